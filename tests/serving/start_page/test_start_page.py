"""What the site's address leads to, and what is shown to a class."""

import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from itertools import permutations, product
from urllib.parse import urlsplit

import pytest

from helpers.kernel_kinds import FORKED
from helpers.placeholders import write_notebook, write_site
from helpers.served import Served, served
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.serving.class_page.address import ClassAddress
from tolva_widgets.serving.request_guard import LONGEST_ADDRESS
from tolva_widgets.serving.start_page.page import StartPage, StartPageError


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    site = write_site(tmp_path_factory.mktemp("start_page"))
    (site / "en" / "replay.ipynb").unlink()
    return Catalogue(site)


@pytest.mark.parametrize(
    ("page", "seed", "langs", "href"),
    [
        (None, None, ("sv", "en"), "sv/index.ipynb"),
        ("quiz", None, ("en", "sv"), "en/quiz.ipynb"),
        ("quiz", 7, ("sv", "en"), "sv/quiz.ipynb?seed=7"),
        ("sv/quiz", 0, ("en", "sv"), "sv/quiz.ipynb?seed=0"),
        ("/sv/quiz.ipynb", None, ("en", "sv"), "sv/quiz.ipynb"),
        ("quiz.html?set=70", None, ("sv", "en"), "sv/quiz.ipynb?set=70"),
        ("quiz?set=70#record=abc%3D", 7, ("sv", "en"), "sv/quiz.ipynb?set=70&seed=7#record=abc%3D"),
        ("quiz#record=a?b", None, ("sv", "en"), "sv/quiz.ipynb#record=a?b"),
        ("http://10.0.0.7:8812/voila/render/sv/quiz.ipynb?set=7#top", None, ("en",), "sv/quiz.ipynb?set=7#top"),
        ("https://school.example/cards/en/quiz.html", None, ("sv",), "en/quiz.ipynb"),
        ("replay", None, ("en", "sv"), "sv/replay.ipynb"),
    ],
)
def test_page_is_opened_in_the_visitors_language_where_it_is_there(
    catalogue: Catalogue, page: str | None, seed: int | None, langs: tuple[str, ...], href: str
) -> None:
    start_page = StartPage.checked(catalogue, page, seed)
    entry = start_page.entry(catalogue, langs)
    assert entry is not None
    assert start_page.href(entry) == href


@pytest.mark.parametrize(
    ("asked", "query"),
    [
        ("seed=12", "set=70&difficulty=1&seed=12"),
        ("difficulty=3&seed=12", "set=70&difficulty=3&seed=12"),
        ("s%65ed=12", "set=70&difficulty=1&s%65ed=12"),
        ("v=1", "set=70&difficulty=1&seed=7&v=1"),
    ],
)
def test_what_the_address_says_goes_before_what_is_for_everybody(catalogue: Catalogue, asked: str, query: str) -> None:
    start_page = StartPage.checked(catalogue, "quiz?set=70&difficulty=1", 7)
    entry = start_page.entry(catalogue, ("sv",))
    assert entry is not None
    assert start_page.href(entry, asked) == f"sv/quiz.ipynb?{query}"


@pytest.mark.parametrize(
    "page", ["whist", "fi/quiz", "en/replay", "../sv/quiz", "", "sv/", "/", "http://[", "http://a/whist"]
)
def test_page_that_is_not_there_is_refused_with_those_that_are(catalogue: Catalogue, page: str) -> None:
    with pytest.raises(StartPageError) as refused:
        StartPage.checked(catalogue, page, None)
    assert refused.value.key == "no-page"
    assert refused.value.facts["page"] in page
    assert refused.value.facts["known"] == "fatal, index, quiz, replay, rules-tolva, tricks"


@pytest.fixture(scope="module")
def with_courses(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """Two courses, of which one is in one language only."""
    site = tmp_path_factory.mktemp("courses")
    for lang, game, name, before in (
        ("sv", "tolva", "second", "first"),
        ("sv", "tolva", "first", None),
        ("en", "tolva", "second", "first"),
        ("en", "tolva", "first", None),
        ("sv", "tolp", "only", None),
    ):
        told = {"kind": "lesson", "title": name, "description": name, "order": 20 if before else 10, "course": game}
        write_notebook(site / lang / f"{name}.ipynb", name, **told, **({"after": before} if before else {}))
    return Catalogue(site)


@pytest.mark.parametrize(
    ("course", "langs", "href"),
    [
        ("tolva", ("en", "sv"), "en/first.ipynb"),
        ("tolva", ("sv", "en"), "sv/first.ipynb"),
        ("sv/tolva", ("en", "sv"), "sv/first.ipynb"),
        ("tolp", ("en", "sv"), "sv/only.ipynb"),
    ],
)
def test_course_is_begun_in_the_visitors_language_where_it_is_there(
    with_courses: Catalogue, course: str, langs: tuple[str, ...], href: str
) -> None:
    start_page = StartPage.checked(with_courses, None, None, course)
    entry = start_page.entry(with_courses, langs)
    assert entry is not None
    assert start_page.href(entry) == href


@pytest.mark.parametrize("course", ["bondtolva", "whist", "fi/tolva", "en/tolp", "", "first", "<b>"])
def test_course_that_is_not_there_is_refused_with_those_that_are(with_courses: Catalogue, course: str) -> None:
    with pytest.raises(StartPageError) as refused:
        StartPage.checked(with_courses, None, None, course)
    assert refused.value.key == "no-course"
    assert refused.value.facts == {"course": course, "known": "tolva, tolp", "count": 2}


def test_site_without_a_course_says_so(catalogue: Catalogue) -> None:
    with pytest.raises(StartPageError) as refused:
        StartPage.checked(catalogue, None, None, "tolva")
    assert refused.value.facts["count"] == 0
    told = {lang: sentence(lang, "serve-no-course", None, **refused.value.facts) for lang in LANGUAGES}
    assert told["en"] == "There is no course in tolva: these pages have no courses."
    assert "ingen kurs alls" in told["sv"]


@pytest.mark.parametrize(
    ("page", "seed", "key"),
    [("quiz", None, "page-and-course"), (None, 7, "seed-alone"), ("quiz", 7, "page-and-course")],
)
def test_course_is_begun_without_a_page_and_without_a_seed(
    catalogue: Catalogue, page: str | None, seed: int | None, key: str
) -> None:
    with pytest.raises(StartPageError) as refused:
        StartPage.checked(catalogue, page, seed, "tolva")
    assert refused.value.key == key
    assert sentence("en", f"serve-{key}")


def test_every_course_of_ours_can_be_opened() -> None:
    ours = Catalogue(notebooks_directory())
    begun = {game for game in GAMES if ours.course("sv", game)}
    assert "tolva" in begun
    for game, langs in product(begun, permutations(LANGUAGES)):
        lesson = StartPage.checked(ours, None, None, game).entry(ours, langs)
        assert lesson is not None
        assert (lesson.language, lesson.name) == (langs[0], ours.course(langs[0], game)[0].name)


def test_seed_without_a_page_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(StartPageError) as refused:
        StartPage.checked(catalogue, None, 7)
    assert refused.value.key == "seed-alone"


def test_qr_code_in_the_terminal_is_the_one_on_the_page_with_a_margin() -> None:
    rows = ClassAddress("http://192.168.1.5:8812/", "sv", shared=True).written().splitlines()
    assert len({len(row) for row in rows}) == 1
    assert set(rows[0]) == {"█"}
    assert {row[0] for row in rows} == {row[-1] for row in rows} == {"█"}
    # The corner that all QR codes have: a dark ring of seven by seven modules around a dark square.
    assert [row[2:9] for row in rows[1:5]] == [" ▄▄▄▄▄ ", " █   █ ", " █▄▄▄█ ", "▄▄▄▄▄▄▄"]


@pytest.fixture(scope="module")
def server(catalogue: Catalogue, kernels: str) -> Iterator[Served]:
    with served(catalogue.site, 0, "--lang", "sv", "--page", "quiz", "--seed", "7", forks=kernels == FORKED) as running:
        yield running


def get(address: str, language: str = "en") -> tuple[str, str]:
    asked = urllib.request.Request(address, headers={"Accept-Language": language})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return answer.url, answer.read().decode()


def test_serve_listens_on_this_computer_only(server: Served) -> None:
    with socket.socket() as elsewhere, pytest.raises(OSError, match="refused"):
        elsewhere.connect(("127.0.0.2", urlsplit(server.address).port))


@pytest.mark.parametrize("language", LANGUAGES)
def test_address_leads_everybody_to_the_page_with_the_classs_seed(server: Served, language: str) -> None:
    assert get(server.address, language)[0] == server.url(f"{language}/quiz", "seed=7")
    assert get(f"{server.address}front", language)[0] == server.url(f"{language}/index")


def test_a_browser_that_asks_for_none_of_our_languages_gets_that_of_whoever_serves(server: Served) -> None:
    assert get(server.address, "fi")[0] == server.url("sv/quiz", "seed=7")


def test_a_page_is_sent_to_a_long_address(server: Served) -> None:
    address = server.url("sv/index", f"record={'x' * (LONGEST_ADDRESS - 100)}")
    assert get(address)[0] == address


def test_page_to_show_has_the_address_its_code_and_how_many_are_here(server: Served) -> None:
    english = get(f"{server.address}class?lang=en")[1]
    assert f">{server.address}</p>" in english
    assert 'src="data:image/svg+xml' in english
    assert "Only this computer can reach the address." in english
    now = json.loads(get(f"{server.address}class/now")[1])
    assert set(now["said"]) == set(LANGUAGES)
    assert 0 <= now["here"] <= now["most"]
    assert now["said"]["en"] in english
    for unknown in ("?lang=fi", "?lang=%3Cimg%3E", ""):
        assert "<img>" not in get(f"{server.address}class{unknown}")[1]


def test_page_is_opened_with_what_its_address_says(catalogue: Catalogue) -> None:
    start_page = StartPage.checked(catalogue, "quiz?set=70&difficulty=1", 7)
    entry = start_page.entry(catalogue, ["sv"])
    assert entry is not None
    assert start_page.href(entry) == "sv/quiz.ipynb?set=70&difficulty=1&seed=7"
