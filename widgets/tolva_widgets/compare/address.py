"""What the address of the page that compares forms asks for: an option at another value, and the deals to see it in.

`?game=tolp&players=5&option=jokers&value=2&seed=7`, and where they are not as usual `options=…` for the variants that
both forms have and `deals=…`, as in a replay's address. What is left out is chosen so that there is something to see.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tolva_teach.compare.comparison import Forms
from tolva_teach.compare.distinguishing import distinguishing_deals, first_forms, needed
from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.play.playout import MOST_DEALS, PlayedName
from tolva_widgets.replay.address import NAME_KEYS, BadNameError, read_name, written_name

FORMS_KEYS = ["game", "players", "option", "value", "options", "deals", "seed"]


class BadFormsError(ValueError):
    """An address that names no forms to compare: what is wrong with it, and what would be right."""

    def __init__(self, bad: BadNameError, good: Forms) -> None:
        super().__init__(str(bad))
        self.bad = bad
        self.good = good


def read_forms(values: Mapping[str, str]) -> Forms | None:
    """The forms that an address names; None where it names none.

    Args:
        values: the address, a stranger's text.

    Raises:
        BadFormsError: at the first thing that is wrong.
    """
    if not any(values.get(key) for key in FORMS_KEYS):
        return None
    game = values.get("game") or FIRST_GAME.name
    try:
        name = read_name({key: values.get(key, "") for key in NAME_KEYS} | {"game": game})
        assert name is not None  # it has a game
        option, value = _option(name, values.get("option", ""), values.get("value", ""))
    except BadNameError as bad:
        raise BadFormsError(bad, _nearest(bad.good, values.get("option", ""))) from None
    players = name.players if values.get("players") else None
    forms = first_forms(game, option, value, players)
    options = dict(name.options) or dict(needed(game, option))
    deals = name.deals if values.get("deals") else forms.name.deals
    seed = name.seed if values.get("seed") else forms.name.seed
    return replace(forms, name=PlayedName.of(game, seed, forms.name.players, options, deals))


def written_forms(forms: Forms) -> dict[str, str]:
    """The forms as an address writes them; what is as usual is empty, but for the option, its value and the seed."""
    name = forms.name
    base = {key: value for key, value in name.options.items() if key != forms.option}
    plain = PlayedName.of(name.game, name.seed, name.players, {} if base == needed(name.game, forms.option) else base)
    known = distinguishing_deals(name.game, name.players, forms.option, forms.value)
    return {
        **written_name(plain),
        "game": name.game,
        "players": str(name.players),
        "deals": "" if name.deals == (known.deals if known else 1) else str(name.deals),
        "option": forms.option,
        "value": name.rules.options_known[forms.option].written(forms.value),
    }


def link_to_forms(forms: Forms) -> str:
    """The link from the page to this comparison."""
    values = written_forms(forms)
    return "?" + "&".join(f"{key}={values[key]}" for key in FORMS_KEYS if values[key])


def link_to_option(game: str, option: str, value: Any) -> str:
    """The link from the page to the first deal to see an option by."""
    return f"?game={game}&option={option}&value={GAMES[game].options_known[option].written(value)}"


def link_from_deals(name: PlayedName) -> str:
    """The link from the page to the same deals: with their own variant as usual, or with another."""
    values = {**written_name(name), "game": name.game}
    return "?" + "&".join(f"{key}={value}" for key, value in values.items() if value)


def other_values(game: str, option: str) -> list[Any]:
    """The values that an option often has instead of the usual one."""
    return list(GAMES[game].options_known[option].usual()[1:])


def first_option(game: str, players: int) -> str:
    """The option to begin with: of those by which deals end otherwise the one that shows in the fewest; if none does,
    of all."""

    def rank(option: str) -> tuple[bool, int]:
        row = distinguishing_deals(game, players, option, other_values(game, option)[0])
        return (not row.ends_apart, row.deals) if row else (True, MOST_DEALS)

    return min(GAMES[game].options_known, key=rank)


def _option(name: PlayedName, key: str, said: str) -> tuple[str, Any]:
    """The option and its value; the first there are where the address names none.

    Raises:
        BadNameError: the game has no such option, or it cannot have that value, or has it anyway.
    """
    known = name.rules.options_known
    if not key and name.options:
        return next(iter(name.options.items()))
    key = key or first_option(name.game, name.players)
    if key not in known:
        raise BadNameError("option", key, name, game=name.game, known=tuple(known))
    option = known[key]
    value = option.read(said) if said else other_values(name.game, key)[0]
    if not option.accepts(value):
        written = [its for value in option.usual() if (its := option.written(value))]
        raise BadNameError("option-value", said, name, game=name.game, option=key, known=written)
    if value == option.default:
        raise BadNameError("option-usual", said, name, game=name.game, option=key)
    return key, value


def _nearest(name: PlayedName, key: str) -> Forms:
    """A comparison that there is, of the same game and where there is one of the same option."""
    key = key if key in GAMES[name.game].options_known else first_option(name.game, name.players)
    return first_forms(name.game, key, other_values(name.game, key)[0], name.players)
