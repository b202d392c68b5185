"""The command `tolva-teach games`: every game there is, where it is from, and what an author has left to write."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tolva_teach.described import (
    KIT,
    Failure,
    GameDescription,
    descriptions,
    failures,
    lessons_named_otherwise,
    look_for_parts,
    package_of,
)
from tolva_teach.described.faults import GameFailedError, game_fault
from tolva_teach.games import GAMES
from tolva_teach.records.messages import failure_in_words, game_fault_in_words
from tolva_teach.records.record import span
from tolva_teach.testing.words import NOTHING_LACKING, file_of_words, looked_through, words_unheard
from tolva_teach.texts import game_name, join, sentence
from tolva_teach.texts.bundles import place_of

PARTS = (
    *("chapters", "lessons", "beginner", "mind", "advice", "knowledge", "hindsight"),
    *("families", "orders", "usual", "illustrated", "differences"),
)
"""The parts of a description that a place of the kit needs."""

_FOR_VARIANTS = "differences"
"""The part that only a game with variants can have."""

_OF_PACKAGES = "lessons"
"""The part that the kit's own games have elsewhere: among its notebooks."""


def tell_games(lang: str, *, as_json: bool) -> int:
    """Prints each game, and each that fails or cannot be used; the status is 1 where there is such a game."""
    faults = []
    for name, described in descriptions().items():
        look_for_parts(name)
        try:
            about = about_game(name, described)
        except Exception as error:
            fault = game_fault(error)
            if fault is None:
                raise
            faults.append(fault)
            about = _at_fault(fault, lang)
        print(json.dumps(about, ensure_ascii=False) if as_json else _in_lines(about, lang))
    for failure in failures():
        print(json.dumps(_failed(failure, lang), ensure_ascii=False) if as_json else failure_in_words(failure, lang))
    return 1 if faults or failures() else 0


def _in_lines(about: Mapping[str, Any], lang: str) -> str:
    return about["message"] if "failed" in about else "\n".join(in_words(about, lang))


def _at_fault(fault: GameFailedError, lang: str) -> dict[str, Any]:
    """A game that raises when it is played or asked about."""
    said = game_fault_in_words(fault, lang)
    return {"game": fault.game, "package": fault.package, "failed": "fault", "line": fault.line, "message": said}


def about_game(name: str, described: GameDescription) -> dict[str, Any]:
    """A game, and what is missing of it."""
    package = package_of(name)
    lacking = NOTHING_LACKING if package == KIT else looked_through(name)  # the kit's own have tests for that
    return {
        "game": name,
        "package": package,
        "interface": described.interface,
        "players": list(GAMES[name].seats),
        "missing": [part for part in PARTS if not getattr(described, part) and _could_have(name, part)],
        "rules": list(lacking.rules),
        "words": {lang: list(keys) for lang, keys in lacking.words.items()},
        "unheard": list(words_unheard(name)),
        "unshown": list(lessons_named_otherwise(name)),
    }


def _could_have(game: str, part: str) -> bool:
    if part == _OF_PACKAGES:
        return package_of(game) != KIT
    return part != _FOR_VARIANTS or bool(GAMES[game].options_known)


def in_words(about: Mapping[str, Any], lang: str) -> list[str]:
    """The same for people."""
    name, package = about["game"], about["package"] or sentence(lang, "games-registered")
    seats = span(GAMES[name].seats)
    lines = [sentence(lang, "games-heading", game=name, name=game_name(name, lang), seats=seats, package=package)]
    if about["missing"]:
        parts = join([sentence(lang, f"games-part-{part}") for part in about["missing"]], lang)
        lines.append(sentence(lang, "games-without", parts=parts))
    if about["rules"]:
        lines.append(sentence(lang, "games-rules-lacking", rules=", ".join(about["rules"])))
    for its, keys in about["words"].items():
        lines += _words_lacking(name, its, keys, lang)
    if about["unheard"]:
        lines.append(sentence(lang, "games-words-unheard", keys=", ".join(about["unheard"])))
    if about["unshown"]:
        lines.append(sentence(lang, "games-lessons-unshown", game=name, files=", ".join(about["unshown"])))
    if len(lines) == 1:
        lines.append(sentence(lang, "games-whole"))
    head, *rest = lines
    return [head, *(f"  {line}" for line in rest)]


def _words_lacking(game: str, language: str, keys: Sequence[str], lang: str) -> Iterator[str]:
    """The messages that a language lacks, and the file that is to have them; and those that are written wrongly."""
    places = {key: place_of(language, *key.partition(".")[::2]) for key in keys}
    missing = [key for key, place in places.items() if not place]
    if missing:
        file = file_of_words(game, language)
        yield sentence(lang, "games-words-lacking", language=language, file=file, keys=", ".join(missing))
    for key, place in places.items():
        if place:
            yield sentence(lang, "words-unreadable", key=key, place=place)


def _failed(failure: Failure, lang: str) -> dict[str, Any]:
    facts = {"package": failure.package, "entry": failure.entry, "failed": failure.code, **failure.facts}
    return {**facts, "message": failure_in_words(failure, lang)}
