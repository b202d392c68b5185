"""The text by which a match is saved: its name, and what the learner decided and tried; no card besides.

The cards and what the others decided follow from the name. Of club players, who think long, it is saved which of the
legal decisions they took, by its index among these, so that they need not search again. Each match is a line of its
own, and read by itself. It comes back as a stranger's text: one that is not wholly right is damaged, and whether its
decisions are legal is seen when the match is restored.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from tolva_teach.games import GAMES
from tolva_teach.records.faults import RecordFault
from tolva_teach.rules.table import Unit
from tolva_widgets.play.address import MatchName, read
from tolva_widgets.play.address import written as written_name
from tolva_widgets.replay.address import BadNameError

MOST_IN_TAB = 5
"""So many matches the browser's tab keeps: those played last."""

TEXT_LIMIT = 200_000
"""More characters than a long match has; a longer text is not even read."""

FORMAT = "tolva-play/1"

_FAMILY = "tolva-play/"
"""With this the formats of all versions begin."""


Fault: TypeAlias = Literal["damaged", "version", "no-game"]
"""Why a saved match cannot be restored: it is not what was written, another version wrote it, or there is no such game
here."""


class DamagedError(ValueError):
    """A saved match cannot be restored."""

    fault: Fault = "damaged"


class OtherVersionError(DamagedError):
    """It is in the format of another version."""

    fault: Fault = "version"


class NoGameError(DamagedError):
    """It is of a game that is not here: one whose package has been taken away, perhaps."""

    fault: Fault = "no-game"


@dataclass(frozen=True)
class MatchProgress:
    """How far a match has come."""

    own: tuple[tuple[str, ...], ...]
    """What the learner decided, deal by deal, each as a record writes it."""
    illegal_attempts: tuple[tuple[int, str], ...] = ()
    """What was tried and forbidden, each with the number of the step after which it was."""
    practised: tuple[int, ...] = ()
    """The numbers of the deals in which something was taken back."""
    shown: int = 0
    """The number of the step that was shown."""
    searched: tuple[tuple[int, int, int], ...] = ()
    """What club players decided: the deal, how much had been decided in it, and the decision's index among those that
    were legal."""
    checksum: int | None = None
    """A sum over all that was decided, by which one sees whether the match comes out as it was; None leaves it open."""


@dataclass(frozen=True)
class SavedMatch:
    """A match that is saved, with what a list of such matches tells of it."""

    name: MatchName
    progress: MatchProgress
    deal: int
    """The number of the deal that was shown, from one."""
    score: int
    """The learner's own."""
    unit: Unit
    """What the score counts."""

    @property
    def begun(self) -> bool:
        """Whether the learner has decided anything, so that there is something to go on with."""
        return any(self.progress.own) or bool(self.progress.practised)


def key_of(name: MatchName) -> str:
    """A match's name as one text, the same in every language."""
    return "&".join(f"{key}={value}" for key, value in written_name(name).items())


def named(key: str) -> MatchName | None:
    """The match of which this is the name as one text; None where it is of none."""
    try:
        name, wrong = read(dict(part.split("=", 1) for part in key.split("&") if "=" in part))
    except (BadNameError, RecordFault):
        return None
    return None if wrong else name


def game_named(key: str) -> str:
    """The game of a match, by its name as one text, whether there is such a game or not; empty where none is named."""
    return dict(part.split("=", 1) for part in key.split("&") if "=" in part).get("game", "")


def to_dict(match: SavedMatch) -> dict[str, Any]:
    """The match as it is written, in a file too."""
    return {
        "format": FORMAT,
        "match": key_of(match.name),
        "deal": match.deal,
        "score": match.score,
        "unit": match.unit,
        **vars(match.progress),
    }


def written(match: SavedMatch) -> str:
    """The match as a line of text."""
    return json.dumps(to_dict(match), separators=(",", ":"))


def read_match(text: str) -> SavedMatch:
    """The match that was written.

    Raises:
        OtherVersionError: another version wrote it.
        DamagedError: it is not what was written.
    """
    if len(text) > TEXT_LIMIT:
        raise DamagedError("too long")
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedError("no JSON") from None
    return match_from(given)


def match_from(given: Any) -> SavedMatch:
    """The match that parsed JSON gives.

    Raises:
        OtherVersionError: another version wrote it.
        NoGameError: it is of a game that is not here.
        DamagedError: it is not what was written.
    """
    if not isinstance(given, dict):
        raise DamagedError("no object")
    version = given.get("format")
    if version != FORMAT:
        ours = isinstance(version, str) and version.startswith(_FAMILY)
        raise OtherVersionError(version) if ours else DamagedError("no format")
    try:
        return _match(given)
    except NoGameError:
        raise
    except (ValueError, TypeError, KeyError) as error:
        raise DamagedError(str(error)) from None


def _match(given: Mapping[str, Any]) -> SavedMatch:
    name = named(_text(given["match"]))
    if name is None and (gone := game_named(given["match"])) and gone not in GAMES:
        raise NoGameError(given["match"])
    if name is None or given["unit"] not in get_args(Unit) or type(given["score"]) is not int:
        raise DamagedError("no match")
    progress = MatchProgress(
        tuple(tuple(_text(said) for said in _list(own)) for own in _list(given["own"])),
        tuple((_number(step), _text(said)) for step, said in _list(given["illegal_attempts"])),
        tuple(_number(number) for number in _list(given["practised"])),
        _number(given["shown"]),
        tuple((_number(deal), _number(event), _number(at)) for deal, event, at in _list(given["searched"])),
        None if given["checksum"] is None else _number(given["checksum"]),
    )
    return SavedMatch(name, progress, _number(given["deal"]), given["score"], given["unit"])


def lines(texts: Iterable[str]) -> str:
    """The text that the tab keeps: a line for each of the matches played last, the very last at the end."""
    return "\n".join(list(texts)[-MOST_IN_TAB:])


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise DamagedError("no list")
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise DamagedError("no text")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise DamagedError("no number")
    return value
