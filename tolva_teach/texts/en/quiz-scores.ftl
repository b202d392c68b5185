### The quiz about the score: what melds, the end of a deal and gubbar bring.

family-scores = What is the score?
scores-ask = What is the score now?
scores-ask-meld = Is that allowed, and what is the score afterwards?
scores-of = { $party }: { $score }
scores-sum = 
    { $party } { $party-number ->
        [one] has
       *[other] have
    } { $addends } = { $score }
scores-stays =
    { $party } { $party-number ->
        [one] has
       *[other] have
    } { $score }
scores-won =
    { $party-number ->
        [one] { $party } wins
       *[other] { $party } win
    }

## What one must know

scores-premise-scoring-exact-12 = You are playing to exactly 12 points.
scores-premise-scoring-gotland = You are scoring as on Gotland.
scores-premise-scoring-no-meld-out = You are scoring as in Skåne.
scores-premise-eyes-late = You are counting eyes like this: ace 4, king 3, queen 2, jack 1.
scores-premise-max-tjog-1 = You are playing with only one meld allowed after the trump meld.
scores-premise-forehand-trump-true = You are playing the variant in which forehand may set trump before the first lead.
scores-premise-in = You took the previous trick and are on lead.
scores-premise-forehand = You are forehand and about to lead to the first trick.
scores-premise-meld = You want to meld the king and queen of { $suit }.
scores-premise-carry =
    { $count ->
        [one] In the previous deal there was a tie for the most card points, so nobody won vinsten.
       *[other] In both of the last two deals there was a tie for the most card points, so nobody has won vinsten.
    }
scores-premise-last = { $Taker } take{ $taker-s } the last trick. The score is shown without vinsten and sistan.
scores-premise-included = This trick is already counted among the cards taken.
scores-premise-cards =
    { $unit ->
        [matadors] Of the matadors and court cards,
       *[points] Of the cards that are worth card points,
    } { $party } { $party-number ->
        [one] has
       *[other] have
    } taken { $cards-suited }.
scores-premise-no-cards =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } taken { $unit ->
        [matadors] no matador and no court card.
       *[points] no card that is worth card points.
    }
scores-premise-all =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } taken { $unit ->
        [matadors] every matador and every court card.
       *[points] every card that is worth card points.
    }
scores-premise-rest =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } taken the rest of them.
scores-premise-half-forehand = { $Announcer } announced a half gubbe before the first lead.
scores-premise-half = { $Announcer } took trick { $trick } and announced a half gubbe.
scores-premise-whole-forehand = { $Announcer } announced a whole gubbe before the first lead.
scores-premise-whole = { $Announcer } took the first trick and announced a whole gubbe.
scores-premise-lies = { $Taker } take{ $taker-s } trick { $place }, which still lies on the table.
scores-premise-half-points = There are now { $card_points } card points in { $party-whose } gubbe tricks, and { $stock ->
        [0] none
       *[other] { $stock }
    } in the cards still to be played.

## Hints, and the rules in short

scores-hint-points = Who has the most card points, and who took the last trick?
scores-hint-matadors = Who has the most matadors, and what decides if there is a tie? Who took the last trick?
scores-hint-order = Which is counted first, vinsten or sistan, and does anybody reach 12 points?
scores-hint-worth = What is vinsten worth in this deal, and who gets sistan?
scores-hint-trump = Is it the first meld of the deal?
scores-hint-meld = What does the meld that sets trump score, and what do later ones score?
scores-hint-barred = Is the meld allowed at that score?
scores-hint-gubbe = Is the gubbe decided? Who has taken the tricks since it was announced?
scores-hint-gubbe-only = What is the gubbe worth, and what isn’t counted when one is played?
scores-duty-meld = Setting trump scores 2 points, and every later meld 1. The points count at once.
scores-duty-no-meld-out = Nobody may reach 12 points by melding.
scores-duty-vinsten = The most card points win vinsten: 1 point. An ace is worth 11, a ten 10, a king 4, a queen 3 and a jack 2.
scores-duty-carry = In a tie nobody gets vinsten, and it’s worth 1 more point in the next deal.
scores-duty-sistan = The last trick scores 1 point: sistan.
scores-duty-order = Vinsten is counted before sistan, and the first to reach 12 points wins the match.
scores-duty-half = A half gubbe is six tricks in a row with at least 60 card points. It scores 6 points or costs 6, and vinsten and sistan aren’t counted.
scores-duty-whole = A whole gubbe is every trick. It scores 12 points or costs 12, and vinsten and sistan aren’t counted.
scores-duty-meld-at-once = Setting trump scores 2 points, and every later meld 1. The points count at once, and whoever then reaches 12 has won in the middle of the deal.
scores-duty-matadors = The most matadors (aces and tens) win vinsten: 1 point. In a tie the eyes decide: king 4, queen 3, jack 2, ace 1. If they tie too, nobody gets vinsten.
scores-duty-skane = As in Skåne: nobody may go out by melding, so a meld that would bring 12 points isn’t allowed.
scores-duty-exact = To exactly 12: every deal is played out, and a side with more than 12 afterwards falls to 7. If more than one side has exactly 12, the one that won vinsten wins.
scores-duty-gotland = As on Gotland: every deal is played out. Nobody with 11 points or more may set trump. If more than one side has 12 points or more, the one that won vinsten wins.

## Why the score is as it is

scores-right-open =
    The half gubbe isn’t decided yet: { $party } { $party-number ->
        [one] has
       *[other] have
    } taken { $count-word } of the six tricks, so the deal goes on and nobody scores.
scores-right-counted =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $card_points ->
        [0] no card points.
       *[other] { $addends-known ->
            [yes] { $addends } = { $card_points } card points.
           *[no] { $card_points } card points.
        }
    }
scores-right-counted-matadors =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $matadors ->
        [0] no matadors
        [one] one matador ({ $cards-grouped })
       *[other] { $matadors-word } matadors ({ $cards-grouped })
    } and { $eyes ->
        [0] no eyes.
       *[other] { $addends-known ->
            [yes] { $addends } = { $eyes } eyes.
           *[no] { $eyes } eyes.
        }
    }
scores-right-matadors-decide =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $matadors ->
        [0] no matadors.
        [one] one matador, { $cards-the }.
       *[other] { $matadors-word } matadors: { $cards-grouped }.
    }
scores-right-barred = You may not meld.
scores-right-plays-on = Every deal is played out, so the match isn’t over yet.
scores-right-meld =
    { $points ->
        [one] There is already a trump suit, so the meld scores 1 point.
       *[other] There are no trumps yet, so the meld sets trump and scores { $points } points.
    }
scores-right-carried = { clause-carried }, so now it is worth { $points } points.
scores-right-sistan-too =
    { $Party } also { $party-number ->
        [one] wins sistan and scores
       *[other] win sistan and score
    } 1 more point.
scores-right-sums = New score: { $by }.
scores-right-sums-before-fall = Added up: { $by }.
scores-right-unchanged = The score doesn’t change.

## What is forgotten or counted wrongly: at the end of a deal

scores-slip-sistan-forgotten =
    That leaves out sistan: { $party } took the last trick and { $party-number ->
        [one] scores
       *[other] score
    } 1 point for it.
scores-slip-sistan-elsewhere =
    Sistan is for the last trick, which { $taker } took{ $party-who ->
        [team] { " " }for { $party }.
       *[one] .
    }
clause-gets-vinsten =
    { $party-number ->
        [one] { $party } wins it
       *[other] { $party } win it
    }
scores-slip-vinsten-forgotten = That leaves out vinsten: { clause-gets-vinsten }.
scores-slip-both-forgotten =
    Both vinsten and sistan are missing: { $by ->
        [one] { $party } { $party-number ->
            [one] wins both.
           *[other] win both.
        }
       *[two] { $party } { $party-number ->
            [one] wins
           *[other] win
        } vinsten, and { $taker } took the last trick.
    }
scores-slip-vinsten-two = Vinsten scores 1 point in this deal, not 2.
scores-slip-vinsten-two-matadors = Vinsten is worth 1 point, not 2.
scores-slip-both-lines =
    Both vinsten and sistan go to { $party-whom }: { $addends } points.
scores-slip-both-lines-carry = { scores-slip-both-lines } { clause-carried }, so now it is worth { $points } points.
scores-slip-vinsten-by-tricks =
    Vinsten goes by card points, not by the number of tricks, and { $party } { $party-number ->
        [one] has
       *[other] have
    } the most card points.
scores-slip-vinsten-by-tricks-matadors = Vinsten goes by matadors and eyes, not by the number of tricks: { clause-gets-vinsten }.
scores-slip-vinsten-to-sistan = The last trick brings sistan, not vinsten. Vinsten goes to { $party-whom }.
scores-slip-vinsten-elsewhere =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } the most card points, { $card_points }, and that wins vinsten.
scores-slip-vinsten-elsewhere-matadors =
    { $level ->
        [one] { $Party } { $party-number ->
            [one] has
           *[other] have
        } the most matadors, { $matadors-word }, and that wins vinsten.
       *[other] { clause-level } matadors. Then the eyes decide: with { $level ->
            [2] more of them
           *[other] the most
        }, { $eyes }, { $party } { $party-number ->
            [one] wins
           *[other] win
        } vinsten.
    }
scores-slip-eyes-forgotten =
    When the matadors are level, the eyes decide: vinsten goes to { $party-whom }, with { $eyes } eyes.
scores-slip-eyes-otherwise = The eyes are counted wrongly: the king counts 4, the queen 3, the jack 2 and the ace 1.
scores-slip-eyes-otherwise-late = That counts the eyes in the usual way, but you are counting the ace 4, the king 3, the queen 2 and the jack 1.
scores-slip-eyes-of-all = The eyes decide only among those who have the most matadors.
scores-slip-eyes-first =
    Vinsten goes by matadors first, and { $party } { $party-number ->
        [one] has
       *[other] have
    } the most. The eyes decide only when the matadors are level.
scores-slip-aces-forgotten = The aces are matadors too, not only the tens.
scores-slip-tens-forgotten = The tens are matadors too, not only the aces.
clause-carried =
    { $count ->
        [one] Nobody won vinsten in the previous deal
       *[other] Nobody has won vinsten for two deals
    }
scores-slip-carry-forgotten = { clause-carried }, so now it is worth { $points } points, not 1.
scores-slip-carry-once = { clause-carried }, so now it is worth { $points } points, not 2.
scores-slip-carry-twice = { clause-carried }, so now it is worth { $points } points, not 3.
scores-slip-carry-on-sistan = Vinsten is carried over when nobody wins it, but sistan isn’t.
scores-slip-carry-to-sistan = Only vinsten is carried over when nobody wins it. Sistan always scores 1 point.
clause-tie = { clause-level } card points, { $card_points } each, and in a tie nobody gets vinsten
scores-slip-tie-to-each = { clause-tie }: it isn’t shared out.
scores-slip-tie-to-sistan = { clause-tie }. The last trick doesn’t decide it.
scores-slip-tie-to-one = { clause-tie }.
clause-tie-matadors = { $Tied } are level on both matadors and eyes, and then nobody gets vinsten
scores-slip-tie-to-each-matadors = { clause-tie-matadors }: it isn’t shared out.
scores-slip-tie-to-sistan-matadors = { clause-tie-matadors }. The last trick doesn’t decide it.
scores-slip-tie-to-one-matadors = { clause-tie-matadors }.
scores-slip-melds-again = The melds of the deal were counted when they were made, and those points are in the score already.
clause-is-first =
    { $party-number ->
        [one] { $party } reaches 12 points first
       *[other] { $party } reach 12 points first
    }
scores-slip-order-turned = Vinsten is counted before sistan, so { clause-is-first }.
scores-slip-most-points = It doesn’t matter who gets the most points: vinsten is counted before sistan, so { clause-is-first }.
scores-slip-order-turned-exact-12 = When more than one side has exactly 12 points, vinsten decides, and { $party } won it.
scores-slip-most-points-exact-12 = 
    Only exactly 12 wins, and { $party } { $party-number ->
        [one] has
       *[other] have
    } exactly 12.
scores-slip-order-turned-gotland = When more than one side has 12 points or more, vinsten decides, and { $party } won it.
scores-slip-most-points-gotland = When more than one side has 12 points or more, vinsten decides, whoever has the most points, and { $party } won it.
scores-slip-nobody-has-won =
    The match is over: { $party } { $party-number ->
        [one] has { $score } points and wins.
       *[other] have { $score } points and win.
    }
scores-slip-nobody-has-won-order = The match is over. { did-match-won-tolva-score-order }
scores-slip-nobody-has-won-exact-12 = The match is over. { did-match-won-bond-option-exact }
scores-slip-nobody-has-won-gotland = The match is over. { did-match-won-bond-option-gotland }
scores-slip-past-twelve-wins =
    Only exactly 12 wins. { $Party } { $party-number ->
        [one] gets { $score } and falls to 7.
       *[other] get { $score } and fall to 7.
    }
scores-slip-past-twelve-stays =
    { $Party } { $party-number ->
        [one] gets
       *[other] get
    } { $score } points, but whoever gets more than 12 falls to 7.
scores-slip-past-twelve-back = Whoever gets more than 12 points falls to 7, not back to their earlier score.

## A meld

scores-slip-meld-not-yet = A meld scores at once; you don’t wait until the deal is over.
scores-slip-meld-not-yet-out = { scores-slip-meld-not-yet } In Bondtolva you may go out by melding too.
scores-slip-meld-not-yet-exact-12 = { scores-slip-meld-not-yet } When you play to exactly 12, you may meld whatever the score.
scores-slip-meld-not-yet-gotland-trump = { scores-slip-meld-not-yet } On Gotland nobody may set trump at 11 points or more, but at 10 it’s allowed.
scores-slip-meld-not-yet-gotland = { scores-slip-meld-not-yet } On Gotland only setting trump is barred at 11 points or more. Other melds may be made.
scores-slip-trump-as-later = It is the first meld of the deal. It sets trump and scores 2 points, not 1.
scores-slip-trump-and-later = Setting trump scores 2 points, not 3.
scores-slip-meld-as-trump = There is already a trump suit, so the meld scores 1 point. Only the first one scores 2.
scores-slip-meld-by-number = Every meld after the trump meld scores 1 point, however many there are.
scores-slip-meld-for-others = The points for a meld go to the player who makes it: { $party-whom }.
scores-slip-meld-for-others-team = The points for a meld go to the side that melds: { $party-whom }.
scores-slip-meld-does-not-end =
    With { $score } points { $party } { $party-number ->
        [one] has
       *[other] have
    } won, even in the middle of a deal: in Bondtolva you may go out by melding.
scores-slip-meld-ends = Every deal is played out, so nobody wins the match in the middle of a deal.
scores-slip-barred = The meld isn’t allowed and scores nothing.

## A gubbe

scores-slip-gubbe-and-sistan = When a gubbe is played, neither vinsten nor sistan is counted.
scores-slip-gubbe-and-vinsten = { scores-slip-gubbe-and-sistan }
scores-slip-gubbe-and-both = { scores-slip-gubbe-and-sistan }
scores-slip-half-doubled = A half gubbe is worth 6 points, a whole gubbe 12.
scores-slip-whole-halved = A whole gubbe is worth 12 points, a half gubbe 6.
scores-slip-half-is-made =
    The gubbe is made: { $party } { $party-number ->
        [one] has
       *[other] have
    } taken the six tricks, with { $card_points } card points.
scores-slip-whole-is-made =
    The gubbe is made: { $party } { $party-number ->
        [one] has
       *[other] have
    } taken every trick.
clause-failing-gubbe =
    { $points ->
        [6] A half gubbe that fails
       *[12] A whole gubbe that fails
    }
scores-slip-half-fails = The gubbe fails, because { $taker } take{ $taker-s } one of the six tricks.
scores-slip-half-fails-for-points =
    { $count ->
        [6] The gubbe fails: there were only { $card_points } card points in the six tricks, and { $least } are needed.
       *[other] The gubbe fails: { $card_points } card points in the gubbe tricks and { $stock } in the cards that are left don’t come to { $least }.
    }
scores-slip-whole-fails = The gubbe fails, because { $taker } take{ $taker-s } a trick.
scores-slip-gubbe-nothing-lost = { clause-failing-gubbe } costs as much as it scores when it is made: { $points } points.
scores-slip-gubbe-to-others = { clause-failing-gubbe } scores nothing for the others. It costs the side that announced it { $points } points.
scores-slip-gubbe-to-others-and-nought = { clause-failing-gubbe } scores nothing for the others. It costs the side that announced it { $points } points: a score may go below zero.
scores-slip-gubbe-to-nought = { clause-failing-gubbe } costs { $points } points: a score may go below zero.
scores-slip-whole-from-nought = A score below zero counts too: { $addends } = { $total }.
scores-slip-whole-below-wins = A score below zero counts too: with the { $points } points it makes { $total }.
scores-slip-whole-does-not-win = A match may be won with a whole gubbe.
scores-slip-open-is-not-made = The gubbe isn’t made until all six tricks are taken.
scores-slip-open-has-not-failed = The gubbe hasn’t failed: none of the six tricks has been lost, and the card points may still be enough.
scores-slip-open-has-enough = The gubbe hasn’t failed: none of the six tricks has been lost, and the card points are already enough.
scores-slip-open-doubled = The gubbe isn’t decided yet, and a half gubbe is worth 6 points.
scores-slip-open-and-vinsten = The gubbe isn’t decided yet, and vinsten isn’t counted when one is played.
scores-slip-open-for-others = The gubbe isn’t decided yet, so nobody scores.
