### What is wrong with a record (record.syntax, record.cards, record.option, record.result): what, where and what to do.

## Where it is

where-deal = Deal { $deal }: { $why }
where-event = Deal { $deal }, event { $event } (“{ $said }”): { $why }

## JSON

fault-no-json = This is not JSON: reading stops at line { $line }, character { $place }. Check that the file is complete.
fault-no-utf8 = The text is not UTF-8: reading stops at byte { $place }. Save the file as UTF-8.
fault-no-object = A record is a JSON object, in braces.
fault-key-twice = The key “{ $key }” appears twice in the same object. Remove one of them.
fault-no-number = { $said } is not a number in JSON. Write an ordinary number.
fault-number-too-long = A number has more than { NUMBER($limit, useGrouping: 1) } digits. No record needs a number so large.
fault-half-character = A text contains half a character, a surrogate code without its other half. Write that text again.
fault-too-deep = Lists and objects are nested more than { $limit } deep. No record goes that deep: remove what does not belong.
fault-too-large = The record is larger than { NUMBER($limit, useGrouping: 1) } bytes. Divide it, one match in each.

## A link with a record in it

fault-link-empty = The link contains no deal: there is nothing after “record=”.
fault-link-letters = The link’s part after “record=” has characters that do not belong there. Copy the link again, just as it is.
fault-link-version = The link is made in a way that this page does not know. Ask for the deal as a file instead.
fault-link-cut = The link is not whole: something is missing or was changed on the way. Ask for it again, or for the deal as a file.
fault-link-too-long = That is too long for a link: more than { NUMBER($limit, useGrouping: 1) } characters. Take it as a file instead.

## What stands at the top

fault-unknown-format = The key “format” must give a version that can be read: { $known }.
fault-no-situation = A hand without its deal is judged in these games only: { $known }. Of { $game }, give a record.
fault-unknown-game = The key “game” must give a game: { $known }.
fault-wrong-players = The key “players” must be the number of players, { $seats } in { $game }.
fault-wrong-type = The key “{ $key }” has a value of the wrong kind. The description of the format says how it is written.
fault-wrong-text = The key “{ $key }” must be text of at most { $limit } characters.
fault-number-too-large = The key “{ $key }” has a number beyond { NUMBER($limit, useGrouping: 1) }. No match comes to that many.
fault-not-followed = The program cannot follow the record any further, because of a fault of its own. Please report it, with this record.
fault-wrong-names = The key “names” must have one name for each seat, { $count } in all.
fault-wrong-order = The key “order” must have every seat once.
fault-wrong-score = The key “score” must have one score for each side, and none that has already decided the match.
fault-unknown-option = There is no option “{ $key }” in { $game }. There are { $known }.
fault-wrong-value = The option “{ $key }” in { $game } cannot have that value. It may have { $known }.
fault-no-deals = The key “deals” must be a list of at least one deal.

## A deal

fault-wrong-deal = A deal is a JSON object with “dealer”, cards and events.
fault-wrong-event = Event { $event } is not text. Write every event as text, such as “0 play SA”.
fault-wrong-dealer = The key “dealer” must be the dealer’s seat, a whole number from 0 and below { $count }.
fault-deck-or-hands = A deal gives either the pack (“deck”) or the hands (“hands”): exactly one of them.
fault-foreign = { $cards }: not among the game’s { $count } cards. Replace what is wrong.
fault-twice = { $cards }: more than once in the deal. Each card of the pack must be there exactly once.
fault-missing = { $cards }: missing from the deal. All { $count } cards of the pack must be there.
fault-wrong-sizes = The cards are not divided as the rule of the deal says. Count the cards of each hand and each pile.
fault-wrong-next-dealer = The wrong dealer: the deal passes to seat { $dealer }.
fault-match-over = The match is already over. Start a new record for the next one.
fault-deal-unfinished = Deal { $deal } is not finished, so the next cannot begin.
fault-nothing-to-play = The deal was over as soon as the cards were dealt, so there is nothing to play in it. It can be stepped through instead.
fault-does-not-hold = The result is wrong: “{ $key }” comes to { $holds }. Correct it or leave it out.

## An event

fault-no-decision = This cannot be read as a decision. Write the seat’s number, one of the game’s words and what goes with it, such as “0 play SA”.
fault-annotation-too-long = The annotation is longer than { $limit } characters. Shorten it.

## A situation

fault-wrong-trump = The key “trump” must be S, H, D or C, or null where trump has not been set.
fault-wrong-phase = The key “phase” must be 1 or 2.
fault-trick-too-long = A trick that waits for the next player has at most { $limit } cards.
