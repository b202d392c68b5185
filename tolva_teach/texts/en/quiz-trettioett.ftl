### The quiz's questions about Trettioett: what a hand is worth, and who loses a life.

## What is the hand worth?

family-worth = What is the hand worth?
worth-ask = What is your hand worth?
worth-ask-four = What is the most that your hand can be worth once you have discarded a card?
worth-hint-suits = How many points are there in each suit?
worth-hint-values = What is an ace worth, and what are the court cards worth?
worth-hint-discard = You keep three cards. Which of the four may you discard?
worth-hint-three = You keep three cards. Which of the four is the least use?
thirtyone-duty-value = A hand is worth the total of its best suit: an ace counts 11, a king, queen, jack or ten 10, and other cards their face value. Three aces are worth 31.

worth-without = Discard { $card-the }.
worth-stays = You have just taken { $kept-the } from the pile and may not discard it.
clause-whichever =
    { $cards-count ->
        [2] whether you discard { $cards-the-or }
        [4] whichever card you discard
       *[other] whichever of { $cards-the } you discard
    }
worth-right-either =
    { $lone-known ->
        [yes] { $Lone-the } is worth { $points }
       *[no] { $Suit } make { $addends } = { $points }
    } { clause-whichever }, and no other suit makes more.
worth-right-either-suit = { $Suits } are worth the same, { $points }, and you keep one of the suits { clause-whichever }.
worth-right-either-aces = You keep three aces { clause-whichever }, and together they are worth 31.
worth-right-one-suit =
    { $card-known ->
        [yes] Then all three cards are { $suit }: { $addends } = { $points }.
       *[no] All three cards are { $suit }: { $addends } = { $points }.
    }
worth-right-pair = The best suit is { $suit }: { $addends } = { $points }.
worth-right-lone = The best suit is { $suit }, though you have only one card in it: { $lone-the } is worth { $points }, and the { $beside } together only { $total }.
worth-right-apart =
    { $count ->
        [one] The three cards are of three suits, so only the one that is worth most counts: { $points }.
       *[other] The three cards are of three suits, so only one of them counts: { $points }.
    }
worth-right-tied = { $Suits } are worth the same, { $points }, and only one of the two suits counts.
worth-right-aces = Three aces are the exception to counting one suit: together they are worth 31.

worth-wrong-all = That’s { $addends } = { $count }, but only cards of one suit are added up.
worth-wrong-highest = That’s only your highest card in { $suit }. All the cards of the suit are added up.
worth-wrong-highest-of-several = That’s what a single card is worth: { $cards-the-or }. All cards of a suit are added up, and { $suit } make { $addends } = { $most }.
worth-wrong-another-suit =
    { $card-known ->
        [yes] That’s what { $suit } make with { $card-the } discarded, but another suit is worth more: { $most }.
       *[no] That’s what { $suit } make, but another suit is worth more: { $most }.
    }
worth-wrong-colour =
    { $by ->
        [red] { $Suits } are both red, but they’re different suits and aren’t added together.
       *[black] { $Suits } are both black, but they’re different suits and aren’t added together.
    }
worth-wrong-alike = Three of a kind is worth 31 only if they are aces. Three { $rank-many } are counted like any other hand.
worth-wrong-ace-one = An ace is always worth 11, never 1.
worth-wrong-aces-as-ones = An ace never counts as 1: three aces are worth 31 together.
worth-wrong-court = Kings, queens and jacks are worth 10 each, not 13, 12 and 11.
worth-wrong-court-one = { $Rank-the } is worth 10, not { $total }.
worth-wrong-aces-added = 11 for each ace makes { $addends } = { $count }, but three aces are worth exactly 31.
worth-wrong-aces-by-suit = That’s what one ace is worth by itself, but three aces are worth 31 together, even in different suits.
worth-wrong-taken-gone = For that you would have to discard { $card-the }, but you’ve just taken it from the pile and may not discard it in the same turn.
worth-wrong-another-gone = That’s what you have left if you discard { $card-the }, but you can get { $most }.
worth-wrong-four-counted = All four cards make { $addends } = { $count }, but you must discard one of them.

## Who loses a life?

family-loses = Who loses a life?
loses-ask = Find everyone who now loses a life.
loses-ask-free = Find everyone who now loses a life, or who is on a free ride and is now out.
loses-premise-free = You are playing with a free ride (frisväng).
loses-premise-all-show = Everyone has shown their cards.
loses-premise-shows =
    { $seat-who ->
        [you] You have discarded a card and show your hand.
       *[other] { $Seat } has discarded a card and shows the three that are left.
    }
loses-premise-dealt =
    The cards have just been dealt, and { $showing-who ->
        [you] you show your hand
        [many] { $showing } show their hands
       *[other] { $showing } shows all three cards
    } at once.
loses-nobody = nobody
loses-hint-hands = What is each hand worth in its best suit?
loses-hint-lowest = Is there only one lowest hand?
loses-hint-31 = Somebody has 31. What happens to everyone else?
loses-hint-dealt = How many players have 31, and which of them comes first, counting from forehand?
loses-hint-others = Who is still in, and which of them has 31?
loses-hint-lives = See how many lives everyone has left. Would everyone still in be out at once?
clause-hand-worth =
    { $Seat-whose } hand is worth { $points } ({ $lone-known ->
        [yes] { $lone-the }
       *[no] { $suit }: { $addends }
    })
thirtyone-duty-31 = If somebody has 31, everyone else loses a life, the knocker included.
thirtyone-duty-dealt = If more than one player is dealt 31, only the first of them clockwise from the dealer counts.
thirtyone-duty-lowest = Otherwise the lowest hand loses a life. If players tie for lowest, each of them does.
thirtyone-duty-free = On a free ride, a player with no lives left plays on until the next loss.
thirtyone-duty-all-last = If everyone still in would be out at once, nobody loses anything.

loses-thirtyone-lowest-lowest = { clause-hand-worth }, the lowest of all.
loses-thirtyone-lowest-tied = { clause-hand-worth }. { $Losers } tie for lowest and lose a life each.
loses-thirtyone-lowest-tied-with-free = { clause-hand-worth }. { $Losers } tie for lowest, so { $seat } lose{ $seat-s } a life.
loses-thirtyone-lowest-everyone =
    { $count ->
        [2] Both players still in have { $points }
       *[other] Everyone still in has { $points }
    }, but { $staying-known ->
        [yes] { $staying } would still be in after losing a life. Nobody is spared unless everyone would be out, so
       *[no] nobody would be out, so nobody is spared:
    } { $seat } lose{ $seat-s } a life.
loses-thirtyone-lowest-higher = { clause-hand-worth }, and the lowest is worth { $least }.
clause-only-if-all = Nobody is spared unless everyone still in would be out at once.
loses-thirtyone-lowest-somebody =
    { $losers-who ->
        [many] { $Losers } tie for lowest with { $least } and lose a life each. { clause-only-if-all }
        [you] You have the lowest hand and lose a life.
       *[other] { $Losers } has the lowest hand and loses a life.
    }
loses-thirtyone-lowest-somebody-free =
    { $losers-who ->
        [many] { $Losers } tie for lowest with { $least }, and each loses. { clause-only-if-all }
        [you] You have the lowest hand and are out.
       *[other] { $Losers } has the lowest hand and is out.
    }
clause-off-lap =
    { $seat-who ->
        [you] You are on a free ride and are out.
       *[other] { $Seat } is on a free ride and is out.
    }
loses-thirtyone-option-free-off-lap = { clause-hand-worth }, and no hand is lower. { clause-off-lap }
loses-thirtyone-31-has-31 = { $Seat } { $seat-have } 31, so { clause-all-others-lose }.
clause-all-others-lose =
    { $by ->
        [lap] everyone else loses a life or their free ride
       *[life] everyone else loses a life
    }
loses-thirtyone-31-others = { $Winner } { $winner-have } 31, so { clause-all-others-lose }, whatever cards they have.
loses-thirtyone-31-others-free = { $Winner } { $winner-have } 31, so { clause-all-others-lose }. { clause-off-lap }
loses-thirtyone-31-after-knock = { $Winner } { $winner-have } 31, so { clause-all-others-lose }. { $Seat-whose } knock is no protection.
loses-thirtyone-31-after-knock-free = { $Winner } { $winner-have } 31, so { clause-all-others-lose }. { $Seat-whose } knock is no protection. { clause-off-lap }
loses-thirtyone-31-somebody = When somebody has 31, { clause-all-others-lose }.
loses-thirtyone-31-dealt-has-31 = { $Seat } { $seat-were } dealt 31, so { clause-all-others-lose }.
loses-thirtyone-31-dealt-somebody = When somebody is dealt 31, { clause-all-others-lose }.
loses-thirtyone-31-dealt-late =
    { $Seat } { $seat-have } 31 too, but { $dealer-side ->
        [self] { $seat-are } the dealer and come{ $seat-s } last.
       *[other] { $winner } come{ $winner-s } first, counting clockwise from { $dealer-who ->
            [you] you, the dealer.
           *[other] the dealer.
        }
    } Only { $winner-whose } hand counts, so { $by ->
        [lap] { $seat-who ->
            [you] you are out.
           *[other] { $seat } is out.
        }
        [life] { $seat } lose{ $seat-s } a life.
       *[life-as-all] { $seat } lose{ $seat-s } a life like everyone else.
    }
loses-thirtyone-31-dealt-others = { $Winner } { $winner-were } dealt 31, so { clause-all-others-lose }, whatever cards they have.
loses-thirtyone-31-dealt-others-free = { $Winner } { $winner-were } dealt 31, so { clause-all-others-lose }. { clause-off-lap }
loses-thirtyone-all-last-spared =
    { $count ->
        [2] Both players still in have { $points }, and each is on { $by ->
            [lap] a free ride. They would both be out at once, and nobody would win the pot, so they play on.
           *[life] their last life. They would both be out at once, and nobody would win the pot, so nobody loses a life.
        }
       *[other] Everyone still in has { $points } and is on { $by ->
            [lap] a free ride. They would all be out at once, and nobody would win the pot, so they play on.
           *[life] their last life. They would all be out at once, and nobody would win the pot, so nobody loses a life.
        }
    }
loses-thirtyone-all-last-nobody = { loses-thirtyone-all-last-spared }

## Which third card is impossible?

family-third-card = Which third card is impossible?
third-card-premise = { $Seat } { $seat-have } taken { $cards-the } from the pile and kept them.
third-card-ask = Which of these cards can’t be { $seat-whose } third? Find them all.
third-card-hint-31 = What does a player have to do with a hand worth 31?
third-card-hint-missing = What are the two cards worth together, and are they of one suit?
thirtyone-duty-shown = A hand of three cards worth 31 is shown at once, and the deal is over.
third-card-would-have-shown = With this card the hand would be worth 31, and { $seat } would have had to show it at once.
third-card-less = With this card the hand would be worth { $points } and wouldn’t have to be shown.
third-card-told-nothing = None of these cards makes 31 with those two.
third-card-told = With { $cards-the-or } the hand would be worth 31.
