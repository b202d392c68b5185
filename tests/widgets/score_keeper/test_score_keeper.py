"""The score-keeper without a browser: what is pressed, refused, corrected, kept and brought from elsewhere."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from tolva_teach.games import GAMES, game
from tolva_teach.score_keeping.sheet import Sheet
from tolva_teach.score_keeping.written import packed, read_sheet, written
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ScoreKeeper
from tolva_widgets.replay.sources import read_linked
from tolva_widgets.score_keeper.markup import ScoreMarkup
from tolva_widgets.score_keeper.session import ScoreSession
from tolva_widgets.score_keeper.words import ScoreWords


def told(keeper: ScoreKeeper, *pressed: tuple[str, str]) -> ScoreKeeper:
    """The keeper after these have been pressed, and the deal has been entered."""
    for name, value in pressed:
        keeper.do("tell", name, value)
    keeper.do("enter")
    return keeper


def markup(keeper: ScoreKeeper) -> str:
    return "".join(html for _, html in ScoreMarkup(keeper.session, keeper.lang).sections())


PRESSED: dict[str, list[tuple[str, str]]] = {
    "tolva": [("melds", "0.H"), ("melds", "1.S"), ("vinsten", "tied"), ("sistan", "1")],
    "plocketolva": [("gubbe", "half.1"), ("made", "failed")],
    "bordstolva": [("counts.0.card_points", "61"), ("sistan", "0")],
    "bondtolva": [("counts.0.matadors", "4"), ("counts.1.eyes", "22"), ("sistan", "1")],
    "tolp": [("order", "3"), ("order", "1"), ("order", "0")],
    "trettioett": [("end", "showdown"), ("knocker", "1"), ("lowest", "1"), ("lowest", "2")],
}
AFTER = {
    "tolva": (2, 2),
    "plocketolva": (0, -6),
    "bordstolva": (2, 0),
    "bondtolva": (0, 2),
    "tolp": (0, 0, 0, 1),
    "trettioett": (3, 2, 2, 3),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_each_game_is_told_entered_corrected_and_printed(name: str, lang: str) -> None:
    keeper = told(ScoreKeeper(name, lang=lang), *PRESSED[name])
    assert keeper.sheet.standing.score == AFTER[name]
    assert sentence(lang, "keeping-score-now", score="")[:10] in markup(keeper)
    keeper.do("correct", value="0")
    keeper.do("enter")
    keeper.do("undo")
    keeper.do("undo")
    assert keeper.sheet.entries == ()
    told(keeper, *PRESSED[name])
    keeper.do("correct", value="0")
    assert 'aria-pressed="true"' in markup(keeper)
    keeper.do("remove")
    assert keeper.sheet.entries == ()
    assert "<table>" in ScoreMarkup(keeper.session, lang).printout()


def test_what_cannot_have_been_is_not_taken_and_told_by_its_rule() -> None:
    keeper = told(ScoreKeeper(lang="en"), ("gubbe", "half.0"), ("made", "made"))
    keeper.do("tell", "gubbe", "half.0")
    notice = keeper.session.notice
    assert notice is not None
    assert notice.verdict is not None
    assert notice.verdict.rule == "tolva.half.limit"
    assert keeper.session.entry == {}
    assert 'value="half.0" data-focus="tell gubbe half.0" aria-pressed="false" aria-disabled="true"' in markup(keeper)


def test_a_deal_that_is_not_all_told_is_not_entered() -> None:
    keeper = told(ScoreKeeper(lang="en"), ("vinsten", "0"))
    assert keeper.sheet.entries == ()
    assert sentence("en", "keeping-why-not-all-told") in markup(keeper)


def test_a_correction_says_what_changed_and_which_deal_no_longer_holds() -> None:
    keeper = ScoreKeeper(lang="en")
    for _ in range(2):
        told(keeper, ("melds", "0.H"), ("melds", "0.S"), ("vinsten", "0"), ("sistan", "0"))
    told(keeper, ("vinsten", "1"), ("sistan", "1"))
    keeper.do("correct", value="0")
    told(keeper, ("melds", "0.D"), ("melds", "0.C"))
    assert (keeper.sheet.standing.score, keeper.sheet.winner) == ((12, 0), 0)
    assert "Deal 1 is corrected." in markup(keeper)
    assert "Deal 3 can’t have gone as entered, given this change." in markup(keeper)
    assert sentence("en", "keeping-why-match-won-before") in markup(keeper)
    keeper.do("undo")
    assert keeper.sheet.standing.score == (10, 2)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '" onfocus="x', "王小明", "x" * 500])
def test_a_name_is_text_and_no_longer_than_sixty(name: str) -> None:
    keeper = ScoreKeeper("tolp", lang="en")
    keeper.do("name", "0", name)
    told(keeper, *PRESSED["tolp"])
    told(keeper, *PRESSED["tolp"])
    assert keeper.sheet.names[0] == name[:60]
    html = markup(keeper) + ScoreMarkup(keeper.session, "en").printout()
    assert "<script" not in html
    assert '" onfocus' not in html
    assert packed(keeper.sheet) == packed(Sheet(keeper.sheet.game, keeper.sheet.start, 0, (), keeper.sheet.entries))


@pytest.mark.parametrize(
    ("do", "name", "value"),
    [
        ("tell", "melds", "9.H"),
        ("tell", "counts.9.card_points", "3"),
        ("tell", "worth.x", "3"),
        ("correct", "", "99999999"),
        ("name", "77", "x"),
        ("dealer", "", "-1"),
        ("option", "meld_names", "nonsense"),
        ("option", "nothing", ""),
        ("anything", "", ""),
    ],
)
def test_what_a_stranger_sends_changes_nothing(do: str, name: str, value: str) -> None:
    keeper = ScoreKeeper(lang="en")
    before = keeper.sheet
    keeper.do(do, name, value)
    assert keeper.sheet == before
    assert keeper.session.entry in ({}, {"melds": ()})


def test_a_house_rule_begins_another_match_and_the_old_one_is_kept() -> None:
    keeper = told(ScoreKeeper("trettioett", lang="en"), *PRESSED["trettioett"])
    old = keeper.session.key
    keeper.do("option", "free_lap", "yes")
    assert keeper.sheet.game.options["free_lap"]
    assert keeper.sheet.entries == ()
    assert keeper.session.kept.sound[old].entries


# --- What is kept, and what comes from elsewhere ---


def kept(session: ScoreSession, **sheets: Any) -> ScoreSession:
    session.take_kept([(key, sheet if isinstance(sheet, str) else written(sheet)) for key, sheet in sheets.items()])
    return session


def test_what_the_browser_keeps_is_gone_on_with_and_what_is_damaged_stays_there() -> None:
    sheet = Sheet.begin(game("tolp", 3)).add({"order": (1, 0, 2)})
    session = kept(ScoreSession(), one=sheet, two='{"format":"tolva-score/1","game":"tolva"')
    assert session.kept.aside == ["two"]
    session.resume_last(None)
    assert (session.key, session.sheet.lines) == ("one", sheet.lines)
    assert session.kept.take_changes() == {}
    session.tell("order", "2")
    session.tell("order", "1")
    session.enter()
    assert len(json.loads(session.kept.take_changes()["one"])["deals"]) == 2


def test_nothing_is_written_before_the_browser_has_told_what_it_keeps() -> None:
    session = ScoreSession()
    session.tell("vinsten", "0")
    session.tell("sistan", "0")
    session.enter()
    assert session.kept.take_changes() == {}


@pytest.mark.parametrize("is_first", [True, False], ids=["the link first", "what is kept first"])
def test_a_link_that_is_opened_again_is_not_kept_again(is_first: bool) -> None:
    sheet = Sheet.begin(game("tolp", 3)).add({"order": (1, 0, 2)})
    session = ScoreSession()
    for does in (session.bring, lambda _: kept(session, one=sheet))[:: 1 if is_first else -1]:
        does(read_sheet(written(sheet)))
    assert (session.key, list(session.kept.sound)) == ("one", ["one"])
    assert session.kept.take_changes() == {}
    assert session.notice is not None
    assert session.notice.code == "brought"


WRONG_ADDRESSES: dict[str, dict[str, str]] = {
    "tolp": {"game": "tolp", "players": "99"},
    "tolva": {"game": "whist"},
    "trettioett": {"game": "trettioett", "players": "4", "options": "lives=many"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WRONG_ADDRESSES)
def test_an_address_that_names_no_match_is_told_of(game: str, lang: str) -> None:
    keeper = ScoreKeeper(lang=lang, in_address=True)
    keeper._page.set_state({"address": WRONG_ADDRESSES[game], "opened": True})
    assert keeper.sheet.game.name == game
    assert keeper.session.notice is not None
    assert keeper.session.notice.fault is not None
    assert keeper.session.notice.fault.sentence(lang) in markup(keeper)


def test_what_is_told_and_taken_back_was_never_told() -> None:
    session = ScoreSession()
    for name, value in (("melds", "0.H"), ("melds", "0.H"), ("vinsten", "0"), ("sistan", "1")):
        session.tell(name, value)
    session.enter()
    assert read_sheet(written(session.sheet)).entries == session.sheet.entries == ({"vinsten": 0, "sistan": 1},)


def test_anothers_sheet_of_the_same_match_shows_where_they_differ_and_the_own_stays() -> None:
    rules = game("tolp", 3)
    first = Sheet.begin(rules).add({"order": (1, 0, 2)})
    own, other = first.add({"order": (0, 1, 2)}), first.add({"order": (2, 1, 0)})
    session = kept(ScoreSession(), own=own)
    session.bring(read_sheet(written(other)))
    assert session.notice is not None
    assert "Round 2" in ScoreWords(session.sheet, "en").notice(session.notice)[1]
    assert session.notice.code == "brought-other"
    assert session.notice.changes is not None
    assert session.notice.changes.deals == (1,)
    assert session.kept.sound["own"].entries == own.entries


def test_a_match_is_known_again_by_most_of_its_deals_and_the_own_names_stand_beside_anothers_deals() -> None:
    begun, names = Sheet.begin(game("tolp", 3)), ("Ada", "Bo", "Cia")
    deals = [{"order": order} for order in ((1, 0, 2), (0, 1, 2), (2, 0, 1))]
    own = replace(begun, names=names).add(deals[0]).add(deals[1]).add(deals[2])
    session = kept(
        ScoreSession(), own=written(own, names=True), another=begun.add(deals[2]).add(deals[2]).add(deals[1])
    )
    other = begun.add({"order": (2, 1, 0)}).add(deals[1]).add(deals[2])
    session.bring(read_sheet(written(other)))
    assert session.notice is not None
    assert session.notice.changes is not None
    assert session.notice.changes.deals == (0,)
    assert session.sheet.names == names
    assert session.kept.sound["own"].entries == own.entries


def test_a_match_that_has_no_deal_in_common_with_ours_is_another() -> None:
    begun = Sheet.begin(game("tolp", 3))
    session = kept(ScoreSession(), own=begun.add({"order": (1, 0, 2)}))
    session.bring(read_sheet(written(begun.add({"order": (0, 1, 2)}))))
    assert session.notice is not None
    assert session.notice.code == "brought"


def test_the_sheet_leads_to_the_table_with_its_rules_and_to_its_deal_laid_out_as_it_stood() -> None:
    keeper = told(ScoreKeeper("tolva", options={"meld_names": "no-mal"}, lang="en"), *PRESSED["tolva"])
    hrefs = re.findall(r'href="([^"]*)"', markup(keeper))
    assert "at-the-table.ipynb?game=tolva&amp;players=4&amp;options=meld_names:no-mal" in hrefs
    (deal,) = (href.partition("#record=")[2] for href in hrefs if href.startswith("deal.ipynb#"))
    record = read_linked(deal).record
    assert repr(record.game) == repr(keeper.sheet.game)
    assert record.start == keeper.sheet.standing
    assert record.deals[0].dealer == keeper.sheet.dealer


def test_before_its_program_has_started_the_page_says_what_that_is_needed_for() -> None:
    assert sentence("sv", "keeping-still") in ScoreKeeper(lang="sv").still()
