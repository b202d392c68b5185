"""What pages ask and tell of the class that is open.

A page of another site may have a browser send something here, with our cookies even: what changes anything is taken
from our own pages alone, which send JSON and say so. No other site's page may.
"""

import asyncio
import json
import re
from collections.abc import Hashable
from http import HTTPStatus
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote, urlencode, urlsplit

from jupyter_core.utils import ensure_async
from tornado.web import HTTPError

from tolva_teach.quiz.faults import SaidError
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.base import chips
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.classroom import shown
from tolva_widgets.classroom.prepared import LINES, read_list
from tolva_widgets.classroom.presence import WAIT_SECONDS
from tolva_widgets.classroom.sent import LONGEST as PAGE_LENGTH
from tolva_widgets.classroom.storage.faults import NotTakenError, StoreFault
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import Learner

from ..base_url import AtBase
from ..pages.handler import VisitorHandler
from ..visitor_languages import preferred_language
from .open_class import KEPT_DAYS, OPEN_CLASS, OpenClass
from .sent_title import sent_title
from .taking import sealed_judgement, take
from .teacher import (
    TEACHER_PAGE,
    drop_cookies,
    is_teacher,
    learner_cookie,
    refuse_teacher,
    teacher_cookie,
    tell_teacher_why,
)
from .told import KEPT, PRACTICE, shows, told, words

_TEACHERS = "teacher"
"""By this name the teacher's page says that it knows whose it is."""
_LONGEST_WHERE = 300
_PAGE = re.compile(r"(?:(?!\.)[\w .()-]+/)*(?!\.)[\w .()-]+\.ipynb")
_STATUS = {
    "so-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "so-many": HTTPStatus.TOO_MANY_REQUESTS,
    "removed": HTTPStatus.FORBIDDEN,
    "full": HTTPStatus.CONFLICT,
    "told": HTTPStatus.CONFLICT,
    "nobody": HTTPStatus.SERVICE_UNAVAILABLE,
}


class ClassHandler(VisitorHandler):
    """What they have in common. Where no class is open there is none of them: 404."""

    async def prepare(self) -> None:
        """Answer only where a class is open."""
        await super().prepare()
        if self.current_user is None:  # they have been sent to log in to the server around ours
            return
        if self.settings.get(OPEN_CLASS) is None:
            raise HTTPError(404)
        self.set_header("Cache-Control", "no-store")
        self.set_header("Referrer-Policy", "no-referrer")
        if not await self.open_class.first_look():
            self.tell_away()
        elif self.open_class.ended:
            self.tell_end()

    def tell_away(self) -> None:
        """Say that the class cannot be reached just now; why, and where it lies, is for whoever serves it."""
        self.set_status(HTTPStatus.SERVICE_UNAVAILABLE)
        self.finish({"code": "away", "said": sentence(self.lang, "class-strip-away")})

    def tell_end(self) -> None:
        """Say that there is no class any more, and have the browser drop what it was known by."""
        drop_cookies(self)
        self.set_status(HTTPStatus.GONE)
        self.finish({"code": "ended"})

    @property
    def open_class(self) -> OpenClass:
        """The class."""
        found: OpenClass = self.settings[OPEN_CLASS]
        return found

    @property
    def lang(self) -> str:
        """The language that the page says it speaks."""
        asked = self.get_query_argument("lang", "")
        return asked if asked in LANGUAGES else self.open_class.store.lang

    def check_xsrf_cookie(self) -> None:
        """Whether it is one of our pages that sends something; `sent` looks. A server around ours looks itself: other
        servers' pages have the same host there."""
        if self.around:
            super().check_xsrf_cookie()

    async def is_teacher(self) -> bool:
        """Whether the browser is the teacher's."""
        return await is_teacher(self)

    async def learner(self) -> Learner:
        """Whose browser it is.

        Raises:
            HTTPError: 401 where it is nobody's in the class.
        """
        found = await self.open_class.learner(self.get_cookie(learner_cookie(self)))
        if found is None:
            raise HTTPError(401)
        return found

    def sent(self) -> dict[str, Any]:
        """What one of our pages has sent.

        Raises:
            HTTPError: 403 where another site's page has.
            NotTakenError: it is not what our pages send.
        """
        headers = self.request.headers
        if headers.get("Content-Type", "").partition(";")[0].strip() != "application/json":
            raise NotTakenError("read")
        origin = headers.get("Origin")
        ours = {self.request.host, _host_in(self.settings.get("allow_origin", ""))} - {""}
        if origin is not None and _host_in(origin) not in ours:
            raise HTTPError(403)
        try:
            said = json.loads(self.request.body or b"{}")
        except (ValueError, RecursionError) as error:
            raise NotTakenError("read") from error
        if not isinstance(said, dict):
            raise NotTakenError("read")
        return said

    def keep(self, name: str, key: str) -> None:
        """Give the browser a cookie that no script reads."""
        self.set_cookie(name, key, expires_days=KEPT_DAYS, httponly=True, samesite="Lax")

    def note_device(self, secret: str) -> None:
        """Know the browser's open pages by this secret, the teacher's by none. A server around ours may know several
        devices by one name."""
        if self.is_known and not self.around:
            self.open_class.devices[self.visitor] = secret

    def refuse(self, fault: SaidError) -> None:
        """Say why something is not taken."""
        code = getattr(fault, "code", "")
        if code == "deleted":
            self.tell_end()
            return
        if isinstance(fault, StoreFault):
            self.tell_away()
            return
        self.set_status(_STATUS.get(code, HTTPStatus.BAD_REQUEST))
        self.finish({"code": code, "said": fault.sentence(self.lang)})


def _host_in(origin: str) -> str:
    """The host that an origin names; empty where it names none, as that of a page which hides where it is from."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class NewsHandler(ClassHandler):
    """What is new for a learner."""

    async def tell_news(self, learner: Learner, device: str, seen: str = "") -> None:
        """Tell it, unless the page has seen it: then when there is something new, or after a while.

        Args:
            learner: whose page it is.
            device: the secret by which the class knows the browser.
            seen: by which name the page knows what it was told; empty where it was told nothing.
        """
        self.open_class.touch(learner, await self.where())
        what = await self._news_for(learner, device, seen)
        if self.open_class.ended:
            self.tell_end()
        elif not self.gone:
            self.finish(what)

    async def _news_for(self, learner: Learner, device: str, seen: str) -> dict[str, Any]:
        """What the page is told, as soon as that is another than it has `seen`, or when it has waited long enough."""
        clock = asyncio.get_running_loop().time
        with_quiz, with_kept = [await self._is_there(page) for page in (PRACTICE, KEPT)]
        site, until = Path(self.contents_manager.root_dir), clock() + WAIT_SECONDS
        what: dict[str, Any] = {}
        hangs_on: Hashable = None
        while not self.open_class.ended:
            if learner.id not in self.open_class.seen.learners:  # the row may have become another's
                learner = await self.open_class.learner(device) or learner
            if (latest := self.open_class.seen.concerning(learner)) != hangs_on:
                hangs_on = latest
                now = self.open_class.seen.learners.get(learner.id, learner)
                sent_to = sent_title(self.open_class.seen.stage.sent, site, self.lang)
                what = told(
                    self.open_class,
                    now,
                    self.lang,
                    with_quiz=with_quiz,
                    sent_to=sent_to,
                    device=device,
                    with_kept=with_kept,
                )
            left = until - clock()
            if what["seen"] != seen or left <= 0 or self.gone:
                break
            await self.open_class.waiting.for_news_of(learner, self.open_class.seen, left)
        return what if seen else {**what, "words": words(self.lang)}

    async def _is_there(self, page: str) -> bool:
        """Whether there is a page in the language."""
        return bool(await ensure_async(self.contents_manager.file_exists(f"{self.lang}/{page}")))

    async def where(self) -> str:
        """The page that it says it is: one of ours, and nothing else that somebody may write there."""
        where = unquote(self.get_query_argument("where", "").partition("?")[0])
        is_path = len(where) <= _LONGEST_WHERE and _PAGE.fullmatch(where)
        return where if is_path and await ensure_async(self.contents_manager.file_exists(where)) else ""

    gone = False
    """Whether the page is: nobody waits any more."""

    def on_connection_close(self) -> None:
        """The page is gone."""
        super().on_connection_close()
        self.gone = True


class JoinHandler(NewsHandler):
    """A learner comes in, or is in already."""

    async def post(self) -> None:
        """Give them a cookie, by which they are the same from now on, and tell what there is for them."""
        try:
            self.sent()
            if await self.is_teacher():
                self.finish({"code": "in"})
                return
            device = self.get_cookie(learner_cookie(self)) or ""
            learner = await self.open_class.learner(device)
            if learner is None:
                device = await self._come_in()
                learner = await self.open_class.learner(device)
        except SaidError as fault:
            self.refuse(fault)
            return
        if learner is None:  # the class has ended meanwhile
            self.tell_end()
            return
        await self.tell_news(learner, device)

    async def _come_in(self) -> str:
        """The secret of the browser's cookie."""
        if not self.open_class.may_join(self.address):
            raise NotTakenError("so-fast")
        key = await self.open_class.join(self.lang)
        self.keep(learner_cookie(self), key)
        self.note_device(key)
        return key


class MeHandler(NewsHandler):
    """What is new for a learner: answered when there is something, or after a while."""

    async def get(self) -> None:
        """Tell it, unless the page says that it has `seen` it; `where` is the page."""
        device = self.get_cookie(learner_cookie(self)) or ""
        try:
            if await self.is_teacher():
                await self._news_for_teacher()
                return
            learner = await self.open_class.learner(device)
        except StoreFault as fault:
            self.refuse(fault)
            return
        if learner is None:  # no error, which a browser would tell of: everybody is nobody at first
            self.finish({"code": "nobody"})
            return
        await self.tell_news(learner, device, self.get_query_argument("seen", ""))

    async def _news_for_teacher(self) -> None:
        """Tell the teacher's page that it is the teacher's; one that knows it, when the class has ended, or after a
        while."""
        clock = asyncio.get_running_loop().time
        until = clock() + WAIT_SECONDS
        if self.get_query_argument("seen", "") == _TEACHERS:
            while not (self.open_class.ended or self.gone) and (left := until - clock()) > 0:
                await self.open_class.waiting.for_news(left)
        if self.open_class.ended:
            self.tell_end()
        elif not self.gone:
            self._tell_teacher(await self.where())

    def _tell_teacher(self, where: str) -> None:
        """Tell the teacher's page where theirs is, and where a question is asked that it can be given to the class."""
        lang = self.lang
        self.finish(
            {
                "seen": _TEACHERS,
                "teacher": f"voila/render/{lang}/{TEACHER_PAGE}.ipynb",
                "who": sentence(lang, "class-strip-teacher"),
                "said": "",
                "opens": sentence(lang, "class-strip-teacher-page"),
                "page": f"class?{urlencode({'lang': lang})}",
                "goes": sentence(lang, "class-strip-projector"),
                "adds": sentence(lang, "class-strip-add") if PurePosixPath(where).name == PRACTICE else "",
                "words": words(lang),
            }
        )


class AnswerHandler(ClassHandler):
    """A learner's answer."""

    async def post(self) -> None:
        """Write it down: 200 when it is written, or came too late; 503 where it is to be sent again."""
        try:
            said = self.sent()
            learner = await self.learner()
            counted = await take(self.open_class, learner, said, sealed_judgement(said))
        except SaidError as fault:
            self.refuse(fault)
            return
        self.finish({"code": "written" if counted else "late"})


class SeatHandler(ClassHandler):
    """A learner says at which table they sit."""

    async def post(self) -> None:
        """Write it down."""
        try:
            table = self.sent().get("table")
            learner = await self.learner()
            if not self.open_class.may_answer(learner):
                raise NotTakenError("so-fast")
            await self.open_class.write(lambda store: store.sit(learner, table))
        except SaidError as fault:
            self.refuse(fault)
            return
        self.finish({"code": "written"})


class PrepareHandler(ClassHandler):
    """A teacher gives the class the question of a page that they look at."""

    async def post(self) -> None:
        """Put it at the end of the class's list."""
        try:
            said = self.sent().get("said")
            if not await self.is_teacher():
                raise HTTPError(403)
            if not isinstance(said, str) or len(said) > PAGE_LENGTH:
                raise NotTakenError("question")
            read = read_list(" ".join(said.split()))
            if not read.names:
                raise NotTakenError("question")
            count = await self.open_class.write(lambda store: _added(store, str(read.names[0])))
        except SaidError as fault:
            self.refuse(fault)
            return
        self.finish({"code": "written", "said": sentence(self.lang, "class-strip-added", None, count=count)})


def _added(store: ClassStore, name: str) -> int:
    """How many questions the list has with this one.

    Raises:
        NotTakenError: there is no room for it.
    """
    names = [*store.prepared(), name]
    if len(names) > LINES:
        raise NotTakenError("list-room", most=LINES)
    store.prepare(names)
    return len(names)


class LostHandler(ClassHandler):
    """A learner says that they are lost."""

    async def post(self) -> None:
        """Count it."""
        try:
            self.sent()
            await self.open_class.lost(await self.learner())
        except SaidError as fault:
            self.refuse(fault)
            return
        self.finish({"code": "written"})


class QuestionHandler(ClassHandler):
    """The question to all, as a learner may see it now."""

    async def get(self) -> None:
        """Its HTML: to answer, or explained where it is time for that. It is the one of the `number`: 409 where all are
        asked another by now, of which the page is told soon."""
        try:
            learner = await self.learner()
        except StoreFault as fault:
            self.refuse(fault)
            return
        stage, mine = self.open_class.seen.stage, self.open_class.seen.answers.get(learner.id)
        shown_now = "" if learner.removed else shows(stage, answered=mine is not None)
        if not shown_now or stage.question is None:
            raise HTTPError(404)
        if self.get_query_argument("number", str(stage.number)) != str(stage.number):
            raise HTTPError(409)
        # Here, and not in a thread: the engine is not made for several. It is kept, for all who see the same.
        if shown_now == "explained":
            html = shown.explained(stage.question, self.lang, mine.choice if mine else ())
        else:
            html = shown.asked(stage.question, self.lang, hints=stage.hints)
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.finish(html)


class StyleHandler(AtBase):
    """How what is shown of the class looks."""

    async def get(self) -> None:
        """The style sheet."""
        self.set_header("Content-Type", "text/css; charset=UTF-8")
        self.set_header("Cache-Control", "no-cache")
        sheets = (
            "base/chips.css",
            "page/house_rules/house.css",
            "tasks/question.css",
            "rules/rule_card.css",
            "classroom/class.css",
        )
        self.finish(stylesheet(*sheets) + chips.STYLES)


class TeacherHandler(ClassHandler):
    """The teacher's address, which only the terminal shows; where the server knows who asks, the teachers' alone."""

    def tell_end(self) -> None:
        """Say so on a page."""
        drop_cookies(self)
        refuse_teacher(self, HTTPStatus.GONE)
        self.finish()

    def tell_away(self) -> None:
        """Say so on a page: to the teacher also why."""
        if self._may_lead():
            tell_teacher_why(self, self.open_class.fault)
        self.finish()

    async def get(self) -> None:
        """Let the browser in that has it, and lead it to the teacher's page."""
        try:
            if not await self.is_teacher():  # whose browser is known may open the address of before a restart
                if not self._may_lead():
                    return
                self.keep(teacher_cookie(self), await self.open_class.write(lambda store: store.admit_teacher()))
            self.note_device("")
        except StoreFault as fault:
            if fault.code == "deleted":
                self.tell_end()
            elif self._may_lead():
                tell_teacher_why(self, fault)
            return
        lang = preferred_language(self.request.headers.get("Accept-Language", ""), self.open_class.store.lang)
        self.redirect(f"{self.base_url}voila/render/{lang}/{TEACHER_PAGE}.ipynb")

    def _may_lead(self) -> bool:
        """Whether it is the teacher's address that is asked for, or a teacher who asks; says on a page if it is not."""
        named = self.open_class.named
        if named is None:
            right = self.open_class.is_secret(self.get_query_argument("secret", ""))
        else:
            right = self.visitor in named
        if not right:
            refuse_teacher(self, HTTPStatus.FORBIDDEN if right is False else HTTPStatus.TOO_MANY_REQUESTS)
        return bool(right)


HANDLERS = {
    "join": JoinHandler,
    "me": MeHandler,
    "answer": AnswerHandler,
    "seat": SeatHandler,
    "prepare": PrepareHandler,
    "lost": LostHandler,
    "question": QuestionHandler,
    "teacher": TeacherHandler,
}
"""By the last part of their addresses, below the class's."""
