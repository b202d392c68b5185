"""Version 1 of the questions "what may you do now?" in the trick games: which position a seed and a difficulty give.

What this draws may never change: a better generator is a new module with the next number; `tests/quiz` pins this one.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from tolva_teach.cards import SUITS, Card, Suit
from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickGame, TrickView
from tolva_teach.quiz.cut import Position, cut, kind_planned
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.stacked import Wanted, dealt_with
from tolva_teach.quiz.tricks.forms import Form, has_phases
from tolva_teach.quiz.tricks.lifelike import decide

VERSION = 1


class _Kind(NamedTuple):
    cases: Collection[str]
    """The cases of verdicts, after their verbs, of which the position has one."""
    weights: tuple[int, int, int]
    """How often it is asked about, by difficulty."""


_KINDS: Mapping[str, _Kind] = {
    "may-meld": _Kind({"meld holds-pair"}, (8, 5, 5)),
    "pair-missing": _Kind({"meld pair-not-held", "meld pair-not-available"}, (8, 4, 3)),
    "first-lead": _Kind({"meld no-trick-taken"}, (6, 4, 3)),
    "melded": _Kind({"meld one-an-occasion"}, (4, 5, 6)),
    "few-cards": _Kind({"meld too-few-cards"}, (3, 5, 6)),
    "score": _Kind({"meld sets-trump", "meld later-meld"}, (3, 5, 7)),
    "gubbe-open": _Kind({"half may-announce", "whole may-announce", "whole forehand-announces"}, (6, 5, 5)),
    "gubbe-late": _Kind({"half been-in-before", "whole was-forehand"}, (3, 5, 5)),
    "gubbe-score": _Kind({"half score-too-high"}, (2, 4, 5)),
    "gubbe-waits": _Kind({"half before-refill", "whole before-refill"}, (3, 5, 4)),
    "after-refill": _Kind({"meld after-refill"}, (4, 6, 7)),
    "stock-gone": _Kind({"meld stock-gone"}, (3, 4, 5)),
    "asked": _Kind({"meld asker-melds"}, (4, 5, 6)),
    "answer": _Kind({"no may-decline"}, (5, 5, 5)),
    "suit-question": _Kind({"ask holds-both", "ask may-ask-suit"}, (3, 5, 6)),
    "second-no": _Kind({"ask second-no"}, (2, 4, 5)),
    "answer-suit": _Kind({"yes holds-other", "yes other-not-held"}, (3, 5, 6)),
}

_MELDING = ("may-meld", "pair-missing", "first-lead", "melded")
_TOLVA = (*_MELDING, "few-cards", "score", "gubbe-open", "gubbe-late", "gubbe-score")
_STOCK = ("gubbe-waits", "after-refill")


_OFTEN = 16
"""How often a pair that may be melded is asked about where there is no gubbe: else one could hardly do but lead."""


def kinds_in(form: Form) -> Sequence[str]:
    """The kinds that a form has."""
    rules = form.rules()
    if "half" in rules.words:
        drawing = _STOCK if rules.refill_verb in rules.words else ()
        return (*_TOLVA, *drawing, *(("asked", "answer") if form.players == 4 else ()))
    if has_phases(rules):
        return (*_MELDING, "after-refill", "stock-gone")
    asking = ("asked", "answer", "suit-question", "second-no", "answer-suit")
    return (*_MELDING, *(asking if form.players == 4 else ()))


def plans_of(form: Form) -> Mapping[int, Mapping[str, int]]:
    """By difficulty, how many questions of a block ask about each kind."""
    often: Mapping[str, int] = {} if "half" in form.rules().words else {"may-meld": _OFTEN}
    return {
        level: {**{kind: _KINDS[kind].weights[level - 1] for kind in kinds_in(form)}, **often} for level in (1, 2, 3)
    }


def kinds_of(view: TrickView) -> frozenset[str]:
    """The kinds that a turn to say something is of, by the verdicts on what could be said; none in mid-trick.

    That a pair is missing is a kind of its own only where no pair is whole.
    """
    if view.trick:
        return frozenset()
    cases = {case for decision, verdict in view.game.verdicts(view) for case in _cases(decision, verdict.case)}
    found = {kind for kind, its in _KINDS.items() if not cases.isdisjoint(its.cases)}
    return frozenset(found - {"pair-missing"} if len(found & {*_MELDING, "score", "few-cards"}) > 1 else found)


def _cases(decision: Decision, case: str) -> Sequence[str]:
    """The case after its verb; a question about a suit is another than the general one."""
    of_suit = decision.verb == "ask" and decision.args
    return [f"{decision.verb} {case}{'-suit' if of_suit and case == 'may-ask' else ''}"]


def position(form: Form, seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    named = ("may-do", form.name, form.players, VERSION, difficulty)
    dice, rules = Dice(*named, seed), form.rules()
    kind = kind_planned(plans_of(form)[difficulty], seed, *named)
    spoken = {**_SPOKEN, "meld": 0} if kind == "few-cards" else _SPOKEN
    while True:
        dealer, score = dice.below(form.players), _score(rules, kind, dice)
        standing = rules.first_standing(score, 0, None)
        holder = (dealer + 1) % form.players if kind == "first-lead" else dice.below(form.players)
        wanted = _wanted(rules, kind, holder, dice)
        kept = [card for cards in wanted.values() for card in cards if not card.endswith("A")]
        dealt = dealt_with(rules, wanted, dealer, dice)
        found = cut(
            rules.start(dealt, dealer, standing),
            dealer,
            dealt,
            partial(_decide, dice=dice, spoken=spoken, kept=kept),
            lambda view: kind in kinds_of(view),
            standing,
        )
        if found is not None:
            return found


_SPOKEN: Mapping[str, int] = {"meld": 60, "ask": 30, "no": 12, "yes": 30, "draw": 40, "turn": 40}
"""How readily something is said; of a gubbe none is, for nothing more could be said after it."""


def _decide(view: TrickView, dice: Dice, spoken: Mapping[str, int], kept: Collection[Card]) -> Decision:
    return decide(view, dice, spoken, kept)


def _score(rules: TrickGame, kind: str, dice: Dice) -> Sequence[int]:
    """Each party's score before the deal: high where that is what it is about."""
    least, most = {"score": (8, 11), "gubbe-score": (6, 9)}.get(kind, (0, 5))
    return [least + dice.below(most - least + 1) for _ in range(rules.party_count)]


def _wanted(rules: TrickGame, kind: str, holder: int, dice: Dice) -> Wanted:
    """Pairs in a hand, where the kind needs them, with an ace to get in; a pair in two hands where one asks for it."""
    first, second, third, fourth = dice.shuffled(SUITS)
    if kind in ("pair-missing", "gubbe-open", "gubbe-late", "gubbe-score"):
        return {}
    partner = (holder + 2) % rules.players
    if kind in ("suit-question", "second-no", "answer-suit"):
        return {holder: (first + "K", third + "A"), partner: (first + "Q", second + "K")}
    if kind == "answer":
        return {holder: (third + "A", fourth + "A"), partner: (*_pair(first), *_pair(second))}
    return {holder: (*_pair(first), *_pair(second), third + "A")}


def _pair(of: Suit) -> tuple[Card, Card]:
    return of + "K", of + "Q"
