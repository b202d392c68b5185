### Guided deals: a sentence at a time beside the table, and what one plays leads on to the next.

guided-group = The guided deal
guided-on = Go on
guided-back = Back
guided-onward = Read on
guided-again = Play it again
guided-step = { $step } of { $steps }
guided-on-paper = The deal is played on the screen. Only one step of it is shown here.
guided-lit = mentioned in the sentence
guided-end = The guided deal ends here.
guided-aside = You may do that too. { $why } But right now we’re looking at something else: { $do }.
guided-aside-any = You may do that too. { $why } But for now do what the sentence says.
guided-astray = The deal has taken a different turn from this text. Play it again and try something else.

## The first tricks of Tolva

guided-tolva-hand = These nine cards are yours. Cilla, opposite, is your partner; the two of you play against Birger and David.
guided-tolva-follow = Cilla led the ace of hearts. The first card decides the suit, and you must follow suit: play one of your hearts. Try another suit first if you like, and see who objects.
guided-tolva-ace = There are no trumps yet, so nothing beats the ace: Cilla takes the trick for both of you. Whoever takes a trick leads to the next.
guided-tolva-ranks = Now Cilla leads a king. From the top the cards rank ace, ten, king, queen, jack, nine, eight, seven, six. The ten is second, so yours beats the king.
guided-tolva-overtake = If you can beat the winning card, you must, even when it is your own partner’s. Which of your diamonds may you play?
guided-tolva-yours = The ten was the highest diamond, and the trick is yours. It counts for Cilla as much as for you.
guided-tolva-lead = You took the trick, so now it’s your lead. You may lead any card: make it a club this time.
guided-tolva-void = Birger took your club with the ace and now leads spades. You have no spades, so you may play anything. This is called discarding. Choose a card you won’t miss.
guided-tolva-winner = The highest spade takes the trick, and that’s David’s ace. Your card is of another suit, so it couldn’t have won.
guided-tolva-end = Now you can play a trick: follow suit, beat the winning card if you can, and, as long as there are no trumps, discard if you are void.

## The first deal of Trettioett

guided-thirtyone-hand = These three cards are yours; Birger and Cilla have three each too. The best hand has high cards in a single suit, because only cards of one suit are added up.
guided-thirtyone-worth = Your best suit is diamonds. An ace is worth 11 and an eight 8, so your hand is worth 19. King, queen, jack and ten are worth 10 each.
guided-thirtyone-take = It’s your turn, and the ten of diamonds lies face up on the pile. Take it!
guided-thirtyone-discard = Now you’ve got four cards, and one has to go. In diamonds you have 11, 10 and 8, which makes 29: discard the club.
guided-thirtyone-draw = Birger and Cilla have each had a turn. The nine of clubs that Cilla discarded is no use to you. Draw from the stock instead, and see what you get.
guided-thirtyone-away = The five of hearts is no use either. A card you drew from the stock may go straight to the pile: discard it.
guided-thirtyone-knock = 29 is hard to beat. You can knock instead of taking a card: the others then get one more turn each, and after that all hands are shown.
guided-thirtyone-life = You have 29, Cilla has 27 and Birger only 26. The lowest hand loses a life, so Birger is down one.
guided-thirtyone-end = And that’s a whole deal. Take a card and discard one each turn, knock when your hand is good, and make sure that yours isn’t the lowest.

## The first tricks of Bondtolva

guided-bond-aim = First to 12 points wins. You score for pairs, for aces and tens, and for the last trick.
guided-bond-sixes = Beside each score lie two sixes. The pips still showing on yours are the points you have left to score.
guided-bond-hand = These six cards are yours. Birger has six too, and the other twelve lie face down in the middle: the stock.
guided-bond-lead = You begin. From the top the cards rank ace, ten, king, queen, jack, nine. Lead the ace of spades.
guided-bond-taken = Birger didn’t follow suit, and doesn’t have to as long as there are cards in the stock. The highest card of the suit led takes the trick, and that’s yours.
guided-bond-draw = After each trick you each draw a card, and whoever took the trick draws first. Draw from the stock.
guided-bond-king = You took the trick, so you lead again. Try the king of clubs.
guided-bond-ten = Birger’s ten beats your king! It is the second-highest card, which is easy to forget. Birger takes the trick.
guided-bond-free = Birger leads the ace of hearts, which takes the trick whatever you play. You don’t have to follow suit: play a low card, one you can spare.
guided-bond-free-aside = A ten is worth keeping: whoever takes the most aces and tens scores a point. The jack or the nine would do.
guided-bond-end = It goes on like this until the stock is used up: play what you like, then draw a card. After that, stricter rules begin.

## Melding in Bondtolva

guided-bond-pair = You hold the king and queen of hearts: a pair. It is worth points if you meld it, that is, declare that you have it. But first you must take a trick.
guided-bond-pair-ace = In the first phase no card can beat an ace that is led. Lead the ace of spades.
guided-bond-pair-meld = The trick is yours, and you haven’t drawn yet: this is the moment to meld. Meld hearts.
guided-bond-pair-trump = The first meld of the deal scores 2 points and makes hearts trumps, from the seventh trick on. You keep both cards; the mark on them shows that everyone knows of them.
guided-bond-pair-draw = Now you each draw a card, and you draw first. Once you have drawn it is too late to meld.
guided-bond-pair-wait = You drew the king of diamonds, which makes another pair. It must wait until you have taken a trick again. Lead the ace of clubs.
guided-bond-pair-later = The trick is yours again. Meld diamonds before you draw: every meld after the first is called tjog, scores 1 point and doesn’t change the trump suit.
guided-bond-pair-end = Three points in two tricks. Remember the order: take a trick, meld, then draw.

## The second phase of Bondtolva

guided-bond-late = The stock is used up, and you each have six cards. Birger has melded diamonds: from now on they are trumps, and the trick rules apply.
guided-bond-late-head = Birger leads the queen of diamonds. You must follow suit, and you must beat the queen if you can. Which card does that leave?
guided-bond-late-lead = The trick is yours. Whoever leads may still choose any card. Lead the king of hearts, and see what Birger has to do.
guided-bond-late-trumped = Birger has no hearts but does have a diamond, and so must trump. Any trump beats all cards of the other suits.
guided-bond-late-follow = Birger leads the queen of spades. You can’t beat it, but you must follow suit with your only spade.
guided-bond-late-trump = Another spade, and now you have none. This time it is you who must trump, with your last diamond.
guided-bond-late-free = The trick is yours. Lead whichever club you like.
guided-bond-late-discard = Birger took the trick with the ten of clubs, and leads the last card, the ten of spades. You have neither spades nor trumps, so you may discard any card.
guided-bond-late-end = Those are all the trick rules: follow suit, beat the winning card if you can, trump if you are void, and otherwise discard what you like.

## The first piles of Tölp

guided-tolp-hand = These thirteen cards are yours, and the aim is to get rid of them. The first to play all their cards becomes king, and the last with cards left becomes tölp.
guided-tolp-start = The player with the two of hearts begins with that card, and that’s you. Pick it, and press Play.
guided-tolp-count = The others have been playing higher and higher, and David has played two fives at once. Now you must play at least two cards of one rank above five: play two of your tens.
guided-tolp-pass = Cilla played three aces, and nothing is higher than an ace. Pass.
guided-tolp-higher = Everyone else passed too, so the pile was turned face down, and Cilla began another. It has two fours now: play two of your kings.
guided-tolp-lead = Nobody could beat your kings, so you begin the next pile with anything you like. Low cards are the hardest to get rid of: which will you play?
guided-tolp-end = It goes on like this until only one player has cards left: play higher and at least as many, or pass.

## Passing in Tölp

guided-tolp-midway = This round is well under way, and you have five cards left. A nine lies on top of the pile, so your queen or your king would do.
guided-tolp-keep = But you need not play. As long as there are cards on the table you may always pass. Pass this time, and keep your high cards.
guided-tolp-again = The others have gone on, and David’s jack is on top. The turn is yours again: whoever has passed may still play on the same pile. Play the king.
guided-tolp-turned = Birger, Cilla and David all passed. The pile is therefore turned face down, and those cards are out of the round.
guided-tolp-must = You played last, so you begin the next pile, and then you may not pass. Try to pass if you like, or play whatever you want.
guided-tolp-passing-end = With cards on the table you may pass, and still come back to the same pile. Whoever begins a pile must play something.

## King and tölp

guided-tolp-three-left = You have only three cards left, and nobody is out of cards yet. The first to get rid of them all becomes king.
guided-tolp-eights = You begin a pile. Play your two eights together: anyone who wants to beat them must play at least two cards of the same rank, and a rank above eight.
guided-tolp-last-card = Nobody could beat the eights, so you begin again. Play the king, your last card.
guided-tolp-king = You are the first to go out: you are king! When somebody goes out the pile is turned face down at once, and the next player, Birger, begins another.
guided-tolp-tolp = Birger went out next, and then David. Only Cilla has cards left: the round is over, and Cilla is tölp.
guided-tolp-titles-end = First out is king, and whoever is left with cards is tölp. You keep these titles until the next round is over.

## Exchanging cards in Tölp

guided-tolp-new-round = A new round has been dealt. You were king in the last one and Birger was tölp, so the two of you exchange a card before anybody plays.
guided-tolp-give = You finished ahead of Birger, so you give first, any card you like. Which one do you want to be rid of?
guided-tolp-high = Your card lies in front of Birger. Now say “high”: then you get Birger’s highest card.
guided-tolp-got = Birger had to hand over an ace. You have as many cards as before, and a better hand; Birger’s has become worse.
guided-tolp-begins = The two of hearts may have been the card that you gave. Whoever has it now begins, be it king, tölp or somebody in between.

## The first tricks of Plocketolva

guided-plocke-hand = These six cards are yours. Birger has six too, and the other 24 lie face down in the middle of the table: the stock.
guided-plocke-lead = You are forehand, and lead. The trick rules are those of Tolva, and they apply from the first trick. Lead the ace of hearts.
guided-plocke-ten = Birger had to follow suit, and had only one heart, the ten. The trick is yours: 11 card points for the ace and 10 for the ten.
guided-plocke-draw = After each trick you each draw a card, and whoever took the trick draws first. Draw from the stock.
guided-plocke-pair = You drew the king of clubs, which makes a pair with your queen. But you must take another trick before you may meld it. Lead the ace of clubs.
guided-plocke-meld = The ace took the trick. Meld the pair now, before you draw: it is worth 2 points, and clubs are trumps for the rest of the deal.
guided-plocke-next = If you had drawn first, the pair would have had to wait until you took another trick. Now you can draw.
guided-plocke-jack = You took the trick, so you lead again. Try the jack of spades, your only spade.
guided-plocke-king = Birger has the king, and must head the trick. This time Birger draws first, and leads.
guided-plocke-trump = Birger leads another spade. You have none, but you do have trumps, so you must trump. Any club takes the trick. Which one can you spare?
guided-plocke-end = It goes on like this as long as the stock lasts: a trick, perhaps a meld, a card each. Then you play the last six tricks without drawing.

## The first tricks of Bordstolva

guided-bord-hand = These six cards are your hand. Birger has six too.
guided-bord-row = The six that lie face up in front of you are your table cards, and you may play them too. Under each of them lies one more card, face down. Birger has the same.
guided-bord-available = Birger led the eight of clubs. You have no club in your hand, but hand and table count together: play the king of clubs from the table.
guided-bord-turn = The king took the trick. Now the card under it is turned up, and whoever took the trick says when. Turn it up!
guided-bord-pair = The queen of hearts! With the king in your hand you have a pair. But you must take another trick before you may meld it. Lead the ace of spades, and watch Birger’s ten.
guided-bord-ten = Birger had to follow suit, and could do so only with the ten. The trick is yours: 11 card points for the ace and 10 for the ten.
guided-bord-meld = Meld the pair now, before anything is turned up: it is worth 2 points, and hearts are trumps for the rest of the deal.
guided-bord-turn-his = This time only Birger has a card to turn up, but you took the trick, so you still say when.
guided-bord-look = The ace of diamonds! You always see Birger’s table cards: that ace would take your ten of diamonds. You may lead any card. Which will it be?
guided-bord-end = It goes on like this for 18 tricks: play from hand or table, meld if you can, and turn up. Look at your opponent’s table cards before you lead.

## Vinsten and sistan in Bondtolva

guided-bond-count = You each have three cards left. Your tricks contain two aces or tens, Birger’s four. Those cards are called matadors, and whoever ends up with the most scores a point: vinsten.
guided-bond-count-heart = Lead the ten of hearts. The ace has been played already, so nothing beats it.
guided-bond-count-diamond = Now you have three matadors. Lead the ten of diamonds too.
guided-bond-count-last = Four each! One trick is left, and whoever takes the last trick also scores a point: sistan. Lead the king of diamonds.
guided-bond-count-sistan = Sistan is yours. But who gets vinsten? When the matadors are level the eyes decide: a king is worth 4, a queen 3, a jack 2 and an ace 1.
guided-bond-count-end = You have 22 eyes in your tricks and Birger 18. Vinsten is yours as well: 2 points in this deal.

## Bondtolva for three

guided-bond-three = There are three of you: you, Birger and Cilla. You each have eight cards, there is no stock, and everyone plays for themselves.
guided-bond-three-first = Cilla leads the nine of diamonds. The trick rules apply from the very first trick, so you must follow suit. You have only the ace.
guided-bond-three-meld = The trick is yours, and you may meld before you lead. Meld clubs.
guided-bond-three-trump = You score 2 points, and clubs are trumps at once, from this very trick. Lead the nine of hearts.
guided-bond-three-winning = Birger beat the nine with the jack, and Cilla had to beat the jack with the queen: what you must beat, if you can, is whichever card is winning so far.
guided-bond-three-void = Cilla has melded diamonds and leads the jack of diamonds. You have no diamonds left and must trump, with the king or the queen.
guided-bond-three-over = Birger has no diamonds left either. Once somebody has trumped, anyone else who is void must play a higher trump if they can, and Birger has the ace.
guided-bond-three-spade = Birger leads the nine of spades, and Cilla plays the queen. Which of your spades beat it? Play one of those.
guided-bond-three-end = It goes on like this for eight tricks: meld before you lead, and beat whichever card is winning so far, if you can.

## Asking your partner in Bondtolva

guided-bond-ask = Cilla, opposite, is your partner, and you two score together. You each have six cards, and the trick rules apply from the first trick.
guided-bond-ask-ace = You are forehand. Lead the ace of clubs, to be sure of the trick.
guided-bond-ask-trump = The trick is yours. You have no pair to meld, but Cilla may have one. Ask: “Do you have trump?”
guided-bond-ask-melded = Cilla had a pair and melded diamonds: 2 points for your side, and diamonds are trumps. Lead the ace of diamonds.
guided-bond-ask-tjog = You took the trick again. Trump has been set, so now the question is “Do you have tjog?” Ask it.
guided-bond-ask-suit = Cilla said no. You may then ask once more, for a suit in which you hold the king or the queen but not both. Ask for hearts.
guided-bond-ask-yes = Cilla has the king of hearts and said yes. You hold one card of the pair each, and it is melded for your side: 1 point.
guided-bond-ask-end = Those are the two questions. Why you must now lead the queen of hearts, and nothing else, comes in the next lesson.

## The lead after an answer in Bondtolva

guided-bond-answer = You asked “Do you have trump?”, and Cilla melded clubs. Setting trump binds nobody, so you may lead anything.
guided-bond-answer-ace = Lead the ace of clubs, which nobody can beat.
guided-bond-answer-ask = The trick is yours. Now ask: “Do you have tjog?”
guided-bond-answer-bound = Cilla melded hearts, and a tjog binds you both. You must lead a heart, but you may choose which. Try another suit first if you like.
guided-bond-answer-partner = Cilla is bound too, and must play the king or the queen of hearts to this trick.
guided-bond-answer-end = The duty is done, and you may lead anything again.

## Variants of Bondtolva

guided-bond-variants = Two variants apply here at once: forehand may meld before the first lead, and after the trump meld only one more may be made. You are forehand.
guided-bond-variants-meld = You hold two pairs, and normally you would have to take a trick first. Meld hearts now.
guided-bond-variants-ace = Hearts are trumps from the seventh trick on, and you have 2 points before a card is played. Lead the ace of hearts.
guided-bond-variants-tjog = The trick is yours. Meld diamonds before you draw: it is the only tjog of the deal.
guided-bond-variants-draw = Draw from the stock.
guided-bond-variants-end = Now neither of you may meld again in this deal, whatever pairs you get.

## Asking in the exchange in Tölp

guided-tolp-ask = You became king in the last round and Birger tölp, so you two exchange a card. You already have kings and aces, four in all, but only two eights.
guided-tolp-ask-give = First you give a card away. Give the four of hearts, the only four you have.
guided-tolp-ask-eight = You could say “high”, but you may also ask for a rank that you hold yourself. Ask for eights.
guided-tolp-ask-take = Birger has one eight. You may take it, ask again, or say “high” after all. Take the eight.
guided-tolp-ask-end = Now you have three eights, which you can play at once. But everybody heard the question, and knows that you hold eights.

## Flying cards in Tölp

guided-tolp-joker = You are playing with two jokers, which are flying (wild) cards. One of them is yours, the card with the star. Two threes lie on the pile, and you have no pair.
guided-tolp-joker-ace = A joker may stand for the rank of the card that it is played with. Pick the ace of spades and the joker, and play both.
guided-tolp-joker-turned = They count as two aces, and nobody could beat them. The pile is turned face down.
guided-tolp-joker-lead = You begin the next pile. Which of your cards will you play?
guided-tolp-joker-end = A flying card makes up for what you lack, and then counts as a natural one. But you can never play a joker alone.

## Going out with flying cards in Tölp

guided-tolp-stuck = Only two of you are left, and you have a five and a joker. You begin the pile.
guided-tolp-stuck-five = You would like to play both at once. But the last thing you play may not include a flying (wild) card: try it if you like. Then play the five.
guided-tolp-stuck-turned = Your five stayed on top, and the pile is turned face down. Now it is for you to begin the next.
guided-tolp-stuck-pass = A joker may not be played alone, so you must pass, even on an empty table.
guided-tolp-stuck-again = Your opponent played two cards at once, and you have only one. Pass.
guided-tolp-stuck-end = You were left with the joker, and are tölp. Use your flying cards in time, and keep an ordinary card for last.

## Singles and revolution in Tölp

guided-tolp-turned-round = The round began with the singles: everybody handed the next player each card they had no match for. That is why everyone now holds several cards of each rank.
guided-tolp-turned-four = Two threes lie on top. Play all four of your queens at once, and see what happens.
guided-tolp-turned-over = Four of a kind is a revolution: the order is reversed, so that the two is highest and the ace lowest. Nobody beat your queens: everyone else passed.
guided-tolp-turned-ace = You begin the next pile. The ace has become your lowest card: play it.
guided-tolp-turned-back = Birger played four kings, and the order was reversed again. To beat them would take four aces: pass.
guided-tolp-turned-end = That is how a round can swing. The next time somebody plays four of a kind, the order is reversed once more.

## A turn in Trettioett

guided-thirtyone-turn = These three cards are yours. The ace of diamonds lies on top of the pile, where everyone sees it. Beside it is the stock, face down.
guided-thirtyone-turn-take = You hold the king of diamonds, so the ace goes well with it. Take it from the pile.
guided-thirtyone-turn-kept = Now one of your four cards must go, but not the one you have just taken from the pile: try it if you like. Discard the five of clubs.
guided-thirtyone-turn-draw = Birger and Cilla have had their turns. The five of hearts is no use to you, so draw from the stock.
guided-thirtyone-turn-drawn = You drew the ace of clubs, and nobody else knows. You may discard a card you have drawn at once, but keep this one. Discard the ten of hearts.
guided-thirtyone-turn-end = That is a turn: first a fourth card, and then one goes.

## Knocking and showing in Trettioett

guided-thirtyone-knocks = You hold the nine of hearts, and the eight of hearts is on the pile. Take it.
guided-thirtyone-knocks-two = You now have 17 in hearts. Discard the two of diamonds.
guided-thirtyone-knocks-last = Cilla knocked instead of taking a card. You and Birger each have one turn left, and nobody else may knock. Draw from the stock.
guided-thirtyone-knocks-six = The six of hearts! Nine, eight and six make 23. Discard the five of spades.
guided-thirtyone-knocks-life = Birger has had the last turn, and everyone shows. You and Cilla have 23 each, and Birger has 16. The lowest hand loses a life.
guided-thirtyone-knocks-end = You need not have the highest hand. It is enough that somebody else has a lower one.

## 31 is shown at once in Trettioett

guided-thirtyone-shown = You hold the queen of spades, and the ten of spades is on the pile. Take the ten.
guided-thirtyone-shown-three = 20 in spades. Discard the three of clubs.
guided-thirtyone-shown-draw = The five of hearts is no use. Draw from the stock.
guided-thirtyone-shown-eight = Nor is the eight of hearts. Discard it.
guided-thirtyone-shown-ace = Cilla discarded the ace of spades! Take it.
guided-thirtyone-shown-jack = Ace, queen and ten of spades: 11 + 10 + 10 = 31. Discard the jack of clubs.
guided-thirtyone-shown-end = Nobody can beat 31. The hand is shown at once, the deal is over, and everyone else loses a life.

## When to knock in Trettioett

guided-thirtyone-early = Your best suit is clubs: eight and four make 12. That is too little to knock with.
guided-thirtyone-early-take = The queen of clubs is on the pile. Take it.
guided-thirtyone-early-three = 8 + 4 + 10 = 22. Discard the three of spades.
guided-thirtyone-early-knock = Birger and Cilla have had one turn each, so their hands can hardly be good yet. 22 should be enough: knock.
guided-thirtyone-early-life = They each had one more turn. You have 22, Birger 19 and Cilla 12, so Cilla loses a life.
guided-thirtyone-early-end = 22 is far from 31, but early in the deal it is usually enough. Had you waited for a better hand, the others’ hands would have got better too.

## Melding in Tolva

guided-tolva-pair = You have two pairs: king and queen of hearts, and king and queen of diamonds. A pair scores when you meld it, that is, declare that you have it. But first you must take a trick.
guided-tolva-pair-ace = You are forehand, and there are no trumps yet. That means no card can beat an ace that is led. Lead the ace of spades.
guided-tolva-pair-meld = The trick is yours, and you may meld before you lead to the next. Meld hearts.
guided-tolva-pair-trump = The first meld of the deal scores 2 points and makes hearts trumps for the rest of it. You keep both cards; the eye shows that everyone knows of them.
guided-tolva-pair-wait = You may make only one meld at a time, so diamonds must wait until you have taken another trick. The ace of hearts is the highest trump: lead it.
guided-tolva-pair-tjog = The trick is yours again. Meld diamonds.
guided-tolva-pair-end = The second meld of a deal is called tjog. It scores 1 point, and hearts are still trumps. That’s 3 points in two tricks, and they count for both you and Cilla.

## Asking your partner in Tolva

guided-tolva-ask = You have no pair to meld, but perhaps Cilla, your partner opposite, has one. You may ask when you have taken a trick.
guided-tolva-ask-ace = You are forehand, and there are no trumps. Lead the ace of spades, which is sure to take the trick.
guided-tolva-ask-trump = The trick is yours. Ask Cilla: “Do you have a pair to meld?”
guided-tolva-ask-melded = Cilla had a pair and melded diamonds. You score 2 points together, diamonds are trumps, and the lead is still yours.
guided-tolva-ask-lead = Cilla holds the king and queen of trumps, and you have the ace, ten and jack. If you lead the eight of diamonds, Cilla is sure of the trick.
guided-tolva-ask-no = Cilla took the trick, and now asks you: “Do you have a pair to meld?” You have none, so say no.
guided-tolva-ask-end = Cilla leads. Whoever has asked may not meld before that lead. The next chance comes when one of you has taken another trick.

## Vinsten and sistan in Tolva

guided-tolva-count = You each have three cards left. Your side’s tricks contain 45 card points, the opponents’ 51. An ace is worth 11, a ten 10, a king 4, a queen 3 and a jack 2: 120 in the whole pack.
guided-tolva-count-queen = Whichever side ends up with the most scores a point: vinsten, “the win”. Hearts are trumps, and your queen is the highest one left. Lead it.
guided-tolva-count-ten = Now you have 54, and the opponents have no trumps left. The ace of spades is gone. Lead your ten, which nothing can beat.
guided-tolva-count-six = 69 card points is more than half, so vinsten goes to you. The last trick also scores a point: sistan, “the last”. Lead your last trump.
guided-tolva-count-sistan = There wasn’t a single card point in the last trick, but you took it. That gives you sistan as well.
guided-tolva-count-end = The end of the deal brings you 2 points: 1 for vinsten and 1 for sistan. The meld was counted when you made it.

## A half gubbe in Tolva

guided-tolva-half = You are forehand, and what a hand! You hold the ace and ten of spades, of hearts and of clubs, and the king of hearts. Without trumps the opponents can’t beat a single one of them.
guided-tolva-half-said = You can therefore promise that you and Cilla will take six tricks in a row, with at least 60 card points in them. Such a promise is called a half gubbe: announce it now, before the lead.
guided-tolva-half-ace = A gubbe is played without trumps, and now nobody may meld. Lead the ace of spades.
guided-tolva-half-ten = One trick of six. With the ace gone, the ten is the highest spade: lead it.
guided-tolva-half-hearts = Two. Now for the hearts, where you hold the top three. Lead one of them.
guided-tolva-half-next = Three tricks. Lead another heart.
guided-tolva-half-third = Four. Take the fifth trick with your last heart.
guided-tolva-half-club = One trick to go. Lead the ace of clubs.
guided-tolva-half-made = Six tricks, with far more than 60 card points in them: the gubbe is made. You score 6 points, and the deal is over at once. Neither vinsten nor sistan is counted.
guided-tolva-half-end = Had the opponents taken just one of the six tricks, the gubbe would have failed and cost you 6 points. Announce one only when you are all but certain.

## Trumps in Tolva

guided-tolva-trump-dealt = A deal always starts without trumps. David is forehand, and soon one suit will be trumps: see what that does to your cards.
guided-tolva-trump-ace = David led the ace of spades. You have only one spade: play it.
guided-tolva-trump-set = David took the trick and melds clubs, that is, declares the king and queen. Clubs are now trumps for the rest of the deal: any club beats every card of the other suits.
guided-tolva-trump-void = David leads the ten of spades. You are void, and must play a trump if you have one: try another card first if you like. The seven is enough, so save the ten.
guided-tolva-trump-taken = Your seven was the only trump, and took the trick. Lead the six of diamonds.
guided-tolva-trump-over = Cilla led the king of spades, and David trumped with the queen. You are void too, and once somebody has trumped you must play a higher trump if you can: the ten beats the queen.
guided-tolva-trump-eight = You overtrumped, and the trick is yours. Lead the eight of diamonds.
guided-tolva-trump-follow = Birger trumped, and led the jack of hearts, which David trumped. You have hearts and must follow suit, but can’t take the trick. Play any heart you like.
guided-tolva-trump-discard = David leads the king of diamonds. You have neither diamonds nor trumps, so you may discard any card.
guided-tolva-trump-end = That is the order once there is a trump suit: follow suit if you can. If not, trump. Only if you can’t do that either may you discard.

## Who takes the trick in Tolva

guided-tolva-take = The deal begins without trumps, and Birger is forehand. Try to see who takes each trick before it is over.
guided-tolva-take-eight = Birger led the ace of spades, Cilla followed suit, and David discarded the king of diamonds. Play the eight of spades.
guided-tolva-take-led = Without trumps the highest card of the suit led takes the trick: the ace of spades. A card that is discarded can never take it.
guided-tolva-take-trump = Birger melded, so hearts are trumps now, and then led the ace of clubs. You are void: trump with the seven.
guided-tolva-take-lead = Your seven was the only trump and took the trick, ace or no ace. Now it’s your lead: lead the ten of spades.
guided-tolva-take-higher = Your ten is the highest spade left, but Cilla trumped and David overtrumped. The highest trump takes the trick: the eight of hearts.
guided-tolva-take-nine = David is on lead and leads the seven of diamonds. You must head the trick: play the nine.
guided-tolva-take-end = Nobody trumped, so the highest card of the suit led took the trick: Cilla’s ace. Now it is Cilla who leads.

## When the stock runs out in Plocketolva

guided-plocke-last = Eleven tricks have been played, and only two cards are left in the stock. You hold the king and queen of clubs, and nobody has melded yet.
guided-plocke-last-ten = The ace of hearts has been played, so your ten is the highest heart. Lead it.
guided-plocke-last-meld = The trick is yours. Remember the order: meld first, then draw. Meld clubs.
guided-plocke-last-draw = 2 points, and clubs are trumps. Now you each draw one of the last two cards: draw yours.
guided-plocke-last-king = The queen of spades! With the king it makes another pair, but it must wait until you take another trick. The king of clubs is the highest trump left: lead it.
guided-plocke-last-second = The trick is yours. There is nothing left to draw, so you meld as in Tolva: after the trick, before the lead. Meld spades.
guided-plocke-last-end = The second meld scores 1 point. Now you lead, and the two of you play out the cards in your hands.

## Melding in Bordstolva

guided-bord-meld-pair = Six tricks have been played, and hearts are trumps. You have the king of clubs in hand and the queen of clubs on the table, and that is a pair.
guided-bord-meld-lead = First you must take a trick. The ace of spades has been played, and the ten is yours. Lead the king of spades from the table.
guided-bord-meld-clubs = The trick is yours. The order is meld, turn up, lead. Meld clubs.
guided-bord-meld-turn = There were trumps already, so your meld is a tjog and scores 1 point. Now turn up the card that lay under the king of spades.
guided-bord-meld-king = The king of diamonds! With the queen you have another pair, which must wait until you take another trick. The ace of clubs is gone: lead the king of clubs.
guided-bord-meld-diamonds = The trick is yours. This time both cards are on the table, which is just as good. Meld diamonds.
guided-bord-meld-end = That’s 1 more point. Now turn up what has to be turned up, and lead.

## Keeping a pair in Tolva

guided-tolva-keep = You hold the king and queen of diamonds: a pair worth 2 points if you are the first to meld. Until then, take care not to break it.
guided-tolva-keep-jack = David led the ace of diamonds, and you must follow suit. Keep the king and queen; the ten is worth 10 card points. Play the jack.
guided-tolva-keep-ace = David asked Birger, who said no, and leads the seven of clubs. There are no trumps yet, so the ace of clubs is sure of the trick: play it.
guided-tolva-keep-meld = The trick is yours, and the pair is still whole. Meld diamonds.
guided-tolva-keep-end = 2 points, and you hold the ten, now the highest trump, with the king and queen. Had you played the king on the ace, there would have been nothing to meld.

## Counting ranks in Tölp

guided-tolp-ranks = You have six cards but only four ranks: a four, two fives, two sevens and a king. Cards of one rank go together, so four turns are enough to be rid of them all.
guided-tolp-ranks-four = You begin a pile. Play your lowest rank first: the four.
guided-tolp-ranks-pass = David’s two tens are on top. Your pairs are too low: pass.
guided-tolp-ranks-fives = David begins a new pile with a two. Play both fives: now the others, too, must play at least two cards.
guided-tolp-ranks-sevens = Everyone else passed, so you begin the next pile. Play both sevens.
guided-tolp-ranks-king = Everyone else passed again. Play the king, your last card.
guided-tolp-ranks-end = Four ranks in four turns, and you are the first out of cards: king! That is why you count the ranks in your hand, not the cards.
