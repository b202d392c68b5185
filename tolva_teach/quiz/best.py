"""Which choice is best? Positions in which one brings clearly more than the others, as many deals have shown.

No rule decides what is right: each choice is allowed, and nothing is noted of any rule. The families stand in no quiz;
a level names their questions.

>>> from tolva_teach.quiz import family_of
>>> family_of(QuestionName.read("trettioett/best-knock/1/1/3")).question(seed=3, difficulty=1)
<best-knock question: seed=3, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache, cached_property

from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.players.advice.advised import Advice
from tolva_teach.quiz.base import Choice, Family, Hint, QuestionName
from tolva_teach.quiz.offered import offered
from tolva_teach.quiz.positions import PositionQuestion
from tolva_teach.quiz.recorded import read_recorded
from tolva_teach.rules.cards import is_card
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.strategy.stored import Judged, JudgedSubject, stored
from tolva_teach.texts import Speaker, advised, has_sentence, say, sentence
from tolva_teach.texts import offered as speak_offer
from tolva_teach.texts.numbers import decimal

PREFIX = "best-"
"""What the families' names begin with; the subject follows."""

_OF = 100
"""Of so many deals it is said in how many a life is lost."""
_TENTHS = 10
"""So finely it is said how many points are taken in the mean."""


class BestQuestion(PositionQuestion):
    """A position in which one of some choices is best."""

    spoken_as = "best"
    single = True
    by_rules = False
    hint_count = 1

    def __init__(self, name: QuestionName, judged: Judged, subject: JudgedSubject) -> None:
        """
        Args:
            name: what the question is called.
            judged: the position, and what was found of it.
            subject: what the question is about.
        """
        super().__init__(name, read_recorded(judged.record).position)
        self._judged, self._subject = judged, subject

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """Where in the deal one is: how much the others may have done hangs on it; what one has to do, where that does
        not follow; and between which cards, where nothing but cards is to be chosen."""
        where = Match.resume(self.record).deal.where()
        place = say(f"place-{where.code}", where.facts, speaker)
        yield f"{place[:1].upper()}{place[1:]}."
        if has_sentence(speaker.lang, due := f"best-due-{self._subject.name}"):
            yield sentence(speaker.lang, due)
        if all(is_card(choice.key) for choice in self.choices):
            yield say("best-among", {"cards": tuple(choice.key for choice in self.choices)}, speaker)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in offered(self.view) if str(choice.value) in self._judged.choices)

    def verdict(self, choice: str) -> Verdict:
        decision = self._decisions[choice]
        brings = self._judged.choices[decision].mean
        judge = allowed if decision == self._judged.best else refused
        return judge(self._subject.rule, self._subject.measure, {"brings": brings})

    @property
    def _measured_as(self) -> str:
        """What is counted, as a sentence tells it: points of two who play alone are not those of sides."""
        measure, parties = self._subject.measure, self.view.game.parties
        return f"{measure}-alone" if measure == "points" and len(parties) == len({*parties}) else measure

    @cached_property
    def _decisions(self) -> dict[str, str]:
        """By choice, the event that writes its decision."""
        return {choice.key: str(choice.value) for choice in self.choices}

    def why(self, choice: str, speaker: Speaker) -> str:
        """What the choice brings, and of the best what else speaks for it."""
        verdict, why = self.verdict(choice), self._judged.why
        brings = said_to_bring(self._measured_as, verdict.facts["brings"], speaker.lang)
        if not verdict or why is None:
            return brings
        decision = next(its.value for its in self.choices if its.key == choice)
        return f"{brings} {advised(Advice(decision, *why), speaker)}"

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return speak_offer(choice.value, speaker)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        return [Hint(f"best-hint-{self._subject.name}", self._subject.rule)]


def said_to_bring(measure: str, brings: float, lang: str) -> str:
    """What a choice brings in the mean, in a sentence.

    Args:
        measure: what is counted (`Mind.measured`); of points `points-alone` where each plays for themselves.
        brings: how much of it; more is better.
        lang: the language.
    """
    count, tenths = round(_OF * abs(brings)), round(_TENTHS * brings)
    more = "yes" if tenths > 0 else "no" if tenths < 0 else "even"
    mean = decimal(abs(tenths) / _TENTHS, lang, digits=1)
    return sentence(lang, f"best-brings-{measure}", None, count=count, more=more, mean=mean)


class Best(Family[BestQuestion]):
    """The questions about a subject. There are only as many as are stored: the seeds go round among them."""

    difficulties = (1,)

    def __init__(self, game: str, subject: JudgedSubject) -> None:
        """
        Args:
            game: by name.
            subject: with its positions.
        """
        self.name = f"{PREFIX}{subject.name}"
        self.game = game
        self._subject = subject

    def _make(self, name: QuestionName) -> BestQuestion:
        positions = self._subject.positions
        return BestQuestion(name, positions[name.seed % len(positions)], self._subject)


@cache
def best_families(game: str) -> Sequence[Best]:
    """The families of a game, by subject; none where nothing is stored of it."""
    return tuple(Best(game, subject) for subject in stored(game)) if game in GAMES else ()
