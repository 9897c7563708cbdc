"""A reason for an action, as data: a message catalog turns it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """A message code of the catalog, with its arguments."""

    code: str
    data: Mapping[str, Any]


def reason(code: str, **data: Any) -> Reason:
    return Reason(code, data)
