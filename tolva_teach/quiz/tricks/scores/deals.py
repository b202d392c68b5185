"""The deals that questions about scores are cut from; how each of them ends is known.

A deal has a number and is played in the same way every time. Levels and gubbar are rare: of the deals that come to one
the numbers stand in a file (`tests/helpers/scored_deals.py` writes it), so that nobody searches while a learner waits.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tolva_teach.games.base import Dealt, Decision, Happening, play, said
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.stacked_deals import Wanted, dealt_with
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.lifelike import decide
from tolva_teach.rules.cards import SUITS, Card, Suit, rank, suit

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

_FILE = Path(__file__).with_name("deals.json")

SORTS = ("plain", "pairs", "half", "whole")
"""How a deal is dealt and played: as it comes, with pairs to meld in two hands, or with a gubbe by a strong hand."""


MANY = 120
"""So many deals are known of each sort."""


class Course(NamedTuple):
    """A deal with all that was decided in it."""

    dealer: int
    dealt: Dealt
    decisions: tuple[Decision, ...]


class Played(NamedTuple):
    """A deal that has been played to its end."""

    course: Course
    deal: TrickDeal
    happened: Mapping[str, Happening]
    """What happened last, by kind."""


def played(form: Form, sort: str, number: int) -> Played:
    """The deal of this number."""
    dice, rules = Dice("scores", form.name, form.players, _SALT, sort, number), form.rules()
    dealer, holder = dice.below(form.players), dice.below(form.players)
    dealt = dealt_with(rules, _wanted(rules, sort, holder, dice), dealer, dice)
    deal: Any = rules.start(dealt, dealer, rules.first_standing(None, 0, None))
    decisions: list[Decision] = []
    happened: Sequence[Happening] = ()
    while not deal.over:
        view = deal.view(deal.actors()[0])
        decisions.append(
            _gubbes(view, sort, holder, dice) if sort in ("half", "whole") else decide(view, dice, _SPOKEN)
        )
        happened = deal.apply(decisions[-1])
    return Played(Course(dealer, dealt, tuple(decisions)), deal, {its.kind: its for its in happened})


def _wanted(rules: TrickGame, sort: str, holder: int, dice: Dice) -> Wanted:
    """Who is to have which cards."""
    suits = dice.shuffled(SUITS)
    if sort == "pairs":
        others = [seat for seat in range(rules.players) if rules.parties[seat] != rules.parties[holder]]
        other = others[dice.below(len(others))]
        return {holder: (*_pair(suits[0]), *_pair(suits[1]), suits[2] + "A"), other: (*_pair(suits[2]), suits[3] + "A")}
    if sort == "plain":
        return {}
    room = len(rules.sizes(rules.first_standing(None, 0, None), 0).hands[0])
    return {holder: _strong(suits, room, sort, dice)}


def _pair(of: Suit) -> tuple[Card, Card]:
    return of + "K", of + "Q"


def _strong(suits: Sequence[Suit], room: int, sort: str, dice: Dice) -> tuple[Card, ...]:
    """Suits from the top: one long or several short ones, with a gap where something is to go wrong."""
    ranks = ("A", "10", "K", "Q", "J", "9", "8", "7", "6")
    size = room - (dice.below(3) if sort == "half" else 0)
    cards: list[Card] = []
    for of in suits:
        length = min(1 + dice.below(len(ranks)), size - len(cards))
        cards += [of + its for its in ranks[:length]]
    if dice.below(2) and cards:
        cards.pop(dice.below(len(cards)))
    return tuple(cards)


def _gubbes(view: TrickView, sort: str, holder: int, dice: Dice) -> Decision:
    """The strong hand announces as soon as it may, and then leads what nothing can beat."""
    if view.seat == holder and not view.trick:
        announced = said(view.seat, sort)
        if view.game.verdict(view, announced):
            return announced
        sure = [card for card in sorted(view.obligation.cards) if _is_sure(view, card)] if _may_lead(view) else []
        if sure:
            return play(view.seat, max(sure, key=view.game.points.of.__getitem__))
    return decide(view, dice, _SILENT)


_SPOKEN: Mapping[str, int] = {"meld": 400, "draw": 10, "turn": 10}
"""How readily something is said; nobody asks the partner, which a score may bar."""

_SILENT: Mapping[str, int] = {"draw": 1000, "turn": 1000}
"""Nobody melds, so that a gubbe may be announced."""


def _may_lead(view: TrickView) -> bool:
    return view.board.refill != "due" and view.board.question is None


def _is_sure(view: TrickView, card: Card) -> bool:
    """Whether every higher card of its suit has been played or is in the hand too."""
    gone = {its for trick in view.board.tricks for its in trick.cards} | set(view.available)
    ranks = view.game.ranks
    higher = (suit(card) + its for its in ranks[: ranks.index(rank(card))])
    return all(its in gone for its in higher)


def recoded(course: Course, suits: Sequence[Suit]) -> Course:
    """The same deal with the suits in each other's place: no rule tells them apart."""
    place = dict(zip(SUITS, suits, strict=True))

    def recode(value: Any) -> Any:
        if isinstance(value, str):
            return place.get(value[:1], value[:1]) + value[1:]
        return tuple(map(recode, value))

    dealt = Dealt(recode(course.dealt.hands), {name: recode(pile) for name, pile in course.dealt.piles.items()})
    decisions = (said(seat, verb, *map(recode, args)) for seat, verb, args in course.decisions)
    return Course(course.dealer, dealt, tuple(decisions))


@cache
def known(form: Form) -> Mapping[str, Sequence[int]]:
    """The numbers of the form's deals, by what is known of them (`TRAITS`)."""
    all_forms: Mapping[str, Mapping[str, Sequence[int]]] = json.loads(_FILE.read_text("ascii"))
    return all_forms[f"{form.name}-{form.players}"]


# What is known of deals.


def _takers(its: Played) -> int:
    """How many parties vinsten and sistan go to; none where nobody takes vinsten."""
    if "vinsten" not in its.happened:
        return 0
    return len({its.happened[kind].facts["party"] for kind in ("vinsten", "sistan")})


def _melds(its: Played) -> int:
    """How many melds were made."""
    return len(its.deal.board.melds)


def _gubbe_of(its: Played) -> Any:
    return getattr(its.deal.board, "gubbe", None)


def _gubbe(verb: str, kind: str) -> Callable[[Played], bool]:
    return lambda its: _gubbe_of(its) is not None and _gubbe_of(its).verb == verb and kind in its.happened


def _failed(verb: str, *, taken: bool) -> Callable[[Played], bool]:
    """It fails, late enough to hope: because another took a trick, or for want of card points."""

    def fits(its: Played) -> bool:
        gubbe, board = _gubbe_of(its), its.deal.board
        if gubbe is None or gubbe.verb != verb or "gubbe-failed" not in its.happened:
            return False
        by = its.happened["gubbe-failed"].facts["taker"]
        return (by is not None) is taken and len(board.tricks) - gubbe.first >= _LATE

    return fits


_LATE = 4
"""A gubbe fails with this trick of it, at the earliest."""


def _open(its: Played) -> bool:
    """Half gubbe that has come to five tricks with sixty card points, and is still to be made."""
    gubbe, board = _gubbe_of(its), its.deal.board
    if gubbe is None or gubbe.verb != "half" or len(board.tricks) < gubbe.first + 6:
        return False
    parties, rules = its.deal.game.parties, its.deal.game
    five = board.tricks[gubbe.first : gubbe.first + 5]
    ours = all(parties[trick.taker] == parties[gubbe.seat] for trick in five)
    return ours and rules.points.in_tricks(five) >= _SIXTY


_SIXTY = 60


def _level(its: Played) -> int:
    vinsten = its.happened.get("vinsten")
    return vinsten.facts.get("level", 1) if vinsten else 0


TRAITS: Mapping[str, tuple[str, Callable[[Played], bool]]] = {
    "tie": ("plain", lambda its: "vinsten-tied" in its.happened),
    "apart": ("plain", lambda its: _takers(its) == 2),
    "same": ("plain", lambda its: _takers(its) == 1),
    "eyes": ("plain", lambda its: _level(its) > 1),
    "melds": ("pairs", lambda its: _melds(its) > 1),
    "three-melds": ("pairs", lambda its: _melds(its) > 2),
    "forehand": ("pairs", lambda its: _forehand_has_a_pair(its.course)),
    "half-made": ("half", _gubbe("half", "gubbe-made")),
    "half-failed": ("half", _failed("half", taken=True)),
    "half-short": ("half", _failed("half", taken=False)),
    "half-open": ("half", _open),
    "whole-made": ("whole", _gubbe("whole", "gubbe-made")),
    "whole-failed": ("whole", _failed("whole", taken=True)),
}
"""By name, how such deals are dealt, and what is true of them."""


def _forehand_has_a_pair(course: Course) -> bool:
    hand = course.dealt.hands[(course.dealer + 1) % len(course.dealt.hands)]
    return any({*_pair(of)} <= set(hand) for of in SUITS)
