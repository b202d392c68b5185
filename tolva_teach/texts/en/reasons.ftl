### Why a decision is allowed or refused: why-RULE-CASE.

## Whose turn it is

why-turn-order-deal-over = The deal is over: there is nothing left to decide.
