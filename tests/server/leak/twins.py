"""Two games that go the same way for some seats and for everyone who watches, and differ in all that these can't know.

Both are played by the engine alone, side by side; what came of it is a script for servers to be played through.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from branchline.boards import Board, load_board
from branchline.boards.model import CARDS
from branchline.game.action_numbers import action_for
from branchline.game.errors import OutcomeError
from branchline.game.game import Game
from branchline.rules import engine, records
from branchline.rules.chance import FIRST, USED, new_outcomes
from tests.knowledge.indistinguishable import hidden_fields

Outcomes = tuple[int, ...]
TRIES = 60  # actions tried until one can be done in both games


@dataclass(frozen=True)
class Step:
    """An act of a seat, in the one game and in the other; each with what chance brings."""

    seats: tuple[int, int]
    actions: tuple[str, str]
    outcomes: tuple[Outcomes, Outcomes]
    illegal: tuple[str, ...] = ()  # of a seat that is alike: what it may not do instead

    @property
    def seat(self) -> int:
        """Of twins it is the same in both."""
        return self.seats[0]

    @property
    def drew(self) -> bool:
        return any(self.outcomes)


@dataclass
class Twins:
    """`alike` are the seats that see the same in both games."""

    board: Board
    players: int
    alike: frozenset[int]
    seed: int
    deals: tuple[Outcomes, Outcomes]
    games: tuple[Game, Game]
    steps: list[Step] = field(default_factory=list)
    differing: Counter[str] = field(default_factory=Counter)  # steps after which a hidden field was another


def new_twins(name: str, players: int, alike: Iterable[int], seed: int, steps: int) -> Twins:
    """Twins that have played so many steps; fewer, if no action is left that both can do."""
    board, chance = load_board(name), random.Random(f"{name} {players} {seed}")
    watched = frozenset(alike)
    deals = _deals(board, players, watched, chance)
    games = tuple(Game.new(board, players, seed=chance.getrandbits(128), outcomes=deal) for deal in deals)
    twins = Twins(board, players, watched, seed, deals, (games[0], games[1]))
    for _ in range(steps):
        _note_differences(twins)
        for _ in range(TRIES):
            if _go_on(twins, chance):
                break
        else:
            break
    return twins


def new_strangers(name: str, players: int, seed: int, steps: int) -> Twins:
    """Two games that have nothing in common but the number of their acts: for those who may see none of them yet."""
    board, chance = load_board(name), random.Random(f"strangers {name} {players} {seed}")
    deals = _deals(board, players, frozenset(), chance)
    games = tuple(Game.new(board, players, seed=chance.getrandbits(128), outcomes=deal) for deal in deals)
    twins = Twins(board, players, frozenset(), seed, deals, (games[0], games[1]))
    for _ in range(steps):
        seats = [chance.choice(game.actors) for game in games]
        acts = [chance.choice(game.legal(seat)) for game, seat in zip(games, seats, strict=True)]
        found = [game._try(act, seat, ()) for game, act, seat in zip(games, acts, seats, strict=True)]
        for game, act, seat, (*_, drawn) in zip(games, acts, seats, found, strict=True):
            game.play(act, seat, drawn)
        step = Step((seats[0], seats[1]), (str(acts[0]), str(acts[1])), (found[0][4], found[1][4]))
        twins.steps.append(step)
    return twins


def _deals(board: Board, players: int, alike: frozenset[int], chance: random.Random) -> tuple[Outcomes, Outcomes]:
    """Set-up: hands seat by seat, the face-up cards, offers seat by seat with the long tickets first, who begins."""
    record, outcomes = engine.board_record(board), new_outcomes()
    engine.set_up(record, engine.new_states(1), players=players, seed=chance.getrandbits(128), outcomes=outcomes)
    one: list[int] = outcomes[FIRST : FIRST + outcomes[USED]].tolist()
    hand, long, regular = int(record.hand), int(record.offer_long), int(record.offer_regular)
    cards, offers = hand * players, (long + regular) * players
    hidden = [seat for seat in range(players) if seat not in alike]
    other = list(one)
    places = [seat * hand + i for seat in hidden for i in range(hand)]
    deck = [card for card in range(len(CARDS)) for _ in range(int(record.all_cards[card]))]
    _deal_anew(other, places, deck, range(len(one) - 1 - offers), chance)
    for kind, first, count in ((True, 0, long), (False, long, regular)):
        start = len(one) - 1 - offers + first
        every = [start + seat * (long + regular) + i for seat in range(players) for i in range(count)]
        places = [start + seat * (long + regular) + i for seat in hidden for i in range(count)]
        tickets = [number for number, ticket in enumerate(board.tickets) if ticket.long is kind]
        _deal_anew(other, places, tickets, every, chance)
    assert cards <= len(one) - 1 - offers
    return tuple(one), tuple(other)


def _deal_anew(
    deal: list[int], places: list[int], supply: list[int], drawn: Iterable[int], chance: random.Random
) -> None:
    """Put other cards into some places: any that lie in none of the other places drawn from the same supply."""
    left = Counter(supply)
    left.subtract(deal[place] for place in drawn if place not in places)
    for place, card in zip(places, chance.sample(list(left.elements()), len(places)), strict=True):
        deal[place] = card


def _go_on(twins: Twins, chance: random.Random) -> bool:
    """Play one more step, if the action that is tried can be done in both games."""
    one, other = twins.games
    seat = chance.choice(one.actors)
    numbers = _chosen(twins, seat, chance)
    if numbers is None:
        return False
    states, _, action, _, drawn = one._try(numbers[0], seat, ())
    ticketed = numbers[0] == records.DRAW_TICKETS
    if seat in twins.alike:
        if ticketed and len(drawn) < int(states[0].offer_size[seat]):
            return False  # it has got down to tickets that others put under the deck, and sees which they are
        given = drawn
    elif numbers[0] == records.DRAW:
        given = (_another_card(other, drawn[0], chance), *drawn[1:])
    else:
        given = () if ticketed else drawn
    try:
        others, _, also, _, told = other._try(numbers[1], seat, given)
    except OutcomeError:
        return False  # the other deck has no such card
    if len(told) != len(drawn) or (given and told != given) or records.OVER in (states[0].phase, others[0].phase):
        return False  # a reset may depend on the cards outside the hands (D1), and at the end all is open
    games = (Game(twins.board, states, {}), Game(twins.board, others, {}))
    if not _can_go_on(games):
        return False
    illegal = _illegal(one, seat, chance) if seat in twins.alike else ()
    twins.steps.append(Step((seat, seat), (str(action), str(also)), (drawn, told), illegal))
    twins.games = games
    return True


def _chosen(twins: Twins, seat: int, chance: random.Random) -> tuple[int, int] | None:
    """An action for each game that looks the same to those who are alike; a kind of action is chosen first."""
    claim = int(engine.board_record(twins.board).claim)
    bounds = (records.DRAW, records.DRAW_TICKETS, records.PASS, records.STATION, claim)
    kinds: dict[int, list[int]] = {}
    for number in _in_both(twins.games, seat):
        kinds.setdefault(sum(number >= bound for bound in bounds), []).append(number)
    number = chance.choice(kinds[chance.choice(list(kinds))])
    if seat in twins.alike or not records.KEEP <= number < records.STATION:
        return number, number
    kept = (number - records.KEEP).bit_count()  # how many is for all to see, sooner or later; which ones is not
    ways = [each for each in twins.games[1].legal(seat).numbers if (each - records.KEEP).bit_count() == kept]
    return number, chance.choice(ways)


def _can_go_on(games: tuple[Game, Game]) -> bool:
    """Whether there is something that both can do next, and if substitutes are asked for, until all are given."""
    states = [game.state for game in games]
    if states[0].phase == records.PAYING:
        first, seat = int(states[0].give_from), int(states[0].turn)
        hands = [state.hand[seat, first : records.LOCOMOTIVE].tolist() for state in states]
        return bool(sum(map(min, *hands)) >= states[0].to_give)
    return all(_in_both(games, seat) for seat in games[0].actors)


def _in_both(games: tuple[Game, Game], seat: int) -> list[int]:
    others = set(games[1].legal(seat).numbers)
    return [number for number in games[0].legal(seat).numbers if number in others]


def _another_card(game: Game, than: int, chance: random.Random) -> int:
    """A card of the deck, and not that one if there are others."""
    deck = [card for card in range(len(CARDS)) for _ in range(int(game.state.deck[card]))]
    return chance.choice([card for card in deck if card != than] or deck)


def _illegal(game: Game, seat: int, chance: random.Random) -> tuple[str, ...]:
    """Some of what a seat may not do now: claims it can't pay, and one of each other kind."""
    board, legal = game.board, set(game.legal(seat).numbers)
    record = engine.board_record(board)
    plain = [number for number in range(records.GIVE + len(CARDS)) if number not in legal]
    claims = [number for number in range(int(record.claim), int(record.actions)) if number not in legal]
    numbers = chance.sample(plain, min(2, len(plain))) + chance.sample(claims, 2)
    texts = [str(action_for(board, game.state, seat, number)) for number in numbers]
    more = (f"keep {chance.choice(board.tickets).id}", "pay 1 red", "pay 1 locomotive")
    return (*texts, *(text for text in more if game.why(text, seat) is not None))


def _note_differences(twins: Twins) -> None:
    one, other = (game.state for game in twins.games)
    for name in hidden_fields(twins.board):
        twins.differing[name] += bool((one[name] != other[name]).any())
