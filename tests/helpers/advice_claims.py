"""What each reason for advice says of the cards as they really lie."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Any

from helpers.deals import say
from helpers.hidden_cards import open_to
from tolva_teach.games.base import Decision
from tolva_teach.games.tolp.lays import beaters as ranks_above
from tolva_teach.games.tolp.lays import rank_of, read_lay, strength
from tolva_teach.games.trettioett.scoring import POINTS
from tolva_teach.hindsight.tolp import goes_out as way_is_open
from tolva_teach.players.advice import Advice
from tolva_teach.rules.cards import Card, rank, suit
from tolva_teach.rules.tricks import Play, beaters, winning

Claim = Callable[[Any, Advice], bool]
"""Whether what a reason says is true of this deal, all of whose cards are seen."""


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


def in_to_meld(deal: Any, advice: Advice) -> bool:
    """The trick will be the seat's, which still has the pair to meld then."""
    its = advice.facts["suit"]
    kept = available(deal, advice.decision.seat) - set(advice.decision.args)
    unmelded = all(meld.suit != its for meld in deal.board.melds)
    return lead_nobody_beats(deal, advice) and {its + "K", its + "Q"} <= kept and unmelded


def takes_to_meld(deal: Any, advice: Advice) -> bool:
    """Nobody who plays later may take the trick from the seat, which still has the pair to meld then."""
    its, seat, card = advice.facts["suit"], advice.decision.seat, advice.decision.args[0]
    kept = available(deal, seat) - {card}
    going = deal.copy()
    for happened in going.apply(advice.decision):
        if happened.kind == "trick-taken":
            assert happened.facts["taker"] == seat
    return bool(deal.trick) and {its + "K", its + "Q"} <= kept and all(meld.suit != its for meld in deal.board.melds)


def keeps_last_trump(deal: Any, advice: Advice) -> bool:
    trumps = [card for card in available(deal, advice.decision.seat) if suit(card) == deal.board.trump]
    led = advice.decision.args[0]
    return not deal.trick and trumps == [advice.facts["kept"]] and led not in trumps


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
    after = _laid(deal, advice)
    return after.over or not after.board.pile or not ranks_above(advice.facts["rank"], after.board.turned)


def nothing_beats_turned(deal: Any, advice: Advice) -> bool:
    after = _laid(deal, advice)
    return nothing_beats(deal, advice) and (after.over or after.board.turned)


def _laid(deal: Any, advice: Advice) -> Any:
    """The deal when what is advised has been laid."""
    after = deal.copy()
    after.apply(advice.decision)
    return after


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
    lay = lay_of(deal, advice.decision.args)
    return lowest(deal, advice) and held(deal, advice)[lay.rank] == lay.own == 1


def lowest_together(deal: Any, advice: Advice) -> bool:
    return lowest(deal, advice) and whole(deal, advice) and advice.facts["count"] > 1


def lowest_sparing(deal: Any, advice: Advice) -> bool:
    turned, lay = deal.board.turned, lay_of(deal, advice.decision.args)
    others = [other for other in lays(deal, advice.decision.seat) if not other.flies]
    return not lay.flies and strength(lay.rank, turned) == min(strength(other.rank, turned) for other in others)


def pass_keeps_flyers(deal: Any, advice: Advice) -> bool:
    return all(lay.flies for lay in lays(deal, advice.decision.seat))


def sure_then_out(deal: Any, advice: Advice) -> bool:
    """What is laid is beaten by nobody, and what is left can be laid at once."""
    left = {rank_of(its) for its in deal.hands[advice.decision.seat] if its not in advice.decision.args}
    return len(left) == 1 and sure_way_out(deal, advice)


def sure_way_out(deal: Any, advice: Advice) -> bool:
    """Nobody else can lay a card before the seat is out, as all the cards really lie."""
    return way_is_open(deal, advice.decision, advice.decision.seat)


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
    return deal.rules.value([its for its in deal.hands[seat] if its != card]).points


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
    return max(deal.rules.value(its).points for its in combinations(cards, 3))


def take_betters(deal: Any, advice: Advice) -> bool:
    points = deal.rules.value(deal.hands[advice.decision.seat]).points
    total = best_with_pile(deal, advice.decision.seat)
    return (points, total) == (advice.facts["points"], advice.facts["total"]) and total > points


def pile_no_help(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    return best_with_pile(deal, seat) == deal.rules.value(deal.hands[seat]).points


def knock(deal: Any, advice: Advice) -> bool:
    seat = advice.decision.seat
    others = [other for other in deal.board.playing if other != seat]
    return (
        deal.rules.value(deal.hands[seat]).points == advice.facts["points"] and list(advice.facts["actors"]) == others
    )


def only(deal: Any, advice: Advice) -> bool:
    return deal.game.legal(deal.view(advice.decision.seat)) == (advice.decision,)


def only_pass(deal: Any, advice: Advice) -> bool:
    return only(deal, advice) and advice.decision.verb == "pass" and bool(deal.board.pile)


def claims_nothing(deal: Any, advice: Advice) -> bool:
    return not advice.facts


CLAIMS: Mapping[str, Claim] = {
    "only": only,
    "only-pass": only_pass,
    "untold": claims_nothing,
    "tried-out": claims_nothing,
    "lead-nobody-beats": lead_nobody_beats,
    "lead-no-opponent-beats": lead_no_opponent_beats,
    "lead-highest": lead_highest,
    "lead-cheapest": lead_cheapest,
    "in-to-meld": in_to_meld,
    "takes-to-meld": takes_to_meld,
    "keeps-last-trump": keeps_last_trump,
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
    "nothing-beats-turned": nothing_beats_turned,
    "lowest-turned": lowest_turned,
    "lowest-whole": lowest_whole,
    "lowest-together": lowest_together,
    "lowest-sparing": lowest_sparing,
    "pass-keeps-flyers": pass_keeps_flyers,
    "sure-then-out": sure_then_out,
    "sure-way-out": sure_way_out,
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
