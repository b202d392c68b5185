"""Advice is allowed, the same each time, and every reason for it is true of the cards as they really lie."""

import random
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.advice_claims import CLAIMS, best_after, later, lay_of, lays, parties_of, playable, worth
from helpers.breadth import so_many
from helpers.chance_player import FORMS
from helpers.deals import say
from helpers.deals import tolva as tolva_deal
from helpers.every_game import dealt_records, decide, fresh
from helpers.hidden_cards import named, open_to
from helpers.sentences import is_sentence
from helpers.tolp_rounds import tolp
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.tolp.lays import rank_of
from tolva_teach.players import chooser
from tolva_teach.players.advice import Advice, NoAdviceError, advise, advising
from tolva_teach.players.advice.tricks import STEPS as STEPS_OF_THOUGHT
from tolva_teach.players.club import Mind
from tolva_teach.records.record import Record, deal_record
from tolva_teach.rules.cards import rank, suit
from tolva_teach.texts import LANGUAGES, Speaker, advised
from tolva_teach.texts.bundles import message_ids

STEPS = 50
"""So many decisions of a deal are looked at."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(lang: str) -> None:
    assert {key for key in message_ids(lang) if key.startswith("advice-")} == {f"advice-{code}" for code in CLAIMS}


# Advice in deals.


def advised_along(deal: Deal[Any], chance: random.Random, often: float = 1.0) -> Iterator[tuple[int, Advice]]:
    """What is advised as a deal is played on, in part as beginners do and in part in any way."""
    for _ in range(STEPS):
        if deal.over:
            return
        seat = deal.actors()[0]
        if chance.random() < often:
            yield seat, advise(deal.view(seat))
        view = deal.view(seat)
        deal.apply(decide(deal, chance) if chance.random() < 0.4 else chooser("beginner", deal.game.name)(view, chance))


def sound(deal: Deal[Any], seat: int, advice: Advice) -> None:
    """The advice is allowed, true, can be said, and names no card that the seat may not know of."""
    assert deal.verdict(advice.decision)
    assert CLAIMS[advice.code](deal, advice), advice
    pack = deal.game.pack
    lone = {advice.facts["lone"]} if "lone" in advice.facts else set()  # the card that one's own pair lacks
    assert named(dict(advice.facts), pack) - lone <= open_to(deal, seat)
    for lang in LANGUAGES:
        parties = getattr(deal.game, "parties", tuple(range(deal.game.players)))
        assert is_sentence(advised(advice, Speaker(lang, parties=parties, you=seat)))


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(10, 150))
def test_advice_is_allowed_and_its_reason_true_in_any_deal(record: Record, chance: random.Random) -> None:
    deal = fresh(record)
    for seat, advice in advised_along(deal, chance, often=0.3):
        sound(deal, seat, advice)


EXCHANGED: tuple[dict[str, Any], ...] = ({}, {"flying": ["2"], "jokers": 2}, {"singles_round": True})


def exchanging(players: int, options: dict[str, Any], chance: random.Random) -> Deal[Any]:
    """A later round of Tölp, which begins with exchanges."""
    rules = game("tolp", players, options)
    standing = rules.first_standing(None, 0, chance.sample(range(players), players))
    deck = chance.sample(rules.pack, len(rules.pack))
    return rules.start(rules.deal_out(deck, 0, standing), 0, standing)


@pytest.mark.parametrize("options", EXCHANGED)
@pytest.mark.parametrize("players", [2, 4, 5])
def test_tolp_advice_in_the_exchange_is_true(players: int, options: dict[str, Any]) -> None:
    chance, given_reasons = random.Random(f"{players} {options}"), Counter[str]()
    for _ in range(12):
        deal = exchanging(players, options, chance)
        for seat, advice in advised_along(deal, chance):
            if not deal.view(seat).exchanging:
                break
            sound(deal, seat, advice)
            given_reasons[advice.code] += 1
    assert {"give-lowest", "high-gets-highest", "ask-for-more"} <= given_reasons.keys()


RARE = {
    "untold",
    "keeps-pair",
    "takes-to-meld",
    "makes-31",
    "gubbe-sure",
    "take-more",
    "leave-it",
    "few-beat",
    "lead-no-opponent-beats",
    "meld-later",
    "nothing-beats-turned",
    "sure-way-out",
}
"""What the deals below need not meet."""


def test_each_usual_reason_is_given_in_some_deal_and_seldom_none() -> None:
    reasons: Counter[str] = Counter()
    quick = [form for form in FORMS if form[0] in ("tolp", "trettioett")]
    asking = [("bondtolva", 4, dict[str, Any]())]
    for number, (name, players, options) in enumerate((*FORMS * 3, *quick * 6, *asking * 3)):
        deal = fresh(deal_record(name, players, number, options))
        for seat, advice in advised_along(deal, random.Random(number), often=0.25 if number < len(FORMS) * 3 else 1):
            sound(deal, seat, advice)
            reasons[advice.code] += 1
    of_exchanges = {"give-lowest", "give-singles", "ask-for-more", "high-gets-highest"}
    assert CLAIMS.keys() - RARE - of_exchanges <= reasons.keys()
    assert reasons["tried-out"] + reasons["untold"] < (reasons.total() - reasons["only"]) / 8


def test_the_same_view_gives_the_same_advice_with_a_bounded_number_of_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []
    play_on = Mind.played_out
    monkeypatch.setattr(Mind, "played_out", lambda *given: played.append(given) or play_on(*given))
    for seed in range(6):
        deal = fresh(deal_record("tolva", 4, seed))
        first = advise(deal.view(deal.actors()[0]))
        assert 0 < len(played) <= max(STEPS_OF_THOUGHT, 2 * len(deal.legal()))
        played.clear()
        assert advise(fresh(deal_record("tolva", 4, seed)).view(deal.actors()[0])) == first
        played.clear()


def test_a_step_of_advice_plays_one_deal_on_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Decision] = []
    play_on = Mind.played_out
    monkeypatch.setattr(Mind, "played_out", lambda *args: played.append(args[2]) or play_on(*args))
    deal = fresh(deal_record("tolva", 4, 7))
    counts = [len(played) for _ in advising(deal.view(deal.actors()[0]))]
    assert counts == list(range(len(counts)))
    assert len(counts) > len(deal.legal())


def test_last_to_play_under_a_sure_loser_no_ace_is_advised() -> None:
    deal = tolva_deal("SA S9 SJ", "S10 S8 S7", "SK SQ S6", "HA H6 D10 C7 D6 D8 C8 C9 H8")
    say(deal, "0 play SA", "1 play S10", "2 play SK")
    advice = advise(deal.view(3))
    assert (advice.code, worth(deal, advice.decision.args[0])) == ("cannot-take", (0,))


def test_a_pair_is_advised_to_be_melded_and_the_points_are_told() -> None:
    deal = tolva_deal("SA HK HQ S9", "S6 D6", "S7 D7", "S8 D8")
    say(deal, "0 play SA", "1 play S6", "2 play S7", "3 play S8")
    advice = advise(deal.view(0))
    assert (advice.decision.verb, advice.code, advice.facts["points"]) == ("meld", "meld-trump", 2)


def test_tolp_flying_cards_are_not_advised_while_there_is_much_to_lay() -> None:
    spared = 0
    for seed in range(12):
        deal = fresh(deal_record("tolp", 4, seed, {"flying": ["2", "3"], "out_on_flying": True}))
        for seat, advice in advised_along(deal, random.Random(seed)):
            view = deal.view(seat)
            plain = {rank_of(card) for card in view.hand if rank_of(card) not in view.flying}
            usual = chooser("beginner", "tolp")(view, random.Random(0))
            if len(plain) > 2 and len(deal.game.legal(view)) > 1 and advice.decision.verb == "lay":
                assert not lay_of(deal, advice.decision.args).flies or all(lay.flies for lay in lays(deal, seat))
                spared += usual != advice.decision
    assert spared


def lost_of_two(of: Any, deals: int) -> int:
    """The lives that one of the last two at Trettioett loses more than the other, who is a beginner."""
    rules, lost, beginner = game("trettioett", 3), 0, chooser("beginner", "trettioett")
    for number in range(deals):
        chance, seat = random.Random(number), number % 2
        standing = rules.first_standing((3, 3, 0), 0, None)
        dealt = rules.deal_out(chance.sample(rules.pack, len(rules.pack)), number // 2 % 2, standing)
        deal = rules.start(dealt, number // 2 % 2, standing)
        while actors := deal.actors():
            view = deal.view(actors[0])
            deal.apply(of(view) if actors[0] == seat else beginner(view, chance))
        lost += deal.standing.score[1 - seat] - deal.standing.score[seat]
    return lost


def test_trettioett_of_the_last_two_who_follows_the_coach_loses_fewer_lives_than_a_beginner_does() -> None:
    deals, beginner = 800, chooser("beginner", "trettioett")
    by_beginner = lost_of_two(lambda view: beginner(view, random.Random(0)), deals)
    assert lost_of_two(lambda view: advise(view).decision, deals) < by_beginner - 0.02 * deals


def test_a_game_that_nobody_has_written_advice_for_is_told_so() -> None:
    with pytest.raises(NoAdviceError, match="slump"):
        advise(SimpleNamespace(game=SimpleNamespace(name="slump")))  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [8, 46])
def test_bondtolva_a_suit_that_has_been_melded_is_no_reason_to_ask(seed: int) -> None:
    deal = fresh(deal_record("bondtolva", 4, seed))
    for seat, advice in advised_along(deal, random.Random(seed), often=0.5):
        sound(deal, seat, advice)


def is_sure_loser(deal: Any, seat: int) -> bool:
    """Whether the seat plays last and an opponent takes the trick whatever it plays."""
    takers = {best_after(deal, seat, card).seat for card in playable(deal, seat)}
    return bool(deal.trick) and not later(deal) and all(parties_of(deal)[it] != parties_of(deal)[seat] for it in takers)


def test_no_ace_or_ten_is_advised_under_a_sure_loser_while_there_is_a_low_card() -> None:
    seen = 0
    for number, (name, players, options) in enumerate(
        form for form in FORMS * 6 if form[0] not in ("tolp", "trettioett")
    ):
        deal, chance = fresh(deal_record(name, players, number, options)), random.Random(number)
        while not deal.over:
            seat = deal.actors()[0]
            if len(deal.legal()) > 1 and is_sure_loser(deal, seat):
                advice, low = advise(deal.view(seat)), set(map(rank, playable(deal, seat))) - {"A", "10", "K", "Q"}
                assert not low or rank(advice.decision.args[0]) in low
                seen += bool(low)
            deal.apply(decide(deal, chance))
    assert seen > 50


def test_nobody_is_advised_to_ask_a_partner_who_can_have_nothing() -> None:
    for seed in range(20):
        deal = fresh(deal_record("tolva", 4, seed))
        for seat, advice in advised_along(deal, random.Random(seed), often=0.15):
            assert advice.decision.verb != "ask" or advice.code == "ask-any", (seat, advice)


@pytest.mark.parametrize(("hand", "advised_first"), [("S3 DA", "DA"), ("S3 D3 HA", "HA"), ("S3 DK", "S3")])
def test_tolp_of_two_ranks_left_only_an_ace_is_advised_before_the_lower(hand: str, advised_first: str) -> None:
    deal = tolp(f"H2 {hand}", "S5 S6", "S7 S8")
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert advise(deal.view(0)).decision.args == (advised_first,)


def test_tolp_no_ace_is_advised_first_where_the_same_rank_may_be_laid_over_it() -> None:
    deal = tolp("H2 S3 DA", "S5 SA", "S7 S8", equal=True)
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert advise(deal.view(0)).decision.args == ("S3",)


def test_tolp_what_nobody_can_beat_any_more_is_advised_one_rank_after_the_other_and_the_lowest_last() -> None:
    deal = tolp("H2 S3 DQ SK SA HA DA CA", "S5 S6 HK DK CK C5 C6 C7", "S7 S8 D5 D6 D7 D8 H5 H6")
    say(deal, "0 lay H2", "1 lay HK DK CK", "2 pass", "0 pass", "1 lay S5", "2 lay S7")
    say(deal, "0 lay SA HA DA CA", "1 pass", "2 pass")
    while not deal.board.finished:
        advice = advise(deal.view(0))
        sound(deal, 0, advice)
        assert advice.code in ("sure-way-out", "sure-then-out", "only")
        say(deal, str(advice.decision), *(f"{seat} pass" for seat in (1, 2) if len(deal.hands[0]) > 1))
    assert [laid.lay.rank for laid in (*deal.board.away, *deal.board.pile)][-3:] == ["Q", "K", "3"]


def test_tolp_a_low_pair_is_kept_and_a_higher_single_advised_as_a_gift() -> None:
    deal = tolp("S3 D3 S9 DK HK", "S6 S7 D9 DQ H8", "D6 D7 C9 CQ C8", order=(0, 1, 2))
    assert str(advise(deal.view(0)).decision) == "0 give S9"


def test_tolva_forehand_with_a_pair_is_advised_to_lead_an_ace_and_told_what_for() -> None:
    advice = advise(tolva_deal("SA HK HQ S9 D6 D7 C6 C7 C8", "S6", "S7", "S8").view(0))
    assert (advice.decision.args, advice.code, advice.facts["suit"]) == (("SA",), "in-to-meld", "H")


def test_tolva_a_single_trump_is_advised_to_be_kept_for_the_last_trick() -> None:
    # Here the coach's own thought would lead it.
    deal = fresh(deal_record("tolva", 4, 12))
    while deal.view(deal.actors()[0]).trick or len(deal.view(deal.actors()[0]).hand) > 3:
        deal.apply(chooser("beginner", "tolva")(deal.view(deal.actors()[0]), random.Random(0)))
    advice = advise(deal.view(deal.actors()[0]))
    assert (advice.code, suit(advice.facts["kept"])) == ("keeps-last-trump", deal.board.trump)
