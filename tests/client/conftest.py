"""The same servers as in tests/server."""

from tests.server.conftest import loop, postgres, server, valkey

__all__ = ["loop", "postgres", "server", "valkey"]
