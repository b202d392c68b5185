"""How much better a club player is than a beginner, and how long it thinks:

    python tests/bench/bench_strength.py GAME PLAYERS DEALS [SAMPLES]

Each deal is played once with the club players in each party's seats and beginners in the others: with two parties
twice, with seats exchanged. The difference is in match points a deal, the club's gain less the others' mean gain, the
mean over the seats; with its 95 % interval. Then how long a move took, in
milliseconds of processor time.
"""

import random
import sys
import time
from statistics import fmean, stdev

from tolva_teach.games import game
from tolva_teach.games.base import View
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.players import BEGINNERS, Chooser
from tolva_teach.players.club import Budget, chooser


def timed(player: Chooser, took: list[float]) -> Chooser:
    """The same player; writes down how long each decision takes that is one."""

    def choose(view: View, chance: random.Random) -> object:
        begun = time.process_time()
        decision = player(view, chance)
        if len(view.game.legal(view)) > 1:
            took.append(1000 * (time.process_time() - begun))
        return decision

    return choose  # type: ignore[return-value]


def lead(rules: TrickGame, seed: int, club: Chooser, party: int) -> float:
    """What this party gains in the deal beside the others, where the club plays for it."""
    chance = random.Random(f"strength/{seed}")
    standing = rules.first_standing(None, 0, None)
    deck = chance.sample(rules.pack, len(rules.pack))
    deal = rules.start(rules.deal_out(deck, seed % rules.players, standing), seed % rules.players, standing)
    while actors := deal.actors():
        seat = actors[0]
        player = club if rules.parties[seat] == party else BEGINNERS[rules.name]
        deal.apply(player(deal.view(seat), chance))
    score = deal.standing.score
    return score[party] - fmean(its for other, its in enumerate(score) if other != party)


def main() -> None:
    """Prints the difference and the times."""
    name, players, deals = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    budget = Budget(int(sys.argv[4])) if len(sys.argv) > 4 else Budget()
    rules, took = game(name, players), list[float]()
    assert isinstance(rules, TrickGame), "club players play trick games"
    club = timed(chooser(budget), took)
    pairs = [fmean(lead(rules, seed, club, party) for party in range(rules.party_count)) for seed in range(deals)]
    half = 1.96 * stdev(pairs) / deals**0.5
    took.sort()
    late = took[len(took) * 95 // 100]
    print(
        f"{name} {players}, {deals} deals in each seat, {budget.samples} samples: {fmean(pairs):+.2f} points a deal "
        f"({fmean(pairs) - half:+.2f} to {fmean(pairs) + half:+.2f}); "
        f"a move {fmean(took):.0f} ms, 95 %: {late:.0f}, longest {took[-1]:.0f}"
    )


if __name__ == "__main__":
    main()
