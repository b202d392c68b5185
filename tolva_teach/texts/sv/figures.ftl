### Vad många givar visar.

figure-line = { $count ->
    [one] { $about }: { $value } (95 %: { $low } till { $high }; en giv)
   *[other] { $about }: { $value } (95 %: { $low } till { $high }; { $count } givar)
  }
figure-single = { $about }: { $value } (en giv)

figure-pairs-dealt = Någon får kung och dam i samma färg i given
figure-melds = Någon mäler
figure-vinsten-tied = Ingen får vinsten, för det blir lika
figure-revolutions = Det blir revolution
figure-thirty-one = Någon visar 31
figure-knock-lap = Varv när någon knackar, i medeltal
figure-first-gains =
    { $unit ->
        [lives] Hur många liv den som börjar har kvar, jämfört med de andra i medeltal
        [rounds] Hur ofta den som börjar blir kung, jämfört med de andra i medeltal
       *[points] Poäng för den som börjar, jämfört med de andra i medeltal
    }
figure-player =
    { $kind ->
        [club] en klubbspelare
        [beginner] en nybörjare
       *[random] den som spelar på måfå
    }
figure-kind-changes =
    { $unit ->
        [lives] Ändring i liv per giv för { $player }, i medeltal
        [rounds] Hur ofta { $player } blir kung, i medeltal
       *[points] Poäng per giv för { $player }, i medeltal
    }
