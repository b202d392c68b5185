### The quiz: the question, what one can do, the answer, the hints, and what is said when something does not exist.

quiz-ask = Find every card you may play.

## What one must know besides what is seen on the table

quiz-premise-from-table = The first trick is played from the table.
quiz-premise-stock-gone = The stock is used up.
quiz-premise-lead-suit = You asked your partner for a tjog and got one in { $suit }.
quiz-premise-lead-card = You asked your partner for { $suit }, and the answer was yes: together you melded a tjog in { $suit }.
quiz-premise-answer = Your partner asked for a tjog, you melded one in { $suit }, and now your partner has led { $suit }.
quiz-premise-cannot = Your partner asked for a tjog, you melded one in { $suit }, and your partner said “kan inte”.
quiz-premise-waits = Your partner asked for a tjog, you melded one in { $suit }, and when your partner led { $suit } you could play neither card of the pair.

quiz-picked =
    { $count ->
        [0] No card picked.
        [one] One card picked.
       *[other] { $count } cards picked.
    }
quiz-nothing-picked = Pick at least one card first. There is always a card you may play.

## Buttons

quiz-answer = Answer
quiz-hint = Hint
quiz-undo = Undo
quiz-clear = Clear picks
quiz-again = Try again
quiz-next = Next question
quiz-random = Random question
quiz-rule = Show the rule
quiz-rule-hide = Hide the rule
quiz-rules = Show the rules
quiz-rules-hide = Hide the rules

## Which game, and what sort of question

quiz-choose-game = { $game } – choose a game and questions
quiz-family = Kind of question
family-must-play = Which cards may you play?

quiz-number = Question { $seed }
quiz-own = A position somebody has set up
quiz-choose-number = Go to question
quiz-number-wrong = Type a whole number from 0 to { $most }.
quiz-difficulty = Difficulty
quiz-difficulty-1 = Easy
    .means = few cards in hand and the commonest situations
quiz-difficulty-2 = Medium
    .means = more cards and rarer situations
quiz-difficulty-3 = Hard
    .means = large hands, with cards that somebody who half knows the rule would pick

## The rules in short, before the answer

quiz-duties = The rules apply in this order
quiz-duty-follow = If you have a card of the suit led, you must play one.
quiz-duty-trump = If you don’t, and there is a trump suit, you must play a trump if you hold one.
quiz-duty-overtake = If any of those cards beats the winning card, you must play one that does, even when your partner is winning.
quiz-duty-overtake-alone = If any of those cards beats the winning card, you must play one that does.
quiz-duty-discard = If you have neither the suit led nor a trump, you may play any card.
quiz-duty-free = In the first six tricks, while there are cards in the stock, you may play any card. After that:
quiz-duty-lead-answer = A player who got a tjog by asking for a suit must lead their own card of the pair. A player who got one by asking “Do you have tjog?” must lead that suit, and the partner must then play its king or queen, if the rules above allow it.

## The answer

quiz-right =
    { $count ->
        [one] Right! That is the only card you may play.
        [2] Right! You found both cards.
       *[other] Right! You found all { $count } cards.
    }
quiz-right-all = Right! Here you may play any card.
quiz-wrong-chose =
    Not quite: you picked { $count ->
        [one] one card
       *[other] { $count } cards
    } that you may not play.
quiz-wrong-missed =
    Not quite: you missed { $count ->
        [one] one card
       *[other] { $count } cards
    } that you could have played.
quiz-wrong-both =
    Not quite: you picked { $chose ->
        [one] one card
       *[other] { $chose } cards
    } that you may not play, and missed { $missed ->
        [one] one
       *[other] { $missed }
    } that you may.
quiz-so-far = { $right } of { $answered } right

quiz-why-stock-gone = The stock is used up, so the trick rules apply now.
quiz-why-duty-waits = The duty to play the king or queen has to wait: the trick rules come first.
quiz-why-duty-older = If two such duties are waiting, the older comes first.
quiz-ask-why = Tap a card to see why.
quiz-results = Card by card
quiz-mark-right-chosen = correctly picked
quiz-mark-right-left = rightly left out
quiz-mark-chose-forbidden = picked, but may not be played
quiz-mark-missed-allowed = missed, but may be played
quiz-yes = yes
quiz-no = no
quiz-spoken = { $answer }, { $mark }. { $why }
quiz-quoted = “{ $choice }”
quiz-chose = You chose { $choice }
quiz-spoken-held = { $answer }, { $mark }.
quiz-spoken-left = { $mark }. { $why }

## Hints: first which rule, then which cards it leaves. Never the answer.

quiz-hint-label = Hint { $number }
quiz-hint-led = Which suit was led, and do you hold it?
quiz-hint-led-face-up = Look at your hand and at your face-up cards. Which suit was led, and do you hold it?
quiz-hint-led-in-row = Look only at your face-up cards. Which suit was led, and is any of them of that suit?
quiz-hint-follow-beat = Look at your { $led }. Do any of them beat { $winning-the }?
quiz-hint-follow-trumped = Look at your { $led }. The trick has already been trumped with { $winning-the }: can any of your { $led } take it?
quiz-hint-trump-untrumped = You have no { $led }. { $Trump } are trumps, and there is no trump in the trick. What must you do, and will any of your { $trump } do?
quiz-hint-trump-beat = You have no { $led }. { $Trump } are trumps. Do any of your { $trump } beat { $winning-rank-the }?
quiz-hint-trump-none =
    { $led-is ->
        [trump] You have no { $led }, and { $led } are trumps. What does the rule say when you are void?
       *[plain] You have neither { $led } nor trumps ({ $trump }). What does the rule say when you are void in both?
    }
quiz-hint-discard-void = You have no { $led }, and there are no trumps. What does the rule say when you are void?
quiz-hint-phase = Look at the stock: have the first six tricks been played?
quiz-hint-free = What is the rule as long as there are cards in the stock?
quiz-hint-asked = What must a player lead after asking for a tjog and getting one?
quiz-hint-answered = What must a player play after melding a tjog when asked?
quiz-hint-of-answer = The tjog was in { $suit }. Which of your cards does that bind you to?

## A question about anything that a game offers

offered-ask = Find everything you may do now.
narrowed-ask = Which of these may you do now? Find everything that is allowed.
offered-picked =
    { $count ->
        [0] Nothing picked.
       *[other] { $count } picked.
    }
offered-nothing-picked = Pick something first.
offered-right = Right!
offered-right-all = Right! Here you may do any of these.
offered-wrong-chose =
    Not quite: { $count ->
        [one] one of your picks isn’t allowed.
       *[other] { $count } of your picks aren’t allowed.
    }
offered-wrong-missed =
    Not quite: you missed { $count ->
        [one] one thing you could have done
        [2] two allowed choices
       *[other] { $count } allowed choices
    }.
offered-wrong-both =
    Not quite: { $chose ->
        [one] one of your picks isn’t allowed,
       *[other] { $chose } of your picks aren’t allowed,
    } and you missed { $missed ->
        [one] one thing you could have done
        [2] two allowed choices
       *[other] { $missed } allowed choices
    }.
offered-ask-why = Tap one to see why.
offered-results = One by one
offered-mark-right-chosen = correctly picked
offered-mark-right-left = rightly left out
offered-mark-chose-forbidden = picked, but not allowed
offered-mark-missed-allowed = missed, but allowed

## Trettioett: what may you do?

thirtyone-premise-taken = You have just taken { $card-the } from the pile.
thirtyone-premise-drawn = You have just drawn { $card-the } from the stock.
thirtyone-premise-stock-out = The stock is used up.
thirtyone-hint-turn = How far into your turn are you: have you already taken or drawn a card?
thirtyone-hint-knock = Has anyone knocked, and are there cards left in the stock?
thirtyone-hint-discard = Are you taking a card or discarding one? Is there any card you may not discard?
thirtyone-duty-turn = On your turn you take the top card of the pile or draw one from the stock, and then discard a card: not the one you have just taken from the pile.
thirtyone-duty-knock = Instead you may knock, if nobody has knocked yet. After a knock the others have one more turn each.
thirtyone-duty-stock = When the stock is used up after a knock, you take from the pile.
family-may-do = What may you do now?
family-any-turn = What may you do?

## Tölp: what may you play?

family-may-lay = What may you play?
tolp-premise-out-on-flying = You may go out on flying cards.
tolp-premise-not-out-on-flying = You may not go out on flying cards.
tolp-premise-revolution = You are playing with revolution.
tolp-premise-which-flying = If it makes no difference which flying card is played, only one of the choices is shown.
tolp-premise-turned = There has been a revolution, so the order is reversed.
tolp-hint-pile = Look at what was played last: which rank is it, and how many cards?
tolp-hint-empty = The table is empty. What must you do now, and what no longer matters?
tolp-hint-flying = You have flying cards. What can they stand for?
tolp-hint-flying-last = You have flying cards. What can they stand for, and may they be among the last cards you play?
tolp-hint-turned = The order is reversed. Which ranks are high now?
tolp-hint-count = Is a high rank enough, or do you need enough cards as well?
tolp-hint-higher = Which ranks are higher than that?
tolp-hint-lead = What is the rule about passing when the table is empty?
tolp-duty-start = The round begins with the two of hearts, or the lowest heart in play, and nothing else.
tolp-duty-higher = The cards you play are all of one rank, and they beat what was played last.
tolp-duty-count = You play at least as many cards as were played last.
tolp-duty-lead = On an empty table you may play any rank, and any number of cards of it.
tolp-duty-pass = With cards on the table you may always pass. On an empty table you must play something, if you can.
tolp-duty-flying = Flying cards can stand for any rank, if at least one card of that rank is played with them.
tolp-duty-last = You may not go out on a flying card, unless you have agreed to allow it.
tolp-duty-turned = After a revolution the order is reversed: the ace is lowest and the two highest.

## Questions with one answer

single-picked =
    { $count ->
        [0] Nothing picked.
       *[other] One answer picked.
    }
single-nothing-picked = Pick an answer first.
single-right = Right!
single-wrong = Not quite. The right answer: { $answer }.
single-ask-why = Tap an answer to see why.
single-results = Answer by answer
single-mark-right-chosen = right
single-mark-right-left = no
single-mark-chose-forbidden = picked, but wrong
single-mark-missed-allowed = the right answer

## Questions with one answer or more

several-picked =
    { $count ->
        [0] Nothing picked.
        [one] One pick.
       *[other] { $count } picks.
    }
several-nothing-picked = Pick something first.
several-right =
    { $count ->
        [one] Right!
        [2] Right! You found both.
       *[other] Right! You found all { $count }.
    }
several-right-all = Right!
several-wrong-chose =
    Not quite: { $count ->
        [one] one of your answers is wrong.
       *[other] { $count } of your answers are wrong.
    }
several-wrong-missed =
    Not quite: you missed { $count ->
        [one] one.
       *[other] { $count }.
    }
several-wrong-both =
    Not quite: { $chose ->
        [one] one of your answers is wrong,
       *[other] { $chose } of your answers are wrong,
    } and you missed { $missed ->
        [one] one.
       *[other] { $missed }.
    }
several-ask-why = Tap an answer to see why.
several-results = Answer by answer
several-mark-right-chosen = correctly picked
several-mark-right-left = rightly left out
several-mark-chose-forbidden = picked, but wrong
several-mark-missed-allowed = missed

## Ten questions in a row

quiz-set = Ten questions in a row
quiz-set-place = Question { $place } of { $count }
quiz-set-see-result = See the result
quiz-set-missed = These need more practice
quiz-set-sat = These you know
quiz-set-again =
    { $count ->
        [one] Retry the one you got wrong
       *[other] Retry the { $count } you got wrong
    }
quiz-set-more = Ten new questions
quiz-set-harder = Ten harder questions
quiz-set-by-rule = A question may be about several rules. Under each, only what that rule decides is counted.
quiz-set-practise = Practise one rule, ten questions

## When something does not exist

quiz-no-such-question = There is no such question.
quiz-no-such-choice = That answer can’t be chosen in this question.
quiz-bad-seed = A question’s number is a whole number from 0 to { $most }, not { $given }.
quiz-bad-difficulty = The difficulty is a whole number from { $least } to { $most }, not { $given }.
quiz-bad-version = The questions have version { $version }, not { $given }.
quiz-bad-record = The position in the link can’t be asked about. { $why }
quiz-record-over = The deal is over: nobody has anything left to decide. A question needs a record that stops in the middle of a deal.
quiz-record-not-asked = These questions don’t suit the position: something else is decided there.
quiz-record-too-much = There are more than { $most } things to choose from in this position, too many for a question.
quiz-no-game = There are questions about { $known }, not about “{ $given }”.
quiz-no-players = The questions about { $game } are for { $seats } players, not for { $given }.
quiz-no-family = The questions to choose from are { $known }, not “{ $given }”.
quiz-bad-game = The game in the link, “{ $said }”, isn’t one of ours. There are questions about { $known }.
quiz-bad-players = The number of players in the link, “{ $said }”, doesn’t suit { $game }: there are questions for { $seats }.
quiz-bad-family = The kind of question in the link, “{ $said }”, doesn’t exist for { $game }. The kinds are { $known }.
quiz-bad-options = The questions in the link can’t be asked under its house rules. { $why }
quiz-bad-topic = No question is about the rule in the link, “{ $said }”. They are about { $known }.
quiz-no-rule = There is no rule “{ $said }”. These questions are about { $known }.
quiz-rule-not-asked = No question of { $asked } is about { $said } at difficulty { $difficulty }. They are about { $known }.
quiz-bad-link = There is no such question.
quiz-bad-link-offer = Take question { $seed } instead
quiz-bad-link-offer-of = Take question { $seed } of { $game } instead
