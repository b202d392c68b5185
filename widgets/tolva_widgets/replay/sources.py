"""Where a record that is shown comes from: a file, text, a mapping, a seed, the kit's own example, or a report."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import parse_qsl, urlsplit

from tolva_teach.examples import example
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.links import unpacked
from tolva_teach.records.record import SIZE_LIMIT, Record, is_number, parse_object, read_record
from tolva_teach.texts.people import PLAYERS
from tolva_widgets.replay.address import LINKED

Source: TypeAlias = Record | Mapping[str, Any] | Path | str | bytes | int | PlayedName | None
"""A record; its JSON, parsed or as text; the path of its file; the name of deals that are played, or only its seed; or
None for the annotated example."""


def record_from(source: Source, lang: str) -> Record:
    """The record. Text that begins with a brace is the record itself, other text the path of its file.

    Raises:
        RecordFault: what is there is no record.
        OSError: the file cannot be read.
        TypeError: none of the kinds above.
    """
    if source is None:
        return example(lang)
    if isinstance(source, Record):
        return source
    name = name_of(source)
    if name is not None:
        return with_players(name.record())
    if isinstance(source, Path) or (isinstance(source, str) and not is_json(source)):
        return read_record(_content(Path(source)))
    if isinstance(source, (str, bytes, Mapping)):
        return read_record(source)
    raise TypeError(f"a record is a path, JSON text, a mapping, a seed or None, not {type(source).__name__}")


def name_of(source: Source) -> PlayedName | None:
    """The name of the deals, where the source is one."""
    if isinstance(source, int) and not isinstance(source, bool):
        return PlayedName(source)
    return source if isinstance(source, PlayedName) else None


_IN_LINK = re.compile(rf"\s*https?://[^\s{{]*#{LINKED}=(?P<text>\S*)\s*")
"""A link that somebody pasted where a record belongs."""

_LINK = re.compile(r"\s*(?P<link>https?://\S+)\s*")
_MOST_VALUES = 20
"""So many values of a stranger's link are read; ours have fewer."""


@dataclass(frozen=True)
class Opened:
    """What a person opened: a record, and where in it to begin."""

    record: Record
    step: int = 0
    view: str = ""
    """Whose cards are seen, as the report has it; empty where nobody says."""


def is_json(text: str) -> bool:
    """Whether it begins as a record does."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def address_in_link(text: str) -> Mapping[str, str] | None:
    """The address that a pasted link names, where it is a link that has no record itself; else None."""
    found = _LINK.fullmatch(text)
    if found is None or _IN_LINK.fullmatch(text):
        return None
    try:
        query = urlsplit(found["link"]).query
        return dict(parse_qsl(query, max_num_fields=_MOST_VALUES))
    except ValueError:
        return {}


def read_opened(text: str) -> Opened:
    """A record, a report (`ReplaySession.report`) with the step and the view that it tells of, or a link with a record.

    A report's step or view that is none counts as not given: the record is what matters.

    Raises:
        RecordFault: what is there is neither.
    """
    linked = _IN_LINK.fullmatch(text)
    return _read_content(unpacked(linked["text"]) if linked else text.encode(errors="replace"))


def read_linked(text: str) -> Opened:
    """What a link has after its `#record=`.

    Raises:
        RecordFault: there is no whole record.
    """
    return _read_content(unpacked(text))


def _read_content(content: bytes) -> Opened:
    given = parse_object(content)
    record = given.get("record")
    if "format" in given or not isinstance(record, Mapping):
        return Opened(read_record(given))
    step, view = given.get("step"), given.get("view")
    return Opened(
        read_record(record),
        step if is_number(step) and step >= 0 else 0,
        view if isinstance(view, str) else "",
    )


def with_players(record: Record) -> Record:
    """The record with the examples' players, whom a learner knows already, at its seats, unless it names its own."""
    return (
        record
        if record.names
        else replace(record, given={**record.given, "names": list(PLAYERS[: record.game.players])})
    )


def _content(path: Path) -> bytes:
    """The file's bytes; of one that is too large, enough to be refused."""
    with path.open("rb") as file:
        return file.read(SIZE_LIMIT + 1)
