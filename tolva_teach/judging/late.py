"""A wrong play in tricks that is found late: the first one that cannot be right, from what people remember.

Somebody turns out to have a card that nobody counted on. Of the tricks since one remembers some cards, of others the
suit alone, of others nothing. A play is called wrong only where it was wrong whatever the forgotten cards were: what is
not certain is said to be so.

Seats are counted from the one who had the card. The game itself judges each play, of the cards that he certainly had.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple, cast

from tolva_teach.games.tricksituation import Situation
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.rules.cards import SUITS, Card, Suit
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Verdict

FORGOTTEN = "?"
"""A card that nobody remembers; of one whose suit is remembered the suit stands in its place."""

Told = str
"""A card, a suit or `FORGOTTEN`."""

NO_DUTY = 1
"""The phase in which any card may be played (bond.phase1)."""


class Found(NamedTuple):
    """The first play that is certainly wrong."""

    trick: int
    """Its trick among those that are told, counted from one."""
    played: Told
    verdict: Verdict
    shown: Card
    """A card that he had and that makes the play wrong."""
    winning: Card | None
    """The card that won so far, where it is known."""
    is_last: bool
    """Whether nobody is remembered to have played after it."""
    taker: int | None
    """Whose the trick is as it was played, where that is known."""


class Late(NamedTuple):
    """What can be said of the tricks."""

    found: Found | None
    unsure: tuple[int, ...]
    """The tricks before it, counted from one, of which one cannot say: too little of them is known."""
    missing: tuple[str, ...]
    """What has to be told too, or could change what is found, by the names of the position."""


def takes_up(game: TrickGame) -> bool:
    """Whether cards come to the hand while one is bound by the duties of the trick."""
    return bool(game.refill_verb) and not game.free_tricks and game.players == 2


class _Lying(NamedTuple):
    """How a trick may lie before a play: what was led, and the card that wins."""

    led: Card
    best: Card


def look_back(position: Position) -> Late:
    """The first play of the seat that was wrong given the card that it turned out to have (`held`).

    Raises:
        PositionError: such tricks cannot be.
    """
    tricks = _Tricks(position)
    late = tricks.judged()
    if tricks.is_free:
        return late
    if late.found and tricks.game.free_tricks and position.given.get("phase") is None:
        late = late._replace(missing=("phase", *late.missing))
    if position.given.get("trump") is None:
        name, values = "trump", [*SUITS]
    elif position.given.get("trump_from") is None:
        name, values = "trump_from", [*range(2, len(tricks.tricks) + 2)]
    else:
        return late
    hangs = any(_differs(late, position.with_(name, value)) for value in values)
    return late._replace(missing=(*late.missing, name)) if hangs else late


def _differs(late: Late, position: Position) -> bool:
    """Whether something else would be found there; tricks that cannot be taken so say nothing."""
    try:
        other = _Tricks(position).judged().found
    except PositionError:
        return False
    one = late.found
    if one is None or other is None:
        return one is not other
    return (one.trick, one.verdict.rule) != (other.trick, other.verdict.rule)


class _Tricks:
    """The tricks that are told of, as they may have lain."""

    def __init__(self, position: Position) -> None:
        """
        Raises:
            PositionError: there is no trick, no card that was found, or one that cannot be where it is said to be.
        """
        self.position, self.game = position, cast(TrickGame, position.game)
        self.held: Card = position.given.get("held", "")
        if not self.held:
            raise PositionError("late-no-card")
        told = list(position.given.get("tricks", ()))
        while told and not told[-1]:
            told.pop()
        if not told:
            raise PositionError("late-no-tricks")
        if len(told) > self.game.trick_count:
            raise PositionError("late-too-many-tricks", most=self.game.trick_count)
        # Of a trick that nobody remembers anything of it is known that there was one.
        self.tricks = [self._whole(trick or [FORGOTTEN] * self.game.players) for trick in told]
        self.leaders = [*self._leaders()]
        self._check_held()

    @property
    def is_free(self) -> bool:
        """Whether any card may be played to all of them."""
        return bool(self.game.free_tricks) and self.position.number("phase", 2, least=1, most=2) == NO_DUTY

    def judged(self) -> Late:
        missing = [] if None not in self.leaders else ["leaders"]
        if self.is_free:
            return Late(None, (), ())
        if self._since is None:
            missing.append("since")
        unsure: list[int] = []
        for number in range(len(self.tricks)):
            verdict = self._play(number)
            if isinstance(verdict, Found):
                return Late(verdict, tuple(unsure), tuple(missing))
            if verdict is None:
                unsure.append(number + 1)
        return Late(None, tuple(unsure), tuple(missing))

    # Who played what

    def _whole(self, trick: Sequence[Told]) -> list[Told]:
        """
        Raises:
            PositionError: it has more cards than players, or something that is neither card nor suit.
        """
        if len(trick) > self.game.players:
            raise PositionError("late-trick-too-long", most=self.game.players)
        for told in trick:
            if told not in (*SUITS, FORGOTTEN, *self.game.pack):
                raise PositionError("foreign", card=told)
        return list(trick)

    def _leaders(self) -> Iterator[int | None]:
        """Who led to each trick, as it is told or follows from the one before; None where neither is known.

        Raises:
            PositionError: somebody else took the trick before.
        """
        told, taker = self.position.given.get("leaders", ()), None
        for number, trick in enumerate(self.tricks):
            leader = told[number] if number < len(told) and told[number] in range(self.game.players) else None
            if None not in (leader, taker) and leader != taker:
                raise PositionError("late-leader", number=number + 1)
            now = taker if leader is None else leader
            yield now
            taker = None if now is None else self._taker(trick, now, number)

    def _taker(self, trick: Sequence[Told], leader: int, number: int) -> int | None:
        """Who took a trick, if it is certain."""
        if len(trick) < self.game.players:
            return None
        trump = self._trump(number)
        ways = {(0, card) for card in self._could_be(trick[0])}
        for place, told in enumerate(trick[1:], 1):
            cards = self._could_be(told)
            ways = {self._higher((place, card), way, trump) for way in ways for card in cards}
        takers = {by for by, _ in ways}
        return (leader + takers.pop()) % self.game.players if len(takers) == 1 else None

    def _place(self, number: int) -> int | None:
        """Which card of a trick is that of the one who is judged."""
        leader = self.leaders[number]
        return None if leader is None else (YOU - leader) % self.game.players

    def _own(self, number: int) -> Told | None:
        """What the one who is judged played to a trick; None where it is not told."""
        place, trick = self._place(number), self.tricks[number]
        return trick[place] if place is not None and place < len(trick) else None

    def _check_held(self) -> None:
        """
        Raises:
            PositionError: somebody else has played the card that was found.
        """
        for number, trick in enumerate(self.tricks):
            if self.held in trick and self._place(number) not in (None, trick.index(self.held)):
                raise PositionError("late-played-by-another", card=self.held)

    # What each card can have been

    @cached_property
    def _known(self) -> frozenset[Card]:
        """The cards whose place is known."""
        return frozenset({self.held, *(told for trick in self.tricks for told in trick if told in self.game.pack)})

    def _could_be(self, told: Told) -> Collection[Card]:
        if told in self.game.pack:
            return (told,)
        suits = SUITS if told == FORGOTTEN else told
        return [card for card in self.game.pack if card[0] in suits and card not in self._known]

    def _trump(self, number: int) -> Suit | None:
        """Trump when a trick was played: from the trick that is told, or from the first one on."""
        since = self.position.number("trump_from", 1, least=1)
        trump = self.position.given.get("trump")
        if trump is not None and trump not in SUITS:
            raise PositionError("trump")
        return trump if number + 1 >= since else None

    def _higher(self, laid: tuple[int, Card], best: tuple[int, Card], trump: Suit | None) -> tuple[int, Card]:
        """Which of two cards wins, the second of which has won so far; each with its place."""
        return laid if winning((Play(*best), Play(*laid)), trump, self.game.order).card == laid[1] else best

    def _lying(self, number: int, place: int) -> Collection[_Lying]:
        """How a trick may have lain before its card at a place."""
        trick, trump = self.tricks[number], self._trump(number)
        ways = {_Lying(card, card) for card in self._could_be(trick[0])}
        for told in trick[1:place]:
            cards = self._could_be(told)
            ways = {_Lying(led, self._higher((1, card), (0, best), trump)[1]) for led, best in ways for card in cards}
        # Which card of the suit was led does not matter once another one wins.
        return {(way.led[0], way.best): way for way in ways}.values()

    @cached_property
    def _since(self) -> int | None:
        """The first trick, counted from nought, to which he could have played the card; None where it must be told,
        because cards are taken up while the game goes on."""
        if "since" in self.position.given:
            return self.position.number("since", 1, least=1) - 1
        return None if takes_up(self.game) else 0

    def _had(self, number: int) -> frozenset[Card]:
        """The cards that he certainly had to choose from beside the one that he played."""
        later = [] if takes_up(self.game) else [self._own(its) for its in range(number + 1, len(self.tricks))]
        had = {told for told in later if told is not None and told in self.game.pack}
        gone = any(self.held in trick for trick in self.tricks[: number + 1])
        if self._since is not None and number >= self._since and not gone:
            had.add(self.held)
        return frozenset(had)

    # The verdict

    def _play(self, number: int) -> Found | bool | None:
        """What is to be said of his play to a trick: the fault, True where there is none, None where one cannot say."""
        place, had, own = self._place(number), self._had(number), self._own(number)
        if place is None:
            return None
        if own is None or place == 0 or not had:
            return True
        lying = self._lying(number, place)
        wrong: list[Verdict] = []
        is_innocent = False
        for card, way in product(self._could_be(own), lying):
            verdict = self._verdict(had | {card}, way, card, number)
            wrong += [] if verdict.allowed else [verdict]
            is_innocent |= verdict.allowed
            if wrong and (is_innocent or verdict.rule != wrong[0].rule):
                return None
        return self._found(number, own, had, wrong, {way.best for way in lying}) if wrong else True

    def _verdict(self, hand: Collection[Card], way: _Lying, card: Card, number: int) -> Verdict:
        lying = (Play(1, way.led),) if way.led == way.best else (Play(1, way.led), Play(2, way.best))
        return self.game.situation_obligation(Situation(tuple(hand), lying, self._trump(number), 2)).verdict(card)

    def _found(self, number: int, own: Told, had: Collection[Card], wrong: Sequence[Verdict], best: set[Card]) -> Found:
        always = frozenset.intersection(*(_must(verdict) for verdict in wrong)) & frozenset(had)
        must = always or {card for verdict in wrong for card in _must(verdict) if card in had}
        shown = self.held if self.held in must else min(must)
        place, trick, leader = cast(int, self._place(number)), self.tricks[number], cast(int, self.leaders[number])
        last = number == len(self.tricks) - 1 and place == len(trick) - 1
        known = next(iter(best)) if len(best) == 1 else None
        return Found(number + 1, own, wrong[0], shown, known, last, self._taker(trick, leader, number))


def _must(verdict: Verdict) -> frozenset[Card]:
    facts: Mapping[str, frozenset[Card]] = verdict.facts
    return frozenset(facts.get("must", ()))
