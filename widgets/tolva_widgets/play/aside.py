"""What stands beside a table at which one plays, as HTML: what is to be done, what happened, what one can know."""

from collections.abc import Iterable

from htpy import Node, a, div, fragment, h2, p

from tolva_teach.play.replay import Step
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.play.day.name import DAY, NOW
from tolva_widgets.play.knowledge_list import knowledge_list
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay import explanation
from tolva_widgets.rules.words import rule_named


def aside(words: PlayWords) -> str:
    """What stands beside the table, as HTML."""
    match = words.match
    happened = [p(".tolva-told")[line] for step in _since_own(words) for line in _told(words, step)]
    return str(
        div(".tolva-why", lang=words.lang)[
            p(".tolva-play-title")[words.title],
            p(".tolva-play-aim")[words.aim] if words.aim else None,
            explanation.variants(match.deal.game, words.lang),
            _way_to_the_day(words),
            p(".tolva-play-practice")[words.say("play-practice")] if match.practised else None,
            _now(words),
            words.analysis.section() if words.analysis is not None else None,
            h2[words.say("play-happened")],
            div(".tolva-play-happened")[happened],
            explanation.score_table(words.replay_words, match.step.table(match.seat)),
            p(".tolva-play-tries")[words.tries] if words.tries and not match.deal_over else None,
            _known(words),
        ]
    )


def _way_to_the_day(words: PlayWords) -> Node:
    """Which day's deal it is; else the way to today's deal of the game."""
    name = words.match.name
    if name.day:
        return p(".tolva-play-day")[words.say("daily-title", day=name.day)]
    href = f"{words.play_page}?game={name.cards.game}&{DAY}={NOW}" if words.play_page else ""
    return p(".tolva-play-day")[a(href=href)[words.say("daily-way")]] if href else None


def _told(words: PlayWords, step: Step) -> Iterable[str]:
    """What happened at a step; of the one that is shown all of it, of those before it the most important."""
    return words.replay_words.told(step) if step.number == words.match.number else words.replay_words.told_briefly(step)


def _now(words: PlayWords) -> Node:
    tried, reminder, turn = words.match.refused, words.reminder, words.turn
    game = words.match.deal.game
    rule = rule_named(tried.verdict.rule, game.name, game.players, words.lang) if tried else None
    said = [
        div(".tolva-answer.tolva-answer-no")[p[words.objection], rule] if tried else None,
        div(".tolva-answer")[(p[line] for line in words.commitment)] if words.commitment else None,
        div(".tolva-answer")[(p[line] for line in words.risk)] if words.risk else None,
        div(".tolva-answer")[p[reminder]] if reminder else None,
        p(".tolva-question")[turn] if turn else None,
        _no_choice(words),
        p(".tolva-play-advice")[words.advice, " ", _way_to_lesson(words)] if words.advice else None,
    ]
    groups = words.replay_words.grouping.grouped(words.session.verdicts)
    could = explanation.alternatives(words.replay_words, groups) if groups else None
    return fragment[h2[words.say("play-now")], said, could] if any(said) else None


def _no_choice(words: PlayWords) -> Node:
    """That one thing alone can be done, and how such steps are had taken by themselves."""
    if not words.no_choice:
        return None
    always = words.say("play-no-choice-always", choice=words.say("play-choose-forced"), more=words.say("play-more"))
    return p(".tolva-play-practice")[words.no_choice, " ", always]


def _way_to_lesson(words: PlayWords) -> Node:
    """The way to the lesson on what is wise in what the coach advises on, where there is one."""
    advice, game = words.session.advice, words.match.deal.game.name
    if advice is None:
        return None
    lesson = Catalogue(site_here()).now().on_wise_play(words.lang, game, advice.code)
    return a(href=lesson.href)[words.say("play-advice-lesson", lesson=lesson.title)] if lesson else None


def _known(words: PlayWords) -> Node:
    """What one can know of the others at the step that is shown, where that is asked for and the deal goes on."""
    can_know = words.session.can_know
    return None if can_know is None else knowledge_list(can_know, words.names, words.speaker)


def _since_own(words: PlayWords) -> list[Step]:
    """The steps from the learner's last decision on, that included, or since the cards were dealt."""
    found: list[Step] = []
    for number in range(words.match.number, -1, -1):
        step = words.match.ongoing[number]
        found.insert(0, step)
        if step.fresh or (step.decision is not None and step.decision.seat == words.match.seat):
            break
    return found
