"""Whatever a game offers in whatever deal: its printed label, and a card's short code, are read as that choice."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.every_game import dealt_records, decide, fresh
from tolva_teach.rules.cards import FULL_PACK, is_joker, rank, suit
from tolva_teach.texts import LANGUAGES, Speaker, card_index, card_name, offered, suit_name
from tolva_teach.typed import Chosen, TypedOption, fold, read

WORDS = ("hd", "k", "2", "två", "sju", "sjuor", "och", ",", "kn", "mäl", "en", "ess", "spader", "ruter7")

FEW = 40
"""So many decisions of a deal are looked at."""


def options_of(view: Any, lang: str) -> list[TypedOption]:
    """What a seat is offered, as its table lets it be typed."""
    speaker, offers = Speaker(lang, you=view.seat, parties=view.game.parties), view.game.offers(view)
    cards = [
        TypedOption(key, (offered(decision, speaker), card_name(decision.args[0], lang)), (decision.args[0],))
        for key, decision in offers.cards.items()
    ]
    lying = [
        TypedOption(key, (card_name(card, lang),), (card,)) for of in offers.sets for key, card in of.cards.items()
    ]
    zones = [TypedOption(name, (offered(decision, speaker),)) for name, decision in offers.zones.items()]
    words = [TypedOption(f"say {decision}", (offered(decision, speaker),)) for decision in offers.words]
    return [*cards, *{option.key: option for option in lying}.values(), *zones, *words]


def codes(card: str, lang: str) -> list[str]:
    """The card in two or three letters, the suit first or last; a joker has no such code."""
    if is_joker(card):
        return []
    of, its = suit_name(suit(card), lang)[0], card_index(rank(card), lang)
    return [of + its, its + of, (of + its).upper()]


def assert_read_as(text: str, option: TypedOption, options: list[TypedOption], lang: str) -> None:
    reading = read(text, options, lang)
    assert isinstance(reading, Chosen), (text, reading)
    (key,) = reading.keys
    assert next(other for other in options if other.key == key).name == option.name, (text, key)


@settings(max_examples=so_many(13, 400))
@given(dealt_records(), st.integers(0, 2**32))
def test_label_and_code_of_each_offered_choice_are_read_as_that_choice(record: Any, seed: int) -> None:
    chance, deal = random.Random(seed), fresh(record)
    for _ in range(FEW):
        if deal.over:
            break
        if chance.random() < 0.2:
            view = deal.view(chance.choice(deal.actors()))
            for lang in LANGUAGES:
                options = options_of(view, lang)
                for option in options:
                    for name in option.names:
                        for text in (name, name.upper(), fold(name)):
                            assert_read_as(text, option, options, lang)
                    for card in option.cards:
                        for code in codes(card, lang):
                            assert_read_as(code, option, options, lang)
        deal.apply(decide(deal, chance))


@settings(max_examples=so_many(13, 400))
@given(
    st.sets(st.sampled_from(FULL_PACK), min_size=1, max_size=12), st.sampled_from(FULL_PACK), st.sampled_from(LANGUAGES)
)
def test_a_card_that_is_not_offered_is_never_taken_for_another(held: set[str], other: str, lang: str) -> None:
    options = [TypedOption(card, (card_name(card, lang),), (card,)) for card in sorted(held)]
    for text in (card_name(other, lang), *codes(other, lang)):
        assert read(text, options, lang) == Chosen((other,)) or other not in held
        assert not isinstance(read(text, options, lang), Chosen) or other in held


@settings(max_examples=so_many(66, 2000))
@given(st.text(max_size=30) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_read_without_a_fault(text: str) -> None:
    options = [TypedOption(card, (card_name(card, "sv"),), (card,)) for card in ("HQ", "S7", "D7", "CK")]
    several = read(text[:100], options, "sv", several=True)
    single = read(text[:100], options, "sv")
    assert not isinstance(single, Chosen) or len(single.keys) == 1
    assert not isinstance(several, Chosen) or 1 <= len(set(several.keys)) == len(several.keys)
