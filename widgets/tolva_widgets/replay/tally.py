"""What was answered along a replay: how often rightly, what was missed by which rule, and a way back to each of it."""

from collections.abc import Iterable, Sequence

from htpy import Node, button, details, fragment, h2, li, p, section, strong, summary, ul

from tolva_teach.play.replay import Step
from tolva_teach.texts import rule
from tolva_widgets.replay.answers import AnswerLog, ReplayAnswer
from tolva_widgets.replay.words import ReplayWords


def in_a_line(replay_words: ReplayWords, answers: AnswerLog, step: Step) -> str:
    """How often it was right, and how many questions were passed by; empty where nothing has been answered."""
    if not answers:
        return ""
    passed = answers.passed(step.number)
    right = replay_words.say("tally-right", right=answers.right, count=answers.count)
    return f"{right} {replay_words.say('tally-passed', count=passed)}" if passed else right


def tally(replay_words: ReplayWords, answers: AnswerLog, step: Step, *, whole: bool) -> Node:
    """The answers so far: spread out where a deal ends, folded before; nothing where none was given.

    Args:
        replay_words: who is told.
        answers: what was answered.
        step: the step that is shown.
        whole: whether it is spread out.
    """
    if not answers:
        return None
    line, missed = p[in_a_line(replay_words, answers, step)], _missed(replay_words, answers)
    if whole:
        return section(".tolva-tally")[h2[replay_words.say("tally-heading")], line, missed]
    so_far = replay_words.say("tally-so-far", right=answers.right, count=answers.count)
    return details(".tolva-tally", data_keep="tally")[summary[so_far], line, missed]


def _missed(replay_words: ReplayWords, answers: AnswerLog) -> Node:
    if not answers.missed:
        return None
    groups = (_of_rule(replay_words, rule_id, missed) for rule_id, missed in answers.missed.items())
    return fragment[p[replay_words.say("tally-missed")], ul[groups]]


def _of_rule(replay_words: ReplayWords, rule_id: str, missed: Sequence[tuple[int, ReplayAnswer]]) -> Node:
    return li[strong[rule(replay_words.lang, rule_id).title], ul[_ways_back(replay_words, missed)]]


def _ways_back(replay_words: ReplayWords, missed: Iterable[tuple[int, ReplayAnswer]]) -> Iterable[Node]:
    """A button to each question (`Controls` obeys it), and what was chosen there."""
    for number, answer in missed:
        place = replay_words.place_asked(replay_words.replay[number])
        yield li[button(type="button", data_step=str(number))[place], " ✗ ", replay_words.called(answer.decision)]
