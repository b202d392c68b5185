"""Looking for deals: what comes about in them, the same ones again, elsewhere, stopped, and what to loosen."""

import json
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tolva_teach.dealer import Request, Search, find
from tolva_teach.dealer.language.endings import held_now
from tolva_teach.dealer.requests import VARIED
from tolva_teach.dealer.search import EVEN_TRIES, PLAIN_TRIES
from tolva_teach.dealer.seated import seated
from tolva_teach.dealer.telling import told
from tolva_teach.games import GAMES, game
from tolva_teach.play.match import follow, stop
from tolva_teach.players import play_deal
from tolva_teach.records.record import Record, deal_record
from tolva_teach.records.standing import standing_of
from tolva_teach.rules.cards import rank
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts import sentence as text


def found(name: str, wish: str, players: int | None = None, **asked: Any) -> Record:
    answer = find(Request(name, wish, players=players, seed=3, **asked), tries=3000)
    assert answer.records, told(answer, 1, "en")
    assert standing_of(answer.records[0])["ok"]
    return answer.records[0]


def happened(record: Record) -> list[tuple[str, str]]:
    """What happened, with the event that brought it about."""
    return [(str(turn.decision), its.kind) for turn in follow(record) for its in turn.happenings]


def test_cards_lie_as_wished_in_a_deal_that_nobody_has_played() -> None:
    record = found("tolva", "forehand holds a pair and no aces, dealer holds exactly 2 tens")
    deal = stop(record)
    ranks = [[rank(card) for card in deal.view(seat).hand] for seat in (0, 1)]
    assert record.deals[0].events == ()
    assert "A" not in ranks[1]
    assert {"K", "Q"} <= set(ranks[1])
    assert ranks[0].count("10") == 2


def test_a_meld_comes_before_the_trick_that_is_named() -> None:
    events = found("tolva", "forehand melds before trick 4").deals[0].events
    meld = next(number for number, event in enumerate(events) if event.startswith("1 meld"))
    assert 4 <= sum("play" in event for event in events[:meld]) <= 8


def test_who_knocks_in_the_first_lap_loses_a_life_themselves() -> None:
    told_of = happened(found("trettioett", "somebody knocks in lap 1 and loses a life", 4))
    knocker = int(next(event for event, kind in told_of if kind == "knocked").split()[0])
    standing = stop(found("trettioett", "somebody knocks in lap 1 and loses a life", 4)).standing
    assert standing.score[knocker] == 2


def test_a_revolution_is_turned_back() -> None:
    cards = "forehand holds four 5s and four 8s, dealer holds four 9s and four 10s"
    record = found("tolp", f"{cards}, counter-revolution happens", 3, options={"revolution": True})
    kinds = [kind for _, kind in happened(record)]
    assert kinds.index("revolution") < kinds.index("counter-revolution")


@pytest.mark.parametrize("who", ["dealer", "forehand's partner", "seat 3"])
def test_the_moment_is_where_a_rule_refuses_the_seat(who: str) -> None:
    record = found("tolva", f"trick.overtake refuses {who} against their partner in trick 1", keep="moment")
    deal = stop(record)
    (seat,) = deal.actors()
    view = deal.view(seat)
    refusals = [its for _, its in deal.game.verdicts(view) if its.rule == "trick.overtake" and not its.allowed]
    assert seat == {"dealer": 0, "forehand's partner": 3, "seat 3": 3}[who]
    assert {its.facts["winner"] for its in refusals} == {(seat + 2) % 4}


def test_not_and_nobody_keep_things_from_coming_about() -> None:
    events = found("tolva", "nobody melds and not (forehand plays hearts or gubbe-failed happens)", 3).deals[0].events
    assert not any("meld" in event for event in events)


def test_endings_stand_with_so_many_cards_left_and_these_are_as_wished() -> None:
    deal = stop(found("tolva", "forehand holds at least 2 tens with at most 3 cards left", by="beginner"))
    assert [len(deal.view(seat).hand) for seat in range(4)] == [3] * 4
    assert [rank(card) for card in deal.view(1).hand].count("10") >= 2


def test_any_ending_will_do_where_nothing_is_wished_of_it() -> None:
    for name, players, left in (("bordstolva", 2, 4), ("bondtolva", 2, 5), ("tolp", 4, 5)):
        deal = stop(found(name, f"with at most {left} cards left", players))
        held = held_now(deal)
        assert held is not None
        assert 0 < max(map(len, held)) <= left


def test_tricks_of_an_ending_keep_their_numbers() -> None:
    record = found("tolva", "forehand takes a trick in trick 8 with at most 2 cards left", keep="played")
    taken = [turn for turn in follow(record) if any(its.kind == "trick-taken" for its in turn.happenings)]
    taker = next(its.facts["taker"] for its in taken[7].happenings if its.kind == "trick-taken")
    assert taker == 1
    assert not find(Request("tolva", "forehand takes a trick in trick 3 with at most 2 cards left"), tries=5).found


def test_a_rule_that_hangs_on_the_score_is_found_with_another_score_and_says_so() -> None:
    answer = find(Request("tolva", "tolva.score.no-meld-out refuses forehand", seed=1))
    assert answer.is_open
    assert answer.tried > PLAIN_TRIES
    assert max(answer.records[0].to_dict()["score"]) >= 10
    fixed = find(Request("tolva", "tolva.score.no-meld-out refuses forehand", seed=1, score=(0, 10)))
    assert not fixed.is_open
    assert fixed.records[0].to_dict()["score"] == [0, 10]


RARE = [
    ("tolva", 4, "tolva.meld.three refuses forehand", {}),
    ("bondtolva", 2, "bond.option.one-tjog refuses dealer", {"max_tjog": 1}),
]


@pytest.mark.parametrize(("name", "players", "wish", "options"), RARE, ids=[wish for _, _, wish, _ in RARE])
def test_what_is_seldom_is_found_with_somebody_dealt_much_of_something_and_that_is_said(
    name: str, players: int, wish: str, options: dict[str, Any]
) -> None:
    answer = find(Request(name, wish, players, options, seed=1), tries=1000)
    assert answer.is_complete
    assert (answer.hits, answer.led) == (0, 1)
    assert EVEN_TRIES < answer.tried < 1000
    assert answer.leaning < answer.tried - EVEN_TRIES
    for lang in LANGUAGES:
        lines = told(answer, 1, lang)
        assert text(lang, "dealer-unmet", count=answer.tried - answer.leaning) in lines
        assert text(lang, "dealer-led", count=1) in lines


@pytest.mark.parametrize("name", GAMES)
def test_deals_in_which_cards_are_kept_come_to_an_end(name: str) -> None:
    rules = game(name)
    for number in range(8):
        chance, deal = Random(number), stop(deal_record(name, rules.players, number))
        play_deal(deal, seated(VARIED, name, rules.players, chance, frozenset(rules.pack[::3])), chance)
        assert deal.over


def test_deals_with_much_of_something_do_not_count_for_how_rare_others_are() -> None:
    answer = find(Request("bondtolva", "somebody melds before trick 4", 2, seed=2), sample=60)
    assert (answer.led, answer.leaning) == (0, 0), "it is no rare thing"
    rare = find(Request("tolva", "tolva.meld.three refuses somebody", seed=4), sample=80)
    assert rare.led == 1
    assert rare.sample == 80
    assert rare.tried == rare.sample + rare.leaning


WISH = "forehand holds a pair and melds before trick 3"


def test_the_same_text_and_seed_give_the_same_deals_and_others_do_not() -> None:
    one, again, other = (find(Request("tolva", WISH, seed=seed), 3).records for seed in (5, 5, 6))
    assert one == again
    assert len({record.to_json() for record in (*one, *other)}) == 6


class Elsewhere(Executor):
    """Sends what it is to do, and what came of it, as one sends it to another process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        fn, args, kwargs = pickle.loads(pickle.dumps((fn, args, kwargs)))
        done.set_result(pickle.loads(pickle.dumps(fn(*args, **kwargs))))
        return done


@pytest.mark.parametrize("executor", [ThreadPoolExecutor(2), Elsewhere()], ids=["threads", "elsewhere"])
def test_any_executor_gives_the_same_deals(executor: Executor) -> None:
    for wish in (WISH, "tolva.score.no-meld-out refuses forehand"):
        request = Request("tolva", wish, seed=5)
        assert find(request, 2, tries=40, executor=executor) == find(request, 2, tries=40)
    executor.shutdown()


def test_it_tells_how_far_it_has_come_and_stops_when_asked_to() -> None:
    heard: list[tuple[int, int]] = []

    def going(tried: int, found_so_far: int) -> bool:
        heard.append((tried, found_so_far))
        return tried < 7

    answer = find(Request("tolva", "tolva.score.carry decides and dealer melds"), progress=going)
    assert heard == [(tried, 0) for tried in range(1, 8)]
    assert (answer.tried, answer.is_complete) == (7, False)


def test_time_that_is_over_ends_it() -> None:
    assert find(Request("tolva", "vinsten-tied happens and somebody melds in trick 8"), seconds=0).tried == 1


def test_what_is_found_comes_at_once() -> None:
    search = Search(Request("tolva", "forehand holds a pair"), 10_000)
    first = next(iter(search))
    assert search.answer().records == (first,)


@pytest.mark.parametrize("count", [0, 10_001])
def test_too_few_or_too_many_deals_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 10000"):
        find(Request("tolva", WISH), count)


def test_where_nothing_is_found_the_wish_to_loosen_is_named() -> None:
    wish = "somebody melds and forehand plays H6 in trick 12, dealer holds HK"
    answer = find(Request("tolva", wish), tries=40)
    assert not answer.found
    assert answer.loosenings[0].wish == "forehand plays H6 in trick 12"
    assert (answer.loosenings[0].column, answer.loosenings[0].alone) == (20, 0)
    assert answer.loosenings[0].others > 0
    for lang in LANGUAGES:
        assert any("forehand plays H6 in trick 12" in line for line in told(answer, 1, lang))


def test_rarity_is_exact_for_cards_and_counted_for_play_with_its_sample() -> None:
    exact = find(Request("tolva", "forehand holds HA"))
    assert (exact.is_exact, exact.rarity.value) == (True, 0.25)
    assert "One deal in 4 is like this" in " ".join(told(exact, 1, "en"))
    counted = find(Request("tolva", "forehand holds HA and plays HA in trick 1", seed=2), sample=60)
    assert (counted.tried, counted.found) == (60, 1)
    assert counted.rarity.value == pytest.approx(0.25 * counted.hits / 60)
    assert counted.rarity.low < counted.rarity.value < counted.rarity.high <= 0.25
    assert "60 deals" in " ".join(told(counted, 1, "en"))


def test_the_record_keeps_the_wish_and_what_is_wished_of_the_course() -> None:
    deal, moment, played = (found("tolva", WISH, keep=keep) for keep in ("deal", "moment", "played"))
    assert json.loads(played.to_json())["comment"] == WISH
    assert len(deal.deals[0].events) == 0 < len(moment.deals[0].events) < len(played.deals[0].events)
    assert moment.deals[0].events[-1].startswith("1 meld")
    assert stop(played).over
