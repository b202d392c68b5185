### Hur en giv, ett parti och en kurs slutar.

ending-deal = Given är slut
ending-deal-points =
    { $change ->
        [0] Given är slut: inga poäng till dig
       *[other] Given är slut: { $change } poäng till dig
    }
ending-deal-points-lost = Given är slut: du förlorar { $change } poäng
ending-deal-nothing = Given är slut: inga poäng till någon
ending-points-other = { $change } till { $party }
ending-deal-lives = Given är slut: { $told }
ending-lives-31 =
    { $seat-who ->
        [you] 31!
       *[other] { $Seat } har 31:
    }
ending-lives-knocked = { $knocker } knackade
ending-lives-knocked-lost =
    { $knocker } knackade och förlorar { $count ->
        [one] ett liv
       *[other] { $count-word } liv
    }
ending-lives-knocked-out = { $knocker } knackade och är utslagen
ending-lives-lost =
    { $losers-who ->
        [many] { $losers } förlorar var sitt liv
       *[other] { $losers } förlorar ett liv
    }
ending-lives-lost-many = alla andra förlorar ett liv
ending-lives-lost-two = { $seat } förlorar { $count-word } liv
ending-lives-out =
    { $losers-who ->
        [many] { $losers } är utslagna
       *[other] { $losers } är utslagen
    }
ending-lives-nobody = ingen förlorar något liv
ending-deal-rounds =
    { $end ->
        [first] Omgången är slut: du är kung
        [last] Omgången är slut: du är tölp
       *[between] Omgången är slut: du kom på { ordinal } plats av { $count-word }
    }
ending-match-won = Du har vunnit partiet!
ending-match-over = Partiet är slut: { $winner } vann
ending-match-placed =
    { $shared ->
        [yes] Partiet är slut: { $winner } vann, och du delar { ordinal } plats
       *[no] Partiet är slut: { $winner } vann, och du kom på { ordinal } plats av { $count-word }
    }
ending-final = { $own }–{ $other }.
ending-ahead =
    { $margin ->
        [one] Du vann med en poäng.
       *[other] Du vann med { $margin-word } poäng.
    }
ending-short =
    { $margin ->
        [one] Det skilde en poäng.
       *[other] Det skilde { $margin-word } poäng.
    }
ending-who = Vem
ending-before = Före
ending-after = Nu
ending-clean = I den här given försökte du inte göra något otillåtet, och du missade ingen chans.
ending-clean-tolp = I den här omgången försökte du inte göra något otillåtet, och du missade ingen chans.
ending-why-lost = Det här kostade dig mest. { $place }: { $told }
ending-why-lost-seldom = Ditt svagaste val, fast det sällan hade kostat dig något. { $place }: { $told }
ending-practise = Öva det här härnäst:
ending-question = Frågor om regeln ”{ $rule }”
ending-lesson = Lektionen om regeln ”{ $rule }”

ending-standing =
    { $standing }. { $lead ->
        [level] Det står lika.
        [shared] { $together ->
            [yes] Ni delar ledningen.
           *[no] Du delar ledningen.
        }
        [own] { $together ->
            [yes] Ni leder partiet.
           *[no] Du leder partiet.
        }
       *[others] I ledningen: { $who }.
    }
ending-first-lesson = Lektion ett i { $game }: { $page }
ending-look-again = Se ditt svagaste val en gång till
ending-try-again = Öva på det som gick fel

course-finished = Du har gått igenom hela kursen.
course-finished-on = Alla lektioner är gjorda. Med repetitionen håller du kvar det du har lärt dig.
