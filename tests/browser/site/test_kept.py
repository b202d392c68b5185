"""What a browser keeps of a site of files, and for which of several sites on one host."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.made_site import made_site
from helpers.pages import wait_until_readable
from helpers.placeholders import write_notebook
from helpers.static_host import StaticHost, static_host

_STORAGE = "import(document.querySelector('link[rel=modulepreload][href*=storage]').href)"
_WRITE = f"([how, name, text]) => {_STORAGE}.then(({{ writeKept }}) => writeKept(how, name, text))"
_READ = f"([how, name]) => {_STORAGE}.then(({{ readKept }}) => readKept(how, name))"
_CACHES = "() => caches.keys()"
_LOSE = """async path => {
  let lost = false;
  for (const name of await caches.keys())
    lost = (await (await caches.open(name)).delete(new URL(path, location.href))) || lost;
  return lost;
}"""
_HAS = "async path => (await caches.match(new URL(path, location.href))) !== undefined"


@pytest.fixture(scope="module")
def two_sites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The same site in two folders of one host."""
    place = tmp_path_factory.mktemp("two")
    write_notebook(place / "few/en/index.ipynb", "One", '"one"', kind="lesson", title="One", order=1)
    made = made_site(place / "a", "--notebooks", str(place / "few"))
    assert made.returncode == 0, made.stderr
    (place / "both").mkdir()
    for name in ("a", "b"):
        shutil.copytree(place / "a", place / "both" / name)
    with static_host(place / "both") as host:
        yield host


def visited(context: BrowserContext, host: StaticHost, site: str) -> Page:
    """A page of the site, all of which the browser has kept."""
    page = context.new_page()
    page.goto(host.url(f"{site}/en/index"))
    wait_until_readable(page)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    return page


def test_two_sites_of_one_host_keep_their_own_files(
    two_sites: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context()
    pages = [visited(context, two_sites, site) for site in ("a", "b")]
    assert len(pages[0].evaluate(_CACHES)) == 2
    context.set_offline(True)
    for page in pages:
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("One")


def test_two_sites_of_one_host_keep_their_own_stars_and_share_how_things_look(
    two_sites: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context(service_workers="block")
    one, other = context.new_page(), context.new_page()
    one.goto(two_sites.url("a/en/index"))
    other.goto(two_sites.url("b/en/index"))
    for how in ("lasting", "tab", "everywhere"):
        assert one.evaluate(_WRITE, [how, "some", how])
    assert one.evaluate(_READ, ["lasting", "some"]) == "lasting"
    assert other.evaluate(_READ, ["lasting", "some"]) == ""
    assert other.evaluate(_READ, ["everywhere", "some"]) == "everywhere"


def test_file_that_the_browser_has_lost_is_kept_again(
    two_sites: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context()
    page = visited(context, two_sites, "a")
    page.reload()
    assert page.evaluate(_LOSE, "index.html")
    page.reload()
    page.wait_for_function(_HAS, arg="index.html")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("One")


@pytest.mark.parametrize("path", ["constructor", "en/__proto__", "toString", "en/%E0%A4%A"])
def test_address_that_is_no_file_is_told_of(
    two_sites: StaticHost, new_context: Callable[..., BrowserContext], path: str
) -> None:
    page = visited(new_context(), two_sites, "a")
    page.reload()
    page.goto(f"{two_sites.address}a/{path}")
    expect(page.get_by_text("There is no such page.")).to_be_visible()
