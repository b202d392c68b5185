"""Two forms of a game side by side, without any widget: what is compared, and where what is chosen leads."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tolva_teach.compare.comparison import Comparison, Forms, Side, compare
from tolva_teach.compare.distinguishing import (
    DistinguishingDeals,
    distinguishing_deals,
    distinguishing_players,
    first_forms,
)
from tolva_teach.games import GAMES
from tolva_widgets.compare.address import (
    BadFormsError,
    first_option,
    other_values,
    read_forms,
    written_forms,
)
from tolva_widgets.replay.sources import with_players


class CompareSession:
    """One person's way through forms.

    >>> session = CompareSession(first_forms("bondtolva", "scoring", "exact-12"))
    >>> session.comparison.matters
    True
    """

    def __init__(self, forms: Forms) -> None:
        self._given = forms
        self.problem: BadFormsError | None = None
        """What was wrong with the link that led here; None where it was sound."""
        self.show(forms)

    def show(self, forms: Forms) -> None:
        """Compares these."""
        self.problem = None
        self.forms = forms
        found = compare(forms)
        usual, other = (replace(side, record=with_players(side.record)) for side in found.sides)
        self.comparison: Comparison = replace(found, sides=(usual, other))
        """What came of it, with the examples' players at both tables."""

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both forms' records."""
        return self.comparison.sides

    @property
    def known(self) -> DistinguishingDeals | None:
        """The deals in which it is known to make a difference."""
        forms = self.forms
        return distinguishing_deals(forms.name.game, forms.name.players, forms.option, forms.value)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of players for which there is something to see, and the one that is shown."""
        name = self.forms.name
        return tuple(sorted({*distinguishing_players(name.game, self.forms.option, self.forms.value), name.players}))

    def another(self) -> None:
        """The next deal in which it makes a difference; where none is known, the next there is."""
        forms = self.problem.good if self.problem else self.forms
        name, known = forms.name, self.known
        if self.problem is None:
            later = known.after(name.seed) if known else name.seed
            forms = replace(forms, name=replace(name, seed=name.seed + 1 if later == name.seed else later))
        self.show(forms)

    def choose(self, changed: str, value: Any) -> None:
        """Another game, number of players, option or value: with a deal in which it makes a difference."""
        forms, name = self.forms, self.forms.name
        if changed == "game":
            self._first(value, first_option(value, GAMES[value].usual_players), None, None)
        elif changed == "players":
            self._first(name.game, forms.option, forms.value, value)
        elif changed == "option":
            self._first(name.game, value, None, name.players)
        else:
            self._first(name.game, forms.option, value, name.players)

    def _first(self, game: str, option: str, value: Any, players: int | None) -> None:
        """The first deal to see the option by, for as many players if it can be seen for so many."""
        value = other_values(game, option)[0] if value is None else value
        known = distinguishing_players(game, option, value)
        self.show(first_forms(game, option, value, players if players in known or not known else None))

    @property
    def address(self) -> dict[str, str]:
        """The address that leads here."""
        return {key: value for key, value in written_forms(self.forms).items() if value}

    def take_address(self, values: Mapping[str, str]) -> None:
        """Compares what the page's address names; what it names wrongly becomes the `problem`."""
        try:
            forms = read_forms(values)
        except BadFormsError as bad:
            if bad.good != self.forms:
                self.show(bad.good)  # what is offered is what the choices begin with
            self.problem = bad
        else:
            if forms is None:
                forms = self._given
            if self.problem is not None or forms != self.forms:
                self.show(forms)
