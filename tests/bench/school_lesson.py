"""A lesson of two hours with forty learners, gone through as fast as it goes: whether all is as it must be.

    python tests/bench/school_lesson.py

Its teacher presses what is on the teacher's page, its learners have no browsers. Some come late, reload, sleep, go and
come back, change device, are put out and let in again, or are lost; the server is killed in the midst of a question.
After each stage is checked that nobody has become another, that each answer which was confirmed is there once, that
teacher, learners and large screen are told the same, and that nobody is told anything of another, or too early.

Nothing is waited for but states. The status is 1 where something does not hold.
"""

import asyncio
import csv
import io
import json
import logging
import sys
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import nbformat
import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from helpers.class_room import Pupil, Room, question_of, until
from helpers.class_server import ClassServer, Visitor
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.quiz import FIRST_FAMILY, Answer, round_from
from tolva_teach.texts import sentence
from tolva_widgets.quiz.receipt import answers_in, link_to, receipt_of, written

COUNT, LATE = 40, 5
LIST = ("tolva/must-play/1/1/29", "tolva/must-play/1/2/12", "bondtolva:4/may-do/1/2/7", "tolp/may-lay/1/1/4")
LESSON, DEAL, LEVEL = "tricks.ipynb", "play.ipynb?game=tolp&seed=7", "asking.ipynb"


# The lesson, stage by stage


async def plan_and_come(room: Room) -> str:
    room.teacher.do("show", value="ask")
    assert [str(its) for its in room.teacher.session.overview.prepared.names] == [*LIST]
    await room.come(COUNT - LATE)
    await room.check()
    return f"{len(LIST)} questions prepared, {COUNT - LATE} came in"


async def first_question(room: Room) -> str:
    early = [*room.pupils]
    number = await room.ask("ask-prepared", LIST[0])
    await room.answer(early[:20])
    late = await room.come(LATE)
    await room.see("question")
    for pupil in early[20:24]:
        await pupil.reload()
    for pupil in early[24:28]:
        await pupil.sleep()
    await room.answer([*early[10:24], *early[28:], *late])
    await room.check()
    room.check_untold()
    room.teacher.lead("step", "spread")
    await room.see("closed")
    for pupil in early[24:28]:  # they pressed when the socket was gone, and it comes now
        assert await pupil.answer(LIST[0], [str(room.question.choices[0].key)], number) == "late"
        pupil.wake()
    await room.see("closed")
    room.check_untold()
    await room.check()
    await room.reveal()
    return f"{LATE} late, 4 reloaded, 4 slept and were too late; spread and reveal seen by {len(room.pupils)}"


async def one_more_next_and_back(room: Room) -> str:
    first, rule = room.number, room.teacher.session.overview.rule_to_practise
    more = await room.ask("one-more")
    assert rule in room.question.rules
    await room.answer(room.pupils)
    await room.reveal()
    following = await room.ask("step", "next")
    asked = room.store.stage.question
    assert asked == LIST[1], f"after one more the list goes on, not with {asked}"
    await room.answer(room.pupils[:25])
    for _ in range(2):
        room.teacher.lead("back")
    assert room.number == first
    await room.see("explained")
    await room.check()
    # Whoever had the question open sends their answer though another is shown: it is still open, and counts.
    question, choice = question_of(LIST[1]), [str(question_of(LIST[1]).choices[0].key)]
    await asyncio.gather(*(pupil.give(question, choice, following) for pupil in room.pupils[25:]))
    for _ in range(2):
        room.teacher.lead("forth")
    await room.see("question")
    room.check_untold()
    await room.check()
    await room.reveal()
    return f"questions {first}, {more} and {following}; back and forth, as each was left"


async def pages_are_sent(room: Room) -> str:
    for page in (LESSON, LEVEL, DEAL):
        room.teacher.do("page", "pasted", page)
        room.teacher.do("send")
        await until(f"all are sent to {page}", partial(room.are_sent, f"voila/render/en/{page}"))
        for pupil in room.pupils:
            pupil.where = f"en/{page}"
    for place, pupil in enumerate(room.pupils):
        family = FIRST_FAMILY.question(seed=200 + place, difficulty=1)
        await pupil.give(family, [str(family.choices[0].key)], None)
    await room.check()
    here = f"en/{DEAL.partition('?')[0]}"
    await asyncio.gather(*(pupil.reload() for pupil in room.pupils))
    await until("it is noted where all are", lambda: all(its.where == here for its in room.store.learners()))
    return "a lesson, a level and a deal; each went there and answered alone"


async def people_change(room: Room) -> str:
    await room.ask("step", "next")
    leaves, removed, changes, *others = room.pupils
    await leaves.sleep()
    for pupil in others[:4]:
        await pupil.ask("class/lost", {})
    await until("the teacher sees that four are lost", lambda: "4 say “I am lost”" in room.teacher.shown)
    room.teacher.do("remove", value=str(removed.id))
    removed.removed = True
    await until("who is removed is told so", lambda: "taken you out" in removed.now["who"])
    for refused in (removed.answer(str(room.question.name), [], room.number), removed.ask("class/question?lang=en")):
        with pytest.raises(HTTPClientError):
            await refused
    await changes.sleep()
    (device,) = await room.come(1)
    await room.see("question")
    await room.answer([*others, device])
    await room.check()
    await is_the_same(room, device, changes)
    room.teacher.do("restore", value=str(removed.id))
    removed.removed = False
    await until("who is let in again is shown the question", lambda: removed.now["shows"] == "question")
    leaves.wake()
    await room.see("question")
    await room.answer([removed, leaves])
    await room.check()
    room.check_untold()
    return "4 were lost, 1 was removed and let in again, 1 left and came back, 1 changed device and was joined"


async def is_the_same(room: Room, device: Pupil, before: Pupil) -> None:
    """The teacher joins the row of a new device with the one that its learner had: they are told their name there."""
    room.teacher.do("choose", value=str(device.id))
    room.teacher.do("same", str(device.id), str(before.id))
    room.teacher.do("join-rows")
    await until("the device is told who it is", lambda: before.name in device.now["who"])
    await device.sleep()
    room.pupils.remove(device)
    before.given |= device.given
    before.take_cookies(device)
    await before.reload()
    await room.see("question")
    await room.check()


async def killed(room: Room, process: Any) -> list[asyncio.Task[None]]:
    """The server goes away when some answers have been confirmed and others have not."""
    room.teacher.lead("step", "next")
    await room.see("question")
    question, number = room.question, room.number
    choice = [str(question.choices[0].key)]
    sending = [asyncio.create_task(pupil.give(question, choice, number)) for pupil in room.pupils if pupil.awake]
    await until("some answers are confirmed", lambda: sum(task.done() for task in sending) >= COUNT // 4)
    room.server.kill(process)
    return sending


async def alive_again(room: Room, sending: Iterable[asyncio.Task[None]]) -> str:
    await asyncio.gather(*sending)
    await room.see("question")
    assert [str(its) for its in room.teacher.session.overview.prepared.names] == [*LIST], "the list is there once"
    await room.check()
    await room.reveal()
    return f"killed in the midst of a question and started again: all {len(room.pupils)} answers are in, once"


async def homework(room: Room) -> str:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    for name in row.names:
        row = row.with_answer(name, Answer((FIRST_FAMILY.named(name).choices[0].key,), right=False))
    receipts = [written(receipt_of(answers_in(row), f"Learner {place}", 1_800_000_000)) for place in range(COUNT)]
    page = "https://cards.example/en/class.html"
    sent = [link_to(page, its) if place % 2 else f"Here it is:\n{its}" for place, its in enumerate(receipts)]
    room.teacher.do("show", value="homework")
    room.teacher.do("receipts", value="\n\n".join(sent[: COUNT // 2]))
    room.teacher.do("receipts", value="\n\n".join([*sent[COUNT // 4 :], receipts[0][:-3]]))
    its = room.teacher.session.homework
    assert (len(its), its.added, its.again, len(its.faults)) == (COUNT, COUNT // 2, COUNT // 4, 1)
    assert "Learner 39" in room.teacher.shown
    return f"{COUNT} receipts came in, {COUNT // 4} of them twice and one damaged besides"


async def take_home(room: Room) -> str:
    teacher = room.teacher
    teacher.do("show", value="home")
    for of in ("class", "homework"):
        for kind in ("learners", "questions", "rules", "answers"):
            teacher.do("csv", of, kind)
        teacher.do("json", of)
        teacher.do("notebook", of)
        _check_files(teacher.files, room if of == "class" else None)
        teacher.files.clear()
    return "6 files each of the class and the homework, which agree with what was answered"


def _check_files(files: dict[str, str], room: Room | None) -> None:
    """
    Args:
        files: by their names.
        room: whose they are; None of the homework.
    """

    def file(kind: str, ending: str) -> str:
        holds = sentence("en", f"teacher-file-{kind}")
        (text,) = (text for name, text in files.items() if f"-{holds}-" in name and name.endswith(ending))
        return text

    all_of = json.loads(file("all", ".json"))
    notebook = nbformat.reads(file("all", ".ipynb"), as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    for kind, its in all_of.items():
        rows = [*csv.reader(io.StringIO(file(kind, ".csv")))][1:]
        assert len(rows) == len(its), f"the table of {kind} has {len(rows)} rows, the JSON {len(its)}"
    people = {row["name"]: row["answered"] for row in all_of["learners"]}
    if room is not None:
        assert people == {its.name: len(its.given) + its.alone for its in room.pupils}
        assert len(all_of["answers"]) == sum(people.values())
    else:
        assert set(people.values()) == {10}


async def the_end(room: Room) -> str:
    room.teacher.do("delete")
    room.teacher.do("delete-sure")
    await until("all are told that the class is no more", lambda: all(its.ended for its in room.pupils if its.awake))
    assert sentence("en", "class-strip-ended") in Visitor(room.server.address).get("class?lang=en")[1]
    assert not [*Path(room.store.place).parent.glob("*")], "something of the class is left"
    assert room.teacher.session.connection.deleted
    return "the class is deleted: its file is gone, and all have been told"


async def lesson() -> None:
    """Go through it, and say what was gone through."""
    AsyncHTTPClient.configure(None, max_clients=4 * COUNT)
    logging.getLogger("tornado.application").setLevel(
        logging.CRITICAL
    )  # what comes for a page that was left is nobody's
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "evening.txt"
        listed.write_text("# this evening\n" + "\n".join(LIST))
        server = ClassServer(NOTEBOOKS, Path(folder), listed=listed)
        client = AsyncHTTPClient()
        with server.started() as process:
            room = Room(server, client)
            for stage in (plan_and_come, first_question, one_more_next_and_back, pages_are_sent, people_change):
                print(await stage(room), flush=True)
            sending = await killed(room, process)
        with server.started():
            print(await alive_again(room, sending), flush=True)
            for stage in (homework, take_home, the_end):
                print(await stage(room), flush=True)
            client.close()


if __name__ == "__main__":
    try:
        asyncio.run(lesson())
    except AssertionError as fault:
        sys.exit(f"does not hold: {fault}")
