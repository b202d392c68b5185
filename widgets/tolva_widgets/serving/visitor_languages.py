"""The languages that a visitor reads, as their browser and the address that they ask for say it."""

from tornado.httputil import HTTPServerRequest

from tolva_teach.texts import DEFAULT_LANGUAGE, LANGUAGES


def visitor_languages(request: HTTPServerRequest) -> list[str]:
    """All of ours, first that of the page that is asked for, or else the one that the browser asks for."""
    parts = reversed(request.path.split("/"))  # a path that stands before ours may have such a part too
    of_page = next((part for part in parts if part in LANGUAGES), "")
    first = of_page or preferred_language(request.headers.get("Accept-Language", ""))
    return sorted(LANGUAGES, key=lambda lang: (lang != first, lang))


def preferred_language(header: str, otherwise: str = DEFAULT_LANGUAGE) -> str:
    """Which of our languages comes first in an `Accept-Language`; where it has none of them, the other one.

    >>> preferred_language("sv-SE,sv;q=0.9,en;q=0.8")
    'sv'
    >>> preferred_language("de, en;q=0.3, sv;q=0.5")
    'sv'
    >>> preferred_language("fi")
    'en'
    """
    weighed = [_weighed(part) for part in header[:1000].split(",")]
    wanted = [lang for weight, lang in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]
    return next((lang for lang in wanted if lang in LANGUAGES), otherwise)


def _weighed(part: str) -> tuple[float, str]:
    """A part's weight, and its language without the country."""
    name, _, parameter = part.strip().partition(";")
    try:
        weight = float(parameter.strip().removeprefix("q=") or 1)
    except ValueError:
        weight = 0.0
    return weight, name.strip().lower().partition("-")[0]
