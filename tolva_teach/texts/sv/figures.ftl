### Vad många givar visar.

figure-line = { $count ->
    [one] { $about }: { $value } (95 %: { $low } till { $high }; en giv)
   *[other] { $about }: { $value } (95 %: { $low } till { $high }; { $count } givar)
  }
figure-single = { $about }: { $value } (en giv)

figure-pairs-dealt = Någon får kung och dam i samma färg i given
figure-melds = Någon mäler
figure-vinsten-tied = Vinsten blir oavgjord
figure-revolutions = Det blir revolution
figure-thirty-one = Någon visar 31
figure-knock-lap = Varv när någon knackar, i medeltal
figure-first-gains = Vad den som börjar får mer än de andra, i medeltal
figure-kind-changes = Vad { $kind } får på en giv, i medeltal
