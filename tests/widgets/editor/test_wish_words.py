"""What the page says of a wish that is wrong: in the person's words, whole words, and what the page can do."""

import re

import pytest

from helpers.deal_editor import piece
from tolva_teach.dealer import Request, find
from tolva_teach.dealer.telling import told
from tolva_teach.games import game
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import DealEditor

LAST = "tolp.flying.last refuses somebody with at most 3 cards left"


def on_wish(name: str, lang: str) -> DealEditor:
    editor = DealEditor(name, lang=lang)
    editor.do("tab", value="wish")
    return editor


def test_a_wish_from_a_link_is_quoted_whole_in_the_persons_words() -> None:
    editor = on_wish("tolp", "sv")
    editor.wishes.write(LAST, editor.session.layout.game)
    editor.do("tab", value="wish")
    where = re.search(r'tolva-editor-where">(.*?)</p>', piece(editor, "wish"))
    assert where is not None
    assert where[1] == "<mark>”Ingen går ut på flygande kort”</mark> hindrar någon med högst 3 kort kvar"


def test_a_long_wish_is_cut_between_words() -> None:
    editor = on_wish("tolva", "en")
    editor.do("wish", value="forehand hopes and somebody melds before trick 3 and the dealer melds")
    assert "<mark>hopes</mark> and somebody melds before trick 3 and …</p>" in piece(editor, "wish")


def test_no_more_is_turned_on_than_the_rule_needs() -> None:
    editor = on_wish("tolp", "en")
    editor.do("wish", value="tolp.flying.last refuses somebody")
    editor.do("turn-on")
    assert editor.session.layout.game.variants == {"flying": ["2"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_proposes_only_what_it_can_do(lang: str) -> None:
    answer = find(Request("tolva", "nobody takes a trick", 4, seed=1), tries=1)
    assert told(answer, 1, lang, game("tolva", 4))[-1] == sentence(lang, "dealer-more-on-page")
    assert told(answer, 1, lang)[-1] == sentence(lang, "dealer-more")
