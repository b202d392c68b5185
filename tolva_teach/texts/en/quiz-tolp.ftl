### The quiz’s questions about Tölp: the exchange, who is king, who is tölp and whose turn it is, and who wins.

## What must you hand over?

family-hand-over = What must you do, and what may you do, in the exchange?
hand-over-ask = Find every card you must hand over.
hand-over-premise-high =
    You exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    } with { $seat-whom }, who { $ranks-known ->
        [yes] has asked for { $ranks-many } but now says “high”.
       *[no] says “high”.
    }
hand-over-premise-take =
    You exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    } with { $seat-whom }, who has asked for { $ranks-many } and now takes { $taken }.
hand-over-hint-word = What did the other player say last: “high”, or which cards to take?
hand-over-hint-count = How many cards are you exchanging, and how many have been named?
hand-over-hint-high = Which cards must you hand over on “high”?
hand-over-hint-size = How many cards are you exchanging?
tolp-duty-give = The higher-placed player gives any cards, as many as are to be exchanged, and only then says “high” or asks for ranks in their own hand.
tolp-duty-high = On “high” you hand over your highest cards, as many as are to be exchanged.
tolp-duty-take = A player who has asked for a rank may take cards of it. If that’s too few, you add your highest.
tolp-duty-size = After the exchange both have as many cards as before.
tolp-duty-flying-stays = Flying cards are never exchanged.

hand-over-asked-before =
    { $ranks-count ->
        [one] The question no longer counts when { $seat } says “high”.
       *[other] The questions no longer count when { $seat } says “high”.
    }
hand-over-tolp-exchange-high-high =
    { $ranks-known ->
        [yes] { hand-over-asked-before } { $due ->
            [one] You hand over your highest card, { $must-ranks }.
           *[other] You hand over your { $due-word } highest cards: { $must-ranks }.
        }
       *[no] { hand-over-high-high }
    }
hand-over-high-high =
    { $due ->
        [one] On “high” you hand over your highest card, { $must-ranks }.
       *[other] On “high” you hand over your { $due-word } highest cards: { $must-ranks }.
    }
hand-over-tolp-exchange-high-lower =
    { $ranks-known ->
        [yes] { hand-over-asked-before } { $due ->
            [one] You hand over only your highest card, { $must-ranks }.
           *[other] You hand over only your { $due-word } highest cards: { $must-ranks }.
        }
       *[no] { hand-over-high-lower }
    }
hand-over-high-lower =
    { $due ->
        [one] On “high” you hand over only your highest card, { $must-ranks }.
       *[other] On “high” you hand over only your { $due-word } highest cards: { $must-ranks }.
    }
hand-over-tolp-exchange-ask-named =
    { $count ->
        [one] { $Seat } takes { $rank-a }.
       *[other] { $Seat } takes { $count-word } { $rank-many }.
    }
hand-over-tolp-exchange-ask-named-all =
    { $count ->
        [one] { $Seat } takes { $rank-the }.
        [2] { $Seat } takes both your { $rank-many }.
       *[other] { $Seat } takes all your { $rank-many }.
    }
hand-over-made-up =
    { $short ->
        [one] You add the highest of your other cards: { $must-ranks }.
       *[other] You add the { $short-word } highest of your other cards: { $must-ranks }.
    }
hand-over-tolp-exchange-ask-short = You are exchanging { $due-word } cards, but { $seat } takes only { $taken }. { hand-over-made-up }
hand-over-tolp-exchange-ask-short-asked =
    You are exchanging { $due-word } cards, but { $seat } takes only { $taken }. { $short ->
        [one] You add the highest of your other cards, { $must-ranks }, even though { $seat } didn’t take it.
       *[other] You add the { $short-word } highest of your other cards: { $must-ranks }. That includes cards { $seat } asked for but didn’t take.
    }
hand-over-tolp-exchange-ask-lower = { $Seat } doesn’t take this card, only { $taken }. { hand-over-made-up }
hand-over-tolp-exchange-ask-not-named =
    { $count ->
        [one] { $Seat } asked for { $rank-many } but doesn’t take yours. { hand-over-made-up }
       *[other] { $Seat } asked for { $rank-many } but takes none of yours. { hand-over-made-up }
    }
hand-over-tolp-exchange-ask-not-named-enough =
    { $count ->
        [one] { $Seat } asked for { $rank-many } but doesn’t take yours, only { $taken }. You exchange no more cards than that.
       *[other] { $Seat } asked for { $rank-many } but takes none of yours, only { $taken }. You exchange no more cards than that.
    }
hand-over-tolp-exchange-size-enough =
    You are exchanging { $due ->
        [one] one card
       *[other] { $due-word } cards
    }, and { $seat } takes { $taken }. You keep all your other cards.
hand-over-tolp-exchange-size-enough-high =
    You are exchanging { $due ->
        [one] one card
       *[other] { $due-word } cards
    }, and { $seat } takes { $taken }. You keep all your other cards, even the higher ones.
hand-over-tolp-flying-not-exchanged = { $Card-the } is a flying card, and flying cards are never exchanged.

## What may you do in the exchange? The higher-placed gives, asks, takes or says “high”.

giving-premise =
    You finished ahead of { $seat-whom } in the last round, and the two of you exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    }.
giving-premise-given = You have put { $cards-ranks } in front of { $seat-whom }.
giving-premise-asked =
    { $count ->
        [0] You have asked for { $rank-many }, and { $partner } has none.
        [one] You have asked for { $rank-many }, and { $partner } has one.
       *[other] You have asked for { $rank-many }, and { $partner } has { $count-word }.
    }
giving-hint-order = An exchange goes in order: give, then ask or say “high”, and finally take. How far have you got?
giving-hint-begins = Which of you begins the exchange, and what is done first?
giving-hint-gives = How many cards are you exchanging?
giving-hint-gives-flying = How many cards are you exchanging, and which cards are never exchanged?
giving-hint-asks = Which ranks may you ask for, and how many of the cards you have asked for may you take?

## What does the exchange tell you?

family-exchange-tells = What does the exchange tell you?
exchange-tells-ask = Which of these ranks can’t { $seat } have in hand now? Find them all.
exchange-tells-premise = You have exchanged with { $seat-whom }. You gave { $cards-ranks }.
exchange-tells-premise-asked =
    { $count ->
        [0] You asked for { $rank-many }, and { $seat } had none.
        [one] You asked for { $rank-many }, and { $seat } had one.
       *[other] You asked for { $rank-many }, and { $seat } had { $count-word }.
    }
exchange-tells-premise-high = You said “high” and got { $cards-ranks }.
exchange-tells-premise-took = You took { $taken }.
exchange-tells-premise-filled = You took { $taken }, and the number was made up with { $cards-ranks }.
exchange-tells-hint-highest = Did you get the other player’s highest cards, and what may they still have?
exchange-tells-hint-asked = What did the other player’s answers tell you, if you asked, and what did you give away yourself?
exchange-tells-none = none of them
exchange-tells-above = { $Seat } had to hand over whatever was highest, and can’t have kept anything above { $rank-a }.
exchange-tells-lowest =
    { $count ->
        [one] { $Seat } gave you { $rank-a } but may have more.
       *[other] { $Seat } gave you { $count-word } { $rank-many } but may have more.
    }
exchange-tells-below = { $Lying-many } rank below { $rank-many } and could be kept, so the exchange tells you nothing about them.
exchange-tells-said-none = { $Seat } had no { $rank-many } when you asked.
exchange-tells-took-all =
    { $count ->
        [one] { $Seat } had only one { $rank }, and you got it.
        [2] { $Seat } had two { $rank-many }, and you got both.
       *[other] { $Seat } had { $count-word } { $rank-many }, and you got them all.
    }
exchange-tells-left =
    { $taken-known ->
        [yes] { $Seat } had { $held }. You got { $taken }, so { $count ->
            [one] one { $rank } is
           *[other] { $count-word } { $rank-many } are
        } left.
       *[no] { $Seat } had { $held }, and you { $count ->
            [one] didn’t get it.
            [2] got neither.
           *[other] got none of them.
        }
    }
exchange-tells-given = You gave { $seat-whom } { $cards-ranks } yourself.
exchange-tells-unasked = You didn’t ask for { $rank-many }, and { $seat } didn’t have to hand over whatever was highest.
exchange-tells-told-nothing = { $Seat } may have cards of any of these ranks.
exchange-tells-told = { $Seat } can’t have { $ranks-many-or }.

## Who exchanges with whom, and how many cards?

family-who-exchanges = Who exchanges with whom, and how many cards?
who-exchanges-ask-whom = Who { $seat-do } { $seat } exchange cards with?
who-exchanges-ask-count = How many cards { $seat-do } { $seat } exchange?
who-exchanges-premise = The cards have been dealt for the next round. The marks at the seats show how the last one ended.
who-exchanges-premise-continue = You have agreed that every pair exchanges: the innermost pair one card, and each pair further out one more.
who-exchanges-premise-cap-3 = You have agreed that only the outermost three at each end exchange: three cards, two cards and one.
who-exchanges-nobody = nobody
who-exchanges-hint-places = Count the places inwards, one at a time from both ends.
who-exchanges-hint-inwards = How many cards do the innermost two exchange, and is anybody left out?
tolp-duty-pairs = The first exchanges with the last, the second with the last but one, and so on inwards. The innermost two exchange one card, and each step outwards adds one. A player left alone in the middle doesn’t exchange.

who-exchanges-pairing =
    { $place ->
        [1] king with tölp
        [2] second with last but one
        [3] third with last but two
        [4] fourth with last but three
        [5] fifth with last but four
        [6] sixth with last but five
        [7] seventh with last but six
        [8] eighth with last but seven
        [9] ninth with last but eight
       *[other] { ordinal } with last but nine
    }
who-exchanges-pair = { $Seat } exchange{ $seat-s } with { $partner-whom }: { who-exchanges-pairing }.
who-exchanges-middle = { $Seat } came { ordinal } of { $count-word }, right in the middle, and { $seat-do }n’t exchange.
who-exchanges-capped = { $Seat } came { ordinal } of { $count-word }. Only the outermost three at each end exchange.
who-exchanges-cards =
    { $due ->
        [one] one card
       *[other] { $due-word } cards
    }
who-exchanges-due =
    { $most ->
        [1] With three players only the king and the tölp exchange, one card each.
       *[other] { $by ->
            [continue] The innermost two exchange one card, and each step outwards adds one.
           *[cap-3] The outermost pair exchange three cards, the next pair two, and the pair after that one.
        } { $Leader-and-taker } exchange { who-exchanges-cards }: { who-exchanges-pairing }.
    }
who-exchanges-others = { $Leader-and-taker } exchange { who-exchanges-cards }: { who-exchanges-pairing }.
who-exchanges-too-many = Nobody exchanges that many cards. The king and the tölp exchange the most: { who-exchanges-cards }.
who-exchanges-none =
    { $neutral-known ->
        [yes] Only { $neutral } { $neutral-who ->
            [other] sits
           *[many] sit
        } out the exchange.
       *[no] With { $count-word } players nobody is left in the middle, so everyone exchanges.
    }

## Who has won the match?

family-who-wins = Who has won the match?
who-wins-ask = Has anybody won the match now, and if so who?
who-wins-premise-open = You haven’t agreed on how long to play.
who-wins-premise-rounds = You have agreed to play { $most-word } rounds, and to play on if there is a tie.
who-wins-premise-streak = You have agreed that { $most-word } in a row wins.
who-wins-premise-played =
    { $count ->
        [one] One round has been played.
       *[other] { $Count-word } rounds have been played.
    } The crowns show how often the players have been king.
who-wins-premise-kings = The kings were, in order: { $order }.
who-wins-premise-king = In the current round { $king } become{ $king-s } king.
who-wins-nobody = nobody yet
who-wins-hint-agreed = What has been agreed, and have you played that long?
who-wins-hint-open = What is the rule if nothing has been agreed?
who-wins-hint-rounds = Count the current round too. How many rounds does that make, and has one player been king more often than anybody else?
who-wins-hint-streak = Add the new king at the end. Who were the last three?
tolp-duty-open = Unless you agree otherwise, play is open and has no final winner.
tolp-duty-rounds = When a number of rounds has been agreed, whoever has been king most often by then wins. If it’s a tie you play more rounds until one player is ahead.
tolp-duty-streak = When three in a row has been agreed on, whoever is king three rounds running wins.

clause-times-score =
    { $score ->
        [one] once
        [2] twice
       *[other] { $score-word } times
    }
clause-times-total =
    { $total ->
        [one] once
        [2] twice
       *[other] { $total-word } times
    }
who-wins-tolp-match-open-open = If you haven’t agreed on how long to play, there is no final winner, however often anyone has been king.
who-wins-tolp-match-open-open-seat =
    { $score ->
        [0] { $Seat } { $seat-have } never been king, and as no end has been agreed there is no final winner.
       *[other] { $Seat } { $seat-have } been king { clause-times-score }, but as no end has been agreed there is no final winner.
    }
who-wins-tolp-match-rounds-won = All { $most-word } rounds have been played, and { $winner } { $winner-have } been king most often: { clause-times-score }.
who-wins-tolp-match-rounds-won-further = After { $most-word } rounds it was a tie. After { $count-word }, { $winner } { $winner-are } ahead, having been king { clause-times-score }.
who-wins-tolp-match-rounds-another =
    { $score ->
        [0] { $Seat } { $seat-have } never been king. { $Winner } { $winner-have } been king most often: { clause-times-total }.
       *[other] { $Seat } { $seat-have } been king { clause-times-score }, { $winner } { clause-times-total }.
    }
who-wins-rounds-level = { $Count-word } rounds have been played, but { $staying } share the lead.
who-wins-tolp-match-rounds-level = { who-wins-rounds-level } You play another round.
who-wins-tolp-match-rounds-level-seat = { $Seat } { $seat-have } been king { clause-times-score }, and { $sharing } just as often. In a tie you play another round.
who-wins-tolp-match-rounds-below = { $Seat } { $seat-are } behind. { who-wins-tolp-match-rounds-level }
who-wins-tolp-match-rounds-early = You have agreed on { $most-word } rounds, and after this one only { $count-word } will have been played. The match isn’t decided until all of them have been played.
who-wins-tolp-match-rounds-early-seat =
    { $score ->
        [0] { $Seat } { $seat-have }n’t been king yet, and
       *[other] { $Seat } { $seat-have } been king { clause-times-score }, but
    } only { $count-word } of the agreed { $most-word } rounds will have been played.
who-wins-tolp-match-streak-won = { $Winner } { $winner-have } been king { $streak-word } rounds in a row.
who-wins-tolp-match-streak-another =
    { $score ->
        [0] { $Seat } { $seat-have } never been king.
        [one] { $Seat } { $seat-have } been king only once.
       *[other] { $Seat } { $seat-have } been king { clause-times-score }, but not { $most-word } times in a row.
    } { $Winner } { $winner-have } been king { $streak-word } times running.
who-wins-tolp-match-streak-none-in-row = Nobody has been king { $most-word } rounds in a row.
who-wins-tolp-match-streak-row-too-short =
    { $streak ->
        [one] { $Seat } become{ $seat-s } king now but { $seat-were }n’t king in the round before. It takes { $most-word } in a row.
       *[other] { $Seat } { $seat-have } been king { $streak-word } rounds in a row, not { $most-word }.
    }
who-wins-tolp-match-streak-not-in-row =
    { $score ->
        [0] { $Seat } { $seat-have } never been king.
        [one] { $Seat } { $seat-have } been king only once.
       *[other] { $Seat } { $seat-have } been king { clause-times-score }, but not { $most-word } times in a row.
    }

## Whose turn is it, who is king and who is tölp?

family-who-leads = Whose turn is it, who is king and who is tölp?
who-leads-ask-leads = Whose turn is it now? If the pile has been turned face down, who starts the next?
who-leads-ask-next = Who starts the next pile?
who-leads-ask-king = Who has become king?
who-leads-ask-tolp = Who is the tölp of this round?
who-leads-ask-starts = Who plays first in the round?
who-leads-premise-passed =
    { $Actors } { $actors-who ->
        [other] has passed.
       *[many] have passed.
    }
who-leads-premise-turn = It’s { $seat-whose } turn.
who-leads-premise-exchange = The exchange before the round is under way.
who-leads-premise-singles = After it there is a singles round.
who-leads-passes =
    { $actors-who ->
        [other] { $Actors } passes.
       *[many] { $Actors } pass.
    }
who-leads-unable =
    { $Actors } can’t lead anything and { $actors-who ->
        [other] passes.
       *[many] pass.
    }
who-leads-nobody = nobody yet
who-leads-hint-leads = Who played last, and does that player have any cards left?
who-leads-hint-leads-next = Play goes clockwise. Who is already out, and has everyone else passed in turn?
who-leads-hint-all-in = Who played last, and has everyone else passed in turn since then?
who-leads-hint-all-in-next = Play goes clockwise. Who comes after the one who last played or passed?
who-leads-hint-king = Count the cards as they are played. Does anybody have none left?
who-leads-hint-king-next = Has anybody gone out earlier in this round?
who-leads-hint-tolp = Count the cards as they are played. How many players have cards left?
who-leads-hint-tolp-next = Can any of the players left lead anything?
who-leads-hint-tolp-last = What do you call the only player with cards left, and when do you know who that is?
who-leads-hint-starts = Which card begins the round, and who holds it before the exchange?
who-leads-hint-starts-next = Follow that card. Does it change hands before the round begins?
tolp-duty-starts = Whoever holds the two of hearts when the round begins plays first.
tolp-duty-gives = In an exchange the higher-placed player gives any cards.
tolp-duty-asks = The higher-placed player may ask for a rank and take cards of it.
tolp-duty-singles = In the singles round you hand the next player clockwise each card you have no match for, that is, no other of its rank. You keep flying cards.
tolp-duty-turn = When everyone else has passed in turn, the pile is turned face down, and whoever played last starts the next.
tolp-duty-again = A player who has passed may still play later on the same pile.
tolp-duty-out = When somebody goes out, the pile is turned face down, and the next player clockwise with cards left starts a new one.
tolp-duty-titles = The first to go out is king. The last with cards left is tölp.
tolp-duty-stuck = A player on lead who can’t lead anything passes. If nobody can, the round is over: whoever has the fewest cards left is placed highest of those still in, and players with the same number are placed clockwise, starting after the last to play.
tolp-duty-order = A revolution reverses the order of the ranks, not the order of play.

who-leads-tolp-turn-laid-last = { $Seat } played last, and everyone else has passed. The pile is turned face down, and { $seat } start{ $seat-s } the next.
who-leads-tolp-turn-not-last = { $Winner } played last and everyone else has passed, so { $winner } start{ $winner-s } the next pile.
who-leads-tolp-turn-not-all-passed =
    { $actors-known ->
        [yes] { $Seat } played last, but { $actors-count ->
            [1] since then only { $actors } { $actors-who ->
                [other] has
               *[many] have
            } passed
            [2] since then only { $actors } have passed
           *[other] { $winner } { $winner-have }n’t passed since then
        }. The pile stays until everyone else has passed, and now it’s { $winner-whose } turn.
       *[no] { $Seat } played last, but the pile stays until everyone else has passed. Now it’s { $winner-whose } turn.
    }
who-leads-tolp-out-is-out = { $Seat } { $seat-have } no cards left and { $seat-are } out.
who-leads-tolp-out-next = { $Partner } went out. The pile is turned face down, and { $seat }, the next player clockwise, start{ $seat-s } a new one.
who-leads-tolp-out-next-but-for-out = { $Partner } went out. The pile is turned face down, and { $seat }, the next player clockwise with cards left, start{ $seat-s } a new one.
who-leads-tolp-out-went-out = { $Seat } went out with the last play. The next player with cards left starts a new pile, and that is { $winner }.
who-leads-tolp-out-went-out-unable = { $Seat } went out with the last play. { $Actors } would have led next but { $actors-who ->
        [you] have
        [many] have
       *[other] has
    } only flying cards that may not be led, so the turn passes to { $winner-whom }.
who-leads-tolp-out-further-on = { $Partner } went out, so the next player clockwise with cards left plays. That is { $winner }.
who-leads-tolp-flying-instead =
    { $by ->
        [laid-last] { $Actors } played last but { $actors-who ->
            [you] have
            [many] have
           *[other] has
        } only flying cards that may not be led. The turn passes clockwise to the first player who can lead: { $winner }.
       *[in-turn] { $Actors } would have led but { $actors-who ->
            [you] have
            [many] have
           *[other] has
        } only flying cards that may not be led. The turn passes clockwise to the first player who can lead: { $winner }.
    }
who-leads-tolp-flying-cannot-lead-last = { $Seat } would lead but { $seat-have } only { $card-rank-a } left, a flying card, and nobody may go out on one. The turn passes to { $winner-whom }.
who-leads-tolp-flying-cannot-lead-joker = { $Seat } would lead but { $seat-have } only a joker left, and it must be played with at least one card that isn’t a joker. The turn passes to { $winner-whom }.
who-leads-tolp-flying-cannot-lead-jokers = { $Seat } would lead but { $seat-have } only jokers left, and they must be played with at least one card that isn’t a joker. The turn passes to { $winner-whom }.
who-leads-tolp-flying-not-instead = { who-leads-tolp-flying-instead }
who-leads-turn-goes-to =
    { $actors-known ->
        [yes] { $actors-count ->
            [1] Only { $actors } { $actors-who ->
                [other] has
               *[many] have
            } passed since { $leader } played, so the pile stays and the turn passes to { $winner-whom }.
            [2] Only { $actors } have passed since { $leader } played, so the pile stays and the turn passes to { $winner-whom }.
           *[other] { $Winner } { $winner-have }n’t passed since { $leader } played. The pile stays, and it is { $winner-whose } turn.
        }
       *[no] { $Leader } { $leader-have } just played, so the pile stays and the turn passes to { $winner-whom }.
    }
who-leads-tolp-pass-again = { who-leads-turn-goes-to } A player who has passed before may still play on the same pile.
who-leads-tolp-start-in-turn = { who-leads-turn-goes-to }
who-leads-tolp-start-not-in-turn = { who-leads-turn-goes-to }
who-leads-tolp-option-revolution-in-turn = { who-leads-turn-goes-to } The revolution doesn’t change the order of play.
who-leads-tolp-option-revolution-not-in-turn = { who-leads-turn-goes-to } The revolution doesn’t change the order of play.

who-leads-tolp-titles-first-out = { $Seat } went out first in the round and { $seat-are } king.
who-leads-tolp-titles-no-king-yet = Everybody has cards left. Whoever goes out first becomes king.
who-leads-tolp-titles-was-king = { $Seat } became king in the last round. In this one nobody has gone out yet.
who-leads-tolp-titles-cards-left = { $Seat } { $seat-have } cards left, and only a player who goes out can become king.
who-leads-tolp-titles-king-known = { $King } went out first and { $king-are } king.
who-leads-tolp-titles-out-later = { $Seat } went out { ordinal }. The king is whoever went out first: { $king }.
who-leads-tolp-titles-still-in = { $Seat } { $seat-have } cards left. The king is whoever went out first: { $king }.
who-leads-tolp-titles-was-king-known = { $Seat } became king in the last round but { $seat-have } cards left in this one. The king now is { $king }, who went out first.
who-leads-tolp-titles-out =
    { $place ->
        [1] { $Seat } went out first and { $seat-are } king.
       *[other] { $Seat } went out { ordinal }.
    }
who-leads-tolp-titles-no-tolp-yet = { $Count-word } players have cards left, so the round isn’t over.
who-leads-tolp-titles-was-tolp = { $Seat } became tölp in the last round. In this one { $count-word } players have cards left, so it isn’t over.
who-leads-tolp-titles-several-left = { $Seat } { $seat-have } cards left, but somebody else does too, so the round isn’t over.
who-leads-tolp-titles-last = All the others have gone out. { $Seat } { $seat-have } cards left and { $seat-are } tölp.
who-leads-tolp-titles-tolp-known = All but { $tolp-whom } have gone out, so the round is over.
who-leads-stuck =
    { $by ->
        [jokers] { $joker_holders-who ->
            [many] { $Joker_holders } have only jokers, which must be played with at least one card that isn’t a joker.
            [you] { $Joker_holders } have only { $flyers-ranks }, which must be played with at least one card that isn’t a joker.
           *[other] { $Joker_holders } has only { $flyers-ranks }, which must be played with at least one card that isn’t a joker.
        }
        [lone] { $lone_holders-who ->
            [many] { $Lone_holders } have only { $cards-ranks }, one each: flying cards, which nobody may go out on.
            [you] { $Lone_holders } have only { $cards-ranks }, which nobody may go out on.
           *[other] { $Lone_holders } has only { $cards-ranks }, which nobody may go out on.
        }
       *[either] { $joker_holders-who ->
            [many] { $Joker_holders } have only jokers, which must be played with at least one card that isn’t a joker, and { who-leads-stuck-lone }
            [you] { $Joker_holders } have only { $flyers-ranks }, which must be played with at least one card that isn’t a joker, and { who-leads-stuck-lone }
           *[other] { $Joker_holders } has only { $flyers-ranks }, which must be played with at least one card that isn’t a joker, and { who-leads-stuck-lone }
        }
    } { tolp-nobody-can-lead }
who-leads-stuck-lone =
    { $lone_holders-who ->
        [many] { $lone_holders } have only { $cards-ranks }, one each: flying cards, which nobody may go out on.
        [you] { $lone_holders } have only { $cards-ranks }, which nobody may go out on.
       *[other] { $lone_holders } has only { $cards-ranks }, which nobody may go out on.
    }
who-leads-tolp-flying-round-over = { who-leads-stuck } { $Tolp } come{ $tolp-s } last and { $tolp-are } tölp.
who-leads-tolp-flying-most-cards = { who-leads-stuck } The fewer cards left, the higher the place: { $seat } { $seat-have } the most, { $most-word }, and { $seat-are } tölp.
who-leads-tolp-flying-fewer = { who-leads-stuck } The fewer cards left, the higher the place: { $seat } { $seat-have } fewer than { $tolp-whom }.
who-leads-tied =
    { $order-count ->
        [2] { $Winner-and-tolp } have the same number of cards, and players who tie rank clockwise from whoever played last, here { $partner-whom }: first { $winner }, then { $tolp }. { $Tolp } become{ $tolp-s } tölp.
       *[other] { $Order } have the same number of cards, and players who tie rank clockwise from whoever played last, here { $partner-whom }. { $Tolp } come{ $tolp-s } last in that order and become{ $tolp-s } tölp.
    }
who-leads-tolp-flying-tied = { who-leads-stuck } { who-leads-tied }
who-leads-tolp-flying-tied-before = { who-leads-tied }

who-leads-tolp-start-kept = { $Seat } still { $seat-have } { $card-the } after the exchange and begin{ $seat-s } the round.
who-leads-tolp-start-title = { $Card-the } decides who begins, not the titles of king and tölp, and { $winner } { $winner-have } that card.
who-leads-tolp-start-not-held = { $Winner } { $winner-have } { $card-the } when the round begins.
who-leads-tolp-exchange-give-got = { $Partner } gave { $card-the } away in the exchange. Now { $seat } { $seat-have } that card and begin{ $seat-s } the round.
who-leads-tolp-exchange-give-gone = { $Seat } gave { $card-the } to { $partner-whom } in the exchange.
who-leads-tolp-exchange-ask-got = { $Seat } took { $card-the } from { $partner-whom } in the exchange and begin{ $seat-s } the round.
who-leads-tolp-exchange-ask-gone = { $Partner } took { $card-the } from { $seat-whom } in the exchange.
who-leads-tolp-option-singles-got = { $Partner } { $partner-have } only one two, { $card-the }, and give{ $partner-s } it to { $seat-whom } in the singles round, so { $seat } begin{ $seat-s } the round.
who-leads-tolp-option-singles-passed-on = { $Seat } { $seat-have } only one two, { $card-the }, and give{ $seat-s } it to { $winner-whom } in the singles round.
who-leads-tolp-option-singles-kept = { $Seat } { $seat-have } another two besides { $card-the }, give{ $seat-s } no twos away in the singles round and so begin{ $seat-s } the round.
who-leads-tolp-flying-kept = Twos are flying cards, which are never exchanged or given away. { $Seat } still { $seat-have } { $card-the } and begin{ $seat-s } the round.
