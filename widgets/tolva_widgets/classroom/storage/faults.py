"""What can be wrong with a class or with what somebody sends to it, to be said in either language."""

from tolva_teach.quiz.faults import SaidError


class StoreFault(SaidError):  # noqa: N818  # it is a fault of a place, not of who uses it
    """The store of a class cannot be used: there is none, it is damaged, it is locked, or its disk is full."""

    def __init__(self, code: str, **facts: str | int) -> None:
        """
        Args:
            code: names the sentence `class-store-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"class-store-{code}", **facts)
        self.code = code


class NotTakenError(SaidError):
    """The class does not take what was sent to it; nothing has been changed."""

    def __init__(self, code: str, **facts: str | int) -> None:
        """
        Args:
            code: names the sentence `class-not-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"class-not-{code}", **facts)
        self.code = code
