"""What a review says: what is due, when a rule comes again, and how it went."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from htpy import Node, fragment, p

from tolva_teach.review import History, due
from tolva_teach.texts import sentence
from tolva_widgets.review.logbook import Told
from tolva_widgets.review.session import ReviewSession, rules_wrong
from tolva_widgets.tasks.queue_words import QueueWords


@dataclass(frozen=True)
class ReviewWords(QueueWords):
    """Speaks of a review as it is now, in a language."""

    session: ReviewSession

    once_more: ClassVar[str] = "review-more"

    @property
    def in_the_end(self) -> str:
        if not self.session.is_done:
            return ""
        missed = len(self.session.missed)
        done = self.say("review-done", count=self.session.count)
        return f"{done} {self.say('review-done-missed', missed=missed)}" if missed else done

    def comes_again(self, kept: Mapping[str, History], book: Told) -> list[Node]:
        """When the rule of the answer that has just been given comes again.

        Args:
            kept: what has been kept of the rules of the last answer.
            book: what the browser has told.
        """
        if not self.session.current.ended or self.session.rule not in kept:
            return []
        if not book.keeps:
            return [p(".tolva-review-when")[self.say("review-answer-not-kept")]]
        when = when_of(due(kept[self.session.rule], book.at), book, self.lang)
        return [p(".tolva-review-when")[self.say("review-next-time", when=when)]]


def none_due(book: Told, lang: str) -> Node:
    """That nothing is due, and when something will be; or that nothing has been learnt yet, or can be kept. Where
    something went wrong, a button says so."""
    not_kept = None if book.keeps else p[sentence(lang, "review-not-kept")]
    if not book.histories:
        return fragment[not_kept or p[sentence(lang, "review-empty")]]
    if rules_wrong(book.histories, book.at):
        return fragment[not_kept]
    first = min(due(history, book.at) for history in book.histories.values())
    return fragment[not_kept, p[sentence(lang, "review-none-due", None, when=when_of(first, book, lang))]]


def when_of(at: int, book: Told, lang: str) -> str:
    """A time as a day, seen from today: "in 4 days"."""
    return sentence(lang, "review-when", None, days=max(0, book.day_of(at)))
