"""The sentences for verdicts and happenings: one for all that real deals say, each about its own rule."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest

from helpers.spoken import EXAMPLES, GOLDEN, golden_lines, sentences
from helpers.spoken.tolva import TOLVA
from helpers.spoken.voices import Case, Examples, Said, speaker
from tolva_teach.games.base import Decision, Happening, play
from tolva_teach.games.tolva import Tolva, TolvaDeal
from tolva_teach.texts import LANGUAGES, TextError, happening, reason
from tolva_teach.texts.bundles import message_ids

DEALS = 150

NEIGHBOURS = ("trick.follow", "trick.trump", "trick.overtake", "trick.discard")
"""Rules whose sentences do not say what each other's say."""

LAST_CARD = ("bara ett kort kvar att spela\\.$", "only one card left\\.$")
"""What is said of a card that is the only one left, whatever rule it comes under."""


def decisions(deal: TolvaDeal) -> Iterator[Decision]:
    """All that anyone could think of saying now, and more."""
    seat = deal.actors()[0] if deal.actors() else 0
    yield from deal.game.candidates(deal.view(seat))
    for word in ("ask", "no", "half", "whole", "knock"):
        yield Decision(seat, word)
        yield Decision((seat + 1) % 4, word)
    yield from (Decision(seat, "meld", (suit,)) for suit in "SHDC")
    yield play(seat, "HK")
    yield play(9, "HK")


def play_out(deal: TolvaDeal, chance: random.Random, said: Said) -> None:
    """Plays a deal at random, with many melds, questions and announcements, and keeps all that is said."""
    for happened in deal.opening:
        said.happened(happened)
    while True:
        verdicts = [Case(deal.verdict(decision), decision) for decision in decisions(deal)]
        for case in verdicts:
            said.verdict(case)
        if deal.over:
            return
        legal = [decision for verdict, decision in verdicts if verdict.allowed]
        words = [decision for decision in legal if decision.verb not in ("play", "half", "whole")]
        rare = [decision for decision in legal if decision.verb in ("half", "whole")]
        chosen = rare if chance.random() < 0.02 else words if chance.random() < 0.7 else []
        for happened in deal.apply(chance.choice(chosen or [d for d in legal if d.verb == "play"] or legal)):
            said.happened(happened)


def dealt(deck: list[str], score: tuple[int, int]) -> TolvaDeal:
    game = Tolva(4)
    standing = game.first_standing(score, 0, None)
    deal = game.start(game.deal_out(deck, 3, standing), 3, standing)
    assert isinstance(deal, TolvaDeal)
    return deal


def one_suit_each(suits: str) -> list[str]:
    """A pack that gives each seat a whole suit."""
    ranks = ("A", "10", "K", "Q", "J", "9", "8", "7", "6")
    return [suit + rank for rank in ranks for suit in suits]


@pytest.fixture(scope="module")
def said() -> Said:
    """What is said in random deals, and in deals with a gubbe that is made, or whose tricks hold too little."""
    found = Said()
    for seed in range(DEALS):
        chance = random.Random(seed)
        deck = list(Tolva(4).pack)
        chance.shuffle(deck)
        play_out(dealt(deck, (chance.randrange(12), 11 if seed % 2 else chance.randrange(-6, 12))), chance, found)
    play_out(dealt(list(Tolva(4).pack), (-6, -6)), random.Random(0), found)  # both scores must be written
    for verb in ("half", "whole"):
        for happened in run_the_suit(found, Decision(0, verb)):
            found.happened(happened)
    for happened in run_the_suit(found, Decision(0, "half"), kept=("A", "10", "K", "Q")):
        found.happened(happened)
    run_the_suit(found)
    return found


def run_the_suit(said: Said, *first: Decision, kept: Sequence[str] = ("K", "Q")) -> list[Happening]:
    """A deal in which one player takes every trick and keeps cards of some ranks to the last."""
    deal = dealt(one_suit_each("SHDC"), (0, 0))
    happened = [event for decision in first for event in deal.apply(decision)]
    while not deal.over:
        for decision in decisions(deal):
            said.verdict(Case(deal.verdict(decision), decision))
        plays = [decision for decision in deal.legal() if decision.verb == "play"]
        happened += deal.apply(min(plays, key=lambda decision: decision.args[0][1:] in kept))
    return happened


def test_spoken_all_that_deals_say_has_an_example_with_the_same_facts(said: Said) -> None:
    assert said - Said.by(TOLVA) == set()


def test_spoken_every_example_is_said_by_some_deal(said: Said) -> None:
    assert Said.by(TOLVA) - said == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spoken_every_message_is_used(lang: str) -> None:
    cases = [case.verdict for examples in EXAMPLES.values() for case in examples.cases]
    happenings = [happened for examples in EXAMPLES.values() for happened in examples.happenings]
    verdicts = {f"why-{v.rule.replace('.', '-')}-{v.case}" for v in cases}
    kinds = {f"did-{h.kind}" for h in happenings}
    of_rules = {f"did-{h.kind}-{h.rule.replace('.', '-')}" for h in happenings}
    written = {key for key in message_ids(lang) if key.startswith(("why-", "did-"))}
    assert written <= verdicts | kinds | of_rules
    assert verdicts <= written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spoken_sentences_are_whole(lang: str) -> None:
    for what, voice, text in sentences(lang):
        assert text[0].isupper(), (what, voice, text)
        assert text.removesuffix("”")[-1] in ".?!", (what, voice, text)
        assert not re.search(r"  | [.,;:]|[{}$]|\.\.|frozenset", text), (what, voice, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spoken_to_the_player_only_in_the_players_own_voice(lang: str) -> None:
    you = re.compile({"sv": r"\b([Dd]u|[Dd]in|[Dd]ig|[Nn]i)\b", "en": r"\b[Yy]our?s?\b"}[lang])
    for what, voice, text in sentences(lang):
        if voice in ("named", "quoted"):
            assert not you.search(re.sub("[“”][^”]*”", "", text)), (what, voice, text)


def test_spoken_to_the_player_never_of_a_third_person() -> None:
    """A Swedish possessive goes with the person: "du … din", and not "du … sin"."""
    for what, voice, text in sentences("sv"):
        if voice == "you":
            assert not re.search(r"\b[Dd]u\b[^.]*\b(sin|sina|sitt)\b", text), (what, text)


@pytest.mark.parametrize("examples", EXAMPLES.values(), ids=EXAMPLES)
@pytest.mark.parametrize(("lang", "place"), [("sv", 0), ("en", 1)])
def test_spoken_reason_speaks_of_its_own_rule(lang: str, place: int, examples: Examples) -> None:
    for (verdict, _), _, text in examples.reasons(lang):
        if re.search(LAST_CARD[place], text):
            assert verdict.case == "one-card" or verdict.facts["count"] == 1, (verdict.case, text)
            continue
        assert re.search(examples.terms[verdict.rule][place], text), (verdict.rule, verdict.case, text)
        if verdict.rule in NEIGHBOURS:
            named = [rule for rule in NEIGHBOURS if re.search(examples.terms[rule][place], text)]
            assert named == [verdict.rule], (verdict.rule, verdict.case, text)


PARTNERS_PARTNER = re.compile(r"din partner.*\bsin(s)? partner|your partner.*\btheir partner", re.I)
"""How nobody speaks to the one whom it is about: the partner's partner is you."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spoken_the_partners_partner_is_you(lang: str) -> None:
    to_partner = [text for _, voice, text in sentences(lang) if voice == "partner"]
    assert to_partner
    assert not [text for text in to_partner if PARTNERS_PARTNER.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spoken_sentences_are_the_golden_ones(lang: str) -> None:
    golden = (GOLDEN / f"{lang}.txt").read_text("utf-8").splitlines()
    assert golden_lines(lang) == golden, "read what differs, then run python tests/texts/regenerate.py"


def test_spoken_fails_without_a_sentence_or_a_fact() -> None:
    verdict, decision = TOLVA.cases[1]
    with pytest.raises(TextError, match="no message why-trick-follow-unheard-of"):
        reason(verdict._replace(case="unheard-of"), decision, speaker("sv", "you", TOLVA.parties))
    with pytest.raises(TextError, match="led"):
        reason(verdict._replace(facts={}), decision, speaker("sv", "you", TOLVA.parties))
    with pytest.raises(TextError, match="no message did-unheard-of"):
        happening(Happening("unheard-of", "trick.lead"), speaker("sv", "you", TOLVA.parties))
