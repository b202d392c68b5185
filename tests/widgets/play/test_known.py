"""The table that one plays at: what one can know, as the list and the plates tell it."""

import json
import re
from random import Random
from typing import Any

import pytest

from helpers.breadth import NIGHTLY, share
from helpers.chance_player import FORMS, named
from helpers.play_tables import play_deal, table_at
from tolva_teach.knowing import knowledge
from tolva_teach.texts import known
from tolva_widgets.play import session as play_session


def listed(html: str) -> list[str]:
    """What the list says, without its markup."""
    section = re.search(r'<section class="tolva-play-known">(.*?)</section>', html, re.DOTALL)
    assert section
    return re.findall(r"<li>(.*?)</li>", section[1])


@pytest.mark.parametrize(("game", "players", "options"), share(FORMS, 1, 3))
def test_the_list_says_what_the_learners_view_tells_and_nothing_else(
    game: str, players: int, options: dict[str, Any]
) -> None:
    table = table_at(named(game, players, options=options, seat=1), known=True)
    for _ in play_deal(table, Random(4)):
        match = table.session.match
        if match.step.after.over:
            assert "tolva-play-known" not in table.explanation
            continue
        can_know, speaker = knowledge(match.step.after.view(1)), table.session_words.speaker
        points = [point for seat in range(players) if seat != 1 for point in can_know.told(seat)]
        assert sorted(listed(table.explanation)) == sorted(known(point, speaker) for point in points)
        assert ("for certain yet" in table.explanation) == (not points)


def test_the_list_stands_by_seat_with_the_obligation_that_each_thing_follows_from() -> None:
    table = table_at(named("tolva"), known=True)
    said = [table.explanation for _ in play_deal(table, Random(5))]
    assert any(
        re.search(r"<h3[^>]*>(\w+)</h3><ul>.*<li>\1 has no .+ and couldn’t .+ in trick \d", html) for html in said
    )


def test_nothing_is_worked_out_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(play_session, "knowledge", lambda view: asked.append(view) or knowledge(view))
    table = table_at(named("tolva"))
    for _ in play_deal(table, Random(4)):
        assert "tolva-play-known" not in table.explanation
    assert not asked
    table = table_at(named("tolva"))
    table._beside.set_state({"chosen": {"known": "yes"}})
    assert table.known
    assert len(asked) == 1
    assert "tolva-play-known" in table.explanation
    table._beside.set_state({"chosen": {"known": ""}})
    assert not table.known
    assert "tolva-play-known" not in table.explanation


PLATES = share(FORMS, 2, 3)


@pytest.mark.parametrize(("game", "players", "options"), PLATES)
def test_plates_say_in_signs_what_the_learners_view_tells_where_that_is_asked_for(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Where it is not, they say nothing: by day in the first of these games; that nothing is worked out then, the test
    before this shows."""
    name, signs = named(game, players, options=options, seat=1), 0
    for asked_for in (True, False) if NIGHTLY or (game, players, options) == PLATES[0] else (True,):
        table = table_at(name, known=asked_for)
        for _ in play_deal(table, Random(4)):
            shown, after = table._table.table, table.session.match.step.after
            assert shown is not None
            knows = None if after.over or not asked_for else knowledge(after.view(1))
            for place in shown.places:
                known = None if knows is None or place.seat == 1 else knows.in_signs(place.seat)
                assert place.known == known
                signs += known is not None and not known.nothing
            assert ("data-known" in json.dumps(table._table._drawn)) == any(
                place.known is not None and not place.known.nothing for place in shown.places
            )
    assert signs or players == 2 or game in ("tolp", "trettioett")


def test_a_plate_leads_to_a_heading_of_the_list() -> None:
    table = table_at(named("tolva"), known=True)
    led = 0
    for _ in play_deal(table, Random(5)):
        for seat in re.findall(r'data-known="(\d)"', table._table._drawn["tall"]["seats"]):
            assert f'data-known-of="{seat}"' in table.explanation
            led += 1
    assert led


def test_the_page_says_that_a_pass_tells_nothing() -> None:
    table = table_at(named("tolp", 4), known=True)
    assert "A pass tells you nothing for certain" in table.explanation
