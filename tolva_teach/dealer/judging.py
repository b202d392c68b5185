"""Whether a condition has come true in a deal, and when."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from tolva_teach.dealer.course import ANY_RULE, Act, Course, Event, Refusal, Stretch
from tolva_teach.dealer.formulas import CardsLie, Compound, Condition, Formula, InPlay
from tolva_teach.dealer.language.wishes import Decided, Does, Meets, Refused, When
from tolva_teach.games.base import Happening
from tolva_teach.rules.cards import Card, is_card, rank, suit

_NAMING = ("losers", "seat", "announcer", "taker", "party", "leader")
"""The facts that say whom a happening is about, the first that it has: a gubbe is the announcer's."""

_WHOSE_SEAT = ("winner", "knocker", "announcer", "leader", "giver", "asker", "partner", "taker")
"""The facts of a refusal that speak of another seat."""


Seen: TypeAlias = Act | Event | Refusal
"""By what a condition has come true in play."""


class Judge:
    """Tells of one deal when each condition came true."""

    def __init__(self, course: Course, parties: Sequence[int], held: Any) -> None:
        """
        Args:
            held: gives the cards that lie in some places.
        """
        self._course, self._parties, self._held = course, parties, held

    def when(self, formula: Formula) -> int | None:
        """After how many decisions the formula held for the first time; None where it never does."""
        if not isinstance(formula, Compound):
            return self._condition(formula)
        if formula.how == "not":
            return None if self.when(formula.parts[0]) is not None else len(self._course.acts)
        parts = [self.when(part) for part in formula.parts]
        if formula.how == "and":
            return None if None in parts else max((its for its in parts if its is not None), default=0)
        return min((its for its in parts if its is not None), default=None)

    def shown(self, formula: Formula) -> Iterator[tuple[Condition, Seen | None]]:
        """The conditions by which the formula holds, each with what it came true by in play: of several of which one is
        enough, those by which it held first. What is not to be has nothing to show."""
        if not isinstance(formula, Compound):
            yield formula, None if isinstance(formula, CardsLie) else self._seen(formula)
        elif formula.how == "and":
            for part in formula.parts:
                yield from self.shown(part)
        elif formula.how == "or":
            held = [(when, part) for part in formula.parts if (when := self.when(part)) is not None]
            yield from self.shown(min(held, key=lambda its: its[0])[1]) if held else ()

    def _condition(self, condition: Condition) -> int | None:
        if isinstance(condition, CardsLie):
            return 0 if holds(condition, self._held(condition.places)) else None
        seen = self._seen(condition)
        return None if seen is None else came_true(seen)

    def _seen(self, condition: InPlay) -> Seen | None:
        says = condition.says
        if isinstance(says, Does):
            return self._does(condition, says)
        if isinstance(says, Meets):
            return self._meets(condition, says)
        if isinstance(says, Refused):
            return self._refused(condition, says)
        assert isinstance(says, Decided)
        return self._decided(condition, says)

    def _does(self, condition: InPlay, says: Does) -> Act | None:
        for act in self._course.acts:
            seat, verb, arguments = act.decision
            is_it = verb == says.verb and self._is_about(condition, seat) and self._fits(says.when, act.stretch)
            if is_it and _said_with(says.arguments, arguments):
                return act
        return None

    def _meets(self, condition: InPlay, says: Meets) -> Event | None:
        for event in self._course.events:
            is_it = event.happened.kind in says.kinds and self._fits(says.when, event.stretch)
            is_it = is_it and says.rule in ("", event.happened.rule)
            by = self._as_told(event, says)
            is_it = is_it and (says.together == 1 or len(self._named(by, says.fact)) >= says.together)
            is_about = is_it and self._concerns(condition, by, says.fact, self._whom(event, says.fact))
            if is_about and _said_with(says.arguments, _cards_of(by)):
                return event
        return None

    def _whom(self, event: Event, fact: str) -> list[int]:
        """Whom it is about besides those that it names: a suit is made trump by who says so, and by who asked."""
        if fact or event.happened.kind != "trump-set" or event.at < 0:
            return []
        together = (its.happened for its in self._course.events if its.at == event.at)
        asked = [its.facts["asker"] for its in together if its.kind == "affirmed"]
        return [self._course.acts[event.at].decision.seat, *asked]

    def _as_told(self, event: Event, says: Meets) -> Happening:
        """What happened, as it is told with its card and with whom the wish is about: of the last trick, which scores
        for a party, that one player took it."""
        its = event.happened
        has_card = not says.arguments or bool(_cards_of(its))
        if has_card and (not says.fact or says.fact in its.facts):
            return its
        together = (its.happened for its in self._course.events if its.at == event.at)
        return next((its for its in together if its.kind == "trick-taken"), its)

    def seats(self, condition: InPlay, seen: Seen) -> tuple[int, ...]:
        """The seats of which the condition came true by this."""
        if not isinstance(seen, Event):
            return (seen.decision.seat,)
        says = condition.says
        fact, told = (says.fact, self._as_told(seen, says)) if isinstance(says, Meets) else ("", seen.happened)
        named = self._whom(seen, fact) or self._named(told, fact)
        return tuple(seat for seat in named if condition.seats is None or seat in condition.seats)

    def _concerns(self, condition: InPlay, happened: Happening, fact: str = "", besides: Sequence[int] = ()) -> bool:
        """Whether a happening is about the seats of whom the condition speaks."""
        return condition.seats is None or bool({*self._named(happened, fact), *besides} & set(condition.seats))

    def _named(self, happened: Happening, fact: str) -> list[int]:
        """The seats that a happening is about."""
        facts = happened.facts
        name = fact or next((name for name in _NAMING if name in facts), "")
        found = facts.get(name)
        if name == "party":
            return [seat for seat, party in enumerate(self._parties) if party == found]
        return list(found) if isinstance(found, tuple) else [found] if isinstance(found, int) else []

    def _refused(self, condition: InPlay, says: Refused) -> Refusal | None:
        for refusal in self._course.refusals:
            seat, verb, arguments = refusal.decision
            is_it = (
                (refusal.verdict.rule == says.rule or _is_by_any(says, refusal))
                and self._is_about(condition, seat)
                and self._fits(says.when, refusal.stretch)
            )
            is_said = says.verb in ("", verb) and _said_with(says.arguments, arguments)
            if (
                is_it
                and is_said
                and (says.against is None or self._speaks_of(refusal.verdict.facts, condition.against))
            ):
                return refusal
        return None

    def _speaks_of(self, facts: Any, seats: Sequence[int]) -> bool:
        return any(facts.get(name) in seats for name in _WHOSE_SEAT if isinstance(facts.get(name), int))

    def _decided(self, condition: InPlay, says: Decided) -> Seen | None:
        seen: list[Seen] = [
            act
            for act in self._course.acts
            if act.rule == says.rule
            and self._is_about(condition, act.decision.seat)
            and self._fits(says.when, act.stretch)
        ]
        refused = self._refused(condition, Refused(says.rule, "", (), None, says.when))
        seen += [] if refused is None else [refused]
        seen += [
            event
            for event in self._course.events
            if event.happened.rule == says.rule
            and self._fits(says.when, event.stretch)
            and self._concerns(condition, event.happened)
        ]
        return min(seen, key=came_true, default=None)

    def _fits(self, when: When | None, stretch: Stretch) -> bool:
        return when is None or when.fits(*stretch, self._course.count(when.section))

    def _is_about(self, condition: InPlay, seat: int) -> bool:
        return condition.seats is None or seat in condition.seats


def came_true(seen: Seen) -> int:
    """After how many decisions that was so; a rule refuses something before anything is decided."""
    return seen.at if isinstance(seen, Refusal) else seen.at + 1


def holds(condition: CardsLie, cards: Sequence[Card]) -> bool:
    """Whether these cards measure as the condition wants."""
    its = condition.holds
    return its.least <= its.measure.of(cards) and (its.most is None or its.measure.of(cards) <= its.most)


def _is_by_any(says: Refused, refusal: Refusal) -> bool:
    """Whether it is meant where any rule will do: of cards, one that has a choice and may not take these."""
    return says.rule == ANY_RULE and (refusal.is_of_choice or not says.arguments)


def _cards_of(happened: Happening) -> Sequence[Card]:
    """The cards with which it happened; of trumps, their suit."""
    facts = happened.facts
    if happened.kind == "trump-set":
        return (facts["suit"],)
    return (facts["card"],) if "card" in facts else facts.get("cards", ())


def _said_with(wanted: Sequence[str], arguments: Sequence[str]) -> bool:
    """Whether it is decided with all of this: a suit or a rank is meant with each of its cards."""
    cards = [argument for argument in arguments if is_card(argument)]
    there = Counter([*arguments, *map(suit, cards), *map(rank, cards)])
    return Counter(wanted) <= there
