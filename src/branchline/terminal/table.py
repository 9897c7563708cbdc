"""The table as a seat sees it: renderables of a view, and nothing else. What matters most is nearest to the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.boards import Board
from branchline.game.actions import parse_cards
from branchline.game.views import HeldTicket, View
from branchline.terminal import menu
from branchline.terminal.look import Look, cards_chips, flow, labelled, price, side_by_side
from branchline.terminal.ways import cheapest, shortest_way, wanted_lanes
from branchline.texts import Texts

INDENT = 9  # where the chips of row and hand begin, at least
FEWEST = 3  # lines of the log, of lanes
MOST_LANES = 12  # lines
STATE_WIDTH = 19  # of a ticket
MANY_TICKETS = 6  # more stand in two columns
STATE_STYLES = {"done": "green", "open": "", "lost": "red"}
STATES = {"done": "ticket-done", "open": "ticket-open", "lost": "ticket-lost"}


def table(
    board: Board, view: View, texts: Texts, look: Look, log: Sequence[str] = (), deeds: Mapping[int, str] | None = None
) -> RenderableType:
    """All that a player looks at before a decision; `log` is what happened, `deeds` what each seat did last."""
    left = look.width * 11 // 20 if look.wide else look.width
    used = 12 + len(view.seats) + (0 if look.wide else len(view.tickets) + 1)
    rest = max(look.lines - used, 2 * FEWEST)
    story = _log(log, texts, look, left, max(FEWEST, min(len(log), rest // 2)))
    players = [*_players(board, view, texts, look, left, deeds or {}), *story]
    lanes = _lanes(board, view, texts, look, max(FEWEST, min(MOST_LANES, rest - len(story))))
    tickets = _tickets(board, view, texts, look, look.width - left - 2 if look.wide else look.width)
    parts: list[RenderableType] = [_title(board, view, texts, look)]
    if look.wide:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(width=left)
        grid.add_column(ratio=1)
        grid.add_row(Group(*players), Group(*tickets))
        parts += [grid, *lanes]
    else:
        parts += [*players, *lanes, *tickets]
    return Group(*parts, *_offer(board, view, texts, look), *_row(view, texts, look), *_hand(view, texts, look))


def prompt(view: View, texts: Texts) -> str:
    """What the player is asked now."""
    code = "prompt-" + view.phase
    laid = view.laid
    return texts(
        code,
        seat=view.turn,
        least=view.legal.keep,
        offered=len(view.offer),
        lane=laid.lane if laid else None,
        owed=laid.owed if laid else 0,
        to_give=laid.to_give if laid else 0,
    )


def payment_text(texts: Texts, look: Look, payment: str) -> Text:
    """`with 3 red 1 locomotive for 2` as chips."""
    cards, _, swaps = payment.removeprefix("with ").partition("for ")
    text = price(look, texts, parse_cards(cards)) if cards.strip() else Text()
    if swaps:
        text.append(" " * bool(text) + texts("price-substitutes", number=int(swaps)))
    return text


def lane_groups(board: Board, view: View, texts: Texts, look: Look, most: int | None = None) -> list[Text]:
    """Lanes that can be claimed, by price, in at most so many lines; the last says how many more there are."""
    wanted = wanted_lanes(board, view)
    found = menu.groups(board, view, wanted)
    heads = [_group_head(board, group, texts, look) for group in found[:most]]
    indent = max((head.cell_len for head in heads), default=0) + 1
    lines: list[Text] = []
    shown = 0
    for head, group in zip(heads, found, strict=False):
        names = [_lane_name(texts, look, number, lane, lane in wanted) for number, lane in group.lanes]
        rows = side_by_side(names, look.width, "  ", indent)
        if most is not None and len(lines) + len(rows) > most and lines:
            break
        rows = rows if most is None else rows[:most]
        head.pad_right(indent - head.cell_len)
        for i, row in enumerate(rows):
            start = head if i == 0 else Text(" " * indent)
            lines.append(Text.assemble(start, Text("  ").join(row), no_wrap=True, overflow="ellipsis"))
            shown += len(row)
    rest = sum(len(group.lanes) for group in found) - shown
    if rest > 0:
        lines.append(Text(f" {texts('lanes-more', number=rest)}", style="dim"))
    return lines


def _title(board: Board, view: View, texts: Texts, look: Look) -> Text:
    text = look.head(texts.title(board))
    if view.final_turns is not None and view.phase != "over":
        banner = f" {texts('last-turns-banner', number=view.final_turns)} "
        text = look.head(texts.title(board), look.width - cell_len(banner) - 1)
        text.append(" ").append(banner, style="bold reverse")
    return text


def _players(
    board: Board, view: View, texts: Texts, look: Look, width: int, deeds: Mapping[int, str]
) -> list[RenderableType]:
    """A line a seat, in the order of play."""
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
        grid.add_row(Text(name, style="bold" if acting else ""), *cells, deeds.get(seat, "") if look.wide else "")
    return [grid]


def _log(log: Sequence[str], texts: Texts, look: Look, width: int, most: int) -> list[RenderableType]:
    """The last of what happened, in about so many lines."""
    told: list[RenderableType] = []
    for line in reversed(log):
        most -= 1 + cell_len(line) // (width - 1)
        if told and most < 0:
            break
        told.insert(0, Padding(Text(line), (0, 0, 0, 1), expand=False))
    return [look.head(texts("head-log"), width), *told] if told else []


def _lanes(board: Board, view: View, texts: Texts, look: Look, most: int) -> list[RenderableType]:
    if not view.legal.claims:
        return []
    number = sum(len(claims.lanes) for claims in view.legal.claims)
    return [look.head(texts("head-lanes", number=number)), *lane_groups(board, view, texts, look, most)]


def _group_head(board: Board, group: menu.Group, texts: Texts, look: Look) -> Text:
    """What the lanes of a group are worth and cost."""
    lane = board.lanes[board.lane_index[group.lanes[0][1]]]
    text = Text(f" {texts('lane-points', points=group.points):>6} ")
    text.append_text(payment_text(texts, look, cheapest(group.claims.payments)))
    if len(group.claims.payments) > 1:
        text.append(f" (+{len(group.claims.payments) - 1})", style="dim")
    if lane.tunnel:
        text.append(f" {texts('lane-tunnel')}", style="italic")
    if lane.symbols:
        text.append(f" {texts('lane-ferry')}", style="italic")
    return text


def _lane_name(texts: Texts, look: Look, number: int, lane: str, wanted: bool) -> Text:
    text = Text(f"{number} ", style="cyan")
    text.append(texts.lane(lane), style="not dim default bold" if wanted else "default")
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
    """A ticket with its points and its state; of an open one, how many trains its shortest way still takes."""
    ticket = board.tickets[board.ticket_index[held.ticket]]
    state = texts(STATES[held.state])
    if held.state == "open" and view.phase != "over":
        way = shortest_way(board, view, ticket.a, ticket.b)
        if way:
            state = texts("ticket-way" if number is None else "offer-way", trains=way.trains)
    label = f" {look.marks[held.state]} " if number is None else f" {number} "
    name = texts.ticket(held.ticket) + (f" ({texts('ticket-long')})" if ticket.long else "")
    text = Text(label, style=STATE_STYLES[held.state] if number is None else "cyan")
    room = max(10, min(36, width - cell_len(label) - STATE_WIDTH - 6))
    name_text = Text(name, style="default")
    name_text.truncate(room, overflow="ellipsis")
    name_text.pad_right(room - name_text.cell_len)
    text.append_text(name_text)
    text.append(f"{ticket.points:>4}  ", style="bold default")
    text.append(state, style=STATE_STYLES[held.state] or "dim")
    return text


def _offer(board: Board, view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """Tickets to choose from; ways to pay for a tunnel; substitutes: each with its number."""
    if view.offer and not view.chosen:
        lines = [ticket_line(board, view, held, texts, look, look.width, i) for i, held in enumerate(view.offer, 1)]
        return [look.head(texts("head-offer")), *lines]
    if view.laid is None:
        return []
    options = menu.numbered(board, view) if view.legal.pay or view.legal.decline or view.legal.give else {}
    title = texts("head-laid", lane=view.laid.lane)
    return [look.head(title), *option_lines(options, texts, look)]


def option_lines(options: Mapping[int, str], texts: Texts, look: Look) -> list[Text]:
    """Numbered ways to do a thing."""
    lines = []
    for number, action in options.items():
        text = Text(f" {number} ", style="cyan", no_wrap=True, overflow="ellipsis")
        verb, _, rest = action.partition(" ")
        text.append(f"{verb} ", style="default")
        if verb in ("claim", "station"):
            place, _, payment = rest.partition(" ")
            text.append(f"{texts.lane(place) if verb == 'claim' else texts.city(place)} ", style="default")
            text.append_text(payment_text(texts, look, payment))
        elif verb in ("pay", "give") and rest:
            text.append_text(price(look, texts, parse_cards(rest)))
        lines.append(text)
    return lines


def _row(view: View, texts: Texts, look: Look) -> list[RenderableType]:
    """The row with its numbers, and the piles."""
    label = texts("label-row")
    indent = _indent(texts)
    chips = [
        look.chip(card, f"{slot} {texts.colour(card)}") if card else Text(look.marks["gap"])
        for slot, card in enumerate(view.row, start=1)
    ]
    piles = texts("piles", pile=view.pile, discards=sum(view.discards.values()), left=sum(view.tickets_left))
    head = look.head(piles)
    return [head, labelled(label, flow(chips, look.width, " ", indent), indent)]


def _hand(view: View, texts: Texts, look: Look) -> list[RenderableType]:
    if view.seat is None:
        return []
    indent = _indent(texts)
    chips = cards_chips(look, texts, view.hand) or [Text(look.marks["gap"])]
    return [labelled(texts("label-hand"), flow(chips, look.width, " ", indent), indent)]


def _indent(texts: Texts) -> int:
    return max(INDENT, *(cell_len(texts(label)) + 3 for label in ("label-row", "label-hand")))
