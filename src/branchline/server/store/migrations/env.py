"""Alembic environment: runs migrations on the connection that the store passes in."""

from __future__ import annotations

from alembic import context

from branchline.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
