"""The rules that plain trick games have in common: one plays a card that one holds, and follows suit."""

from collections.abc import Sequence
from random import Random

from helpers.described import known
from tolva_teach.described import GameDescription
from tolva_teach.games.base import Happening, Standing
from tolva_teach.games.plain import PARTS, PlainDeal, PlainTrick, PlainTrickGame
from tolva_teach.knowing import knowledge
from tolva_teach.players.club import choose as choose_as_club
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
