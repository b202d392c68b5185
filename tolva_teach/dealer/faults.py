"""What is wrong with a wish, and where in its text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


class WishError(ValueError):
    """A wish that cannot be read, or that no deal can grant; `telling.fault` says it in a sentence."""

    def __init__(self, case: str, column: int = 0, facts: Mapping[str, Any] = MappingProxyType({})) -> None:
        """
        Args:
            case: names the sentence `wish-CASE`.
            column: where in the text, counted from 1; 0 for the whole of it.
            facts: what the sentence needs to know: words of the text, and those that would do.
        """
        super().__init__(f"{case} at {column}: {dict(facts)}")
        self.case = case
        self.column = column
        self.facts = facts
