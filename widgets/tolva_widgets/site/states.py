"""The state of each widget of a page, worked out from the messages that it has sent."""

from typing import Any, TypeAlias

States: TypeAlias = dict[str, dict[str, Any]]
"""Widgets' synced traits, by the widgets' names."""

Said: TypeAlias = list[tuple[str, dict[str, Any]]]
"""What was said, in its order: the widget's name, and the message of ipywidgets."""


def states_after(said: Said) -> dict[str, dict[str, Any]]:
    """What each widget is after all that was said."""
    states: dict[str, dict[str, Any]] = {}
    for name, data in said:
        match data["method"]:
            case "open":
                states[name] = dict(data["state"])
            case "update":
                states[name] |= data["state"]
            case "close":
                del states[name]
    return states
