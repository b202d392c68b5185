"""Homework to be handed out: which questions it asks, and its link."""

from collections.abc import Iterator
from functools import cached_property

from htpy import Node, a, div, h2, li, ol, p, span

from tolva_teach.quiz.rounds import LENGTH
from tolva_teach.texts import game_name, join
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS

from ..handed_out_lesson import COURSE, LESSON, HandedOutLesson, asking, parts_of
from ..home_address import LONGEST, link_from_home
from ..prepared import question_of
from .pieces import Pieces


class HandedOutMarkup(Pieces):
    """Writes the section's first part."""

    @cached_property
    def _catalogue(self) -> Catalogue:
        return Catalogue(site_here()).now()

    @property
    def _lesson(self) -> HandedOutLesson | None:
        """What of the courses is homework, where it is there in this language."""
        lesson = self.session.handed_out.lesson
        return lesson if lesson is not None and lesson.href(self._catalogue, self.lang) else None

    @property
    def href(self) -> str:
        """The address of the homework in this language, from a page beside it; empty where no page has it."""
        if self._lesson is not None:
            return self._lesson.href(self._catalogue, self.lang)
        page = self._catalogue.showing(self.lang, QUESTIONS)
        return page.href + self.session.handed_out.address if page else ""

    @property
    def link(self) -> str:
        """The link to be handed out: from home, where it is said how pupils get there; empty where no page has it."""
        home, href = self.session.handed_out.home, self.href
        return link_from_home(home, self.lang, href) if home and href else href

    @property
    def told(self) -> str:
        """What the link is for, and which questions it asks."""
        lesson = self._lesson
        return self.say(f"hand-out-help-{lesson.kind}") if lesson else f"{self.say('hand-out-help')} {self._numbers}"

    @property
    def _numbers(self) -> str:
        homework = self.session.handed_out
        numbers = [str(number) for number in homework.numbers]
        if homework.are_in_order:
            return self.say("hand-out-range", first=numbers[0], last=numbers[-1])
        return self.say("hand-out-numbers", numbers=join(numbers, self.lang))

    def handing_out(self) -> Node:
        """What is handed out, and what gives the link."""
        href = self.href
        if not href:
            return None
        is_row = self._lesson is None
        others = self.button("homework-others", self.say("do-homework-others", count=LENGTH)) if is_row else None
        look = self.say("hand-out-look" if is_row else "hand-out-look-lesson")
        return div(".tolva-teacher-draft")[
            h2[self.say("hand-out")],
            p[self.say("hand-out-how", count=LENGTH)],
            self._where(),
            div(".tolva-teacher-beside")[
                div(".tolva-teacher-form")[self._kinds(), self._form() if is_row else None],
                div[
                    self._row() if is_row else self._lessons(),
                    div(".tolva-keeper-buttons")[
                        self.button("hand-out", self.say("do-hand-out"), primary=True), others
                    ],
                    self.beside("homework-others"),
                    p[a(href=href, target="_blank")[look]],
                ],
            ],
        ]

    def _kinds(self) -> Iterator[Node]:
        """Whether it is questions in a row, or which lesson, and how much of it."""
        chosen = self._lesson
        options, course = [("", self.say("hand-out-row"))], ""
        for entry in asking(self._catalogue, self.lang):
            game = game_name(entry.course or "", self.lang)
            if entry.course != course:
                course = entry.course or ""
                options.append((f"{COURSE} {course}", self.say("hand-out-course", game=game)))
            options.append((f"{LESSON} {entry.name}", f"{game}: {entry.title}"))
        yield self.select("homework-lesson", self.say("hand-out-what"), options, chosen.written if chosen else "")
        if chosen is not None and chosen.kind == LESSON:
            for entry in chosen.entries(self._catalogue, self.lang):
                parts = [("", self.say("hand-out-whole")), *parts_of(entry).items()]
                yield self.select("homework-level", self.say("hand-out-part"), parts, chosen.level)

    def _row(self) -> Node:
        return [p(".tolva-teacher-asked")[self._numbers], ol(".tolva-teacher-handed")[self._questions()]]

    def _lessons(self) -> Node:
        """The lessons, or the levels of the one: the chosen one, or all."""
        chosen = self._lesson
        entries = chosen.entries(self._catalogue, self.lang) if chosen else []
        if chosen is not None and chosen.kind == LESSON:
            levels = [its for entry in entries for its in parts_of(entry).items()]
            names = [called for level, called in levels if chosen.level in ("", level)]
        else:
            names = [entry.title for entry in entries]
        return [
            ol(".tolva-teacher-handed")[(li[name] for name in names)],
            p(".tolva-keeper-variants")[self.say("hand-out-lesson-told")],
        ]

    def _where(self) -> Node:
        """Where pupils open the link from home: a class's own pages are not reached from there."""
        page = self._catalogue.teachers(self.lang) if self.session.connection.store is not None else None
        home = self.session.handed_out.home
        return [
            p(".tolva-keeper-variants")[self.say("hand-out-where"), " ", a(href=page.href)[page.title]]
            if page and not home
            else None,
            div(".tolva-teacher-form.tolva-teacher-home-address")[
                self.field("home-address", self.say("home-address"), home, length=LONGEST, inputmode="url"),
                p(".tolva-keeper-variants")[self.say("home-address-set" if home else "home-address-how")],
            ],
        ]

    def _form(self) -> Iterator[Node]:
        return self.chooses_question(self.session.handed_out.draft, "hand-out-number", "homework-")

    def _questions(self) -> Iterator[Node]:
        """Each question's number, and what it hangs on."""
        for name in self.session.handed_out.row.names:
            question = question_of(str(name))
            rules = self.words.rules_of(question, self.session.handed_out.draft.topic or "") if question else ""
            yield li[
                self.say("numbered", seed=str(name.seed)), span(".tolva-keeper-fate")[" ", rules] if rules else None
            ]
