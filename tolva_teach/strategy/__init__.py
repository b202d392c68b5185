"""What wins, not only what is allowed: counted in many deals, and stored with the numbers.

- `trials`: what each of some decisions brings, on the same cards;
- `subjects`: what is asked about in each game; `search` finds the positions and stores them, `stored` reads them;
- `counting`: what counts many deals and stores the figures;
- `knocking`: how often one loses a life who knocks in Trettioett, by hand and turn;
- `kings`: how often one becomes king in Tölp, by each way to give, to follow and to lead;
- `points`: how many points one's side is ahead in Tolva and Bondtolva, by which card is kept or spent;
- `of_tricks`, and `of_tolva` and its like for each game: what the positions are about.
"""
