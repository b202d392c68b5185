### Quizzen: spørgsmålet, det man kan gøre, og reglerne i korthed.

quiz-ask = Vælg alle de kort, som du må spille.

quiz-picked =
    { $count ->
        [0] Intet kort valgt.
        [one] Ét kort valgt.
       *[other] { $count } kort valgt.
    }
quiz-nothing-picked = Vælg mindst ét kort først. Et eller andet kort må du altid spille.

quiz-answer = Svar
quiz-hint = Ledetråd
quiz-undo = Fortryd
quiz-clear = Ryd valg
quiz-again = Prøv igen
quiz-next = Næste spørgsmål
quiz-random = Et tilfældigt spørgsmål
quiz-rule = Vis reglen
quiz-rule-hide = Skjul reglen
quiz-rules = Vis reglerne
quiz-rules-hide = Skjul reglerne

quiz-number = Spørgsmål { $seed }
quiz-difficulty = Sværhedsgrad
quiz-difficulty-1 = Let
    .means = få kort på hånden og de almindeligste situationer
quiz-difficulty-2 = Middel
    .means = flere kort, og oftere trumf i stikket
quiz-difficulty-3 = Svær
    .means = store hænder, med kort, der narrer den, som kun kan den halve regel

quiz-duties = I denne rækkefølge gælder reglerne
quiz-duty-follow = Har du den udspillede kulør, skal du spille den.
quiz-duty-trump = Ellers skal du spille trumf, hvis der er sat trumf, og du har nogen.
quiz-duty-overtake = Kan et af de kort slå det, der vinder lige nu, skal du spille sådan et, også over din makker.
quiz-duty-discard = Har du hverken kuløren eller trumf, må du spille et hvilket som helst kort.
