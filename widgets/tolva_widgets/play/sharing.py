"""What one takes along of a match: its file, its link, and the report that something seems wrong."""

from typing import Any

import tolva_teach
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.saved.file import ending, written_file
from tolva_widgets.play.session import PlaySession

_DAMAGED_LENGTH = 2000
"""So much of what could not be restored goes into a report."""


def file_name(match: LearnerMatch) -> str:
    """A name for the match's file, without its ending."""
    return f"{match.name.cards.game}-{match.name.cards.seed}"


def file_of(match: LearnerMatch) -> tuple[str, str]:
    """The match as a file, by which one goes on with it: its name, and what stands in it."""
    return f"{file_name(match)}{ending(match)}", written_file(match)


def link(match: LearnerMatch) -> str:
    """The whole match as a link has it (`tolva_teach.records.links`).

    Raises:
        RecordFault: it is too long for a link.
        ValueError: the deal is not over, so that some of its cards are secret.
    """
    if not match.deal_over:
        raise ValueError("the deal is not over")
    return packed(match.ongoing.record)


def link_from(match: LearnerMatch) -> tuple[str, int]:
    """The match as a link has it, and the number of the step at which it begins there: where the whole of it is too
    long, the last deal alone.

    Raises:
        RecordFault: that is too long, too.
        ValueError: the deal is not over.
    """
    try:
        return link(match), 0
    except RecordFault:
        ongoing = match.ongoing
        first = next(step.number for step in reversed(ongoing) if step.fresh)
        standing = ongoing[first - 1].after.standing if first else ongoing.record.start
        return packed(ongoing.record.last_deal(standing)), first


def report(session: PlaySession) -> dict[str, Any]:
    """All that somebody needs who is to see what one sees; the record only where no card of it is secret."""
    match, damaged = session.match, session.storage.damaged
    record = {"record": match.ongoing.record.to_dict()} if match.deal_over else {}
    text = {"damaged": damaged[:_DAMAGED_LENGTH]} if damaged else {}
    own = tuple(tuple(decided) for decided in match.own_decisions)
    where = {"match": session.address, "decided": own, "step": match.number, "lang": session.lang}
    return {"version": tolva_teach.__version__, **where, **record, **text}


def report_file(session: PlaySession) -> tuple[str, dict[str, Any]]:
    """The report, after the name of the file in which one may save it."""
    return f"{file_name(session.match)}.report.json", report(session)
