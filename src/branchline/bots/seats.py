"""Seats of a game: people's names and bot specs, the display names of both, and the bots' choices."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from branchline.boards import Board
from branchline.bots import BOTS, LEVELS, check_bot, is_bot, new_player, parse_spec
from branchline.bots.external.players import external_entries, runs_code
from branchline.bots.interface import seen_by
from branchline.errors import CodedError
from branchline.game.setup import check_table
from branchline.game.views import View
from branchline.texts import Texts

if TYPE_CHECKING:
    from branchline.game.game import Game

ME = "me"
RANDOM = "random"
LONGEST_NAME = 16
LONG_WORD = 6  # letters from which two mistakes in a bot's name are recognized, rather than one
LONGEST_SPEC = 60
LONGEST_EXTERNAL = 300  # the spec contains a path
# Characters, under whose names bots of a level play: animals in Esperanto, easy to say in any language and never
# declined. Fox, bear, otter, badger, raven, mole, owl, hare and toad; the page draws a face for each. Stored games keep
# the name of each bot, so that names may be added or replaced here.
CHARACTERS = ("Vulpo", "Urso", "Lutro", "Melo", "Korvo", "Talpo", "Nokto", "Leporo", "Bufo")


def seats_for(board: Board, named: str | None, players: int | None) -> tuple[str, ...]:
    """Parse `--seats` and fill up with random players; TableError if the board is not for that many."""
    seats = tuple(_split_seats(named)) if named is not None else (ME,)
    for name in seats:
        _check_spelling(name)
    check_names(seats)
    if players is not None and players < len(seats):
        raise CodedError("too-many-seats", number=len(seats), players=players)
    if players is None:
        players = board.rules.players[0] if named is None else len(seats)
    check_table(board, players)
    return (*seats, *[RANDOM] * (players - len(seats)))


def _split_seats(named: str) -> list[str]:
    """Split at commas; a part of the form `key=value` is a further setting of the bot before it."""
    seats: list[str] = []
    for part in named.split(","):
        if seats and ":" in seats[-1] and re.match(r"\s*\w+=", part):
            seats[-1] += f",{part.strip()}"
        else:
            seats.append(part.strip())
    return seats


def _check_spelling(name: str) -> None:
    """Raise CodedError for a name that is almost a bot's, such as `hrad`. With a capital letter it is a person's."""
    word, colon, _ = name.partition(":")
    if not is_person(name) or name == ME or (word != word.lower() and not colon):
        return
    bots = dict.fromkeys((*LEVELS, *BOTS, *external_entries()))
    most = 1 if len(word) < LONG_WORD else 2
    near = [bot for bot in bots if len(word) > 2 and edit_distance(word.lower(), bot.lower()) <= most]
    if near:
        raise CodedError("seat-like-bot", text=name, near=near, example=word[:1].upper() + word[1:])


def edit_distance(a: str, b: str) -> int:
    """The Damerau–Levenshtein distance (optimal string alignment): letters to add, drop, change or swap."""
    rows = [list(range(len(b) + 1))]
    for i, letter in enumerate(a, start=1):
        rows.append([i])
        for j, other in enumerate(b, start=1):
            least = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                least = min(least, rows[i - 2][j - 2] + 1)
            rows[i].append(least)
    return rows[-1][-1]


def check_names(seats: Sequence[str]) -> None:
    """Raise CodedError if a name cannot be displayed: saved games may come from anywhere."""
    for name in seats:
        most = LONGEST_EXTERNAL if runs_code(name) else LONGEST_NAME if is_person(name) else LONGEST_SPEC
        if not name or len(name) > most or not name.isprintable():
            raise CodedError("bad-name", text=name, most=most)


def is_person(seat: str) -> bool:
    return not is_bot(seat)


def seat_names(seats: Sequence[str], texts: Texts, seed: str = "") -> list[str]:
    """Display names of the players; players with the same name are numbered. Levels have the names of characters,
    which the seed of the game decides.
    """
    people = sum(map(is_person, seats))
    me = texts("name-me") if people == 1 else texts("name-player")
    unnumbered: list[str] = []
    for seat in seats:
        if seat in LEVELS:
            unnumbered.append(choose_character(seed, (*unnumbered, *seats)))
        else:
            unnumbered.append(me if seat == ME else _display_name(seat, texts))
    count = Counter(unnumbered)
    used: Counter[str] = Counter()
    names = []
    for name in unnumbered:
        used[name] += 1
        names.append(f"{name} {used[name]}" if count[name] > 1 else name)
    return names


def seat_labels(seats: Sequence[str], texts: Texts, seed: str = "") -> list[str]:
    """The names, and the level beside the name of a character."""
    names = zip(seats, seat_names(seats, texts, seed), strict=True)
    return [character_label(name, seat, texts) if seat in LEVELS else name for seat, name in names]


def choose_character(table: str, taken: Collection[str] = ()) -> str:
    """A name for the next bot of a table: always the same for the same table and the same names `taken` there."""
    used = {name.casefold() for name in taken}
    by_table = sorted(CHARACTERS, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    return next((name for name in by_table if name.casefold() not in used), by_table[0])


def character_label(name: str, level: str, texts: Texts) -> str:
    """A bot's name with its level in the reader's language."""
    return texts("bot-with-level", name=name, level=level)


def _display_name(seat: str, texts: Texts) -> str:
    """A person's name, a built-in bot's name in the language of the table, or an external bot's own name."""
    if is_person(seat):
        return seat[:1].upper() + seat[1:]
    name = seat.partition(":")[0]
    return texts(f"name-{name}") if name in BOTS else _external_name(seat)[:LONGEST_NAME]


def _external_name(seat: str) -> str:
    """The name of an external bot's class or function, program file or entry point."""
    spec = parse_spec(seat)
    if spec.command is not None:
        return Path(spec.command[0]).name
    return spec.file[1] if spec.file is not None else spec.name


def seat_bots(game: Game, seats: Sequence[str]) -> None:
    """Create every bot once before the game, to report wrong settings and to compile what it needs now."""
    for spec in seats:
        if not is_person(spec) and spec != RANDOM:
            check_bot(spec, board=game.board, players=game.players)


def bot_action(game: Game, seat: int, spec: str) -> str | int:
    """A built-in bot's choice. A new player makes each decision, so that a resumed game continues the same way.

    (This does not hold for a bot with a time limit in seconds: how far it gets depends on the machine.)
    """
    if spec == RANDOM:
        return random_action(game, seat)
    player = new_player(spec, board=game.board, players=game.players, seed=seed_of(game, seat, len(game.acts)))
    return player.choose(seen_by(game, seat))


def random_action(game: Game, seat: int) -> str:
    """A random player's choice, the same each time for the same decision."""
    return choose_at_random(game.view(seat), Random(f"{game.seed} {len(game.acts)} {seat}"))


def seed_of(game: Game, seat: int, acts: int) -> int:
    """The random seed of a bot for its decision after `acts` acts."""
    return int.from_bytes(sha256(f"{game.seed} {acts} {seat}".encode()).digest()[:6])


def choose_at_random(view: View, rng: Random) -> str:
    """Choose a kind of action first, then one of that kind: otherwise hundreds of claims would crowd out draws."""
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for action in view.actions:
        kinds[action.split()[0]].append(action)
    return rng.choice(kinds[rng.choice(list(kinds))])
