### Where in the deal one is, what one is asked there, and the way to the next section.

place-deal = The cards are dealt
place-deal-over = The cards are dealt, and the deal is over
place-deal-over-tolp = The cards are dealt, and the round is over
place-deal-over-trettioett = Dealt 31
place-laid-open = The showdown
place-over = The end
place-trick = Trick { $trick }, card { $place }
place-before-trick = Before trick { $trick }
place-before-draw = Before trick { $trick }
place-before-turn = Before trick { $trick }
place-answer = Before trick { $trick }, the answer
place-exchange = The exchange
place-exchange-give = The exchange, { $seat } give{ $seat-s }
place-exchange-ask = The exchange, { $seat } ask{ $seat-s }
place-exchange-take = The exchange, { $seat } choose{ $seat-s }
place-exchange-high = The exchange, { $seat } say{ $seat-s } “high”
place-start = The first card
place-lead = { $Leader-whose } lead
place-lay = { place-lead }, { $seat } play{ $seat-s }
place-pass = { place-lead }, { $seat } pass{ $seat-es }
place-after-lay =
    { $Leader } started the pile, and it is { $seat-whose } turn{ $leader-side ->
        [self] { " " }again
       *[opponent] { "" }
    }
place-turn = Round { $lap }, { $seat-whose } turn
place-last-turn = Round { $lap }, { $seat-whose } last turn
place-discard = Round { $lap }, { $seat } discard{ $seat-s }
place-in-deal = Deal { $deal }: { $place }
place-in-deal-tolp = Round { $deal }: { $place }
place-step = { $place } (step { $step } of { $last })

## To the next section, by what the sections are

next = Next
next-deal = Next deal
next-deal-tolp = Next round
next-trick = Next trick
end-trick = To the end of the trick
next-exchange = To the end of the exchange
end-exchange = To the end of the exchange
next-lead = Next pile
end-lead = To the end of the pile
next-lap = Next round
end-lap = To the end of the round
next-over = To the end of the deal
next-over-tolp = To the end of the round
end-over = To the end of the deal
end-over-tolp = To the end of the round

## What would you do?

question-any =
    { $seat-who ->
        [you] It’s your turn. What would you do?
       *[other] It’s { $seat-whose } turn. What would you do?
    }
question-trick =
    { $seat-who ->
        [you] It’s your turn. What would you play? Choose a card from your hand.
       *[other] It’s { $seat-whose } turn. What would you play? Choose a card from { $seat-whose } hand.
    }
question-trick-bordstolva =
    { $seat-who ->
        [you] It’s your turn. What would you play? { $source ->
            [table] Choose one of your face-up table cards: you take up your hand after the trick.
           *[hand-and-table] Choose a card you have in hand or face up on the table.
        }
       *[other] It’s { $seat-whose } turn. What would you play? { $source ->
            [table] Choose one of { $seat-whose } face-up table cards: the players take up their hands after the trick.
           *[hand-and-table] Choose a card { $seat } has in hand or face up on the table.
        }
    }
question-before-trick =
    { $seat-who ->
        [you] You are on lead. What would you do? Lead a card, or first { clause-say-first }.
       *[other] { $Seat } is on lead. What would you do? Lead a card, or first { clause-say-first }.
    }
question-before-trick-bordstolva =
    { $seat-who ->
        [you] You are on lead. What would you do? { $source ->
            [table] Lead one of your face-up table cards, or first { clause-say-first }.
           *[hand-and-table] Lead a card you have in hand or face up on the table, or first { clause-say-first }.
        }
       *[other] { $Seat } is on lead. What would you do? { $source ->
            [table] Lead one of { $seat-whose } face-up table cards, or first { clause-say-first }.
           *[hand-and-table] Lead a card { $seat } has in hand or face up on the table, or first { clause-say-first }.
        }
    }
question-before-trick-silent =
    { $seat-who ->
        [you] You are on lead. What would you lead?
       *[other] { $Seat } is on lead. What would you lead?
    }
question-before-draw =
    { $seat-who ->
        [you] You took the trick. What would you do: meld first, or draw from the stock?
       *[other] { $Seat } took the trick. What would you do: meld first, or draw from the stock?
    }
question-before-turn =
    { $seat-who ->
        [you] You took the trick. What would you do: meld first, or turn cards up?
       *[other] { $Seat } took the trick. What would you do: meld first, or turn cards up?
    }
question-answer =
    { $seat-who ->
        [you] You have been asked. What would you answer?
       *[other] { $Seat } has been asked. What would you answer?
    }
question-exchange =
    { $seat-who ->
        [you] You have given your cards. What would you do now? Ask for a rank, take cards you have asked for, or say “high”.
       *[other] { $Seat } has given first. What would you do now? Ask for a rank, take cards that were asked for, or say “high”.
    }
question-exchange-silent =
    { $seat-who ->
        [you] You give first in the exchange. What would you give away?
       *[other] { $Seat } gives first in the exchange. What would you give away?
    }
question-start =
    { $seat-who ->
        [you] You begin the round. Which card must you play?
       *[other] { $Seat } begins the round. Which card must be played?
    }
question-lead =
    { $seat-who ->
        [you] You lead. What would you play? Choose cards from your hand, one or more.
       *[other] { $Seat } leads. What would you play? Choose cards from { $seat-whose } hand, one or more.
    }
question-after-lay =
    { $seat-who ->
        [you] It’s your turn. Would you play something, or pass? Choose cards from your hand, one or more.
       *[other] It’s { $seat-whose } turn. Would you play something, or pass? Choose cards from { $seat-whose } hand, one or more.
    }
question-turn =
    { $seat-who ->
        [you] It’s your turn. What would you do? Take the pile’s top card, draw from the stock, or knock.
       *[other] It’s { $seat-whose } turn. What would you do? Take the pile’s top card, draw from the stock, or knock.
    }
question-last-turn =
    { $seat-who ->
        [you] { $Knocker } { $knocker-have } knocked, so this is your last turn. What would you do? Take the pile’s top card, or draw from the stock while it lasts.
       *[other] { $Knocker } { $knocker-have } knocked, so this is { $seat-whose } last turn. What would you do? Take the pile’s top card, or draw from the stock while it lasts.
    }
question-discard =
    { $seat-who ->
        [you] You have one card too many. Which would you discard?
       *[other] { $Seat } has one card too many. Which would you discard?
    }
question-heading = What would you do?
answer-heading = Your answer
question-before = Before the question: { $place }
question-yes-word = yes
question-no-word = no
question-again = Choose something else, or step forward and see what happened.
question-advised = It is also what the coach advises.
question-told = In the deal it went like this: { $told }
