"""Whether a table is played beside a real box."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", column)


def downgrade() -> None:
    op.drop_column("games", "companion")
