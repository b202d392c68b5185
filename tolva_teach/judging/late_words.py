"""What is found late, in words: the first wrong play and its rule, what one cannot say, and what one may agree on."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import Game, Standing, said
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import highest
from tolva_teach.games.tolp.round import start_card
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.scoring import HAND_SIZE
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.judgement import judge
from tolva_teach.judging.late import Found, Late, look_back
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.judging.told import Line, Remedy, Told
from tolva_teach.rules.cards import SUITS, Card, is_card, rank
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.score_keeping.registry import keeping_of
from tolva_teach.texts import Speaker, join, reason, say, sentence, standing

_REMEDIES = ("take-back", "stands", "void", "points")

_SHOWN = {"end": "thirty-one", "winner": YOU}
"""How the deal ends once a hand worth 31 is shown, as score-keeping tells it."""


def told_late(position: Position, lang: str) -> Told:
    """What is said of what was found late.

    Raises:
        PositionError: it cannot be so, or too little is told.
    """
    if isinstance(position.game, Tolp):
        return _of_tolp(position, lang)
    if isinstance(position.game, Trettioett):
        return _of_trettioett(position, lang)
    return _of_tricks(position, lang)


def seat_names(game: Game[Any], lang: str) -> Sequence[str]:
    """What the seats of a trick game are called, counted from the one who had the card."""
    return [sentence(lang, "late-seat", f"is-{seat}-of-{game.players}") for seat in range(game.players)]


def scoring_names(game: Game[Any], lang: str) -> Sequence[str]:
    """Those who have a score each, the one who had the card or the hand first."""
    names = seat_names(game, lang) if isinstance(game, TrickGame) else _player_names(game, lang)
    parties = [[name for name, its in zip(names, game.parties, strict=True) if its == party]
               for party in dict.fromkeys(game.parties)]  # fmt: skip
    return [joined[:1].upper() + joined[1:] for joined in (join(party, lang) for party in parties)]


def _player_names(game: Game[Any], lang: str) -> Sequence[str]:
    """What the players of any game are called, the one who had the hand first."""
    others = (sentence(lang, "judge-part-hands", "rest", number=seat + 1) for seat in range(1, game.players))
    return [sentence(lang, "late-seat", "holder"), *others]


def _of_one(lang: str) -> Speaker:
    """Speaks of the one who had the card alone."""
    return Speaker(lang, [sentence(lang, "late-seat")])


def _of_tricks(position: Position, lang: str) -> Told:
    late, speaker = look_back(position), Speaker(lang, seat_names(position.game, lang), position.game.parties)
    found = late.found
    if found is None and {"since", "leaders"} & {*late.missing}:
        return Told([], "", late.missing)
    lines = [*_unsure(late, lang), _line(late, position, speaker)]
    if found is None:
        return Told(lines, "", late.missing)
    facts = {"taker": found.taker}
    again = "open" if found.is_last else "over"
    before = _before(position, "score")
    scores = {"void": before, **({"take-back": before} if found.is_last else {})}
    return Told(
        lines, "", late.missing, *_to_agree_on("tricks", again, facts, speaker, _told(scores, "points", speaker))
    )


def _unsure(late: Late, lang: str) -> Iterator[Line]:
    if late.unsure:
        numbers = ", ".join(map(str, late.unsure))
        yield Line("", None, sentence(lang, "late-unsure", None, tricks=numbers, count=len(late.unsure)), "")


def _line(late: Late, position: Position, speaker: Speaker) -> Line:
    held, found = position.given["held"], late.found
    if found is None:
        free = position.given.get("phase") == 1
        return Line("", True, say("late-free" if free else "late-none", {"lone": held}, speaker), _RULE_OF_NONE[free])
    verdict = found.verdict
    return Line("", False, say(f"late-{verdict.case}", _facts(found), speaker), verdict.rule)


_RULE_OF_NONE = {True: "bond.phase1", False: ""}


def _facts(found: Found) -> dict[str, Any]:
    verdict, played = found.verdict, found.played
    return {
        "trick": found.trick,
        "lone": found.shown,
        "led": verdict.facts.get("led"),
        "winning": found.winning,
        "card": played if is_card(played) else None,
        "suit": played if played in SUITS else None,
    }


def _before(position: Position, of: str) -> Standing | None:
    """How the match stood before the deal; None where nobody has told.

    Raises:
        PositionError: it cannot have stood so.
    """
    told = position.given.get(f"{of}_before")
    try:
        return None if told is None else position.game.first_standing(told, 0, None)
    except ValueError:
        raise PositionError(of) from None


def _told(scores: Mapping[str, Standing | None], unit: str, speaker: Speaker) -> Mapping[str, str]:
    """By remedy, how the match stands after it, in a sentence, where that is known."""
    known = ((name, standing(enumerate(its.score), unit, speaker)) for name, its in scores.items() if its is not None)
    return {name: sentence(speaker.lang, "late-score", None, score=score) for name, score in known}


def _to_agree_on(
    family: str, again: str, facts: dict[str, Any], speaker: Speaker, scores: Mapping[str, str] = MappingProxyType({})
) -> tuple[str, Sequence[Remedy]]:
    """What the sources leave to the players, and what they may agree on.

    Args:
        family: names the sentences.
        again: whether the play can still be taken back.
        facts: what they speak of.
        speaker: says them.
        scores: by remedy, how the match stands after it.
    """
    lang = speaker.lang

    def effect(name: str) -> str:
        said = say(f"late-{name}-{family}", facts, speaker, again if name == "take-back" else None)
        return " ".join(filter(None, [said, scores.get(name)]))

    return sentence(lang, "late-note"), [Remedy(sentence(lang, f"late-{name}"), effect(name)) for name in _REMEDIES]


# Tölp


def _of_tolp(position: Position, lang: str) -> Told:
    held, speaker = position.given.get("held"), _of_one(lang)
    if not held:
        raise PositionError("late-no-card")
    done = position.given.get("done")
    if done not in _DONE:
        return Told([], "", ("done",))
    line = _DONE[done](position, held, speaker)
    if line.allowed is not False:
        return Told([line], "", ())
    return Told([line], "", (), *_to_agree_on("tolp", "open", {}, speaker))


def _passed(position: Position, held: Card, speaker: Speaker) -> Line:
    """Passing, which anyone may do while cards lie on the table (tolp.pass)."""
    given = {name: position.given[name] for name in ("lay", "turned") if name in position.given}
    verdicts = judge(Position(position.game, {**given, "hand": [held]})).verdicts
    decision = said(YOU, "pass")
    verdict: Verdict = dict(verdicts)[decision]
    return Line("", verdict.allowed, reason(verdict, decision, speaker), verdict.rule)


def _started(position: Position, held: Card, speaker: Speaker) -> Line:
    """Another one has started the round (tolp.start)."""
    lay = position.cards("lay")
    if len(lay) != 1:
        raise PositionError("late-no-start")
    if lay[0] == held:
        raise PositionError("twice", card=held)
    wrong = start_card([[held], lay]) == held
    key = "late-tolp-started" if wrong else "late-tolp-started-rightly"
    return Line("", not wrong, say(key, {"lone": held, "card": lay[0]}, speaker), "tolp.start")


def _high(position: Position, held: Card, speaker: Speaker) -> Line:
    """The highest cards were due, and others were given (tolp.exchange.high)."""
    game, gave = position.game, position.cards("gave")
    assert isinstance(game, Tolp)
    if not gave:
        raise PositionError("late-no-gift")
    if held in gave:
        raise PositionError("twice", card=held)
    flying = [card for card in gave if card not in exchangeable(gave, game.rules.flying)]
    if flying:
        return Line("", False, say("late-tolp-gave-flying", {"cards": flying}, speaker), "tolp.flying")
    due = highest(exchangeable((held, *gave), game.rules.flying), len(gave))
    wrong = sorted(map(rank, due)) != sorted(map(rank, gave))
    key = "late-tolp-gave" if wrong else "late-tolp-gave-rightly"
    return Line("", not wrong, say(key, {"lone": held, "cards": gave}, speaker), "tolp.exchange.high")


_DONE = {"passed": _passed, "started": _started, "high": _high}


# Trettioett


def _of_trettioett(position: Position, lang: str) -> Told:
    """A hand that is seen afterwards (thirtyone.31, thirtyone.value, thirtyone.turn)."""
    game, hand = position.game, position.cards("shown")
    assert isinstance(game, Trettioett)
    if len(hand) == HAND_SIZE + 1:
        return _never_discarded(position, lang)
    if len(hand) != HAND_SIZE:
        raise PositionError("hands", count=HAND_SIZE)
    worth, speaker = game.rules.value(hand).points, _of_one(lang)
    facts = {"points": worth, "cards": hand}
    if worth != game.figures["best"]:
        return Told([Line("", None, say("late-thirtyone-worth", facts, speaker), "thirtyone.value")], "", ())
    line = Line("", False, say("late-thirtyone-31", facts, speaker), "thirtyone.31")
    before, scores = _lives_before(position), dict[str, Standing | None]()
    if before is not None:
        scores = {"take-back": keeping_of(game).score(_SHOWN, YOU, before).standing, "void": before}
    return Told([line], "", (), *_to_agree_on("thirtyone", "open", {}, speaker, _lives_told(scores, position, lang)))


def _never_discarded(position: Position, lang: str) -> Told:
    """A hand with a card too many: a turn ended without a discard (thirtyone.turn)."""
    speaker = _of_one(lang)
    line = Line("", False, say("late-thirtyone-no-discard", {}, speaker), "thirtyone.turn")
    scores = _lives_told({"void": _lives_before(position)}, position, lang)
    return Told([line], "", (), *_to_agree_on("discard", "open", {}, speaker, scores))


def _lives_before(position: Position) -> Standing | None:
    """The lives before the deal; None where nobody has told.

    Raises:
        PositionError: they cannot have been so, or the one with the hand was out.
    """
    before, game = _before(position, "lives"), position.game
    assert isinstance(game, Trettioett)
    if before is not None and not game.rules.plays_on(before.score[YOU]):
        raise PositionError("lives")
    return before


def _lives_told(scores: Mapping[str, Standing | None], position: Position, lang: str) -> Mapping[str, str]:
    game = position.game
    return _told(scores, "lives", Speaker(lang, _player_names(game, lang), game.parties))
