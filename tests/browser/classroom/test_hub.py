"""A class beyond one computer: each learner, and the teacher, on a server of their own that a JupyterHub starts."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers import postgresql
from helpers.hub import TEACHER, hub
from helpers.pages import PageGuard, wait_until_shown
from tolva_teach.texts import sentence
from tolva_widgets.classroom.storage.store import ClassStore

LEARNERS = ("ada", "bo")
LONG = 300_000
"""Milliseconds until something is there, on a computer with much else to do: four servers share it here."""


def said(key: str, **facts: str | int) -> str:
    return sentence("sv", key, None, **facts)


@pytest.mark.slow
def test_learners_on_servers_of_their_own_are_in_one_class_which_a_teacher_leads_from_a_third(
    tmp_path: Path, new_context: Callable[..., BrowserContext], page_guard: PageGuard
) -> None:
    programs = postgresql.programs()
    assert programs
    with postgresql.server(programs) as store, hub(tmp_path, store) as address:

        def log_in(user: str, path: str) -> Page:
            """By an address that is the same for all; the hub then starts a server for them."""
            page = new_context(viewport={"width": 360, "height": 740}, locale="sv-SE").new_page()
            page.set_default_timeout(LONG)
            page.goto(f"{address}hub/user-redirect/tolva/{path}")
            page.locator("input[name=username]").fill(user)
            page.locator("input[type=submit], button[type=submit]").first.click()
            return page

        learners = [log_in(user, "voila/render/sv/rules-tolva.ipynb") for user in LEARNERS]
        teacher = log_in(TEACHER, "class/teacher")
        for page, user in zip((*learners, teacher), (*LEARNERS, TEACHER), strict=True):
            expect(page).to_have_url(re.compile(f"/school/user/{user}/tolva/voila/render/sv/"), timeout=LONG)
            page_guard.watch(page, urlsplit(address).netloc)
        for page in learners:
            expect(page.locator(".tolva-class-strip")).to_contain_text(said("class-strip-waiting"), timeout=LONG)
        wait_until_shown(teacher)

        teacher.locator('button[data-do="show"][value="ask"]').click()
        lead(teacher, 'button[data-do="ask"]')
        for page in learners:
            page.get_by_role("button", name=said("class-open-question")).click()
            dialog = page.locator(".tolva-class-dialog")
            dialog.get_by_role("checkbox").first.check()
            dialog.get_by_role("button", name=said("class-send")).click()
            expect(dialog.get_by_role("status")).to_have_text(said("class-strip-answered"), timeout=LONG)
        state = teacher.locator(".tolva-teacher-state")
        expect(state).to_contain_text(said("teacher-stage-question", answered=2, count=2), timeout=LONG)
        lead(teacher, 'button[data-do="step"][value="reveal"]')
        expect(state).to_contain_text(said("teacher-stage-reveal", answered=2, count=2), timeout=LONG)
        for page in learners:
            expect(page.locator(".tolva-class-dialog .tolva-answering-results")).to_be_visible(timeout=LONG)
        assert_that_nobody_is_named(store)

        # The teacher's page is for nobody else, and links lead each to a server of their own.
        kept_out = learners[0].request.get(f"{address}user/{LEARNERS[0]}/tolva/class/teacher")
        assert kept_out.status == 403
        assert said("class-teacher-named-why") in kept_out.text()
        link = teacher.request.get(f"{address}user/{TEACHER}/tolva/class/link")
        assert link.json()["root"] == f"{address}hub/user-redirect/tolva/"
        stranger = new_context().request.get(f"{address}user/{LEARNERS[0]}/tolva/class/me")
        assert "/hub/login" in stranger.url


def lead(teacher: Page, button: str) -> None:
    """Not so soon after another press that it would be taken for the same."""
    expect(teacher.locator("[data-led]")).to_have_count(0, timeout=LONG)
    teacher.locator(button).first.click()


def assert_that_nobody_is_named(store: str) -> None:
    """A class knows its learners by made-up names alone."""
    opened = ClassStore.open(store)
    try:
        kept = " ".join(str(learner) for learner in opened.learners())
        assert opened.name == "7B"
        assert not any(f"'{user}'" in kept for user in (*LEARNERS, TEACHER))
    finally:
        opened.close()
