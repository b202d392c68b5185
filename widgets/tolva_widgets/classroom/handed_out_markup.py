"""Homework to be handed out: which questions it asks, and its link."""

from collections.abc import Iterator

from htpy import Node, a, div, h2, li, ol, p, span

from tolva_teach.quiz import SEED_LIMIT
from tolva_teach.quiz.rounds import LENGTH
from tolva_teach.texts import join
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS
from tolva_widgets.quiz import choices as quiz_choices

from .pieces import Pieces
from .prepared import question_of


class HandedOutMarkup(Pieces):
    """Writes the section's first part."""

    @property
    def href(self) -> str:
        """The address of the questions in this language, from a page beside theirs; empty where no page asks any."""
        page = Catalogue(site_here()).showing(self.lang, QUESTIONS)
        return page.href + self.session.handed_out.address if page else ""

    @property
    def told(self) -> str:
        """What the link is for, and which questions it asks."""
        return f"{self.say('hand-out-help')} {self._numbers}"

    @property
    def _numbers(self) -> str:
        homework = self.session.handed_out
        numbers = [str(number) for number in homework.numbers]
        if homework.are_in_order:
            return self.say("hand-out-range", first=numbers[0], last=numbers[-1])
        return self.say("hand-out-numbers", numbers=join(numbers, self.lang))

    def handing_out(self) -> Node:
        """Which questions are handed out, and what gives the link."""
        href = self.href
        if not href:
            return None
        return div(".tolva-teacher-draft")[
            h2[self.say("hand-out")],
            p[self.say("hand-out-how", count=LENGTH)],
            self._where(),
            div(".tolva-teacher-beside")[
                div(".tolva-teacher-form")[self._form()],
                div[
                    p(".tolva-teacher-asked")[self._numbers],
                    ol(".tolva-teacher-handed")[self._questions()],
                    div(".tolva-keeper-buttons")[
                        self.button("hand-out", self.say("do-hand-out"), primary=True),
                        self.button("homework-others", self.say("do-homework-others", count=LENGTH)),
                    ],
                    p[a(href=href, target="_blank")[self.say("hand-out-look")]],
                ],
            ],
        ]

    def _where(self) -> Node:
        """That a class's pages are not reached from home."""
        page = Catalogue(site_here()).teachers(self.lang) if self.session.store is not None else None
        return (
            p(".tolva-keeper-variants")[self.say("hand-out-where"), " ", a(href=page.href)[page.title]]
            if page
            else None
        )

    def _form(self) -> Iterator[Node]:
        draft = self.session.handed_out.draft
        family = draft.family
        picked = quiz_choices.chosen(family, self.lang)
        for its in quiz_choices.choices(family, self.lang):
            yield self.select("homework-form", its["label"], its["options"], picked[its["name"]], name=its["name"])
        hard = [(str(its), self.words.hard(its)) for its in family.difficulties]
        yield self.select("homework-difficulty", self.say("difficulty"), hard, str(draft.name.difficulty))
        rules = [("", self.say("any-rule")), *((rule, self.words.rule(rule)) for rule in family.rules)]
        if len(rules) > 1:
            yield self.select("homework-topic", self.say("rule"), rules, draft.topic or "")
        number = self.say("hand-out-number", most=str(SEED_LIMIT))
        yield self.field("homework-number", number, str(draft.name.seed), length=9, inputmode="numeric")

    def _questions(self) -> Iterator[Node]:
        """Each question's number, and what it hangs on."""
        for name in self.session.handed_out.row.names:
            question = question_of(str(name))
            rules = ", ".join(map(self.words.rule, question.rules)) if question else ""
            yield li[
                self.say("numbered", seed=str(name.seed)), span(".tolva-keeper-fate")[" ", rules] if rules else None
            ]
