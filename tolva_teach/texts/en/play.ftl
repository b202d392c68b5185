### Playing oneself: the table, the coach and the look back.

play-kept-damaged = What was kept of the match cannot be read, so the deal begins anew. It has been set aside: press “Something wrong?” if you want to send it.
play-bad-seat = The seat in the link, “{ $said }”, does not exist. You have the first.
play-bad-dealer = The dealer in the link, “{ $said }”, does not exist. The deal’s number decides who deals.
