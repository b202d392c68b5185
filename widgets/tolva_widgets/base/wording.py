"""How one may ask when one searches: what a page that is searched is given of it."""

from typing import Any

from tolva_teach.texts import beside, sentence


def wording(lang: str, *more: str) -> dict[str, list[Any]]:
    """In both languages words that do not say what about, and phrases that mean the same; `matching.js` reads it.

    Args:
        lang: the page's language, which comes first.
        more: the names of sentences with phrases of the page's own.
    """
    both = (lang, beside(lang))
    passed = [word for its in both for word in sentence(its, "search-passed-over").split()]
    groups = [group for its in both for key in ("search-alike", *more) for group in sentence(its, key).split("/")]
    return {"passed": passed, "alike": [[phrase.strip() for phrase in group.split(",")] for group in groups]}
