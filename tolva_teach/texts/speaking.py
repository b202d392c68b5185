"""How facts become words.

The engine's verdicts and happenings carry raw values by fixed names. `KINDS` says of each name what kind of thing it
is, and so how it is spoken. A sentence names a fact and, after a hyphen, the form it wants; a capital letter gives the
word one: `{ $Seat }`, `{ $suit-a }`, `{ $must-or }`, `{ $winner-side -> … }`.

- card: the card's name; forms as in `names.ftl`, or of its rank or suit alone (`winning-rank-the`, `card-suit`);
  `-sign` is "♠E".
- cards: the names as a list with "and", or with `-or` at the end, the rank said once where it is one, and the suit
  where it is one and no rank could be heard as a number of cards, or they are a whole `-hand`; `-full` says the suit
  with each card; `-count` is how many; `-sign` their signs in a row; `-ranks` is how many of each rank, as one says
  them where suits mean nothing; `-grouped` says each rank once: "the aces of spades and hearts, and the ten of clubs".
- suit, rank: its name; forms as in `names.ftl`. A suit's `-is` is `trump` or `plain`, for a sentence to choose by.
- span: ranks that follow on one another, as a list; `-first` is the first of them alone, `-count` how many they are.
- meld: what the meld is called; `-code` is its code, for a sentence to choose by.
- seat: how the `Speaker` calls it; `-whose`, `-whom` and further forms as in `names.ftl`; `-who` is `you` or `other`;
  `-side` is what it is to the sentence's own `seat`: `self`, `partner` or `opponent`; `-and-partner` is both of them,
  for any other fact that is a seat; `-rival` is the other seat where two play, with the same forms, and its `-who` is
  `many` where more do; `-partner` is the seat's partner, with the same forms.
- seats: a list of them, the person's own first; `-who` is `many`, or what it is of the only one.
- row: a list of seats in an order that means something, such as that in which they placed; `-count` is how many.
- party: how the `Speaker` calls it; `-whose`, `-whom`; `-who` is `you`, `team` or `one`; `-number` is which form of a
  verb follows, in a language that has several.
- parties: a list of them, the person's own first; `-who` is `teams` where players share one that is not the person's
  own, else `players`; `-count` is how many.
- number: as it is; `-size` without its sign, `-word` in letters where it is small.
- scores: how many points each party has, in a sentence that begins with a party.
- lives: how many lives each seat has left, in such a sentence; a seat whose number is None is not named.
- lot: ranks, one for each card: "a king and two aces".
- sum: numbers that are added up: "11 + 10 + 3", "4 − 6".
- code: for a sentence to choose by.

A fact that is None is not spoken; a sentence that may meet one chooses by `-known`: `yes` or `no`.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from tolva_teach.rules.cards import SUITS, Card, Rank, Suit, is_card, is_joker, rank, suit
from tolva_teach.rules.verbs import ARGUMENTS
from tolva_teach.texts.bundles import (
    DEFAULT_LANGUAGE,
    TextError,
    Value,
    are_others,
    fill,
    has_sentence,
    message_ids,
    note_asked,
    signed,
    spoken_in,
    unsaid,
    variables,
)
from tolva_teach.texts.naming import (
    card_name,
    card_sign,
    in_order,
    join,
    meld_name,
    number_in_letters,
    rank_name,
    suit_name,
)
from tolva_teach.texts.speaker import Speaker

if TYPE_CHECKING:  # the engine rests on the texts, not the other way round
    from tolva_teach.games.base import Decision, Happening
    from tolva_teach.knowing.known import Reason
    from tolva_teach.players.advice import Advice
    from tolva_teach.rules.verdicts import Verdict

Kind = Literal[
    "card",
    "cards",
    "suit",
    "suits",
    "rank",
    "ranks",
    "meld",
    "seat",
    "seats",
    "row",
    "party",
    "parties",
    "number",
    "scores",
    "lives",
    "lot",
    "span",
    "sum",
    "code",
]

KINDS: Mapping[str, Kind] = {
    "card": "card",
    "winning": "card",
    "kept": "card",
    "played": "card",
    "cards": "cards",
    "must": "cards",
    "open": "cards",
    "flyers": "cards",
    "suit": "suit",
    "led": "suit",
    "melded": "suit",
    "trump": "suit",
    "suits": "suits",
    "rank": "rank",
    "lying": "rank",
    "taken": "lot",
    "held": "lot",
    "ranks": "ranks",
    "beaters": "span",
    "meld": "meld",
    "seat": "seat",
    "winner": "seat",
    "asker": "seat",
    "partner": "seat",
    "taker": "seat",
    "leader": "seat",
    "dealer": "seat",
    "announcer": "seat",
    "forehand": "seat",
    "knocker": "seat",
    "actors": "row",
    "joker_holders": "seats",
    "lone_holders": "seats",
    "losers": "seats",
    "lacking": "seats",
    "staying": "seats",
    "sharing": "seats",
    "showing": "seats",
    "neutral": "seats",
    "turners": "seats",
    "melders": "seats",
    "king": "seat",
    "tolp": "seat",
    "order": "row",
    "party": "party",
    "tied": "parties",
    "among": "code",
    "allowed_verbs": "code",
    "points": "number",
    "score": "number",
    "total": "number",
    "carry": "number",
    "count": "number",
    "card_points": "number",
    "matadors": "number",
    "level": "number",
    "eyes": "number",
    "due": "number",
    "least": "number",
    "most": "number",
    "place": "number",
    "trick": "number",
    "last": "number",
    "lap": "number",
    "short": "number",
    "stock": "number",
    "streak": "number",
    "scores": "scores",
    "lives": "lives",
    "by": "code",
    "laid": "code",
    "beating": "code",
    "finished": "code",
    "addends": "sum",
    "lone": "card",
    "beside": "suit",
    "unit": "code",
    "source": "code",
    "melding": "code",
    "best": "code",
    "value": "code",
    "last_card": "code",
}
"""What kind of thing each fact is. A fact that is not here cannot be spoken."""


def reason(verdict: "Verdict", decision: "Decision | None", speaker: Speaker) -> str:
    """Why the decision is allowed or refused: the sentence of the verdict's rule and case.

    Where it is no decision that is refused, but what a record says of a deal, there is none to speak of.

    Raises:
        TextError: the language has no such sentence.
    """
    key = f"why-{_hyphened(verdict.rule)}-{verdict.case}"
    return say(key, {**(_facts_of(decision) if decision else {}), **verdict.facts}, speaker)


def reason_end(verdict: "Verdict", speaker: Speaker) -> str:
    """The last sentence of the reason, where it tells which of its cards lie open on the table (bord.available); else
    empty. Several reasons for the same position may end in it."""
    return say("reason-open", verdict.facts, speaker) if verdict.facts.get("open") else ""


def reason_together(verdict: "Verdict", speaker: Speaker) -> str | None:
    """One reason for several decisions that the same rule refuses in the same case; None where there is none.

    It speaks only of what is the same for all of them.
    """
    key = f"why-{_hyphened(verdict.rule)}-{verdict.case}"
    return say(key, verdict.facts, speaker, SEVERAL) if has_sentence(speaker.lang, key, SEVERAL) else None


def reason_beside(verdict: "Verdict", decision: "Decision", speaker: Speaker) -> str:
    """Why a decision is refused, for a list of several refusals: without what the heading of the list has told, where
    the language has such a sentence."""
    key = f"why-{_hyphened(verdict.rule)}-{verdict.case}"
    if not has_sentence(speaker.lang, key, BESIDE):
        return reason(verdict, decision, speaker)
    return say(key, {**_facts_of(decision), **verdict.facts}, speaker, BESIDE)


def happening(happened: "Happening", speaker: Speaker) -> str:
    """What happened: the sentence of its kind and rule, or of its kind alone where there is one.

    Raises:
        TextError: the language has no such sentence; the one that is missed is that of the rule, whose name no other
            game has.
    """
    key = f"did-{happened.kind}"
    of_rule = f"{key}-{_hyphened(happened.rule)}"
    of_kind = not has_sentence(speaker.lang, of_rule) and has_sentence(speaker.lang, key)
    return say(key if of_kind else of_rule, happened.facts, speaker)


def in_short(happened: "Happening", speaker: Speaker) -> str | None:
    """What happened in a few words, to stand with others on a line; None for what is told in full."""
    key = f"did-{happened.kind}"
    of_rule = f"{key}-{_hyphened(happened.rule)}"
    if has_sentence(speaker.lang, of_rule, SHORT):
        key = of_rule
    return say(key, happened.facts, speaker, SHORT) if has_sentence(speaker.lang, key, SHORT) else None


def known(point: "Reason", speaker: Speaker) -> str:
    """What can be known of a seat, and by what it was given away; of a game that has no sentence of its own for that,
    by the verdict's case, or in general.

    Raises:
        TextError: the language has no such sentence.
    """
    key = "-".join(filter(None, ("knows", _hyphened(point.rule), point.case)))
    if point.rule and not has_sentence(speaker.lang, key):
        of_case = f"knows-{point.case}"
        key = of_case if has_sentence(speaker.lang, of_case) else "knows-could-not-play"
    return say(key, point.facts, speaker)


def reasons_for_advice() -> tuple[str, ...]:
    """The codes of all reasons that a coach can give."""
    return tuple(key.removeprefix(_ADVICE) for key in message_ids(DEFAULT_LANGUAGE) if key.startswith(_ADVICE))


def advised(advice: "Advice", speaker: Speaker) -> str:
    """What speaks for the decision that is advised.

    Raises:
        TextError: the language has no such sentence.
    """
    return say(f"{_ADVICE}{advice.code}", {**_facts_of(advice.decision), **advice.facts}, speaker)


_ADVICE = "advice-"
"""What the messages begin with that say why something is advised."""

SEVERAL = "several"
"""The attribute of a reason's message that gives it for several decisions at once."""

BESIDE = "beside"
"""The attribute of a reason's message that gives it in a list, where the rest has just been told."""

SHORT = "short"
"""The attribute of a happening's message that tells it in a few words."""


def say(key: str, facts: Mapping[str, Any], speaker: Speaker, attribute: str | None = None) -> str:
    """The sentence, with the facts put into words for the person spoken to.

    Raises:
        TextError: no such sentence, or a fact that it speaks of is missing or unknown. Of a game from elsewhere it is
            said in its place that there are no words, and for which key.
    """
    lang = spoken_in(speaker.lang, key, attribute)
    if lang != speaker.lang:  # the whole sentence is said in the language that stands in
        note_asked(speaker.lang, key, attribute)
        speaker = replace(speaker, lang=lang)
    try:
        named = {name: _spoken(name, facts, speaker) for name in sorted(variables(lang, key, attribute))}
    except (TextError, KeyError):
        if not are_others():
            raise
        return unsaid(lang, key, attribute)
    return fill(speaker.lang, key, attribute, {name: word for name, word in named.items() if word is not None})


def offered(decision: "Decision", speaker: Speaker, attribute: str | None = None) -> str:
    """What a decision is called where one is offered it: "mäl hjärter", "passa".

    Args:
        attribute: `may` or `may-not` for what is said when it is tried, `group` for the heading of several alike.

    Raises:
        TextError: the language has no such sentence.
    """
    return say(f"offer-{decision.verb}", _facts_of(decision), speaker, attribute)


OUT = -1
"""As many lives as somebody has who lost the free lap too."""


def standing(scores: Iterable[tuple[int, int]], unit: str, speaker: Speaker) -> str:
    """Everyone's score in a sentence: "Anna and Bo have 9 points; Lars and Eva have 4 points". Those with as many lives
    or rounds as each other are named together.

    Args:
        scores: parties with their scores; whoever has fewer lives than none is out.
        unit: what a score counts, as in `table.Tally`.
    """
    alike: dict[Any, list[int]] = {}
    for party, score in scores:
        left = max(score, OUT) if unit == "lives" else score
        alike.setdefault((party, left) if unit == "points" else (None, left), []).append(party)
    return "; ".join(_score_of(parties, score, unit, speaker) for (_, score), parties in alike.items())


def _score_of(parties: Sequence[int], score: int, unit: str, speaker: Speaker) -> str:
    whose = {"party": parties[0]} if len(parties) == 1 else {"tied": parties}
    message = "score-out" if unit == "lives" and score == OUT else "score-of"
    several = "" if len(parties) == 1 else "-several"
    return say(message + several, {**whose, "score": score, "unit": unit}, speaker)


def _facts_of(decision: "Decision") -> dict[str, Any]:
    """What the decision itself tells a sentence: who decides, and on which cards, suit or ranks."""
    facts: dict[str, Any] = {"seat": decision.seat}
    if decision.verb in ("play", "discard"):
        facts["card"] = decision.args[0]
    elif decision.verb in ("lay", "give"):
        facts["cards"] = decision.args
    elif decision.verb == "meld":
        facts["suit"] = decision.args[0]
    elif decision.verb == "ask" and decision.args:
        facts["suit" if decision.args[0] in SUITS else "rank"] = decision.args[0]
    elif decision.verb == "take" and decision.args:
        facts["taken"] = decision.args
    elif decision.verb not in ARGUMENTS and decision.args:
        facts.update(_facts_of_words(decision.args))
    return facts


def _facts_of_words(words: Sequence[str]) -> dict[str, Any]:
    """What is said with a verb that only a game from elsewhere has: a card, several, a suit or a rank."""
    if all(map(is_card, words)):
        return {"card": words[0], "cards": words}
    return {"suit" if words[0] in SUITS else "rank": words[0]}


def _hyphened(rule: str) -> str:
    return rule.replace(".", "-")


def _spoken(variable: str, facts: Mapping[str, Any], speaker: Speaker) -> Value | None:
    fact, _, form = (variable[0].lower() + variable[1:]).partition("-")
    if fact not in KINDS:
        raise TextError(f"no fact is called {fact}")
    value = facts.get(fact)
    if form == "known":
        return "no" if value is None else "yes"
    if value is None:
        return None
    word = _SPEAK[KINDS[fact]](value, form or None, speaker, facts)
    return word[:1].upper() + word[1:] if variable[0].isupper() and isinstance(word, str) else word


def _speak_card(value: Card, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    part, _, rest = (form or "").partition("-")
    if part == "rank":
        return rank_name(rank(value), speaker.lang, rest or None)
    if part == "suit":
        return _speak_suit(suit(value), rest or None, speaker, facts)
    return card_sign(value, speaker.lang) if form == SIGN else card_name(value, speaker.lang, form)


SIGN = "sign"
"""The form of a card, or of several, in signs instead of words."""

FULL = "full"
"""The form of several cards, each with its suit."""

BY_RANK = "ranks"
"""The form of cards of which only the ranks matter: "four threes", "a king and a queen"."""

GROUPED = "grouped"
"""The form of cards that are told rank by rank."""

SUITED = "suited"
"""The form of cards that are told suit by suit."""

STARTING = "H2"
"""The one card whose suit matters there: whoever holds it begins."""

HAND = "hand"
"""What stands first in the form of a whole hand: all know how many cards it has, so no rank is heard as a number."""


def _speak_suit(value: Suit, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    if form == "is":
        return "trump" if value == facts["trump"] else "plain"
    return suit_name(value, speaker.lang, form)


def _speak_rank(value: Rank, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    return rank_name(value, speaker.lang, form)


def _speak_meld(value: str, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    return value if form == "code" else meld_name(value, speaker.lang)


def _speak_seat(value: int, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    if form == "who":
        return speaker.who(value)
    if form == "side":
        return speaker.relation(value, facts["seat"])
    if form is not None and form.startswith(PARTNER):
        return _speak_partner(value, form.removeprefix(PARTNER).removeprefix("-") or None, speaker)
    if form is not None and form.startswith(RIVAL):
        return _speak_rival(value, form.removeprefix(RIVAL).removeprefix("-") or None, speaker)
    if form is not None and form.startswith(AND):
        both = speaker.own_first((value, facts[form.removeprefix(AND)]))
        return join([speaker.seat(its) for its in both], speaker.lang)
    return speaker.seat(value, form)


def _speak_rival(value: int, form: str | None, speaker: Speaker) -> str:
    """The only other seat; where there are more, no word but that they are many."""
    if len(speaker.parties) != TWO:
        return "many" if form == "who" else ""
    rival = 1 - value
    return speaker.who(rival) if form == "who" else speaker.seat(rival, form)


def _speak_partner(value: int, form: str | None, speaker: Speaker) -> str:
    """The only other seat of its party."""
    (partner,) = (seat for seat in range(len(speaker.parties)) if speaker.relation(seat, value) == "partner")
    return speaker.who(partner) if form == "who" else speaker.seat(partner, form)


AND = "and-"
"""Begins the form of a seat that is named together with another one."""

PARTNER = "partner"
"""Begins the form of a seat's partner."""

RIVAL = "rival"
"""Begins the form of the seat that is the only other one."""

TWO = 2
"""So many play where one has a single rival, in the seats 0 and 1."""


def _speak_party(value: int, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    return speaker.which_party(value) if form == "who" else speaker.party(value, form)


def _speak_parties(values: Collection[int], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    if form == "count":
        return len(values)
    own_first = sorted(values, key=lambda its: speaker.which_party(its) != "you")
    if form == "who":
        return "teams" if any(speaker.which_party(its) == "team" for its in values) else "players"
    return join([speaker.party(its, form) for its in own_first], speaker.lang)


def _speak_number(value: int, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    if form == "word":
        return number_in_letters(value, speaker.lang)
    return abs(value) if form == "size" else value


def _speak_scores(value: Iterable[int], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    return standing(enumerate(value), "points", speaker)


def _speak_lives(value: Iterable[int | None], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    left = [(seat, lives) for seat, lives in enumerate(value) if lives is not None]
    return standing(left, "lives", speaker)


def _speak_code(value: str, form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    return value


def _speak_lot(value: Iterable[Rank], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    lang = speaker.lang
    return join([_lot(of, count, lang) for of, count in Counter(value).items()], lang)


def _lot(of: Rank, count: int, lang: str) -> str:
    """So many of a rank: "a king", "four threes"."""
    return rank_name(of, lang, "a") if count == 1 else _so_many(count, rank_name(of, lang, "many"), lang)


def _so_many(count: int, many: str, lang: str) -> str:
    return f"{number_in_letters(count, lang)} {many}"


def _speak_span(value: Sequence[Rank], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    part, _, rest = (form or "").partition("-")
    if part == "first":
        return rank_name(value[0], speaker.lang, rest or None)
    return _speak_each_rank(value, form, speaker, facts)


def _speak_sum(value: Iterable[int], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> str:
    numbers = list(value)
    return " ".join([*map(signed, numbers[:1]), *(f"{_SIGNS[its > 0]} {abs(its)}" for its in numbers[1:] if its)])


_SIGNS = {True: "+", False: "\N{MINUS SIGN}"}
"""What stands before a number that is added."""


_Speak = Callable[[Any, str | None, Speaker, Mapping[str, Any]], Value]


def _form_and_conjunction(form: str | None) -> tuple[str | None, str]:
    """How each of a list is spoken, and what stands before the last: `the-or` is each with its article, and "or"."""
    parts = (form or "").split("-")
    conjunction = parts.pop() if parts[-1] in ("and", "or") else "and"
    return "-".join(parts) or None, conjunction


def _list_of(speak_one: _Speak) -> _Speak:
    def speak(values: Collection[Any], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
        if form == "count":
            return len(values)
        form, conjunction = _form_and_conjunction(form)
        spoken = [str(speak_one(value, form, speaker, facts)) for value in in_order(values)]
        if form == SIGN:
            return " ".join(spoken)
        return join(spoken, speaker.lang, conjunction)

    return speak


_speak_each_seat = _list_of(_speak_seat)
_speak_each_card = _list_of(_speak_card)
_speak_each_rank = _list_of(_speak_rank)


def _speak_cards(value: Collection[Card], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    """The cards one by one, but the rank or the suit once where they are of one; jokers, all alike, by how many."""
    if form == BY_RANK:
        return _speak_by_rank(value, speaker.lang)
    if form == GROUPED:
        return _speak_grouped(value, rank, "the", speaker, facts)
    if form == SUITED:
        return _speak_grouped(value, suit, "the", speaker, facts)
    form, full = (None, True) if form == FULL else (form, False)
    form, hand = _form_of_hand(form)
    if form not in ("count", SIGN) and _of_one_rank(value):
        return _speak_of_rank(value, form, speaker, facts)
    if full:
        return _speak_each_card(value, None, speaker, facts)
    jokers = [card for card in value if is_joker(card)]
    if form not in ("count", SIGN) and not jokers and _of_one_suit(value) and (hand or not _sound_like_numbers(value)):
        return _speak_of_suit(value, form, speaker, facts)
    if hand and not jokers and form == "the" and len(set(map(suit, value))) > 1:
        return _speak_grouped(value, suit, f"{HAND}-the", speaker, facts)
    if len(jokers) < 2 or form in ("count", SIGN):
        return _speak_each_card(value, form, speaker, facts)
    form, conjunction = _form_and_conjunction(form)
    others = [_speak_card(card, form, speaker, facts) for card in value if not is_joker(card)]
    return join([*others, _some_jokers(jokers, speaker.lang)], speaker.lang, conjunction)


def _speak_by_rank(value: Collection[Card], lang: str) -> str:
    """How many of each rank, in the order of the cards, and last how many jokers."""
    alike: dict[Rank, list[Card]] = {}
    for card in in_order(value):
        if not is_joker(card):
            alike.setdefault(rank(card), []).append(card)
    lots = [_alike(cards, lang) for cards in alike.values()]
    jokers = [card for card in value if is_joker(card)]
    return join([*lots, _some_jokers(jokers, lang)] if jokers else lots, lang)


def _speak_grouped(
    value: Collection[Card], by: Callable[[Card], str], form: str, speaker: Speaker, facts: Mapping[str, Any]
) -> str:
    """The cards in this form, those of one rank, or of one suit, together: "the king of spades, and the ace and ten of
    hearts"."""
    alike: dict[str, list[Card]] = {}
    for card in in_order(value):
        alike.setdefault(by(card), []).append(card)
    spoken = [str(_speak_cards(cards, form, speaker, facts)) for cards in alike.values()]
    return join(spoken, speaker.lang, "and" if len(alike) == len(value) else "groups")


def _alike(cards: Sequence[Card], lang: str) -> str:
    if list(cards) == [STARTING]:
        return card_name(STARTING, lang, "the")
    return _lot(rank(cards[0]), len(cards), lang)


def _some_jokers(jokers: Sequence[Card], lang: str) -> str:
    if len(jokers) == 1:
        return card_name(jokers[0], lang, "the")
    return _so_many(len(jokers), card_name(jokers[0], lang, "many"), lang)


def _form_of_hand(form: str | None) -> tuple[str | None, bool]:
    """How each of the cards is spoken, and whether they are a whole hand: `hand-the` is each with its article."""
    first, _, rest = (form or "").partition("-")
    return (rest or None, True) if first == HAND else (form, False)


def _of_one_suit(cards: Collection[Card]) -> bool:
    """Whether there are several, of one suit, and none of them twice (from a second pack)."""
    return len(set(map(suit, cards))) == 1 < len(cards) == len(set(cards))


def _of_one_rank(cards: Collection[Card]) -> bool:
    """Whether there are several, of one rank, and none of them twice (from a second pack)."""
    return len(cards) == len(set(cards)) > 1 == len(set(map(rank, cards))) and not any(map(is_joker, cards))


NUMBERS = frozenset({"5", "4", "3", "2"})
"""Ranks so low that one lays so many cards: "spader kung och två" would be a king and two cards more."""


def _sound_like_numbers(cards: Iterable[Card]) -> bool:
    return any(rank(card) in NUMBERS for card in cards)


def _speak_of_suit(value: Collection[Card], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    """Several cards of one suit, which is named once: "the king or queen of hearts"."""
    each, conjunction = _form_and_conjunction(form)
    if each not in (None, "the"):
        return _speak_each_card(value, form, speaker, facts)
    cards = list(in_order(value))
    ranks = join([rank_name(rank(card), speaker.lang) for card in cards], speaker.lang, conjunction)
    return fill(speaker.lang, "cards-of-suit", each, {"ranks": ranks, "suit": suit_name(suit(cards[0]), speaker.lang)})


def _speak_of_rank(value: Collection[Card], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    """Several cards of one rank, which is named once: "the sevens of spades and clubs"."""
    each, conjunction = _form_and_conjunction(form)
    if each not in (None, "the", "that") or conjunction != "and":
        return _speak_each_card(value, form, speaker, facts)
    cards = list(in_order(value))
    suits = join([suit_name(suit(card), speaker.lang) for card in cards], speaker.lang)
    ranks = {f"rank-{form}": rank_name(rank(cards[0]), speaker.lang, form) for form in ("many", "all")}
    return fill(speaker.lang, "cards-of-rank", each, {"suits": suits, **ranks})


def _speak_row(value: Collection[int], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    if form != "who":
        return _speak_each_seat(value, form, speaker, facts)
    return "many" if len(value) > 1 else speaker.who(*value)


def _speak_seats(value: Collection[int], form: str | None, speaker: Speaker, facts: Mapping[str, Any]) -> Value:
    return _speak_row(speaker.own_first(value), form, speaker, facts)


_SPEAK: Mapping[Kind, _Speak] = {
    "card": _speak_card,
    "cards": _speak_cards,
    "suit": _speak_suit,
    "suits": _list_of(_speak_suit),
    "rank": _speak_rank,
    "ranks": _speak_each_rank,
    "meld": _speak_meld,
    "seat": _speak_seat,
    "seats": _speak_seats,
    "row": _speak_row,
    "party": _speak_party,
    "parties": _speak_parties,
    "number": _speak_number,
    "scores": _speak_scores,
    "lives": _speak_lives,
    "lot": _speak_lot,
    "span": _speak_span,
    "sum": _speak_sum,
    "code": _speak_code,
}
