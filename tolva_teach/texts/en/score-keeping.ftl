### Keeping the score of a match that one plays with cards of one's own.

keeping-deal = Deal { $count }
keeping-deal-tolp = Round { $count }
keeping-unit-points = Points
keeping-unit-rounds = Rounds as king
keeping-unit-lives = Lives left

keeping-we-play-as-usual = We play by the book, without variants.
keeping-dealer = { $Dealer } deals.
keeping-deals = deals
keeping-dealer-mark = deals
keeping-know = Good to know now

## What there is to tell of a deal

keeping-tell = { $deal }: what happened?
keeping-first-dealer = Who deals first?
keeping-field-melds = { $Party } melded
keeping-field-gubbe = Who announced a gubbe?
keeping-field-made = How did the gubbe go?
keeping-field-vinsten = Who took vinsten?
keeping-field-sistan = Who took sistan (the last trick)?
keeping-field-counts-card-points = { $Party }: card points
keeping-field-counts-matadors = { $Party }: matadors
keeping-field-counts-eyes = { $Party }: eyes
keeping-field-order = In which order did you go out?
keeping-field-end = How did the deal end?
keeping-field-winner = Who got 31?
keeping-field-knocker = Who knocked?
keeping-field-lowest = Who had the lowest hand?
keeping-field-losers = Who lost a life?
keeping-field-worth = { $Seat }: hand value
keeping-fold-gubbe = Gubbe (six tricks in a row, or all of them)
keeping-fold-counts = Work out who takes vinsten
keeping-fold-worth = Enter the hand values

keeping-choice-party = { $Party }
keeping-choice-seat = { $Seat }
keeping-choice-suit = { $suit }
keeping-choice-tied = Nobody, it was a tie
keeping-choice-gubbe-half = Half: { $party }
keeping-choice-gubbe-whole = Whole: { $party }
keeping-choice-made = It was made
keeping-choice-failed = It failed
keeping-choice-end-showdown = Everyone showed
keeping-choice-end-thirty-one = Somebody got 31
keeping-choice-end-no-showdown = The stock ran out
keeping-choice-end-losers = Just say who lost a life
keeping-choice-stock-out = Nobody, the stock ran out

keeping-enter = Enter
keeping-cancel = Leave it as it was
keeping-remove = Remove it
keeping-undo = Undo
keeping-another = New match
keeping-correct = Correct { $deal }
keeping-lay-out = Do you remember the cards? Lay out the deal, to save and check it
keeping-to-table = Ask about a rule, or have a dispute judged
keeping-link-help = The link opens the same score sheet, without the names. Anyone who has kept the score too is told where the two differ.
keeping-open-title = Open a score sheet
keeping-open-help = Choose the saved file (.tolva-score.json), or paste what is in it.
keeping-still = You can keep the score once the page’s program has started. A match saved in this browser is still there.

## What cannot have been

keeping-why-not-all-told = Something is still missing before the deal can be entered.
keeping-why-over-by-meld = The meld before this one won the match, and nothing more counts.
keeping-why-wrong-sum = Together that makes { $total }, but all the cards are worth { $count }.
keeping-why-match-won-before = The match was already won before this deal.
keeping-why-sheet-full = The score sheet is full: it has room for { $most } deals.
keeping-why-sat-out = { $Seat } { $seat-are } out and not part of this deal.
keeping-why-stock-ended = Under your house rule nobody shows when the stock runs out before a knock.
keeping-why-shown-at-once = 31 is shown at once, and that ends the deal. Say instead that { $seat } got 31.
keeping-why-no-such-worth = { $Seat-whose } hand can’t be worth that.

## What follows

keeping-did-vinsten-worth = Vinsten was tied and is now worth { $points } points.
keeping-did-barred-trump =
    { $party-number ->
        [one] { $Party } has { $score } points and may not set trump.
       *[other] { $Party } have { $score } points and may not set trump.
    }
keeping-did-barred-melds =
    { $party-number ->
        [one] { $Party } has { $score } points and may not meld at all.
       *[other] { $Party } have { $score } points and may not meld at all.
    }
keeping-did-barred-half =
    { $party-number ->
        [one] { $Party } has { $score } points and may not announce a half gubbe.
       *[other] { $Party } have { $score } points and may not announce a half gubbe.
    }
keeping-did-exchange-due =
    { $due ->
        [one] { $Seat } and { $partner } exchange one card.
       *[other] { $Seat } and { $partner } exchange { $due } cards.
    }
keeping-did-sits-out = { $Seat } { $seat-are } out.
keeping-did-on-free-lap = { $Seat } { $seat-have } no lives left and { $seat-are } on a free ride.
keeping-did-spared = Everyone still in would be out at once, so nobody loses a life.
keeping-did-next-match = By custom { $dealer } deal{ $dealer-s } first in the next match.

## What is said when something has been done

keeping-notice-entered = { $deal } is entered.
keeping-notice-corrected = { $deal } is corrected.
keeping-notice-correcting = Change what is wrong in { $deal } and press “{ keeping-enter }”.
keeping-notice-removed = { $deal } is removed.
keeping-notice-undone = The last step is undone.
keeping-notice-resumed = This is the last match you kept score of.
keeping-notice-brought = The score sheet is open.
keeping-notice-brought-other = The score sheet is open. Your own is still among your saved matches.
keeping-notice-bad-link = The link is damaged or cut off, so there was no score sheet to open. What you have saved is still there.
keeping-differs = The two differ here: { $deals }.
keeping-score-now = The score now: { $score }.
keeping-nobody-has-won = With this change nobody has won the match yet.
keeping-doubt = { $deal } can’t have gone as entered, given this change.

## The deals so far

keeping-deals-told = So far
keeping-column-deal = Deal
keeping-column-deal-tolp = Round
keeping-out = out
keeping-not-counted = doesn’t count until this is corrected
keeping-plot-label =
    { $count ->
        [one] after one deal: { $score }
       *[other] over { $count } deals. Now: { $score }
    }

## Names, house rules and matches kept

keeping-options = House rules and variants
keeping-options-anew = A change here begins a new match. The old one is saved.
keeping-yes = yes
keeping-no = no
keeping-names = The players’ names
keeping-names-here = Names stay on this device. Links and files don’t contain them.
keeping-name-of = Player { $count }
keeping-kept =
    { $count ->
        [one] { $match }, one deal. { $score }
       *[other] { $match }, { $count } deals. { $score }
    }
keeping-aside = A score sheet that can’t be read
keeping-bad-file = This can’t be read as a score sheet: it is damaged, or something else. Nothing has been changed.
keeping-long-link = The score sheet is too long for a link. Save it as a file instead.
