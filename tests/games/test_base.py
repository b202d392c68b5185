"""What every game is built on: values that change by being made anew, and a deal that does each verb in a method."""

from dataclasses import dataclass, replace

import pytest

from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, evolve
from tolva_teach.play.match import stop
from tolva_teach.records.record import deal_record
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.verdicts import Verdict


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in GAMES[name].seats])
def test_every_verb_of_a_game_is_done_by_a_method_of_its_deal(name: str, players: int) -> None:
    deal = stop(deal_record(name, players, seed=1))
    assert [verb for verb in deal.game.verbs if not hasattr(deal, f"_do_{verb}")] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_deals_subclass_does_a_verb_in_its_own_way(name: str) -> None:
    deal = stop(deal_record(name, GAMES[name].usual_players, seed=2))
    decision = deal.legal()[0]
    own = getattr(type(deal), f"_do_{decision.verb}")

    def otherwise(self: Deal[object], decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        return (Happening("done-otherwise", verdict.rule), *own(self, decision, verdict))

    deal.__class__ = type("Other", (type(deal),), {f"_do_{decision.verb}": otherwise})
    assert deal.apply(decision)[0].kind == "done-otherwise"


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0


def test_a_value_that_evolves_is_the_same_but_for_what_is_named() -> None:
    before = Point(1, 2)
    assert evolve(before, y=3) == replace(before, y=3)
    assert before == Point(1, 2)


def test_a_field_that_a_value_does_not_have_cannot_be_changed() -> None:
    with pytest.raises(TypeError, match="Point has no field w, z"):
        evolve(Point(1, 2), z=3, y=4, w=5)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_judges_a_hand_without_its_deal_or_says_that_it_has_no_situations(name: str) -> None:
    game = GAMES[name](GAMES[name].usual_players)
    if game.has_situations:
        judged = game.situation_verdicts({"hand": ["HK", "SA"], "trick": ["HJ"]})
        assert [(card, verdict.allowed) for card, verdict in judged] == [("HK", True), ("SA", False)]
    else:
        with pytest.raises(ValueError, match="has no situations"):
            game.situation_verdicts({"hand": ["HK", "SA"]})
