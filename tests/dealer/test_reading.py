"""The language of wishes: what can be said in it, and what is said where something else is typed."""

import pytest

from tolva_teach.dealer import Request, WishError, find
from tolva_teach.dealer.language import endings
from tolva_teach.dealer.language.reading import DEEPEST, MOST_SENTENCES, read
from tolva_teach.dealer.language.tokens import LONGEST
from tolva_teach.dealer.language.wishes import Does, Ending, Holds, Joined, Meets, Refused, Sentence, When
from tolva_teach.dealer.telling import fault
from tolva_teach.games import game
from tolva_teach.texts import LANGUAGES

TEACHERS = [
    ("tolva", 4, "forehand holds a pair and melds before trick 4"),
    ("tolva", 4, "forehand's side holds at least 60 points and somebody melds in trick 2"),
    ("tolva", 4, "trick.overtake refuses forehand against their partner"),
    ("tolva", 4, "dealer holds exactly one ten and no hearts, forehand melds"),
    ("tolva", 3, "vinsten-tied happens or gubbe-failed happens to forehand"),
    ("bondtolva", 4, "bond.lead-answer refuses somebody and forehand's partner melds"),
    ("bondtolva", 2, "forehand holds K and Q of one suit and not (forehand melds)"),
    ("tolp", 4, "somebody holds no aces and becomes king"),
    ("trettioett", 4, "somebody knocks in lap 1 and loses a life"),
    ("trettioett", 3, "dealer holds at least 20 points of one suit and nobody knocks before lap 3"),
]
"""What teachers may ask for: written before the language was."""


@pytest.mark.parametrize(("name", "players", "wish"), TEACHERS, ids=[wish for _, _, wish in TEACHERS])
def test_wishes_of_teachers_are_read_and_found(name: str, players: int, wish: str) -> None:
    answer = find(Request(name, wish, players=players, seed=1), tries=2000)
    assert answer.is_complete


def sentence(wish: str, name: str = "tolva", players: int = 4) -> Sentence:
    said = read(wish, game(name, players)).wish
    assert isinstance(said, Sentence)
    return said


def test_what_is_joined_by_and_is_said_of_the_same_seat() -> None:
    said = sentence("somebody holds no aces and melds hearts in trick 3 and takes the last trick")
    assert said.who is not None
    assert said.who.each == "some"
    assert [type(its) for its in said.says] == [Holds, Does, Meets]
    assert said.says[1] == Does("meld", ("H",), When("trick", 3, 3))


def test_players_are_counted_from_one_and_seats_from_nought_as_records_count_them() -> None:
    one, other = sentence("player 3's partner melds").who, sentence("seat 2's partner melds").who
    assert one == other
    assert one is not None
    assert (one.number, one.of) == (2, "partner")


def test_a_happening_that_is_said_of_nobody_is_told_how_to_be_wished() -> None:
    with pytest.raises(WishError) as raised:
        Request("tolva", "vinsten is shared")
    assert "“vinsten happens”" in fault(raised.value, "en")


@pytest.mark.parametrize(
    ("amount", "least", "most"),
    [
        ("a pair", 1, None),
        ("no aces", 0, 0),
        ("aces", 1, None),
        ("four aces", 4, None),
        ("all four aces", 4, None),
        ("a marriage", 1, None),
        ("at least 2 kings", 2, None),
        ("at most two kings", 0, 2),
        ("3 to 5 hearts", 3, 5),
        ("60 or more points", 60, None),
        ("2 or fewer court cards", 0, 2),
        ("HA, HK and S10", 3, None),
        ("king and queen of hearts", 2, None),
        ("4 or more cards of one suit", 4, None),
        ("exactly 0 red cards", 0, 0),
        ("two black aces", 2, None),
    ],
)
def test_amounts(amount: str, least: int, most: int | None) -> None:
    (held,) = sentence(f"dealer holds {amount}").says
    assert isinstance(held, Holds)
    assert (held.least, held.most) == (least, most)


def test_a_refusal_can_name_what_is_refused_and_against_whom() -> None:
    (says,) = sentence("forehand is refused by trick.overtake to play H6 against their partner in trick 2").says
    assert isinstance(says, Refused)
    assert (says.rule, says.verb, says.arguments, says.when) == (
        "trick.overtake",
        "play",
        ("H6",),
        When("trick", 2, 2),
    )
    assert says.against is not None
    assert says.against.of == "partner"


@pytest.mark.parametrize(
    ("wish", "left", "parts"),
    [
        ("forehand melds with at most 3 cards left", 3, 1),
        ("forehand melds or dealer melds, with 2 or fewer cards left", 2, 2),
        ("forehand melds, dealer melds and with one card left", 1, 2),
        ("with at most 8 cards left", 8, 0),
    ],
)
def test_the_last_words_ask_for_an_ending_of_all_that_is_wished(wish: str, left: int, parts: int) -> None:
    ending = read(wish, game("tolva", 4)).wish
    assert isinstance(ending, Ending)
    inner = ending.part.wish
    assert ending.left == left
    assert len(inner.parts if isinstance(inner, Joined) else (inner,)) == parts
    assert endings.parted(endings.with_ending(wish, 5)) == (endings.parted(wish)[0], "with at most 5 cards left")
    assert endings.with_ending(wish, None) == endings.parted(wish)[0]


@pytest.mark.parametrize(("name", "players", "most"), [("tolva", 3, 11), ("bordstolva", 2, 17), ("tolp", 4, 12)])
def test_an_ending_is_less_than_the_whole_deal(name: str, players: int, most: int) -> None:
    assert endings.most_left(game(name, players)) == most


def test_a_game_whose_hands_never_get_smaller_has_no_endings() -> None:
    with pytest.raises(WishError) as raised:
        Request("trettioett", "forehand holds an ace with at most 1 card left")
    assert (raised.value.case, raised.value.column) == ("no-endings", 23)


FAULTS = [
    ("forehand melds with at most 9 cards left", "ending-size", 29),
    ("forehand melds with 0 cards left", "ending-size", 21),
    ("forehand melds with at most many cards left", "count", 29),
    ("forehand melds with at most 3 tricks left", "ending", 31),
    ("forehand melds or with 3 cards left", "more", 16),
    ("(forehand melds with 3 cards left)", "bracket", 17),
    ("with 3 cards left, forehand melds", "more", 18),
    ("", "empty", 0),
    ("forehand holds a pair!", "sign", 22),
    ("forehnd holds a pair", "who", 1),
    ("forehand", "does-end", 9),
    ("forehand flies", "does", 10),
    ("forehand holds", "things-end", 15),
    ("forehand holds a mitten", "things", 18),
    ("forehand holds 2 aces", "bound", 16),
    ("forehand holds at least many aces", "count", 25),
    ("forehand holds at least 9 aces", "too-much", 27),
    ("forehand holds 5 to 3 hearts", "range", 16),
    ("forehand holds H2", "not-in-pack", 16),
    ("forehand holds K of cups", "suit", 21),
    ("seat 4 melds", "no-seat", 6),
    ("player 5 melds", "no-player", 8),
    ("player 0 melds", "no-player", 8),
    ("forehand's uncle melds", "relation", 12),
    ("stock holds HA", "no-pile", 1),
    ("forehand melds in lap 2", "section-of-other", 19),
    ("forehand melds in round 2", "section", 19),
    ("forehand melds in trick soon", "section-number", 25),
    ("trick.overtak refuses forehand", "no-rule", 1),
    ("trick.overtake forehand", "rule-does", 16),
    ("bond.ask refuses forehand", "rule-of-other", 1),
    ("earthquake happens", "no-happening", 1),
    ("(forehand melds", "bracket", 16),
    ("forehand melds dealer melds", "more", 16),
    ("not " * (DEEPEST + 1) + "forehand melds", "too-deep", 4 * DEEPEST + 1),
    (",".join(["dealer melds"] * (MOST_SENTENCES + 1)), "too-many", None),
    ("x" * (LONGEST + 1), "too-long", LONGEST + 1),
    ("forehand holds HA and dealer holds HA", "contradiction", 23),
    ("forehand holds 20 or more cards", "impossible", 1),
]


@pytest.mark.parametrize(("wish", "case", "column"), FAULTS, ids=[wish[:40] for wish, _, _ in FAULTS])
def test_what_is_wrong_is_told_with_its_place(wish: str, case: str, column: int | None) -> None:
    with pytest.raises(WishError) as raised:
        find(Request("tolva", wish))
    assert raised.value.case == case
    assert column is None or raised.value.column == column
    for lang in LANGUAGES:
        told = fault(raised.value, lang)
        assert told[0].isupper()
        assert told[-1] in ".?"


def test_a_word_that_is_nearly_right_is_shown_right() -> None:
    with pytest.raises(WishError) as raised:
        Request("tolva", "trick.overtak refuses forehand")
    assert "Did you mean “trick.overtake”" in fault(raised.value, "en")


@pytest.mark.parametrize(
    ("name", "rule", "options"),
    [
        ("bondtolva", "bond.option.exact", {"scoring": "exact-12"}),
        ("tolp", "tolp.option.revolution", {"revolution": True}),
        ("tolp", "tolp.flying.last", {"flying": ["2"]}),
        ("trettioett", "thirtyone.house.knocker", {"knocker": "double"}),
    ],
)
def test_a_rule_of_a_variant_asks_for_the_variant(name: str, rule: str, options: dict[str, object]) -> None:
    with pytest.raises(WishError) as raised:
        Request(name, f"{rule} decides")
    assert raised.value.case == "rule-needs-option"
    assert next(iter(options)) in raised.value.facts["option"]
    assert Request(name, f"{rule} decides", options=options).said
