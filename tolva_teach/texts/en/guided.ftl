### Guided deals: a sentence at a time beside the table, and what one plays leads on to the next.

guided-group = The guided deal
guided-on = Go on
guided-back = Back
guided-again = Play it again
guided-step = { $step } of { $steps }
guided-lit = mentioned in the sentence
guided-end = The guided deal ends here.
guided-aside = You may do that too. { $why } But now we are looking at something else: { $do }.
guided-aside-any = You may do that too. { $why } But for now do what the sentence says.
guided-astray = The deal has gone another way than this text. Play it again and try something else.

## The first tricks of Tolva

guided-tolva-hand = These nine cards are yours. Cilla, opposite, is your partner; the two of you play against Birger and David.
guided-tolva-follow = Cilla led the ace of hearts. The first card decides the suit, and you must follow suit: play one of your hearts. Try another suit first if you like, and see who objects.
guided-tolva-ace = Nothing beats the ace, so Cilla takes the trick for both of you. Whoever takes a trick leads to the next.
guided-tolva-ranks = Now Cilla leads a king. From the top the cards rank ace, ten, king, queen, jack, nine, eight, seven, six. The ten is second, so yours beats the king.
guided-tolva-overtake = If you can beat the card that is winning, you must, even when it is your own partner’s. Which of your diamonds may you play?
guided-tolva-yours = The ten was the highest diamond, and the trick is yours. It counts for Cilla as much as for you.
guided-tolva-lead = You took the trick, so now you lead, and you may lead any card. Make it a club this time.
guided-tolva-void = Birger took your club with the ace and now leads spades. You have no spades, so you may play anything: you discard. Pick a card that you will not miss.
guided-tolva-winner = The highest spade takes the trick, and that is David’s ace. Your card is of another suit, and could not have won.
guided-tolva-end = Now you can play a trick: follow suit, beat the winning card if you can, and discard if you are void.

## The first deal of Trettioett

guided-thirtyone-hand = These three cards are yours; Birger and Cilla have three each too. The best hand has high cards in a single suit, for only cards of one suit are added up.
guided-thirtyone-worth = Your best suit is diamonds. An ace is worth 11 and an eight 8, so your hand is worth 19. King, queen, jack and ten are worth 10 each.
guided-thirtyone-take = It is your turn, and the ten of diamonds lies face up on the pile. Take it!
guided-thirtyone-discard = Now you have four cards, and one has to go. In diamonds you have 11, 10 and 8, which makes 29: discard the club.
guided-thirtyone-draw = Birger and Cilla have each had a turn. The nine of clubs that Cilla discarded is no use to you. Draw from the stock instead, and see what you get.
guided-thirtyone-away = The five of hearts is no use either. A card that you drew from the stock may go straight to the pile: discard it.
guided-thirtyone-knock = 29 is hard to beat. You can knock instead of taking a card: the others then get one more turn each, and after that all hands are shown.
guided-thirtyone-life = You have 29, Cilla has 27 and Birger only 26. The lowest hand loses a life, so Birger has one fewer.
guided-thirtyone-end = That was a whole deal. Swap one card each turn, knock when your hand is good, and make sure that yours is not the lowest.

## The first tricks of Bondtolva

guided-bond-hand = These six cards are yours. Birger has six too, and the other twelve lie face down in the middle: the stock.
guided-bond-lead = You begin. From the top the cards rank ace, ten, king, queen, jack, nine. Lead the ace of spades.
guided-bond-taken = Birger did not follow suit, and need not do so as long as there is a stock. The highest card of the suit led takes the trick, and that is yours.
guided-bond-draw = After each trick you each draw a card, the player who took the trick first. Draw from the stock.
guided-bond-king = You took the trick, so you lead again. Try the king of clubs.
guided-bond-ten = Birger’s ten beats your king! It is the second-highest card, which is easy to forget. Birger takes the trick.
guided-bond-free = Birger leads the ace of hearts, which takes the trick whatever you play. You need not follow suit: play a card that you can spare.
guided-bond-end = It goes on like this until the stock is used up: play what you like, then draw a card. After that, stricter rules begin.

## The first piles of Tölp

guided-tolp-hand = These thirteen cards are yours, and the aim is to get rid of them. The first to play all their cards becomes king, and the last with cards left becomes tölp.
guided-tolp-start = The player with the two of hearts begins with that card, and that is you. Pick it, and press Play.
guided-tolp-count = The others have played higher and higher, and David played two fives at once. Now you too must play at least two cards, and of a higher rank: play two of your tens.
guided-tolp-pass = Cilla played three aces, and nothing is higher than an ace. Pass.
guided-tolp-higher = Everyone passed, so the pile was turned down, and Cilla began another. Two fours lie there now: play two of your kings.
guided-tolp-lead = Nobody could beat your kings, so you begin the next pile with whatever you like. Low cards are the hardest to get rid of: which will you play?
guided-tolp-end = It goes on like this until only one player has cards left: play higher and at least as many, or pass.
