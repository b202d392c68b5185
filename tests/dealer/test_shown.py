"""What a deal shows of the wish that it was found by."""

import pytest

from tolva_teach.dealer import Request, find
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
