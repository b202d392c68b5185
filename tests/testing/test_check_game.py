"""What a game of anybody's is asked: leaks, wrong judgements and crowded pictures are made on purpose, and seen."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from helpers.described import known
from tolva_teach.described import GameDescription, installed
from tolva_teach.games.base import Dealt, Decision, Happening, Standing, evolve
from tolva_teach.games.options import Flag
from tolva_teach.games.plain import PARTS, PlainDeal, PlainTrick, PlainTrickGame, PlainView, judge_card
from tolva_teach.knowing import knowledge
from tolva_teach.knowing.plain import knowledge_of_plain_tricks
from tolva_teach.players.club import Budget, thinking
from tolva_teach.players.club.plain import PlainMind
from tolva_teach.quiz.turns import AnyTurnQuestion, TurnFamily, family_of_turns
from tolva_teach.records.record import deal_record
from tolva_teach.rules.decisions import play
from tolva_teach.rules.table import Table, Zone
from tolva_teach.rules.tricks import obligation
from tolva_teach.rules.verdicts import Verdict, refused
from tolva_teach.solver.sure import sure_of
from tolva_teach.testing import conformance
from tolva_teach.testing.conformance import NotConformingError
from tolva_teach.testing.words import looked_through
from tolva_teach.texts import Speaker, reason


class Small(PlainTrickGame):
    """Two cards each for three, of eight; the last trick is a point."""

    name, seats, usual_players = "small", range(2, 6), 3
    suits, ranks, cards_each = "SH", ("A", "K", "Q", "J", "10", "9"), 2
    deal_rule = lead_rule = follow_rule = take_rule = "trick.follow"

    def scored(self, tricks: Any, standing: Standing) -> tuple[Standing, list[Happening]]:
        last: PlainTrick = tricks[-1]
        score = tuple(points + (seat == last.taker) for seat, points in enumerate(standing.score))
        return Standing(score), [Happening("deal-over", "trick.follow", {"seat": last.taker})]


class Heading(Small):
    """The same with trumps, which one must play, and head the trick."""

    trump = "S"

    def __init__(self, players: int, options: Any = ()) -> None:
        super().__init__(players)
        self.verbs = {"play": self.judge}

    def judge(self, view: PlainView, decision: Decision) -> Verdict:
        duty = obligation(frozenset(view.hand), view.trick, self.trump, self.order)
        return duty.verdict(decision.args[0])


class Counted(Small):
    """Each trick is ten points, and whoever has fewest is best off."""

    cards_each, fewest_win = 5, True

    def scored(self, tricks: Any, standing: Standing) -> tuple[Standing, list[Happening]]:
        takers = [trick.taker for trick in tricks]
        score = tuple(points + 10 * takers.count(seat) for seat, points in enumerate(standing.score))
        return Standing(score), []


def described(rules: type[PlainTrickGame]) -> GameDescription:
    return GameDescription(interface=1, rules=rules, chapters={"tricks": ["trick.follow", "trick.lead"]}, **PARTS)


class Leaks(PlainView):
    __slots__ = ("next_hand",)

    def __init__(self, deal: PlainDeal, seat: int) -> None:
        super().__init__(deal, seat)
        self.next_hand = deal.hands[(seat + 1) % deal.game.players]


class Traces(Leaks):
    """Does not name the hidden cards, but differs with them."""

    def __init__(self, deal: PlainDeal, seat: int) -> None:
        super().__init__(deal, seat)
        self.next_hand = (str(sum(ord(part) for card in self.next_hand for part in card)),)


def with_view(view: type[PlainView]) -> type[PlainTrickGame]:
    class Its(PlainDeal):
        def view(self, seat: int) -> PlainView:
            return view(self, seat)

    return type("Its", (Small,), {"start": lambda game, *args: Its(game, *args)})


def judged_by(judge: Callable[[PlainView, Decision], Verdict]) -> type[PlainTrickGame]:
    def begun(game: Small, players: int, options: Any = ()) -> None:
        Small.__init__(game, players)
        game.verbs = {"play": judge}

    return type("Its", (Small,), {"__init__": begun})


def raises(view: PlainView, decision: Decision) -> Verdict:
    return judge_card(view, decision) if decision.args[0] in view.hand else {}[decision.args[0]]


def by_no_rule(view: PlainView, decision: Decision) -> Verdict:
    verdict = judge_card(view, decision)
    return verdict if verdict.allowed else refused("small.whim", "whim")


def lacks_a_card(view: PlainView) -> Any:
    """The first card that others may hold is not thought of."""
    its = knowledge_of_plain_tricks(view)
    _, *others = its.places
    return evolve(its, places={card: its.places[card] for card in others})


def fewer_than_none(view: PlainView) -> Any:
    its = knowledge_of_plain_tricks(view)
    first, *others = its.bins
    return replace(its, bins=(first._replace(room=-1), *others))


def all_in_one_hand(view: PlainView) -> Any:
    """A card that lies aside is said to be in a hand."""
    its = knowledge_of_plain_tricks(view)
    return evolve(its, masks=(1,) * len(its.cards), filling=(0,) * len(its.cards))


@pytest.mark.parametrize(
    ("knows", "said"),
    [
        (lacks_a_card, "not among the places"),
        (fewer_than_none, "missing or counted twice"),
        (all_in_one_hand, "must be in one|said to lack it"),
    ],
)
def test_knowledge_that_is_not_true_is_seen(knows: Callable[[PlainView], Any], said: str) -> None:
    its = replace(described(Small), knowledge=knows)
    with known(its), pytest.raises(NotConformingError, match=said):
        _ask_often(conformance.knowledge_is_true)


class Agreed(Small):
    """With a variant, a word of its own for it, and rules that nobody has written."""

    seats = range(3, 4)
    options_known, option_rules = {"double_last": Flag()}, {"double_last": "small.variant"}

    def scored(self, tricks: Any, standing: Standing) -> tuple[Standing, list[Happening]]:
        after, told = super().scored(tricks, standing)
        doubled = [Happening("twofold", "small.double", {"points": 2})] if self.options["double_last"] else []
        return Standing(after.score, after.score.index(1)), [*told, *doubled]


class AboutTheEnd(AnyTurnQuestion):
    """Is answered by a rule of its own, in a case of its own in the last trick."""

    def verdict(self, choice: str) -> Verdict:
        return refused("small.question", "last" if len(self.view.hand) == 1 else "first")

    def why(self, choice: str, speaker: Speaker) -> str:
        return reason(self.verdict(choice), None, speaker)


class End(TurnFamily[AboutTheEnd]):
    name, question_type = "small-end", AboutTheEnd


def test_words_and_rules_of_variants_and_of_seldom_questions_are_looked_for() -> None:
    its = replace(described(Agreed), families=lambda game: [family_of_turns(End, game, 3)])
    with known(its):
        lacking = looked_through("small", deals=1)
    assert lacking.rules == ("small.double", "small.question", "small.variant")
    wanted = {"did-twofold-small-double", "option-double-last", "why-small-question-first", "why-small-question-last"}
    assert wanted <= set(lacking.words["sv"])


class LastCard(End):
    name, forced = "small-last-card", True

    @staticmethod
    def asked_of(view: Any) -> bool:
        return len(view.hand) == 1


def test_a_family_may_ask_about_turns_without_a_choice_and_else_is_told_that_it_does_not() -> None:
    with known(described(Small)):
        for difficulty in LastCard.difficulties:
            question = family_of_turns(LastCard, Small, 3).question(7, difficulty)
            assert len(question.view.hand) == 1
        with pytest.raises(ValueError, match="forced = True"):
            family_of_turns(type("Never", (LastCard,), {"forced": False}), Small, 3).question(7, 1)


def test_questions_that_cannot_be_made_do_not_conform(monkeypatch: pytest.MonkeyPatch) -> None:
    def makes(game: object) -> object:
        raise RuntimeError("out of questions")

    monkeypatch.setattr(installed, "_failures", [])
    with known(replace(described(Small), families=makes)), pytest.raises(NotConformingError, match="out of questions"):
        conformance.check_game("small")


class OtherTrumpsDeal(PlainDeal):
    """Which suit is trumps hangs on a card that a seat does not see."""

    def __init__(self, game: PlainTrickGame, dealt: Dealt, dealer: int, standing: Standing) -> None:
        super().__init__(game, dealt, dealer, standing)
        self.trump = dealt.hands[dealer][0][0]


class OtherTrumps(Small):
    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> PlainDeal:
        return OtherTrumpsDeal(self, dealt, dealer, standing)


class HeapedDeal(PlainDeal):
    def seen(self, viewer: int | None) -> Table:
        table = super().seen(viewer)
        return replace(table, zones=(*table.zones, Zone("apart", "laid", 1, (), 3)))


class Heaped(Small):
    """Cards lie in a zone that no picture shows."""

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> PlainDeal:
        return HeapedDeal(self, dealt, dealer, standing)


@pytest.mark.parametrize("rules", [Small, Heading], ids=["follow", "head"])
@pytest.mark.parametrize("players", Small.seats)
def test_a_game_as_it_should_be_passes(rules: type[PlainTrickGame], players: int) -> None:
    with known(described(rules)):
        for seed in range(2):
            for holds in (*conformance.EVERY_GAME, *conformance.OUTSIDE):
                holds(deal_record("small", players, seed), Random(seed))


@pytest.mark.parametrize(
    ("holds", "rules", "said"),
    [
        (conformance.views_say_what_was_shown, with_view(Leaks), "names"),
        (conformance.hidden_cards_leave_no_trace, with_view(Traces), "can tell"),
        (conformance.decisions_are_judged_however_wrong, judged_by(raises), "is not judged"),
        (conformance.decisions_are_judged_however_wrong, judged_by(by_no_rule), "small.whim"),
        (conformance.pictures_have_room, Heaped, "apart"),
        (conformance.imagined_deals_are_alike, OtherTrumps, "must make trumps of the dealt cards"),
    ],
    ids=["view", "trace", "raises", "no-rule", "picture", "imagined"],
)
def test_what_is_wrong_is_seen(holds: Any, rules: type[PlainTrickGame], said: str) -> None:
    with known(described(rules)), pytest.raises(NotConformingError, match=said):
        _ask_often(holds)


def _ask_often(holds: Any) -> None:
    for seed in range(20):
        holds(deal_record("small", 3, seed), Random(seed))


# What follows from the base.


@pytest.mark.parametrize("rules", [Small, Heading], ids=["follow", "head"])
def test_knowledge_of_plain_tricks_is_all_that_can_be_known(rules: type[PlainTrickGame]) -> None:
    """Of a pack so small all deals can be gone through: where a card lies in none, it is said not to lie."""
    with known(described(rules)):
        game = rules(2)
        for seed in range(6):
            deal = conformance.fresh(deal_record("small", 2, seed))
            for _ in range(3):
                deal.apply(conformance.decide(deal, Random(seed)))
            view = deal.view(deal.actors()[0])
            other = 1 - view.seat
            plays = [one for trick in view.tricks for one in trick.plays] + list(view.trick)
            unseen = [card for card in game.pack if card not in view.hand and card not in {its.card for its in plays}]
            left = view.counts[other]
            possible = set()
            for hand in permutations(unseen, left):
                if _could_be(game, view, other, hand, plays):
                    possible.update(hand)
            said = {card for card, places in knowledge(view).places.items() if ("hand", other) in places}
            assert said == possible


def _could_be(game: PlainTrickGame, view: PlainView, other: int, hand: tuple[str, ...], plays: Any) -> bool:
    """Whether every play would have been allowed, had the other seat held these cards besides those it has played."""
    hands = {view.seat: list(view.hand), other: list(hand)}
    for seat, card in plays:
        hands[seat].append(card)
    rest = [card for card in game.pack if card not in [*hands[0], *hands[1]]]
    order = [*hands[(view.dealer + 1) % 2], *hands[view.dealer], *rest]
    deal = game.start(game.deal_out(order, view.dealer, view.before), view.dealer, view.before)
    for seat, card in plays:
        if not deal.verdict(play(seat, card)).allowed:
            return False
        deal.apply(play(seat, card))
    return True


@pytest.mark.parametrize(("rules", "sign"), [(Counted, -1), (type("Most", (Counted,), {"fewest_win": False}), 1)])
def test_a_club_player_takes_several_tricks_for_more_than_one_in_any_game(rules: type[Counted], sign: int) -> None:
    game = rules(2)
    deal = game.start(game.deal_out(game.pack, 0, game.first_standing(None, 0, None)), 0, Standing((0, 0)))
    view = deal.view(1)

    def worth(*score: int) -> float:
        end = deal.copy()
        end.after = Standing(score)
        return PlainMind().worth(end, view)

    worths = [worth(0, tens) for tens in (0, 10, 30, 50)]
    assert worths == sorted(worths, reverse=sign < 0)
    assert len(set(worths)) == 4
    assert worth(0, 50) == sign  # all that a deal can bring


def test_open_cards_say_what_takes_the_last_trick_and_a_club_player_decides_alike_by_the_same_chance() -> None:
    """Ace and nine of a suit that the other must follow with king and ten: the ace is for the end."""
    with known(described(Small)):
        game = Small(2)
        first = ("SA", "S9", "SK", "S10")
        standing = game.first_standing(None, 0, None)
        rest = [card for card in game.pack if card not in first]
        deal = game.start(game.deal_out([*first, *rest], 0, standing), 0, standing)
        thought = [[*thinking(deal.view(1), Random(1), Budget(samples=6))][-1] for _ in range(2)]
        assert thought[0] == thought[1]
        assert thought[0] in deal.legal()
        worth = {card: sure_of(deal, play(1, card), lambda end: end.standing.score[1]) for card in ("SA", "S9")}
        assert worth == {"SA": 0, "S9": 1}
