"""Receipts that have come home, as rows of the same tables that a class has."""

from collections.abc import Iterator

from tolva_widgets.quiz.receipt import Receipt, ReceiptError, read_all

from .storage.values import Answer, Learner
from .tables import ClassTables


class Homework:
    """The receipts that a teacher has pasted or dropped."""

    def __init__(self) -> None:
        self.tables = ClassTables()
        self.senders: dict[str, Learner] = {}
        """Who has sent receipts: all with one name are one, and each without a name is one."""
        self.faults: tuple[ReceiptError, ...] = ()
        """What could not be read of what was added last."""
        self.added = self.again = 0
        """How many receipts were new of what was added last, and how many had come before."""
        self._known: set[Receipt] = set()
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
            self._known.add(receipt.key)
            self.tables.take(self._answers(receipt, self._sender(receipt, nameless)))

    def _sender(self, receipt: Receipt, nameless: str) -> Learner:
        number = len(self._known)
        who = f"name {receipt.who}" if receipt.who else f"receipt {number}"
        if who not in self.senders:
            name, at = receipt.who or f"{nameless} {number}", float(receipt.at)
            self.senders[who] = Learner(len(self.senders) + 1, name, None, False, at, at, "", 0, None)
        return self.senders[who]

    def _answers(self, receipt: Receipt, sender: Learner) -> Iterator[Answer]:
        for its in receipt.judged():
            self._answers_so_far += 1
            number, at = self._answers_so_far, float(receipt.at)
            yield Answer(number, sender.id, its.question, its.choice, its.right, its.met, its.broken, at, None)
