"""What the dealer says: what is wrong with a wish, what was found, and how rare it is."""

from math import ceil, floor
from typing import Any

from tolva_teach.dealer.answers import Answer
from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language.spoken import is_known, near, spoken
from tolva_teach.games.base import Game
from tolva_teach.play.profile import option_told
from tolva_teach.records.messages import quoted
from tolva_teach.texts import game_name, join, rule, rule_ids, sentence
from tolva_teach.texts.numbers import decimal

_MOST_LOOSENINGS = 3
_SMALL = 20
"""Where one deal in fewer than so many is as wished, decimals matter."""
_NEARLY_ALL = 0.9
"""Where surely more of all deals are as wished, no number says more."""


def fault(error: WishError, lang: str, game: Game[Any] | None = None) -> str:
    """What is wrong with a wish, and what to do.

    Args:
        error: what is wrong.
        lang: the language.
        game: whose wish it is, on a page, where the place is marked in what was typed: all is said in the person's
            words. Without it, in the words of the wish, with the column.
    """
    facts = {key: value for key, value in error.facts.items() if key not in _TOLD_APART}
    if game is not None:
        facts |= {key: spoken(facts[key], game, lang) for key in ("wish", "other", "said", "verb") if key in facts}
    facts = {key: quoted(value) if isinstance(value, str) else value for key, value in facts.items()}
    if "game" in error.facts:
        facts["game"] = game_name(error.facts["game"], lang, "in-text")
    if "known" in error.facts:
        facts["known"] = ", ".join(its if game is None else spoken(its, game, lang) for its in error.facts["known"])
    if game is not None and error.facts.get("rule") in rule_ids():
        facts["rule"] = sentence(lang, "wish-quoted", word=rule(lang, error.facts["rule"]).title)
    if "needs" in error.facts and game is not None:
        facts["option"] = "; ".join(option_told(key, value, lang) for key, value in error.facts["needs"].items())
    said = sentence(lang, f"wish-{error.case}", None, **facts)
    words = _near(error, lang, game)
    if words:
        meant = join([sentence(lang, "wish-quoted", word=word) for word in words], lang, "or")
        said = f"{said} {sentence(lang, 'wish-near', words=meant)}"
    return sentence(lang, "wish-at", column=error.column, what=said) if error.column and game is None else said


_TOLD_APART = ("near", "known", "game", "needs")


def _near(error: WishError, lang: str, game: Game[Any] | None) -> tuple[str, ...]:
    """What may have been meant: words that would do, and never what was said itself."""
    said, meant = str(error.facts.get("said", "")), error.facts.get("near", ())
    if game is None:
        return tuple(word for word in meant if word != said)
    if "near" not in error.facts:
        return ()
    return near(said, game, lang) or tuple(
        spoken(word, game, lang) for word in meant if word != said and is_known(word, game, lang)
    )


_EXAMPLES = (
    ("cards", "tolva: forehand holds a pair"),
    ("cards", "tolva: dealer holds exactly one ten and no hearts"),
    ("cards", "tolva: forehand's side holds at least 60 points"),
    ("cards", "bondtolva: forehand's partner holds HK and HQ or player 1 holds 4 or more cards of one suit"),
    ("cards", "trettioett: dealer holds 25 to 30 points of one suit"),
    ("cards", "tolp: somebody holds four aces"),
    ("happens", "tolva: forehand melds hearts before trick 4"),
    ("happens", "tolva: vinsten-tied happens and nobody melds"),
    ("happens", "trettioett: somebody knocks in lap 1 and loses a life"),
    ("happens", "tolva: player 3 may not play the ten of hearts"),
    ("happens", "trettioett: somebody takes HK in lap 2"),
    ("happens", "tolp: counter-revolution happens"),
    ("happens", "tolp: somebody holds no aces and becomes king"),
    ("rules", "tolva: trick.overtake refuses forehand against their partner"),
    ("rules", "tolva: tolva.score.no-meld-out refuses somebody in trick 3"),
    ("rules", "bondtolva: bond.lead-answer decides for dealer"),
    ("rules", "tolva: not (trick.trump refuses forehand or trick.trump refuses dealer)"),
    ("endings", "tolva: forehand holds at least 2 tens with at most 3 cards left"),
    ("endings", "bondtolva: trick.overtake refuses somebody with at most 2 cards left"),
)
"""Wishes, each with the game that it is for, by what they are about."""


def guide(lang: str) -> list[str]:
    """The language of wishes, by examples."""
    lines = [sentence(lang, "dealer-guide")]
    for about in dict.fromkeys(its for its, _ in _EXAMPLES):
        lines.append(sentence(lang, f"dealer-guide-{about}"))
        lines += [f"  {example}" for its, example in _EXAMPLES if its == about]
    return [*lines, sentence(lang, "dealer-guide-more")]


def told(answer: Answer, wanted: int, lang: str, game: Game[Any] | None = None) -> list[str]:
    """What there is to say of an answer, sentence by sentence.

    Args:
        answer: what was found.
        wanted: how many deals were asked for.
        lang: the language.
        game: whose deals they are, on a page: parts of the wish are said in the person's words, and no more is proposed
            than a page can do. Without it, as the command does.
    """
    lines = [_found(answer, wanted, lang)]
    if answer.hits:
        lines.append(_rare(answer, lang))
    elif answer.records:
        lines.append(sentence(lang, "dealer-unmet", count=answer.sample))
    if answer.records or answer.hits:
        lines += _how(answer, lang)
    if not answer.records:
        lines += _loosen(answer, lang, game)
    return lines


def _found(answer: Answer, wanted: int, lang: str) -> str:
    if not answer.found:
        return sentence(lang, "dealer-none", count=answer.tried)
    if not answer.is_complete:
        return sentence(lang, "dealer-few", count=answer.found, wanted=wanted, tried=answer.tried)
    return sentence(lang, "dealer-found", count=answer.found)


def _rare(answer: Answer, lang: str) -> str:
    rarity = answer.rarity
    if answer.is_exact:
        return sentence(lang, "dealer-all" if rarity.value == 1 else "dealer-exact", rarity=one_in(rarity.value, lang))
    if rarity.low > _NEARLY_ALL:
        return sentence(lang, "dealer-nearly-all")
    seldom, often = one_in(rarity.low, lang), one_in(rarity.high, lang)
    its = one_in(rarity.value, lang)
    return sentence(lang, "dealer-counted", rarity=its, often=often, seldom=seldom, count=answer.sample)


def one_in(share: float, lang: str) -> str:
    """One deal in how many is one of a share of them: `4.6` for 0.217.

    >>> one_in(0.217, "en"), one_in(0.0001, "sv")
    ('4.6', '10000')
    """
    many = 1 / share
    if many < _SMALL:
        return decimal(many, lang, digits=0 if many == floor(many) else 1)
    return decimal(ceil(many), lang)


def _how(answer: Answer, lang: str) -> list[str]:
    """How the deals were made."""
    lines = [sentence(lang, "dealer-built")] if answer.is_built else []
    if answer.waits:
        lines.append(sentence(lang, "dealer-waited", count=answer.lays))
    if answer.is_open:
        lines.append(sentence(lang, "dealer-open"))
    if answer.led:
        lines.append(sentence(lang, "dealer-led", count=answer.led))
    return lines


def _loosen(answer: Answer, lang: str, game: Game[Any] | None) -> list[str]:
    """Which wish to loosen."""
    words = {its.wish: its.wish if game is None else spoken(its.wish, game, lang) for its in answer.loosenings}
    helpful = [its for its in answer.loosenings if its.others]
    if len(answer.loosenings) > 1 and helpful:
        return [
            sentence(lang, "dealer-loosen", wish=words[its.wish], count=its.others)
            for its in helpful[:_MOST_LOOSENINGS]
        ]
    never = [its for its in answer.loosenings if not its.alone] or list(answer.loosenings)
    lines = [sentence(lang, "dealer-seldom", wish=words[its.wish], count=its.alone) for its in never]
    more = "dealer-more" if game is None else "dealer-more-on-page"
    return [*lines[:_MOST_LOOSENINGS], sentence(lang, more)]
