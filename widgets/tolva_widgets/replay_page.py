"""What a replay and its page say to each other: choices, the address, what is sent when it seems wrong."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import tolva_teach
from tolva_teach.games import FIRST_GAME
from tolva_teach.record import Record
from tolva_teach.replay import Step
from tolva_widgets.explanation import Teller, capitalised

OPEN = "open"
"""The view with everyone's cards."""

ADDRESS_KEYS = ["seed", "own", "step", "view", "ask"]
ENTRY_KEYS = ["seed", "own"]
"""Another deal is a new entry in the browser's history; another step of the same is not."""

YES = "1"
"""The value of what is either so or not: `own` for a record that was opened, `ask` for asking first."""

_SEED = re.compile(r"-?[0-9]{1,18}")
_NUMBER = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True)
class Address:
    """What a page's address asks for. What it asks for wrongly stands in `wrong`, by key, as it was written."""

    seed: int | None
    own: bool
    """Whether it is of a record that was opened, which only the browser that opened it has."""
    step: int | None
    view: str | None
    ask: bool
    wrong: Mapping[str, str]


def read_address(values: Mapping[str, str]) -> Address:
    """The address's values, each checked for what can be known without the record."""
    seed, own, step, view, ask = (values.get(key, "") for key in ADDRESS_KEYS)
    right = {
        "seed": bool(_SEED.fullmatch(seed)),
        "step": bool(_NUMBER.fullmatch(step)),
        "view": view == OPEN or bool(_NUMBER.fullmatch(view)),
    }
    wrong = {key: values[key] for key in right if values.get(key) and not right[key]}
    return Address(
        int(seed) if right["seed"] else None,
        own == YES,
        int(step) if right["step"] else None,
        view if right["view"] else None,
        ask == YES,
        wrong,
    )


def write_address(seed: int | None, own: bool, step: int, view: str, ask: bool) -> dict[str, str]:
    """The address that leads here; what is as at the start is left out."""
    values = {
        "seed": "" if seed is None else str(seed),
        "own": YES if own else "",
        "step": str(step) if step else "",
        "view": "" if view == OPEN else view,
        "ask": YES if ask else "",
    }
    return {key: value for key, value in values.items() if value}


def is_whole_number(text: str) -> bool:
    """Whether the text writes a whole number, however large."""
    return re.fullmatch(r"-?[0-9]+", text) is not None


def choices(teller: Teller) -> list[dict[str, Any]]:
    """What can be chosen of what is shown, as `Page.choices`: whose cards, and whether one is asked."""
    speaker = Teller(teller.replay, None, teller.lang).speaker
    seats = range(teller.replay.record.game.players)
    views = [[OPEN, teller.say("replay-view-open")], *([str(s), capitalised(speaker.seat(s))] for s in seats)]
    return [_choice(teller, "view", views), _choice(teller, "ask", [["", ""], ["yes", ""]])]


def settings(teller: Teller) -> list[dict[str, Any]]:
    """How cards look, as `Page.choices`."""
    indices = [[name, teller.say(f"replay-indices-{name}")] for name in ("sv", "intl")]
    colours = [["2", teller.say("replay-colours-two")], ["4", teller.say("replay-colours-four")]]
    return [_choice(teller, "indices", indices, setting=True), _choice(teller, "colours", colours, setting=True)]


def _choice(teller: Teller, name: str, options: list[list[str]], setting: bool = False) -> dict[str, Any]:
    return {"name": name, "label": teller.say(f"replay-{name}"), "options": options, "setting": setting}


def report(record: Record, step: Step, lang: str, view: str) -> dict[str, Any]:
    """All that somebody needs who is to see what one saw."""
    where = {"step": step.number, "deal": step.deal_number, "event": step.event, "view": view, "lang": lang}
    return {"version": tolva_teach.__version__, **where, "record": record.to_dict()}


def file_name(record: Record, seed: int | None, ending: str) -> str:
    """A name of plain letters for a file: the record's title, a stranger's text, may hold anything."""
    title = record.title if seed is None else f"{FIRST_GAME.name} {seed}"
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower())[:40].strip("-")
    return f"{plain or 'tolva'}.{ending}"
