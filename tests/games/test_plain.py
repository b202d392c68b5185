"""The rules that plain trick games have in common: one plays a card that one holds, and follows suit."""

from collections.abc import Sequence

from tolva_teach.games.base import Happening, Standing
from tolva_teach.games.plain import PlainDeal, PlainTrick, PlainTrickGame
from tolva_teach.rules.decisions import play
from tolva_teach.rules.verdicts import Verdict


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
