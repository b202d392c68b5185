### Judging a position on a real table: what is wrong with it, and what has to be told.

judge-fault-game = That game can’t be judged here.
judge-fault-players = This game takes { $least }–{ $most } players.
judge-fault-options = The link has house rules that the game doesn’t have.
judge-fault-field = Something in the link can’t be understood.
judge-fault-number = The number should be between { $least } and { $most }.
judge-fault-score = That score isn’t possible while a deal is under way.
judge-fault-too-many = The position has more than { $most } cards.
judge-fault-foreign = { $card } isn’t in this game.
judge-fault-twice = { $card } is there twice.
judge-fault-no-hand = Lay out the cards you hold.
judge-fault-trick-too-long =
    The trick is full: yours is the next card, so { $most ->
        [one] no more than one card can be
       *[other] no more than { $most } cards can be
    } there before it.
judge-fault-takers = The tricks can’t have been taken like that.
judge-fault-trump = Trumps must be one of the four suits.
judge-fault-question = Only a partner can ask you, so it takes four players.
judge-fault-gubbe = The game has no such gubbe.
judge-fault-duty = The game has no such duty.
judge-fault-row-too-long = A row on the table has no more than { $most } cards.
judge-fault-no-lay = Those cards can’t be played together.
judge-fault-lives = You can’t have that many lives.
judge-fault-hands = Everyone should have { $count } cards in hand.
judge-fault-too-many-hands = There are { $most } of you, so no more hands can be shown.
judge-fault-counts = Say what each side has taken.
judge-fault-counts-sum = Together they should come to { $most }.

## What one lays out: the names of the parts, and what can be chosen. The first choice is always that nothing is told.

judge-form-turn = What may I do?
judge-form-showdown = Who loses?
judge-part-trick = On the table, in order
    .rest = Nothing, I lead
judge-part-hand = In my hand
    .rest = No cards yet
judge-part-table = My face-up cards on the table
    .rest = None
judge-part-lay = What was played last
    .rest = Empty table
judge-part-hands = Those who show
    .rest = Player { $number }
judge-part-trump = Trumps
    .rest = No trumps
judge-part-phase = The stock
    .rest = Not stated
judge-phase-1 = Has cards left
judge-phase-2 = Is used up
judge-part-taken = Tricks taken so far
    .rest = Not stated
judge-part-left = Cards I have left in all
    .rest = Not stated
judge-part-score = Our points
    .rest = Not stated
judge-part-melded = A pair melded since the last trick
    .rest = No
judge-melded-true = Yes
judge-part-asked = I have asked my partner
    .rest = No
judge-asked-1 = Yes, the answer was no
judge-asked-2 = Yes, two questions, both answered no
judge-part-question = My partner is asking me
    .rest = No
judge-question-any = For any pair
judge-question-s = For spades
judge-question-h = For hearts
judge-question-d = For diamonds
judge-question-c = For clubs
judge-part-led = I have led earlier in the deal
    .rest = Not stated
judge-led-false = No
judge-led-true = Yes
judge-part-gubbe = A gubbe has been announced
    .rest = No
judge-gubbe-half = Half gubbe
judge-gubbe-whole = Whole gubbe
judge-part-refill = Cards drawn or turned up after the trick
    .rest = No
judge-refill-done = Yes
judge-part-turned = The order
    .rest = Not stated
judge-turned-false = As usual, ace high
judge-turned-true = Reversed, two high
judge-part-pile = The top card of the pile
    .rest = Not stated
judge-part-taken-card = The card I have just taken from the pile
    .rest = None
judge-part-knocker = Has somebody knocked?
    .rest = No
    .rest-of-seats = Nobody: the stock ran out
judge-knocker-1 = Yes, somebody else
judge-part-lap = Has everyone had a turn?
    .rest = No
judge-lap-2 = Yes
judge-part-stock = The stock
    .rest = Has cards
judge-stock-0 = Is used up

## What hangs on something that has not been told

judge-hangs = { $what }: { $said }
judge-when-phase-1 = The stock has cards.
    .allowed = allowed while the stock has cards left. { $why }
    .refused = not allowed while the stock has cards left. { $why }
    .taken = While the stock has cards left: { $who }
judge-when-phase-2 = The stock is used up.
    .allowed = Allowed once it is used up. { $why }
    .refused = Not allowed once it is used up. { $why }
    .taken = Once it is used up: { $who }
judge-when-turned-true = The order is reversed.
    .allowed = allowed if the order is reversed now. { $why }
    .refused = not allowed if the order is reversed now. { $why }
judge-when-turned-false = The order is as usual.
    .allowed = Allowed if it is as usual. { $why }
    .refused = Not allowed if it is as usual. { $why }
judge-when-led-false = On lead for the first time.
    .allowed = allowed if you haven’t led before in this deal. { $why }
    .refused = not allowed if you haven’t led before in this deal. { $why }
judge-when-led-true = On lead before.
    .allowed = Allowed if you have. { $why }
    .refused = Not allowed if you have. { $why }
judge-if-taken = If you took the trick just played, this is what you may do.
judge-if-not-led = If you have led earlier in the deal you may not announce a gubbe at all.

## Who takes the trick

judge-form-takes = Who takes the trick?
judge-takes = Who takes it.
    .led = the { $card } takes the trick, as the highest card of the suit led.
    .trump = the { $card } takes the trick, as the highest trump.
judge-takes-so-far = Who is winning.
    .led = the { $card } is winning so far, as the highest card of the suit led.
    .trump = the { $card } is winning so far, as the highest trump.
judge-fault-no-trick = Lay out the cards of the trick in the order they were played.
judge-fault-trick-too-large = A trick has no more than { $most } cards here.
judge-fault-part-full = No more than { $most } cards can be there.
judge-fault-phase-taken = With that many tricks taken the stock can’t be as you say. Change one or the other.
