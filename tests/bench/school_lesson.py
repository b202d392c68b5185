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
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import nbformat
import pytest
from markupsafe import escape
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from helpers.class_learners import Learner
from helpers.class_server import ClassServer, Visitor
from helpers.site import NOTEBOOKS
from tolva_teach.quiz import FIRST_FAMILY, Answer, Question, family_of, round_from
from tolva_teach.texts import sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.values import FEWEST_SHOWN
from tolva_widgets.quiz.address import read_question
from tolva_widgets.quiz.receipt import link_to, receipt_of, written

COUNT, LATE = 40, 5
LIST = ("tolva/must-play/1/1/29", "tolva/must-play/1/2/12", "bondtolva:4/may-do/1/2/7", "tolp/may-lay/1/1/4")
LESSON, DEAL, LEVEL = "tricks.ipynb", "play.ipynb?game=tolp&seed=7", "asking.ipynb"
PATIENCE, LOOK_SECONDS = 60.0, 0.02


def question_of(name: str) -> Question:
    question: Question = family_of(read_question(name)).named(read_question(name))
    return question


async def until(what: str, is_so: Callable[[], bool]) -> None:
    """Wait for a state; that it never comes is what does not hold."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not is_so():
        assert asyncio.get_running_loop().time() < deadline, f"never: {what}"
        await asyncio.sleep(LOOK_SECONDS)


class Pupil(Learner):
    """A learner of the lesson, who knows what they have answered."""

    def __init__(self, address: str, client: AsyncHTTPClient) -> None:
        super().__init__(address, client)
        self.id = 0
        self.name = ""
        self.given: dict[int, list[str]] = {}
        """What counts, by the number of the question to all."""
        self.alone = 0
        """How many questions they have answered besides."""
        self.removed = False
        self._page: asyncio.Task[None] | None = None

    @property
    def awake(self) -> bool:
        return self._page is not None

    def wake(self) -> None:
        """Open a page, or look at it again."""
        self._page = asyncio.create_task(self.stay())

    async def sleep(self) -> None:
        """Look at no page any more, and break off what it was waiting for."""
        if self._page:
            self._page.cancel()
            with suppress(asyncio.CancelledError):
                await self._page
            self._page = None
            await self.break_off()

    async def reload(self) -> None:
        """Open the page anew, with the cookie and nothing else."""
        await self.sleep()
        self.now, self.at = {"seen": ""}, {}
        self.wake()

    async def give(self, question: Question, choice: list[str], asked: int | None) -> None:
        """Answer; it is to count."""
        assert await self.answer(str(question.name), choice, asked) == "written"
        if asked is None:
            self.alone += 1
        else:
            self.given[asked] = choice


class Teacher:
    """The teacher's page, on which what there is to press is pressed."""

    def __init__(self, url: str) -> None:
        self.page = ClassTeacher(url, lang="en")
        self.session = self.page.session
        self.files: dict[str, str] = {}
        self.page._page.send = self._take  # type: ignore[method-assign]

    def _take(self, content: Any, buffers: Any = None) -> None:
        if content["do"] == "download":
            self.files[content["name"]] = content["text"]

    def do(self, do: str, name: str = "", value: str = "") -> None:
        """Press something, which is to be done."""
        self.page.do("new")
        self.page.do(do, name, value)
        notice = self.session.notice
        assert notice is None or notice.fault is None, notice.fault.sentence("en") if notice and notice.fault else ""

    def lead(self, do: str, value: str = "") -> None:
        """Press what leads the class on from what the page shows."""
        self.page.do("new")
        self.do(do, self.session.stage.seen, value)

    @property
    def shown(self) -> str:
        self.page.do("new")
        return "".join(html for _, html in self.page._view.sections)


class Room:
    """The class as it must be: what was done in it is kept here, and compared with what the others say."""

    def __init__(self, server: ClassServer, client: AsyncHTTPClient) -> None:
        self.server, self.client = server, client
        self.store = server.store()
        self.teacher = Teacher(self.store.url)
        self.pupils: list[Pupil] = []
        self._begun: dict[Pupil, int] = {}
        """How much each had heard when the question was asked."""
        self._checked: Counter[Pupil] = Counter()
        """How much of what each has heard has been looked through."""

    @property
    def number(self) -> int:
        return self.store.stage.number

    @property
    def question(self) -> Question:
        return question_of(self.store.stage.question or "")

    @property
    def inside(self) -> list[Pupil]:
        return [its for its in self.pupils if not its.removed]

    async def come(self, count: int) -> list[Pupil]:
        """So many come in, each after the other."""
        new = [Pupil(self.server.address, self.client) for _ in range(count)]
        for pupil in new:
            await pupil.join()
            pupil.wake()
            await until("a learner is told who they are", lambda pupil=pupil: "who" in pupil.now)  # type: ignore[misc]
            pupil.name = pupil.now["who"].removeprefix("You are ").rstrip(".")
            pupil.id = self.store.learners()[-1].id
        self.pupils += new
        return new

    async def ask(self, do: str, *value: str) -> int:
        """The teacher asks something; its number, when all who look have been shown it."""
        before = self.number
        self._begun = {pupil: len(pupil.heard) for pupil in self.pupils}
        self.teacher.lead(do, *value)
        assert self.number > before, "nothing was asked"
        await self.see("question")
        return self.number

    async def see(self, shows: str) -> None:
        """Until all who look are shown this of the question that is asked."""
        number = self.number

        def is_seen() -> bool:
            looking = [its for its in self.inside if its.awake]
            return all((its.now.get("number"), its.now.get("shows")) == (number, shows) for its in looking)

        await until(f"all are shown the {shows} {number}", is_seen)

    async def answer(self, pupils: Sequence[Pupil], right_of: int = 3) -> None:
        """These answer at once, one of so many rightly, the others anything."""
        question, number = self.question, self.number
        keys = [str(choice.key) for choice in question.choices]
        right = [key for key in keys if key in set(map(str, question.answer))]
        await asyncio.gather(
            *(
                pupil.give(question, right if place % right_of == 0 else [keys[place % len(keys)]], number)
                for place, pupil in enumerate(pupils)
            )
        )

    def check_untold(self) -> None:
        """Nobody has been told what is right, or why, since the question was asked."""
        question = self.question
        whys = {question.why(choice, question.speaker("en")) for choice in question.choices}
        for pupil, begun in self._begun.items():
            heard = "\n".join(pupil.heard[begun:])
            assert not any(why in heard or str(escape(why)) in heard for why in whys), f"{pupil.name} was told why"

    async def check(self) -> None:
        """What must hold at any time."""
        self._check_rows()
        self._check_counts()
        self._check_screen()
        for pupil in (its for its in self.inside if its.awake and its.now.get("shows")):
            mine = sorted(pupil.given.get(self.number, ()))
            await until(
                f"{pupil.name} sees their own answer", lambda p=pupil, m=mine: sorted(p.now["choice"] or ()) == m
            )
        self._check_privacy()

    def _check_rows(self) -> None:
        """The same learners are there as came in, and each has what they were told was written, once."""
        rows = self.store.learners()
        assert [(its.id, its.name, its.removed) for its in rows] == [(p.id, p.name, p.removed) for p in self.pupils]
        assert len({its.name for its in rows}) == len(rows), "two of one name"
        by_id = {its.id: its for its in self.pupils}
        kept = Counter((its.learner, its.asked, tuple(sorted(its.choice))) for its in self.store.answers() if its.asked)
        told = Counter((p.id, n, tuple(sorted(c))) for p in by_id.values() for n, c in p.given.items())
        assert kept == told, f"lost: {told - kept}; not given: {kept - told}"
        alone = Counter(its.learner for its in self.store.answers() if its.asked is None)
        assert alone == Counter({its.id: its.alone for its in self.pupils if its.alone})

    def _check_counts(self) -> None:
        """The teacher's page counts as we do."""
        self.teacher.page.do("new")
        session = self.teacher.session
        answered = [its.given[self.number] for its in self.inside if self.number in its.given]
        assert (session.count, len(session.here)) == (len(self.inside), len(self.inside))
        assert session.answered == len(answered)
        for row in session.here:
            (pupil,) = (its for its in self.pupils if its.id == row.learner.id)
            assert row.answered == len(pupil.given) + pupil.alone, f"{pupil.name} has answered {row.answered} times"
        spread = session.spread_now()
        if len(answered) >= FEWEST_SHOWN:
            assert spread is not None
            assert {key: count for key, count in spread.counts.items() if count} == Counter(
                key for choice in answered for key in choice
            )
        else:
            assert spread is None, "a spread of so few tells who"

    def _check_screen(self) -> None:
        """The large screen counts as we do, and names nobody."""
        shown = Visitor(self.server.address).get("class?lang=en")[1]
        assert not any(pupil.name in shown for pupil in self.pupils), "the large screen names a learner"
        if self.store.stage.state == "join" or not self.number:
            return
        answered, here = map(int, re.findall(r"(\d+) of (\d+) have answered", shown)[0])
        assert answered == sum(self.number in its.given for its in self.inside)
        assert answered <= here <= len(self.inside)

    def _check_privacy(self) -> None:
        """Nobody has been told anything of another's: no name, no cookie, no number of an answer."""
        secret = self.server.secret_address.partition("secret=")[2]
        theirs = {
            its: [its.name, its.cookie.partition("=")[2], *(id for _, id in its.confirmed)] for its in self.pupils
        }
        for pupil in self.pupils:
            heard = "\n".join(pupil.heard[self._checked[pupil] :])
            self._checked[pupil] = len(pupil.heard)
            assert secret not in heard
            for other, known in theirs.items():
                assert other is pupil or not any(its in heard for its in known), f"{pupil.name} heard of {other.name}"


# The lesson, stage by stage


async def plan_and_come(room: Room) -> str:
    room.teacher.do("show", value="ask")
    assert [str(its) for its in room.teacher.session.prepared] == [*LIST]
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
    room.teacher.lead("step", "reveal")
    await room.see("explained")
    await room.check()
    return f"{LATE} late, 4 reloaded, 4 slept and were too late; spread and reveal seen by {len(room.pupils)}"


async def one_more_next_and_back(room: Room) -> str:
    first, rule = room.number, room.teacher.session.rule_to_practise
    more = await room.ask("one-more")
    assert rule in room.question.rules
    await room.answer(room.pupils)
    room.teacher.lead("step", "reveal")
    await room.see("explained")
    await room.check()
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
    room.teacher.lead("step", "reveal")
    await room.see("explained")
    return f"questions {first}, {more} and {following}; back and forth, as each was left"


async def pages_are_sent(room: Room) -> str:
    for page in (LESSON, LEVEL, DEAL):
        room.teacher.do("page", "pasted", page)
        room.teacher.do("send")
        sent = f"voila/render/en/{page}"
        await until(f"all are sent to {page}", lambda sent=sent: all(its.now["page"] == sent for its in room.pupils))  # type: ignore[misc]
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
    room.teacher.do("restore", value=str(removed.id))
    removed.removed = False
    await until("who is let in again is shown the question", lambda: removed.now["shows"] == "question")
    leaves.wake()
    await room.see("question")
    await room.answer([removed, leaves])
    await room.check()
    room.check_untold()
    return "4 were lost, 1 was removed and let in again, 1 left and came back, 1 came in from another device"


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
    assert [str(its) for its in room.teacher.session.prepared] == [*LIST], "the list is there once"
    await room.check()
    room.teacher.lead("step", "reveal")
    await room.see("explained")
    await room.check()
    return f"killed in the midst of a question and started again: all {len(room.pupils) - 1} answers are in, once"


async def homework(room: Room) -> str:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    for name in row.names:
        row = row.with_answer(name, Answer((FIRST_FAMILY.named(name).choices[0].key,), right=False))
    receipts = [written(receipt_of(row, f"Learner {place}", 1_800_000_000)) for place in range(COUNT)]
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
    rows = {name: [*csv.reader(io.StringIO(text))][1:] for name, text in files.items() if name.endswith(".csv")}
    all_of = json.loads(files["tolva-class.json"])
    notebook = nbformat.reads(files["tolva-class.ipynb"], as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    for kind, its in all_of.items():
        name = f"tolva-{sentence('en', f'teacher-file-{kind}')}.csv"
        assert len(rows[name]) == len(its), f"{name} has {len(rows[name])} rows, the JSON {len(its)}"
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
    assert room.teacher.session.deleted
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
