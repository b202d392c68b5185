### What many deals show.

figure-line = { $count ->
    [one] { $about }: { $value } (95%: { $low } to { $high }; one deal)
   *[other] { $about }: { $value } (95%: { $low } to { $high }; { $count } deals)
  }
figure-single = { $about }: { $value } (one deal)

figure-pairs-dealt = Somebody is dealt the king and queen of a suit
figure-melds = Somebody melds
figure-vinsten-tied = Vinsten (the point for most card points) is tied
figure-revolutions = There is a revolution
figure-thirty-one = Somebody shows 31
figure-knock-lap = Lap in which somebody knocks, on average
figure-first-gains = What the player who begins gets more than the others, on average
figure-kind-changes = What { $kind } gets in a deal, on average
