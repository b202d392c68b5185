"""A language is one folder of texts: added from outside the kit it gets sentences, pictures, widgets and pages; what it
lacks is said in another language, sentence by sentence."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import traitlets

from helpers import danish
from helpers.placeholders import write_notebook, write_site
from tolva_teach.cli.main import main
from tolva_teach.picture import describe, draw, faces
from tolva_teach.play.match import Match
from tolva_teach.quiz import FAMILIES
from tolva_teach.texts import (
    COMPLETE,
    LANGUAGES,
    Speaker,
    UnknownLanguageError,
    add_language,
    card_name,
    glossary,
    happening,
    has_sentence,
    reason,
    remove_language,
    rule,
    rule_ids,
    say,
    sentence,
)
from tolva_teach.texts.numbers import decimal, percent
from tolva_teach.typed import Chosen, TypedOption, read
from tolva_widgets import DealReplay, GuidedDeal, Quiz, Reference, RulesPage
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.lesson_check.folder import look_at
from tolva_widgets.page.settings import choices
from tolva_widgets.serving.pages.frame import frame
from tolva_widgets.serving.visitor_languages import preferred_language

DANE = Speaker("da", you=1)


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with danish.spoken():
        yield
    assert tuple(LANGUAGES) == COMPLETE


def test_it_is_one_of_the_languages_from_then_on() -> None:
    assert tuple(LANGUAGES) == (*COMPLETE, "da")
    assert card_name("HJ", "da") == "hjerter bonde"


def test_the_same_folder_may_be_added_again_as_a_cell_that_is_run_again_does_it() -> None:
    assert add_language(str(danish.FOLDER)) == add_language(danish.FOLDER) == "da"
    assert card_name("HJ", "da") == "hjerter bonde"


def test_a_guided_deal_that_speaks_our_languages_alone_is_heard_in_the_one_that_stands_in() -> None:
    said = {"sv": "Din tur.", "en": "Your turn."}
    deal = {lang: GuidedDeal("?game=tolva&seed=7", {"say": said}, lang=lang) for lang in ("en", "da")}
    assert {lang: its.words.sentence for lang, its in deal.items()} == {"en": "Your turn.", "da": "Din tur."}


def test_verdicts_and_what_happens_are_told_in_it() -> None:
    match = Match.begin("tolva", 4, seed=7)
    opening = [happening(its, DANE) for its in match.deal.opening]
    assert opening[0] == "Spillet har 36 kort, fra sekser til es, og 120 kortpoint."
    assert opening[2] == "Du er forhånd og spiller ud først."
    match.do(match.legal()[0])
    view = match.deal.view(2)
    refused = [(decision, verdict) for decision, verdict in match.deal.game.verdicts(view) if not verdict]
    assert any("skal bekende kulør" in reason(verdict, decision, DANE) for decision, verdict in refused)


def test_what_it_lacks_is_said_whole_in_its_fallback() -> None:
    swede, facts = Speaker("sv", you=1), {"announcer": 3}
    assert say("picture-note-gubbe-half", facts, DANE) == say("picture-note-gubbe-half", facts, swede)
    assert not Path(danish.FOLDER / "quiz-tolp.ftl").exists()
    assert sentence("da", "rule-trick-trump") == sentence("sv", "rule-trick-trump")
    assert has_sentence("da", "rule-trick-trump", "for-two")
    assert not has_sentence("da", "rule-trick-winner", "for-two"), "a sentence of its own is not mended with another's"


def test_every_rule_and_term_can_be_read_in_it() -> None:
    told = {rule_id: rule("da", rule_id) for rule_id in rule_ids()}
    assert told["trick.follow"].title == "At bekende kulør"
    assert told["tolp.start"] == rule("sv", "tolp.start")
    assert [entry.id for entry in glossary("da")] == [entry.id for entry in glossary("sv")]
    assert glossary("da")[0].translation == glossary("sv")[0].term, "its terms stand beside the Swedish ones"


def test_numbers_are_written_as_it_writes_them() -> None:
    assert percent(0.125, "da", digits=1) == "12,5\N{NO-BREAK SPACE}%"
    assert decimal(-1.5, "da", digits=1) == "\N{MINUS SIGN}1,5"


def test_pictures_have_its_letters_and_words() -> None:
    table = Match.begin("tolva", 4, seed=7).deal.seen(1)
    assert faces.usual_indices("da") == "da"
    assert faces.corner_letters("da") == "E K D B"
    assert {"sv", "en", "da"} == set(faces.indices_known())
    knave = faces.face(faces.code("HJ", "b"), "da")
    assert ">B</text>" in knave
    assert "på hånden" in describe(table, "da")
    drawn = draw(Match.begin("tolva", 4, seed=7).deal.table(), lang="da", indices="da")
    assert all(f">{letter}</text>" in drawn for letter in "EKDB")
    assert choices("da")[0]["options"][0] == ["da", "E K D B"]


def test_a_language_with_the_letters_of_another_adds_no_choice(tmp_path: Path) -> None:
    folder = tmp_path / "nb"
    folder.mkdir()
    (folder / "language.ftl").write_text("language-fallback = sv\n", "utf-8")
    add_language(folder)
    try:
        assert faces.usual_indices("nb") == "sv"
        assert "nb" not in faces.indices_known()
    finally:
        remove_language("nb")


def test_a_quiz_asks_and_answers_in_it() -> None:
    quiz = Quiz(seed=1, lang="da")
    try:
        assert "Vælg alle de kort, som du må spille." in json.dumps(_html_of(quiz), ensure_ascii=False)
        assert quiz.indices == "da"
    finally:
        quiz.close()


def test_every_sort_of_question_is_asked_and_explained_in_it() -> None:
    for family in {family.name: family for family in FAMILIES}.values():
        question = family.question(5, family.difficulties[0])
        speaker = question.speaker("da")
        assert question.ask(speaker)
        assert all(question.why(choice.key, speaker) for choice in question.choices)


def test_a_card_is_typed_in_it() -> None:
    hand = [TypedOption(card, (card_name(card, "da"),), (card,)) for card in ("HJ", "SA")]
    assert read("hjerter bonde", hand, "da") == Chosen(("HJ",))


def test_a_deal_is_stepped_through_in_it() -> None:
    replay = DealReplay(7, lang="da", step=2)
    try:
        assert "Birger stikker over med spar es." in _html_of(replay)
    finally:
        replay.close()


def _html_of(widget: traitlets.HasTraits) -> list[str]:
    """The texts of a widget and of all in it."""
    texts = [value for name, value in widget.trait_values().items() if isinstance(value, str) and name != "_esm"]
    children = widget.trait_values().get("children", ())
    return texts + [text for child in children for text in _html_of(child)]


def test_a_page_of_rules_and_the_reference_are_in_it() -> None:
    page = RulesPage("tolva", lang="da").html()
    assert "At bekende kulør" in page
    assert re.search(r"<th[^>]*>Svensk</th>", page)
    reference = Reference(lang="da").html()
    assert '<p class="tolva-reference-other" lang="sv">Följa färg</p>' in reference


def test_a_site_has_pages_in_it_where_it_has_a_folder_of_them(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    write_notebook(site / "da" / "index.ipynb", "Tolva", kind="front", title="Velkommen")
    front = Catalogue(site).front("da")
    assert front is not None
    assert (front.title, Catalogue(site).faults()) == ("Velkommen", Catalogue(write_site(tmp_path / "before")).faults())
    around = frame(site / "da" / "index.ipynb")
    assert (around.language, around.words["skip"]) == ("da", "Spring til indholdet")
    assert around.words["kernel-gone"] == sentence("sv", "frame-kernel-gone")
    assert [link.href for link in around.other_languages] == ["../en/index.ipynb", "../sv/index.ipynb"]
    assert "../da/index.ipynb" in [link.href for link in frame(site / "sv" / "index.ipynb").other_languages]


def test_lessons_need_not_be_translated_into_it(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert not [fault for fault in look_at(site).faults if "da/" in str(fault)]


def test_a_visitor_who_reads_it_is_led_to_it() -> None:
    assert preferred_language("da-DK, en;q=0.5") == "da"


def test_the_command_line_speaks_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tolva", "--lang", "da"]) == 0
    assert "At bekende kulør" in capsys.readouterr().out


def test_a_folder_that_is_no_language_is_refused(tmp_path: Path) -> None:
    for name, text, why in (
        ("da", "x = y", "already"),
        ("nn", None, "no .ftl files"),
        ("klingon", "x = y", "no language's code"),
        ("nn", "language-fallback = da", "must be 'en' or 'sv', not 'da'"),
    ):
        folder = tmp_path / why.replace("/", "") / name
        folder.mkdir(parents=True)
        if text is not None:
            (folder / "language.ftl").write_text(text + "\n", "utf-8")
        with pytest.raises(ValueError, match=re.escape(why)):
            add_language(folder)
        assert tuple(LANGUAGES) == (*COMPLETE, "da")


def test_a_widget_in_a_language_that_nobody_added_is_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="'en' or 'sv' or 'da'"):
        DealReplay(7, lang="fi")
