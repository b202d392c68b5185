"""Which class is to be open on a server; told without importing what a class is made of."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class WantedClass:
    """A class that is opened, or goes on."""

    name: str
    """What it is called."""
    url: str | None = None
    """The database in which it is, as SQLAlchemy writes it: several servers may share it. None where it is a file on
    this computer."""
    questions: Path | None = None
    """A list of questions to prepare, as the teacher's page takes it."""
    house: str = ""
    """The house rules that it is to play by, as it keeps them; empty where it goes on with those that it has."""
    teachers: frozenset[str] | None = None
    """Who may lead it, by the names under which the server knows them; None where whoever has the teacher's address."""
