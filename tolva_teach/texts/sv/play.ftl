### Att spela själv: bordet, tränaren och tillbakablicken.

play-kept-damaged = Det som var sparat av partiet går inte att läsa, så given börjar om. Det sparade är lagt åt sidan: tryck på ”Verkar något fel?” om du vill skicka det.
play-bad-seat = Platsen i länken, ”{ $said }”, finns inte. Du sitter på den första.
play-bad-dealer = Givaren i länken, ”{ $said }”, finns inte. Givens nummer avgör vem som ger.
