### What happened in Tölp: did-KIND, or did-KIND-RULE where the rule says more.

## The deal and the exchanges

did-laid-aside-tolp-option-two = The top { $count-word } cards are set aside unseen.
did-dealt-tolp-deal = { $Dealer } deal{ $dealer-s } { $count } cards, one at a time.
did-flying-tolp-flying =
    { $ranks-known ->
        [yes] { $count ->
            [0] { $Ranks-many } are flying cards.
            [one] { $Ranks-many } are flying cards, and so is the joker.
           *[other] { $Ranks-many } are flying cards, and so are the { $count-word } jokers.
        }
       *[no] { $count ->
            [one] There is one joker in the pack. It is a flying card.
           *[other] There are { $count-word } jokers in the pack. They are flying cards.
        }
    }
clause-one-of =
    { $seat-who ->
        [you] one of you
       *[other] { $partner-who ->
            [you] one of you
           *[other] one of them
        }
    }
did-exchange-due-tolp-exchange =
    { $count ->
        [one] { $Seat-and-partner } exchange one card.
       *[other] { $Seat-and-partner } exchange { $count-word } cards.
    }
did-exchange-due-tolp-exchange-size =
    { $count ->
        [one] { $Seat-and-partner } exchange only one card instead of { $due-word }, because { clause-one-of } has no more that may be exchanged.
       *[other] { $Seat-and-partner } exchange only { $count-word } cards instead of { $due-word }, because { clause-one-of } has no more that may be exchanged.
    }
did-exchange-impossible-tolp-exchange-size = { $Seat-and-partner } exchange no cards, because { clause-one-of } has only flying cards.
did-neutral-tolp-exchange =
    { $Neutral } finished in the middle and { $neutral-who ->
        [you] exchange with nobody.
        [many] exchange with nobody.
       *[other] exchanges with nobody.
    }
did-gave-tolp-exchange-give =
    { $Seat } put{ $seat-s } { $cards-known ->
        [yes] { $cards-ranks } in front of { $partner-whom }.
       *[no] { $count ->
            [one] one card in front of { $partner-whom }.
           *[other] { $count-word } cards in front of { $partner-whom }.
        }
    }
did-asked-for-tolp-exchange-ask =
    { $Seat } ask{ $seat-s } for { $rank-many }. { $Partner } { $partner-have } { $count ->
        [0] none.
       *[other] { $count-word }.
    }
did-took-tolp-exchange-ask =
    { $Seat } take{ $seat-s } { $taken }{ $short ->
        [0] .
        [one] , and { $partner } add{ $partner-s } the highest card in hand.
       *[other] , and { $partner } add{ $partner-s } the { $short-word } highest cards in hand.
    }
did-said-high-tolp-exchange-high = { $Seat } say{ $seat-s } “high” (högt).
did-got =
    { $Seat } get{ $seat-s } { $cards-known ->
        [yes] { $cards-ranks } from { $partner-whom }.
       *[no] { $count ->
            [one] one card from { $partner-whom }.
           *[other] { $count-word } cards from { $partner-whom }.
        }
    }
did-taken-up-tolp-exchange-size =
    { $Partner } take{ $partner-s } up { $cards-known ->
        [yes] { $cards-ranks }.
       *[no] { $count ->
            [one] one card.
           *[other] { $count-word } cards.
        }
    }
did-singles-round-tolp-option-singles = Singles round: everyone hands the next player each card they have no match for.
did-singles-passed-tolp-option-singles =
    { $Seat } give{ $seat-s } { $cards-known ->
        [yes] { $cards-ranks } to { $partner-whom }.
       *[no] { $count ->
            [one] one card to { $partner-whom }.
           *[other] { $count-word } cards to { $partner-whom }.
        }
    }

## The round

did-starts-tolp-start =
    { $by ->
        [two] { $Leader } { $leader-have } { $card-the } and begin{ $leader-s }.
       *[other] Nobody has the two of hearts. { $Leader } { $leader-have } { $card-the } and begin{ $leader-s }.
    }
did-laid-tolp-start = { $Seat } begin{ $seat-s } with { $cards-the }.
did-laid = { $Seat } play{ $seat-s } { $cards-ranks }.
    .short = { $seat } { $cards-sign }
did-laid-tolp-flying = { $Seat } play{ $seat-s } { $cards-ranks }, which together count as { $count-word } { $rank-many }.
    .short = { $seat } { $cards-sign } ({ $count-word } { $rank-many })
did-passed = { $Seat } pass{ $seat-es }.
    .short = { $seat } pass{ $seat-es }
did-passed-tolp-flying = { $Seat } can’t lead anything and pass{ $seat-es }.
    .short = { $seat } can’t lead anything and pass{ $seat-es }
did-leads-tolp-flying = { $Leader } lead{ $leader-s } instead.
did-revolution-tolp-option-revolution = Revolution with { $count-word } { $rank-many }: now aces are lowest and twos highest.
did-counter-revolution-tolp-option-revolution = Another revolution, with { $count-word } { $rank-many }: now aces are highest again.
did-turned-tolp-turn =
    { $count ->
        [2] { did-turned-tolp-out }
       *[other] Everyone else has now passed: { $leader } start{ $leader-s } the next pile.
    }
did-turned-tolp-out = The pile is turned face down: { $leader } start{ $leader-s } the next.
clause-place =
    { $place ->
        [1] first, becoming king (kung)
       *[other] { ordinal }
    }

did-out-tolp-out = { $Seat } go{ $seat-es } out { clause-place }.
did-out-tolp-option-singles = { $Seat } { $seat-have } no cards after the singles round and go{ $seat-es } out { clause-place }.
tolp-nobody-can-lead = Nobody still in could lead anything, so the round ends here.
tolp-stuck =
    The { $count-word } players left have { $by ->
        [jokers] only jokers, which must be played with at least one card that isn’t a joker.
        [lone] one flying card each, which nobody may go out on.
       *[either] either only jokers, which must be played with at least one card that isn’t a joker, or a single flying card, which nobody may go out on.
    } { tolp-nobody-can-lead }
did-stuck-tolp-flying =
    { tolp-stuck } { $by ->
        [lone] They have one card each, so they are placed clockwise, starting after the last to play.
       *[other] The fewer cards a player has left, the higher the place.
    }

## The places and the match

did-deal-over-tolp-titles =
    The round is over. { $King } { $king-are } king (kung) and { $tolp } { $tolp-are } tölp, the loser.{ $order-count ->
        [2] { "" }
       *[other] { " " }Places, from first to last: { $order }.
    }
did-match-goes-on-tolp-match-open = Play goes on, with exchanges before the next round.
did-match-goes-on-tolp-match-rounds =
    { $count ->
        [one] One of { $most-word } rounds has been played so far.
       *[other] { $Count-word } of { $most-word } rounds have been played so far.
    }
did-match-tied-tolp-match-rounds = After { $count-word } rounds it’s a tie at the top, so another round is played.
did-match-goes-on-tolp-match-streak =
    { $King } { $king-have } been king for { $streak ->
        [one] one round. It takes { $most-word } in a row to win.
       *[other] { $streak-word } rounds in a row. It takes { $most-word } to win.
    }
did-match-won-tolp-match-rounds = { $Winner } { $winner-have } been king most often, in { $score-word } of { $count-word } rounds, and win{ $winner-s } the match.
did-match-won-tolp-match-streak =
    { $Winner } { $winner-have } been king for { $streak ->
        [one] one round and win{ $winner-s } the match.
       *[other] { $streak-word } rounds in a row and win{ $winner-s } the match.
    }
