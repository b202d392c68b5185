"""A step's table as people see it: a trick lies on the table until the next card is played."""

from dataclasses import replace

from tolva_teach.replay import Step
from tolva_teach.table import Table, TableCard, Zone


def table_at(step: Step, viewer: int | None) -> Table:
    """The step's table; where its card ended a trick, with the trick still lying there, not yet gathered."""
    after = step.table(viewer)
    taken_by = next((happened.facts["card"] for happened in step.happenings if happened.kind == "trick-taken"), None)
    if taken_by is None or step.before is None:
        return after
    before = step.before.table() if viewer is None else step.before.game.table(step.before.view(viewer))
    gathered_later = {zone.name: zone for zone in before.zones if zone.kind == "taken" and not step.after.over}
    zones = (
        _with_trick(zone, before, step, taken_by) if zone.kind == "trick" else gathered_later.get(zone.name, zone)
        for zone in after.zones
    )
    return replace(after, zones=tuple(zones))


def _with_trick(zone: Zone, before: Table, step: Step, taken_by: str) -> Zone:
    lay = next(other.cards for other in before.zones if other.name == zone.name)
    card = step.decision.args[0] if step.decision else ""
    seat = step.decision.seat if step.decision else None
    cards = tuple(_marked(one, taken_by) for one in (*lay, TableCard(card, card, seat)))
    return replace(zone, cards=cards, count=len(cards))


def _marked(card: TableCard, taken_by: str) -> TableCard:
    led = ("led",) if "led" in card.marks else ()
    return replace(card, marks=(*led, "winning") if card.card == taken_by else led)
