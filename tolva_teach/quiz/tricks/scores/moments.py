"""Which moment of which deal a question about what scores is about.

The deal is one of those of which it is known how they end (`deals`); the score before it is chosen so that
it comes to what is asked about, and the whole is played by the rules.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, NamedTuple, cast

from tolva_teach.games.base import Decision, Happening, Standing
from tolva_teach.games.gubbe import HALF_SCORE_LIMIT
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.melding import LATER_POINTS, TRUMP_POINTS
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, turn_planned
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.scores.deals import MANY, TRAITS, Course, known, played, recoded
from tolva_teach.rules.cards import SUITS, Suit

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoredMoment(Position):
    """A decision that scores, or might."""

    before: TrickDeal
    """The deal before the decision."""
    last: Decision
    """The card that ends a trick, or a meld; a meld may be one that is not allowed."""
    to_count: bool = False
    """Whether what the tricks are worth is not told: the learner is to count."""


class _Kind(NamedTuple):
    traits: Sequence[str]
    """What must be known of the deal, one of these."""
    weights: tuple[int, int, int]
    """How many questions of a block ask about it, by difficulty."""
    options: Mapping[str, Any] = {}


_EXACT, _GOTLAND, _SKANE = ({"scoring": way} for way in ("exact-12", "gotland", "no-meld-out"))

_END = ("apart", "apart", "same")
_OF_TOLVA: Mapping[str, _Kind] = {
    "trump": _Kind(("melds",), (8, 4, 2)),
    "later": _Kind(("melds",), (8, 4, 2)),
    "barred": _Kind(("melds",), (3, 4, 4)),
    "plain": _Kind(_END, (12, 4, 2)),
    "count": _Kind(_END, (0, 3, 4)),
    "tie": _Kind(("tie",), (4, 5, 4)),
    "carry": _Kind(_END, (3, 4, 4)),
    "wins": _Kind(_END, (3, 4, 3)),
    "order": _Kind(("apart",), (0, 4, 5)),
    "half-made": _Kind(("half-made",), (4, 3, 3)),
    "half-failed": _Kind(("half-failed",), (3, 3, 3)),
    "half-short": _Kind(("half-short",), (0, 2, 3)),
    "half-open": _Kind(("half-open",), (0, 2, 3)),
    "whole-made": _Kind(("whole-made",), (2, 2, 2)),
    "whole-below": _Kind(("whole-made",), (0, 2, 3)),
    "whole-failed": _Kind(("whole-failed",), (2, 3, 3)),
}
_OF_BONDTOLVA: Mapping[str, _Kind] = {
    "trump": _Kind(("melds",), (8, 3, 2)),
    "later": _Kind(("melds",), (8, 3, 2)),
    "meld-wins": _Kind(("melds",), (3, 3, 3)),
    "barred": _Kind(("melds",), (0, 2, 3), _SKANE),
    "from-eleven": _Kind(("melds",), (0, 3, 3), _GOTLAND),
    "plays-on": _Kind(("melds",), (0, 3, 3), _EXACT),
    "one-tjog": _Kind(("three-melds",), (0, 2, 3), {"max_tjog": 1}),
    "forehand": _Kind(("forehand",), (0, 2, 3), {"forehand_trump": True}),
    "plain": _Kind(_END, (14, 4, 2)),
    "count": _Kind(_END, (0, 3, 4)),
    "eyes": _Kind(("eyes",), (8, 4, 3)),
    "late-eyes": _Kind(("eyes",), (0, 3, 3), {"eyes": "late"}),
    "tie": _Kind(("tie",), (4, 4, 3)),
    "wins": _Kind(_END, (5, 3, 3)),
    "order": _Kind(("apart",), (0, 3, 4)),
    "exact": _Kind(_END, (0, 2, 3), _EXACT),
    "falls": _Kind(("same",), (0, 3, 3), _EXACT),
    "both-exact": _Kind(("apart",), (0, 2, 3), _EXACT),
    "gotland": _Kind(("apart",), (0, 2, 3), _GOTLAND),
}

MELDS = ("trump", "later", "barred", "meld-wins", "from-eleven", "plays-on", "one-tjog", "forehand")
"""The kinds that ask about a meld."""

GUBBAR = ("half-made", "half-failed", "half-short", "half-open", "whole-made", "whole-below", "whole-failed")
"""The kinds that ask about a gubbe."""


def kinds_of_form(form: Form) -> Mapping[str, _Kind]:
    """What is asked about in a form: that of which there are deals."""
    kinds = _OF_BONDTOLVA if form.rules().matadors else _OF_TOLVA
    return {name: kind for name, kind in kinds.items() if any(trait in known(form) for trait in kind.traits)}


def plans_of(form: Form) -> Mapping[int, Mapping[str, int]]:
    """By difficulty, how many questions of a block ask about each kind."""
    kinds = kinds_of_form(form)
    return {
        level: {name: kind.weights[level - 1] for name, kind in kinds.items() if kind.weights[level - 1]}
        for level in (1, 2, 3)
    }


def position(form: Form, seed: int, difficulty: int) -> ScoredMoment:
    """The moment that a seed gives."""
    named = ("scores", form.name, form.players, _SALT, difficulty)
    dice, (name, turn) = Dice(*named, seed), turn_planned(plans_of(form)[difficulty], seed, *named)
    kind = kinds_of_form(form)[name]
    while True:
        trait = kind.traits[dice.below(len(kind.traits))]
        course = recoded(_course(form, trait, turn), _suits(form, name, turn))
        found = _moment(form.rules(**kind.options), course, name, dice)
        if found is not None:
            return found
        turn += _FURTHER


_FURTHER = 37
"""So many turns on is the deal that is taken where one does not come to what is asked about."""


def _course(form: Form, trait: str, turn: int) -> Course:
    """The next of the deals of which this is known, so that seeds in a row differ."""
    numbers = known(form)[trait]
    return played(form, TRAITS[trait][0], numbers[turn % len(numbers)]).course


def _suits(form: Form, name: str, turn: int) -> Sequence[Suit]:
    """Each kind has the suits in places of its own, and others each time that it comes round to a deal again."""
    kinds = list(kinds_of_form(form))
    laps = turn // MANY
    return _PLACES[(kinds.index(name) + laps * len(kinds)) % len(_PLACES)]


_PLACES: Sequence[Sequence[Suit]] = tuple(permutations(SUITS))


def _moment(rules: TrickGame, course: Course, name: str, dice: Dice) -> ScoredMoment | None:
    """The moment of the kind in this deal; None where it has none."""
    if name in MELDS:
        return _of_meld(rules, course, name, dice)
    return _of_gubbe(rules, course, name, dice) if name in GUBBAR else _of_end(rules, course, name, dice)


# A meld.


def _of_meld(rules: TrickGame, course: Course, name: str, dice: Dice) -> ScoredMoment | None:
    if name == "forehand":
        return _by_forehand(rules, course, dice)
    melds = [place for place, decision in enumerate(course.decisions) if decision.verb == "meld"]
    places = [place for number, place in enumerate(melds) if _is_wanted(name, number)]
    if not places:
        return None
    place = places[dice.below(len(places))]
    decisions, last = course.decisions[:place], course.decisions[place]
    gained = _gained(rules, decisions)
    party, number = rules.parties[last.seat], melds.index(place)
    score = _score_to_meld(name, number, dice)
    start = [dice.below(10 - its) for its in gained]
    start[party] = score - gained[party]
    if not 0 <= start[party] < TARGET:
        return None
    return _cut(rules, course, Standing(tuple(start)), decisions, last, last.seat)


def _is_wanted(name: str, number: int) -> bool:
    """Whether the meld of this number, from 0, is one that the kind asks about."""
    if name in ("trump", "from-eleven"):
        return number == 0
    return number == 2 if name == "one-tjog" else number > 0 if name == "later" else True


def _score_to_meld(name: str, number: int, dice: Dice) -> int:
    """What the party has before the meld."""
    if name in ("barred", "meld-wins", "plays-on"):
        return 11 if number else 10 + dice.below(2)
    if name == "from-eleven":
        return 11
    return 4 + dice.below(6) if number else dice.below(10)


def _by_forehand(rules: TrickGame, course: Course, dice: Dice) -> ScoredMoment:
    """Trump before the first lead."""
    seat = (course.dealer + 1) % rules.players
    hand = course.dealt.hands[seat]
    pairs = [of for of in SUITS if {of + "K", of + "Q"} <= set(hand)]
    start = tuple(dice.below(10) for _ in range(rules.party_count))
    return _cut(rules, course, Standing(start), (), Decision(seat, "meld", (pairs[0],)), seat)


def _gained(rules: TrickGame, decisions: Sequence[Decision]) -> list[int]:
    """What each party has got for melds."""
    gained, number = [0] * rules.party_count, 0
    for decision in decisions:
        if decision.verb == "meld":
            gained[rules.parties[decision.seat]] += LATER_POINTS if number else TRUMP_POINTS
            number += 1
    return gained


# The end of a deal.


def _of_end(rules: TrickGame, course: Course, name: str, dice: Dice) -> ScoredMoment | None:
    carry = _carry(rules, name, dice)
    ended = dict(_replayed(rules, course, Standing((0,) * rules.party_count, carry=carry)))
    if ("vinsten" in ended) is (name == "tie"):
        return None
    if name in ("eyes", "late-eyes") and ended["vinsten"].facts["level"] < 2:
        return None
    gains = [0] * rules.party_count
    for kind in ("vinsten", "sistan"):
        if kind in ended:
            gains[ended[kind].facts["party"]] += ended[kind].facts["points"]
    gained = _gained(rules, course.decisions)
    by = ended["vinsten"].facts["party"] if "vinsten" in ended else None
    wanted = _before(name, gains, gained, by, dice)
    if wanted is None:
        return None
    start = tuple(its - more for its, more in zip(wanted, gained, strict=True))
    if any(not 0 <= points < TARGET for points in start):
        return None
    viewer = dice.below(rules.players)
    return _cut(rules, course, Standing(start, carry=carry), course.decisions[:-1], course.decisions[-1], viewer,
                to_count=name == "count")  # fmt: skip


def _carry(rules: TrickGame, name: str, dice: Dice) -> int:
    """How many deals before were level."""
    if not rules.carry_rule:
        return 0
    if name == "carry":
        return 1 + dice.below(2)
    return dice.below(2) if name in ("tie", "order") else 0


def _replayed(rules: TrickGame, course: Course, standing: Standing) -> Iterator[tuple[str, Happening]]:
    """What happened last, by kind."""
    deal: Any = rules.start(course.dealt, course.dealer, standing)
    happened: Sequence[Happening] = ()
    for decision in course.decisions:
        happened = deal.apply(decision)
    return ((its.kind, its) for its in happened)


def _before(name: str, gains: Sequence[int], gained: Sequence[int], by: int | None, dice: Dice) -> list[int] | None:
    """What each party has before the deal's last points; None where these cannot come to what is asked about.

    Args:
        gains: what each gets then.
        gained: what each has got for melds.
        by: the party that takes vinsten.
    """
    last = TARGET - 1
    before = [_some(its, last - more, dice) for its, more in zip(gained, gains, strict=True)]
    taking = [party for party, more in enumerate(gains) if more]
    if name == "wins":
        party = taking[dice.below(len(taking))]
        before[party] = _some(max(gained[party], TARGET - gains[party]), last, dice)
    elif name == "exact":
        party = taking[dice.below(len(taking))]
        before[party] = TARGET - gains[party]
    elif name == "falls":
        before[taking[0]] = last + dice.below(2) * bool(gained[taking[0]])
    elif name in ("order", "both-exact", "gotland"):
        for party in taking:
            before[party] = last
        if name == "gotland":  # who sets trump may not have eleven yet
            (other,) = [party for party in taking if party != by]
            before[other] = min(last - 1 + gained[other], last + 2) if gained[other] else last
        elif name == "order" and by is not None and gains[by] > 1:
            before[by] = last - dice.below(2)
    return before if all(its >= least for its, least in zip(before, gained, strict=True)) else None


def _some(least: int, most: int, dice: Dice) -> int:
    """A number from the one to the other; rather a high one."""
    span = most - least + 1
    return least + max(dice.below(span), dice.below(span)) if span > 0 else most


# A gubbe.


def _of_gubbe(rules: TrickGame, course: Course, name: str, dice: Dice) -> ScoredMoment | None:
    (announced,) = [decision for decision in course.decisions if decision.verb in ("half", "whole")]
    party = rules.parties[announced.seat]
    start = [dice.below(12) for _ in range(rules.party_count)]
    if announced.verb == "half":
        start[party] = dice.below(HALF_SCORE_LIMIT + 4) - 3
    if name == "whole-below":
        start[party] = -1 - dice.below(8)
    decisions = course.decisions
    if name == "half-open":
        decisions = tuple(_up_to(rules, decisions, announced))
    viewer = dice.below(rules.players)
    return _cut(rules, course, Standing(tuple(start)), decisions[:-1], decisions[-1], viewer)


def _up_to(rules: TrickGame, decisions: Sequence[Decision], announced: Decision) -> Iterator[Decision]:
    """The decisions up to the end of the gubbe's fifth trick."""
    before = sum(decision.verb == "play" for decision in decisions[: decisions.index(announced)])
    first = max(before // rules.players - 1, 0)
    plays = 0
    for decision in decisions:
        yield decision
        plays += decision.verb == "play"
        if plays == (first + 5) * rules.players:
            return


def _cut(
    rules: TrickGame,
    course: Course,
    standing: Standing,
    decisions: Sequence[Decision],
    last: Decision,
    viewer: int,
    *,
    to_count: bool = False,
) -> ScoredMoment:
    """The deal before the last decision, seen by the learner.

    Raises:
        Refused: the deal cannot happen so.
    """
    deal = cast(TrickDeal, rules.start(course.dealt, course.dealer, standing))
    for decision in decisions:
        deal.apply(decision)
    whole = tuple(decisions) if last.verb == "meld" else (*decisions, last)
    return ScoredMoment(
        course.dealer, course.dealt, whole, deal.view(viewer), standing, before=deal, last=last, to_count=to_count
    )
