"""What the answers to questions in a row tell, and where to go on, in words and markup."""

from collections.abc import Mapping

from htpy import Node, div, fragment, h2, h3, li, p, span, ul

from tolva_teach.quiz import RoundResult, RuleResult
from tolva_teach.texts import rule
from tolva_widgets.quiz.session import family_met
from tolva_widgets.quiz.words import QuizWords
from tolva_widgets.tasks.question_words import SIGNS

RESULT = "tolva-quiz-result"
"""The class of what the answers to questions in a row tell; it takes the focus."""

_GROUPS: Mapping[str, bool] = {"quiz-set-missed": False, "quiz-set-sat": True}
"""What the result tells, by the sentence over it: first the rules that were answered wrongly."""

_WELL = 0.8
"""Whoever answers so much of a row rightly is offered a harder one."""


class RowWords:
    """Speaks of the result of a row, where one is shown."""

    def __init__(self, words: QuizWords) -> None:
        """
        Args:
            words: of the quiz as it is now.
        """
        self._words, self._session, self._say = words, words.session, words.say

    @property
    def in_short(self) -> str:
        """How many of the row were answered rightly; empty where no result is shown."""
        result = self._session.result
        return "" if result is None else self._say("quiz-so-far", right=result.right, answered=result.answered)

    @property
    def html(self) -> str:
        """What the answers to the questions in a row tell, rule by rule; empty where no result is shown."""
        result = self._session.result
        if result is None:
            return ""
        words, difficulty = self._words, self._session.name.difficulty
        row = self._session.round
        form = words.game if row is not None and row.is_mixed else words.form
        about = " · ".join(filter(None, [form, words.topic, self._say(f"quiz-difficulty-{difficulty}")]))
        groups = [(key, [rule for rule in result.rules if rule.sits is sits]) for key, sits in _GROUPS.items()]
        lists = [fragment[h3[self._say(key)], ul[map(self._rule_result, rules)]] for key, rules in groups if rules]
        head = h2(class_="tolva-quiz-score")[self.in_short]
        by_rule = p(".tolva-answering-muted")[self._say("quiz-set-by-rule")] if self._counted_again(result) else None
        return str(div(class_=RESULT)[head, p(".tolva-answering-muted")[about], lists, by_rule])

    @staticmethod
    def _counted_again(result: RoundResult) -> bool:
        """Whether the numbers by rule do not add up to those of the questions, which one may wonder at."""
        met, right = sum(its.met for its in result.rules), sum(its.right for its in result.rules)
        return (met, right) != (result.answered, result.right)

    def _rule_result(self, result: RuleResult) -> Node:
        kind = "yes" if result.sits else "no"
        sign = span(class_=["tolva-answering-mark", f"tolva-answering-mark-{kind}"], aria_hidden="true")[SIGNS[kind]]
        count = self._say("quiz-so-far", right=result.right, answered=result.met)
        return li[sign, span[self._words.rule_link(result.rule), " ", span(".tolva-answering-muted")[count]]]

    @property
    def wrong_again(self) -> str:
        """What stands on the button that asks anew what was answered wrongly."""
        return self._say("quiz-set-again", count=len(self._session.result.wrong) if self._session.result else 0)

    @property
    def offers_harder(self) -> bool:
        """Whether the row went so well that harder questions are offered, where there are any."""
        result, hardest = self._session.result, self._session.family.difficulties[-1]
        return (
            result is not None and result.right >= _WELL * result.answered and self._session.name.difficulty < hardest
        )

    @property
    def topics(self) -> dict[str, str]:
        """The rules that one may have questions about next, by id, what sits least first, and what each is called."""
        result = self._session.result
        met = result.rules if result is not None else ()
        offered = [its.rule for its in met if family_met(self._session, its.rule)]
        return {rule_id: rule(self._words.lang, rule_id).title for rule_id in offered} if len(offered) > 1 else {}

    @property
    def practise(self) -> str:
        """What stands over them."""
        return str(h3[self._say("quiz-set-practise")])
