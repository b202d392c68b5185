"""What holds for every game, whatever its rules: to be asked of deals of a game of anybody's.

from tolva_teach.testing import check_game

def test_it_conforms():
    check_game("my-game")
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from tolva_teach.described import failures, look_for_parts, part_of
from tolva_teach.described.error_lines import line_of
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, Decision, Game, Happening, Refused, View
from tolva_teach.knowing import knowledge
from tolva_teach.play.replay import Replay
from tolva_teach.quiz import FAMILIES
from tolva_teach.records.events import parse_decision
from tolva_teach.records.messages import failure_in_words
from tolva_teach.records.record import DealRecord, Record, deal_record, read_record
from tolva_teach.rules.cards import Card, is_card
from tolva_teach.rules.table import Table
from tolva_teach.testing.pictures import faults_of_picture
from tolva_teach.testing.variants import NO_VARIANT, variants
from tolva_teach.testing.words import Lacking, looked_through, words_in_places, words_unheard
from tolva_teach.texts import rule_ids

LONG = 5_000
"""More decisions than any deal should take; a deal that goes on for longer does not end."""

DEALS = 5


class NotConformingError(AssertionError):
    """A game does not do what every game must; says what."""


def check_game(game: str, deals: int = DEALS) -> None:
    """Plays deals of a game at random, for each number of players, and looks for its words in every language.

    Args:
        game: its name.
        deals: how many for each number of players.

    Raises:
        NotConformingError: something does not hold; says what.
    """
    _must_be_usable(game)
    for players in GAMES[game].seats:
        for seed in range(deals):
            for holds in (*EVERY_GAME, *OUTSIDE):
                _asked(holds, game, players, seed)
    for options in variants(game):
        for holds in (*EVERY_GAME, *OUTSIDE):
            _asked(holds, game, GAMES[game].usual_players, 0, options)
    lacking = _lacking(game)
    _must(not lacking.rules, f"{game} names rules that are in none of its chapters: {', '.join(lacking.rules)}")
    _must(not lacking.words, f"{game} has no words for {words_in_places(game, lacking)}")
    _must(not words_unheard(game), f"{game} says again what is said already: {words_unheard(game)}")


def _lacking(game: str) -> Lacking:
    """What the game lacks of what it says and names.

    Raises:
        NotConformingError: it fails while it is asked; says where.
    """
    try:
        return looked_through(game)
    except Exception as error:
        raise NotConformingError(f"{game}, while it is put into words: {_raised(game, error)}") from error


def _must_be_usable(game: str) -> None:
    """Raises:
    NotConformingError: there is no such game, or its description or a part of it cannot be used; says why.
    """
    look_for_parts(game)
    len(FAMILIES)  # one that cannot be made is noted when it is made
    its = [failure_in_words(failure, "en") for failure in failures() if game in (failure.entry, failure.package)]
    _must(not its, " ".join(its))
    _must(game in GAMES, f"there is no game {game!r}; there are {', '.join(GAMES)}")


def _asked(
    holds: Callable[[Record, Random], None],
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] = NO_VARIANT,
) -> None:
    """Raises:
    NotConformingError: it does not hold, or the game fails; says where.
    """
    try:
        holds(deal_record(game, players, seed, options), Random(seed))
    except NotConformingError:
        raise
    except Exception as error:
        form = f"{game} for {players}" + f" with {dict(options)}" * bool(options)
        raise NotConformingError(f"{form}, {holds.__name__}: {_raised(game, error)}") from error


def _raised(game: str, error: Exception) -> str:
    """What was raised, and in which line of the game's package."""
    line = line_of(error, GAMES[game].__module__.partition(".")[0])
    return repr(error) + f" ({line})" * bool(line)


def fresh(record: Record) -> Deal[Any]:
    """The first deal of a record, of which only the pack is written, before its first decision."""
    written = record.deals[0]
    cards = written.cards
    dealt = record.game.deal_out(cards["deck"], written.dealer, record.start)
    return record.game.start(dealt, written.dealer, record.start)


def state(deal: Deal[Any]) -> dict[str, Any]:
    """All that a deal consists of, to see that nothing of it has changed; what is only remembered stays out."""
    return {key: value for key, value in vars(deal).items() if not key.startswith("_")} | {"actors": deal.actors()}


def decide(deal: Deal[Any], chance: Random) -> Decision:
    """Any legal decision; now and then first a kind of decision and then one of it, so that plays do not drown talk."""
    legal = deal.game.legal(deal.view(chance.choice(deal.actors())))
    if chance.random() < 0.2:
        verb = chance.choice(sorted({decision.verb for decision in legal}))
        legal = tuple(decision for decision in legal if decision.verb == verb)
    return chance.choice(legal)


def play_out(record: Record, chance: Random) -> tuple[Deal[Any], list[Decision]]:
    """The deal at its end, and all that was decided."""
    deal, decisions = fresh(record), list[Decision]()
    while not deal.over:
        _must(len(decisions) < LONG, f"{record.game}: a deal does not end")
        decisions.append(decide(deal, chance))
        deal.apply(decisions[-1])
    return deal, decisions


def with_events(record: Record, decisions: Sequence[Decision]) -> Record:
    """The record with these decisions in its first deal."""
    written = record.deals[0]
    events = tuple(map(str, decisions))
    return Record(record.game, record.start, (DealRecord(written.dealer, written.cards, events),), record.given)


def every_deal_ends(record: Record, chance: Random) -> None:
    """Somebody can always act until the deal is over, and then nobody."""
    deal = fresh(record)
    for _ in range(LONG):
        if deal.over:
            break
        _must(bool(deal.legal()), f"{record.game}: nothing is allowed, and the deal is not over")
        _must(all(0 <= seat < record.game.players for seat in deal.actors()), f"{record.game}: no such seat acts")
        deal.apply(decide(deal, chance))
    _must(deal.over, f"{record.game}: a deal does not end")
    _must(deal.legal() == (), f"{record.game}: something is allowed after the end")


def candidates_agree_with_apply(record: Record, chance: Random) -> None:
    """What a game thinks of can be written, its verdicts are the same one by one, and `apply` does what they say."""
    deal = fresh(record)
    for _ in range(chance.randrange(60)):
        if deal.over:
            break
        view = deal.view(chance.choice(deal.actors()))
        one_by_one = [(decision, deal.game.verdict(view, decision)) for decision in deal.game.candidates(view)]
        _must(deal.game.verdicts(view) == one_by_one, f"{record.game}: verdicts differ from those one by one")
        for decision, verdict in one_by_one:
            _must(decision == parse_decision(str(decision)), f"{record.game}: {decision} cannot be read again")
            done = _is_done(deal.copy(), decision)
            _must(done == verdict.allowed, f"{record.game}: {decision} is judged otherwise than it is done")
        deal.apply(decide(deal, chance))


def refused_leaves_no_trace(record: Record, chance: Random, others: Sequence[Decision] = ()) -> None:
    """What is refused leaves the deal as it was.

    Args:
        others: further decisions to try, such as other games'.
    """
    deal = fresh(record)
    for _ in range(chance.randrange(40)):
        if deal.over:
            break
        seat = chance.choice(range(deal.game.players))
        some = chance.sample(others, min(5, len(others)))
        for decision in (*deal.game.candidates(deal.view(seat)), *(its._replace(seat=seat) for its in some)):
            before = state(deal)
            if not _is_done(deal.copy(), decision):
                _must(not _is_done(deal, decision), f"{record.game}: {decision} is refused for a copy alone")
                _must(state(deal) == before, f"{record.game}: {decision} was refused and left a trace")
        deal.apply(decide(deal, chance))


def replay_equals_play(record: Record, chance: Random) -> None:
    """A record is the same when it is written and read, and its replay comes to what was played."""
    deal, decisions = play_out(record, chance)
    written = with_events(record, decisions)
    again = read_record(written.to_json())
    _must(again == written, f"{record.game}: a record is another when it is read again")
    replay = Replay(again)
    _must([step.decision for step in replay if step.decision] == decisions, f"{record.game}: a replay goes otherwise")
    _must(replay[-1].after.standing == deal.standing, f"{record.game}: a replay ends otherwise")
    _must(all(step.verdict is None or step.verdict.allowed for step in replay), f"{record.game}: a replay is refused")


def table_shows_no_hidden_card(record: Record, chance: Random) -> None:
    """Each seat's table has the zones of everyone's, no card twice, and tells of a hidden card only where it lies."""
    deal = fresh(record)
    for _ in range(chance.randrange(40)):
        if deal.over:
            break
        deal.apply(decide(deal, chance))
    everyone = deal.table()
    keys = [card.key for zone in everyone.zones for card in zone.cards]
    _must(len(keys) == len(set(keys)), f"{record.game}: a card lies on the table twice")
    for seat in range(deal.game.players):
        table = deal.game.table(deal.view(seat))
        _must([zone.name for zone in table.zones] == [zone.name for zone in everyone.zones],
              f"{record.game}: seat {seat} sees other zones than there are")  # fmt: skip
        hidden = [card.key for zone in table.zones for card in zone.cards if card.card is None]
        _must(all(":" in key for key in hidden), f"{record.game}: a hidden card’s key does not say where it lies")


def pictures_are_alike(record: Record, chance: Random) -> None:
    """In every picture of a decision each seat sees what lies open to all."""
    deal = fresh(record)
    for _ in range(chance.randrange(60)):
        if deal.over:
            break
        decision = decide(deal, chance)
        for picture in deal.unfold(decision):
            everyone, table = picture.deal.seen(None), picture.deal.seen(decision.seat)
            _must(table.places == everyone.places, f"{record.game}: seats are seen otherwise at {decision}")
            _must(_open_zones(table) == _open_zones(everyone), f"{record.game}: what lies open differs at {decision}")
        deal.apply(decision)


EVERY_GAME: Sequence[Callable[[Record, Random], None]] = (
    every_deal_ends,
    candidates_agree_with_apply,
    refused_leaves_no_trace,
    replay_equals_play,
    table_shows_no_hidden_card,
    pictures_are_alike,
)
"""What is asked of a deal: a record of which only the pack is written, and what draws the decisions."""


def decisions_are_judged_however_wrong(record: Record, chance: Random) -> None:
    """Whatever a seat says that can be written at all is judged: refused by a rule that there is, or done."""
    game, rules = record.game, {*rule_ids(), *_COMMON}
    deal = fresh(record)
    for _ in range(chance.randrange(40)):
        if deal.over:
            break
        decision = decide(deal, chance)
        for wrong in _mutated(decision, game, chance):
            try:
                verdict = deal.verdict(wrong)
                done = _is_done(deal.copy(), wrong)
            except Exception as error:
                raise NotConformingError(f"{game}: {wrong} is not judged: {_raised(game.name, error)}") from error
            _must(done == verdict.allowed, f"{game}: {wrong} is judged otherwise than it is done")
            _must(verdict.rule in rules, f"{game}: {wrong} is judged by {verdict.rule}, no rule of its chapters")
        deal.apply(decision)


_COMMON = ("turn.order", "turn.verb", "card.not-held")
"""The rules of all games, which are in no chapter."""


def _mutated(decision: Decision, game: Game[Any], chance: Random) -> Iterator[Decision]:
    """Decisions that differ in one thing: another seat, other cards, one more or fewer, another verb of the game."""
    seat, verb, args = decision
    card = chance.choice(game.pack)
    for other in (
        (chance.randrange(-1, game.players + 1), verb, args),
        (seat, verb, (*args, card)),
        (seat, verb, args[:-1]),
        (seat, verb, (*args[:-1], card)),
        (seat, verb, (*args, *args)),
        *((seat, its, lot) for its in game.verbs for lot in ((), (card,), args)),
    ):
        with suppress(ValueError):  # it cannot even be written
            yield Decision(*other)


def views_say_what_was_shown(record: Record, chance: Random) -> None:
    """A view names no card that its seat has not seen on the table or been told of; no hand of another lies open
    without a mark that it is shown."""
    deal, seat = fresh(record), chance.randrange(record.game.players)
    shown = _cards_in(deal.opening, seat)
    for _ in range(LONG):
        table = deal.game.table(deal.view(seat))
        lying = [(zone, card) for zone in table.zones for card in zone.cards if card.card]
        shown |= {card.card for _, card in lying if card.card}
        secret = [
            card for zone, card in lying if zone.kind == "hand" and zone.seat != seat and "shown" not in card.marks
        ]
        if not deal.over:
            _must(not secret, f"{record.game}: seat {seat} sees another’s hand: {secret}")
        more = named(said_by(deal.view(seat)), record.game.pack) - shown
        _must(not more, f"{record.game}: the view of seat {seat} names {sorted(more)}, which it was not shown")
        if deal.over:
            return
        shown |= _cards_in(deal.apply(decide(deal, chance)), seat)


def hidden_cards_leave_no_trace(record: Record, chance: Random) -> None:
    """Two cards that a seat was never shown change places: nothing that the seat sees, is told or can do differs."""
    deal, decisions = fresh(record), list[Decision]()
    for _ in range(chance.randrange(30)):
        if not deal.over:
            decisions.append(decide(deal, chance))
            deal.apply(decisions[-1])
    seat = chance.randrange(record.game.players)
    seen = _seen_by(record, decisions, seat)
    assert seen is not None
    hidden = sorted(set(record.game.pack) - named(seen, record.game.pack) - named(decisions, record.game.pack))
    for _ in range(_PAIRS):
        if len(hidden) > 1:
            one, other = chance.sample(hidden, 2)
            otherwise = _seen_by(_swapped(record, one, other), decisions, seat)
            _must(otherwise in (None, seen), f"{record.game}: seat {seat} can tell the unseen {one} from {other}")


_PAIRS = 3


def _seen_by(record: Record, decisions: Sequence[Decision], seat: int) -> list[object] | None:
    """All that a seat sees and is told while this is decided; None where it cannot be decided so."""
    deal = fresh(record)
    seen: list[object] = [_told(deal.opening, seat)]
    for decision in (*decisions, None):
        view = deal.view(seat)
        seen += [said_by(view), deal.game.table(view), deal.game.verdicts(view), deal.where()]
        if decision is not None:
            if not deal.verdict(decision).allowed:
                return None
            seen.append(_told(deal.apply(decision), seat))
    return seen


def _swapped(record: Record, one: Card, other: Card) -> Record:
    written = record.deals[0]
    change = {one: other, other: one}
    deck = [change.get(card, card) for card in written.cards["deck"]]
    return Record(record.game, record.start, (DealRecord(written.dealer, {"deck": deck}, ()),), record.given)


def _told(happenings: Iterable[Happening], seat: int) -> list[Happening]:
    return [happened.seen_by(seat) for happened in happenings]


def _cards_in(happenings: Iterable[Happening], seat: int) -> set[Card]:
    told = _told(happenings, seat)
    return {word for happened in told for fact in happened.facts.values() for word in _words(fact) if is_card(word)}


def _words(fact: object) -> Iterable[str]:
    if isinstance(fact, str):
        return [fact]
    return [word for word in fact if isinstance(word, str)] if isinstance(fact, Iterable) else []


def named(value: object, pack: Iterable[Card]) -> set[Card]:
    """The cards of the pack that are named somewhere in a value."""
    text = repr(value)
    return {card for card in set(pack) if f"'{card}'" in text}


def said_by(view: View) -> dict[str, Any]:
    """All that a view says, but for the game and what it has worked out itself."""
    slots = {name for kind in type(view).__mro__ for name in getattr(kind, "__slots__", ())}
    fields = {*slots, *getattr(view, "__dict__", {})}
    return {name: getattr(view, name) for name in sorted(fields) if not name.startswith("_") and name != "game"}


def knowledge_is_true(record: Record, chance: Random) -> None:
    """What can be known is true, where the game says that: each card may lie where it does, and no other is said to be
    in a hand; a card that the seat does not see is thought of."""
    deal = _going(record, chance)
    if deal.over or part_of(deal.game.name, "knowledge") is None:
        return
    hands = {card.card: zone.seat for zone in deal.table().zones if zone.kind == "hand" for card in zone.cards}
    for seat in range(deal.game.players):
        view = deal.view(seat)
        try:
            places = knowledge(view).places
        except Exception as error:
            why = _raised(deal.game.name, error)
            raise NotConformingError(f"{deal.game}: what seat {seat} can know is not said: {why}") from error
        seen = {card.card for zone in deal.game.table(view).zones for card in zone.cards}
        for card in deal.game.pack:
            fault = _fault_of_places(places.get(card), hands.get(card), card in seen)
            _must(not fault, f"{deal.game}: what seat {seat} knows of {card} is not true: {fault}")


def _fault_of_places(places: Collection[tuple[Any, ...]] | None, holder: int | None, seen: bool) -> str:
    """What is wrong with where a card may lie, as a seat knows it; empty where nothing is.

    Args:
        places: what the seat knows; None where the card is not thought of.
        holder: who has it in the hand, if anybody has.
        seen: whether the seat sees it.
    """
    if holder is None:
        known = places and all(place[0] == "hand" for place in places)
        return "it is in no hand, and must be in one" if known else ""
    if places is None:
        return "" if seen else f"{holder} holds it, and it is not among the places"
    return (
        "" if any(place[:2] == ("hand", holder) for place in places) else f"{holder} holds it, and is said to lack it"
    )


def imagined_deals_are_alike(record: Record, chance: Random) -> None:
    """A deal as the club player imagines it, where the game has one, looks to its seat like the one that is played."""
    deal = _going(record, chance)
    make = part_of(deal.game.name, "mind")
    if deal.over or make is None:
        return
    mind, view = make(), deal.view(chance.choice(deal.actors()))
    try:
        imagined = mind.sample(mind.knowledge(view), chance).view(view.seat)
    except Exception as error:
        why = _raised(deal.game.name, error)
        raise NotConformingError(f"{deal.game}: seat {view.seat} cannot imagine the others’ cards: {why}") from error
    before, after = said_by(view), said_by(imagined)
    differing = [name for name in before if before[name] != after.get(name)]
    _must(not differing, f"{deal.game}: a deal as seat {view.seat} imagines it differs in what it sees: {differing}")


def _going(record: Record, chance: Random) -> Deal[Any]:
    """A deal somewhere before its end; over only where nothing is decided in it."""
    _, decisions = play_out(record, chance)
    deal = fresh(record)
    for decision in decisions[: chance.randrange(len(decisions) or 1)]:
        deal.apply(decision)
    return deal


def pictures_have_room(record: Record, chance: Random) -> None:
    """In a picture all that lies on the table is drawn, and nothing lies on anything else."""
    deal = fresh(record)
    for _ in range(_PICTURES):
        for viewer in (None, 0):
            faults = faults_of_picture(deal.seen(viewer))
            _must(not faults, f"{record.game} for {record.game.players}: in its picture {faults[:1]}")
        for _ in range(chance.randrange(1, 8)):
            if not deal.over:
                deal.apply(decide(deal, chance))


_PICTURES = 4

OUTSIDE: Sequence[Callable[[Record, Random], None]] = (
    decisions_are_judged_however_wrong,
    views_say_what_was_shown,
    hidden_cards_leave_no_trace,
    knowledge_is_true,
    imagined_deals_are_alike,
    pictures_have_room,
)
"""What is asked besides of a game of which nobody has said where its hidden cards lie."""


def _open_zones(table: Table) -> list[tuple[str, int, list[str | None]]]:
    """What lies on the table for all to see, and how many cards lie everywhere."""
    open_cards = {zone.name: zone.cards for zone in table.zones if zone.kind not in ("hand", "laid")}
    return [(zone.name, zone.count, [card.card for card in open_cards.get(zone.name, ())]) for zone in table.zones]


def _is_done(deal: Deal[Any], decision: Decision) -> bool:
    try:
        return bool(deal.apply(decision))
    except Refused:
        return False


def _must(holds: bool, words: str) -> None:
    if not holds:
        raise NotConformingError(words)
