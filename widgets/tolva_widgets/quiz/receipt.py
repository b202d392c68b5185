"""A receipt: what somebody answered to questions in a row or in a lesson, as a text that they send to their teacher.

It holds the questions' names and what was picked, no verdicts: whoever reads it judges it anew. A checksum tells
whether it has come whole. Anybody can make one, so it proves nothing, and whoever shows one says so.
"""

import json
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from tolva_teach.quiz import QuestionName, Round
from tolva_teach.quiz.judged import Judged, judge, read_only
from tolva_teach.records.links import packed_text, unpacked
from tolva_teach.records.record import RecordFault
from tolva_teach.texts.marks import named

NAME_LENGTH = 40
"""The most characters of a name that one types."""

FORMAT: Final = "tolva-receipt/2"

BEGINS = "tolva-receipt:"
"""What a receipt begins with, so that it is found in whatever it was sent in."""

IN_LINK = "receipt"
"""By this name a receipt stands after the number sign in the address of the class's page."""

ENDING = ".tolva-receipt.txt"
"""What its file's name ends in."""

MOST_ANSWERS = 50
_PAGE_LENGTH = 500
_CODE_LENGTH = 8_000
TEXT_LENGTH = 20_000_000
"""So much is read of what is pasted or dropped at once: a term's letters with all that is fastened to them."""
MOST_RECEIPTS = 500

_CODE = re.compile(rf"{BEGINS}\s*([A-Za-z0-9_-]+?)(?={BEGINS}|[^A-Za-z0-9_-]|$)")
"""The next one may follow without a space."""
_SHOWN = 60
_LATEST = 2**37
"""Later a receipt cannot say that it was made, in seconds since 1970: calendars end in the year 9999."""
FILE_LINE = "tolva-file: "
"""So a line begins that says in which file the receipts after it are; `classroom/teacher_view.js` has it too."""
_FILE = re.compile(rf"^{FILE_LINE}(.{{1,120}})$", re.MULTILINE)


class ReceiptError(ValueError):
    """A text that is no receipt that can be read; `code` names the sentence."""

    def __init__(self, code: str, said: str) -> None:
        """
        Args:
            code: `damaged`: it has not come whole; `foreign`: it is none; `unknown`: it speaks of questions that
                there are not here; `many`: there were more than are read; `long`: the text was, and its end is unread.
            said: the beginning of it, a stranger's text.
        """
        super().__init__(code)
        self.code, self.said = code, said[:_SHOWN]
        self.file = ""
        """The file that it is in, where that is known: a stranger's text."""
        self.place = self.count = 0
        """Which receipt of the text it is, from 1, and of how many; 0 where it is none."""


class Given(NamedTuple):
    """What was first picked in answer to a question."""

    name: QuestionName
    picked: tuple[str, ...]
    """Nothing where the answer was shown to who gave up."""
    only: tuple[str, ...] = ()
    """The verbs of the decisions that were offered, where a lesson's level offered no others."""

    @property
    def asked(self) -> "Asked":
        """What was answered."""
        return self.name, self.only


Asked: TypeAlias = tuple[QuestionName, tuple[str, ...]]
"""A question, and the verbs to which a level narrowed it."""


class Receipt(NamedTuple):
    """What was answered to questions."""

    who: str
    """What the learner has called themselves; may be empty."""
    at: int
    """When it was made, in seconds since 1970, by the clock of the computer that runs the page's Python: the server's,
    or on a site of files the learner's own."""
    answers: tuple[Given, ...]

    @property
    def key(self) -> "Receipt":
        """What two receipts that were made of the same answers have in common. Of those without a name only one that is
        the very same is from the same learner."""
        return self._replace(at=0) if self.who else self

    def judged(self) -> Iterator[Judged]:
        """What each answer is worth."""
        for name, picked, only in self.answers:
            yield judge(str(name), picked, only, gives_up=True)


def receipt_of(answers: Iterable[Given], who: str, at: float) -> Receipt:
    """The receipt of what has been answered."""
    return Receipt(clean_name(who), int(at), tuple(answers)[:MOST_ANSWERS])


def answers_in(row: Round) -> Iterator[Given]:
    """What has been answered to questions in a row."""
    for name, answer in row.answers.items():
        yield Given(name, answer.picked)


def clean_name(typed: str) -> str:
    """A name as it is kept: on one line, without signs that are not seen or turn the writing round, without piled
    accents, not too long."""
    return named(typed, NAME_LENGTH)


def written(receipt: Receipt) -> str:
    """The receipt as a text."""
    kept = {
        "format": FORMAT,
        "who": receipt.who,
        "at": receipt.at,
        "answers": [_as_list(given) for given in receipt.answers],
    }
    return BEGINS + packed_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False))


def _as_list(given: Given) -> list[Any]:
    narrowed = [list(given.only)] if given.only else []
    return [str(given.name), list(given.picked), *narrowed]


def link_to(page: object, receipt: str) -> str:
    """The link that opens a page with this receipt; empty where that is no page's address.

    >>> link_to("https://x.example/en/class.html", "tolva-receipt:1abc")
    'https://x.example/en/class.html#receipt=tolva-receipt:1abc'
    """
    is_page = isinstance(page, str) and page.startswith(("http://", "https://")) and len(page) <= _PAGE_LENGTH
    return f"{page}#{IN_LINK}={receipt}" if is_page and "#" not in str(page) else ""


def read_receipt(text: str) -> Receipt:
    """The receipt that was written so.

    Raises:
        ReceiptError: it has been damaged, is none, or is about questions that there are not.
    """
    code = text.strip().removeprefix(BEGINS).strip()
    if len(code) > _CODE_LENGTH:
        raise ReceiptError("foreign", text)
    try:
        kept = json.loads(unpacked(code))
    except (RecordFault, ValueError, RecursionError):
        raise ReceiptError("damaged", text) from None
    try:
        return _checked(kept)
    except (ValueError, TypeError, LookupError, AttributeError):
        raise ReceiptError("unknown", text) from None


def _checked(kept: Any) -> Receipt:
    """
    Raises:
        ValueError, TypeError, LookupError, AttributeError: it is no receipt of questions that there are.
    """
    if not isinstance(kept, Mapping) or set(kept) != {"format", "who", "at", "answers"} or kept["format"] != FORMAT:
        raise ValueError("no receipt")
    who, at, answers = kept["who"], kept["at"], kept["answers"]
    if type(who) is not str or type(at) is not int or not 0 <= at < _LATEST or not isinstance(answers, Sequence):
        raise ValueError("no receipt")
    if not 0 < len(answers) <= MOST_ANSWERS:
        raise ValueError("not as many answers as a row has")
    given = tuple(_given(*answer) for answer in answers)
    if len({its.asked for its in given}) != len(given):
        raise ValueError("a question twice")
    return Receipt(clean_name(who), at, given)


def _given(name: object, picked: object, only: object = ()) -> Given:
    """
    Raises:
        NotAskedOrOfferedError: there is no such question, or it does not offer this.
    """
    its = judge(name, picked, only, gives_up=True)
    return Given(QuestionName.read(its.question), its.choice, tuple(sorted(read_only(only))))


class Pasted(NamedTuple):
    """What was found in a text with receipts."""

    receipts: tuple[Receipt, ...]
    """Each once."""
    faults: tuple[ReceiptError, ...]
    """What could not be read, set aside."""


def read_all(text: str) -> Pasted:
    """All receipts in a text, such as several letters one after the other; what else stands there is passed over.

    Lines that have no receipt at all are told of where nothing in the text is one.
    """
    codes = _codes(text[:TEXT_LENGTH])
    faults: list[ReceiptError] = []
    if len(codes) > MOST_RECEIPTS:
        faults.append(ReceiptError("many", [*codes][MOST_RECEIPTS]))
    if len(text) > TEXT_LENGTH:
        faults.append(ReceiptError("long", text[TEXT_LENGTH : TEXT_LENGTH + _SHOWN].strip()))
    elif not codes and text.strip():
        faults.append(_foreign(text))
    return Pasted(tuple(_read(dict(islice(codes.items(), MOST_RECEIPTS)), faults)), tuple(faults))


def _foreign(text: str) -> ReceiptError:
    """A text in which there is no receipt, in whichever file it begins."""
    fault, file = ReceiptError("foreign", _FILE.sub("", text).strip()), _FILE.search(text)
    fault.file = file[1] if file else ""
    return fault


def _codes(text: str) -> dict[str, str]:
    """The receipts in a text, each once, with the file that it is in; empty where that is not said."""
    files = [(line.start(), line[1]) for line in _FILE.finditer(text)]
    starts = [start for start, _ in files]
    found: dict[str, str] = {}
    for code in _CODE.finditer(text):
        place = bisect_right(starts, code.start())
        found.setdefault(code[1], files[place - 1][1] if place else "")
    return found


def _read(codes: Mapping[str, str], faults: list[ReceiptError]) -> Iterator[Receipt]:
    seen: set[Receipt] = set()
    for place, (code, file) in enumerate(codes.items(), start=1):
        try:
            receipt = read_receipt(code)
        except ReceiptError as fault:
            fault.file, fault.place, fault.count = file, place, len(codes)
            faults.append(fault)
            continue
        if receipt.key not in seen:
            seen.add(receipt.key)
            yield receipt
