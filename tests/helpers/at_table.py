"""What people ask at a real table in words of their own, and which question of the index they mean."""

from collections.abc import Mapping, Sequence

WORDS: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "ask": "Fråga",
        "judge": "Döm",
        "rules": "Husregler",
        "misspelt": "jag knakade och delar lägst",
        "double": "Ni förlorar båda, du två liv eftersom du knackade och den andra ett.",
        "loses": "två liv",
        "king": "hjärter kung",
    },
    "en": {
        "ask": "Ask",
        "judge": "Judge",
        "rules": "House rules",
        "misspelt": "I knoked and share the lowest",
        "double": "Both of you lose, you two lives for having knocked and the other one.",
        "loses": "two lives",
        "king": "king of hearts",
    },
}

ASKED: Mapping[str, Sequence[tuple[str, int, Mapping[str, str]]]] = {
    "sv": [
        (
            "tolva",
            4,
            {
                "Hen lade hjärterknekt fast hen kunde slå kungen": "trick-head",
                "Måste jag verkligen ta min kompis stick?": "trick-partner",
                "Han hade spader kvar men lade klöver": "trick-follow",
                "Kan man melda med två kort på hand": "meld-two-left",
                "Vi har 10, går det att mäla trumf och vinna?": "meld-at-ten",
                "60-60 i kortpoäng": "tolva-tied",
                "vinsten delades förra given, hur många poäng nu": "tolva-tied-twice",
                "får man sätta ny trumf": "meld-new-trump",
                "halvgubbe fast trumfen är spelad": "tolva-half-trump",
                "de sa gubbe, får vi mäla ändå": "tolva-gubbe-meld",
            },
        ),
        (
            "bondtolva",
            2,
            {
                "behöver man bekänna färg i början när man är två": "bond-phase-follow",
                "gäller trumfen innan kortleken är slut": "bond-phase-trump",
                "hen glömde dra och spelade ut": "bond-draw-first",
                "talongen är tom kan jag mäla": "bond-stock-gone",
            },
        ),
        (
            "bondtolva",
            4,
            {
                "tjog på elva, vann jag nu": "bond-meld-wins",
                "lika många matadorer": "bond-eyes",
                "allt är lika, både ess tior och ögon": "bond-all-tied",
                "kan jag fråga efter spader direkt": "bond-suit-first",
                "partnern sa ja utan att ha kungen": "bond-answer-without",
                "vi hamnade på 13": "bond-past-twelve",
            },
        ),
        (
            "tolp",
            4,
            {
                "åtta på åtta går det?": "tolp-same-rank",
                "ett ess på ett par": "tolp-single-on-pair",
                "får den som passat komma tillbaka": "tolp-again",
                "måste man lägga om man kan": "tolp-pass-able",
                "kan jag lägga en stege": "tolp-two-ranks",
                "hon gick ut med jokern sist": "tolp-out-joker",
                "fyra lika, vänds det": "tolp-four",
                "vem börjar när nån gått ut": "tolp-goes-out",
                "jag vill inte börja med hjärter två": "tolp-start-other",
                "hur många kort ska slaven ge kungen": "tolp-how-many",
            },
        ),
        (
            "trettioett",
            4,
            {
                "knackaren delar lägst": "thirtyone-tie",
                "jag knackade och var sämst": "thirtyone-lowest",
                "tre damer": "thirtyone-three-kings",
                "får man knacka på första kortet": "thirtyone-first-lap",
                "leken är slut och ingen knackade": "thirtyone-stock-out",
                "han slängde tillbaka kortet han tog": "thirtyone-throw-taken",
                "vem ska dela ut när personen är ute": "thirtyone-dealer-out",
                "alla dör samtidigt": "thirtyone-all-out",
                "räknas tio hjärter och tio spader ihop": "thirtyone-suits",
                "jag är på noll liv får jag spela vidare": "thirtyone-no-lives",
            },
        ),
    ],
    "en": [
        (
            "tolva",
            4,
            {
                "he could have won the trick but played a small one": "trick-head",
                "do i have to beat my mate": "trick-partner",
                "she still had hearts but discarded": "trick-follow",
                "only two cards in hand can i declare a marriage": "meld-two-left",
                "we are on 10, can we meld trumps": "meld-at-ten",
                "60 60 who gets the most points": "tolva-tied",
                "vinsten was drawn two deals running": "tolva-tied-twice",
                "can the trump suit change": "meld-new-trump",
                "half gubbe after trumps": "tolva-half-trump",
                "meld while a gubbe is on": "tolva-gubbe-meld",
            },
        ),
        (
            "bondtolva",
            2,
            {
                "must we follow in the first six tricks": "bond-phase-follow",
                "ruffing before the stock is gone": "bond-phase-trump",
                "she forgot to draw": "bond-draw-first",
                "stock is empty can I meld": "bond-stock-gone",
            },
        ),
        (
            "bondtolva",
            4,
            {
                "tjog at eleven, did I win": "bond-meld-wins",
                "same number of matadors": "bond-eyes",
                "everything tied, aces tens and eyes": "bond-all-tied",
                "ask for spades straight off": "bond-suit-first",
                "partner said yes without having the king": "bond-answer-without",
                "we got to 13": "bond-past-twelve",
            },
        ),
        (
            "tolp",
            4,
            {
                "eight on eight": "tolp-same-rank",
                "one ace on top of two cards": "tolp-single-on-pair",
                "can someone who passed play again": "tolp-again",
                "do you have to play if you can": "tolp-pass-able",
                "a run of cards": "tolp-two-ranks",
                "she finished on a joker": "tolp-out-joker",
                "four of a kind turns it round?": "tolp-four",
                "who starts after someone is out": "tolp-goes-out",
                "I don't want to start with the two of hearts": "tolp-start-other",
                "how many cards does the loser give the king": "tolp-how-many",
            },
        ),
        (
            "trettioett",
            4,
            {
                "the knocker shares the lowest hand": "thirtyone-tie",
                "I knocked and was worst": "thirtyone-lowest",
                "three queens": "thirtyone-three-kings",
                "knock right away": "thirtyone-first-lap",
                "deck is finished and noone knocked": "thirtyone-stock-out",
                "he threw back the card he took": "thirtyone-throw-taken",
                "dealer is eliminated who deals": "thirtyone-dealer-out",
                "everybody dies at once": "thirtyone-all-out",
                "do ten of hearts and ten of spades add up": "thirtyone-suits",
                "i have zero lives may i keep playing": "thirtyone-no-lives",
            },
        ),
    ],
}
"""By language: a game, for how many, and what is typed with the question that is meant."""
