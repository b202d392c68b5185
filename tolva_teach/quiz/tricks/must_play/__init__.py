"""The questions "what must I play?": `question` asks and explains, `search` finds what `plans` wants asked about."""

from tolva_teach.quiz.tricks.must_play.question import MUST_PLAY, MUST_PLAYS, MustPlayQuestion

__all__ = ["MUST_PLAY", "MUST_PLAYS", "MustPlayQuestion"]
