"""How much of a terminal one kernel may fill: what a stranger's page sends to it can be wrong a thousand times."""

import logging

_MOST = 3


class FewLines(logging.Filter):
    """Lets a few records pass, and says with the last of them that no more are shown."""

    def __init__(self, most: int = _MOST) -> None:
        """
        Args:
            most: how many pass.
        """
        super().__init__()
        self._left = most

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is one of the first."""
        self._left -= 1
        if self._left == 0:
            record.msg, record.args = f"{record.getMessage()} (what else this kernel logs is not shown)", ()
        return self._left >= 0
