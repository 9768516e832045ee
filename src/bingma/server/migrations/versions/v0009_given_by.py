"""Who gave a seat to a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("given_by", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "given_by")
