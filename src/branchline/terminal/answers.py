"""What a player asks for without playing: what is possible, why not, all lanes, the rules, the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.boards import Board
from branchline.boards.model import GREY, Lane
from branchline.bots import Seen
from branchline.bots.explain.explanation import explain, words
from branchline.errors import CodedError
from branchline.game.events import Event
from branchline.game.names import find_city, find_lane
from branchline.game.views import View
from branchline.terminal.commands import COMMANDS, command_words, legal_verbs, refusal_of
from branchline.terminal.external_bots import FaultNote
from branchline.terminal.look import Look
from branchline.terminal.table import lane_groups, payment_text
from branchline.texts import Texts

# What each kind of action does, beside an example that is possible now.
HELP = {
    "take": "help-take",
    "draw": "help-draw",
    "tickets": "help-tickets",
    "keep": "help-keep",
    "claim": "help-claim",
    "station": "help-station",
    "pay": "help-pay",
    "decline": "help-decline",
    "give": "help-give",
    "pass": "help-pass",
}
ADVISER = "racer"  # gives hints: it is quick, and can say why
QUIET = ("turned-up", "claim")  # the short log leaves these out: that a lane is paid for, its trains tell


def possible(board: Board, view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """Every kind of action that is possible now with an example, and the terminal's own words."""
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=look.width * 2 // 5)
    grid.add_column()
    actions = view.actions
    for verb in legal_verbs(view):
        some = [action for action in actions if action.split()[0] == verb]
        grid.add_row(Text(f" {some[0]}", style="bold"), texts(HELP[verb], number=len(some)))
    words = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    words.add_column(no_wrap=True)
    words.add_column()
    for command, code in COMMANDS.items():
        words.add_row(Text(f" {command_words(command, texts)[0]}", style="bold"), texts(f"{code}.about"))
    return [look.head(texts("head-possible")), grid, look.head(texts("head-commands")), words]


def why(board: Board, view: View, texts: Texts, look: Look, lane: str) -> RenderableType:
    """Why a lane can't be claimed, or how it can."""
    lane = find_lane(board, lane)
    refusal = refusal_of(board, view, lane)
    if refusal:
        return Padding(Text(told(texts, refusal)), (0, 0, 0, 1), expand=False)
    ways = [payment_text(texts, look, payment) for payment in view.payments(lane)]
    text = Text(f"{texts('why-possible' if ways else 'why-nothing-against', lane=lane)} ")
    return Padding(text.append_text(Text("  ").join(ways)), (0, 0, 0, 1), expand=False)


def told(texts: Texts, error: CodedError) -> str:
    """A refusal, with both halves where cards and substitutes are missing."""
    text = texts.refusal(error)
    if error.code == "cards-short" and error.details.get("number"):
        more = texts("refusal-substitutes-short", number=error.details["number"])
        text = f"{text}; {more}"
    return text[:1].upper() + text[1:]


def advice(seen: Seen, texts: Texts) -> RenderableType:
    """What a racer would do in the seat's place, and why."""
    explained = explain(ADVISER, seen)
    text = Text(str(explained.action), style="bold")
    reasons = " ".join(words(explained, texts))
    return Padding(text.append(f"\n{reasons}", style="not bold"), (0, 0, 0, 1), expand=False)


def all_lanes(board: Board, view: View, texts: Texts, look: Look, city: str = "") -> list[RenderableType]:
    """The lanes that can be claimed, all of them; or those of a city, with whose they are or why not."""
    if city:
        city = find_city(board, city)
        there = [lane for lane in board.lanes if city in (lane.a, lane.b)]
        return _lane_list(board, view, texts, look, there, reasons=True)
    if not view.legal.claims:
        return [Text(f" {texts('lanes-none')}")]
    number = sum(len(claims.lanes) for claims in view.legal.claims)
    return [look.head(texts("head-lanes", number=number)), *lane_groups(board, view, texts, look)]


def whole_board(board: Board, view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """Every lane with its length, colour and owner."""
    lanes = sorted(board.lanes, key=lambda lane: texts.lane(lane.id))
    return _lane_list(board, view, texts, look, lanes, reasons=False)


def rules(board: Board, players: int, texts: Texts, look: Look) -> list[RenderableType]:
    lines: list[RenderableType] = [look.head(texts.title(board))]
    lines += [Padding(Text(line), (0, 0, 0, 1), expand=False) for line in texts.rules(board, players)]
    note = texts.note(board)
    return [*lines, Padding(Text(note, style="italic"), (0, 0, 0, 1), expand=False)] if note else lines


def sentences(events: Sequence[Event | FaultNote], texts: Texts, seat: int | None, short: bool = False) -> list[str]:
    """Events as a seat may know them; in short, without those that go without saying, and the same twice as one."""
    if not short:
        return [texts.event(event.seen_by(seat)) for event in events]
    lines = groupby(texts.event(event.seen_by(seat)) for event in events if event.code not in QUIET)
    counted = [(line, len(list(again))) for line, again in lines]
    return [line if number == 1 else f"{line} (×{number})" for line, number in counted]


def last_deeds(events: Sequence[Event | FaultNote], texts: Texts, seat: int | None) -> dict[int, str]:
    """The last thing that each seat did, without its name."""
    deeds: dict[int, str] = {}
    for event in reversed(events):
        if event.seat is not None and event.seat not in deeds and event.code not in ("last-turns", *QUIET):
            sentence = texts.event(event.seen_by(seat))
            deeds[event.seat] = sentence.removeprefix(f"{texts.seat(event.seat)} ")
            if len(deeds) == len(texts.names):
                break
    return deeds


def _lane_list(
    board: Board, view: View, texts: Texts, look: Look, lanes: Iterable[Lane], reasons: bool
) -> list[RenderableType]:
    """Lanes with their length, colour and kind; then the owner, or why they can't be claimed."""
    owners = {lane: seat for seat, seen in enumerate(view.seats) for lane in seen.lanes}
    cells = []
    for lane in lanes:
        kind = texts("lane-tunnel") if lane.tunnel else texts("lane-ferry") if lane.symbols else ""
        colour = texts.colour(lane.colour)
        chip = Text(f" {colour} ") if lane.colour == GREY else look.chip(lane.colour, colour)
        state = Text(texts.seat(owners[lane.id]), style="bold") if lane.id in owners else Text("")
        refusal = refusal_of(board, view, lane.id) if reasons and lane.id not in owners else None
        if refusal:
            state = Text(told(texts, refusal), style="dim")
        elif reasons and view.payments(lane.id):
            state = Text(look.marks["done"], style="green")
        cells.append((Text(f" {texts.lane(lane.id)}"), str(lane.length), chip, Text(kind, style="italic"), state))
    columns = 2 if look.wide and not reasons else 1
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=True, overflow="ellipsis")
        grid.add_column(justify="right")
        for _ in range(3):
            grid.add_column(no_wrap=True, overflow="ellipsis")
    half = -(-len(cells) // columns)
    for i in range(half):
        grid.add_row(*(cell for entry in cells[i::half] for cell in entry))
    return [look.head(texts("head-board")), grid]
