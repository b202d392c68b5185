"""Advice is allowed, the same each time, and every reason for it is true of the cards as they really lie."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.chance_player import FORMS
from helpers.deals import say
from helpers.deals import tolva as tolva_deal
from helpers.every_game import dealt_records, decide, fresh
from helpers.hidden_cards import named, open_to
from helpers.sentences import is_sentence
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.games.tolp.lays import beaters as ranks_above
from tolva_teach.games.tolp.lays import rank_of, read_lay, strength
from tolva_teach.games.trettioett.board import POINTS, value_of
from tolva_teach.players import chooser
from tolva_teach.players.advice import Advice, NoAdviceError, advise, advising
from tolva_teach.players.advice.tricks import STEPS as STEPS_OF_THOUGHT
from tolva_teach.players.club import Mind
from tolva_teach.records.record import Record, deal_record
from tolva_teach.rules.cards import Card, rank, suit
from tolva_teach.rules.tricks import Play, beaters, winning
from tolva_teach.texts import LANGUAGES, Speaker, advised
from tolva_teach.texts.bundles import message_ids

Claim = Callable[[Any, Advice], bool]
"""Whether what a reason says is true of this deal, all of whose cards are seen."""

STEPS = 50
"""So many decisions of a deal are looked at."""


# What is true of a trick, by the cards as they lie.


def available(deal: Any, seat: int) -> set[Card]:
    """What the seat really has to play."""
    return set(deal.view(seat).available)


def parties_of(deal: Any) -> tuple[int, ...]:
    parties: tuple[int, ...] = deal.game.parties
    return parties


def later(deal: Any) -> list[int]:
    players = deal.game.players
    return [(deal.board.leader + turn) % players for turn in range(len(deal.trick) + 1, players)]


def opponents(deal: Any, seat: int) -> list[int]:
    return [other for other in later(deal) if parties_of(deal)[other] != parties_of(deal)[seat]]


def beaten_by(deal: Any, card: Card, seats: Iterable[int]) -> set[Card]:
    """The cards that these seats really have and that beat the card."""
    of_suit, trumps = beaters(card, deal.game.trump_in_force(deal.board))
    return {other for seat in seats for other in available(deal, seat) if other in of_suit | trumps}


def worth(deal: Any, card: Card) -> tuple[int, ...]:
    return tuple(deal.game.worth([card]).values())


def playable(deal: Any, seat: int) -> list[Card]:
    return [its.args[0] for its in deal.game.legal(deal.view(seat)) if its.verb == "play"]


def best_after(deal: Any, seat: int, card: Card) -> Play:
    return winning((*deal.trick, Play(seat, card)), deal.game.trump_in_force(deal.board))


def is_cheapest(deal: Any, advice: Advice) -> bool:
    seat, card = advice.decision.seat, advice.decision.args[0]
    return worth(deal, card) == min(worth(deal, other) for other in playable(deal, seat))


def takes(deal: Any, advice: Advice) -> bool:
    seat, card = advice.decision.seat, advice.decision.args[0]
    return best_after(deal, seat, card).seat == seat


def lead_nobody_beats(deal: Any, advice: Advice) -> bool:
    return not deal.trick and not beaten_by(deal, advice.decision.args[0], later(deal))


def lead_no_opponent_beats(deal: Any, advice: Advice) -> bool:
    return not deal.trick and not beaten_by(deal, advice.decision.args[0], opponents(deal, advice.decision.seat))


def lead_highest(deal: Any, advice: Advice) -> bool:
    card = advice.decision.args[0]
    return not deal.trick and all(suit(other) != suit(card) for other in beaten_by(deal, card, later(deal)))


def lead_cheapest(deal: Any, advice: Advice) -> bool:
    return not deal.trick and is_cheapest(deal, advice)


def ace_is_out(deal: Any, advice: Advice) -> bool:
    kept = advice.facts["kept"]
    ace = suit(kept) + "A"
    mine = available(deal, advice.decision.seat)
    unseen = ace not in open_to(deal, advice.decision.seat) or ace in deal.board.face_up
    return rank(kept) == "10" and kept in mine and ace not in mine and unseen and lead_cheapest(deal, advice)


def last_takes(deal: Any, advice: Advice) -> bool:
    counted = deal.game.worth([*(card for _, card in deal.trick), advice.decision.args[0]])
    return not later(deal) and takes(deal, advice) and dict(advice.facts) == dict(counted)


def last_takes_richest(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    taking = [card for card in playable(deal, seat) if best_after(deal, seat, card).seat == seat]
    return last_takes(deal, advice) and worth(deal, advice.decision.args[0]) == max(worth(deal, its) for its in taking)


def nobody_after_beats(deal: Any, advice: Advice) -> bool:
    seat, card = advice.decision.seat, advice.decision.args[0]
    return takes(deal, advice) and not beaten_by(deal, card, opponents(deal, seat))


def few_beat(deal: Any, advice: Advice) -> bool:
    seat, card = advice.decision.seat, advice.decision.args[0]
    return takes(deal, advice) and len(beaten_by(deal, card, opponents(deal, seat))) <= advice.facts["count"]


def cheapest_if_beaten(deal: Any, advice: Advice) -> bool:
    seat, parties = advice.decision.seat, parties_of(deal)
    own = parties[best_after(deal, seat, advice.decision.args[0]).seat] == parties[seat]
    return bool(opponents(deal, seat)) and own and is_cheapest(deal, advice)


def cannot_take(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    return is_cheapest(deal, advice) and all(best_after(deal, seat, its).seat != seat for its in playable(deal, seat))


def leave_it(deal: Any, advice: Advice) -> bool:
    return bool(deal.trick) and not takes(deal, advice) and is_cheapest(deal, advice)


def partner_takes(deal: Any, advice: Advice) -> bool:
    seat, partner = advice.decision.seat, advice.facts["partner"]
    winner, best = best_after(deal, seat, advice.decision.args[0])
    ours = winner == partner and parties_of(deal)[partner] == parties_of(deal)[seat]
    return ours and not beaten_by(deal, best, opponents(deal, seat))


def partner_takes_richest(deal: Any, advice: Advice) -> bool:
    seat, card = advice.decision.seat, advice.decision.args[0]
    return partner_takes(deal, advice) and worth(deal, card) == max(worth(deal, its) for its in playable(deal, seat))


def partner_takes_keep(deal: Any, advice: Advice) -> bool:
    return partner_takes(deal, advice) and is_cheapest(deal, advice)


def keeps_pair(deal: Any, advice: Advice) -> bool:
    its, seat = advice.facts["suit"], advice.decision.seat
    kept = available(deal, seat) - set(advice.decision.args)
    cheaper = {card for card in playable(deal, seat) if worth(deal, card) < worth(deal, advice.decision.args[0])}
    unmelded = all(meld.suit != its for meld in deal.board.melds)
    return {its + "K", its + "Q"} <= kept and cheaper <= {its + "K", its + "Q"} and unmelded


def meld_scores(deal: Any, advice: Advice) -> bool:
    party = parties_of(deal)[advice.decision.seat]
    after = deal.copy()
    after.apply(advice.decision)
    sets = after.board.trump != deal.board.trump
    gained = after.board.score[party] - deal.board.score[party]
    return gained == advice.facts["points"] and sets == (advice.code == "meld-trump")


def ask_any(deal: Any, advice: Advice) -> bool:
    partner, seat = advice.facts["partner"], advice.decision.seat
    may = any(other.verb == "meld" for other in deal.game.legal(deal.view(seat)))
    own = partner != seat and parties_of(deal)[partner] == parties_of(deal)[seat]
    elsewhere = (open_to(deal, seat) | available(deal, seat)) - {
        card for meld in deal.board.melds for card in meld.cards_of(partner)
    }
    return own and not may and any({its + "K", its + "Q"}.isdisjoint(elsewhere) for its in "SHDC")


def ask_before_suit(deal: Any, advice: Advice) -> bool:
    lone, asked = advice.facts["lone"], deal.copy()
    say(asked, str(advice.decision), f"{advice.facts['partner']} no")
    wanted = Decision(advice.decision.seat, "ask", (suit(lone),))
    return bool(asked.verdict(wanted)) and lone not in open_to(deal, advice.decision.seat)


def ask_suit(deal: Any, advice: Advice) -> bool:
    lone, mine = advice.facts["lone"], available(deal, advice.decision.seat)
    other = suit(lone) + {"K": "Q", "Q": "K"}[rank(lone)]
    return other in mine and lone not in mine and lone not in open_to(deal, advice.decision.seat)


def gubbe_sure(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    others = [other for other in range(deal.game.players) if other != seat]
    sure = [card for card in available(deal, seat) if not beaten_by(deal, card, others)]
    return len(sure) >= advice.facts["count"]


# What is true in Tölp.


def lay_of(deal: Any, cards: tuple[Card, ...]) -> Any:
    return read_lay(cards, deal.view(0).flying, deal.board.turned)


def lays(deal: Any, seat: int) -> list[Any]:
    return [lay_of(deal, its.args) for its in deal.game.legal(deal.view(seat)) if its.verb == "lay"]


def held(deal: Any, advice: Advice) -> Counter[str | None]:
    return Counter(map(rank_of, deal.hands[advice.decision.seat]))


def goes_out(deal: Any, advice: Advice) -> bool:
    after = deal.copy()
    after.apply(advice.decision)
    return advice.decision.seat in after.board.finished


def nothing_beats(deal: Any, advice: Advice) -> bool:
    after = deal.copy()
    after.apply(advice.decision)
    return after.over or not after.board.pile or not ranks_above(advice.facts["rank"], after.board.turned)


def lowest(deal: Any, advice: Advice) -> bool:
    turned = deal.board.turned
    least = min(strength(lay.rank, turned) for lay in lays(deal, advice.decision.seat))
    return strength(lay_of(deal, advice.decision.args).rank, turned) == least


def lowest_turned(deal: Any, advice: Advice) -> bool:
    return deal.board.turned and lowest(deal, advice)


def whole(deal: Any, advice: Advice) -> bool:
    lay = lay_of(deal, advice.decision.args)
    return bool(held(deal, advice)[lay.rank] == lay.own == advice.facts["count"])


def lowest_whole(deal: Any, advice: Advice) -> bool:
    return lowest(deal, advice) and whole(deal, advice)


def lowest_sparing(deal: Any, advice: Advice) -> bool:
    turned, lay = deal.board.turned, lay_of(deal, advice.decision.args)
    others = [other for other in lays(deal, advice.decision.seat) if not other.flies]
    return not lay.flies and strength(lay.rank, turned) == min(strength(other.rank, turned) for other in others)


def pass_keeps_flyers(deal: Any, advice: Advice) -> bool:
    return all(lay.flies for lay in lays(deal, advice.decision.seat))


def give_lowest(deal: Any, advice: Advice) -> bool:
    view = deal.view(advice.decision.seat)
    kept = [rank_of(its) for its in view.hand if its not in advice.decision.args]
    high = max(strength(rank(its), False) for its in advice.decision.args)
    return all(of is None or of in view.flying or strength(of, False) >= high for of in kept)


def give_singles(deal: Any, advice: Advice) -> bool:
    return all(held(deal, advice)[rank_of(card)] == 1 for card in advice.decision.args)


def ask_for_more(deal: Any, advice: Advice) -> bool:
    return bool(held(deal, advice)[advice.facts["rank"]] == advice.facts["count"] > 1)


def take_more(deal: Any, advice: Advice) -> bool:
    of = advice.facts["rank"]
    return held(deal, advice)[of] + advice.decision.args.count(of) == advice.facts["count"]


def high_gets_highest(deal: Any, advice: Advice) -> bool:
    return any(pair.high == advice.decision.seat and pair.low == advice.facts["partner"] for pair in deal.exchanges)


# What is true in Trettioett.


def left(deal: Any, seat: int, card: Card) -> int:
    return value_of([its for its in deal.hands[seat] if its != card]).points


def makes_31(deal: Any, advice: Advice) -> bool:
    return left(deal, advice.decision.seat, advice.decision.args[0]) == 31


def discards(deal: Any, advice: Advice) -> dict[Card, int]:
    """What the hand would be worth after each other discard."""
    seat = advice.decision.seat
    legal = [its.args[0] for its in deal.game.legal(deal.view(seat)) if its != advice.decision]
    return {card: left(deal, seat, card) for card in legal}


def discard_keeps(deal: Any, advice: Advice) -> bool:
    points = left(deal, advice.decision.seat, advice.decision.args[0])
    return points == advice.facts["points"] and points > max(discards(deal, advice).values())


def discard_least(deal: Any, advice: Advice) -> bool:
    card, others = advice.decision.args[0], discards(deal, advice)
    points = left(deal, advice.decision.seat, card)
    spared = [POINTS[other] for other, its in others.items() if its >= points]
    return points == advice.facts["points"] and points >= max(others.values()) and POINTS[card] <= min(spared)


def best_with_pile(deal: Any, seat: int) -> int:
    cards = (*deal.hands[seat], deal.board.pile[-1])
    return max(value_of(its).points for its in combinations(cards, 3))


def take_betters(deal: Any, advice: Advice) -> bool:
    points = value_of(deal.hands[advice.decision.seat]).points
    total = best_with_pile(deal, advice.decision.seat)
    return (points, total) == (advice.facts["points"], advice.facts["total"]) and total > points


def pile_no_help(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    return best_with_pile(deal, seat) == value_of(deal.hands[seat]).points


def knock(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    others = [other for other in deal.board.playing if other != seat]
    return value_of(deal.hands[seat]).points == advice.facts["points"] and list(advice.facts["actors"]) == others


def only(deal: Any, advice: Advice) -> bool:
    return deal.game.legal(deal.view(advice.decision.seat)) == (advice.decision,)


def claims_nothing(deal: Any, advice: Advice) -> bool:
    return not advice.facts


CLAIMS: Mapping[str, Claim] = {
    "only": only,
    "untold": claims_nothing,
    "tried-out": claims_nothing,
    "lead-nobody-beats": lead_nobody_beats,
    "lead-no-opponent-beats": lead_no_opponent_beats,
    "lead-highest": lead_highest,
    "lead-cheapest": lead_cheapest,
    "ace-is-out": ace_is_out,
    "last-takes": last_takes,
    "last-takes-richest": last_takes_richest,
    "nobody-after-beats": nobody_after_beats,
    "few-beat": few_beat,
    "cheapest-if-beaten": cheapest_if_beaten,
    "cannot-take": cannot_take,
    "leave-it": leave_it,
    "partner-takes-richest": partner_takes_richest,
    "partner-takes-keep": partner_takes_keep,
    "keeps-pair": keeps_pair,
    "meld-trump": meld_scores,
    "meld-later": meld_scores,
    "ask-any": ask_any,
    "ask-before-suit": ask_before_suit,
    "ask-suit": ask_suit,
    "gubbe-sure": gubbe_sure,
    "goes-out": goes_out,
    "nothing-beats": nothing_beats,
    "lowest-turned": lowest_turned,
    "lowest-whole": lowest_whole,
    "lowest-sparing": lowest_sparing,
    "pass-keeps-flyers": pass_keeps_flyers,
    "give-lowest": give_lowest,
    "give-singles": give_singles,
    "ask-for-more": ask_for_more,
    "take-more": take_more,
    "high-gets-highest": high_gets_highest,
    "makes-31": makes_31,
    "discard-keeps": discard_keeps,
    "discard-least": discard_least,
    "take-betters": take_betters,
    "pile-no-help": pile_no_help,
    "knock": knock,
}
"""What each reason says; one that is not here may not be given."""


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
    "makes-31",
    "gubbe-sure",
    "take-more",
    "leave-it",
    "few-beat",
    "lead-no-opponent-beats",
    "meld-later",
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
