"""What a class is shown of a question to all, as HTML that needs no kernel: on learners' pages and on the large screen.

Nothing of it says who has answered what. What is shown while a question is asked tells nothing of what is right but
the hints that the quiz gives too.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from htpy import (
    Element,
    Node,
    button,
    details,
    div,
    fieldset,
    form,
    fragment,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    p,
    span,
    strong,
    summary,
    ul,
)

from tolva_teach.picture.faces import usual_indices
from tolva_teach.play.profile import house_line
from tolva_teach.quiz import Choice, Question, rules_met
from tolva_teach.quiz.house import house_of
from tolva_teach.quiz.judged import named_question
from tolva_teach.texts import RuleText, game_name, rule, sentence, suit_name
from tolva_widgets.base.chips import chip
from tolva_widgets.page.house_rules.house import LINE
from tolva_widgets.tasks.hints import hint_label
from tolva_widgets.tasks.question_markup import QuestionMarkup
from tolva_widgets.tasks.question_session import QuestionSession
from tolva_widgets.tasks.question_words import CLASS, SIGNS, QuestionWords, capitalised

from .pictures import counted_on, marked, pressed, table_of

_KEPT = 64
_READ = 170
"""So many letters of a rule are read from the back of a room."""
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-ZÅÄÖ])")


@lru_cache(_KEPT)
def asked(name: str, lang: str, *, hints: bool = True) -> str:
    """A question to answer: the table, and what can be chosen, in a form with a name for each choice's key.

    Args:
        name: the question's.
        lang: the language.
        hints: whether one may take hints.

    Raises:
        NotAskedOrOfferedError: there is no such question.
    """
    words = _words(name, lang)
    kind = "radio" if words.task.single else "checkbox"
    choices = [
        label(".tolva-class-choice")[
            input(type=kind, name="choice", value=choice.key, autocomplete="off"), span[_seen(words, choice)]
        ]
        for choice in words.task.choices
    ]
    many = "one" if words.task.single else "several"
    asking = form(".tolva-class-form", data_unpicked=words.nothing_picked)[
        fieldset[legend[sentence(lang, f"class-pick-{many}")], div(".tolva-class-choices")[choices]],
        button(".tolva-class-send")[sentence(lang, "class-send")],
    ]
    return str(div(class_=CLASS)[_head(words), pressed(words), asking, _hints(words) if hints else None])


@lru_cache(8 * _KEPT)
def explained(name: str, lang: str, picked: tuple[str, ...]) -> str:
    """A question and the answer to it, marked and explained card by card, as in the quiz.

    Args:
        name: the question's.
        lang: the language.
        picked: what was chosen; nothing, where there was no answer.

    Raises:
        NotAskedOrOfferedError: there is no such question.
    """
    words = _words(name, lang)
    session = words.session
    session.pick(picked)
    if not session.answer():
        session.show_answer()
    markup = QuestionMarkup(words)
    said = div(".tolva-class-said")[markup.said(), markup.one_by_one(), markup.rules_named()]
    return str(div(class_=CLASS)[_head(words), marked(words, named_question(name), "tall"), said])


@lru_cache(_KEPT)
def on_screen(name: str, lang: str, told: str = "") -> str:
    """A question for the large screen.

    Args:
        name: the question's.
        lang: the language.
        told: why no more than that is shown.
    """
    words = _words(name, lang)
    choices = [li[called] for called in words.beside_cards]
    beside = [ul(".tolva-class-beside")[choices] if choices else None, p[told] if told else None]
    return str(_screen(words, table_of(words, "wide"), beside))


def spread_on_screen(
    name: str, lang: str, counts: Mapping[str, int], answered: int, wholes: Sequence[tuple[Sequence[str], int]] = ()
) -> str:
    """How many have chosen what, for the large screen: nothing is marked right.

    Args:
        name: the question's.
        lang: the language.
        counts: how many have chosen what, by keys.
        answered: how many have answered: a bar is full where all of them have chosen the same.
        wholes: the answers that most gave, and how many.
    """
    words = _words(name, lang)
    rows = [_row(words, [choice], counts, answered) for choice in words.task.choices]
    told = fragment[ul(".tolva-class-spread")[rows], _wholes(words, wholes)]
    return str(_screen(words, counted_on(words, counts), told))


def revealed_on_screen(name: str, lang: str, counts: Mapping[str, int] | None, headline: str, about: str = "") -> str:
    """What was right and why, for the large screen.

    Args:
        name: the question's.
        lang: the language.
        counts: how many have chosen what, by keys; None where so few have answered that it is not shown.
        headline: how many were wholly right.
        about: the rule that the question was chosen for, by its id: it is told first; without one it is the rule that
            forbids most.
    """
    words = _words(name, lang)
    question: Question = named_question(name)
    verdicts = {choice: question.verdict(choice) for choice in question.choices}
    groups: dict[tuple[bool, str], list[Choice]] = {}
    for choice in question.told_in_order:
        groups.setdefault((bool(verdicts[choice]), words.why(choice)), []).append(choice)
    rows = [
        _row(words, choices, counts, 0, right=right, why=why)
        for (right, why), choices in sorted(groups.items(), key=lambda group: not group[0][0])
    ]
    first = [about] if about in rules_met(question) else _forbidding_most(question)
    told = dict.fromkeys([*first, *question.rules])
    texts = [rule(lang, its, question.game, len(question.table.places)) for its in told]
    right = p(".tolva-class-headline")[headline] if headline else None
    beside = fragment[right, ul(".tolva-class-reasons")[rows], [_rule(its, lang) for its in texts]]
    # Beside so much to read, the tall table has larger names and cards.
    return str(_screen(words, marked(words, question, "tall"), beside))


def _forbidding_most(question: Question) -> Sequence[str]:
    """The rule that forbids most of the choices, of which the reasons say most; none where no rule forbids any."""
    verdicts = map(question.verdict, question.choices) if question.by_rules else ()
    forbidding = Counter(verdict.rule for verdict in verdicts if not verdict)
    return [its for its, _ in forbidding.most_common(1)]


def together(picked: Iterable[tuple[Choice, Node]]) -> Node:
    """What was picked in one answer, each as it is shown: between names stands a dot, or two would be read as one."""
    said: list[Node] = []
    for choice, shown in picked:
        between = " " if choice.kind == "card" else " · "
        said += [between if said else None, shown]
    return said


def _words(name: str, lang: str) -> QuestionWords:
    return QuestionWords(QuestionSession(named_question(name)), lang, usual_indices(lang))


def _head(words: QuestionWords, heading: Element = h2) -> Node:
    premises = p(".tolva-class-premises")[words.premises] if words.premises else None
    return fragment[_by_house(words), premises, heading[_game(words), words.asked_alone]]


def _game(words: QuestionWords) -> Node:
    """Which game it is, and which suit stands above the others, or that none does: that decides much."""
    question = words.session.task
    if not isinstance(question, Question):
        return None
    called = game_name(question.record.game.name, words.lang)
    if question.record.game.names_leading_suit:
        suits = [badge.suit for badge in question.table.badges if badge.leading]
        told = sentence(words.lang, "class-no-leading-suit")
        if suits:
            told = sentence(words.lang, "class-leading-suit", None, suit=suit_name(suits[0], words.lang))
        called = f"{called} · {told}"
    return span(".tolva-class-game")[called], " "


def _by_house(words: QuestionWords) -> Node:
    """The house rules that it is asked by, where it is by some."""
    question = words.session.task
    if not isinstance(question, Question) or not house_of(question):
        return None
    return p(class_=LINE)[house_line(question.record.game, words.lang)]


def _hints(words: QuestionWords) -> Node:
    """The question's hints, each unfolded by whoever wants it, the next within the one before. None names a choice."""
    unfolded: Node = None
    for given, hint in reversed(list(enumerate(words.task.hints))):
        folded = summary[hint_label(given, words.lang)]
        unfolded = details(".tolva-class-hint")[folded, p[hint.sentence(words.speaker)], unfolded]
    return unfolded


def _screen(words: QuestionWords, table: Node, beside: Node) -> Element:
    return div(class_=["tolva-class-screen", CLASS])[_head(words, h1), div(".tolva-class-sides")[table, div[beside]]]


def _row(
    words: QuestionWords,
    choices: Sequence[Choice],
    counts: Mapping[str, int] | None,
    of: int,
    *,
    right: bool | None = None,
    why: str = "",
) -> Element:
    """Choices with how many `of` those who answered have chosen each, and whether and why they hold where that is
    told; without a bar where that is 0."""
    kind = "" if right is None else "yes" if right else "no"
    word = sentence(words.lang, f"{words.task.marked_as}-{kind}") if kind else ""
    sign = (
        span(class_=["tolva-answering-mark", f"tolva-answering-mark-{kind}"], aria_hidden="true")[SIGNS[kind]]
        if kind
        else None
    )
    called = [
        span(".tolva-class-counted")[_seen(words, choice), counts is not None and _count(words.lang, counts[choice])]
        for choice in choices
    ]
    bar = (
        span(".tolva-class-bar", style=f"--share:{(counts or {}).get(choices[0], 0) / of:.3f}", aria_hidden="true")
        if of
        else None
    )
    unchosen = counts is not None and right is False and not any(counts[choice] for choice in choices)
    reason = span(class_={"tolva-class-unchosen": unchosen})[why] if why else None
    return li[sign, span[called, " ", strong[word] if word else None], bar, reason]


def _wholes(words: QuestionWords, wholes: Sequence[tuple[Sequence[str], int]]) -> Node:
    """The answers that most gave, each as a whole, where more than one choice may be picked."""
    if words.task.single or not wholes:
        return None
    return fragment[
        p(".tolva-class-wholes-head")[sentence(words.lang, "class-wholes")],
        ul(".tolva-class-wholes")[(li[_whole(words, whole), _count(words.lang, count)] for whole, count in wholes)],
    ]


def _whole(words: QuestionWords, whole: Sequence[str]) -> Node:
    """All that was picked in one answer, in the order in which it was offered."""
    picked = [(choice, _seen(words, choice)) for choice in words.task.choices if choice.key in whole]
    return together(picked) if picked else sentence(words.lang, "class-chose-nothing")


def _rule(text: RuleText, lang: str) -> Element:
    """A rule with what it says: nobody unfolds anything on a large screen."""
    return p(".tolva-class-rule")[
        sentence(lang, "explain-rule"), " ", strong[text.title], span(".tolva-class-rule-said")[_beginning(text.text)]
    ]


def _beginning(text: str) -> str:
    """A rule, or the first sentence of a long one: all of that nobody reads from the back of a room."""
    return text if len(text) <= _READ else _SENTENCE_END.split(text)[0]


def _count(lang: str, count: int) -> Node:
    return fragment[" ", span(".tolva-class-count")[sentence(lang, "class-chosen", None, count=count)]]


def _seen(words: QuestionWords, choice: Choice) -> Node:
    """A choice in a line: a card by its sign, all else by its name."""
    if choice.kind != "card" or words.task.done_with(choice, words.speaker):
        return capitalised(words.called(choice))
    return chip(choice.card, words.lang, words.indices)
