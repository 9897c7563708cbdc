"""SQL queries about players: results, histories, ratings, leaderboards and statistics. They change nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select

from branchline.server.store import schema
from branchline.server.store.result_statements import RatingEntry, entry_of, ratings_of
from branchline.server.store.rows import BOT, PERSON

Row: TypeAlias = Mapping[str, Any]  # by the names of the columns

RIVALS = 30  # shown on a player's page
PAGE = 50  # games or players on a page
EXPORTED = 20  # records read at a time

_WON = case((schema.results.c.place == 1, 1), else_=0)


class PlayerRow(NamedTuple):
    person: str
    player: str  # the public id
    name: str
    since: float
    private: bool


class Filter(NamedTuple):
    """Which games of a player are wanted."""

    board: str | None = None
    players: int | None = None
    opponent: str | None = None  # a part of a name
    result: str | None = None  # won, lost, left, unfinished
    since: float | None = None
    until: float | None = None
    public: bool = False  # only what strangers may see: games in which the seat showed the account, and public names


def player(connection: Connection, public_id: str) -> PlayerRow | None:
    people, accounts = schema.people.c, schema.accounts.c
    found = (
        select(people.id, people.account, people.name, accounts.created, accounts.private)
        .join(schema.accounts, accounts.person == people.id)
        .where(people.account == public_id)
    )
    row = connection.execute(found).first()
    return PlayerRow(*row) if row is not None else None


# A player's page.


def summary(connection: Connection, person: str) -> list[Row]:
    """A player's results, summed up by board and number of players."""
    columns = schema.results.c
    found = (
        select(
            columns.board, columns.players, func.count().label("games"), func.sum(_WON).label("wins"),
            func.avg(columns.points).label("points"), func.max(columns.points).label("best"),
            func.sum(columns.tickets).label("tickets"), func.sum(columns.tickets_failed).label("tickets_failed"),
            func.max(columns.longest).label("longest"), func.avg(columns.accuracy).label("accuracy"),
        )
        .where(columns.person == person)
        .group_by(columns.board, columns.players)
        .order_by(func.count().desc(), columns.board, columns.players)
    )  # fmt: skip
    return [dict(row) for row in connection.execute(found).mappings()]


def ratings_of_person(connection: Connection, person: str) -> dict[tuple[str, int], RatingEntry]:
    """By board and number of players."""
    found = select(schema.ratings).where(schema.ratings.c.subject == f"{PERSON}{person}")
    return {(row["board"], row["players"]): entry_of(row) for row in connection.execute(found).mappings()}


def rivals(connection: Connection, person: str) -> list[Row]:
    """The people with whom a player has finished most games. Bots of a level are many, and no rivals."""
    columns, people, accounts = schema.meetings.c, schema.people.c, schema.accounts.c
    met = (
        select(schema.meetings)
        .where(columns.person == person, columns.other.startswith(PERSON))
        .order_by(columns.games.desc(), columns.other)
        .limit(RIVALS)
        .subquery()
    )
    found = (
        select(met, people.name, people.account, accounts.private)
        .outerjoin(schema.people, people.id == func.substr(met.c.other, 1 + len(PERSON)))
        .outerjoin(schema.accounts, accounts.person == people.id)
        .order_by(met.c.games.desc(), met.c.other)
    )
    return [dict(row) for row in connection.execute(found).mappings()]


def rating_points(
    connection: Connection, person: str, board: str, players: int, most: int
) -> list[tuple[float, float]]:
    """When a player's skill changed, and its mean from then on: a selection, spread evenly, with the latest."""
    columns = schema.results.c
    of_pool = (columns.person == person, columns.board == board, columns.players == players, columns.rated)
    number = int(connection.execute(select(func.count()).where(*of_pool)).scalar_one())
    step = -(-number // most) or 1
    rank = func.row_number().over(order_by=columns.seq).label("rank")
    points = select(columns.finished, columns.mu_after, rank).where(*of_pool).subquery()
    chosen = (
        select(points.c.finished, points.c.mu_after).where((number - points.c.rank) % step == 0).order_by(points.c.rank)
    )
    return [(row[0], row[1]) for row in connection.execute(chosen)]


# Histories.


def history(
    connection: Connection, person: str, which: Filter, before: int | None = None, most: int = PAGE
) -> list[Row]:
    """A player's games, the latest first, from below a number."""
    columns = schema.results.c
    found = (
        select(schema.results, schema.games.c.ending, schema.games.c.record.is_not(None).label("recorded"))
        .join(schema.games, schema.games.c.id == columns.game)
        .where(columns.person == person, *_conditions(which))
        .order_by(columns.seq.desc(), columns.seat)
        .limit(most)
    )
    if before is not None:
        found = found.where(columns.seq < before)
    return [dict(row) for row in connection.execute(found).mappings()]


def _conditions(which: Filter) -> Iterator[ColumnElement[bool]]:
    columns = schema.results.c
    if which.public:  # the times and points of others would tell under which names somebody has played
        yield columns.shown
    if which.board is not None:
        yield columns.board == which.board
    if which.players is not None:
        yield columns.players == which.players
    if which.since is not None:
        yield columns.finished >= which.since
    if which.until is not None:
        yield columns.finished < which.until
    match which.result:
        case "won":
            yield columns.place == 1
        case "lost":
            yield columns.place > 1
        case "left":
            yield columns.left.is_not(None)
        case "unfinished":
            yield columns.place.is_(None)
    if which.opponent is not None:
        other, people = schema.results.alias("other"), schema.people
        then, now = (name.icontains(which.opponent, autoescape=True) for name in (other.c.name, people.c.name))
        named = or_(then, now)
        if which.public:  # only names that are shown: others would be found letter by letter
            accounts, beside = schema.accounts.c, schema.results.alias("beside")
            public = (accounts.person == other.c.person, ~accounts.private)
            known = and_(other.c.shown, select(accounts.person).where(*public).exists())
            same = and_(beside.c.game == other.c.game, beside.c.person == other.c.person)
            several = select(beside.c.seat).where(same, beside.c.seat != other.c.seat).exists()
            named = or_(and_(then, or_(other.c.bot.is_not(None), and_(several, known))), and_(now, known, ~several))
        of_game = and_(other.c.game == columns.game, other.c.seat != columns.seat)
        found = select(other.c.seat).outerjoin(people, people.c.id == other.c.person).where(of_game, named)
        yield found.exists()


def seats_of(connection: Connection, games: Sequence[str]) -> dict[str, list[Row]]:
    """All seats of some games, with the public ids of their people, and their present names."""
    columns, people, accounts = schema.results.c, schema.people.c, schema.accounts.c
    found = (
        select(schema.results, people.account, people.name.label("present_name"), accounts.private)
        .outerjoin(schema.people, people.id == columns.person)
        .outerjoin(schema.accounts, accounts.person == columns.person)
        .where(columns.game.in_(games))
        .order_by(columns.game, columns.seat)
    )
    seats: dict[str, list[Row]] = {}
    for row in connection.execute(found).mappings():
        seats.setdefault(row["game"], []).append(dict(row))
    return seats


def records(connection: Connection, person: str, after: int, most: int = EXPORTED) -> list[tuple[int, str, bytes]]:
    """The records of a person's games after a number: the number, the table's id, and the compressed record."""
    own = select(schema.results.c.game).where(schema.results.c.person == person)
    columns = schema.games.c
    found = (
        select(columns.seq, columns.id, columns.record)
        .where(columns.id.in_(own), columns.seq > after, columns.record.is_not(None))
        .order_by(columns.seq)
        .limit(most)
    )
    return [(row[0], row[1], row[2]) for row in connection.execute(found)]


def record(connection: Connection, person: str, game: str) -> bytes | None:
    """The compressed record of a game that a person has played."""
    columns = schema.results.c
    own = select(columns.seat).where(columns.game == game, columns.person == person).exists()
    return connection.execute(select(schema.games.c.record).where(schema.games.c.id == game, own)).scalar()


# Leaderboards.


class LeaderRow(NamedTuple):
    subject: str
    player: str
    name: str
    shown: float
    games: int
    wins: int


def leaders(
    connection: Connection, board: str, players: int, after: tuple[float, str] | None = None, most: int = PAGE
) -> list[LeaderRow]:
    """The best players, or those after a rating and its subject."""
    columns, people = schema.ratings.c, schema.people.c
    found = (
        select(columns.subject, people.account, people.name, columns.shown, columns.games, columns.wins)
        .join(schema.people, people.id == func.substr(columns.subject, 1 + len(PERSON)))
        .where(columns.board == board, columns.players == players, columns.listed, people.account.is_not(None))
        .order_by(columns.shown.desc(), columns.subject)
        .limit(most)
    )
    if after is not None:
        shown, subject = after
        found = found.where(
            columns.shown <= shown, or_(columns.shown < shown, and_(columns.shown == shown, columns.subject > subject))
        )
    return [LeaderRow(*row) for row in connection.execute(found)]


def listed_rating(connection: Connection, person: str, board: str, players: int) -> RatingEntry | None:
    """A person's rating, if it is on the leaderboard."""
    columns = schema.ratings.c
    found = select(schema.ratings).where(
        columns.subject == f"{PERSON}{person}", columns.board == board, columns.players == players, columns.listed
    )
    row = connection.execute(found).mappings().first()
    return entry_of(row) if row is not None else None


def rank_of(connection: Connection, board: str, players: int, shown: float | None = None) -> int:
    """How many players have a higher rating; without one, how many there are."""
    columns = schema.ratings.c
    found = select(func.count()).where(columns.board == board, columns.players == players, columns.listed)
    if shown is not None:
        found = found.where(columns.shown > shown)
    return int(connection.execute(found).scalar_one())


def bot_ratings(connection: Connection, levels: Sequence[str], board: str, players: int) -> dict[str, RatingEntry]:
    """The ratings of bots, by level; only of those that have played."""
    subjects = {f"{BOT}{level}": level for level in levels}  # a search for the prefix would read the whole leaderboard
    found = ratings_of(connection, list(subjects), board, players)
    return {subjects[subject]: entry for subject, entry in found.items()}


# Statistics of the site.


def game_counts(connection: Connection) -> list[tuple[str, bool, int]]:
    """How many games have ended in each way, rated and not."""
    columns = schema.games.c
    found = select(columns.ending, columns.rated, func.count()).group_by(columns.ending, columns.rated)
    return [(row[0], row[1], row[2]) for row in connection.execute(found)]


def board_averages(connection: Connection) -> list[Row]:
    """Averages of winners and others in games that were played to the end, by board and number of players."""
    columns = schema.results.c
    won = (columns.place == 1).label("won")
    found = (
        select(
            columns.board, columns.players, won, func.count().label("seats"),
            func.count(columns.game.distinct()).label("games"), func.avg(columns.points).label("points"),
            func.avg(columns.tickets).label("tickets"), func.avg(columns.longest).label("longest"),
        )
        .join(schema.games, schema.games.c.id == columns.game)
        .where(schema.games.c.ending == "played", schema.games.c.record.is_not(None))
        .group_by(columns.board, columns.players, won)
        .order_by(columns.board, columns.players)
    )  # fmt: skip
    return [dict(row) for row in connection.execute(found).mappings()]


def route_counts(
    connection: Connection, board: str, digest: str, players: int | None, fewest: int
) -> dict[str, tuple[int, int]]:
    """How often each route was claimed, and how often by a winner: with some number of players, or any.

    Numbers of players with which no route was claimed `fewest` times are left out: otherwise their few games would be
    the difference of the others and all.
    """
    columns = schema.route_counts.c
    of_board = [columns.board == board, columns.digest == digest]
    if players is not None:
        of_board.append(columns.players == players)
    many = select(columns.players).where(*of_board).group_by(columns.players).having(func.max(columns.claims) >= fewest)
    found = select(columns.route, func.sum(columns.claims), func.sum(columns.wins))
    found = found.where(*of_board, columns.players.in_(many)).group_by(columns.route)
    return {row[0]: (int(row[1]), int(row[2])) for row in connection.execute(found)}
