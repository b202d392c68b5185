"""A score sheet: matches that the engine has dealt and played, told deal by deal, come to the engine's own score."""

import json
import time
from random import Random
from typing import Any

import pytest

from helpers.breadth import so_many
from helpers.told_deals import told_of
from tolva_teach.games import GAMES, game
from tolva_teach.games.base import Happening, Standing
from tolva_teach.players.random_play import choose
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.record import shuffled
from tolva_teach.score_keeping.keeping import Entry, EntryRefused
from tolva_teach.score_keeping.sheet import MATCH_OVER, Sheet, changes
from tolva_teach.score_keeping.written import packed, read_packed, read_sheet, written

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("tolva", 4, {}),
    ("tolva", 3, {"meld_names": "mal-mal"}),
    ("plocketolva", 2, {}),
    ("bordstolva", 2, {"first_trick_from_table": True}),
    ("bondtolva", 2, {}),
    ("bondtolva", 3, {"scoring": "exact-12"}),
    ("bondtolva", 3, {"scoring": "gotland", "eyes": "late"}),
    ("bondtolva", 4, {"scoring": "no-meld-out", "forehand_trump": True}),
    ("bondtolva", 4, {"max_tjog": 1, "meld_names": "tjog-viv-mal"}),
    ("tolp", 4, {}),
    ("tolp", 2, {"match": {"streak": 2}}),
    ("tolp", 7, {"match": {"rounds": 3}, "revolution": True, "exchange": "cap-3"}),
    ("trettioett", 3, {}),
    ("trettioett", 5, {"free_lap": True, "knocker": "double", "lives": 2}),
    ("trettioett", 4, {"knocker": "safe-in-tie", "three_of_a_kind": "30.5", "stock_out": "nobody"}),
]
"""Every game and form, with a sample of options."""

Played = tuple[Sheet, list[Standing]]
"""A match as it was told, and how the engine's stood after each deal."""


def played(name: str, players: int, options: dict[str, Any], seed: int, most: int = 25) -> Played:
    """A match of players that leave all to chance, told deal by deal."""
    rules, chance = game(name, players, options), Random(seed)
    sheet = Sheet.begin(rules, first_dealer=seed % players)
    dealer, standing, stood = sheet.dealer, sheet.start, []
    while standing.winner is None and len(stood) < most:
        assert sheet.dealer == dealer
        deal = rules.start(rules.deal_out(shuffled(rules.pack, chance), dealer, standing), dealer, standing)
        happened: list[Happening] = [*deal.opening]
        while actors := deal.actors():
            happened += deal.apply(choose(deal.view(actors[0]), chance))
        sheet = sheet.add(told_of(deal, happened, counted=bool(seed % 2)))
        standing = deal.standing
        stood.append(standing)
        dealer = rules.next_dealer(dealer, standing)
    return sheet, stood


def randomly_told(sheet: Sheet, number: int, chance: Random) -> Entry:
    """A deal told from nothing, choice by choice, as somebody would who taps here and there."""
    keeping, at = sheet.keeping, sheet.at(number)
    entry: Entry = {}
    for _ in range(200):
        open_choices = [
            (field.name, choice.value)
            for field in keeping.fields(entry, *at)
            for choice in field.choices
            if choice.refused is None and not choice.chosen
        ]
        if not open_choices:
            break
        entry = keeping.tell(entry, *chance.choice(open_choices), *at)
        try:
            keeping.score(entry, *at)
        except EntryRefused:
            continue
        if chance.random() < 0.3:
            return entry
    keeping.score(entry, *at)
    return entry


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_a_match_told_deal_by_deal_comes_to_the_engine_s_score_and_winner(
    name: str, players: int, options: dict[str, Any]
) -> None:
    for seed in range(so_many(2, 200)):
        sheet, stood = played(name, players, options, seed)
        assert [line.after for line in sheet.lines] == stood
        assert sheet.winner == stood[-1].winner
        assert read_sheet(written(sheet)).lines == sheet.lines


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_a_deal_told_otherwise_and_back_leaves_the_match_as_it_was(
    name: str, players: int, options: dict[str, Any]
) -> None:
    chance = Random(5)
    sheet, _ = played(name, players, options, 4)
    other = sheet
    for _ in range(so_many(10, 300)):
        number = chance.randrange(len(other.lines))
        other = other.corrected(number, randomly_told(other, number, chance))
        shown = changes(sheet, other)
        assert (other.doubt is None) == (len(other.lines) == len(other.entries))
        assert shown.score == (other.standing.score != sheet.standing.score)
        assert set(shown.deals) <= {its for its, entry in enumerate(other.entries) if entry != sheet.entries[its]}
    for number, entry in enumerate(sheet.entries):
        other = other.corrected(number, entry)
    assert other == sheet
    assert other.lines == sheet.lines


def test_every_game_of_the_kit_can_be_kept() -> None:
    assert {name for name, _, _ in FORMS} == set(GAMES)


def test_two_hundred_deals_corrected_in_the_first_take_a_fifth_of_a_second() -> None:
    lost = {"melds": (), "gubbe": ("half", 0, False)}
    sheet = Sheet.begin(game("tolva", 4))
    for _ in range(200):
        sheet = sheet.add(lost)
    begun = time.process_time()  # whatever else the computer does meanwhile
    corrected = sheet.corrected(0, {"melds": ((0, "H"),), "vinsten": 1, "sistan": 1})
    assert corrected.standing.score == (2 - 199 * 6, 2)
    assert len(corrected.lines) == 200
    assert time.process_time() - begun < 0.2


# --- What cannot have been so ---


def refusal(sheet: Sheet, entry: Entry) -> tuple[str, str]:
    """By which rule the sheet refuses the deal, and in which case."""
    with pytest.raises(EntryRefused) as caught:
        sheet.add(entry)
    return caught.value.verdict.rule, caught.value.verdict.case


def at(name: str, players: int, score: tuple[int, ...], **options: Any) -> Sheet:
    rules = game(name, players, options)
    return Sheet(rules, rules.first_standing(score, 0, None))


END = {"vinsten": 0, "sistan": 0}


@pytest.mark.parametrize(
    ("sheet", "entry", "rule"),
    [
        (at("tolva", 4, (10, 0)), {"melds": ((0, "H"),), **END}, "tolva.score.no-meld-out"),
        (at("tolva", 4, (9, 0)), {"melds": ((0, "H"), (0, "S")), **END}, "tolva.score.no-meld-out"),
        (at("tolva", 4, (0, 0)), {"melds": ((0, "H"), (1, "H")), **END}, "tolva.meld.one"),
        (at("tolva", 4, (6, 0)), {"gubbe": ("half", 0, True)}, "tolva.half.limit"),
        (at("tolva", 4, (0, 0)), {"melds": ((0, "H"),), "gubbe": ("whole", 1, True)}, "tolva.whole"),
        (at("tolva", 4, (0, 0)), {"counts": ((61,), (60,)), "sistan": 0}, "tolva.deck"),
        (at("bondtolva", 2, (10, 0)), {"melds": ((0, "H"),), **END}, "bond.score.meld"),
        (at("bondtolva", 2, (10, 0)), {"melds": ((0, "H"), (1, "S"))}, "bond.score.meld"),
        (at("bondtolva", 2, (0, 0), max_tjog=1), {"melds": ((0, "H"), (1, "S"), (1, "C"))}, "bond.option.one-tjog"),
        (at("bondtolva", 2, (11, 0), scoring="gotland"), {"melds": ((0, "H"),), **END}, "bond.option.gotland"),
        (at("bondtolva", 4, (10, 0), scoring="no-meld-out"), {"melds": ((0, "H"),), **END}, "bond.option.skane"),
        (at("trettioett", 3, (0, 1, 1)), {"end": "thirty-one", "winner": 0}, "thirtyone.out"),
        (at("trettioett", 3, (0, 1, 1)), {"end": "showdown", "knocker": 1, "lowest": (0,)}, "thirtyone.out"),
        (at("trettioett", 3, (3, 3, 3)), {"end": "showdown", "knocker": 1, "worth": (9, 31, 8)}, "thirtyone.31"),
        (at("trettioett", 3, (3, 3, 3)), {"end": "showdown", "knocker": 1, "worth": (9, 1, 8)}, "thirtyone.value"),
        (
            at("trettioett", 3, (3, 3, 3), stock_out="nobody"),
            {"end": "showdown", "knocker": None, "lowest": (0,)},
            "thirtyone.house.stock-out",
        ),
        (at("trettioett", 3, (3, 3, 3)), {"end": "losers"}, "turn.order"),
        (at("trettioett", 3, (3, 3, 3)), {"end": "losers", "losers": ()}, "turn.order"),
        (at("tolp", 4, (0, 0, 0, 0)), {"order": (1, 2)}, "turn.order"),
    ],
)
def test_what_cannot_have_been_is_refused_by_its_rule(sheet: Sheet, entry: Entry, rule: str) -> None:
    assert refusal(sheet, entry)[0] == rule


def test_nothing_is_told_of_a_match_that_is_won() -> None:
    sheet = at("tolva", 4, (11, 0)).add({"vinsten": 0, "sistan": 1})
    assert sheet.winner == 0
    assert refusal(sheet, END) == (MATCH_OVER.rule, MATCH_OVER.case)


def test_a_correction_that_ends_the_match_earlier_keeps_what_was_told_later() -> None:
    sheet = at("tolva", 4, (10, 0)).add({"vinsten": 1, "sistan": 1}).add({"vinsten": 0, "sistan": 1})
    other = sheet.corrected(0, {"vinsten": 0, "sistan": 0})
    assert (other.winner, len(other.lines), len(other.entries)) == (0, 1, 2)
    assert other.doubt == (1, MATCH_OVER)
    assert changes(sheet, other).doubt == other.doubt
    assert other.removed(1).doubt is None
    assert other.corrected(0, sheet.entries[0]) == sheet


# --- What follows ---


def known_before(sheet: Sheet) -> list[tuple[str, str]]:
    """What everyone should know before the next deal, each with its rule."""
    return [(its.kind, its.rule) for its in sheet.keeping.before_deal(sheet.standing, sheet.dealer)]


def test_at_ten_points_no_trump_and_at_eleven_no_meld_at_all() -> None:
    told = known_before(at("tolva", 4, (10, 11)))
    assert ("barred-trump", "tolva.score.no-meld-out") in told
    assert ("barred-melds", "tolva.score.no-meld-out") in told
    assert told.count(("barred-half", "tolva.half.limit")) == 2
    gotland = known_before(at("bondtolva", 2, (11, 10), scoring="gotland"))
    assert [its for its in gotland if its[0] != "marked"] == [("barred-trump", "bond.option.gotland")]


def test_tied_vinsten_is_worth_more_and_more_until_somebody_takes_it() -> None:
    sheet = Sheet.begin(game("tolva", 3))
    for _ in range(2):
        sheet = sheet.add({"vinsten": None, "sistan": 0})
    (worth,) = [its for its in sheet.keeping.before_deal(sheet.standing, 0) if its.kind == "vinsten-worth"]
    assert worth.facts == {"points": 3}
    assert sheet.add({"vinsten": 1, "sistan": 2}).standing.score == (2, 3, 1)


def test_tolp_exchanges_go_by_the_last_round() -> None:
    sheet = Sheet.begin(game("tolp", 5)).add({"order": (3, 1, 0, 2)})
    due = [its.facts for its in sheet.keeping.before_deal(sheet.standing, sheet.dealer)]
    assert due == [{"seat": 3, "partner": 4, "due": 2}, {"seat": 1, "partner": 2, "due": 1}]


def test_who_plays_on_a_free_lap_and_who_sits_out_is_told() -> None:
    told = known_before(at("trettioett", 4, (0, -1, 2, 1), free_lap=True))
    assert told == [("on-free-lap", "thirtyone.option.free"), ("sits-out", "thirtyone.out")]


# --- What a stranger may write ---


@pytest.mark.parametrize(
    ("damage", "case"),
    [
        ('{"format":"tolva-score/1"', "no-json"),
        ("[]", "no-object"),
        ('{"format":"tolva-score/2","game":"tolva","players":4,"deals":[]}', "unknown-format"),
        ('{"format":"tolva-score/1","game":"whist","players":4,"deals":[]}', "unknown-game"),
        ('{"format":"tolva-score/1","game":"tolva","players":4,"dealer":4,"deals":[]}', "wrong-dealer"),
        ('{"format":"tolva-score/1","game":"tolva","players":4}', "no-deals"),
        ('{"format":"tolva-score/1","game":"tolva","players":4,"names":["a"],"deals":[]}', "wrong-names"),
        (" " * 200_001, "too-large"),
    ],
)
def test_a_damaged_sheet_is_told_of(damage: str, case: str) -> None:
    with pytest.raises(RecordFault) as caught:
        read_sheet(damage)
    assert caught.value.case == case


@pytest.mark.parametrize(
    ("name", "deal"),
    [
        ("tolva", 7),
        ("tolva", {"melds": [[0, "X"]]}),
        ("tolva", {"melds": [[2, "H"]]}),
        ("tolva", {"melds": [[True, "H"]]}),
        ("tolva", {"gubbe": ["half", 0, None]}),
        ("tolva", {"vinsten": 0, "counts": [[60], [60]]}),
        ("bondtolva", {"gubbe": ["half", 0, True]}),
        ("tolp", {"order": [0, 0]}),
        ("tolp", {"order": [0, 9]}),
        ("trettioett", {"end": "draw"}),
        ("trettioett", {"end": "no-showdown"}),
        ("trettioett", {"end": "showdown", "worth": [float("nan"), 2, 3, 4]}),
        ("trettioett", {"end": "losers", "losers": "012"}),
    ],
)
def test_a_damaged_deal_is_told_of_by_its_number(name: str, deal: object) -> None:
    good = Sheet.begin(game(name))
    source = {**json.loads(written(good)), "deals": [deal]}
    with pytest.raises(RecordFault) as caught:
        read_sheet(json.dumps(source))
    assert caught.value.rule == "record.syntax"
    assert caught.value.deal in (0, None)


def test_a_link_has_no_names() -> None:
    sheet = Sheet.begin(game("tolva"), names=("Åsa", "王", "<b>", "")).add(END)
    assert read_packed(packed(sheet)).names == ()
    assert read_packed(packed(sheet)).entries == (END,)
    assert read_sheet(written(sheet, names=True)).names == sheet.names
