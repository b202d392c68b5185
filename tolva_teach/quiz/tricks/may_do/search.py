"""Which turn a question "what may you do now?" in a trick game is about."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickGame, TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, cut, kind_planned
from tolva_teach.quiz.stacked_deals import Wanted, dealt_with
from tolva_teach.quiz.tricks.forms import Form, has_phases
from tolva_teach.quiz.tricks.lifelike import decide
from tolva_teach.rules.cards import SUITS, Card, Suit

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""


class _Kind(NamedTuple):
    cases: Collection[str]
    """The cases of verdicts, after their verbs, of which the position has one."""
    weights: tuple[int, int, int]
    """How often it is asked about, by difficulty."""


_KINDS: Mapping[str, _Kind] = {
    "may-meld": _Kind({"meld holds-pair"}, (8, 5, 5)),
    "pair-missing": _Kind({"meld pair-not-held", "meld pair-not-available"}, (8, 4, 4)),
    "first-lead": _Kind({"meld no-trick-taken"}, (6, 4, 4)),
    "melded": _Kind({"meld one-an-occasion"}, (4, 5, 6)),
    "few-cards": _Kind({"meld too-few-cards"}, (3, 5, 6)),
    "score": _Kind({"meld sets-trump", "meld later-meld", "meld from-eleven"}, (3, 5, 7)),
    "pair-again": _Kind({"meld again"}, (0, 4, 6)),
    "one-tjog": _Kind({"meld tjog-used"}, (0, 3, 4)),
    "forehand": _Kind({"meld forehand-holds-pair"}, (0, 4, 4)),
    "gubbe-running": _Kind({"half half-running", "half whole-running"}, (0, 4, 5)),
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

_MELDING = ("may-meld", "pair-missing", "first-lead", "melded", "pair-again")
_TOLVA = (*_MELDING, "few-cards", "score", "gubbe-open", "gubbe-late", "gubbe-score", "gubbe-running")
_STOCK = ("gubbe-waits", "after-refill")
_VARIANTS = ("score", "one-tjog", "forehand")
_ASKING = ("asked", "answer", "suit-question", "second-no", "answer-suit")


_OFTEN = 16
"""How often a pair that may be melded is asked about where there is no gubbe: else one could hardly do but lead."""


def kinds_in(form: Form) -> Sequence[str]:
    """The kinds that a form has."""
    rules = form.rules()
    if "half" in rules.words:
        drawing = _STOCK if rules.refill_verb in rules.words else ()
        return (*_TOLVA, *drawing, *(("asked", "answer") if form.players == 4 else ()))
    if has_phases(rules):
        return (*_MELDING, *_VARIANTS, "after-refill", "stock-gone")
    return (*_MELDING, *_VARIANTS, *(_ASKING if form.players == 4 else ()))


def plans_of(form: Form) -> Mapping[int, Mapping[str, int]]:
    """By difficulty, how many questions of a block ask about each kind."""
    often: Mapping[str, int] = {} if "half" in form.rules().words else {"may-meld": _OFTEN}
    return {level: {**_weights(form, level), **often} for level in (1, 2, 3)}


def _weights(form: Form, level: int) -> Mapping[str, int]:
    """How often each kind of the form is asked about: the easiest knows no variants but Tolva's bar."""
    weights = {kind: _KINDS[kind].weights[level - 1] for kind in kinds_in(form)}
    if level == 1 and "half" not in form.rules().words:
        del weights["score"]
    return {kind: weight for kind, weight in weights.items() if weight}


def kinds_of(view: TrickView) -> frozenset[str]:
    """The kinds that a turn to say something is of, by the verdicts on what could be said; none in mid-trick.

    `pair-again`: of two pairs in the hand one has been melded before. That a pair is missing is a kind of its own only
    where no pair is whole.
    """
    if view.trick:
        return frozenset()
    cases = {_case(view, decision, verdict.case) for decision, verdict in view.game.verdicts(view)}
    found = {kind for kind, its in _KINDS.items() if not cases.isdisjoint(its.cases)}
    if "may-meld" in found and _holds_a_melded_pair(view):
        found.add("pair-again")
    return frozenset(found - {"pair-missing"} if len(found & {*_MELDING, "score", "few-cards"}) > 1 else found)


def _case(view: TrickView, decision: Decision, case: str) -> str:
    """The case after its verb; a question about a suit is another than the general one, so is a meld before a lead, and
    a pair that one asks for before the general question."""
    of_suit = decision.verb == "ask" and decision.args
    before = "forehand-" if not view.board.tricks and case == "holds-pair" else ""
    early = case == "holds-both" and not view.board.asked
    after = "-suit" if of_suit and case == "may-ask" else "-early" if early else ""
    return f"{decision.verb} {before}{case}{after}"


def position(form: Form, seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    named = ("may-do", form.name, form.players, _SALT, difficulty)
    dice = Dice(*named, seed)
    kind = kind_planned(plans_of(form)[difficulty], seed, *named)
    fits = partial(_fits, kind=kind, tempting=difficulty > 1)
    while True:
        rules = form.rules(**_options(form, kind, difficulty, dice))
        dealer, score = dice.below(form.players), _score(rules, kind, dice)
        standing = rules.first_standing(score, 0, None)
        holder = (
            (dealer + 1) % form.players if kind in ("first-lead", "forehand", "one-tjog") else dice.below(form.players)
        )
        wanted = _wanted(rules, kind, holder, dice)
        kept = [card for cards in wanted.values() for card in cards if not card.endswith("A")]
        dealt = dealt_with(rules, wanted, dealer, dice)
        decide = partial(_decide, dice=dice, spoken={**_SPOKEN, **_SPOKEN_FOR.get(kind, {})}, kept=kept)
        found = cut(rules.start(dealt, dealer, standing), dealer, dealt, decide, fits, standing)
        if found is not None:
            return found


def _fits(view: TrickView, kind: str, tempting: bool) -> bool:
    """Whether the turn is of the kind, and where a pair is barred the hand has one that it tempts to meld."""
    return kind in kinds_of(view) and not (tempting and kind in _BARS and not _holds_a_pair(view))


_BARS = (
    "first-lead",
    "melded",
    "few-cards",
    "score",
    "one-tjog",
    "after-refill",
    "stock-gone",
    "asked",
    "gubbe-running",
)
"""Kinds in which something else than the hand bars a meld."""


def _holds_a_pair(view: TrickView) -> bool:
    """Whether the hand has king and queen of a suit that has not been melded yet."""
    held, melded = view.available, _melded(view)
    return any(s + "K" in held and s + "Q" in held and s not in melded for s in SUITS)


def _holds_a_melded_pair(view: TrickView) -> bool:
    """Whether the hand still has king and queen of a suit that has been melded."""
    return any(s + "K" in view.available and s + "Q" in view.available for s in _melded(view))


def _melded(view: TrickView) -> Sequence[Suit]:
    return [meld.suit for meld in view.board.melds]


def _options(form: Form, kind: str, difficulty: int, dice: Dice) -> Mapping[str, Any]:
    """The variants of Bondtolva that the kind comes from; now and then one that bars nothing here."""
    if "half" in form.rules().words or difficulty == 1:
        return {}
    of_kind = _VARIANTS_OF.get(kind)
    if of_kind is None:
        of_kind = (*_VARIANTS_OF["score"], *_VARIANTS_OF["one-tjog"], *[{}] * 6)
    return of_kind[dice.below(len(of_kind))]


_VARIANTS_OF: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "score": ({"scoring": "no-meld-out"}, {"scoring": "gotland"}),
    "one-tjog": ({"max_tjog": 1},),
    "forehand": ({"forehand_trump": True},),
}

_SPOKEN: Mapping[str, int] = {"meld": 60, "ask": 30, "no": 12, "yes": 30, "draw": 40, "turn": 40}
"""How readily something is said; of a gubbe none is, for nothing more could be said after it."""

_SPOKEN_FOR: Mapping[str, Mapping[str, int]] = {
    "few-cards": {"meld": 0},
    "gubbe-running": {"meld": 0, "half": 60, "whole": 60},
    "pair-again": {"meld": 600, "ask": 0},
    "one-tjog": {"meld": 600, "ask": 0},
}
"""Kinds that come from something being said sooner or not at all."""


def _decide(view: TrickView, dice: Dice, spoken: Mapping[str, int], kept: Collection[Card]) -> Decision:
    return decide(view, dice, spoken, kept)


def _score(rules: TrickGame, kind: str, dice: Dice) -> Sequence[int]:
    """Each party's score before the deal: high where that is what it is about."""
    least, most = {"score": (8, 11), "gubbe-score": (6, 9)}.get(kind, (0, 5))
    if rules.scoring_name:
        bar = None if rules.meld_bar is None or kind != "score" else rules.meld_bar.least
        least, most = (bar, bar) if bar is not None else (9, 11) if kind == "score" else (6, 9)
    return [least + dice.below(most - least + 1) for _ in range(rules.party_count)]


def _wanted(rules: TrickGame, kind: str, holder: int, dice: Dice) -> Wanted:
    """Pairs in a hand, where the kind needs them, with an ace to get in; a pair in two hands where one asks for it."""
    first, second, third, fourth = dice.shuffled(SUITS)
    if kind in ("pair-missing", "gubbe-open", "gubbe-late", "gubbe-score"):
        return {}
    partner = (holder + max(rules.players // 2, 1)) % rules.players
    if kind in ("suit-question", "second-no", "answer-suit"):
        return {holder: (first + "K", third + "A"), partner: (first + "Q", second + "K")}
    if kind == "answer":
        return {holder: (third + "A", fourth + "A"), partner: (*_pair(first), *_pair(second))}
    if kind == "one-tjog":
        return {
            holder: (*_pair(first), *_pair(second), third + "A", fourth + "A"),
            partner: (*_pair(third), first + "A", second + "A"),
        }
    if kind == "pair-again":
        return {holder: (*_pair(first), *_pair(second), third + "A", fourth + "A")}
    return {holder: (*_pair(first), *_pair(second), third + "A")}


def _pair(of: Suit) -> tuple[Card, Card]:
    return of + "K", of + "Q"
