"""How far one is in a guided deal, as a browser keeps it: gone on with in any language, never where it does not fit."""

from typing import Any

import pytest

from helpers.guided import LESSONS, come, given_in, script_of
from helpers.parts import parts, said
from tolva_teach.texts import sentence
from tolva_widgets.guided.kept_place import KeptPlace
from tolva_widgets.guided.memory import TEXT_LIMIT, GuidedMemory, name_of, written
from tolva_widgets.guided.session import GuidedSession
from tolva_widgets.guided.widget import GuidedDeal


def kept_of(deal: GuidedDeal) -> KeptPlace:
    return next(part for part in parts(deal) if isinstance(part, KeptPlace))


def do_next(session: GuidedSession) -> None:
    """Reads on, or does the first of what leads on."""
    come(session)
    if session.is_turn:
        session.do(session.asked[0])
    else:
        session.go_on()


@pytest.mark.parametrize("lesson", LESSONS.values())
def test_it_goes_on_at_each_step_where_it_was(lesson: str) -> None:
    session = GuidedSession(script_of(lesson))
    assert session.memory == ""
    while not session.is_at_end:
        do_next(session)
        kept = session.memory
        come(session)
        if session.is_at_end:
            break
        other = GuidedSession(session.script)
        assert other.resume(kept)
        assert (other.number, other.step, other.match.table()) == (session.number, session.step, session.match.table())
        assert other.memory == session.memory == kept
    assert session.memory == "", "what is done begins anew"


def test_a_page_in_the_other_language_goes_on_from_it() -> None:
    given = given_in(LESSONS["plocketolva"])
    one, other = GuidedDeal(*given, lang="sv"), GuidedDeal(*given, lang="en")
    one.go_on()
    one.choose("HA")
    assert kept_of(one).name == kept_of(other).name
    kept_of(other).set_state({"memory": kept_of(one).memory})
    assert other.session.number == 2
    assert sentence("en", "guided-plocke-ten") in said(other)
    other.go_on()
    assert kept_of(other).memory == other.session.memory != kept_of(one).memory


def test_its_page_is_told_once_one_has_gone_through_it() -> None:
    deal = GuidedDeal(*given_in(LESSONS["plocketolva"]), lang="en")
    come(deal.session)
    while not deal.session.is_at_end:
        deal._show()
        assert not kept_of(deal).followed
        do_next(deal.session)
        come(deal.session)
    deal._show()
    assert kept_of(deal).followed


def test_another_script_is_kept_under_another_name() -> None:
    deal, *steps = given_in(LESSONS["plocketolva"])
    names = {name_of(deal, steps), name_of(deal, steps[:-1]), name_of("?game=plocketolva&seed=1&dealer=1", steps)}
    assert len(names) == 3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": "tolva-guided/2", "step": 1, "own": []}',
        '{"format": "tolva-guided/1", "step": true, "own": []}',
        '{"format": "tolva-guided/1", "step": 1, "own": [7]}',
        '{"format": "tolva-guided/1", "step": 1}',
        "[" * TEXT_LIMIT,
        " " * TEXT_LIMIT + written(GuidedMemory(1)),
        written(GuidedMemory(0)),
        written(GuidedMemory(-1)),
        written(GuidedMemory(99)),
        written(GuidedMemory(2)),
        written(GuidedMemory(2, ("0 play DK",))),
        written(GuidedMemory(2, ("1 play H10",))),
        written(GuidedMemory(2, ("<b>",))),
        written(GuidedMemory(2, ("0 play HA", "0 draw"))),
    ],
)
def test_what_cannot_have_been_begins_anew(text: str) -> None:
    deal = GuidedDeal(*given_in(LESSONS["plocketolva"]), lang="en")
    kept_of(deal).set_state({"memory": text})
    assert (deal.session.number, deal.session.match.decided, kept_of(deal).memory) == (0, [], "")


def test_what_has_been_done_here_meanwhile_stays() -> None:
    given: list[Any] = given_in(LESSONS["plocketolva"])
    deal = GuidedDeal(*given, lang="en")
    deal.go_on()
    kept_of(deal).set_state({"memory": written(GuidedMemory(2, ("0 play HA",)))})
    assert deal.session.number == 1
    assert kept_of(deal).memory == deal.session.memory
