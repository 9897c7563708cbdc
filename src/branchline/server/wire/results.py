"""Messages: players' results, ratings and leaderboards, and the statistics of the site."""

from __future__ import annotations

import msgspec


class BoardResults(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's games on one board with one number of players."""

    board: str
    players: int
    games: int
    wins: int
    points: float  # on average
    best: int  # most points
    tickets: int  # completed in all games
    tickets_failed: int
    longest: int  # the longest path of all games
    accuracy: float | None = None  # on average, of games that the coach has reviewed
    rating: float | None = None  # null before the first rated game
    provisional: bool = False  # the rating is not certain yet
    rated: int = 0  # rated games


class PlayerInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's page."""

    player: str
    name: str
    since: float
    boards: tuple[BoardResults, ...] = ()
    own: bool = False  # whether it is the page of the person who asks
    private: bool = False  # whether only they can see it


class Rival(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often a player finished ahead of another."""

    games: int
    ahead: int
    behind: int
    name: str | None = None  # null: somebody whose name is not public
    player: str | None = None


class Rivals(msgspec.Struct, frozen=True):
    rivals: tuple[Rival, ...]


class RatingPoint(msgspec.Struct, frozen=True):
    at: float
    rating: float


class RatingHistory(msgspec.Struct, frozen=True):
    """A rating over time, on one board with one number of players."""

    board: str
    players: int
    points: tuple[RatingPoint, ...]


class GameSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game."""

    seat: int
    points: int
    place: int | None = None
    name: str | None = None  # null: somebody whose name is not public, or who was erased
    player: str | None = None
    bot: str | None = None  # the level
    left: str | None = None  # resigned, or stand-in if a bot finished the game for them


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game in a player's history."""

    number: int
    board: str
    players: int
    finished: float
    ending: str
    seat: int  # the player's
    points: int
    tickets: int
    tickets_failed: int
    longest: int
    seats: tuple[GameSeat, ...]
    place: int | None = None
    left: str | None = None
    rated: bool = False
    rating: float | None = None  # after the game
    change: float | None = None  # of the rating
    accuracy: float | None = None
    game: str | None = None  # the table's id, by which the record can be downloaded: only for those who played


class PlayedGames(msgspec.Struct, frozen=True, omit_defaults=True):
    games: tuple[PlayedGame, ...]
    next: int | None = None  # `before` of the next page


class RatedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a finished game changed the rating of a seat."""

    seat: int
    rating: float
    change: float
    provisional: bool = False


class GameRatings(msgspec.Struct, frozen=True):
    seats: tuple[RatedSeat, ...]


class Leader(msgspec.Struct, frozen=True):
    rank: int
    player: str
    name: str
    rating: float
    games: int
    wins: int


class BotRating(msgspec.Struct, frozen=True):
    level: str
    rating: float


class Leaderboard(msgspec.Struct, frozen=True, omit_defaults=True):
    """The best players on a board with a number of players, and how strong the bots are there."""

    board: str
    players: int
    leaders: tuple[Leader, ...]
    bots: tuple[BotRating, ...]
    listed: int = 0  # how many players have a rank
    own: Leader | None = None  # the person who asks, if they have a rank
    next: str | None = None  # `after` of the next page


class BoardStatistics(msgspec.Struct, frozen=True, omit_defaults=True):
    """Finished games with people on one board with one number of players: averages by seat."""

    board: str
    players: int
    games: int
    points: float
    winning_points: float
    winner_tickets: float  # completed
    other_tickets: float
    winner_path: float  # length of the longest path
    other_path: float


class Statistics(msgspec.Struct, frozen=True, omit_defaults=True):
    """Statistics of the whole site, without anything about persons."""

    at: float  # when they were computed
    games: int
    rated: int = 0
    boards: tuple[BoardStatistics, ...] = ()  # those with enough games
    endings: dict[str, int] = {}
