"""The rules as a person reads them."""

import re

import pytest

from tolva_teach.games import GAMES
from tolva_teach.rules.cards import FULL_PACK
from tolva_teach.texts import LANGUAGES, TextError, card_name, glossary, rule, rule_ids, sentence
from tolva_teach.texts.bundles import message_ids
from tolva_teach.texts.rules import RECORD_RULES, chapters

WITH_READING = {
    "tolva.meld.one",
    "tolva.meld.show",
    "tolva.ask",
    "tolva.names",
    "tolva.score.carry",
    "tolva.markers",
    "tolva.half",
    "tolva.half.score",
    "tolva.gubbe.one",
    "plocke.gubbe",
    "bord.turn",
    "bord.meld",
    "bord.gubbe",
    "bond.meld.one",
    "bond.meld.show",
    "bond.trump",
    "bond.ask",
    "bond.ask.barred",
    "bond.lead-answer",
    "bond.option.forehand-trump",
    "bond.option.exact",
    "bond.option.gotland",
    "tolp.deal",
    "tolp.start",
    "tolp.higher",
    "tolp.pass",
    "tolp.titles",
    "tolp.exchange",
    "tolp.exchange.high",
    "tolp.exchange.ask",
    "tolp.exchange.size",
    "tolp.flying",
    "tolp.option.singles",
    "tolp.option.revolution",
    "thirtyone.deal",
    "thirtyone.turn",
    "thirtyone.31",
    "thirtyone.stock-out",
    "thirtyone.out",
}
"""The rules of which the project's own interpretation is a part."""


def test_rules_stand_in_the_order_of_the_rules_book() -> None:
    assert rule_ids()[:4] == ("tolva.deck", "tolva.deal", "tolva.forehand", "trick.lead"), "deal first, then play"
    assert rule_ids()[-len(RECORD_RULES) :] == RECORD_RULES
    assert len(set(rule_ids())) == len(rule_ids())
    with pytest.raises(ValueError, match="tolva, plocketolva"):
        rule_ids("whist")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule_id", rule_ids())
def test_rule_is_told_in_full(lang: str, rule_id: str) -> None:
    told = rule(lang, rule_id)
    assert told.id == rule_id
    assert re.fullmatch(r"[A-ZÅÄÖ][^.{}]*", told.title)
    for text in filter(None, (told.text, told.reading, told.example)):
        assert re.fullmatch(r"[A-ZÅÄÖ0-9][^{}\n]*\.", text), text
    assert told.source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_interpretations_are_marked(lang: str) -> None:
    assert {rule_id for rule_id in rule_ids() if rule(lang, rule_id).reading} == WITH_READING


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_texts_are_all_used(lang: str) -> None:
    told = {f"rule-{rule_id.replace('.', '-')}" for rule_id in rule_ids()}
    assert {key for key in message_ids(lang) if key.startswith("rule-")} == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_of_a_game_stand_in_chapters_with_titles(lang: str, game: str) -> None:
    found = chapters(game)
    assert tuple(rule_id for ids in found.values() for rule_id in ids) == rule_ids(game)
    for chapter in found:
        assert sentence(lang, f"rules-chapter-{chapter}", None, game="x", parent="y")


def test_rules_of_a_form_begin_with_what_differs_and_leave_out_what_it_has_not() -> None:
    assert rule_ids("bordstolva")[:2] == ("bord.deal", "bord.available")
    assert not {"tolva.deal", "tolva.ask"} & {*rule_ids("bordstolva"), *rule_ids("plocketolva")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_speak_to_players_and_not_of_records(lang: str) -> None:
    """What an option is called in a record, and where a rule comes from, is another matter."""
    for rule_id in {*rule_ids()} - {*RECORD_RULES}:
        told = rule(lang, rule_id)
        for text in filter(None, (told.text, told.reading, told.example)):
            assert not re.search(r"\w_\w|\([\w-]+: ?[\w-]+\)|uppteckning|\brecord", text), rule_id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_give_examples_with_cards_of_the_games_own_pack(lang: str, game: str) -> None:
    missing = set(FULL_PACK) - set(GAMES[game](GAMES[game].usual_players).pack)
    examples = [example for rule_id in rule_ids(game) if (example := rule(lang, rule_id).example)]
    assert len(examples) >= 3
    for card in missing:
        assert not [text for text in examples if re.search(rf"\b{card_name(card, lang)}\b", text, re.I)], card


def test_rule_unknown_is_an_error() -> None:
    with pytest.raises(TextError, match=r"no rule trick\.unheard-of"):
        rule("sv", "trick.unheard-of")


def test_glossary_gives_the_term_in_both_languages() -> None:
    terms = {entry.term: entry for entry in glossary("sv")}
    assert terms["följa färg"].translation == "follow suit"
    assert terms["part"].translation == "side"
    assert terms["parti"].translation == "match"
    assert {entry.term: entry.translation for entry in glossary("en")}["trick"] == "stick"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_glossary_explains_each_term_in_a_line(lang: str) -> None:
    entries = glossary(lang)
    assert len({entry.term for entry in entries}) == len(entries)
    for entry in entries:
        assert re.fullmatch(r"[A-ZÅÄÖ].{5,140}\.", entry.meaning), entry
        assert sentence(lang, f"terms-{entry.group}")


TERMS = {
    "trick.lead": ("spelar ut får välja", "leader may choose"),
    "trick.follow": ("kort i den utspelade färgen måste du spela", "card of the suit led, you must play"),
    "trick.trump": ("måste du spela trumf", "must play a trump"),
    "trick.overtake": ("Du måste sticka över", "You must head the trick"),
    "trick.discard": ("saka", "discard"),
    "trick.winner": ("högsta trumfen sticket", "highest trump takes the trick"),
    "tolva.deck": ("36 kort", "36 cards"),
    "tolva.deal": ("nio kort var", "nine cards each"),
    "tolva.forehand": ("spelar ut till det första sticket", "leads to the first trick"),
    "tolva.meld": ("Kung och dam i samma färg är ett par", "A king and queen of one suit are a pair"),
    "tolva.meld.three": ("minst tre kort kvar", "at least three cards left"),
    "tolva.meld.one": ("en mälning åt gången", "only one meld at a time"),
    "tolva.meld.show": ("visar du kungen och damen", "shows the king and queen"),
    "tolva.ask": ("fråga din partner", "ask your partner"),
    "tolva.trump": ("i sang.*sätter trumf", "in sang.*sets trump"),
    "tolva.names": ("tjog.*viv.*mäl", "tjog.*viv.*mäl"),
    "tolva.score.meld": ("trumf ger 2 poäng, varje senare", "trump scores 2 points, and every later"),
    "tolva.score.no-meld-out": ("mäla sig ut", "go out by melding"),
    "tolva.score.vinsten": ("flest kortpoäng i sina stick", "most card points in its tricks"),
    "tolva.score.carry": ("får ingen vinsten", "nobody gets vinsten"),
    "tolva.score.sistan": ("1 poäng för sistan", "1 point: sistan"),
    "tolva.score.order": ("Vinsten räknas före sistan", "Vinsten is counted before sistan"),
    "tolva.match": ("vinner partiet.*förhand i det", "wins the match.*was forehand"),
    "tolva.markers": ("lankorna", "lankor"),
    "tolva.half": ("sex stick i rad med sammanlagt minst 60", "six tricks in a row, worth at least 60"),
    "tolva.half.trumpless": ("trumf är satt kan halv gubbe inte", "there is a trump suit, a half gubbe can’t"),
    "tolva.half.limit": ("högst 5 poäng", "5 points or fewer"),
    "tolva.half.score": ("6 poäng.*kostar 6", "6 points.*costs 6"),
    "tolva.whole": ("alla stick.*12 poäng", "every trick.*12 points"),
    "tolva.gubbe.one": ("fler än en gubbe", "more than one gubbe"),
    "record.syntax": ("JSON-objekt", "JSON object"),
    "record.cards": ("varje kort i leken en gång", "every card of the pack once"),
    "record.option": ("varianter", "variants"),
    "record.result": ("händelserna leder till", "its events lead to"),
    "turn.order": ("på tur", "whose turn"),
    "turn.verb": ("läget ger tillfälle till", "what the moment offers"),
    "card.not-held": ("bara kort som du har", "only cards you have"),
}
"""What each rule says that no other does."""


@pytest.mark.parametrize(("lang", "place"), [("sv", 0), ("en", 1)])
def test_rule_says_what_no_other_does(lang: str, place: int) -> None:
    for rule_id, terms in TERMS.items():
        found = {other for other in TERMS if re.search(terms[place], rule(lang, other).text)}
        assert found == {rule_id}, terms[place]
    assert set(TERMS) == {*rule_ids("tolva"), *RECORD_RULES}
