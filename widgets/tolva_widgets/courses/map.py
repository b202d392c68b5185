"""The page of the courses: every lesson in order, how far one has come, and a file of it to keep."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    fragment,
    h2,
    input,
    label,
    li,
    nav,
    ol,
    p,
    section,
    span,
    strong,
    style,
    ul,
)
from markupsafe import Markup

from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.texts import check_language, game_name, rule_ids, sentence
from tolva_widgets.base.html_page import HtmlPage
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import Entry

_STYLE = Path(__file__).with_name("course_map.css")
_TOOLS = ("save", "open", "link", "reset")
_SAID = ("undo", "thrown", "brought-back", "opened", "opened-part", "no-progress", "full")
"""What is said of what one did with the file, and the button that takes it back."""
_SAID_OF_LINK = ("link-copied", "link-made", "link-too-long", "link-damaged", "link-left")
"""What is said of a link that carries the stars."""

_FILLED_IN = {"earned": "{earned}", "most": "{most}", "page": "{page}", "course": "{course}"}
"""What only the browser knows, as course.js finds it."""


class CourseMap(HtmlPage):
    """The courses as HTML, which needs no kernel: the browser fills in the stars that it keeps.

    >>> CourseMap(lang="en")
    CourseMap(lang='en')
    """

    def __init__(self, *, lang: str = "sv", site: Path | None = None) -> None:
        """
        Args:
            lang: the language of the page.
            site: the folder whose lessons it shows; without it the one that the notebook lies in, or else the kit's.

        Raises:
            ValueError: no such language; the message names those there are.
        """
        self.lang = check_language(lang)
        self.catalogue = Catalogue(site or site_here())

    def html(self) -> str:
        return f"{style[Markup(_STYLE.read_text('utf-8'))]}{self._page()}"

    def beginning(self) -> Node:
        """With the lessons in order, for who reads on from there."""
        courses = {game: self.catalogue.course(self.lang, game) for game in GAMES}
        lists = (self._in_short(game, course) for game, course in courses.items() if course)
        return fragment[p[self._say("course-lead")], lists]

    def __repr__(self) -> str:
        return f"CourseMap(lang={self.lang!r})"

    def _page(self) -> Element:
        courses = {game: self.catalogue.course(self.lang, game) for game in GAMES}
        said = {name: self._say(f"course-{name}") for name in (*_TOOLS, *_SAID, *_SAID_OF_LINK)}
        carries = self._say("course-link-carries", stars="{stars}", rules="{rules}")
        words = {**words_to_fill_in(self.lang), **said, "link-carries": carries}
        lessons = [lesson for course in courses.values() for lesson in course]
        return div(".tolva-courses", lang=self.lang, data_words=json.dumps(words, ensure_ascii=False))[
            self._carried(),
            p[self._say("course-lead")],
            way_on(lessons, self.lang),
            what_is_due(self.catalogue, self.lang),
            self._contents([game for game, course in courses.items() if course]),
            (self._course(game, course) for game, course in courses.items() if course),
            self._tools(),
            self._for_teachers_and_writers(),
        ]

    def _contents(self, games: Sequence[str]) -> Node:
        """Links to the courses, where there are several."""
        played = span(".tolva-just-played", hidden=True)[f" {self._say('course-just-played')}"]
        links = ul[(li[a(href=f"#{game}")[game_name(game, self.lang)], span(data_game=game)[played]] for game in games)]
        return (
            nav(aria_label=self._say("course-contents"), data_by_match=FIRST_GAME.name)[links]
            if len(games) > 1
            else None
        )

    def _course(self, game: str, lessons: Sequence[Entry]) -> Element:
        head = div(".tolva-courses-head")[h2(id=game)[self._title(game)], stars_of(lessons)]
        return section(aria_labelledby=game)[head, ol[map(_lesson, lessons)]]

    def _in_short(self, game: str, lessons: Sequence[Entry]) -> Node:
        return fragment[h2[self._title(game)], ol[(li[a(href=lesson.href)[lesson.title]] for lesson in lessons)]]

    def _title(self, game: str) -> str:
        return self._say("course-title", game=game_name(game, self.lang, "in-text"))

    def _for_teachers_and_writers(self) -> Node:
        """Links for those who teach a class, who write lessons themselves, and who write games."""
        pages = {
            "course-teachers": self.catalogue.teachers(self.lang),
            "course-writing": self.catalogue.writing(self.lang),
            "course-game-writing": self.catalogue.game_writing(self.lang),
        }
        return [p[self._say(key), " ", a(href=page.href)[page.title]] for key, page in pages.items() if page]

    def _tools(self) -> Element:
        """What one can do with the stars; hidden where nothing runs that could do it."""
        buttons = [button(type="button", data_do=name)[self._say(f"course-{name}")] for name in _TOOLS]
        levels = {level for page in self.catalogue.pages(self.lang) for level in page.levels}
        aside = p(data_aside=True, hidden=True)[
            self._say("course-aside"), " ", button(type="button", data_do="save-aside")[self._say("course-save-aside")]
        ]
        return div(".tolva-courses-tools", role="group", aria_label=self._say("course-tools"), hidden=True)[
            p(data_where=True)[self._say("course-where")],
            p(data_uncertain=True, hidden=True)[self._say("course-uncertain")],
            p(data_others=" ".join(sorted(levels)), data_rules=kinds_of_rules(), hidden=True)[
                self._say("course-others")
            ],
            div[buttons],
            p(data_carries=True, hidden=True)[
                label[self._say("course-link-label"), input(type="text", readonly=True, spellcheck="false")]
            ],
            input(type="file", accept=".json,application/json", hidden=True, aria_label=self._say("course-open")),
            p(role="status"),
            aside,
        ]

    def _carried(self) -> Element:
        """What a link carries that led here, and whether to add it; hidden where it carries nothing."""
        ways = [button(type="button", data_do=name)[self._say(f"course-link-{name}")] for name in ("add", "leave")]
        return div(".tolva-courses-carried", hidden=True)[p(role="status"), div[ways]]

    def _say(self, key: str, **facts: str) -> str:
        return sentence(self.lang, key, None, **facts)


def what_is_due(catalogue: Catalogue, lang: str) -> Node:
    """A link to what is to be asked again, and how much it is today: the browser knows."""
    page = catalogue.review(lang)
    if page is None:
        return None
    words = {name: sentence(lang, f"review-{name}", None, count="{count}") for name in ("due", "due-one", "due-none")}
    told = {"data_rules": kinds_of_rules(), "data_words": json.dumps(words, ensure_ascii=False)}
    return p(".tolva-due", data_review=True, hidden=True, **told)[a(href=page.href)[page.title]]


def kinds_of_rules() -> str:
    """What the ids of the rules that there are begin with: of others, of a game that has gone, nothing can be asked."""
    return " ".join(sorted({rule_id.partition(".")[0] for rule_id in rule_ids()}))


def words_to_fill_in(lang: str) -> Mapping[str, str]:
    """The words that the browser says of how far one has come, by name."""
    return {name: sentence(lang, f"course-{name}", None, **_FILLED_IN) for name in ("stars", "none", "go-on")}


def way_on(lessons: Iterable[Entry], lang: str) -> Node:
    """A link that leads on from where one was: the browser knows whether, and where to."""
    known = [
        {
            "href": one.href,
            "title": one.title,
            "course": one.course,
            "game": game_name(one.course, lang, "in-text"),
            "levels": " ".join(one.levels),
        }
        for one in lessons
        if one.course
    ]
    if not known:
        return None
    told = {"lessons": known, "words": words_to_fill_in(lang)}
    data = {f"data-{name}": json.dumps(value, ensure_ascii=False) for name, value in told.items()}
    return p(".tolva-go-on", data, hidden=True)[a]


def _lesson(lesson: Entry) -> Element:
    return li[a(href=lesson.href)[strong[lesson.title]], " ", span[lesson.description], " ", stars_of([lesson])]


def stars_of(lessons: Iterable[Entry]) -> Node:
    """How many stars these lessons have earned together: the browser knows."""
    levels = [level for lesson in lessons for level in lesson.levels]
    return span(".tolva-courses-stars", data_levels=" ".join(levels)) if levels else None
