"""Renders a seat's view as the table screen (rich). What matters most is nearest to the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.boards import Board, Route
from branchline.game.actions import parse_cards
from branchline.game.shortest_path import shortest_path
from branchline.game.views import HeldTicket, View
from branchline.terminal import menu
from branchline.terminal.look import Look, cards_chips, flow, labelled, price, side_by_side
from branchline.texts import Texts

INDENT = 9  # minimum column where the chips of the face-up cards and the hand begin
FEWEST = 3  # minimum number of lines for the log and for the routes
MOST_ROUTES = 12  # maximum number of lines
STATE_WIDTH = 19  # columns for the state of a ticket
MANY_TICKETS = 6  # more are shown in two columns
STATE_STYLES = {"done": "green", "open": "", "lost": "red"}
STATES = {"done": "ticket-done", "open": "ticket-open", "lost": "ticket-lost"}


def table(
    board: Board, view: View, texts: Texts, look: Look, log: Sequence[str] = (), moves: Mapping[int, str] | None = None
) -> RenderableType:
    """Everything a player needs for a decision. `log` is what happened, `moves` the last move of each seat."""
    left = look.width * 11 // 20 if look.wide else look.width
    used = 12 + len(view.seats) + (0 if look.wide else len(view.tickets) + 1)
    rest = max(look.lines - used, 2 * FEWEST)
    story = _log(log, texts, look, left, max(FEWEST, min(len(log), rest // 2)))
    players = [*_players(board, view, texts, look, left, moves or {}), *story]
    routes = _routes(board, view, texts, look, max(FEWEST, min(MOST_ROUTES, rest - len(story))))
    tickets = _tickets(board, view, texts, look, look.width - left - 2 if look.wide else look.width)
    parts: list[RenderableType] = [_title(board, view, texts, look)]
    if look.wide:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(width=left)
        grid.add_column(ratio=1)
        grid.add_row(Group(*players), Group(*tickets))
        parts += [grid, *routes]
    else:
        parts += [*players, *routes, *tickets]
    return Group(
        *parts, *_offer(board, view, texts, look), *_face_up_cards(view, texts, look), *_hand(view, texts, look)
    )


def prompt(view: View, texts: Texts) -> str:
    """The question to the player for the current phase."""
    code = "prompt-" + view.phase
    laid = view.laid
    return texts(
        code,
        seat=view.turn,
        least=view.legal.keep,
        offered=len(view.offer),
        route=laid.route if laid else None,
        owed=laid.owed if laid else 0,
        to_give=laid.to_give if laid else 0,
    )


def payment_text(texts: Texts, look: Look, payment: str) -> Text:
    """A payment such as `with 3 red 1 locomotive for 2` as chips."""
    cards, _, swaps = payment.removeprefix("with ").partition("for ")
    text = price(look, texts, parse_cards(cards)) if cards.strip() else Text()
    if swaps:
        text.append(" " * bool(text) + texts("price-substitutes", number=int(swaps)))
    return text


def route_groups(board: Board, view: View, texts: Texts, look: Look, most: int | None = None) -> list[Text]:
    """Routes that can be claimed, grouped by price, in at most `most` lines plus one for how many are left out."""
    wanted = menu.wanted_routes(board, view)
    found = menu.groups(board, view, wanted)
    heads = [_group_head(board, group, texts, look) for group in found[:most]]
    indent = max((head.cell_len for head in heads), default=0) + 1
    lines: list[Text] = []
    shown = 0
    for head, group in zip(heads, found, strict=False):
        names = [_route_name(texts, look, number, route, route in wanted) for number, route in group.routes]
        rows = side_by_side(names, look.width, "  ", indent)
        if most is not None and len(lines) + len(rows) > most and lines:
            break
        rows = rows if most is None else rows[:most]
        head.pad_right(indent - head.cell_len)
        for i, row in enumerate(rows):
            start = head if i == 0 else Text(" " * indent)
            lines.append(Text.assemble(start, Text("  ").join(row), no_wrap=True, overflow="ellipsis"))
            shown += len(row)
    rest = sum(len(group.routes) for group in found) - shown
    if rest > 0:
        lines.append(Text(f" {texts('routes-more', number=rest)}", style="dim"))
    return lines


def _title(board: Board, view: View, texts: Texts, look: Look) -> Text:
    text = look.head(texts.title(board))
    if view.final_turns is not None and view.phase != "over":
        banner = f" {texts('last-turns-banner', number=view.final_turns)} "
        text = look.head(texts.title(board), look.width - cell_len(banner) - 1)
        text.append(" ").append(banner, style="bold reverse")
    return text


def _players(
    board: Board, view: View, texts: Texts, look: Look, width: int, moves: Mapping[int, str]
) -> list[RenderableType]:
    """One line per seat, in playing order."""
    rules = board.rules
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", width=width)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=18)
    columns = ["head-cards", "head-trains", "head-points", "head-tickets"]
    columns += ["head-path"] * (rules.longest_path > 0 and view.longest_path)
    columns += ["head-stations"] * bool(rules.station_costs) + ["head-countries"] * bool(board.countries)
    for column in columns:
        grid.add_column(texts(column), justify="right", no_wrap=True)
    grid.add_column("", ratio=1, no_wrap=True, overflow="ellipsis", style="dim")
    for seat, seen in enumerate(view.seats):
        acting = seat in view.actors
        name = f" {look.marks['turn'] if acting else ' '} {texts.seat(seat)}"
        values = {
            "head-cards": seen.cards,
            "head-trains": seen.trains,
            "head-points": seen.points,
            "head-tickets": seen.tickets,
            "head-path": seen.path,
            "head-stations": seen.stations_left,
            "head-countries": sum(sum(values) for values in seen.countries.values()),
        }
        cells = [str(values[column]) for column in columns]
        grid.add_row(Text(name, style="bold" if acting else ""), *cells, moves.get(seat, "") if look.wide else "")
    return [grid]


def _log(log: Sequence[str], texts: Texts, look: Look, width: int, most: int) -> list[RenderableType]:
    """The latest log entries, in about `most` lines."""
    shown_lines: list[RenderableType] = []
    for line in reversed(log):
        most -= 1 + cell_len(line) // (width - 1)
        if shown_lines and most < 0:
            break
        shown_lines.insert(0, Padding(Text(line), (0, 0, 0, 1), expand=False))
    return [look.head(texts("head-log"), width), *shown_lines] if shown_lines else []


def _routes(board: Board, view: View, texts: Texts, look: Look, most: int) -> list[RenderableType]:
    if not view.legal.claims:
        return []
    number = sum(len(claims.routes) for claims in view.legal.claims)
    return [look.head(texts("head-routes", number=number)), *route_groups(board, view, texts, look, most)]


def _group_head(board: Board, group: menu.Group, texts: Texts, look: Look) -> Text:
    """The points and the price of a group of routes."""
    route = board.routes[board.route_index[group.routes[0][1]]]
    text = Text(f" {texts('route-points', points=group.points):>6} ")
    text.append_text(payment_text(texts, look, menu.cheapest_first(group.claims.payments)[0]))
    if len(group.claims.payments) > 1:
        text.append(f" (+{len(group.claims.payments) - 1})", style="dim")
    if kind := kind_name(texts, route):
        text.append(f" {kind}", style="italic")
    return text


def kind_name(texts: Texts, route: Route) -> str:
    """What is special about a route, in a word; empty for a plain one."""
    return texts("route-tunnel") if route.tunnel else texts("route-ferry") if route.symbols else ""


def _route_name(texts: Texts, look: Look, number: int, route: str, wanted: bool) -> Text:
    text = Text(f"{number} ", style="cyan")
    text.append(texts.route(route), style="not dim default bold" if wanted else "default")
    if wanted:
        text.append(look.marks["wanted"], style="bold yellow")
    return text


def _tickets(board: Board, view: View, texts: Texts, look: Look, width: int) -> list[RenderableType]:
    """The tickets that the seat holds, open ones first; at the start those that it has chosen."""
    if not view.tickets and not view.chosen:
        return []
    order = ("open", "done", "lost")
    held = sorted(view.tickets, key=lambda ticket: order.index(ticket.state))
    held = held or [HeldTicket(ticket, "open") for ticket in view.chosen]
    columns = 2 if len(held) > MANY_TICKETS and width >= 76 else 1
    each = width // columns
    lines = [ticket_line(board, view, ticket, texts, look, each) for ticket in held]
    half = -(-len(lines) // columns)
    rows = []
    for i in range(half):
        row = Text(no_wrap=True, overflow="ellipsis")
        for line in lines[i::half]:
            line.truncate(each - 1, overflow="ellipsis")
            line.pad_right(each - line.cell_len)
            row.append_text(line)
        row.rstrip()
        rows.append(row)
    return [look.head(texts("head-own-tickets"), width), *rows]


def ticket_line(
    board: Board, view: View, held: HeldTicket, texts: Texts, look: Look, width: int, number: int | None = None
) -> Text:
    """A ticket with its points and state; for an open one, how many trains its shortest path still needs."""
    ticket = board.tickets[board.ticket_index[held.ticket]]
    state = texts(STATES[held.state])
    if held.state == "open" and view.phase != "over":
        path = shortest_path(board, view, ticket.a, ticket.b)
        if path:
            state = texts("ticket-way" if number is None else "offer-way", trains=path.trains)
    label = f" {look.marks[held.state]} " if number is None else f" {number} "
    name = texts.ticket(held.ticket) + (f" ({texts('ticket-long')})" if ticket.long else "")
    text = Text(label, style=STATE_STYLES[held.state] if number is None else "cyan")
    name_width = max(10, min(36, width - cell_len(label) - STATE_WIDTH - 6))
    name_text = Text(name, style="default")
    name_text.truncate(name_width, overflow="ellipsis")
    name_text.pad_right(name_width - name_text.cell_len)
    text.append_text(name_text)
    text.append(f"{ticket.points:>4}  ", style="bold default")
    text.append(state, style=STATE_STYLES[held.state] or "dim")
    return text


def _offer(board: Board, view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """The numbered choices: offered tickets, payments for a tunnel, or substitutes."""
    if view.offer and not view.chosen:
        lines = [ticket_line(board, view, held, texts, look, look.width, i) for i, held in enumerate(view.offer, 1)]
        return [look.head(texts("head-offer")), *lines]
    if view.laid is None:
        return []
    options = menu.numbered(board, view) if view.legal.pay or view.legal.decline or view.legal.give else {}
    title = texts("head-laid", route=view.laid.route)
    return [look.head(title), *option_lines(options, texts, look)]


def option_lines(options: Mapping[int, str], texts: Texts, look: Look) -> list[Text]:
    """Numbered actions, one per line."""
    lines = []
    for number, action in options.items():
        text = Text(f" {number} ", style="cyan", no_wrap=True, overflow="ellipsis")
        verb, _, rest = action.partition(" ")
        text.append(f"{texts.verb(verb)} ", style="default")
        if verb in ("claim", "station"):
            place, _, payment = rest.partition(" ")
            text.append(f"{texts.route(place) if verb == 'claim' else texts.city(place)} ", style="default")
            text.append_text(payment_text(texts, look, payment))
        elif verb in ("pay", "give") and rest:
            text.append_text(price(look, texts, parse_cards(rest)))
        lines.append(text)
    return lines


def _face_up_cards(view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """The face-up cards with their numbers, and the sizes of the decks."""
    label = texts("label-face-up")
    indent = _indent(texts)
    chips = [
        look.chip(card, f"{slot} {texts.colour(card)}") if card else Text(look.marks["gap"])
        for slot, card in enumerate(view.face_up, start=1)
    ]
    decks = texts("decks", deck=view.deck, discards=sum(view.discards.values()), left=sum(view.tickets_left))
    head = look.head(decks)
    return [head, labelled(label, flow(chips, look.width, " ", indent), indent)]


def _hand(view: View, texts: Texts, look: Look) -> list[RenderableType]:
    if view.seat is None:
        return []
    indent = _indent(texts)
    chips = cards_chips(look, texts, view.hand) or [Text(look.marks["gap"])]
    return [labelled(texts("label-hand"), flow(chips, look.width, " ", indent), indent)]


def _indent(texts: Texts) -> int:
    return max(INDENT, *(cell_len(texts(label)) + 3 for label in ("label-face-up", "label-hand")))
