"""How a table was dealt, to be told to everybody at it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("dealt", sa.String(8), nullable=False, server_default="server")
    op.add_column("games", column)
    op.execute("UPDATE games SET dealt = 'record' WHERE kind <> 'table' OR companion")


def downgrade() -> None:
    op.drop_column("games", "dealt")
