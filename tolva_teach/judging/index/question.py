"""A question as people ask it, and the position at which the rules answer it.

What the answer is follows from the game, its number of players and its options: the texts have a sentence for each
outcome that a question can have, and the outcome chooses among them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from tolva_teach.games.base import Deal, Decision, Game, Happening, Refused
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.ending import ending
from tolva_teach.judging.hands import Hands
from tolva_teach.judging.index.case import Asks, Case, Outcome
from tolva_teach.judging.index.stages import Stage, stages
from tolva_teach.judging.judgement import layout_of
from tolva_teach.judging.late import look_back
from tolva_teach.judging.position import YOU, Position
from tolva_teach.judging.tricks import DRAWING
from tolva_teach.records.events import parse_decision
from tolva_teach.rules.cards import Card, Suit

YES, NO, BARRED = "yes", "no", "barred"

_KEPT = 4096
"""How many answers are kept: those of all games, each by every option."""


_LYING = ("trick", "lay", "table", "hand", "pile", "hands", "trump")
"""The parts of a position that one pictures."""


class Answered(NamedTuple):
    """What the rules answer, in a stage of a deal where it hangs on that."""

    outcome: Outcome
    stage: Stage | None = None


def always(game: Game[Any]) -> bool:
    """A question that is asked whatever the options."""
    del game
    return True


@dataclass(frozen=True, eq=False)
class Question:
    """Something that people ask at the table."""

    name: str
    """Its text is the message `ask-NAME`, with an attribute for the answer to each outcome."""
    case: Case
    games: tuple[str, ...] = ()
    """In which games it is asked."""
    players: Sequence[int] = ()
    """With how many players; with any number where none is named."""
    assumes: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """Options that the question itself supposes, as who asks about a joker plays with some."""
    at: str = ""
    """The stage that its words name, where the game has it; a question that names none is answered for each."""
    suits: Callable[[Game[Any]], bool] = always
    """With which options it is asked."""

    def is_asked(self, game: Game[Any]) -> bool:
        """Whether it is asked in this game, by so many."""
        return game.name in self.games and (not self.players or game.players in self.players) and self.suits(game)

    def answers(self, game: Game[Any]) -> Sequence[Answered]:
        """What the rules answer, with the game's options: once, or for each stage of a deal where they differ.

        >>> from tolva_teach.games import game
        >>> from tolva_teach.judging.index import questions
        >>> [asked.answers(game("tolp", 4, {"equal": equal}))[0].outcome.code
        ...  for equal in (False, True) for asked in questions(game("tolp", 4)) if asked.name == "tolp-same-rank"]
        ['no', 'yes']
        >>> [(its.stage.name, its.outcome.code) for asked in questions(game("bondtolva", 2))
        ...  if asked.name == "trick-follow" for its in asked.answers(game("bondtolva", 2))]
        [('stock', 'yes'), ('no-stock', 'no')]
        """
        table = self.supposed(game)
        known = table.options_known
        written = tuple((key, known[key].written(value)) for key, value in sorted(table.variants.items()))
        return _answers(self, type(table), table.players, written)

    def _by_stage(self, game: Game[Any]) -> Iterator[Answered]:
        """What each stage answers; where none is named and all answer alike, the case as it stands."""
        staged = [(its, its.lay(self.case, game)) for its in stages(game) if self.at in ("", its.name)]
        found = [Answered(told, its) for its, laid in staged if laid and (told := _supposing(game, laid.at(game), its))]
        if len({its.outcome.code for its in found}) > 1:
            yield from found
        elif self.at and found:
            yield Answered(found[0].outcome)
        else:
            yield Answered(self.case.asks(game, self.case.at(game)))

    def names_a_stage(self, game: Game[Any]) -> bool:
        """Whether its words name a stage that the game has: such a question comes first."""
        return any(its.name == self.at for its in stages(game))

    def supposed(self, game: Game[Any]) -> Game[Any]:
        """The game with what the question supposes, where its options do not say otherwise."""
        variants = game.variants
        added = {key: value for key, value in self.assumes.items() if key not in variants}
        return type(game)(game.players, {**variants, **added}) if added else game

    def lying(self, game: Game[Any]) -> Iterator[tuple[str, Sequence[Card | Suit]]]:
        """What lies on the table, in the order in which it is read: the name of each part, and its cards; trump is a
        suit. Of hands that are compared each is a part `hands`."""
        case = self.case.at(self.supposed(game))
        position = case.position if case.shows is None else case.shows
        for name in _LYING:
            laid = position.get(name, ())
            for cards in laid if name == "hands" else [[laid] if isinstance(laid, str) else laid]:
                if cards:
                    yield name, cards

    def position(self, game: Game[Any]) -> Position:
        """The position that is judged."""
        supposed = self.supposed(game)
        return Position.of(supposed, self.case.at(supposed).position)


@lru_cache(maxsize=_KEPT)
def _answers(
    question: Question, rules: type[Game[Any]], players: int, written: tuple[tuple[str, str], ...]
) -> Sequence[Answered]:
    """Kept, as a game is asked by many options what others answer by theirs, and by few of them what is asked next."""
    options = {key: rules.options_known[key].read(text) for key, text in written}
    return tuple(question._by_stage(rules(players, options)))


def _supposing(game: Game[Any], case: Case, stage: Stage) -> Outcome | None:
    """What comes of the case in a stage; None where what it supposes cannot happen there."""
    try:
        outcome = case.asks(game, case)
    except Refused:
        return None
    return None if outcome.code == BARRED and outcome.rule in stage.rules else outcome


# What can be asked.


def may(game: Game[Any], case: Case) -> Outcome:
    """Whether the last decision is allowed."""
    deal, last = _up_to_last(game, case)
    verdict = deal.verdict(last)
    return Outcome(YES if verdict else NO, verdict.rule)


def must(game: Game[Any], case: Case) -> Outcome:
    """Whether the last decision is allowed, and no other of its kind is: then by the rule that refuses the others."""
    deal, last = _up_to_last(game, case)
    view = deal.view(last.seat)
    others = [verdict for its, verdict in game.verdicts(view) if its.verb == last.verb and its != last]
    refusals = [verdict.rule for verdict in others if not verdict]
    verdict = deal.verdict(last)
    bound = verdict.allowed and bool(others) and len(refusals) == len(others)
    return Outcome(YES, refusals[-1]) if bound else Outcome(NO, verdict.rule)


def comes(kind: str, otherwise: str, rule: str = "", **others: str) -> Asks:
    """Whether this happens; `barred` where the decision itself is not allowed.

    Args:
        otherwise: the rule by which it does not.
        rule: the rule by which it does, where that is not the one that the happening names.
        others: codes of what may happen instead, each with its kind.
    """
    codes = {kind: YES, **{its: code for code, its in others.items()}}

    def asks(game: Game[Any], case: Case) -> Outcome:
        try:
            found = [its for its in _happened(game, case) if its.kind in codes]
        except Refused as refusal:
            return Outcome(BARRED, refusal.rule)
        return Outcome(codes[found[0].kind], rule or found[0].rule) if found else Outcome(NO, otherwise)

    return asks


def told(kind: str, fact: str) -> Asks:
    """What is told of the first happening of this kind."""

    def asks(game: Game[Any], case: Case) -> Outcome:
        happened = next(its for its in _happened(game, case) if its.kind == kind)
        return Outcome(_code(happened.facts.get(fact)), happened.rule)

    return asks


def takes_it(game: Game[Any], case: Case) -> Outcome:
    """Whether you take the trick that is then whole."""
    taken = next(its for its in _happened(game, case) if its.kind == "trick-taken")
    return Outcome(YES if taken.facts["taker"] == YOU else NO, taken.rule)


def may_by(**rules: str) -> Asks:
    """Whether the last decision is allowed.

    Args:
        rules: by which rule it is, `yes`, or is not, `no`, where the question is about another than the first that
            bears on it.
    """

    def asks(game: Game[Any], case: Case) -> Outcome:
        outcome = may(game, case)
        return outcome._replace(rule=rules.get(outcome.code, outcome.rule))

    return asks


def unforeseen(game: Game[Any], case: Case) -> Outcome:
    """What is to be done where somebody did the last decision: `silent` where the rules refuse it and say no more."""
    outcome = may(game, case)
    return outcome._replace(code="silent") if outcome.code == NO else outcome


def lives_lost(game: Game[Any], case: Case) -> Outcome:
    """How many lives each of those who show loses: `2-1`."""
    showing = len(case.position["hands"])
    before = Hands().deal(Position.of(game, case.position)).board.lives[:showing] if "lives" in case.position else None
    first = game.first_standing(None, 0, None).score
    deal, happened = _played(game, case)
    after = deal.standing.score[:showing]
    lost = "-".join(str(was - now) for was, now in zip(before or first, after, strict=False))
    decided = ("safe", "lost-two", "spared", "stock-out-ends", "stock-out", "lost-life")
    rules = [its.rule for kind in decided for its in happened if its.kind == kind]
    return Outcome(lost, rules[0])


def all_out(game: Game[Any], case: Case) -> Outcome:
    """The lives that are lost where all who are left would lose their last one: `1-1-1-on` where they play on."""
    lost = lives_lost(game, case)
    kinds = {its.kind for its in _happened(game, case)}
    return lost._replace(code=f"{lost.code}-on") if "plays-free" in kinds and "out" not in kinds else lost


def found_late(game: Game[Any], case: Case) -> Outcome:
    """Which play was wrong, where that is found later: `found`, by the rule that it was against; `free` where none
    could be."""
    if case.position.get("phase") == DRAWING:
        return Outcome("free", "bond.phase1")
    found = look_back(Position.of(game, case.position)).found
    return Outcome("found", found.verdict.rule) if found else Outcome("unsure", "trick.follow")


def turn(rules: Mapping[str, str]) -> Asks:
    """Whether it is then your turn.

    Args:
        rules: by which rule it is, `yes`, or is not.
    """

    def asks(game: Game[Any], case: Case) -> Outcome:
        deal, _ = _played(game, case)
        code = YES if YOU in deal.actors() else NO
        return Outcome(code, rules[code])

    return asks


def next_turn(rule: str) -> Asks:
    """Whose turn it is then, by the number of the seat, counted from yours."""

    def asks(game: Game[Any], case: Case) -> Outcome:
        deal, _ = _played(game, case)
        return Outcome(str(deal.actors()[0]), rule)

    return asks


def next_dealer(rule: str = "") -> Asks:
    """Who deals next, after seat 0.

    Args:
        rule: the one that tells of it, where the game has none of its own for that.
    """

    def asks(game: Game[Any], case: Case) -> Outcome:
        told = case.position.get("lives")
        score = [*told, *[1] * (game.players - len(told))] if told else None
        dealer = game.next_dealer(0, game.first_standing(score, 0, None))
        return Outcome(str(dealer), rule or game.dealer_rule or "")

    return asks


def next_match(game: Game[Any], case: Case) -> Outcome:
    """Who deals first in the next match, where seat 0 did in this one: by custom, or as one agrees."""
    custom = getattr(game, "next_match_dealer", None)
    del case
    return Outcome("none" if custom is None else str(custom(0)), cast(TrickGame, game).match_rule)


def exchanged(game: Game[Any], case: Case) -> Outcome:
    """Who exchanges how many cards: for each pair from the outermost inwards, `2-1`."""
    deal: Any = layout_of(Position.of(game, case.position)).deal(Position.of(game, case.position))
    return Outcome("-".join(str(pair.size) for pair in deal.exchanges), "tolp.exchange")


def for_two(asks: Asks) -> Asks:
    """What is asked of a game for two: where more play, the cards of all would have to be known."""
    return lambda game, case: asks(type(game)(2, game.variants), case)


def starts(game: Game[Any], case: Case) -> Outcome:
    """Whether it is you who starts the round."""
    position = Position.of(game, case.position)
    deal: Any = layout_of(position).deal(position)
    return Outcome(YES if YOU in deal.actors() else NO, "tolp.start")


def _code(value: object) -> str:
    return "none" if value is None else str(value).replace(".", "-")


# A case as a deal.


def _up_to_last(game: Game[Any], case: Case) -> tuple[Deal[Any], Decision]:
    """The deal in which all but the last of the decisions have been taken, and that one."""
    position = Position.of(game, case.position)
    deal: Deal[Any] = layout_of(position).deal(position)
    decisions = [parse_decision(event.format(last=game.players - 1)) for event in case.does]
    for decision in decisions[:-1]:
        deal.apply(decision)
    return deal, decisions[-1]


def _played(game: Game[Any], case: Case) -> tuple[Deal[Any], Sequence[Happening]]:
    """The deal when all has been decided, and what came of the last decision, or of the deal itself."""
    position = Position.of(game, case.position)
    if "counts" in case.position:
        return _after(*ending(position))
    if "hands" in case.position and not case.does:
        layout = Hands()
        if case.position.get("dealt"):
            deal = layout.deal(position)
            return deal, deal.opening
        return _after(*layout.showdown(position))
    return _after(*_up_to_last(game, case))


def _after(deal: Deal[Any], last: Decision) -> tuple[Deal[Any], Sequence[Happening]]:
    return deal, deal.apply(last)


def _happened(game: Game[Any], case: Case) -> Sequence[Happening]:
    return _played(game, case)[1]
