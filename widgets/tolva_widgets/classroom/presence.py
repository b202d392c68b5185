"""How it is known that a learner is here: their page asks again and again for what is new, and now and then it is
written down that it does. From how often follows after how long without a sign one is away."""

WAIT_SECONDS = 25.0
"""So long a page that asks what is new waits for an answer, and then it asks again."""
NOTED_SECONDS = 30.0
"""How rarely it is written down that a page which asks is still the same."""
_SLACK_SECONDS = 10.0
"""What may come between: a slow network, writing it down, the teacher's page asking."""

AWAY_AFTER = NOTED_SECONDS + WAIT_SECONDS + _SLACK_SECONDS
"""Seconds after which a page that has not been heard of is away. One that asks just too early to be noted asks next
when it has waited."""


def is_to_be_noted(seconds: float) -> bool:
    """Whether it is to be written down that a page has asked, so many seconds after that was noted last; less than none
    where the clock was put back."""
    return not 0 <= seconds <= NOTED_SECONDS


def is_away(seconds: float) -> bool:
    """Whether a page last heard of so long ago counts as away. So does one heard of in the future, when the clock was
    put back: it is noted as soon as it asks."""
    return abs(seconds) > AWAY_AFTER
