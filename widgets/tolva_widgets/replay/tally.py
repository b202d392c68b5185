"""What was answered along a replay: how often rightly, what was missed by which rule, and a way back to each of it."""

from collections.abc import Iterable, Sequence

from htpy import Node, button, details, fragment, h2, li, p, section, strong, summary, ul

from tolva_teach.play.replay import Step
from tolva_teach.texts import rule
from tolva_widgets.replay.answers import AnswerLog, ReplayAnswer
from tolva_widgets.replay.words import Teller


def in_a_line(teller: Teller, answers: AnswerLog, step: Step) -> str:
    """How often it was right, and how many questions were passed by; empty where nothing has been answered."""
    if not answers:
        return ""
    passed = answers.passed(step.number)
    right = teller.say("tally-right", right=answers.right, count=answers.count)
    return f"{right} {teller.say('tally-passed', count=passed)}" if passed else right


def tally(teller: Teller, answers: AnswerLog, step: Step, *, whole: bool) -> Node:
    """The answers so far: spread out where a deal ends, folded before; nothing where none was given.

    Args:
        teller: who is told.
        answers: what was answered.
        step: the step that is shown.
        whole: whether it is spread out.
    """
    if not answers:
        return None
    line, missed = p[in_a_line(teller, answers, step)], _missed(teller, answers)
    if whole:
        return section(".tolva-tally")[h2[teller.say("tally-heading")], line, missed]
    so_far = teller.say("tally-so-far", right=answers.right, count=answers.count)
    return details(".tolva-tally", data_keep="tally")[summary[so_far], line, missed]


def _missed(teller: Teller, answers: AnswerLog) -> Node:
    if not answers.missed:
        return None
    groups = (_of_rule(teller, rule_id, missed) for rule_id, missed in answers.missed.items())
    return fragment[p[teller.say("tally-missed")], ul[groups]]


def _of_rule(teller: Teller, rule_id: str, missed: Sequence[tuple[int, ReplayAnswer]]) -> Node:
    return li[strong[rule(teller.lang, rule_id).title], ul[_ways_back(teller, missed)]]


def _ways_back(teller: Teller, missed: Iterable[tuple[int, ReplayAnswer]]) -> Iterable[Node]:
    """A button to each question (`Controls` obeys it), and what was chosen there."""
    for number, answer in missed:
        place = teller.place_asked(teller.replay[number])
        yield li[button(type="button", data_step=str(number))[place], " ✗ ", teller.called(answer.decision)]
