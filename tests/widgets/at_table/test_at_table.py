"""The page at a real table without a browser: what it shows of each game, and what a page may send it."""

import json
from collections.abc import Mapping
from typing import Any

import ipywidgets
import pytest

from tolva_teach.described import own_games
from tolva_teach.games import GAMES
from tolva_teach.judging.differing import differences
from tolva_teach.texts import LANGUAGES, game_name, rule, sentence
from tolva_widgets import AtTable
from tolva_widgets.at_table.contents import Links, sheet
from tolva_widgets.replay.address import read_name


def hear(widget: AtTable, **message: Any) -> None:
    """As if the page had sent it."""
    widget.panels._handle_custom_msg(message, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_every_game_there_are_questions_with_answers_a_form_and_cards(lang: str) -> None:
    for game in GAMES:
        shown = AtTable(game, lang=lang).panels.shown
        assert len(shown["questions"]) >= 15
        assert all(question["answer"] and question["rules"][0][1] for question in shown["questions"])
        assert all(part["label"] for form in shown["forms"] for part in form["parts"])
        assert json.loads(json.dumps(shown)) == shown


@pytest.mark.parametrize("game", GAMES)
def test_the_case_of_a_question_is_one_that_the_judge_takes(game: str) -> None:
    table = AtTable(game, lang="en")
    for question in table.panels.shown["questions"]:
        if question["position"]:
            hear(table, do="judge", number=3, **question["position"])
            verdict = table.panels.verdict
            assert verdict["number"] == 3
            assert not verdict["problem"], question["name"]
            assert verdict["lines"]


@pytest.mark.parametrize(
    "given", [None, 7, [], {"hand": 7}, {"hand": ["XX"]}, {"trick": []}, {"x": 1}, {"hand": ["HA"], "score": [99]}]
)
def test_a_position_that_cannot_be_is_told_of_in_its_place(given: Any) -> None:
    table = AtTable("tolva", lang="sv")
    hear(table, do="judge", number=1, form="turn", given=given)
    assert table.panels.verdict["problem"].endswith(".")
    assert table.panels.verdict["lines"] == []


def test_what_is_merely_not_laid_out_yet_is_told_apart_from_what_cannot_be() -> None:
    table = AtTable("trettioett", lang="en")
    for form, given, unfinished in (
        ("turn", {"pile": "H4"}, True),
        ("showdown", {"hands": [["H4", "H5"]]}, True),
        ("turn", {"hand": ["H4", "H4"]}, False),
    ):
        hear(table, do="judge", number=1, form=form, given=given)
        assert table.panels.verdict["problem"]
        assert table.panels.verdict["unfinished"] is unfinished


def test_a_position_is_typed_and_what_cannot_be_read_is_told_of() -> None:
    table = AtTable("tolva", lang="en")
    hear(table, do="type", number=1, form="turn", text="HJ, SA SK", at="trick")
    assert table.panels.typed == {"number": 1, "given": {"trick": ["HJ"], "hand": ["SA", "SK"]}}
    for told in ({"text": "<b>", "form": "turn"}, {"text": None, "form": "none"}, {}):
        hear(table, do="type", number=2, **told)
        assert table.panels.typed["problem"].endswith(".")


def test_a_first_verdict_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []
    monkeypatch.setattr("tolva_widgets.at_table.contents.judged", lambda game, *_: judged.append(game.name))
    table = AtTable("tolp", lang="en")
    assert not judged
    table.panels.tab = "judge"
    assert judged == ["tolp"]
    hear(table, do="choose", name="equal", value="yes")
    assert judged == ["tolp", "tolp"], "and by other rules anew"


def test_what_was_found_late_is_told_of_by_the_form_in_which_it_is_laid_out() -> None:
    table = AtTable("tolp", lang="en")
    problems = []
    for form in ("late", "turn", "none", None):
        hear(table, do="judge", number=1, form=form, given={"lay": ["H4"]})
        problems.append(table.panels.verdict["problem"])
    assert problems[0] == sentence("en", "judge-fault-late-no-card")
    assert problems[1] == sentence("en", "judge-fault-no-hand")
    assert problems[2] == problems[3] == sentence("en", "judge-fault-field")


def test_a_house_rule_changes_answers_and_goes_into_links_that_other_pages_take() -> None:
    table = AtTable("trettioett", lang="en", in_address=True)
    hear(table, do="choose", name="knocker", value="=double")
    hear(table, do="call", name="Grandma’s <rules>")
    assert table.line == "Grandma’s <rules>: Trettioett for 4. A knocker who is lowest: loses two lives."
    answers = {question["name"]: question["answer"] for question in table.panels.shown["questions"]}
    assert answers["thirtyone-lowest"] == "You lose two lives under that house rule."
    (play, *_) = (href for _, href in table.panels.shown["ways"])
    values = dict(pair.split("=", 1) for pair in play.partition("?")[2].split("&"))
    name = read_name(values)
    assert name is not None
    assert dict(name.options) == {"knocker": "double"}
    assert (name.game, name.players) == ("trettioett", 4)


def test_others_are_told_to_play_it_so_with_the_option_in_words() -> None:
    shown = AtTable("tolp", lang="sv").panels.shown
    others = next(question["others"] for question in shown["questions"] if question["name"] == "tolp-same-rank")
    answer = "Ja, med er husregel får du lägga samma valör, om du lägger minst lika många kort."
    assert others == [[], [["Samma valör duger: ja", answer]]]
    shown = AtTable("tolp", options={"equal": True}, lang="sv").panels.shown
    others = next(question["others"] for question in shown["questions"] if question["name"] == "tolp-same-rank")
    assert others == [[["Samma valör duger: nej", "Nej, du måste lägga högre än det som ligger."]], []]


def test_a_card_that_the_game_has_not_is_shown_by_its_sign_in_a_question_about_it() -> None:
    shown = AtTable("tolp", lang="en").panels.shown
    assert "*1" not in shown["cards"]
    assert "*" not in shown["examples"]["*1"][0]


def kept(**values: str) -> str:
    return json.dumps({"game": "tolp", "players": "5", "options": "", "called": "", **values})


def test_what_was_kept_is_played_again() -> None:
    table = AtTable(lang="sv", in_address=True)
    assert not table.panels.kept
    hear(table, do="kept", text=kept(options="equal:yes", called="Klassen"))
    assert table.line == "Klassen: Tölp för fem. Samma valör duger: ja."
    assert not table.panels.notice


def test_what_somebody_comes_to_is_kept_and_read_back_as_it_was() -> None:
    table, later = AtTable(lang="sv", in_address=True), AtTable(lang="sv", in_address=True)
    table._take_address({"game": "tolp", "players": "5"}, returning=False)
    asked = next(its for its in table.panels.shown["differ"] if its["name"] == "equal")
    hear(table, do="choose", name="equal", value=asked["yes"])
    hear(table, do="call", name="Klassen")
    hear(later, do="kept", text=table.panels.kept)
    assert later.line == table.line == "Klassen: Tölp för fem. Samma valör duger: ja."
    assert later.panels.kept == table.panels.kept
    table._take_address({"game": "tolva"}, returning=True)
    before = json.loads(later.panels.kept)
    tolva = {"game": "tolva", "players": "4", "options": "", "called": ""}
    assert json.loads(table.panels.kept) == {**tolva, "others": [before]}


def test_who_comes_back_to_a_game_goes_on_by_its_rules_also_when_the_page_was_closed_between() -> None:
    table = AtTable("tolp", in_address=True, lang="en")
    hear(table, do="choose", name="equal", value="yes")
    hear(table, do="call", name="Our class")
    house = table.line
    assert "Our class" in house
    table._page.chosen = {**table._page.chosen, "game": "trettioett"}
    assert table.name.game == "trettioett"
    assert not table.name.rules.variants
    later = AtTable(in_address=True, lang="en")
    hear(later, do="kept", text=table.panels.kept)
    assert later.name.game == "trettioett"
    for one in (table, later):
        one._page.chosen = {**one._page.chosen, "game": "tolp"}
        assert one.line == house


@pytest.mark.parametrize(
    "others", [None, 7, {}, [7], [{"game": "poker"}], [{"game": "tolp", "options": "equal:maybe"}]]
)
def test_what_is_kept_of_other_games_and_cannot_be_read_is_in_nobodys_way(others: Any) -> None:
    table = AtTable(in_address=True, lang="en")
    hear(table, do="kept", text=json.dumps({**json.loads(kept(options="")), "game": "trettioett", "others": others}))
    assert table.name.game == "trettioett"
    table._page.chosen = {**table._page.chosen, "game": "bondtolva"}
    assert table.name.game == "bondtolva"


def test_one_of_several_on_a_page_neither_keeps_what_is_played_nor_plays_what_was_kept() -> None:
    table = AtTable("trettioett", lang="sv")
    hear(table, do="kept", text=kept())
    hear(table, do="choose", name="knocker", value="=double")
    assert table.line.startswith("Trettioett")
    assert not table.panels.kept


def test_one_of_the_kept_profiles_is_played_also_on_a_page_that_a_link_has_opened() -> None:
    table = AtTable(lang="sv", in_address=True)
    table._take_address({"game": "trettioett"}, returning=False)
    hear(table, do="kept", text=kept(called="Klassen"))
    assert table.line == "Trettioett för fyra. De vanliga reglerna."
    hear(table, do="profile", text=kept(called="Klassen"))
    assert table.line == "Klassen: Tölp för fem. De vanliga reglerna."


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", kept(game="poker"), kept(players="99"), kept(options="equal:maybe"), '{"game":"tolp"}', None],
)
def test_what_was_kept_and_cannot_be_read_is_told_of_and_set_aside(text: Any) -> None:
    table = AtTable("bondtolva", lang="en", in_address=True)
    hear(table, do="kept", text=text)
    assert table.panels.notice
    assert table.line == "Bondtolva for 2. By the book."


@pytest.mark.parametrize(
    "message", [{}, {"do": 7}, {"do": "choose", "name": "knocker", "value": "=x"}, {"do": "choose"}, {"do": "qr"}]
)
def test_what_a_page_should_not_send_changes_nothing(message: Mapping[str, Any]) -> None:
    table = AtTable("trettioett", lang="en")
    before = dict(table.panels.shown)
    hear(table, **message)
    assert table.panels.shown == before
    assert not table.panels.code_image


def test_a_code_is_drawn_of_the_page_s_own_address_alone() -> None:
    table = AtTable(lang="en")
    hear(table, do="qr", url="javascript:alert(1)")
    assert not table.panels.code_image
    hear(table, do="qr", url="https://example.org/en/at-the-table.ipynb?game=tolp")
    assert table.panels.code_image.startswith("data:image/svg+xml")


def test_a_panel_of_its_own_is_shown_while_its_tab_is_chosen() -> None:
    table, score = AtTable(lang="en"), ipywidgets.Box()
    table.add_panel("score", "Score", score)
    assert score.layout.display == "none"
    table.panels.tab = "score"
    assert score.layout.display is None
    assert score in table.children


def test_where_nothing_runs_the_questions_unfold() -> None:
    still = AtTable("tolp", lang="en").still()
    assert still.count("<details>") >= 15
    assert "May I pass even though I could play?" in still
    assert all(game_name(other, "en") in still for other in GAMES if other != "tolp")


def test_a_yes_to_a_question_is_played_and_told_first_in_the_rules() -> None:
    table = AtTable("bondtolva", lang="sv")
    assert table.panels.shown["sheet"]["differs"] == []
    asked = next(its for its in table.panels.shown["differ"] if its["name"] == "max_tjog")
    hear(table, do="choose", name="max_tjog", value=asked["yes"])
    ((option, text, (_, href)),) = table.panels.shown["sheet"]["differs"]
    assert table.line == f"Bondtolva för två. {option}."
    assert text
    assert href == "rules-bondtolva.ipynb#bond.option.one-tjog"
    assert [its["asked"] for its in table.panels.shown["differ"] if its["holds"]] == [asked["asked"]]
    hear(table, do="choose", name="max_tjog", value=asked["no"])
    assert not table.name.rules.variants


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_each_house_rule_the_sheet_tells_its_own_rule_and_the_question_its_effect(lang: str) -> None:
    for name, rules in GAMES.items():
        links = Links(rules(rules.seats[0]), lang)
        for asked in differences(rules(rules.seats[-1]), lang):
            played = rules(rules.seats[-1], {asked.option: asked.value})
            shown = sheet(played, lang, links)
            ((_, text, (title, _)),) = shown["differs"]
            its = rule(lang, rules.option_rule(asked.option, asked.value))
            assert (its.title, its.text) == (title, text)
            assert asked.asked(lang).endswith("?")
            assert asked.effect(lang).endswith(".")
            assert len(shown["chapters"]) >= 3, name


def test_every_option_of_our_games_is_asked_of() -> None:
    for game in own_games():
        rules = GAMES[game](max(GAMES[game].seats))
        asked = {its.option for its in differences(rules, "sv")}
        assert asked == set(rules.options_known), game
