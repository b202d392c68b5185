"""Questions on paper: the table, what is asked, what there is to tick and room to write; at the end the answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from htpy import Element, Node, article, b, div, fragment, h1, h2, li, p, small, span, strong, ul
from markupsafe import Markup

from tolva_teach.picture import still
from tolva_teach.quiz import Choice, Question, Task, family_of
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import Speaker, game_name, reason_end, sentence
from tolva_widgets.base.markup_in_words import SLOT, put_into
from tolva_widgets.handouts import paper
from tolva_widgets.quiz import choices as quiz_choices

PER_PAGE = (1, 2, 3, 4, 5, 6)

_ROOMY = 4
"""With more on a page the code stands beside the picture, which is smaller, and not beside what is asked."""

LETTERS = "ABCDEF"
"""What variants are called."""

_LINES = 14
"""More lines to write on than any question has room for."""


@dataclass(frozen=True)
class Handed:
    """A question that is handed out."""

    task: Task
    address: str = ""
    """What opens it; empty where nothing does."""
    named: bool = True
    """Whether its name alone opens it: not where it is asked by house rules."""
    house: str = ""
    """What it says of house rules, where that is not said of the whole sheet."""

    @property
    def name(self) -> str:
        """What opens it again on any page of the kit; empty for a position of one's own."""
        if not self.named or not isinstance(self.task, Question) or self.task.name.record:
            return ""
        return str(self.task.name)

    def kind(self, lang: str) -> str:
        """The game, for how many, and what sort of question it is."""
        if isinstance(self.task, Question):
            family = family_of(self.task.name)
            return f"{quiz_choices.title(family, lang)} · {quiz_choices.family_name(family, lang)}"
        count = len(self.task.table.places)
        return sentence(lang, "replay-game-for", None, game=game_name(str(self.task.game), lang), count=count)


Variant = Sequence[Handed]


def pages(variants: Sequence[Variant], per_page: int, lang: str, house: str = "") -> Node:
    """The questions of each variant, and then the answers of each.

    Args:
        variants: the questions.
        per_page: so many of them on a page.
        lang: the language.
        house: the line that tells the house rules, where there are any.
    """
    sheet = _Sheet(variants, per_page, lang, house)
    asked = [part for letter, variant in sheet.lettered for part in sheet.asked(letter, variant)]
    return [*asked, *(sheet.answered(letter, variant) for letter, variant in sheet.lettered)]


def title(variants: Sequence[Variant], lang: str) -> str:
    """What the sheet is called: what its questions have in common."""
    kinds = dict.fromkeys(one.kind(lang) for variant in variants for one in variant)
    if len(kinds) == 1:
        return next(iter(kinds))
    games = dict.fromkeys(kind.split(" · ")[0] for kind in kinds)
    return next(iter(games)) if len(games) == 1 else sentence(lang, "handouts-questions")


class _Sheet:
    """Writes the questions and answers of a sheet."""

    def __init__(self, variants: Sequence[Variant], per_page: int, lang: str, house: str) -> None:
        self.title = title(variants, lang)
        self._house = p(".tolva-handout-small")[house] if house else None
        self._per_page, self._lang = per_page, lang
        letters = LETTERS if len(variants) > 1 else ("",)
        self.lettered = list(zip(letters, variants, strict=False))
        self._mixed = len({one.kind(lang) for variant in variants for one in variant}) > 1

    def asked(self, letter: str, variant: Variant) -> list[Element]:
        """The pages of a variant's questions."""
        found = []
        for first in range(0, len(variant), self._per_page):
            some = variant[first : first + self._per_page]
            rows = [self._question(f"{letter}{first + n}", one) for n, one in enumerate(some, 1)]
            grid = div(class_=["tolva-handout-grid", f"tolva-handout-grid-{self._per_page}"])[rows]
            head = [self._head(letter), self._house] if not first else self._small_head(letter)
            found.append(paper.page(head, grid))
        return found

    def answered(self, letter: str, variant: Variant) -> Element:
        """The answers to a variant's questions, with their reasons."""
        head = " ".join(filter(None, [self._say("answers"), letter]))
        rows = [self._answer(f"{letter}{n}", one) for n, one in enumerate(variant, 1)]
        return paper.page(
            h2[head], p(".tolva-handout-small")[self.title], self._house, div(".tolva-handout-answers")[rows]
        )

    def _head(self, letter: str) -> Element:
        named = span(".tolva-handout-blank")[self._say("name")]
        dated = span(".tolva-handout-blank")[self._say("date")]
        mark = span(".tolva-handout-letter")[letter] if letter else None
        return div(".tolva-handout-head")[h1[mark, self.title], div(".tolva-handout-blanks")[named, dated]]

    def _small_head(self, letter: str) -> Element:
        named = span(".tolva-handout-blank")[self._say("name")]
        return div(".tolva-handout-head")[p(".tolva-handout-small")[" ".join([letter, self.title]).strip()], named]

    def _question(self, number: str, one: Handed) -> Element:
        task, speaker = one.task, one.task.speaker(self._lang)
        picture = still(task.table, lang=self._lang, names=task.names, theme="print")
        kind = p(".tolva-handout-small")[one.kind(self._lang)] if self._mixed else None
        ask = p(".tolva-handout-ask")[b(".tolva-handout-number")[number], " ", task.ask(speaker)]
        code = paper.code(one.address, self._say("code-alt", number=number))
        beside = self._per_page > _ROOMY
        told = div(".tolva-handout-asked")[None if beside else code, kind, _house(one), ask, self._boxes(task, speaker)]
        return article(".tolva-handout-question", aria_label=number)[
            div(".tolva-handout-picture")[Markup(picture.html), code if beside else None],
            div(".tolva-handout-told")[told, paper.lines(_LINES)],
        ]

    def _boxes(self, task: Task, speaker: Speaker) -> Element:
        """What there is to tick; of cards that one does the same with, that is said once."""
        rows, done = list[Node](), ""
        for choice in task.choices:
            does = task.done_with(choice, speaker) if choice.kind == "card" else ""
            if does and does != done:
                rows.append(li(".tolva-handout-does")[does])
            done = does
            rows.append(li[span(".tolva-handout-box"), self._called(task, choice, speaker)])
        long = any(len(task.called(choice, speaker)) > 30 for choice in task.choices if choice.kind != "set")
        return ul(class_=["tolva-handout-choices", "tolva-handout-choices-long" if long else ""])[rows]

    def _called(self, task: Task, choice: Choice, speaker: Speaker) -> Node:
        value: Any = choice.value
        if choice.kind == "card":
            return paper.card(choice.card, self._lang)
        if choice.kind == "set" and value:
            its = value.args if isinstance(value, Decision) else [key.rstrip("'") for key in value]
            return paper.cards(its, self._lang)
        called = task.called(choice, speaker)
        return called[:1].upper() + called[1:]

    def _answer(self, number: str, one: Handed) -> Element:
        task, speaker = one.task, one.task.speaker(self._lang)
        end = _common_end(task, speaker)
        groups: dict[tuple[bool, str], list[Choice]] = {}
        for choice in task.told_in_order:
            why = task.why(choice, speaker).removesuffix(end).rstrip()
            groups.setdefault((not task.verdict(choice).allowed, why), []).append(choice)
        holding_first = sorted(groups.items(), key=lambda group: group[0][0])
        rows = [self._reason(task, speaker, not wrong, why, its) for (wrong, why), its in holding_first]
        named = small[f" {one.name}"] if one.name else None
        return article(".tolva-handout-answer")[
            p[b(".tolva-handout-number")[number], named], _house(one), ul[rows], p[end] if end else None
        ]

    def _reason(self, task: Task, speaker: Speaker, holds: bool, why: str, choices: Sequence[Choice]) -> Element:
        seen = [[", " if n else None, self._called(task, choice, speaker)] for n, choice in enumerate(choices)]
        does = task.done_with(choices[0], speaker) if choices[0].kind == "card" else ""
        mark = span(class_=["tolva-handout-mark"])[self._say("yes" if holds else "no")]
        named: Node = [f"{does} " if does else None, seen]
        if choices[0].kind != "set" and task.is_told_to_do(choices[0], speaker):  # or it is read as advice
            named = put_into(sentence(self._lang, "quiz-quoted", None, choice=SLOT), Markup(fragment[named]))
        named = strong[named] if holds else span[named]
        return li(class_=["tolva-handout-right" if holds else "tolva-handout-wrong"])[mark, " ", named, ": ", why]

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self._lang, f"handouts-{key}", None, **facts)


def _house(one: Handed) -> Node:
    return p(".tolva-handout-small")[one.house] if one.house else None


def _common_end(task: Task, speaker: Speaker) -> str:
    """The last sentence that more than one reason has, where no reason has another: it is told once; else empty."""
    ends = {
        task.why(choice, speaker): end for choice in task.choices if (end := reason_end(task.verdict(choice), speaker))
    }
    return next(iter(ends.values())) if len(ends) > 1 and len(set(ends.values())) == 1 else ""
