"""A question about what lies on a table, with no deal around it: a trick, a pile, a turn of Trettioett."""

from typing import Any

import pytest

from tolva_teach.games import game
from tolva_teach.judging import Position, judge
from tolva_teach.quiz import UnknownQuestionError, families_at, question_at
from tolva_teach.quiz.laid_out import packed_position
from tolva_teach.records.links import packed_text
from tolva_teach.texts import LANGUAGES, Speaker

POSITIONS: list[tuple[str, int, dict[str, Any], str]] = [
    ("tolva", 4, {"hand": ["HK", "H9", "SA"], "trick": ["H10", "HJ"], "trump": "S"}, "must-play"),
    ("tolva", 3, {"hand": ["HK", "HQ", "SA"], "trick": []}, "may-do"),
    ("plocketolva", 2, {"hand": ["HK", "H9", "SA"], "trick": ["HJ"]}, "must-play"),
    ("bordstolva", 2, {"hand": ["HK", "H9"], "table": ["SA"], "trick": ["HJ"]}, "must-play"),
    ("bondtolva", 2, {"hand": ["HK", "H9", "SA"], "trick": ["HJ"], "trump": "S"}, "must-play"),
    ("bondtolva", 4, {"hand": ["HK", "H9", "SA"], "trick": ["HJ"], "trump": "S"}, "must-play"),
    ("tolp", 4, {"hand": ["H7", "S7", "C9"], "lay": ["H5", "S5"]}, "may-lay"),
    ("tolp", 4, {"hand": ["H7", "S7", "C9"]}, "may-lay"),
    ("trettioett", 3, {"hand": ["HK", "H9", "S2"], "pile": "HA"}, "may-do"),
    ("trettioett", 4, {"hand": ["HK", "H9", "S2", "D4"], "pile": "C2", "taken_card": "D4"}, "may-do"),
]


@pytest.mark.parametrize(("name", "players", "given", "family"), POSITIONS)
def test_what_lies_on_a_table_is_asked_about_and_marked_as_the_judge_judges(
    name: str, players: int, given: dict[str, Any], family: str
) -> None:
    position = Position.of(game(name, players), given)
    text = packed_position(position)
    question = question_at(text, family)
    verdicts = {decision: verdict.allowed for decision, verdict in judge(position).verdicts}
    for choice in question.choices:
        assert question.verdict(choice.key).allowed == verdicts[choice.value]
    assert question.answer
    assert question.record.game.name == name
    for lang in LANGUAGES:
        speaker = Speaker(lang, None, question.record.game.parties, 0)
        assert question.ask(speaker)
        assert all(question.why(choice.key, speaker) for choice in question.choices)


def test_house_rules_go_along() -> None:
    position = Position.of(game("tolp", 4, {"flying": ["2"]}), {"hand": ["H2", "S7", "C9"], "lay": ["H5", "S5"]})
    question = question_at(packed_position(position))
    assert question.record.game.variants == position.game.variants != {}
    assert any(len(choice.value.args) == 2 and question.verdict(choice.key).allowed for choice in question.choices)


@pytest.mark.parametrize(
    "given",
    [
        '{"position":{}}',
        '{"position":{"game":"nothing"}}',
        '{"position":{"game":"tolva"}}',
        '{"position":{"game":"tolva","hand":["HK","HK"]}}',
        '{"position":{"game":"tolva","hand":"HK"}}',
        '{"position":{"game":"tolp","hand":["HK"],"turn":2}}',
        '{"position":{"game":"tolva","hand":["HK"],"trick":["<b>"]}}',
        '{"position":3}',
    ],
)
def test_what_can_be_no_position_is_said(given: str) -> None:
    with pytest.raises(UnknownQuestionError) as error:
        families_at(packed_text(given))
    for lang in LANGUAGES:
        assert error.value.sentence(lang)
