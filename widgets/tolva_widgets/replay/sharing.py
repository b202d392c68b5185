"""What one takes along of a replay: its file, a link to it, and the report that something seems wrong."""

import re
from typing import Any

import tolva_teach
from tolva_widgets.replay.session import ReplaySession


def file_name(session: ReplaySession, ending: str) -> str:
    """A name of plain letters for a file: the record's title, a stranger's text, may hold anything."""
    name, record = session.name, session.record
    title = f"{name.game} {name.seed}" if name else record.title if record else ""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower())[:40].strip("-")
    return f"{plain or 'tolva'}.{ending}"


def report(session: ReplaySession) -> dict[str, Any]:
    """All that somebody needs who is to see what one sees."""
    assert session.record is not None
    step = session.step
    where = {"step": step.number, "deal": step.deal_number, "event": step.event}
    who = {"view": session.view, "lang": session.lang}
    return {"version": tolva_teach.__version__, **where, **who, "record": session.record.to_dict()}
