"""Persistent storage: one interface, implemented for SQLite and PostgreSQL."""

from branchline.server.store.base import Store, StoreDown
from branchline.server.store.opening import open_store
from branchline.server.store.rows import Change, Due, Event, Line, Person, Status, Table, TableExport
from branchline.server.store.statements import MissingTable

__all__ = [
    "Change", "Due", "Event", "Line", "MissingTable", "Person", "Status", "Store", "StoreDown", "Table", "TableExport",
    "open_store",
]  # fmt: skip
