### What one can do at the table: as a button or a choice, and what is said when it is tried (.may and .may-not); what is possible (.can) and could have been done (.could).

offer-play = Play { $card-the }
    .group = Play
    .may = Yes, { $card-the } may be played.
    .may-not = No, { $card-the } may not be played.
offer-meld = Meld { $suit }
    .may = Yes, { $suit } may be melded.
    .may-not = No, { $suit } may not be melded.
    .can = You can meld { $suit } now.
    .could = You could have melded { $suit }.
offer-ask =
    { $suit-known ->
        [yes] Ask for { $suit }
       *[no]
            { $rank-known ->
                [yes] Ask for { $rank-many }
               *[no]
                    { $seat-who ->
                        [you] Ask your partner
                       *[other] Ask the partner
                    }
            }
    }
    .group = Ask for:
    .may = Yes, that question may be asked.
    .may-not = No, that question may not be asked.
    .can =
        { $suit-known ->
            [yes] You can ask for { $suit } now.
           *[no] You can ask your partner now.
        }
    .could =
        { $suit-known ->
            [yes] You could have asked for { $suit }.
           *[no] You could have asked your partner.
        }
offer-no = Answer no
    .may = Yes, you may answer no here.
    .may-not = No, you may not answer no here.
offer-yes = Answer yes
    .may = Yes, you may answer yes here.
    .may-not = No, you may not answer yes here.
offer-half = Announce a half gubbe
    .may = Yes, a half gubbe may be announced.
    .may-not = No, a half gubbe may not be announced.
offer-whole = Announce a whole gubbe
    .may = Yes, a whole gubbe may be announced.
    .may-not = No, a whole gubbe may not be announced.
offer-draw = Draw from the stock
    .may = Yes, you may draw from the stock here.
    .may-not = No, you may not draw from the stock here.
offer-turn = Turn up cards on the table
    .may = Yes, the cards are to be turned up here.
    .may-not = No, no cards are turned up here.
offer-lay = Play { $cards-ranks }
    .group = Play
    .may = Yes, you may play { $cards-ranks }.
    .may-not = No, you may not play { $cards-ranks }.
offer-pass = Pass
    .may = Yes, you may pass here.
    .may-not = No, you may not pass here.
offer-give = Give { $cards-ranks }
    .group = Give
    .may = Yes, you may give { $cards-ranks }.
    .may-not = No, you may not give { $cards-ranks }.
offer-high = Say “high”
    .may = Yes, you may say “high” here.
    .may-not = No, you may not say “high” here.
offer-take =
    { $taken-known ->
        [yes] Take { $taken }
       *[no] Take the top card of the pile
    }
    .may =
        { $taken-known ->
            [yes] Yes, { $taken } may be taken.
           *[no] Yes, the top card of the pile may be taken.
        }
    .may-not =
        { $taken-known ->
            [yes] No, { $taken } may not be taken.
           *[no] No, the top card of the pile may not be taken.
        }
offer-knock = Knock
    .may = Yes, you may knock here.
    .may-not = No, you may not knock here.
offer-discard = Discard { $card-the }
    .group = Discard
    .may = Yes, { $card-the } may be discarded.
    .may-not = No, { $card-the } may not be discarded.
