"""What is said of a level in which one puts things in order."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from htpy import Node, div, p, strong

from tolva_teach.games import GAMES
from tolva_teach.quiz import Choice
from tolva_teach.texts import Speaker, join, rule, sentence
from tolva_widgets import explanation
from tolva_widgets.answering_words import SAID
from tolva_widgets.order_level_session import HINTS, RULE, OrderLevelSession


@dataclass(frozen=True)
class OrderLevelWords:
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

    @property
    def so_far(self) -> str:
        """How many of the tasks are done."""
        return self.say("level-so-far", solved=self.session.solved, count=self.session.count)

    def called(self, item: Choice) -> str:
        """What something is called."""
        return self.session.task.called(item, self.speaker)

    # The buttons, and what is chosen

    @property
    def labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there now, by name."""
        return dict(self._labels())

    def _labels(self) -> Iterator[tuple[str, str]]:
        session = self.session
        if session.marked is None:
            yield "answer", self.say("quiz-answer")
            if session.hints_left:
                yield "hint", self._hint_number(session.hinted + 1) if session.hinted else self.say("quiz-hint")
            else:
                yield "show", self.say("level-show")
        elif not session.is_done:
            yield "next", self.say("quiz-again" if session.comes_back else "level-next")
        else:
            yield "fresh", self.say("level-fresh")

    def _hint_number(self, number: int) -> str:
        return self.say("quiz-hint-label", number=number)

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
        coming = self.say("level-comes-back") if not session.right and not session.comes_back else ""
        stars = self.say("level-done", stars=session.stars) if session.stars is not None else ""
        return " ".join(filter(None, [head, coming, stars]))

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
            return str(div(class_=SAID)[notice or p[self.say("order-how")], self._hints_given()])
        kind = "yes" if session.right else "no"
        named = explanation.rule_named(session.task.rule, session.game, self._players, self.lang)
        head = p(class_=f"tolva-answering-head tolva-answering-head-{kind}")[self.headline]
        return str(div(class_=SAID)[head, p[self.order], named])

    def _hints_given(self) -> list[Node]:
        return [
            p(".tolva-answering-hint")[strong[self._hint_number(number)], " ", hint]
            for number, hint in enumerate(self.hints, start=1)
        ]

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
