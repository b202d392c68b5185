### The deal of the day.

daily-way = Today’s deal
daily-title = The deal of { $day }
daily-shared = { $game }, the deal of { $day }
daily-me = You
daily-random = Random play
daily-beginner = A beginner
daily-club = A club player
daily-best = The best of several lines tried afterwards
daily-points =
    { $own ->
        [one] { $own } point to { $others }
       *[other] { $own } points to { $others }
    }
daily-lives =
    { $own ->
        [0] no life lost
        [one] one life lost
       *[other] { $own } lives lost
    }
daily-rounds =
    { $own ->
        [1] first place
        [2] second place
        [3] third place
        [4] fourth place
       *[other] place { $own }
    }
daily-thinking = Working out how others play it …
daily-share = Share
daily-days = The last fourteen days
daily-not-played = not played
play-bad-day = “{ $said }” isn’t a date. Here is today’s deal.
play-bad-day-to-come = { $said } hasn’t come yet. Here is today’s deal.
front-way-day = Today’s deal
