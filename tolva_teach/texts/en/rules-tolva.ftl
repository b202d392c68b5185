### Tolva. Each rule has a title, a text, a source and, where that leaves something open, our reading.

rules-source-tolva = The rules are rewritten from “Tolva”, Lyckans Talisman, 8 October 2022 (in Swedish).

## Cards and deal

rule-tolva-deck =
    The pack has 36 cards, six to ace in each suit. From the top they rank ace, ten, king, queen, jack, nine, eight,
    seven, six, so the ten beats the king. In tricks an ace is worth 11 card points, a ten 10, a king 4, a queen 3 and
    a jack 2; the rest are worth nothing. The whole pack has 120 card points.
    .title = The pack
    .source = Tolva: Kortlek; Kortens rangordning och poängvärde (pack; rank and value of the cards)
rule-tolva-deal =
    Deal clockwise, one card at a time, starting with forehand, the player to the dealer’s left. Four players get nine
    cards each, and those who sit opposite are partners. Three players get twelve cards each and play for themselves.
    .title = The deal
    .source = Tolva: Förberedelser; Giv; Spel på tre personer (preparations; deal; three players)
rule-tolva-forehand =
    Forehand, the player to the dealer’s left, leads to the first trick. The trick rules, in the next chapter, govern
    every trick.
    .title = Forehand
    .for-two =
        Forehand is the player who doesn’t deal, and leads to the first trick. The trick rules, in the next chapter,
        govern every trick.
    .source = Tolva: Spelet av korten (playing the cards)

## Melds

rule-tolva-meld =
    A king and queen of one suit are a pair you may meld, that is, declare for points. You may do so if you have
    just taken a trick and hold both cards, before you lead to the next. Forehand therefore can’t meld before the first
    lead.
    .title = Melding king and queen
    .example =
        You have taken a trick and hold the king and queen of hearts. There are no trumps yet, so you say
        “trumf i hjärter” (trump in hearts) and then lead.
    .source = Tolva: Mälning av kung och dam (melding king and queen)
rule-tolva-meld-three =
    You may meld only with at least three cards left.
    .title = At least three cards left
    .source = Tolva: Mälning av kung och dam (melding king and queen)
rule-tolva-meld-one =
    You may make only one meld at a time. Before the next one you must have taken another trick.
    .title = One meld at a time
    .source = Tolva: Mälning av kung och dam (melding king and queen)
    .reading = A pair is melded only once.
rule-tolva-meld-show =
    Whoever melds shows the king and queen if anyone asks to see them.
    .title = Showing the pair
    .source = Tolva: Mälning av kung och dam (melding king and queen)
    .reading = After a meld everyone knows who holds those two cards, until they are played.
rule-tolva-ask =
    Four players: if you are in a position to meld, you may instead ask your partner, who may then meld a pair of their
    own or say no. The asker may not meld before this lead, whatever the answer, even with a pair in hand.
    .title = Asking the partner
    .source = Tolva: Mälning av kung och dam (melding king and queen)
    .reading =
        You may ask only when you might have melded: you have just taken a trick, you have at least three cards left, the
        score allows one more meld, nobody has melded since that trick and no gubbe has been announced. You may ask
        only once before each lead. Your partner may say no even with a pair in hand.
rule-tolva-trump =
    A deal starts in sang, that is, without trumps. The first meld sets trump, and that suit is trump for the rest of
    the deal: later melds don’t change it.
    .title = Setting trump
    .source = Tolva: Mälning av kung och dam (melding king and queen)
rule-tolva-names =
    The deal’s first meld is called trump (“trumf i hjärter”, trump in hearts), the second tjog, the third viv and the
    fourth mäl: Swedish words that are kept here. Variant: the third and fourth are both called mäl, or the word mäl is
    not used.
    .title = What the melds are called
    .source = Tolva: Mälning av kung och dam (melding king and queen)
    .reading = Where the word mäl isn’t used, the third and fourth melds are both called viv.

## Scores

rule-tolva-score-meld =
    Setting trump scores 2 points, and every later meld 1. The points count at once.
    .title = Points for melds
    .source = Tolva: Poäng (points)
rule-tolva-score-no-meld-out =
    Nobody can go out by melding, that is, win the match that way. You may not make a meld that would bring your side
    to 12 points or more. Therefore you may not set trump at 10 points, or meld at all at 11, even if you
    reached that score within this deal.
    .title = No going out by melding
    .for-two =
        Nobody can go out by melding, that is, win the match that way. You may not make a meld that would bring you to
        12 points or more. Therefore you may not set trump at 10 points, or meld at all at 11, even if you
        reached that score within this deal.
    .source = Tolva: Poäng (points)
rule-tolva-score-vinsten =
    After the last trick the side with the most card points in its tricks scores 1 point: vinsten, “the win”.
    .title = Vinsten
    .for-two =
        After the last trick the player with the most card points in their tricks scores 1 point: vinsten, “the win”.
    .example = You two have taken 67 card points and the others 53: you score 1 point.
    .example-for-two = You have taken 67 card points and your opponent 53: you score 1 point.
    .source = Tolva: Poäng (points)
rule-tolva-score-carry =
    When sides tie for the most card points, nobody gets vinsten. In the next deal it is worth 2 points, then 3 and so on,
    until somebody wins it. With three players this applies when two or all three tie for first place.
    .title = Vinsten carried over
    .for-two =
        If you both have the same number of card points, nobody gets vinsten. In the next deal it is worth 2 points,
        then 3 and so on, until somebody wins it.
    .example = It is 60 to 60: nobody scores now, but in the next deal vinsten is worth 2 points.
    .source = Tolva: Poäng; Spel på tre personer (points; three players)
    .reading =
        A deal with a half or whole gubbe doesn’t change what vinsten is worth. In a new match it is worth 1 point
        again.
rule-tolva-score-sistan =
    The side that takes the last trick scores 1 point: sistan, “the last”.
    .title = Sistan
    .for-two = Whoever takes the last trick scores 1 point: sistan, “the last”.
    .source = Tolva: Poäng (points)
rule-tolva-score-order =
    Vinsten is counted before sistan. If one side would reach 12 points or more with vinsten and another with sistan, the
    one that won vinsten wins the match.
    .title = Vinsten before sistan
    .for-two =
        Vinsten is counted before sistan. If one player would reach 12 points or more with vinsten and the other with
        sistan, the one who won vinsten wins the match.
    .example = The score is 11–11. You two take vinsten and the others sistan: you win the match.
    .example-for-two = The score is 11–11. You take vinsten and your opponent sistan: you win the match.
    .source = Tolva: Poäng (points)
rule-tolva-match =
    The first side to reach 12 points wins the match. The deal passes clockwise. Seats and the first dealer are
    agreed on or drawn by lot. By custom, the player who was forehand in the first deal of one match deals first in
    the next.
    .title = The match
    .for-two =
        The first to reach 12 points wins the match. The players deal in turn. Seats and the first dealer are
        agreed on or drawn by lot. By custom, the player who was forehand in the first deal of one match deals first in
        the next.
    .source = Tolva: Förberedelser; Poäng; Partier (preparations; points; matches)
rule-tolva-markers =
    Points are shown with the cards that aren’t in play: twos, threes, fours and fives (lankor). Each side puts in
    front of it cards whose ranks add up to its points; a face-down card is 1 point. If there are two sides, one may take the
    red cards and the other the black.
    .title = Keeping score with cards
    .for-two =
        Points are shown with the cards that aren’t in play: twos, threes, fours and fives (lankor). Each player lays
        out cards whose ranks add up to their points, and a face-down card is 1 point. One may take the red cards and
        the other the black.
    .example = 7 points: a five and a two. 1 point: a face-down card.
    .source = Tolva: Kortlek; Poäng (pack; points)
    .reading = A score below zero is written as a number.

## Gubbar

rule-tolva-half =
    The first time in the deal you are on lead, you may, before leading, announce a half gubbe, that is, promise that
    your side will take six tricks in a row, worth at least 60 card points. (Gubbe means “old man”.)
    Forehand can do so only before the first lead, for tricks 1–6. For anyone else the six are the trick that won them
    the lead and the five after it. It doesn’t matter whether your partner was on lead before you.
    .title = Half gubbe
    .for-two =
        The first time in the deal you are on lead, you may, before leading, announce a half gubbe, that is,
        promise that you will take six tricks in a row, worth at least 60 card points. (Gubbe means “old man”.)
        Forehand can do so only before the first lead, for tricks 1–6. For the other player the six are the trick that
        won them the lead and the five after it.
    .source = Tolva: Halv gubbe och hel gubbe (half and whole gubbe)
    .reading = A half gubbe can be announced only where six tricks remain, counted in that way.
rule-tolva-half-trumpless =
    Once there is a trump suit, a half gubbe can’t be announced. Once one has been announced, nobody may meld.
    .title = A half gubbe is played without trumps
    .source = Tolva: Halv gubbe och hel gubbe (half and whole gubbe)
rule-tolva-half-limit =
    Only a side with 5 points or fewer may announce a half gubbe, because nobody may go out with it, that is, win the
    match by it.
    .title = Half gubbe: 5 points or fewer
    .for-two =
        Only a player with 5 points or fewer may announce a half gubbe, because nobody may go out with it, that is, win
        the match by it.
    .source = Tolva: Halv gubbe och hel gubbe (half and whole gubbe)
rule-tolva-half-score =
    A half gubbe that succeeds scores 6 points; one that fails costs 6. Vinsten and sistan aren’t counted, and play
    stops as soon as the gubbe is decided.
    .title = Half gubbe: points
    .example =
        Forehand announces a half gubbe and takes five tricks in a row, but an opponent takes the sixth: the gubbe
        fails and costs 6 points.
    .example-for-two =
        Forehand announces a half gubbe and takes five tricks in a row, but the other player takes the sixth: the gubbe
        fails and costs 6 points.
    .source = Tolva: Halv gubbe och hel gubbe (half and whole gubbe)
    .reading =
        A half gubbe is decided at the end of a trick: when another side has taken one of the six, when all six are taken, or
        when 60 can no longer be reached, that is, when the card points in the side’s gubbe tricks and in all cards
        still unplayed come to less than that.
rule-tolva-whole =
    A whole gubbe is a promise that your side takes every trick. It may be announced by forehand before the first lead,
    or by another player who took the first trick, before the lead to the second. It can’t be announced once there is
    a trump suit. Once it has been announced, nobody may meld, and vinsten and sistan aren’t counted. If it succeeds it scores 12 points; if it
    fails it costs 12. Play stops as soon as the gubbe is decided. A side may go out with a whole gubbe; a side below
    zero simply adds 12 to its score.
    .title = Whole gubbe
    .for-two =
        A whole gubbe is a promise that you take every trick. It may be announced by forehand before the first lead, or
        by the other player, having taken the first trick, before the lead to the second. It can’t be announced once
        there is a trump suit. Once it has been announced, nobody may meld, and vinsten and sistan aren’t counted. If it succeeds it scores 12
        points; if it fails it costs 12. Play stops as soon as the gubbe is decided. You may go out with a whole gubbe;
        a player below zero simply adds 12 to their score.
    .source = Tolva: Halv gubbe och hel gubbe (half and whole gubbe)
rule-tolva-gubbe-one =
    The source doesn’t say whether there can be more than one gubbe in a deal.
    .title = One gubbe a deal
    .source = Tolva: Halv gubbe och hel gubbe (half and whole gubbe)
    .reading = Only one gubbe may be announced in a deal, so while one is being played nobody may announce another.

## Plocketolva

rule-plocke-deal =
    Two players get six cards each, one at a time, starting with forehand, the player who doesn’t deal. The other 24
    are the stock (talong), from which you draw.
    .title = The deal in Plocketolva
    .source = Tolva: Spel på två personer: plocketolva (two players)
rule-plocke-draw =
    After each trick both players draw a card from the stock, the winner of the trick first. When the stock is used up
    you play on with the cards in hand. There are 18 tricks, and the trick rules apply from the first.
    .title = Drawing
    .source = Tolva: Spel på två personer: plocketolva (two players)
rule-plocke-meld =
    You meld as in Tolva. While the stock lasts you meld before you both draw. If you draw the card that was missing
    from a pair, you must take another trick before you may meld the pair.
    .title = Melding before drawing
    .example =
        You hold the king of hearts, take a trick and draw the queen of hearts: the pair may not be melded until
        you have taken another trick.
    .source = Tolva: Spel på två personer: plocketolva (two players)
rule-plocke-gubbe =
    Half and whole gubbe work as with four players. The source says a whole gubbe is of no practical use here.
    .title = Gubbe in Plocketolva
    .source = Tolva: Spel på två personer: plocketolva (two players)
    .reading = A gubbe is announced after drawing and before the lead.

## Bordstolva

rule-bord-deal =
    Each player gets a row of six cards, laid face down one at a time in turn, starting with forehand, the player who
    doesn’t deal. Forehand is dealt a hand of three cards, and then so is the dealer. One card is laid face up on every
    card of the rows, again in turn from forehand. Finally, forehand is dealt three more cards and so is the dealer.
    .title = The deal in Bordstolva
    .source = Tolva: Spel på två personer: bordstolva (two players)
rule-bord-available =
    You play from your hand and from your face-up cards on the table, your table cards. They count together when you
    must follow suit, trump and head the trick. Cards that lie face down may not be played.
    .title = Which cards are yours to play
    .example = Hearts are led. Your only heart is the king of hearts, face up on the table: you must play it.
    .source = Tolva: Spel på två personer: bordstolva (two players)
rule-bord-turn =
    When a face-up card has been played, the card under it is turned up, but only when the trick is complete and its
    winner has had the chance to meld. If there was no card under it, its place stays empty.
    .title = Turning up
    .source = Tolva: Spel på två personer: bordstolva (two players)
    .reading = The same goes for the other player: both turn up when the taker of the trick says so, and always
        before the next lead.
    .example =
        You play the king of hearts from the table and take the trick. If you have a pair, you may meld it now. Then you
        turn up the card that lay under the king.
rule-bord-meld =
    You meld as in Tolva, from your hand and your face-up cards together. You must have at least three cards left in hand
    and on the table, and you meld before anything is turned up.
    .title = Melding in Bordstolva
    .source = Tolva: Spel på två personer: bordstolva (two players)
    .reading = Face-down cards count among the three.
    .example =
        You have taken a trick and hold the king of spades, and the queen of spades is face up in front of you: you
        may meld them.
rule-bord-first-from-table =
    Variant: both players play to the first trick from the table, and the trick rules apply to the face-up cards alone.
    They take up their hands when that trick is complete.
    .title = First trick from the table
    .source = Tolva: Spel på två personer: bordstolva (two players)
rule-bord-gubbe =
    Half and whole gubbe work as in Tolva.
    .title = Gubbe in Bordstolva
    .source = Tolva: Spel på två personer: bordstolva (two players)
    .reading = A gubbe is announced after the cards are turned up and before the lead.
