"""A link with a whole record in it: made, opened, and broken."""

import html
import json
import re
from dataclasses import replace
from typing import Any

import pytest

from helpers.deal_replays import opening
from helpers.example_deal import MARKUP, OVERTAKEN, cut, titled
from tolva_teach.examples import example
from tolva_teach.records.links import LENGTH_LIMIT, packed
from tolva_teach.records.record import read_record
from tolva_widgets.replay.address import GOOD_SEED
from tolva_widgets.replay.widget import DealReplay


def numbered(**numbers: Any) -> str:
    """A link with a record that says so of the match before it, as nobody checked it."""
    record = example("en")
    return packed(replace(record, given={**record.given, **numbers}))


def linked(text: str, **address: str) -> DealReplay:
    """A replay whose page has been opened by a link with this in it."""
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"address": address, "fragment": f"record={text}", "opened": True})
    return replay


def link_of(replay: DealReplay) -> dict[str, Any]:
    """What the page is told when one asks for the link."""
    sent: list[dict[str, Any]] = []
    replay._page.send = lambda content, buffers=None: sent.append(content)
    replay._page._handle_custom_msg({"do": "link"}, [])
    return sent[0]


def test_link_to_an_opened_record_shows_it_to_anybody_at_the_step_and_from_the_seat() -> None:
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"opened": True})
    opening(replay, titled("My own deal"))
    replay.step, replay.view = OVERTAKEN, "2"
    told = link_of(replay)
    assert told["address"] == {"step": str(OVERTAKEN), "view": "2"}
    other = linked(told["fragment"].removeprefix("record="), **told["address"])
    assert (other.record, other.step, other.view) == (replay.record, OVERTAKEN, "2")
    assert "My own deal" in other.explanation
    assert other.notice == ""


def test_record_of_a_link_stays_in_the_address_as_one_steps_and_is_left_for_another() -> None:
    text = packed(read_record(titled("Sent")))
    replay = linked(text)
    replay.step = 4
    assert (replay._page.address, replay._page.fragment) == ({"step": "4"}, f"record={text}")
    assert (link_of(replay)["address"], link_of(replay)["fragment"]) == ({"step": "4"}, f"record={text}")
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert replay._page.fragment == ""
    replay._page.set_state({"address": {"step": "4"}, "fragment": f"record={text}", "returns": 1})
    assert (replay.record.title, replay.step) == ("Sent", 4)


def test_what_has_a_name_needs_no_record_in_its_link() -> None:
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"address": {"seed": "12"}, "opened": True})
    assert (link_of(replay)["address"], link_of(replay)["fragment"]) == ({"seed": "12"}, "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing after “record=”"),
        (packed(example("en"))[:400], "not whole"),
        (f"1{MARKUP}", "characters that do not belong"),
        ("1" * (LENGTH_LIMIT + 50), "too long"),
        (packed(read_record(cut(example("en"), 4, "3 play S6"))), "event 4 (“3 play S6”)"),
        (packed(read_record({**cut(example("en"), 4, "3 play S6"), "names": [MARKUP[:60]] * 4})), "event 4"),
        (numbered(carry=10**900), "“carry” has a number beyond 999,999"),
        (numbered(score=[-(10**900), 0]), "“score” has a number beyond 999,999"),
    ],
    ids=["empty", "cut", "markup", "too long", "against the rules", "names of markup", "carry", "score"],
)
def test_broken_link_is_told_of_in_place_of_the_table_and_another_deal_offered(text: str, said: str) -> None:
    replay = linked(text, step="3")
    assert replay.record is None
    assert said in html.unescape(replay.message)
    assert f'href="?seed={GOOD_SEED}"' in replay.message
    assert "<img" not in replay.message
    assert len(html.unescape(re.sub("<[^>]*>", "", replay.message))) < 500
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert replay.message == ""


def test_link_to_a_record_with_much_carried_shows_that_record_to_its_end() -> None:
    record = example("en")
    deals = tuple(replace(deal, result=None) for deal in record.deals)
    replay = linked(packed(replace(record, deals=deals, given={**record.given, "carry": 1000})))
    assert replay.message == ""
    assert replay.record is not None
    assert replay.record.start.carry == 1000
    replay.step = replay.session.last
    assert "1002 points" in replay.explanation


def test_strangers_text_in_a_link_is_text() -> None:
    record = {**titled(MARKUP), "names": [MARKUP[:60]] * 4, "comment": MARKUP}
    record["deals"][0]["events"][0] += f" ; {MARKUP}"
    replay = linked(packed(read_record(record)))
    assert "&lt;img" in replay.explanation
    replay.step = 1
    assert "<img" not in replay.explanation


def test_record_too_long_for_a_link_is_told_to_be_taken_as_a_file() -> None:
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"opened": True})
    names = ["".join(map(chr, range(place, place + 60))) for place in range(0x4E00, 0x4E00 + 240, 60)]
    record = {**titled("Long"), "names": names, "comment": "".join(map(chr, range(0x5000, 0x5000 + 2000)))}
    record["deals"][0]["events"] = [
        f"{event.partition(' ;')[0]} ; {''.join(map(chr, range(0x6000 + 500 * n, 0x6000 + 500 * n + 500)))}"
        for n, event in enumerate(record["deals"][0]["events"])
    ]
    assert opening(replay, record) == ""
    assert "Take it as a file" in link_of(replay)["problem"]


def test_link_is_pasted_where_a_record_belongs() -> None:
    replay = DealReplay(lang="en")
    link = f"https://example.org/voila/render/sv/replay.ipynb?step=3#record={packed(read_record(titled('Sent')))}"
    assert opening(replay, f" {link}\n") == ""
    assert "Sent" in replay.explanation
    assert "not whole" in opening(replay, link[:-9])
    assert json.loads(replay.record.to_json())["title"] == "Sent"


def test_link_is_offered_where_the_page_has_an_address() -> None:
    assert "link" not in DealReplay(lang="en")._page.tools
    assert "link" in DealReplay(lang="en", in_address=True)._page.tools
