"""The rules that plain trick games have in common: one plays a card that one holds, and follows suit."""

from collections.abc import Sequence
from random import Random

import pytest

from helpers.described import known
from tolva_teach.described import GameDescription
from tolva_teach.games.base import Dealt, Happening, Standing
from tolva_teach.games.options import Ranks
from tolva_teach.games.plain import PARTS, PlainDeal, PlainTrick, PlainTrickGame, PlainView
from tolva_teach.knowing import knowledge
from tolva_teach.knowing.plain import PlainKnowledge, knowledge_of_plain_tricks
from tolva_teach.picture import describe
from tolva_teach.players.club import choose as choose_as_club
from tolva_teach.players.club.plain import PlainMind, _most
from tolva_teach.records.record import deal_record
from tolva_teach.rules.decisions import play
from tolva_teach.rules.tricks import Play
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.testing.conformance import EVERY_GAME, OUTSIDE


class Three(PlainTrickGame):
    """Three cards for each of two, of the four highest of each suit; nothing is counted."""

    name = "three"
    seats = range(2, 3)
    usual_players = 2
    ranks = ("A", "K", "Q", "J")
    cards_each = 3
    deal_rule = lead_rule = follow_rule = take_rule = "trick.follow"

    def scored(self, tricks: Sequence[PlainTrick], standing: Standing) -> tuple[Standing, Sequence[Happening]]:
        del tricks
        return standing, ()


def dealt(*played: str) -> PlainDeal:
    """The dealer, seat 0, has one heart; seat 1, who leads, has two; and these cards have been played."""
    game = Three(2)
    hands = ("HK", "SJ", "SQ", "HA", "HQ", "CJ")
    rest = tuple(card for card in game.pack if card not in hands)
    first = (*hands[3:], *hands[:3], *rest)
    standing = game.first_standing(None, 0, None)
    deal = game.start(game.deal_out(first, 0, standing), 0, standing)
    for card in played:
        deal.apply(play(deal.actors()[0], card))
    return deal


def verdict(deal: PlainDeal, card: str) -> Verdict:
    seat = deal.actors()[0]
    return deal.game.verdict(deal.view(seat), play(seat, card))


def test_trick_follow_one_who_can_follow_must() -> None:
    after_heart = dealt("HQ")
    refused = verdict(after_heart, "SJ")
    assert (refused.allowed, refused.case) == (False, "holds-led")
    assert refused.facts["must"] == {"HK"}
    assert verdict(after_heart, "HK").allowed


def test_trick_follow_one_who_cannot_plays_anything() -> None:
    after_club = dealt("CJ")
    assert [verdict(after_club, card).case for card in ("HK", "SJ", "SQ")] == ["void"] * 3


def test_trick_follow_one_leads_what_one_likes() -> None:
    assert [verdict(dealt(), card).case for card in ("HA", "HQ", "CJ")] == ["leads"] * 3


def test_card_not_held_is_not_played() -> None:
    refused = verdict(dealt("HQ"), "HA")
    assert (refused.allowed, refused.rule) == (False, "card.not-held")


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_its_player_leads() -> None:
    deal = dealt("HQ", "HK")
    assert [trick.taker for trick in deal.tricks] == [0]
    assert deal.actors() == (0,)


class Turned(Three):
    """Four of whom those across from each other play together, with trumps by a card that is turned up."""

    name = "turned"
    seats = range(4, 5)
    usual_players = 4
    turned_rule = "trick.trump"
    partners = True


def turned(seed: int) -> PlainDeal:
    game = Turned(4)
    standing = game.first_standing(None, 0, None)
    return game.start(game.deal_out(Random(seed).sample(game.pack, 16), 0, standing), 0, standing)


class Clubs(Turned):
    """Clubs are trumps in every deal."""

    turned_rule, trump = None, "C"


def test_a_trump_that_is_always_the_same_is_told_at_the_table() -> None:
    game = Clubs(4)
    standing = game.first_standing(None, 0, None)
    deal = game.start(game.deal_out(Random(1).sample(game.pack, 16), 0, standing), 0, standing)
    assert dict(deal.seen(2).notes) == {"fixed-trump": {"trump": "C"}}
    assert "Clubs are trumps" in describe(deal.seen(2), lang="en")


def test_trump_is_the_suit_of_the_card_that_is_turned_up_and_takes_other_suits() -> None:
    suits = set()
    for seed in range(60):
        deal = turned(seed)
        assert deal.turned
        suits.add(deal.trump)
        assert deal.trump == deal.view(0).trump == deal.turned[0]
        assert dict(deal.seen(2).notes)["turned-trump"] == {"card": deal.turned}
        while not deal.over:
            deal.apply(deal.legal()[-1])
        for trick in deal.tricks:
            trumps = [its for its in trick.plays if its.card[0] == deal.trump]
            best = min(trumps or [its for its in trick.plays if its.card[0] == trick.plays[0].card[0]], key=height)
            assert trick.taker == best.seat
    assert suits == set("SHDC")


def height(its: Play) -> int:
    return Three.ranks.index(its.card[1:])


def test_partners_have_one_score_and_what_both_have_taken_is_told_together() -> None:
    deal = turned(3)
    assert deal.standing.score == (0, 0)
    while not deal.over:
        deal.apply(deal.legal()[0])
    table = deal.seen(0)
    assert [place.party for place in table.places] == [0, 1, 0, 1]
    taken = [sum(trick.taker % 2 == party for trick in deal.tricks) for party in (0, 1)]
    assert [tally.beside["tricks"] for tally in table.tallies] == taken


def test_games_with_turned_trumps_and_partners_are_as_every_game_must_be() -> None:
    with known(GameDescription(interface=1, rules=Turned, chapters={"all": ["trick.follow"]}, **PARTS)):
        for seed in range(3):
            for holds in (*EVERY_GAME, *OUTSIDE):
                holds(deal_record("turned", 4, seed), Random(seed))
        deal = turned(5)
        view = deal.view(deal.actors()[0])
        assert deal.turned is not None
        assert not knowledge(view).holders(deal.turned)
        assert choose_as_club(view, Random(1)) in deal.legal()


class Shown(Three):
    """For three, with trumps by the dealer's last card, which is shown and stays in the hand."""

    name = "shown"
    seats = range(3, 4)
    usual_players = 3
    shown_rule = "trick.trump"


def shown(seed: int, dealer: int = 0) -> PlainDeal:
    game = Shown(3)
    standing = game.first_standing(None, 0, None)
    return game.start(game.deal_out(Random(seed).sample(game.pack, 16), dealer, standing), dealer, standing)


def test_the_dealers_last_card_makes_trumps_is_shown_and_stays_in_the_hand() -> None:
    deal = shown(2, dealer=1)
    card = deal.hands[1][-1]
    assert (deal.turned, deal.trump, deal.turned_seat) == (card, card[0], 1)
    assert [len(hand) for hand in deal.hands] == [3] * 3
    told = deal.opening[1]
    assert (told.kind, told.rule) == ("turned-up", "trick.trump")
    assert told.facts == {"dealer": 1, "card": card, "trump": card[0]}
    for table in (deal.seen(0), deal.game.table(deal.view(2))):
        (hand,) = [zone for zone in table.zones if zone.name == "hand:1"]
        assert [(its.card, its.marks) for its in hand.cards] == [(card, ("shown",)), (None, ()), (None, ())]
        assert dict(table.notes) == {"shown-trump": {"card": card}}
    while any(its == card for hand in deal.hands for its in hand):
        deal.apply(deal.legal()[-1])
    assert deal.turned_seat == 1
    assert dict(deal.seen(0).notes) == {"shown-trump": {"card": card}}


def test_everyone_knows_who_holds_the_card_that_was_shown_until_it_is_played() -> None:
    deal = shown(2)
    card = deal.turned
    assert card is not None
    its = knowledge_of_plain_tricks(deal.view(1))
    assert its.holds(0) == {card}
    assert [(point.case, point.facts["cards"]) for point in its.told(0)] == [("holds-turned", {card})]
    assert its.why(2, card).case == "shown"
    assert not knowledge_of_plain_tricks(deal.view(0)).holders(card)
    while card in deal.hands[0]:
        deal.apply(deal.legal()[-1])
    assert not knowledge_of_plain_tricks(deal.view(1)).holders(card)


def test_a_game_whose_trump_is_shown_is_as_every_game_must_be() -> None:
    with known(GameDescription(interface=1, rules=Shown, chapters={"all": ["trick.follow", "trick.trump"]}, **PARTS)):
        for seed in range(6):
            for holds in (*EVERY_GAME, *OUTSIDE):
                holds(deal_record("shown", 3, seed), Random(seed))
        for dealer in range(3):
            deal = shown(5, dealer)
            while not deal.over:
                deal.apply(choose_as_club(deal.view(deal.actors()[0]), Random(1)))


class FirstShown(Shown):
    """The first card of the dealer is shown, which the base does not think of."""

    shown_rule = None

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> PlainDeal:
        deal = PlainDeal(self, dealt, dealer, standing)
        deal.turned = dealt.hands[dealer][0]
        deal.trump = deal.turned[0]
        return deal


def test_an_imagined_deal_that_is_another_is_an_error_that_names_its_cause() -> None:
    game = FirstShown(3)
    standing = game.first_standing(None, 0, None)
    deal = game.start(game.deal_out(game.pack, 0, standing), 0, standing)
    mind, view = PlainMind(), deal.view(1)
    with pytest.raises(ValueError, match="must make trumps of the dealt cards"):
        mind.sample(mind.knowledge(view), Random(1))


def test_knowledge_with_a_card_too_few_is_an_error_that_names_its_cause() -> None:
    its = knowledge_of_plain_tricks(shown(2).view(1))
    with pytest.raises(ValueError, match="a card is missing"):
        PlainKnowledge(its.view, its.bins, its.cards[1:], its.masks[1:], its.filling[1:], its.given_away)


def test_a_card_is_turned_up_or_the_dealers_last_shown_but_not_both() -> None:
    with pytest.raises(ValueError, match="not both"):
        type("Both", (Shown,), {"turned_rule": "trick.trump"})(3)


def test_a_match_that_is_over_is_no_beginning() -> None:
    game = type("ToSeven", (Three,), {"target": 7})(2)
    assert game.first_standing((6, 6), 0, None).score == (6, 6)
    with pytest.raises(ValueError, match="with 7 points the match is over"):
        game.first_standing((0, 7), 0, None)
    assert Three(2).first_standing((0, 99), 0, None).score == (0, 99), "it ends otherwise"


def test_a_club_player_plays_by_options_of_any_form() -> None:
    by_ranks = type("ByRanks", (Three,), {"options_known": {"high": Ranks()}})
    assert _most(by_ranks(2, {"high": ["2", "10"]})) == 1


def test_the_club_player_knows_what_the_games_own_knowledge_says() -> None:
    asked = []

    def own(view: PlainView) -> PlainKnowledge:
        asked.append(view.seat)
        return knowledge_of_plain_tricks(view)

    parts = {**PARTS, "knowledge": own}
    with known(GameDescription(interface=1, rules=Shown, chapters={"all": ["trick.follow"]}, **parts)):
        choose_as_club(shown(3).view(1), Random(1))
        assert set(asked) == {1}
    other = {**PARTS, "knowledge": lambda view: view}
    with (
        known(GameDescription(interface=1, rules=Shown, chapters={"all": ["trick.follow"]}, **other)),
        pytest.raises(TypeError, match="PlainKnowledge"),
    ):
        choose_as_club(shown(3).view(1), Random(1))
