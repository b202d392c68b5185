""" "Who cannot have this card?": a trick lies there, and what the rules bound others to do tells who has not got it.

>>> CANNOT_HAVE[0].question(seed=7, difficulty=1)
<cannot-have question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from tolva_teach.knowing import Reason
from tolva_teach.quiz.base import Choice, Hint, nobody, seat
from tolva_teach.quiz.positions import PositionFamily
from tolva_teach.quiz.tricks.cannot_have import search
from tolva_teach.quiz.tricks.cannot_have.search import GivenAway
from tolva_teach.quiz.tricks.completed_trick import CompletedTrickQuestion
from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.rules.cards import Card, Suit, suit
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, say


class CannotHaveQuestion(CompletedTrickQuestion):
    """A card that the learner does not see, and a trick that tells who has not got it."""

    position: GivenAway

    def ask(self, speaker: Speaker) -> str:
        return say("cannot-have-ask", {"card": self.position.card}, speaker)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The others, clockwise from the learner, and nobody."""
        count = self.view.game.players
        return (*(seat((self.view.seat + step) % count) for step in range(1, count)), nobody())

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`search`)."""
        return search.kinds_of(self.view, self.position.card)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What to look at; the same for every question, for what one sees there is the answer."""
        return [Hint("cannot-have-hint-played", "trick.follow"), Hint("cannot-have-hint-had", "trick.overtake")]

    def verdict(self, choice: str) -> Verdict:
        of: int | None = next(its.value for its in self.choices if its == choice)
        if of is None:
            return self._of_nobody
        reason = self._reasons.get(of)
        if reason is not None:
            return allowed(reason.rule, reason.case, {**reason.facts, **self._facts(of)})
        if self.trick[0].seat == of:
            return refused("trick.lead", "led", self._facts(of))
        return self._free_of(of)

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        told = say(f"cannot-have-{verdict.case}", verdict.facts, speaker)
        return " ".join([told, *self._why_lacking(verdict.facts.get("lacking", ()), speaker)])

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return say("cannot-have-nobody", {}, speaker) if choice.value is None else speaker.seat(choice.value)

    def _why_lacking(self, seats: Sequence[int], speaker: Speaker) -> Iterator[str]:
        """Why these seats cannot have the card; those that cannot for the same reason are named together."""
        alike: dict[tuple[Any, ...], list[Verdict]] = {}
        for verdict in (self.verdict(f"seat:{of}") for of in seats):
            alike.setdefault((verdict.case, verdict.facts.get("winning")), []).append(verdict)
        for first, *others in alike.values():
            if others:
                together = {**first.facts, "lacking": [first.facts["seat"], *(its.facts["seat"] for its in others)]}
                yield say(f"cannot-have-{first.case}-several", together, speaker)
            else:
                yield say(f"cannot-have-{first.case}", first.facts, speaker)

    @property
    def _of_nobody(self) -> Verdict:
        facts = {"card": self.position.card}
        if not self._reasons:
            return allowed("trick.follow", "told-nothing", facts)
        return refused("trick.follow", "told", {**facts, "lacking": tuple(self._reasons)})

    @cached_property
    def _reasons(self) -> Mapping[int, Reason]:
        found = search.reasons(self.view, self.position.card)
        assert found is not None  # the generators see to it
        return MappingProxyType(found)

    def _free_of(self, of: int) -> Verdict:
        """Why a seat could have played as it did with the card in its hand too."""
        trump = self.view.game.trump_in_force(self.view.board)
        place = next(place for place, its in enumerate(self.trick) if its.seat == of)
        case = freedom(self.trick[: place + 1], self.position.card, trump)
        facts = {"winning": winning(self.trick[:place], trump).card, "led": suit(self.trick[0].card), "trump": trump}
        rule = "trick.follow" if case in ("other-suit", "threw") else "trick.overtake"
        return refused(rule, case, {**facts, **self._facts(of)})

    def _facts(self, of: int) -> Mapping[str, Any]:
        return {"seat": of, "card": self.position.card, "played": self._trick_of(of)}

    def _trick_of(self, of: int) -> str:
        return next(its.card for its in self.trick if its.seat == of)


def freedom(trick: Sequence[Play], card: Card, trump: Suit | None) -> str:
    """Why the last of these plays would have been allowed with another card in the hand too.

    `beat`: it headed the trick, and so would the card have done; `beat-lower`: it headed the trick, and the card is of
    its suit but would not have done so; `beat-besides`: it headed the trick, and the card is of a suit that was not to
    be played; `other-suit`: it followed suit, and the card would not; `below`: neither it nor the card would have
    headed the trick; `threw`: it did not follow suit, and nothing bound the card to be played before it.

    >>> nine, jack = Play(0, "H9"), Play(1, "HJ")
    >>> freedom([nine, jack], "C7", None), [freedom([jack, nine], card, None) for card in ("C7", "H7")]
    ('beat-besides', ['other-suit', 'below'])
    >>> [freedom([nine, jack], card, None) for card in ("HK", "H7")]
    ['beat', 'beat-lower']
    """
    own = trick[-1]
    led = suit(trick[0].card)
    if winning(trick, trump) is own:
        return _freedom_of_head(trick, card, trump)
    if suit(own.card) == led:
        return "other-suit" if suit(card) != led else "below"
    return "below" if suit(own.card) == suit(card) == trump else "threw"


def _freedom_of_head(trick: Sequence[Play], card: Card, trump: Suit | None) -> str:
    own = trick[-1]
    if suit(card) != suit(own.card):
        return "beat-besides"
    instead = Play(own.seat, card)
    return "beat" if winning([*trick[:-1], instead], trump) is instead else "beat-lower"


class CannotHave(PositionFamily[CannotHaveQuestion]):
    """The questions about who cannot have a card, in one form of a game."""

    name = "cannot-have"
    question_type = CannotHaveQuestion
    rules = MappingProxyType(
        {
            "trick.follow": "cannot-have-duty-follow",
            "trick.overtake": "cannot-have-duty-overtake",
            "trick.trump": "cannot-have-duty-trump",
        }
    )

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(search.position, form), search.plans_of(form))


CANNOT_HAVE: Sequence[CannotHave] = tuple(CannotHave(form) for form in FORMS if form.players > 2)
"""For every form in which there is more than one other."""
