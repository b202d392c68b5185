"""Who is here, and the rules that they meet and break."""

from htpy import Node, br, button, details, div, h2, li, p, span, summary, ul

from tolva_widgets.rules.words import rule_named

from ..prepared import question_of
from ..results.rows import SORTS
from ..storage.values import Learner, tables_for
from .tables import TablesMarkup

NAME_LENGTH = 24
"""As many letters as the store takes."""

OPENED = "tolva-teacher-opened"
"""The class of what the focus is led to when a learner or a rule is opened."""


class HereMarkup(TablesMarkup):
    """Writes both sections."""

    def here(self) -> Node:
        rows = self.session.roster.rows
        if not rows:
            return [p[self.say("nobody")], self._tables()]
        return [self._sorts(), self.people(rows), self._tables()]

    def _tables(self) -> Node:
        """Whether learners are asked at which table they sit."""
        asks = self.overview.stage.tables
        does = self.say("do-stop-tables" if asks else "do-ask-tables")
        return div(".tolva-keeper-buttons")[self.button("tables", does, "no" if asks else "yes", focus="tables")]

    def _sorts(self) -> Node:
        return div(".tolva-keeper-buttons.tolva-teacher-sorts", role="group", aria_label=self.say("sort"))[
            span(aria_hidden="true")[self.say("sort")],
            (
                button(
                    ".tolva-keeper-chip",
                    type="button",
                    data_do="sort",
                    value=sort,
                    data_focus=f"sort {sort}",
                    aria_pressed="true" if sort == self.session.roster.sort else "false",
                )[self.say(f"sort-{sort}")]
                for sort in SORTS
            ),
        ]

    def learner(self) -> Node:
        """The learner whose row is open: to be called something else, seated, put out."""
        chosen = self.overview.learner(self.session.roster.chosen)
        if chosen is None:
            return None
        number = str(chosen.id)
        tables = tables_for(self.overview.count, chosen.table)
        places = [("", self.say("no-table")), *((str(its), self.say("at-table", table=its)) for its in tables)]
        return div(".tolva-teacher-panel")[
            h2(class_=OPENED, tabindex="-1", data_focus=OPENED)[chosen.name],
            self.field("rename", self.say("rename"), chosen.name, length=NAME_LENGTH, name=number, enter="close-row"),
            self.select("seat", self.say("seat"), places, str(chosen.table or ""), name=number),
            self._same(chosen),
            div(".tolva-keeper-buttons")[
                self.button("remove", self.say("do-remove"), number),
                self.does("close-row"),
            ],
        ]

    def _same(self, chosen: Learner) -> Node:
        """Who the learner is who has gone on at another device, and what comes of it."""
        others = {str(its.id): its.name for its in self.session.roster.may_be}
        if not others:
            return None
        same = str(self.session.roster.same or "")
        options = [("", self.say("same-none")), *others.items()]
        chooses = self.select("same", self.say("same"), options, same, name=str(chosen.id))
        if same not in others:
            return chooses
        names = {"name": chosen.name, "known": others[same]}
        return [
            chooses,
            p(".tolva-keeper-variants")[self.say("same-what", **names)],
            self.button("join-rows", self.say("do-join-rows", known=others[same]), focus="join-rows"),
        ]

    def removed(self) -> Node:
        if not self.overview.removed:
            return None
        return details(".tolva-keeper-fold", data_keep="class-removed")[
            summary[f"{self.say('removed')} ({len(self.overview.removed)})"],
            ul(".tolva-teacher-list")[
                (
                    li[span[its.name], self.button("restore", self.say("do-restore"), str(its.id), about=its.name)]
                    for its in self.overview.removed
                )
            ],
        ]

    def rules_met(self) -> Node:
        rows = self.session.results_of_rules.rules()
        return [self.counted(), self.rules(rows) if rows else p[self.say("no-rules")]]

    def rule_looked_at(self) -> Node:
        """A rule: what it says, the question in which most broke it, and a way to ask about it once more."""
        rule = self.session.rule
        if rule is None:
            return None
        results = self.session.results_of_rules
        wrong = next((row.wrong for row in results.rules() if row.rule == rule), None)
        about = wrong.question if wrong and question_of(wrong.question) else self.overview.question_about(rule, results)
        question = None if about is None else question_of(about)
        if about is None or question is None:
            return div(".tolva-teacher-panel")[
                h2(class_=OPENED, tabindex="-1", data_focus=OPENED)[self.words.rule(rule)],
                p[self.say("unknown-question")],
            ]
        players = len(question.table.places)
        broken, missed = results.broken_in(about, rule)
        return div(".tolva-teacher-panel")[
            h2(class_=OPENED, tabindex="-1", data_focus=OPENED)[self.words.rule(rule)],
            rule_named(rule, question.game, players, self.lang, f"class-{rule}"),
            p(".tolva-keeper-variants")[self.words.titled(about), br, self.words.turns_on(question, rule)],
            p[self.words.asked(question)],
            p[self.say("rule-here", broken=broken, missed=missed)] if broken or missed else None,
            div(".tolva-teacher-beside")[
                div[self.spread(question, results.spread(about), verdicts=True)], self.picture(about)
            ],
            div(".tolva-keeper-buttons")[
                self.leads("ask-about", self.say("do-ask-about"), rule, primary=True),
                self.button("look-at", self.say("do-close-row"), rule, focus="close-rule"),
            ],
        ]
