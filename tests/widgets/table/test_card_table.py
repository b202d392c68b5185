"""The card table, from Python's side; what a person does with it is in tests/browser."""

import json
from dataclasses import replace
from typing import Any

import pytest
from traitlets import TraitError

from helpers.parts import sent
from helpers.tables import EVERY, HANDS, crowd, for_two, sixes, tolva
from tolva_teach.picture.document import drawing
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.scene import area
from tolva_teach.play.match import Match
from tolva_teach.rules.table import Table, Tally, Zone
from tolva_teach.texts import UnknownLanguageError, card_name
from tolva_widgets.table.widget import CardTable, signs_on

HAND = HANDS[0].split()


def synced(table: CardTable) -> str:
    """All that the page is given."""
    return json.dumps(
        {name: getattr(table, name) for name in table.keys if name not in ("layout", "_esm", "_front_end", "_deck")}
    )


def sent_by_page(table: CardTable, content: Any) -> None:
    table._handle_custom_msg(content, [])


def test_every_card_of_the_table_is_laid_out_wide_and_tall() -> None:
    table = CardTable(tolva())
    keys = {card.key for zone in tolva().zones for card in zone.cards}
    for layout in ("wide", "tall"):
        assert keys <= {spot[0] for spot in table._drawn[layout]["cards"]}


def test_a_chosen_card_is_told_by_its_key() -> None:
    table, chosen = CardTable(tolva(), mode="play", choices=HAND), []
    table.on_choose(chosen.append)
    sent_by_page(table, {"do": "choose", "key": "HQ"})
    assert chosen == ["HQ"]


@pytest.mark.parametrize(
    "content", [{"do": "choose", "key": "SK"}, {"do": "choose"}, {"do": "x", "key": "HQ"}, "HQ", None, [1]]
)
def test_what_is_no_choice_is_not_told(content: Any) -> None:
    table, chosen = CardTable(tolva(), mode="play", choices=HAND), []
    table.on_choose(chosen.append)
    sent_by_page(table, content)
    assert chosen == []


PHRASES = [{"key": "pass", "label": "Passa"}, {"key": "knock", "label": "Knacka"}]


@pytest.mark.parametrize("mode", ["play", "select"])
@pytest.mark.parametrize("key", ["stock", "pass"])
def test_a_zone_or_a_phrase_that_is_chosen_is_told_by_its_key(mode: str, key: str) -> None:
    table, chosen = CardTable(crowd(5, stock=9), mode=mode, choices=["stock"], phrases=PHRASES, at_once=["stock"]), []
    table.on_choose(chosen.append)
    for content in ({"do": "choose", "key": key}, {"do": "choose", "key": "pile"}, {"do": "choose", "key": "ask"}):
        sent_by_page(table, content)
    assert chosen == [key]


def test_cards_zones_and_phrases_are_selected_in_the_order_in_which_they_are_offered() -> None:
    table = CardTable(crowd(5), mode="select", choices=["pile"], phrases=PHRASES)
    sent_by_page(table, {"do": "select", "keys": ["knock", "stock", "pass", "pile"]})
    assert table.selected == ["pile", "pass", "knock"]
    table.phrases = PHRASES[:1]
    assert table.selected == ["pile", "pass"]


def test_what_is_put_together_is_decided_with_all_its_keys() -> None:
    table, decided = CardTable(tolva(), mode="select", choices=HAND, compose={"label": "Lägg"}), []
    table.on_decide(decided.append)
    for content in ({"do": "select", "keys": ["H8"]}, {"do": "select", "keys": ["H8", "HQ"]}, {"do": "decide"}):
        sent_by_page(table, content)
    assert decided == [["HQ", "H8"]]


@pytest.mark.parametrize(
    "traits", [{"compose": {}}, {"compose": {"label": "Lägg", "ready": False}}, {"mode": "play"}, {"mode": "watch"}]
)
def test_what_cannot_be_decided_is_not(traits: dict[str, Any]) -> None:
    table, decided = CardTable(tolva(), **{"mode": "select", "choices": HAND, "compose": {"label": "x"}, **traits}), []
    table.on_decide(decided.append)
    sent_by_page(table, {"do": "decide"})
    assert decided == []


def test_what_is_done_at_a_table_that_is_gone_is_not_heard_and_said() -> None:
    """After "next" the old table lies there until the page has heard of the new one, which may offer the same card."""
    table, heard = CardTable(lang="en"), []
    table.on_choose(heard.append)
    table.on_decide(heard.append)
    table.show(tolva(), mode="select", choices=HAND, compose={"label": "Lay"})
    old = table._turn
    table.show(for_two(), mode="select", choices=HAND, compose={"label": "Lay"}, at_once=["SA"])
    states, told = [], sent(table)
    table.send_state = states.append
    for content in ({"do": "select", "keys": ["HQ"], "id": "p 1"}, {"do": "choose", "key": "SA"}, {"do": "decide"}):
        sent_by_page(table, content | {"turn": old})
    sent_by_page(table, {"do": "type", "text": "sa", "turn": old})
    assert (heard, table.selected, table.heard) == ([], [], "p 1")
    assert "selected" in states
    assert [message["heard"] for message in told] == [False]
    assert table.announcement.strip() == "That was meant for the previous table. Choose again here."
    sent_by_page(table, {"do": "select", "keys": ["HQ"], "turn": table._turn})
    assert table.selected == ["HQ"]


def test_cards_that_go_about_on_a_table_leave_it_the_same() -> None:
    """Whoever puts cards in order presses one after the other, faster than the page hears of each."""
    table = CardTable()
    first, second = (replace(tolva(), zones=tolva().zones[::way]) for way in (1, -1))
    table.show(first, mode="play", choices=HAND)
    turn = table._turn
    table.show(second, mode="play", choices=HAND, phrases=[], called={"HQ": "second"})
    assert table._turn == turn


@pytest.mark.parametrize(
    ("lang", "pile", "stock", "empty"),
    [
        ("sv", "högen, överst ruter ess", "talongen, 9 kort", "högen, tom"),
        ("en", "the pile, on top ace of diamonds", "the stock, 9 cards", "the pile, empty"),
    ],
)
def test_zones_are_named_by_what_lies_uppermost_or_by_their_number(
    lang: str, pile: str, stock: str, empty: str
) -> None:
    table = CardTable(crowd(5, pile=3, stock=9), lang=lang)
    assert table._drawn["zones"] == {"pile": pile, "stock": stock}
    table.table = crowd(5, pile=0)
    assert table._drawn["zones"]["pile"] == empty


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_zones_place_is_around_all_its_cards_and_no_others(layout: Any, name: str) -> None:
    table = EVERY[name]
    scene = drawing(table, layout=layout).scene
    for zone in table.zones:
        if zone.kind not in ("pile", "stock"):
            continue
        x, y, size, width, height = area(scene, zone)
        own = {card.key for card in zone.cards}
        for spot in scene.cards:
            inside = abs(spot.x - x) <= size * width / 2 and abs(spot.y - y) <= size * height / 2
            assert inside == (spot.key in own or spot.key.startswith(f"{zone.name}#")), spot.key


def test_an_empty_zone_has_the_place_of_a_card() -> None:
    table = crowd(5, pile=0)
    scene = drawing(table).scene
    assert area(scene, next(zone for zone in table.zones if zone.name == "pile"))[:2] == scene.homes["pile"]
    assert area(scene, Zone("pile", "pile"))[2:] == (0.86, WIDTH, HEIGHT)


def test_every_joker_has_a_name() -> None:
    names = CardTable(lang="sv")._deck.content["names"]
    assert {names[f"*{number}"] for number in range(1, 21)} == {"joker"}


def dealt() -> Table:
    """A table of Tolva at which nobody has taken a trick."""
    table = tolva(0, "")
    return replace(table, zones=tuple(replace(its, count=0) if its.kind == "taken" else its for its in table.zones))


def won() -> Table:
    """A table of Tolva at which a match is over."""
    table = tolva(0, "")
    return replace(table, tallies=(replace(table.tallies[0], won=True), *table.tallies[1:]))


def second_round() -> Table:
    """A table of Tölp on which one lay lies on another, and somebody has been king."""
    table = crowd(3)
    (pile,) = (zone for zone in table.zones if zone.kind == "pile")
    lying = (replace(pile.cards[0], marks=("idle",)), replace(pile.cards[1], marks=("last",)))
    zones = tuple(replace(pile, cards=lying) if zone is pile else zone for zone in table.zones)
    return replace(table, zones=zones, tallies=(Tally(0, 1, unit="rounds"), Tally(1, 0, unit="rounds")))


def shown() -> Table:
    """A table of Trettioett on which a hand has been laid open."""
    table = crowd(3)
    own = table.zones[1]
    lying = (replace(own.cards[0], marks=("counts",)), replace(own.cards[1], marks=("idle",)))
    zones = tuple(replace(own, cards=lying) if zone is own else zone for zone in table.zones)
    return replace(table, zones=zones, tallies=tuple(Tally(seat, 3, unit="lives") for seat in range(3)))


@pytest.mark.parametrize(
    ("table", "seen"),
    [
        (tolva(), {"dealer", "led", "winning", "markers", "card-points"}),
        (tolva(0, ""), {"dealer", "in", "markers", "card-points"}),
        (for_two(), {"dealer", "shown", "led", "markers", "card-points"}),
        (sixes(), {"dealer", "led", "winning", "pips", "card-points"}),
        (crowd(5), {"dealer"}),
        (dealt(), {"dealer", "in", "markers"}),
        (won(), {"dealer", "in", "markers", "won", "card-points"}),
        (Match.begin("bondtolva", 2, seed=3).deal.seen(0), {"dealer", "in", "pips"}),
        (second_round(), {"dealer", "rounds", "beneath"}),
        (shown(), {"dealer", "lives", "counts", "idle"}),
    ],
)
def test_help_tells_of_the_signs_that_are_seen(table: Any, seen: set[str]) -> None:
    assert set(signs_on(table)) == seen
    for lang in ("sv", "en"):
        assert all(all(CardTable(lang=lang).words["signs"][name]) for name in seen)


def test_only_choices_can_be_selected_and_in_their_order() -> None:
    table = CardTable(tolva(), mode="select", choices=HAND)
    table.selected = ["H8", "SK", "HQ"]
    assert table.selected == ["HQ", "H8"]
    table.choices = ["H8"]
    assert table.selected == ["H8"]


def test_many_picks_and_an_answer_in_one_go_arrive_in_their_order() -> None:
    """As a page sends them while the kernel is busy: the answer, last, finds the last pick selected."""
    table = CardTable(tolva(), mode="select", choices=HAND)
    picks = [HAND[: count + 1] for count in range(len(HAND))]
    seen: list[list[str]] = []
    table.observe(lambda change: seen.append(change["new"]), "selected")
    for picked in picks:
        sent_by_page(table, {"do": "select", "keys": picked})
    assert seen == picks
    assert table.selected == HAND


def test_the_page_is_asked_to_show_the_box_around_the_table() -> None:
    table, told = CardTable(tolva()), []
    table.send = told.append
    table.bring_into_sight("box")
    table.bring_into_sight("box", "part")
    boxes = [{"do": "into-sight", "around": "box", "part": part} for part in ("", "part")]
    assert told == boxes


@pytest.mark.parametrize(
    ("lang", "keys"),
    [
        ("sv", ("Tabb", "Piltangenter", "Home", "End", "Enter", "mellanslag", "Esc", "?")),
        ("en", ("Tab", "Arrow keys", "Home", "End", "Enter", "space bar", "Esc", "?")),
    ],
)
def test_help_tells_of_every_key_that_does_something(lang: str, keys: tuple[str, ...]) -> None:
    told = " ".join(name for name, _ in CardTable(lang=lang).words["keys"])
    assert [key for key in keys if key not in told] == []


def test_show_sets_all_that_goes_with_a_table() -> None:
    table = CardTable(tolva(), mode="select", choices=HAND, selected=["HQ"], lang="en")
    table.phrases, table.at_once, table.compose = PHRASES, ["pass"], {"label": "Lay"}
    table.show(tolva(0, "H10 HK HQ"), marks={"H8": {"kind": "no", "word": "no"}}, announcement="Played.")
    assert (table.choices, table.selected, table.announcement) == ([], [], "Played.")
    assert (table.phrases, table.at_once, table.compose) == ([], [], {})
    assert table.marks == {"H8": {"kind": "no", "word": "no"}}


def test_a_seats_view_gives_the_page_no_hidden_card() -> None:
    given = CardTable(tolva(0, ""), choices=HAND)
    for drawn in (given._drawn, given._cloth):
        for hidden in " ".join(HANDS[1:]).split():
            assert f'"{hidden}"' not in json.dumps(drawn)


def test_what_does_not_change_is_not_sent_again() -> None:
    table = CardTable(tolva(0, "H10"))
    cloth, deck = table._cloth, table._deck
    table.table = tolva(0, "H10 HK")
    assert table._cloth == cloth
    assert table._deck is deck
    assert len(json.dumps(table._drawn)) < 10_000


def test_words_names_and_letters_follow_the_language_and_the_settings() -> None:
    table = CardTable(tolva(), lang="sv")
    assert table._deck.content["names"]["HK"] == "hjärter kung"
    table.lang = "en"
    assert table._deck.content["names"]["HK"] == "king of hearts"
    assert table.words["title"] == "Card table"
    assert "Player 2" in table._drawn["wide"]["seats"]
    table.names = ["A", "Berit", "C", "D"]
    assert "Berit" in table._drawn["wide"]["seats"]
    assert ">Kn<" in table._deck.content["faces"]["fJ"]
    table.indices = "en"
    assert ">J<" in table._deck.content["faces"]["fJ"]


def test_names_that_are_markup_stay_text() -> None:
    evil = '"><img src=x onerror=alert(1)>'
    table = CardTable(tolva(), names=[evil] * 4)
    drawn = json.dumps([table._drawn["wide"], table._drawn["tall"], table._cloth])
    assert "<img" not in drawn


def test_bad_arguments_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(TypeError, match=r"no colour; it has .*colours"):
        CardTable(colour=4)
    with pytest.raises(UnknownLanguageError, match="'en' or 'sv'"):
        CardTable(lang="xx")
    for name, value in {"colours": 3, "indices": "fr", "mode": "cheat"}.items():
        with pytest.raises(TraitError, match=name):
            CardTable(**{name: value})


def test_repr_is_short_and_tells_every_change() -> None:
    table = CardTable(tolva(), mode="select", choices=HAND)
    seen = {repr(table)}
    for change in (
        {"table": tolva(0, "H10 HK HQ")},
        {"colours": 4},
        {"indices": "en"},
        {"selected": HAND},
        {"marks": {"HQ": {"kind": "yes", "word": "ja"}}},
        {"announcement": "x"},
        {"names": ["a", "b", "c", "d"]},
        {"phrases": PHRASES},
        {"at_once": ["pass"]},
        {"compose": {"label": "Lägg"}},
    ):
        ((name, value),) = change.items()
        setattr(table, name, value)
        seen.add(repr(table))
    assert len(seen) == 11
    assert max(map(len, seen)) <= 110


def test_repr_is_the_same_in_another_widget() -> None:
    assert repr(CardTable(tolva(), choices=HAND)) == repr(CardTable(tolva(), choices=HAND))


def test_a_card_that_can_be_chosen_is_called_by_its_mark_too() -> None:
    table = replace(tolva(), matadors=("A",))
    assert CardTable(table, lang="en").get_state()["_drawn"]["cards"] == {}
    marked = CardTable(table.with_matadors(), lang="en")
    assert marked.get_state()["_drawn"]["cards"] == {
        card: f"{card_name(card, 'en')} (matador)" for card in HAND if card[1:] == "A"
    }
    assert "matador" in marked.get_state()["_drawn"]["signs"]
    assert "(matador)" in marked.get_state()["_drawn"]["says"]
