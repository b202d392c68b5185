"""What one can know, in order: what came to light last stands first."""

from random import Random

from tolva_teach.knowing import knowledge
from tolva_teach.play.match import Match


def test_what_came_to_light_last_stands_first() -> None:
    several = False
    for seed in range(3):
        match, chance = Match.begin("tolva", 4, seed=seed), Random(seed)
        while not match.deal.over:
            can_know = knowledge(match.view(0))
            for seat in (1, 2, 3):
                tricks = [point.facts["trick"] for point in can_know.newest_first(seat) if "trick" in point.facts]
                assert tricks == sorted(tricks, reverse=True)
                several = several or len(set(tricks)) > 1
            match.do(chance.choice(match.legal()))
    assert several
