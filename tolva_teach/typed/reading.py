"""Reads what was typed against what may be chosen."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from tolva_teach.rules.cards import rank, suit
from tolva_teach.typed.lexicon import Atom, Lexicon, fold, lexicon, words_of
from tolva_teach.typed.option import Chosen, NotOffered, Reading, TypedOption, Unclear, Unknown
from tolva_teach.typed.specs import BREAK, Specs, names_set, specs_of

LONGEST = 120
"""Characters that are read; a longer text is refused by whoever asks for it."""

_MOST_WAYS = 400
"""In so many ways a text may be meant; one that may be in more says too much at once."""

Way = tuple[Atom | None, ...]
"""What each word means, in one way of reading; breaks between them."""


def read(text: str, options: Sequence[TypedOption], lang: str, *, several: bool = False, together: str = "") -> Reading:
    """What was typed.

    Args:
        text: as it was typed, `LONGEST` characters at most.
        options: all that may be typed just now.
        lang: the language of the options' names.
        several: whether more than one may be chosen at once.
        together: what is then done with several cards, in words: "lay".

    Raises:
        ValueError: the text is too long.
    """
    if len(text) > LONGEST:
        raise ValueError(f"at most {LONGEST} characters are read, not {len(text)}")
    return _Reader(options, lexicon(lang), several, _words_alone(together, lexicon(lang))).read(words_of(text))


@dataclass(frozen=True)
class _Reader:
    options: Sequence[TypedOption]
    lexicon: Lexicon
    several: bool
    together: frozenset[str]

    def read(self, words: Sequence[str]) -> Reading:
        folded = [fold(word) for word in words]
        named = [option for option in self.options if any(folded == _folded(name) for name in option.names)]
        if named and not all(option.is_command for option in named):
            return _one_of(named)
        for word, plain in zip(words, folded, strict=True):
            if not self.lexicon.means(plain) and plain not in self._vocabulary:
                return Unknown(word)
        ways = self._ways(folded)
        found = self._single(ways, named)
        if isinstance(found, NotOffered) and self.several:
            found = self._listed(ways)
            parts = self._parts(folded)
            if isinstance(found, NotOffered) and len(parts) > 1:
                found = self._each(parts)
        return found

    @property
    def _vocabulary(self) -> frozenset[str]:
        return frozenset(word for option in self.options for name in option.names for word in _folded(name))

    def _ways(self, words: Iterable[str]) -> list[Way]:
        """All ways in which the words can be meant; none where there are too many."""
        ways: list[Way] = [()]
        for word in words:
            meant = list(self._meanings(word))
            if len(ways) * len(meant) > _MOST_WAYS:
                return []
            ways = [(*way, *more) for way, more in product(ways, meant)]
        return list(dict.fromkeys(ways))

    def _meanings(self, word: str) -> Iterator[Way]:
        if word in self.lexicon.ands:
            yield (BREAK,)
            return
        among_cards = [atom for atom in self.lexicon.atoms(word) if atom.kind != "word"]
        yield from ((atom,) for atom in sorted(among_cards))
        yield from ((atom,) for atom in sorted(set(self.lexicon.cards(word))))
        if word in self.lexicon.fillers:
            yield ()
        elif not among_cards and (word in self._vocabulary or word in self.lexicon.same):
            yield tuple(atom for atom in self.lexicon.atoms(word))

    # One of the options

    def _single(self, ways: Iterable[Way], named: Sequence[TypedOption]) -> Reading:
        """The one option that is meant: the whole of one comes before a part of another."""
        whole: list[TypedOption] = [*named]
        partly: list[TypedOption] = []
        missed = False
        for way in ways:
            before = len(whole) + len(partly)
            card_ways = specs_of([atom for atom in way if atom is BREAK or atom.kind != "word"])
            for option in self.options:
                match _fit(way, card_ways, option, self.lexicon):
                    case "whole":
                        whole.append(option)
                    case "partly":
                        partly.append(option)
            none_found = before == len(whole) + len(partly)
            missed |= none_found and any(all(spec.is_whole for spec in specs) for specs in card_ways)
        if whole:
            return _one_of([*whole, *self._begun(whole, partly)])
        if partly and missed:  # it may be meant as a card that is not there
            return Unclear(_in_order(partly, self.options))
        return _one_of(partly)

    def _begun(self, whole: Collection[TypedOption], partly: Iterable[TypedOption]) -> list[TypedOption]:
        """The choices whose names begin with what is also a command's whole name."""
        if not all(option.is_command for option in whole):
            return []
        words = {_folded(name)[0] for option in whole for name in option.names if len(_folded(name)) == 1}
        return [its for its in partly if not its.is_command and any(_folded(name)[0] in words for name in its.names)]

    # Several of them

    def _listed(self, ways: Iterable[Way]) -> Reading:
        """Cards that are chosen one by one, and perhaps what is done with them."""
        found: dict[tuple[str, ...], bool] = {}
        unclear: list[TypedOption] = []
        for way in ways:
            said = frozenset(atom.value for atom in way if atom is not BREAK and atom.kind == "word")
            suiting = [option for option in self.options if len(option.cards) == 1]
            if not said <= self.together:
                suiting = [option for option in suiting if said <= _said_by(option, self.lexicon)]
            for specs in specs_of([atom for atom in way if atom is BREAK or atom.kind != "word"]):
                match _picked(specs, suiting):
                    case Chosen(keys):
                        found[keys] = bool(said) and said <= self.together
                    case Unclear(options):
                        unclear += options
        if len(found) == 1 and not unclear:
            ((keys, done),) = found.items()
            return Chosen(keys, done)
        meant = [option for option in self.options if any(option.key in keys for keys in found)] + unclear
        return Unclear(_in_order(meant, self.options)) if meant else NotOffered()

    def _parts(self, words: Sequence[str]) -> list[list[str]]:
        parts: list[list[str]] = [[]]
        for word in words:
            if word in self.lexicon.ands:
                parts.append([])
            else:
                parts[-1].append(word)
        return [part for part in parts if part]

    def _each(self, parts: Iterable[list[str]]) -> Reading:
        keys: list[str] = []
        for part in parts:
            one = self.read(part)
            if not isinstance(one, Chosen) or one.done:
                return one if not isinstance(one, Chosen) else NotOffered()
            keys += [key for key in one.keys if key not in keys]
        return Chosen(tuple(keys))


def _fit(way: Way, card_ways: Sequence[Specs], option: TypedOption, words: Lexicon) -> str:
    """How much of an option this way of reading names: `whole`, `partly`, or nothing of it."""
    said = [atom for atom in way if atom is not BREAK]
    if not said:
        return ""
    if option.cards:
        if not {atom.value for atom in said if atom.kind == "word"} <= _said_by(option, words):
            return ""
        if all(atom.kind == "word" for atom in said):
            return "partly"
        fitting = [specs for specs in card_ways if names_set(specs, option.cards)]
        return (
            "" if not fitting else "whole" if any(all(one.is_whole for one in specs) for specs in fitting) else "partly"
        )
    fits, apart = "", [piece for atom in said for piece in _apart(atom)]
    for name in option.names:
        left = _left_of(apart, _meant_by(name, words))
        if left is not None:
            fits = "whole" if not left else fits or "partly"
    return fits


def _left_of(said: Sequence[Atom], name: Sequence[frozenset[Atom]]) -> list[frozenset[Atom]] | None:
    """What of a name is not said; None where something is said that is not in it."""
    if not said:
        return list(name)
    first, *rest = said
    for at, meant in enumerate(name):
        if first in meant:
            left = _left_of(rest, [*name[:at], *name[at + 1 :]])
            if left is not None:
                return left
    return None


def _apart(atom: Atom) -> Iterable[Atom]:
    """As it stands among the words of a name: a card in two pieces, a plural as its rank."""
    if atom.kind == "card":
        return Atom("suit", suit(atom.value)), Atom("rank", rank(atom.value))
    return (Atom("rank", atom.value) if atom.kind == "many" else atom,)


def _picked(specs: Specs, options: Sequence[TypedOption]) -> Reading:
    """The options whose cards were named, one for each; those that are named whole come first."""
    taken: dict[int, TypedOption] = {}
    for place, spec in sorted(enumerate(specs), key=lambda numbered: not numbered[1].is_whole):
        left = [option for option in options if option not in taken.values() and spec.fits(option.cards[0])]
        if spec.every:
            if len(left) < 2:
                return NotOffered()
            return Chosen(tuple(option.key for option in left)) if len(specs) == 1 else Unclear(tuple(left))
        wanted = sum(other == spec for other in specs) - sum(specs[at] == spec for at in taken)
        if len(left) < wanted or not left:
            return NotOffered()
        if len(left) > wanted and len({option.name for option in left}) > 1:
            return Unclear(tuple(left))
        taken[place] = left[0]
    return Chosen(tuple(taken[place].key for place in sorted(taken)))


def _one_of(options: Iterable[TypedOption]) -> Reading:
    """The option; where there are several that are called alike, the first: nobody could tell them apart."""
    by_name = {option.name: option for option in reversed([*options])}
    if not by_name:
        return NotOffered()
    if len(by_name) == 1:
        return Chosen((next(iter(by_name.values())).key,))
    return Unclear(tuple(reversed(by_name.values())))


def _in_order(options: Collection[TypedOption], offered: Sequence[TypedOption]) -> tuple[TypedOption, ...]:
    return tuple(option for option in offered if option in options)


@lru_cache(maxsize=1024)
def _folded(name: str) -> list[str]:
    return [fold(word) for word in words_of(name)]


def _meant_by(name: str, words: Lexicon) -> list[frozenset[Atom]]:
    """What each word of a name can mean, without those that may be left out."""
    told = [word for word in _folded(name) if word not in words.ands]
    kept = [word for word in told if word not in words.fillers] or told
    return [frozenset(piece for atom in words.atoms(word) for piece in _apart(atom)) for word in kept]


def _words_alone(text: str, words: Lexicon) -> frozenset[str]:
    """The words of a text that name no card."""
    return frozenset(
        atom.value
        for word in _folded(text)
        if word not in words.fillers and word not in words.ands and word not in words.meanings
        for atom in words.atoms(word)
        if atom.kind == "word"
    )


def _said_by(option: TypedOption, words: Lexicon) -> frozenset[str]:
    """The words of an option's names that name no card."""
    return frozenset[str]().union(*(_words_alone(name, words) for name in option.names))
