### Varför ett beslut får eller inte får fattas: why-REGEL-FALL.

## Vems tur det är

why-turn-order-deal-over = Given är slut: det finns inget mer att besluta om.
