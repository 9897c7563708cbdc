"""SQL statements for finished games, results and ratings: written with a game's last event, folded again on demand.

Ratings are a fold over the finished games in the order of their numbers (`games.seq`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, RowMapping, Select, bindparam, delete, insert, select, update

from branchline.server.store import schema
from branchline.server.store.meeting_statements import (
    add_meetings,
    add_to_counts,
    forget_meetings,
    meeting_differences,
    recount_meetings,
)
from branchline.server.store.prepared import CompiledStatement
from branchline.server.store.rows import PERSON, FinishedGame, Rater, SeatResult, Skill, subject_of

GAMES = "games"  # the name of the counter
CHUNK = 500  # games read at a time when all are folded again

Pool = tuple[str, int]  # the board and the number of players that a rating is for


# Writing a result. Statements are compiled once: a game has up to a hundred routes, and others wait for the writer.

RATING = ("mu", "sigma", "games", "wins", "shown", "listed", "changed")  # columns of a rating that change
_ADD_GAME = CompiledStatement(insert(schema.games))
_ADD_RESULT = CompiledStatement(
    insert(schema.results), [column.name for column in schema.results.c if column.name != "accuracy"]
)
_COUNT = CompiledStatement(
    update(schema.counters)
    .where(schema.counters.c.name == bindparam("of_name"))
    .values(value=schema.counters.c.value + bindparam("more"))
)
_ADD_RATING = CompiledStatement(insert(schema.ratings))
_CHANGE_RATING = CompiledStatement(
    update(schema.ratings).where(
        schema.ratings.c.subject == bindparam("of_subject"),
        schema.ratings.c.board == bindparam("of_board"),
        schema.ratings.c.players == bindparam("of_players"),
    ),
    RATING,
)


def add_finished_game(connection: Connection, game: FinishedGame) -> None:
    """Write the result of a game, and the ratings that it changes. A game that is there already stays as it is."""
    if connection.execute(select(schema.games.c.id).where(schema.games.c.id == game.id)).first() is not None:
        return  # its table was exported, and imported again
    seq = next_number(connection)
    row = {
        "id": game.id, "seq": seq, "board": game.board, "digest": game.digest, "players": game.players,
        "pace": game.pace, "rated": game.rated, "ending": game.ending, "finished": game.finished,
        "record": game.record,
    }  # fmt: skip
    _ADD_GAME(connection, row)
    skills = _rate(connection, game) if game.rated else [(None, None)] * len(game.seats)
    for seat, (before, after) in zip(game.seats, skills, strict=True):
        _ADD_RESULT(connection, _result(game, seq, seat) | _skill_columns(before, after))
    add_meetings(connection, game)
    _count_routes(connection, game)


def next_number(connection: Connection) -> int:
    """The number of the next finished game. Its row stays locked until the commit: the order is that of the commits."""
    columns = schema.counters.c
    if _COUNT(connection, {"of_name": GAMES, "more": 1}) == 0:
        connection.execute(insert(schema.counters).values(name=GAMES, value=1))
    return int(connection.execute(select(columns.value).where(columns.name == GAMES)).scalar_one())


def _result(game: FinishedGame, seq: int, seat: SeatResult) -> dict[str, object]:
    return {
        "game": game.id, "seat": seat.seat, "person": seat.person, "name": seat.name, "bot": seat.bot,
        "board": game.board, "players": game.players, "seq": seq, "finished": game.finished, "rated": game.rated,
        "place": seat.place, "points": seat.points, "tickets": seat.tickets, "tickets_failed": seat.tickets_failed,
        "longest": seat.longest, "left": seat.left, "shown": seat.shown,
    }  # fmt: skip


def _skill_columns(before: Skill | None, after: Skill | None) -> dict[str, object]:
    values = (*(before or (None, None)), *(after or (None, None)))
    return dict(zip(("mu", "sigma", "mu_after", "sigma_after"), values, strict=True))


def _rate(connection: Connection, game: FinishedGame) -> list[tuple[Skill | None, Skill | None]]:
    """Change the ratings; returns the skill of each seat before and after the game."""
    subjects = [subject_of(seat.person, seat.bot) for seat in game.seats]
    known = ratings_of(connection, [each for each in subjects if each is not None], game.board, game.players)
    first = game.rater.first_skill
    before = [
        known[subject or ""].skill if subject in known else first(subject or "", game.board, game.players)
        for subject in subjects
    ]
    after = game.rater.rate(before, [seat.place or 1 for seat in game.seats])
    hidden = _private_people(connection, [seat.person for seat in game.seats if seat.person is not None])
    entries = changed_ratings(known, game, subjects, after, hidden)
    for subject, entry in sorted(entries.items()):
        _put_rating(connection, subject, game.board, game.players, entry)
    return list(zip(before, after, strict=True))


class RatingEntry(NamedTuple):
    """A row of the ratings, without its key."""

    skill: Skill
    games: int
    wins: int
    shown: float
    listed: bool
    changed: float


def changed_ratings(
    known: Mapping[str, RatingEntry],
    game: FinishedGame,
    subjects: Sequence[str | None],
    after: Sequence[Skill],
    hidden: set[str],
) -> dict[str, RatingEntry]:
    """The ratings that a game changes, as they are after it.

    A level that has several seats keeps the mean of its new skills: it is one player of the pool, and each seat was
    rated as if it were alone.
    """
    entries = {}
    for subject in dict.fromkeys(each for each in subjects if each is not None):
        seats = [number for number, each in enumerate(subjects) if each == subject]
        own = [after[number] for number in seats]
        skill = Skill(sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own))
        past = known.get(subject)
        person = subject.startswith(PERSON)
        entries[subject] = RatingEntry(
            skill,
            (past.games if past is not None else 0) + len(seats),
            (past.wins if past is not None else 0) + sum(game.seats[number].place == 1 for number in seats),
            game.rater.shown(skill, game.players),
            person and subject.removeprefix(PERSON) not in hidden and not game.rater.is_provisional(skill),
            game.finished,
        )
    return entries


def ratings_of(connection: Connection, subjects: Sequence[str], board: str, players: int) -> dict[str, RatingEntry]:
    columns = schema.ratings.c
    found = select(schema.ratings).where(
        columns.subject.in_(subjects), columns.board == board, columns.players == players
    )
    return {row["subject"]: entry_of(row) for row in connection.execute(found).mappings()}


def entry_of(row: RowMapping) -> RatingEntry:
    skill = Skill(row["mu"], row["sigma"])
    return RatingEntry(skill, row["games"], row["wins"], row["shown"], row["listed"], row["changed"])


def _columns(entry: RatingEntry) -> dict[str, object]:
    return {
        "mu": entry.skill.mu, "sigma": entry.skill.sigma, "games": entry.games, "wins": entry.wins,
        "shown": entry.shown, "listed": entry.listed, "changed": entry.changed,
    }  # fmt: skip


def _put_rating(connection: Connection, subject: str, board: str, players: int, entry: RatingEntry) -> None:
    values = _columns(entry)
    of_subject = {"of_subject": subject, "of_board": board, "of_players": players}
    if _CHANGE_RATING(connection, of_subject | values) == 0:
        _ADD_RATING(connection, {"subject": subject, "board": board, "players": players, **values})


def _private_people(connection: Connection, people: Sequence[str] | None = None) -> set[str]:
    columns = schema.accounts.c
    found = select(columns.person).where(columns.private)
    if people is not None:
        found = found.where(columns.person.in_(people))
    return set(connection.execute(found).scalars())


def _count_routes(connection: Connection, game: FinishedGame) -> None:
    claims = Counter(route for route, _ in game.routes)
    wins = Counter(route for route, won in game.routes if won)
    of_board = {"board": game.board, "digest": game.digest, "players": game.players}
    rows = [
        {**of_board, "route": route, "claims": number, "wins": wins[route]} for route, number in sorted(claims.items())
    ]
    add_to_counts(connection, schema.route_counts, rows)


# Changes of people.


def set_accuracy(connection: Connection, table_id: str, accuracies: Mapping[int, float]) -> None:
    """Store how well each seat played, by the coach."""
    columns = schema.results.c
    for seat, accuracy in sorted(accuracies.items()):
        of_seat = (columns.game == table_id, columns.seat == seat)
        connection.execute(update(schema.results).where(*of_seat).values(accuracy=accuracy))


def forget_in_results(connection: Connection, people: Select[tuple[str]]) -> None:
    """Remove people who are about to be deleted from results and ratings, given by a query for their ids.

    Other players' results keep a blank seat, with the skill that it had: later ratings depend on it.
    """
    columns = schema.results.c
    ids = connection.execute(people).scalars().all()
    for person in ids:
        connection.execute(update(schema.results).where(columns.person == person).values(person=None, name=None))
        connection.execute(delete(schema.ratings).where(schema.ratings.c.subject == f"{PERSON}{person}"))
        forget_meetings(connection, str(person))


def rewrite_results(connection: Connection, before: str, person_id: str | None, most: int) -> int:
    """Give some of a person's results to another (None: to nobody, without the name); how many rows were found."""
    columns = schema.results.c
    some = list(connection.execute(select(columns.seq).where(columns.person == before).limit(most)).scalars())
    erased = {"name": None} if person_id is None else {}
    of_games = (columns.person == before, columns.seq.in_(set(some)))
    connection.execute(update(schema.results).where(*of_games).values(person=person_id, **erased))
    return len(some)


def list_ratings(connection: Connection, person: str, rater: Rater, *, private: bool) -> None:
    """Put a person on the leaderboards, or take them off. The caller has locked the account."""
    columns = schema.ratings.c
    found = connection.execute(select(schema.ratings).where(columns.subject == f"{PERSON}{person}")).mappings().all()
    for row in found:
        listed = not private and not rater.is_provisional(Skill(row["mu"], row["sigma"]))
        of_row = (columns.subject == row["subject"], columns.board == row["board"], columns.players == row["players"])
        connection.execute(update(schema.ratings).where(*of_row).values(listed=listed))


# The fold over all games.

_CHANGE_SKILL = CompiledStatement(
    update(schema.results).where(
        schema.results.c.game == bindparam("of_game"), schema.results.c.seat == bindparam("of_seat")
    ),
    ("mu", "sigma", "mu_after", "sigma_after"),
)


class Folded(NamedTuple):
    """What the finished games make of the ratings."""

    games: int  # rated ones
    ratings: dict[tuple[str, str, int], RatingEntry]  # by subject, board and number of players
    skills: dict[tuple[str, int], tuple[Skill, Skill]]  # by game and seat: before and after


def fold_ratings(connection: Connection, rater: Rater) -> Folded:
    """All ratings, computed from the results of the rated games in their order."""
    ratings: dict[tuple[str, str, int], RatingEntry] = {}
    skills: dict[tuple[str, int], tuple[Skill, Skill]] = {}
    hidden, number = _private_people(connection), 0
    for game, erased in _rated_games(connection, rater):
        subjects = [subject_of(seat.person, seat.bot) for seat in game.seats]
        pool = (game.board, game.players)
        known = {each: ratings[each, *pool] for each in subjects if each is not None and (each, *pool) in ratings}
        before = [
            erased[seat.seat] if subject is None
            else known[subject].skill if subject in known
            else rater.first_skill(subject, *pool)
            for seat, subject in zip(game.seats, subjects, strict=True)
        ]  # fmt: skip
        after = rater.rate(before, [seat.place or 1 for seat in game.seats])
        for subject, entry in changed_ratings(known, game, subjects, after, hidden).items():
            ratings[subject, *pool] = entry
        for seat, pair in zip(game.seats, zip(before, after, strict=True), strict=True):
            skills[game.id, seat.seat] = pair
        number += 1
    return Folded(number, ratings, skills)


def rating_differences(connection: Connection, rater: Rater) -> tuple[int, list[str]]:
    """How many rated games there are, and where the stored ratings differ from what the games make of them."""
    folded = fold_ratings(connection, rater)
    stored = {
        (row["subject"], row["board"], row["players"]): entry_of(row)
        for row in connection.execute(select(schema.ratings)).mappings()
    }
    wrong = [
        f"{key[0]} on {key[1]}, {key[2]} players: {stored.get(key)} is stored, {folded.ratings.get(key)} is right"
        for key in sorted(stored.keys() | folded.ratings.keys())
        if stored.get(key) != folded.ratings.get(key)
    ]
    columns = schema.results.c
    for row in connection.execute(select(schema.results).where(columns.rated)).mappings():
        pair = (Skill(row["mu"], row["sigma"]), Skill(row["mu_after"], row["sigma_after"]))
        if pair != folded.skills.get((row["game"], row["seat"])):
            wrong.append(f"game {row['game']}, seat {row['seat']}: {pair} is stored")
    return folded.games, wrong + meeting_differences(connection)


def recompute_ratings(connection: Connection, rater: Rater) -> int:
    """Replace all ratings by what the finished games make of them; returns how many rated games there are."""
    next_lock = update(schema.counters).where(schema.counters.c.name == GAMES).values(value=schema.counters.c.value)
    connection.execute(next_lock)  # no game is added meanwhile
    folded = fold_ratings(connection, rater)
    connection.execute(delete(schema.ratings))
    for (subject, board, players), entry in folded.ratings.items():
        _ADD_RATING(connection, {"subject": subject, "board": board, "players": players, **_columns(entry)})
    for (game, seat), pair in folded.skills.items():
        _CHANGE_SKILL(connection, {"of_game": game, "of_seat": seat, **_skill_columns(*pair)})
    recount_meetings(connection)
    return folded.games


def _rated_games(connection: Connection, rater: Rater) -> Iterator[tuple[FinishedGame, dict[int, Skill]]]:
    """The rated games in order, each with the stored skills of its erased seats."""
    seq, columns = 0, schema.games.c
    while True:
        wanted = select(columns.id, columns.seq, columns.digest, columns.pace, columns.ending, columns.finished)
        page = wanted.where(columns.seq > seq, columns.rated).order_by(columns.seq).limit(CHUNK)
        games = connection.execute(page).mappings().all()
        if not games:
            return
        seats: dict[str, list[RowMapping]] = {row["id"]: [] for row in games}
        of_games = select(schema.results).where(schema.results.c.game.in_(list(seats)))
        for row in connection.execute(of_games.order_by(schema.results.c.seat)).mappings():
            seats[row["game"]].append(row)
        for game in games:
            yield _read_game(game, seats[game["id"]], rater), _erased(seats[game["id"]])
        seq = games[-1]["seq"]


def _read_game(game: RowMapping, seats: Sequence[RowMapping], rater: Rater) -> FinishedGame:
    return FinishedGame(
        id=game["id"], board=seats[0]["board"], digest=game["digest"], players=seats[0]["players"], pace=game["pace"],
        rated=True, ending=game["ending"], finished=game["finished"], rater=rater,
        seats=tuple(
            SeatResult(
                row["seat"], row["person"], row["name"], row["bot"], row["place"], row["points"], row["tickets"],
                row["tickets_failed"], row["longest"], row["left"],
            )
            for row in seats
        ),
    )  # fmt: skip


def _erased(seats: Iterable[RowMapping]) -> dict[int, Skill]:
    return {
        row["seat"]: Skill(row["mu"], row["sigma"]) for row in seats if row["person"] is None and row["bot"] is None
    }
