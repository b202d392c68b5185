"""The games that there are, each by one description: the kit's own, and those of packages that are installed.

A package makes a game known by an entry point of the group `tolva_teach.games` that leads to a `GameDescription`:

    [project.entry-points."tolva_teach.games"]
    femkort = "femkort:DESCRIPTION"

The kit's own games are described in the same way, in `tolva_teach.games.own`. Nothing here knows a game or a sentence:
sentences, rules, players and questions ask here for what is described of a game.
"""

from tolva_teach.described.description import INTERFACE, GameDescription, NewerInterfaceError, Part, resolved
from tolva_teach.described.installed import (
    GROUP,
    KIT,
    Failure,
    description_of,
    descriptions,
    failures,
    forget,
    lacking,
    look_for_parts,
    note_failure,
    on_change,
    own_games,
    package_of,
    part_of,
    register,
)
from tolva_teach.described.lessons_of_games import is_of_lessons, lessons, lessons_named_otherwise

__all__ = [
    "GROUP",
    "INTERFACE",
    "KIT",
    "Failure",
    "GameDescription",
    "NewerInterfaceError",
    "Part",
    "description_of",
    "descriptions",
    "failures",
    "forget",
    "is_of_lessons",
    "lacking",
    "lessons",
    "lessons_named_otherwise",
    "look_for_parts",
    "note_failure",
    "on_change",
    "own_games",
    "package_of",
    "part_of",
    "register",
    "resolved",
]
