"""Whether a table gives hints."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("hints", sa.String(8), nullable=False, server_default="alone")
    op.add_column("games", column)


def downgrade() -> None:
    op.drop_column("games", "hints")
