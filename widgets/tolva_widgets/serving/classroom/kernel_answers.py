"""Answers as kernels tell them to their pages: the class has them as they pass, and the page need not send them.

A request of the page's for each answer costs the server twice as much as all else that a class does with it. The page
is told that the class has its answer; where it has not, because nobody knows yet whose page it is, or the class cannot
be written, the page sends it itself, under the same name, until it is confirmed. So it counts once in any case.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tolva_teach.quiz.faults import SaidError

from .open_class import OpenClass
from .taking import sealed_judgement, take
from .teacher import class_now, is_teacher, learner_cookie

_MARK = b'"tell"'
"""What a kernel says of an answer has this in it."""
_CONTENT = 5
"""Where a message has its content, after its identities: behind a mark, the signature and three headers."""
_HELD_SECONDS = 0.5
"""So long a page waits at most for what its kernel has told it."""

_log = logging.getLogger(__name__)

Message = list[bytes]


class KernelAnswers:
    """Passes on what a kernel tells its page, in that order; what it tells of an answer, once the class has that."""

    def __init__(self, handler: Any, pass_on: Callable[[Any, Message], None]) -> None:
        """
        Args:
            handler: of the page's socket.
            pass_on: sends the page a message, of one of the kernel's channels.
        """
        self._handler = handler
        self._pass_on = pass_on
        self._held: deque[tuple[Any, Message]] = deque()
        self._passing: asyncio.Task[None] | None = None
        self._gone = False

    def take(self, channel: Any, message: Message) -> None:
        """Take a message for the page."""
        if self._held:
            self._held.append((channel, message))
        elif class_now(self._handler) is not None and any(_MARK in part for part in message):
            self._held.append((channel, message))
            self._passing = asyncio.ensure_future(self._pass_held())
        else:
            self._pass_on(channel, message)

    def close(self) -> None:
        """The page is gone: nothing is passed on any more."""
        self._gone = True

    async def _pass_held(self) -> None:
        while self._held:
            channel, message = self._held[0]
            try:
                told = await self._told_to_class(message)
                if not self._gone:
                    self._pass_on(channel, told)
            finally:
                self._held.popleft()

    async def _told_to_class(self, message: Message) -> Message:
        """The message, which says that the class has the answer where it has."""
        content_at = _content_at(message)
        said = _answer_in(message[content_at]) if content_at else None
        if said is None:
            return message
        try:
            is_taken = await asyncio.wait_for(self._is_taken(said["data"]["content"]), _HELD_SECONDS)
        except (SaidError, TimeoutError):  # the page sends it, and hears why it is not taken
            return message
        except Exception:
            _log.exception("an answer could not be told to the class")
            return message
        if not is_taken:
            return message
        said["data"]["content"]["taken"] = True
        return [*message[:content_at], json.dumps(said).encode(), *message[content_at + 1 :]]

    async def _is_taken(self, answer: dict[str, Any]) -> bool:
        open_class = class_now(self._handler)
        if open_class is None or await is_teacher(self._handler):
            return False
        judged = sealed_judgement(answer)
        learner = await open_class.learner(self._device(open_class))
        if learner is None or judged is None:
            return False
        # Not what all are asked now is answered by this: a page's own question is, which may be the same one.
        await take(open_class, learner, {**answer, "asked": None}, judged)
        return True

    def _device(self, open_class: OpenClass) -> str | None:
        """The secret by which the class knows the browser: it may have come in after it opened the socket."""
        visitor = str(getattr(self._handler.current_user, "username", ""))
        return self._handler.get_cookie(learner_cookie(self._handler)) or open_class.devices.get(visitor)


def _content_at(message: Message) -> int:
    """Where a kernel's message has its content; 0 where it has none."""
    with suppress(ValueError):
        at = message.index(b"<IDS|MSG>") + _CONTENT
        return at if at < len(message) else 0
    return 0


def _answer_in(content: bytes) -> dict[str, Any] | None:
    """What a widget says with this; None where it tells its page of no answer."""
    try:
        said = json.loads(content)
        inner = said["data"]["content"]
    except (ValueError, RecursionError, TypeError, KeyError):
        return None
    return said if isinstance(inner, dict) and inner.get("do") == "tell" else None
