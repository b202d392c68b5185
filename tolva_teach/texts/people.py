"""What people at a table are called where no record says it: the same in every language, on every page."""

from collections.abc import Sequence

PLAYERS = (
    *("Astrid", "Birger", "Cilla", "David", "Elsa", "Folke", "Greta", "Hugo", "Ingrid", "Johan"),
    *("Karin", "Lars", "Maja", "Nils", "Olga", "Per", "Rut", "Sven", "Tora", "Ulf"),
)
"""By seat: as many as any game takes, in the order of their first letters."""


def around(you: int | None, parties: Sequence[int]) -> tuple[str, ...]:
    """What the seats are called to somebody who is asked about a table.

    They themselves have no name, and neither has a partner: "your partner" says more, for what a partner does is what
    rules speak of.

    >>> around(0, (0, 1, 0, 1))
    ('', 'Birger', '', 'David')
    """
    yours = None if you is None else parties[you]
    return tuple("" if party == yours else PLAYERS[seat] for seat, party in enumerate(parties))
