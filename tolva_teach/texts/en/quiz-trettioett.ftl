### The quiz's questions about Trettioett: what a hand is worth, and who loses a life.

## What is the hand worth?

family-worth = What is the hand worth?
worth-ask = What is your hand worth?
worth-ask-four = What is the most that your hand can be worth once you have discarded a card?
worth-picked =
    { $count ->
        [0] Nothing picked.
       *[other] One number picked.
    }
worth-nothing-picked = Pick a number first.
worth-right = Right!
worth-wrong = Not quite: the answer is { $answer }.
worth-ask-why = Tap a number to see why.
worth-results = Number by number
worth-mark-right-chosen = rightly picked
worth-mark-right-left = rightly left
worth-mark-chose-forbidden = picked, but wrong
worth-mark-missed-allowed = the right answer
worth-hint-suits = How many points are there in each of the suits?
worth-hint-values = What is an ace worth, and what are the court cards worth?
worth-hint-discard = Three cards are to be left. Which of the four may you discard?
thirtyone-duty-value = A hand is worth the sum of its best suit: an ace 11, king, queen, jack and ten 10, other cards their rank. Three aces are worth 31.

worth-without = Discard { $card-the }.
worth-right-one-suit =
    { $card-known ->
        [yes] Then all three cards are { $suit }: { $addends } = { $points }.
       *[no] All three cards are { $suit }: { $addends } = { $points }.
    }
worth-right-pair = The best suit is { $suit }: { $addends } = { $points }.
worth-right-lone = The best suit is { $suit }, though it is a single card: { $lone-the } is worth { $points }, and the { $beside } only { $total } together.
worth-right-apart = The three cards are of three suits, so only the one that is worth most counts: { $points }.
worth-right-tied = { $Suits } are worth the same, { $points }, and only one of the two suits counts.
worth-right-aces = Three aces are the exception to counting one suit: together they are worth 31.

worth-wrong-all = That is { $addends } = { $count }, but only cards of one suit are added up.
worth-wrong-highest = That is only the highest card in { $suit }. All cards of the suit are added up.
worth-wrong-another-suit = That is what { $suit } make, but another suit makes more: { $most }.
worth-wrong-colour = { $Suits } look alike, but they are two suits. They are not added up.
worth-wrong-alike = Only three aces are worth 31. Three { $rank-many } count like any other cards.
worth-wrong-ace-one = An ace is always high: it is worth 11, not 1.
worth-wrong-court = King, queen and jack are worth 10 each, not 13, 12 and 11.
worth-wrong-aces-added = 11 for each ace makes { $addends } = { $count }, but three aces are worth exactly 31.
worth-wrong-aces-by-suit = That is what one ace is worth by itself, but three aces are worth 31 together, though their suits differ.
worth-wrong-taken-gone = For that you would have to discard { $card-the }, which you have just taken from the pile. It may not go back in the same turn.
worth-wrong-another-gone = That is what is left if you discard { $card-the }. You can get { $most }.
worth-wrong-four-counted = All four cards make { $addends } = { $count }, but you must discard one of them.
