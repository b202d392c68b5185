"""What stands beside a replay's table, as HTML: what happened, which rule let it, and how the score stands."""

from collections.abc import Iterable, Sequence
from typing import Any

from htpy import (
    Node,
    a,
    blockquote,
    caption,
    dd,
    div,
    dl,
    dt,
    fragment,
    h2,
    li,
    p,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from markupsafe import Markup

from tolva_teach.games.base import Game
from tolva_teach.play.replay import Step
from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import Table, Tally
from tolva_teach.texts import offered, option_name, option_value, sentence, signed
from tolva_widgets.base.chips import chips
from tolva_widgets.replay.alternatives import ReasonGroup
from tolva_widgets.replay.answers import ReplayAnswer
from tolva_widgets.replay.words import ReplayWords, capitalised, one_after_another
from tolva_widgets.rules.words import page_of, rule_named
from tolva_widgets.table_page.session import Problem

CLASS = "tolva-explained"
"""The class of a widget in which something is explained so, whose style sheet is `explanation.css`."""


def explain(
    replay_words: ReplayWords, step: Step, title: str, asked: Node = None, tally: Node = None, onward: Node = None
) -> str:
    """The whole explanation of a step.

    Args:
        replay_words: speaks of the record.
        step: the step.
        title: what the record is called.
        asked: the question about what comes next, or the word on its answer, with a heading of its own. It stands
            before what happened, whose heading then says that it was before the question.
        tally: what has been answered so far (`replay_tally`).
        onward: where one may go on from here.
    """
    place = replay_words.place(step)
    return str(
        div(".tolva-why", lang=replay_words.lang)[
            p(".tolva-replay-title")[title],
            asked,
            h2[replay_words.say("question-before", place=place) if asked else place],
            _comment(replay_words, step),
            _told(replay_words.told(step), decided=step.decision is not None),
            _why(replay_words, step),
            _note(replay_words, step),
            score_table(replay_words, step.table(None)),
            tally,
            onward,
        ]
    )


def question(replay_words: ReplayWords, words: str) -> Node:
    """The open question with its heading."""
    return fragment[h2[replay_words.say("question-heading")], p(".tolva-question")[words]]


def answer(replay_words: ReplayWords, words: Sequence[str], given: ReplayAnswer) -> Node:
    """The word on an answer with its heading."""
    lines = (p[text] for text in words)
    return fragment[h2[replay_words.say("answer-heading")], div(f".tolva-answer.tolva-answer-{given.mark}")[lines]]


def fault(problem: Problem, help_: Node) -> str:
    """What stands in the table's place where the record is broken, and what to do."""
    return str(div(".tolva-fault", role="alert")[p[strong[problem.what]], p[problem.why], help_])


def _comment(replay_words: ReplayWords, step: Step) -> Node:
    """The record's comment, at its beginning."""
    comment = "" if step.number else replay_words.comment
    return p(".tolva-comment")[comment] if comment else None


def _told(sentences: Sequence[str], decided: bool) -> Iterable[Node]:
    """What happened; the first of it is the decision itself, if one was taken."""
    for number, text in enumerate(sentences):
        yield p(".tolva-told", {"tolva-did": decided and number == 0})[text]


def _why(replay_words: ReplayWords, step: Step) -> Node:
    if step.verdict is None:
        return None
    why, game = replay_words.reason(step), replay_words.replay.record.game
    return fragment[
        p(".tolva-reason")[why] if why else None,
        rule_named(step.verdict.rule, game.name, game.players, replay_words.lang),
        alternatives(replay_words, replay_words.alternatives(step)),
    ]


def alternatives(replay_words: ReplayWords, groups: Sequence[ReasonGroup]) -> Node:
    """What could have been done, and what not and why; nothing where there was no choice to make."""
    if sum(len(group.decisions) for group in groups) < 2:
        return None
    could = [dd[_pieces(replay_words, group, groups)] for group in groups if group.allowed]
    could_not = [
        dd[_pieces(replay_words, group, groups), " ", span(".tolva-why-not")[group.why]]
        for group in groups
        if not group.allowed
    ]
    return dl(".tolva-could")[
        dt["✓ ", replay_words.say("explain-could")] if could else None,
        could,
        dt["✗ ", replay_words.say("explain-could-not")] if could_not else None,
        could_not,
    ]


def _pieces(replay_words: ReplayWords, group: ReasonGroup, groups: Sequence[ReasonGroup]) -> Node:
    """Decisions by their cards, under what is done with them where that is not all the same; then what can be said."""
    cards = [decision for decision in group.decisions if replay_words.grouping.of_cards(decision)]
    words = [
        replay_words.called(decision) for decision in group.decisions if not replay_words.grouping.of_cards(decision)
    ]
    done = offered(cards[0], replay_words.speaker, "group") if cards and words else ""
    return fragment[
        _cards(replay_words, replay_words.grouping.cards(group, groups), replay_words.grouping.any_of(group) or done),
        " " if cards and words else None,
        one_after_another(words),
    ]


def _cards(replay_words: ReplayWords, lots: Sequence[Sequence[Card]], head: str) -> Node:
    """The cards in signs, those that go together close together."""
    if not lots:
        return None
    shown = [span(".tolva-lot")[Markup(chips(lot, replay_words.lang, replay_words.indices))] for lot in lots]
    return fragment[
        f"{head}: " if head else None,
        [fragment[" " if n else None, lot] for n, lot in enumerate(shown)],
        "." if head else None,
    ]


def _note(replay_words: ReplayWords, step: Step) -> Node:
    note = replay_words.note(step)
    return blockquote(".tolva-note")[strong[replay_words.say("explain-note")], " ", note] if note else None


def variants(game: Game[Any], lang: str) -> Node:
    """The variants that are on, each with the way to its rule; nothing where the game is played as it usually is."""
    items = [_variant(game, key, value, lang) for key, value in game.variants.items()]
    if not items:
        return None
    head = sentence(lang, "explain-variants", None, count=len(items))
    return div(".tolva-variants")[span[head], ul[(li[item] for item in items)]]


def _variant(game: Game[Any], key: str, value: Any, lang: str) -> Node:
    name = option_name(key, lang)
    told = name if isinstance(value, bool) else f"{name}: {option_value(key, value, lang)}"
    rule_id = game.option_rule(key, value)
    page = page_of(rule_id, game.name, lang)
    return a(href=f"{page}#{rule_id}", target="_blank", rel="noopener")[told] if page else told


def score_table(replay_words: ReplayWords, at: Table) -> Node:
    """The running score in its unit, and what else is counted in this deal."""
    tallies = at.tallies
    if not tallies:
        return None
    columns = tuple(tallies[0].beside)
    alone = len(set(replay_words.speaker.parties)) == len(replay_words.speaker.parties)
    heads = [
        replay_words.say("explain-player" if alone else "explain-party"),
        replay_words.say(f"unit-{tallies[0].unit}"),
    ]
    heads += [replay_words.say(f"beside-{name.replace('_', '-')}") for name in columns]
    return table(".tolva-score")[
        caption[replay_words.say("explain-score")],
        thead[tr[(th(scope="col")[words] for words in heads)]],
        tbody[(_score_row(replay_words, tally, columns, _lifeless(replay_words, at, tally)) for tally in tallies)],
    ]


def _score_row(replay_words: ReplayWords, tally: Tally, columns: Iterable[str], instead: str) -> Node:
    numbers = (signed(tally.beside[name]) for name in columns)
    head = th(scope="row")[capitalised(replay_words.speaker.party(tally.party))]
    return tr[head, td[instead or signed(tally.score)], (td[number] for number in numbers)]


def _lifeless(replay_words: ReplayWords, at: Table, tally: Tally) -> str:
    """What stands in place of no lives, as on the plates: whether one is out, plays on for free, or has won so."""
    if tally.unit != "lives" or tally.score:
        return ""
    marks = {mark for place in at.places if place.party == tally.party for mark in place.marks}
    told = (mark for mark in ("out", "free-lap", "winner") if mark in marks)
    return next((sentence(replay_words.lang, f"picture-{mark}") for mark in told), "")
