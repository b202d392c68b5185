# What the way of scoring says, as it would stand among the texts of Bondtolva.

rule-bond-option-house = Variant: at 11 points nobody melds, and every deal is played out. Of several with 12 or more, the one with most wins.
    .title = Variant: the most points
    .source = House rule
why-bond-option-house-from-eleven-on = { $Party } may not meld at { $score } points.
why-bond-ask-barred-from-eleven-on = { $Party } may not ask for a meld at { $score } points.
may-variant-house = You have agreed that nobody melds at 11 points.
did-match-won-bond-option-house = { $Party } has most points, { $score }, and wins.
