### Why a decision is or is not allowed in bondtolva.

## The phases

why-bond-phase1-any =
    In the first six tricks there is no trump and no duty to follow suit: { $seat-who ->
        [you] you may play any card.
       *[other] { $seat } may play any card.
    }
why-bond-draw-due = { why-plocke-draw-due }
why-bond-draw-due-first = { why-plocke-draw-due-first }
why-bond-draw-trick-under-way = { why-plocke-draw-trick-under-way }
why-bond-draw-no-trick-taken = { why-plocke-draw-no-trick-taken }
why-bond-draw-done-already = { why-plocke-draw-done-already }
why-bond-draw-nothing-left = { why-plocke-draw-nothing-left }
why-bond-draw-no-stock = With three or four players there is no stock, so nobody draws.

## Melds

why-bond-meld-holds-pair = { why-tolva-meld-holds-pair }
why-bond-meld-trick-under-way = { why-tolva-meld-trick-under-way }
why-bond-meld-no-trick-taken = { why-tolva-meld-no-trick-taken }
why-bond-meld-pair-not-held = { why-tolva-meld-pair-not-held }
why-bond-meld-after-refill =
    Melds are made before drawing. Now { $seat-who ->
        [you] you must take another trick first, while the stock has cards.
       *[other] { $seat } must take another trick first, while the stock has cards.
    }
why-bond-meld-stock-gone = Melds may only be made while the stock has cards, and now it is empty.
why-bond-meld-many-holds-pair = { why-tolva-meld-holds-pair }
why-bond-meld-many-trick-under-way = { why-tolva-meld-trick-under-way }
why-bond-meld-many-no-trick-taken = { why-tolva-meld-no-trick-taken }
why-bond-meld-many-pair-not-held = { why-tolva-meld-pair-not-held }
why-bond-meld-one-one-an-occasion = { why-tolva-meld-one-one-an-occasion }
why-bond-meld-one-melded-before = { why-tolva-meld-one-melded-before }
why-bond-option-forehand-trump-holds-pair =
    { $seat-who ->
        [you] You are forehand and hold the king and queen of { $suit }, so you may set trump before the first lead: 2 points.
       *[other] { $Seat } is forehand and holds the king and queen of { $suit }, so may set trump before the first lead: 2 points.
    }
why-bond-option-one-tjog-tjog-used = After trump only one meld may be made, and it has been made.
why-bond-option-skane-sets-trump = { why-tolva-score-no-meld-out-sets-trump }
why-bond-option-skane-later-meld = { why-tolva-score-no-meld-out-later-meld }
why-bond-option-gotland-sets-trump = With { $score } points you may not set trump.

## Questions to the partner

why-bond-ask-may-ask =
    { $seat-who ->
        [you] You are in position to meld and may ask your partner: { $meld-code ->
            [trump] “Have you trump?”
           *[other] “Have you { $meld }?”
        }
       *[other] { $Seat } is in position to meld and may ask the partner: { $meld-code ->
            [trump] “Have you trump?”
           *[other] “Have you { $meld }?”
        }
    }
why-bond-ask-may-decline = { why-tolva-ask-may-decline }
why-bond-ask-no-partner = Only with four players is there a partner to ask.
why-bond-ask-trick-under-way = { why-tolva-ask-trick-under-way }
why-bond-ask-no-trick-taken = { why-tolva-ask-no-trick-taken }
why-bond-ask-melded-already =
    A pair has been melded already on this occasion, so { $seat-who ->
        [you] you may not ask your partner.
       *[other] { $seat } may not ask the partner.
    }
why-bond-ask-no-meld-asker-melds = { why-tolva-ask-asker-melds }
why-bond-ask-asked-before =
    { $seat-who ->
        [you] You have asked your partner already: the general question is asked once on an occasion.
       *[other] { $Seat } has asked the partner already: the general question is asked once on an occasion.
    }
why-bond-ask-tjog-used =
    After trump only one meld may be made, and it has been made. { $seat-who ->
        [you] There is nothing to ask your partner about.
       *[other] There is nothing for { $seat } to ask the partner about.
    }
why-bond-ask-suit-may-ask =
    { $seat-who ->
        [you] You were told no but hold just one of the king and queen of { $suit } and may ask for that suit.
       *[other] { $Seat } was told no but holds just one of the king and queen of { $suit } and may ask for that suit.
    }
why-bond-ask-suit-may-decline =
    { $seat-who ->
        [you] You have been asked for { $suit } by { $asker-whom } and may say no.
       *[other] { $Seat } has been asked for { $suit } by { $asker-whom } and may say no.
    }
why-bond-ask-suit-holds-other =
    { $seat-who ->
        [you] You have been asked for { $suit }, hold the other card, { $card-the }, and may say yes: then the pair is melded.
       *[other] { $Seat } has been asked for { $suit }, holds the other card, { $card-the }, and may say yes: then the pair is melded.
    }
why-bond-ask-suit-other-not-held =
    Saying yes to a question about a suit takes the other card of the pair, and { $seat-who ->
        [you] you hold neither the king nor the queen of { $suit }.
       *[other] { $seat } holds neither the king nor the queen of { $suit }.
    }
why-bond-ask-suit-no-partner = Only with four players is there a partner to ask for a suit.
why-bond-ask-suit-trick-under-way = One asks for a suit before leading, not in the middle of a trick.
why-bond-ask-suit-no-trick-taken =
    { $seat-who ->
        [you] You have taken no trick yet and may not ask for a suit.
       *[other] { $Seat } has taken no trick yet and may not ask for a suit.
    }
why-bond-ask-suit-melded-already =
    A pair has been melded already on this occasion, so { $seat-who ->
        [you] you may not ask for a suit.
       *[other] { $seat } may not ask for a suit.
    }
why-bond-ask-suit-general-first = One asks for a suit only when the partner has said no to the general question.
why-bond-ask-suit-second-no =
    { $seat-who ->
        [you] You have been told no to a question about a suit already, and no more may be asked on this occasion.
       *[other] { $Seat } has been told no to a question about a suit already, and no more may be asked on this occasion.
    }
why-bond-ask-suit-holds-neither =
    { $seat-who ->
        [you] You hold neither the king nor the queen of { $suit } and may not ask for that suit.
       *[other] { $Seat } holds neither the king nor the queen of { $suit } and may not ask for that suit.
    }
why-bond-ask-suit-holds-both =
    { $seat-who ->
        [you] You hold both the king and the queen of { $suit } and may only ask for a suit where you lack one of the two.
       *[other] { $Seat } holds both the king and the queen of { $suit } and may only ask for a suit where one of the two is lacking.
    }
why-bond-ask-suit-tjog-used = After trump only one meld may be made, and it has been made. There is no suit to ask for.
why-bond-ask-barred-sets-trump = { why-tolva-ask-score-bars }
why-bond-ask-barred-later-meld = { why-tolva-ask-score-bars }
why-turn-verb-suit-answer-due =
    { $seat-who ->
        [you] You must first answer the question about { $suit }: yes or no.
       *[other] { $Seat } must first answer the question about { $suit }: yes or no.
    }
why-turn-verb-nothing-to-affirm = Nobody has asked for a suit, so there is nothing to say yes to.
why-turn-verb-yes-to-general =
    Yes answers only a question about a suit. Now { $seat-who ->
        [you] you may meld a pair or say no.
       *[other] { $seat } may meld a pair or say no.
    }

## What an answer obliges to

why-bond-lead-answer-lead-card =
    { $seat-who ->
        [you] You asked for { $suit } and were told yes, so you must lead { $must-the-or }.
       *[other] { $Seat } asked for { $suit }, was told yes and must lead { $must-the-or }.
    }
why-bond-lead-answer-lead-suit =
    { $seat-who ->
        [you] You asked, the answer was { $suit }, and you must lead that suit.
       *[other] { $Seat } asked, was answered with { $suit } and must lead that suit.
    }
why-bond-lead-answer-answer =
    { $seat-who ->
        [you] You answered with the king and queen of { $suit } and must play { $must-the-or } to this trick.
       *[other] { $Seat } answered with the king and queen of { $suit } and must play { $must-the-or } to this trick.
    }
why-bond-lead-answer-lead-pair =
    { $seat-who ->
        [you] You answered with the king and queen of { $suit } and must now lead { $must-the-or }.
       *[other] { $Seat } answered with the king and queen of { $suit } and must now lead { $must-the-or }.
    }
