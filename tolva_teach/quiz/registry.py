"""Every family of questions, and how one is found: by its game, by its name, or by the name of a question."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, overload

from tolva_teach.described import note_failure, on_change, own_games, part_of
from tolva_teach.games import GAMES
from tolva_teach.games.base import View
from tolva_teach.quiz.base import Family, Question, QuestionName, UnknownQuestionError, players_named
from tolva_teach.quiz.best import best_families
from tolva_teach.quiz.faults import shown
from tolva_teach.quiz.offered import offered
from tolva_teach.quiz.recorded import read_recorded
from tolva_teach.quiz.tricks import MUST_PLAY
from tolva_teach.quiz.turns import AnyTurn, family_of_turns
from tolva_teach.records.record import span
from tolva_teach.texts import game_name


class _Families(Sequence[Family[Any]]):
    """The families of all games, as the games are described."""

    @overload
    def __getitem__(self, index: int) -> Family[Any]: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Family[Any], ...]: ...

    def __getitem__(self, index: int | slice) -> Family[Any] | tuple[Family[Any], ...]:
        return _all_families()[index]

    def __len__(self) -> int:
        return len(_all_families())

    def __contains__(self, family: object) -> bool:
        """Whether it is one of them; no other game's are imported for that."""
        return isinstance(family, Family) and family in families_of_game(family.game)


FAMILIES: Sequence[Family[Any]] = _Families()
"""Every family of questions: those about one game for a number of players in the order in which they are offered."""


@cache
def _all_families() -> tuple[Family[Any], ...]:
    return tuple(family for game in GAMES for family in families_of_game(game))


@cache
def families_of_game(game: str) -> Sequence[Family[Any]]:
    """The families about a game, for any number of players; none about one that is not there.

    They are those that its own description names, and no other game's are imported for them. Several games may name the
    same families, of which each is about one game.
    """
    return tuple(family for family in _named(game) if family.game == game) if game in GAMES else ()


def games_asked_about() -> tuple[str, ...]:
    """The games that there are questions about. Of the kit's own all are; only an outsider's have to be looked at."""
    return tuple(game for game in GAMES if game in own_games() or families_of_game(game))


def _named(game: str) -> Sequence[Family[Any]]:
    """The families that a game's description names, or what makes them of the game. Where that fails, the game has none
    and is listed among those that cannot be used (`tolva-teach games`): the questions of all other games go on."""
    try:
        return _made(game)
    except Exception as error:
        if game in own_games():
            raise
        note_failure(game, error)
        return ()


def _made(game: str) -> Sequence[Family[Any]]:
    named: Sequence[Family[Any]] | Callable[[type[Any]], Sequence[Family[Any]]] = part_of(game, "families")
    return named(GAMES[game]) if callable(named) else named


on_change(_all_families.cache_clear)
on_change(families_of_game.cache_clear)

MOST_CHOICES = 60
"""So much there is to choose from at a position of somebody's own, at most: each is a button or a card."""

FIRST_FAMILY: Family[Any] = MUST_PLAY
"""What a learner is asked first."""


def families(game: str, players: int | None = None) -> tuple[Family[Any], ...]:
    """The families about a game for so many players, or for its usual number; the one asked first comes first.

    >>> families("bondtolva", 2) == families("bondtolva") != families("bondtolva", 4)
    True
    """
    wanted = players_named(game, players)
    return tuple(family for family in families_of_game(game) if family.players == wanted)


def family_about(game: str, players: int | None = None, family: str | None = None) -> Family[Any]:
    """The family of this name about a game; without a name the one asked first.

    Args:
        game: by name.
        players: for how many; None for as many as usual.
        family: by name.

    Raises:
        UnknownQuestionError: no questions are about such a game, number of players or family; says which are.

    >>> family_about("bondtolva", players=4, family="may-do").question(seed=7, difficulty=1)
    <may-do question: seed=7, difficulty=1, version=1>
    """
    of_game = families_of_game(game)
    if not of_game:
        known = ", ".join(games_asked_about())
        raise UnknownQuestionError("quiz-no-game", known=known, given=shown(game))
    of_form = families(game, players)
    if not of_form:
        numbers = [its.players or GAMES[game].usual_players for its in of_game]
        seats = span(range(min(numbers), max(numbers) + 1))
        raise UnknownQuestionError("quiz-no-players", game=lambda lang: game_name(game, lang, "in-text"), seats=seats,
                                   given=shown(players))  # fmt: skip
    for its in of_form:
        if family in (None, its.name):
            return its
    known = ", ".join(its.name for its in of_form)
    raise UnknownQuestionError("quiz-no-family", known=known, given=shown(family))


def family_of(name: QuestionName) -> Family[Any]:
    """The family that asks the question of this name.

    Raises:
        LookupError: there is none.
    """
    for family in families_of_game(name.game):
        if family.asks(name):
            return family
    if name.family == AnyTurn.name and name.record:
        return families_at(name.record)[-1]
    for best in best_families(name.game):
        if best.asks(name):
            return best
    raise LookupError(f"no family asks {name.game}/{name.family}")


def families_at(record: str) -> Sequence[Family[Any]]:
    """The families that ask about the position at the end of a packed record, the one asked first comes first; where
    there is none, what may be done in any turn of any game.

    Raises:
        UnknownQuestionError: it is no record, or its deal is over, or there is more to choose from than anybody looks
            over.
    """
    view = read_recorded(record).position.view
    rules = view.game
    found = list(_taking(view))
    if found:
        return found
    if not _is_looked_over(view):
        raise UnknownQuestionError("quiz-record-too-much", most=MOST_CHOICES)
    return [_any_turn(rules.name, rules.players)]


def is_asked_about(view: View) -> bool:
    """Whether there is a family that asks about the position of a seat, as `families_at` finds them."""
    return any(_taking(view)) or _is_looked_over(view)


def _taking(view: View) -> Iterator[Family[Any]]:
    return (its for its in families(view.game.name, view.game.players) if its.takes(view))


def _is_looked_over(view: View) -> bool:
    return len(offered(view)) <= MOST_CHOICES


def question_at(record: str, family: str | None = None) -> Question:
    """The question at the end of a packed record.

    Args:
        family: by name; None for the one asked first.

    Raises:
        UnknownQuestionError: there is none; says why.
    """
    taking = families_at(record)
    for its in taking:
        if family in (None, its.name):
            asked: Question = its.named(its.name_at(record))
            return asked
    known = ", ".join(its.name for its in taking)
    raise UnknownQuestionError("quiz-no-family", known=known, given=shown(family))


@cache
def _any_turn(game: str, players: int) -> Family[Any]:
    return family_of_turns(AnyTurn, GAMES[game], players)


on_change(_any_turn.cache_clear)
