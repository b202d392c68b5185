"""House rules under a name: what is played otherwise than in the book, and how that is told in a line.

>>> ours = Profile("Grandma’s rules", "trettioett", lives=5)
>>> house_line(ours.rules, "en", ours.called)
'House rules “Grandma’s rules”: Lives: 5.'
"""

from collections.abc import Iterator, Mapping
from typing import Any

from tolva_teach.games import game as game_of
from tolva_teach.games.base import Game
from tolva_teach.games.options import Option
from tolva_teach.texts import option_name, option_value, sentence
from tolva_teach.texts.marks import named

CALLED_LENGTH = 60
"""So many letters a name has at most."""


class Profile(Mapping[str, Any]):
    """A name and the options of a game that are not as in the book: given wherever options are.

    >>> dict(Profile("Ours", "tolp", 5, jokers=2))
    {'jokers': 2}
    """

    def __init__(self, called: str, game: str, players: int | None = None, **options: Any) -> None:
        """
        Args:
            called: what those who play by them call them, text of any script; it is cut to a length.
            game: by name.
            players: for how many; as many as usual where left out.
            options: by name; what is left out is as in the book.

        Raises:
            ValueError: a game, a number of players, an option or a value that there is not.
        """
        self.called = read_called(called)
        self.rules: Game[Any] = game_of(game, players, options)

    def __getitem__(self, key: str) -> Any:
        return self.rules.variants[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.rules.variants)

    def __len__(self) -> int:
        return len(self.rules.variants)

    def __repr__(self) -> str:
        return f"Profile({self.called!r}, {self.rules!r})"


def called_by(options: Mapping[str, Any] | None) -> str:
    """What options are called; empty where nobody has given them a name."""
    return options.called if isinstance(options, Profile) else ""


def read_called(text: str) -> str:
    """A name for house rules, as a stranger has written it: in one line, and no longer than names are."""
    return named(text, CALLED_LENGTH)


def option_told(key: str, value: Any, lang: str) -> str:
    """An option at a value in a few words."""
    if isinstance(value, bool):
        return f"{option_name(key, lang)}: {sentence(lang, 'house-yes' if value else 'house-no')}"
    return f"{option_name(key, lang)}: {option_value(key, value, lang)}"


def house_line(rules: Game[Any], lang: str, called: str = "") -> str:
    """What is played otherwise than in the book, in one line; empty where nothing is.

    Args:
        rules: what is played.
        lang: the language.
        called: what those who play call it, a stranger's text: escape it where shown.
    """
    told = differs(rules, lang)
    whose = {"called": called} if called else {}
    return sentence(lang, "house-line", "called" if whose else None, differs=told, **whose) if told else ""


def differs(rules: Game[Any], lang: str) -> str:
    """Each option that is not as in the book, in a few words; empty where none is."""
    return "; ".join(option_told(key, value, lang) for key, value in rules.variants.items())


def written_options(rules: Game[Any]) -> str:
    """The options that are not as in the book, as an address writes them: `jokers:2,flying:2.3`."""
    known = rules.options_known
    return ",".join(f"{key}:{known[key].written(value)}" for key, value in rules.variants.items())


class WrongOptionError(ValueError):
    """A game has no such option, or not with this value."""

    def __init__(self, key: str, said: str | None = None) -> None:
        """
        Args:
            key: the option that is written, a stranger's text where there is none of this name.
            said: the value that it does not take, a stranger's text; None where there is no such option.
        """
        super().__init__(f"{key}: {said!r}")
        self.key, self.said = key, said


def read_options(known: Mapping[str, Option], text: str) -> dict[str, Any]:
    """The options that are written so, as `written_options` and addresses write them.

    >>> from tolva_teach.games import GAMES
    >>> read_options(GAMES["tolp"].options_known, "jokers:2,revolution:yes")
    {'jokers': 2, 'revolution': True}

    Args:
        known: the game's options.
        text: a stranger's.

    Raises:
        WrongOptionError: at the first that the game does not have.
    """
    return dict(_read_option(part, known) for part in text.split(",") if part)


def _read_option(said: str, known: Mapping[str, Option]) -> tuple[str, Any]:
    key, _, written = said.partition(":")
    if key not in known:
        raise WrongOptionError(key)
    value = known[key].read(written)
    if not known[key].accepts(value):
        raise WrongOptionError(key, written)
    return key, value
