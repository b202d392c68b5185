"""The line that tells the house rules in a page's address, on a page that no Python runs for."""

import json
from pathlib import Path
from typing import Any

from htpy import Element, p, script
from markupsafe import Markup

from tolva_teach.games import game as game_of
from tolva_teach.games.options import Option
from tolva_teach.texts import option_name, option_value, sentence
from tolva_widgets.page.house_rules.house import LINE

_SCRIPT = Path(__file__).with_suffix(".js")


def house_place(game: str, lang: str) -> Element | None:
    """Where the line stands once the page's address has named house rules; None for a game that has none."""
    rules = game_of(game)
    if not rules.options_known:
        return None
    told = {key: _told(type(rules), key, option, lang) for key, option in rules.options_known.items()}
    return p(
        class_=LINE,
        hidden=True,
        data_house=True,
        data_game=game,
        data_options=json.dumps(told, ensure_ascii=False),
        data_line=sentence(lang, "house-line", differs="{differs}"),
        data_named=sentence(lang, "house-line", "called", differs="{differs}", called="{called}"),
    )


def house_script() -> Element:
    """What writes the lines of a page; it comes after them."""
    return script(type="module")[Markup(_SCRIPT.read_text("utf-8"))]


def _told(rules: Any, key: str, option: Option, lang: str) -> dict[str, Any]:
    """An option's name, and of each value that is often agreed on its words and its rule, by how it is written; the
    empty one's rule is that of any other."""
    values = [value for value in option.usual() if value != option.default]
    written = {option.written(value): value for value in values}
    return {
        "name": option_name(key, lang),
        "usual": option.written(option.default),
        "values": {its: _value(key, value, lang) for its, value in written.items()},
        "rules": {its: rules.option_rule(key, value) for its, value in {"": values[0], **written}.items()},
    }


def _value(key: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return sentence(lang, "house-yes" if value else "house-no")
    return option_value(key, value, lang)
