"""Wishes put together out of what there is to choose: each is one that the game knows, and can come true."""

from itertools import product
from random import Random

import pytest

from tolva_teach.dealer import Request, Search, find
from tolva_teach.dealer.language import pieces
from tolva_teach.dealer.language.phrases import PHRASES, happenings
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.rulebook import EVENTS, OF_NOBODY, missing_options, refuses
from tolva_teach.dealer.language.wishes import Joined
from tolva_teach.editing import begun_from
from tolva_teach.games import GAMES, game
from tolva_teach.players import choose_at_random
from tolva_teach.records.record import shuffled
from tolva_teach.texts import rule_ids


@pytest.mark.parametrize(("name", "players"), [*((name, None) for name in GAMES), ("bondtolva", 4), ("tolva", 3)])
def test_whatever_is_chosen_is_a_wish_of_the_game(name: str, players: int | None) -> None:
    rules = game(name, players)
    people, stretches = pieces.people(rules), pieces.sections(rules)
    wishes = [pieces.holding(who, "exactly", count, "aces") for who, count in product(people, (0, 1))]
    wishes += [pieces.holding("somebody", bound, 1, what) for bound in pieces.BOUNDS for what in pieces.amounts(rules)]
    wishes += [pieces.doing(who, deed, rules) for who, deed in product(people, pieces.deeds(rules))]
    wishes += [
        pieces.doing("dealer", deed, rules, when, stretch, 2)
        for deed, when, stretch in product(pieces.deeds(rules), pieces.WHEN, stretches)
    ]
    wishes += [
        pieces.ruling(rule, how, "somebody")
        for how in pieces.RULINGS
        for rule in pieces.rules(rules, how)
        if not missing_options(rule, rules)
    ]
    wishes += [
        pieces.doing("dealer", deed, rules, named=pieces.card(suit, rank))
        for deed in pieces.deeds(rules)
        for suit, rank in product(("", *pieces.suits(deed, rules)), ("", *pieces.ranks(deed, rules)))
    ]
    for verb in pieces.barred(rules):
        suits, ranks = (of(verb, rules, is_done=False) for of in (pieces.suits, pieces.ranks))
        wishes += [
            pieces.barring("player 2", verb, named=pieces.card(*its)) for its in product(("", *suits), ("", *ranks))
        ]
    played = game(name, players, {"revolution": True} if name == "tolp" else {})
    for event in pieces.events(rules):
        assert all(read(pieces.happening(event, "before", stretch, 9), played) for stretch in stretches), event
    if pieces.has_sides(rules):
        wishes.append(pieces.ruling(pieces.rules(rules)[0], "refuses", "somebody", pieces.PARTNER))
    for wish in wishes:
        assert read(wish, rules), wish
    chance, text = Random(name), ""
    for how in ("and", "or", "and not", "and"):
        text = pieces.joined(text, how, chance.choice(wishes))
        assert read(text, rules), text


@pytest.mark.parametrize("how", ["and", "and not"])
def test_what_is_added_to_a_choice_of_two_holds_for_both(how: str) -> None:
    rules, either = game("tolva", 4), "dealer holds a pair or seat 1 holds a pair"
    wish = read(pieces.joined(either, how, "forehand holds exactly 2 aces"), rules).wish
    assert isinstance(wish, Joined)
    assert (wish.how, len(wish.parts)) == ("and", 2)
    first = wish.parts[0].wish
    assert isinstance(first, Joined)
    assert (first.how, len(first.parts)) == ("or", 2)
    twice = pieces.joined(pieces.joined(either, how, either), "and", "forehand melds")
    assert "((" not in twice.removeprefix("(dealer")


def test_what_is_added_comes_before_the_words_that_ask_for_an_ending() -> None:
    assert pieces.joined("with at most 3 cards left", "and", "dealer melds") == "dealer melds with at most 3 cards left"
    either = "dealer melds or forehand melds with at most 3 cards left"
    more = pieces.joined(either, "and", "nobody asks")
    assert more == "(dealer melds or forehand melds) and nobody asks with at most 3 cards left"


def test_what_happens_to_nobody_in_particular_is_offered_where_it_can_happen() -> None:
    offered = {name: pieces.events(game(name)) for name in GAMES}
    assert offered["tolva"] == offered["bondtolva"] == ("vinsten-tied",)
    assert offered["tolp"] == ("revolution", "counter-revolution"), "in a variant that can be turned on"
    assert "stock-out" in offered["trettioett"]
    assert set(EVENTS) <= happenings()


def test_the_cards_that_were_laid_are_a_wish() -> None:
    laid = {("hand", 1): ("HK", "HQ"), ("hand", 0): (), ("down", 0): ("C6",)}
    wish = pieces.lying(laid)
    assert wish == "player 2 holds HK, HQ and player 1's down holds C6"
    (record,) = find(Request("bordstolva", wish, seed=1)).records
    layout = begun_from(record).layout
    assert {"HK", "HQ"} <= set(layout.cards(("hand", 1)))
    assert "C6" in layout.cards(("down", 0))


def test_each_phrase_is_offered_in_some_game_and_each_stretch_too() -> None:
    phrases = {" ".join(phrase.words) for phrase in PHRASES}
    assert set(pieces.MET_IN) == phrases
    assert phrases <= {deed for name in GAMES for deed in pieces.deeds(game(name))}
    assert [pieces.sections(game(name)) for name in ("tolva", "tolp", "trettioett")] == [
        ("trick",),
        ("pile",),
        ("lap",),
    ]


def test_a_search_goes_on_step_by_step_and_finds_the_same_as_at_once() -> None:
    request = Request("tolva", "somebody holds at least 2 pairs and forehand melds", seed=2)
    at_once, stepping = Search(request, 2, tries=200), Search(request, 2, tries=200)
    records = list(at_once)
    steps = []
    for step in stepping.steps():
        steps.append(step)
        assert stepping.tried == len(steps)
        assert stepping.found == sum(its is not None for its in steps)
    assert [its for its in steps if its is not None] == records
    assert None in steps
    assert stepping.answer() == at_once.answer()


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_that_refuses_something_is_known_for_it(name: str) -> None:
    rules, chance = game(name), Random(1)
    standing = rules.first_standing(None, 0, None)
    deal = rules.start(rules.deal_out(shuffled(rules.pack, chance), 0, standing), 0, standing)
    while not deal.over:
        view = deal.view(deal.actors()[0])
        refused = {(its.rule, said.verb) for said, its in rules.verdicts(view) if not its.allowed}
        unknown = {(rule, verb) for rule, verb in refused if verb not in (refuses(rule, rules) or ())}
        assert {rule for rule, _ in unknown} <= {"turn.order", "turn.verb", "card.not-held"}, unknown
        deal.apply(choose_at_random(view, chance))


def test_only_rules_that_can_refuse_something_with_so_many_are_offered_for_it() -> None:
    with_two, with_four = (pieces.rules(game("bondtolva", players)) for players in (2, 4))
    assert {"bond.draw", "bond.meld"} <= set(with_two) - set(with_four)
    assert {"bond.ask", "bond.lead-answer"} <= set(with_four) - set(with_two)
    assert "tolva.deal" not in pieces.rules(game("tolva"))
    assert "tolva.deal" in pieces.rules(game("tolva"), "decides")


def test_what_a_rule_keeps_one_from_is_offered_with_it() -> None:
    rules = game("tolva")
    assert pieces.barred(rules, "tolva.ask") == ("ask", "meld")
    assert "no" not in pieces.barred(rules), "nothing ever refuses that"
    assert pieces.suits("meld", rules)
    assert not pieces.ranks("meld", rules)


@pytest.mark.parametrize("name", ["tolva", "tolp", "trettioett"])
def test_a_rule_that_names_nobody_decides_for_nobody(name: str) -> None:
    for rule in set(rule_ids(name)) & OF_NOBODY:
        if not missing_options(rule, game(name)):
            assert not find(Request(name, f"{rule} decides for somebody", seed=1), tries=5).found, rule
