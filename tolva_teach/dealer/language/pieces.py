"""Wishes put together out of what there is to choose, for who would rather choose than write.

>>> from tolva_teach.games import game
>>> rules = game("tolva", 4)
>>> holding("somebody", "exactly", 2, "aces")
'somebody holds exactly 2 aces'
>>> doing("forehand", "meld", rules, "before", "trick", 3)
'forehand melds before trick 3'
>>> ruling("trick.overtake", "refuses", "dealer", "their partner")
'trick.overtake refuses dealer against their partner'
>>> joined("dealer holds a pair", "or", ruling("trick.overtake", "refuses", "forehand"))
'dealer holds a pair or trick.overtake refuses forehand'
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language.endings import parted
from tolva_teach.dealer.language.phrases import PHRASES, SECTIONS, TAKEN_UP, infinitive, said_of_verb
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.rulebook import EVENTS, REFUSING, missing_options, refuses
from tolva_teach.dealer.places import HAND, Place
from tolva_teach.games.base import Game
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verbs import said_with
from tolva_teach.texts import rule_ids
from tolva_teach.texts.naming import number_in_letters

PEOPLE = ("forehand", "dealer", "somebody", "everybody", "nobody")
SIDES = ("forehand's partner", "dealer's partner", "forehand's side", "dealer's side")
BOUNDS = ("at least", "exactly", "at most")
"""How an amount is meant."""

PAIR, POINTS, COURT, ONE_SUIT, ONE_RANK = "pairs", "points", "court cards", "cards of one suit", "cards of one rank"
POINTS_OF_SUIT = "points of one suit"

RANKS: Mapping[str, str] = MappingProxyType(
    {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks", **{str(pips): f"{pips}s" for pips in range(2, 11)}}
)
"""What a wish calls the cards of a rank."""

SUITS: Mapping[str, str] = MappingProxyType({"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"})

_OF_TOLVA = ("tolva", "plocketolva", "bordstolva")
_OF_TRICKS = (*_OF_TOLVA, "bondtolva")
_OF_ALL = (*_OF_TRICKS, "tolp", "trettioett")

MET_IN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "takes the last trick": _OF_TRICKS,
        "takes a trick": _OF_TRICKS,
        "sets trump": _OF_TRICKS,
        "wins vinsten": _OF_TRICKS,
        "wins the match": _OF_ALL,
        "makes a gubbe": _OF_TOLVA,
        "fails a gubbe": _OF_TOLVA,
        "becomes king": ("tolp",),
        "becomes tolp": ("tolp",),
        "goes out": ("tolp", "trettioett"),
        "loses a life": ("trettioett",),
        "ties for the lowest": ("trettioett",),
        "shows 31": ("trettioett",),
        "overtrumps": _OF_TRICKS,
        "undertrumps": _OF_TRICKS,
        "trumps": _OF_TRICKS,
    }
)
"""In which games somebody meets what a phrase says."""

_PHRASES = MappingProxyType({phrase.text: phrase for phrase in PHRASES})

RULINGS = ("refuses", "decides")
PARTNER = "their partner"
AGAINST = ("", PARTNER)
"""Whom a rule refuses something against."""
LAST = "in the last"
WHEN = ("in", "before", "after", LAST)


def people(game: Game[Any]) -> tuple[str, ...]:
    """Of whom something can be wished; the seats by their numbers last."""
    seats = (f"player {number}" for number in range(1, game.players + 1))
    return (*PEOPLE, *(SIDES if has_sides(game) else ()), *seats)


def has_sides(game: Game[Any]) -> bool:
    """Whether anybody has a partner."""
    return max(map(game.parties.count, game.parties)) > 1


def amounts(game: Game[Any]) -> tuple[str, ...]:
    """What somebody can hold so many of."""
    ranks = [RANKS[rank] for rank in game.ranks if rank in RANKS]
    found = (PAIR, *ranks, *SUITS.values(), POINTS, POINTS_OF_SUIT, COURT, ONE_SUIT, ONE_RANK, "jokers")
    known = (what for what in found if what != PAIR or "meld" in game.verbs)
    return tuple(what for what in known if _is_read(holding("dealer", "at least", 1, what), game))


def deeds(game: Game[Any]) -> tuple[str, ...]:
    """What somebody can do or meet: verbs of the game, and phrases for what happens in it."""
    return (*game.verbs, *(phrase for phrase in _PHRASES if game.name in MET_IN.get(phrase, ())))


def rules(game: Game[Any], how: str = RULINGS[0]) -> tuple[str, ...]:
    """The rules that can refuse or decide something, those last that do so in another form of the game alone."""
    known = [rule for rule in rule_ids(game.name) if how != RULINGS[0] or refuses(rule, game) != ()]
    return tuple(sorted(known, key=lambda rule: (bool(missing_options(rule, game)), rule not in REFUSING)))


def barred(game: Game[Any], rule: str = "") -> tuple[str, ...]:
    """The verbs of what somebody may not do, by this rule or by any."""
    by = refuses(rule, game) if rule else None
    if by is not None:
        return by
    known = [refuses(its, game) for its in rule_ids(game.name)]
    return tuple(verb for verb in game.verbs if any(its is None or verb in its for its in known))


def ranks(deed: str, game: Game[Any], *, is_done: bool = True) -> tuple[str, ...]:
    """The ranks that can be named of a card with which something is done, or may not be done."""
    return tuple(its for its in game.ranks if its in RANKS) if "rank" in _named_with(deed, game, is_done) else ()


def suits(deed: str, game: Game[Any], *, is_done: bool = True) -> tuple[str, ...]:
    """The suits that can be named with it."""
    return tuple(SUITS) if "suit" in _named_with(deed, game, is_done) else ()


def _named_with(deed: str, game: Game[Any], is_done: bool) -> tuple[str, ...]:
    if deed not in game.verbs:
        phrase = _PHRASES.get(deed)
        return () if phrase is None or not phrase.link else ("suit", "rank") if phrase.has_card else ("suit",)
    form, counts = said_with(deed)
    if (is_done and deed in TAKEN_UP) or (counts.stop > 1 and form.fullmatch("SA")):
        return ("suit", "rank")
    is_suit = form.fullmatch("S") and ("meld" in game.verbs or not form.fullmatch("A"))
    return ("suit",) if is_suit else ("rank",) if form.fullmatch("A") and deed not in TAKEN_UP else ()


def card(suit: str, rank: str) -> str:
    """A card as a wish names it, or any of a suit or a rank; empty for whichever.

    >>> card("H", "Q"), card("H", ""), card("", "Q"), card("", "8")
    ('HQ', 'hearts', 'a queen', 'an eight')
    """
    if suit and rank:
        return suit + rank
    if suit or not rank:
        return SUITS.get(suit, "")
    called = number_in_letters(int(rank), "en") if rank.isdigit() else RANKS[rank].removesuffix("s")
    return f"{'an' if called[0] in 'ae' else 'a'} {called}"


def events(game: Game[Any]) -> tuple[str, ...]:
    """What can happen to nobody in particular; in a variant that is not played too, as that can be turned on."""
    known = rule_ids(game.name)
    return tuple(event for event, by in EVENTS.items() if any(rule in known for rule in by))


def sections(game: Game[Any]) -> tuple[str, ...]:
    """What the game's stretches are called, one by one."""
    named = tuple(word for word in SECTIONS if not word.endswith("s"))
    verb = next(iter(game.verbs))
    return tuple(word for word in named if _is_read(doing("dealer", verb, game, "in", word, 1), game))


def holding(who: str, bound: str, count: int, what: str) -> str:
    """That somebody holds so much of something."""
    if (what, bound, count) == (PAIR, "at least", 1):
        return f"{who} holds a pair"
    return f"{who} holds {'no' if bound != 'at least' and not count else f'{bound} {count}'} {what}"


def doing(
    who: str, deed: str, game: Game[Any], when: str = "", section: str = "", number: int = 1, named: str = ""
) -> str:
    """That somebody does or meets something, at any time or in a stretch of the deal, perhaps with a card."""
    is_verb = deed in game.verbs
    said = said_of_verb(deed) if is_verb else deed
    by = named if is_verb or not named else f"{_PHRASES[deed].link} {named}"
    return _at(f"{who} {said} {by}".rstrip(), when, section, number)


def barring(who: str, verb: str, when: str = "", section: str = "", number: int = 1, named: str = "") -> str:
    """That somebody may not do something, by whichever rule."""
    return _at(f"{who} may not {infinitive(verb)} {named}".rstrip(), when, section, number)


def happening(event: str, when: str = "", section: str = "", number: int = 1) -> str:
    """That something happens, at any time or in a stretch of the deal."""
    return _at(f"{event} happens", when, section, number)


def _at(said: str, when: str, section: str, number: int) -> str:
    if not (when and section):
        return said
    return f"{said} {when} {section}" if when == LAST else f"{said} {when} {section} {number}"


def ruling(rule: str, how: str, whom: str, against: str = "", verb: str = "", named: str = "") -> str:
    """That a rule refuses somebody something, perhaps against somebody; or decides for them."""
    if how == "refuses":
        what = f" to {infinitive(verb)} {named}".rstrip() if verb else ""
        return f"{rule} refuses {whom}{what}{f' against {against}' if against else ''}"
    return f"{rule} decides for {whom}" if whom else f"{rule} decides"


def lying(laid: Mapping[Place, Sequence[Card]]) -> str:
    """That cards lie where somebody has laid them.

    >>> lying({("hand", 1): ("HK", "HQ"), ("stock", -1): ("SA",), ("down", 0): ("C6",)})
    "player 2 holds HK, HQ and stock holds SA and player 1's down holds C6"
    """
    return " and ".join(f"{_whose(place)} holds {', '.join(cards)}" for place, cards in laid.items() if cards)


def _whose(place: Place) -> str:
    name, seat = place
    return name if seat < 0 else f"player {seat + 1}" if name == HAND else f"player {seat + 1}'s {name}"


def joined(text: str, how: str, more: str) -> str:
    """A wish with another one added to all of it, but that an ending's words stay last; `how` is `and`, `or` or
    `and not`.

    >>> joined("dealer holds a pair or seat 1 holds a pair", "and", "forehand holds exactly 2 aces")
    '(dealer holds a pair or seat 1 holds a pair) and forehand holds exactly 2 aces'
    """
    added = f"not ({more})" if how == "and not" else more
    (before, ending), word = parted(text), how.split()[0]
    if not before:
        return f"{added} {ending}".rstrip()
    if word == "and":  # which binds what it stands between more tightly than "or" does
        before, added = (f"({its})" if _is_open_or(its) else its for its in (before, added))
    return f"{before} {word} {added} {ending}".rstrip()


def _is_open_or(text: str) -> bool:
    """Whether an "or" stands outside all parentheses."""
    depth = 0
    for token in re.findall(r"[()]|[^\s()]+", text):
        depth += (token == "(") - (token == ")")
        if token.lower() == "or" and not depth:
            return True
    return False


def _is_read(text: str, game: Game[Any]) -> bool:
    try:
        read(text, game)
    except WishError:
        return False
    return True
