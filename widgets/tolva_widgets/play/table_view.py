"""A match as a card table shows it: what lies there, and what the learner may choose of it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from tolva_teach.play.goals import COUNTED
from tolva_teach.rules.table import Table, Zone
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords
from tolva_widgets.table.widget import CardTable


def shown_table(session: PlaySession) -> Table:
    """The table as the step left it; where something is offered that does not lie there yet, as it is now."""
    match, can_know = session.match, session.can_know
    table, offers = match.table(), match.offers
    if offers is not None:
        of = session.set_offered
        wanted = {*offers.cards, *(of.cards if of else ())}
        table = table if wanted <= set(_own_keys(table, match.seat)) else match.deal.seen(match.seat)
    return table if can_know is None else can_know.on_plates(table)


def in_lesson(session: PlaySession, goal: str | None = None) -> Table:
    """The same in a lesson: what the cards that have been taken count for is there only where one plays for it, so that
    nothing is counted by names that the lesson has not come to.

    Args:
        session: the match.
        goal: what one plays for.
    """
    table = shown_table(session)
    return table if goal in COUNTED else replace(table, zones=tuple(map(_uncounted, table.zones)))


def _uncounted(zone: Zone) -> Zone:
    """With the first number alone of what has been taken, which tells how many heaps it lies in."""
    return replace(zone, facts=dict(islice(zone.facts.items(), 1))) if zone.kind == "taken" else zone


def choosable(session: PlaySession, words: PlayWords, table: Table, before: CardTable) -> dict[str, Any]:
    """What may be chosen of it, as `CardTable.show` takes it.

    The hand may also be chosen from when it is not one's turn, so that the focus stays where it is, and who is too
    early is told so.

    Args:
        session: the match, and what is put together.
        words: of the session as it is now.
        table: what is shown.
        before: the table on the page, as it is: what is put together there, and how.
    """
    offers, of = session.match.offers, session.set_offered
    makes_sets = before.mode == "select" if offers is None else of is not None
    zones, spoken = (list(offers.zones), offers.words) if offers else ([], ())
    hand = list(of.cards) if of else list(offers.cards) if offers else []
    choices = [*(hand or _own_keys(table, session.match.seat)), *zones]
    phrases = words.phrases(spoken)
    selected = () if _just_refused(session, before.selected) else before.selected
    return {
        "choices": choices,
        "phrases": phrases,
        "at_once": [*zones, *(phrase["key"] for phrase in phrases)],
        "compose": words.deciding(of, session.together(selected)),
        "selected": [key for key in selected if key in choices] if makes_sets else (),
        "marks": words.marks,
        "mode": "select" if makes_sets else "play",
    }


def _just_refused(session: PlaySession, keys: Sequence[str]) -> bool:
    """Whether these cards were laid together and objected to: they go back to the hand, for no later card to join."""
    of, refused = session.set_offered, session.match.refused
    return of is not None and refused is not None and session.together(keys) == refused.decision


def _own_keys(table: Table, seat: int) -> list[str]:
    """The keys of the cards before a seat that it sees."""
    own = (zone for zone in table.zones if zone.seat == seat and zone.kind in ("hand", "row"))
    return [card.key for zone in own for card in zone.cards if card.card is not None]
