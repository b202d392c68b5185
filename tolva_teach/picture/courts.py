"""The court figures: the upper half of a knekt, a dam and a kung, in the box from (-28, -62) to (28, 0).

The suit colours what has no class (the clothes); the rest has classes of the stylesheet: `tv-gold`, `tv-hair`,
`tv-skin`, `tv-white`, `tv-line` for fine dark lines and `tv-dark`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tolva_teach.rules.cards import Rank

_FACE = (
    '<path class="tv-skin" d="M-8.5-45H8.5V-35C8.5-29 4-26 0-26S-8.5-29-8.5-35Z"/>'
    '<path class="tv-line" d="M-6-40.5q2-1.6 4 0M2-40.5q2-1.6 4 0M0-39.5L-1.6-34.5H.6"/>'
    '<path class="tv-dark" d="M-4-38.6a1 1 0 1 0 .1 0zM4-38.6a1 1 0 1 0 .1 0z"/>'
)

_KING = (
    '<path d="M-28 0V-10Q-26-21-12-24H12Q26-21 28-10V0Z"/>'
    '<path class="tv-white" d="M-13-25L0-12L13-25L19-22L5 0H-5L-19-22Z"/>'
    '<path class="tv-dark" d="M-12-19.5l1.5 3l-3 0zM12-19.5l1.5 3l-3 0z'
    'M-6-12l1.5 3l-3 0zM6-12l1.5 3l-3 0zM0-7l1.5 3l-3 0z"/>'
    '<path class="tv-hair" d="M-11-46Q-14-34-11-28L-7-19Q0-12 7-19L11-28Q14-34 11-46Z"/>'
    f"{_FACE}"
    '<path class="tv-hair" d="M-7.5-33.5Q-3-36 0-33.5Q3-36 7.5-33.5Q8-25 0-20Q-8-25-7.5-33.5Z"/>'
    '<path class="tv-skin" d="M-2.5-31h5q-2.5 2.5-5 0z"/>'
    '<path class="tv-gold" d="M-12-45L-14-58L-7.5-52L0-61L7.5-52L14-58L12-45Z"/>'
    '<path d="M-12-46.5H12V-43.5H-12ZM0-54l2 2.7l-2 2.7l-2-2.7Z"/>'
    '<path class="tv-gold" d="M20.5 0V-40H22.5V0ZM21.5-48l3.5 4l-3.5 4l-3.5-4Z"/>'
)

_QUEEN = (
    '<path class="tv-hair" d="M-10-47Q-18-40-15-26Q-14-18-19-12H19Q14-18 15-26Q18-40 10-47Z"/>'
    '<path d="M-27 0Q-26-17-13-22L0-14L13-22Q26-17 27 0Z"/>'
    '<path class="tv-skin" d="M-4-28H4V-21L9-20L0-11L-9-20L-4-21Z"/>'
    '<path class="tv-white" d="M-13-22L0-9L13-22L16-20.5L0-4L-16-20.5Z"/>'
    f"{_FACE}"
    '<path d="M-2.6-31.5q2.6-1.4 5.2 0q-2.6 2.8-5.2 0z"/>'
    '<path class="tv-hair" d="M-10-36Q-11-48 0-48Q11-48 10-36Q8-43 0-44Q-8-43-10-36Z"/>'
    '<path class="tv-gold" d="M-10-47Q-12-53-10.5-55L-5.5-51L0-59L5.5-51L10.5-55Q12-53 10-47Q0-50-10-47Z"/>'
    '<path class="tv-white" d="M0-61.5a2 2 0 1 1-.1 0zM-11-57.5a1.6 1.6 0 1 1-.1 0zM11-57.5a1.6 1.6 0 1 1-.1 0z"/>'
    '<path class="tv-gold" d="M0-9a2.2 2.2 0 1 1-.1 0z"/>'
    '<path class="tv-line" d="M-21 0Q-21-14-20-27"/>'
    '<path class="tv-gold" d="M-20-38q3.5 2 2.5 5.5q3.5 1 2 4.5q-2.5 2.5-4.5 0'
    'q-2 2.5-4.5 0q-1.5-3.5 2-4.5q-1-3.5 2.5-5.5z"/>'
)

_JACK = (
    '<path class="tv-skin" d="M-5-29H5V-20H-5Z"/>'
    '<path d="M-26 0V-12Q-24-20-11-22H11Q24-20 26-12V0Z"/>'
    '<path class="tv-gold" d="M-4.5 0V-21H4.5V0ZM-18.5 0V-17.8L-13.5-20V0ZM18.5 0V-17.8L13.5-20V0Z"/>'
    '<path class="tv-white" d="M-12-24Q0-17 12-24L15-18.5L7-15.5L0-12L-7-15.5L-15-18.5Z"/>'
    '<path class="tv-hair" d="M-9-47Q-14-40-12.5-29Q-8-25-7.5-30V-40H7.5V-30Q8-25 12.5-29Q14-40 9-47Z"/>'
    f"{_FACE}"
    '<path class="tv-line" d="M-2.6-30.8q2.6 1.7 5.2 0"/>'
    '<path d="M-13-45Q-15-56 0-56.5Q15-57 14.5-48L12.5-44.5Q0-48-13-45Z"/>'
    '<path class="tv-gold" d="M-13.5-46.5Q0-50 13.5-46.5L13-43.5Q0-47-13-43.5Z'
    'M7-52Q12-61.5 23-59.5Q20-51 9-49.5Q15-53 18-56.5Q12-55.5 7-52Z"/>'
    '<path class="tv-gold" d="M20.7 0V-44H22.3V0Z"/>'
    '<path class="tv-dark" d="M21.5-49L23.6-42H19.4ZM20.7-40.5Q14-41 12.5-33.5Q16-36 20.7-35.5Z'
    'M22.3-40.5L26.5-38L22.3-35.5Z"/>'
)

COURTS: Final[Mapping[Rank, str]] = MappingProxyType({"K": _KING, "Q": _QUEEN, "J": _JACK})
