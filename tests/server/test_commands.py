"""Commands and events as they are declared: each is in its union, is decided, and shows what may be known of it."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest

from branchline.server.table import state
from branchline.server.table.commands import decide, event_type
from branchline.server.table.state import Body
from branchline.server.wire import Command, LogEntry, SeatBot, StandIn, commands, kind_of
from branchline.server.wire.terms import seat_of

COMMANDS: tuple[type[Command], ...] = get_args(Command)
EVENTS: tuple[type[Body], ...] = get_args(Body)
SERVERS_OWN = (state.Made, state.Reassigned, state.Gone)  # events that no command causes
NOT_SHOWN = (
    "person",
    "nonce",
    "actions",
    "outcomes",
    "table",
    "code",
    "settings",
    "digest",
    "commitment",
    "people",
    "declines",
    "account",
    "salt",
    "seal",
    "erased",
    "seats",
)


def test_every_command_and_every_event_is_in_its_union() -> None:
    assert set(COMMANDS) == set(commands._Command.__subclasses__())
    assert set(EVENTS) == set(state._Event.__subclasses__())
    for union in (COMMANDS, EVENTS):
        assert len({kind_of(kind) for kind in union}) == len(union)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_decided(command: type[Command]) -> None:
    assert decide.dispatch(command) is not decide.dispatch(object)
    assert event_type(command) in EVENTS


def test_every_event_has_a_command_unless_it_is_the_servers_own() -> None:
    assert {*map(event_type, COMMANDS), *SERVERS_OWN} == set(EVENTS)


@pytest.mark.parametrize("command", COMMANDS)
def test_command_and_event_are_about_the_same(command: type[Command]) -> None:
    """The checker compares what was sent with what was logged by the names of the fields."""
    missing = {*command.__struct_fields__} - {*event_type(command).__struct_fields__} - {"move_id", "seen", "code"}
    assert missing == ({"level"} if command is SeatBot else set())


@pytest.mark.parametrize("event", EVENTS)
def test_a_log_entry_shows_only_what_is_public(event: type[Body]) -> None:
    shown = {*event.__struct_fields__} & {*LogEntry.__struct_fields__}
    assert {*event.__struct_fields__} - shown <= {*NOT_SHOWN}
    entry = get_type_hints(LogEntry)
    for field in msgspec.structs.fields(event):
        if field.name in shown:
            assert field.type in (entry[field.name], *get_args(entry[field.name])), (event, field.name)


def test_only_events_that_may_follow_have_stages() -> None:
    assert [event for event in EVENTS if not event.stages] == [state.Made]


def test_the_seat_of_a_command() -> None:
    assert [seat_of(each) for each in (StandIn("m", 3), state.Left(2), state.Gone())] == [3, 2, None]
