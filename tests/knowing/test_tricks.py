"""What single plays give away, by rule."""

from typing import Any

from helpers.deals import play_tricks, say, tolva
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Dealt
from tolva_teach.knowing import HiddenPlace, Knowledge, knowledge
from tolva_teach.texts import Speaker, known

NAMES = ("Anna", "Birger", "Cilla", "David")


def seen_by(deal: Deal[Any], seat: int = 0) -> Knowledge:
    return knowledge(deal.view(seat))


def gave_away(deal: Deal[Any], of: int, seat: int = 0) -> dict[tuple[str, str], set[str]]:
    """By rule and case, the cards that the seat cannot hold."""
    found: dict[tuple[str, str], set[str]] = {}
    for card, reason in seen_by(deal, seat).cannot(of).items():
        found.setdefault((reason.rule, reason.case), set()).add(card)
    return found


def said(deal: Deal[Any], of: int, lang: str, seat: int = 0) -> list[str]:
    return [known(point, Speaker(lang, NAMES, deal.game.parties, seat)) for point in seen_by(deal, seat).told(of)]


def hearts(*ranks: str) -> set[str]:
    return {"H" + rank for rank in ranks}


def test_trick_overtake_who_does_not_beat_the_card_has_none_that_would() -> None:
    deal = tolva("HK H6", "H9", "HA H10", "HQ")
    say(deal, "0 play HK", "1 play H9")
    assert gave_away(deal, 1) == {("trick.overtake", "must-beat"): hearts("A", "10")}
    assert said(deal, 1, "sv") == [
        "Birger stack inte över hjärter kung i stick 1 och har därför varken hjärter ess eller tio."
    ]
    assert said(deal, 1, "en") == [
        "Birger can’t have the ace or ten of hearts, having failed to beat the king of hearts in trick 1."
    ]


def test_trick_overtake_one_card_is_left_that_would_beat() -> None:
    deal = tolva("HK HA", "H9", "H10 H8", "HQ")
    say(deal, "0 play HK", "1 play H9")
    assert said(deal, 1, "sv") == ["Birger stack inte över hjärter kung i stick 1 och har därför inte hjärter tio."]


def test_trick_follow_who_does_not_follow_has_none_of_the_suit() -> None:
    deal = tolva("HK HA H10", "SA S10 SK SQ SJ S9 S8 S7 S6", "HQ HJ", "H9 H8 H7 H6")
    say(deal, "0 play HK", "1 play S6")
    assert gave_away(deal, 1) == {("trick.follow", "holds-led"): hearts("Q", "J", "9", "8", "7", "6")}
    assert said(deal, 1, "sv") == ["Birger följde inte färg i stick 1 och har därför ingen hjärter."]


def test_trick_trump_who_does_not_trump_has_no_trump() -> None:
    deal = tolva("SK SQ HA HK", "CA CK CQ CJ C9 C8 C7 C6 C10", "S6 H6 H7", "S7 H8 H9")
    play_tricks(deal, "HA C6 H6 H8")
    say(deal, "0 meld S", "0 play HK", "1 play C7")
    away = gave_away(deal, 1)
    out = {card for card in seen_by(deal).places if card[0] == "S"}
    assert out
    assert away["trick.trump", "holds-trump"] == out
    assert "Birger trumfade inte i stick 2 och har därför ingen spader." in said(deal, 1, "sv")


def test_trick_overtake_who_undertrumps_has_no_higher_trump() -> None:
    deal = tolva(
        "SK SQ HA HK CA C10 CK CQ CJ",
        "H6 SJ DA D10 DK DQ DJ D9 D8",
        "H7 S6 S7 C9 C8 C7 C6 D7 D6",
        "SA S10 S9 S8 H10 HQ HJ H9 H8",
    )
    play_tricks(deal, "HA H6 H7 H8")
    say(deal, "0 meld S", "0 play HK", "1 play SJ", "2 play S6")
    assert gave_away(deal, 2)["trick.overtake", "must-overtrump"] == {"SA", "S10"}


def test_trick_trump_in_force_then_decides_not_the_trump_that_is_set_later() -> None:
    deal = tolva("SK SQ HA HK", "CA CK CQ CJ C9 C8 C7 C6 C10", "S6 H6 H7", "S7 H8 H9")
    play_tricks(deal, "HA C6 H6 H8")
    say(deal, "0 meld S")
    assert ("trick.trump", "holds-trump") not in gave_away(deal, 1)


def test_tolva_meld_show_the_pair_is_known_and_nobody_else_has_it() -> None:
    deal = tolva("SK SQ HA HK", "CA CK CQ CJ C9 C8 C7 C6 C10", "S6 H6 H7", "S7 H8 H9")
    play_tricks(deal, "HA C6 H6 H8")
    say(deal, "0 meld S")
    assert seen_by(deal, 3).holders("SK") == {HiddenPlace("hand", 0)}
    assert {"SK", "SQ"} <= seen_by(deal, 3).holds(0)
    assert gave_away(deal, 2, seat=3)["", "shown"] == {"SK", "SQ"}


def test_nobody_else_can_have_a_card_whose_others_are_void() -> None:
    deal = tolva("HK HA", "SA S10 SK SQ SJ S9 S8 S7 S6", "DA D10 DK DQ DJ D9 D8 D7 D6", "H10 HQ")
    say(deal, "0 play HK", "1 play S6", "2 play D6")
    out = {card for card in seen_by(deal).places if card[0] == "H"}
    assert out >= hearts("10", "Q")
    assert seen_by(deal).holds(3) == out


def two(name: str, first: str, second: str, stock: str) -> Deal[Any]:
    rules = game(name, 2)
    hands, drawn = (tuple(first.split()), tuple(second.split())), tuple(stock.split())
    rest = [card for card in rules.pack if card not in (*hands[0], *hands[1], *drawn)]
    return rules.start(Dealt(hands, {"stock": (*drawn, *rest)}), 1, rules.first_standing(None, 0, None))


def test_plocke_draw_what_was_not_held_may_have_been_drawn_since() -> None:
    deal = two("plocketolva", "HK HA H6 H7 H8 H9", "SA S10 SK SQ SJ S9", "DA HQ")
    say(deal, "0 play HA", "1 play S9")
    assert gave_away(deal, 1) == {("trick.follow", "holds-led"): hearts("10", "Q", "J")}
    say(deal, "0 draw")
    assert gave_away(deal, 1) == {}
    assert seen_by(deal).holders("HQ") == {HiddenPlace("hand", 1), HiddenPlace("stock")}


def test_bond_phase1_tells_nothing() -> None:
    deal = two("bondtolva", "HK HA H9 HQ HJ H10", "SA S10 SK SQ SJ S9", "")
    say(deal, "0 play HA", "1 play S9")
    assert gave_away(deal, 1) == {}


def bond(*wanted: str) -> Deal[Any]:
    rules = game("bondtolva", 4)
    held = [text.split() for text in wanted]
    rest = [card for card in rules.pack if not any(card in hand for hand in held)]
    hands = tuple(tuple(hand + [rest.pop(0) for _ in range(6 - len(hand))]) for hand in held)
    return rules.start(Dealt(hands), 3, rules.first_standing(None, 0, None))


def test_bond_ask_suit_the_asker_has_just_one_of_king_and_queen() -> None:
    deal = bond("HA HK SK D9 C9 C10", "H9 S9 SA S10 SJ SQ", "HJ HQ DA D10 DK DQ", "H10 DJ CA CK CQ CJ")
    play_tricks(deal, "HA H9 HJ H10")
    say(deal, "0 ask", "2 no", "0 ask S", "2 no")
    assert seen_by(deal, 1).holds(0) == {"SK"}
    assert said(deal, 0, "sv", seat=3) == ["Anna frågade efter spader och har antingen kungen eller damen."]


def test_bond_lead_answer_who_cannot_lead_the_suit_has_none() -> None:
    deal = bond("HA HK HQ CA C9 C10", "H9 S9 SA SJ DJ DQ", "SK SQ HJ D9 D10 DA", "H10 S10 DK CK CQ CJ")
    play_tricks(deal, "HA H9 HJ H10")
    say(deal, "0 meld H")
    play_tricks(deal, "HK S9 D9 S10")
    say(deal, "0 ask", "2 meld S")
    assert gave_away(deal, 0, seat=3)["bond.lead-answer", "cannot"] == {"SA", "SJ"}
    why = "Anna spelade inte ut spader efter svaret och har därför ingen spader."
    assert why in said(deal, 0, "sv", seat=3)


def test_bord_available_cards_face_down_may_lie_with_either() -> None:
    rules = game("bordstolva")
    deck = list(rules.pack)
    standing = rules.first_standing(None, 0, None)
    deal = rules.start(rules.deal_out(deck, 0, standing), 0, standing)
    hidden = seen_by(deal).places
    assert len(hidden) == 6 + 12
    assert set().union(*hidden.values()) == {HiddenPlace("hand", 1), HiddenPlace("down", 0), HiddenPlace("down", 1)}
