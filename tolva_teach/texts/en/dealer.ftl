### What the dealer says: deals as somebody wishes them.

dealer-found = { $count ->
    [one] One deal found.
   *[other] { $count } deals found.
  }
dealer-few = { $count ->
    [one] Only one deal found
   *[other] Only { $count } deals found
  } of the { $wanted } you wanted, in { $tried } tries.
dealer-none = { $count ->
    [one] No such deal in one try.
   *[other] No such deal in { $count } tries.
  }
dealer-all = Every deal is like this.
dealer-exact = One deal in { $rarity } is like this. That is an exact count.
dealer-nearly-all = Nearly every deal is like this.
dealer-counted = About one deal in { $rarity } is like this: with 95% certainty between one in { $often } and one in { $seldom }, judging by { $count ->
    [one] a single deal
   *[other] { $count } deals
  }.
dealer-unmet = None of { $count } deals dealt at random was like this.
dealer-led = { $count ->
    [one] In one of the deals
   *[other] In { $count } of the deals
  } somebody was deliberately dealt cards that make the wish likelier, such as pairs, many cards of one suit or a card that you named, and kept them as long as possible.
dealer-built = The cards you asked for were put in their places first. All deals that fit were then equally likely.
dealer-waited = Part of the wish was left to the shuffle: { $count ->
    [one] one pack was
   *[other] { $count } packs were
  } shuffled before it came true. All deals that fit are still equally likely.
dealer-open = The score before the deal was chosen freely, because what you ask for is rare at the beginning of a match.
dealer-loosen = Drop “{ $wish }”: without it { $count ->
    [one] one of these deals
   *[other] { $count } of these deals
  } would have fitted.
dealer-seldom = { $count ->
    [0] “{ $wish }” never came true.
    [one] “{ $wish }” came true in only one of them.
   *[other] “{ $wish }” came true in { $count } of them.
  }
dealer-more = Allow more time, let others play, or ask for less.
dealer-more-on-page = Ask for less, or look among other deals.
dealer-guide = Write who, then what: “forehand”, “dealer”, “player 2”, “somebody”, “everybody”, “nobody”, and “forehand’s partner” or “forehand’s side”. Join wishes with “and”, “or”, “not” and brackets.
dealer-guide-cards = What the cards are:
dealer-guide-happens = What happens when the deal is played:
dealer-guide-rules = Which rule stops somebody from doing something, or applies:
dealer-guide-endings = Endings, in which everybody has no more than a given number of cards left:
dealer-guide-more = When: “in”, “before” or “after”, then “trick 3”, “round 1” or “pile 2”. “tolva-teach rules” has the names of the rules. Cards are written as in records, such as HQ, or “queen of hearts”.

## The words of a wish: those that wishes are written in, and after the colon how one says it and what else one may type

wish-alike =
    forehand: forehand; dealer: the dealer; the dealer: the dealer; somebody: somebody, a player; everybody: everybody; nobody: nobody;
    forehand's: forehand's; dealer's: the dealer's; somebody's: somebody's; everybody's: everybody's; nobody's: nobody's;
    partner: partner; side: side; their partner: their partner; player: player; seat: seat;
    stock: stock; aside: aside; up: up; down: down;
    holds: holds, has got, is dealt; holds no: holds no, is void in; holds all: holds all, has all; on the table: on the table; and no: and no; no: no;
    a pair: a pair; pairs: pairs; points: points; points of one suit: points of one suit; cards of one suit: cards of one suit;
    cards of one rank: cards of one rank; of one suit: of one suit, in one suit, of a suit, of the same suit; of one rank: of one rank, of a rank, of the same rank, of a kind;
    court cards: court cards, picture cards; cards: cards; red: red; black: black; jokers: jokers; of: of;
    one: one; exactly: exactly, just; or more: or more; or fewer: or fewer; to: to; a: a;
    plays: plays; melds: melds; draws: draws; turns: turns; lays: lays, puts down; gives: gives; takes: takes, takes up, picks up; discards: discards, throws, throws away;
    asks: asks; may not: may not, cannot, can’t, can't, must not, is not allowed to, isn’t allowed to, isn't allowed to;
    take: take, pick up; lay: lay, put down; discard: discard, throw; play: play; say no: answer no; say yes: answer yes;
    to play: from playing; to meld: from melding; to draw: from drawing; to turn: from turning up; to lay: from laying;
    to give: from giving; to take: from taking; to discard: from discarding; to ask: from asking; to pass: from passing;
    to knock: from knocking; to announce half: from announcing half gubbe; to announce whole: from announcing whole gubbe;
    announces half: announces half gubbe, announces a half gubbe, declares half gubbe, declares a half gubbe;
    announces whole: announces whole gubbe, announces a whole gubbe, declares whole gubbe, declares a whole gubbe;
    fails a gubbe: fails a gubbe, fails the gubbe, fails; makes a gubbe: makes a gubbe, makes the gubbe, makes half gubbe, makes a half gubbe, makes whole gubbe, makes a whole gubbe, makes it;
    is refused by trick.overtake: must overtake, has to overtake, must head the trick, has to head the trick;
    is refused by trick.overtake against their partner: must overtake their partner, has to overtake their partner, must overtake partner;
    is refused by trick.trump: must trump, has to trump; is refused by trick.follow: must follow suit, has to follow suit;
    is refused by tolp.flying.last: may not go out on flying cards, may not go out on a flying card, may not go out on a flying two, may not go out;
    goes out: goes out, plays all their cards, must go out, has to go out, is out, drops out, is eliminated;
    somebody ties for the lowest: somebody ties for the lowest hand, two tie for the lowest, two players tie for the lowest, two tie for the fewest points, a tie for the lowest, tie for the lowest, tied for the lowest;
    somebody sets trump in: somebody sets trump in, trumps are, trump is, the trump suit is; nobody sets trump: nobody sets trump, there are no trumps;
    says no: says no, answers no; says yes: says yes, answers yes; says high: says high;
    sets trump: sets trump, makes a suit trumps; overtrumps: overtrumps; undertrumps: undertrumps;
    takes the last trick: takes the last trick, wins the last trick; wins vinsten: wins vinsten, takes vinsten, gets vinsten;
    vinsten-tied happens: vinsten is tied, nobody gets vinsten, nobody wins vinsten, vinsten is equal, vinsten is shared,
    vinsten is drawn, vinsten is level, vinsten ties, a tied vinsten, tied vinsten, equal vinsten, a tie for vinsten, tied, equal, a tie;
    revolution happens: there is a revolution, revolution, the order is reversed, the order turns, somebody turns the order, somebody makes a revolution; counter-revolution happens: the revolution is turned back;
    happens: happens; happens to: happens to; gets: gets; refuses: stops, forbids;
    decides for: applies to; decides: applies; is refused by: is stopped by; against: against;
    in the last trick: in the last trick; in the last lap: in the last round, in the last lap; in the last pile: in the last pile;
    in trick 1: in trick 1, in the first trick; in lap 1: in round 1, in the first round, in lap 1, in the first lap; in pile 1: in pile 1, in the first pile;
    in trick 2: in trick 2, in the second trick; in lap 2: in round 2, in the second round, in lap 2, in the second lap; in pile 2: in pile 2, in the second pile;
    in trick 3: in trick 3, in the third trick; in lap 3: in round 3, in the third round, in lap 3, in the third lap; in pile 3: in pile 3, in the third pile;
    in: in; before: before; after: after; and: and, but, and the same player; or: or; not: not; with: with; cards left: cards left;
wish-card = the { $card }
wish-player-s = player { $number }’s

## What is wrong with a wish

wish-at = Column { $column }: { $what }
wish-quoted = “{ $word }”
wish-near = Did you mean { $words }?
wish-empty = The wish is empty. Write for example “forehand holds a pair”.
wish-more = “{ $said }” does not fit here. Join wishes with “and”, “or” or a comma.
wish-sign = The sign “{ $said }” means nothing in a wish. Remove it.
wish-too-long = The wish is too long. Use at most { $limit } characters.
wish-too-deep = There are too many brackets or “not” inside each other. Use at most { $limit }.
wish-too-many = There are too many wishes in one. Use at most { $limit }.
wish-bracket = A bracket is not closed. Add “)”.
wish-rule-does = After the rule { $rule } write “stops” or “applies to”.
wish-no-rule = There is no rule called “{ $said }”.
wish-no-rule-end = The name of a rule is missing at the end.
wish-rule-of-other = { $rule } is not a rule of { $game }. Choose another rule or another game.
wish-rule-needs-option = { $rule } only matters in a variant. Turn it on: “{ $option }”.
wish-happening-needs-option = That only happens in a variant. Turn it on: “{ $option }”.
wish-happening-of-other = That cannot happen in this game. Choose another game or another wish.
wish-no-happening = Nothing that happens is called “{ $said }”.
wish-no-happening-end = The end is missing: what is to happen?
wish-no-seat = There is no seat “{ $said }”. Seats are numbered from 0 to { $most }.
wish-no-player = There is no player “{ $said }”. Players are numbered from 1 to { $most }.
wish-who = “{ $said }” is nobody at the table. Write “forehand”, “dealer”, “player 2”, “somebody”, “everybody” or “nobody”.
wish-who-happening = “{ $said }” is something that happens. Write to whom and what, such as “forehand wins vinsten”, or only what: “{ $said } happens”.
wish-who-end = The end is missing: whom do you mean? Write for example “forehand”.
wish-relation = “{ $said }” does not fit here. Write “partner”, “side” or a pile such as “stock”.
wish-relation-end = The end is missing: “partner”, “side” or a pile?
wish-no-partner = With { $count } players nobody has a partner.
wish-no-pile = This game has no “{ $said }”.
wish-on-table = In this game no cards lie face up in front of the players. Leave out “on the table”.
wish-ending = End with how many cards everybody has left: “with at most 3 cards left”.
wish-ending-size = It cannot be “{ $said }”: when an ending begins, everybody has at most { $most } cards left, and at least one.
wish-no-endings = This game has no endings, because nobody’s hand gets smaller. Leave out the words from “with” on.
wish-holds-only = A pile can only hold cards. Write “holds”.
wish-does = Nobody can do “{ $said }” in this game. Write “holds” or one of these: { $known }.
wish-does-end = The end is missing: what do they hold or do? Write for example “holds a pair”, or one of these: { $known }.
wish-may = A wish cannot ask what somebody may do. Write what they do, such as “plays the ten of hearts”, or what they may not do, such as “may not play the ten of hearts”.
wish-may-not = Nobody can do “{ $said }” in this game. Write one of these: { $known }.
wish-may-not-end = The end is missing: what may they not do? Write for example “play the ten of hearts”, or one of these: { $known }.
wish-not-with = “{ $said }” does not go with “{ $verb }” in this game. Leave it out, or choose something else to do.
wish-section = “{ $said }” is not a part of a deal. Write for example “trick 2”.
wish-section-end = The end is missing: which trick, round or pile?
wish-section-of-other = A deal of this game has no “{ $said }”.
wish-section-number = “{ $said }” is not a number up to { $most }. Write for example “trick 2”.
wish-things = “{ $said }” cannot be held. Name cards, a suit, ranks, “points” or “a pair”.
wish-things-end = The end is missing: what is held? Name cards, a suit, ranks, “points” or “a pair”.
wish-bound = Is { $count } the least or the exact number? Write “at least” or “exactly” before the number: “at least { $count }”, “exactly { $count }”.
wish-count = “{ $said }” is not a number up to { $most }.
wish-too-much = Nobody can hold { $count } of these: there are at most { $most }.
wish-range = Write the smaller number first: “{ $most } to { $least }”.
wish-no-points = The cards are not worth points in this game.
wish-suit = “{ $said }” is not a suit. Write “spades”, “hearts”, “diamonds” or “clubs”.
wish-not-in-pack = “{ $said }” is not in the pack of this game, whose ranks are { $known }.
wish-impossible = No deal is like this: “{ $wish }”.
wish-contradiction = “{ $wish }” and “{ $other }” contradict each other. Leave one of them out.
wish-contradictions = The wishes contradict each other. Leave one of them out.
