"""Which words and rules a game lacks: it is played and asked about, with each of its variants too, and what is said and
named then is looked for in its texts and its chapters."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from tolva_teach.described import description_of, part_of
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, Decision, Happening
from tolva_teach.knowing import NothingKnownError, knowledge
from tolva_teach.play.match import Match
from tolva_teach.players import choose_at_random
from tolva_teach.players.advice import NoAdviceError, advise
from tolva_teach.quiz import FAMILIES
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.positions import PositionFamily
from tolva_teach.testing.variants import NO_VARIANT, variants
from tolva_teach.texts import (
    COMPLETE,
    Speaker,
    advised,
    happening,
    known,
    offered,
    option_name,
    option_value,
    reason,
    rule_ids,
    say,
)
from tolva_teach.texts.bundles import is_said, listening, place_of, unheard

DEALS = 4
"""So many deals are looked at for each number of players: played at random, and every other one by beginners."""

_MOST = 400
"""After so many decisions a deal is left: what there is to say of it has been said."""

_MOST_OF_MATCH = 4000
"""After so many decisions a match is left that nobody has won."""

_QUESTIONS = 5
"""So many questions of each difficulty are asked by their number."""

_DEALS_ASKED = 12
"""In so many deals each turn that a family asks about is asked about: what seldom comes up has its sentences too."""

_SO_OFTEN = 8
"""So many sentences of one sort are made: with other cards, seats and numbers each time."""

_EACH_SO_OFTEN = 5
"""Of so many turns one is asked what can be known: to work that out may take a while."""


class Lacking(NamedTuple):
    """What a game lacks of what it says and names."""

    words: Mapping[str, tuple[str, ...]]
    """The messages, by language; `KEY.ATTRIBUTE` where a part of one is missing."""
    rules: tuple[str, ...]
    """The ids of rules that it names and that are in no chapter."""


NOTHING_LACKING = Lacking({}, ())


def words_missing(game: str, deals: int = DEALS) -> Mapping[str, tuple[str, ...]]:
    """The messages that a game lacks, by language; `KEY.ATTRIBUTE` where a part of one is missing.

    Args:
        game: its name.
        deals: how many are played at random for each number of players.
    """
    return looked_through(game, deals).words


def looked_through(game: str, deals: int = DEALS) -> Lacking:
    """What a game lacks, in words and in rules.

    Args:
        game: its name.
        deals: how many are played at random for each number of players.
    """
    named: set[str] = set()
    with listening() as heard:
        for lang in COMPLETE:
            for _ in _said(game, lang, deals, named):
                pass
        asked = [*heard, *((lang, *key) for lang in COMPLETE for key in _told_of(game))]
    missing: dict[str, dict[str, None]] = {lang: {} for lang in COMPLETE}
    for lang, key, attribute in asked:
        if not is_said(lang, key, attribute):
            missing[lang].setdefault(key if attribute is None else f"{key}.{attribute}")
    words = {lang: tuple(keys) for lang, keys in missing.items() if keys}
    return Lacking(words, tuple(sorted({*named, *_of_options(game)} - _in_chapters(game))))


def _of_options(game: str) -> Iterator[str]:
    """The rules that tell of its variants."""
    for rules in GAMES[game].option_rules.values():
        yield from [rules] if isinstance(rules, str) else rules.values()


def _in_chapters(game: str) -> frozenset[str]:
    """The rules that there are: the game's own, whether they have words or not, and those of the kit."""
    described = description_of(game)
    its = (rule for ids in described.chapters.values() for rule in ids) if described else ()
    return frozenset([*its, *rule_ids()])


def words_unheard(game: str) -> tuple[str, ...]:
    """The messages of a game that are not heard, as they stand in the kit or with another game already."""
    described = description_of(game)
    return tuple(sorted(unheard(described.texts))) if described and described.texts else ()


def words_in_places(game: str, lacking: Lacking) -> str:
    """The messages that a game lacks, each language's with the file that is to have them, or the line where one is
    that cannot be read."""
    told = []
    for lang, keys in lacking.words.items():
        for key in keys:
            place = place_of(lang, *key.partition(".")[::2])
            told.append(f"{key} ({place} cannot be read)" if place else f"{key} ({file_of_words(game, lang)})")
    return ", ".join(told)


def file_of_words(game: str, lang: str) -> str:
    """The file that has a game's words in a language, from its package's folder on; the folder where it is not one."""
    described = description_of(game)
    if described is None or described.texts is None:
        return lang
    files = sorted((described.texts / lang).glob("*.ftl"))
    return "/".join([described.texts.name, lang, *(file.name for file in files if len(files) == 1)])


def _told_of(game: str) -> Iterator[tuple[str, str | None]]:
    """What pages say of every game."""
    described = description_of(game)
    yield from ((f"game-{game}", None), (f"game-{game}", "in-text"), (f"about-{game}", None))
    for chapter, ids in described.chapters.items() if described else ():
        yield f"rules-chapter-{chapter}", None
        for rule_id in ids:
            key = f"rule-{rule_id.replace('.', '-')}"
            yield from ((key, None), (key, "title"))
    yield from ((f"option-{key.replace('_', '-')}", None) for key in GAMES[game].options_known)


def _said(game: str, lang: str, deals: int, named: set[str]) -> Iterator[str]:
    """What is said of deals of the game, its questions and its options.

    Args:
        named: the rules that are named meanwhile.
    """
    told = _Told(named)
    for players in GAMES[game].seats[:6]:
        for seed in range(deals):
            yield from _of_deal(game, players, Random(f"words/{seed}"), lang, told, beginner=seed % 2 > 0)
        if deals:
            yield from _of_match(game, players, Random("words"), lang, told)
    for options in variants(game) if deals else ():
        yield from _of_match(game, GAMES[game].usual_players, Random("words"), lang, told, options)
    for key, option in GAMES[game].options_known.items():
        yield option_name(key, lang)
        yield from (option_value(key, value, lang) for value in option.usual() if not isinstance(value, bool))
    for family in FAMILIES:
        if family.game == game:
            yield from _of_family(family, lang, told)


def _of_family(family: Any, lang: str, told: "_Told") -> Iterator[str]:
    yield say(f"family-{family.name}", {}, Speaker(lang))
    for difficulty in family.difficulties:
        for seed in range(_QUESTIONS):
            yield from _of_question(family.question(seed, difficulty), lang, told)
    if isinstance(family, PositionFamily):
        for question in _at_turns(family):
            yield from _of_question(question, lang, told)


def _of_question(question: Any, lang: str, told: "_Told") -> Iterator[str]:
    speaks = question.speaker(lang)
    yield question.ask(speaks)
    yield from (hint.sentence(speaks) for hint in question.hints)
    for choice in question.choices:
        verdict = question.verdict(choice)
        if told.is_new(verdict.facts, type(question), verdict.rule, verdict.case, bool(verdict)):
            told.name(verdict.rule)
            yield question.why(choice, speaks)


def _at_turns(family: PositionFamily[Any]) -> Iterator[Any]:
    """The family's questions about deals that are played at random, at each turn that it takes."""
    rules = GAMES[family.game](family.players or GAMES[family.game].usual_players)
    name = family.name_of(0, family.difficulties[0])
    for seed in range(_DEALS_ASKED):
        chance = Random(f"asked/{seed}")
        dealer, standing = chance.randrange(rules.players), rules.first_standing(None, 0, None)
        dealt = rules.deal_out(chance.sample(rules.pack, len(rules.pack)), dealer, standing)
        deal, decisions = rules.start(dealt, dealer, standing), list[Decision]()
        while not deal.over and len(decisions) < _MOST:
            view = deal.view(deal.actors()[0])
            if family.takes(view):
                yield family.question_type(name, Position(dealer, dealt, tuple(decisions), view))
            decisions.append(choose_at_random(view, chance))
            deal.apply(decisions[-1])


class _Told:
    """What has been said already, in a language: the same rule and case with facts of the same kind need not be again.

    A sentence that chooses by a number is said for some of its numbers.
    """

    def __init__(self, named: set[str]) -> None:
        self._times: Counter[tuple[object, ...]] = Counter()
        self._named = named

    def name(self, rule: str) -> None:
        """A rule is named."""
        self._named.add(rule)

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


def _of_match(
    game: str, players: int, chance: Random, lang: str, told: _Told, options: Mapping[str, Any] = NO_VARIANT
) -> Iterator[str]:
    """What happens in a match that is played at random until somebody has won it: some of it comes at its end alone."""
    match = Match.begin(game, players, seed=chance.randrange(2**32), options=options)
    pack, speaker = match.game.pack, Speaker(lang, parties=match.game.parties, you=0)
    for _ in range(_MOST_OF_MATCH):
        if match.over:
            return
        if match.deal.over:
            happened = match.next_deal(chance.sample(pack, len(pack)))
        else:
            if options:  # where nothing is agreed on, turns are told of in deals
                yield from _of_turn(match.deal, speaker, told)
            happened = match.do(choose_at_random(match.view(), chance))
        yield from _happened(happened, speaker, told)


def _happened(happenings: Iterable[Happening], speaker: Speaker, told: _Told) -> Iterator[str]:
    """What happened, as who is told all and as others know it."""
    for happened in happenings:
        for its in (happened, happened.seen_by(None), happened.seen_by(0), happened.seen_by(1)):
            told.name(its.rule)
            if told.is_new(its.facts, its.kind, its.rule, len(its.facts)):
                yield happening(its, speaker)


def _of_turn(deal: Deal[Any], speaker: Speaker, told: _Told) -> Iterator[str]:
    """The reasons for and against all that one could think of doing, and what it is called."""
    view = deal.view(deal.actors()[0])
    for decision, verdict in deal.game.verdicts(view):
        if told.is_new(verdict.facts, verdict.rule, verdict.case, decision.verb):
            told.name(verdict.rule)
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
