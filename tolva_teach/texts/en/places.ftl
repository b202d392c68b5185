### Where in the deal one is, what one is asked there, and the way to the next section.

place-deal = The deal
place-over = The deal is over
place-trick = Trick { $trick }, card { $place }
place-before-trick = Before trick { $trick }
place-answer = Before trick { $trick }: the answer
place-exchange = The exchange
place-exchange-give = The exchange: { $seat } to give
place-exchange-ask = The exchange: { $seat } to ask
place-exchange-take = The exchange: { $seat } to choose
place-exchange-high = The exchange: { $seat } says “high”
place-lead = { $Leader-whose } lead
place-lay =
    { $place ->
        [1] { $Leader-whose } lead
        [2] { $Leader-whose } lead, second play
        [3] { $Leader-whose } lead, third play
        [4] { $Leader-whose } lead, fourth play
        [5] { $Leader-whose } lead, fifth play
        [6] { $Leader-whose } lead, sixth play
       *[other] { $Leader-whose } lead, play number { $place }
    }
place-after-lay =
    { $place ->
        [1] { $Leader-whose } lead, after the first play
        [2] { $Leader-whose } lead, after the second play
        [3] { $Leader-whose } lead, after the third play
        [4] { $Leader-whose } lead, after the fourth play
        [5] { $Leader-whose } lead, after the fifth play
        [6] { $Leader-whose } lead, after the sixth play
       *[other] { $Leader-whose } lead, after play number { $place }
    }
place-turn = Round { $lap }, { $seat }
place-discard = Round { $lap }, { $seat } to discard
place-in-deal = Deal { $deal }: { $place }
place-step = { $place } (step { $step } of { $last })

## To the next section, by what the sections are

next = Next section
next-trick = Next trick
next-exchange = To the end of the exchange
next-lead = Next lead
next-lap = Next round

## What would you do?

question-any =
    { $seat-who ->
        [you] It is your turn. What would you do?
       *[other] It is { $seat-whose } turn. What would you do?
    }
question-trick =
    { $seat-who ->
        [you] It is your turn. What would you play? Choose a card from your hand.
       *[other] { $Seat } is to play. What would you play? Choose a card from { $seat-whose } hand.
    }
question-before-trick =
    { $seat-who ->
        [you] You are on lead. What would you do? Lead a card from your hand, or say something first.
       *[other] { $Seat } is on lead. What would you do? Lead a card from { $seat-whose } hand, or say something first.
    }
question-answer =
    { $seat-who ->
        [you] You have been asked. What would you answer?
       *[other] { $Seat } has been asked. What would you answer?
    }
question-exchange =
    { $seat-who ->
        [you] You are exchanging cards. What would you do?
       *[other] { $Seat } is exchanging cards. What would you do?
    }
question-lead =
    { $seat-who ->
        [you] You lead. What would you play? Choose cards from your hand, one or more.
       *[other] { $Seat } leads. What would you play? Choose cards from { $seat-whose } hand, one or more.
    }
question-after-lay =
    { $seat-who ->
        [you] It is your turn. Would you play something, or pass? Choose cards from your hand, one or more.
       *[other] It is { $seat-whose } turn. Would you play something, or pass? Choose cards from { $seat-whose } hand, one or more.
    }
question-turn =
    { $seat-who ->
        [you] It is your turn. What would you do? Take the pile’s top card, draw from the stock, or knock.
       *[other] It is { $seat-whose } turn. What would you do? Take the pile’s top card, draw from the stock, or knock.
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
question-told = In the deal it went like this: { $told }
