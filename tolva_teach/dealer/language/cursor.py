"""Where one is in a wish that is being read."""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language.tokens import Token


class Cursor:
    """Goes through the words of a wish; past the last one every word is empty."""

    def __init__(self, found: Sequence[Token], text: str) -> None:
        self._tokens, self._text, self._at = found, text, 0

    def _token(self, ahead: int) -> Token:
        at = self._at + ahead
        return self._tokens[at] if at < len(self._tokens) else Token("", len(self._text) + 1)

    @property
    def ended(self) -> bool:
        """Whether no word is left."""
        return self._at >= len(self._tokens)

    @property
    def here(self) -> str:
        """The word that is read next."""
        return self._token(0).text

    @property
    def next(self) -> str:
        """The word after it."""
        return self._token(1).text

    def peek(self, ahead: int) -> str:
        """The word so many words after the one that is read next."""
        return self._token(ahead).text

    @property
    def before(self) -> str:
        """The word that was read last."""
        return self._token(-1).text

    @property
    def is_possessive(self) -> bool:
        """Whether the word has an `'s`."""
        return self._token(0).is_possessive

    @property
    def column(self) -> int:
        """Where the word stands, counted from 1."""
        return self._token(0).column

    @property
    def start(self) -> int:
        """Its first character, from 0."""
        return self.column - 1

    @property
    def end(self) -> int:
        """Where the words that have been read end."""
        return self.start

    def text(self, start: int) -> str:
        """All from a character on, counted from 0, to where the words that have been read end."""
        return self._text[start : self.end].strip()

    def skip(self, count: int = 1) -> None:
        """Goes past some words."""
        self._at += count

    def take(self, *words: str) -> str:
        """Goes past the word if it is one of these, and gives it; else an empty text."""
        word = self.here
        if word not in words or self.ended:
            return ""
        self._at += 1
        return word

    def take_all(self, words: Sequence[str]) -> bool:
        """Goes past these words if they come next, all of them."""
        if tuple(self._token(ahead).text for ahead in range(len(words))) != tuple(words):
            return False
        self._at += len(words)
        return True

    def number(self, most: int, case: str) -> int:
        """Goes past a whole number and gives it.

        Raises:
            WishError: of this case, where there is none, or a larger one.
        """
        word = self.here
        if not (word.isascii() and word.isdigit() and len(word) <= 4 and int(word) <= most):
            self.fail(case, {"said": word, "most": most})
        self._at += 1
        return int(word)

    def fail(self, case: str, facts: Mapping[str, Any], column: int = 0) -> NoReturn:
        """Says what is wrong with the word that is read next.

        Raises:
            WishError: always.
        """
        raise WishError(f"{case}-end" if self.ended and case in ENDS else case, column or self.column, facts)


ENDS = frozenset(("who", "does", "may-not", "things", "section", "no-rule", "no-happening", "relation"))
"""What can be wrong by there being no word at all."""
