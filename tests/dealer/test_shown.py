"""What a deal shows of the wish that it was found by."""

import pytest

from tolva_teach.dealer import Request, find
from tolva_teach.dealer.course import Event
from tolva_teach.dealer.language.endings import lying_now
from tolva_teach.dealer.shown import cut, shown
from tolva_teach.play.match import Match
from tolva_teach.records.record import Record


def found(name: str, wish: str, players: int | None = None) -> Record:
    (record,) = find(Request(name, wish, players, seed=3, keep="played"), tries=400).records
    return record


@pytest.mark.parametrize(
    ("wish", "verb"),
    [
        ("forehand melds before trick 4", "meld"),
        ("nobody holds four tens and forehand melds", "meld"),
        ("dealer holds at least 4 aces or forehand plays hearts in trick 1", "play"),
    ],
)
def test_what_somebody_decides_is_shown_where_it_is_decided(wish: str, verb: str) -> None:
    record = found("tolva", wish)
    (moment,) = shown(record, wish).moments
    assert record.deals[0].events[moment.before].split()[:2] == ["1", verb]
    assert (moment.after, moment.seats) == (moment.before + 1, (1,))


def test_moments_come_in_the_order_of_play_and_whose_cards_are_wished_is_told() -> None:
    wish = "somebody loses a life and somebody knocks in lap 1 and player 3 holds a king"
    its = shown(found("trettioett", wish), wish)
    assert its.holders == (2,)
    first, last = its.moments
    assert first.before < last.before


def test_what_comes_about_in_an_ending_is_counted_from_the_deals_beginning() -> None:
    wish = "forehand takes a trick with at most 3 cards left"
    record = found("tolva", wish)
    its = shown(record, wish)
    begins = Match.resume(cut(record, its.start)).deal
    assert [len(hand) for hand in lying_now(begins)] == [3] * 4
    (moment,) = its.moments
    assert its.start < moment.before < len(record.deals[0].events)


def test_the_last_trick_is_the_last_of_the_deal_whatever_its_number() -> None:
    record = found("tolva", "somebody plays an ace in the last trick")
    (moment,) = shown(record, "somebody plays an ace in the last trick").moments
    assert moment.before >= len(record.deals[0].events) - 4


def test_who_ties_for_the_lowest_hand_does_so_with_another_who_loses_a_life_too() -> None:
    record = found("trettioett", "player 2 ties for the lowest")
    (moment,) = shown(record, "player 2 ties for the lowest").moments
    assert isinstance(moment.seen, Event)
    losers = moment.seen.happened.facts["losers"]
    assert len(losers) > 1
    assert 1 in losers


def test_somebody_goes_out_of_trettioett_though_nobody_can_in_the_first_deal() -> None:
    record = found("trettioett", "somebody goes out")
    assert "score" in record.given


def test_an_ending_with_only_flying_twos_is_found_among_few_deals() -> None:
    wish = "player 2 holds exactly 2 2s and exactly 2 cards with at most 3 cards left"
    answer = find(Request("tolp", wish, options={"flying": ["2"]}, seed=1), tries=400)
    assert answer.found == 1
