"""Receipts that have come home, as rows of the same results that a class has."""

from collections.abc import Iterator, Mapping
from itertools import accumulate, count

from tolva_widgets.quiz.receipt import Asked, Receipt, ReceiptError, read_all, written

from .results.class_results import ClassResults
from .storage.values import Answer, Learner

_NAMELESS = "- "
"""So the key of a sender without a name begins; that of another with how many of the name have come before, and this
one."""
MOST_KEPT = 400_000
"""So many characters of receipts the browser's tab is given to keep: a thousand of them, and a message that a page may
send."""


class Homework:
    """The receipts that a teacher has pasted or dropped."""

    def __init__(self) -> None:
        self.results = ClassResults()
        self.senders: dict[str, Learner] = {}
        """Who has sent receipts: all with one name are one, unless they answer a question differently, and each without
        a name is one."""
        self.faults: tuple[ReceiptError, ...] = ()
        """What could not be read of what was added last."""
        self.added = self.again = 0
        """How many receipts were new of what was added last, and how many had come before."""
        self.receipts: dict[int, list[Receipt]] = {}
        """The receipts of each sender, by the id of their row."""
        self.asks_to_clear = False
        self.is_kept = False
        """Whether the browser's tab keeps them."""
        self.lacks_room = False
        """Whether the browser's tab has not kept all of them."""
        self._known: dict[Receipt, Receipt] = {}
        """Those that have come, by what two of the same answers have in common, in the order in which they came."""
        self._kept = 0, ""
        """How many there were when they were written last, and what was written."""
        self._given: dict[str, dict[Asked, tuple[str, ...]]] = {}
        """What each sender has answered to each question."""
        self._answers_so_far = 0

    def __len__(self) -> int:
        return len(self._known)

    def add(self, text: str, nameless: str) -> None:
        """Adds all receipts of a text; what cannot be read is set aside.

        Args:
            text: what was pasted, a stranger's.
            nameless: what a sender without a name is called, before their number.
        """
        pasted = read_all(text)
        self.faults = pasted.faults
        new = [receipt for receipt in pasted.receipts if receipt.key not in self._known]
        self.added, self.again = len(new), len(pasted.receipts) - len(new)
        for receipt in new:
            self._known[receipt.key] = receipt
            who = self._who(receipt)
            sender = self._sender(who, float(receipt.at), nameless)
            self.receipts.setdefault(sender.id, []).append(receipt)
            self.results.take(self._answers(self._take_new(who, receipt), sender))

    def take_kept(self, text: str, nameless: str) -> None:
        """Adds those that the browser's tab has kept, a stranger's text; nothing is said of them."""
        self.add(text[:MOST_KEPT], nameless)
        self.faults, self.added, self.again = (), 0, 0

    @property
    def kept(self) -> str:
        """The receipts as a text that the browser's tab keeps; it is noted where not all of them have room."""
        if self._kept[0] != len(self):
            texts = [f"{written(receipt)}\n" for receipt in self._known.values()]
            fitting = [text for text, end in zip(texts, accumulate(map(len, texts)), strict=True) if end <= MOST_KEPT]
            self.lacks_room = len(fitting) < len(texts)
            self._kept = len(texts), "".join(fitting)
        return self._kept[1]

    @property
    def names_apart(self) -> list[str]:
        """The names under which two have sent, as far as their answers tell."""
        again = {who.partition(" ")[2] for who in self.senders if not who.startswith(("1 ", _NAMELESS))}
        return sorted(again, key=str.casefold)

    def _sender(self, who: str, at: float, nameless: str) -> Learner:
        if who not in self.senders:
            place, _, called = who.partition(" ")
            name = {"-": f"{nameless} {called}", "1": called}.get(place, f"{called} ({place})")
            self.senders[who] = Learner(len(self.senders) + 1, name, None, False, at, at, "", 0, None)
        return self.senders[who]

    def _take_new(self, who: str, receipt: Receipt) -> Receipt:
        """The receipt without what its sender has given before: who sends one early and another when all is done has
        answered each question once."""
        given = self._given.setdefault(who, {})
        new = tuple(its for its in receipt.answers if its.asked not in given)
        given.update({its.asked: its.picked for its in new})
        return receipt._replace(answers=new)

    def _who(self, receipt: Receipt) -> str:
        """Who has sent it: the first of this name who has not answered one of its questions differently, as only two
        people, or one who has begun anew, would have."""
        if not receipt.who:
            return f"{_NAMELESS}{len(self._known)}"
        of_name = (f"{place} {receipt.who}" for place in count(1))
        return next(who for who in of_name if self._agrees(self._given.get(who, {}), receipt))

    @staticmethod
    def _agrees(given: Mapping[Asked, tuple[str, ...]], receipt: Receipt) -> bool:
        return all(given.get(its.asked, its.picked) == its.picked for its in receipt.answers)

    def _answers(self, receipt: Receipt, sender: Learner) -> Iterator[Answer]:
        for its in receipt.judged():
            self._answers_so_far += 1
            number, at = self._answers_so_far, float(receipt.at)
            yield Answer(
                number, sender.id, its.question, its.choice, its.right, its.met, its.broken, at, None, its.missed
            )
