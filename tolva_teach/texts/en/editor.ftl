### The page on which one sets up a deal, or looks for deals by a wish.

editing-back = Back to where you were
editing-tabs = What would you like to do?
editing-tab-lay = Set up
editing-tab-wish = Find a deal

## The places

editing-places = Where the cards are
editing-hand = Player { $number }
editing-seat-and-role = { $seat } ({ $role })
editing-role-forehand = forehand
editing-role-dealer = dealer
editing-pile-stock = The stock
editing-pile-pile = The pile
editing-pile-aside = Set aside
editing-pile-up = Face-up cards, player { $number }
editing-pile-down = Face-down cards, player { $number }
editing-laid-of = { $count } of { $of }
editing-empty = no cards yet
editing-take-back = Take back { $card }
editing-next = The next card goes here: { $place }
editing-onto = Next: { $place }
editing-next-none = All the cards are where you put them.

## The cards

editing-keys = Cards to deal
editing-jokers = Jokers
editing-typed = Type cards
editing-typed-help = For example HK HQ SA; a semicolon for the next place
editing-undo = Undo
editing-shuffle = Deal the rest at random
editing-clear = Clear
editing-count = { $laid } of { $count } cards are in place.
editing-complete = All the cards are in place, and the deal can be played.
editing-over = The deal is over.

## The match

editing-match = Dealer, score and variants
editing-dealer = Who deals?
editing-score-of = { $Party }
editing-scores = Score before the deal
editing-carry = Points waiting for the next vinsten
editing-order = Finishing order of the last round
editing-order-help = Press the players in the order in which they went out.
editing-order-none = No round before this one
editing-order-at = { $number } { $seat }
editing-yes = Yes
editing-no = No

## What one can do with the deal

editing-onward = Use the deal
editing-onward-not-yet = Once every card is in place you can step through the deal, play it and share it.
editing-short-form = Just one hand and the table, from a photo for example
editing-way-step = Step through it
editing-way-play = Play it against the computer
editing-way-ask = Make it a question
editing-cells = For a lesson
editing-cell-replay = Cell that shows the deal step by step
editing-cell-play = Cell in which one plays the deal
editing-copy = Copy
editing-copied = Copied
editing-copy-failed = Select the text and copy it yourself
editing-long-link = The deal is too long for a link. Save it as a file instead.

## Playing on

editing-forward = Play on to the position you want
editing-forward-turn = It is { $seat-whose } turn.
editing-forward-played =
    { $count ->
        [one] One decision has been made.
       *[other] { $count } decisions have been made.
    }
editing-forward-back = Take back the last one
editing-forward-choices = What the player can do

## What is said

editing-notice-typed-long = That was too long. Type { $limit } characters at most.
editing-notice-typed-unknown = “{ $said }” means nothing here. Type cards such as “king of hearts” or “7 and 8 of spades”.
editing-notice-typed-unclear = That could be several cards: { $known }. Type both suit and rank.
editing-notice-typed-none = The game’s pack has no such card.
editing-notice-typed-places = There aren’t that many places. Type cards for { $most } at most.
editing-notice-typed-full = { $most ->
        [one] There is room for only one card there.
       *[other] There is room for only { $most } cards there.
    }
editing-notice-left-out =
    { $count ->
        [one] One card that you had put down has no place there. Undo brings it back.
       *[other] { $count } cards that you had put down have no place there. Undo brings them back.
    }
editing-notice-unseen = The cards that you have not seen are dealt at random.
editing-notice-full = There is no room. Take a card back from there first.
editing-notice-no-dealer = That player cannot deal.
editing-notice-no-score = The score cannot be that before a deal. The old one stays.
editing-notice-bad-link = The link could not be read. { $why }
editing-notice-bad-record = The record is wrong. { $why } Whatever is right in it is laid out here.
editing-bad-file = This cannot be read as a record. { $why }

## Wishes

editing-wish = Your wish
editing-wish-help = Put it together from the choices below, or write it yourself in the words of the lists.
editing-wish-example = For example:
editing-wish-examples =
    { $game ->
        [bordstolva] forehand holds a pair; player 2 turns the king of hearts; vinsten is tied
        [plocketolva] forehand holds a pair; player 2 draws the king of hearts; vinsten is tied
        [tolva] forehand holds a pair and melds before trick 3; player 3 may not play the ten of hearts; vinsten is tied
        [bondtolva] forehand holds a pair and melds before trick 3; somebody may not play the ace of hearts; the dealer takes the last trick
        [tolp] forehand holds at least 3 cards of one rank and passes before pile 3; somebody lays the ace of hearts; somebody holds no aces and becomes king
        [trettioett] somebody knocks before round 2 and loses a life; player 2 takes the king of hearts; the dealer holds at least 25 points of one suit
       *[other] forehand holds exactly 2 aces
    }
editing-wish-empty = Empty
editing-build = Put a wish together
editing-build-add = Add
editing-build-added = Added to the wish: { $wish }
editing-parts = The parts of the wish
editing-part-remove = Remove: { $part }
editing-part-removed = The part is removed.
editing-turn-on = Turn the variant on
editing-turned-on = The variant is on.
editing-build-how = How does it go with the rest?
editing-build-how-and = and
editing-build-how-and-the-same = and the same player
editing-build-how-or = or
editing-build-how-and-not = but not
editing-build-who = Who?
editing-build-who-forehand = forehand
editing-build-who-dealer = the dealer
editing-build-who-somebody = somebody
editing-build-who-everybody = everybody
editing-build-who-nobody = nobody
editing-build-who-forehand-s-partner = forehand’s partner
editing-build-who-dealer-s-partner = the dealer’s partner
editing-build-who-forehand-s-side = forehand’s side
editing-build-who-dealer-s-side = the dealer’s side
editing-build-who-player = player { $number }
editing-build-kind = What is it about?
editing-build-kind-holds = which cards somebody has
editing-build-kind-does = what somebody does
editing-build-kind-may-not = what somebody may not do
editing-build-kind-happens = what happens in the deal
editing-build-kind-rule = which rule stops somebody or applies
editing-build-bound = How many?
editing-build-bound-at-least = at least
editing-build-bound-exactly = exactly
editing-build-bound-at-most = at most
editing-build-count = Number
editing-build-what = Of what?
editing-build-what-pairs = pairs of king and queen
editing-build-what-points = points in cards
editing-build-what-points-of-one-suit = points in one suit
editing-build-what-court-cards = court cards
editing-build-what-cards-of-one-suit = cards of one suit
editing-build-what-cards-of-one-rank = cards of one rank
editing-build-what-jokers = jokers
editing-build-deed = What?
editing-build-deed-play = plays a card
editing-build-deed-meld = melds
editing-build-deed-half = announces half gubbe
editing-build-deed-whole = announces whole gubbe
editing-build-deed-ask = asks
editing-build-deed-no = answers no
editing-build-deed-yes = answers yes
editing-build-deed-draw = draws a card
editing-build-deed-turn = turns cards up
editing-build-deed-lay = plays cards
editing-build-deed-pass = passes
editing-build-deed-give = gives cards in an exchange
editing-build-deed-high = says “high”
editing-build-deed-take = takes a card
editing-build-deed-knock = knocks
editing-build-deed-discard = discards a card
editing-build-deed-takes-the-last-trick = takes the last trick
editing-build-deed-takes-a-trick = takes a trick
editing-build-deed-sets-trump = sets trump
editing-build-deed-wins-vinsten = wins vinsten
editing-build-deed-wins-the-match = wins the match
editing-build-deed-makes-a-gubbe = makes a gubbe
editing-build-deed-fails-a-gubbe = fails a gubbe
editing-build-deed-becomes-king = becomes king
editing-build-deed-becomes-tolp = becomes tölp
editing-build-deed-goes-out = goes out
editing-build-deed-loses-a-life = loses a life
editing-build-deed-ties-for-the-lowest = ties for the lowest hand
editing-build-deed-shows-31 = shows 31
editing-build-deed-overtrumps = overtrumps
editing-build-deed-undertrumps = undertrumps
editing-build-deed-trumps = trumps
editing-build-barred = What is not allowed?
editing-build-barred-any = anything
editing-build-barred-play = play a card
editing-build-barred-meld = meld
editing-build-barred-half = announce half gubbe
editing-build-barred-whole = announce whole gubbe
editing-build-barred-ask = ask
editing-build-barred-no = answer no
editing-build-barred-yes = answer yes
editing-build-barred-draw = draw a card
editing-build-barred-turn = turn cards up
editing-build-barred-lay = play cards
editing-build-barred-give = give cards in an exchange
editing-build-barred-high = say “high”
editing-build-barred-take = take a card
editing-build-barred-knock = knock
editing-build-barred-discard = discard a card
editing-build-barred-pass = pass
editing-build-suit = Which suit?
editing-build-suit-any = any suit
editing-build-rank = Which rank?
editing-build-rank-any = any rank
editing-build-event = What?
editing-build-event-vinsten-tied = vinsten is tied
editing-build-event-revolution = a revolution
editing-build-event-counter-revolution = a second revolution, which turns it back
editing-build-event-stock-out = the stock runs out
editing-build-when = When?
editing-build-when-any = at any time
editing-build-when-in = in
editing-build-when-before = before
editing-build-when-after = after
editing-build-when-in-the-last = in the last
editing-build-section = Part of the deal
editing-build-section-trick = trick
editing-build-section-lap = round
editing-build-section-pile = pile
editing-build-number = Number
editing-build-rule = Which rule?
editing-build-of-variant = { $name } (in a variant)
editing-build-ruling = What does the rule do?
editing-build-ruling-refuses = stops the player from something
editing-build-ruling-decides = applies to the player in some way
editing-build-against = Against whom?
editing-build-against-any = anybody
editing-build-against-their-partner = their partner
editing-build-laid = Add the cards laid out
editing-look = Find deals
editing-look-left = Cards left to everyone, at most
editing-look-left-all = all (whole deals)
editing-look-count = Number of deals
editing-look-seed = Shuffle number
editing-look-seed-help = The same wish and the same shuffle give the same deals.
editing-look-new = New shuffle
editing-look-stop = Stop
editing-looking =
    { $tried ->
        [one] One deal tried
       *[other] { $tried } deals tried
    }, { $found ->
        [0] none of them fits yet.
        [one] one fits.
       *[other] { $found } fit.
    }
editing-stopped = The search has been stopped.
editing-found = Deals found
editing-found-one = Deal { $number }
editing-found-at = { $place }: { $told }
editing-found-refused = { $who } may not do this: “{ $what }”. { $why }
editing-found-hand = { $who } is dealt:
editing-found-left = { $who } still has:
editing-found-then = { $who } then has:
editing-found-step-there = See it happen
editing-found-step-ending = See the ending
editing-found-play-there = Play on from there
editing-found-play-as = Play as player { $number }
editing-found-play-as-there = Play on from there as player { $number }
editing-found-ask-there = Make a question of it
editing-found-open = Open and change
editing-found-save = Save all as a file
editing-wish-long-link = The wish is too long for a link. Copy the text instead.
