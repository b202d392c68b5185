""" "What does it score?" in the trick games: a meld, the end of a deal, or a gubbe, and how the match then stands.

>>> SCORES[0].question(seed=7, difficulty=1)
<scores question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.quiz.base import Choice, Hint, QuestionName
from tolva_teach.quiz.positions import PositionFamily
from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.quiz.tricks.scores import moments
from tolva_teach.quiz.tricks.scores.choices import Claim, claims
from tolva_teach.quiz.tricks.scores.kinds import kinds_of
from tolva_teach.quiz.tricks.scores.ledger import Outcome
from tolva_teach.quiz.tricks.scores.moments import ScoredMoment
from tolva_teach.quiz.tricks.scores.premises import premises
from tolva_teach.quiz.tricks.scores.reasons import right, rules_told, wrong
from tolva_teach.quiz.tricks.scores.scored import Scored, scored_at
from tolva_teach.quiz.tricks.single import SingleQuestion
from tolva_teach.rules.table import Table, Zone
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, say


class ScoresQuestion(SingleQuestion):
    """A moment at which points are written down, or might be."""

    def __init__(self, name: QuestionName, position: ScoredMoment) -> None:
        super().__init__(name, position)
        self.moment = position

    @property
    def asked(self) -> str:
        return "scores-ask-meld" if self.moment.last.verb == "meld" else "scores-ask"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What is asked about, and what must be known of it that no picture shows."""
        return premises(self.moment, self.scored, speaker)

    @cached_property
    def table(self) -> Table:
        """The table as it is seen before anything is written down, the last trick lying there."""
        viewer, moment = self.view.seat, self.moment
        if moment.last.verb == "meld":
            table: Table = moment.before.seen(viewer)
            return table
        shown = moment.before.unfold(moment.last)[0].deal.seen(viewer)
        places = tuple(replace(its, marks=_lasting(its.marks)) for its in shown.places)
        shown = replace(shown, places=places, zones=_without_empty_hands(shown.zones))
        return _to_count(shown) if moment.to_count else shown

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """How the match may stand: as it does, and as it would after a mistake."""
        return tuple(map(standing_of, self._claims))

    @cached_property
    def _claims(self) -> Mapping[Outcome, Claim]:
        return claims(self.scored, self.name, self._order)

    @property
    def _order(self) -> Sequence[int]:
        """The parties in the order of their scores in the choices, the learner's first."""
        parties = self.view.game.party_count
        own: int = self.view.game.parties[self.view.seat]
        return tuple((own + step) % parties for step in range(parties))

    @cached_property
    def scored(self) -> Scored:
        """What scores, by the engine."""
        return scored_at(self.moment)

    def verdict(self, choice: str) -> Verdict:
        return self.claim(choice).verdict

    @cached_property
    def _by_key(self) -> Mapping[str, Claim]:
        return MappingProxyType({standing_of(outcome).key: claim for outcome, claim in self._claims.items()})

    def claim(self, choice: str) -> Claim:
        """What leads to this choice: nothing wrong, or mistakes."""
        return self._by_key[choice]

    def why(self, choice: str, speaker: Speaker) -> str:
        claim = self.claim(choice)
        if not claim.slips:
            return right(self.moment, self.scored, speaker)
        return wrong(self.moment, self.scored, claim.slips, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return outcome_in_words(choice.value, speaker)

    @property
    def rules(self) -> Sequence[str]:
        """The rule of each line, in the order in which it is written down."""
        return rules_told(self.scored)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`kinds`)."""
        return kinds_of(self.moment, self.scored)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """Where to look: the same for all that score in the same way, and are asked about one rule."""
        scored = self.scored
        if scored.gubbe is not None:
            return [
                Hint("scores-hint-gubbe", f"tolva.{scored.gubbe.verb}"),
                Hint("scores-hint-gubbe-only", "tolva.half"),
            ]
        if scored.verdict is not None:
            of_points = scored.game.meld_score_rule
            worth = "scores-hint-meld" if rule == of_points else "scores-hint-barred"
            return [Hint("scores-hint-trump", of_points), Hint(worth, scored.game.meld_rule)]
        counted = "matadors" if "matadors" in scored.game.worth(()) else "points"
        of_vinsten, of_order = scored.rule("vinsten"), scored.rule("order")
        of_worth = rule in (of_vinsten, scored.game.carry_rule)
        second = Hint("scores-hint-worth", of_vinsten) if of_worth else Hint("scores-hint-order", of_order)
        return [Hint(f"scores-hint-{counted}", of_vinsten), second]


def standing_of(outcome: Outcome) -> Choice:
    """How a match may stand, as something to pick."""
    won = "" if outcome.winner is None else f"/{outcome.winner}"
    return Choice(f"score:{','.join(map(str, outcome.scores))}{won}", "score", outcome)


def outcome_in_words(outcome: Outcome, speaker: Speaker) -> str:
    """The score of each party, in the order in which the table shows them, and who has won."""
    scores = enumerate(outcome.scores)
    parts = [say("scores-of", {"party": party, "score": score}, speaker) for party, score in scores]
    won = [] if outcome.winner is None else [say("scores-won", {"party": outcome.winner}, speaker)]
    return " · ".join([*parts, *won])


def _without_empty_hands(zones: Sequence[Zone]) -> tuple[Zone, ...]:
    """The zones without hands, where all have been played: nothing will be drawn where they lay."""
    left = tuple(zone for zone in zones if zone.kind != "hand")
    return tuple(zones) if any(zone.count for zone in zones if zone.kind == "hand") else left


def _lasting(marks: Sequence[str]) -> tuple[str, ...]:
    """Without whose turn it would be."""
    return tuple(mark for mark in marks if mark not in ("in", "to-act"))


def _to_count(table: Table) -> Table:
    """Without what the tricks are worth; how many they are is seen."""
    zones = tuple(_uncounted(zone) if zone.kind == "taken" else zone for zone in table.zones)
    tallies = tuple(replace(its, beside={"tricks": its.beside["tricks"]}) for its in table.tallies)
    return replace(table, zones=zones, tallies=tallies)


def _uncounted(zone: Zone) -> Zone:
    return replace(zone, facts={"tricks": zone.facts["tricks"]})


class Scores(PositionFamily[ScoresQuestion]):
    """The questions about what scores, in one form of a game."""

    name = "scores"
    question_type = ScoresQuestion

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(moments.position, form), moments.plans_of(form))
        self.rules = MappingProxyType(dict(_rules_in_short(form)))


def _rules_in_short(form: Form) -> Iterator[tuple[str, str]]:
    if form.rules().matadors:
        yield from _OF_BONDTOLVA.items()
        return
    kinds = moments.kinds_of_form(form)
    yield from _OF_TOLVA.items()
    if "half-made" in kinds:
        yield "tolva.half.score", "scores-duty-half"
    if "whole-failed" in kinds:
        yield "tolva.whole", "scores-duty-whole"


_OF_TOLVA: Mapping[str, str] = {
    "tolva.score.meld": "scores-duty-meld",
    "tolva.score.no-meld-out": "scores-duty-no-meld-out",
    "tolva.score.vinsten": "scores-duty-vinsten",
    "tolva.score.carry": "scores-duty-carry",
    "tolva.score.sistan": "scores-duty-sistan",
    "tolva.score.order": "scores-duty-order",
}

_OF_BONDTOLVA: Mapping[str, str] = {
    "bond.score.meld": "scores-duty-meld-at-once",
    "bond.score.vinsten": "scores-duty-matadors",
    "bond.score.sistan": "scores-duty-sistan",
    "bond.score.order": "scores-duty-order",
    "bond.option.skane": "scores-duty-skane",
    "bond.option.exact": "scores-duty-exact",
    "bond.option.gotland": "scores-duty-gotland",
}

SCORES: Sequence[Scores] = tuple(map(Scores, FORMS))
"""For every form."""
