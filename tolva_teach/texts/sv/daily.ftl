### Dagens giv.

daily-way = Dagens giv
daily-title = Dagens giv { $day }
daily-shared = { $game }, dagens giv { $day }
daily-me = Du
daily-random = Slumpen
daily-beginner = En nybörjare
daily-club = En klubbspelare
daily-best = Det bästa av några spelsätt som prövades efteråt
daily-points = { $own } poäng mot { $others }
daily-lives =
    { $own ->
        [0] inget liv förlorat
        [one] ett liv förlorat
       *[other] { $own } liv förlorade
    }
daily-rounds = nummer { $own }
daily-thinking = Räknar ut hur andra spelar den …
daily-share = Att dela
daily-days = De senaste fjorton dagarna
daily-not-played = inte spelad
play-bad-day = ”{ $said }” är ingen dag. Här är dagens giv.
play-bad-day-to-come = { $said } har inte kommit än. Här är dagens giv.
front-way-day = Dagens giv
