"""What is said of a level in which one puts things in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from htpy import div, p

from tolva_teach.games import GAMES
from tolva_teach.quiz import Choice
from tolva_teach.texts import Speaker, join, rule, sentence
from tolva_widgets.answering.words import SAID
from tolva_widgets.levels.order_session import HINTS, RULE, OrderLevelSession
from tolva_widgets.levels.turn_words import StarWords
from tolva_widgets.rules.words import rule_named


@dataclass(frozen=True)
class OrderLevelWords(StarWords):
    """Speaks of a level as it is now, in a language."""

    session: OrderLevelSession
    lang: str

    @cached_property
    def speaker(self) -> Speaker:
        """Speaks to the learner."""
        return self.session.task.speaker(self.lang)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name."""
        return sentence(self.lang, key, None, **facts)

    @property
    def asked(self) -> str:
        """What is to be done."""
        return self.session.task.ask(self.speaker)

    def called(self, item: Choice) -> str:
        """What something is called."""
        return self.session.task.called(item, self.speaker)

    # The buttons, and what is chosen

    def _to_do(self) -> Iterator[tuple[str, str]]:
        yield from self._to_answer()

    @property
    def called_on_table(self) -> dict[str, str]:
        """What the cards are called that lie in a place, by their keys."""
        cards = [item for item in self.session.placed if item.kind == "card"]
        return {item.key: self._in_place(item) for item in cards}

    @property
    def phrases(self) -> list[dict[str, str]]:
        """What is chosen by a button of its own, with its place."""
        rest = [item for item in self.session.task.items if item.kind != "card"]
        return [{"key": item.key, "label": self._numbered(item)} for item in rest]

    def _numbered(self, item: Choice) -> str:
        called = _capitalised(self.called(item))
        place = self._place(item)
        return called if place is None else self.say("order-numbered", place=place, item=called)

    def _in_place(self, item: Choice) -> str:
        return self.say("order-in-place", place=self._place(item) or 0, item=self.called(item))

    def _place(self, item: Choice) -> int | None:
        placed = self.session.placed
        return placed.index(item) + 1 if item in placed else None

    def told_of(self, key: str) -> str:
        """What has become of something that was just chosen."""
        item = next(item for item in self.session.task.items if item == key)
        said = self._in_place(item) if item in self.session.placed else self.say("order-back", item=self.called(item))
        return _capitalised(said)

    # What is said

    @property
    def notice(self) -> str:
        """That something has no place yet; empty where nobody has tried to answer so."""
        return self.say("order-incomplete", count=len(self.session.left)) if self.session.incomplete else ""

    @property
    def hints(self) -> list[str]:
        """The hints given so far."""
        return [self._hint(kind) for kind in HINTS[: self.session.hinted]]

    def _hint(self, kind: str) -> str:
        if kind == RULE:
            return str(rule(self.lang, self.session.task.rule, self.session.game, self._players).text)
        return self.say("order-hint-highest", item=self.called(self.session.task.ranked[0]))

    @property
    def headline(self) -> str:
        """How it went; empty before the answer."""
        session = self.session
        if session.marked is None:
            return ""
        head = self.say("level-shown" if session.shown else "order-right" if session.right else "order-wrong")
        return self.went(head)

    @property
    def order(self) -> str:
        """The right order in words."""
        return self.say("order-from-highest", items=join(list(map(self.called, self.session.task.ranked)), self.lang))

    @property
    def under_table(self) -> str:
        """What is to be done, the hints, or how it went, as HTML."""
        session = self.session
        if session.marked is None:
            notice = p(".tolva-answering-notice")[self.notice] if self.notice else None
            return str(div(class_=SAID)[notice or p[self.say("order-how")], self.hints_given()])
        kind = "yes" if session.right else "no"
        named = rule_named(session.task.rule, session.game, self._players, self.lang)
        head = p(class_=f"tolva-answering-head tolva-answering-head-{kind}")[self.headline]
        return str(div(class_=SAID)[head, p[self.order], named])

    @property
    def marks(self) -> dict[str, dict[str, str]]:
        """What is marked on each thing after the answer, by its key."""
        session = self.session
        kinds = {True: ("yes", "order-mark-right"), False: ("no", "order-mark-wrong")}
        return {
            item.key: {"kind": kinds[right][0], "word": "", "spoken": self.say(kinds[right][1])}
            for item, right in zip(session.placed, session.marked or (), strict=False)
        }

    @property
    def _players(self) -> int:
        return GAMES[self.session.game].usual_players


def _capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]
