"""Points and last move of a table, time for a go, who gave up, what an owner keeps of it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

GAMES = (
    sa.Column("points", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("moved_at", sa.DateTime(timezone=True)),
    sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("go_seconds", sa.Integer),
    sa.Column("at_zero", sa.String(8), nullable=False, server_default="nothing"),
    sa.Column("clocks", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("due_at", sa.DateTime(timezone=True)),
)
SEATS = (
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("wants_end", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen_at", sa.DateTime(timezone=True)),
)


def upgrade() -> None:
    for column in GAMES:
        op.add_column("games", column)
    for column in SEATS:
        op.add_column("seats", column)
    op.create_index("ix_games_due_at", "games", ["due_at"])
    op.execute(
        "UPDATE games SET moved_at = "
        "(SELECT max(created_at) FROM actions WHERE actions.game_id = games.id)"
    )
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("alive_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "kept",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("note", sa.String(500), nullable=False),
        sa.Column("forgotten", sa.Boolean, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.String(128), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for table in ("passes", "kept", "uptime"):
        op.drop_table(table)
    op.drop_index("ix_games_due_at", "games")
    for name in [column.name for column in SEATS]:
        op.drop_column("seats", name)
    for name in [column.name for column in GAMES]:
        op.drop_column("games", name)
