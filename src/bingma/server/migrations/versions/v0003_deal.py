"""The seed of the set-up apart from that of the draws, and when it is in the game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("deal", sa.BigInteger))
    op.add_column("games", sa.Column("moment", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("games", "moment")
    op.drop_column("games", "deal")
