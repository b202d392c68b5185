### Bondtolva. Each rule has a title, a text, a source and, where that leaves something open, our reading.

rules-source-bond = The rules are rewritten from “Bondtolva”, Lyckans Talisman (in Swedish).

## Cards and deal

rule-bond-deck =
    The pack has 24 cards, nine to ace in each suit. From the top they rank ace, ten, king, queen, jack, nine, so the
    ten beats the king. Aces and tens are called matadors. In eyes (ögon) a king is worth 4, a queen 3, a jack 2 and an
    ace 1; the rest are worth none, and the whole pack has 40. Deal and play go clockwise. Forehand, the player to the
    dealer’s left, leads first, and the deal passes clockwise.
    .title = The pack
    .source = Bondtolva: Kortlek; Kortens rangordning och värde; Giv; Poäng (pack; rank and value; deal; points)
rule-bond-deal =
    Two players get six cards each, three at a time, and the twelve left over are the stock (talong). Three players get
    eight each: three, three and two. Four players, partners opposite, get six each, three at a time. With three or
    four there is no stock.
    .title = The deal
    .source = Bondtolva: Giv; Spel på tre personer; Spel på fyra personer (deal; three players; four players)

## Two phases for two players

rule-bond-phase1 =
    Two players, tricks 1–6: you may play any card, even when you could follow suit. The highest card of the suit led
    takes the trick. A card of another suit never does, because there are no trumps yet, even if somebody has
    melded. The winner leads to the next trick.
    .title = The first phase
    .example =
        The queen of hearts is led: you may play the ten of diamonds even though you hold the king of hearts. Then the
        queen takes the trick.
    .source = Bondtolva: Spelet av korten i den första fasen (the first phase)
rule-bond-draw =
    After each of these six tricks both players draw a card from the stock, the winner of the trick first.
    .title = Drawing
    .source = Bondtolva: Spelet av korten i den första fasen (the first phase)
rule-bond-phase2 =
    Two players, tricks 7–12: the stock is used up, and now the trick rules apply (see the next chapter). The
    suit that was set as trump, if somebody has melded, is trump from the seventh trick. The winner of the sixth trick
    leads.
    .title = The second phase
    .source = Bondtolva: Spelet av korten i den andra fasen (the second phase)
    .example =
        You melded hearts after the third trick. In the seventh spades are led: if you hold no spades you must trump
        with a heart.

## Melds

rule-bond-meld =
    Two players: whoever has just taken a trick and holds a king and queen of one suit may meld them before drawing,
    that is, declare them for points. You may do so only while the stock has cards: after tricks 1–6, and the last chance
    belongs to the player who takes the sixth. Forehand may not meld before the first lead.
    .title = Melding king and queen
    .example =
        You have taken a trick and hold the king and queen of hearts: you meld them first, and
        then both draw.
    .source = Bondtolva: Mälning av kung och dam (melding king and queen)
rule-bond-meld-one =
    You may make only one meld at a time: one each time you are on lead.
    .title = One meld at a time
    .source = Bondtolva: Mälning av kung och dam (melding king and queen)
    .reading = A pair is melded only once.
rule-bond-meld-show =
    Whoever melds shows the king and queen if anyone asks to see them.
    .title = Showing the pair
    .source = Bondtolva: Mälning av kung och dam (melding king and queen)
    .reading = After a meld everyone knows who holds those two cards, until they are played.
rule-bond-trump =
    The suit of the first meld is trump (“trumf i hjärter”, trump in hearts). Later melds are called tjog. Variants: the
    later ones are all called viv, or all mäl, or else tjog, viv and mäl in that order.
    .title = Setting trump, and what melds are called
    .source = Bondtolva: Mälning av kung och dam (melding king and queen)
    .reading = Where they are called tjog, viv and mäl in that order, a fourth is mäl again.
    .example =
        Hearts are trumps and you meld the king and queen of diamonds: you say “tjog i ruter” (tjog in diamonds), and
        hearts are still trumps.
rule-bond-meld-many =
    Three and four players: a player who is on lead and has taken at least one trick may first meld a king and queen of
    one suit, in any trick and however few cards are left. Trumps are in force at once, and the trick rules apply
    from the first trick.
    .title = Melding with three or four players
    .source = Bondtolva: Spel på tre personer; Spel på fyra personer (three players; four players)
    .example =
        You take the fourth trick and hold the king and the queen of clubs: you meld them, and clubs are trumps
        from the fifth trick on.

## Questions to the partner

rule-bond-ask =
    Four players: if you are on lead and in a position to meld, and nobody has melded since the trick just taken, you may
    ask your partner before leading: “Do you have trump?” Once there is a trump suit you ask for tjog. Your partner may meld a
    pair of their own, choosing which, or say no. You may ask even if you hold a pair yourself.
    .title = Asking the partner
    .source = Bondtolva: Spel på fyra personer (four players)
    .reading = The partner may say no even with a pair in hand.
rule-bond-ask-suit =
    If your partner says no, you may ask for a suit in which you hold just one of king and queen. To say yes the partner
    must hold the other card, and then the pair is melded for your side. After a second no you may not ask again.
    .title = Asking for a suit
    .example =
        You hold the king of hearts but not the queen. “Do you have hearts?” Your partner holds the queen of hearts and
        may say yes.
    .source = Bondtolva: Spel på fyra personer (four players)
rule-bond-ask-no-meld =
    If you have asked, you may not meld until you are next on lead or your partner asks you.
    .title = The asker doesn’t meld
    .source = Bondtolva: Spel på fyra personer (four players)
rule-bond-ask-barred =
    Where the score bars a side from setting trump, neither partner may do it or ask for it.
    .title = Barred questions
    .source = Bondtolva: Spel på fyra personer (four players)
    .reading = The same goes for a tjog that the score bars.
rule-bond-lead-answer =
    If you ask for tjog and get it, your next lead isn’t free. If you asked for a suit, you must lead your king or
    queen of it. If you asked the general question, you must lead a card of the suit that was melded, and your partner
    must play the king or queen to the trick. If you have no card of the suit, you say “kan inte” (cannot) and lead
    anything; then your partner must lead the king or queen when next on lead. Setting trump brings no such duty.
    .title = The lead after an answer
    .source = Bondtolva: Spel på fyra personer (four players)
    .reading =
        The trick rules come first, heading the trick too: if neither king nor queen may be played to the trick, any
        legal card will do, and the duty waits for the partner’s next lead. It ends when both cards are gone. If two
        such duties are waiting, the older comes first.
    .example =
        You ask, your partner melds tjog in hearts, and you lead the nine of hearts. The next player plays the ten of
        hearts. If your partner holds the ace of hearts they must head the trick with it, and they lead the king or queen
        when next on lead.

## Scores

rule-bond-score-meld =
    Setting trump scores 2 points, and every further meld 1. The points count at once, so a match may end in the middle of
    a deal.
    .title = Points for melds
    .source = Bondtolva: Poäng (points)
rule-bond-score-vinsten =
    The side with the most matadors in its tricks scores 1 point: vinsten, “the win”. If sides tie, the one of
    them with the most eyes gets the point; if they tie on eyes too, nobody does. Vinsten isn’t
    carried over.
    .title = Vinsten
    .example =
        You have taken five matadors and your opponent three: the point is yours. If you had four each, the eyes
        would decide.
    .source = Bondtolva: Poäng (points)
rule-bond-score-sistan =
    The side that takes the last trick scores 1 point: sistan, “the last”.
    .title = Sistan
    .source = Bondtolva: Poäng (points)
rule-bond-score-order =
    Vinsten is counted before sistan. If one side would reach 12 with vinsten and another with sistan, the one that
    took vinsten wins.
    .title = Vinsten before sistan
    .source = Bondtolva: Poäng (points)
    .example = The score is 11–11. You two take vinsten and the others sistan: you win the match.
rule-bond-match =
    The first side to reach 12 points wins the match.
    .title = The match
    .source = Bondtolva: Poäng (points)
rule-bond-markers =
    Each side has two sixes from the unused cards, and the pips that show on them are the points still to go. For
    each of the first six points, slide one six so that it covers one more pip of the other. At the seventh, turn one
    six face down and cover the pips of the other with it in the same way; at twelve the face-up six is hidden. One side may take the red sixes and the
    other the black, but need not. The sixes are enough for two sides; three players keep score in another way.
    .title = Keeping score with cards
    .source = Bondtolva: Poäng; Spel på tre personer (points; three players)
    .example = At 4 points four pips are covered: two show on one six and six on the other, 8 points to go.

## Variants

rule-bond-option-one-tjog =
    Variant: after the trump meld only one more meld may be made in the deal, by anybody.
    .title = Variant: one tjog
    .source = Bondtolva: Mälning av kung och dam (melding king and queen)
rule-bond-option-forehand-trump =
    Variant: forehand may set trump before the first lead, with a king and queen dealt to them.
    .title = Variant: forehand sets trump
    .source = Bondtolva: Mälning av kung och dam (melding king and queen)
    .reading = This applies to any number of players, but forehand may not ask a partner first.
rule-bond-option-eyes =
    Variant: an ace is worth 4 eyes, a king 3, a queen 2 and a jack 1, a later corruption of the original count.
    .title = Variant: the newer count of eyes
    .source = Bondtolva: Poäng (points)
rule-bond-option-exact =
    Variant: whoever has exactly 12 points after a deal wins. Every deal is played out. A side
    with more than 12 after a deal falls to 7. If both have 12, the one that took vinsten wins.
    .title = Variant: exactly twelve
    .source = Bondtolva: Poäng (points)
    .reading =
        If nobody took vinsten, the one that took sistan wins. With three players, whoever took vinsten wins if they
        have 12, otherwise whoever took sistan if they have 12; failing both, another deal is played.
rule-bond-option-skane =
    Variant: nobody may go out by melding, just as in Tolva. The source says it isn’t in the
    literature but is played in Skåne, with 36 cards.
    .title = Variant: scoring as in Skåne
    .source = Bondtolva: Poäng (points)
rule-bond-option-gotland =
    Variant: at 11 points or more you may not set trump, though tjog is allowed, and every deal is
    played out. If two or more sides have 12 or more, the one of them that took vinsten wins, whatever the totals; if nobody took
    vinsten, the one that took sistan wins. The source says it is played like this on Gotland, with 36 cards.
    .title = Variant: scoring as on Gotland
    .source = Bondtolva: Poäng (points)
    .reading =
        With three players the one that took vinsten wins if among them, otherwise the one that took sistan, otherwise the
        one with the most points. If it is still a tie, another deal is played.
