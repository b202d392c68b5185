"""The teacher's page in sentences: questions, choices, rules, how long, what was done."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property, lru_cache
from pathlib import PurePosixPath

from markupsafe import Markup, escape

from tolva_teach import picture
from tolva_teach.quiz import Choice, Question, QuestionName, family_of, rules_turned_on
from tolva_teach.quiz.house import house_of
from tolva_teach.records.messages import quoted
from tolva_teach.texts import TextError, join, rule, sentence
from tolva_widgets.base.chips import chip
from tolva_widgets.courses.catalogue import site_here
from tolva_widgets.quiz import choices as quiz_choices
from tolva_widgets.quiz.receipt import Receipt, ReceiptError

from .homework import Homework
from .prepared import question_of
from .results.rows import HereRow, WrongChoice
from .sent import titles
from .session import ClassSession
from .storage.values import Learner
from .teaching.connection import Notice

_MINUTE = 60


class TeacherWords:
    """Speaks of a class to its teacher, in a language."""

    def __init__(self, session: ClassSession, lang: str) -> None:
        self.session, self.lang = session, lang

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence `teacher-KEY`."""
        return sentence(self.lang, f"teacher-{key}", None, **facts)

    def hard(self, difficulty: int) -> str:
        """How hard a question is."""
        return sentence(self.lang, f"quiz-difficulty-{difficulty}", None)

    # Questions

    def titled(self, name: str) -> str:
        """What a question is called: its game, family and number; as it is written where there is none here."""
        question = question_of(name)
        if question is None:
            return quoted(name)
        family = family_of(question.name)
        of = quiz_choices.title(family, self.lang), quiz_choices.family_name(family, self.lang)
        house = [self.say("by-house")] if house_of(question) else []
        return " · ".join((*of, *self._numbered(question.name), *house))

    def _numbered(self, name: QuestionName) -> tuple[str, ...]:
        """Which of its family it is; not “question 3”, which is what the class's third question is called."""
        if name.record:
            return (sentence(self.lang, "quiz-own"),)
        return self.say("numbered", seed=str(name.seed)), self.hard(name.difficulty)

    def asked(self, question: Question) -> str:
        """What is asked, its premises first."""
        return question.ask(question.speaker(self.lang))

    def choice(self, question: Question, choice: Choice) -> Markup:
        """A choice: a card by its sign, all else by what it is called."""
        speaker = question.speaker(self.lang)
        if choice.kind != "card":
            called = question.called(choice, speaker)
            return escape(called[:1].upper() + called[1:])
        done = question.done_with(choice, speaker)
        return escape(f"{done} " if done else "") + chip(choice.card, self.lang, self.lang)

    def chosen(self, name: str, keys: Iterable[str]) -> str:
        """What was chosen in one answer, in words."""
        question = question_of(name)
        wanted = set(keys)
        if question is None or not wanted <= set(question.choices):
            return quoted(" ".join(sorted(wanted)))
        speaker = question.speaker(self.lang)
        chosen = [choice for choice in question.choices if choice in wanted]
        called = [question.called(its, speaker) for its in chosen]
        called = [said if its.kind == "card" else quoted(said) for its, said in zip(chosen, called, strict=True)]
        return join(called, self.lang) if called else sentence(self.lang, "class-chose-nothing")

    def wrong_choice(self, wrong: WrongChoice | None) -> str:
        """What most have chosen wrongly; of what is right but not all, that it was no more."""
        if wrong is None:
            return ""
        question = question_of(wrong.question)
        right = question is not None and set(wrong.choice) <= set(map(str, question.answer))
        key = "wrong-choice-only" if wrong.choice and right else "wrong-choice"
        return self.say(key, count=wrong.learners, of=wrong.of, chosen=self.chosen(wrong.question, wrong.choice))

    # Rules

    def rule(self, rule_id: str) -> str:
        """A rule's title; its id where there is no such rule here."""
        try:
            return rule(self.lang, rule_id).title
        except TextError:
            return quoted(rule_id)

    def turns_on(self, question: Question, first: str = "") -> str:
        """All rules that a question turns on, by their titles: first the one that it is looked at for."""
        rules = self.rules_of(question, first)
        return self.say("turns-on", rules=rules) if rules else ""

    def rules_of(self, question: Question, first: str = "") -> str:
        """The titles alone."""
        rules = rules_turned_on(question)
        return ", ".join(map(self.rule, dict.fromkeys([*([first] if first in rules else []), *rules])))

    # Learners

    @cached_property
    def _pages(self) -> Mapping[str, str]:
        return titles(site_here(), self.lang)

    def place(self, learner: Learner) -> str:
        """At which table one sits and on which page one is, as far as that is known."""
        at_table = self.say("at-table", table=learner.table) if learner.table else ""
        page = self._pages.get(PurePosixPath(learner.where).stem, "")
        return " · ".join(filter(None, (at_table, page)))

    def state(self, row: HereRow) -> str:
        """How one is with the question."""
        if row.state == "thinking" and row.stuck is not None:
            return self.duration(row.stuck)
        has_not = row.state == "thinking" and self.session.overview.stage.number
        return self.say("state-unanswered" if has_not else f"state-{row.state}")

    def duration(self, seconds: float) -> str:
        """How long, roughly: it need not be said anew each second."""
        if seconds < _MINUTE:
            return self.say("under-a-minute")
        return self.say("minutes", count=int(seconds // _MINUTE))

    def signs(self, signs: Iterable[bool | None]) -> str:
        """The last answers, for those who listen."""
        said = {True: "right", False: "wrong", None: "unanswered"}
        return ", ".join(self.say(said[right]) for right in signs) or self.say("no-answers")

    # What was done

    def notice(self, notice: Notice) -> str:
        """What is said of what was done last."""
        return notice.fault.sentence(self.lang) if notice.fault else self.say(f"notice-{notice.code}", **notice.facts)

    def receipts_added(self, homework: Homework) -> str:
        """What came of the receipts that were added last."""
        said = self.say("receipts-added", count=homework.added)
        return f"{said} {self.say('receipts-again', count=homework.again)}" if homework.again else said

    def names_apart(self, names: Sequence[str]) -> str:
        """That receipts under one name seem to be from two."""
        said = [sentence(self.lang, "typed-quoted", None, text=quoted(name)) for name in names]
        return self.say("receipts-apart", count=len(names), names=join(said, self.lang))

    def receipt(self, receipt: Receipt) -> str:
        """Of which homework it is, and of which day: the questions' family with the first one's number; of those of
        several families the games."""
        names = [given.name for given in receipt.answers]
        families = {quiz_choices.family_name(its, self.lang): None for its in map(family_of, names)}
        games = {quiz_choices.title(its, self.lang): None for its in map(family_of, names)}
        of = [*families, self._numbered(names[0])[0]] if len(families) == len(games) == 1 else []
        title = " · ".join([join([*games], self.lang), *of])
        day = datetime.fromtimestamp(receipt.at).date().isoformat()
        return self.say("receipt-of", title=title, count=len(names), date=day)

    def receipt_fault(self, fault: ReceiptError) -> str:
        """What is wrong with a receipt."""
        said = self.say(f"receipt-{fault.code}", said=quoted(fault.said))
        if fault.file:
            return self.say("receipt-in-file", fault=said, file=quoted(fault.file))
        return self.say("receipt-at", fault=said, place=fault.place, count=fault.count) if fault.count > 1 else said


@lru_cache(maxsize=32)
def picture_of(name: str, lang: str) -> str:
    """The question's table as an image with its words; empty where there is no such question."""
    question = question_of(name)
    return (
        "" if question is None else picture.still(question.table, lang=lang, names=question.names, layout="tall").html
    )
