"""Setting up a deal as pieces of a page: the places, the cards, what comes of them, and the match around them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    fragment,
    h2,
    h3,
    input,
    label,
    option,
    p,
    select,
    span,
    summary,
)
from htpy import textarea as text_field
from markupsafe import Markup

from tolva_teach.dealer.places import HAND, Place
from tolva_teach.rules.cards import SUITS, Card, is_joker, rank, suit
from tolva_teach.texts import card_name, card_sign, sentence, suit_name
from tolva_teach.typed.cards import LONGEST_LIST
from tolva_widgets.base.chips import chip
from tolva_widgets.editor.address import short_form, ways
from tolva_widgets.editor.session import EditorSession
from tolva_widgets.editor.words import EditorWords

LAY, WISH = TABS = ("lay", "wish")
PLACES = "tolva-editor-places-head"
"""The class of the heading that the focus is led to when another deal is opened."""


_IN_A_ROW = 10
"""So many ranks of a suit fit beside each other on a phone."""


class Option(NamedTuple):
    """A variant to choose: its name, what it is called, its values with their words, and the one chosen."""

    name: str
    label: str
    values: Sequence[Sequence[str]]
    chosen: str


def place_key(place: Place) -> str:
    """A place's name in the markup."""
    return f"{place[0]}.{place[1]}"


def chooser(do: str, name: str, called: str, values: Iterable[Sequence[str]], chosen: str) -> Element:
    """A list to choose from, with its label."""
    options = [option(value=value, selected=value == chosen)[words] for value, words in values]
    return label(".tolva-editor-field")[
        span[called], select(data_do=do, data_name=name, data_focus=f"{do} {name}")[options]
    ]


def number_field(
    do: str, name: str, called: str, value: int, least: int, most: int, *, live: bool = False, enter: str = ""
) -> Element:
    """A field for a whole number, with its label; on request it tells each number at once, before one leaves it, and
    by this word that Enter was pressed in it."""
    asked = {**({"data-live": ""} if live else {}), **({"data-enter": enter} if enter else {})}
    written = {"data-do": do, "data-name": name, "data-focus": f"{do} {name}", **asked}
    return label(".tolva-editor-field")[
        span[called],
        input(written, type="number", value=str(value), min=str(least), max=str(most), inputmode="numeric"),
    ]


def tabs(chosen: str, words: EditorWords) -> Node:
    """The way back to where one came from, which the page alone knows, and what one can do here."""
    back = a(".tolva-editor-back", data_back=True, hidden=True)[words.say("back")]
    row = div(".tolva-editor-tab-row", role="group", aria_label=words.say("tabs"))[
        (
            button(
                type="button", data_do="tab", value=tab, data_focus=f"tab {tab}", aria_pressed=_truth(tab == chosen)
            )[words.say(f"tab-{tab}")]
            for tab in TABS
        )
    ]
    return fragment[back, row]


class EditorMarkup:
    """The pieces of the page for a deal that is being set up."""

    def __init__(self, session: EditorSession, lang: str, indices: str, options: Sequence[Option] = ()) -> None:
        """
        Args:
            session: what is shown.
            lang: the language.
            indices: the language of the cards' corner letters.
            options: the variants to choose among.
        """
        self.session, self.lang, self.indices, self.options = session, lang, indices, options
        self.layout = session.layout
        self.words = EditorWords(self.layout, lang)

    def at_once(self) -> dict[str, Node]:
        """The pieces that show where the cards lie, by name."""
        return {"places": self._places(), "pad": self._pad(), "keys": self._keys()}

    def following(self) -> dict[str, Node]:
        """The pieces that tell what comes of it, and take longer."""
        return {"onward": self._onward(), "forward": self._forward(), "match": self.match()}

    # The places

    def _places(self) -> Node:
        return [
            self._short(),
            h2(class_=PLACES, tabindex="-1")[self.words.say("places")],
            div(".tolva-laying.tolva-laying-slots")[(self._slot(place) for place in self.layout.sizes)],
        ]

    def _short(self) -> Node:
        """The way to where one lays out no more than a hand and what lies: first of all, and it stays there, for the
        keys below it must not move as one taps."""
        short = short_form(self.layout.game, self.lang)
        return div(".tolva-editor-buttons")[a(href=short)[self.words.say("short-form")]] if short else None

    def _slot(self, place: Place) -> Element:
        layout, words, key = self.layout, self.words, place_key(place)
        here, held = layout.lit == place, layout.cards(place)
        own = layout.laid.get(place, ())
        count = words.say("laid-of", count=len(held), of=layout.sizes[place])
        into = button(
            ".tolva-laying-into", type="button", data_do="light", value=key, data_focus=key, aria_pressed=_truth(here)
        )[words.place(place), " ", span(".tolva-laying-count")[count]]
        laid = [_taken_back(card, key, self.lang, self.indices) for card in self._in_order(own, place)]
        rest = [
            span(".tolva-laying-loose")[chip(card, self.lang, self.indices)]
            for card in self._in_order(held[len(own) :], place)
        ]
        shown: Node = [laid, rest] if held else span(".tolva-laying-rest")[words.say("empty")]
        slot = div(class_=["tolva-laying-slot", here and "tolva-here"], data_drop=key)
        return slot[into, div(".tolva-laying-laid")[shown]]

    def _in_order(self, cards: Sequence[Card], place: Place) -> Sequence[Card]:
        """A hand by suits and ranks; of a pile the order matters."""
        if place[0] != HAND:
            return cards
        ranks = self.layout.game.ranks
        return sorted(cards, key=lambda its: (is_joker(its), suit(its), 0 if is_joker(its) else ranks.index(rank(its))))

    # The cards

    def _pad(self) -> Element:
        """The keys of the cards, with the way to the next place: what a thumb needs."""
        words, lit = self.words, self.layout.lit
        goes = words.say("next-none") if lit is None else words.say("next", place=words.place(lit))
        pack = list(dict.fromkeys(self.layout.game.pack))
        jokers = [card for card in pack if is_joker(card)]
        ranks = len({rank(card) for card in pack if not is_joker(card)})
        columns = ranks if ranks <= _IN_A_ROW else (ranks + 1) // 2
        return div(".tolva-laying-pad", style=f"--ranks: {ranks}; --columns: {columns}", data_long=ranks > _IN_A_ROW)[
            p(".tolva-editor-next")[goes],
            self._onto_the_next(),
            div(
                ".tolva-laying.tolva-laying-rows.tolva-editor-suits",
                role="group",
                aria_label=words.say("keys"),
                data_drop="",
            )[
                (
                    self._row(suit_name(letter, self.lang), _of_suit(letter, pack, self.layout.game.ranks))
                    for letter in SUITS
                ),
                self._row(words.say("jokers"), jokers) if jokers else None,
            ],
        ]

    def _onto_the_next(self) -> Element:
        """What one does between two cards: goes on to the place after this one, or takes back."""
        around, lit = list(self.layout.sizes), self.layout.lit
        after = around[(around.index(lit) + 1) % len(around)] if lit in around else around[0]
        undo = button(
            type="button", data_do="undo", data_focus="undo", aria_disabled=None if self.session.can_undo else "true"
        )
        onto = button(".tolva-editor-onto", type="button", data_do="light", data_focus="onto", value=place_key(after))
        return div(".tolva-editor-onward-row")[
            onto[self.words.say("onto", place=self.words.place(after))], undo[self.words.say("undo")]
        ]

    def _keys(self) -> Node:
        return [self._buttons(), p(".tolva-editor-state")[self.words.state()], self._notice(), self._typed()]

    def _row(self, called: str, cards: Sequence[Card]) -> Element:
        return div(".tolva-laying-keys", role="group", aria_label=called)[map(self._key, cards)]

    def _key(self, card: Card) -> Markup:
        layout = self.layout
        many, fixed = layout.game.pack.count(card), layout.fixed[card]
        is_loose = not layout.unlaid[card] and fixed < many
        return _card_key(card, self.lang, self.indices, fixed if many > 1 else 0, fixed == many, is_loose)

    def _buttons(self) -> Element:
        words = self.words
        does = {"shuffle": True, "clear": bool(self.layout.laid or self.layout.loose)}
        return div(".tolva-editor-buttons")[
            (
                button(type="button", data_do=do, data_focus=do, aria_disabled=None if can else "true")[words.say(do)]
                for do, can in does.items()
            )
        ]

    def _notice(self) -> Node:
        notice = self.session.notice
        if notice is None:
            return None
        is_wrong = notice.code != "unseen"
        return p(class_=["tolva-editor-notice", is_wrong and "tolva-editor-wrong"], translate="no")[
            self.words.notice(notice)
        ]

    def _typed(self) -> Element:
        words = self.words
        return div(".tolva-editor-typed")[
            label(".tolva-editor-field")[
                span[words.say("typed")],
                input(
                    type="text",
                    data_do="type",
                    data_name="typed",
                    data_focus="typed",
                    autocomplete="off",
                    maxlength=str(LONGEST_LIST),
                    placeholder=words.say("typed-help"),
                    translate="no",
                ),
            ],
        ]

    # What one can do with the deal

    def _onward(self) -> Node:
        words, layout = self.words, self.layout
        if layout.fault is not None:
            return [h2[words.say("onward")], p[words.say("onward-not-yet")]]
        return [h2[words.say("onward")], self._ways(), self._cells()]

    def _ways(self) -> Node:
        found = ways(self.layout.record, self.lang)
        if not found:
            return p[self.words.say("long-link")]
        return div(".tolva-editor-buttons")[(a(href=href)[self.words.say(f"way-{way}")] for way, href in found.items())]

    def _cells(self) -> Element:
        text = self.layout.record.to_json(compact=True)
        cells = {
            "replay": f"from tolva_widgets import DealReplay\n\nDealReplay({text!r}, lang=lang)",
            "play": "\n".join(
                [
                    "from tolva_teach.records.record import read_record",
                    "from tolva_widgets import PlayTable",
                    "from tolva_widgets.play.address import MatchName",
                    "",
                    f"PlayTable(MatchName.of_record(read_record({text!r})), lang=lang)",
                ]
            ),
        }
        return details(data_keep="cells")[
            summary[self.words.say("cells")], (self._cell(name, text) for name, text in cells.items())
        ]

    def _cell(self, name: str, text: str) -> Element:
        words = self.words
        return div(".tolva-editor-cell")[
            label(".tolva-editor-field")[
                span[words.say(f"cell-{name}")], text_field(data_name=f"cell-{name}", readonly=True, rows="3")[text]
            ],
            button(
                type="button",
                data_copy=f"cell-{name}",
                data_done=words.say("copied"),
                data_failed=words.say("copy-failed"),
                data_focus=f"copy {name}",
            )[words.say("copy")],
        ]

    # Playing on from there

    def _forward(self) -> Node:
        layout, words = self.layout, self.words
        if layout.fault is not None:
            return None
        played = len(layout.events)
        back = button(type="button", data_do="play-back", data_focus="play-back")[words.say("forward-back")]
        return details(data_keep="forward", open=bool(played))[
            summary[words.say("forward")],
            [p[words.say("forward-played", count=played)], div(".tolva-editor-buttons")[back]] if played else None,
            p[words.turn()],
            div(".tolva-editor-choices", role="group", aria_label=words.say("forward-choices"))[
                (
                    self._choice(number, words.decision(decision), verdict.allowed)
                    for number, (decision, verdict) in enumerate(self.session.choices())
                )
            ],
        ]

    def _choice(self, number: int, called: str, allowed: bool) -> Element:
        return button(
            type="button",
            data_do="play",
            value=str(number),
            data_focus=f"play {number}",
            aria_disabled=None if allowed else "true",
        )[called]

    # The match around it

    def match(self) -> Element:
        """The match around the deal: who deals, the variants and the score before it."""
        words, layout = self.words, self.layout
        seats = [(str(seat), words.say("hand", number=seat + 1)) for seat in range(layout.game.players)]
        return details(data_keep="match")[
            summary[words.say("match")],
            div(".tolva-editor-fields")[
                chooser("dealer", "dealer", words.say("dealer"), seats, str(layout.dealer)),
                (chooser("option", its.name, its.label, its.values, its.chosen) for its in self.options),
            ],
            h3[words.say("scores")],
            div(".tolva-editor-fields")[self._scores()],
            self._order() if layout.game.keeps_order else None,
        ]

    def _scores(self) -> Iterable[Element]:
        layout, words = self.layout, self.words
        bounds: Any = layout.game.score_bounds
        for party, points in enumerate(layout.standing.score):
            least, most = bounds.get("minimum", -99), bounds.get("maximum", 99)
            yield number_field("score", str(party), words.party(party), points, least, most)
        if layout.game.card_points and layout.game.first_standing(None, 1, None).carry:
            yield number_field("carry", "carry", words.say("carry"), layout.standing.carry, 0, 99)

    def _order(self) -> Node:
        words, session = self.words, self.session
        named = session.ranking or self.layout.order or ()
        return [
            h3[words.say("order")],
            p[words.say("order-help")],
            div(".tolva-editor-buttons.tolva-editor-order", role="group", aria_label=words.say("order"))[
                (self._ranked(seat, named) for seat in range(self.layout.game.players)),
                button(type="button", data_do="no-order", data_focus="no-order")[words.say("order-none")]
                if named
                else None,
            ],
        ]

    def _ranked(self, seat: int, named: Sequence[int]) -> Element:
        called = self.words.say("hand", number=seat + 1)
        at = named.index(seat) + 1 if seat in named else 0
        said = self.words.say("order-at", number=f"{at}.", seat=called) if at else called
        return button(
            type="button", data_do="rank", value=str(seat), data_focus=f"rank {seat}", aria_pressed=_truth(at > 0)
        )[said]


def _of_suit(letter: str, pack: Sequence[Card], ranks: Sequence[str]) -> list[Card]:
    """The cards of a suit from the top."""
    return sorted((its for its in pack if its[0] == letter), key=lambda its: ranks.index(rank(its)))


@lru_cache(maxsize=4000)
def _taken_back(card: Card, place: str, lang: str, indices: str) -> Markup:
    """A card that somebody has laid, to be taken back (kept: each stands there again after every tap)."""
    said = sentence(lang, "editing-take-back", card=card_name(card, lang))
    value = f"{place} {card}"
    named = {"aria-label": said, "data-focus": value}
    shown = span(aria_hidden="true")[chip(card, lang, indices)]
    return Markup(
        button(".tolva-laying-card", named, type="button", data_do="back", value=value, data_drag=value)[shown]
    )


@lru_cache(maxsize=4000)
def _card_key(card: Card, lang: str, indices: str, count: int, is_laid: bool, is_loose: bool) -> Markup:
    """The key of a card, with how often it was laid where the pack has it more than once."""
    sign = card_sign(card, indices)
    named = {"aria-label": card_name(card, lang), "aria-pressed": _truth(is_laid), "data-focus": f"tap {card}"}
    looks = ["tolva-chip", f"tolva-suit-{suit(card)}", is_loose and "tolva-loose"]
    key = button(named, class_=looks, type="button", data_do="tap", value=card, data_drag=card, translate="no")
    return Markup(key[f"{sign} {count}" if count else sign])


def written(pieces: dict[str, Node]) -> list[list[str]]:
    """The pieces as a view takes them."""
    return [[name, str(fragment[piece])] for name, piece in pieces.items()]


def _truth(holds: bool) -> str:
    return "true" if holds else "false"
