### What happened in Tölp: did-KIND, or did-KIND-RULE where the rule says more.

## The deal and the exchanges

did-laid-aside-tolp-option-two = The top { $count } cards are laid aside unseen.
did-dealt-tolp-deal =
    { $dealer-who ->
        [you] You deal { $count } cards, one at a time.
       *[other] { $Dealer } deals { $count } cards, one at a time.
    }
did-exchange-due-tolp-exchange =
    { $count ->
        [one] { $Seat } and { $partner } are to exchange one card.
       *[other] { $Seat } and { $partner } are to exchange { $count } cards.
    }
did-exchange-due-tolp-exchange-size =
    { $count ->
        [one] { $Seat } and { $partner } are to exchange one card instead of { $due }, since one of the hands has no more that may be exchanged.
       *[other] { $Seat } and { $partner } are to exchange { $count } cards instead of { $due }, since one of the hands has no more that may be exchanged.
    }
did-exchange-impossible-tolp-exchange-size = { $Seat } and { $partner } exchange no cards, since one of the hands has only flying cards.
did-gave-tolp-exchange-give =
    { $seat-who ->
        [you] You lay
       *[other] { $Seat } lays
    } { $cards-known ->
        [yes] { $cards-the } in front of { $partner-whom }.
       *[no] { $count ->
            [one] one card in front of { $partner-whom }.
           *[other] { $count } cards in front of { $partner-whom }.
        }
    }
did-asked-for-tolp-exchange-ask =
    { $seat-who ->
        [you] You ask for { $rank-many }.
       *[other] { $Seat } asks for { $rank-many }.
    } { $partner-who ->
        [you] You have
       *[other] { $Partner } has
    } { $count ->
        [0] none.
       *[other] { $count }.
    }
did-took-tolp-exchange-ask =
    { $seat-who ->
        [you] You take { $taken }
       *[other] { $Seat } takes { $taken }
    }{ $short ->
        [0] .
        [one] , and { $partner-whose } highest card makes up the rest.
       *[other] , and { $partner-whose } { $short } highest cards make up the rest.
    }
did-said-high-tolp-exchange-high =
    { $seat-who ->
        [you] You say “high” (högt).
       *[other] { $Seat } says “high” (högt).
    }
did-got =
    { $seat-who ->
        [you] You get
       *[other] { $Seat } gets
    } { $cards-known ->
        [yes] { $cards-the } from { $partner-whom }.
       *[no] { $count ->
            [one] one card from { $partner-whom }.
           *[other] { $count } cards from { $partner-whom }.
        }
    }
did-taken-up-tolp-exchange-size =
    { $partner-who ->
        [you] You take up
       *[other] { $Partner } takes up
    } { $cards-known ->
        [yes] { $cards-the }.
       *[no] { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
    }
did-singles-passed-tolp-option-singles =
    { $seat-who ->
        [you] You pass on
       *[other] { $Seat } passes on
    } { $cards-known ->
        [yes] { $cards-the } to { $partner-whom }.
       *[no] { $count ->
            [one] one card to { $partner-whom }.
           *[other] { $count } cards to { $partner-whom }.
        }
    }

## The round

did-starts-tolp-start =
    { $leader-who ->
        [you] You hold { $card-the } and begin.
       *[other] { $Leader } holds { $card-the } and begins.
    }
did-laid-tolp-start =
    { $seat-who ->
        [you] You begin with { $cards-the }.
       *[other] { $Seat } begins with { $cards-the }.
    }
did-laid =
    { $seat-who ->
        [you] You lay { $cards-the }.
       *[other] { $Seat } lays { $cards-the }.
    }
    .short = { $Seat } { $cards-sign }
did-laid-tolp-flying =
    { $seat-who ->
        [you] You lay { $cards-the }, which together count as { $count } { $rank-many }.
       *[other] { $Seat } lays { $cards-the }, which together count as { $count } { $rank-many }.
    }
did-passed =
    { $seat-who ->
        [you] You pass.
       *[other] { $Seat } passes.
    }
    .short = { $Seat } pass
did-passed-tolp-flying =
    { $seat-who ->
        [you] You cannot lay anything on an empty table, and pass.
       *[other] { $Seat } cannot lay anything on an empty table, and passes.
    }
did-leads-tolp-flying =
    { $leader-who ->
        [you] You lead instead.
       *[other] { $Leader } leads instead.
    }
did-revolution-tolp-option-revolution = Revolution with { $count } { $rank-many }: now the ace is lowest and the two highest.
did-counter-revolution-tolp-option-revolution = Another revolution, with { $count } { $rank-many }: now the ace is highest, as usual.
did-turned-tolp-turn =
    All the others have passed. The pile is turned down, and { $leader } may lead anything.
did-turned-tolp-out =
    { $leader-who ->
        [you] The pile is turned down, and you lead.
       *[other] The pile is turned down, and { $leader } leads.
    }
did-out-tolp-out =
    { $seat-who ->
        [you] You go out as number { $place }.
       *[other] { $Seat } goes out as number { $place }.
    }
did-out-tolp-option-singles =
    { $seat-who ->
        [you] You have no cards after the singles round and are out, as number { $place }.
       *[other] { $Seat } has no cards after the singles round and is out, as number { $place }.
    }
did-stuck-tolp-flying = None of the { $count } players left can lay anything on an empty table, so the round is over. They are placed by how many cards they hold.

## The places and the match

did-deal-over-tolp-titles =
    { $king-who ->
        [you] The round is over. You are king (kung)
       *[other] The round is over. { $King } is king (kung)
    } and { $tolp-who ->
        [you] you are tölp. The order: { $order }.
       *[other] { $tolp } is tölp. The order: { $order }.
    }
did-match-goes-on-tolp-match-open = Nobody wins for good: the next round begins with exchanges.
did-match-goes-on-tolp-match-rounds = Rounds played so far: { $count } of { $most }.
did-match-tied-tolp-match-rounds = After { $count } rounds there is a tie at the top, so there will be another round.
did-match-goes-on-tolp-match-streak =
    { $king-who ->
        [you] You have been king
       *[other] { $King } has been king
    } for { $streak ->
        [one] one round. It takes { $most } in a row to win.
       *[other] { $streak } rounds in a row. It takes { $most } to win.
    }
did-match-won-tolp-match-rounds =
    { $winner-who ->
        [you] You have been king most often, in { $score } of { $count } rounds, and win the match.
       *[other] { $Winner } has been king most often, in { $score } of { $count } rounds, and wins the match.
    }
did-match-won-tolp-match-streak =
    { $winner-who ->
        [you] You have been king
       *[other] { $Winner } has been king
    } for { $streak ->
        [one] one round and
       *[other] { $streak } rounds in a row and
    } { $winner-who ->
        [you] win the match.
       *[other] wins the match.
    }
