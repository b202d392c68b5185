"""Choices for a page to show."""

from typing import Any

CHOICES: list[dict[str, Any]] = [
    {"name": "view", "label": "Visa", "options": [["open", "Alla"], ["0", "<b>Astrid</b>"]], "setting": False},
    {"name": "ask", "label": "Fråga", "options": [["", ""], ["yes", ""]], "setting": False},
    {"name": "colours", "label": "Färger", "options": [["2", "Två"], ["4", "Fyra"]], "setting": True},
]
CHOSEN = {"view": "open", "ask": "", "colours": "2"}
