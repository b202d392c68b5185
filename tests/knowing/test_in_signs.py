"""What one can know, in the few signs that stand on plates: which, in what order, and that none is missing unsaid."""

from collections.abc import Iterator
from random import Random

import pytest

from tolva_teach.knowing import Knowledge, TrickKnowledge, knowledge
from tolva_teach.knowing.known import FEW
from tolva_teach.play.match import Match
from tolva_teach.players import chooser
from tolva_teach.rules.cards import suit
from tolva_teach.rules.table import Sign, Table

FORMS: tuple[tuple[str, int], ...] = (
    ("tolva", 4),
    ("tolva", 3),
    ("bondtolva", 2),
    ("plocketolva", 2),
    ("bordstolva", 2),
    ("tolp", 4),
    ("trettioett", 3),
)
EACH = pytest.mark.parametrize(("game", "players"), FORMS)


def known_along(game: str, players: int) -> Iterator[tuple[Knowledge, Table]]:
    """What seats know along a few deals, each time with the table that the seat sees."""
    for seed in range(3):
        match, chance = Match.begin(game, players, seed=seed), Random(seed)
        while not match.deal.over:
            seat = chance.randrange(players)
            yield knowledge(match.view(seat)), match.deal.seen(seat)
            match.do(chooser("beginner", game)(match.view(match.deal.actors()[0]), chance))


@EACH
def test_the_others_plates_alone_get_it_and_all_else_stays_as_it_is(game: str, players: int) -> None:
    for knows, table in known_along(game, players):
        shown = knows.on_plates(table)
        assert {place.seat for place in shown.places if place.known is None} == {knows.seat}
        assert shown.zones is table.zones
        assert all(place.known == knows.in_signs(place.seat) for place in shown.places if place.seat != knows.seat)


@EACH
def test_what_is_left_out_is_said_to_be_there(game: str, players: int) -> None:
    for knows, _ in known_along(game, players):
        for seat in (seat for seat in range(players) if seat != knows.seat):
            told, known = (*knows.signs_of_held(seat), *knows.signs_of_lacked(seat)), knows.in_signs(seat)
            shown = (*known.holds, *known.lacks)
            assert known.more == (len(shown) < len(told))
            assert len(shown) == FEW or not known.more or len(known.holds) == FEW // 2
            assert known.nothing == (not told)


def test_a_suit_is_struck_out_where_none_of_its_cards_can_be_in_the_hand() -> None:
    suits = cards = 0
    for knows, _ in known_along("tolva", 4):
        assert isinstance(knows, TrickKnowledge)
        for seat in (seat for seat in range(4) if seat != knows.seat):
            able = {suit(card) for card in knows.places if card not in knows.cannot(seat)}
            for sign in knows.signs_of_lacked(seat):
                assert (sign.suit in able) == bool(sign.rank), sign
                suits, cards = suits + (not sign.rank), cards + bool(sign.rank)
    assert suits
    assert cards


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_of_a_hand_of_which_all_is_known_nothing_more_is_denied(seat: int) -> None:
    found = 0
    for knows, _ in known_along("tolva", 4):
        assert isinstance(knows, TrickKnowledge)
        if knows.seat != seat and len(knows.holds(seat)) == knows.view.counts[seat]:
            assert knows.in_signs(seat).lacks == ()
            found += 1
    assert found


def test_what_a_meld_has_shown_is_not_said_once_more() -> None:
    shown = 0
    for knows, _ in known_along("plocketolva", 2):
        assert isinstance(knows, TrickKnowledge)
        for card in knows.shown_by(1 - knows.seat):
            assert Sign(card[0], card[1:]) not in knows.signs_of_held(1 - knows.seat)  # type: ignore[arg-type]
            shown += 1
    assert shown
