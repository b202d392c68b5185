### Trettioett. Each rule has a title, a text, a source and, where that leaves something open, our reading.

rules-source-thirtyone = The rules are rewritten from “Trettioett”, Lyckans Talisman (in Swedish).

## Cards and deal

rule-thirtyone-value =
    Aces are worth 11, kings, queens, jacks and tens 10, and other cards their face value. A hand is worth the total of
    its best suit. Three aces are worth 31.
    .title = What a hand is worth
    .example =
        The king of hearts, the seven of hearts and the ace of spades are worth 17: hearts give 10 + 7, spades
        only 11.
    .source = Trettioett: Poängvärdet (values)
rule-thirtyone-lives =
    Everyone starts with three lives, or five, or another agreed number. Each lost life goes into the pot as a
    chip. If you use coins, you agree beforehand what a life is worth.
    .title = Lives
    .source = Trettioett: Förberedelser; Insats (preparations; stakes)
rule-thirtyone-deal =
    Everyone gets three cards, starting with forehand, the player to the dealer’s left. The next card is turned up and
    starts the pile, and the rest are the stock (talong).
    .title = The deal
    .source = Trettioett: Giv (deal)
    .reading = The cards are dealt one at a time.

## Play

rule-thirtyone-turn =
    Forehand begins, and play goes clockwise. You take the top card of the pile or draw one from the stock, and then
    discard one. You may discard the card you have just drawn.
    .title = A turn
    .source = Trettioett: Spelet (play)
    .reading = You may not discard a card in the turn in which you took it from the pile.
rule-thirtyone-31 =
    A hand of 31 is shown at once and ends the deal. Everyone else loses a life, even a player who has knocked.
    .title = Thirty-one
    .example = The ace of spades, the king of spades and the ten of spades make 11 + 10 + 10 = 31.
    .source = Trettioett: Spelet (play)
    .reading = The hand must be one of three cards, so it counts only after the discard.
rule-thirtyone-31-dealt =
    A player who is dealt 31 shows it before play begins. Suggested rule: if more than one player is dealt 31, only the
    first of them clockwise from the dealer counts.
    .title = Dealt thirty-one
    .source = Trettioett: Spelet (play)
rule-thirtyone-knock =
    Before taking or drawing, you may knock instead. The others then have one more turn each, nobody else may
    knock, and then everyone shows their cards.
    .title = Knocking
    .source = Trettioett: Spelet (play)
rule-thirtyone-lowest =
    When everyone has shown, the player with the lowest hand loses a life. If players tie for lowest, each of them does.
    .title = The lowest loses
    .example = The hands are worth 24, 17, 17 and 28: the two with 17 lose a life each.
    .source = Trettioett: Spelet (play)
rule-thirtyone-stock-out =
    Suggested rule: if the stock runs out, everyone shows their cards, as after a knock.
    .title = The stock runs out
    .source = Trettioett: Spelet (play)
    .reading =
        They show when the turn in which the last card was drawn is complete. If someone has knocked already, the
        remaining turns are played from the pile.

## The pot

rule-thirtyone-out =
    A player without lives sits out until the pot is decided. The last one left wins the pot. Then the others buy their
    chips back, and everyone plays for a new pot. The deal passes clockwise.
    .title = Out
    .source = Trettioett: Det fortsatta spelet (further play)
    .reading = The deal passes to the next player still in.
rule-thirtyone-all-last =
    Suggested rule: if everyone still in would be out at once, nobody loses a life.
    .title = All out together
    .source = Trettioett: Det fortsatta spelet (further play)
rule-thirtyone-option-free =
    Variant: a player with no lives left plays on until the next loss. This is called a free ride (frisväng
    or frivarv).
    .title = Variant: free ride
    .source = Trettioett: Det fortsatta spelet (further play)
rule-thirtyone-house-knocker =
    Some play it like this: a knocker who turns out to have the lowest hand, alone or tied, loses two lives. Alternatively,
    a knocker who ties for lowest with another loses nothing, and only the others lose a life each. Nobody loses
    more than they have, and if everyone still in would be out at once, nobody loses a life.
    .title = House rule: what a knock may cost
    .example = You knocked with 20, and another player has 20 too. By the first rule you lose two lives and the other player one; by the second you lose nothing and the other player one.
    .source = House rule, not in the description
rule-thirtyone-house-triple =
    Some play it like this: three of a kind is worth thirty and a half, or thirty, whatever the suits. Three aces are
    worth 31 in any case.
    .title = House rule: three of a kind
    .example = Three nines are worth 30.5. By the book they are worth 9.
    .source = House rule, not in the description
rule-thirtyone-house-stock-out =
    Some play it like this: if the stock runs out before anyone has knocked, the deal is over at the end of that turn. Nobody shows,
    and nobody loses a life. After a knock the remaining turns are played as usual.
    .title = House rule: the stock runs out
    .source = House rule, not in the description
rule-thirtyone-house-first-lap =
    Some play it like this: nobody may knock until everyone still in has had one turn in the deal.
    .title = House rule: no knock in the first round
    .source = House rule, not in the description
