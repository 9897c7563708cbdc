"""Record types (NumPy structured dtypes) of states and boards, and the constants that give their numbers a meaning.

`STATE` is one game, `BOARD` is what is printed on the board. docs/decisions/state.md describes what each field means,
who may know it and how it changes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import numpy as np

from branchline.boards import limits

# Limits: the fixed sizes in the records.
SEATS = limits.PLAYERS[1]
ROUTES = limits.ROUTES
TICKETS = limits.TICKETS
COUNTRIES = limits.COUNTRIES
COUNTRY_CARDS = limits.COUNTRY_CARDS
OFFER = limits.OFFER
FACE_UP = limits.FACE_UP
LENGTHS = limits.LENGTH + 1
STATIONS = limits.STATIONS
ACTIONS = limits.ACTIONS

# Cards: the eight colours, then the locomotive. A route's colour is one of the eight or GREY.
COLOURS = 8
LOCOMOTIVE = 8
CARDS = 9
GREY = 8
NO_COLOUR = 8  # colour of a payment without colour cards
GAP = -1  # among the face-up cards

# Phases.
START, TURN, SECOND_CARD, OFFERED, TUNNEL, PAYING, OVER = range(7)
PHASES = ("start", "turn", "second_card", "offer", "tunnel", "paying", "over")

# Why a game is over: G17, D3, D11.
NOT_ENDED, LAST_TURNS, ALL_PASSED, IDLE = range(4)
ENDINGS = ("", "last turns", "all passed", "idle")

# Streams of random numbers.
CARD_STREAM, TICKET_STREAM, SEAT_STREAM = range(3)
STREAMS = ("cards", "tickets", "seating")

# Layers of the ticket deck, from the top.
UNSEEN, RETURNED, BOTTOM = range(3)
NEVER_DEALT = 5  # the row of `out` with tickets that nobody ever saw
UNKNOWN_TICKET = 255

# The table of actions: the first number of each kind. Claims follow the stations.
TAKE = 0
DRAW = 9
DRAW_TICKETS = 10
PASS = 11
DECLINE = 12
GIVE = 13
PAY = 22
KEEP = 28
STATION = 92

# Options of a table (bits of `options`).
NO_LONGEST_PATH = 1
STRICT_FERRIES = 2

# D1 and D11: the rule books set no bounds here, so all boards share these.
RESETS_IN_A_ROW = 10
COLOURS_FOR_RESET = 3
IDLE_ROUNDS = 20

# Reasons for refusing an action; 0 means that it is legal. The names are the codes shown to people and programs.
REFUSALS = (
    "legal",
    "game-over",
    "not-your-turn",
    "not-now",
    "no-such-action",
    "not-face-up",
    "second-card-locomotive",
    "deck-empty",
    "ticket-deck-empty",
    "can-act",
    "keep-more",
    "not-offered",
    "tunnel-colour",
    "cards-short",
    "give-order",
    "give-colour-only",
    "no-stations-left",
    "station-there",
    "route-taken",
    "double-own",
    "double-closed",
    "country-own",
    "trains-short",
    "too-many-swaps",
)
(
    LEGAL,
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_NOW,
    NO_SUCH_ACTION,
    NOT_FACE_UP,
    SECOND_CARD_LOCOMOTIVE,
    DECK_EMPTY,
    TICKET_DECK_EMPTY,
    CAN_ACT,
    KEEP_MORE,
    NOT_OFFERED,
    TUNNEL_COLOUR,
    CARDS_SHORT,
    GIVE_ORDER,
    GIVE_COLOUR_ONLY,
    NO_STATIONS_LEFT,
    STATION_THERE,
    ROUTE_TAKEN,
    DOUBLE_OWN,
    DOUBLE_CLOSED,
    COUNTRY_OWN,
    TRAINS_SHORT,
    TOO_MANY_SWAPS,
) = range(len(REFUSALS))


class StateField(NamedTuple):
    """One field of the state record, and who may know it: all, only the seat it belongs to, or nobody.

    A field that not all may know is an array: by seat if it belongs to seats.
    """

    name: str
    type: str
    shape: tuple[int, ...]
    known_by: Literal["all", "seat", "nobody"]
    meaning: str


# The one table of state fields: the record type, `blind`, the secrecy tests and the table in docs/decisions/state.md
# (tools/state_table.py) follow from it.
STATE_FIELDS = tuple(
    StateField(*field)
    for field in (
        ("seed", "<u8", (2,), "nobody", "the 128-bit key of all randomness"),
        ("routes", "<u8", (SEATS, 2), "all", "routes owned, by seat"),
        ("open", "<u8", (SEATS, 2), "all", "routes that a seat may still claim (G11, G13, G14, P4)"),
        ("tickets", "<u8", (SEATS, 2), "seat", "tickets kept; open to all once the game is over (G3)"),
        ("unseen_tickets", "<u8", (2,), "nobody", "top layer of the ticket deck: tickets that nobody has seen"),
        ("returned", "<u8", (2,), "nobody", "middle layer: tickets put under the deck at the start"),
        (
            "put_under",
            "<u8",
            (SEATS, 2),
            "seat",
            "tickets that a seat put into the middle layer and was not offered again",
        ),
        (
            "out",
            "<u8",
            (SEATS + 1, 2),
            "seat",
            "tickets that left the game, by the seat that returned them; the last set was never dealt",
        ),
        ("tickets_in_game", "<u8", (2,), "all", "tickets that this game is played with"),
        ("stations", "<u8", (SEATS,), "all", "cities with a station, by seat"),
        ("country_cards", "<u8", (SEATS,), "all", "country cards taken, by seat"),
        ("drawn", "<u4", (3,), "nobody", "how many numbers of each random stream are used"),
        ("joined", "<u2", (SEATS,), "all", "countries that a seat ever had in one network with another one (D8)"),
        ("points", "<i2", (SEATS,), "all", "route points"),
        ("idle_turns", "<i2", (), "all", "turns in a row without a draw, a claim or a station (D11)"),
        ("laid_route", "<i2", (), "all", "route being paid for; -1: none"),
        ("deck_tickets", "<i2", (3,), "all", "sizes of the three layers of the ticket deck"),
        ("hand", "i1", (SEATS, CARDS), "seat", "cards in hand, without those laid"),
        ("known", "i1", (SEATS, CARDS), "all", "lower bound of each hand, from what everyone has seen"),
        ("unseen_draws", "i1", (SEATS, CARDS), "seat", "cards that a seat drew unseen since the last reshuffle"),
        ("deck", "i1", (CARDS,), "nobody", "the deck as a multiset: its order is sampled when it is needed"),
        ("deck_most", "i1", (CARDS,), "all", "upper bound of the deck, from what everyone has seen"),
        ("discards", "i1", (CARDS,), "all", "the discards"),
        ("laid", "i1", (CARDS,), "all", "cards laid for the route being paid for"),
        ("turned", "i1", (CARDS,), "all", "cards turned up for a tunnel"),
        ("face_up", "i1", (FACE_UP,), "all", "the face-up cards; GAP: an empty place"),
        ("hand_size", "i1", (SEATS,), "all", "number of cards in hand"),
        ("trains", "i1", (SEATS,), "all", "trains left"),
        ("all_cards", "i1", (CARDS,), "all", "cards that this game is played with"),
        ("tickets_held", "u1", (SEATS,), "all", "number of tickets kept"),
        ("kept_at_start", "u1", (SEATS,), "all", "how many of them were kept at the start"),
        ("out_size", "u1", (SEATS + 1,), "all", "number of tickets in each set of `out`"),
        (
            "chosen",
            "u1",
            (SEATS,),
            "seat",
            "subset of its offer that a seat chose at the start; 0: not yet; others see only whether (D6)",
        ),
        ("offer", "u1", (SEATS, OFFER), "seat", "tickets to choose from, in the order drawn"),
        ("offer_size", "i1", (SEATS,), "all", "number of tickets in an offer"),
        (
            "bottom",
            "u1",
            (TICKETS,),
            "seat",
            "bottom layer: queue of tickets put under the deck in play; each is known to who put it there",
        ),
        ("bottom_by", "i1", (TICKETS,), "all", "who put each ticket there"),
        ("deck_size", "i1", (), "all", "number of cards in the deck"),
        ("face_up_rests", "i1", (), "all", "the face-up cards stay after ten resets, until they next change (D1)"),
        ("players", "i1", (), "all", "number of seats in the game"),
        ("first", "i1", (), "all", "the seat that began"),
        ("turn", "i1", (), "all", "the seat whose turn it is"),
        ("phase", "i1", (), "all", "what is decided next"),
        ("passes", "i1", (), "all", "passes in a row (D3)"),
        ("final_turns", "i1", (), "all", "turns left once the end has begun (G17); -1 before"),
        ("ending", "i1", (), "all", "why the game is over"),
        ("options", "i1", (), "all", "bit 0: no longest-path bonus at this table (D9); bit 1: strict ferries (D15)"),
        ("laid_colour", "i1", (), "all", "colour of the cards laid"),
        ("owed", "i1", (), "all", "cards owed for a tunnel"),
        ("to_give", "i1", (), "all", "substitutes still to give"),
        ("give_from", "i1", (), "all", "lowest card that may be given next"),
    )
)

# Every byte of a state is defined: NumPy does not copy padding, so an explicit field fills the record to its alignment.
_LAYOUT = [(field.name, field.type, field.shape) for field in STATE_FIELDS]
_BYTES = sum(np.dtype((kind, shape)).itemsize for _, kind, shape in _LAYOUT)
STATE = np.dtype((np.record, np.dtype([*_LAYOUT, ("spare", "u1", (-_BYTES % 8,))], align=True)))

# Columns of the final count, for each seat: the parts of the total, then other values that are reported or break ties.
ROUTE_POINTS, TICKET_POINTS, STATION_POINTS, PATH_BONUS, TICKET_BONUS, COUNTRY_POINTS, TOTAL = range(7)
COMPLETED, PATH, STATIONS_BUILT, WON = range(7, 11)

COUNT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("score", "<i4", (SEATS, WON + 1)),
                ("complete", "<u8", (SEATS, 2)),  # tickets completed
                ("others", "<u8", (2,)),  # scratch memory: the routes that a seat may borrow
                ("borrowed", "<i2", (SEATS, limits.PLACES)),  # the route that the station in a city borrows; -1: none
            ],
            align=True,
        ),
    )
)

# What a seat can do and what it lacks, grouped the way people choose: see rules/prospects.py.
SURVEY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("cities", "<u8"),  # where a station can be built
                ("lost", "<u8", (2,)),  # tickets held or offered that can't be completed any more
                ("legal", "<i4"),  # number of legal actions
                ("plain", "<i4"),  # number of them that are neither stations nor claims: they come first in `numbers`
                ("numbers", "<i4", (ACTIONS,)),  # the legal actions
                ("station_ways", "<i4"),  # number of ways to pay for a station
                ("station_payments", "<i2", (CARDS * limits.CARDS,)),
                ("refusals", "<i2", (ROUTES,)),  # why a route can't be claimed
                ("kinds", "<i2", (ROUTES,)),  # for each group: the refusal shared by all its routes, else -1
                ("ways", "<i2", (ROUTES,)),  # for each group: number of payments that the hand allows
                ("payments", "<i2", (ACTIONS,)),  # these payments, for each group from its `group_payment` on
                ("short", "<i2", (ROUTES, 4)),  # missing for each group: colour, its cards, locomotives, substitutes
            ],
            align=True,
        ),
    )
)

BOARD = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # routes
                ("twins", "<u8", (ROUTES, 2)),  # the other routes between the same two ends
                ("into", "<u8", (COUNTRIES, 2)),  # routes into each country
                ("dead_ends", "<u8", (2,)),  # routes into any country
                ("all_routes", "<u8", (2,)),
                ("route_action", "<i4", (ROUTES,)),  # the action number of the route's first payment
                ("ends", "u1", (ROUTES, 2)),
                ("length", "i1", (ROUTES,)),
                ("tunnel", "i1", (ROUTES,)),
                ("country", "i1", (ROUTES,)),  # -1: none
                ("group", "u1", (ROUTES,)),
                # groups of routes that cost the same; they are adjacent, in the order of boards.model.cost_group
                ("group_routes", "<u8", (ROUTES, 2)),
                ("group_first", "<i2", (ROUTES,)),  # its first route
                ("group_payments", "<i2", (ROUTES,)),  # number of payments of each route
                ("group_payment", "<i2", (ROUTES,)),  # index of the first one in `payments`
                ("group_length", "i1", (ROUTES,)),  # trains that a claim takes
                ("group_cost", "i1", (ROUTES,)),  # cards that pay for it
                ("group_symbols", "i1", (ROUTES,)),
                ("group_grey", "i1", (ROUTES,)),
                ("group_wild", "i1", (ROUTES,)),  # 1: locomotives may stand in for the colour
                ("group_price", "i1", (ROUTES,)),  # cards for one swap; 0: no swaps
                ("group_any", "i1", (ROUTES,)),  # 1: locomotives may be given as substitutes
                # first group without swaps of each colour, grey being the ninth; first group with swaps; end
                ("colour_groups", "<i2", (CARDS + 2,)),
                ("payments", "i1", (ACTIONS, 4)),  # colour, colour cards, locomotives, swaps
                ("action_route", "u1", (ACTIONS,)),
                # tickets
                ("long_tickets", "<u8", (2,)),
                ("regular_tickets", "<u8", (2,)),
                ("ticket_points", "<i2", (TICKETS,)),
                ("ticket_ends", "u1", (TICKETS, 2)),
                # countries: the cards of one stack are adjacent, the highest first
                ("stack", "<u8", (COUNTRIES,)),
                ("card_points", "<i2", (COUNTRY_CARDS,)),
                # settings
                ("cities_set", "<u8"),
                ("actions", "<i4"),
                ("claim", "<i4"),  # the first claim in the table of actions
                ("station_payments", "<i2"),  # action numbers per city
                ("route_count", "<i2"),
                ("city_count", "<i2"),
                ("country_count", "<i2"),
                ("ticket_count", "<i2"),
                ("points", "<i2", (LENGTHS,)),
                ("longest_path", "<i2"),
                ("most_tickets", "<i2"),
                ("station_points", "<i2"),
                ("all_cards", "i1", (CARDS,)),
                ("hand", "i1"),
                ("trains", "i1"),
                ("last_turns_at", "i1"),
                ("reset_at", "i1"),
                ("face_up_locomotive_ends_draw", "i1"),
                ("doubles_closed_up_to", "i1"),
                ("tunnel_cards", "i1"),
                ("stations", "i1"),
                ("station_cost", "i1", (STATIONS,)),
                ("dearest_station", "i1"),
                ("offer_long", "i1"),
                ("offer_regular", "i1"),
                ("keep_at_start", "i1"),
                ("draw_tickets", "i1"),
                ("keep_drawn", "i1"),
                ("start_returns_leave", "i1"),
                ("drawn_returns_leave", "i1"),
                # criteria that decide the winner, in order: a column of the count; 1 if the highest is best, -1 if the
                # lowest is
                ("ties", "i1", (6, 2)),
            ],
            align=True,
        ),
    )
)
