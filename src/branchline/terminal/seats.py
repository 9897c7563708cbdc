"""Who sits where: people by their names, bots by theirs, and the player that chooses at random."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random

from branchline.boards import Board
from branchline.errors import CodedError
from branchline.seating import check_table
from branchline.texts import Texts
from branchline.views import View

ME = "me"
RANDOM = "random"
BOTS = (RANDOM,)
LONGEST_NAME = 16


def seats_for(board: Board, named: str | None, players: int | None) -> tuple[str, ...]:
    """The seats that `--seats` names, filled up with random players; TableError if the board is not for so many."""
    seats = tuple(name.strip() for name in named.split(",")) if named is not None else (ME,)
    check_names(seats)
    if players is not None and players < len(seats):
        raise CodedError("too-many-seats", number=len(seats), players=players)
    if players is None:
        players = board.rules.players[0] if named is None else len(seats)
    check_table(board, players)
    return (*seats, *[RANDOM] * (players - len(seats)))


def check_names(seats: Sequence[str]) -> None:
    """CodedError if one can't be shown as a name: a saved game may come from anywhere."""
    for name in seats:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise CodedError("bad-name", text=name, most=LONGEST_NAME)


def is_person(seat: str) -> bool:
    return seat not in BOTS


def seat_names(seats: Sequence[str], texts: Texts) -> list[str]:
    """What the players are called at the table; those who would be called the same are numbered."""
    people = sum(map(is_person, seats))
    words = {ME: texts("name-me") if people == 1 else texts("name-player"), RANDOM: texts("name-random")}
    called = [words.get(seat, seat[:1].upper() + seat[1:]) for seat in seats]
    count = Counter(called)
    seen: Counter[str] = Counter()
    names = []
    for name in called:
        seen[name] += 1
        names.append(f"{name} {seen[name]}" if count[name] > 1 else name)
    return names


def choose_at_random(view: View, luck: Random) -> str:
    """A kind of action first, then one of that kind: else hundreds of claims would leave no chance to a draw."""
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for action in view.actions:
        kinds[action.split()[0]].append(action)
    return luck.choice(kinds[luck.choice(list(kinds))])
