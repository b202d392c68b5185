"""The files of a site beside its pages: root page, 404, manifest, and the service worker that keeps it offline."""

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from htpy import Element, a, body, h1, head, html, link, main, meta, p, script, section, style, title
from markupsafe import Markup

from tolva_teach.texts import LANGUAGES, sentence

from ..base.shared_files import SHARED_FILES
from ..courses.catalogue import Catalogue
from ..courses.entries import POSITIONS
from ..serving.pages.frame import OUTSIDE

_STATIC = Path(__file__).with_name("static")
_TEMPLATE = Path(__file__).parents[1] / "serving/jupyter/voila/templates/tolva/static"

# The first of the browser's languages that there are pages in.
_CHOOSE = """
const pages = PAGES;
const wished = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in pages) ?? FIRST;
location.replace(pages[wished] + location.search + location.hash);
"""

# A page that is not found may be asked for at any depth: the way home is what stands before a language's folder.
# Whoever leaves out how its file's name ends is led to it. First is the language of the folder, or else of the browser.
_HOME = r"""
const path = location.pathname;
const inside = path.search(LANGUAGES_FOLDER);
const home = path.slice(0, inside < 0 ? path.lastIndexOf("/") + 1 : inside + 1);
const read = [path.slice(home.length, home.length + 2), ...navigator.languages.map((one) => one.slice(0, 2))];
const words = read.map((one) => document.querySelector(`section:lang(${CSS.escape(one)})`)).find(Boolean);
if (words) {
  words.parentElement.prepend(words);
  [document.documentElement.lang, document.title] = [words.lang, words.querySelector("h1").textContent];
}
for (const way of document.querySelectorAll("a")) way.href = home;
if (inside >= 0 && /\/[^/.]+$/.test(path)) location.replace(`${path}.html${location.search}${location.hash}`);
"""


def root_page(catalogue: Catalogue) -> str:
    """The page at the site's own address, which leads to the front page in the visitor's language."""
    fronts = {lang: front for lang in _languages() if (front := catalogue.front(lang) or catalogue.first_lesson(lang))}
    pages = {lang: f"{lang}/{front.href}" for lang, front in fronts.items()}
    ways = [
        p(lang=lang)[a(href=page, hreflang=lang)[sentence(lang, "frame-home"), f" ({_word(lang, 'language')})"]]
        for lang, page in pages.items()
    ]
    choose = _CHOOSE.replace("PAGES", _in_script(pages)).replace("FIRST", _in_script(next(iter(pages), "")))
    return _page(_word(OUTSIDE, "site"), h1[_word(OUTSIDE, "site")], *ways, script[Markup(choose)] if pages else "")


def not_found() -> str:
    """The page for an address that leads nowhere."""
    said = [
        section(lang=lang)[
            h1[_word(lang, "not-found")],
            p[_word(lang, "not-found-why"), " ", a(href="/")[_word(lang, "home")]],
        ]
        for lang in _languages()
    ]
    folder = f"/\\/({'|'.join(_languages())})\\//"
    return _page(_word(OUTSIDE, "not-found"), *said, script[Markup(_HOME.replace("LANGUAGES_FOLDER", folder))])


def manifest(assets: str, catalogue: Catalogue) -> bytes:
    """What a phone needs to know to take the site among its apps, and on which pages that can be opened at once."""
    name = _word(OUTSIDE, "site")
    icon = {"src": f"{assets}/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    known = {
        "name": name,
        "short_name": name,
        "lang": OUTSIDE,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f1e5",
        "theme_color": "#2a6b4c",
        "icons": [icon, {**icon, "purpose": "maskable"}],
        "shortcuts": list(_shortcuts(catalogue)),
    }
    return json.dumps(known, ensure_ascii=False, indent=1).encode()


def _shortcuts(catalogue: Catalogue) -> Iterator[dict[str, str]]:
    """The pages that one wants at a real table, without a way through the others."""
    for lang in _languages():
        for entry in (catalogue.showing(lang, POSITIONS), catalogue.score(lang)):
            if entry is not None:
                yield {"name": entry.title, "url": f"{lang}/{entry.href}"}


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """What keeps these files, which are all there are."""
    hashes = {name: _integrity(content) for name, content in sorted(files.items())}
    version = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    begin = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(hashes, indent=0)};\n"
    return (begin + (_STATIC / "sw.js").read_text("utf-8")).encode()


def _integrity(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _languages() -> list[str]:
    return [OUTSIDE, *sorted(set(LANGUAGES) - {OUTSIDE})]


def _word(lang: str, name: str) -> str:
    return sentence(lang, f"frame-{name}")


def _in_script(value: object) -> str:
    return json.dumps(value).replace("<", "\\u003c")


def _page(named: str, *content: Element | str) -> str:
    styles = "".join(path.read_text("utf-8") for path in (SHARED_FILES / "palette.css", _TEMPLATE / "frame.css"))
    return str(
        html(lang=OUTSIDE)[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                meta(name="color-scheme", content="light dark"),
                title[named],
                link(rel="icon", href="data:,"),
                style[Markup(styles)],
            ],
            body[main("#rendered_cells")[content]],
        ]
    )
