"""A picture that a notebook shows when it runs and does not store."""

from tolva_teach.picture import Still
from tolva_widgets.base.html_page import Html


class Picture(Html):
    """A picture of which the notebook's file keeps the words alone, where the file has enough of pictures.

    >>> from tolva_teach.quiz.tricks import picture
    >>> Picture(picture("HK H7", lang="en"))
    No card has been played to the trick. On lead: you. ... You, cards in hand: king of hearts, seven of hearts.
    """

    def __init__(self, still: Still) -> None:
        """
        Args:
            still: as `tolva_teach.picture.still` and `tolva_teach.quiz.tricks.picture` give it, which are stored.
        """
        self._still = still

    def html(self) -> str:
        return self._still.html

    def __repr__(self) -> str:
        return self._still.words
