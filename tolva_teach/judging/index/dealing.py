"""Who deals: asked in every game."""

from tolva_teach.judging.index.case import Case
from tolva_teach.judging.index.question import Question, next_dealer, next_match
from tolva_teach.judging.index.tricks import ALL, FORMS

DEALING: tuple[Question, ...] = (
    Question("next-dealer", Case({}, next_dealer()), (*ALL, "trettioett")),
    Question("next-dealer", Case({}, next_dealer("tolp.deal")), ("tolp",)),
    Question("next-match", Case({}, next_match), FORMS),
    Question("next-match", Case({}, next_match), ("bondtolva",)),
)
