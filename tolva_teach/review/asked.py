"""A fresh question about a rule.

Which families ask about which rule, and how hard, stands in `asked.json`: to look for it takes seconds where only hard
questions with an option have the rule. After a change to the families: `python -m tolva_teach.review.asked`. A game
from elsewhere may have such a file, written by `python -m tolva_teach.review.asked GAME FILE`, or be looked through
when it is first needed.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tolva_teach.described import note_failure, on_change, own_games, part_of
from tolva_teach.games import GAMES
from tolva_teach.quiz import FAMILIES, Family, NotAskedError, Question, names_about, rules_met
from tolva_teach.quiz.base import players_named

_TABLE: Final = Path(__file__).with_name("asked.json")
_LOOKED_AT: Final = 100
_SELDOM: Final = 3
"""What is met fewer times among so many questions is looked for too long."""
_AT_ONCE: Final = 10
"""Of a game that has no such file so many are looked at, for its usual number of players: a page waits for it."""


class NoQuestionError(LookupError):
    """No family of questions asks about the rule."""


class QuestionGroup(NamedTuple):
    """Some questions of a family, of which not too few are about a rule."""

    game: str
    family: str
    players: int | None
    difficulty: int


def question_about(
    rule: str, seed: int, difficulty: int = 1, games: Collection[str] = (), unlike: Sequence[str] = ()
) -> Question:
    """A question in which the rule decides something.

    Args:
        rule: its id.
        seed: the number from which it is looked for; also which family asks, where several do.
        difficulty: from 1. Where the rule is asked about in no question so hard, it is one nearly so.
        games: the games that the learner knows, by name; where none of them has the rule, any game may ask. It is
            asked for as many players as usual, where it can.
        unlike: the families, by name, that it is not to be of where others ask about the rule, though a step harder
            or easier; where none does, it is of the one that stands first here.

    Raises:
        NoQuestionError: nothing is asked about the rule.

    >>> str(question_about("trick.follow", seed=3, games=["bondtolva"]).name)
    'bondtolva/wrong-play/1/1/4'
    >>> question_about("trick.follow", seed=3, games=["bondtolva"], unlike=["wrong-play"]).name.family
    'must-play'
    """
    for place in _suiting(_asking(rule, games), seed, difficulty, unlike):
        family = _families()[place[:3]]
        try:
            name = next(names_about(family, family.name_of(seed, place.difficulty), rule))
        except NotAskedError:  # the table says that it is, among other numbers
            continue
        question: Question = family.named(name)
        return question
    raise NoQuestionError(rule)


def families_about(rule: str, games: Collection[str] = ()) -> frozenset[str]:
    """The families, by name, that may ask about a rule where the learner knows these games."""
    return frozenset(place.family for place in _asking(rule, games))


def _asking(rule: str, games: Collection[str]) -> Sequence[QuestionGroup]:
    """Of what asks about a rule, what does so in games that the learner knows and for as many as usual, if any does."""
    asking = places().get(rule, ())
    known = [place for place in asking if place.game in games] or asking
    return [place for place in known if place.players is None] or known


def _suiting(
    asking: Sequence[QuestionGroup], seed: int, difficulty: int, unlike: Sequence[str]
) -> Sequence[QuestionGroup]:
    """Those that are about so hard, what is to be tried first in front: the seed turns which of several that is."""
    nearest = min((abs(place.difficulty - difficulty) for place in asking), default=0)
    within = nearest + 1 if unlike else nearest
    near = [place for place in asking if abs(place.difficulty - difficulty) <= within]
    start = seed % len(near) if near else 0
    shunned = {family: place for place, family in enumerate(unlike, 1)}
    return sorted(
        [*near[start:], *near[:start]],
        key=lambda place: (shunned.get(place.family, 0), abs(place.difficulty - difficulty)),
    )


def can_be_asked(rule: str, game: str | None = None) -> bool:
    """Whether there are questions about the rule, in a game where one is given."""
    return any(game in (None, place.game) for place in places().get(rule, ()))


def difficulties_about(family: Family[Any], rule: str) -> list[int]:
    """How hard this family's questions about a rule are; none where it does not ask about it.

    Of a game that has no file they are looked for in the family itself: `places` has been looked through for the usual
    number of players alone.
    """
    if part_of(family.game, "asked") is None:
        return [difficulty for difficulty in family.difficulties if _is_met(family, rule, difficulty)]
    form = (family.game, family.name, players_named(family.game, family.players))
    return [place.difficulty for place in places().get(rule, ()) if place[:3] == form]


def _is_met(family: Family[Any], rule: str, difficulty: int) -> bool:
    names = (family.name_of(seed, difficulty) for seed in range(_LOOKED_AT))
    return any(rule in rules_met(family.named(name)) for name in names)


@cache
def places() -> Mapping[str, Sequence[QuestionGroup]]:
    """Where each rule is asked about, by the rule's id."""
    found: dict[str, list[QuestionGroup]] = defaultdict(list)
    files = dict.fromkeys(part_of(game, "asked") for game in GAMES)
    stored = (json.loads(file.read_text("utf-8")) for file in files if file is not None)
    unstored = [game for game in GAMES if part_of(game, "asked") is None]
    for table in (*stored, *map(_looked_through, unstored)):
        for rule, asking in table.items():
            found[rule] += [group for place in asking if (group := QuestionGroup(*place))[:3] in _families()]
    return {rule: asking for rule, asking in found.items() if asking}


def _looked_through(game: str) -> Mapping[str, Sequence[QuestionGroup]]:
    """What is found at once in a game that has no such file; nothing where the game fails at it, which is told of."""
    try:
        return look([game], looked_at=_AT_ONCE, seldom=1, usual=True)
    except Exception as error:
        if game in own_games():
            raise
        note_failure(game, error)
        return {}


@cache
def _families() -> Mapping[tuple[str, str, int | None], Family[Any]]:
    return {(family.game, family.name, family.players): family for family in FAMILIES}


def look(
    games: Collection[str], *, looked_at: int = _LOOKED_AT, seldom: int = _SELDOM, usual: bool = False
) -> Mapping[str, Sequence[QuestionGroup]]:
    """Where each rule is asked about in these games, found by asking: for all games of the kit this takes minutes.

    Args:
        games: by name.
        looked_at: at so many questions of each sort.
        seldom: what is met fewer times among them is left out.
        usual: whether only those for the usual number of players are looked at.
    """
    found: dict[str, list[QuestionGroup]] = defaultdict(list)
    for family in (family for family in FAMILIES if family.game in games and (not usual or family.players is None)):
        for difficulty in family.difficulties:
            times: dict[str, int] = defaultdict(int)
            for seed in range(looked_at):
                for rule in rules_met(family.named(family.name_of(seed, difficulty))):
                    times[rule] += 1
            for rule, count in times.items():
                if count >= seldom:
                    found[rule].append(QuestionGroup(family.game, family.name, family.players, difficulty))
    return dict(sorted(found.items()))


def main(arguments: Sequence[str]) -> None:
    """Looks through the kit's games, or through one game, and writes what is found."""
    games, file = (own_games(), _TABLE) if not arguments else ([arguments[0]], Path(arguments[1]))
    rows = (f"{json.dumps(rule)}: {json.dumps(places_of)}" for rule, places_of in look(games).items())
    file.write_text("{\n  " + ",\n  ".join(rows) + "\n}\n", "utf-8")


for _kept in (places, _families):
    on_change(_kept.cache_clear)

if __name__ == "__main__":
    main(sys.argv[1:])
