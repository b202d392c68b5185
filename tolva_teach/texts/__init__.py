"""Every sentence a person reads, by language, and the words that sentences are made of.

Sentences are Fluent messages (https://projectfluent.org) in one folder a language, `sv/` and `en/`; a further language
is one more folder (`add_language`). The engine gives codes and facts, this package gives words:

>>> sentence("en", "why-turn-order-deal-over")
'The deal is over: there is nothing left to decide.'
>>> card_name("HK", "sv")
'hjärter kung'

`Speaker` knows whom the words address, `reason` speaks a verdict and `happening` what came of a decision; `rule` and
`glossary` give the rules themselves.
"""

from tolva_teach.texts.bundles import (
    COMPLETE,
    DEFAULT_LANGUAGE,
    LANGUAGES,
    TextError,
    UnknownLanguageError,
    add_language,
    beside,
    check_language,
    fallback,
    has_sentence,
    is_language_code,
    remove_language,
    sentence,
    signed,
)
from tolva_teach.texts.naming import (
    SUIT_SIGNS,
    alternatives,
    card_index,
    card_name,
    card_sign,
    game_name,
    join,
    meld_name,
    number_in_letters,
    rank_name,
    suit_name,
)
from tolva_teach.texts.options import option_name, option_value
from tolva_teach.texts.rules import GlossaryEntry, RuleText, glossary, rule, rule_ids
from tolva_teach.texts.speaker import Speaker
from tolva_teach.texts.speaking import (
    advised,
    happening,
    in_short,
    known,
    offered,
    reason,
    reason_beside,
    reason_end,
    reason_together,
    reasons_for_advice,
    say,
    standing,
)

__all__ = [
    "COMPLETE",
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "SUIT_SIGNS",
    "GlossaryEntry",
    "RuleText",
    "Speaker",
    "TextError",
    "UnknownLanguageError",
    "add_language",
    "advised",
    "alternatives",
    "beside",
    "card_index",
    "card_name",
    "card_sign",
    "check_language",
    "fallback",
    "game_name",
    "glossary",
    "happening",
    "has_sentence",
    "in_short",
    "is_language_code",
    "join",
    "known",
    "meld_name",
    "number_in_letters",
    "offered",
    "option_name",
    "option_value",
    "rank_name",
    "reason",
    "reason_beside",
    "reason_end",
    "reason_together",
    "reasons_for_advice",
    "remove_language",
    "rule",
    "rule_ids",
    "say",
    "sentence",
    "signed",
    "standing",
    "suit_name",
]
