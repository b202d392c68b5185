# Vad poängräkningen säger, som det skulle stå bland bondtolvans texter.

rule-bond-option-house = Variant: vid 11 poäng mäler ingen, och varje giv spelas färdigt. Av flera med 12 eller mer vinner den som har flest.
    .title = Variant: flest poäng
    .source = Husregel
why-bond-option-house-from-eleven-on = { $Party } får inte mäla vid { $score } poäng.
why-bond-ask-barred-from-eleven-on = { $Party } får inte fråga efter en mälning vid { $score } poäng.
may-variant-house = Ni har kommit överens om att ingen mäler vid 11 poäng.
did-match-won-bond-option-house = { $Party } har flest poäng, { $score }, och vinner.
