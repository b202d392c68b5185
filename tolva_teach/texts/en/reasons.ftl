### Why a decision is allowed or refused: why-RULE-CASE. Where $seat is the person spoken to, it reads "you".

## The trick rules: in the past where the trick is over and one looks back on it

clause-seat-has =
    { $finished-known ->
        [yes] { $Seat } had
       *[no] { $Seat } { $seat-have }
    }
clause-seat-is =
    { $finished-known ->
        [yes] { $Seat } { $seat-were }
       *[no] { $Seat } { $seat-are }
    }
clause-is =
    { $finished-known ->
        [yes] was
       *[no] is
    }
clause-may =
    { $finished-known ->
        [yes] could
       *[no] may
    }
clause-can =
    { $finished-known ->
        [yes] could
       *[no] can
    }
clause-must =
    { $finished-known ->
        [yes] had to
       *[no] must
    }
clause-will-do =
    { $finished-known ->
        [yes] would do
       *[no] will do
    }

clause-partner-so-far =
    { $finished-known ->
        [yes] { $seat-who ->
            [you] your own partner was
           *[other] { $winner-who ->
                [you] you were
               *[other] { $winner }, { $seat-whose } partner, was
            }
        }
       *[no] { $seat-who ->
            [you] your own partner is
           *[other] { $winner-who ->
                [you] you are
               *[other] { $winner }, { $seat-whose } partner, is
            }
        }
    }

clause-partner-wins =
    { $winner-side ->
        [partner] , even though { clause-partner-so-far } winning
       *[opponent] { "" }
    }

clause-beats =
    { $finished-known ->
        [yes] beat
       *[no] beats
    }

clause-beats-none =
    { $must-count ->
        [one] , which { $finished-known ->
            [yes] didn’t
           *[no] doesn’t
        } beat { $winning-the }
        [2] : neither { clause-beats } { $winning-the }
        [3] : none of them { clause-beats } { $winning-the }
       *[other] : no trump in hand { clause-beats } { $winning-the }
    }

clause-last-card = { clause-seat-has } only one card left.

clause-open =
    { $open-known ->
        [yes] . { reason-open }
       *[no] .
    }

# A reason's last sentence, where it tells of cards on the table: in a list of reasons it is told once.
reason-open =
    { $Open-the } { $open-count ->
        [one] { clause-is } a table card and { $finished-known ->
            [yes] counted
           *[no] counts
        } just like one
       *[other] { $finished-known ->
            [yes] were table cards and counted
           *[no] are table cards and count
        } just like those
    } in hand.

why-trick-lead-any = { clause-seat-is } on lead and { clause-may } play any card.
why-trick-lead-one-card = { clause-last-card }
why-trick-follow-holds-led =
    { $beating ->
        [some] { clause-seat-has } { $led-a } and { clause-must } follow suit with a card that { clause-beats } { $winning-rank-the }: { $must-the-or }
       *[other] { clause-seat-has } { $led-a } and { clause-must } follow suit: only { $must-count ->
            [one] { $must-the }
            [2] { $must-the-or }
            [3] { $must-the-or }
           *[other] { $led }
        } { clause-may } be played
    }{ clause-open }
    .beside = A player with { $led-a } { clause-must } follow suit.
why-trick-follow-follows =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { clause-seat-has } only one { $led-one }, { $must-rank-the }, and { clause-must } follow suit
            [2] { clause-seat-has } no { $led-one } that { clause-beats } { $winning-rank-the } but { clause-must } follow suit, so either { $led-one } { clause-will-do }
           *[other] { clause-seat-has } no { $led-one } that { clause-beats } { $winning-rank-the } but { clause-must } follow suit, so any { $led-one } { clause-will-do }
        }{ clause-open }
    }
why-trick-follow-trumped =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { clause-seat-has } only one { $led-one }, { $must-rank-the }, and { clause-must } follow suit
            [2] { $Seat } { clause-must } follow suit, with either { $led-one }: the trick { clause-is } already trumped, and no { $led-one } { clause-can } win it
           *[other] { $Seat } { clause-must } follow suit, with any { $led-one }: the trick { clause-is } already trumped, and no { $led-one } { clause-can } win it
        }.
    }
why-trick-trump-holds-trump =
    { clause-seat-has } no { $led }{ $seat-who ->
        [you] , and { $trump } { $finished-known ->
            [yes] were
           *[no] are
        } trumps, so you
       *[other] { " " }and, with { $trump } as trumps,
    } { clause-must } { $beating ->
        [some] overtrump { $winning-the } with { $must-the-or }
       *[other] { $beating ->
            [none] undertrump
           *[other] trump
        } with { $must-count ->
            [one] { $must-the }
            [2] { $must-the-or }
            [3] { $must-the-or }
           *[other] { $seat-who ->
                [you] one
               *[other] { $trump-a }
            }
        }
    }{ $beating ->
        [none] { clause-beats-none }
       *[other] { clause-partner-wins }
    }{ clause-open }
    .beside = A player with no { $led } must trump.
why-trick-trump-undertrumps =
    { $count ->
        [one] { clause-last-card }
       *[other] { clause-seat-has } no { $led } and { $must-count ->
            [one] { clause-must } undertrump with the only trump in hand, { $must-the }{ clause-beats-none }
            [2] no trump that { clause-beats } { $winning-the }, but { clause-must } play a trump: either trump { clause-will-do }
           *[other] no trump that { clause-beats } { $winning-the }, but { clause-must } play a trump: any trump { clause-will-do }
        }.
    }
why-trick-overtake-must-beat =
    { $Seat } { clause-can } beat { $winning-rank-the } with { $must-the-or } and { clause-must } head the trick{ clause-partner-wins }{ clause-open }
    .beside = Too low to beat { $winning-rank-the }.
why-trick-overtake-must-overtrump = { clause-seat-has } no { $led } and { clause-must } overtrump { $winning-the } with { $must-the-or }{ clause-partner-wins }.
    .beside = Too low to beat { $winning-the }.
why-trick-overtake-beats =
    { $count ->
        [one] { clause-last-card }
       *[other] { $beating ->
            [all] { $must-count ->
                [one] { clause-seat-has } only one { $led-one }, { $must-rank-the }, and { clause-must } beat { $winning-rank-the } with it{ clause-partner-wins }
                [2] { $Seat } { clause-must } beat { $winning-rank-the }{ clause-partner-wins }: either { $led-one } { clause-will-do }
               *[other] { $Seat } { clause-must } beat { $winning-rank-the }{ clause-partner-wins }: any { $led-one } { clause-will-do }
            }
           *[other] { $must-count ->
                [one] { $Must-rank-the } { clause-is } { $seat-whose } only { $led-one } that { clause-beats } { $winning-rank-the }, and { clause-must } be played{ clause-partner-wins }
               *[other] { $Seat } { clause-must } head the trick with { $must-the-or }{ clause-partner-wins }
            }
        }{ clause-open }
    }
why-trick-overtake-trumps =
    { $count ->
        [one] { clause-last-card }
       *[other] { clause-seat-has } no { $led } and { $must-count ->
            [one] only one trump, { $must-the }, and { clause-must } trump with it{ clause-partner-wins }
           *[other] { clause-must } trump{ clause-partner-wins }. Nobody { $finished-known ->
                [yes] had trumped yet
               *[no] has trumped yet
            }, so { $must-count ->
                [2] either trump
               *[other] any trump
            } { clause-will-do }
        }{ clause-open }
    }
why-trick-overtake-overtrumps =
    { $count ->
        [one] { clause-last-card }
       *[other] { clause-seat-has } no { $led } and { $beating ->
            [all] { $must-count ->
                [one] only one trump, { $must-the }, and { clause-must } overtrump { $winning-the } with it{ clause-partner-wins }
               *[other] { clause-must } overtrump { $winning-the } with { $must-the-or }{ clause-partner-wins }
            }
           *[other] { $must-count ->
                [one] { clause-must } overtrump { $winning-the }{ clause-partner-wins }: the only trump high enough { clause-is } { $must-the }
               *[other] { clause-must } overtrump { $winning-the } with { $must-the-or }{ clause-partner-wins }
            }
        }.
    }
why-trick-discard-no-trump-set =
    { $count ->
        [one] { clause-last-card }
       *[other] { $source-known ->
            [yes] { clause-seat-has } no { $led } among the table cards{ $seat-who ->
                [you] , and there { $finished-known ->
                    [yes] were
                   *[no] are
                } no trumps, so you
               *[other] { " " }and, with no trumps,
            } { clause-may } discard any table card: the first trick { $finished-known ->
                [yes] was
               *[no] is
            } played from the table.
           *[no] { clause-seat-has } no { $led }{ $seat-who ->
                [you] , and there { $finished-known ->
                    [yes] were
                   *[no] are
                } no trumps, so you
               *[other] { " " }and, with no trumps,
            } { clause-may } discard any card.
        }
    }
why-trick-discard-void-both =
    { $count ->
        [one] { clause-last-card }
       *[other] { $led-is ->
            [trump] { clause-seat-has } no { $led }, the trump suit, and { clause-may } discard any card.
           *[plain] { clause-seat-has } neither { $led } nor trumps ({ $trump }) and { clause-may } discard any card.
        }
    }

## Melds

clause-meld-out =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $score } points, and { $points ->
        [one] a meld after the trump meld scores
       *[other] setting trump scores
    } { $points }: { $score } + { $points } = { $total }

clause-holds-pair =
    { $Seat } { $taker-known ->
        [yes] took the trick and hold{ $seat-s }
       *[no] { $seat-have }
    } the king and queen of { $suit }, { $seat-who ->
        [you] so you may
       *[other] and may
    } { $meld-code ->
        [trump] set trump: 2 points
       *[other] meld “{ $meld } in { $suit }”: 1 point
    }

why-tolva-meld-holds-pair = { clause-holds-pair }{ clause-open }
why-tolva-meld-trick-under-way = A pair is melded before the lead, not in the middle of a trick.
why-tolva-meld-no-trick-taken = { $Seat } { $seat-have }n’t taken a trick yet: forehand may not meld before the first lead.
clause-pair-needed =
    { $seat-who ->
        [you] To meld { $suit } you need both the king and the queen
       *[other] To meld { $suit } a player needs both the king and the queen
    }
clause-pair-missing =
    { $cards-count ->
        [one] { $seat } { $seat-do }n’t have { $cards-rank-the }
       *[other] { $seat } { $seat-have } neither
    }

clause-forehand-waits =
    { $forehand-known ->
        [yes] . Also, forehand may not meld before the first lead.
       *[no] .
    }

why-tolva-meld-pair-not-held = { clause-pair-needed }, and { clause-pair-missing }{ clause-forehand-waits }
    .beside = { $Seat } { $seat-do }n’t have { $cards-the-or }.
why-tolva-meld-three-too-few-cards =
    { $Seat } { $seat-have } only { $count ->
        [one] one card left, and it takes at least three to meld.
       *[other] two cards left, and it takes at least three to meld.
    }
why-tolva-meld-one-one-an-occasion = { $Seat } { $seat-have } already melded and must take another trick before the next meld: one meld at a time.
why-tolva-meld-one-melded-before = The king and queen of { $suit } have already been melded, and a pair is melded only once.
why-tolva-score-no-meld-out-sets-trump = { clause-meld-out }. Nobody may go out by melding, that is, reach 12 points with a meld.
why-tolva-score-no-meld-out-later-meld = { why-tolva-score-no-meld-out-sets-trump }

## Asking the partner

# Whoever speaks of your partner's partner speaks of you.
clause-partner-then = { $seat-partner }
clause-partner-asked = { $seat-partner-whom }

clause-may-ask = { $Seat } took the trick and may ask { clause-partner-asked } instead of melding

why-tolva-ask-may-ask = { clause-may-ask }.
why-tolva-ask-may-decline = { $Asker } { $asker-have } asked. { $Seat } may say no, even with a pair to meld.
why-tolva-ask-must-decline = { $Asker } { $asker-have } asked. { $Seat } { $seat-have } no pair to meld and must say no.
why-tolva-ask-asker-melds = { $Seat } { $seat-have } asked { clause-partner-asked } and may not meld before this lead.
why-tolva-ask-gubbe-running = { $Announcer } { $announcer-have } announced a gubbe. Nobody may meld now, so there is nothing to ask for.
why-tolva-ask-trick-under-way = A partner is asked before the lead, not in the middle of a trick.
why-tolva-ask-no-trick-taken = { $Seat } { $seat-have }n’t taken a trick yet and may not ask { clause-partner-asked }.
why-tolva-ask-asked-before = { $Seat } { $seat-have } already asked { clause-partner-asked } and may not ask again before taking another trick.
why-tolva-ask-melded-already = { $Seat } { $seat-have } already melded before this lead and may not ask { clause-partner-asked } as well.
why-tolva-ask-too-few-cards =
    { $Seat } { $seat-have } only { $count ->
        [one] one card left, and it takes at least three to ask.
       *[other] two cards left, and it takes at least three to ask.
    }
why-tolva-ask-score-bars = { clause-meld-out }. Nobody may go out by melding, that is, reach 12 points with a meld, so there is nothing to ask for.

## Gubbar

why-tolva-half-may-announce =
    { $Seat } { $seat-are } about to lead for the first time in this deal. { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $most } points or fewer, and there are no trumps yet. A half gubbe may be announced, for tricks { $trick-known ->
        [yes] { $trick }–{ $last }: trick { $trick }, the one just taken, counts.
       *[no] 1–6.
    }
why-tolva-half-trick-under-way = A half gubbe is announced before the lead, not in the middle of a trick.
why-tolva-half-been-in-before = { $Seat } { $seat-have } already led in this deal, and a half gubbe must be announced before a player’s first lead.
why-tolva-half-too-few-tricks = A half gubbe is six tricks in a row, but even with the one that { $seat } { $seat-have } just taken there are only { $count-word } left.
why-tolva-half-trumpless-trump-set = There is already a trump suit, and a half gubbe is played without trumps.
why-tolva-half-trumpless-no-melds = { $Announcer } { $announcer-have } announced a half gubbe, so nobody may meld.
why-tolva-half-limit-score-too-high =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $score ->
        [one] 1 point
       *[other] { $score } points
    }, and a half gubbe scores { $points }: { $score } + { $points } = { $total }. A half gubbe may not win the match, so it may be announced only with { $most } points or fewer.
why-tolva-whole-forehand-announces = { $Seat } { $seat-are } forehand and may announce a whole gubbe before the first lead.
why-tolva-whole-may-announce =
    { $Seat } took the first trick{ $seat-who ->
        [you] , and there are no trumps yet, so you
       *[other] { " " }and, with no trumps yet,
    } may announce a whole gubbe before the lead to the second.
why-tolva-whole-trick-under-way = A whole gubbe is announced before the lead, not in the middle of a trick.
why-tolva-whole-trump-set = There is already a trump suit, and a whole gubbe is played without trumps.
why-tolva-whole-was-forehand = { $Seat } { $seat-were } forehand, and forehand may announce a whole gubbe only before the first lead.
why-tolva-whole-too-late = It’s too late: a whole gubbe must be announced before the lead to the second trick.
why-tolva-whole-no-melds = { $Announcer } { $announcer-have } announced a whole gubbe, so nobody may meld.
why-tolva-gubbe-one-half-running = { $Announcer } { $announcer-have } already announced a half gubbe, and there is only one gubbe in a deal.
why-tolva-gubbe-one-whole-running = { $Announcer } { $announcer-have } already announced a whole gubbe, and there is only one gubbe in a deal.

## Whose turn it is, and what the moment offers

why-turn-order-not-yours = It’s { $actors-whose } turn, not { $seat-who ->
        [you] yours.
       *[other] { $seat-whose }.
    }
why-turn-order-deal-over = The deal is over: there is nothing left to decide.
why-turn-order-no-such-seat = There is no such seat: there are { $count } seats, numbered from 0.
why-turn-verb-another-game = That can’t be done in this game.
why-turn-verb-answer-due = { $Seat } must answer the question first: meld a pair or say no.
why-turn-verb-nothing-asked = Nobody has asked, so there is nothing to say no to.
why-card-not-held-not-in-hand = { $Seat } { $seat-do }n’t have { $card-the } in hand.
