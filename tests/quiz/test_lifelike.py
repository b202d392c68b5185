"""Players who look like people at a table: allowed at every turn, also where more than the trick obliges."""

import pytest

from helpers.breadth import so_many
from tolva_teach.games import game
from tolva_teach.games.base import Deal
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.tricks.kinds_of_turn import KINDS, deciding, kinds_of
from tolva_teach.quiz.tricks.lifelike import decide
from tolva_teach.rules.tricks import obligation


def dealt(name: str, players: int, seed: int) -> tuple[Deal, Dice]:
    rules, dice = game(name, players), Dice("lifelike", name, seed)
    standing = rules.first_standing(None, 0, None)
    return rules.start(rules.deal_out(dice.shuffled(sorted(rules.pack)), 0, standing), 0, standing), dice


@pytest.mark.parametrize(("name", "players"), [("tolva", 4), ("tolva", 3), ("bondtolva", 4), ("bondtolva", 3)])
def test_whatever_they_do_is_allowed_and_every_trick_is_of_a_kind(name: str, players: int) -> None:
    for seed in range(20):
        deal, dice = dealt(name, players, seed)
        while not deal.over:
            view = deal.view(deal.actors()[0])
            assert not view.trick or kinds_of(view) <= set(KINDS)
            deal.apply(decide(view, dice))


def test_a_duty_to_answer_is_kept_though_the_trick_would_let_one_play_another_card() -> None:
    """Partners who ask whenever they may: of what the trick allows, bond.lead-answer leaves some."""
    narrowed = 0
    for seed in range(so_many(50, 250)):
        deal, dice = dealt("bondtolva", 4, seed)
        while not deal.over:
            view = deal.view(deal.actors()[0])
            asks = [decision for decision in deal.legal() if decision.verb == "ask"]
            if view.trick and view.board.duties:
                by_trick = obligation(frozenset(view.available), view.trick, view.board.trump)
                narrowed += view.obligation.cards < by_trick.cards
                assert decide(view, dice) in deal.legal()
                assert deciding(view).facts.get("must", view.obligation.cards) == view.obligation.cards
            deal.apply(asks[0] if asks else decide(view, dice))
    assert narrowed > 1
