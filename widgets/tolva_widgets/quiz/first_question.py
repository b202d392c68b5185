"""What a quiz asks first, as a program has chosen it: by a family and a number, or by somebody's own position."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from tolva_teach.play.seeds import drawn_seed
from tolva_teach.quiz import Family, QuestionName, UnknownQuestionError, family_about, family_of, question_at
from tolva_teach.records.links import packed
from tolva_widgets.replay.sources import Source, record_from


class FirstQuestion(NamedTuple):
    """The question, and the family that asks it."""

    family: Family[Any]
    name: QuestionName


def at_position(record: Source, family: str | Family[Any] | None, lang: str) -> FirstQuestion:
    """The question about a record's end.

    Args:
        record: as `DealReplay` takes it.
        family: which sort of question; None is the first that can be asked there.
        lang: in which the record's faults are told.

    Raises:
        UnknownQuestionError: nothing can be asked there.
        RecordFault: what is there is no record, or it is too long for a link.
        OSError: the record's file cannot be read.
    """
    linked, asked = packed(record_from(record, lang)), family.name if isinstance(family, Family) else family
    name = question_at(linked, asked).name
    return FirstQuestion(family_of(name), name)


def numbered(
    game: str, players: int | None, family: str | Family[Any] | None, seed: int | None, difficulty: int
) -> FirstQuestion:
    """The question of a number.

    Args:
        game: the game that is asked about, by name.
        players: for how many; None for as many as usual.
        family: which sort of question; None is the game's first. One that is given itself knows its game.
        seed: the number; None draws one.
        difficulty: from 1.

    Raises:
        UnknownQuestionError: there is no such game, number of players or family.
    """
    asked = family if isinstance(family, Family) else family_about(game, players, family)
    return FirstQuestion(asked, asked.name_of(drawn_seed() if seed is None else seed, difficulty))


@contextmanager
def said_in(lang: str) -> Iterator[None]:
    """Says in this language why there is no such question.

    Raises:
        ValueError: there is none.
    """
    try:
        yield
    except UnknownQuestionError as error:
        raise ValueError(error.sentence(lang)) from None
