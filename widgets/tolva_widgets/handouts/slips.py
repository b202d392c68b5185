"""A deal for tables that have their own cards: each hand on a slip to cut out, the other piles too, and the course."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from htpy import Element, Node, article, b, div, h1, h2, li, ol, p, small

from tolva_teach.games.base import Dealt
from tolva_teach.play.match import Match, lay_out
from tolva_teach.play.replay import Replay
from tolva_teach.records.record import Record
from tolva_teach.rules.cards import SUITS, Card, by_suit, is_joker, suit
from tolva_teach.texts import Speaker, game_name, sentence
from tolva_widgets.handouts import paper
from tolva_widgets.replay.words import ReplayWords

MOST_TABLES = 12
MOST_DEALS = 30


class Dealing:
    """A record's deals as slips, numbered from a number on."""

    def __init__(self, record: Record, first: int, lang: str) -> None:
        """
        Raises:
            RecordFault: the record does not hold.
        """
        self.record, self.first, self._lang = record, first, lang
        self._replay = Replay(record)
        self._words = ReplayWords(self._replay, None, lang)
        names = [paper.plain(name, 30) for name in record.names] or None
        self._speaker = Speaker(lang, names, record.game.parties)
        self._dealt = list(_dealt(record))

    def __len__(self) -> int:
        return len(self._dealt)

    def slips(self, tables: int) -> list[Element]:
        """A page for each deal and table, or as many as the hands need."""
        return [
            self._page(number, one, at if tables > 1 else None)
            for at in range(1, tables + 1)
            for number, one in enumerate(self._dealt)
        ]

    def course(self) -> list[Element]:
        """What happens in each deal, as far as it is told; no page for one of which nothing is."""
        found = []
        for number in range(len(self._dealt)):
            steps = [step for step in self._replay if step.deal_number == number]
            if len(steps) > 1:
                rows = [
                    li[small[f"{self._words.place(step)}:"], " ", " ".join(self._words.told(step))]
                    for step in steps[1:]
                ]
                head = self._say("course", number=self.first + number)
                found.append(paper.page(h2[head], p[self._game], ol(".tolva-handout-course")[rows]))
        return found

    @property
    def _game(self) -> str:
        game = self.record.game
        return sentence(self._lang, "replay-game-for", None, game=game_name(game.name, self._lang), count=game.players)

    def _page(self, number: int, dealt: Dealt, at: int | None) -> Element:
        named = self._say("deal", number=self.first + number)
        placed = f"{named} · {self._say('table', number=at)}" if at else named
        slips = [*self._hands(placed, number, dealt), *self._piles(placed, dealt.piles)]
        title = paper.plain(self.record.title, 80) or self._game
        return paper.page(
            h1[placed], p[title], p(".tolva-handout-small")[self._say("cut")], div(".tolva-handout-slips")[slips]
        )

    def _hands(self, placed: str, number: int, dealt: Dealt) -> Iterator[Element]:
        for seat, hand in enumerate(dealt.hands):
            if not hand:  # who is out of the match
                continue
            said = self._speaker.seat(seat)
            who = said[:1].upper() + said[1:]
            if seat == self.record.deals[number].dealer:
                who = self._say("deals-who", who=who)
            rows = [_rows(hand, self.record.game.ranks, self._lang)]
            for key, pile in dealt.piles.items():
                if pile and not isinstance(pile[0], str):
                    rows += [
                        p(".tolva-handout-small")[self._pile(key)],
                        p(".tolva-handout-cards")[paper.cards(pile[seat], self._lang)],
                    ]
            yield _slip(placed, who, rows)

    def _piles(self, placed: str, piles: Mapping[str, Sequence[Any]]) -> Iterator[Element]:
        for key, pile in piles.items():
            if pile and isinstance(pile[0], str):
                yield _slip(placed, self._pile(key), [p(".tolva-handout-cards")[paper.cards(pile, self._lang)]])

    def _pile(self, key: str) -> str:
        return self._say(f"pile-{key}")

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self._lang, f"handouts-{key}", None, **facts)


def _slip(placed: str, who: str, rows: Sequence[Node]) -> Element:
    return article(".tolva-handout-slip")[p(".tolva-handout-small")[placed], p[b[who]], rows]


def _rows(hand: Iterable[Card], ranks: Sequence[Any], lang: str) -> Element:
    """A hand, a line a suit."""
    cards = by_suit(hand, ranks)
    lines = [[one for one in cards if not is_joker(one) and suit(one) == its] for its in SUITS]
    lines.append([one for one in cards if is_joker(one)])
    return div(".tolva-handout-hand")[(p(".tolva-handout-cards")[paper.cards(line, lang)] for line in lines if line)]


def _dealt(record: Record) -> Iterator[Dealt]:
    match = Match(record)
    for turn in match.follow(record):
        if turn.event is None:
            yield lay_out(match.game, record.deals[turn.number], match.standing, turn.number)
