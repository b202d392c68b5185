## Repetitionen: regler som frågas igen, och en bild av vad man kan

review-still = Vad som är dags att repetera vet bara den webbläsare du svarade i. Öppna sidan där, så kommer frågorna.
review-empty = Du har inte svarat på något än. Gå en lektion, så kommer dess regler tillbaka hit när det är dags.
review-not-kept = Webbläsaren kan inte spara något här: kakor kan vara spärrade, eller så är det fullt. Därför minns sidan inte dina svar, och reglerna i dem kommer inte tillbaka.
review-answer-not-kept = Webbläsaren kunde inte spara svaret, så regeln kommer inte tillbaka för dess skull.
review-to-courses = Till kurserna
review-none-due = Inget att repetera i dag. Nästa regel kommer { $when }.
review-when =
    { $days ->
        [0] i dag
        [1] i morgon
       *[other] om { $days } dagar
    }
review-anyway = Öva ändå
review-more = Öva några till
review-done =
    { $count ->
        [one] Klart: en regel är repeterad.
       *[other] Klart: { $count } regler är repeterade.
    }
review-done-missed =
    { $missed ->
        [one] Fel svar på en regel.
       *[other] Fel svar på { $missed } regler.
    }
review-next-time = Regeln kommer igen { $when }.
review-due = { $count } regler att repetera i dag
review-due-one = En regel att repetera i dag
review-due-none = Repetera: inget i dag

known-title = Det här kan du
known-count = { $sitting } av { $count } regler sitter
known-sits = sitter
known-missed = fel svar vid senaste övningen
known-weak = håller på att glömmas
known-when = repeteras { $when }
known-lesson = Lektionen
known-over-time =
    I dag sitter { $now ->
        [0] ingen regel
        [one] en regel
       *[other] { $now } regler
    }. För { $days } dagar sedan var det { $then ->
        [0] ingen
       *[other] { $then }
    }.
