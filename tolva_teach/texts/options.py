"""What the games' variants are called where one chooses them, and what they can be: each language's `options.ftl`.

>>> option_name("flying", "en"), option_value("flying", ["2", "3"], "en")
('Flying cards', 'twos and threes')
"""

from collections.abc import Mapping
from typing import Any

from tolva_teach.texts.bundles import fill, has_sentence
from tolva_teach.texts.naming import join, rank_name


def option_name(key: str, lang: str) -> str:
    """What an option is called; one that nobody has given words to, by its name in a record."""
    return fill(lang, _message(key), None, {}) if has_sentence(lang, _message(key)) else key


def option_value(key: str, value: Any, lang: str) -> str:
    """What a value of an option is called, other than yes and no, for which the option's name is enough; one that
    nobody has given words to, as a record writes it."""
    if not has_sentence(lang, _message(key)):
        return str(value)
    if isinstance(value, Mapping):
        ((its, count),) = value.items()
        return fill(lang, _message(key), its, {"count": count})
    if isinstance(value, list) and value:
        return join([rank_name(rank, lang, "many") for rank in value], lang)
    if isinstance(value, int):
        return fill(lang, _message(key), "number", {"count": value})
    named = _attribute(value or "none")
    return fill(lang, _message(key), named, {}) if has_sentence(lang, _message(key), named) else str(value)


def _attribute(word: str) -> str:
    """The name of the words for a value: one that begins with a figure would be no name."""
    return word if word[:1].isalpha() else f"of-{word.replace('.', '-')}"


def _message(key: str) -> str:
    return f"option-{key.replace('_', '-')}"
