### Hur man frågar i sökfältet. Ord som inte säger vad man undrar över, och ord och uttryck som betyder detsamma här:
### mellan snedstreck det som hör ihop, mellan komman vart och ett. Böjningar behöver inte stå med.

search-passed-over =
    måste får kan ska skall vill bör jag du man vi han hon hen de det den min mitt mina din ditt dina sin sitt sina mig dig
    sig vad hur när var varför vem vilka vilken vilket om är blir gäller betyder en ett i på av för till med och att som där
    då så går gör göra ha har alltid innebär kallas heter
search-alike =
    sticka över, överstickstvång, slå, gå över, ta över, sticka /
    partner, medspelare, lagkamrat, kompis /
    joker, jokrar, flygande kort /
    fyra lika, fyrtal, fyra kort av samma valör /
    tre lika, triss, tretal /
    två lika, dubblett /
    oavgjort, dött lopp, jämnt, står det lika, flera lika många, vinsten sparas /
    mäla, tillkännage, anmäla, gifta, giftermål, mariage /
    följa färg, bekänna, bekänna färg /
    renons, saknar färgen, slut på färgen /
    saka, kasta, slänga /
    spela ut, utspel, börja, vem börjar, leda /
    giv, dela ut, utdelning, många kort /
    talong, dragtalong, draghög, köphög, blöt /
    dra, köpa, plocka upp, drog, dragit /
    knacka, stanna /
    valör, rang /
    kortlek, kortleken, leken /
    passa, stå över, hoppa över /
    byte, byta kort, byta /
    poäng, räkna, räkning /
    vinna, vinst, seger, vann, vunnit, vinnare /
    ögon, öga, ögat, värt, värde, kortens värde /
    lägga, la, lade, lagt /
    gå ut, gick ut, gått ut /
    ge kort, gav kort, ge bort, gett bort /
    knekt, bonde, bube /
    vid bordet, felgiv, omgiv, ge om, dela om, fel kort, lagt fel, fusk, fuska, mygla, straff /
    klädda kort, målare, figurer
