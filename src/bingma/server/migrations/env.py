"""Alembic: brings the database of a server to the present shape; the server runs it by itself."""

from alembic import context

from bingma.server.storage import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
