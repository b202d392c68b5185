"""What one knows, game by game and day by day."""

from tolva_teach.games import GAMES
from tolva_teach.review import DAY, Grade, History, known, known_over_time, with_answer
from tolva_teach.review.known import games_met
from tolva_teach.texts import rule_ids

HOUR = DAY // 24


def days_before(end: int, count: int) -> list[int]:
    """When each of so many days ended, the last of them then."""
    return [end - ago * DAY for ago in reversed(range(count))]


def held(at: int, grade: Grade = Grade.GOOD) -> History:
    """Answered so the day before, and then."""
    return with_answer(with_answer((), at - DAY, grade), at, grade)


GOOD, BAD = held(DAY), with_answer((), 0, Grade.AGAIN)


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
    histories = {"tolva.meld": held(3 * DAY, Grade.HARD), "tolp.pass": held(9 * DAY, Grade.EASY)}
    assert known_over_time(histories, at=10 * DAY, day_ends=days_before(10 * DAY, 7)) == [1, 1, 1, 0, 0, 1, 1]
    assert known_over_time({}, at=0, day_ends=days_before(0, 3)) == [0, 0, 0]


def test_a_day_is_told_as_it_was_at_its_end() -> None:
    """What was learnt yesterday evening sat yesterday, also for who looks in the morning."""
    histories = {"tolva.meld": held(5 * DAY + 20 * HOUR, Grade.EASY)}
    assert known_over_time(histories, at=6 * DAY + 8 * HOUR, day_ends=days_before(7 * DAY, 3)) == [0, 1, 1]


def test_a_miss_lasts_until_the_rule_is_known_in_another_sitting() -> None:
    learnt = held(DAY, Grade.EASY)
    missed = with_answer(learnt, 5 * DAY, Grade.AGAIN)
    read_why = with_answer(missed, 5 * DAY + 60, Grade.EASY)
    knew = with_answer(read_why, 6 * DAY, Grade.GOOD)
    held_on = with_answer(knew, 7 * DAY, Grade.GOOD)
    stages = (learnt, missed, read_why, knew, held_on)
    told = [known({"tolva.meld": one}, 7 * DAY)["tolva"][0] for one in stages]
    assert [one.sits for one in told] == [True, False, False, False, True]
    assert [one.wrong for one in told] == [False, True, False, False, False]
    assert [one.share == 0 for one in told] == [False, True, True, False, False]
    assert known_over_time({"tolva.meld": held_on}, at=7 * DAY, day_ends=days_before(7 * DAY, 4)) == [1, 0, 0, 1]


def test_what_was_known_twice_on_one_day_does_not_sit_yet() -> None:
    morning = with_answer((), 5 * DAY + HOUR, Grade.GOOD)
    evening = with_answer(morning, 5 * DAY + 20 * HOUR, Grade.GOOD)
    (one,) = known({"tolva.meld": evening}, 6 * DAY)["tolva"]
    assert (one.remembered, one.days, one.sits) == (True, 1, False)
    (over_midnight,) = known({"tolva.meld": evening}, 6 * DAY, lambda at: at // (6 * HOUR))["tolva"]
    assert over_midnight.sits


def test_five_missed_of_nine_leave_four_that_sit() -> None:
    rules = rule_ids("tolva")[:9]
    histories = {rule: BAD if n < 5 else GOOD for n, rule in enumerate(rules)}
    told = known(histories, at=DAY)["tolva"]
    assert [one.sits for one in told] == [False] * 5 + [True] * 4
    assert known_over_time(histories, at=DAY, day_ends=[DAY]) == [4]
