"""What the pieces of the teacher's page are made of: buttons, lists to choose from, fields, a picture."""

from collections.abc import Iterable, Iterator, Sequence

from htpy import Element, Node, div, input, label, option, select, span, textarea
from htpy import button as button_element
from markupsafe import Markup

from tolva_teach.quiz import SEED_LIMIT
from tolva_widgets.quiz import choices as quiz_choices

from ..draft import Draft
from ..session import ClassSession
from ..words import TeacherWords, picture_of

BESIDE = "tolva-teacher-said-beside"
"""The class of what is said beside a field or button."""
REFUSED = "tolva-teacher-refused"
"""The class of what the focus is led to when something could not be taken: it is then seen below the sticky strip."""


class Pieces:
    """Writes pieces of the page for a session as it is now."""

    def __init__(self, session: ClassSession, lang: str) -> None:
        self.session, self.overview, self.lang = session, session.overview, lang
        self.words = TeacherWords(session, lang)
        self.say = self.words.say

    def button(
        self,
        do: str,
        words: str,
        value: str = "",
        *,
        name: str = "",
        primary: bool = False,
        focus: str = "",
        about: str = "",
        leads: bool = False,
    ) -> Element:
        """A button that does something; `about` is heard after its words where several say the same.

        One that `leads` the class is not taken for pressed twice when it is pressed twice at once, nor is another such
        that has come in its place meanwhile.
        """
        return button_element(
            class_=["tolva-keeper-button", {"tolva-keeper-primary": primary}],
            type="button",
            data_do=do,
            data_name=name,
            value=value,
            data_focus=focus or f"{do} {name} {value}",
            data_leads="" if leads else None,
            aria_label=f"{words}: {about}" if about else None,
        )[words]

    def leads(
        self, do: str, words: str, value: str = "", *, primary: bool = False, focus: str = "", about: str = ""
    ) -> Element:
        """A button that leads the class on from what it is shown now: it tells what that is.

        Its focus is kept, whatever the class is shown.
        """
        seen, focus = self.overview.stage.seen, focus or f"{do} {value}"
        return self.button(do, words, value, name=seen, primary=primary, focus=focus, about=about, leads=True)

    def beside(self, do: str, name: str = "") -> Node:
        """What is said beside a field, list or button of what was done there last."""
        notice = self.session.connection.notice
        if notice is None or notice.at != (do, name):
            return None
        is_refused = notice.fault is not None
        return span(class_=[BESIDE, {"tolva-teacher-not-taken": is_refused}])[self.words.notice(notice)]

    def _not_taken(self, do: str, name: str) -> str | None:
        """What was written in a field that could not be taken; None where that was not so."""
        notice = self.session.connection.notice
        return notice.written if notice is not None and notice.fault and notice.at == (do, name) else None

    def select(self, do: str, words: str, options: Iterable[Sequence[str]], chosen: str, *, name: str = "") -> Element:
        return label(".tolva-keeper-number")[
            span[words],
            select(data_do=do, data_name=name, data_focus=f"{do} {name}")[
                (option(value=value, selected=value == chosen)[said] for value, said in options)
            ],
            self.beside(do, name),
        ]

    def text(self, name: str, words: str, does: str, written: str = "") -> Node:
        return [
            label(".tolva-teacher-text")[span[words], textarea(data_text=name, rows="4", spellcheck="false")[written]],
            button_element(".tolva-keeper-button", type="button", data_paste=name)[does],
        ]

    def does(self, name: str, *, leads: bool = False) -> Element:
        """The button that does this, with its own words."""
        return self.button(name, self.say(f"do-{name}"), leads=leads)

    def field(
        self,
        do: str,
        words: str,
        value: str,
        *,
        length: int,
        name: str = "",
        inputmode: str = "text",
        enter: str | None = None,
    ) -> Element:
        """A field for one line; what could not be taken stays there to be mended. `enter` is what is done besides when
        Enter is pressed in it."""
        not_taken = self._not_taken(do, name)
        return label(".tolva-keeper-number")[
            span[words],
            input(
                type="text",
                inputmode=inputmode,
                maxlength=str(length),
                autocomplete="off",
                value=value if not_taken is None else not_taken,
                aria_invalid=None if not_taken is None else "true",
                data_do=do,
                data_name=name,
                data_focus=f"{do} {name}",
                data_enter=enter,
            ),
            self.beside(do, name),
        ]

    def chooses_question(self, draft: Draft, number: str, doing: str = "") -> Iterator[Node]:
        """What a question is chosen by.

        Args:
            draft: the question that is chosen.
            number: by which key its number, or that of the first of several, is called.
            doing: how what a choice does begins, where it is not the question to all.
        """
        family = draft.family
        picked = quiz_choices.chosen(family, self.lang)
        for its in quiz_choices.choices(family, self.lang):
            yield self.select(f"{doing}form", its["label"], its["options"], picked[its["name"]], name=its["name"])
        hard = [(str(its), self.words.hard(its)) for its in family.difficulties]
        yield self.select(f"{doing}difficulty", self.say("difficulty"), hard, str(draft.name.difficulty))
        called = self.say(number, most=str(SEED_LIMIT))
        yield self.field(f"{doing}number", called, str(draft.name.seed), length=9, inputmode="numeric")
        rules = [("", self.say("any-rule")), *((rule, self.words.rule(rule)) for rule in family.rules)]
        if len(rules) > 1:
            yield self.select(f"{doing}topic", self.say("rule"), rules, draft.topic or "")

    def counted(self) -> Element:
        """Whether what is told of the rules counts own practice too."""
        ways = [("", self.say("counted-to-all")), ("yes", self.say("counted-practice"))]
        return self.select("counted", self.say("counted"), ways, "yes" if self.session.counts_practice else "")

    def picture(self, name: str) -> Node:
        """The table of a question, by its name."""
        return div(".tolva-teacher-picture")[Markup(picture_of(name, self.lang))]
