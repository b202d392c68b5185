"""Nothing is missing from what one can know: in small deals it is what all deals agree on that a seat cannot tell
apart; and one of these is drawn as likely as another.

Of what follows from an answer in Bondtolva one thing is left out: that whoever has not said "cannot" has some card of
the suit that must be led, between the answer and that lead.
"""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from helpers.visible_cards import truly
from helpers.worlds import SMALL, Course, Small, small_packs
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.knowing import HiddenPlace, TrickKnowledge, knowledge, sample
from tolva_teach.rules.cards import Card

MOST = 800
"""In so many ways at most the unseen cards may be laid, for all of them to be tried."""

LOOKS = 40
"""At so many moments of each form one looks."""

SAMPLES = 3000
OFF = 0.045
"""So many deals are drawn, and so far may a card's share of them be from what it should be: four standard errors and
more, and what is left of the order in which cards are laid."""

each_form = pytest.mark.parametrize("form", SMALL, ids=lambda form: f"{form.name}-{form.players}-{len(form.options)}")


@pytest.fixture(autouse=True)
def _small_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    small_packs(monkeypatch)


def moments(form: Small, most: int) -> Iterator[tuple[Course, int]]:
    """Moments of deals, and a seat that looks, to which not too many deals are open."""
    rules, chance = form.rules(), random.Random(form.name)
    while True:
        course = Course.some(rules, chance)
        for seat in range(rules.players):
            duties = getattr(course.deal.board, "duties", ())
            if 1 < course.ways(seat) <= most and all(duty.kind != "lead-suit" for duty in duties):
                yield course, seat


@each_form
def test_what_all_deals_agree_on_that_a_seat_cannot_tell_apart_is_known(form: Small) -> None:
    tells = form[:2] != ("bondtolva", 2)  # who must follow and has drawn the last card knows all cards
    barred = 0
    for look, (course, seat) in enumerate(moments(form, MOST)):
        if look >= LOOKS and (barred or not tells):
            return
        knows = knowledge(course.deal.view(seat))
        assert knows.places == course.places(seat)
        barred += sum(len(knows.cannot(other)) for other in range(form.players) if other != seat)


def where(deal: TrickDeal, seat: int) -> list[tuple[Card, HiddenPlace]]:
    """Where each card lies that the seat does not see."""
    return [(card, place) for card, places in truly(deal, seat).items() for place in places]


@each_form
def test_each_of_these_deals_is_drawn_nearly_as_often(form: Small) -> None:
    chance = random.Random(form.name)
    for course, seat in moments(form, MOST):
        knows, deals = knowledge(course.deal.view(seat)), list(course.deals(seat))
        assert isinstance(knows, TrickKnowledge)
        barred = any(len(knows.holders(card)) < len(set().union(*knows.places.values())) for card in knows.places)
        if len(deals) > 5 and len(knows.ways) == 1 and (barred or form.name != "tolva"):
            break
    drawn = Counter(lies for _ in range(SAMPLES) for lies in where(sample(knows, chance), seat))
    there = Counter(lies for deal in deals for lies in where(deal, seat))
    assert drawn.keys() == there.keys()
    for lies, count in there.items():
        assert abs(drawn[lies] / SAMPLES - count / len(deals)) < OFF, lies


@each_form
def test_a_deal_that_is_drawn_goes_on_from_what_the_seat_sees(form: Small) -> None:
    chance = random.Random(form.name)
    for look, (course, seat) in enumerate(moments(form, 10**6)):
        if look >= LOOKS:
            return
        view = course.deal.view(seat)
        knows = knowledge(view)
        assert isinstance(knows, TrickKnowledge)
        deal = sample(knows, chance)
        again = deal.view(seat)
        assert deal.game.table(again) == deal.game.table(view)
        assert deal.game.verdicts(again) == deal.game.verdicts(view)
        assert knowledge(again).places == knows.places
        while not deal.over:
            deal.apply(deal.legal()[0])
