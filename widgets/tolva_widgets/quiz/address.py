"""What a quiz's address asks for: which question, by its name.

`?game=bondtolva&players=3&family=must-play&seed=7&difficulty=2&v=1`; what is as where one begins is left out, so that
`?seed=7` is a question of the game and family that a learner meets first. `set=5` says that it is one of the questions
in a row from number 5 on, `mixed=yes` that families take turns in it, and `topic=trick.trump` that it is about that
rule. `#record=…` asks about the position
at a record's end; `family` says what, where it can be asked more than one thing. `options=lives:5&called=Ours` asks by
house rules, and says what they are called.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from tolva_teach.games import GAMES
from tolva_teach.quiz import (
    FIRST_FAMILY,
    Family,
    QuestionName,
    Round,
    UnknownQuestionError,
    families,
    families_of_game,
    family_of,
    games_asked_about,
    mixed_from,
    question_at,
    round_from,
)
from tolva_teach.quiz.rounds import LENGTH
from tolva_teach.records.messages import quoted
from tolva_teach.records.record import span
from tolva_teach.review.asked import places
from tolva_teach.texts import game_name, join, sentence
from tolva_widgets.page.addressing import number
from tolva_widgets.page.house_rules.house import CALLED
from tolva_widgets.replay.address import LINKED, BadNameError, read_name

FORM_KEYS = ("game", "players", "family")
"""What names the family."""
HOUSE_KEYS = ("options", CALLED)
"""What names house rules."""
ENTRY_KEYS = (*FORM_KEYS, "seed", "difficulty", *HOUSE_KEYS)
"""What of the address one can go back from, in the browser's history, to an earlier question."""
NUMBER_KEYS = ("seed", "difficulty", "v", "set")
"""What is written as a number."""
MIXED = "mixed"
"""Whether families take turns in the row; any value says that they do."""
ADDRESS_KEYS = (*ENTRY_KEYS, "v", "set", MIXED, "topic")
RECORD = LINKED
"""What stands after the address's number sign: a position of somebody's own."""


LINE_LENGTH = 500
"""More characters than a question's name or address has."""


class BadFormError(UnknownQuestionError):
    """An address that names no family: what is wrong with it, and the nearest that there is."""

    def __init__(self, key: str, said: str, good: Family[Any], **facts: Any) -> None:
        """
        Args:
            key: the sentence, by its name in `quiz.ftl`.
            said: what is wrong, as it stands there, a stranger's text.
            good: the nearest family that there is.
            facts: what else the sentence speaks of: a game, or which there are.
        """
        super().__init__(key)
        self.said = said
        self.good = good
        self._told = facts

    def sentence(self, lang: str) -> str:
        """What is wrong and what is allowed, for a person."""
        told = {key: _told(key, value, lang) for key, value in self._told.items()}
        return sentence(lang, self.key, None, said=quoted(self.said), **told)


def read_family(values: Mapping[str, str], home: Family[Any]) -> Family[Any]:
    """The family that an address names.

    Args:
        values: the address, a stranger's text.
        home: what is meant where the address says nothing.

    Raises:
        BadFormError: at the first thing that is wrong.
    """
    if not any(values.get(key) for key in FORM_KEYS):
        return home
    game = values.get("game") or home.game
    known = games_asked_about()
    if game not in known:
        raise BadFormError("quiz-bad-game", game, home, known=known)
    of_form = families(game, _players(game, values.get("players", ""), home))
    wanted = values.get("family") or of_form[0].name
    for family in of_form:
        if family.name == wanted:
            return family
    raise BadFormError("quiz-bad-family", wanted, of_form[0], game=game, known=[family.name for family in of_form])


def read_question(said: str) -> QuestionName:
    """The name of a question that there is, by its seed.

    Args:
        said: its name, or the address of a page that asks it, a stranger's text; of a row the first.

    Raises:
        UnknownQuestionError: there is no question of this number, difficulty, version or family; says which there are.
        ValueError, LookupError: it names no question.
    """
    if len(said) > LINE_LENGTH:
        raise ValueError("longer than any name")
    name = _in_address(said) if "?" in said else QuestionName.read(said)
    family_of(name).check(name)
    return name


def _in_address(said: str) -> QuestionName:
    """
    Raises:
        UnknownQuestionError: as above.
        ValueError: it says no number.
    """
    values = dict(parse_qsl(urlsplit(said).query))
    given: dict[str, Any] = {key: number(values[key]) for key in NUMBER_KEYS if values.get(key)}
    seed: Any = given.get("seed", given.get("set"))
    if seed is None:
        raise ValueError("no number of a question")
    family = read_family(values, FIRST_FAMILY)
    first = family.name_of(seed, given.get("difficulty", family.difficulties[0]))
    first = first._replace(version=given.get("v", first.version))
    topic = None if "seed" in given else read_topic(values, family)
    return first if topic is None else round_from(family, first, topic).names[0]


def read_row(values: Mapping[str, str], family: Family[Any], name: QuestionName) -> Round | None:
    """The questions in a row that an address asks this question in; None where it stands by itself.

    Args:
        values: the address, a stranger's text.
        family: the question's.
        name: what the address calls it.

    Raises:
        UnknownQuestionError: there are no such questions.
    """
    topic = read_topic(values, family)
    if topic is None and not values.get("set"):
        return None
    begins: Any = number(values["set"]) if values.get("set") else name.seed
    first = name._replace(seed=begins)
    family.check(first)
    if not values.get(MIXED) or topic is not None:
        return round_from(family, first, topic)
    family.check(name)
    place = name.seed - begins
    return mixed_from(families(family.game, family.players), name, place if 0 <= place < LENGTH else 0)


def _players(game: str, text: str, home: Family[Any]) -> int | None:
    """For how many, as families count it: None for as many as usual."""
    if not text:
        return home.players if game == home.game else first_of(game).players
    players = number(text)
    if players in numbers_of_players(game):
        return None if players == GAMES[game].usual_players else int(players)
    raise BadFormError("quiz-bad-players", text, first_of(game), game=game, seats=span(numbers_of_players(game)))


def read_house(values: Mapping[str, str], family: Family[Any]) -> Mapping[str, Any]:
    """The house rules that an address has questions of a family asked by; none where they are as in the book.

    Raises:
        BadFormError: the game has no such option or value.
    """
    if not values.get("options"):
        return {}
    told = {"game": family.game, "players": str(players_of(family)), "options": values["options"]}
    try:
        name = read_name(told)
    except BadNameError as bad:
        raise BadFormError("quiz-bad-options", bad.said, family, why=bad.sentence) from bad
    return name.options if name else {}


def read_topic(values: Mapping[str, str], family: Family[Any]) -> str | None:
    """The rule that an address asks about, by id; None where it asks about any.

    Raises:
        BadFormError: it is none of the family's.
    """
    topic = values.get("topic")
    if topic and topic not in family.rules:
        raise BadFormError("quiz-bad-topic", topic, family, known=sorted(family.rules))
    return topic or None


def first_of(game: str, players: int | None = None) -> Family[Any]:
    """What is offered of a game first: for so many, or as many as usual; else for any number of players.

    What a learner is asked first where the game has no questions.
    """
    return next(iter((*families(game, players), *families_of_game(game))), FIRST_FAMILY)


def numbers_of_players(game: str) -> range:
    """For how many there are questions about the game."""
    numbers = [players_of(family) for family in families_of_game(game)]
    return range(min(numbers), max(numbers) + 1)


def players_of(family: Family[Any]) -> int:
    """For how many the family's questions are."""
    return GAMES[family.game].usual_players if family.players is None else family.players


def written_name(name: QuestionName, home: Family[Any], row: Round | None = None) -> dict[str, str]:
    """The question's name as an address writes it, and the row that it is of; what is as where one begins is left
    out."""
    if name.record:
        first = question_at(name.record).name.family
        return {**({} if name.family == first else {"family": name.family}), RECORD: name.record}
    of_form = families(name.game, name.players)
    first = home.name if (name.game, name.players) == (home.game, home.players) else of_form[0].name
    written = {
        "game": "" if name.game == home.game else name.game,
        "players": "" if name.players is None else str(name.players),
        "family": "" if name.family == first else name.family,
        "seed": str(name.seed),
        "difficulty": str(name.difficulty),
        "v": str(name.version),
        "set": str(row.names[0].seed) if row and row.linked else "",
        MIXED: "yes" if row and row.linked and row.is_mixed else "",
        "topic": (row.topic or "") if row else "",
    }
    return {key: value for key, value in written.items() if value}


def address_about(rule: str, game: str) -> str | None:
    """The address of questions in a row about a rule of a game, from its `?` on; None where nothing is asked about it.

    >>> address_about("trick.trump", "bondtolva")
    '?game=bondtolva&family=must-play&difficulty=1&set=1&topic=trick.trump'
    """
    asking = [place for place in places().get(rule, ()) if place.game == game]
    for place in sorted(asking, key=lambda place: (place.players is not None, place.difficulty)):
        family = next(family for family in families(game, place.players) if family.name == place.family)
        if rule in family.rules:
            told = {"game": game, "players": place.players, "family": family.name}
            row = {"difficulty": place.difficulty, "set": 1, "topic": rule}
            return "?" + urlencode({key: value for key, value in {**told, **row}.items() if value is not None})
    return None


def _told(key: str, value: Any, lang: str) -> str:
    if key == "game":
        return game_name(value, lang, "in-text")
    if callable(value):
        return str(value(lang))
    if key == "known":
        return join([game_name(its, lang) if its in GAMES else its for its in value], lang)
    return str(value)
