### The trick rules. Each rule has a title, a text, a source and, where that leaves something open, our reading.

rule-trick-lead =
    To lead is to play the first card of a trick. The leader may choose any of their cards, unless
    another rule of the game binds the lead.
    .title = Leading
    .source = Tolva: Spelet av korten (playing the cards)
    .example =
        You took the previous trick and lead to this one: you may play the ace of clubs, or save it and play something
        else.
rule-trick-follow =
    If you hold a card of the suit led, you must play one.
    .title = Following suit
    .source = Tolva: Spelet av korten (playing the cards)
    .example = Hearts are led and you hold the king and the nine of hearts: you may not play the ace of spades.
rule-trick-trump =
    If you are void in the suit led (hold no card of it) and there is a trump suit, you must play a trump if you hold
    one, even when it can’t win the trick.
    .title = Trumping
    .for-two =
        If you are void in the suit led (hold no card of it) and there is a trump suit, you must play a trump if you
        hold one.
    .example =
        Spades are trumps, hearts are led and somebody has trumped with the ten of spades. You have no hearts, but you
        do have the nine of spades: you must undertrump with it.
    .example-for-two =
        Spades are trumps, and hearts are led. You have no hearts, but you do have the jack and the nine of spades: you
        must trump, and either of them takes the trick.
    .source = Tolva: Spelet av korten (playing the cards)
rule-trick-overtake =
    You must head the trick when you can. First see which cards you may play: cards of the suit led, or trumps if you
    are void in it. If any of them beats the winning card, you must play one that does; otherwise you may
    play any of them. The rule holds with and without trumps, and even when your own partner is winning. When
    you follow suit to a trick that has already been trumped you can’t head it: then any card of the suit will do.
    .title = Heading the trick (överstickstvång)
    .for-two =
        You must head the trick when you can. First see which cards you may play: cards of the suit led, or trumps if
        you are void in it. If any of them beats your opponent’s card, you must play one that does; otherwise you may
        play any of them. The rule holds with and without trumps.
    .example =
        Your partner is winning with the king of hearts, and you hold the ten and the nine of hearts: you must head the
        trick with the ten. If an opponent had already trumped the trick, you could have played either.
    .example-for-two =
        Your opponent has led the king of hearts, and you hold the ten and the nine of hearts: you must head the trick
        with the ten.
    .source = Tolva: Spelet av korten (playing the cards)
rule-trick-discard =
    If you hold neither the suit led nor a trump, or are void in the suit led while there are no trumps, you may
    discard, that is, play any card.
    .title = Discarding
    .example =
        Spades are led, there are no trumps, and you hold only hearts and clubs: play any of them, the nine of
        clubs for instance.
    .source = Tolva: Spelet av korten (playing the cards)
rule-trick-winner =
    If anyone has played a trump, the highest trump takes the trick; otherwise the highest card of the suit led does.
    The winner is on lead, that is, leads to the next trick.
    .title = Who takes the trick
    .example =
        Three are playing, and spades are trumps. The trick contains the king of hearts, the nine of spades and the
        ace of hearts: the nine of spades takes it.
    .example-for-two =
        Spades are trumps. The trick contains the ace of hearts and the nine of spades: the nine of spades takes it.
    .source = Tolva: Spelet av korten (playing the cards)
