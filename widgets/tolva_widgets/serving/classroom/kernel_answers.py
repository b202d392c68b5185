"""Answers as kernels tell them to their pages: the class has them as they pass, and the page need not send them.

A request of the page's for each answer costs the server more than all else that a class does with it. The page
keeps the answer all the same until it is told whether the class has it. Where it has not, because nobody knows yet
whose page it is, or the class cannot be written, the page sends it, under the same name: so it counts once in any case.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tolva_teach.quiz.faults import SaidError

from .open_class import OpenClass
from .taking import sealed_judgement, take
from .teacher import class_now, is_named, is_teacher, learner_cookie

_MARK = b'"tell"'
"""What a kernel says of an answer has this in it."""
_HEADERS = 3
_CONTENT = 2 + _HEADERS
"""Where a message has its content, after its identities: behind a mark, the signature and three headers."""

_log = logging.getLogger(__name__)

Message = list[bytes]


class KernelAnswers:
    """Hears what the kernel of a page tells it, and tells the page whether the class has its answers."""

    def __init__(self, handler: Any, send: Callable[[Any, Message], None]) -> None:
        """
        Args:
            handler: of the page's socket.
            send: sends the page a message of one of the kernel's channels: its headers and what they are of.
        """
        self._handler = handler
        self._send = send
        self._telling: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._gone = False

    def hear(self, channel: Any, message: Message) -> None:
        """The kernel has told the page this."""
        content_at = _content_at(message)
        if not content_at or _MARK not in message[content_at] or class_now(self._handler) is None:
            return
        said = _answer_in(message[content_at])
        if said is not None:
            telling = asyncio.ensure_future(self._tell(said, channel, message, content_at))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    def close(self) -> None:
        """The page is gone: it is told nothing more, but the class still has what was heard."""
        self._gone = True

    async def _tell(self, said: dict[str, Any], channel: Any, message: Message, content_at: int) -> None:
        answer = said["data"]["content"]
        async with self._turn:  # in the order in which they were given
            taken = await self._is_taken(answer)
        if self._gone:
            return
        content = {"do": "taken" if taken else "untaken", "id": answer.get("id")}
        word = json.dumps({**said, "data": {**said["data"], "content": content}}).encode()
        self._send(channel, [*message[content_at - _HEADERS : content_at], word, *message[content_at + 1 :]])

    async def _is_taken(self, answer: dict[str, Any]) -> bool:
        """Whether the class has the answer now. Where it cannot have it the page sends it, and is told why not."""
        open_class = class_now(self._handler)
        # What the page could not send while the class was away goes before this.
        if open_class is None or open_class.was_away:
            return False
        try:
            if await is_teacher(self._handler):
                return False
            judged = sealed_judgement(answer)
            learner = await open_class.learner(self._device(open_class))
            if learner is None or judged is None:
                return False
            # It says no number: it counts for what all are asked where it is that very question.
            await take(open_class, learner, {**answer, "asked": None}, judged)
        except SaidError:
            return False
        except Exception:
            _log.exception("an answer could not be told to the class")
            return False
        return True

    def _device(self, open_class: OpenClass) -> str | None:
        """The secret by which the class knows the browser, which may have another than when it opened the socket."""
        if is_named(self._handler, open_class):
            return None
        visitor = str(getattr(self._handler.current_user, "username", ""))
        shown: str | None = self._handler.get_cookie(learner_cookie(self._handler))
        return open_class.devices.get(visitor, shown)


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
