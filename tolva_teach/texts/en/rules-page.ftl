### The page with a game's rules: its chapters, the order of cards, and what only programmers need.

rules-page-contents = Contents
rules-page-glossary = Glossary
rules-page-term = Term
rules-page-sv = Swedish
rules-page-en = English
rules-page-meaning = Meaning
rules-page-lesson = Practise: { $page }
rules-page-question = Questions about the rule “{ $rule }”
rules-page-question-short = Answer questions
rules-page-others = The rules of other games
rules-page-way-here = Link to the rule “{ $rule }”

rules-chapter-all = The rules
rules-chapter-differs = How { $game } differs from { $parent }
    .intro = What is different comes first. Everything after that is as in { $parent }.
rules-chapter-cards = Cards and deal
rules-chapter-tricks = The tricks
    .intro = To every trick you must follow suit if you can, otherwise trump if you can, and head the trick whenever you can.
    .intro-bondtolva =
        With three or four players this applies to every trick, with two from the seventh trick on: you must follow suit
        if you can, otherwise trump if you can, and head the trick whenever you can.
rules-chapter-phases = For two: a free phase and a strict one
rules-chapter-melds = Melds
rules-chapter-asking = For four: questions to your partner
rules-chapter-scores = Points
rules-chapter-gubbar = Gubbe
rules-chapter-round = The round
rules-chapter-exchange = The exchange
rules-chapter-match = The match
rules-chapter-play = The play
rules-chapter-pot = Lives and the pot
rules-chapter-variants = Variants
rules-chapter-house = House rules that some play
rules-figures-title = What many deals show
rules-figures-intro = These are the results of { $deals } deals that the computer played between { $players } beginners. The dot is the result. The broad line shows how much chance may have done: it is a 95% confidence interval.

## The order of the cards, with what each is worth below it.

order-title = The cards from highest to lowest
    .card = { $rank }
    .worth = { $rank }: { $worth }
order-tolva = The number below a card is its card points.
order-bondtolva = The number below a card is its eyes. Aces and tens are matadors.
order-tolp = All four suits are worth the same.
order-trettioett = The number below a card is what it is worth. Only cards of one suit are added up.

## What stands aside.

rules-code-title = For programmers: rule ids, sources and variants
rules-code-rules = Rules
rules-code-rule = Rule
rules-code-id = Id
rules-code-source = Source
rules-code-options = Variants in a record
rules-code-option = Variant
rules-code-name = Name
rules-code-values = Values

## Small pictures beside the rules: what each line shows.

rules-picture-led = This card has been led to the trick.
rules-picture-led-spades = Spades are trumps, and this card has been led.
rules-picture-led-trumped = Spades are trumps. Hearts were led and have been trumped.
rules-picture-played = In the trick. The star is on the winning card so far.
rules-picture-won-by-trump = Spades are trumps: the nine of spades takes the trick.
rules-picture-may-play = Your hand. The darkened cards may not be played.
    .may = May be played: { $may }.
    .may-not = May not be played: { $may-not }.
rules-picture-may-play-all = Your hand. All the cards may be played.
rules-picture-row-and-hand = Your table cards, with the hand below them. The only heart is on the table and must be played.
rules-picture-row-before = The king of hearts has been played. Where it was, the card below shows its back.
rules-picture-row-after = After the trick it is turned up, and may be played like the others.
rules-picture-melded = You have melded hearts. The mark on the cards shows which ones the others know you hold.
rules-picture-score = The score, as the cards show it.
rules-picture-asker = You ask for hearts, holding the king.
rules-picture-partner = Your partner holds the queen and says yes. The pair is melded.
rules-picture-pile = In the pile on the table.
rules-picture-pile-flying = In the pile on the table. Twos and jokers are flying cards.
rules-picture-pile-turned = In the pile on the table: four sevens reverse the order.
rules-picture-may = May be played.
rules-picture-may-not = May not be played.
rules-picture-swaps = With { $players } players.
rules-picture-worth = Worth { $count }.
rules-picture-worth-knocked = Knocked. Worth { $count }.
rules-picture-worth-lowest = Worth { $count }: the lowest, and loses a life.
