"""A class of learners without browsers and its teacher's page, whose deeds are kept and compared with what is shown."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from markupsafe import escape
from tornado.httpclient import AsyncHTTPClient

from helpers.class_learners import Learner
from helpers.class_server import ClassServer, Visitor
from tolva_teach.quiz import Question, family_of
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN
from tolva_widgets.quiz.address import read_question

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

    def is_told_who(self) -> bool:
        """Whether their page has their name."""
        return "who" in self.now

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
        notice = self.session.connection.notice
        assert notice is None or notice.fault is None, notice.fault.sentence("en") if notice and notice.fault else ""

    def lead(self, do: str, value: str = "") -> None:
        """Press what leads the class on from what the page shows."""
        self.page.do("new")
        self.do(do, self.session.overview.stage.seen, value)

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
            await until("a learner is told who they are", pupil.is_told_who)
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

    async def reveal(self) -> None:
        """The teacher shows what is right, until all who look are shown why."""
        self.teacher.lead("step", "reveal")
        await self.see("explained")
        await self.check()

    def are_sent(self, page: str) -> bool:
        """Whether all have been sent to this page."""
        return all(its.now["page"] == page for its in self.pupils)

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
        assert (session.overview.count, len(session.roster.rows)) == (len(self.inside), len(self.inside))
        assert session.overview.answered == len(answered)
        for row in session.roster.rows:
            (pupil,) = (its for its in self.pupils if its.id == row.learner.id)
            assert row.answered == len(pupil.given) + pupil.alone, f"{pupil.name} has answered {row.answered} times"
        spread = session.overview.spread_now()
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
        theirs = {its: [its.name, its.secret, *(id for _, id in its.confirmed)] for its in self.pupils}
        for pupil in self.pupils:
            heard = "\n".join(pupil.heard[self._checked[pupil] :])
            self._checked[pupil] = len(pupil.heard)
            assert secret not in heard
            for other, known in theirs.items():
                assert other is pupil or not any(its in heard for its in known), f"{pupil.name} heard of {other.name}"
