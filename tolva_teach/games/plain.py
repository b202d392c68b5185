"""Plain trick games: every card is dealt or lies aside, one follows suit, and the highest card takes the trick.

A game says its ranks, how many cards each gets, which rules judge, and what a deal brings its seats when it is over. It
may have trumps, always the same or turned up, and partners; melds and a stock only where it writes them itself.
"""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Standing, View, play
from tolva_teach.rules.cards import RANKS, SUITS, Card, Rank, Suit, by_suit, cards_of
from tolva_teach.rules.offers import ONE_CARD
from tolva_teach.rules.places import Where
from tolva_teach.rules.refusals import NOT_HELD
from tolva_teach.rules.table import Note, Place, Table, TableCard, Tally, Zone
from tolva_teach.rules.tricks import Play, TrickOrder, winning
from tolva_teach.rules.verdicts import Verdict, allowed, refused

PARTS: Mapping[str, Any] = MappingProxyType(
    {
        "mind": "tolva_teach.players.club.plain:PlainMind",
        "advice": "tolva_teach.players.advice.thought:advising_by_thought",
        "knowledge": "tolva_teach.knowing.plain:knowledge_of_plain_tricks",
        "hindsight": "tolva_teach.hindsight.plain:let_go_of",
        "families": "tolva_teach.quiz.tricks.turns:families_of_tricks",
        "terms": tuple(f"play-{term}" for term in ("trick", "lead", "in", "follow", "void", "trump", "play-trump")),
    }
)
"""What a description of any plain trick game may have for its parts: `GameDescription(…, **PARTS)`."""


class PlainTrick(NamedTuple):
    """A trick that has been taken."""

    plays: tuple[Play, ...]
    taker: int


class PlainView(View):
    """What a seat may know: its hand, what has been played, and how many cards the others hold."""

    __slots__ = (
        *("before", "counts", "dealer", "hand", "leader", "score", "trick", "tricks", "trump", "turned"),
        "turned_seat",
    )

    game: "PlainTrickGame"

    def __init__(self, deal: "PlainDeal", seat: int) -> None:
        super().__init__(deal.game, seat, deal.actors())
        self.hand = deal.hands[seat]
        self.counts = tuple(map(len, deal.hands))
        self.trick, self.tricks, self.leader = deal.trick, deal.tricks, deal.leader
        self.dealer, self.score, self.before = deal.dealer, deal.after.score, deal.before
        self.trump, self.turned, self.turned_seat = deal.trump, deal.turned, deal.turned_seat

    def as_if(
        self, seat: int, hand: Sequence[Card], tricks: Sequence[PlainTrick], trick: Sequence[Play]
    ) -> "PlainView":
        """What a seat would see that is to play to this trick, with this hand, after these tricks.

        What a game's own view has besides stays as it is here.
        """
        then = copy(self)
        then.seat, then.actors, then.hand = seat, (seat,), tuple(hand)
        then.tricks, then.trick = tuple(tricks), tuple(trick)
        then.leader = trick[0].seat if trick else seat
        return then


def judge_card(view: PlainView, decision: Decision) -> Verdict:
    """The verdict on playing a card: the hand must have it, and one follows suit who can."""
    (card,) = decision.args
    game, trick = view.game, view.trick
    if card not in view.hand:
        return NOT_HELD
    if not trick:
        return allowed(game.lead_rule, "leads", {"card": card})
    led = trick[0].card[0]
    following = frozenset(held for held in view.hand if held[0] == led)
    facts = {"card": card, "led": led, "must": following}
    if card in following:
        return allowed(game.follow_rule, "follows", facts)
    if following:
        return refused(game.follow_rule, "holds-led", facts)
    return allowed(game.follow_rule, "void", facts)


class PlainTrickGame(Game[PlainView]):
    """A trick game of which nothing is special but what stands here."""

    suits: ClassVar[Sequence[Suit]] = SUITS
    """The suits of its pack, of which each has every rank."""
    cards_each: int
    """How many cards each seat gets; the rest lies aside. A game may set it for its number of players."""
    trump: Suit | None = None
    """The suit that takes the others in every deal, if any."""
    turned_rule: ClassVar[str | None] = None
    """The rule by which the card after the last hand is turned up, whose suit then takes the others; None where no card
    is turned up. The card lies aside."""
    shown_rule: ClassVar[str | None] = None
    """The rule by which the dealer's last card is shown, whose suit then takes the others; None where it is not. The
    card stays in the dealer's hand, and everyone knows that."""
    partners: ClassVar[bool] = False
    """Whether of four those who sit across from each other play together."""
    target: ClassVar[int | None] = None
    """The points that end a match, above 0, which nobody can begin with; None where it ends otherwise."""
    deal_rule: ClassVar[str]
    """The rule by which cards are dealt."""
    lead_rule: ClassVar[str]
    """The rule by which one leads; its cases are `leads`."""
    follow_rule: ClassVar[str]
    """The rule by which one follows suit; its cases are `follows`, `void`, and where it refuses `holds-led`."""
    take_rule: ClassVar[str]
    """The rule by which a trick is taken."""
    dealer_rule = None
    offered_as = MappingProxyType({"play": ONE_CARD})
    asides: ClassVar[Collection[str]] = ("leads",)

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        unknown = [its for its in self.ranks if its not in RANKS]
        if unknown:
            raise ValueError(f"{self.name}: there is no rank {unknown[0]!r}; there are {', '.join(RANKS)}")
        if self.target is not None and self.target <= 0:
            raise ValueError(
                f"{self.name}: a match begins at 0, so its target cannot be {self.target}. Where minuses are counted, "
                "let the score be how many they are, above 0, with fewest_win = True"
            )
        self.verbs = {"play": judge_card}
        self.pack = cards_of(self.suits, self.ranks)
        self.parties = (0, 1, 0, 1) if self.partners and players == 4 else tuple(range(players))
        self.order = TrickOrder(self.ranks)
        if self.turned_rule and self.shown_rule:
            raise ValueError(f"{self.name}: either a card is turned up or the dealer's last is shown, not both")
        if self.cards_each * players + (self.turned_rule is not None) > len(self.pack):
            raise ValueError(f"{self.name}: {len(self.pack)} cards are too few for {players} players")

    @abstractmethod
    def scored(self, tricks: Sequence[PlainTrick], standing: Standing) -> tuple[Standing, Sequence[Happening]]:
        """How the match stands after a deal with these tricks, and what is told of that.

        It is asked when the last card has been played. Until then the table shows how the match stood before the deal.
        """

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        count = len(set(self.parties))
        if score is not None and len(score) != count:
            raise ValueError(f"{self.name}: a score for each of {count} parties, not {score!r}")
        if self.target is not None and max(score or (0,)) >= self.target:
            raise ValueError(f"{self.name}: with {self.target} points the match is over, so {score!r} is no beginning")
        return Standing(tuple(score) if score is not None else (0,) * count)

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(("",) * len(self.pack), dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        """A hand after the other, from the dealer's left, and the card that is turned up; what is left over is called
        the stock. The dealer's last card is the last of the dealer's hand."""
        each = self.cards_each
        dealt = {(dealer + 1 + turn) % self.players: tuple(deck[turn * each :][:each]) for turn in range(self.players)}
        rest, up = tuple(deck[each * self.players :]), int(self.turned_rule is not None)
        piles = {"pile": rest[:up], "stock": rest[up:]}
        hands = tuple(dealt[seat] for seat in range(self.players))
        return Dealt(hands, {name: cards for name, cards in piles.items() if cards})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "PlainDeal":
        return PlainDeal(self, dealt, dealer, standing)

    def next_dealer(self, dealer: int, standing: Standing) -> int:
        return (dealer + 1) % self.players

    def candidates(self, view: PlainView) -> Iterable[Decision]:
        return [play(view.seat, card) for card in view.hand]

    def hand_verdicts(self, view: PlainView) -> Iterable[tuple[Card, Verdict]]:
        return [(card, self.verdict(view, play(view.seat, card))) for card in view.hand]

    def table(self, view: PlainView) -> Table:
        hands = [
            view.hand if seat == view.seat else _seen_of_other(seat, count, view)
            for seat, count in enumerate(view.counts)
        ]
        return table_of(self, view.seat, hands, view)

    def tally(self, party: int, score: int) -> Tally:
        """How a party's score is shown."""
        return Tally(party, score)


class PlainDeal(Deal[PlainView]):
    """A deal of a plain trick game in progress."""

    game: PlainTrickGame

    def __init__(self, game: PlainTrickGame, dealt: Dealt, dealer: int, standing: Standing) -> None:
        self.game, self.hands, self.dealer = game, dealt.hands, dealer
        self.before = self.after = standing
        (aside,) = dealt.piles.get("pile", (None,))
        self.turned = dealt.hands[dealer][-1] if game.shown_rule else aside
        self.trump = self.turned[0] if self.turned else game.trump
        self.leader = (dealer + 1) % game.players
        self.trick: tuple[Play, ...] = ()
        self.tricks: tuple[PlainTrick, ...] = ()
        self.lying: tuple[Play, ...] = ()
        told = [Happening("dealt", game.deal_rule, {"dealer": dealer, "count": game.cards_each})]
        if self.turned and game.turned_rule:
            told.append(Happening("turned-up", game.turned_rule, {"card": self.turned, "trump": self.trump}))
        if game.shown_rule:
            shown = {"dealer": dealer, "card": self.turned, "trump": self.trump}
            told.append(Happening("turned-up", game.shown_rule, shown))
        self.opening = (*told, Happening("leads", game.lead_rule, {"leader": self.leader}))

    @property
    def turned_seat(self) -> int | None:
        """Who holds the card that was turned up or shown, or has played it; None where it lies aside."""
        if self.turned is None:
            return None
        holding = (seat for seat, hand in enumerate(self.hands) if self.turned in hand)
        playing = (seat for seat, card in plays_of(self) if card == self.turned)
        return next(holding, next(playing, None))

    def actors(self) -> tuple[int, ...]:
        """Whoever is next in the trick; nobody once all cards are played."""
        done = not self.trick and not any(self.hands)
        return () if done else ((self.leader + len(self.trick)) % self.game.players,)

    def view(self, seat: int) -> PlainView:
        return PlainView(self, seat)

    def table(self) -> Table:
        return table_of(self.game, None, self.hands, self)

    def seen(self, viewer: int | None) -> Table:
        hands = [
            hand if viewer in (None, seat) else _seen_of_other(seat, len(hand), self)
            for seat, hand in enumerate(self.hands)
        ]
        return table_of(self.game, viewer, hands, self, self.lying)

    @property
    def standing(self) -> Standing:
        return self.after

    def where(self, decision: Decision | None = None) -> Where:
        trick = len(self.tricks) + 1
        return Where(("trick", trick), "trick", {"trick": trick, "place": len(self.trick) + 1})

    def _do_play(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat, _, (card,) = decision
        self.hands = tuple(
            tuple(held for held in hand if held != card) if its == seat else hand for its, hand in enumerate(self.hands)
        )
        self.trick = (*self.trick, Play(seat, card))
        played = Happening("played" if len(self.trick) > 1 else "led", verdict.rule, {"seat": seat, "card": card})
        return (played, *self._taken(played)) if len(self.trick) == self.game.players else (played,)

    def _taken(self, played: Happening) -> Iterable[Happening]:
        taker, card = winning(self.trick, self.trump, self.game.order)
        lying, self.trick = self.trick, ()
        self.tricks, self.leader = (*self.tricks, PlainTrick(lying, taker)), taker
        told = [Happening("trick-taken", self.game.take_rule, {"taker": taker, "card": card})]
        if (seen := self.as_seen()) is not None:
            seen.lying = lying
            self.pause((played, *told), seen)
        if not any(self.hands):
            self.after, scored = self.game.scored(self.tricks, self.before)
            told += scored
        return told


def plays_of(seen: PlainDeal | PlainView) -> Iterator[Play]:
    """Every card that has been played, in order."""
    for trick in seen.tricks:
        yield from trick.plays
    yield from seen.trick


def shown_card(seen: PlainDeal | PlainView) -> tuple[int, Card] | None:
    """The seat that holds the card that was turned up or shown, and the card; None where nobody holds it."""
    card, seat = seen.turned, seen.turned_seat
    if card is None or seat is None or any(its.card == card for its in plays_of(seen)):
        return None
    return seat, card


def _seen_of_other(seat: int, count: int, seen: PlainDeal | PlainView) -> tuple[Card, ...]:
    """A hand as another seat sees it: `""` for a card that is not known."""
    shown = shown_card(seen)
    known = (shown[1],) if shown and shown[0] == seat else ()
    return known + ("",) * (count - len(known))


def table_of(
    game: PlainTrickGame,
    viewer: int | None,
    hands: Sequence[Sequence[Card]],
    seen: PlainDeal | PlainView,
    lying: Sequence[Play] = (),
) -> Table:
    """The table, with the hands as far as they are known: `""` for a card that is not.

    Args:
        lying: the last trick, where it has been taken and not gathered yet.
    """
    actors = seen.actors() if isinstance(seen, PlainDeal) else seen.actors
    score = seen.after.score if isinstance(seen, PlainDeal) else seen.score
    middle = lying or seen.trick
    best = winning(middle, seen.trump, game.order).card if middle else None
    cards = tuple(
        TableCard(card, card, seat, ("led",) * (not place) + ("winning",) * (card == best))
        for place, (seat, card) in enumerate(middle)
    )
    takers = [game.parties[trick.taker] for trick in seen.tricks]
    heaps = [takers.count(party) for party in range(len(score))]
    gathered = [heap - bool(lying and takers[-1] == party) for party, heap in enumerate(heaps)]
    # A party's first seat has the number of the party.
    taken = [
        Zone(f"taken:{its}", "taken", its, (), heap * game.players, {"tricks": heaps[its]}, heap)
        for its, heap in enumerate(gathered)
    ]
    return Table(
        viewer,
        tuple(Place(seat, its, _marks(seat, seen, game.players, actors)) for seat, its in enumerate(game.parties)),
        (*(_hand(seat, hand, game.ranks, seen.turned) for seat, hand in enumerate(hands)),
         Zone("trick", "centre", None, cards, len(cards)), *taken),
        tuple(replace(game.tally(party, its), beside={"tricks": heaps[party]}) for party, its in enumerate(score)),
        notes=_notes(seen),
    )  # fmt: skip


def _notes(seen: PlainDeal | PlainView) -> tuple[Note, ...]:
    if seen.turned is None:
        return (("fixed-trump", {"trump": seen.trump}),) if seen.trump else ()
    code = "turned-trump" if seen.turned_seat is None else "shown-trump"
    return ((code, {"card": seen.turned}),)


def _marks(seat: int, seen: PlainDeal | PlainView, players: int, actors: Sequence[int]) -> tuple[str, ...]:
    marks = {
        "dealer": seat == seen.dealer,
        "forehand": seat == (seen.dealer + 1) % players,
        "to-act": seat in actors,
        "in": seat in actors and not seen.trick,
    }
    return tuple(mark for mark, holds in marks.items() if holds)


def _hand(seat: int, hand: Sequence[Card], ranks: Sequence[Rank], shown: Card | None) -> Zone:
    name = f"hand:{seat}"
    known = by_suit([card for card in hand if card], ranks)
    cards = [TableCard(card, card, marks=("shown",) if card == shown else ()) for card in known]
    cards += [TableCard(f"{name}/{place}", None) for place in range(len(known), len(hand))]
    return Zone(name, "hand", seat, tuple(cards), len(hand))
