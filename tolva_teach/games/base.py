"""The interface that every game passes through.

A `Game` is the rules with a number of players and options; a `Deal` is one deal in progress. Whoever drives a deal
(replay, record, quiz, widget, a program that plays) needs only this:

- `deal.actors()`: the seats that may decide now, none when the deal is over;
- `deal.view(seat)`: all that this seat may know, and nothing else;
- `game.verdict(view, decision)`: allowed or not, by which rule, with which facts;
- `game.offers(view)`: what a person in this seat could think of doing, the forbidden included, as pieces of its table;
- `deal.apply(decision)`: does it and tells what happened, or raises `Refused` and leaves the deal as it was;
- `deal.where(decision)` and `deal.unfold(decision)`: where in the deal that is, and what people see of it, one picture
  after the other.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from tolva_teach.games.options import Option
from tolva_teach.rules.cards import Card, Rank
from tolva_teach.rules.decisions import Decision, decisions, each_said, play, said
from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.offers import Offers, as_pieces
from tolva_teach.rules.places import Where
from tolva_teach.rules.refusals import ANOTHER_GAMES_VERB, NOTHING_LEFT
from tolva_teach.rules.table import Table
from tolva_teach.rules.verbs import Arguments, add_verbs
from tolva_teach.rules.verdicts import Facts, Verdict, allowed, refused

__all__ = [
    "Deal",
    "Dealt",
    "Decision",
    "Game",
    "Happening",
    "Judge",
    "Moment",
    "Refused",
    "Standing",
    "View",
    "decisions",
    "each_said",
    "evolve",
    "play",
    "said",
]

T = TypeVar("T")


def evolve(value: T, **changes: Any) -> T:
    """The same frozen dataclass with these fields changed.

    `dataclasses.replace` calls the constructor and takes ten times as long, which every trick of a deal would pay.

    Raises:
        TypeError: it has no such field.
    """
    fields = value.__dict__
    after = fields | changes
    if len(after) > len(fields):
        raise TypeError(f"{type(value).__name__} has no field {', '.join(sorted(after.keys() - fields.keys()))}")
    changed: T = object.__new__(type(value))
    object.__setattr__(changed, "__dict__", after)
    return changed


LET_STAND = allowed("let-stand", "any")
"""By no rule: what is told of it names the card alone."""


class Refused(Exception):  # noqa: N818 - it is a ruling, not a fault
    """A decision that the rules do not allow; the deal is as it was before."""

    def __init__(self, decision: Decision, verdict: Verdict) -> None:
        super().__init__(f"{decision}: {verdict.rule} ({verdict.case})")
        self.decision = decision
        self.verdict = verdict

    @property
    def rule(self) -> str:
        """The id of the rule that refuses it."""
        return self.verdict.rule

    @property
    def facts(self) -> Facts:
        """The facts that go with the rule."""
        return self.verdict.facts


@dataclass(frozen=True)
class Standing:
    """How a match stands between two decisions: what one deal hands to the next."""

    score: tuple[int, ...]
    """Each party's points (Trettioett: lives by seat; Tölp: rounds as king by seat)."""
    winner: int | None = None
    """The party that has won the match."""
    carry: int = 0
    """Points that wait for the next vinsten (tolva.score.carry)."""
    order: tuple[int, ...] | None = None
    """The last round's finishing order (tolp.out)."""


@dataclass(frozen=True)
class Dealt:
    """Where the cards lie when a deal begins."""

    hands: tuple[tuple[Card, ...], ...]
    piles: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """What else the game has, by the record's key: `stock`, `up`, `down`, `pile`, `aside`."""


class View:
    """What one seat may know of a deal. A game adds its own fields; all of them are values that never change."""

    __slots__ = ("actors", "game", "seat")

    def __init__(self, game: "Game[Any]", seat: int, actors: tuple[int, ...]) -> None:
        self.game = game
        self.seat = seat
        self.actors = actors


V = TypeVar("V", bound=View)


_DO = "_do_"


class Deal(ABC, Generic[V]):
    """One deal in progress. Only `apply` changes it."""

    game: "Game[V]"
    opening: tuple[Happening, ...]
    """What happened before the first decision: the deal itself, a dealt 31 …"""
    _doers: ClassVar[Mapping[str, Callable[[Any, Decision, Verdict], tuple[Happening, ...]]]]
    """By verb the method `_do_VERB`, of this class or the nearest above it that has one; hyphens are underscores."""
    _pictures: "list[Moment] | None" = None
    """Filled by `pause` while somebody looks; None otherwise."""

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now, the one that a record's `to_act` names first; none when the deal is over."""

    @abstractmethod
    def view(self, seat: int) -> V:
        """All that this seat may know. It may be another object each time, also where nothing has changed."""

    @abstractmethod
    def table(self) -> Table:
        """The table with everyone's cards open."""

    @property
    @abstractmethod
    def standing(self) -> Standing:
        """The match as it stands now, with what this deal has credited so far."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        doing = (name for name in dir(cls) if name.startswith(_DO))
        cls._doers = {name.removeprefix(_DO).replace("_", "-"): getattr(cls, name) for name in doing}

    def _do(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """Carries out a decision that this verdict allows."""
        return self._doers[decision.verb](self, decision, verdict)

    @abstractmethod
    def where(self, decision: Decision | None = None) -> Where:
        """Where in the deal this decision is taken, or the next one where none is given; nothing of it is secret."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.actors()

    @property
    def promise_kept(self) -> bool | None:
        """Whether what a seat has promised (`Game.commitments`) was kept; None while that is open, or without one."""
        return None

    def seen(self, viewer: int | None) -> Table:
        """The table as this seat sees it, or with everyone's cards open."""
        return self.table() if viewer is None else self.game.table(self.view(viewer))

    def unfold(self, decision: Decision) -> "tuple[Moment, ...]":
        """What people see of the decision, one picture after the other; the deal itself stays as it is.

        The last picture is the deal as `apply` leaves it, and what happened is shared out among them in order.

        Raises:
            Refused: the rules do not allow it.
        """
        return self._pictured(lambda going: going.apply(decision))

    def let_stand(self, decision: Decision) -> "tuple[Moment, ...]":
        """What people would see of a decision that the rules forbid if they let it stand, as `unfold` tells it; the
        deal itself stays as it is.

        Raises:
            ValueError: nothing forbids it, or the deal could not go on after it (`Game.breakable`).
        """
        verdict = self.verdict(decision)
        if verdict.allowed or verdict.rule not in self.game.breakable:
            raise ValueError(f"{decision}: {verdict.rule} is not to be broken here")
        return self._pictured(lambda going: going._do(decision, LET_STAND))

    def _pictured(self, do: Callable[[Self], tuple[Happening, ...]]) -> "tuple[Moment, ...]":
        """What people see of something that is done to a copy of the deal."""
        going = self.copy()
        pictures: list[Moment] = []
        going._pictures = pictures
        happened = do(going)
        going._pictures = None
        told = sum(len(picture.happenings) for picture in pictures)
        return (*pictures, Moment(happened[told:], going))

    def as_seen(self) -> "Self | None":
        """A copy of the deal in the middle of a decision, to be shown to people; None where nobody looks."""
        if self._pictures is None:
            return None
        seen = self.copy()
        seen._pictures = None
        return seen

    def pause(self, happened: Sequence[Happening], seen: "Self | None") -> None:
        """Keeps a picture of the deal in the middle of a decision, such as a trick that is not gathered yet.

        Args:
            happened: what has happened since the decision, or the pause before.
            seen: what `as_seen` gave.
        """
        if self._pictures is not None and seen is not None:
            self._pictures.append(Moment(tuple(happened), seen))

    def apply(self, decision: Decision) -> tuple[Happening, ...]:
        """Does it, and tells what happened, in order.

        Raises:
            Refused: the rules do not allow it; the deal is as it was.
        """
        verdict = self.verdict(decision)
        if not verdict.allowed:
            raise Refused(decision, verdict)
        return self._do(decision, verdict)

    def verdict(self, decision: Decision) -> Verdict:
        """The verdict on a decision, from the view of the seat that takes it."""
        seat, game = decision.seat, self.game
        if not 0 <= seat < game.players:
            return refused("turn.order", "no-such-seat", {"count": game.players})
        verdict = game.verdict(self.view(seat), decision)
        return verdict if verdict.allowed else self._known_better(decision, verdict)

    def _known_better(self, decision: Decision, refusal: Verdict) -> Verdict:
        """The refusal, or a more exact one: a deal knows the cards that the seat does not see."""
        return refusal

    def legal(self) -> tuple[Decision, ...]:
        """Every decision open to anyone now (a game may list one for many alike: see its `candidates`)."""
        views = (self.view(seat) for seat in self.actors())
        return tuple(decision for view in views for decision in self.game.legal(view))

    def hand_verdicts(self, seat: int) -> Iterable[tuple[Card, Verdict]]:
        """The verdict on playing each card that lies before this seat, those too that it does not see yet."""
        return self.game.hand_verdicts(self.view(seat))

    def copy(self) -> Self:
        """The same deal at the same point; what happens to one does not happen to the other."""
        return copy(self)


class Moment(NamedTuple):
    """One picture of what a decision brings about."""

    happenings: tuple[Happening, ...]
    """What has happened since the picture before."""
    deal: Deal[Any]
    """The deal as people see it then. Ask it; it does not go on."""


Judge = Callable[[V, Decision], Verdict]
"""The rules for one verb: from what the seat may know to a verdict."""


class Game(ABC, Generic[V]):
    """The rules of one game, for a number of players and with its options."""

    name: ClassVar[str]
    """As the record's `game` names it."""
    seats: ClassVar[range]
    """The numbers of players it takes."""
    usual_players: ClassVar[int]
    """How many play where nobody says."""
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType({})
    """The game's variants by name; `option_rules` has the rules that tell of them."""
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType({})
    """The rule that tells of each variant: one for all its values, or one for each, by how the value is written."""
    option_needs: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    """Which other variants an option means nothing without, with values to see it at work."""
    ranks: ClassVar[tuple[Rank, ...]]
    """The game's ranks from the top."""
    card_points: ClassVar[Mapping[Rank, int]] = MappingProxyType({})
    """What a card of each rank counts for; a rank left out counts nothing, and none does where cards do not count."""
    figures: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The numbers that its rules turn on, by name: for sentences that give a rule in short."""
    dealer_rule: ClassVar[str | None]
    """The rule that says who deals next, or None where a record is free to."""
    score_bounds: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Between which numbers a starting score lies, as JSON Schema says it: `minimum`, `maximum`."""
    record_schema: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """What else JSON Schema can say of a record of this game: how its starting score hangs on its options."""
    names_leading_suit: ClassVar[bool] = False
    """Whether a suit may trump the others, so that one wants to know which it is, or that there is none."""

    keeps_order: ClassVar[bool] = False
    """Whether the standing has a finishing order."""
    fewest_win: ClassVar[bool] = False
    """Whether fewer points are better."""
    has_situations: ClassVar[bool] = False
    """Whether a hand can be judged without the deal around it (see `situation_verdicts`)."""
    leads_to_empty_table: ClassVar[bool] = False
    """Whether who leads has nothing before them any more; elsewhere a trick is seen until the next one begins."""
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """How each verb is offered at the table (see `offers.as_pieces`); what is not there is said in words."""

    any_of: ClassVar[Collection[str]] = ()
    """Verbs whose candidates are one for each card: any other choice of as many allowed cards will do as well."""

    chances: ClassVar[Sequence[str]] = ()
    """Verbs that are worth saying while one may, those that are worth most first (see `chances`)."""

    commitments: ClassVar[Collection[str]] = ()
    """Verbs by which a seat promises something, at a cost where it is not kept."""

    risks: ClassVar[Collection[str]] = ()
    """Verbs by which a seat may lose by being too early, where nothing but the cards says whether it is."""

    own_verbs: ClassVar[Mapping[str, Arguments]] = MappingProxyType({})
    """Verbs that it has and the kit has not (`rules.verbs`), and what each is said with."""

    asides: ClassVar[Collection[str]] = ()
    """Kinds of happening that are left out where there is room for the most important only."""

    breakable: ClassVar[Collection[str]] = ()
    """Rules after whose breach a deal can go on as if nothing had happened: a card was played that is held."""

    results: ClassVar[Collection[str]] = ("match-won",)
    """Kinds of happening by which a deal or a match is decided, and which make up the score."""

    verbs: Mapping[str, Judge[V]]
    """What a seat can decide in this game, and the rules that judge it."""
    pack: tuple[Card, ...]
    """Every card that is dealt, in a fixed order (a card of two packs stands there twice)."""
    parties: tuple[int, ...]
    """Each seat's party."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        add_verbs(cls.own_verbs)

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        """A game sets its `verbs`, `pack` and `parties` here.

        Args:
            players: how many play, one of `seats`.
            options: variants by name, as in a record; what is left out has its default.

        Raises:
            ValueError: a number of players, an option or a value that the game does not have.
        """
        if players not in self.seats:
            raise ValueError(f"{self.name} takes {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        for key, value in options.items():
            if key not in self.options_known or not self.options_known[key].accepts(value):
                raise ValueError(f"{self.name} has no option {key} = {value!r}")
        self.players = players
        self.options: Mapping[str, Any] = MappingProxyType(
            {key: options.get(key, option.default) for key, option in self.options_known.items()}
        )

    @property
    def variants(self) -> dict[str, Any]:
        """The options that are not as they usually are."""
        return {key: value for key, value in self.options.items() if value != self.options_known[key].default}

    @classmethod
    def option_rule(cls, key: str, value: Any) -> str:
        """The id of the rule that tells of an option at this value."""
        rules = cls.option_rules[key]
        return rules if isinstance(rules, str) else rules[cls.options_known[key].written(value).partition(".")[0]]

    @abstractmethod
    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        """How a match stands before its first deal; what is None has the game's own start.

        Raises:
            ValueError: a score of the wrong length, or that leaves nothing to play.
        """

    @abstractmethod
    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        """The shape of a deal: `Dealt` with a placeholder for every card."""

    @abstractmethod
    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        """Deals the pack, first card first, as the game's deal rule says."""

    @abstractmethod
    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> Deal[V]:
        """The deal, before its first decision."""

    @abstractmethod
    def next_dealer(self, dealer: int, standing: Standing) -> int:
        """Who deals after this dealer's deal."""

    @abstractmethod
    def candidates(self, view: V) -> Iterable[Decision]:
        """What a person in this seat could think of doing, the forbidden included."""

    def offers(self, view: V) -> Offers:
        """The same as pieces of the table that the seat sees; nothing where it is not its turn."""
        candidates = self.candidates(view) if view.seat in view.actors else ()
        return as_pieces(view.seat, candidates, self.table(view), self.offered_as)

    @abstractmethod
    def table(self, view: V) -> Table:
        """What this seat sees, for a picture."""

    def verdict(self, view: V, decision: Decision) -> Verdict:
        """Allowed or not, by which rule, with which facts: the one place that every question about legality ends in.

        Raises:
            ValueError: the decision is another seat's than the view.
        """
        seat, verb, _ = decision
        if seat != view.seat:
            raise ValueError(f"seat {seat} decides, but seat {view.seat} looks")
        if seat not in view.actors:
            return refused("turn.order", "not-yours", {"actors": view.actors}) if view.actors else NOTHING_LEFT
        judge = self.verbs.get(verb)
        return judge(view, decision) if judge else ANOTHER_GAMES_VERB

    def verdicts(self, view: V) -> list[tuple[Decision, Verdict]]:
        """Each of the seat's candidates with its verdict."""
        if view.seat not in view.actors:
            return [(decision, self.verdict(view, decision)) for decision in self.candidates(view)]
        verbs = self.verbs  # whose turn it is need not be asked again for each
        return [(decision, verbs[decision[1]](view, decision)) for decision in self.candidates(view)]

    def legal(self, view: V) -> tuple[Decision, ...]:
        """What this seat may do now."""
        return tuple([decision for decision, verdict in self.verdicts(view) if verdict[0]])

    def open_verbs(self, view: V) -> frozenset[str]:
        """What this seat may do now, by its verbs, with these cards or with others: what all at the table can tell."""
        return frozenset([decision.verb for decision in self.legal(view)])

    def is_gone(self, view: V, chance: Decision) -> bool:
        """Whether what the seat may not do now certainly never comes back in this deal, as far as its view tells.

        Args:
            view: what the seat sees, after it let the chance go.
            chance: what it could have done before.
        """
        return False

    def is_past(self, view: V, decision: Decision) -> bool:
        """Whether it is plain to all at the table that nobody says this any more in the deal, so that a person needs no
        button for it, not even to err by; what is past is forbidden.

        Args:
            view: what the seat sees.
            decision: one that it could think of.
        """
        return False

    def hand_verdicts(self, view: V) -> Iterable[tuple[Card, Verdict]]:
        """The verdict on playing each card that this seat has before it; none where cards are not played one by one."""
        return ()

    def situation_verdicts(self, source: Mapping[str, Any]) -> list[tuple[Card, Verdict]]:
        """The verdict on every card of a hand without the deal around it, where the game has such situations.

        Args:
            source: the JSON object that gives the situation (`records.situation`).

        Raises:
            RecordFault: record.syntax or record.cards.
            ValueError: the game has no situations.
        """
        raise ValueError(f"{self.name} has no situations")

    def situation_table(self, source: Mapping[str, Any]) -> Table:
        """What lies on the table in such a situation: what has been played, and the hand of the seat after it.

        Args and errors are those of `situation_verdicts`.
        """
        raise ValueError(f"{self.name} has no situations")

    def listed(self, view: V) -> Iterable[str]:
        """What is open to this seat, as a record's answer lists it: one entry for choices that are alike."""
        return (str(decision) for decision in self.legal(view))

    def __repr__(self) -> str:
        chosen = self.variants
        return f"{type(self).__name__}({self.players}{', ' + repr(chosen) if chosen else ''})"
