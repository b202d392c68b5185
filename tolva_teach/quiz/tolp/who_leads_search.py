"""Which part of a round a question "who leads, who is king, who is tölp?" is about.

A whole round is played, or its exchange, and a part of it found in which what is to be asked about comes about.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Dealt, Decision, Game, Standing, said
from tolva_teach.games.tolp.exchange import exchangeable, numbers_due
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import kind_planned
from tolva_teach.quiz.stacked_deals import Wanted, dealt_with
from tolva_teach.quiz.tolp.continuation import START, Asked, Continuation, Continued, Step
from tolva_teach.quiz.tolp.played_round import Played, Told, play_round
from tolva_teach.quiz.tolp.verdicts import JUDGES
from tolva_teach.rules.cards import RANKS, SUITS, Card, rank

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"closed": 14, "out": 18, "king": 9, "tolp": 9},
    2: {"closed": 6, "out": 8, "again": 8, "king": 6, "undecided": 7, "tolp": 5, "stuck": 6, "given": 4},
    3: {"closed": 3, "out": 4, "again": 4, "revolution": 3, "unable": 5, "king": 4, "undecided": 5, "tolp": 3,
        "stuck": 5, "tied": 5, "given": 3, "singles": 3, "kept": 3},
}  # fmt: skip
"""By difficulty, how many questions of a block ask about each kind."""

ASKED: Mapping[str, Asked] = {"king": "king", "tolp": "tolp", "stuck": "tolp", "tied": "tolp",
                              "given": "starts", "singles": "starts", "kept": "starts"}  # fmt: skip
"""What is asked about each kind; whose turn it is about the others, and about `undecided` either title."""

WINGS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "unable": ({"jokers": 2}, {"jokers": 3}, {"flying": ["2"], "jokers": 1}),
    "stuck": ({"jokers": 3}, {"jokers": 3}, {"flying": ["2"], "jokers": 2}),
    "tied": ({"jokers": 2}, {"jokers": 2}, {"jokers": 4}),
}
"""What flies in rounds that come to an end with nothing but that."""

LONGEST = 12
"""So many steps are told, at most."""

MOST_DUE = 3
"""How many cards a pair exchanges whose exchange is told, at most."""

LEAST_LEFT = 3
"""How many more it holds, at least."""


def kinds_of(continuation: Continuation, asked: Asked) -> frozenset[str]:
    """The kinds of situation that a question is of.

    Whose turn: `closed`: all others have passed; `out`: the last to lay went out; `unable`: whoever should lead can
    lay nothing; `again`: the next has passed already; `revolution`: the order has been turned. Titles: `king` and
    `tolp` as they usually come about; `stuck`: nobody can lay anything, `tied`: two with the most cards; `undecided`.
    Who begins: the card was `given` or asked for in the exchange, passed on in the `singles` round, or `kept`.
    """
    if asked == "starts":
        at_first, exchanged, at_last = continuation.holders
        return frozenset({"singles" if exchanged != at_last else "given" if at_first != exchanged else "kept"})
    if asked != "leads":
        if JUDGES[asked](continuation, None).allowed:
            return frozenset({"undecided"})
        ended = "tied" if continuation.tied else "stuck" if continuation.stuck else "tolp"
        return frozenset({"king" if asked == "king" else ended})
    found = {"revolution"} if continuation.revolution else set()
    if continuation.unable:
        return frozenset(found | {"unable"})
    if continuation.turned_down is not None:
        return frozenset(found | {"closed" if continuation.turned_down.rule == "tolp.turn" else "out"})
    return frozenset(found | {"again"} if continuation.turn in continuation.passed else found)


def position(players: int, seed: int, difficulty: int) -> Continued:
    """The part of a round that a seed gives."""
    named = ("who-leads", "tolp", players, _SALT, difficulty)
    dice = Dice(*named, seed)
    kind = kind_planned(PLANS[difficulty], seed, *named)
    find = _exchanged if ASKED.get(kind) == "starts" else _played
    while True:
        found = find(players, kind, difficulty, dice)
        if found is not None:
            return found


# A part of a round.


def _played(players: int, kind: str, difficulty: int, dice: Dice) -> Continued | None:
    """A part of one round that is of the kind; None where it has none."""
    rules: Any = game("tolp", players, _options(kind, difficulty, dice))
    standing = _standing(rules, kind, difficulty, dice)
    dealer = dice.below(players)
    dealt = dealt_with(rules, _wanted(rules, kind, dice), dealer, dice, standing=standing)
    played = play_round(rules.start(dealt, dealer, standing), kind in WINGS, dice)
    parts = dice.shuffled(_parts(played, kind, dice))
    if difficulty > 2 and dice.below(2):
        parts = tuple(sorted(parts, key=lambda told: not _skips(played.continuation(told))))
    for told in parts[:TRIES]:
        continuation = played.continuation(told)
        if kind in kinds_of(continuation, told.asked) and _tempts(continuation, told.asked, kind, difficulty, dice):
            return _asked(rules, continuation, dealt, dealer, standing, played, told, dice)
    return None


def _skips(continuation: Continuation) -> bool:
    """Whether the next seat to the left has gone out, so that it must be passed over."""
    return not continuation.after.hands[(continuation.steps[-1].decision.seat + 1) % len(continuation.after.hands)]


TRIES = 12
"""So many parts of a round are looked at."""


def _asked(
    rules: Game[Any],
    continuation: Continuation,
    dealt: Dealt,
    dealer: int,
    standing: Standing,
    played: Played,
    told: Told,
    dice: Dice,
) -> Continued:
    """The question, to one of those who are in."""
    seats = [seat for seat, hand in enumerate(continuation.before.hands) if hand]
    view = continuation.before.view(seats[dice.below(len(seats))])
    decisions = [step.decision for step in played.steps]
    return Continued(
        dealer,
        dealt,
        tuple(decisions[: told.first]),
        view,
        standing if standing.order else None,
        then=tuple(decisions[told.first : told.end]),
        asked=told.asked,
    )


def _options(kind: str, difficulty: int, dice: Dice) -> dict[str, Any]:
    """The variants: what the kind needs, and in the hardest a revolution that may come, or flying cards."""
    if kind in WINGS:
        return dict(WINGS[kind][dice.below(len(WINGS[kind]))])
    if kind == "revolution":
        return {"revolution": True}
    if difficulty > 1 and dice.below(3) == 0:
        return {"jokers": 2}
    return {}


def _standing(rules: Game[Any], kind: str, difficulty: int, dice: Dice) -> Any:
    """A first round, or of those about titles a later one: the last round's are to be told from this one's."""
    players = rules.players
    if difficulty == 1 or kind not in ("king", "undecided") or dice.below(3) == 0:
        return rules.first_standing(None, 0, None)
    order = dice.shuffled(range(players))
    return rules.first_standing([int(seat == order[0]) for seat in range(players)], 0, order)


def _wanted(rules: Game[Any], kind: str, dice: Dice) -> Wanted:
    """Who has the flying cards that nobody else can lay, or four of a rank."""
    seats = dice.shuffled(range(rules.players))
    if kind == "revolution":
        of = 4 + dice.below(6)
        ranks = (RANKS[of], RANKS[of + 1 + dice.below(len(RANKS) - of - 1)])
        return {seat: [suit + its for suit in SUITS] for seat, its in zip(seats, ranks, strict=False)}
    if kind not in WINGS:
        return {}
    jokers = [f"*{number + 1}" for number in range(rules.options["jokers"])]
    if kind == "tied":
        half = len(jokers) // 2
        return {seats[0]: jokers[:half], seats[1]: jokers[half:]}
    if kind == "stuck" and len(jokers) > 2:
        return {seats[0]: jokers[:2], seats[1]: jokers[2:]}
    return (
        {seats[0]: jokers, seats[1]: ["S2"]}
        if rules.options["flying"]
        else dict(zip(seats, _each(jokers), strict=False))
    )


def _each(cards: Sequence[Card]) -> list[list[Card]]:
    return [[card] for card in cards]


def _tempts(continuation: Continuation, asked: Asked, kind: str, difficulty: int, dice: Dice) -> bool:
    """Whether it is not merely the next to the left; in the hardest that is now and then held against titles."""
    if difficulty < 3 or asked == "leads" or dice.below(2):
        return True
    deal, last = continuation.after, continuation.steps[-1].decision.seat
    seats = range(len(deal.hands))
    holding = [seat for seat in ((last + step) % len(seats) for step in seats) if deal.hands[seat] and seat != last]
    return kind in ("tolp", "undecided") or not holding or not JUDGES[asked](continuation, holding[0]).allowed


# Which part.


def _parts(played: Played, kind: str, dice: Dice) -> list[Told]:
    """The parts of a round that may be of the kind."""
    finder = _TITLES.get(kind)
    return list(finder(played, dice) if finder else _turns(played, kind, dice))


def _turns(played: Played, kind: str, dice: Dice) -> Iterator[Told]:
    """Parts at whose end somebody lays or passes. All since the last lay are told, and who passed before it if it is
    that which matters."""
    begun = _begun(played)
    laid: dict[int, int] = {}
    for end in range(begun + 1, len(played.steps)):
        step = played.steps[end - 1]
        if step.decision.verb == "lay":
            laid[end] = end - 1
        last = laid[end] = laid.get(end, laid.get(end - 1, begun))
        if not _may_end(played, end, kind):
            continue
        first = max(begun, last - dice.below(4))
        if kind == "again":
            turn = played.deals[end].board.turn
            passes = [place for place in range(max(begun, end - LONGEST), last)
                      if played.steps[place].decision == said(turn, "pass")]  # fmt: skip
            if not passes:
                continue
            first = max(begun, passes[-1] - dice.below(2))
        if end - first <= LONGEST:
            yield Told(first, end, "leads")


def _may_end(played: Played, end: int, kind: str) -> bool:
    """Whether what has just happened is what the kind is about."""
    step, next_step = played.steps[end - 1], played.steps[end]
    if next_step.unable:  # whoever is to lead cannot
        return False
    if kind == "unable":
        return step.unable
    if kind == "revolution":
        return any(
            its.find("revolution") or its.find("counter-revolution") for its in played.steps[max(0, end - 3) : end]
        )
    down = step.find("turned")
    if kind == "again":
        return down is None and step.decision.verb == "pass" and not step.unable
    return down is not None and down.rule == {"closed": "tolp.turn", "out": "tolp.out"}[kind]


def _begun(played: Played) -> int:
    """The first lay, after the exchange."""
    return next(place for place, step in enumerate(played.steps) if step.decision.verb == "lay")


def _kings(played: Played, dice: Dice) -> Iterator[Told]:
    """Somebody goes out first, and others lay on."""
    out = next(place for place, step in enumerate(played.steps) if step.find("out"))
    for before in range(4):
        for after in range(2, 7):
            if out - before >= _begun(played) and out + after <= len(played.steps):
                yield Told(out - before, out + after, "king")


def _undecided(played: Played, dice: Dice) -> Iterator[Told]:
    """Nobody is out yet, though somebody holds few cards; or two are in still."""
    begun, steps = _begun(played), played.steps
    out = next(place for place, step in enumerate(steps) if step.find("out"))
    two = next((place for place in range(len(steps)) if played.left(place) == 2), len(steps))
    if dice.below(2):
        for end in range(max(begun + 2, out - 6), out + 1):
            if steps[end - 1].decision.verb == "lay":
                yield Told(max(begun, end - 2 - dice.below(3)), end, "king")
        return
    for end in range(two, min(two + 3, len(steps))):
        yield Told(max(begun, two - 1 - dice.below(3)), end, "tolp")


def _ends(played: Played, dice: Dice) -> Iterator[Told]:
    """The end of the round."""
    end = len(played.steps)
    for length in range(2, 7):
        if end - length >= _begun(played):
            yield Told(end - length, end, "tolp")


_TITLES = {"king": _kings, "undecided": _undecided, "tolp": _ends, "stuck": _ends, "tied": _ends}


# Who begins.


def _exchanged(players: int, kind: str, difficulty: int, dice: Dice) -> Continued | None:
    """An exchange that is about to be done, and what has become of the card that begins the round."""
    stays = dice.below(3) if kind == "kept" else 0
    singles = kind == "singles" or stays == 1
    options = {"singles_round": True} if singles else {"flying": ["2"], "singles_round": True} if stays == 2 else {}
    rules: Any = game("tolp", players, options)
    order, dealer = dice.shuffled(range(players)), dice.below(players)
    standing: Any = rules.first_standing([int(seat == order[0]) for seat in range(players)], 0, order)
    dues = numbers_due(players, "continue")
    places = [place for place, due in enumerate(dues) if due <= MOST_DUE]
    place = places[dice.below(len(places))]
    high, low = order[place], order[-1 - place]
    asks = kind == "given" and dice.below(2) == 1
    holder = low if asks or (kind != "given" and dice.below(2)) else high
    wanted = {holder: [START, "D2"] if singles and kind == "kept" else [START], **({high: ["S2"]} if asks else {})}
    dealt = dealt_with(rules, wanted, dealer, dice, standing=standing)
    deal: TolpDeal = rules.start(dealt, dealer, standing)
    decisions = []
    while decision := _others_exchange(deal, high):
        decisions.append(decision)
        deal.apply(decision)
    if asks and sum(rank(card) == "2" for card in deal.hands[low]) > 1:  # which of them is taken, nobody would say
        return None
    pair = next(pair for pair in deal.exchanges if pair.high == high)
    if pair.size != dues[place] or min(map(len, (deal.hands[high], deal.hands[low]))) < pair.size + LEAST_LEFT:
        return None
    then = _exchange_of_it(deal, high, pair.size, asks, kind, dice)
    before, steps = deal.copy(), []
    for decision in then:
        verdict = deal.verdict(decision)
        if not verdict.allowed:
            return None
        steps.append(Step(decision, deal.apply(decision)))
    continuation = Continuation(before, steps, deal)
    if kind not in kinds_of(continuation, "starts"):
        return None
    view = before.view((high, low)[dice.below(2)])
    return Continued(dealer, dealt, tuple(decisions), view, standing, then=tuple(then), asked="starts")


def _others_exchange(deal: TolpDeal, high: int) -> Decision | None:
    """What the other pairs do; None where they are done."""
    pair = next((pair for pair in deal.exchanges if not pair.done and pair.high != high), None)
    if pair is None:
        return None
    if pair.given:
        return said(pair.high, "high")
    return said(pair.high, "give", *exchangeable(deal.hands[pair.high], deal.rules.flying)[: pair.size])


def _exchange_of_it(deal: TolpDeal, high: int, due: int, asks: bool, kind: str, dice: Dice) -> list[Decision]:
    """What is given, asked and said in the exchange that is told: the card itself where it is to be given."""
    hand = exchangeable(deal.hands[high], deal.rules.flying)
    spare = [card for card in hand if rank(card) != "2"]
    gift = spare[: due + dice.below(2)][-due:]
    if kind == "given" and not asks:
        gift = [START, *spare[: due - 1]]
    words = [said(high, "ask", "2"), said(high, "take", "2")] if asks else [said(high, "high")]
    return [said(high, "give", *gift), *words]
