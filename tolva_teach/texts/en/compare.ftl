### The page that compares two forms of a game: the same deal, with a variant as usual and in another way.

compare-title = { $game } for { $count }: { $option }, deal { $seed }
compare-choose-game = Game
compare-choose-players = Players
compare-choose-option = Variant
compare-choose-value = Instead

compare-usual = As usual: { $value }
compare-usual-flag = As usual: without it
compare-other = Instead: { $value }
compare-other-flag = Instead: with it

## In short

compare-how-same = The cards are the same, and everyone does the same from the first card to the last.
compare-how-refused = The cards are the same, and everyone does the same until one of the versions forbids the next move ({ $place }).
compare-how-itself = The cards are the same, and everyone does the same until the cards or the turn are no longer the same ({ $place }).
compare-how-over = The cards are the same, and everyone does the same until it’s over in one of the versions but not in the other ({ $place }).
compare-more-cards =
    { $count ->
        [one] The card that only one version has is dealt last.
       *[other] The { $count-word } cards that only one version has are dealt last.
    }
compare-ends-apart = They end differently.
compare-ends-told = The end is the same too. The difference is listed below: “{ compare-differs }”.
compare-ends-alike = Yet they end the same.
compare-nothing = In this deal the variant makes no difference: the same cards, the same choices and the same end.
compare-nothing-more = Press “Another deal” for one where it can be seen.

## The end

compare-results = The score at the end: { $unit }
compare-party = Who
compare-end = How it ended

## What differs

compare-picture = The table. { $form }. { $place }.
compare-differs = This is different
compare-earlier =
    { $count ->
        [one] Before that, something is different one more time.
       *[other] Before that, something is different { $count } more times.
    }
compare-not-here = Nothing like that happens here.
compare-parts = This is where they part
compare-over-here = Here it’s already over. In the other version it goes on.
compare-refused = “{ $decision }”, as in the other version, isn’t allowed here.

## The ways on, and here

compare-follow = Follow the deal from here
compare-follow-of = Follow the deal from here. { $form }
compare-way = Compare variants
compare-same-deal = The same deal with another variant
compare-rule = See the difference in a deal: { $option }
