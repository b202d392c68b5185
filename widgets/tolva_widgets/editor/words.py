"""What the page says while a deal is set up: the places, what is wrong, and the choices of a wish."""

import re

from htpy import Node, mark

from tolva_teach.dealer import telling
from tolva_teach.dealer.language import pieces
from tolva_teach.dealer.language.rulebook import EVENTS, missing_options
from tolva_teach.dealer.language.spoken import Heard, called, spoken, understood
from tolva_teach.dealer.places import HAND, Place
from tolva_teach.editing import Layout
from tolva_teach.games.base import Decision
from tolva_teach.records.messages import fault_reason, quoted
from tolva_teach.texts import Speaker, offered, rank_name, reason, rule, rule_ids, say, sentence, suit_name
from tolva_widgets.editor.session import Notice
from tolva_widgets.editor.wishing import WishSession

_SHOWN = 40
"""So much of a wish is shown on either side of a mistake."""

_MARKED = re.compile(r"[“”\"][^“”\"]*[“”\"]|\S+")
"""What is marked where something is wrong: a rule's title in its quotation marks, or a word."""


class EditorWords:
    """Speaks of a layout."""

    def __init__(self, layout: Layout, lang: str) -> None:
        self.layout, self.lang = layout, lang
        names = [quoted(str(name)) for name in layout.given.get("names", ())]
        self.speaker = Speaker(lang, names, layout.game.parties)

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence about nobody."""
        return sentence(self.lang, f"editing-{key}", None, **facts)

    def place(self, place: Place) -> str:
        """What a place is called, with the part that its player has in the deal."""
        name, seat = place
        if name != HAND:
            return self.say(f"pile-{name}", number=seat + 1)
        return self.seat(seat)

    def seat(self, seat: int) -> str:
        """What a seat is called, with its part in the deal."""
        called = self.say("hand", number=seat + 1)
        role = self._role(seat)
        return f"{called}, {role}" if role else called

    def seat_and_role(self, seat: int) -> str:
        """The same for a sentence that goes on."""
        role = self._role(seat)
        called = self.say("hand", number=seat + 1)
        return self.say("seat-and-role", seat=called, role=role) if role else called

    def _role(self, seat: int) -> str:
        layout = self.layout
        if seat == layout.dealer:
            return self.say("role-dealer")
        return self.say("role-forehand") if (HAND, seat) == next(iter(layout.sizes)) else ""

    def party(self, party: int) -> str:
        """A party's players."""
        return say("editing-score-of", {"party": party}, self.speaker)

    def state(self) -> str:
        """How far the layout has come, or what is wrong with it."""
        layout, fault = self.layout, self.layout.fault
        if fault is None:
            deal = layout.deal
            return self.say("over" if deal is not None and deal.over else "complete")
        count = len(layout.game.pack)
        told = self.say("count", laid=count - layout.unlaid.total(), count=count)
        if layout.unlaid and fault.case in ("missing", "wrong-sizes"):
            return told
        return fault_reason(fault, self.lang, layout.record)

    def notice(self, notice: Notice) -> str:
        """What is said of what was done last."""
        if notice.refused is not None:
            decision, verdict = notice.refused
            return reason(verdict, decision, self.speaker)
        if notice.fault is not None:
            return self.say("notice-bad-record", why=fault_reason(notice.fault, self.lang, self.layout.record))
        return self.say(f"notice-{notice.code}", **notice.facts)

    def decision(self, decision: Decision) -> str:
        """What somebody could do."""
        return offered(decision, self.speaker)

    def turn(self) -> str:
        """Whose turn it is; empty where it is nobody's."""
        deal = self.layout.deal
        if deal is None or deal.over:
            return ""
        return say("editing-forward-turn", {"seat": deal.actors()[0]}, self.speaker)


class WishWords:
    """Speaks of a wish."""

    def __init__(self, wishes: WishSession, layout: Layout, lang: str) -> None:
        self.wishes, self.layout, self.lang = wishes, layout, lang

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence of the page."""
        return sentence(self.lang, f"editing-{key}", None, **facts)

    def examples(self) -> list[str]:
        """Wishes that mean something in the game, to begin from."""
        return [its.strip() for its in self.say("wish-examples", game=self.layout.game.name).split(";")]

    def wish(self) -> str:
        """The wish as its field shows it."""
        return self.wishes.shown(self.layout.game, self.lang)

    def spoken(self, wish: str) -> str:
        """A part of a wish in the person's words."""
        return spoken(wish, self.layout.game, self.lang)

    def fault(self) -> str:
        """What is wrong with the wish."""
        fault = self.wishes.fault
        return "" if fault is None else telling.fault(fault, self.lang, self.layout.game)

    def added(self) -> str:
        """What was added to the wish last."""
        return self.say("build-added", wish=self.spoken(self.wishes.added))

    @property
    def _heard(self) -> Heard:
        """The wish as its field shows it, with where each piece of it stands."""
        if self.wishes.is_as_typed:
            return self.wishes.heard
        text = self.wishes.text
        heard = understood(self.wish(), self.layout.game, self.lang)
        return heard if heard.text == text else Heard(text, text)

    def place_of_fault(self) -> Node:
        """The wish around the place at which something is wrong, with that marked: a word, or what stands in quotation
        marks."""
        fault = self.wishes.fault
        if fault is None or not fault.column:
            return None
        heard = self._heard
        text, column = heard.typed, heard.column(fault.column)
        at = min(column - 1, len(text))
        found = _MARKED.match(text, at)
        word = found[0][:_SHOWN] if found else " "
        before, after = text[:at], text[at + len(word) :]
        return [_last(before), mark[word], _first(after)]

    def progress(self) -> str:
        """How far the search has come."""
        search = self.wishes.search
        return "" if search is None else self.say("looking", tried=search.tried, found=search.found)

    def choice(self, key: str, value: str) -> str:
        """What a choice of a wish is called."""
        if key == "who" and value.startswith("player "):
            return self.say("build-who-player", number=int(value.removeprefix("player ")))
        if key in ("rule", "event"):
            return self._of_form(key, value)
        if key == "what":
            return self._amount(value)
        if key in ("suit", "rank") and value:
            return (suit_name if key == "suit" else rank_name)(value, self.lang)
        return called(key, value, self.lang) or value

    def _of_form(self, key: str, value: str) -> str:
        """A rule, or what happens by rules; of a variant that is not played that is said."""
        game = self.layout.game
        by = [value] if key == "rule" else [its for its in EVENTS[value] if its in rule_ids(game.name)]
        name = rule(self.lang, value).title if key == "rule" else called(key, value, self.lang)
        is_missing = by and all(missing_options(its, game) for its in by)
        return self.say("build-of-variant", name=name) if is_missing else name

    def _amount(self, what: str) -> str:
        ranks = {words: rank for rank, words in pieces.RANKS.items()}
        suits = {words: suit for suit, words in pieces.SUITS.items()}
        if what in ranks:
            return rank_name(ranks[what], self.lang, "many")
        if what in suits:
            return suit_name(suits[what], self.lang)
        return self.say(f"build-what-{what.replace(' ', '-')}")


def _first(text: str) -> str:
    """Its first words, with a sign where there are more."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN].rpartition(' ')[0] or text[:_SHOWN]} …"


def _last(text: str) -> str:
    """Its last words, likewise."""
    return text if len(text) <= _SHOWN else f"… {text[-_SHOWN:].partition(' ')[2] or text[-_SHOWN:]}"
