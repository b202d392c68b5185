"""A score sheet as pieces of a page: the score, the deal to tell, the deals told, the picture, the names."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from htpy import (
    Element,
    Node,
    a,
    b,
    button,
    caption,
    details,
    div,
    fragment,
    h2,
    input,
    label,
    option,
    p,
    select,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from tolva_teach.records.record import NAME_LENGTH
from tolva_teach.score_keeping.keeping import Choice, Field
from tolva_teach.score_keeping.sheet import Line
from tolva_teach.texts import game_name, rule_ids, sentence
from tolva_teach.texts.naming import SUIT_SIGNS
from tolva_widgets.page.house_rules.house import House
from tolva_widgets.rules.words import rule_named
from tolva_widgets.score_keeper.address import deal_link, table_link
from tolva_widgets.score_keeper.plot import plot
from tolva_widgets.score_keeper.session import ScoreSession
from tolva_widgets.score_keeper.words import ScoreWords

ENTRY, SCORE = "tolva-keeper-entry-head", "tolva-keeper-score-head"
"""The classes of the headings that the focus is led to."""


class Option(NamedTuple):
    """A variant to choose: its name, what it is called, its values with their words, and the one chosen."""

    name: str
    label: str
    values: Sequence[Sequence[str]]
    chosen: str


class ScoreMarkup:
    """The pieces of a page for a session.

    Large because each piece has a small method of its own.
    """

    def __init__(
        self, session: ScoreSession, lang: str, options: Sequence[Option] = (), house: House | None = None
    ) -> None:
        """
        Args:
            session: what is shown.
            lang: the language.
            options: the variants to choose among.
            house: what they are called.
        """
        self._house = house or House()
        self.session, self.lang, self.options = session, lang, options
        self.words = ScoreWords(session.sheet, lang)

    def sections(self) -> list[list[str]]:
        """All pieces by name, in the order in which they are read."""
        pieces: dict[str, Node] = {
            "score": self._score(),
            "entry": self._entry(),
            "deals": self._deals(),
            "names": [self._names(), self._options()],
        }
        return [[name, str(fragment[piece])] for name, piece in pieces.items()]

    def printout(self) -> str:
        """The sheet on paper."""
        return str(
            div(".tolva-keeper-paper", lang=self.lang)[
                h2[self._title()], p[self._variants()], self._scores(), self._table(), self._plot()
            ]
        )

    # The score

    def _title(self) -> str:
        game = self.session.sheet.game
        return sentence(self.lang, "replay-game-for", game=game_name(game.name, self.lang), count=game.players)

    def _variants(self) -> str:
        """What is played, in one line."""
        return self._house.line(self.session.sheet.game, self.lang) or self.words.say("we-play-as-usual")

    def _score(self) -> Node:
        words, sheet = self.words, self.session.sheet
        won = words.won()
        now: Node = [self._won(*won) if won else None, self._doubt()]
        if won is None and sheet.doubt is None:
            now = p[words.dealer()]
        return [
            h2(class_=SCORE, tabindex="-1")[self._title()],
            p(".tolva-keeper-variants")[self._variants()],
            self._scores(),
            now,
            self._known(),
            self._link(table_link(self.session.sheet.game, self._called, self.lang), words.say("to-table")),
        ]

    def _link(self, href: str, words: str) -> Node:
        return p(".tolva-keeper-way")[a(href=href)[words]] if href else None

    @property
    def _called(self) -> str:
        return self._house.called(self.session.sheet.game)

    def _won(self, said: str, rule: str) -> Node:
        return div(".tolva-keeper-won")[p[strong[said]], self._rule(rule, "won")]

    def _doubt(self) -> Node:
        """The first deal that no longer holds, and the way to correct it."""
        words, doubt = self.words, self.session.sheet.doubt
        if doubt is None:
            return None
        name = words.deal(doubt.number)
        return div(".tolva-keeper-doubt")[
            p[strong[words.say("doubt", deal=name)]],
            p[words.why(doubt.verdict)],
            self._rule(doubt.verdict.rule, "doubt"),
            self._button("correct", words.say("correct", deal=name), doubt.number),
        ]

    def _scores(self) -> Element:
        sheet = self.session.sheet
        dealing = None if sheet.winner is not None else sheet.game.parties[sheet.dealer]

        def one(party: int, score: int) -> Element:
            mark = span(".tolva-keeper-dealer", title=self.words.say("deals"))[self.words.say("dealer-mark")]
            return div(class_=["tolva-keeper-party", {"tolva-keeper-winner": sheet.winner == party}])[
                span(".tolva-keeper-name")[self.words.party(party), [" ", mark] if dealing == party else None],
                b(".tolva-keeper-points")[self.words.points(score)],
            ]

        return div(".tolva-keeper-scores", role="group", aria_label=self.words.unit)[
            (one(party, score) for party, score in enumerate(sheet.standing.score))
        ]

    def _known(self) -> Node:
        """What everyone should know before the next deal; each rule once."""
        known = self.words.before_deal()
        if not known:
            return None
        rules = dict.fromkeys(rule for _, rule in known)
        lines = (p[words] for words, _ in known)
        return details(".tolva-keeper-known", data_keep="keeper-known", open=True)[
            summary[self.words.say("know")], lines, (self._rule(rule, "known") for rule in rules)
        ]

    def _rule(self, rule: str, keep: str) -> Node:
        game = self.session.sheet.game
        known = rule_known(rule, game.name)
        return rule_named(rule, game.name, game.players, self.lang, f"keeper-{keep}-{rule}") if known else None

    # The deal to tell

    def _entry(self) -> Node:
        session, words = self.session, self.words
        notice = self._notice()
        undo = self._button("undo", words.say("undo")) if session.can_undo else None
        if not session.open:
            return [notice, div(".tolva-keeper-buttons")[undo, self._button("another", words.say("another"))]]
        head = words.say("correct" if session.correcting is not None else "tell", deal=words.deal(session.number))
        fields = session.fields
        verdict = session.verdict
        cancel = session.correcting is not None
        return [
            h2(class_=ENTRY, tabindex="-1")[head],
            self._first_dealer(),
            (self._field(field) for field in fields if not field.seldom),
            self._seldom([field for field in fields if field.seldom]),
            notice,
            div(".tolva-keeper-buttons")[
                self._button("enter", words.say("enter"), primary=verdict is None),
                self._button("cancel", words.say("cancel")) if cancel else None,
                self._button("remove", words.say("remove")) if cancel else None,
                undo if not cancel else None,
            ],
            self._link(self._laid_out, words.say("lay-out")),
        ]

    @property
    def _laid_out(self) -> str:
        """Where the cards of the deal are laid out, and it becomes a record."""
        return deal_link(self.session.sheet.game, *self.session.at, self.lang)

    def _notice(self) -> Node:
        notice = self.session.notice
        if notice is None:
            return None
        refused = notice.code in ("refused", "missing")
        by = notice.verdict.rule if notice.verdict is not None and notice.code == "refused" else None
        rule = None if by is None else self._rule(by, "notice")
        return div(class_=["tolva-keeper-notice", {"tolva-keeper-refused": refused}])[
            (p[words] for words in self.words.notice(notice)), rule
        ]

    def _first_dealer(self) -> Node:
        sheet = self.session.sheet
        if sheet.entries:
            return None
        choices = tuple(
            Choice(str(seat), "seat", {"seat": seat}, seat == sheet.first_dealer) for seat in range(sheet.game.players)
        )
        return self._chips("first-dealer", self.words.say("first-dealer"), choices, do="dealer")

    def _seldom(self, fields: Sequence[Field]) -> Iterator[Node]:
        """Fields that one seldom needs, folded away by what they are."""
        groups: dict[str, list[Field]] = {}
        for field in fields:
            groups.setdefault(field.name.partition(".")[0], []).append(field)
        for name, group in groups.items():
            told = any(field.number or any(its.chosen for its in field.choices) for field in group)
            heading = self.words.say(f"fold-{name}")
            yield details(".tolva-keeper-fold", data_keep=f"keeper-{name}", open=told)[
                summary[heading], div(".tolva-keeper-numbers")[map(self._field, group)]
            ]

    def _field(self, field: Field) -> Node:
        heading = self.words.field(field)
        if field.number is None:
            return self._chips(field.name, heading, field.choices)
        return label(".tolva-keeper-number")[
            span[heading],
            input(
                type="text",
                inputmode="decimal",
                maxlength="6",
                autocomplete="off",
                value=field.number,
                data_do="tell",
                data_name=field.name,
                data_focus=f"tell {field.name}",
            ),
        ]

    def _chips(self, name: str, heading: str, choices: Iterable[Choice], do: str = "tell") -> Element:
        return div(".tolva-keeper-field", role="group", aria_label=heading)[
            span(".tolva-keeper-heading", aria_hidden="true")[heading],
            div(".tolva-keeper-chips")[(self._chip(name, choice, do) for choice in choices)],
        ]

    def _chip(self, name: str, choice: Choice, do: str) -> Element:
        words = self.words.choice(choice)
        suit = choice.facts.get("suit")
        place = span(".tolva-keeper-place")[f"{choice.place}."] if choice.place else None
        shown: Node = words
        if suit is not None:
            sign = span(class_=["tolva-keeper-suit", f"tolva-keeper-suit-{suit}"], aria_hidden="true")[SUIT_SIGNS[suit]]
            shown = [sign, span(".tolva-unseen")[words]]
        barred = {} if choice.refused is None else {"aria_disabled": "true"}
        return button(
            ".tolva-keeper-chip",
            type="button",
            data_do=do,
            data_name=name,
            value=choice.value,
            data_focus=f"{do} {name} {choice.value}",
            aria_pressed="true" if choice.chosen else "false",
            **barred,
        )[place, shown]

    def _button(self, do: str, words: str, value: int | None = None, *, primary: bool = False) -> Element:
        return button(
            class_=["tolva-keeper-button", {"tolva-keeper-primary": primary}],
            type="button",
            data_do=do,
            value="" if value is None else str(value),
            data_focus=do if value is None else f"{do} {value}",
        )[words]

    # The deals told

    def _deals(self) -> Node:
        if not self.session.sheet.entries:
            return None
        another = self._button("another", self.words.say("another")) if self.session.open else None
        return [h2[self.words.say("deals-told")], self._table(buttons=True), self._plot(), another]

    def _table(self, *, buttons: bool = False) -> Element:
        sheet, words = self.session.sheet, self.words
        parties = range(len(sheet.start.score))
        head = tr[th(scope="col")[words.column], (th(scope="col")[words.party(party)] for party in parties)]
        rows = [self._row(number, line, buttons) for number, line in enumerate(sheet.lines)]
        rows += [self._doubted(number, buttons) for number in range(len(sheet.lines), len(sheet.entries))]
        return div(".tolva-keeper-table", tabindex="0", role="group", aria_label=words.say("deals-told"))[
            table[caption(".tolva-unseen")[words.unit], thead[head], tbody[reversed(rows) if buttons else rows]]
        ]

    def _row(self, number: int, line: Line, buttons: bool) -> Element:
        cells = zip(line.before.score, line.after.score, strict=True)
        fates = self.words.came_of(line)
        return tr[
            th(scope="row")[self._deal_name(number, buttons), (span(".tolva-keeper-fate")[fate] for fate in fates)],
            (self._cell(before, after) for before, after in cells),
        ]

    def _deal_name(self, number: int, buttons: bool) -> Node:
        name = self.words.deal(number)
        if not buttons:
            return name
        here = self.session.correcting == number
        return button(
            ".tolva-keeper-correct",
            type="button",
            data_do="correct",
            value=str(number),
            data_focus=f"correct {number}",
            aria_label=self.words.say("correct", deal=name),
            aria_pressed="true" if here else "false",
        )[name]

    def _cell(self, before: int, after: int) -> Element:
        gain = after - before
        plus = f"+{gain}" if gain > 0 else _signed(gain)
        return td[strong[self.words.points(after)], [" ", span(".tolva-keeper-gain")[plus]] if gain else None]

    def _doubted(self, number: int, buttons: bool) -> Element:
        parties = len(self.session.sheet.start.score)
        first = self.session.sheet.doubt is not None and self.session.sheet.doubt.number == number
        return tr(".tolva-keeper-doubted")[
            th(scope="row")[self._deal_name(number, buttons and first)],
            td(colspan=str(parties))[self.words.say("not-counted")],
        ]

    def _plot(self) -> Node:
        sheet = self.session.sheet
        if len(sheet.lines) < 2:
            return None
        scores = [sheet.start.score, *(line.after.score for line in sheet.lines)]
        names = [self.words.party(party) for party in range(len(sheet.start.score))]
        said = self.words.say("plot-label", count=len(sheet.lines), score=self.words.score())
        return div(".tolva-keeper-plot")[plot(scores, names, f"{self.words.unit}: {said}")]

    # The names, and what is agreed on

    def _names(self) -> Node:
        sheet, words = self.session.sheet, self.words
        names = [*sheet.names] or [""] * sheet.game.players
        return details(".tolva-keeper-fold", data_keep="keeper-names")[
            summary[words.say("names")],
            p(".tolva-keeper-variants")[words.say("names-here")],
            div(".tolva-keeper-numbers")[
                (
                    label(".tolva-keeper-number")[
                        span[words.say("name-of", count=seat + 1)],
                        input(
                            type="text",
                            maxlength=str(NAME_LENGTH),
                            autocomplete="off",
                            value=name,
                            data_do="name",
                            data_name=str(seat),
                            data_focus=f"name {seat}",
                        ),
                    ]
                    for seat, name in enumerate(names)
                )
            ],
        ]

    def _options(self) -> Node:
        """The variants to choose among; another one begins another match."""
        if not self.options:
            return None
        return details(".tolva-keeper-fold", data_keep="keeper-options")[
            summary[self.words.say("options")],
            p(".tolva-keeper-variants")[self.words.say("options-anew")],
            div(".tolva-keeper-numbers")[map(self._option, self.options)],
        ]

    def _option(self, its: Option) -> Element:
        return label(".tolva-keeper-number")[
            span[its.label],
            select(data_do="option", data_name=its.name, data_focus=f"option {its.name}")[
                (option(value=value, selected=value == its.chosen)[words] for value, words in its.values)
            ],
        ]


def rule_known(rule: str, game: str) -> bool:
    """Whether the game has this rule, and not only the engine."""
    return rule in rule_ids(game)


def _signed(value: int) -> str:
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"
