"""Lists of tables and people for administrators: as grids and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from branchline._util import printable
from branchline._util.command_line import printable_json
from branchline.server.base.quotas import ADDRESS, NETWORK, PERSON_PREFIX
from branchline.server.store import AuditEntry, Person, Status, Table
from branchline.server.store.account_statements import AccountListing
from branchline.texts import Texts

STATUS_TEXTS = {
    Status.OPEN: "admin-status-open",
    Status.RUNNING: "admin-status-running",
    Status.OVER: "admin-status-over",
    Status.GONE: "admin-status-gone",
}
PACE_TEXTS = {"none": "admin-pace-none", "live": "admin-pace-live", "days": "admin-pace-days"}
TABLE_HEADS = (
    *("admin-head-table", "admin-head-board", "admin-head-seats", "admin-head-status", "admin-head-pace"),
    *("admin-head-version", "admin-head-touched"),
)
PERSON_HEADS = (
    *("admin-head-person", "admin-head-name", "admin-head-language", "admin-head-tables", "admin-head-created"),
    *("admin-head-seen", "admin-head-banned"),
)
ACCOUNT_HEADS = (*("admin-head-person", "admin-head-name", "admin-head-ways", "admin-head-created", "admin-head-seen"),)
QUOTAS = {PERSON_PREFIX: "person", ADDRESS: "address", NETWORK: "network"}
USAGE_HEADS = ("admin-head-who", "admin-head-kind", "admin-head-megabytes")
AUDIT_HEADS = (
    *("admin-head-at", "admin-head-who", "admin-head-action", "admin-head-table", "admin-head-to"),
    "admin-head-details",
)
WIDTHS = {  # minimum column widths on narrow terminals; a date takes ten columns
    "admin-head-seats": 12,
    **dict.fromkeys(("admin-head-touched", "admin-head-created", "admin-head-seen"), 10),
}
FREE, UNKNOWN = "–", "?"


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, a bot or nobody."""

    name: str | None = None
    person: str | None = None
    bot: str | None = None


class TableListing(msgspec.Struct, frozen=True):
    """A table and its seats; None if its summary can't be read."""

    table: Table
    seats: tuple[Seat, ...] | None


class _Who(msgspec.Struct, frozen=True):
    """The part of a table's summary that lists need."""

    names: tuple[str | None, ...] = ()
    people: tuple[str | None, ...] = ()
    bots: tuple[str | None, ...] = ()


def list_tables(found: Sequence[Table]) -> list[TableListing]:
    """Tables with their seats, from the summaries alone: no log is read and no game replayed."""
    return [TableListing(row, _seats(row)) for row in found]


def tables_grid(found: Sequence[TableListing], texts: Texts) -> Grid:
    grid = _grid(texts, TABLE_HEADS)
    for one in found:
        row = one.table
        grid.add_row(
            printable(row.id),
            printable(row.board),
            _names(one.seats, texts),
            texts(STATUS_TEXTS[row.status]),
            texts(PACE_TEXTS[row.pace]) if row.pace in PACE_TEXTS else printable(row.pace),
            str(row.version),
            _time(row.touched),
        )
    return grid


def people_grid(found: Sequence[tuple[Person, int]], texts: Texts) -> Grid:
    grid = _grid(texts, PERSON_HEADS)
    for person, number in found:
        banned = texts("admin-banned-mark") if person.banned else ""
        times = _time(person.created), _time(person.seen)
        grid.add_row(
            printable(person.id), printable(person.name), printable(person.language), str(number), *times, banned
        )
    return grid


def accounts_grid(found: Sequence[AccountListing], texts: Texts) -> Grid:
    grid = _grid(texts, ACCOUNT_HEADS)
    for one in found:
        ways = (texts("admin-password"),) * one.password + (texts("admin-passkeys", number=one.passkeys),) * bool(
            one.passkeys
        )
        grid.add_row(printable(one.id), printable(one.name), ", ".join(ways), _time(one.created), _time(one.seen))
    return grid


def accounts_json(found: Sequence[AccountListing]) -> str:
    return _json({"accounts": [msgspec.structs.asdict(one) for one in found]})


_USAGE_KINDS = {
    "person": "admin-usage-person",
    "address": "admin-usage-address",
    "network": "admin-usage-network",
}


def usage_grid(found: Sequence[tuple[str, int]], texts: Texts) -> Grid:
    """Who has stored how much; the name of a quota says whether it is a person's, an address's or a network's."""
    grid = _grid(texts, USAGE_HEADS)
    for name, size in found:
        kind, who = _quota(name)
        grid.add_row(printable(who), texts(_USAGE_KINDS[kind]), f"{size / 1_000_000:.2f}")
    return grid


def usage_json(found: Sequence[tuple[str, int]]) -> str:
    entries = [(*_quota(name), size) for name, size in found]
    return _json({"usage": [{kind: who, "bytes": size} for kind, who, size in entries]})


def _quota(name: str) -> tuple[str, str]:
    """Whose quota it is, a person's, an address's or a network's, and their name."""
    return QUOTAS[name[:2]], name[2:]


def audit_grid(found: Sequence[AuditEntry], names: Mapping[str, str], texts: Texts) -> Grid:
    grid = _grid(texts, AUDIT_HEADS)
    for entry in found:
        who = printable(entry.operator) if entry.operator is not None else _person(entry.actor, names)
        cells = entry.action, entry.table or "", _person(entry.person, names), entry.details
        grid.add_row(_time(entry.at), who, *map(printable, cells))
    return grid


def _person(person: str | None, names: Mapping[str, str]) -> str:
    """A person's name and id, as far as they are still known."""
    if person is None:
        return ""
    return printable(f"{names[person]} ({person})" if person in names else person)


def audit_json(found: Sequence[AuditEntry], names: Mapping[str, str]) -> str:
    return _json({"entries": [msgspec.structs.asdict(entry) for entry in found], "names": names})


def tables_json(found: Sequence[TableListing]) -> str:
    """All columns except the secrets."""
    return _json({"tables": [_table(one) for one in found]})


def people_json(found: Sequence[tuple[Person, int]]) -> str:
    return _json({"people": [msgspec.structs.asdict(person) | {"tables": number} for person, number in found]})


def _grid(texts: Texts, heads: Sequence[str]) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for head in heads:
        grid.add_column(texts(head), no_wrap=head == heads[0], min_width=WIDTHS.get(head), overflow="fold")
    return grid


def _seats(row: Table) -> tuple[Seat, ...] | None:
    try:
        who = msgspec.json.decode(row.summary, type=_Who)
        seats = [*zip(who.names, who.people, who.bots or [None] * len(who.names), strict=True)]
    except (msgspec.DecodeError, ValueError):
        return None
    # In older summaries, the name of a bot is its level.
    return tuple(
        Seat(bot=name) if person is None and bot is None and name is not None else Seat(name, person, bot)
        for name, person, bot in seats
    )


def _names(seats: Sequence[Seat] | None, texts: Texts) -> str:
    return ", ".join(_name(seat, texts) for seat in seats) if seats is not None else UNKNOWN


def _name(seat: Seat, texts: Texts) -> str:
    if seat.bot is not None:
        bot = texts("admin-bot", text=seat.bot)
        return f"{printable(seat.name)} ({bot})" if seat.name is not None else bot
    return printable(seat.name) if seat.name is not None else FREE


def _time(seconds: float) -> str:
    """A timestamp in the local time zone."""
    try:
        return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):  # not a valid time
        return UNKNOWN


def _table(one: TableListing) -> dict[str, object]:
    row = msgspec.structs.asdict(one.table)
    del row["secret"], row["summary"]
    return row | {"seats": one.seats}


def _json(what: object) -> str:
    return printable_json(msgspec.json.encode(what).decode())
