"""What goes over the network: closed types with limits, for HTTP and sockets alike. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.boards.model import Rules
from branchline.deal import Proof
from branchline.events import Event
from branchline.server.model import Settings, Status, Watching, Why
from branchline.views import Score, View

MoveId: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{8,64}(?!\\n)$", description="Made up by the client: a repetition is known by it.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Language: TypeAlias = Literal["en", "pl", "ro"]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Nonce: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}(?!\\n)$", description="The seat's share of the deal: 16 random bytes, as hex.")
]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
BoardName: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}(?!\\n)$")]
Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
Audience: TypeAlias = Literal["players", "spectators"]
Phrase: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "rematch", "goodbye"]


class _Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


# People.


class NewGuest(_Closed, frozen=True):
    name: Name
    language: Language = "en"


class MeChange(_Closed, frozen=True):
    name: Name | None = None
    language: Language | None = None


class Arrival(_Closed, frozen=True):
    """A code from another device of the same person."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(msgspec.Struct, frozen=True):
    name: str
    language: str


class Transfer(msgspec.Struct, frozen=True):
    """Lets the same person in on another device: once, and until a time."""

    code: str
    until: float


# Tables.


class PaceAsked(_Closed, frozen=True):
    """No clock; a bank of seconds with some more for each turn; or days for a turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=30, le=7200)] = 600
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Literal[1, 2, 3, 7] = 1


class NewTable(_Closed, frozen=True):
    move_id: MoveId
    board: BoardName
    players: Annotated[int, Meta(ge=2, le=5)]
    public: bool = False
    pace: PaceAsked = PaceAsked()
    bots: dict[Literal["0", "1", "2", "3", "4"], Level] = {}  # by seat
    invited: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()  # seats for those with the code
    longest_path: bool | None = None
    watching: Watching = "live"
    delay: Annotated[int, Meta(ge=0, le=60)] = 5  # minutes that spectators are behind, if they are


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person by name, a bot by its level, nobody."""

    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    wants_end: bool = False
    bank: float = 0.0  # seconds on its clock when that last stood still
    since: float | None = None  # its clock runs since then


class Rematch(msgspec.Struct, frozen=True):
    table: str
    code: str | None = None  # for those who played


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one seat, or a spectator, sees it."""

    id: str
    version: int
    now: float
    status: Status
    settings: Settings
    digest: str
    commitment: str
    seats: tuple[SeatShown, ...]
    touched: float
    seat: int | None = None  # whose eyes; none: a spectator's
    yours: tuple[int, ...] = ()  # all seats of the same person
    host: bool = False  # whether that is the host
    code: str | None = None  # for those who sit here
    actors: tuple[int, ...] = ()
    undo: bool = False  # whether the seat may take back its last act
    deadline: float | None = None  # when the next clock runs out
    expires: float | None = None  # when the table is gone, if nobody touches it
    game: View | None = None
    ending: str | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[Score, ...] = ()  # when all is over
    proof: Proof | None = None
    rematch: Rematch | None = None


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    board: str
    players: int
    free: int
    pace: str
    status: Status
    touched: float
    names: tuple[str | None, ...] = ()
    turn: bool = False  # whether it waits for who asks


class Tables(msgspec.Struct, frozen=True):
    tables: tuple[Listed, ...]


class Found(msgspec.Struct, frozen=True):
    table: str


# Deeds.


class _Deed(_Closed, frozen=True, tag_field="do"):
    move_id: MoveId


class Sit(_Deed, frozen=True, tag="sit"):
    seat: SeatNumber
    nonce: Nonce
    code: Code | None = None
    name: Name | None = None  # at a table where one person plays several seats


class SeatBot(_Deed, frozen=True, tag="bot"):
    seat: SeatNumber
    level: Level


class Leave(_Deed, frozen=True, tag="leave"):
    seat: SeatNumber


class Dismiss(_Deed, frozen=True, tag="dismiss"):
    """The host sends away who has this seat."""

    seat: SeatNumber


class Start(_Deed, frozen=True, tag="start"):
    pass


class Act(_Deed, frozen=True, tag="act"):
    """Actions in the notation, all or none, at the version that the player saw; only the last may draw from chance."""

    seat: SeatNumber
    seen: Version
    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=16)]


class Undo(_Deed, frozen=True, tag="undo"):
    seat: SeatNumber
    seen: Version


class Resign(_Deed, frozen=True, tag="resign"):
    seat: SeatNumber


class Vote(_Deed, frozen=True, tag="vote"):
    """For the end by agreement, or no longer."""

    seat: SeatNumber
    end: bool


class StandIn(_Deed, frozen=True, tag="stand-in"):
    seat: SeatNumber


class ComeBack(_Deed, frozen=True, tag="come-back"):
    seat: SeatNumber


class AskRematch(_Deed, frozen=True, tag="rematch"):
    pass


Deed: TypeAlias = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | AskRematch


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the table's log as a seat, or a spectator, may see it."""

    seq: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    why: Why | None = None
    end: bool | None = None
    events: tuple[Event, ...] = ()  # what it did in the game


class Answer(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """A deed is in the log: which version of the table it made, and what it did. The same each time it is asked."""

    move_id: str
    version: int
    happened: Happening


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """What is new since the version that the client had, and the table as it is with it."""

    since: int
    happened: tuple[Happening, ...]
    table: Shown


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """Nothing was done. The code is for programs, the text for people, in their language."""

    code: str
    text: str
    details: dict[str, Any] = {}
    move_id: str | None = None
    table: Shown | None = None  # how it stands, if the deed came too late


# Chat, and what else goes over a socket.


class Say(_Closed, frozen=True, tag="say", tag_field="do"):
    """A line of one's own words, or one of the phrases that everybody reads in their language."""

    move_id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class Ping(_Closed, frozen=True, tag="ping", tag_field="do"):
    pass


FromSocket: TypeAlias = Deed | Say | Ping


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    at: float
    name: str
    who: str  # the same for all that one person says at a table: to mute them by
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Lines(msgspec.Struct, frozen=True, tag="lines", tag_field="type"):
    lines: tuple[Spoken, ...]


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    move_id: str
    seq: int


class Present(msgspec.Struct, frozen=True, tag="present", tag_field="type"):
    """Seats whose players have the table open."""

    seats: tuple[int, ...]


class Beat(msgspec.Struct, frozen=True, tag="beat", tag_field="type"):
    """Sent now and then, so that a client knows that the line is alive, and what time it is."""

    now: float


ToSocket: TypeAlias = Update | Answer | Refusal | Lines | Said | Present | Beat


class Replay(msgspec.Struct, frozen=True):
    """A game that is over, at one version, with the eyes of each seat."""

    seats: tuple[Update, ...]


# Looking back, and asking what a bot would do.


class CourseStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one version of a table made of its game."""

    at: int  # the version
    what: str  # as of a happening
    turn: int  # turns that have begun; 0: the first has not
    seat: int | None = None
    points: tuple[int, ...] = ()  # of lanes, by seat; none before the game
    trains: tuple[int, ...] = ()  # left, by seat


class Course(msgspec.Struct, frozen=True):
    """A whole game at a glance, version by version."""

    steps: tuple[CourseStep, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do: in the notation, in words, and the reasons as sentences, the most telling first."""

    action: str
    words: str
    why: tuple[str, ...]


class HintAsked(_Closed, frozen=True):
    seat: SeatNumber


class Hint(msgspec.Struct, frozen=True):
    """What an expert would do now: at this version, and no later."""

    version: int
    seat: int
    advice: Advice


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act of a game that is over, and what a bot would have done, from what the seat knew. No choice: no advice."""

    at: int
    seat: int | None = None  # none: nobody acted here
    played: str | None = None
    words: str | None = None
    advice: Advice | None = None
    agreed: bool | None = None


class RecordGiven(_Closed, frozen=True):
    """The text of a record, as `branchline play` or a table gives it."""

    text: Annotated[str, Meta(min_length=1, max_length=100_000)]


class RecordShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record that was read, and can be looked at for a while."""

    id: str
    board: str
    digest: str
    players: int
    names: tuple[str, ...]
    versions: int  # the first is the deal
    over: bool
    proof: Proof | None = None


class ToVerify(_Closed, frozen=True):
    """A record's text, or the id of one that was read."""

    text: Annotated[str, Meta(min_length=1, max_length=100_000)] | None = None
    record: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was checked, or that is wrong."""

    code: str
    text: str
    holds: bool = True
    line: int | None = None  # of the record


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `branchline verify` says of a record."""

    holds: bool
    game_holds: bool
    deal_holds: bool  # false without a proof, too
    findings: tuple[Finding, ...]
    proof: Proof | None = None
    seed: str | None = None  # that secret and nonces give


class LessonStep(_Closed, frozen=True):
    """All that the learner has done so far."""

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=200)] = ()


# The server itself.


class Health(msgspec.Struct, frozen=True):
    status: str


Trouble: TypeAlias = Literal["store", "compiling"]  # what can't be opened, what fails


class Readiness(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether games can be played; if not yet, how far compiling the rules has come, and what is in the way."""

    ready: bool
    done: int = 0
    total: int = 0
    doing: str | None = None
    trouble: Trouble | None = None  # it is tried again; who runs the server finds more in its log


class BoardListed(msgspec.Struct, frozen=True):
    id: str
    title: str
    digest: str
    players: tuple[int, int]
    longest_path: bool  # whether the table may leave that bonus out
    titles: dict[str, str] = {}  # by language
    trains: int = 0  # of each player at the start: how long a game is


class Boards(msgspec.Struct, frozen=True):
    boards: tuple[BoardListed, ...]


# What is printed on a board: the same for everybody.


class CityShown(msgspec.Struct, frozen=True):
    id: str
    name: str
    x: float  # on the sheet
    y: float


class CountryShown(msgspec.Struct, frozen=True):
    """A dead end with a stack of cards, the highest on top."""

    id: str
    names: dict[str, str]
    cards: tuple[int, ...]
    x: float
    y: float


class LaneShown(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    key: str  # its name within the ids of the drawing: `lane-{key}`, `track-{key}`, `space-{key}_1`
    a: str
    b: str  # a city, or the country that it leads into
    number: int  # among the lanes between the same two ends
    colour: str
    length: int
    points: int
    kind: Literal["plain", "tunnel", "ferry"]
    symbols: int = 0  # a ferry's locomotives
    any_cards: int = 0  # so many cards of any kind may pay for one space
    country: str | None = None
    twins: tuple[str, ...] = ()  # the other lanes between the same two ends
    closes: int = 0  # with so many players, or fewer, it is closed once a twin is claimed; 0: never


class TicketShown(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    a: str
    b: str
    points: int
    long: bool = False


class SheetShown(msgspec.Struct, frozen=True):
    """The size of the drawing and of what stands on it, in its units."""

    width: float
    height: float
    space_length: float
    space_width: float
    city_radius: float
    country_radius: float


class BoardShown(msgspec.Struct, frozen=True):
    id: str
    titles: dict[str, str]
    notes: dict[str, str]  # what a player must be told; empty if there is nothing
    digest: str
    rules: Rules
    cities: tuple[CityShown, ...]
    countries: tuple[CountryShown, ...]
    lanes: tuple[LaneShown, ...]
    tickets: tuple[TicketShown, ...]
    sheet: SheetShown


class RulesSection(msgspec.Struct, frozen=True):
    code: str
    title: str
    sentences: tuple[str, ...]


class RulesShown(msgspec.Struct, frozen=True):
    """The rules of a board for so many players."""

    sections: tuple[RulesSection, ...]
