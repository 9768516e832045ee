"""Servers on one database, who is connected to which, and where bots think."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("alive_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "presence",
        _game(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _server(key=True),
    )
    op.create_table("thinking", _game(), _server())


def _game() -> sa.Column[str]:
    to = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(32), to, primary_key=True)


def _server(key: bool = False) -> sa.Column[str]:
    to = sa.ForeignKey("servers.name", ondelete="CASCADE")
    return sa.Column("server", sa.String(16), to, primary_key=key, nullable=False, index=True)


def downgrade() -> None:
    for table in ("thinking", "presence", "servers"):
        op.drop_table(table)
