"""The same doors as for security's tests."""

from tests.server.security.conftest import blank, door, narrow_door

__all__ = ["blank", "door", "narrow_door"]
