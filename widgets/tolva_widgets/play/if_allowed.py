"""What is shown of a card that was refused, to unfold: how it goes on if it stands, on a board that is marked so."""

from htpy import Node, details, div, li, ol, p, strong, summary
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.hindsight.if_allowed import Gain
from tolva_teach.texts import happening
from tolva_widgets.play.words import PlayWords

STYLE = "play/if_allowed.css"


def if_allowed(words: PlayWords) -> Node:
    """Nothing where nothing was refused, or where it would show nothing."""
    match, gain = words.match, words.match.gain
    if match.refused is None or gain is None:
        return None
    rule = match.refused.verdict.rule.replace(".", "-")
    return details(".tolva-if-allowed", data_keep="if-allowed")[
        summary[words.say("if-allowed-ask")],
        div(".tolva-if-allowed-board")[
            strong[words.say("if-allowed-mark")],
            p[words.say("if-allowed-cards")],
            ol[(li[line] for line in _told(words, gain))],
            _board(words, gain),
        ],
        p[_gained(words, gain), " ", words.say(f"if-allowed-why-{rule}")],
        p[words.say("if-allowed-back")],
    ]


def _told(words: PlayWords, gain: Gain) -> list[str]:
    """What happens, without asides."""
    asides = words.match.deal.game.asides
    return [happening(its, words.speaker) for its in gain.happened if its.kind not in asides]


def _board(words: PlayWords, gain: Gain) -> Markup:
    """The table as it lies then; none of it is the deal that is played."""
    still = picture.still(gain.table, lang=words.lang, layout="tall", names=tuple(words.names), indices=words.indices)
    return Markup(still.html)


def _gained(words: PlayWords, gain: Gain) -> str:
    parties = words.match.deal.game.parties
    alone = "yes" if parties.count(parties[words.match.seat]) == 1 else "no"
    count = words.say(f"if-allowed-{gain.measure.replace('_', '-')}", count=gain.count)
    return words.say("if-allowed-gain", after=gain.after, alone=alone, count=count)
