"""What a person typed, read against what may be chosen just now: "hjärter dam", "hd", "mäl spader", "pass".

It knows no rules and no game: what may be chosen it is given, with what each choice is called, and the words come from
the language's texts. It never guesses: what could be more than one thing is asked about, and a word that means nothing
is named.

>>> hand = [TypedOption("HQ", ("hjärter dam",), ("HQ",)), TypedOption("HK", ("hjärter kung",), ("HK",))]
>>> read("damen", hand, "sv"), read("kh", hand, "sv")
(Chosen(keys=('HQ',), done=False), Chosen(keys=('HK',), done=False))
>>> [option.key for option in read("hjärter", hand, "sv").options]
['HQ', 'HK']
>>> read("hjärter dqm", hand, "sv")
Unknown(word='dqm')
"""

from tolva_teach.typed.lexicon import fold
from tolva_teach.typed.option import Chosen, NotOffered, Reading, TypedOption, Unclear, Unknown
from tolva_teach.typed.reading import LONGEST, read

__all__ = ["LONGEST", "Chosen", "NotOffered", "Reading", "TypedOption", "Unclear", "Unknown", "fold", "read"]
