"""Answers to information commands: help, hint, why, routes, board, log and rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.boards import Board
from branchline.boards.model import GREY, Route
from branchline.bots import SeatInput
from branchline.bots.explain.explanation import explain, words
from branchline.errors import CodedError
from branchline.game.events import Event
from branchline.game.names import find_city, find_route
from branchline.game.views import View
from branchline.terminal.commands import COMMANDS, command_words, legal_verbs, refusal_of
from branchline.terminal.external_bots import FaultNote
from branchline.terminal.look import Look
from branchline.terminal.menu import cheapest_first
from branchline.terminal.table import kind_name, payment_text, route_groups
from branchline.texts import Texts

# Message id of the help for each kind of action.
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
ADVISER = "racer"  # the bot that gives hints: it is quick, and can explain itself
QUIET = ("turned-up", "claim")  # events that the short log omits as redundant


def possible(board: Board, view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """Help: every kind of action that is legal now with an example, and the terminal's commands."""
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=look.width * 2 // 5)
    grid.add_column()
    actions = view.actions
    for verb in legal_verbs(view):
        some = [action for action in actions if action.split()[0] == verb]
        grid.add_row(Text(f" {texts.written(some[0])}", style="bold"), texts(HELP[verb], number=len(some)))
    words = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    words.add_column(no_wrap=True)
    words.add_column()
    for command, code in COMMANDS.items():
        words.add_row(Text(f" {command_words(command, texts)[0]}", style="bold"), texts(f"{code}.about"))
    return [look.head(texts("head-possible")), grid, look.head(texts("head-commands")), words]


def why(board: Board, view: View, texts: Texts, look: Look, route: str) -> RenderableType:
    """Why a route can't be claimed, or the payments that can claim it."""
    route = find_route(board, route)
    refusal = refusal_of(board, view, route)
    if refusal:
        return Padding(Text(told(texts, refusal)), (0, 0, 0, 1), expand=False)
    ways = [payment_text(texts, look, payment) for payment in cheapest_first(view.payments(route))]
    text = Text(f"{texts('why-possible' if ways else 'why-nothing-against', route=route)} ")
    return Padding(text.append_text(Text("  ").join(ways)), (0, 0, 0, 1), expand=False)


def told(texts: Texts, error: CodedError) -> str:
    """A refusal as a sentence; if both cards and substitutes are missing, it names both."""
    text = texts.refusal(error)
    if error.code == "cards-short" and error.details.get("number"):
        more = texts("refusal-substitutes-short", number=error.details["number"])
        text = f"{text}; {more}"
    return text[:1].upper() + text[1:]


def advice(seen: SeatInput, texts: Texts) -> RenderableType:
    """A hint: what the adviser bot would do in the seat, and why."""
    explained = explain(ADVISER, seen)
    text = Text(texts.written(str(explained.action)), style="bold")
    reasons = " ".join(words(explained, texts))
    return Padding(text.append(f"\n{reasons}", style="not bold"), (0, 0, 0, 1), expand=False)


def all_routes(board: Board, view: View, texts: Texts, look: Look, city: str = "") -> list[RenderableType]:
    """All routes that can be claimed; or all routes of a city, with their owner or why they can't be claimed."""
    if city:
        city = find_city(board, city)
        there = [route for route in board.routes if city in (route.a, route.b)]
        return _route_list(board, view, texts, look, there, reasons=True, title=texts.full_city(city))
    if not view.legal.claims:
        return [Text(f" {texts('routes-none')}")]
    number = sum(len(claims.routes) for claims in view.legal.claims)
    return [look.head(texts("head-routes", number=number)), *route_groups(board, view, texts, look)]


def whole_board(board: Board, view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """Every route with its length, colour and owner."""
    routes = sorted(board.routes, key=lambda route: texts.route(route.id))
    return _route_list(board, view, texts, look, routes, reasons=False)


def rules(board: Board, players: int, texts: Texts, look: Look) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for section in texts.rules(board, players):
        sentences = list(section.sentences)
        if section.points:
            sentences.append(texts("rule-points", values=[f"{length} → {points}" for length, points in section.points]))
        lines += [look.head(section.title), *(Padding(Text(line), (0, 0, 0, 1), expand=False) for line in sentences)]
    note = texts.note(board)
    return [*lines, Padding(Text(note, style="italic"), (0, 0, 0, 1), expand=False)] if note else lines


def sentences(events: Sequence[Event | FaultNote], texts: Texts, seat: int | None, short: bool = False) -> list[str]:
    """Events as a seat may know them. The short form omits redundant events and merges repeated lines."""
    if not short:
        return [texts.event(event.seen_by(seat)) for event in events]
    lines = groupby(texts.event(event.seen_by(seat)) for event in events if event.code not in QUIET)
    counted = [(line, len(list(again))) for line, again in lines]
    return [line if number == 1 else f"{line} (×{number})" for line, number in counted]


def last_moves(events: Sequence[Event | FaultNote], texts: Texts, seat: int | None) -> dict[int, str]:
    """The last thing that each seat did, without the seat's name."""
    moves: dict[int, str] = {}
    for event in reversed(events):
        if event.seat is not None and event.seat not in moves and event.code not in ("last-turns", *QUIET):
            sentence = texts.event(event.seen_by(seat))
            moves[event.seat] = sentence.removeprefix(f"{texts.seat(event.seat)} ")
            if len(moves) == len(texts.names):
                break
    return moves


def _route_list(
    board: Board, view: View, texts: Texts, look: Look, routes: Iterable[Route], reasons: bool, title: str = ""
) -> list[RenderableType]:
    """A table of routes with length, colour and kind, and the owner or why they can't be claimed."""
    owners = {route: seat for seat, seen in enumerate(view.seats) for route in seen.routes}
    cells = []
    for route in routes:
        kind = kind_name(texts, route)
        colour = texts.colour(route.colour)
        chip = Text(f" {colour} ") if route.colour == GREY else look.chip(route.colour, colour)
        state = Text(texts.seat(owners[route.id]), style="bold") if route.id in owners else Text("")
        refusal = refusal_of(board, view, route.id) if reasons and route.id not in owners else None
        if refusal:
            state = Text(told(texts, refusal), style="dim")
        elif reasons and view.payments(route.id):
            state = Text(look.marks["done"], style="green")
        cells.append((Text(f" {texts.route(route.id)}"), str(route.length), chip, Text(kind, style="italic"), state))
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
    return [look.head(title or texts("head-board")), grid]
