"""What a moment scores, as the engine tells it; all that a question says is read from this."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tolva_teach.games.base import Happening
from tolva_teach.games.gubbe import Gubbe
from tolva_teach.games.trickboard import Trick, TrickBoard
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.quiz.tricks.scores.ledger import Ledger, ledger_of
from tolva_teach.quiz.tricks.scores.moments import ScoredMoment
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import Verdict


@dataclass(frozen=True)
class Scored:
    """What scores at a moment of a deal."""

    game: TrickGame
    ledger: Ledger
    """As it is right."""
    happened: Mapping[str, Happening]
    """What happened, by kind."""
    board: TrickBoard
    """As it is after it, with the tricks that the deal has had."""
    carry: int
    """How many deals before this one were level."""
    gubbe: Gubbe | None
    verdict: Verdict | None
    """On a meld; None where it is something else that scores."""
    party: int
    """Whose meld or gubbe it is; else who took the last trick."""

    def rule(self, of: str) -> str:
        """The id of the rule of the game for this part of the score."""
        game = self.game
        return {
            "meld": game.meld_score_rule,
            "vinsten": game.vinsten_rule,
            "carry": game.carry_rule,
            "sistan": game.sistan_rule,
            "order": game.score_order_rule,
        }[of]

    @property
    def counts_matadors(self) -> bool:
        """Whether matadors and eyes are counted, instead of card points."""
        return bool(self.game.matadors)

    @property
    def match_rule(self) -> str:
        """The id of the rule that says when the match is won."""
        return self.game.scoring_rule

    @property
    def others(self) -> tuple[int, ...]:
        """The parties whose meld or gubbe it is not."""
        return tuple(party for party in range(self.game.party_count) if party != self.party)

    @cached_property
    def taken(self) -> tuple[tuple[Card, ...], ...]:
        """Each party's cards in its tricks."""
        cards: list[list[Card]] = [[] for _ in range(self.game.party_count)]
        for trick in self.board.tricks:
            cards[self.game.parties[trick.taker]] += trick.cards
        return tuple(map(tuple, cards))

    @property
    def level(self) -> tuple[int, ...]:
        """The parties with most card points; in Bondtolva with most matadors, and most eyes of those."""
        worth = [tuple(self.game.worth(cards).values()) for cards in self.taken]
        return tuple(party for party, its in enumerate(worth) if its == max(worth))

    @property
    def most_tricks(self) -> int | None:
        """Who has more tricks than any other."""
        counts = [0] * self.game.party_count
        for trick in self.board.tricks:
            counts[self.game.parties[trick.taker]] += 1
        return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None

    @property
    def gubbe_tricks(self) -> tuple[Trick, ...]:
        """Those of the gubbe's tricks that its party has taken."""
        tricks = self.board.tricks[self.gubbe.first :] if self.gubbe else ()
        return tuple(trick for trick in tricks if self.game.parties[trick.taker] == self.party)


def scored_at(moment: ScoredMoment) -> Scored:
    """What scores at this moment: the decision is taken, where it may be."""
    deal: Any = moment.before.copy()
    rules, last, before = deal.game, moment.last, deal.board.score
    verdict = deal.verdict(last) if last.verb == "meld" else None
    happened = () if verdict is not None and not verdict else deal.apply(last)
    seat = last.seat if verdict is not None else deal.board.tricks[-1].taker
    gubbe = deal.board.gubbe
    return Scored(
        rules,
        ledger_of(rules, before, happened),
        {its.kind: its for its in happened},
        deal.board,
        moment.standing.carry if moment.standing else 0,
        gubbe,
        verdict,
        rules.parties[gubbe.seat if gubbe else seat],
    )
