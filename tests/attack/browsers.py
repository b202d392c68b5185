"""What strangers give to a person who opens it in the browser: files of stars and answers."""

import json
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from attack.changed import changed
from attack.outcomes import Outcome
from helpers import chromium
from helpers.pages import wait_until_shown
from helpers.served import Served

_FILES = 60
_KEPT = "() => localStorage['tolva:progress'] ?? ''"
_OWN = {
    "version": 1,
    "levels": {"tolva.melding.pair": 3, "tolva.melding.points": 1},
    "last": "",
    "rules": {"trick.follow": {"seen": [[1_700_000_000, 4]], "due": 1_700_000_000}},
}


def progress(server: Served, chance: Random) -> Outcome:
    """Files of progress of which something was changed: one keeps one's own stars and answers, and the page stands."""
    wrong: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGUMENTS)
        page = browser.new_page()
        page.on("pageerror", lambda error: wrong.append(f"the page raises {error}"))
        page.goto(server.url("sv/courses"))
        wait_until_shown(page)
        page.evaluate("text => (localStorage['tolva:progress'] = text)", json.dumps(_OWN))
        page.reload()
        wait_until_shown(page)
        status = page.get_by_role("status")
        for _ in range(_FILES):
            text = json.dumps(changed(_theirs(chance), chance))
            status.evaluate_all("parts => parts.forEach(part => (part.textContent = ''))")
            page.locator("input[type=file]").set_input_files(
                {"name": "stars.json", "mimeType": "application/json", "buffer": text.encode()}
            )
            page.wait_for_function("() => [...document.querySelectorAll('[role=status]')].some(s => s.textContent)")
            wrong += [f"{name} is lost after {text[:300]}" for name in _lost(page.evaluate(_KEPT))]
        page.reload()
        wait_until_shown(page)
        browser.close()
    return Outcome(_FILES, wrong)


def _theirs(chance: Random) -> dict[str, Any]:
    """A file of somebody else's, at times a very large one."""
    many = chance.choice([3, 3, 30, 2500])
    levels = {f"invented.{n}": chance.randrange(4) for n in range(many)}
    rules = {f"rule.{n}": {"seen": [[1_700_000_000 + n, 4]] * 3, "due": 1_700_000_000} for n in range(min(many, 300))}
    return {**_OWN, "levels": {"tolva.melding.pair": 1, **levels}, "rules": rules}


def _lost(kept: str) -> list[str]:
    """Which of one's own entries are there no more."""
    found = json.loads(kept or "{}")
    levels = [name for name, stars in _OWN["levels"].items() if found.get("levels", {}).get(name, 0) < stars]
    return [*levels, *(name for name in _OWN["rules"] if name not in found.get("rules", {}))]
