"""Nothing is missing from what one can know: in small deals it is what all deals agree on that a seat cannot tell
apart.

Of what follows from an answer in Bondtolva one thing is left out: that whoever has not said "cannot" has some card of
the suit that must be led, between the answer and that lead.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from helpers.every_game import decide
from helpers.worlds import Course
from tolva_teach.cards import Card, cards_of
from tolva_teach.games import bordstolva, game, plocketolva
from tolva_teach.games.bondtolva import game as bondtolva
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.knowing import knowledge
from tolva_teach.players import BEGINNERS

MOST = 800
"""In so many ways at most the unseen cards may be laid, for all of them to be tried."""

LOOKS = 40
"""At so many moments of each form one looks."""


class Small(NamedTuple):
    """A form of a game with fewer cards."""

    name: str
    players: int
    suits: str
    ranks: tuple[str, ...]
    options: dict[str, Any]


FORMS = (
    Small("tolva", 4, "SHDC", ("A", "10", "K", "Q"), {}),
    Small("tolva", 3, "SHD", ("A", "10", "K", "Q", "J"), {}),
    Small("plocketolva", 2, "SHD", ("A", "10", "K", "Q"), {}),
    Small("bordstolva", 2, "SHD", ("A", "10", "K", "Q"), {}),
    Small("bordstolva", 2, "SHD", ("A", "10", "K", "Q"), {"first_trick_from_table": True}),
    Small("bondtolva", 2, "SHD", ("A", "10", "K", "Q"), {}),
    Small("bondtolva", 3, "SHD", ("A", "10", "K", "Q"), {"forehand_trump": True}),
    Small("bondtolva", 4, "SHDC", ("A", "10", "K", "Q"), {"scoring": "gotland"}),
)


@pytest.fixture
def small_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands, rows and packets as small packs have them."""
    monkeypatch.setattr(plocketolva, "HAND", 3)
    monkeypatch.setattr(bordstolva, "PLACES", 2)
    monkeypatch.setattr(bordstolva, "HAND_PACKET", 1)
    monkeypatch.setattr(bondtolva, "PACKETS", {2: (3,), 3: (4,), 4: (4,)})
    monkeypatch.setattr(bondtolva, "FREE_TRICKS", 3)


def with_pack(form: Small) -> TrickGame:
    rules = game(form.name, form.players, form.options)
    assert isinstance(rules, TrickGame)
    rules.pack = cards_of(form.suits, form.ranks)
    rules.trick_count = len(rules.pack) // rules.players
    return rules


def courses(rules: TrickGame, pack: Sequence[Card], chance: random.Random) -> list[tuple[Course, int]]:
    """A deal, and a seat that looks, at some moment in it."""
    course = Course(rules, chance.sample(pack, len(pack)), chance.randrange(rules.players))
    for _ in range(chance.randrange(1, 40)):
        if course.deal.over:
            break
        view = course.deal.view(course.deal.actors()[0])
        course.do(decide(course.deal, chance) if chance.random() < 0.5 else BEGINNERS[rules.name](view, chance))
    return [(course, seat) for seat in range(rules.players)]


@pytest.mark.usefixtures("small_packs")
@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.name}-{form.players}-{len(form.options)}")
def test_what_all_deals_agree_on_that_a_seat_cannot_tell_apart_is_known(form: Small) -> None:
    rules, chance = with_pack(form), random.Random(form.name)
    looks, barred = 0, 0
    tells = form[:2] != ("bondtolva", 2)  # who must follow and has drawn the last card knows all cards
    while looks < LOOKS or (tells and not barred):
        for course, seat in courses(rules, rules.pack, chance):
            view = course.deal.view(seat)
            waits = any(duty.kind == "lead-suit" for duty in getattr(view.board, "duties", ()))
            if waits or not 1 < course.ways(seat) <= MOST:
                continue
            looks += 1
            knows = knowledge(view)
            assert knows.places == course.places(seat)
            barred += sum(len(knows.cannot(other)) for other in range(rules.players) if other != seat)
