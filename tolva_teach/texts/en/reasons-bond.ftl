### Why a decision is or is not allowed in bondtolva.

## The phases

why-bond-phase1-any = In the first six tricks there are no trumps and nobody has to follow suit: { $seat } may play any card.
why-bond-phase1-leads = { $Seat } { $seat-are } on lead and may play any card. In the first six tricks nobody has to follow suit.
why-bond-draw-due = { why-plocke-draw-due }
why-bond-draw-due-first = { why-plocke-draw-due-first }
why-bond-draw-trick-under-way = { why-plocke-draw-trick-under-way }
why-bond-draw-no-trick-taken = { why-plocke-draw-no-trick-taken }
why-bond-draw-done-already = { why-plocke-draw-done-already }
why-bond-draw-nothing-left = { why-plocke-draw-nothing-left }
why-bond-draw-no-stock = With three or four players there is no stock, so nobody draws.

## Melds

clause-within-bounds =
    { $total-known ->
        [yes] . { $Party } { $party-number ->
                [one] has
               *[other] have
            } { $score ->
                [one] 1 point
               *[other] { $score } points
            }, and { $points ->
                [one] a meld now
               *[other] setting trump
            } would make { $score } + { $points } = { $total }, still short of 12.
       *[no]
            { $least-known ->
                [yes] . { $Party } { $party-number ->
                        [one] has
                       *[other] have
                    } { $score ->
                        [one] 1 point
                       *[other] { $score } points
                    }, and setting trump is barred only at { $least } points or more.
               *[no] .
            }
    }

why-bond-meld-holds-pair = { clause-holds-pair }{ clause-within-bounds }
why-bond-meld-trick-under-way = { why-tolva-meld-trick-under-way }
why-bond-meld-no-trick-taken = { why-tolva-meld-no-trick-taken }
why-bond-meld-pair-not-held = { why-tolva-meld-pair-not-held }
    .beside = { $Seat } { $seat-do }n’t have { $cards-the-or }.
why-bond-meld-after-refill = A pair is melded before drawing. The next chance comes if { $seat } take{ $seat-s } another trick while there are cards in the stock.
why-bond-meld-stock-gone = Two players meld only while there are cards in the stock, and it is now used up.
why-bond-meld-many-holds-pair = { why-bond-meld-holds-pair }
why-bond-meld-many-trick-under-way = { why-tolva-meld-trick-under-way }
why-bond-meld-many-no-trick-taken = { why-tolva-meld-no-trick-taken }
why-bond-meld-many-pair-not-held = { why-tolva-meld-pair-not-held }
    .beside = { $Seat } { $seat-do }n’t have { $cards-the-or }.
why-bond-meld-one-one-an-occasion = { why-tolva-meld-one-one-an-occasion }
why-bond-meld-one-melded-before = { why-tolva-meld-one-melded-before }
why-bond-option-forehand-trump-holds-pair =
    { $Seat } { $seat-are } forehand and hold{ $seat-s } the king and queen of { $suit }, { $seat-who ->
        [you] so you may
       *[other] and may
    } set trump before the first lead: 2 points{ clause-within-bounds }
why-bond-option-one-tjog-tjog-used = By agreement only one more meld may be made after the trump meld, and it has been made: { $meld } in { $melded }.
why-bond-option-skane-sets-trump = { clause-meld-out }. By agreement nobody may go out by melding, that is, reach 12 points with a meld.
why-bond-option-skane-later-meld = { why-bond-option-skane-sets-trump }
why-bond-option-gotland-from-eleven =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $score } points, and by agreement nobody may set trump at { $least } points or more.

## Questions to the partner

clause-general-question =
    { $meld-code ->
        [trump] “Do you have trump?”
       *[other] “Do you have { $meld }?”
    }

why-bond-ask-may-ask = { clause-may-ask }{ clause-within-bounds }
why-bond-ask-may-decline = { why-tolva-ask-may-decline }
why-bond-ask-must-decline = { why-tolva-ask-must-decline }
why-bond-ask-no-partner = Only with four players is there a partner to ask.
why-bond-ask-trick-under-way = { why-tolva-ask-trick-under-way }
why-bond-ask-no-trick-taken = { why-tolva-ask-no-trick-taken }
why-bond-ask-melded-already = A pair has already been melded before this lead, so { $seat } may not ask { clause-partner-asked }.
why-bond-ask-no-meld-asker-melds = { why-tolva-ask-asker-melds }
why-bond-ask-asked-before = { $Seat } { $seat-have } already asked { clause-partner-asked }: { clause-general-question } { $Seat } may ask that question again only after taking another trick.
why-bond-ask-tjog-used = { why-bond-option-one-tjog-tjog-used } There is nothing for { $seat } to ask for.
why-bond-ask-suit-may-ask = { $Seat } asked { clause-general-question } and the answer was no. With only one card of the pair, { $card-the }, { $seat } may ask for { $suit }{ clause-within-bounds }
why-bond-ask-suit-may-decline = { $Asker } { $asker-have } asked for { $suit }. { $Seat } may say no, even with { $card-the } in hand.
why-bond-ask-suit-must-decline = { $Asker } { $asker-have } asked for { $suit }. { $Seat } { $seat-do }n’t have the other card of the pair and must say no.
why-bond-ask-suit-holds-other = { $Asker } { $asker-have } asked for { $suit }. { $Seat } { $seat-have } the other card, { $card-the }, and may say yes: then the pair is melded{ clause-within-bounds }
why-bond-ask-suit-other-not-held = When asked for { $suit }, a player may say yes only with the other card of the pair, and { $seat } { $seat-do }n’t have it.
    .beside = Only a player with the other card may say yes.
why-bond-ask-suit-no-partner = Only with four players is there a partner to ask for a suit.
why-bond-ask-suit-trick-under-way = A suit is asked for before the lead, not in the middle of a trick.
why-bond-ask-suit-no-trick-taken = { $Seat } { $seat-have }n’t taken a trick yet and may not ask for a suit.
why-bond-ask-suit-melded-already = A pair has already been melded before this lead, so { $seat } may not ask for a suit.
why-bond-ask-suit-general-first = { $Seat } may ask for a suit only after the answer to the general question, { clause-general-question }, has been no.
why-bond-ask-suit-second-no = { $Seat } { $seat-have } already asked for a suit, and the answer was no. { $Seat } may not ask again before this lead.
why-bond-ask-suit-holds-neither = { $Seat } { $seat-have } neither the king nor the queen of { $suit } and may not ask for that suit.
why-bond-ask-suit-holds-both = { $Seat } { $seat-have } both the king and the queen of { $suit }. A player may ask only for a suit in which they have one of the two, not both.
why-bond-ask-suit-tjog-used = { why-bond-option-one-tjog-tjog-used } There is no suit to ask for.
why-bond-ask-barred-sets-trump = { clause-meld-out }. By agreement nobody may go out by melding, that is, reach 12 points with a meld, so there is nothing to ask for.
why-bond-ask-barred-later-meld = { why-bond-ask-barred-sets-trump }
why-bond-ask-barred-from-eleven =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $score } points, and by agreement nobody may set trump at { $least } points or more, so there is nothing to ask for.
why-turn-verb-suit-answer-due = { $Seat } must first answer the question about { $suit }: yes or no.
why-turn-verb-nothing-to-affirm = Nobody has asked for a suit, so there is nothing to say yes to.
why-turn-verb-yes-to-general = Only a question about a suit can be answered yes. Now { $seat } may meld a pair or say no.

## What an answer obliges to

why-bond-lead-answer-lead-card =
    { $Seat } asked for { $suit }, and { clause-partner-then } said yes. { $Seat } { clause-must } lead { $must-the-or }{ $must-count ->
        [one] , { $seat-who ->
            [you] your
           *[other] one
        } card of the pair.
       *[other] .
    }
why-bond-lead-answer-lead-suit = { $Seat } asked for a tjog, and { clause-partner-then } melded { $suit }, so { $seat } { clause-must } lead { $suit }.
why-bond-lead-answer-answer = { $Seat } melded { $suit } when { clause-partner-then } asked and { clause-must } play { $must-the-or } to this trick.
why-bond-lead-answer-lead-pair =
    { $Seat } melded { $suit } when { clause-partner-then } asked{ $by ->
        [waits] , but could play neither card of the pair when { clause-partner-then } led { $suit }
       *[cannot] , but { clause-partner-then } had no { $suit-one } to lead and said “kan inte”
    }. { $Seat } { clause-must } lead { $must-the-or }.
