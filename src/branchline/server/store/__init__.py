"""Where everything is kept: one interface, SQLite and PostgreSQL."""

from branchline.server.store.base import Store, StoreDown
from branchline.server.store.opening import open_store
from branchline.server.store.rows import Change, Due, Event, Line, Person, Status, Table, Whole
from branchline.server.store.statements import MissingTable

__all__ = [
    "Change", "Due", "Event", "Line", "MissingTable", "Person", "Status", "Store", "StoreDown", "Table", "Whole",
    "open_store",
]  # fmt: skip
