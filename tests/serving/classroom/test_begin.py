"""A class that a command opens: which it is, and the list of questions that is prepared for it."""

from pathlib import Path

import pytest

from tolva_teach.cli.main import main
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.house import plays, read_house
from tolva_widgets.classroom.prepared import LINES
from tolva_widgets.serving import ServeOptions
from tolva_widgets.serving.classroom.begin import NotBegunError, begin
from tolva_widgets.serving.classroom.wanted import WantedClass

ONE, TWO = "tolva/must-play/1/1/29", "tolva/must-play/1/2/7"
ADDRESS = "https://kort.example/sv/quiz.html?game=tolp&seed=1&difficulty=1"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))


def begun(wanted: WantedClass, lang: str = "en") -> tuple[list[str], list[str]]:
    """What the class has prepared, and what is said when it begins."""
    said: list[str] = []
    opened = begin(wanted, lang, said.append)
    try:
        return opened.store.prepared(), said
    finally:
        opened.close()


def list_of(folder: Path, text: str) -> Path:
    file = folder / "evening.txt"
    file.write_text(text, "utf-8")
    return file


def test_the_questions_of_a_list_are_prepared_once_however_often_the_class_begins(tmp_path: Path) -> None:
    file = list_of(tmp_path, f"# the evening\n{ONE}\n\n{TWO}\n{ONE}\n")
    prepared, said = begun(WantedClass("7B", questions=file))
    assert prepared == [ONE, TWO]
    assert said[-1] == "2 questions from the list have been prepared."
    prepared, said = begun(WantedClass("7B", questions=list_of(tmp_path, f"{TWO}\ntolva/must-play/1/1/30\n")))
    assert prepared == [ONE, TWO, "tolva/must-play/1/1/30"]
    assert said[-2] == "1 question from the list has been prepared."
    assert said[-1] == "1 question from the list was already prepared."
    assert begun(WantedClass("7B"))[0] == prepared, "what was prepared is kept where no list is given"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_that_are_no_questions_are_named_and_the_others_prepared(lang: str, tmp_path: Path) -> None:
    lines = (f"\ufeff{ONE}", "chess", f"{ADDRESS}&options=jokers:2", f"\x1b[31m{'x' * 5000}")
    prepared, said = begun(WantedClass("7B", questions=list_of(tmp_path, "\n".join(lines))), lang)
    assert prepared == [ONE]
    assert said[-3:-2] == [sentence(lang, "teacher-list-fault", line=2, said="chess")]
    assert sentence(lang, "teacher-list-not-by-house") in said[-2]
    assert "\x1b" not in said[-1]
    assert len(said[-1]) < 400


def test_a_list_that_finds_no_room_is_told_of(tmp_path: Path) -> None:
    for first in (0, 150):
        lines = "\n".join(f"tolva/must-play/1/1/{seed}" for seed in range(first, first + 150))
        prepared, said = begun(WantedClass("7B", questions=list_of(tmp_path, lines)))
    assert len(prepared) == LINES
    assert said[-2:] == [
        "50 questions from the list have been prepared.",
        sentence("en", "teacher-notice-list-full", most=LINES),
    ]


def test_many_faults_are_told_of_in_few_lines(tmp_path: Path) -> None:
    _, said = begun(WantedClass("7B", questions=list_of(tmp_path, "chess\n" * 150)))
    assert len(said) < 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_class_begins_with_house_rules_says_them_and_goes_on_with_them(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[ServeOptions] = []
    monkeypatch.setattr("tolva_widgets.serving.serve", lambda options: asked.append(options) or 0)
    given = ["class", "--lang", lang, "--game", "tolp", "--options", "flying:2", "--profile", "Våra"]
    assert main(given) == 0
    wanted = asked[0].wanted_class
    assert wanted is not None
    line = plays(read_house(wanted.house), lang)
    assert "Våra" in line
    for again in (wanted, WantedClass(wanted.name)):
        assert begun(again, lang)[1][-1] == line
    for wrong in (given[:5], [*given[:6], "overtake:no"]):
        assert main(wrong) == 2
        assert capsys.readouterr().err
    assert len(asked) == 1, "nothing is begun by rules that there are not"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_that_cannot_be_read_begins_no_class(lang: str, tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere.txt", tmp_path):
        with pytest.raises(NotBegunError) as caught:
            begin(WantedClass("7B", questions=file), lang, print)
        assert str(file) in str(caught.value)
    assert not list((tmp_path / "data").rglob("*.class*"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_class_that_cannot_be_opened_is_told_of(lang: str) -> None:
    with pytest.raises(NotBegunError) as caught:
        begin(WantedClass("7/B"), lang, print)
    assert str(caught.value) == sentence(lang, "class-store-name", name="7/B")
