"""What the page at a real table shows of a game, as its front end is given it: questions, form, cards and words."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game
from tolva_teach.judging.differing import differences
from tolva_teach.judging.form import LATE, SHOWDOWN, TURN, Form, Part, forms
from tolva_teach.judging.index import Question, questions
from tolva_teach.judging.index.answers import Elsewhere, answer, asked, elsewhere, other_words, rules_of
from tolva_teach.judging.late_words import scoring_names, seat_names
from tolva_teach.judging.position import Position, PositionError
from tolva_teach.judging.spoken import Told, fault, told_of
from tolva_teach.judging.typed import TypingError, typed_position
from tolva_teach.play.profile import option_told
from tolva_teach.quiz import is_asked_about
from tolva_teach.quiz.laid_out import packed_position, view_at
from tolva_teach.records.faults import RecordFault
from tolva_teach.rules.cards import SUITS, is_card, rank
from tolva_teach.texts import (
    SUIT_SIGNS,
    alternatives,
    card_name,
    card_sign,
    game_name,
    rank_name,
    rule,
    rule_ids,
    sentence,
    suit_name,
)
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS
from tolva_widgets.replay.address import LINKED
from tolva_widgets.replay.choices import written_value
from tolva_widgets.rules.sheets import in_short

WORDS = (
    "tabs",
    "ask",
    "judge",
    "score",
    "make-question",
    "rules",
    "search",
    "none-found",
    "found",
    "all",
    "others",
    "in-book",
    "weak",
    "all-rules",
    "rule",
    "lay-out",
    "suits",
    "ranks",
    "remove",
    "clear",
    "begin",
    "next",
    "type",
    "typed",
    "typed-help",
    "into",
    "choose-part",
    "more",
    "verdict",
    "allowed",
    "not-allowed",
    "must",
    "tell",
    "house",
    "none-house",
    "name",
    "keep",
    "kept",
    "not-kept",
    "kept-full",
    "qr",
    "qr-alt",
    "qr-none",
    "set-aside",
    "forgotten",
    "remedies",
    "suit-alone",
    "differ",
    "more-choices",
    "yes",
    "no",
    "sheet",
    "sheet-differs",
    "sheet-rest",
    "sheet-book",
    "profiles",
    "unnamed",
    "forget",
    "for-now",
    "tell-also",
    "judge-later",
    "rules-later",
)

_BLANKS = {
    "found": {"count": "{count}"},
    "all": {"count": "{count}"},
    "remove": {"card": "{card}"},
    "suit-alone": {"suit": "{suit}"},
    "forget": {"name": "{name}"},
    "kept-full": {"most": "{most}"},
}
"""What the page itself fills in."""


def forms_of_play(first: Game[Any]) -> Iterator[dict[str, str]]:
    """Each game with each number of players, as an address names them: this game first, of each the usual number."""
    for rules in sorted(GAMES.values(), key=lambda its: its.name != first.name):
        for players in sorted(rules.seats, key=lambda its: its != rules.usual_players):
            yield {"game": rules.name, "players": str(players)}


def words(lang: str) -> dict[str, str]:
    """The labels and sentences of the page."""
    return {name: sentence(lang, f"at-table-{name}", None, **_BLANKS.get(name, {})) for name in WORDS}


def cards(game: Game[Any], lang: str, indices: str) -> dict[str, list[str]]:
    """Each card of the game by its sign and its name."""
    return {card: [card_sign(card, indices), card_name(card, lang)] for card in dict.fromkeys(game.pack)}


def examples(game: Game[Any], lang: str, indices: str) -> dict[str, list[str]]:
    """Each card of the questions that the game has not, as a joker, by its sign and its name."""
    laid = (cards for question in questions(game) for _, cards in question.lying(game))
    others = {card for cards in laid for card in cards if is_card(card)} - set(game.pack)
    return {card: [card_sign(card, indices), card_name(card, lang)] for card in sorted(others)}


def suits(lang: str) -> list[list[str]]:
    """The suits: letter, sign, name."""
    return [[its, SUIT_SIGNS[its], suit_name(its, lang)] for its in SUITS]


def ranks(game: Game[Any], lang: str, indices: str) -> list[list[str]]:
    """The ranks of the game from the top: as a card has it, in its corner, its name."""
    present = [its for its in game.ranks if any(rank(card) == its for card in game.pack)]
    return [[its, card_sign(f"S{its}", indices)[1:], rank_name(its, lang)] for its in present]


def index(game: Game[Any], lang: str, links: "Links") -> list[dict[str, Any]]:
    """The questions of the game with their answers."""
    return [_question(question, game, lang, links) for question in questions(game)]


def _question(question: Question, game: Game[Any], lang: str, links: "Links") -> dict[str, Any]:
    answers, others = question.answers(game), [*elsewhere(question, game)]
    return {
        "name": question.name,
        "asked": asked(question, lang),
        "words": other_words(question, lang),
        "answer": answer(question, answers, lang),
        "rules": [links.to(its) for its in rules_of(answers)],
        "others": [_others(question, [its for its in others if its.is_book == book], lang) for book in (True, False)],
        "case": list(_case(question, game, lang)),
        "position": position_of(question, game),
    }


def _others(question: Question, others: Sequence[Elsewhere], lang: str) -> list[list[str]]:
    """What is answered elsewhere, each with the option that makes it so."""
    return [[option_told(its.option, its.value, lang), answer(question, its.answers, lang)] for its in others]


class Links:
    """Where a game's rules and questions are, looked up once for all that is said of it: a folder is slow to read."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self._lang, self._known = lang, frozenset(rule_ids(game.name))
        self.pages = Catalogue(site_here()).now()
        """The pages that there are, as one finds them at first."""
        page = self.pages.rules(lang).get(game.name)
        self.href = page.href if page else ""
        questions = self.pages.showing(lang, QUESTIONS)
        self.questions = questions.href if questions else ""
        """The page of questions; empty where the site has none."""

    def to(self, rule_id: str) -> list[str]:
        """A rule's title and its place in the game's rules; the place is empty where it does not stand there."""
        there = self.href and rule_id in self._known
        return [rule(self._lang, rule_id).title, f"{self.href}#{rule_id}" if there else ""]


def _case(question: Question, game: Game[Any], lang: str) -> Iterator[list[Any]]:
    """What lies on the table in a question's case: the name of each part, and its cards."""
    seats = count()
    for name, cards in question.lying(game):
        yield [_seat(next(seats), lang) if name == "hands" else _label(name, lang), list(cards)]


_FORM_WITH = {"held": LATE, "hands": SHOWDOWN, "hand": TURN}
"""The form that has a place for each of these parts of a position."""


def position_of(question: Question, game: Game[Any]) -> dict[str, Any] | None:
    """The position as the form lays it out; None where the form has no place for what the question tells."""
    if question.supposed(game).variants != game.variants:
        return None
    known: dict[str, set[str]] = {form.name: {part.name for part in form.parts} for form in forms(game)}
    told = {name: value for name, value in question.case.position.items() if value is not None}
    form = next((form for part, form in _FORM_WITH.items() if part in told), None)
    if form is None or len(question.case.does) > (form == TURN):
        return None
    return {"form": form, "given": told} if set(told) - {"leaders"} <= known.get(form, set()) else None


def shown_forms(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The forms that one lays a position out in."""
    return [_form(form, game, lang) for form in forms(game)]


def _form(form: Form, game: Game[Any], lang: str) -> dict[str, Any]:
    parts = [_part(part, game, lang) for part in form.parts]
    return {"name": form.name, "label": sentence(lang, f"judge-form-{form.name}"), "parts": parts}


def _part(part: Part, game: Game[Any], lang: str) -> dict[str, Any]:
    key = _key(part.name)
    return {
        "name": part.name,
        "kind": part.kind,
        "most": part.most,
        "always": part.always,
        "label": _label(part.name, lang),
        "least": part.least,
        "rest": "" if part.kind == "hands" else sentence(lang, key, "rest-of-seats" if part.kind == "seat" else "rest"),
        "values": [[value, sentence(lang, f"judge-{part.name}-{str(value).lower()}")] for value in part.values],
        "seats": _seats(part, game, lang),
        "places": _places(part, lang),
        "leader": _leader(lang) if part.kind == "rows" else [],
    }


def _seats(part: Part, game: Game[Any], lang: str) -> list[str]:
    """Those whom a part asks of."""
    if part.kind == "rows":
        return list(seat_names(game, lang))
    if part.kind == "numbers":
        return list(scoring_names(game, lang))
    return [_seat(number, lang) for number in range(part.most)] if part.kind in ("hands", "seat") else []


def _places(part: Part, lang: str) -> list[str]:
    """What the rows are called that one lays out."""
    numbers = range(1, part.most + 1) if part.kind == "rows" else ()
    return [sentence(lang, _key(part.name), None, number=number) for number in numbers]


def _leader(lang: str) -> list[str]:
    """What is asked of a row besides its cards, what stands there where the first one is not told, and where a later
    one is not; and what it is called among what is missing."""
    return [sentence(lang, "judge-part-leader", attribute) for attribute in (None, "rest", "after", "missing")]


def _key(name: str) -> str:
    return f"judge-part-{name.replace('_', '-')}"


def _label(name: str, lang: str) -> str:
    return sentence(lang, _key(name), None, number="")


def _seat(number: int, lang: str) -> str:
    return sentence(lang, "judge-part-hands", "rest", number=number + 1)


def what_we_play(game: Game[Any], name: str, lang: str) -> str:
    """What one plays, in one line: the name that one has given it, the game, for how many, and what is not as usual."""
    variants = "; ".join(option_told(key, value, lang) for key, value in game.variants.items())
    called = sentence(lang, "replay-game-for", None, game=game_name(game.name, lang), count=game.players)
    form = variants or sentence(lang, "at-table-by-the-book")
    return f"{name}: {called}. {form}." if name else f"{called}. {form}."


_NOTHING: Mapping[str, Any] = {
    "problem": "",
    "unfinished": False,
    "lines": [],
    "must": "",
    "missing": [],
    "note": "",
    "remedies": [],
    "question": "",
}
"""What is said of a position of which nothing can be said."""


def judged(game: Game[Any], form: str, given: Mapping[str, Any], lang: str, links: Links) -> dict[str, Any]:
    """What is said of a position that the page has laid out in one of the game's forms; whatever a stranger's page
    sends is told of."""
    try:
        position = Position.of(game, given)
        told = told_of(position, lang, form)
        question = _question_at(position, links) if form == TURN and not told.missing else ""
    except PositionError as error:
        return {**_NOTHING, "problem": fault(error, lang), "unfinished": error.is_unfinished}
    return {
        **_NOTHING,
        "lines": _lines(told, lang, links),
        "must": told.must,
        "missing": list(told.missing),
        "note": told.note,
        "remedies": [list(remedy) for remedy in told.remedies],
        "question": question,
    }


def look_ahead(game: Game[Any], lang: str, links: Links) -> bool:
    """Judges a position that nobody has laid out, while one looks for the first card: a game's first verdict takes many
    times as long as those after it. Nothing of this is left to do then."""
    laid = (position_of(question, game) for question in questions(game))
    case = next((its for its in laid if its and its["form"] == TURN), None)
    if case is not None:
        judged(game, TURN, case["given"], lang, links)
    return False


def typed(game: Game[Any], content: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What was typed of a position in a form of the game, or what is wrong with that, with the page's number of it.
    All of it is a stranger's."""
    number, form, text, at = (content.get(key) for key in ("number", "form", "text", "at"))
    told: dict[str, Any] = {"number": number if isinstance(number, int) else 0}
    try:
        return {**told, "given": dict(typed_position(game, str(form), str(text), str(at), lang))}
    except TypingError as error:
        return {**told, "problem": str(error)}
    except PositionError as error:
        return {**told, "problem": fault(error, lang)}


def _question_at(position: Position, links: Links) -> str:
    """Where others are asked what may be done there; empty where that is no question, or the site has no such page."""
    view = view_at(position)
    if not links.questions or view is None or not is_asked_about(view):
        return ""
    try:
        return f"{links.questions}#{LINKED}={packed_position(position)}"
    except RecordFault:  # it is too long for a link
        return ""


def _lines(told: Told, lang: str, links: Links) -> list[dict[str, Any]]:
    """What is said of each thing, those together that have the same reason."""
    found: dict[tuple[Any, str], dict[str, Any]] = {}
    for line in told.lines:
        same = found.setdefault((line.allowed, line.why), {"what": [], "allowed": line.allowed, "why": line.why})
        same["what"] += [line.what] if line.what else []
        same["rule"] = links.to(line.rule) if line.rule else ["", ""]
    return [{**its, "said": alternatives(its["what"], lang)} for its in found.values()]


def differing(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The questions where one plays otherwise than the book: of each what a yes and a no choose (see
    `tolva_widgets.replay.choices`), and which of them holds."""
    known = type(game).options_known
    return [
        {
            "name": its.option,
            "asked": its.asked(lang),
            "effect": its.effect(lang),
            "yes": written_value(known[its.option], its.value),
            "no": written_value(known[its.option], known[its.option].default),
            "holds": game.options[its.option] == its.value,
        }
        for its in differences(game, lang)
    ]


def sheet(game: Game[Any], lang: str, links: Links) -> dict[str, Any]:
    """The rules in short: first what is otherwise than the book, each option with its rule, then by chapter."""
    differs = [
        [option_told(key, value, lang), rule(lang, its).text, links.to(its)]
        for key, value in game.variants.items()
        for its in [type(game).option_rule(key, value)]
    ]
    return {"differs": differs, "chapters": [[title, lines] for title, lines in in_short(game, lang)]}
