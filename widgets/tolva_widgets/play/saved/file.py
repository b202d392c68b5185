"""A match as a file that one goes on with another day.

The deals that are over stand in it as a record (`tolva_teach.records.record`), which every reader of records reads.
Beside the record's own keys, where a record may have others, stands `play` with what is needed to go on. Of the deal
under way a record would tell everybody's cards: so of that deal there are the learner's decisions alone, and as long as
no deal is over the file has nothing but that part.
"""

import json
from dataclasses import replace
from typing import Any

from tolva_teach.records.record import Record, parse_object, read_record
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.saved.memory import FORMAT, DamagedError, SavedMatch, match_from, to_dict
from tolva_widgets.play.saved.saving import saved_match

_KEY = "play"


def ending(match: LearnerMatch) -> str:
    """What the file's name ends with: a record's, or that of what is no record yet."""
    return ".tolva.json" if _shown_deals(match) else ".tolva-play.json"


def written_file(match: LearnerMatch) -> str:
    """The match as a file: no card that the learner's seat may not see now."""
    saved, over = to_dict(saved_match(match)), _shown_deals(match)
    if not over:
        return json.dumps(saved, ensure_ascii=False)
    record = match.ongoing.record
    return json.dumps({**replace(record, deals=record.deals[:over]).to_dict(), _KEY: saved}, ensure_ascii=False)


def _shown_deals(match: LearnerMatch) -> int:
    """How many deals are over and shown to their end."""
    return match.step.deal_number + match.deal_over


def read_file(text: str) -> tuple[SavedMatch | None, Record | None]:
    """The match that a file, a stranger's, tells, and the record of its deals that are over, if there are any. A record
    that somebody else wrote tells of no learner, and of no players to go on with: then it is the record alone.

    Raises:
        RecordFault: it is no record.
        DamagedError: what it says beside the record was not written so.
    """
    given = parse_object(text.lstrip("\ufeff"))
    if str(given.get("format", "")).startswith(FORMAT.partition("/")[0]):
        return match_from(given), None
    record = read_record(given)
    return match_from(given[_KEY]) if _KEY in given else None, record


def check_record(match: LearnerMatch, record: Record | None) -> None:
    """Checks that a file's record is that of the match that was restored from it.

    Raises:
        DamagedError: it is another's.
    """
    if record is None:
        return
    own = match.ongoing.record
    over: Any = replace(own, deals=own.deals[: len(record.deals)])
    if _played(over) != _played(record):
        raise DamagedError("another match's record")


def _played(record: Record) -> dict[str, Any]:
    """What was played and by which rules; names and comments may be whoever's."""
    return {key: value for key, value in record.to_dict().items() if key not in ("names", "title", "comment")}
