"""`tolva-teach sheet`, as somebody types it."""

from pathlib import Path

import pytest

from helpers.command_line import Run
from tolva_widgets.handouts import paper, pdf

ORDER = ("sheet", "--game", "tolva", "--family", "must-play", "--seed", "3", "--count", "2", "--lang", "en")


def test_the_same_order_gives_the_same_sheet_with_a_code_at_each_question(run: Run, tmp_path: Path) -> None:
    name = str(tmp_path / "class.html")
    assert run(*ORDER, "--address", "http://h/", "--to", name) == (0, "", "")
    sheet = Path(name).read_text("utf-8")
    assert sheet.count('class="tolva-handout-code"') == 2
    assert run(*ORDER, "--address", "http://h/")[1].rstrip("\n") == sheet


def test_a_seed_that_was_drawn_is_told(run: Run) -> None:
    status, _, told = run("sheet", "--family", "must-play", "--count", "1", "--lang", "en")
    assert status == 0
    assert "seed" in told


@pytest.mark.parametrize(
    ("words", "is_drawn"),
    [
        (("LIST",), False),
        (("LIST", "--variants", "2"), True),
        (("--agreed",), False),
        (("--family", "must-play"), True),
    ],
)
def test_the_seed_is_told_where_the_sheet_hangs_on_it(
    run: Run, tmp_path: Path, words: tuple[str, ...], is_drawn: bool
) -> None:
    listed = tmp_path / "list"
    listed.write_text("tolva/must-play/1/1/7\ntolva/must-play/1/1/8\n")
    status, _, told = run("sheet", *(str(listed) if its == "LIST" else its for its in words), "--lang", "en")
    assert (status, "seed" in told) == (0, is_drawn)


def test_what_cannot_be_written_tells_that_and_no_seed(run: Run, tmp_path: Path) -> None:
    status, out, told = run("sheet", "--family", "must-play", "--count", "1", "--to", str(tmp_path / "no/class.html"))
    assert (status, out) == (2, "")
    assert len(told.splitlines()) == 1
    assert "class.html" in told


def test_variants_from_a_file_are_the_same_questions_in_another_order(run: Run, tmp_path: Path) -> None:
    listed = tmp_path / "questions.txt"
    listed.write_text("\n".join(f"tolva/must-play/1/1/{seed}" for seed in range(6)))
    _, sheet, _ = run("sheet", str(listed), "--variants", "2", "--seed", "1")
    _, answers_a, answers_b = sheet.split('class="tolva-handout-answers"')
    orders = [[int(part.split("<")[0]) for part in half.split("must-play/1/1/")[1:]] for half in (answers_a, answers_b)]
    assert orders[0] == list(range(6)) != orders[1]
    assert sorted(orders[1]) == list(range(6))


def test_a_question_asked_by_house_rules_says_so_on_paper_and_its_name_without_them_stands_nowhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coded: list[str] = []
    monkeypatch.setattr(paper, "code", lambda address, _alt: coded.append(address))
    listed = tmp_path / "questions.txt"
    listed.write_text("https://h/q.html?game=trettioett&family=may-do&seed=1&options=lives:5&called=Ours\n")
    status, sheet, told = run("sheet", str(listed), "--address", "https://h/", "--lang", "en")
    assert (status, told) == (0, "")
    assert sheet.count("House rules: Lives: 5.") == 2  # with the question, and with its answer
    assert "trettioett/may-do" not in sheet
    assert [address.rpartition("&")[2] for address in coded] == ["options=lives:5"]


def test_a_file_that_exists_is_written_over_only_when_one_says_so(run: Run, tmp_path: Path) -> None:
    name = tmp_path / "class.html"
    name.write_text("mine")
    status, _, told = run(*ORDER, "--to", str(name))
    assert (status, name.read_text()) == (2, "mine")
    assert "--force" in told
    assert run(*ORDER, "--to", str(name), "--force")[0] == 0
    assert name.read_text("utf-8").startswith("<!doctype html>")


def test_without_a_browser_one_is_told_to_take_html(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "_browsers", lambda: iter(()))
    status, _, told = run(*ORDER, "--to", str(tmp_path / "class.pdf"))
    assert status == 2
    assert "Chromium" in told
    assert "class.html" in told


def test_a_browser_that_makes_nothing_is_told_of(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "_browsers", lambda: iter(["false"]))
    status, _, told = run(*ORDER, "--to", str(tmp_path / "class.pdf"))
    assert (status, list(tmp_path.iterdir())) == (2, [])
    assert "could not make a PDF" in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--to", "class.doc"), "ends in neither .html nor .pdf"),
        (("--address", "cards"), "“cards” is not an address"),
        (("--count", "100", "--variants", "2"), "at most 120 questions"),
        (("--players", "7"), "number of players in Tolva is 3–4"),
        (("--options", "lives:3"), "There is no variant lives in Tolva"),
        (("--rule", "none"), "There is no rule “none”"),
        (("missing.txt",), "The file missing.txt cannot be read"),
        (("missing.txt", "--deals"), "The file missing.txt cannot be read"),
        (("--per-page", "7"), "7"),
        (("--to", "no/such/folder/class.html"), "no/such/folder/class.html"),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(run: Run, words: tuple[str, ...], said: str) -> None:
    status, out, told = run(*ORDER[:7], "--count", "1", "--lang", "en", *words)
    assert (status, out) == (2, "")
    assert said in told
