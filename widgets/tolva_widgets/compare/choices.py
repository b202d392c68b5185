"""Which option of which game is compared, and for how many: as a page offers it."""

from collections.abc import Mapping
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.texts import game_name, option_name, option_value, sentence
from tolva_widgets.compare.address import other_values
from tolva_widgets.compare.session import CompareSession


def choices(session: CompareSession, lang: str) -> list[dict[str, Any]]:
    """What can be chosen, as `Page.choices`; what leaves no choice is left out."""
    forms = session.forms
    known = GAMES[forms.name.game].options_known
    values = [*other_values(forms.name.game, forms.option)]
    values += [forms.value] * (forms.value not in values)
    offered = [
        _choice("game", lang, [[name, game_name(name, lang)] for name in GAMES if GAMES[name].options_known]),
        _choice("players", lang, [[str(number), str(number)] for number in session.numbers]),
        _choice("option", lang, [[key, option_name(key, lang)] for key in known]),
        _choice("value", lang, [[_written(session, its), _words(session, its, lang)] for its in values]),
    ]
    return [choice for choice in offered if len(choice["options"]) > 1]


def chosen(session: CompareSession, lang: str) -> dict[str, str]:
    """What is chosen of each, as `Page.chosen`."""
    name = session.forms.name
    values = {
        "game": name.game,
        "players": str(name.players),
        "option": session.forms.option,
        "value": _written(session, session.forms.value),
    }
    return {choice["name"]: values[choice["name"]] for choice in choices(session, lang)}


def take(session: CompareSession, wanted: Mapping[str, str], lang: str) -> bool:
    """Compares what was chosen, the first that is another than what is shown; whether anything is."""
    now = chosen(session, lang)
    changed = next((key for key in now if wanted.get(key, now[key]) != now[key]), "")
    if not changed:
        return False
    value: Any = wanted[changed]
    if changed == "players":
        value = int(value)
    if changed == "value":
        game, option = session.forms.name.game, session.forms.option
        value = next(its for its in other_values(game, option) if _written(session, its) == value)
    session.choose(changed, value)
    return True


def _written(session: CompareSession, value: Any) -> str:
    return GAMES[session.forms.name.game].options_known[session.forms.option].written(value)


def _words(session: CompareSession, value: Any, lang: str) -> str:
    return "" if isinstance(value, bool) else option_value(session.forms.option, value, lang)


def _choice(name: str, lang: str, options: list[list[str]]) -> dict[str, Any]:
    return {"name": name, "label": sentence(lang, f"compare-choose-{name}"), "options": options, "setting": False}
