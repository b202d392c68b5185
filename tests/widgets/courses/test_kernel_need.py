"""When a page needs a kernel: what is said of it, and what has turned out."""

import pytest

from tolva_widgets.courses.entries import FRONT, LESSON, RULES, Entry
from tolva_widgets.courses.kernel_need import KernelNeed, declared, found


@pytest.mark.parametrize(
    ("kind", "said", "need"),
    [
        (FRONT, None, KernelNeed.NEVER),
        (RULES, "late", KernelNeed.NEVER),
        (LESSON, "none", KernelNeed.NEVER),
        (LESSON, "late", KernelNeed.LATE),
        (LESSON, None, KernelNeed.AT_ONCE),
    ],
)
def test_what_is_said(kind: str, said: str | None, need: KernelNeed) -> None:
    assert declared(Entry("sv", "page", kind, "Page", kernel=said)) is need


@pytest.mark.parametrize(
    ("said", "shows_widget", "need"),
    [
        (None, False, KernelNeed.NEVER),
        ("late", False, KernelNeed.NEVER),
        ("late", True, KernelNeed.LATE),
        ("none", True, KernelNeed.AT_ONCE),
        (None, True, KernelNeed.AT_ONCE),
    ],
)
def test_what_has_turned_out(said: str | None, shows_widget: bool, need: KernelNeed) -> None:
    assert found(said, shows_widget=shows_widget) is need
