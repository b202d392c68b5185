"""What is said of things that one puts in order."""

from dataclasses import dataclass
from functools import cached_property

from htpy import Node, p

from tolva_teach.games import GAMES
from tolva_teach.quiz import Choice
from tolva_teach.texts import Speaker, join, rule, sentence
from tolva_widgets.levels.order.task import HINTS, RULE, OrderAttempt
from tolva_widgets.rules.words import rule_named
from tolva_widgets.tasks.headline import headline_of
from tolva_widgets.tasks.hints import hints_given


@dataclass(frozen=True)
class OrderWords:
    """Speaks of an attempt as it is now, in a language."""

    attempt: OrderAttempt
    lang: str

    @cached_property
    def speaker(self) -> Speaker:
        """Speaks to the learner."""
        return self.attempt.task.speaker(self.lang)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name."""
        return sentence(self.lang, key, None, **facts)

    @property
    def asked(self) -> str:
        """What is to be done."""
        return self.attempt.task.ask(self.speaker)

    def called(self, item: Choice) -> str:
        """What something is called."""
        return self.attempt.task.called(item, self.speaker)

    # What is chosen

    @property
    def called_on_table(self) -> dict[str, str]:
        """What the cards are called that lie in a place, by their keys."""
        cards = [item for item in self.attempt.placed if item.kind == "card"]
        return {item.key: self._in_place(item) for item in cards}

    @property
    def phrases(self) -> list[dict[str, str]]:
        """What is chosen by a button of its own, with its place."""
        rest = [item for item in self.attempt.task.items if item.kind != "card"]
        return [{"key": item.key, "label": self._numbered(item)} for item in rest]

    def _numbered(self, item: Choice) -> str:
        called = _capitalised(self.called(item))
        place = self._place(item)
        return called if place is None else self.say("order-numbered", place=place, item=called)

    def _in_place(self, item: Choice) -> str:
        return self.say("order-in-place", place=self._place(item) or 0, item=self.called(item))

    def _place(self, item: Choice) -> int | None:
        placed = self.attempt.placed
        return placed.index(item) + 1 if item in placed else None

    def told_of(self, key: str) -> str:
        """What has become of something that was just chosen."""
        item = next(item for item in self.attempt.task.items if item == key)
        said = self._in_place(item) if item in self.attempt.placed else self.say("order-back", item=self.called(item))
        return _capitalised(said)

    # What is said

    @property
    def notice(self) -> str:
        """That something has no place yet; empty where nobody has tried to answer so."""
        return self.say("order-incomplete", count=len(self.attempt.left)) if self.attempt.incomplete else ""

    @property
    def hints(self) -> list[str]:
        """The hints given so far."""
        return [self._hint(kind) for kind in HINTS[: self.attempt.hinted]]

    def _hint(self, kind: str) -> str:
        if kind == RULE:
            return str(rule(self.lang, self.attempt.task.rule, self.attempt.game, self._players).text)
        return self.say("order-hint-highest", item=self.called(self.attempt.task.ranked[0]))

    @property
    def headline(self) -> str:
        """How it went; empty before the answer."""
        attempt = self.attempt
        if attempt.marked is None:
            return ""
        return self.say("level-shown" if attempt.shown else "order-right" if attempt.right else "order-wrong")

    @property
    def order(self) -> str:
        """The right order in words."""
        return self.say("order-from-highest", items=join(list(map(self.called, self.attempt.task.ranked)), self.lang))

    def under_table(self, headline: str) -> list[Node]:
        """What is to be done, the hints, or how it went.

        Args:
            headline: how it went, and what follows from that.
        """
        attempt = self.attempt
        if attempt.marked is None:
            notice = p(".tolva-answering-notice")[self.notice] if self.notice else None
            return [notice or p[self.say("order-how")], *hints_given(self.hints, self.lang)]
        named = rule_named(attempt.task.rule, attempt.game, self._players, self.lang)
        return [headline_of(headline, right=attempt.right, shown=attempt.shown), p[self.order], named]

    @property
    def marks(self) -> dict[str, dict[str, str]]:
        """What is marked on each thing after the answer, by its key."""
        attempt = self.attempt
        kinds = {True: ("yes", "order-mark-right"), False: ("no", "order-mark-wrong")}
        return {
            item.key: {"kind": kinds[right][0], "word": "", "spoken": self.say(kinds[right][1])}
            for item, right in zip(attempt.placed, attempt.marked or (), strict=False)
        }

    @property
    def _players(self) -> int:
        return GAMES[self.attempt.game].usual_players


def _capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]
