"""Python client of the server, for programs that play at its tables: guest, table, turn. It does not load the compiler.

A program takes a seat like this:

    from branchline.client import connect
    with connect("http://127.0.0.1:8421", name="Robo") as me:
        table = me.join("ABC234")
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.client.guest import Guest, connect
    from branchline.client.http_client import Refused, Unreachable
    from branchline.client.table import Table, Turn

__all__ = ["Guest", "Refused", "Table", "Turn", "Unreachable", "connect"]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "guest": "Guest connect",
        "http_client": "Refused Unreachable",
        "table": "Table Turn",
    },
)
