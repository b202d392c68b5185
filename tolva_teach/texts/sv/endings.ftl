### Hur en giv, ett parti och en kurs slutar.

ending-deal = Given är slut
ending-deal-points =
    { $change ->
        [0] Given är slut: inga poäng till dig
       *[other] Given är slut: { $change } poäng till dig
    }
ending-deal-points-lost = Given är slut: du förlorar { $change } poäng
ending-deal-lives = Given är slut: du behåller dina liv
ending-deal-lives-lost =
    { $change ->
        [one] Given är slut: du förlorar ett liv
       *[other] Given är slut: du förlorar { $change-word } liv
    }
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
ending-who = Vem
ending-before = Före
ending-after = Nu
ending-clean = I den här given försökte du inte göra något otillåtet, och du missade ingen chans.
ending-clean-tolp = I den här omgången försökte du inte göra något otillåtet, och du missade ingen chans.
ending-why-lost = Det här kostade dig mest. { $place }: { $told }
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
ending-try-again = Öva på det som gick fel

course-finished = Du har gått igenom hela kursen.
course-finished-on = Alla lektioner är gjorda. Med repetitionen håller du kvar det du har lärt dig.
