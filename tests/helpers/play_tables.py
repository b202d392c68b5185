"""Tables to play at, as several tests use them."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import ipywidgets

from helpers.chance_player import keys_of
from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.widget import PlayTable


def table_at(name: MatchName, **traits: Any) -> PlayTable:
    return PlayTable(name, lang="en", **traits)


def tap(table: PlayTable, key: str) -> None:
    """Chooses a card, a pile or a word on the page."""
    table._table._handle_custom_msg({"do": "choose", "key": key}, [])


def press(table: PlayTable, action: str) -> None:
    """Presses a button of the row."""
    table._pace._handle_custom_msg({"do": action, "turn": table._pace.turn}, [])


def do(table: PlayTable, decision: Decision) -> None:
    """Decides so on the page; what promises something is chosen once more."""
    chosen = keys_of(table.session, decision)
    if isinstance(chosen, str):
        tap(table, chosen)
        if table.session.match.commitment == decision:
            tap(table, chosen)
    else:
        table._table._handle_custom_msg({"do": "select", "keys": chosen}, [])
        table._table._handle_custom_msg({"do": "decide"}, [])


def play_deal(table: PlayTable, chance: Random) -> Iterator[None]:
    """Plays a deal to its end by taps, forbidden ones among them, and stops whenever something new is shown."""
    while table.session.match.waits_for in ("you", "others", "step"):
        yield
        if table.session.match.waits_for != "you":
            press(table, "on")
            continue
        judged = table.session.match.verdicts
        wrong = [decision for decision, verdict in judged if not verdict]
        right = [decision for decision, verdict in judged if verdict]
        among = wrong if wrong and chance.random() < 0.2 else right
        do(table, among[int(chance.random() * len(among))])
    yield


def parts_of(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """A widget and all that it is made of, but for what is the same on every page."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts_of(child)


def told(table: PlayTable) -> str:
    """The synced state of every part, as text."""
    states = [
        {name: value for name, value in part.get_state().items() if not name.startswith("_esm")}
        for part in parts_of(table)
    ]
    shared = re.compile(r"IPY_MODEL_\w+")
    return shared.sub("", json.dumps([states, repr(table)], default=str, ensure_ascii=False))
