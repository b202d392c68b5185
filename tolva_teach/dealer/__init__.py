"""The dealer: deals as somebody wishes them, by what the cards are, what happens, or which rule decides.

>>> request = Request("tolva", "forehand holds a pair and vinsten-tied happens", seed=7)
>>> answer = find(request, tries=1)
>>> answer.is_built, answer.is_played
(True, True)

`Request` says what is asked for (`reading` has the language of wishes), `find` gives an `Answer`.
"""

from tolva_teach.dealer.answers import Answer, Loosening
from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.requests import KEEPS, PLAYED_BY, Request
from tolva_teach.dealer.search import MOST_DEALS, Search, find

__all__ = ["KEEPS", "MOST_DEALS", "PLAYED_BY", "Answer", "Loosening", "Request", "Search", "WishError", "find"]
