"""The page that compares forms, from Python's side: what it shows, offers, links to, and makes of a stranger's link."""

import html
import re
from typing import Any

import pytest

from tolva_teach.texts import LANGUAGES
from tolva_widgets.compare.widget import CompareForms
from tolva_widgets.replay.widget import DealReplay


def opened(lang: str = "en", **address: str) -> CompareForms:
    """The page, opened by a link."""
    compared = CompareForms("bondtolva", "eyes", "late", lang=lang, in_address=True)
    compared._page.set_state({"address": address, "opened": True})
    return compared


def choose(compared: CompareForms, **chosen: str) -> None:
    compared._page.set_state({"chosen": {**compared._page.chosen, **chosen}})


def another(compared: CompareForms) -> None:
    compared._page._handle_custom_msg({"do": "another"}, [])


def words(markup: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", markup)).split())


def labels(compared: CompareForms, name: str) -> list[str]:
    return next(
        [value for value, _ in choice["options"]] for choice in compared._page.choices if choice["name"] == name
    )


def test_both_sides_are_told_with_what_sets_them_apart_and_by_which_rule() -> None:
    told = words(opened(game="bondtolva", option="scoring", value="no-meld-out").told)
    assert "until one of the versions forbids the next move" in told
    assert "10 + 2 = 12" in told
    assert "They end differently." in told
    assert told.index("As usual: first to 12 points") < told.index("Instead: not by a meld")


def test_what_only_scores_differently_says_that_all_cards_were_the_same() -> None:
    told = words(opened(game="bondtolva", option="eyes").told)
    assert "from the first card to the last" in told
    assert "This is where they part" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_without_any_difference_says_so_plainly_and_shows_no_picture(lang: str) -> None:
    compared = opened(lang, game="tolp", players="4", option="exchange", value="cap-3", seed="3")
    assert not compared.comparison.matters
    assert {"sv": "gör varianten ingen skillnad", "en": "makes no difference"}[lang] in words(compared.told)
    assert "<img" not in compared.told


def test_another_deal_is_the_next_in_which_it_matters_and_the_heading_takes_the_focus() -> None:
    compared = opened(game="bondtolva", option="eyes")
    sent: list[Any] = []
    compared._page.send = lambda content, buffers=None: sent.append(content)
    seeds = compared.session.known.seeds
    for seed in (*seeds[1:], seeds[0]):
        another(compared)
        assert compared.session.forms.name.seed == seed
        assert compared.comparison.ends_apart
        assert compared._page.address["seed"] == str(seed)
    assert sent[-1] == {"do": "move-focus", "place": "tolva-compare-head"}


def test_what_is_chosen_is_shown_said_and_addressed() -> None:
    compared = opened()
    sent: list[Any] = []
    compared._page.send = lambda content, buffers=None: sent.append(content)
    choose(compared, game="tolp")
    assert compared._page.address["game"] == "tolp"
    choose(compared, option="exchange")
    assert (compared.session.forms.option, compared.session.forms.name.players) == ("exchange", 8)
    assert labels(compared, "players") == ["8", "9", "10"]
    choose(compared, players="9")
    choose(compared, option="jokers")
    assert compared.session.forms.name.players == 9
    choose(compared, value="3")
    assert compared.session.forms.value == 3
    assert compared._page.address == compared.session.address
    said = [message["said"] for message in sent if message["do"] == "say"]
    assert len(said) == 5
    assert said[-1].startswith("Tölp for 9: Jokers, deal ")


def test_looks_are_changed_without_another_deal() -> None:
    compared = opened()
    before = compared.comparison
    choose(compared, colours="4")
    assert compared.colours == 4
    assert compared.comparison is before


SIDES = [
    {"game": "bondtolva", "option": "scoring", "value": "gotland"},
    {"game": "tolp", "option": "jokers", "value": "2"},
    {"game": "tolp", "option": "revolution"},
    {"game": "trettioett", "option": "free_lap"},
    {"game": "bordstolva", "option": "first_trick_from_table"},
]


@pytest.mark.parametrize("address", SIDES, ids=lambda one: f"{one['game']}-{one['option']}")
def test_each_side_leads_to_the_replay_of_the_very_same_deal_at_the_step_that_is_shown(address: dict[str, str]) -> None:
    compared = opened(**address)
    links = [html.unescape(link) for link in re.findall(r'href="(replay\.ipynb[^"]*)"', compared.told)]
    assert len(links) == 2
    for link, side in zip(links, compared.comparison.sides, strict=True):
        query, _, fragment = link.partition("?")[2].partition("#")
        values = dict(part.split("=", 1) for part in query.split("&"))
        replay = DealReplay(lang="en", in_address=True)
        replay._page.set_state({"address": values, "fragment": fragment, "opened": True})
        assert replay.message == ""
        assert re.fullmatch(r'(<p class="tolva-house-line">[^<]*</p>)?', replay.notice), "nothing but the house rules"
        assert replay.record is not None
        assert replay.record.deals == side.record.deals
        assert replay.session.replay is not None
        assert replay.session.replay[-1].after.standing == side.standing
        assert replay.step == int(values["step"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_that_is_wrong_is_told_in_place_and_nothing_of_it_is_markup(lang: str) -> None:
    compared = opened(lang, game="tolp", option="<b>x</b>", seed="3")
    assert "<b>" not in compared.told
    assert "&lt;b&gt;" in compared.told
    (good,) = re.findall(r'href="(\?[^"]*)"', compared.told)
    assert html.unescape(good).startswith("?game=tolp&")
    assert compared._page.chosen["game"] == "tolp", "what the choices show is what is offered"
    another(compared)
    assert compared.session.problem is None
    assert "tolva-fault" not in compared.told


def test_going_back_shows_what_was_there_before() -> None:
    compared = opened(game="bondtolva", option="eyes")
    first = compared.told
    choose(compared, game="tolp")
    compared._page.set_state({"address": {"game": "bondtolva", "option": "eyes"}, "returns": 1})
    assert compared.told == first
    compared._page.set_state({"address": {}, "returns": 2})
    assert compared.session.forms.name.game == "bondtolva"


def test_language_changes_all_of_it() -> None:
    compared = opened("sv", game="bondtolva", option="eyes")
    assert "Det slutar olika." in compared.told
    compared.lang = "en"
    assert "They end differently." in compared.told
    assert compared._page.choices[0]["label"] == "Game"


def test_reader_of_the_stored_page_is_told_with_one_picture_of_each_side() -> None:
    still = opened(game="bondtolva", option="eyes").still()
    assert "They end differently." in still
    assert len(re.findall('<img alt="The table[^"]+" [^>]*src="data:', still)) == 2
    assert not re.search("<(picture|source)", still)


@pytest.mark.parametrize(
    ("game", "option", "value"), [("poker", "eyes", "late"), ("tolp", "eyes", "late"), ("tolp", "jokers", 0)]
)
def test_a_program_that_asks_for_what_is_not_there_is_refused(game: str, option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=option):
        CompareForms(game, option, value)
