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
from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.texts import sentence
from tolva_widgets.classroom.store import ClassStore

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
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
        teacher.get_by_text(said("teacher-list-paste"), exact=True).click()
        teacher.locator('textarea[data-text="prepare"]').fill(str(QUESTION.name))
        teacher.locator('button[data-paste="prepare"]').click()
        teacher.locator('button[data-do="step"][value="next"]').click()
        for page in learners:
            page.get_by_role("button", name=said("class-open-question")).click()
            dialog = page.locator(".tolva-class-dialog")
            dialog.get_by_role("checkbox").first.check()
            dialog.get_by_role("button", name=said("class-send")).click()
            expect(dialog.get_by_role("status")).to_have_text(said("class-strip-answered"), timeout=LONG)
        state = teacher.locator(".tolva-teacher-state")
        expect(teacher.locator(".tolva-teacher-now-line")).to_contain_text("2", timeout=LONG)
        for step in ("spread", "reveal"):
            teacher.locator(f'button[data-do="step"][value="{step}"]').first.click()
            expect(state).to_contain_text(said(f"teacher-stage-{step}", answered=2, count=2), timeout=LONG)
        for page in learners:
            expect(page.locator(".tolva-class-dialog .tolva-answering-results")).to_be_visible(timeout=LONG)
        assert_that_nobody_is_named(store)

        # The teacher's page is for nobody else, and what is shown to all leads each to a server of their own.
        kept_out = learners[0].request.get(f"{address}user/{LEARNERS[0]}/tolva/class/teacher")
        assert kept_out.status == 403
        assert said("class-teacher-named-why") in kept_out.text()
        teacher.goto(f"{address}user/{TEACHER}/tolva/class")
        expect(teacher.locator("body")).to_contain_text(f"{address}hub/user-redirect/tolva/", timeout=LONG)
        stranger = new_context().request.get(f"{address}user/{LEARNERS[0]}/tolva/class/me")
        assert "/hub/login" in stranger.url


def assert_that_nobody_is_named(store: str) -> None:
    """A class knows its learners by made-up names alone."""
    opened = ClassStore.open(store)
    try:
        kept = " ".join(str(learner) for learner in opened.learners())
        assert opened.name == "7B"
        assert not any(f"'{user}'" in kept for user in (*LEARNERS, TEACHER))
    finally:
        opened.close()
