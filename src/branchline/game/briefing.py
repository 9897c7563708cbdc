"""Text prompts for language models: the board, what a seat knows and what it may do, in words and in the notation.

Everything comes from the board and the seat's view, so a prompt can't tell more than the seat may know. Cities, routes
and tickets have the ids that actions use. The language is English, as in the notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from branchline.boards import Board
from branchline.boards.model import GREY, Route
from branchline.game.actions import Cards
from branchline.game.views import Legal, SeatView, View
from branchline.texts import Texts

LEGAL = "Legal actions (where braces list choices, write one of them, without the braces):"
CLOSED = "double-closed"  # the refusal code of a twin route that few players can't use
HOW_TO_ANSWER = "Answer with one of the actions above, exactly as written, alone on the last line."


def rules_text(board: Board, players: int) -> str:
    """The rules of a board for a number of players, as players read them."""
    parts = Texts("en", board).rules(board, players)
    return "\n\n".join("\n".join((f"## {part.title}", *part.sentences)) for part in parts)


def board_text(board: Board) -> str:
    """Everything printed on a board: every route with its cost, and every ticket."""
    points = ", ".join(f"{length}: {value}" for length, value in enumerate(board.rules.points) if value)
    lines = [
        f"# The board: {board.title}",
        "A route is named by its two ends, as in a/b; a/b:2 is the second route between the same ends.",
        f"Points of a route by its length: {points}.",
        "",
        "## Routes",
        *(f"{route.id}: {route_text(route)}" for route in sorted(board.routes, key=lambda route: route.id)),
        "",
        "## Tickets",
        *(f"{ticket.id}: {ticket.points} points{', long' * ticket.long}" for ticket in board.tickets),
    ]
    if board.countries:
        cards = (f"{each.id}: {', '.join(map(str, each.cards))}" for each in board.countries)
        lines += ["", "## Country cards, the top card first", *cards]
    return "\n".join(lines)


def route_text(route: Route) -> str:
    """What a route costs, as in "4 blue, tunnel"."""
    colour = "of any one colour" if route.colour == GREY else route.colour
    parts = [f"{route.length} {colour}"]
    if route.tunnel:
        parts.append("tunnel")
    if route.symbols:
        parts.append(f"ferry, at least {route.symbols} locomotive{'s' * (route.symbols > 1)}")
    if route.any_cards:
        parts.append(f"{route.any_cards} cards of any kind pay for one space")
    return ", ".join(parts)


def view_text(board: Board, view: View, names: Sequence[str] = ()) -> str:
    """The position as a seat, or a spectator, knows it. `names` are the players' names by seat."""
    return "\n".join(_position(board, view, names))


def actions_text(view: View) -> str:
    """The legal actions. Actions that differ only in one part stand in one line, with that part's choices in braces."""
    return "\n".join((LEGAL, *_actions(view.legal, tuple(ticket.ticket for ticket in view.offer))))


def prompt(board: Board, view: View, names: Sequence[str] = ()) -> str:
    """A whole prompt for one decision: rules, board, position, legal actions, and how to answer."""
    parts = (
        f"You are playing a railway board game, in seat {view.seat}. You want to win.",
        f"# Rules\n\n{rules_text(board, len(view.seats))}",
        board_text(board),
        view_text(board, view, names),
        actions_text(view),
        HOW_TO_ANSWER,
    )
    return "\n\n".join(parts)


def _position(board: Board, view: View, names: Sequence[str]) -> Iterator[str]:
    yield "# The position"
    if view.phase == "over":
        yield f"The game is over. {_winners(view, names)}"
    else:
        yield f"To act: {', '.join(_name(seat, view, names) for seat in view.actors)}. Phase: {view.phase}."
    if view.final_turns is not None and view.phase != "over":
        yield f"The last turns have begun: {view.final_turns} left."
    yield f"Face-up cards: {_listed(card or 'an empty place' for card in view.face_up)}."
    yield f"Deck: {view.deck} cards. Discards: {_cards(view.discards)}. Tickets to draw: {sum(view.tickets_left)}."
    if view.seat is not None:
        yield f"Your hand: {_cards(view.hand)}."
        for title, tickets in (("Your tickets", view.tickets), ("Tickets offered to you", view.offer)):
            if tickets:
                held = (f"{each.ticket} ({_points(board, each.ticket)}, {each.state})" for each in tickets)
                yield f"{title}: {_listed(held)}."
    if view.laid is not None:
        yield from _laid(view)
    closed = [route for refused in view.refused if refused.code == CLOSED for route in refused.routes]
    if closed:
        yield f"Closed because their twin is taken: {_listed(closed)}."
    for seat, public in enumerate(view.seats):
        yield f"{_name(seat, view, names)}: {_seat(public)}"
    for seat, score in enumerate(view.scores):
        yield f"Final score of {_name(seat, view, names)}: {score.total} points."


def _laid(view: View) -> Iterator[str]:
    laid = view.laid
    assert laid is not None
    yield f"On the table for {laid.route}: {_cards(laid.cards)}."
    if laid.turned_up:
        yield f"Turned up for the tunnel: {_cards(laid.turned_up)}; extra cards to pay: {laid.owed}."
    if laid.to_give:
        yield f"Substitutes still to give: {laid.to_give}."


def _seat(seat: SeatView) -> str:
    parts = [
        f"{seat.points} points from routes",
        f"{seat.trains} trains left",
        f"{seat.cards} cards{f' (known: {_cards(seat.known)})' if seat.known else ''}",
        f"{seat.tickets} tickets",
        f"longest path {seat.path}",
    ]
    if seat.stations_left or seat.stations:
        parts.append(f"{seat.stations_left} stations left")
    if seat.stations:
        parts.append(f"stations at {_listed(seat.stations)}")
    if seat.countries:
        cards = (f"{country} {'+'.join(map(str, values))}" for country, values in seat.countries.items())
        parts.append(f"country cards {_listed(cards)}")
    parts.append(f"routes {_listed(seat.routes)}" if seat.routes else "no routes")
    return f"{'; '.join(parts)}."


def _actions(legal: Legal, offer: tuple[str, ...]) -> Iterator[str]:
    """One line for each family of actions. Expanding the braces gives exactly the texts of the legal actions."""
    simple = Legal(draw=legal.draw, tickets=legal.tickets, decline=legal.decline, keep=legal.keep, pass_=legal.pass_)
    yield from (f"- {text}" for text in simple.texts(offer))
    for verb, choices in (("take", legal.take), ("give", legal.give), ("pay", legal.pay)):
        if choices:
            yield f"- {verb} {_braces(choices)}"
    if legal.stations is not None:
        yield f"- station {_braces(legal.stations.cities)} {_braces(legal.stations.payments)}"
    for claims in legal.claims:
        yield f"- claim {_braces(claims.routes)} {_braces(claims.payments)}"


def _braces(choices: Sequence[str]) -> str:
    return choices[0] if len(choices) == 1 else f"{{{' | '.join(choices)}}}"


def _winners(view: View, names: Sequence[str]) -> str:
    return f"Winners: {', '.join(_name(seat, view, names) for seat in view.winners)}."


def _name(seat: int, view: View, names: Sequence[str]) -> str:
    name = f" {names[seat]}" if seat < len(names) and names[seat] else ""
    return f"seat {seat}{name}{' (you)' if seat == view.seat else ''}"


def _points(board: Board, ticket: str) -> str:
    return f"{board.tickets[board.ticket_index[ticket]].points} points"


def _cards(cards: Cards) -> str:
    return _listed(f"{number} {card}" for card, number in cards.items()) if cards else "none"


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)
