"""Small tasks about one trick, for lessons: which cards may be played, which beat the winning one, which takes it.

Cards are written side by side, as in `HK H9 SA`. The learner sits in seat 0; in the game that is met first, with a
partner opposite and an opponent at each side. The trick's cards lie before those whose turn it was, so that the learner
is next. One must follow, trump and overtake: of Bondtolva for two it is the second phase (bond.phase2).

>>> sorted(MayPlay("HK H9 SA", trick="H10 HJ", trump="S").answer)
['H9', 'HK']
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, ClassVar

from tolva_teach.games import FIRST_GAME
from tolva_teach.games.base import play
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.quiz.base import Choice, Task, card
from tolva_teach.quiz.faults import NoTaskError, shown, written_cards
from tolva_teach.quiz.tricks.forms import FORMS
from tolva_teach.quiz.tricks.reachable import Position, check_reachable, likely_setter
from tolva_teach.rules.cards import SUITS, Card, Suit, by_suit, suit
from tolva_teach.rules.table import Badge, Place, Table, TableCard, Zone
from tolva_teach.rules.tricks import RANKS, Obligation, Play, obligation, winning
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, game_name, reason, say

LEARNER = 0


class TrickTask(Task):
    """A hand, and a trick that it is next to play to."""

    name: ClassVar[str]
    spoken_as = "exercise"

    def __init__(
        self,
        hand: str = "",
        *,
        trick: str = "",
        trump: Suit | None = None,
        trump_by: int | None = None,
        game: str = FIRST_GAME.name,
        players: int | None = None,
    ) -> None:
        """
        Args:
            hand: the learner's cards.
            trick: what lies on the table, in the order played.
            trump: the trump suit's letter, if trump is set.
            trump_by: the seat that set trump, by melding its king and queen; None for the one that has either of them
                here, else the player at the learner's left.
            game: the trick game whose cards these are, by name.
            players: how many play it; None for as many as usual.

        Raises:
            ValueError: no such card, suit, seat or trick game, a card twice, more cards in the trick than there are
                players, or a position that no deal comes to; the message says why.
        """
        self.rules = _rules(game, players)
        played = _cards(trick, self.rules)
        self.hand = by_suit(_cards(hand, self.rules), RANKS)
        seats = self.rules.players
        if len(set(self.hand + played)) < len(self.hand + played):
            raise NoTaskError("card-twice", cards=" ".join((*self.hand, *played)))
        if len(played) > seats:
            raise NoTaskError("trick-size", most=seats, count=len(played))
        if trump is not None and trump not in SUITS:
            raise NoTaskError("no-suit", known=", ".join(SUITS), given=shown(trump))
        leader = max(seats - len(played), 1)
        self.trick = tuple(Play((leader + n) % seats, card) for n, card in enumerate(played))
        self.trump = trump
        self.trump_by = self._setter(trump_by)
        check_reachable(replace(self._position, setter=self.trump_by))

    def _setter(self, given: int | None) -> int | None:
        if given is not None and (self.trump is None or given not in range(self.rules.players)):
            most = self.rules.players - 1
            raise NoTaskError("no-setter", most=most, given=shown(given))
        return likely_setter(self._position) if given is None else given

    @property
    def game(self) -> str | None:
        return self.rules.name

    @property
    def _position(self) -> Position:
        return Position(self.rules, LEARNER, self.hand, self.trick, self.trump)

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(map(card, self.hand))

    @property
    def table(self) -> Table:
        """The learner's hand and the trick, with the card that wins it so far marked."""
        return self._table(marked=True)

    def _table(self, *, marked: bool) -> Table:
        best = self._winning if marked and self.trick else None
        hand = [TableCard(card, card) for card in self.hand]
        trick = [_laid(play, self.trick[0], best) for play in self.trick]
        zones = (
            Zone(f"hand:{LEARNER}", "hand", LEARNER, tuple(hand), len(hand)),
            Zone("trick", "centre", None, tuple(trick), len(trick)),
        )
        parties = self.rules.parties
        to_act = () if len(trick) == len(parties) else ("to-act",) if trick else ("to-act", "in")
        places = tuple(Place(seat, its, to_act if seat == LEARNER else ()) for seat, its in enumerate(parties))
        setter, trump = self.trump_by, self.trump
        badges = (Badge(setter, trump, "trump", leading=True),) if trump and setter is not None else ()
        return Table(LEARNER, places, zones if hand else zones[1:], (), badges)

    @property
    def _winning(self) -> Play:
        return winning(self.trick, self.trump)

    def _facts(self, card: Card) -> Mapping[str, Any]:
        return {"card": card, "winning": self._winning.card, "led": suit(self.trick[0].card), "trump": self.trump}

    def __repr__(self) -> str:
        trick = " ".join(play.card for play in self.trick)
        return f"{type(self).__name__}({' '.join(self.hand)!r}, trick={trick!r}, trump={self.trump!r})"


class MayPlay(TrickTask):
    """Which cards of the hand may be played to the trick?"""

    name = "may-play"
    spoken_as = "quiz"

    def ask(self, speaker: Speaker) -> str:
        return say("quiz-ask", {}, speaker)

    @cached_property
    def obligation(self) -> Obligation:
        """What decides."""
        return obligation(frozenset(self.hand), self.trick, self.trump)

    def verdict(self, choice: str) -> Verdict:
        return self.obligation.verdict(choice)

    def why(self, choice: str, speaker: Speaker) -> str:
        return reason(self.verdict(choice), play(LEARNER, choice), speaker)


class Beats(TrickTask):
    """Which cards of the hand beat the card that wins the trick so far?"""

    name = "beats"

    def ask(self, speaker: Speaker) -> str:
        return say("exercise-ask-beats", self._facts(self._winning.card), speaker)

    def verdict(self, choice: str) -> Verdict:
        best = winning((*self.trick, Play(LEARNER, choice)), self.trump)
        rule = self.rules.deck_rule
        return allowed(rule, "beats") if best.card == choice else refused(rule, "does-not-beat")

    def why(self, choice: str, speaker: Speaker) -> str:
        return say(f"exercise-{self.verdict(choice).case}", self._facts(choice), speaker)


class Takes(TrickTask):
    """Which card of a whole trick takes it?"""

    name = "takes"

    def ask(self, speaker: Speaker) -> str:
        return say("exercise-ask-takes", {}, speaker)

    @property
    def table(self) -> Table:
        """The trick; the card that wins it is what is asked."""
        return self._table(marked=False)

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(card(play.card) for play in self.trick)

    def verdict(self, choice: str) -> Verdict:
        """Of all cards the winning one holds (trick.winner); the case says what decides on the card."""
        best = self._winning.card
        trumped = suit(best) == self.trump
        if choice == best:
            return allowed("trick.winner", "takes-by-trump" if trumped else "takes-by-suit")
        if suit(choice) == suit(best):
            return refused("trick.winner", "beaten")
        return refused("trick.winner", "trumped" if trumped else "another-suit")

    def why(self, choice: str, speaker: Speaker) -> str:
        return say(f"exercise-{self.verdict(choice).case}", self._facts(choice), speaker)


TASKS: Mapping[str, type[TrickTask]] = MappingProxyType({task.name: task for task in (MayPlay, Beats, Takes)})
"""Every task, by what it asks."""


def _rules(name: str, players: int | None) -> TrickGame:
    for form in FORMS:
        if form.name == name and players in (None, form.players):
            return form.rules()
    known = ", ".join(f"{form.name} ({form.players})" for form in FORMS)
    raise NoTaskError("no-game", given=shown(name), known=known)


def _cards(text: str, rules: TrickGame) -> tuple[Card, ...]:
    cards = written_cards(text.split())
    foreign = [card for card in cards if card not in rules.pack]
    if foreign:
        raise NoTaskError("foreign-card", game=partial(game_name, rules.name), cards=", ".join(foreign))
    return cards


def _laid(play: Play, led: Play, best: Play | None) -> TableCard:
    marks = {"led": play is led, "winning": play is best}
    return TableCard(play.card, play.card, play.seat, tuple(mark for mark, holds in marks.items() if holds))
