"""Bondtolva rule by rule: vinsten, sistan and the match."""

from typing import Any

import pytest

from helpers.bondtolva_deals import LEADER, OTHER, last_told
from helpers.deals import the
from helpers.deals_for_two import bond
from helpers.spoken.voices import BOTH
from tolva_teach.games import game
from tolva_teach.games.base import Happening, evolve
from tolva_teach.games.bondtolva import scoring
from tolva_teach.games.score_cards import sixes
from tolva_teach.games.trickboard import Trick
from tolva_teach.rules.tricks import Play
from tolva_teach.texts import Speaker, happening


def test_bond_score_vinsten_for_most_matadors() -> None:
    told = last_told(bond("SA S10 HA H10 DA D10", OTHER.replace("HA D10", "CJ CQ")))
    vinsten = the("vinsten", told)
    assert (vinsten.rule, vinsten.facts["party"], vinsten.facts["points"]) == ("bond.score.vinsten", 0, 1)
    assert vinsten.facts["matadors"] > 4


def vinsten_of(taken: list[str], **options: Any) -> Happening:
    """Vinsten where the parties' tricks hold these cards, the first tricks' card by card."""
    players = len(taken)
    deal = bond(*["SA", "S9", "SJ"][:players], **options)
    tricks = [Trick(tuple(Play(seat, card) for card in cards.split()), seat, seat) for seat, cards in enumerate(taken)]
    deal.board = evolve(deal.board, tricks=tuple(tricks))
    return deal._score_tricks()[0]


def test_bond_score_vinsten_a_tie_in_matadors_by_eyes() -> None:
    vinsten = vinsten_of(["SA S10 HA H10 SK", "DA D10 CA C10 SQ"])
    assert (vinsten.kind, vinsten.facts["party"], vinsten.facts["eyes"]) == ("vinsten", 0, 6)


def test_bond_score_vinsten_eyes_count_among_the_tied_alone() -> None:
    vinsten = vinsten_of(["SA S10 HA", "DA D10 CA SJ", "C10 H10 SK HK DK CK"])
    assert vinsten.facts["party"] == 1
    assert (vinsten.facts["tied"], vinsten.facts["among"]) == ((0, 1), "some")
    assert happening(vinsten, Speaker("sv", parties=(0, 1, 2), you=1)).startswith(
        "Du och spelare 1 har flest matadorer, tre var. Då avgör ögonen: du har fler, "
    )


def test_bond_score_vinsten_still_a_tie_and_nobody_gets_it_nor_is_it_carried() -> None:
    vinsten = vinsten_of(["SA S10 HA H10 SK", "DA D10 CA C10 HK"])
    assert (vinsten.kind, vinsten.facts) == ("vinsten-tied", {"matadors": 4, "eyes": 6, **BOTH})
    assert game("bondtolva", 2).first_standing(None, 3, None).carry == 0


def test_bond_option_eyes_late() -> None:
    tricks = ["SA HA DA S10", "CA H10 D10 C10 SK"]
    assert vinsten_of(tricks).facts == {
        "party": 1,
        "points": 1,
        "score": 1,
        "matadors": 4,
        "eyes": 5,
        "level": 2,
        **BOTH,
    }
    late = {"party": 0, "points": 1, "score": 1, "matadors": 4, "eyes": 12, "level": 2, **BOTH}
    assert vinsten_of(tricks, eyes="late").facts == late
    rules = game("bondtolva", 2, {"eyes": "late"})
    assert rules.worth(["SA", "SK", "SQ", "SJ", "S10"])["eyes"] == 10
    assert bond("SA", "S9", eyes="late").opening[0].rule == "bond.option.eyes"


def test_bond_score_sistan_for_the_last_trick() -> None:
    deal = bond(LEADER, OTHER)
    told = last_told(deal)
    sistan = the("sistan", told)
    assert (sistan.rule, sistan.facts["points"]) == ("bond.score.sistan", 1)
    assert sistan.facts["party"] == deal.view(0).board.last_taker


@pytest.mark.parametrize(
    ("way", "score", "vinsten", "decided"),
    [
        ("exact-12", (12, 9), 0, "alone"),
        ("exact-12", (12, 12), 1, "vinsten"),
        ("exact-12", (12, 12), None, "sistan"),
        ("gotland", (12, 15), 0, "vinsten"),
        ("gotland", (12, 15), None, "sistan"),
        ("gotland", (12, 14, 3), None, "points"),
        ("gotland", (12, 9), 0, ""),
        ("standard", (12, 9), 0, ""),
    ],
)
def test_bond_what_decided_a_match_among_several_is_told(
    way: str, score: tuple[int, ...], vinsten: int | None, decided: str
) -> None:
    sistan = 2 if len(score) == 3 else 0
    won = scoring.SCORINGS[way].winner(score, [sistan] if vinsten is None else [vinsten, sistan])
    assert scoring.decided_by(won, vinsten, sistan) == decided


def test_bond_score_order_vinsten_before_sistan() -> None:
    assert scoring.first_past((12, 12), (1, 0)) == scoring.Won(1, "bond.score.order")
    assert scoring.first_past((13, 12), (1, 0)).party == 1
    assert scoring.first_past((11, 12), (0, 1)) == scoring.Won(1, "bond.match")


def test_bond_match_first_to_twelve_and_the_deal_passes_clockwise() -> None:
    deal = bond(LEADER, OTHER, score=(11, 11))
    told = last_told(deal)
    assert deal.standing.winner is not None
    assert the("match-won", told).facts["party"] == deal.standing.winner
    assert deal.game.next_dealer(1, deal.standing) == 0
    with pytest.raises(ValueError, match="below 12"):
        deal.game.first_standing((12, 0), 0, None)


def test_bond_markers_uncovered_pips_are_the_points_still_missing() -> None:
    for score in range(13):
        under, over = sixes(0, score)
        assert 6 - under.covered + (6 if over.card else 0) == 12 - score
    assert [card.card for card in sixes(0, 0)] == ["H6", "D6"]
    assert [card.card for card in sixes(1, 6)] == ["S6", "C6"]
    assert [card.card for card in sixes(1, 7)] == ["S6", None]
    assert sixes(0, 14)[0].covered == 6


def test_bond_markers_for_two_parties_only() -> None:
    assert len(game("bondtolva", 4).tally(1, 5).markers) == 2
    assert game("bondtolva", 3).tally(1, 5).markers == ()
    assert game("bondtolva", 3).marked(1, 5).kind == "score-written"
    assert game("bondtolva", 2).marked(1, 5)[1:3] == ("bond.markers", {"party": 1, "score": 5, "count": 7})
