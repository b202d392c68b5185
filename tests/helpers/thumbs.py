"""Rules of thumb that a learner may take for the rule, to see how far they get.

The rule is a list of steps: play what beats in the led suit; if you have none, the led suit; else trumps that beat;
else trumps; else anything. A thumb is shorter than the rule, what somebody goes by who has not learnt it: "play these",
or "play these; if you have none, those", with every pair of the sets below, some of them the very halves of the
obligations. With one more clause, "else anything", it is a whole rule, half of the real one: such are listed in
`LONGER`.

A trick of two cards knows just four steps, for nobody can have trumped before the learner. There a rule of three steps
lacks one, and answers all but that step's questions. Pairs of steps are held to a half only if each step is asked about
in a quarter of the questions; so one that lacks a single step answers three quarters whatever the plan. Who has three
of four steps right has learnt those and not the fourth: `LONGER` are no thumbs there (`lacking_one_step`).
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import permutations

from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz import MustPlayQuestion
from tolva_teach.rules.cards import Card, rank, suit
from tolva_teach.rules.tricks import RANKS, Play, winning

Cards = frozenset[Card]
Thumb = Callable[[TrickView], Cards]

USUAL_ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6")


def nothing(view: TrickView) -> Cards:
    return frozenset()


def every_card(view: TrickView) -> Cards:
    return frozenset(view.available)


def led_suit(view: TrickView) -> Cards:
    return _of(view, _led(view))


def trumps(view: TrickView) -> Cards:
    return _of(view, view.board.trump)


def suit_of_the_winning_card(view: TrickView) -> Cards:
    return _of(view, suit(_best(view)))


def not_trumps(view: TrickView) -> Cards:
    return every_card(view) - trumps(view)


def all_that_beat(view: TrickView) -> Cards:
    trump = view.board.trump
    return _where(view, lambda card: winning((*view.trick, Play(view.seat, card)), trump).seat == view.seat)


def beat_in_the_led_suit(view: TrickView) -> Cards:
    return all_that_beat(view) & led_suit(view)


def trumps_that_beat(view: TrickView) -> Cards:
    return all_that_beat(view) & trumps(view)


def higher_in_the_led_suit(view: TrickView) -> Cards:
    """Than the led suit's best on the table, whether the trick has been trumped or not."""
    led = _led(view)
    best = min(RANKS.index(rank(card)) for card in _table(view) if suit(card) == led)
    return frozenset(card for card in led_suit(view) if RANKS.index(rank(card)) < best)


def higher_than_the_card_led(view: TrickView) -> Cards:
    led = view.trick[0].card
    return frozenset(card for card in led_suit(view) if RANKS.index(rank(card)) < RANKS.index(rank(led)))


def higher_in_the_usual_order(view: TrickView) -> Cards:
    """In the winning card's suit, with the ten below the jack."""
    best = _best(view)
    places = USUAL_ORDER.index
    return frozenset(card for card in _of(view, suit(best)) if places(rank(card)) < places(rank(best)))


def higher_rank_of_any_suit(view: TrickView) -> Cards:
    return _where(view, lambda card: RANKS.index(rank(card)) < RANKS.index(rank(_best(view))))


def lower_than_the_winning_card(view: TrickView) -> Cards:
    best = _best(view)
    return frozenset(card for card in _of(view, suit(best)) if RANKS.index(rank(card)) > RANKS.index(rank(best)))


def led_suit_and_trumps(view: TrickView) -> Cards:
    return led_suit(view) | trumps(view)


def beat_or_partner_wins(view: TrickView) -> Cards:
    """Overtaking, but not one's own partner."""
    return every_card(view) if _partner_wins(view) else all_that_beat(view)


def beat_in_led_suit_but_not_partner(view: TrickView) -> Cards:
    return led_suit(view) if _partner_wins(view) else beat_in_the_led_suit(view)


def highest(view: TrickView) -> Cards:
    return _first(view.available, lowest=False)


def lowest(view: TrickView) -> Cards:
    return _first(view.available, lowest=True)


def highest_of_led_suit(view: TrickView) -> Cards:
    return _first(led_suit(view), lowest=False)


def lowest_of_led_suit(view: TrickView) -> Cards:
    return _first(led_suit(view), lowest=True)


def highest_trump(view: TrickView) -> Cards:
    return _first(trumps(view), lowest=False)


def lowest_trump(view: TrickView) -> Cards:
    return _first(trumps(view), lowest=True)


def lowest_that_beats(view: TrickView) -> Cards:
    return _first(all_that_beat(view), lowest=True)


def cards_with_points(view: TrickView) -> Cards:
    return _where(view, lambda card: rank(card) in view.game.card_points)


def cards_without_points(view: TrickView) -> Cards:
    return _where(view, lambda card: rank(card) not in view.game.card_points)


SETS: tuple[Thumb, ...] = (
    every_card,
    led_suit,
    trumps,
    suit_of_the_winning_card,
    not_trumps,
    all_that_beat,
    beat_in_the_led_suit,
    trumps_that_beat,
    higher_in_the_led_suit,
    higher_than_the_card_led,
    higher_in_the_usual_order,
    higher_rank_of_any_suit,
    lower_than_the_winning_card,
    led_suit_and_trumps,
    beat_or_partner_wins,
    beat_in_led_suit_but_not_partner,
    highest,
    lowest,
    highest_of_led_suit,
    lowest_of_led_suit,
    highest_trump,
    lowest_trump,
    lowest_that_beats,
    cards_with_points,
    cards_without_points,
)


def score(clauses: Sequence[Thumb], questions: Collection[MustPlayQuestion]) -> float:
    """How many of the questions the thumb answers, as a share: the first clause that leaves a card is its answer."""
    return _score([_answers(clause, questions) for clause in clauses], _wanted(questions))


def scores(questions: Collection[MustPlayQuestion]) -> dict[str, float]:
    """What each thumb of one clause and of two answers, by name, best first."""
    answers, wanted = {clause.__name__: _answers(clause, questions) for clause in SETS}, _wanted(questions)
    thumbs = [*((name,) for name in answers), *permutations(answers, 2)]
    found = {", else ".join(names): _score([answers[name] for name in names], wanted) for names in thumbs}
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def _answers(clause: Thumb, questions: Iterable[MustPlayQuestion]) -> list[Cards]:
    """A lead, which only an answer binds, is answered by no rule about following."""
    return [clause(question.view) if question.view.trick else frozenset() for question in questions]


def _wanted(questions: Iterable[MustPlayQuestion]) -> list[Cards]:
    return [question.view.obligation.cards for question in questions]


def _score(answers: Sequence[Sequence[Cards]], wanted: Sequence[Cards]) -> float:
    given = (next(filter(None, clauses), frozenset()) for clauses in zip(*answers, strict=True))
    return sum(cards == want for cards, want in zip(given, wanted, strict=True)) / len(wanted)


LONGER: tuple[tuple[Thumb, ...], ...] = (
    (beat_in_the_led_suit, led_suit, every_card),
    (led_suit, trumps, every_card),
    (led_suit, trumps_that_beat, every_card),
    (all_that_beat, led_suit, every_card),
    (all_that_beat, trumps, every_card),
    (beat_in_the_led_suit, trumps, every_card),
    (beat_in_the_led_suit, trumps_that_beat, every_card),
)
"""Halves of the rule, in three clauses."""


def lacking_one_step(questions: Collection[MustPlayQuestion]) -> dict[str, float]:
    """What the four steps of a trick of two cards answer without one of them, by the one that is lacking."""
    steps = (beat_in_the_led_suit, led_suit, trumps, every_card)
    return {lacking.__name__: score([step for step in steps if step is not lacking], questions) for lacking in steps}


def _led(view: TrickView) -> str:
    return suit(view.trick[0].card)


def _best(view: TrickView) -> Card:
    return winning(view.trick, view.board.trump).card


def _table(view: TrickView) -> Iterable[Card]:
    return (play.card for play in view.trick)


def _of(view: TrickView, of: str | None) -> Cards:
    return _where(view, lambda card: suit(card) == of)


def _where(view: TrickView, holds: Callable[[Card], bool]) -> Cards:
    return frozenset(card for card in view.available if holds(card))


def _partner_wins(view: TrickView) -> bool:
    parties = view.game.parties
    return parties[winning(view.trick, view.board.trump).seat] == parties[view.seat]


def _first(cards: Iterable[Card], lowest: bool) -> Cards:
    ordered = sorted(cards, key=lambda card: (RANKS.index(rank(card)), card), reverse=lowest)
    return frozenset(ordered[:1])
