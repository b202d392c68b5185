### Why a decision is allowed or refused: why-RULE-CASE. Where $seat is the person spoken to, it reads "you".

## The trick rules

clause-overtake =
    { $winner-side ->
        [partner] , even against { $seat-who ->
            [you] your own partner
           *[other] a partner
        }
       *[opponent] { "" }
    }

clause-partner-wins =
    { $winner-side ->
        [partner] , even though { $seat-who ->
            [you] your own partner
           *[other] the partner
        } is winning the trick
       *[opponent] { "" }
    }

why-trick-lead-any =
    { $seat-who ->
        [you] You lead, so you may play any card.
       *[other] { $Seat } leads and may play any card.
    }
why-trick-follow-holds-led =
    { $seat-who ->
        [you] You hold { $led-a } and must follow suit.
       *[other] { $Seat } holds { $led-a } and must follow suit.
    }
why-trick-follow-follows =
    { $must-count ->
        [one] { $Seat } must follow suit and { $seat-who ->
            [you] have
           *[other] has
        } only one { $led-one }, { $must-rank-the }.
       *[other] { $Seat } must follow suit. None of { $seat-whose } { $led } beats { $winning-rank-the }, so any of them will do.
    }
why-trick-follow-trumped =
    { $must-count ->
        [one] { $Seat } must follow suit and { $seat-who ->
            [you] have
           *[other] has
        } only one { $led-one }, { $must-rank-the }.
       *[other] { $Seat } must follow suit. The trick has already been trumped, so any { $led-one } will do.
    }
why-trick-trump-holds-trump =
    { $seat-who ->
        [you] You have no { $led } but you do have a trump, so you must trump{ clause-partner-wins }.
       *[other] { $Seat } has no { $led } but does have a trump, and so must trump{ clause-partner-wins }.
    }
why-trick-trump-undertrumps =
    { $seat-who ->
        [you] You have no { $led } and
       *[other] { $Seat } has no { $led } and
    } must play { $must-count ->
        [one] the only trump in hand, though it does not beat { $winning-the }.
       *[other] a trump. None of them beats { $winning-the }, so any trump will do.
    }
why-trick-overtake-must-beat =
    { $must-count ->
        [one] { $Seat-whose } { $must } beats { $winning-rank-the }, so { $seat } must overtake with it{ clause-overtake }.
       *[other] { $Seat } can beat { $winning-rank-the } with { $must-the-or } and must overtake{ clause-overtake }.
    }
why-trick-overtake-must-overtrump =
    { $must-count ->
        [one] { $Seat-whose } { $must } beats { $winning-the }, so { $seat } must overtrump with it{ clause-overtake }.
       *[other] { $Seat } can beat { $winning-the } with { $must-the-or } and must overtrump{ clause-overtake }.
    }
why-trick-overtake-beats =
    { $must-count ->
        [one] { $Seat } must overtake{ clause-overtake }, and only { $must-the } beats { $winning-rank-the }.
       *[other] { $Seat } must overtake { $winning-rank-the } with { $must-the-or }{ clause-overtake }.
    }
why-trick-overtake-trumps =
    { $seat-who ->
        [you] You have no { $led } and
       *[other] { $Seat } has no { $led } and
    } must overtake with { $must-count ->
        [one] the only trump in hand, { $must-the }{ clause-overtake }.
       *[other] a trump{ clause-overtake }. Any trump will do.
    }
why-trick-overtake-overtrumps =
    { $seat-who ->
        [you] You have no { $led } and
       *[other] { $Seat } has no { $led } and
    } must overtrump { $winning-the } with { $must-the-or }{ clause-overtake }.
why-trick-discard-no-trump-set =
    { $seat-who ->
        [you] You have no { $led }, and no trump is set, so you may throw off any card.
       *[other] { $Seat } has no { $led }, and no trump is set, so any card may be thrown off.
    }
why-trick-discard-void-both =
    { $led-is ->
        [trump] { $seat-who ->
            [you] You have no trump, so you may throw off any card.
           *[other] { $Seat } has no trump and may throw off any card.
        }
       *[plain] { $seat-who ->
            [you] You have neither { $led } nor trumps, so you may throw off any card.
           *[other] { $Seat } has neither { $led } nor trumps and may throw off any card.
        }
    }

## Melds

why-tolva-meld-holds-pair =
    { $seat-who ->
        [you] You hold
       *[other] { $Seat } holds
    } the king and queen of { $suit } and may { $meld-code ->
        [trump] set trump: 2 points.
       *[other] meld “{ $meld } in { $suit }”: 1 point.
    }
why-tolva-meld-trick-under-way = Melds are made before leading, not in the middle of a trick.
why-tolva-meld-no-trick-taken =
    { $seat-who ->
        [you] You have taken no trick yet: forehand may not meld before the first lead.
       *[other] { $Seat } has taken no trick yet: forehand may not meld before the first lead.
    }
why-tolva-meld-pair-not-held =
    A meld in { $suit } takes both king and queen in hand, but { $seat-who ->
        [you] you do not have { $cards-the-or }.
       *[other] { $seat } does not have { $cards-the-or }.
    }
why-tolva-meld-three-too-few-cards =
    { $seat-who ->
        [you] You have
       *[other] { $Seat } has
    } only { $count ->
        [one] one card left, and melding takes at least three.
       *[other] two cards left, and melding takes at least three.
    }
why-tolva-meld-one-one-an-occasion =
    { $seat-who ->
        [you] You have melded already
       *[other] { $Seat } has melded already
    } and must take another trick before the next: one meld at a time.
why-tolva-meld-one-melded-before = The king and queen of { $suit } have been melded already, and a pair is melded only once.
why-tolva-score-no-meld-out-sets-trump = With { $score } points you may not set trump: nobody may go out by a meld.
why-tolva-score-no-meld-out-later-meld = With { $score } points you may not meld: nobody may go out by a meld.

## Asking the partner

why-tolva-ask-may-ask =
    { $seat-who ->
        [you] You are in position to meld and may ask your partner instead.
       *[other] { $Seat } is in position to meld and may ask the partner instead.
    }
why-tolva-ask-may-decline =
    { $seat-who ->
        [you] You have been asked by { $asker-whom } and may say no, even holding a pair.
       *[other] { $Seat } has been asked by { $asker-whom } and may say no, even holding a pair.
    }
why-tolva-ask-asker-melds =
    { $seat-who ->
        [you] You have asked your partner and may not meld yourself until you are next in.
       *[other] { $Seat } has asked the partner and may not meld until next in.
    }
why-tolva-ask-gubbe-running =
    { $announcer-who ->
        [you] You have announced a gubbe
       *[other] { $Announcer } has announced a gubbe
    }, so nobody may meld and there is nothing to ask the partner for.
why-tolva-ask-trick-under-way = You ask your partner before leading, not in the middle of a trick.
why-tolva-ask-no-trick-taken =
    { $seat-who ->
        [you] You have taken no trick yet and may neither meld nor ask your partner.
       *[other] { $Seat } has taken no trick yet and may neither meld nor ask the partner.
    }
why-tolva-ask-asked-before =
    { $seat-who ->
        [you] You have asked your partner already, and there is one question on each occasion.
       *[other] { $Seat } has asked the partner already, and there is one question on each occasion.
    }
why-tolva-ask-melded-already =
    { $seat-who ->
        [you] You have melded already this time, so you may not ask your partner as well.
       *[other] { $Seat } has melded already this time and may not ask the partner as well.
    }
why-tolva-ask-too-few-cards =
    { $seat-who ->
        [you] You have
       *[other] { $Seat } has
    } only { $count ->
        [one] one card left. Asking the partner takes at least three.
       *[other] two cards left. Asking the partner takes at least three.
    }
why-tolva-ask-score-bars =
    { $points ->
        [one] With { $score } points neither partner may meld, so there is nothing to ask for.
       *[other] With { $score } points neither partner may set trump, so there is nothing to ask for.
    }

## Gubbar

why-tolva-half-may-announce =
    { $seat-who ->
        [you] You are in for the first time in this deal and may announce half gubbe.
       *[other] { $Seat } is in for the first time in this deal and may announce half gubbe.
    }
why-tolva-half-trick-under-way = Half gubbe is announced before leading, not in the middle of a trick.
why-tolva-half-been-in-before =
    { $seat-who ->
        [you] You have been in before in this deal, and half gubbe may only be announced the first time.
       *[other] { $Seat } has been in before in this deal, and half gubbe may only be announced the first time.
    }
why-tolva-half-too-few-tricks = Half gubbe takes six tricks, but counting the one just taken there are only { $count } left.
why-tolva-half-trumpless-trump-set = Trump has been set, and half gubbe is played without trump.
why-tolva-half-trumpless-no-melds =
    { $announcer-who ->
        [you] You have announced half gubbe, so nobody may meld.
       *[other] { $Announcer } has announced half gubbe, so nobody may meld.
    }
why-tolva-half-limit-score-too-high = With { $score } points you may not announce half gubbe: { $points } is the most you may have, since nobody may go out with it.
why-tolva-whole-may-announce =
    { $seat-who ->
        [you] You are in and may announce whole gubbe, since nobody has led to the second trick yet.
       *[other] { $Seat } is in and may announce whole gubbe, since nobody has led to the second trick yet.
    }
why-tolva-whole-trick-under-way = Whole gubbe is announced before leading, not in the middle of a trick.
why-tolva-whole-trump-set = Trump has been set, and whole gubbe is played without trump.
why-tolva-whole-was-forehand =
    { $seat-who ->
        [you] You were forehand, and forehand announces whole gubbe before the first lead or not at all.
       *[other] { $Seat } was forehand, and forehand announces whole gubbe before the first lead or not at all.
    }
why-tolva-whole-too-late = Whole gubbe must be announced before the lead to the second trick.
why-tolva-whole-no-melds =
    { $announcer-who ->
        [you] You have announced whole gubbe, so nobody may meld.
       *[other] { $Announcer } has announced whole gubbe, so nobody may meld.
    }
why-tolva-gubbe-one-half-running =
    { $announcer-who ->
        [you] You have announced half gubbe already
       *[other] { $Announcer } has announced half gubbe already
    }, and there is at most one gubbe a deal.
why-tolva-gubbe-one-whole-running =
    { $announcer-who ->
        [you] You have announced whole gubbe already
       *[other] { $Announcer } has announced whole gubbe already
    }, and there is at most one gubbe a deal.

## Whose turn it is, and what the moment offers

why-turn-order-not-yours = It is { $actors-whose } turn, not { $seat-who ->
        [you] yours.
       *[other] { $seat-whose }.
    }
why-turn-order-deal-over = The deal is over: there is nothing left to decide.
why-turn-order-no-such-seat = There is no such seat: there are { $count }, counted from 0.
why-turn-verb-another-game = That cannot be done in this game.
why-turn-verb-answer-due = { $Seat } must answer the question first: meld a pair or say no.
why-turn-verb-nothing-asked = Nobody has asked, so there is nothing to say no to.
why-card-not-held-not-in-hand =
    { $seat-who ->
        [you] You do not have { $card-the } in hand.
       *[other] { $Seat } does not have { $card-the } in hand.
    }
