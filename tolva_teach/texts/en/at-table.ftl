### The page “At the table”: ask, judge, house rules.

at-table-tabs = Choose what to do
at-table-ask = Ask
at-table-judge = Judge
at-table-score = Keep score
at-table-rules = House rules
at-table-search = What is the question?
at-table-none-found = No question matches that. Lay out the position under Judge, or read the rules:
at-table-found = Matching questions: { $count }
at-table-all = All questions: { $count }
at-table-others = Some play it like this
at-table-in-book = In the book
at-table-weak = No question matches that closely. These come nearest, or read the rules:
at-table-all-rules = all rules of the game
at-table-rule = Rule
at-table-lay-out = Lay out the position and change it
at-table-suits = Suit
at-table-ranks = Rank
at-table-remove = Remove { $card }
at-table-make-question = Make a question of this
at-table-clear = Start again
at-table-begin = Tap the cards you see. The verdict appears here.
at-table-next = Next
at-table-type = Type
at-table-typed = Type the cards instead
at-table-typed-help = One place at a time from the top, with semicolons between: HJ; SA SK S9. You can also say where they go: hand SA SK S9. Press Enter when you are done.
at-table-into = Cards go here
at-table-choose-part = Put cards here
at-table-more = More about the position
at-table-verdict = The verdict
at-table-allowed = Allowed
at-table-not-allowed = Not allowed
at-table-must = The only thing allowed:
at-table-tell = The answer may depend on this. Add it if you know:
at-table-tell-also = Also say:
at-table-house = What you do differently from the book
at-table-none-house = You play by the book. What do you do differently?
at-table-name = What you call your rules
at-table-keep = Save on this device
at-table-kept = Saved on this device.
at-table-not-kept = The browser can’t save anything here.
at-table-kept-full = This device can save no more than { $most } sets of house rules. Remove one of them, then save these.
at-table-qr = Show as a QR code
at-table-qr-alt = QR code for this page with your house rules
at-table-qr-none = No QR code can be made here. Share the link instead.
at-table-set-aside = The house rules in the link, or those saved here, can’t be read and have been set aside.
at-table-yes = Yes
at-table-no = No
at-table-by-the-book = By the book
at-table-to-play = Play like this against the computer
at-table-to-questions = Answer questions about the rules
at-table-to-deal = Set up a deal by these rules
at-table-to-deals = See deals played by these rules
at-table-to-score = Keep the score by these rules
at-table-to-rules = All rules of { $game }
at-table-for-now = The answers here follow the book. House rules need the page’s program, which hasn’t started yet.
at-table-judge-later = A verdict needs the page’s program, which hasn’t started yet. The answers under Ask are already here.
at-table-rules-later = House rules need the page’s program, which hasn’t started yet. The rules below are those of the book.
at-table-link-help = The link opens the same game with the same house rules.
at-table-still = These questions come up at the table; the answers follow the book. The other games come last. You can read them all now. To search, to have a position judged or to enter house rules, wait until the page’s program has started.
at-table-alike =
    wins, takes / tie, equal, level, draw / knock, knocked, stop / thirty-one, 31 / life, lives, chip /
    head, beat, overtake, go over / partner, team mate, mate / ace, aces / lead, start, begin /
    joker, wild card / pass, skip / throw, discard, dump / pile, heap / stock, deck, talon /
    meld, declare, marriage / three of a kind, triplet, trips / pair, two of a kind /
    ten, 10 / eleven, 11 / twelve, 12 / thirteen, 13 / zero, 0, none / sixty, 60 / nobody, noone, no one
