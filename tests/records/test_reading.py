"""Reading a record: what is wrong with it is said by rule and place, and never by a traceback."""

import json
from typing import Any

import pytest

from helpers.played import played
from tolva_teach.games import GAMES
from tolva_teach.games.options import LARGEST, Number, Ranks
from tolva_teach.games.tolva import TolvaDeal
from tolva_teach.play.match import follow, stop
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import SIZE_LIMIT, RecordFault, deal_record, read_options, read_record
from tolva_teach.records.strictjson import parse_json
from tolva_teach.texts import LANGUAGES


def a_record(**changes: Any) -> dict[str, Any]:
    """A right record of a deal of Tolva, with changes; a key set to None is left out."""
    record = deal_record("tolva", 4, seed=1).to_dict() | changes
    return {key: value for key, value in record.items() if value is not None}


def a_deal(**changes: Any) -> dict[str, Any]:
    """The same with changes in its one deal."""
    record = a_record()
    deal = record["deals"][0] | changes
    return record | {"deals": [{key: value for key, value in deal.items() if value is not None}]}


def example_deal() -> dict[str, Any]:
    """A deal of Tolva that was played to its end."""
    record = played("tolva", 4).to_dict()
    return {**record, "score": [0, 0], "deals": record["deals"][:1]}


def points(source: Any) -> list[tuple[int, int | None]]:
    """The deal and event of every point of a record that holds."""
    return [(turn.number, turn.event) for turn in follow(read_record(json.dumps(source)))]


def fault(source: Any) -> tuple[str, str, int | None, int | None]:
    """The rule, case, deal and event of what is wrong, found by reading or by following."""
    text = source if isinstance(source, str | bytes) else json.dumps(source)
    with pytest.raises(RecordFault) as caught:
        for _ in follow(read_record(text)):
            pass
    found = caught.value
    return found.rule, found.case, found.deal, found.event


def hands(**changes: Any) -> dict[str, Any]:
    """A deal given by its hands."""
    record = read_record(json.dumps(a_record()))
    dealt = record.game.deal_out(record.deals[0].cards["deck"], 0, record.start)
    return a_deal(deck=None, hands=[list(hand) for hand in dealt.hands], **changes)


def test_record_reads_back_what_it_wrote() -> None:
    source = a_record(title="t", comment="c", names=["a", "b", "c", "d"], score=[3, -2], carry=1, options={})
    record = read_record(json.dumps(source))
    assert record.to_dict() == source
    assert read_record(record.to_json()) == record
    assert (record.title, record.comment, record.names) == ("t", "c", ("a", "b", "c", "d"))
    assert record.start.score == (3, -2)
    assert record.start.carry == 1


def test_record_unknown_keys_are_ignored() -> None:
    assert read_record(json.dumps(a_record(mood="glad", nested={"a": [1]}))) == read_record(json.dumps(a_record()))


def test_record_may_begin_with_a_byte_order_mark() -> None:
    assert read_record(b"\xef\xbb\xbf" + json.dumps(a_record()).encode()) == read_record(json.dumps(a_record()))


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("", "no-json"),
        ("{", "no-json"),
        ('{"format": "tolva-rec', "no-json"),
        ("[]", "no-object"),
        ("null", "no-object"),
        (b"\xff\xfe", "no-utf8"),
        ('{"a": 1, "a": 2}', "key-twice"),
        ('{"a": NaN}', "no-number"),
        ('{"a": -Infinity}', "no-number"),
        ('{"a": ' + "[" * 25 + "]" * 25 + "}", "too-deep"),
        *(("[" * depth + "]" * depth, "too-deep") for depth in (21, 500, 990, 100_000)),
        ('{"a": ' + "9" * 5000 + "}", "number-too-long"),
        ('{"a": -' + "9" * 1000 + "}", "number-too-long"),
        ('{"a": "x\\ud83d"}', "half-character"),
        ('{"\\uDE00": 1}', "half-character"),
        ('{"a": "\ud83d"}', "half-character"),
        (" " * (SIZE_LIMIT + 1), "too-large"),
    ],
)
def test_record_syntax_of_the_text(text: str | bytes, case: str) -> None:
    assert fault(text) == ("record.syntax", case, None, None)


@pytest.mark.parametrize("key", ["players", "score", "carry", "order", "dealer", "options"])
@pytest.mark.parametrize(
    "number",
    ["9" * 900, "-" + "9" * 900, "9" * 5000, "1e9", "1E+400", "-1e400", "1e-4", "1.5", "-0.5", "true", "NaN"],
)
def test_odd_numbers_are_told(key: str, number: str) -> None:
    record = deal_record("trettioett", 4, seed=1).to_dict()
    place = record["deals"][0] if key == "dealer" else record
    in_list = {"score": ["NUMBER", 1, 1, 1], "order": ["NUMBER", 1, 2, 3], "options": {"lives": "NUMBER"}}
    place[key] = in_list.get(key, "NUMBER")
    with pytest.raises(RecordFault) as caught:
        stop(read_record(json.dumps(record).replace('"NUMBER"', number)))
    assert caught.value.rule == ("record.option" if caught.value.case == "wrong-value" else "record.syntax")
    assert fault_message(caught.value, "en")


def test_largest_numbers_are_followed_to_the_end() -> None:
    deal = example_deal()
    usual = sum(stop(read_record(deal)).standing.score)
    for carry in (1000, LARGEST):
        assert sum(stop(read_record({**deal, "carry": carry})).standing.score) == usual + carry
    far_below = {**deal, "score": [-LARGEST, -LARGEST], "carry": 1000}
    assert sum(stop(read_record(far_below)).standing.score) == usual + 1000 - 2 * LARGEST


@pytest.mark.parametrize("place", ["start", "apply"])
def test_fault_of_the_program_is_told_with_its_place(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_given: object) -> None:
        raise RecursionError

    record = read_record(example_deal())
    monkeypatch.setattr(type(record.game) if place == "start" else TolvaDeal, place, fails)
    with pytest.raises(RecordFault) as caught:
        stop(record)
    assert (caught.value.rule, caught.value.case) == ("record.syntax", "not-followed")
    assert (caught.value.deal, caught.value.event) == (0, None if place == "start" else 0)
    assert fault_message(caught.value, "sv", record)


def test_json_depth_is_counted_to_the_limit() -> None:
    assert str(parse_json("[" * 20 + "]" * 20)) == "[" * 20 + "]" * 20
    assert parse_json('{"a": 3.0}') == {"a": 3}
    assert parse_json('{"a": 3.5}') == {"a": 3.5}


@pytest.mark.parametrize(
    ("changes", "case"),
    [
        ({"format": "tolva-record/2"}, "unknown-format"),
        ({"format": 1}, "unknown-format"),
        ({"format": ["tolva-record/1"]}, "unknown-format"),
        ({"format": None}, "unknown-format"),
        ({"game": "whist"}, "unknown-game"),
        ({"game": []}, "unknown-game"),
        ({"players": 5}, "wrong-players"),
        ({"players": True}, "wrong-players"),
        ({"players": "4"}, "wrong-players"),
        ({"players": None}, "wrong-players"),
        ({"options": []}, "wrong-type"),
        ({"score": [1]}, "wrong-score"),
        ({"score": [12, 0]}, "wrong-score"),
        ({"score": {"0": 1}}, "wrong-type"),
        ({"score": [1.5, 0]}, "wrong-type"),
        ({"score": [True, 0]}, "wrong-type"),
        ({"carry": -1}, "wrong-type"),
        ({"carry": "1"}, "wrong-type"),
        ({"carry": True}, "wrong-type"),
        ({"carry": 0.5}, "wrong-type"),
        ({"carry": LARGEST + 1}, "number-too-large"),
        ({"carry": 10**900}, "number-too-large"),
        ({"score": [0, -LARGEST - 1]}, "number-too-large"),
        ({"score": [-(10**900), 0]}, "number-too-large"),
        ({"order": [0, 1, 2]}, "wrong-order"),
        ({"order": [0, 1, 2, 2]}, "wrong-order"),
        ({"names": ["a", "b", "c"]}, "wrong-names"),
        ({"names": "abcd"}, "wrong-names"),
        ({"names": ["a", "b", "c", 4]}, "wrong-text"),
        ({"names": ["a", "b", "c", "d" * 61]}, "wrong-text"),
        ({"title": "t" * 201}, "wrong-text"),
        ({"title": 7}, "wrong-text"),
        ({"comment": "c" * 2001}, "wrong-text"),
        ({"deals": []}, "no-deals"),
        ({"deals": {}}, "no-deals"),
        ({"deals": None}, "no-deals"),
        ({"result": "won"}, "wrong-type"),
    ],
)
def test_record_syntax_of_the_whole(changes: dict[str, Any], case: str) -> None:
    assert fault(a_record(**changes)) == ("record.syntax", case, None, None)


@pytest.mark.parametrize(
    ("options", "case"),
    [
        ({"kontra": True}, "unknown-option"),
        ({"first_trick_from_table": False}, "unknown-option"),
        ({"meld_names": "tjog"}, "wrong-value"),
        ({"meld_names": ["standard"]}, "wrong-value"),
    ],
)
def test_record_option(options: dict[str, Any], case: str) -> None:
    assert fault(a_record(options=options)) == ("record.option", case, None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_record_option_that_there_is_not_is_told_with_those_that_there_are(game: str, lang: str) -> None:
    known = GAMES[game].options_known

    def said(options: dict[str, Any]) -> str:
        with pytest.raises(RecordFault) as caught:
            read_options(GAMES[game], {"options": options})
        return fault_message(caught.value, lang)

    assert all(key in said({"no such": 1}) for key in known)
    for key, option in known.items():
        told = said({key: {"no": "such"}})
        assert option.told() in told
        assert isinstance(option, Ranks | Number) or json.dumps(option.default) in told
        if isinstance(option, Number):
            assert all(str(bound) in told for bound in (option.least, option.schema()["maximum"]))


def test_record_option_defaults_may_be_written_out() -> None:
    assert (
        read_record(json.dumps(a_record(options={"meld_names": "standard"}))).game.options["meld_names"] == "standard"
    )


@pytest.mark.parametrize(
    ("changes", "case"),
    [
        ({"dealer": None}, "wrong-dealer"),
        ({"dealer": 4}, "wrong-dealer"),
        ({"dealer": True}, "wrong-dealer"),
        ({"events": "0 play SA"}, "wrong-type"),
        ({"events": ["0 play SA", 1]}, "wrong-event"),
        ({"deck": None}, "deck-or-hands"),
        ({"hands": [["SA"]]}, "deck-or-hands"),
        ({"deck": "SA"}, "wrong-type"),
        ({"deck": [["SA"]]}, "wrong-type"),
        ({"result": [1]}, "wrong-type"),
    ],
)
def test_record_syntax_of_a_deal(changes: dict[str, Any], case: str) -> None:
    assert fault(a_deal(**changes)) == ("record.syntax", case, 0, None)


def test_record_cards_each_exactly_once() -> None:
    deck = a_record()["deals"][0]["deck"]
    assert fault(a_deal(deck=deck[:-1])) == ("record.cards", "missing", 0, None)
    assert fault(a_deal(deck=[*deck[:-1], deck[0]])) == ("record.cards", "twice", 0, None)
    assert fault(a_deal(deck=[*deck[:-1], "S2"])) == ("record.cards", "foreign", 0, None)
    assert fault(a_deal(deck=[*deck[:-1], "<b>"])) == ("record.cards", "foreign", 0, None)
    assert fault(a_deal(deck=[*deck, deck[0]])) == ("record.cards", "twice", 0, None)


def test_record_cards_hands_of_the_right_size() -> None:
    record = hands()
    uneven = [list(hand) for hand in record["deals"][0]["hands"]]
    uneven[0].append(uneven[1].pop())
    assert fault(a_deal(deck=None, hands=uneven)) == ("record.cards", "wrong-sizes", 0, None)
    assert fault(a_deal(deck=None, hands=[*uneven[:3], [*uneven[3]], []])) == ("record.cards", "wrong-sizes", 0, None)
    assert points(record) == [(0, None)]


@pytest.mark.parametrize(
    "said",
    ["", "0", "0 play", "0 play SX", "0 play SA HA", "play SA", "0  play SA", " 0 play SA", "0 play SA ", "00 play SA",
     "-1 play SA", "0 fly SA", "0 meld", "0 meld X", "0 PLAY SA", "0 play sa", "1 half now", "0 play S10;x"],
)  # fmt: skip
def test_record_syntax_of_an_event(said: str) -> None:
    assert fault(a_deal(events=[said])) == ("record.syntax", "no-decision", 0, 0)


def test_record_syntax_of_an_event_comes_after_what_went_before() -> None:
    assert fault(a_deal(events=["3 play S9", "nonsense"]))[0] == "turn.order"


def test_annotations_are_kept_and_limited() -> None:
    record = read_record(json.dumps(a_record()))
    card = record.game.deal_out(record.deals[0].cards["deck"], 0, record.start).hands[1][0]
    said = f"1 play {card} ; <b>bold</b> ; and more"
    turns = list(follow(read_record(json.dumps(a_deal(events=[said])))))
    assert turns[-1].annotation == "<b>bold</b> ; and more"
    long = f"1 play {card} ; {'x' * 501}"
    assert fault(a_deal(events=[long])) == ("record.syntax", "annotation-too-long", 0, 0)


def test_turn_order_of_deals_in_a_row() -> None:
    record = a_record()
    deal = record["deals"][0]
    assert fault(record | {"deals": [deal, deal]}) == ("turn.order", "deal-unfinished", 1, None)


def test_tolva_match_a_wrong_next_dealer_is_refused() -> None:
    record = finished()
    again = record["deals"][0] | {"events": []}
    assert fault(record | {"deals": [*record["deals"], again]}) == ("tolva.match", "wrong-next-dealer", 1, None)
    right = again | {"dealer": 1}
    assert points(record | {"deals": [*record["deals"], right]})[-2:] == [(0, 35), (1, None)]


def test_turn_order_no_deal_after_the_match() -> None:
    record = finished() | {"score": [11, 11]}
    further = record["deals"][0] | {"dealer": 1, "events": []}
    assert fault(record | {"deals": [*record["deals"], further]}) == ("turn.order", "match-over", 1, None)


def finished() -> dict[str, Any]:
    """A record of a deal played to its end, each time the first legal card."""
    record = read_record(json.dumps(a_record()))
    (turn,) = follow(record)
    events = []
    while not turn.deal.over:
        decision = next(decision for decision in turn.deal.legal() if decision.verb == "play")
        turn.deal.apply(decision)
        events.append(str(decision))
    return a_deal(events=events)


@pytest.mark.parametrize(
    ("claimed", "holds"),
    [
        ({"score": [1, 1]}, None),
        ({"carry": 0, "winner": None}, True),
        ({"winner": 0}, False),
        ({"carry": 1}, False),
        ({"carry": False}, False),
        ({"order": [0, 1, 2, 3]}, False),
        ({"mood": "glad"}, True),
        ({}, True),
    ],
)
def test_record_result_is_verified(claimed: dict[str, Any], holds: bool | None) -> None:
    record = finished()
    *_, last = follow(read_record(json.dumps(record)))
    score = list(last.deal.standing.score)
    holds = claimed["score"] == score if holds is None else holds
    for source, deal in (
        (record | {"result": claimed}, None),
        ({**record, "deals": [record["deals"][0] | {"result": claimed}]}, 0),
    ):
        if holds:
            assert points(source) == points(record)
        else:
            assert fault(source) == ("record.result", "does-not-hold", deal, None)


def test_record_result_of_an_unfinished_deal_is_the_standing_so_far() -> None:
    assert points(a_deal(result={"score": [0, 0], "winner": None})) == [(0, None)]
    assert fault(a_deal(result={"score": [1, 0]}))[:2] == ("record.result", "does-not-hold")
