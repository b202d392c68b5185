"""Which game a replay shows, for how many, with which variants and how many deals: as a page offers it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tolva_teach.examples import EXAMPLES
from tolva_teach.games import GAMES
from tolva_teach.games.options import Option
from tolva_teach.play.playout import MOST_DEALS, PlayedName
from tolva_teach.texts import game_name, has_sentence, option_name, option_value, sentence
from tolva_widgets.replay.address import EXAMPLE
from tolva_widgets.replay.session import ReplaySession

_DEALS = (1, 2, 3, 5, 10, MOST_DEALS)
_TICKED = "yes"
"""The value of a box that is ticked (`Page.choices`)."""


def choices(name: PlayedName, lang: str) -> list[dict[str, Any]]:
    """What can be chosen, as `Page.choices`; what leaves no choice is left out."""
    rules = name.rules
    numbers = [[str(players), str(players)] for players in rules.seats]
    deals = [[str(count), str(count)] for count in sorted({*_DEALS, name.deals})]
    offered = [
        _choice("game", sentence(lang, "replay-game"), [[game, game_name(game, lang)] for game in GAMES]),
        _choice("players", sentence(lang, "replay-players"), numbers),
        _choice("deals", sentence(lang, _deals_key(name.game, lang)), deals),
        *(_option(key, option, rules.options[key], lang) for key, option in rules.options_known.items()),
    ]
    return [choice for choice in offered if len(choice["options"]) > 1]


def examples(lang: str) -> dict[str, Any]:
    """The annotated deals that can be shown, as one of `Page.choices`; the empty value is no example."""
    named = [[name, title(of, lang)] for name, of in EXAMPLES.items()]
    return _choice(EXAMPLE, sentence(lang, "replay-example"), [["", sentence(lang, "replay-example-none")], *named])


def chosen(name: PlayedName, lang: str) -> dict[str, str]:
    """What is chosen of each, as `Page.chosen`."""
    rules = name.rules
    values = {"game": name.game, "players": str(name.players), "deals": str(name.deals)}
    values |= {key: written_value(option, rules.options[key]) for key, option in rules.options_known.items()}
    return {choice["name"]: values[choice["name"]] for choice in choices(name, lang)}


def take(session: ReplaySession, wanted: Mapping[str, str]) -> None:
    """Shows what was chosen: the first that is another than what is shown."""
    name, example = session.named_like_it, wanted.get(EXAMPLE, "")
    if example and example != session.example:
        session.load_example(example)
    elif name is not None and (other := picked(name, wanted, session.lang)) != name:
        session.load(other)


def picked(name: PlayedName, wanted: Mapping[str, str], lang: str) -> PlayedName:
    """The name with what was chosen: the first that is another than in the name."""
    now = chosen(name, lang)
    changed = next((key for key in now if wanted.get(key, now[key]) != now[key]), "")
    value, known = wanted.get(changed, ""), name.rules.options_known
    if changed in known:
        return name.with_option(changed, _read(known[changed], value))
    return _CHANGES[changed](name, value) if changed else name


_CHANGES: Mapping[str, Callable[[PlayedName, str], PlayedName]] = {
    "game": lambda name, value: PlayedName.of(value, name.seed),
    "players": lambda name, value: replace(name, players=int(value)),
    "deals": lambda name, value: replace(name, deals=int(value)),
}


def title(name: PlayedName, lang: str) -> str:
    """The game and for how many it is: "Tölp för fem"."""
    return sentence(lang, "replay-game-for", game=game_name(name.game, lang), count=name.players)


def _deals_key(game: str, lang: str) -> str:
    """The game's own word for its deals, where it has one."""
    own = f"replay-deals-{game}"
    return own if has_sentence(lang, own) else "replay-deals"


def _option(key: str, option: Option, now: Any, lang: str) -> dict[str, Any]:
    if isinstance(now, bool):
        return _choice(key, option_name(key, lang), [["", ""], [_TICKED, ""]])
    values = list(option.usual())
    values += [now] * (now not in values)
    options = [[written_value(option, value), option_value(key, value, lang)] for value in values]
    return _choice(key, option_name(key, lang), options)


def written_value(option: Option, value: Any) -> str:
    """A value as the page knows it: an empty one would be that of a box to tick."""
    if isinstance(value, bool):
        return _TICKED if value else ""
    return f"={option.written(value)}"


def _read(option: Option, value: str) -> Any:
    if isinstance(option.default, bool):
        return value == _TICKED
    return next(its for its in option.usual() if written_value(option, its) == value)


def _choice(name: str, label: str, options: Sequence[Sequence[str]]) -> dict[str, Any]:
    return {"name": name, "label": label, "options": [list(pair) for pair in options], "setting": True}
