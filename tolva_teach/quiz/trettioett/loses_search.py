"""Which end of a deal a question "who loses a life?" in Trettioett is about.

The hands of the end are drawn first, then a deal that leads to them: whoever still has a turn draws the last card of
the hand in it, and discards another that was dealt in its stead.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tolva_teach.games import game
from tolva_teach.games.base import Decision, Game, Standing, said
from tolva_teach.games.trettioett.scoring import HAND_SIZE, THIRTY_ONE, value_of
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.trettioett.outcome import Outcome, outcome_of
from tolva_teach.rules.cards import FULL_PACK, SUITS, Card

_SALT = 2
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"lowest": 28, "tie": 14, "thirty-one": 8},
    2: {"lowest": 14, "tie": 13, "thirty-one": 5, "knocker-31": 8, "dealt": 5, "all-last": 5},
    3: {"lowest": 3, "tie": 3, "free-lap": 3, "everyone": 10, "all-last": 10, "thirty-one": 2, "knocker-31": 2,
        "dealt": 2, "dealt-late": 15},
}  # fmt: skip
"""By difficulty, how many questions of a block ask about each kind. In the hardest, "the lowest lose, and all who have
no 31" answers half at the most, with "nobody where all are equal" or without it."""

TOGETHER = ("everyone", "all-last")
"""Kinds in which all who play have the same."""


def kinds_of(outcome: Outcome) -> frozenset[str]:
    """The kinds of situation that a deal's end is of.

    `lowest`, `tie`, `everyone`: one, several or all have the lowest hand; `all-last`: all, and they would go out
    together; `thirty-one`: somebody got 31, `knocker-31` though another had knocked; `dealt`: before play, `dealt-late`
    somebody else too. On top of that `free-lap`: a lowest hand has no life to lose.
    """
    if outcome.with_31:
        if outcome.dealt:
            return frozenset({"dealt-late" if len(outcome.with_31) > 1 else "dealt"})
        return frozenset({"thirty-one" if outcome.view.board.knocker is None else "knocker-31"})
    if outcome.spared:
        return frozenset({"all-last"})
    every = outcome.losers >= outcome.points.keys()
    found = {"everyone" if every else "tie" if len(outcome.losers) > 1 else "lowest"}
    return frozenset(found | {"free-lap"} if outcome.off_their_lap else found)


def position(players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives. Of two who are dealt 31, that of the lower number counts half of the time."""
    named = ("loses", "trettioett", players, _SALT, difficulty)
    dice = Dice(*named, seed)
    kind = kind_planned(PLANS[difficulty], seed, *named)
    lower_wins = bool(dice.below(2))
    while True:
        found = _drawn(players, kind, difficulty, dice)
        if found is not None and (kind != "dealt-late" or _lower_wins(found) == lower_wins):
            return found


def _lower_wins(position: Position) -> bool:
    """Whether the 31 that counts is that of the lowest number."""
    with_31 = outcome_of(position).with_31
    return with_31[0] == min(with_31)


def _drawn(players: int, kind: str, difficulty: int, dice: Dice) -> Position | None:
    """A deal of the kind that has come to its end; None where this throw of the dice gives none."""
    free = difficulty > 2 and (kind == "free-lap" or dice.below(3) == 0)
    rules = game("trettioett", players, {"free_lap": True} if free else {})
    found = _ended(rules, kind, difficulty, dice)
    return found if found is not None and kind in kinds_of(outcome_of(found)) else None


def _ended(rules: Game[Any], kind: str, difficulty: int, dice: Dice) -> Position | None:
    """A deal of the kind that has come to its end; None where the cards do not suffice, or it ends before."""
    playing = _playing(rules.players, kind, difficulty, dice)
    dealer = playing[dice.below(len(playing))]
    after = sorted(playing, key=lambda seat: (seat - dealer - 1) % rules.players)
    ends = _ends(kind, after, dice)
    if ends is None:
        return None
    standing = Standing(_lives(rules, kind, playing, ends, dice))
    course = _course(ends, after, dice)
    dealt = dealt_with(rules, course.hands, dealer, dice, {"stock": dict(enumerate(course.drawn))}, standing)
    deal = rules.start(dealt, dealer, standing)
    for decision in course.decisions:
        if deal.over:
            return None
        deal.apply(decision)
    seat = playing[dice.below(len(playing))]
    return Position(dealer, dealt, course.decisions, deal.view(seat), standing) if deal.over else None


def _playing(players: int, kind: str, difficulty: int, dice: Dice) -> tuple[int, ...]:
    """Who is still in: of many not all, in the harder ones; two or three where all of them are to be equal."""
    count = players
    if kind in TOGETHER:
        count = 2 + (dice.below(3) == 0)
    elif difficulty > 1 and players > 3:
        count -= dice.below(min(players - 2, 4))
    return tuple(sorted(dice.shuffled(range(players))[:count]))


def _lives(rules: Game[Any], kind: str, playing: Sequence[int], ends: "Ends", dice: Dice) -> tuple[int, ...]:
    """How many lives everyone has left."""
    out = -1 if rules.options["free_lap"] else 0
    lives = [out] * rules.players
    for seat in playing:
        lives[seat] = out + 1 + dice.below(3 - out)
    if kind == "all-last":
        lives = [out + 1 if seat in playing else out for seat in range(rules.players)]
    elif kind == "everyone":
        low = dice.shuffled(playing)
        lives[low[0]], lives[low[1]] = out + 1, 2 + dice.below(2)
    elif kind == "free-lap":
        lives[min(playing, key=lambda seat: value_of(ends.hands[seat]).points)] = 0
    return tuple(lives)


class Ends(NamedTuple):
    """What it comes to."""

    hands: Mapping[int, tuple[Card, ...]]
    """By seat."""
    spare: tuple[Card, ...]
    """Cards of no hand."""
    winner: int | None
    """Who gets 31 in a turn."""
    knocks: int | None
    """Who knocks; nobody before play, or where one wins without a knock."""
    played: bool
    """Whether there was any play."""


def _ends(kind: str, after: Sequence[int], dice: Dice) -> Ends | None:
    """The hands at the end, from forehand on; None where none of the kind are found."""
    seats = dice.shuffled(after)
    suits, order = dice.shuffled(SUITS), dice.shuffled(FULL_PACK)
    best = [_thirty_one(suits[0], dice), _thirty_one(suits[1], dice)]
    if kind in ("dealt", "dealt-late", "thirty-one", "knocker-31"):
        winners = best[: 2 if kind == "dealt-late" else 1]
        rest = [card for card in order if not any(card in hand for hand in winners)]
        hands = [*winners, *_threes(rest)]
        played = not kind.startswith("dealt")
        knocks = seats[1] if kind == "knocker-31" else None
        return _ending(seats, hands, order, (seats[0] if played else None, knocks, played))
    threes = _threes(order)
    worth = [value_of(hand).points for hand in threes]
    lowest = _lowest(kind, worth, len(seats), dice)
    if lowest is None:
        return None
    points, many = lowest
    low = [hand for hand, its in zip(threes, worth, strict=True) if its == points][:many]
    others = [hand for hand, its in zip(threes, worth, strict=True) if points < its < THIRTY_ONE]
    return _ending(seats, [*low, *others], order, (None, seats[dice.below(len(seats))], True))


def _ending(
    seats: Sequence[int],
    hands: Sequence[tuple[Card, ...]],
    order: Sequence[Card],
    course: tuple[int | None, int | None, bool],
) -> Ends:
    held = dict(zip(seats, hands, strict=False))
    spare = tuple(card for card in order if not any(card in hand for hand in held.values()))
    return Ends(held, spare, *course)


def _thirty_one(suit: str, dice: Dice) -> tuple[Card, ...]:
    return (suit + "A", *(suit + of for of in dice.shuffled(("K", "Q", "J", "10"))[:2]))


def _threes(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    return [tuple(cards[place : place + HAND_SIZE]) for place in range(0, len(cards) - HAND_SIZE + 1, HAND_SIZE)]


def _lowest(kind: str, worth: Sequence[int], seats: int, dice: Dice) -> tuple[int, int] | None:
    """What the lowest hands are to be worth, and how many of them there are; None where these hands have no such."""
    counts = Counter(worth)
    found: list[tuple[int, int]] = []
    for points in sorted(counts):
        for many in _how_many(kind, seats):
            higher = sum(number for its, number in counts.items() if points < its < THIRTY_ONE)
            if counts[points] >= many and higher >= seats - many:
                found.append((points, many))
    return found[dice.below(len(found))] if found else None


def _how_many(kind: str, seats: int) -> Sequence[int]:
    if kind in TOGETHER:
        return (seats,)
    return {"lowest": (1,), "tie": range(2, min(4, seats)), "free-lap": range(1, min(3, seats - 1))}[kind]


class Course(NamedTuple):
    """How the deal goes."""

    hands: Mapping[int, tuple[Card, ...]]
    """What is dealt."""
    drawn: tuple[Card, ...]
    """What is drawn from the stock, in that order."""
    decisions: tuple[Decision, ...]


def _course(ends: Ends, after: Sequence[int], dice: Dice) -> Course:
    """The turns, in each of which a card is drawn; in the last of a seat's turns the one that it lacks."""
    hands, spare = dict(ends.hands), iter(ends.spare)
    drawn: list[Card] = []
    decisions: list[Decision] = []
    turns = list(_turns(ends, after)) if ends.played else []
    for place, seat in enumerate(turns):
        if seat == ends.knocks:
            decisions.append(said(seat, "knock"))
            continue
        junk = next(spare)
        card = junk
        if seat not in turns[place + 1 :]:
            card = ends.hands[seat][dice.below(HAND_SIZE)]
            hands[seat] = tuple(junk if its == card else its for its in hands[seat])
        drawn.append(card)
        decisions += [said(seat, "draw"), said(seat, "discard", junk)]
    return Course(hands, tuple(drawn), tuple(decisions))


def _turns(ends: Ends, after: Sequence[int]) -> Iterator[int]:
    """Whose turns there are: up to the knock and once round after it, or until somebody has 31."""
    order = list(after)
    knock = len(order) if ends.knocks is None else order.index(ends.knocks)
    first = order[:knock] if ends.knocks is None else order[: knock + 1]
    last = [] if ends.knocks is None else [*order[knock + 1 :], *order[:knock]]
    turns = [*first, *last]
    if ends.winner is None:
        yield from turns
        return
    end = max(place for place, seat in enumerate(turns) if seat == ends.winner)
    yield from turns[: end + 1]
