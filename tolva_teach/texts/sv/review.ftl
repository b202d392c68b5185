## Repetitionen: regler som frågas igen, och en bild av vad man kan

review-still = Vad som är dags att repetera vet bara den webbläsare du svarade i. Öppna sidan där, så kommer frågorna.
review-empty = Du har inte svarat på något än. Gör en lektion, så kommer dess regler tillbaka hit när det är dags.
review-not-kept = Webbläsaren kan inte spara något här: kakor kan vara spärrade, eller så är det fullt. Därför minns sidan inte dina svar, och reglerna i dem kommer inte tillbaka.
review-answer-not-kept = Webbläsaren kunde inte spara svaret, så det räknas inte när det är dags att repetera regeln.
review-to-courses = Till kurserna
review-none-due = Inget att repetera i dag. Nästa regel kommer { $when }.
review-when =
    { $days ->
        [0] i dag
        [1] i morgon
       *[other] om { $days } dagar
    }
review-wrong =
    { $count ->
        [one] Du svarade fel om en regel: öva på den nu
       *[other] Du svarade fel om { $count } regler: öva på dem nu
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
        [one] Du svarade först fel om en regel.
       *[other] Du svarade först fel om { $missed } regler.
    }
review-next-time = Regeln kommer igen { $when }.
review-missed-title = Det här blev fel. Försök igen:
review-coming-title = Det här kommer tillbaka
review-due = { $count } regler att repetera i dag
review-due-one = En regel att repetera i dag
review-due-none = Repetera: inget i dag

known-title = Det här kan du
known-means = En regel sitter när du har svarat rätt på den under två olika dagar, utan något fel däremellan.
known-count =
    { $sitting ->
        [0] ingen regel sitter än
       *[other] { $sitting } av { $count } sitter
    }
known-sits = sitter
known-missed = fel svar vid senaste övningen
known-mended = fel först, rätt sedan
known-one-day = rätt en dag hittills
known-weak = håller på att glömmas
known-when = repeteras { $when }
known-lesson = Lektionen
known-now =
    I dag sitter { $now ->
        [0] ingen regel än
        [one] en regel
       *[other] { $now } regler
    }.
known-then =
    För { $days } dagar sedan var det { $then ->
        [one] en
       *[other] { $then }
    }.
known-days = Staplarna visar de senaste { $days } dagarna.
