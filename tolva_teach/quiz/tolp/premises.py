"""What one must know of a round of Tölp that nothing on the table shows."""

from collections.abc import Iterator

from tolva_teach.games.base import Game
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.lays import strength
from tolva_teach.texts import Speaker, say


def variants(game: Game[TolpView], speaker: Speaker) -> Iterator[str]:
    """Which cards fly, where some do."""
    ranks = tuple(sorted(game.options["flying"], key=lambda of: strength(of, turned=False)))
    if ranks or game.options["jokers"]:
        yield say("did-flying-tolp-flying", {"ranks": ranks or None, "count": game.options["jokers"]}, speaker)
