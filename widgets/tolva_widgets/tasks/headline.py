"""The one sentence that says how it went."""

from htpy import Element, p


def headline_of(said: str, *, right: bool, shown: bool = False) -> Element:
    """That sentence, in the colour of yes or of no.

    Args:
        said: the sentence.
        right: how it went.
        shown: whether one has asked to be shown the answer: who has given none was not wrong.
    """
    kind = "shown" if shown else "yes" if right else "no"
    return p(class_=["tolva-answering-head", f"tolva-answering-head-{kind}"])[said]
