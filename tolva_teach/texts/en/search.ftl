### How one asks in the search field. Words that do not say what one wonders about, and words and phrases that mean the
### same here: between slashes what belongs together, between commas each of them. Inflections need not be there.

search-passed-over =
    must may can could should shall will do does did have has had to i you we he she they it my your his her their our me
    what how when where why who whom which whose if is are am be been a an the in on of for with and or that this there then
    always mean means called happens get gets
search-alike =
    head the trick, beat, overtake, go over, go higher, take over /
    partner, teammate, team mate, mate /
    joker, wild card, wild, flying cards /
    four of a kind, four of a rank, four cards of a rank, four alike, quads /
    three of a kind, three of a rank, three alike, trips /
    two of a kind, two of a rank, two alike /
    tie, tied, even, equal, drawn game, vinsten carried over /
    meld, declare, marriage /
    follow suit, follow /
    void, out of a suit, short in a suit /
    discard, throw away, slough, sluff /
    lead, start, begin, go first /
    deal, hand out, many cards /
    stock, talon, draw pile /
    draw, pick up, drew, drawn /
    knock, stop /
    pack, deck /
    jack, knave, bower /
    pass, skip /
    exchange, swap /
    points, score, count /
    win, victory, won, winner /
    eyes, eye, worth, value, card points /
    trump a trick, ruff, trump in /
    go out, went out, gone out, gone /
    match, match end, match over /
    give, gave, give away, given away /
    at the table, misdeal, wrong card, revoke, renege, cheat, cheating, penalty, mistake /
    court cards, face cards, picture cards
