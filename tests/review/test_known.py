"""What one knows, game by game and day by day."""

from tolva_teach.games import GAMES
from tolva_teach.review import DAY, Grade, known, known_over_time, with_answer
from tolva_teach.review.known import games_met
from tolva_teach.texts import rule_ids

GOOD, BAD = (with_answer((), 0, one) for one in (Grade.GOOD, Grade.AGAIN))


def test_rules_stand_with_their_game_the_weakest_first() -> None:
    told = known({"tolva.meld": GOOD, "trick.follow": BAD, "tolp.pass": GOOD}, at=DAY)
    assert {game: [one.rule for one in rules] for game, rules in told.items()} == {
        "tolva": ["trick.follow", "tolva.meld"],
        "tolp": ["tolp.pass"],
    }
    follow, meld = told["tolva"]
    assert (follow.sits, meld.sits) == (False, True)
    assert follow.due < meld.due


def test_each_game_is_met_by_a_rule_of_its_own_and_by_no_shared_one() -> None:
    for game in GAMES:
        every = dict.fromkeys(rule_ids(game), GOOD)
        assert game in games_met(every)
    assert games_met({"bond.draw": GOOD, "trick.follow": GOOD}) == ["bondtolva"]
    assert games_met({"plocke.draw": GOOD, "tolva.meld": GOOD}) == ["tolva", "plocketolva"]


def test_a_shared_rule_alone_is_told_once() -> None:
    told = known({"trick.follow": GOOD}, at=0)
    assert {game: len(rules) for game, rules in told.items()} == {"tolva": 1}
    assert known({}, at=0) == {}


def test_how_many_rules_sat_is_told_for_each_day() -> None:
    histories = {"tolva.meld": with_answer((), 5 * DAY, Grade.GOOD), "tolp.pass": with_answer((), 9 * DAY, Grade.EASY)}
    assert known_over_time(histories, at=10 * DAY, days=7) == [0, 1, 1, 1, 0, 1, 1]
    assert known_over_time({}, at=0, days=3) == [0, 0, 0]
