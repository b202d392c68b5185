"""Somebody who listens to a page: what a screen reader is given to say, in the order in which it comes."""

from collections.abc import Iterable
from itertools import pairwise

from playwright.sync_api import Page

_LISTEN = """() => {
  const places = "[role=status], [role=alert], [aria-live]";
  const words = (place) => place.textContent.trim().replace(/\\s+/g, " ");
  const placeOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(places);
  const say = (place) => {
    const told = place?.checkVisibility({ visibilityProperty: true }) && words(place);
    if (told) window.listened.push(told);
  };
  window.listened = [];
  [...document.querySelectorAll(places)].forEach(say);
  new MutationObserver((changes) => [...new Set(changes.map(({ target }) => placeOf(target)))].forEach(say))
    .observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Of all places on the page whose words are spoken when they change, and are not hidden from everyone."""
_TOLD = """([before, words]) => window.listened.length > before
  && window.listened.slice(before).some((told) => told.includes(words))"""


class Listening:
    """Somebody who has begun to listen, and has heard what was said last before that."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(_LISTEN)

    @property
    def heard(self) -> list[str]:
        """All that has been said since."""
        return list(self._page.evaluate("window.listened"))

    def until(self, before: int, words: str) -> None:
        """Waits until these words are said after so many others."""
        self._page.wait_for_function(_TOLD, arg=[before, plain(words)])


def plain(words: str) -> str:
    """Words as they are heard: white space makes no difference."""
    return " ".join(words.split())


def twice_in_a_row(heard: Iterable[str]) -> list[str]:
    """What was said and at once said again."""
    return [said for before, said in pairwise(heard) if said == before]


def missing(heard: Iterable[str], happened: Iterable[str]) -> list[str]:
    """What of that which happened, in this order, was not heard after what was heard before it."""
    all_of_it, at, lacking = " ".join(heard), 0, []
    for words in map(plain, happened):
        found = all_of_it.find(words, at)
        if found < 0:
            lacking.append(words)
        else:
            at = found + len(words)
    return lacking
