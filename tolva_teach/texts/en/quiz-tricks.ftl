### The quiz about tricks: who takes them.

## Who takes the trick?

family-who-takes = Who takes the trick?
takes-ask = Who takes the trick?
takes-ask-own = You play last. Who takes the trick, if you follow the rules?
takes-premise-row =
    These are { $count-word } tricks in a row. Each player’s cards are shown from left to right in the order played. { $Leader }
    led to the first trick. { $Trump } are trumps in all { $count-word } tricks.
takes-ask-row = Which cards take the tricks? Find one in each trick.
takes-hint-trump = Is there a trump suit, and is there a trump in the trick?
takes-hint-led =
    Which suit was led? Only that suit or a trump can take the trick, and the order is ace, ten, king, queen, jack,
    nine, and so on down.
takes-hint-led-phase = Which suit was led? In the first six tricks only that suit can take the trick; later trumps can too. The ten ranks above the king.
takes-hint-own = You play last. Which of your cards may you play, and do they beat the one winning so far?
takes-hint-row = Whoever takes a trick leads to the next. Who leads to each of them?
takes-hint-phase = Look at the stock: are trumps in force yet?
takes-duty-winner = The highest trump takes the trick. If there is no trump in it, the highest card of the suit led does.
takes-duty-order = The order is ace, ten, king, queen, jack, nine, and so on down.
takes-duty-phase = In the first six tricks there are no trumps, even if somebody has melded. After that:
clause-takes-suit =
    { $Card-the } is the { $count ->
        [one] only
       *[other] highest
    } { $led-one } in the trick
takes-by-suit = { clause-takes-suit }, and nobody has trumped.
takes-by-suit-alone = { clause-takes-suit }, and there are no trumps.
takes-by-suit-trumpless = { clause-takes-suit }, and in the first six tricks there are no trumps.
takes-by-suit-yet = { clause-takes-suit }, and trumps count only from the seventh trick on.
takes-by-trump = { $Card-the } is the only trump in the trick, and a trump beats any card of another suit.
takes-by-trump-led =
    { $Card-the } is the { $count ->
        [one] only
       *[other] highest
    } trump in the trick.
takes-by-highest-trump = { $Card-the } is the highest trump in the trick.
takes-beaten = { $Winning-the } beats { $card-the }.
takes-beaten-by-ten = { $Winning-the } beats { $card-the }: only the ace ranks above the ten.
takes-not-trump-yet = { $Card-the } can’t take this trick: { $trump } aren’t trumps until the seventh trick, and { $led } were led.
takes-trumped = { $Winning-the }, a trump, beats { $card-the }.
takes-discarded = { $Card-the } is neither { $led-a } nor a trump and can’t take the trick.
takes-discarded-alone = { $Card-the } can’t take the trick: { $led } were led, and there are no trumps.
takes-discarded-trump-led = { $Card-the } can’t take the trick: trumps were led, so only { $led-a } can take it.
takes-discarded-trumpless = { $Card-the } can’t take the trick: { $led } were led, and in the first six tricks there are no trumps.
takes-own-beats = You must beat { $winning-rank-the } with { $must-the-or }, and then you take the trick{ clause-open }
takes-own-trumps = You have no { $led } and must trump with { $must-the-or }, and then you take the trick{ clause-open }
takes-own-overtrumps = You have no { $led } and must overtrump { $winning-the } with { $must-the-or }, and then you take the trick.
clause-follows-below =
    { $must-count ->
        [one] You must follow suit with { $must-the-or }, which doesn’t beat
       *[other] You must follow suit, but none of your { $led } beats
    } { $winning-rank-the }
takes-own-follows = { clause-follows-below }: you can’t take the trick{ clause-open }
takes-own-trumped = You must follow suit, and the trick has already been trumped: you can’t take it.
clause-trumps-below =
    { $must-count ->
        [one] You have no { $led } and must trump with { $must-the-or }, which doesn’t beat
       *[other] You have no { $led } and must trump, but none of your trumps beats
    } { $winning-rank-the }
takes-own-undertrumps = { clause-trumps-below }: you can’t take the trick{ clause-open }
takes-own-answer =
    You melded { $suit } when your partner asked, so you must play { $must-the-or }{ $beating ->
        [none] , which doesn’t beat { $winning-the }: you can’t take the trick.
       *[other] , and then you take the trick.
    }
takes-row-led =
    { $Leader } led { $card-the } to the { $count ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } trick.
takes-learner-beats = { $Card-the } is winning so far, but you must head the trick with { $must-the-or }{ clause-open }
takes-learner-trumps = { $Card-the } is winning so far, but you have no { $led } and must trump with { $must-the-or }{ clause-open }
takes-learner-overtrumps = { $Card-the } is winning so far, but you have no { $led } and must overtrump with { $must-the-or }.
takes-learner-follows = { $Card-the } is winning so far. { clause-follows-below }{ clause-open }
takes-learner-trumped = { $Card-the } is winning so far. You must follow suit, and no { $led-one } beats a trump.
takes-learner-undertrumps = { $Card-the } is winning so far. { clause-trumps-below }{ clause-open }
takes-learner-answer =
    { $Card-the } is winning so far. You melded { $suit } when your partner asked, so you must play { $must-the-or }, which { $beating ->
        [none] doesn’t beat { $winning-rank-the }.
       *[other] beats { $winning-rank-the }.
    }

## Which card was played against the rules?

family-wrong-play = Which card was played against the rules?
wrong-ask = Which card in the trick was played against the rules?
wrong-premise-last = These are the last { $count-word } tricks. Each player’s cards are shown from left to right in the order played. { $Leader } led to the first of these tricks, and the winner of each led to the next.
wrong-premise-turned-up = When the first of them began, no cards were face down.
wrong-premise-lead-suit = { $Asker } asked { $partner-whom } for a tjog, and { $partner } melded one in { $suit }.
wrong-premise-lead-card = { $Asker } asked { $partner-whom } for { $suit }, and the answer was yes: together they melded a tjog in { $suit }.
wrong-premise-cannot = { $Asker } asked { $partner-whom } for a tjog, { $partner } melded one in { $suit }, and { $asker } said “kan inte”.
wrong-premise-waits = { $Asker } asked { $partner-whom } for a tjog, { $partner } melded one in { $suit }, and when { $asker } led { $suit }, { $partner } could play neither card of the pair.
wrong-trick =
    { $place ->
        [1] First trick
        [2] Second trick
        [3] Third trick
        [4] Fourth trick
        [5] Fifth trick
        [6] Sixth trick
       *[other] Trick { $place }
    }, with { $card-the } led:
wrong-trick-led =
    { $place ->
        [1] First trick
        [2] Second trick
        [3] Third trick
        [4] Fourth trick
        [5] Fifth trick
        [6] Sixth trick
       *[other] Trick { $place }
    }, begun with { $card-the }:
wrong-ask-last = Which card was played against the rules?
wrong-play-picked = { single-picked }
wrong-play-nothing-picked = Pick a card first.
wrong-play-right = { single-right }
wrong-play-wrong = { single-wrong }
wrong-play-ask-why = Tap a card to see why.
wrong-play-results = Card by card
wrong-play-mark-right-chosen = found it: against the rules
wrong-play-mark-right-left = allowed
wrong-play-mark-chose-forbidden = picked, but allowed
wrong-play-mark-missed-allowed = against the rules
wrong-play-yes = illegal
wrong-play-no = { quiz-no }
wrong-hint-held = Go from card to card. What did its player hold just then?
wrong-hint-order = Did everyone follow suit and head the trick if they could, and trump if they had none of the suit?

## What may you do now?

may-ask = What may you do? Find everything that is allowed.
may-lead = Lead a card
may-variant-no-meld-out = You have agreed that nobody may reach 12 points by melding.
may-variant-gotland = You have agreed that nobody with 11 points or more may set trump.
may-variant-max-tjog = You have agreed that only one meld may be made after the trump meld.
may-variant-forehand-trump = You have agreed that forehand may set trump before the first lead.
may-melds-so-far = Suits melded so far: { $suits }.
may-gubbe-half = { $Seat } { $seat-have } announced a half gubbe.
may-gubbe-whole = { $Seat } { $seat-have } announced a whole gubbe.
may-forehand = You are forehand and about to lead to the first trick.
may-in = You took trick { $count } and are on lead.
may-in-first = You took trick { $count } and are about to lead for the first time in the deal.
may-in-again = You took trick { $count }, and you have led earlier in the deal.
may-lead-first = Now you’re about to lead for the first time in the deal.
may-lead-again = You have led earlier in the deal.
may-after-draw = You have both drawn.
may-after-turn = All the cards due to be turned up have been turned up.
may-melded-own = You took trick { $count } and have since melded { $suit }.
may-melded-partner = You took trick { $count } and then asked your partner, who melded { $suit }.
may-melded-both = You took trick { $count } and then asked for { $suit }. The answer was yes, so the pair has been melded.
may-melded-before = { $Melders } had already melded { $suits } before trick { $trick }.
may-asked-pair = Your partner asks: “Do you have a pair to meld?”
may-asked-word = Your partner asks: { clause-general-question }
may-asked-suit = Your partner asks for { $suit }.
may-asked-once = You took trick { $count } and then asked your partner. The answer was no.
may-asked-twice = You took trick { $count } and then asked your partner, first in general and then for a suit. Both answers were no.
may-hint-occasion = Have you taken a trick, and what have you already said since then?
may-hint-occasion-draw = Have you taken a trick, and have you both drawn since then? First you meld, then you both draw, and then you lead.
may-hint-occasion-turn = Have you taken a trick, and is there still a card to turn up? First you meld, then you both turn up cards, and then you lead.
may-hint-answer = What may you answer, and do you have to meld a pair if you have one?
may-hint-draw-first = Has a trick just been taken, and are there cards left in the stock?
may-hint-draw-then = Have you both drawn since the trick was taken?
may-hint-turn-first = Was any card in the trick lying on another card?
may-hint-turn-then = Has the card underneath been turned up already?
may-hint-gubbe = Which trick have you taken, if any, and have you led before in the deal?
may-hint-gubbe-barred = Is there already a trump suit, how many tricks are left, and what is the score?
may-hint-gubbe-trump = Is there already a trump suit?
may-hint-held = Which kings and queens do you have, how many cards do you have left, and what is the score?
may-hint-pairs = Which kings and queens do you have, and which pairs have been melded already?
may-hint-pairs-score = Which kings and queens do you have, which pairs have been melded already, and what is the score?
may-hint-cards-left = How many cards do you have left?
may-hint-score = What is the score, is there already a trump suit, and what would the meld score?
may-duty-meld = A player who has taken a trick and is about to lead may first meld the king and queen of a suit.
may-duty-one = One meld at a time, and each pair once.
may-duty-draw = First you meld, then you both draw, and then you lead.
may-duty-turn = First you meld, then you both turn up cards, and then you lead.
may-duty-three = To meld you must have at least three cards left.
may-duty-score = Nobody may reach 12 points by melding.
may-duty-half = A half gubbe is announced before your own first lead in the deal, while there are no trumps, with 5 points or fewer and at least six tricks left, counting the one just taken.
may-duty-whole = Forehand may announce a whole gubbe before the first lead; another player only after taking the first trick, before the lead to the second. There must be no trumps yet.
may-duty-ask = Instead of melding you may ask your partner, but then you may not meld before this lead.
may-duty-ask-suit = If your partner says no, you may ask for a suit in which you hold the king or the queen, but not both.

## Who cannot have the card?

family-cannot-have = Who can’t have the card?
cannot-have-ask = Everyone kept to the rules in this trick. Who can’t have { $card-the } in hand? Find everyone who can’t.
cannot-have-nobody = nobody
cannot-have-hint-played = Who didn’t follow suit, who didn’t head the trick, and who didn’t trump?
cannot-have-hint-had = Imagine the card in each hand in turn: would that player’s play still have been legal?
cannot-have-duty-follow = A player with a card of the suit led must play one.
cannot-have-duty-overtake = If a card they may play beats the winning card, they must play one that does.
cannot-have-duty-trump = A player who can’t follow suit must play a trump, if there is a trump suit and they have one.
cannot-have-holds-led = { $Seat } didn’t follow suit and therefore { $seat-have } no { $led }.
cannot-have-must-beat = With { $card-the } in hand, { $seat } would have had to beat { $winning-the }.
cannot-have-holds-trump = { $Seat } neither followed suit nor trumped and therefore { $seat-have } no { $trump }, the trump suit.
cannot-have-must-overtrump = With { $card-the } in hand, { $seat } would have had to overtrump { $winning-the }.
cannot-have-led = { $Seat } led, which says nothing about { $card-the }.
cannot-have-beat = { $Seat } headed the trick with { $played-the }. Any card that heads it will do, so { $seat } might have { $card-the } as well.
cannot-have-beat-lower = { $Seat } headed the trick with { $played-the }, which says nothing about other { $card-suit }.
cannot-have-beat-besides = { $Seat } headed the trick with { $played-the }, which says nothing about { $card-suit }.
cannot-have-other-suit = { $Seat } followed suit with { $played-the }. { $Card-the } is of another suit, so { $seat } might have it as well.
cannot-have-below = Even holding { $card-the }, { $seat } could have played { $played-the }: neither beats { $winning-the }.
cannot-have-threw = { $Seat } couldn’t follow suit, and would have been free to play { $played-the } even with { $card-the } in hand.
cannot-have-told-nothing = Any of them could have held { $card-the } and still played as they did.
cannot-have-told = The trick does tell you something.
cannot-have-holds-led-several = { $Lacking } didn’t follow suit and therefore have no { $led }.
cannot-have-must-beat-several = With { $card-the } in hand, { $lacking-or } would have had to beat { $winning-the }.
cannot-have-holds-trump-several = { $Lacking } neither followed suit nor trumped and therefore have no { $trump }, the trump suit.
cannot-have-must-overtrump-several = With { $card-the } in hand, { $lacking-or } would have had to overtrump { $winning-the }.

## Which cards can the other not have? (two players)

family-lacked = Which cards can’t the other player have?
lacked-premise-not-drawn = Neither of you has drawn since the trick.
lacked-ask = { $Seat } kept to the rules in this trick. Which of these cards can’t { $seat } have in hand? Find them all.
lacked-none = none of them
lacked-hint-played = Who led? Did the other card follow suit, and does it beat the first one?
lacked-hint-had = Try the cards one at a time: with that card in hand, would the card played have been legal?
lacked-holds-led = { cannot-have-holds-led }
lacked-holds-trump = { cannot-have-holds-trump }
lacked-must-beat = { $Seat } didn’t head the trick and therefore { $seat-have } no { $led } that beat { $winning-the }.
lacked-led = { $Seat } led, which says nothing about the other cards in hand.
lacked-follows = { $Seat } followed suit, which says nothing about other suits.
lacked-follows-alike = { $Seat } didn’t beat { $winning-the }, but may well have more { $led } that don’t beat it either.
lacked-beats = { lacked-follows }
lacked-beats-alike = { $Seat } beat { $winning-the }, which says nothing about other { $led }.
lacked-trumps = { $Seat } trumped, which says nothing about suits other than { $led }.
lacked-trumps-alike = { $Seat } trumped, which says nothing about other trumps.
lacked-void-both = { $Seat } discarded, and could choose freely among the other suits in hand.
lacked-no-trump-set = { lacked-void-both }
lacked-told-nothing = With any of these in hand, { $seat } could still have played the same card.
lacked-told = { $Seat } can’t have { $cards-the-or }.
