### The quiz about tricks: who takes them.

## Who takes the trick?

family-who-takes = Who takes the trick?
takes-ask = Who takes the trick?
takes-ask-own = You play last. Who takes the trick, when you follow the rules?
takes-hint-trump = Is a trump set, and is there a trump in the trick?
takes-hint-led = Which suit was led? Only that suit and trumps can take the trick, and the ten ranks above the king.
takes-hint-phase = Look at the stock: is there a trump in force yet?
takes-duty-winner = The highest trump takes the trick. If there is no trump in it, the highest card of the suit led does.
takes-duty-order = The order is ace, ten, king, queen, jack, and then the low cards.
takes-duty-phase = In the first six tricks there is no trump, even if somebody has melded. After that this holds:
takes-by-suit = { $Card-the } is the highest card of the suit led, and nobody has trumped.
takes-by-suit-alone = { $Card-the } is the highest card of the suit led, and no trump is set.
takes-by-suit-yet = { $Card-the } is the highest card of the suit led, and trump counts only from the seventh trick on.
takes-by-trump = { $Card-the } is the only trump in the trick, and a trump beats every other suit.
takes-by-trump-led = Trump was led, and { $card-the } is the highest.
takes-by-highest-trump = { $Card-the } is the highest trump in the trick.
takes-beaten = { $Winning-the } beats { $card-the }.
takes-beaten-by-ten = { $Winning-the } beats { $card-the }: the ten is second highest, above the king.
takes-not-trump-yet = { $Card-the } takes no trick here: { $trump } become trumps only from the seventh trick on, and { $led } were led.
takes-trumped = { $Card-the } follows suit, but the trick has been trumped with { $winning-the }.
takes-trumped-discard = { $Card-the } was discarded, and the trick has been trumped with { $winning-the }.
takes-discarded = { $Card-the } was discarded: neither { $led } nor a trump.
takes-discarded-alone = { $Card-the } was discarded: only { $led } can take this trick.
takes-learner-takes = { $Card-the } wins so far, but you must play { $must-or }, which beats it.

## Which card was against the rules?

family-wrong-play = Which card was against the rules?
wrong-ask = Which of the cards in the trick was against the rules?
wrong-ask-last = The last { $count-word } tricks, played from the left, { $leader } first. Which card was against the rules?
wrong-hint-held = Go from card to card. What did its player hold just then?
wrong-hint-order = Did all who could follow suit, trump otherwise, and beat what was winning?
