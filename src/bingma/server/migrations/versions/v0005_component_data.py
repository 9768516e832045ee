"""The component data of a table that is not played with what comes with the game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("component_data", sa.JSON))


def downgrade() -> None:
    op.drop_column("games", "component_data")
