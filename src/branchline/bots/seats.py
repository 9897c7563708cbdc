"""Who sits where: people by their names, bots and levels by theirs, and what they choose."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from branchline.boards import Board
from branchline.bots import BOTS, LEVELS, check_bot, is_bot, new_player, parse_spec
from branchline.bots.external.players import runs_code
from branchline.bots.seat_input import seen_by
from branchline.errors import CodedError
from branchline.game.seating import check_table
from branchline.game.views import View
from branchline.texts import Texts

if TYPE_CHECKING:
    from branchline.game.game import Game

ME = "me"
RANDOM = "random"
LONGEST_NAME = 16
LONGEST_SPEC = 60
LONGEST_GUEST = 300  # it has a path in it


def seats_for(board: Board, named: str | None, players: int | None) -> tuple[str, ...]:
    """The seats that `--seats` names, filled up with random players; TableError if the board is not for so many."""
    seats = tuple(_parted(named)) if named is not None else (ME,)
    check_names(seats)
    if players is not None and players < len(seats):
        raise CodedError("too-many-seats", number=len(seats), players=players)
    if players is None:
        players = board.rules.players[0] if named is None else len(seats)
    check_table(board, players)
    return (*seats, *[RANDOM] * (players - len(seats)))


def _parted(named: str) -> list[str]:
    """Seats between commas; what is written `key=value` is a further setting of the bot before it."""
    seats: list[str] = []
    for part in named.split(","):
        if seats and ":" in seats[-1] and re.match(r"\s*\w+=", part):
            seats[-1] += f",{part.strip()}"
        else:
            seats.append(part.strip())
    return seats


def check_names(seats: Sequence[str]) -> None:
    """CodedError if one can't be shown as a name: a saved game may come from anywhere."""
    for name in seats:
        most = LONGEST_GUEST if runs_code(name) else LONGEST_NAME if is_person(name) else LONGEST_SPEC
        if not name or len(name) > most or not name.isprintable():
            raise CodedError("bad-name", text=name, most=most)


def is_person(seat: str) -> bool:
    return not is_bot(seat)


def seat_names(seats: Sequence[str], texts: Texts) -> list[str]:
    """What the players are called at the table; those who would be called the same are numbered."""
    people = sum(map(is_person, seats))
    me = texts("name-me") if people == 1 else texts("name-player")
    called = [me if seat == ME else _called(seat, texts) for seat in seats]
    count = Counter(called)
    seen: Counter[str] = Counter()
    names = []
    for name in called:
        seen[name] += 1
        names.append(f"{name} {seen[name]}" if count[name] > 1 else name)
    return names


def _called(seat: str, texts: Texts) -> str:
    """A person's name, a built-in bot's in the language of the table, or what others call theirs."""
    if is_person(seat):
        return seat[:1].upper() + seat[1:]
    name = seat.partition(":")[0]
    return texts(f"name-{name}") if name in BOTS or name in LEVELS else _guest_name(seat)[:LONGEST_NAME]


def _guest_name(seat: str) -> str:
    """The name of a class or function, of a program's file, or of an entry point."""
    spec = parse_spec(seat)
    if spec.command is not None:
        return Path(spec.command[0]).name
    return spec.file[1] if spec.file is not None else spec.name


def seat_bots(game: Game, seats: Sequence[str]) -> None:
    """Seat every bot once before the game: a wrong setting is told, and what it needs is compiled, now."""
    for spec in seats:
        if not is_person(spec) and spec != RANDOM:
            check_bot(spec, board=game.board, players=game.players)


def bot_action(game: Game, seat: int, spec: str) -> str | int:
    """What a built-in bot does now. It is seated anew at each decision, so that a resumed game goes on the same.

    (Not by one that thinks for so many seconds: how far it comes depends on the machine.)
    """
    if spec == RANDOM:
        return random_action(game, seat)
    player = new_player(spec, board=game.board, players=game.players, seed=seed_of(game, seat, len(game.acts)))
    return player.choose(seen_by(game, seat))


def random_action(game: Game, seat: int) -> str:
    """What a random player does now, the same each time."""
    return choose_at_random(game.view(seat), Random(f"{game.seed} {len(game.acts)} {seat}"))


def seed_of(game: Game, seat: int, acts: int) -> int:
    """The seed of a bot's own luck, for its decision after so many acts."""
    return int.from_bytes(sha256(f"{game.seed} {acts} {seat}".encode()).digest()[:6])


def choose_at_random(view: View, luck: Random) -> str:
    """A kind of action first, then one of that kind: else hundreds of claims would leave no chance to a draw."""
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for action in view.actions:
        kinds[action.split()[0]].append(action)
    return luck.choice(kinds[luck.choice(list(kinds))])
