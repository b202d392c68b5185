### What many deals show.

figure-line = { $count ->
    [one] { $about }: { $value } (95%: { $low } to { $high }; one deal)
   *[other] { $about }: { $value } (95%: { $low } to { $high }; { $count } deals)
  }
figure-single = { $about }: { $value } (one deal)

figure-pairs-dealt = Somebody is dealt the king and queen of a suit
figure-melds = Somebody melds
figure-vinsten-tied = Nobody wins vinsten, because of a tie
figure-revolutions = There is a revolution
figure-thirty-one = Somebody shows 31
figure-knock-lap = Round in which somebody knocks, on average
figure-first-gains =
    { $unit ->
        [lives] Lives left to whoever begins, compared with the average of the others
        [rounds] How often whoever begins becomes king, compared with the average of the others
       *[points] Points of whoever begins, compared with the average of the others
    }
figure-player =
    { $kind ->
        [club] a club player
        [beginner] a beginner
       *[random] whoever plays at random
    }
figure-kind-changes =
    { $unit ->
        [lives] Change in lives a deal for { $player }, on average
        [rounds] How often { $player } becomes king, on average
       *[points] Points a deal for { $player }, on average
    }
