"""Which words a game lacks: it is played and asked about, and what is said then is looked for in its texts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from tolva_teach.described import description_of, part_of
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, Happening
from tolva_teach.knowing import NothingKnownError, knowledge
from tolva_teach.play.match import Match
from tolva_teach.players import choose_at_random
from tolva_teach.players.advice import NoAdviceError, advise
from tolva_teach.quiz import FAMILIES
from tolva_teach.texts import COMPLETE, Speaker, advised, happening, known, offered, option_name, reason, say
from tolva_teach.texts.bundles import is_said, listening, unheard

DEALS = 4
"""So many deals are looked at for each number of players: played at random, and every other one by beginners."""

_MOST = 400
"""After so many decisions a deal is left: what there is to say of it has been said."""

_MOST_OF_MATCH = 4000
"""After so many decisions a match is left that nobody has won."""

_QUESTIONS = 5

_SO_OFTEN = 8
"""So many sentences of one sort are made: with other cards, seats and numbers each time."""

_EACH_SO_OFTEN = 5
"""Of so many turns one is asked what can be known: to work that out may take a while."""


def words_missing(game: str, deals: int = DEALS) -> Mapping[str, tuple[str, ...]]:
    """The messages that a game lacks, by language; `KEY.ATTRIBUTE` where a part of one is missing.

    Args:
        game: its name.
        deals: how many are played at random for each number of players.
    """
    with listening() as heard:
        for lang in COMPLETE:
            for _ in _said(game, lang, deals):
                pass
        asked = [*heard, *((lang, *key) for lang in COMPLETE for key in _told_of(game))]
    missing: dict[str, dict[str, None]] = {lang: {} for lang in COMPLETE}
    for lang, key, attribute in asked:
        if not is_said(lang, key, attribute):
            missing[lang].setdefault(key if attribute is None else f"{key}.{attribute}")
    return {lang: tuple(keys) for lang, keys in missing.items() if keys}


def words_unheard(game: str) -> tuple[str, ...]:
    """The messages of a game that are not heard, as they stand in the kit or with another game already."""
    described = description_of(game)
    return tuple(sorted(unheard(described.texts))) if described and described.texts else ()


def _told_of(game: str) -> Iterator[tuple[str, str | None]]:
    """What pages say of every game."""
    described = description_of(game)
    yield from ((f"game-{game}", None), (f"game-{game}", "in-text"), (f"about-{game}", None))
    for chapter, ids in described.chapters.items() if described else ():
        yield f"rules-chapter-{chapter}", None
        for rule_id in ids:
            key = f"rule-{rule_id.replace('.', '-')}"
            yield from ((key, None), (key, "title"))


def _said(game: str, lang: str, deals: int) -> Iterator[str]:
    """What is said of deals of the game, its questions and its options."""
    told = _Told()
    for players in GAMES[game].seats[:6]:
        for seed in range(deals):
            yield from _of_deal(game, players, Random(f"words/{seed}"), lang, told, beginner=seed % 2 > 0)
        if deals:
            yield from _of_match(game, players, Random("words"), lang, told)
    for option in GAMES[game].options_known:
        yield option_name(option, lang)
    for family in FAMILIES:
        if family.game == game:
            yield from _of_family(family, lang)


def _of_family(family: Any, lang: str) -> Iterator[str]:
    speaker = Speaker(lang)
    yield say(f"family-{family.name}", {}, speaker)
    for seed in range(_QUESTIONS):
        question = family.question(seed, family.difficulties[0])
        speaks = question.speaker(lang)
        yield question.ask(speaks)
        yield from (question.why(choice, speaks) for choice in question.choices)
        yield from (hint.sentence(speaks) for hint in question.hints)


class _Told:
    """What has been said already, in a language: the same rule and case with facts of the same kind need not be again.

    A sentence that chooses by a number is said for some of its numbers.
    """

    def __init__(self) -> None:
        self._times: Counter[tuple[object, ...]] = Counter()

    def is_new(self, facts: Mapping[str, Any], *what: object) -> bool:
        """Whether it is to be said."""
        open_ones = frozenset(name for name, value in facts.items() if value is None)
        self._times[(*what, open_ones)] += 1
        return self._times[(*what, open_ones)] <= _SO_OFTEN


def _of_deal(game: str, players: int, chance: Random, lang: str, told: _Told, *, beginner: bool) -> Iterator[str]:
    rules = GAMES[game](players)
    standing, dealer = rules.first_standing(None, 0, None), chance.randrange(players)
    deal: Deal[Any] = rules.start(
        rules.deal_out(chance.sample(rules.pack, len(rules.pack)), dealer, standing), dealer, standing
    )
    speaker = Speaker(lang, parties=rules.parties, you=0)
    yield from _happened(deal.opening, speaker, told)
    if not deal.over:
        yield from _of_advice(deal, speaker)
    choose = (beginner and part_of(game, "beginner")) or choose_at_random
    for number in range(_MOST):
        if deal.over:
            return
        yield from _of_turn(deal, speaker, told)
        if number % _EACH_SO_OFTEN == 0:
            yield from _of_knowledge(deal, speaker, told)
        decision = choose(deal.view(chance.choice(deal.actors())), chance)
        where = deal.where(decision)
        if told.is_new(where.facts, where.code, where.section[0]):
            yield say(f"place-{where.code}", where.facts, speaker)
            yield say(f"next-{where.section[0]}", {}, speaker)
            yield say(f"end-{where.section[0]}", {}, speaker)
        yield from _happened(deal.apply(decision), speaker, told)


def _of_match(game: str, players: int, chance: Random, lang: str, told: _Told) -> Iterator[str]:
    """What happens in a match that is played at random until somebody has won it: some of it comes at its end alone."""
    match = Match.begin(game, players, seed=chance.randrange(2**32))
    pack, speaker = match.game.pack, Speaker(lang, parties=match.game.parties, you=0)
    for _ in range(_MOST_OF_MATCH):
        if match.over:
            return
        if match.deal.over:
            happened = match.next_deal(chance.sample(pack, len(pack)))
        else:
            happened = match.do(choose_at_random(match.view(), chance))
        yield from _happened(happened, speaker, told)


def _happened(happenings: Iterable[Happening], speaker: Speaker, told: _Told) -> Iterator[str]:
    """What happened, as who is told all and as others know it."""
    for happened in happenings:
        for its in (happened, happened.seen_by(None), happened.seen_by(0), happened.seen_by(1)):
            if told.is_new(its.facts, its.kind, its.rule, len(its.facts)):
                yield happening(its, speaker)


def _of_turn(deal: Deal[Any], speaker: Speaker, told: _Told) -> Iterator[str]:
    """The reasons for and against all that one could think of doing, and what it is called."""
    view = deal.view(deal.actors()[0])
    for decision, verdict in deal.game.verdicts(view):
        if told.is_new(verdict.facts, verdict.rule, verdict.case, decision.verb):
            yield reason(verdict, decision, speaker)
        if decision.verb not in deal.game.offered_as and told.is_new({}, decision.verb, verdict.allowed):
            yield offered(decision, speaker)
            yield offered(decision, speaker, "may" if verdict.allowed else "may-not")


def _of_knowledge(deal: Deal[Any], speaker: Speaker, told: _Told) -> Iterator[str]:
    """What can be known of the others, where the game says that."""
    view = deal.view(deal.actors()[0])
    try:
        its = knowledge(view)
    except NothingKnownError:
        return
    for seat in range(deal.game.players):
        for point in its.told(seat) if seat != view.seat else ():
            if told.is_new(point.facts, "knows", point.rule, point.case):
                yield known(point, speaker)


def _of_advice(deal: Deal[Any], speaker: Speaker) -> Iterator[str]:
    """What speaks for what is advised, once a deal: to think of it may take a while."""
    try:
        yield advised(advise(deal.view(deal.actors()[0])), speaker)
    except NoAdviceError:
        return
