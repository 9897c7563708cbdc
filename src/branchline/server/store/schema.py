"""Database schema, as SQLAlchemy tables. Times are Unix timestamps in seconds; ids are short strings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("account", Text),  # the public id of the person's account; NULL for a guest
    Column("muted_until", Double, nullable=False, server_default="0"),
    Column("suspended_until", Double, nullable=False, server_default="0"),
    Index("uq_people_account", "account", unique=True),
)

# Hashes of the tokens in a person's cookies, one per device.
devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("label", Text, nullable=False, server_default=""),  # the browser and the system, for the list of sessions
)

# One-time codes that let the same person in on another device, valid for a short time.
transfers = Table(
    "transfers",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("public", Boolean, nullable=False),
    Column("board", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index(None, "status", "public", "touched"),
    Index(None, "status", "public", "created"),
    Index(None, "status", "public", "pace", "created"),
    Index(None, "status", "public", "board", "pace", "created"),
)

# Events that name somebody. A query by their index has this condition too, in the same words.
NAMING_KINDS = ("made", "sat", "reassigned")
NAMING = text(f"kind IN {NAMING_KINDS}")

# The event log. Both unique constraints (version and idempotency key) guarantee that commands happen exactly once.
events = Table(
    "events",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("move_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("hash", LargeBinary),  # hash chain: over the event and its predecessor's hash
    UniqueConstraint("table", "move_id"),
    Index("ix_events_naming", "kind", "person", sqlite_where=NAMING, postgresql_where=NAMING),
)

# Refusals that are final, of commands that name no version of the table.
refusals = Table(
    "refusals",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("move_id", Text, primary_key=True),
    Column("answer", LargeBinary, nullable=False),  # JSON: the code and its details
    Column("at", Double, nullable=False, index=True),
)

members = Table(
    "members",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("seen", Double, nullable=False, server_default="0"),  # when the player was last connected in a running game
)

jobs = Table(
    "due",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("leased_until", Double, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("audience", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),  # counted per audience: a shared number would show the others' chat
    Column("person", Text, nullable=False, index=True),
    Column("move_id", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "move_id"),
)

# The coach's reviews of finished games, compressed JSON; `version` is the coach's.
reviews = Table(
    "reviews",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)

# Boards of the operator's own. A version of a board stays here when its file is changed or deleted, for the tables that
# are played on it.
boards = Table(
    "boards",
    metadata,
    Column("id", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("layout", LargeBinary),
    Column("offered", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
)

# Work that one worker of all does, until its lease ends.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
)

# What visitors have made the server store, by UTC day (days since 1970): a person, or an address's or network's digest.
usage = Table(
    "usage",
    metadata,
    Column("who", Text, primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)

# The server's own secrets: the key with which it signs the heads of logs, and those of the days in `usage`.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("private", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
)

# What operators did, and one person to another. Rows are only added; `forget_in_audit` removes ids of deleted people.
audit = Table(
    "audit",
    metadata,
    Column("seq", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False, index=True),
    Column("action", Text, nullable=False),
    Column("operator", Text),
    Column("actor", Text, index=True),
    Column("person", Text, index=True),
    Column("table", Text),
    Column("details", Text, nullable=False),
)

# Accounts: what a person needs to sign in on other devices. Everything about the person as a player is in `people`.
accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Text, nullable=False, unique=True),  # the name, reduced so that look-alikes are equal
    Column("password", Text),  # argon2 hash; NULL: passkeys only
    Column("created", Double, nullable=False),
    Column("private", Boolean, nullable=False, server_default="0"),  # hides the player page and the ranks
    Column("moderator", Boolean, nullable=False, server_default="0"),
    Column("colour", Text),  # preferred train colour
    Column("shape", Text),  # preferred symbol on the trains
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),  # WebAuthn credential id
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

# WebAuthn challenges that were handed out and not used yet: each is valid once, at any worker.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("person", Text, index=True),
    Column("until", Double, nullable=False, index=True),
)

# Invitations to register, on servers where an account needs one.
registrations = Table(
    "registrations",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("left", Integer, nullable=False),  # how many accounts may still be made with it
)

# Finished games, numbered in the order in which they were rated. They stay when their tables have expired.
games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),  # of the table
    Column("seq", Integer, nullable=False, unique=True),
    Column("board", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ending", Text, nullable=False),  # played, agreed, resigned, abandoned
    Column("finished", Double, nullable=False, index=True),
    Column("record", LargeBinary),  # the game's record, compressed; NULL if nobody with an account played
)

# One row for each seat of a finished game. Copies of the game's columns are here for filters and indexes.
results = Table(
    "results",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text),  # NULL: a bot, or somebody who was erased
    Column("name", Text),  # as it was at the table; NULL after erasure
    Column("bot", Text),  # the bot's level
    Column("board", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("finished", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("place", Integer),  # as it is rated: 1 for the winner, who left is last; NULL if the game has no places
    Column("points", Integer, nullable=False),
    Column("tickets", Integer, nullable=False),  # completed
    Column("tickets_failed", Integer, nullable=False),
    Column("longest", Integer, nullable=False),  # length of the longest path
    Column("left", Text),  # resigned, or stand-in if a bot finished the game; NULL: played to the end
    Column("mu", Double),  # skill before and after the game, if it was rated
    Column("sigma", Double),
    Column("mu_after", Double),
    Column("sigma_after", Double),
    Column("accuracy", Double),  # by the coach, once the game was reviewed
    Column("shown", Boolean, nullable=False, server_default="0"),  # whether the seat showed the person's account
    Index(None, "person", "seq"),
    # Everything a player's page sums up: of thousands of games, no row of the table itself is read.
    Index(
        "ix_results_page", "person", "board", "players", "seq", "game", "seat", "place", "points", "tickets",
        "tickets_failed", "longest", "accuracy", "rated", "finished", "mu_after",
    ),
)  # fmt: skip

# Head-to-head results of a person with others (`p:` and their id) and levels of bots (`b:`), as `results` make them.
meetings = Table(
    "meetings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True, index=True),
    Column("games", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
)

# Skill by board and number of players, as of the last rated game: of people (`p:` and their id) and bots (`b:`, level).
ratings = Table(
    "ratings",
    metadata,
    Column("subject", Text, primary_key=True),
    Column("board", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("shown", Double, nullable=False),  # the rating that people see
    Column("listed", Boolean, nullable=False),  # on the leaderboard: certain enough, and not private
    Column("changed", Double, nullable=False),
    Index(None, "board", "players", "listed", "shown"),
)

counters = Table(
    "counters", metadata, Column("name", Text, primary_key=True), Column("value", BigInteger, nullable=False)
)

# How often each route was claimed in finished games, and how often by a winner: for the heat maps.
route_counts = Table(
    "route_counts",
    metadata,
    Column("board", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("route", Text, primary_key=True),
    Column("claims", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

# Friends have a row in each direction; a request has one, from who asks to who is asked.
friendships = Table(
    "friendships",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("accepted", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

# Somebody may be blocked under several names: who did so must not learn that they are one person.
blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("alias", Text, primary_key=True, server_default=""),  # the id of their account, or the table and the name
    Column("name", Text, nullable=False, server_default=""),  # as it was seen then
    Column("kind", Text, nullable=False),  # block, or mute: only hides what they write
    Column("at", Double, nullable=False),
)

friend_links = Table(
    "friend_links",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False, index=True),
)

# Invitations of friends to a table.
invitations = Table(
    "invitations",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("inviter", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Open tables of quick match, and what is played there. A row is deleted when the game starts or everybody has left.
quick_tables = Table(
    "quick_tables",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("board", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", Text, nullable=False),  # as JSON, to be compared as a whole
    Column("rated", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),  # whether bots take the free seats after a while
    Column("created", Double, nullable=False, index=True),
)

# When people with an account were last here: friends see who is online.
online = Table(
    "online",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

# Moderation.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter", Text, index=True),  # NULL after erasure; in the server's own reports, the other account
    Column("person", Text, index=True),
    Column("table", Text),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", LargeBinary, nullable=False),  # the lines of chat in question with some around them, as JSON
    Column("status", Text, nullable=False, index=True),  # open, handled
    Column("moderator", Text, index=True),
    Column("handled", Double, index=True),
    Column("outcome", Text),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # mute, suspend, ban, rename
    Column("at", Double, nullable=False),
    Column("until", Double),  # NULL: for good
    Column("reason", Text, nullable=False),  # of a rename: the name before, with which it is undone
    Column("given", Text),  # of a rename: the neutral name; it is not undone if the person has another one by now
    Column("moderator", Text),
    Column("report", Text),
    Column("lifted", Double),
    Column("lifted_by", Text),
)

address_bans = Table(
    "address_bans",
    metadata,
    Column("network", Text, primary_key=True),  # CIDR notation
    Column("at", Double, nullable=False),
    Column("until", Double),  # NULL: for good
    Column("reason", Text, nullable=False),
    Column("moderator", Text),
)

# Names that operators reserve or forbid, and words that no name may contain.
name_rules = Table(
    "name_rules",
    metadata,
    Column("word", Text, primary_key=True),  # reduced like the key of an account
    Column("kind", Text, nullable=False),  # name, word; allowed: a name that is reserved unless operators allow it
    Column("at", Double, nullable=False),
)

# Accounts that were used one after the other in the same browser, in the order of their ids.
shared_devices = Table(
    "shared_devices",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Double, nullable=False, index=True),
)
