"""What a review says: what is due, when a rule comes again, and how it went."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from htpy import Node, fragment, p

from tolva_teach.review import DAY, History, due
from tolva_teach.texts import sentence
from tolva_widgets.levels.in_turn_words import InTurnWords
from tolva_widgets.review.logbook import Told
from tolva_widgets.review.session import ReviewSession


@dataclass(frozen=True)
class ReviewWords(InTurnWords):
    """Speaks of a review as it is now, in a language."""

    session: ReviewSession
    kept: Mapping[str, History] = field(default_factory=dict)
    """What has been kept of the rules of the last answer."""
    book: Told | None = None

    once_more: ClassVar[str] = "review-more"

    @property
    def in_the_end(self) -> str:
        return self.say("review-done", count=self.session.count) if self.session.is_done else ""

    def said(self) -> list[Node]:
        """After the answer also which rule it was about, and when it comes again."""
        said = super().said()
        if self.session.marked is None or self.book is None or self.session.rule not in self.kept:
            return said
        when = when_of(due(self.kept[self.session.rule]), self.book, self.lang)
        return [*said, p(".tolva-review-when")[self.say("review-next-time", when=when)]]


def none_due(book: Told, lang: str) -> Node:
    """That nothing is due, and when something will be; or that nothing has been learnt yet."""
    if not book.histories:
        return fragment[p[sentence(lang, "review-empty")]]
    first = min(map(due, book.histories.values()))
    return fragment[p[sentence(lang, "review-none-due", None, when=when_of(first, book, lang))]]


def when_of(at: int, book: Told, lang: str) -> str:
    """A time as a day, seen from today: "in 4 days"."""
    days = max(0, -(-(at - book.day_ends + 1) // DAY))
    return sentence(lang, "review-when", None, days=days)
