"""What a replay's address asks for: which deals, by their names, and what of them is shown.

`?game=tolp&players=5&options=jokers:2,flying:2.3&deals=3&seed=7&step=4&view=0&ask=1`; what is as usual is left out, so
that `?seed=7` is the seventh deal of the game that a learner meets first. `?example=tolp-4`
is an annotated deal of the kit's own, `#record=…` a whole record.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tolva_teach.examples import EXAMPLES
from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.games.base import Game
from tolva_teach.play.playout import MOST_DEALS, PlayedName, usual_deals
from tolva_teach.play.profile import WrongOptionError, read_options
from tolva_teach.play.seeds import drawn_seed
from tolva_teach.records.messages import quoted
from tolva_teach.records.record import span
from tolva_teach.texts import game_name, join, option_name, sentence

OPEN = "open"
"""The view with everyone's cards."""

NAME_KEYS = ["game", "players", "options", "deals", "seed"]
"""What names the deals."""
EXAMPLE = "example"
"""The name of an annotated deal of the kit's own (`tolva_teach.examples`)."""

LINKED = "record"
"""The name of a whole record, which stands after the address's number sign (`tolva_teach.records.links`)."""

ENTRY_KEYS = [*NAME_KEYS, EXAMPLE, "own"]
"""Other deals are a new entry in the browser's history; another step of the same is not."""
YOU = "you"
"""The seat of whoever follows a match that they have played themselves: it is spoken to, as at their table."""
SHOWN_KEYS = ["step", "view", "ask", YOU]
"""What of them is shown, and how."""
ADDRESS_KEYS = [*ENTRY_KEYS, *SHOWN_KEYS]

GOOD_SEED = 7
"""Offered where a link has a seed that is none, and taken where it has none."""

YES = "1"
"""The value of what is either so or not: `own` for a record that was opened, `ask` for asking first."""

_SEED = re.compile(r"-?[0-9]{1,18}")
_WHOLE = re.compile(r"-?[0-9]+")
_NUMBER = re.compile(r"[0-9]{1,6}")


class BadNameError(ValueError):
    """An address that names no deals: what is wrong with it, and what would be right."""

    def __init__(self, code: str, said: str, good: PlayedName, **facts: Any) -> None:
        """
        Args:
            code: names the sentence `replay-bad-CODE`.
            said: what is wrong, as it stands there, a stranger's text.
            good: the nearest deals that there are.
            facts: what else the sentence speaks of.
        """
        super().__init__(f"{code}: {said!r}")
        self.code = code
        self.said = said
        self.good = good
        self.facts = facts

    def sentence(self, lang: str) -> str:
        """What is wrong, as a sentence; the stranger's text in it is quoted and short."""
        facts = {key: _fact(key, value, lang) for key, value in self.facts.items()}
        return sentence(lang, f"replay-bad-{self.code}", None, said=quoted(self.said), **facts)


def _fact(key: str, value: Any, lang: str) -> str | int:
    if key == "game":
        return game_name(value, lang, "in-text")
    if key == "option":
        return option_name(value, lang)
    if key == "known":
        return join([game_name(its, lang) if its in GAMES else its for its in value], lang)
    fact: str | int = value
    return fact


def read_name(values: Mapping[str, str]) -> PlayedName | None:
    """The deals that an address names; None where it names none.

    Args:
        values: the address, a stranger's text.

    Raises:
        BadNameError: at the first thing that is wrong.
    """
    if not any(values.get(key) for key in NAME_KEYS):
        return None
    seed = _seed(values.get("seed", ""))
    good = PlayedName(GOOD_SEED if seed is None else seed)
    game = values.get("game") or FIRST_GAME.name
    if game not in GAMES:
        raise BadNameError("game", game, good, known=tuple(GAMES))
    name = _with_players(game, values.get("players", ""), good.seed)
    rules = name.rules
    name = PlayedName.of(game, name.seed, name.players, _options(rules, values.get("options", ""), name))
    name = _with_deals(name, values.get("deals", ""))
    if seed is None:
        said = values["seed"]
        raise BadNameError("large-seed" if _WHOLE.fullmatch(said) else "seed", said, name)
    return name


def read_example(values: Mapping[str, str]) -> str:
    """The name of the example that an address asks for; empty where it asks for none.

    Raises:
        BadNameError: there is none of this name.
    """
    name = values.get(EXAMPLE, "")
    if name and name not in EXAMPLES:
        raise BadNameError(EXAMPLE, name, PlayedName(GOOD_SEED), known=tuple(EXAMPLES))
    return name


def written_name(name: PlayedName) -> dict[str, str]:
    """The name as an address writes it; what is as usual is empty, but for the seed."""
    rules = name.rules
    return {
        "game": "" if name.game == FIRST_GAME.name else name.game,
        "players": "" if name.players == rules.usual_players else str(name.players),
        "options": ",".join(f"{key}:{rules.options_known[key].written(value)}" for key, value in name.options.items()),
        "deals": "" if name.deals == usual_deals(rules) else str(name.deals),
        "seed": str(name.seed),
    }


def with_drawn_seed(name: PlayedName) -> PlayedName:
    """The name with another seed, drawn by chance."""
    return replace(name, seed=drawn_seed(other_than=name.seed))


def link_to(name: PlayedName) -> str:
    """The link from the page to these deals."""
    return "?" + "&".join(f"{key}={value}" for key, value in written_name(name).items() if value)


@dataclass(frozen=True)
class Shown:
    """What of its deals an address shows."""

    own: bool
    """Whether it is of a record that was opened, which only the browser that opened it has."""
    step: int | None
    view: str | None
    ask: bool
    wrong: dict[str, str]
    """What it asks for wrongly, by key, as it was written."""
    you: int | None = None
    """Whose match it was; None for anybody's. One that is no seat is nobody's, which takes nothing away."""


def read_shown(values: Mapping[str, str]) -> Shown:
    """What of its deals an address shows, checked for what can be known without them."""
    step, view = values.get("step", ""), values.get("view", "")
    right = {"step": bool(_NUMBER.fullmatch(step)), "view": view == OPEN or bool(_NUMBER.fullmatch(view))}
    return Shown(
        values.get("own") == YES,
        int(step) if right["step"] else None,
        view if right["view"] else None,
        values.get("ask") == YES,
        {key: values[key] for key in right if values.get(key) and not right[key]},
        int(values[YOU]) if _NUMBER.fullmatch(values.get(YOU, "")) else None,
    )


def _seed(text: str) -> int | None:
    """The seed; a good one where the address has none, None where it is none."""
    if not text:
        return GOOD_SEED
    return int(text) if _SEED.fullmatch(text) else None


def _with_players(game: str, text: str, seed: int) -> PlayedName:
    seats, usual = GAMES[game].seats, PlayedName.of(game, seed)
    if not text:
        return usual
    if not _NUMBER.fullmatch(text) or int(text) not in seats:
        raise BadNameError("players", text, usual, game=game, seats=span(seats))
    return PlayedName.of(game, seed, int(text))


def _options(rules: Game[Any], text: str, good: PlayedName) -> dict[str, Any]:
    """The variants that `jokers:2,flying:2.3` writes."""
    options = rules.options_known
    try:
        return read_options(options, text)
    except WrongOptionError as wrong:
        if wrong.said is None:
            facts = {"game": rules.name, "known": tuple(options) or ("–",)}
            raise BadNameError("option", wrong.key, good, **facts) from None
        option = options[wrong.key]
        known: Sequence[str] = [written for its in option.usual() if (written := option.written(its))]
        facts = {"game": rules.name, "option": wrong.key, "known": known}
        raise BadNameError("option-value", wrong.said, good, **facts) from None


def _with_deals(name: PlayedName, text: str) -> PlayedName:
    if not text:
        return name
    if not _NUMBER.fullmatch(text) or not 1 <= int(text) <= MOST_DEALS:
        raise BadNameError("deals", text, name, most=MOST_DEALS)
    return replace(name, deals=int(text))
