"""What lessons show besides a cell's last value stands in the page already; here it is let go."""


class _Shown:
    """What a cell ends with, to be shown: made into the page when that was made."""

    def __init__(self, *_data: object, **_options: object) -> None: ...


class HTML(_Shown):
    """HTML."""


class Markdown(_Shown):
    """Text."""


class SVG(_Shown):
    """A picture."""


class Image(_Shown):
    """A picture."""


def display(*_objects: object, **_options: object) -> None:
    """Shows nothing more: see above."""


def clear_output(wait: bool = False) -> None:
    """There is nothing to be cleared."""
