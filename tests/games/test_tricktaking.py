"""What holds for every game of tricks."""

from random import Random

import pytest

from tolva_teach.games import GAMES
from tolva_teach.games.tolva import Tolva
from tolva_teach.games.tricktaking import TrickGame, said_first
from tolva_teach.play.match import stop
from tolva_teach.players import chooser
from tolva_teach.records.record import deal_record


def test_a_pack_with_cards_that_no_trick_ranks_makes_no_game() -> None:
    """Else a hand with them would be told that it may revoke."""

    class WithFives(Tolva):
        ranks = (*Tolva.ranks, "5")

    with pytest.raises(ValueError, match="not of this pack: C5, D5, H5, S5"):
        WithFives(4)


@pytest.mark.parametrize("name", [name for name in GAMES if issubclass(GAMES[name], TrickGame)])
def test_an_obligation_is_all_there_is_to_say_of_the_cards(name: str) -> None:
    """Followed through deals played by beginners, who meld, ask and answer where they may."""
    chance, duties = Random(name), 0
    for seed in range(25):
        deal = stop(deal_record(name, GAMES[name].seats[-1], seed))
        while not deal.over:
            view = deal.view(deal.actors()[0])
            if said_first(view) is None:
                judged = {said.args[0]: verdict for said, verdict in deal.game.verdicts(view) if said.verb == "play"}
                assert {card for card, verdict in judged.items() if verdict} == view.obligation.cards
                assert judged == {card: view.obligation.verdict(card) for card in judged}
                duties += bool(view.obligation.barred)
            deal.apply(chooser("beginner", name)(view, chance))
    assert bool(duties) == (name == "bondtolva")
