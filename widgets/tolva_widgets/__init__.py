"""Widgets that show a deal, ask what must be played and explain the rule that decided it."""

from tolva_widgets.card_table import CardTable
from tolva_widgets.controls import Controls
from tolva_widgets.deal_replay import DealReplay, TrickReplay
from tolva_widgets.exercise import Exercise
from tolva_widgets.front_page import FrontPage
from tolva_widgets.must_play_quiz import MustPlayQuiz
from tolva_widgets.page import Page
from tolva_widgets.rule_card import RuleCard
from tolva_widgets.rules_page import RulesPage

__all__ = [
    "CardTable",
    "Controls",
    "DealReplay",
    "Exercise",
    "FrontPage",
    "MustPlayQuiz",
    "Page",
    "RuleCard",
    "RulesPage",
    "TrickReplay",
]
