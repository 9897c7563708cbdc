"""The same servers in this process as in tests/server/security."""

from tests.server.security.conftest import local_server, rate_limited_server

__all__ = ["local_server", "rate_limited_server"]
