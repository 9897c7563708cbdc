"""The two records that the rules work on, and every number that has a meaning in them.

`STATE` is one game, `BOARD` is what is printed; docs/decisions/state.md says what each field means, who may know it and
how it changes.
"""

from __future__ import annotations

import numpy as np

from branchline.boards import limits

# Limits: the fixed sizes in the records.
SEATS = limits.PLAYERS[1]
LANES = limits.LANES
TICKETS = limits.TICKETS
COUNTRIES = limits.COUNTRIES
COUNTRY_CARDS = limits.COUNTRY_CARDS
OFFER = limits.OFFER
ROW = limits.ROW
LENGTHS = limits.LENGTH + 1
STATIONS = limits.STATIONS
ACTIONS = limits.ACTIONS

# Cards: the eight colours, then the locomotive. A lane's colour is one of the eight or GREY.
COLOURS = 8
LOCOMOTIVE = 8
CARDS = 9
GREY = 8
NO_COLOUR = 8  # of a payment without colour cards
GAP = -1  # in the row

# Phases.
START, TURN, SECOND_CARD, OFFERED, TUNNEL, PAYING, OVER = range(7)
PHASES = ("start", "turn", "second_card", "offer", "tunnel", "paying", "over")

# Why a game is over: G17, D3, D11.
NOT_ENDED, LAST_TURNS, ALL_PASSED, IDLE = range(4)
ENDINGS = ("", "last turns", "all passed", "idle")

# Streams of chance.
CARD_STREAM, TICKET_STREAM, SEAT_STREAM = range(3)
STREAMS = ("cards", "tickets", "seating")

# Layers of the ticket pile, from the top.
UNSEEN, RETURNED, BOTTOM = range(3)
NEVER_DEALT = 5  # the row of `out` for tickets that nobody ever saw
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

# What may have been left out by a table's options (bits of `options`).
NO_LONGEST_PATH = 1

# D1 and D11: the books set no bounds here, so every board has these.
RESETS_IN_A_ROW = 10
COLOURS_FOR_RESET = 3
IDLE_ROUNDS = 20

# Why an action is refused; 0 is: it is legal. The names are the codes that people and programs see.
REFUSALS = (
    "legal",
    "game-over",
    "not-your-turn",
    "not-now",
    "no-such-action",
    "not-in-row",
    "second-card-locomotive",
    "pile-empty",
    "ticket-pile-empty",
    "can-act",
    "keep-more",
    "not-offered",
    "tunnel-colour",
    "cards-short",
    "give-order",
    "give-colour-only",
    "no-stations-left",
    "station-there",
    "lane-taken",
    "double-own",
    "double-closed",
    "country-own",
    "trains-short",
)
(
    LEGAL,
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_NOW,
    NO_SUCH_ACTION,
    NOT_IN_ROW,
    SECOND_CARD_LOCOMOTIVE,
    PILE_EMPTY,
    TICKET_PILE_EMPTY,
    CAN_ACT,
    KEEP_MORE,
    NOT_OFFERED,
    TUNNEL_COLOUR,
    CARDS_SHORT,
    GIVE_ORDER,
    GIVE_COLOUR_ONLY,
    NO_STATIONS_LEFT,
    STATION_THERE,
    LANE_TAKEN,
    DOUBLE_OWN,
    DOUBLE_CLOSED,
    COUNTRY_OWN,
    TRAINS_SHORT,
) = range(len(REFUSALS))

_STATE_FIELDS: list[tuple[str, str, tuple[int, ...]]] = [
    ("seed", "<u8", (2,)),
    ("lanes", "<u8", (SEATS, 2)),
    ("open", "<u8", (SEATS, 2)),
    ("tickets", "<u8", (SEATS, 2)),
    ("unseen_tickets", "<u8", (2,)),
    ("returned", "<u8", (2,)),
    ("put_under", "<u8", (SEATS, 2)),
    ("out", "<u8", (SEATS + 1, 2)),
    ("tickets_in_game", "<u8", (2,)),
    ("stations", "<u8", (SEATS,)),
    ("country_cards", "<u8", (SEATS,)),
    ("drawn", "<u4", (3,)),
    ("joined", "<u2", (SEATS,)),
    ("points", "<i2", (SEATS,)),
    ("idle_turns", "<i2", ()),
    ("laid_lane", "<i2", ()),
    ("pile_tickets", "<i2", (3,)),
    ("hand", "i1", (SEATS, CARDS)),
    ("known", "i1", (SEATS, CARDS)),
    ("unseen_draws", "i1", (SEATS, CARDS)),
    ("pile", "i1", (CARDS,)),
    ("pile_most", "i1", (CARDS,)),
    ("discards", "i1", (CARDS,)),
    ("laid", "i1", (CARDS,)),
    ("turned", "i1", (CARDS,)),
    ("row", "i1", (ROW,)),
    ("hand_size", "i1", (SEATS,)),
    ("trains", "i1", (SEATS,)),
    ("deck", "i1", (CARDS,)),
    ("tickets_held", "u1", (SEATS,)),
    ("kept_at_start", "u1", (SEATS,)),
    ("out_size", "u1", (SEATS + 1,)),
    ("chosen", "u1", (SEATS,)),
    ("offer", "u1", (SEATS, OFFER)),
    ("offer_size", "i1", (SEATS,)),
    ("bottom", "u1", (TICKETS,)),
    ("bottom_by", "i1", (TICKETS,)),
    ("pile_size", "i1", ()),
    ("row_rests", "i1", ()),
    ("players", "i1", ()),
    ("first", "i1", ()),
    ("turn", "i1", ()),
    ("phase", "i1", ()),
    ("passes", "i1", ()),
    ("final_turns", "i1", ()),
    ("ending", "i1", ()),
    ("options", "i1", ()),
    ("laid_colour", "i1", ()),
    ("owed", "i1", ()),
    ("to_give", "i1", ()),
    ("give_from", "i1", ()),
]

# No byte of a state is left to chance: NumPy does not copy padding, so what aligns the record is a field of its own.
_BYTES = sum(np.dtype((kind, shape)).itemsize for _, kind, shape in _STATE_FIELDS)
STATE = np.dtype((np.record, np.dtype([*_STATE_FIELDS, ("spare", "u1", (-_BYTES % 8,))], align=True)))

# Columns of the final count, for each seat: what adds up to the total, then what else is told or breaks ties.
ROUTES, TICKET_POINTS, STATION_POINTS, PATH_BONUS, TICKET_BONUS, COUNTRY_POINTS, TOTAL = range(7)
COMPLETED, PATH, STATIONS_BUILT, WON = range(7, 11)

COUNT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("score", "<i4", (SEATS, WON + 1)),
                ("complete", "<u8", (SEATS, 2)),  # tickets completed
                ("others", "<u8", (2,)),  # scratch: the lanes that a seat may borrow
                ("borrowed", "<i2", (SEATS, limits.PLACES)),  # the lane that the station in a city borrows; -1: none
            ],
            align=True,
        ),
    )
)

# What a seat can do and what it lacks, in groups as people choose: see rules/prospects.py.
SURVEY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("cities", "<u8"),  # where a station can be built
                ("lost", "<u8", (2,)),  # tickets held or offered that can't be completed any more
                ("legal", "<i4"),  # how many actions are legal
                ("plain", "<i4"),  # how many of them are neither stations nor claims: the first of `numbers`
                ("numbers", "<i4", (ACTIONS,)),
                ("station_ways", "<i4"),
                ("station_payments", "<i2", (CARDS * limits.CARDS,)),
                ("refusals", "<i2", (LANES,)),  # why a lane can't be claimed
                ("kinds", "<i2", (LANES,)),  # for each group: that, if it is the same for all its lanes; else -1
                ("ways", "<i2", (LANES,)),  # for each group: payments that the hand allows
                ("payments", "<i2", (ACTIONS,)),  # these, for each group from its first one on
                ("short", "<i2", (LANES, 4)),  # for each group: colour, its cards, locomotives, substitutes missing
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
                # lanes
                ("twins", "<u8", (LANES, 2)),  # the other lanes between the same two ends
                ("into", "<u8", (COUNTRIES, 2)),  # lanes into each country
                ("dead_ends", "<u8", (2,)),  # lanes into any country
                ("all_lanes", "<u8", (2,)),
                ("lane_action", "<i4", (LANES,)),  # the number of the lane's first payment
                ("ends", "u1", (LANES, 2)),
                ("length", "i1", (LANES,)),
                ("tunnel", "i1", (LANES,)),
                ("country", "i1", (LANES,)),  # -1: none
                ("group", "u1", (LANES,)),
                # groups: lanes that cost the same, side by side, ordered as in boards.model.cost_order
                ("group_lanes", "<u8", (LANES, 2)),
                ("group_first", "<i2", (LANES,)),  # its first lane
                ("group_payments", "<i2", (LANES,)),  # payments a lane
                ("group_payment", "<i2", (LANES,)),  # the first of them in `payments`
                ("group_length", "i1", (LANES,)),
                ("group_symbols", "i1", (LANES,)),
                ("group_grey", "i1", (LANES,)),
                ("group_wild", "i1", (LANES,)),  # 1: locomotives may stand for the colour
                ("group_price", "i1", (LANES,)),  # cards for one swap; 0: no swaps
                ("group_any", "i1", (LANES,)),  # 1: locomotives may be given as substitutes
                # groups without swaps of each colour, grey the ninth; then those with swaps; then the end
                ("colour_groups", "<i2", (CARDS + 2,)),
                ("payments", "i1", (ACTIONS, 4)),  # colour, colour cards, locomotives, swaps
                ("action_lane", "u1", (ACTIONS,)),
                # tickets
                ("long_tickets", "<u8", (2,)),
                ("regular_tickets", "<u8", (2,)),
                ("ticket_points", "<i2", (TICKETS,)),
                ("ticket_ends", "u1", (TICKETS, 2)),
                # countries: the cards of one stack lie side by side, the highest first
                ("stack", "<u8", (COUNTRIES,)),
                ("card_points", "<i2", (COUNTRY_CARDS,)),
                # settings
                ("cities_set", "<u8"),
                ("actions", "<i4"),
                ("claim", "<i4"),  # the first claim in the table of actions
                ("station_payments", "<i2"),  # numbers a city
                ("lane_count", "<i2"),
                ("city_count", "<i2"),
                ("country_count", "<i2"),
                ("ticket_count", "<i2"),
                ("points", "<i2", (LENGTHS,)),
                ("longest_path", "<i2"),
                ("most_tickets", "<i2"),
                ("station_points", "<i2"),
                ("deck", "i1", (CARDS,)),
                ("hand", "i1"),
                ("trains", "i1"),
                ("last_turns_at", "i1"),
                ("reset_at", "i1"),
                ("row_locomotive_ends_draw", "i1"),
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
                # what decides, one after another: a column of the count; 1 for the most of it, -1 for the least
                ("ties", "i1", (6, 2)),
            ],
            align=True,
        ),
    )
)
