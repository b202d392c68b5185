"""A replay on paper: the cards as they were dealt, what happened step by step and why, and how the score stands."""

from collections.abc import Iterable
from itertools import groupby

from htpy import Node, div, em, fragment, h1, h2, h3, li, ol, p, section, small, strong, table, tbody, td, th, tr
from markupsafe import Markup

from tolva_teach.play.replay import Step
from tolva_teach.rules.cards import Card, by_suit
from tolva_teach.texts import rule
from tolva_widgets.base.chips import chip
from tolva_widgets.replay.explanation import score_table
from tolva_widgets.replay.words import Teller, capitalised

_LYING_OPEN = ("hand", "row")
"""The kinds of zones whose cards are listed where they are seen."""


def printout(teller: Teller, title: str, game: str) -> str:
    """The sheet, as HTML.

    Args:
        teller: who is told: from one seat, only what that seat knows.
        title: what the record is called.
        game: the game, and for how many.
    """
    comment, deals = teller.replay.record.comment, groupby(teller.replay, lambda step: step.deal_number)
    return str(
        div(lang=teller.lang)[
            h1[title],
            p[game] if not title.startswith(game) else None,
            p[comment] if comment else None,
            (_deal(teller, list(steps)) for _, steps in deals),
        ]
    )


def _deal(teller: Teller, steps: list[Step]) -> Node:
    """One deal: its first step is the deal of the cards, and its last the score."""
    dealt, *course = steps
    return section[
        h2[teller.place(dealt)],
        _hands(teller, dealt),
        (p[text] for text in teller.told(dealt)),
        div(".tolva-printout-course")[
            ol[(_step(teller, step) for step in course)] if course else None,
            div(".tolva-printout-end")[score_table(teller, steps[-1].table(None))],
        ],
    ]


def _hands(teller: Teller, step: Step) -> Node:
    """Each seat's cards that the viewer sees, a row a zone."""
    zones = (zone for zone in step.table(teller.viewer).zones if zone.kind in _LYING_OPEN and zone.seat is not None)
    seen = [(zone.seat, [lying.card for lying in zone.cards if lying.card is not None]) for zone in zones]
    rows = [tr[th(scope="row")[_seat(teller, seat)], td[_cards(teller, cards)]] for seat, cards in seen if cards]
    return table[tbody[rows]] if rows else None


def _seat(teller: Teller, seat: int | None) -> str:
    return "" if seat is None else capitalised(teller.speaker.seat(seat))


def _cards(teller: Teller, cards: Iterable[Card]) -> Node:
    in_order = by_suit(cards, teller.replay.record.game.ranks)
    return [fragment[chip(card, teller.lang, teller.indices), Markup(" ")] for card in in_order]


def _step(teller: Teller, step: Step) -> Node:
    """A step in a paragraph: where, what happened, why and by which rule, and what somebody has noted."""
    (did, *followed), why = teller.told(step), teller.reason_in_brief(step)
    return li(value=str(step.number))[
        h3[teller.place(step)],
        p[strong[did], " ", " ".join(followed)],
        p[f"{why} " if why else None, small[rule(teller.lang, step.verdict.rule).title]] if step.verdict else None,
        p[em[note]] if (note := teller.note(step)) else None,
    ]
