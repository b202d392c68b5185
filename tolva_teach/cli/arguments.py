"""argparse in the user's language: it knows English only, and has no way to be given another."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from tolva_teach.texts import DEFAULT_LANGUAGE, sentence

USAGE_ERROR = 2

_COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.+)", "cli-required"),
    (r"unrecognized arguments: (?P<what>.+)", "cli-unrecognized"),
    (r"(argument )?(?P<what>[^:]+): invalid choice: (?P<said>.+) \(choose from (?P<known>.+)\)", "cli-invalid-choice"),
    (r"argument (?P<what>[^:]+): invalid int value: (?P<said>.+)", "cli-no-number"),
    (r"argument (?P<what>[^:]+): (?P<said>-?\d+) outside (?P<least>\d+) to (?P<most>\d+)", "cli-outside"),
    (r"argument (?P<what>[^:]+): expected .+", "cli-expected"),
)
"""What argparse complains of, by its words, and our sentences for it."""


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """What reads a whole number within these bounds, as an option's `type`."""

    def read(said: str) -> int:
        number = int(said)
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} outside {least} to {most}")
        return number

    read.__name__ = "int"  # what argparse calls it when there is no number at all
    return read


class LocalParser(argparse.ArgumentParser):
    """A parser whose help and complaints are in one language."""

    lang = DEFAULT_LANGUAGE

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, "formatter_class": self._formatter, **settings})
        self._positionals.title = self.words("arguments")
        self._optionals.title = self.words("options")

    @classmethod
    def of(cls, lang: str) -> type["LocalParser"]:
        """The parser for a language, as a class: argparse makes the subparsers itself, and gives them no more."""
        return type("Parser", (cls,), {"lang": lang})

    @classmethod
    def words(cls, key: str, **facts: str) -> str:
        """A sentence of the command line's."""
        return sentence(cls.lang, f"cli-{key}", None, **facts)

    @classmethod
    def _formatter(cls, prog: str) -> "_Formatter":
        return _Formatter(prog, usage_word=cls.words("usage"))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(USAGE_ERROR, f"{self._in_our_words(message)}\n")

    def _in_our_words(self, complaint: str) -> str:
        for pattern, key in _COMPLAINTS:
            if found := re.fullmatch(pattern, complaint):
                return sentence(self.lang, key, None, **found.groupdict())
        return self.words("usage-error", why=complaint)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self._usage_word = usage_word

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)
