"""Widgets that show a deal, ask what must be played and explain the rule that decided it.

Each is imported when it is asked for: a page of rules waits for no widget, and a replay for no quiz.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tolva_widgets.card_table import CardTable
    from tolva_widgets.compare_forms import CompareForms
    from tolva_widgets.controls import Controls
    from tolva_widgets.course_map import CourseMap
    from tolva_widgets.deal_replay import DealReplay, TrickReplay
    from tolva_widgets.exercise import Exercise
    from tolva_widgets.front_page import FrontPage
    from tolva_widgets.level import Level
    from tolva_widgets.must_play_quiz import MustPlayQuiz
    from tolva_widgets.order_level import OrderLevel
    from tolva_widgets.page import Page
    from tolva_widgets.play_level import PlayLevel
    from tolva_widgets.play_table import PlayTable
    from tolva_widgets.reference import Reference
    from tolva_widgets.review import Review
    from tolva_widgets.rule_card import RuleCard
    from tolva_widgets.rules_page import RulesPage
    from tolva_widgets.sheets import Sheets

__all__ = [
    "CardTable",
    "CompareForms",
    "Controls",
    "CourseMap",
    "DealReplay",
    "Exercise",
    "FrontPage",
    "Level",
    "MustPlayQuiz",
    "OrderLevel",
    "Page",
    "PlayLevel",
    "PlayTable",
    "Reference",
    "Review",
    "RuleCard",
    "RulesPage",
    "Sheets",
    "TrickReplay",
]

_MODULES = {
    "CardTable": "card_table",
    "CompareForms": "compare_forms",
    "Controls": "controls",
    "CourseMap": "course_map",
    "DealReplay": "deal_replay",
    "Exercise": "exercise",
    "FrontPage": "front_page",
    "Level": "level",
    "MustPlayQuiz": "must_play_quiz",
    "OrderLevel": "order_level",
    "Page": "page",
    "PlayLevel": "play_level",
    "PlayTable": "play_table",
    "Reference": "reference",
    "Review": "review",
    "RuleCard": "rule_card",
    "RulesPage": "rules_page",
    "Sheets": "sheets",
    "TrickReplay": "deal_replay",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return [*globals(), *_MODULES]
