"""What is handed out, as a browser prints it."""

import re

import pytest
from playwright.sync_api import Page

from helpers import chromium
from helpers.scan import read_code
from tolva_teach.games import GAMES
from tolva_widgets.handouts import paper, pdf, questions
from tolva_widgets.handouts.addresses import Addresses
from tolva_widgets.handouts.questions import Handed
from tolva_widgets.handouts.selection import Selection

# Each image of the sheet as it is drawn: how far any of its points is from grey, and for codes their points.
DRAWN = """async () => {
  const found = [];
  for (const image of document.images) {
    await image.decode();
    const code = image.classList.contains("tolva-handout-code");
    const [width, height] = code ? [180, 180] : [image.naturalWidth / 2, image.naturalHeight / 2];
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    let coloured = 0;
    for (let at = 0; at < data.length; at += 4) {
      coloured = Math.max(coloured, Math.abs(data[at] - data[at + 1]), Math.abs(data[at] - data[at + 2]));
    }
    found.push([coloured, code ? [...data].filter((_, at) => at % 4 === 0) : []]);
  }
  return found;
}"""

PAPER = """() => [...document.querySelectorAll(".tolva-handout, .tolva-handout *")]
  .map((part) => getComputedStyle(part))
  .filter((style) => !["rgb(0, 0, 0)", "rgb(255, 255, 255)"].includes(style.color)
    || !["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(style.backgroundColor)).length"""


def test_a_sheet_is_black_on_white_its_pages_hold_what_they_should_and_its_codes_open_the_questions(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [one for name in GAMES for one in Selection(name).questions(seed=5, count=1)]
    addresses = Addresses("https://cards.example/", "sv")
    variant = [Handed(one, addresses.to(one)) for one in found]
    document = paper.document("Frågor", questions.pages([variant], 6, "sv"), "sv")
    page.emulate_media(media="print", color_scheme="dark")
    page.set_content(document)
    assert page.evaluate(PAPER) == 0
    drawn = page.evaluate(DRAWN)
    assert max(coloured for coloured, _ in drawn) == 0
    assert [read_code(points, 180) for _, points in drawn if points] == [one.address for one in variant]
    path = chromium.executable() or page.context.browser.browser_type.executable_path  # type: ignore[union-attr]
    monkeypatch.setattr(pdf, "_browsers", lambda: iter([path]))
    # A page of six questions, and one of answers.
    assert len(re.findall(rb"/Type\s*/Page\b", pdf.as_pdf(document, pdf.browser()))) == 2
