### Tölp. Each rule has a title, a text, a source and, where that leaves something open, our reading.

rules-source-tolp = The rules are rewritten from the article “Tölp” in Swedish Wikipedia.

## The deal

rule-tolp-deal =
    All cards are dealt, as evenly as possible. The pack has 52 cards, the ace is highest, and suits count for nothing.
    With more than ten players, two packs are shuffled together.
    .title = The deal
    .source = Tölp: Regler (rules)
    .reading =
        The cards are dealt one at a time, starting with forehand, the player to the dealer’s left. Here 2–20 can play.

## The round

rule-tolp-start =
    In every round the holder of the two of hearts begins by playing that card. Then play goes clockwise.
    .title = The two of hearts begins
    .source = Tölp: Spelomgången (the round)
    .reading =
        The card is played alone, even if it is a flying card and the holder’s last. If it isn’t in the game, the lowest
        heart begins, and without any heart the lowest card (in the order clubs, diamonds, spades; never a joker). With
        two packs the first holder clockwise from the dealer begins.
rule-tolp-higher =
    You play one or more cards of one rank, and they must be higher than everything in the pile on the table. When
    you play with revolution they must instead beat the last cards played, in the order then in force: on four sevens,
    which reverse the order, four fives may be played. They reverse it again, and the next play must be at least four
    cards of a rank above five.
    .title = Playing higher
    .example = On a seven you may play an eight or an ace, but not another seven.
    .source = Tölp: Spelomgången; Revolution (the round; revolution)
    .reading =
        With revolution you need not beat everything on the table: in the example four sixes may follow the fives,
        though there are sevens in the pile.
rule-tolp-count =
    You play at least as many cards as there are in any combination on the table. Once a pair has been played, a single
    card won’t do.
    .title = At least as many
    .example = On two sevens you may play two nines or three kings, but not an ace by itself.
    .source = Tölp: Spelomgången (the round)
rule-tolp-pass =
    While there are cards on the table you may pass, whatever you hold.
    .title = Passing
    .source = Tölp: Spelomgången (the round)
    .reading =
        A player who has passed may play again when their turn comes, until the pile is turned face down. A player who
        is on lead may not pass if they can lead anything (see flying cards).
    .example =
        Somebody has played a seven and you hold a king: you may still pass, and perhaps play the king later on the
        same pile.
rule-tolp-turn =
    When all the others have passed in turn, the pile is turned face down, and the last to play leads anything
    they like. Until then the pile stays, even if nobody can beat it.
    .title = The pile is turned face down
    .source = Tölp: Spelomgången (the round)
    .example =
        You played two aces, and the others pass one after the other: the pile is turned face down, and you lead to a
        new one.
rule-tolp-out =
    A player who plays their last card is out, and the next player still in leads to a new pile. Players are ranked in
    the order they go out, and the one left with cards comes last.
    .title = Going out
    .source = Tölp: Spelomgången (the round)
rule-tolp-titles =
    The first to go out is king (kung), and the last is tölp (“boor”), or slave (slav).
    .title = King and tölp
    .source = Tölp: Byten (exchanges)
    .reading = The others are known by their place: second, third and so on.

## The exchange

rule-tolp-exchange =
    From the second round on, cards are exchanged after the deal and before the round: the first with the last, the
    second with the last but one, and so on inwards. All of them may exchange at the same time. Three players: the
    first and the last exchange 1 card. Four: the outermost two exchange 2 cards, the others 1. Five: 2 and 1, and the third
    doesn’t exchange. Six: 3, 2 and 1. With more players you choose: either continue the
    same way, so that the innermost two exchange 1 card and each step outwards one more, or stop at 3, 2 and 1 from the
    outside and leave the others out.
    .title = The exchange
    .source = Tölp: Byten (exchanges)
    .reading = Two players exchange 1 card. With more than six, if nothing is chosen, it continues the same way.
rule-tolp-exchange-give =
    The higher-placed player gives any cards, as many as are to be exchanged, and then says “high” (högt) or asks.
    .title = Giving cards
    .source = Tölp: Byten (exchanges)
rule-tolp-exchange-high =
    On “high” the other gives the same number of cards in return, the highest in their hand.
    .title = High
    .source = Tölp: Byten (exchanges)
    .reading = Between equal cards the order is spades, hearts, diamonds, clubs. It makes no difference to the game.
rule-tolp-exchange-ask =
    You ask for a rank you hold yourself, and thereby show that you have it. The other says how many of it they
    hold. You may ask as often as you like, and then say which of those cards you take, at most as many as are to
    be exchanged. Or you say “high” after all. The cards you gave lie in front of the other until the exchange is done.
    .title = Asking
    .example =
        Four players: you are king, hold a queen and ask for queens. The tölp answers “two”: you may take one of
        them or both.
    .source = Tölp: Byten (exchanges)
    .reading =
        Once you have given away all your cards of a rank, you can’t ask for it. If you take too few, the other makes up
        the number with their highest cards.
rule-tolp-exchange-size =
    After the exchange both have as many cards as before.
    .title = As many as before
    .source = Tölp: Byten (exchanges)
    .reading = If one of the two has too few cards that may be exchanged, both exchange only that many.

## The match

rule-tolp-match-open =
    The match has no final winner. Players move up and down from round to round, and play for as
    long as they like.
    .title = Open play
    .source = Tölp: Slutgiltig vinnare (final winner)
rule-tolp-match-rounds =
    Variant: you agree on a number of rounds, say ten. Whoever has then been king most often wins. If there
    is a tie, more rounds are played.
    .title = Variant: a number of rounds
    .source = Tölp: Slutgiltig vinnare (final winner)
rule-tolp-match-streak =
    Variant: the first to be king three rounds in a row wins. This is called “först till tre” (first to three).
    .title = Variant: three in a row
    .source = Tölp: Slutgiltig vinnare (final winner)

## Variants

rule-tolp-option-two =
    Two players: before each deal the top ten cards are set aside unseen. They are shuffled back in for the next
    deal.
    .title = Variant: two players
    .source = Tölp: Spel på två spelare (two players)
rule-tolp-flying =
    Variant: some ranks, say twos, or twos and threes, and jokers are flying cards. They may stand in
    for any rank if played with at least one card of it. They are never exchanged or asked for.
    .title = Variant: flying cards
    .example = Twos are flying: a nine and a two are played as two nines.
    .source = Tölp: Flygande kort (flying cards)
    .reading =
        Without any other card, flying cards keep their own rank: a two alone is a two. Where twos and threes are played
        together, whichever is higher in the order then in force gives the rank, and the others stand in for it. A
        joker must be played with at least one card that isn’t a joker. A player on lead who has only jokers, or only a flying card
        they may not go out on, must pass, and the next player leads. When none of the players left could lead
        anything, the round is over, even in the middle of a pile. The players left
        are then ranked by how few cards they have, and those with the same number clockwise, starting after
        the last to play.
rule-tolp-flying-last =
    With flying cards: as a rule you may not go out on them, that is, the last cards you play may not
    include any flying card, not even as its own rank. You may agree to allow it.
    .title = No going out on flying cards
    .source = Tölp: Flygande kort (flying cards)
rule-tolp-option-singles =
    Variant: when a round begins, the first one too, everyone hands the next player clockwise each card they have
    no match for, that is, no other of its rank. Flying cards are kept. Then the round is played as usual. The source
    recommends it when you play with revolution.
    .title = Variant: singles round
    .source = Tölp: Singelrunda/singelbytespel (singles round)
    .reading =
        The singles round comes after the exchanges, and everyone gives cards at the same time. A player
        left without cards is out. If there is more than one, they rank clockwise from forehand.
rule-tolp-option-revolution =
    Variant: four of a kind reverses the order, so that the two is highest and the ace lowest, and the next four
    of a kind reverses it again. If you play four of a kind you can’t decline the revolution, but it may be wiser not to
    play them together. The new order applies to everything played afterwards. Flying cards may be added to the four but not stand
    in for one of them. Every round begins in the usual order.
    .title = Variant: revolution
    .example = Somebody has played four sevens. Now four fives beat them, but four nines don’t.
    .source = Tölp: Revolution
    .reading = More than four do the same, and four flying cards played as their own rank count too.
rule-tolp-house-passing =
    Some play it like this: whoever has passed gets no further turn until the pile has been turned face down. That
    happens as soon as everyone but the last to play has passed.
    .title = House rule: a pass counts for the whole pile
    .source = House rule, not in the description
rule-tolp-house-equal =
    Some play it like this: you may also play the rank that was played last, if you play at least as many cards.
    .title = House rule: the same rank will do
    .example = Two eights are on the table. Two other eights may be played on them.
    .source = House rule, not in the description
