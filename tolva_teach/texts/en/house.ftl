### House rules on every page: the line that tells them, and the list of those that are kept.

house-line = House rules: { $differs }.
    .called = House rules “{ $called }”: { $differs }.
house-yes = yes
house-no = no
house-line-book = This question doesn’t go by your house rules, but by the book or by what it says itself.
page-profiles = Saved house rules
page-profiles-choose = Choose …
page-profiles-book = By the book
