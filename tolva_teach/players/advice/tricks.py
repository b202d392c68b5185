"""Advice in the trick games: what the club player would do, and what one can know that speaks for it."""

from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import TypeAlias

from tolva_teach.games.base import Decision
from tolva_teach.games.melding import pair
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.knowing.known import HiddenPlace
from tolva_teach.knowing.tricks import knowledge_of_tricks
from tolva_teach.players import tricks as beginner
from tolva_teach.players.advice.advised import ONLY, TRIED_OUT, UNTOLD, Advice, Thinking, Why, because, why
from tolva_teach.players.advice.outlook import Outlook
from tolva_teach.players.club import Budget, thinking
from tolva_teach.rules.cards import SUITS, Card, Suit, suit
from tolva_teach.rules.tricks import Play

STEPS = 32
"""So many deals are played on in the player's mind before it advises: within a tenth of a second."""

FEW = 2
"""So few cards are worth telling of, that could still take a trick."""

NEAR_THE_END = 3
"""With so few cards left, a single trump is kept for the last trick."""

SURE_TRICKS = 3
"""So many cards that nobody can take are worth telling of, where a gubbe is announced."""


Second: TypeAlias = Callable[[Decision, Outlook], Decision]
"""A second thought: the decision itself, or a better one."""


def _none(decision: Decision, _outlook: Outlook) -> Decision:
    return decision


def advising_in_tricks(view: TrickView, second: Second = _none) -> Thinking:
    """What the club player would do, and why, found in steps: each is a deal played on in its mind. Of equally good
    decisions it takes one that can be explained.

    Args:
        view: what the seat sees.
        second: what is thought of each decision once more, where more is known of the game.
    """
    legal = view.game.legal(view)
    if len(legal) == 1:
        return because(legal[0], ONLY)
    outlook = Outlook(view, [decision.args[0] for decision in legal if decision.verb == "play"])
    thought = beginner.choose(view, _chance()) if outlook.is_lost else (yield from _best(view, legal))
    return _explained(thought, view, outlook, second)


def _explained(thought: Decision, view: TrickView, outlook: Outlook, second: Second) -> Advice:
    thought, first = (second(decision, outlook) for decision in (thought, beginner.choose(view, _chance())))
    for decision in (*_alike(thought, outlook), first):
        for found in _reasons(decision, view, outlook):
            return because(decision, found)
    if thought.verb == "ask":  # the partner has nothing to say yes to
        thought = second(beginner.best_play(view, view.game.legal(view)), outlook)
        return because(thought, next(_reasons(thought, view, outlook), UNTOLD))
    return because(thought, UNTOLD if outlook.is_lost else TRIED_OUT)


def _chance() -> Random:
    """The same view gives the same advice."""
    return Random(0)


def _best(view: TrickView, legal: Sequence[Decision]) -> Generator[None, None, Decision]:
    best = legal[0]
    for thought in thinking(view, _chance(), Budget(samples=max(2, STEPS // len(legal)))):
        best = thought
        yield
    return best


def _alike(decision: Decision, outlook: Outlook) -> list[Decision]:
    if decision.verb != "play":
        return [decision]
    return [decision._replace(args=(card,)) for card in outlook.alike(decision.args[0])]


def _reasons(decision: Decision, view: TrickView, outlook: Outlook) -> Iterator[Why]:
    """What speaks for the decision, most telling first."""
    if decision.verb == "play":
        card = decision.args[0]
        yield from _on_lead(card, outlook) if not view.trick else _to_trick(card, outlook)
        yield from _in_reserve(card, outlook)
    else:
        yield from _SAID.get(decision.verb, _nothing)(decision, view)


# Cards on the lead.


def _on_lead(card: Card, outlook: Outlook) -> Iterator[Why]:
    yield from _in_to_meld(card, outlook)
    if not outlook.threats(card, outlook.later):
        yield why("lead-nobody-beats")
    elif not outlook.threats(card, outlook.opponents):
        yield why("lead-no-opponent-beats")
    elif all(suit(other) != suit(card) for other in outlook.threats(card, outlook.later)):
        yield why("lead-highest", trump=outlook.trump)
    yield from _last_trump(card, outlook)
    if outlook.is_cheapest(card):
        yield from _ten_in_danger(card, outlook)
        yield why("lead-cheapest")


def _in_to_meld(card: Card, outlook: Outlook) -> Iterator[Why]:
    """A pair that can be melded once the seat has taken the trick, as it surely does."""
    if not outlook.threats(card, outlook.later):
        yield from (why("in-to-meld", suit=its) for its in outlook.pairs() if card not in pair(its))


def _last_trump(card: Card, outlook: Outlook) -> Iterator[Why]:
    """A single trump that had better not be led near the end."""
    trumps, left = outlook.trumps(), outlook.view.cards_left
    if len(outlook.playable) == left <= NEAR_THE_END and len(trumps) == 1 and card not in trumps:
        yield why("keeps-last-trump", kept=trumps[0])


def _ten_in_danger(card: Card, outlook: Outlook) -> Iterator[Why]:
    """A ten that one had better not lead while somebody may have its ace."""
    for ten in outlook.tens_in_danger():
        yield why("ace-is-out", kept=ten)


# Cards that are played to a trick.


def _to_trick(card: Card, outlook: Outlook) -> Iterator[Why]:
    seat, best = outlook.after(card)
    if seat == outlook.view.seat:
        yield from _taking(card, outlook)
    elif outlook.is_own(seat):
        yield from _partner_takes(card, Play(seat, best), outlook)
    elif not outlook.is_own(seat) and outlook.is_cheapest(card):
        yield why("cannot-take" if not outlook.takers else "leave-it")


def _taking(card: Card, outlook: Outlook) -> Iterator[Why]:
    threats = outlook.threats(card, outlook.opponents)
    worth = outlook.view.game.worth([*(its for _, its in outlook.view.trick), card])
    if not outlook.threats(card, outlook.later):
        yield from (why("takes-to-meld", suit=its) for its in outlook.pairs() if card not in pair(its))
    if not outlook.later:
        richest = outlook.is_richest(card, outlook.takers)
        yield why("last-takes-richest" if richest else "last-takes", **worth)
    elif not threats:
        yield why("nobody-after-beats")
    elif len(threats) <= FEW:
        yield why("few-beat", count=len(threats))
    elif outlook.is_cheapest(card):
        yield why("cheapest-if-beaten")


def _partner_takes(card: Card, best: Play, outlook: Outlook) -> Iterator[Why]:
    partner = best.seat
    if outlook.threats(best.card, outlook.opponents):
        if outlook.is_cheapest(card):
            yield why("cheapest-if-beaten")
    elif outlook.is_richest(card, outlook.playable):
        yield why("partner-takes-richest", partner=partner)
    elif outlook.is_cheapest(card):
        yield why("partner-takes-keep", partner=partner)


# Cards that are kept.


def _in_reserve(card: Card, outlook: Outlook) -> Iterator[Why]:
    """A pair that one would have to break, to part with something that is worth less."""
    cheaper = {other for other in outlook.playable if outlook.worth(other) < outlook.worth(card)}
    for its in sorted({suit(other) for other in cheaper}):
        if cheaper <= set(pair(its)) and card not in pair(its) and outlook.can_still_meld(its):
            yield why("keeps-pair", suit=its)


# What is said.


def _meld(decision: Decision, view: TrickView) -> Iterator[Why]:
    points = view.game.verdict(view, decision).facts["points"]
    yield why("meld-later" if view.board.trump else "meld-trump", points=points)


def _ask(decision: Decision, view: TrickView) -> Iterator[Why]:
    """The partner may have what is asked for."""
    partner = next(other for other in range(view.game.players) if _are_partners(view, other))
    if decision.args:
        for lone in _lacking(decision.args[0], partner, view):
            yield why("ask-suit", partner=partner, lone=lone)
        return
    melded = {meld.suit for meld in view.board.melds}
    left = [its for its in SUITS if its not in melded]
    may_meld = any(other.verb == "meld" for other in view.game.legal(view))
    if not may_meld and any(_may_hold(partner, pair(its), view) for its in left):
        yield why("ask-any", partner=partner)
    elif view.game.suit_question_rule:
        for lone in (card for its in left for card in _lacking(its, partner, view)):
            yield why("ask-before-suit", partner=partner, lone=lone)


def _lacking(its: Suit, partner: int, view: TrickView) -> Iterator[Card]:
    """The king or queen of the suit that the seat's pair lacks and that its partner may have."""
    lacking = [card for card in pair(its) if card not in view.available]
    if len(lacking) == 1 and _may_hold(partner, lacking, view):
        yield lacking[0]


def _are_partners(view: TrickView, other: int) -> bool:
    parties = view.game.parties
    return other != view.seat and parties[other] == parties[view.seat]


def _may_hold(seat: int, cards: Sequence[Card], view: TrickView) -> bool:
    knows = knowledge_of_tricks(view)
    return all(HiddenPlace("hand", seat) in knows.holders(card) for card in cards)


def _gubbe(decision: Decision, view: TrickView) -> Iterator[Why]:
    alone = Outlook(view, view.available)
    others = [seat for seat in range(view.game.players) if seat != view.seat]
    sure = [card for card in view.available if not alone.threats(card, others)]
    if len(sure) >= SURE_TRICKS:
        yield why("gubbe-sure", count=len(sure))


def _nothing(decision: Decision, view: TrickView) -> Iterator[Why]:
    return iter(())


_SAID = {"meld": _meld, "ask": _ask, "half": _gubbe, "whole": _gubbe}
"""By verb, what speaks for saying something."""
