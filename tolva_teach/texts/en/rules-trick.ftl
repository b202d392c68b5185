### The trick rules. Each rule has a title, a text, a source and, where that leaves something open, our reading.

rule-trick-lead =
    The leader may play any of their cards, those in hand and others that may be played.
    .title = Leading
    .source = Tolva: Spelet av korten (playing the cards)
rule-trick-follow =
    If you hold a card of the led suit, you must play one.
    .title = Following suit
    .source = Tolva: Spelet av korten (playing the cards)
    .example = Spades are led and you hold the nine of spades: you may not play the ace of hearts.
rule-trick-trump =
    If you are void in the led suit, that is, hold no card of it, and trump is set, you must play a trump if you hold
    one, even when it cannot win the trick.
    .title = Trumping
    .source = Tolva: Spelet av korten (playing the cards)
    .example =
        Diamonds are trumps, clubs are led and somebody has trumped with the ten of diamonds. You hold no clubs but the
        nine of diamonds: you must undertrump with it.
rule-trick-overtake =
    You must head the trick when you can: among the cards that following suit or trumping leaves you, you must play one
    that beats the card now winning the trick, if you have one. This holds with and without trump, and also when your
    own partner is winning. If you follow suit to a trick that somebody has already trumped, none of your cards can
    win, so any card of the led suit will do.
    .title = Heading the trick (överstickstvång)
    .source = Tolva: Spelet av korten (playing the cards)
    .example =
        Your partner is winning with the king of hearts, and you hold the ten of hearts and the nine of hearts: you must head
        the trick with the ten.
rule-trick-discard =
    If you hold neither the led suit nor a trump, or are void in the led suit while no trump is set, you may discard,
    that is, play any card.
    .title = Discarding
    .example =
        Spades are led, no trump is set, and you hold only hearts and clubs: play what you like, the nine of
        clubs for instance.
    .source = Tolva: Spelet av korten (playing the cards)
rule-trick-winner =
    If anyone has played a trump, the highest trump takes the trick; otherwise the highest card of the led suit does.
    The winner leads to the next trick.
    .title = Who takes the trick
    .example =
        Hearts are trumps. In the trick lie the ace of spades, the ten of spades, the nine of hearts and the
        king of spades: the nine of hearts takes it.
    .source = Tolva: Spelet av korten (playing the cards)
