"""Stands for psygnal in a page's Python. anywidget has signals for front ends that change while they are shown: here
none does."""


class Signal:
    """A signal that nobody emits."""

    def __init__(self, *_types: object) -> None: ...
