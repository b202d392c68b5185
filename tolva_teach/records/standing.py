"""What the command line says of a record: how it stands and what is open, or what refuses it."""

from typing import Any

from tolva_teach.play.match import stop
from tolva_teach.records.record import Record, RecordFault


def standing_of(record: Record) -> dict[str, Any]:
    """How the record stands where it stops, with every event open to the seat that must decide.

    Raises:
        RecordFault: the first thing that is wrong.
    """
    deal = stop(record)
    standing, actors = deal.standing, deal.actors()
    listed = deal.game.listed(deal.view(actors[0])) if actors else ()
    answer = {
        "ok": True,
        "state": "match-over" if standing.winner is not None else "in-deal" if actors else "deal-over",
        "score": list(standing.score),
        "carry": standing.carry,
        "winner": standing.winner,
        "to_act": actors[0] if actors else None,
        "legal": sorted(listed),
    }
    if deal.game.keeps_order:
        answer["order"] = None if standing.order is None else list(standing.order)
    return answer


def refusal_of(fault: RecordFault) -> dict[str, Any]:
    """What is wrong and where, without the sentence."""
    return {"ok": False, "deal": fault.deal, "event": fault.event, "said": fault.said, "rule": fault.rule}
