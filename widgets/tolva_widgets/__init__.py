"""Widgets that show a deal, ask what must be played and explain the rule that decided it.

Each is imported when it is asked for: a page of rules waits for no widget, and a replay for no quiz.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tolva_widgets.at_table.widget import AtTable
    from tolva_widgets.classroom.opening import class_store
    from tolva_widgets.classroom.widget import ClassTeacher
    from tolva_widgets.compare.widget import CompareForms
    from tolva_widgets.controls.widget import Controls
    from tolva_widgets.courses.front_page import FrontPage
    from tolva_widgets.courses.map import CourseMap
    from tolva_widgets.editor.widget import DealEditor
    from tolva_widgets.guided.widget import GuidedDeal
    from tolva_widgets.levels.order.widget import OrderLevel
    from tolva_widgets.levels.play.widget import PlayLevel
    from tolva_widgets.levels.question.widget import Level
    from tolva_widgets.page.widget import Page
    from tolva_widgets.play.widget import PlayTable
    from tolva_widgets.quiz.widget import Quiz
    from tolva_widgets.replay.widget import DealReplay
    from tolva_widgets.review.widget import Review
    from tolva_widgets.rules.card import RuleCard
    from tolva_widgets.rules.page import RulesPage
    from tolva_widgets.rules.reference import Reference
    from tolva_widgets.rules.sheets import Sheets
    from tolva_widgets.score_keeper.widget import ScoreKeeper
    from tolva_widgets.table.picture import Picture
    from tolva_widgets.table.widget import CardTable
    from tolva_widgets.tasks.exercise import Exercise

__all__ = [
    "AtTable",
    "CardTable",
    "ClassTeacher",
    "CompareForms",
    "Controls",
    "CourseMap",
    "DealEditor",
    "DealReplay",
    "Exercise",
    "FrontPage",
    "GuidedDeal",
    "Level",
    "OrderLevel",
    "Page",
    "Picture",
    "PlayLevel",
    "PlayTable",
    "Quiz",
    "Reference",
    "Review",
    "RuleCard",
    "RulesPage",
    "ScoreKeeper",
    "Sheets",
    "class_store",
]

_MODULES = {
    "AtTable": "at_table.widget",
    "CardTable": "table.widget",
    "ClassTeacher": "classroom.widget",
    "CompareForms": "compare.widget",
    "Controls": "controls.widget",
    "CourseMap": "courses.map",
    "DealEditor": "editor.widget",
    "DealReplay": "replay.widget",
    "Exercise": "tasks.exercise",
    "FrontPage": "courses.front_page",
    "GuidedDeal": "guided.widget",
    "Level": "levels.question.widget",
    "OrderLevel": "levels.order.widget",
    "Page": "page.widget",
    "Picture": "table.picture",
    "PlayLevel": "levels.play.widget",
    "PlayTable": "play.widget",
    "Quiz": "quiz.widget",
    "Reference": "rules.reference",
    "Review": "review.widget",
    "RuleCard": "rules.card",
    "RulesPage": "rules.page",
    "ScoreKeeper": "score_keeper.widget",
    "Sheets": "rules.sheets",
    "class_store": "classroom.opening",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return [*globals(), *_MODULES]


def _jupyter_server_extension_points() -> list[dict[str, Any]]:
    """What a Jupyter server loads that is told of `tolva_widgets`: our pages."""
    # By its name: a site of files packs all that an import statement names, and has no server.
    return [{"module": __name__, "app": import_module(f"{__name__}.serving.mounted.extension").TolvaPages}]
