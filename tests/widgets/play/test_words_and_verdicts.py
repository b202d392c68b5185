"""What the table says at a moment agrees with the rules at that moment: a prompt names all that is open and nothing
that is closed, what is urged is allowed, and what is called gone never comes back in the deal.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from helpers.chance_player import FORMS
from helpers.every_game import decide
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.play.chances import missed
from tolva_teach.play.match import Match
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.players.advice import advise
from tolva_teach.rules.cards import SUITS
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import LANGUAGES
from tolva_widgets.replay.words import ReplayWords

NAMED: dict[str, dict[str, set[str]]] = {
    "en": {
        r"lead (a card|from|one)|play (a card|one)|: lead": {"play"},
        r"first meld": {"meld"},
        r"(first|,|or) ask\b(?! for)": {"ask"},
        r"announce a gubbe": {"half", "whole"},
        r"[Dd]raw from the stock": {"draw"},
        r"[Tt]urn cards up": {"turn"},
        r"anything to meld": {"meld"},
        r": answer": {"no", "yes", "meld"},
        r"choose what you give": {"give"},
        r"ask for (a|another) rank": {"ask"},
        r"“high”": {"high"},
        r"take (the|what|cards you)": {"take"},
        r"or knock\.": {"knock"},
        r"[Dd]iscard one": {"discard"},
        r"play the first card|beat what|play them": {"lay"},
        r"or pass": {"pass"},
    },
    "sv": {
        r"spela (ut|ett)": {"play"},
        r"eller mäl\b": {"meld"},
        r"(,|eller) fråga\b(?! efter)": {"ask"},
        r"ange gubbe": {"half", "whole"},
        r"[Dd]ra ur talongen": {"draw"},
        r"[Vv]änd upp": {"turn"},
        r"något att mäla": {"meld"},
        r": svara": {"no", "yes", "meld"},
        r"välj vad du ger": {"give"},
        r"fråga efter en valör": {"ask"},
        r"”högt”": {"high"},
        r"ta (högens|det du)": {"take"},
        r"eller knacka\.": {"knock"},
        r"[Ll]ägg bort ett": {"discard"},
        r"lägg (första|kort|dem)|lägg dem": {"lay"},
        r"eller passa": {"pass"},
    },
}
"""By language, how a prompt names what can be done: what names it, and the verbs that it may be."""
DENIED = {
    "en": {r"nobody may meld|may meld only|nothing can be melded": "meld", r"may knock in": "knock"},
    "sv": {r"ingen får mäla|får bara mäla|inte att mäla": "meld", r"Ingen får knacka": "knock"},
}
OF_CARDS = {"melded-before", *(rules.pair_case for rules in GAMES.values() if issubclass(rules, TrickGame))}
"""By which cases a meld is refused for its cards alone."""
TRIES = 2


class Moment(NamedTuple):
    """A moment of a random deal."""

    steps: Ongoing
    deal: Deal[Any]
    seat: int
    """Who is to decide."""

    @property
    def allowed(self) -> set[str]:
        return {decision.verb for decision in self.deal.game.legal(self.deal.view(self.seat))}

    @property
    def may_meld(self) -> bool:
        """Whether one may meld, or could with other cards: nothing but the cards refuses it."""
        melds = [self.deal.verdict(Decision(self.seat, "meld", (suit,))) for suit in SUITS]
        return any(verdict or verdict.case in OF_CARDS for verdict in melds)


def moments(form: tuple[str, int, dict[str, Any]], deals: int = 2) -> Iterator[Moment]:
    """The moments at which somebody decides, in random deals of a match."""
    game, players, options = form
    steps = Ongoing(Match.begin(game, players, seed=5, options=options))
    dice = Random(5)
    for _ in range(deals):
        while not steps.match.deal.over:
            yield Moment(steps, steps.match.deal, steps.match.deal.actors()[0])
            steps.do(decide(steps.match.deal, dice))
        if steps.match.over:
            return
        steps.next_deal(dice.sample(steps.match.game.pack, len(steps.match.game.pack)))


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_prompt_names_what_is_open_and_nothing_that_is_closed(form: tuple[str, int, dict[str, Any]]) -> None:
    for moment, lang in ((moment, lang) for moment in moments(form) for lang in LANGUAGES):
        said = ReplayWords(moment.steps, moment.seat, lang).turn(moment.deal, moment.seat)
        open_now = moment.allowed | _by_cards(moment)
        named = [verbs for words, verbs in NAMED[lang].items() if re.search(words, said)]
        assert named
        assert all(verbs & open_now for verbs in named), (said, open_now)
        assert moment.allowed <= set().union(*named), said
        closed = {verb for words, verb in DENIED[lang].items() if re.search(words, said)}
        assert not closed & moment.allowed, said


def _by_cards(moment: Moment) -> set[str]:
    """What may be done with the right cards: a prompt names it with an "if"."""
    return {"lay"} | ({"meld"} if moment.may_meld else set())


@pytest.mark.parametrize("form", [form for form in FORMS if GAMES[form[0]].chances], ids=str)
def test_what_is_called_gone_never_comes_back_and_what_is_not_comes_after_another_trick(form: Any) -> None:
    dice = Random(9)
    for moment in moments(form, deals=3):
        for decision in moment.deal.game.legal(moment.deal.view(moment.seat)):
            for chance, gone in missed(moment.deal, decision):
                for back in _comes_back(moment.deal, decision, chance, dice):
                    assert not gone, (decision, chance)
                    assert back > len(moment.deal.board.tricks), (decision, chance)


def _comes_back(deal: Deal[Any], decision: Decision, chance: Decision, dice: Random) -> Iterator[int]:
    """After how many tricks the chance is there again, in random plays of the rest, where it is at all."""
    for _ in range(TRIES):
        after = deal.copy()
        after.apply(decision)
        while not after.over and not after.verdict(chance):
            after.apply(decide(after, dice))
        if not after.over:
            yield len(after.board.tricks)  # type: ignore[attr-defined]


def test_some_chances_are_gone_and_others_come_back() -> None:
    """The property is about something: both kinds are met, in a game in which one melds again and again."""
    told = {
        gone
        for moment in moments(("bondtolva", 3, {}), deals=6)
        for decision in moment.deal.game.legal(moment.deal.view(moment.seat))
        for _, gone in missed(moment.deal, decision)
    }
    assert told == {True, False}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_the_coach_advises_is_allowed(form: tuple[str, int, dict[str, Any]]) -> None:
    for moment in moments(form, deals=1):
        assert moment.deal.verdict(advise(moment.deal.view(moment.seat)).decision)
