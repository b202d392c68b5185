### Playing oneself: the table, the coach and the look back.

play-set-aside-damaged = A saved match can’t be continued, so it has been set aside. You will find it among your saved matches, where you can save it as a file or throw it away.
play-set-aside-version = A saved match comes from another version of the program, so it has been set aside. You will find it among your saved matches, where you can save it as a file or throw it away.
play-set-aside-no-game = A saved match belongs to a game that isn’t installed here, so it has been set aside. It can be continued when the game is back; meanwhile you will find it among your saved matches, where you can save it as a file or throw it away.
play-kept-on = You are continuing the match where you left off.
play-from-record = The cards of this deal were set beforehand. You sit in seat { $seat }.
play-from-wish = The deal was chosen to fit this description: “{ $wish }”. You sit in seat { $seat }.
play-broken-link = The deal in the link can’t be played.
play-bad-seat = The seat in the link, “{ $said }”, doesn’t exist. In a link the seats are numbered 0 to { $last }. You have the first.
play-bad-dealer = The dealer in the link, “{ $said }”, doesn’t exist. In a link the seats are numbered 0 to { $last }. The deal’s number decides who deals.
play-bad-others = The players in the link, “{ $said }”, don’t exist. The choices are { $known }. The others are beginners.

## What a match begins with: the aim of the game

play-aim-tolva = You score for melding a king and queen of one suit, for the most card points in your tricks, and for the last trick. The match is to 12 points.
play-aim-plocketolva = { play-aim-tolva }
play-aim-bordstolva = { play-aim-tolva }
play-aim-bondtolva = You score for melding a king and queen of one suit, for the most aces and tens in your tricks, and for the last trick. The match is to 12 points.
play-aim-tolp = Get rid of your cards: the first one out is king, and the last one left is tölp.
play-aim-trettioett = Collect cards of one suit, up to 31. The lowest hand loses a life: knock when you think yours isn’t the lowest.

## Whom one plays with, and how

play-you = You
play-title = { $game }, deal { $deal }
play-title-tolp = { $game }, round { $deal }
play-practice = Practice: something has been taken back.
play-choose-coach = The coach
play-coach-silent = Only when I go wrong
play-coach-reminds = Reminds
play-coach-shows = Shows what you may do
play-coach-advises = Advises
play-choose-pace = The others play
play-pace-slow = Slowly
play-pace-normal = Normally
play-pace-quick = Quickly
play-pace-tap = When I press
play-choose-known = Show what can be known
play-choose-forced = Take forced steps for me
play-choose-sounds = Sounds
play-more = More choices
play-others = The others are
play-others-beginner = Beginners: weak players who don’t think ahead
play-others-club = Club players: strong players who think ahead
play-seat = Your seat
play-seat-number = Seat { $number }
play-dealer = Deals first
play-dealer-drawn = Drawn by lot
play-another = New match
play-change = Change a copy of the deal
play-link-help = Whoever opens the link plays the same deal from its beginning.

## The row below the table

pace-group = Play
pace-undo = Undo
pace-beside = Settings
pace-keys-on = Space or right arrow
pace-keys-on-does = Go on, when no card has the focus
pace-keys-undo = Ctrl and Z
pace-keys-undo-does = Undo your last decision
play-no-choice = There is only one thing to do here: { $do }. “{ $on }” does it too.
play-no-choice-always = With “{ $choice }” under “{ $more }” such steps are taken for you.
play-on = Go on
play-on-deal = Next deal
play-on-deal-tolp = Next round
play-on-match = New match
play-not-your-turn = Wait: it’s { $seat-whose } turn.
play-not-now = Wait until everything that happened has been shown, or press Go on to skip ahead.
play-not-after-end = The deal is over. Press { $next }.
play-not-offered = That can’t be chosen now.
play-undone = Your last decision has been taken back.

## What is said

play-now = Now
play-happened = What happened
play-known = What can be known
play-known-nothing = Nothing is known for certain yet about the other hands.
play-objection = { $who } objects: { $why }
play-no-word = no
play-may = allowed
play-advice = Advice: { $do }. { $why }
play-would-advise = The coach would have said: { $do }. { $why }
play-as-advised =
    { $unseen ->
        [yes] The coach would have said the same: you couldn’t have known better. Only now, with all the cards face up, can it be seen. { $told }
       *[no] The coach would have said the same. { $told }
    }
play-advice-lesson = More on this in the lesson { $lesson }
play-advised = tip
play-remind-gone = Do it now, or the chance is gone for this deal.
play-remind-later = If you don’t do it now, your next chance comes after another trick at the earliest, if at all.
play-remind-again = Choose it again if you still want to go on.
play-commit-half =
    Half gubbe: { $alone ->
        [yes] you take
       *[no] your side takes
    } six tricks in a row, counting from the { $taken ->
        [yes] one just taken
       *[no] first
    }, with at least 60 card points. No trumps, no melds. It scores 6 points, or costs 6.
play-commit-whole =
    Whole gubbe: { $alone ->
        [yes] you take
       *[no] your side takes
    } every trick of the deal. No trumps, no melds. It scores 12 points, or costs 12.
play-commit-odds =
    { $kept ->
        [0] The coach advises against it: of { $tried } ways the cards could lie, it was made in none.
       *[other] Of { $tried } ways the cards could lie, it was made in { $kept }.
    }
play-commit-again = Choose it again to announce it.
play-commit-mark = choose it again to announce it
play-risk-knock =
    The coach advises against it: if you knock now you lose { $last ->
        [1] your last life
       *[other] a life
    } in { $lost } of { $tried } possible deals, against { $instead } if you go on.
play-risk-knock-again = Knock again if you still want to.
play-risk-mark = choose it again if you still want to
play-tries =
    { $count ->
        [one] One illegal attempt in this deal.
       *[other] { $count-word } illegal attempts in this deal.
    }
play-tries-tolp =
    { $count ->
        [one] One illegal attempt in this round.
       *[other] { $count-word } illegal attempts in this round.
    }

## The look back

play-look-back = Looking back on the deal
play-look-back-tolp = Looking back on the round
play-look-nothing = You tried nothing illegal and missed no chance.
play-look-on = The last plays are being worked out …
play-look-done =
    { $count ->
        [0] Your play has been reviewed: nothing to look at.
        [one] Your play has been reviewed: one moment to look at.
       *[other] Your play has been reviewed: { $count-word } moments to look at.
    }
play-look-open = What the others could have done is worked out with all the hands face up. Nobody at the table could see that.
play-look-forbidden = Illegal
play-look-broken = Announced, but failed
play-look-missed = Missed
play-look-gave = Points given away
play-look-unadvised = The advice was different
play-look-as-advised = As the coach would
play-look-kept = Done right
play-look-tried =
    { $times ->
        [one] You tried: { $did } { $why }
       *[other] You tried { $times-word } times: { $did } { $why }
    }
play-same-deal = Play this deal yourself
play-look-all = See the whole deal step by step
play-look-all-tolp = See the whole round step by step
play-look-deals = The score after each deal
play-look-deals-tolp = The score after each round
play-look-deal = Deal { $deal }
play-look-deal-tolp = Round { $deal }

play-turn-any = Your turn.
play-turn-trick = Your turn: play a card.
play-turn-trick-bordstolva =
    { $source ->
        [table] Your turn: play one of your face-up table cards. You take up your hand after the trick.
       *[hand-and-table] Your turn: play a card from your hand, or a face-up table card.
    }
clause-say-first =
    { $allowed_verbs ->
        [meld-play] meld
        [ask-play] ask
        [ask-meld-play] meld or ask
        [ask-half-meld-play] meld, ask or announce a gubbe
        [ask-half-meld-play-whole] meld, ask or announce a gubbe
        [half-meld-play] meld or announce a gubbe
        [half-meld-play-whole] meld or announce a gubbe
       *[half-play-whole] announce a gubbe
    }
play-turn-before-trick = You are on lead: lead a card, or first { clause-say-first }.
play-turn-before-trick-bordstolva =
    { $source ->
        [table] You are on lead: lead one of your face-up table cards, or first { clause-say-first }.
       *[hand-and-table] You are on lead: lead from your hand or the table, or first { clause-say-first }.
    }
play-turn-before-trick-closed-bondtolva =
    { $melding ->
        [no-stock] You are on lead: lead a card. The stock is used up, so nobody may meld any more.
        [before-draw] You are on lead: lead a card. You may meld once you have taken a trick, before you draw.
       *[open] You are on lead: lead a card.
    }
play-turn-before-trick-closed-bordstolva =
    { $source ->
        [table] You are on lead: lead one of your face-up table cards.
       *[hand-and-table] You are on lead: lead from your hand or the table.
    }
play-turn-before-trick-silent = You are on lead: lead a card.
play-turn-before-draw =
    { $allowed_verbs ->
        [draw-meld] You took the trick: draw from the stock. If you have anything to meld, do it first.
       *[draw] Draw from the stock: nothing can be melded now.
    }
play-turn-before-turn =
    { $allowed_verbs ->
        [meld-turn] You took the trick: turn cards up. If you have anything to meld, do it first.
       *[turn] Turn cards up: nothing can be melded now.
    }
play-turn-answer = You have been asked: answer.
play-turn-exchange =
    { $allowed_verbs ->
        [ask-high-take] You have given cards: take cards you have asked for, ask for another rank, or say “high”.
        [high-take] You have given cards: take cards you have asked for, or say “high”.
        [high] You have given cards: all you can say now is “high”.
       *[ask-high] You have given cards: ask for a rank, or say “high”.
    }
play-turn-exchange-silent = You give first: choose what you give away.
play-turn-start = You begin the round: play the first card.
play-turn-lead = You lead: choose one or more cards, and play them.
play-turn-after-lay = Your turn: beat what was played last if you can, or pass.
play-turn-turn =
    { $allowed_verbs ->
        [draw-take] Your turn: take the pile’s top card, or draw from the stock. Nobody may knock in the first round.
       *[draw-knock-take] Your turn: take the pile’s top card, draw from the stock, or knock.
    }
play-turn-last-turn =
    { $allowed_verbs ->
        [take] { $Knocker } { $knocker-have } knocked, so this is your last turn: take the pile’s top card. The stock is used up.
       *[draw-take] { $Knocker } { $knocker-have } knocked, so this is your last turn: take the pile’s top card, or draw from the stock.
    }
play-turn-discard = Discard one card.

## The matches that the browser keeps for another day, and the file of one.

play-kept-match = { $game }, deal { $deal }: { $score }
play-kept-match-tolp = { $game }, round { $deal }: { $score }
play-aside-match = A saved match
play-aside-damaged = { $game }: can’t be continued
play-aside-no-game = { $game }: the game isn’t installed here. The match can be continued when it is.
play-aside-version = { $game }: from another version of the program
play-opened = You are continuing the match where it was saved.
play-open-title = Go on with a saved match
play-open-help = Pick the file you saved here, or paste what is in it. You can also open a deal saved on another page, or paste a link to one, and play its cards yourself.
play-open-text = Saved match
play-open-empty = Pick the file of a match, or paste what is in it, first.
play-open-done = Go on
play-cannot-open = The match can’t be opened. { $why }
play-open-damaged = The match can’t be continued: something in the file is missing, or has been changed. Try the file as it was saved.
play-open-version = The match was saved by another version of the program, and this one can’t continue it.

shelf-title = Saved matches
shelf-some = Saved matches
shelf-more = More saved matches
shelf-go-on = Go on
shelf-throw = Throw away
shelf-undo = Undo
shelf-thrown = Thrown away:
shelf-back = Brought back:
shelf-save = Save as a file
shelf-full = The browser couldn’t keep the match for another day: it has no room for it, or keeps nothing at all. Save the match as a file if you want to continue it later.
