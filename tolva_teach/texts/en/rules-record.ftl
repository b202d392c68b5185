### What a record is refused by where no rule of a game is broken.

rule-record-syntax =
    A record is a JSON object in the format tolva-record/1. Every field is of the right kind and within its length, and
    every event is written SEAT VERB CARDS.
    .title = The form of a record
    .source = The record format
rule-record-cards =
    Hands, stock and piles together contain every card of the pack once, and each hand has the right number of cards.
    .title = The cards of a record
    .source = The record format
rule-record-option =
    A record may choose only variants that the game has, with values that they can take.
    .title = Variants
    .source = The record format
rule-record-result =
    The result that a record claims must be the one that its events lead to.
    .title = The result
    .source = The record format
rule-turn-order =
    Only the player whose turn it is decides, and only while the deal and the match go on.
    .title = Whose turn it is
    .source = The record format
rule-turn-verb =
    You do what the moment offers. A question that has been asked is answered before anything else is done.
    .title = What can be done now
    .source = The record format
rule-card-not-held =
    You play only cards you have.
    .title = Cards you don’t have
    .source = The record format
