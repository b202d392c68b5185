"""Choices before what is said of them. One that tells somebody to do something would be read there as advice: “Play a
four: you lose a life.”"""

from typing import Any

from tolva_teach.quiz import Choice
from tolva_teach.texts import Speaker, sentence
from tolva_widgets.tasks.question_session import QuestionSession


def before_mark(session: QuestionSession[Any], choice: Choice, speaker: Speaker, called: str) -> str:
    """What a choice is called where it is told how it was met: quoted where it would be read as advice.

    Args:
        session: after the answer.
        choice: one of its choices.
        speaker: speaks to the learner.
        called: what it is called, or what stands for that.
    """
    is_advice = session.task.is_told_to_do(choice, speaker)
    return sentence(speaker.lang, "quiz-quoted", None, choice=called) if is_advice else called


def before_reason(session: QuestionSession[Any], choice: Choice, speaker: Speaker, called: str) -> str:
    """What it is called where its reason follows (`before_mark`), and that one picked it oneself."""
    said = before_mark(session, choice, speaker, called)
    chose = said != called and choice in session.picked
    return sentence(speaker.lang, "quiz-chose", None, choice=said) if chose else said
