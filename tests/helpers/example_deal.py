"""The example that a replay begins with: places in it, and records that are made of it."""

import json
from typing import Any

from tolva_teach.examples import example
from tolva_teach.records.record import Record

OVERTAKEN = 9
"""The step at which David must head the trick over his partner."""

LAST = 42
"""The last step: the deal's 41 decisions, and then the counting."""

DAVID = "3"
"""His seat, as a replay's view names it."""

MARKUP = '<img src=x onerror="document.title=`stranger`">'
"""What a stranger might write in a record or a link: a browser that takes it for markup changes the page's title."""


def cut(record: Record, events: int, last: str | None = None) -> dict[str, Any]:
    """The record's first events, the last of them exchanged."""
    source = record.to_dict()
    deal = source["deals"][0]
    deal["events"] = deal["events"][:events]
    if last is not None:
        deal["events"][-1] = last
    deal.pop("result", None)
    return source


def titled(title: str) -> dict[str, Any]:
    """The example as somebody's own deal."""
    return {**example("en").to_dict(), "title": title}


def damaged(lang: str = "en") -> str:
    """The example with a revoke in its fourth event."""
    record = example(lang).to_dict()
    record["deals"][0]["events"][3] = "3 play S6"
    return json.dumps(record)


def unbroken() -> dict[str, Any]:
    """The example, in which every free text is as long as may be, and one word."""
    record, word = example("en").to_dict(), "W"
    deal, comment = record["deals"][0], 2000 * word
    events = [f"{event.partition(' ; ')[0]} ; {500 * word}" for event in deal["events"]]
    deals = [{**deal, "events": events, "comment": comment}]
    return {**record, "title": 200 * word, "comment": comment, "names": [60 * word] * 4, "deals": deals}
