"""The tables of a class's database.

No learner's network address is kept, nor anything that a person has typed but the names that a teacher gives, to
learners and to house rules, and the address of the page to which a teacher sends all. Of a learner's cookie, and of the
numbers that answers are known by, only hashes are here: whoever copies the file is nobody in the class, and nobody
writes in it.
"""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, UniqueConstraint

VERSION = 6
"""Which tables these are. A store of another version is not opened."""

METADATA = MetaData()

CLASS = Table(
    "class",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("schema_version", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("sent", String, nullable=False),
    Column("tables", Boolean, nullable=False),
    Column("house", String, nullable=False),
    Column("hints", Boolean, nullable=False),
)
"""One row: what the class is, how often it has been written in, what it is shown, the page that all are sent to,
whether all say at which table they sit, the house rules that are played by, and whether learners may take hints."""

ASKED = Table(
    "asked",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("question", String, nullable=False),
    Column("verdict", String, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("state", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("about", String, nullable=False),
    Column("lost", Integer, nullable=False),
)
"""Each keeps how many were lost at it, and how far one has come with it: one may go back to it, and on again."""

PREPARED = Table(
    "prepared",
    METADATA,
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("question", String, nullable=False),
)
"""The questions that the teacher has prepared, in their order."""

LEARNERS = Table(
    "learners",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False, unique=True),
    Column("table", Integer),
    Column("removed", Boolean, nullable=False),
    Column("joined", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("where", String, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("lost_at", Float),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("key_hash", String, primary_key=True),
    Column("learner", ForeignKey("learners.id"), nullable=False),
)
"""The cookies of the learners' browsers, as hashes: one who has changed device has several."""

TEACHERS = Table("teachers", METADATA, Column("key_hash", String, primary_key=True))
"""The cookies of the browsers that are the teacher's, as hashes."""

ANSWERS = Table(
    "answers",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("learner", ForeignKey("learners.id"), nullable=False),
    Column("id", String, nullable=False),
    Column("question", String, nullable=False),
    Column("choice", String, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("met", String, nullable=False),
    Column("broken", String, nullable=False),
    Column("missed", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("asked", Integer),
    Column("replaced", Boolean, nullable=False),
    UniqueConstraint("learner", "id"),
    Index("of_learner", "learner", "at"),
    Index("of_asked", "asked", "learner"),
    sqlite_autoincrement=True,
)
"""Lists are kept as JSON. A number is never used again, so that whoever has read up to one has read all before it."""
