"""What a table has agreed on: its game's house rules, those that differ from the book first, and room for names."""

from typing import Any

from htpy import Element, b, div, h1, h2, li, p, span, table, tbody, td, th, tr, ul

from tolva_teach.games.base import Game
from tolva_teach.texts import game_name, option_name, option_value, rule, sentence
from tolva_widgets.handouts import paper

_LINES = 6


class Agreement:
    """The sheet of a game with its options, to be signed and laid beside the cards."""

    def __init__(self, game: Game[Any], lang: str, called: str = "") -> None:
        """
        Args:
            game: what is played, with its options.
            lang: the language.
            called: what those who play call their house rules.
        """
        self._game, self._lang, self._called = game, lang, called

    @property
    def title(self) -> str:
        """What the sheet is called."""
        named = game_name(self._game.name, self._lang)
        game = sentence(self._lang, "replay-game-for", None, game=named, count=self._game.players)
        agreed = self._say("agreed", game=game)
        return f"{self._called} – {agreed}" if self._called else agreed

    def page(self) -> Element:
        """The sheet."""
        ours = self._game.variants
        other = [self._otherwise(key, value) for key, value in ours.items()]
        usual = [self._usual(key, value) for key, value in self._game.options.items() if key not in ours]
        names = [span(".tolva-handout-blank")[self._say("name")] for _ in range(self._game.players)]
        return paper.page(
            h1[self.title],
            [h2[self._say("otherwise")], ul(".tolva-handout-agreed")[other]] if other else p[self._say("as-in-book")],
            [h2[self._say("by-the-book")], table(".tolva-handout-usual")[tbody[usual]]] if usual else None,
            h2[self._say("more-agreed")],
            paper.lines(_LINES),
            div(".tolva-handout-signed")[names],
        )

    def _otherwise(self, key: str, value: Any) -> Element:
        """What one plays otherwise, with the rule that tells of it."""
        told = rule(self._lang, self._game.option_rule(key, value))
        return li[p[b[self._named(key, value)]], p[told.text]]

    def _named(self, key: str, value: Any) -> str:
        name = option_name(key, self._lang)
        return name if isinstance(value, bool) else f"{name}: {option_value(key, value, self._lang)}"

    def _usual(self, key: str, value: Any) -> Element:
        told = (
            self._say("yes-word" if value else "no-word")
            if isinstance(value, bool)
            else option_value(key, value, self._lang)
        )
        return tr[th(scope="row")[option_name(key, self._lang)], td[told]]

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self._lang, f"handouts-{key}", None, **facts)
