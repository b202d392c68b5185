### Playing oneself: the table, the coach and the look back.

play-kept-damaged = What was kept of the match cannot be read, so the deal begins anew. It has been set aside: press “Something wrong?” if you want to send it.
play-bad-seat = The seat in the link, “{ $said }”, does not exist. You have the first.
play-bad-dealer = The dealer in the link, “{ $said }”, does not exist. The deal’s number decides who deals.

## Whom one plays with, and how

play-you = You
play-title = { $game }, deal { $deal }
play-title-tolp = { $game }, round { $deal }
play-practice = Practice: something has been taken back.
play-choose-coach = The coach
play-coach-silent = Objects only
play-coach-reminds = Reminds
play-coach-shows = Shows what you may do
play-coach-advises = Advises
play-choose-pace = The others play
play-pace-slow = Slowly
play-pace-normal = Normally
play-pace-quick = Quickly
play-pace-tap = When I press
play-choose-known = Show what one can know
play-seat = Your seat
play-seat-number = Seat { $number }
play-dealer = Deals first
play-dealer-drawn = Drawn by lot
play-another = New match
play-link-help = Whoever opens the link plays the same deal from its beginning.

## The row below the table

pace-group = Play
pace-undo = Undo
pace-keys-on = Space or right arrow
pace-keys-on-does = Go on, when no card has the focus
pace-keys-undo = Ctrl and Z
pace-keys-undo-does = Undo your last decision
play-on = Go on
play-on-deal = Next deal
play-on-deal-tolp = Next round
play-on-match = New match
play-not-your-turn = Wait: it is { $who } turn.
play-not-now = Wait until what happened has been shown. Press Go on if you would rather not wait.
play-not-after-end = The deal is over. Press { $next }.
play-not-offered = That cannot be chosen now.
play-undone = Your last decision has been taken back.

## What is said

play-now = Now
play-happened = What happened
play-known = What one can know
play-known-nothing = None of the others has given anything away for certain yet.
play-objection = { $who } objects: { $why }
play-no-word = no
play-may = allowed
play-advice = Advice: { $do }. { $why }
play-advised = tip
play-remind = If you do not do it now, the chance is gone. Choose once more if you want to go on all the same.
play-tries =
    { $count ->
        [one] One forbidden try in this deal.
       *[other] { $count } forbidden tries in this deal.
    }
play-tries-tolp =
    { $count ->
        [one] One forbidden try in this round.
       *[other] { $count } forbidden tries in this round.
    }

## The look back

play-look-back = Looking back
play-look-nothing = No forbidden tries, and no chance missed.
play-look-forbidden = Forbidden
play-look-missed = Missed
play-look-tried = You tried: { $did } { $why }
play-same-deal = Play this deal yourself
play-look-all = See the whole deal step by step

play-turn-any = Your turn.
play-turn-trick = Your turn: play a card.
play-turn-trick-bordstolva =
    { $source ->
        [table] Your turn: play one of your face-up table cards. The hand is taken up after the trick.
       *[hand-and-table] Your turn: play a card from your hand, or a face-up table card.
    }
play-turn-before-trick = You are on lead: lead a card, or say something first.
play-turn-before-trick-bordstolva =
    { $source ->
        [table] You are on lead: lead one of your face-up table cards, or say something first.
       *[hand-and-table] You are on lead: lead from your hand or the table, or say something first.
    }
play-turn-before-trick-silent = You are on lead: lead a card.
play-turn-before-draw = You took the trick: draw from the stock. If you have anything to meld, do it first.
play-turn-before-turn = You took the trick: turn cards up. If you have anything to meld, do it first.
play-turn-answer = You have been asked: answer.
play-turn-exchange = You have given cards: ask for a rank, take what you have asked for if it is there, or say “high”.
play-turn-exchange-silent = You give first: choose what you give away.
play-turn-start = You begin the round: play the first card.
play-turn-lead = You lead: choose one or more cards, and play them.
play-turn-after-lay = Your turn: play something, or pass.
play-turn-turn = Your turn: take the pile’s top card, draw from the stock, or knock.
play-turn-last-turn = { $Knocker } { $knocker-have } knocked, so this is your last turn: take the pile’s top card, or draw from the stock while it lasts.
play-turn-discard = You have one card too many: discard one.
