"""How the examples of sentences are made and spoken, for every game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Decision, Happening
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, happening, has_sentence, reason, reason_beside, reason_together
from tolva_teach.texts.speaking import SEVERAL

NAMES = ("Anna", "Lars", "Bo", "Eva")

VOICES = ("you", "partner", "named", "quoted")
"""Spoken to the seat itself, to the seat across (its partner, in a game with partners), about seats with names, about
seats by the record's numbers."""


def speaker(lang: str, voice: str, parties: Sequence[int], seat: int = 0) -> Speaker:
    """Who speaks in this voice of something that this seat does."""
    return {
        "you": Speaker(lang, parties=parties, you=seat),
        "partner": Speaker(lang, parties=parties, you=(seat + 2) % 4),
        "named": Speaker(lang, names=NAMES, parties=parties),
        "quoted": Speaker(lang, parties=parties, quoting=True),
    }[voice]


BOTH: Mapping[str, Any] = {"tied": (0, 1), "among": "all"}
"""What is told of two parties that have the same, where there is no third."""


class Case(NamedTuple):
    """A verdict that a decision gets."""

    verdict: Verdict
    decision: Decision


def case_of(rule: str, case: str, decision: Decision, **facts: Any) -> Case:
    """The decision with a verdict of these facts."""
    return Case(Verdict(False, rule, case, facts), decision)


class Examples(NamedTuple):
    """Every verdict and happening that a game can name, with an example of each form that its sentence can take."""

    cases: tuple[Case, ...]
    happenings: tuple[Happening, ...]
    terms: Mapping[str, tuple[str, str]]
    """What each rule's reasons say, in Swedish and English."""
    parties: Sequence[int] = (0, 1, 2, 3)

    @property
    def voices(self) -> tuple[str, ...]:
        """The voices that there are ears for: with two players nobody sits across."""
        return VOICES if len(self.parties) > 2 else tuple(voice for voice in VOICES if voice != "partner")

    def reasons(self, lang: str) -> Iterator[tuple[Case, str, str]]:
        """Every case in every voice: the case, the voice, the sentence."""
        for case in self.cases:
            for voice in self.voices:
                yield case, voice, reason(case.verdict, case.decision, speaker(lang, voice, self.parties))

    def sentences(self, lang: str) -> Iterator[tuple[str, str, str]]:
        """Every case and happening in every voice: what it is, the voice, the sentence."""
        for case, voice, text in self.reasons(lang):
            yield f"{case.verdict.rule} {case.verdict.case}", voice, text
        yield from self._in_a_list(lang)
        for happened in self.happenings:
            for voice in self.voices:
                text = happening(happened, speaker(lang, voice, self.parties))
                yield f"{happened.kind} {happened.rule}", voice, text

    def _in_a_list(self, lang: str) -> Iterator[tuple[str, str, str]]:
        """The reasons as they stand in a list of what was not allowed, where they differ: for one, and for several."""
        for case, voice, text in self.reasons(lang):
            what, to = f"{case.verdict.rule} {case.verdict.case}", speaker(lang, voice, self.parties)
            beside = reason_beside(case.verdict, case.decision, to)
            if beside != text:
                yield f"{what}, in a list", voice, beside
            if has_sentence(lang, f"why-{case.verdict.rule.replace('.', '-')}-{case.verdict.case}", SEVERAL):
                yield f"{what}, of several", voice, reason_together(case.verdict, to) or ""


class Said(set[tuple[str, ...]]):
    """What deals said: rule or kind, case, and the names of the facts."""

    @classmethod
    def by(cls, examples: Examples) -> "Said":
        """What the examples say."""
        said = cls()
        for case in examples.cases:
            said.verdict(case)
        for happened in examples.happenings:
            said.happened(happened)
        return said

    def verdict(self, case: Case) -> None:
        verdict = case.verdict
        self.add(("why", verdict.rule, verdict.case, *sorted(verdict.facts)))

    def happened(self, happened: Happening) -> None:
        self.add(("did", happened.kind, happened.rule, *sorted(happened.facts)))
