"""The page for the class: which addresses it shows."""

import json
import re
import urllib.request
from collections.abc import Iterator
from html import unescape
from urllib.parse import quote

import pytest

from helpers.placeholders import write_site
from helpers.served import Served, served
from tolva_widgets.page.code_image import code_image
from tolva_widgets.serving.addresses import is_near
from tolva_widgets.serving.class_page.address import ClassAddress

SECONDS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    site = write_site(tmp_path_factory.mktemp("class"))
    with served(site, 0, "--ip", "0.0.0.0", "--address", "cards.example") as running:
        yield running


def shown(address: str, **headers: str) -> str:
    return urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=SECONDS).read().decode()


def large(page: str) -> str:
    found = re.search(r'class="tolva-class-address" translate="no">([^<]+)<', page)
    assert found
    return unescape(found[1])


def test_one_chooses_another_of_the_addresses_on_the_page_and_its_code_is_another(server: Served) -> None:
    page = shown(f"{server.address}class?lang=en")
    assert large(page).startswith("http://cards.example:")
    link, url = re.findall(r'<a href="([^"]+)">(http://[^<]+)</a>', page)[0]
    other = shown(f"{server.address}class{unescape(link)}")
    assert large(other) == url
    assert f">{large(page)}</a>" in other
    codes = [re.findall(r'<img src="([^"]+)"', one)[0] for one in (page, other)]
    assert codes[0] != codes[1]


@pytest.mark.parametrize(
    ("browser", "asked", "lang"),
    [
        ("en-GB,en;q=0.9", "", "en"),
        ("sv-SE", "", "sv"),
        ("sv", "?lang=en", "en"),
        ("en", "?lang=fi", "en"),
    ],
)
def test_the_page_speaks_the_language_that_the_browser_asks_for(
    browser: str, asked: str, lang: str, server: Served
) -> None:
    page = shown(f"{server.address}class{asked}", **{"Accept-Language": browser})
    assert f'<html lang="{lang}">' in page


def test_an_address_that_is_none_of_this_computers_is_not_shown(server: Served) -> None:
    assert "elsewhere" not in shown(f"{server.address}class?address=http%3A//elsewhere.example/")


def test_a_link_that_is_copied_on_the_computer_itself_leads_others_to_it(server: Served) -> None:
    below = "voila/render/en/play.ipynb?seed=7"
    asked = f"{server.address}class/link?below={quote(below)}"
    given = json.loads(shown(asked))
    port = server.address.rsplit(":", 1)[1]
    assert given == {
        "root": f"http://cards.example:{port}",
        "image": code_image(f"http://cards.example:{port}{below}"),
        "said": {},
        "near": False,
    }
    phone = json.loads(shown(asked, Host=f"192.0.2.9:{port.rstrip('/')}"))
    assert (phone["root"], phone["near"]) == (f"http://192.0.2.9:{port}", True)
    assert json.loads(shown(f"{server.address}class/link"))["image"] == ""  # too long a link has no code


def test_a_code_is_of_the_address_that_is_chosen() -> None:
    known = ClassAddress("http://a/", "sv", shared=True, others=("http://b/",))
    assert known.at("http://b/") == ClassAddress("http://b/", "sv", shared=True, others=("http://a/",))
    assert known.at("http://c/") == known
    assert code_image("https://cards.example/" + "x" * 5000) == ""


@pytest.mark.parametrize(
    "host", ["192.168.1.20", "10.0.0.2", "127.0.0.1", "[fd00::2]", "fe80::1", "skolan", "mac.local"]
)
def test_an_address_of_ones_own_network_is_told_from_one_of_the_web(host: str) -> None:
    assert is_near(host)
    assert not is_near("cards.example")
    assert not is_near("8.8.8.8")
