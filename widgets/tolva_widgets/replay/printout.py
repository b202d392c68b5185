"""A replay on paper: the cards as they were dealt, what happened step by step and why, and how the score stands."""

from collections.abc import Iterable
from itertools import groupby

from htpy import Node, div, em, fragment, h1, h2, h3, li, ol, p, section, small, strong, table, tbody, td, th, tr
from markupsafe import Markup

from tolva_teach.play.replay import Step
from tolva_teach.rules.cards import Card, by_suit
from tolva_teach.texts import reason_end, rule
from tolva_widgets.base.chips import chip
from tolva_widgets.replay.explanation import score_table
from tolva_widgets.replay.words import ReplayWords, capitalised

_LYING_OPEN = ("hand", "row")
"""The kinds of zones whose cards are listed where they are seen."""


def printout(replay_words: ReplayWords, title: str, game: str) -> str:
    """The sheet, as HTML.

    Args:
        replay_words: who is told: from one seat, only what that seat knows.
        title: what the record is called.
        game: the game, and for how many.
    """
    comment, deals = replay_words.comment, groupby(replay_words.replay, lambda step: step.deal_number)
    return str(
        div(lang=replay_words.lang)[
            h1[title],
            p[game] if not title.startswith(game) else None,
            p[comment] if comment else None,
            (_deal(replay_words, list(steps)) for _, steps in deals),
        ]
    )


def _deal(replay_words: ReplayWords, steps: list[Step]) -> Node:
    """One deal: its first step is the deal of the cards, and its last the score."""
    dealt, *course = steps
    return section[
        h2[replay_words.place(dealt)],
        _hands(replay_words, dealt),
        (p[text] for text in replay_words.told(dealt)),
        div(".tolva-printout-course")[
            ol[(_step(replay_words, step) for step in course)] if course else None,
            div(".tolva-printout-end")[score_table(replay_words, steps[-1].table(None))],
        ],
    ]


def _hands(replay_words: ReplayWords, step: Step) -> Node:
    """Each seat's cards that the viewer sees, a row a zone."""
    zones = (
        zone for zone in step.table(replay_words.viewer).zones if zone.kind in _LYING_OPEN and zone.seat is not None
    )
    seen = [(zone.seat, [lying.card for lying in zone.cards if lying.card is not None]) for zone in zones]
    rows = [
        tr[th(scope="row")[_seat(replay_words, seat)], td[_cards(replay_words, cards)]] for seat, cards in seen if cards
    ]
    return table[tbody[rows]] if rows else None


def _seat(replay_words: ReplayWords, seat: int | None) -> str:
    return "" if seat is None else capitalised(replay_words.speaker.seat(seat))


def _cards(replay_words: ReplayWords, cards: Iterable[Card]) -> Node:
    in_order = by_suit(cards, replay_words.replay.record.game.ranks)
    return [fragment[chip(card, replay_words.lang, replay_words.indices), Markup(" ")] for card in in_order]


def _reason(replay_words: ReplayWords, step: Step) -> str | None:
    """Why the decision was allowed, without the end that the reason may share with many others (`reason_end`)."""
    why = replay_words.reason(step)
    return why.removesuffix(reason_end(step.verdict, replay_words.speaker)).rstrip() if why and step.verdict else why


def _step(replay_words: ReplayWords, step: Step) -> Node:
    """A step in a paragraph: where, what happened, why and by which rule, and what somebody has noted."""
    (did, *followed), why = replay_words.told(step), _reason(replay_words, step)
    return li(value=str(step.number))[
        h3[replay_words.place(step)],
        p[strong[did], " ", " ".join(followed)],
        p[f"{why} " if why else None, small[rule(replay_words.lang, step.verdict.rule).title]]
        if step.verdict
        else None,
        p[em[note]] if (note := replay_words.note(step)) else None,
    ]
