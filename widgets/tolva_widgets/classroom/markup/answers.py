"""What is right in a question and why, as its teacher may look it up before anybody is shown it."""

from htpy import Node, details, li, span, summary, ul

from tolva_teach.quiz import Choice, Question

from ..shown import together
from .tables import TablesMarkup


class AnswersMarkup(TablesMarkup):
    """Writes it."""

    def reasons(self, question: Question) -> Node:
        """Why each choice is right or wrong, as all are told; what has the same reason stands together."""
        speaker = question.speaker(self.lang)
        groups: dict[tuple[bool, str], list[Choice]] = {}
        for choice in question.told_in_order:
            groups.setdefault((bool(question.verdict(choice)), question.why(choice, speaker)), []).append(choice)
        return ul(".tolva-teacher-reasons")[
            (
                li[self._mark(right), together((its, self.words.choice(question, its)) for its in choices), span[why]]
                for (right, why), choices in groups.items()
            )
        ]

    def answer(self, question: Question, place: str) -> Node:
        """The same, folded: whoever leads a class may have the page in sight of it.

        Args:
            question: whose answer it is.
            place: where it stands; it is folded again when another question stands there.
        """
        return details(".tolva-keeper-fold", data_keep=f"class-answer {place} {question.name}")[
            summary[self.say("answer")], self.reasons(question)
        ]
