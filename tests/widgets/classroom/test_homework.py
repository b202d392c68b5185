"""Receipts of homework: they come whole or are named and set aside; and lists that a teacher has prepared."""

import base64
import json
import zlib
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from htpy import fragment
from hypothesis import given as given_any
from hypothesis import strategies as st

from helpers.levels import levels_of
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.quiz import FIRST_FAMILY, Answer, Round, families, round_from
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.homework import Homework
from tolva_widgets.classroom.markup.home import HomeMarkup
from tolva_widgets.classroom.markup.page import TeacherMarkup
from tolva_widgets.classroom.opening import CLASS_VARIABLE
from tolva_widgets.classroom.prepared import LINES, read_list
from tolva_widgets.classroom.session import ClassSession
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.widget import ClassTeacher
from tolva_widgets.classroom.words import TeacherWords
from tolva_widgets.quiz.receipt import (
    BEGINS,
    FILE_LINE,
    FORMAT,
    NAME_LENGTH,
    TEXT_LENGTH,
    Given,
    ReceiptError,
    answers_in,
    clean_name,
    link_to,
    read_all,
    read_receipt,
    receipt_of,
    written,
)


def answered(first: int = 70, count: int = 10) -> Round:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(first, 1))
    for turn, name in enumerate(row.names[:count]):
        question = FIRST_FAMILY.named(name)
        picked = [key for key in question.choices if key in question.answer] if turn % 2 else question.choices[:1]
        row = row.with_answer(name, Answer(tuple(map(str, picked)), right=bool(turn % 2)))
    return row


def receipt(who: str = "Åsa", first: int = 70) -> str:
    return written(receipt_of(answers_in(answered(first)), who, 1_800_000_000.5))


def receipts_in(text: str) -> Any:
    return read_all(text).receipts


def packed(kept: Any) -> str:
    text = kept if isinstance(kept, str) else json.dumps(kept)
    return BEGINS + "1" + base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def test_a_receipt_says_what_was_picked_and_is_short_enough_for_a_message() -> None:
    text = receipt()
    assert len(text) < 400
    read = read_receipt(text)
    assert (read.who, read.at, len(read.answers)) == ("Åsa", 1_800_000_000, 10)
    assert read.answers == tuple(answers_in(answered()))
    assert [its.right for its in read.judged()][1::2] == [True] * 5


def test_a_receipt_that_has_lost_or_changed_a_letter_is_never_read_as_another() -> None:
    text = receipt()
    whole = receipts_in(text)
    places = range(len(BEGINS), len(text), 7)
    changed = [text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :] for place in places]
    shorter = [text[:place] + text[place + cut :] for place in places for cut in (1, 999)]
    found = [receipts_in(damaged) for damaged in changed + shorter]
    assert all(its in ((), whole) for its in found)
    assert sum(its == () for its in found) > 60, "bits of the last letter alone may mean nothing"


NAME = "tolva/must-play/1/1/70"
GOOD = {"format": FORMAT, "who": "", "at": 1, "answers": [[NAME, []]]}


@pytest.mark.parametrize(
    "kept",
    [
        "[]", "7", "null", "[" * 5000, {"who": "x"}, {**GOOD, "more": 1}, {**GOOD, "who": 7}, {**GOOD, "at": -1},
        {**GOOD, "at": True}, {**GOOD, "at": 10**30}, {**GOOD, "answers": []}, {**GOOD, "answers": {}},
        {**GOOD, "answers": [[NAME, ["joker"]]]}, {**GOOD, "answers": [[NAME, "S7"]]}, {**GOOD, "answers": [[NAME]]},
        {**GOOD, "answers": [["chess/mate/1/1/1", []]]}, {**GOOD, "answers": [["tolva/must-play/9/1/70", []]]},
        {**GOOD, "answers": [[NAME, []], [NAME, []]]}, {**GOOD, "answers": [[NAME, ["S7"] * 99]]},
        {**GOOD, "answers": [[f"tolva/must-play/1/1/{seed}", []] for seed in range(99)]}, {**GOOD, "answers": [7]},
    ],
)  # fmt: skip
def test_what_somebody_has_made_up_wrongly_is_set_aside(kept: Any) -> None:
    assert read_receipt(packed(GOOD)).answers
    with pytest.raises(ReceiptError):
        read_receipt(packed(kept))


def test_a_bomb_of_zeros_is_not_unpacked() -> None:
    with pytest.raises(ReceiptError):
        read_receipt(BEGINS + "1" + base64.urlsafe_b64encode(zlib.compress(b"0" * 10**7)).decode())


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Åsa\n\tÖ ", "Åsa Ö"),
        ("a\u202eb\u200b", "a b"),
        ("x" * 10_000, "x" * NAME_LENGTH),
        ("<b>&", "<b>&"),
        ("x" + 30 * "\u0301" + "oe", "x" + 3 * "\u0301" + "oe"),
        ("A\u030asa", "Åsa"),
        ("", ""),
    ],
)
def test_a_name_is_one_line_of_letters_that_are_seen(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert read_receipt(receipt(typed)).who == kept
    assert read_receipt(packed({**GOOD, "who": typed})).who == kept, "whoever has made it"


def test_many_receipts_in_one_text_are_rows_each_once_and_the_bad_ones_are_named() -> None:
    homework = Homework()
    mail = f"Hej!\n{receipt('Åsa')}\n> {receipt('Bo', 90)}\n{receipt('Åsa')}\n{receipt('')[:-9]} Mvh {receipt('', 110)}"
    homework.add(mail, "Kvitto")
    assert (homework.added, homework.again, [fault.code for fault in homework.faults]) == (3, 0, ["damaged"])
    assert [sender.name for sender in homework.senders.values()] == ["Åsa", "Bo", "Kvitto 3"]
    assert max(rule.met for rule in homework.results.rules()) == 3
    later = written(receipt_of(answers_in(answered()), "Åsa", 1_800_009_999))
    assert read_all(later + receipt("Åsa")).receipts == (read_receipt(later),), "made once more of the same answers"
    homework.add(receipt("Åsa", 130) + receipt("Bo", 90), "Kvitto")
    assert (homework.added, homework.again, len(homework), len(homework.senders)) == (1, 1, 4, 3)
    assert [row["answered"] for row in homework.results.per_learner(homework.senders.values())] == [20, 10, 10]


def test_the_same_choices_in_another_order_are_one_wrong_choice_and_what_no_page_of_ours_picks_is_set_aside() -> None:
    question = FIRST_FAMILY.named(FIRST_FAMILY.name_of(70, 1))
    picked = [str(key) for key in question.choices]
    homework = Homework()
    for who, keys in enumerate([picked, picked[::-1], picked, picked[::-1], picked]):
        homework.add(packed({**GOOD, "who": f"L{who}", "at": 1, "answers": [[NAME, keys]]}), "Kvitto")
    wrong = [row.wrong for row in homework.results.rules() if row.wrong is not None]
    assert {(its.choice, its.learners) for its in wrong} == {(tuple(picked), 5)}
    single = next(family.question(1, 1) for family in families("tolva") if family.question(1, 1).single)
    forged = {**GOOD, "answers": [[str(single.name), [str(key) for key in single.choices]]]}
    with pytest.raises(ReceiptError):
        read_receipt(packed(forged))


def test_a_receipt_is_found_in_its_link_and_in_many_links() -> None:
    links = [link_to("https://x.example/en/class.html", receipt(who)) for who in ("Åsa", "Bo")]
    assert [its.who for its in receipts_in(f"<{links[0]}>, {links[1]}")] == ["Åsa", "Bo"]
    for page in ("", None, 7, "javascript:alert(1)", "https://x.example/#a", "https://x.example/" + "x" * 500):
        assert link_to(page, receipt()) == ""


def test_a_receipt_is_found_in_as_long_a_letter_as_one_has_and_the_end_of_a_longer_one_is_told() -> None:
    letter = "Hej! " * 500_000
    assert len(receipts_in(letter + receipt())) == 1
    homework = Homework()
    homework.add(receipt() + " " * TEXT_LENGTH + receipt("Bo"), "Kvitto")
    assert (homework.added, [fault.code for fault in homework.faults]) == (1, ["long"])


def test_a_damaged_receipt_is_named_with_its_file() -> None:
    whole, damaged = receipt("Åsa"), receipt("Bo")[:-7]
    pasted = read_all(f"{FILE_LINE}a.txt\n{whole}\n{FILE_LINE}<b>.txt\n{damaged}\n{FILE_LINE}c.txt\nhello")
    assert ([its.who for its in pasted.receipts], [(its.code, its.file) for its in pasted.faults]) == (
        ["Åsa"],
        [("damaged", "<b>.txt")],
    )
    assert "<b>.txt" in TeacherWords(ClassSession(), "en").receipt_fault(pasted.faults[0])
    (foreign,) = read_all(f"{FILE_LINE}c.txt\nhello").faults
    assert (foreign.code, foreign.said, foreign.file) == ("foreign", "hello", "c.txt")
    (pasted_alone,) = read_all(damaged).faults
    assert pasted_alone.file == ""


def otherwise(who: str, first: int = 70) -> str:
    """A receipt for the same questions, all of them left without a choice."""
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(first, 1))
    for name in row.names:
        row = row.with_answer(name, Answer((), right=False))
    return written(receipt_of(answers_in(row), who, 1_800_000_500))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_of_one_name_who_answer_a_question_differently_have_a_row_each_and_the_teacher_is_told(lang: str) -> None:
    session = ClassSession()
    session.homework.add(receipt("Åsa <b>"), "Kvitto")
    session.homework.add(receipt("Åsa <b>", 130), "Kvitto")
    assert [its.name for its in session.homework.senders.values()] == ["Åsa <b>"], "nothing tells that there are two"
    assert not session.homework.names_apart
    session.homework.add(f"{otherwise('Åsa <b>')} {receipt('Bo')}", "Kvitto")
    homework = session.homework
    assert [its.name for its in homework.senders.values()] == ["Åsa <b>", "Åsa <b> (2)", "Bo"]
    assert [row["answered"] for row in homework.results.per_learner(homework.senders.values())] == [20, 10, 10]
    told = str(fragment[HomeMarkup(session, lang).sent()])
    assert "Åsa &lt;b&gt;" in told
    assert TeacherWords(session, lang).names_apart(["Åsa <b>"]).split("Åsa")[0] in told
    session.homework.add(otherwise("Åsa <b>", 130) + receipt("") + otherwise(""), "Kvitto")
    assert [its.name for its in homework.senders.values()][:2] == ["Åsa <b>", "Åsa <b> (2)"], "who it agrees with"
    assert homework.names_apart == ["Åsa <b>"]


def test_what_a_sender_has_given_in_two_receipts_is_one_answer() -> None:
    early = written(receipt_of(answers_in(answered(count=4)), "Åsa", 1_800_000_000))
    homework = Homework()
    for text in (early, receipt(), receipt("Bo")):
        homework.add(text, "?")
    lines = [*homework.results.lines(homework.senders.values())]
    assert [line["learner"] for line in lines] == ["Åsa"] * 10 + ["Bo"] * 10
    assert len({line["question"] for line in lines}) == 10
    assert [len(its) for its in homework.receipts.values()] == [2, 1]


def test_a_damaged_receipt_among_many_is_told_by_its_place() -> None:
    session = ClassSession()
    session.homework.add(f"{receipt('Åsa')}\n{receipt('Bo')[:-7]}\n{receipt('Cia', 90)}", "Kvitto")
    (fault,) = session.homework.faults
    assert (fault.code, fault.place, fault.count) == ("damaged", 2, 3)
    said = TeacherWords(session, "en").receipt_fault(fault)
    assert "number 2 of the 3" in said
    session.homework.add(receipt("Bo")[:-7], "Kvitto")
    assert "number" not in TeacherWords(session, "en").receipt_fault(session.homework.faults[0])


def test_what_is_sent_says_how_many_were_right() -> None:
    session = ClassSession()
    session.homework.add(receipt("Åsa"), "Kvitto")
    (row,) = session.homework.results.here(session.homework.senders.values(), session.overview.now())
    assert 0 < row.right < row.answered
    assert f"{row.right} av {row.answered}" in str(fragment[HomeMarkup(session, "sv").sent()])
    printed = TeacherMarkup(session, "en").printout(
        session.homework.results, [*session.homework.senders.values()], "Homework", homework=True
    )
    assert f"{row.right} of {row.answered}" in printed
    assert sentence("en", "teacher-alone", count=row.alone) not in printed, "all of homework is done alone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_says_of_which_homework_its_receipts_are_and_of_which_day(lang: str) -> None:
    session = ClassSession()
    session.homework.add(receipt("Åsa") + receipt("Åsa", 130), "Kvitto")
    shown = str(fragment[HomeMarkup(session, lang).sent()])
    sent, words = read_all(receipt("Åsa") + receipt("Åsa", 130)).receipts, TeacherWords(session, lang)
    day = datetime.fromtimestamp(sent[0].at).date().isoformat()
    for its, first in zip(sent, ("70", "130"), strict=True):
        said = words.receipt(its)
        assert said in shown
        assert sentence(lang, "teacher-numbered", None, seed=first) in said
        assert said.endswith(f", {day}")


def test_a_receipt_made_after_all_calendars_is_none() -> None:
    last, too_late = (written(receipt_of(answers_in(answered()), "Åsa", at)) for at in (2**37 - 1, 2**37))
    assert TeacherWords(ClassSession(), "en").receipt(read_all(last).receipts[0])
    assert [fault.code for fault in read_all(too_late).faults] == ["unknown"]


@pytest.mark.parametrize(("text", "codes"), [("", []), (" \n", []), ("Here is my homework", ["foreign"])])
def test_a_text_without_receipts_is_named(text: str, codes: list[str]) -> None:
    assert [fault.code for fault in read_all(text).faults] == codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_is_read_line_by_line_and_its_faults_are_named_by_line(lang: str) -> None:
    text = (
        "# Monday\ntolva/must-play/1/1/29\n\nchess\nhttps://x.example/en/quiz.ipynb?game=tolp&seed=4\n"
        "tolva/must-play/1/9/29\n?seed=eleven\n<script>\u202e" + "x" * 10_000
    )
    read = read_list(text)
    assert list(map(str, read.names)) == ["tolva/must-play/1/1/29", "tolp/may-lay/1/1/4"]
    assert [fault.line for fault in read.faults] == [4, 6, 7, 8]
    said = [fault.sentence(lang) for fault in read.faults]
    assert all(str(fault.line) in words and len(words) < 400 for fault, words in zip(read.faults, said, strict=True))
    assert "\u202e" not in said[-1]
    assert read_list("\n".join(map(str, read.names))) == (read.names, (), False)
    (by_house,) = read_list("quiz.ipynb?game=tolp&family=may-lay&seed=6&options=flying:2").names
    assert str(by_house) == "tolp/may-lay/1/1/6 flying:2"
    assert read_list(str(by_house)).names == (by_house,)
    (fault,) = read_list("quiz.ipynb?game=tolp&family=may-lay&seed=1&options=jokers:2").faults
    assert sentence(lang, "teacher-list-not-by-house") in fault.sentence(lang)
    assert read_list("tolva/must-play/1/1/29\n" * (LINES + 1)).too_long


LEVELS = [level for name in ("melding", "gubbe") for level in levels_of(NOTEBOOKS / "sv" / f"{name}.ipynb")]


@given_any(st.data())
def test_whatever_was_answered_in_a_lesson_is_read_from_its_receipt_as_it_was_given(data: st.DataObject) -> None:
    given = []
    for level in data.draw(st.lists(st.sampled_from(LEVELS), min_size=1, max_size=3, unique_by=lambda its: its.name)):
        for task in level.each_task():
            most = 1 if task.single else None
            picked = data.draw(st.lists(st.sampled_from([*task.choices]), max_size=most, unique=True))
            keys = tuple(str(key) for key in task.choices if key in picked)
            given.append(Given(task.name, keys, tuple(sorted(level.only))))  # type: ignore[attr-defined]
    whole = receipt_of(given, data.draw(st.text(max_size=60)), data.draw(st.integers(0, 2**37 - 1)))
    assert read_receipt(written(whole)) == whole
    right = {its.asked: judged.right for its, judged in zip(whole.answers, whole.judged(), strict=True)}
    assert all(not right[its.asked] for its in given if not its.picked)


def begin(kept: str = "", fragment: str = "") -> ClassTeacher:
    """The teacher's page as a browser's tab opens it, with what that has kept."""
    teacher = ClassTeacher(lang="sv", in_address=True)
    teacher._page.set_state({"kept": kept, "fragment": fragment, "opened": True})
    return teacher


def named_by(teacher: ClassTeacher) -> list[str]:
    return [its.name for its in teacher.session.homework.senders.values()]


def test_receipts_are_there_again_when_the_page_is_opened_anew_in_the_same_tab_until_they_are_taken_away() -> None:
    first = begin()
    first.do("receipts", value=receipt("Åsa"))
    first.do("receipts", value="\n".join([receipt("", 70), receipt("", 80)]))
    second = begin(first._page.kept)
    assert named_by(second) == named_by(first) == ["Åsa", "Kvitto 2", "Kvitto 3"]
    assert second.session.homework.added == 0, "none was added now"
    shown = " ".join(html for _, html in second._view.sections)
    assert sentence("sv", "teacher-receipts-kept") in shown
    third = begin(second._page.kept, f"receipt={receipt('Bo')}")
    assert "Bo" in third._page.kept or named_by(begin(third._page.kept))[-1] == "Bo"
    third.do("clear-receipts-sure")
    assert len(third.session.homework) == 4, "one is asked first"
    third.do("clear-receipts")
    third.do("clear-receipts-sure")
    assert (third._page.kept, third._page.fragment.partition("=")[2], len(third.session.homework)) == ("", "", 0)


def test_what_the_tab_keeps_is_a_strangers_text_and_where_it_has_no_room_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert begin("<b>" * 1000 + receipt("Åsa")).session.homework.faults == ()
    monkeypatch.setattr("tolva_widgets.classroom.homework.MOST_KEPT", 2 * len(receipt()) + 3)
    teacher = begin()
    teacher.do("receipts", value=receipt("Åsa"))
    assert not teacher.session.homework.lacks_room
    teacher.do("receipts", value="\n".join([receipt("Bo"), receipt("Cia")]))
    assert named_by(begin(teacher._page.kept)) == ["Åsa", "Bo"]
    assert len(teacher.session.homework) == 3
    assert sentence("sv", "teacher-receipts-no-room") in " ".join(html for _, html in teacher._view.sections)
    another = begin()
    another.do("receipts", value=receipt("Åsa"))
    another._page._handle_custom_msg({"do": "unkept"}, [])
    assert sentence("sv", "teacher-receipts-no-room") in " ".join(html for _, html in another._view.sections)


def test_receipts_go_with_the_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CLASS_VARIABLE, ClassStore.create("7B", lang="sv", folder=tmp_path).url)
    teacher = begin()
    teacher.do("receipts", value=receipt("Åsa"))
    assert teacher._page.kept
    teacher.do("delete")
    teacher.do("delete-sure")
    assert (len(teacher.session.homework), teacher._page.kept) == (0, "")
