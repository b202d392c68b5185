"""A replay as its page shows it: what lies on the table, what is said of a step or an answer, what one may choose."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from htpy import Node, a, p

from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Step, up_to
from tolva_teach.records.messages import quoted
from tolva_teach.records.record import Record
from tolva_teach.rules.table import Table
from tolva_teach.texts import sentence
from tolva_widgets.replay import explanation, tally
from tolva_widgets.replay.address import OPEN, link_to
from tolva_widgets.replay.choices import title
from tolva_widgets.replay.onward import links, onward
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.replay.words import ReplayWords, capitalised
from tolva_widgets.table.decisions import said_key
from tolva_widgets.table_page.presenter import Choices
from tolva_widgets.table_page.session import Problem


@dataclass(frozen=True)
class ReplayPresenter:
    """Presents a session as it is now. Where its record is broken, it can only help."""

    session: ReplaySession
    lang: str
    indices: str = "sv"
    """The cards' corner letters, `sv` or `intl`."""

    @cached_property
    def replay_words(self) -> ReplayWords:
        """Tells of the record to the viewer."""
        assert self.session.replay is not None
        return ReplayWords(self.session.replay, self.session.viewer, self.lang, self.indices, self.session.you)

    # The table

    @property
    def table(self) -> Table:
        """What lies on the table."""
        return self.session.step.table(self.session.viewer)

    def offered(self) -> dict[str, Any]:
        """What may be chosen of it, as `CardTable.show` takes it, where whoever decides next can be answered for."""
        questions, offers = self.session.questions, self.session.questions.offers
        of, given = questions.card_set, questions.answer
        pieces = () if offers is None else (*offers.cards, *offers.zones)
        words = () if offers is None else offers.words
        mark = {} if given is None else {"kind": given.mark, "word": self._say(f"question-{given.mark}-word")}
        return {
            "choices": (*(of.cards if of else ()), *pieces),
            "phrases": [{"key": said_key(word), "label": self.replay_words.called(word)} for word in words],
            "at_once": [*(pieces if of else ()), *map(said_key, words)],
            "compose": self.deciding(()),
            "marks": {} if given is None else dict.fromkeys(given.keys, mark),
            "mode": "watch" if offers is None else "select" if of else "play",
        }

    def deciding(self, keys: Collection[str]) -> Mapping[str, Any]:
        """The button that decides on these cards; there is none where cards are not put together."""
        of, together = self.session.questions.card_set, self.session.questions.together(tuple(keys))
        if of is None:
            return {}
        if together is None:
            return {"label": self.replay_words.grouped(of), "ready": False}
        return {"label": self.replay_words.called(together), "ready": True}

    # What is said

    @property
    def heading(self) -> str:
        """What stands above a still picture."""
        return f"{self.title} · {self.replay_words.place_and_step(self.session.step)}"

    @property
    def lines(self) -> Sequence[str]:
        """What stands below that heading."""
        return *self.replay_words.told(self.session.step), self.question

    @property
    def title(self) -> str:
        """What the record is called."""
        session = self.session
        if session.name is not None:
            return self.called(session.name)
        return (session.record and quoted(session.record.title)) or self._say("replay-title")

    def called(self, name: PlayedName) -> str:
        """What played deals are called; those of the game that one learns first by their number alone."""
        if link_to(name) == link_to(PlayedName(name.seed)):
            return self._say("replay-seed-title", seed=str(name.seed))
        return self._say("replay-name-title", game=title(name, self.lang), seed=str(name.seed))

    @cached_property
    def question(self) -> str:
        """The open question; empty where nobody is asked."""
        return self.replay_words.question(self.session)

    @cached_property
    def on_answer(self) -> list[str]:
        """The word on the answer that was given at this step; empty where none was."""
        given = self.session.questions.answer
        return self.replay_words.on_answer(self.session.step, given) if given else []

    @property
    def result(self) -> str:
        """How often the answers were right, where that is counted."""
        step = self.session.step
        return tally.in_a_line(self.replay_words, self.session.questions.log, step) if self._tallies(step) else ""

    @property
    def heard(self) -> list[str]:
        """What a screen reader says of the step."""
        told = [self.session.notice, *self.replay_words.told(self.session.step), self.result, self.question]
        return self.on_answer or list(filter(None, told))

    def captions(self) -> tuple[str, str, str]:
        """What a phone shows above the row of buttons, and below: what happened, why, and what has been noted."""
        step, replay_words = self.session.step, self.replay_words
        if self.on_answer:
            return " ".join(self.on_answer), "", ""
        reason = self.result or self.question or replay_words.why_briefly(step)
        return " ".join(replay_words.told_briefly(step)), reason, "" if self.question else replay_words.note(step)

    # The explanation

    def explained(self) -> tuple[Hashable, Callable[[], str]]:
        """The step's explanation, with what is asked in front and what was answered below: a key of all that it depends
        on, and a function that makes it."""
        questions, step, replay_words = self.session.questions, self.session.step, self.replay_words
        asked: Node = None
        if questions.answer is not None:
            asked = explanation.answer(replay_words, self.on_answer, questions.answer)
        elif self.question:
            asked = explanation.question(replay_words, self.question)
        so_far = tally.tally(replay_words, questions.log, step, whole=self._tallies(step)) if questions.ask else None
        return self._explanation(step, asked, so_far)

    def explained_next(self) -> tuple[Hashable, Callable[[], str]] | None:
        """The explanation of the next step; None where there is none, or it hangs on an answer."""
        session = self.session
        if session.questions.ask or session.number == session.last:
            return None
        return self._explanation(self.replay_words.replay[session.number + 1], None, None)

    def _explanation(self, step: Step, asked: Node, so_far: Node) -> tuple[Hashable, Callable[[], str]]:
        replay_words, title_ = self.replay_words, self.title
        session = self.session
        # A link holds everyone's cards: it is for who sees them, or may know them now.
        record = session.record if session.view == OPEN or step.ends_deal else None
        ways = onward(session.name, record, self.lang) if step.number == session.last else ()
        key = (replay_words, step.number, title_, asked, so_far, ways)
        return key, lambda: explanation.explain(replay_words, step, title_, asked, so_far, links(ways))

    def _tallies(self, step: Step) -> bool:
        """Whether the answers are counted here: one is asked, and the deal or the record ends."""
        return self.session.questions.ask and (step.ends_deal or step.number == self.session.last)

    # What can be chosen

    @property
    def tools(self) -> Sequence[str]:
        """The page's tools that there are."""
        return "another", "open", "save", "link", "change", "print", "report"

    def to_change(self) -> tuple[Record, int | None]:
        """The deal as it stands at the step, and the seat that may not see all of it, if one may not."""
        session, step = self.session, self.session.step
        seat = None if session.view == OPEN or step.ends_deal else int(session.view)
        return up_to(self.replay_words.replay.record, step), seat

    @property
    def beside(self) -> Choices:
        """Whose cards one sees, and whether one is asked first. Whom one looks as is "you" here as on the table."""
        session, speaker = self.session, self.replay_words.speaker
        views = [[OPEN, self._say("replay-view-open")]]
        views += [[view, capitalised(speaker.seat(int(view)))] for view in session.views[1:]]
        choices = [self._choice("view", views), self._choice("ask", [["", ""], ["yes", ""]])]
        return Choices(choices, {"view": session.view, "ask": "yes" if session.questions.ask else ""})

    def _choice(self, name: str, options: list[list[str]]) -> dict[str, Any]:
        return {"name": name, "label": self._say(f"replay-{name}"), "options": options, "setting": False}

    def help_with(self, problem: Problem) -> Node:
        """What to do about it: the way to deals that there are, where a link was wrong."""
        if problem.good is None:
            return p[self._say("replay-broken-help")]
        link = a(href=link_to(problem.good))[capitalised(self.called(problem.good))]
        return p[self._say("replay-good-seed"), " ", link]

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, key, None, **facts)
