### Varför ett beslut får eller inte får fattas: why-REGEL-FALL. Om $seat är den tilltalade står där "du".

## Stickreglerna: i imperfekt när sticket är färdigt och man ser tillbaka på det

clause-seat-has =
    { $finished-known ->
        [yes] { $Seat } hade
       *[no] { $Seat } har
    }
clause-seat-is =
    { $finished-known ->
        [yes] { $Seat } var
       *[no] { $Seat } är
    }
clause-is =
    { $finished-known ->
        [yes] var
       *[no] är
    }
clause-may =
    { $finished-known ->
        [yes] fick
       *[no] får
    }
clause-can =
    { $finished-known ->
        [yes] kunde
       *[no] kan
    }
clause-must =
    { $finished-known ->
        [yes] måste
       *[no] måste
    }
clause-will-do =
    { $finished-known ->
        [yes] dög
       *[no] duger
    }

clause-partner-so-far =
    { $finished-known ->
        [yes] { $seat-who ->
            [you] din egen partner hade det högsta kortet just då
           *[other] { $winner-who ->
                [you] du hade det högsta kortet just då
               *[other] partnern, { $winner }, hade det högsta kortet just då
            }
        }
       *[no] { $seat-who ->
            [you] din egen partner vinner just nu
           *[other] { $winner-who ->
                [you] du vinner just nu
               *[other] partnern, { $winner }, vinner just nu
            }
        }
    }

clause-partner-wins =
    { $winner-side ->
        [partner] , fast { clause-partner-so-far }
       *[opponent] { "" }
    }

clause-beats =
    { $finished-known ->
        [yes] slog
       *[no] slår
    }

clause-beats-none =
    { $must-count ->
        [one] , som inte { clause-beats } { $winning }
       *[other] : ingen av dem { clause-beats } { $winning }
    }

clause-last-card = { clause-seat-has } bara ett kort kvar att spela.

clause-open =
    { $open-known ->
        [yes] . { reason-open }
       *[no] .
    }

# A reason's last sentence, where it tells of cards on the table: in a list of reasons it is told once.
reason-open =
    { $Open } { clause-is } { $open-count ->
        [one] ett bordskort
       *[other] bordskort
    } och { $finished-known ->
        [yes] räknades
       *[no] räknas
    } som kort på handen.

why-trick-lead-any = { clause-seat-is } inne och { clause-may } spela ut vilket kort som helst.
why-trick-lead-one-card = { clause-last-card }
why-trick-follow-holds-led =
    { $beating ->
        [some] { clause-seat-has } { $led } och { clause-must } följa färg med ett kort som { clause-beats } { $winning-rank-the }: { $must-or }
       *[other] { clause-seat-has } { $led } och { clause-must } följa färg: bara { $must-count ->
            [one] { $must }
            [2] { $must }
            [3] { $must }
           *[other] { $led }
        } { clause-may } spelas
    }{ clause-open }
    .beside = Den som { $finished-known ->
        [yes] hade
       *[no] har
    } { $led } { clause-must } följa färg.
why-trick-follow-follows =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { clause-seat-has } bara en { $led }, { $must-rank-the }, och { clause-must } följa färg
           *[other] { $Seat } { clause-can } inte slå { $winning-rank-the } men { clause-must } följa färg: vilken { $led } som helst { clause-will-do }
        }{ clause-open }
    }
why-trick-follow-trumped =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { clause-seat-has } bara en { $led }, { $must-rank-the }, och { clause-must } följa färg
           *[other] { $Seat } { clause-must } följa färg. Sticket { clause-is } redan trumfat, så ingen { $led } { clause-can } ta det: vilken { $led } som helst { clause-will-do }
        }.
    }
why-trick-trump-holds-trump =
    { clause-seat-has } ingen { $led }, och { $trump } { clause-is } trumf. Då { $finished-known ->
        [yes] måste { $seat-they }
       *[no] måste { $seat-they }
    } { $beating ->
        [none] undertrumfa
       *[other] { $winning-suit-is ->
            [trump] övertrumfa { $winning }
           *[plain] trumfa
        }
    } med { $beating ->
        [some] { $must-or }
       *[other] { $must-count ->
            [one] { $must }
            [2] { $must-or }
            [3] { $must-or }
           *[other] någon av { $seat-own-many } { $trump }
        }
    }{ $beating ->
        [none] { clause-beats-none }
       *[other] { clause-partner-wins }
    }{ clause-open }
    .beside = Den som är renons i { $led } måste trumfa.
why-trick-trump-undertrumps =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { clause-seat-has } ingen { $led } och { clause-must } undertrumfa med { $seat-own } enda trumf, { $must }{ clause-beats-none }
           *[other] { clause-seat-has } ingen { $led } och { clause-must } undertrumfa: ingen trumf på handen { clause-beats } { $winning }, så vilken trumf som helst { clause-will-do }
        }.
    }
why-trick-overtake-must-beat =
    { $must-count ->
        [one] { clause-seat-has } { $must }, som { clause-beats } { $winning-rank-the }, och { clause-must } sticka över
       *[other] { $Seat } { clause-can } slå { $winning-rank-the } med { $must-or } och { clause-must } sticka över
    }{ clause-partner-wins }{ clause-open }
    .beside = Slår inte { $winning-rank-the }.
why-trick-overtake-must-overtrump = { clause-seat-has } ingen { $led } och { clause-must } övertrumfa { $winning } med { $must-or }{ clause-partner-wins }.
    .beside = Slår inte { $winning }.
why-trick-overtake-beats =
    { $count ->
        [one] { clause-last-card }
       *[other] { $Seat } { clause-must } sticka över { $winning-rank-the } { $beating ->
            [all] { $must-count ->
                [one] med { $seat-own } enda { $led }, { $must-rank-the }{ clause-partner-wins }
                [2] med en av { $seat-own-many } två { $led }, som båda { clause-beats } den{ clause-partner-wins }
               *[other] med någon av { $seat-own-many } { $led }, som alla { clause-beats } den{ clause-partner-wins }
            }
           *[other] { $must-count ->
                [one] med { $must-rank-the }, { $seat-own } enda { $led } som { clause-beats } den{ clause-partner-wins }
               *[other] och { clause-can } göra det med { $must-or }{ clause-partner-wins }
            }
        }{ clause-open }
    }
why-trick-overtake-trumps =
    { $count ->
        [one] { clause-last-card }
       *[other] { clause-seat-has } ingen { $led } och { clause-must } trumfa{ $must-count ->
            [one] { " " }med { $seat-own } enda trumf, { $must }{ clause-partner-wins }
           *[other] { clause-partner-wins }. Ingen { $finished-known ->
                [yes] hade trumfat än
               *[no] har trumfat än
            }, så vilken trumf som helst { clause-will-do }
        }{ clause-open }
    }
why-trick-overtake-overtrumps =
    { $count ->
        [one] { clause-last-card }
       *[other] { clause-seat-has } ingen { $led } och { clause-must } övertrumfa { $winning } med { $must-count ->
            [one] { $beating ->
                [all] { $seat-own } enda trumf, { $must }
               *[other] { $must }, { $seat-own } enda trumf som { clause-beats } den
            }
           *[other] { $must-or }
        }{ clause-partner-wins }.
    }
why-trick-discard-no-trump-set =
    { $count ->
        [one] { clause-last-card }
       *[other] { $source-known ->
            [yes] { clause-seat-has } ingen { $led } bland bordskorten, som det första sticket spelas från, och ingen trumf { clause-is } satt. Då { clause-may } { $seat-they } saka vilket bordskort som helst.
           *[no] { clause-seat-is } renons i { $led }, och ingen trumf { clause-is } satt. Då { clause-may } { $seat-they } saka vilket kort som helst.
        }
    }
why-trick-discard-void-both =
    { $count ->
        [one] { clause-last-card }
       *[other] { $led-is ->
            [trump] { $finished-known ->
                [yes] { $Led } var trumf.
               *[no] { $Led } är utspelad och dessutom trumf.
            } { clause-seat-has } ingen { $led } och { clause-may } saka vilket kort som helst.
           *[plain] { clause-seat-has } varken { $led } eller trumf ({ $trump }) och { clause-may } saka vilket kort som helst.
        }
    }

## Mälningar

clause-meld-out =
    { $Party } har { $score } poäng, och { $points ->
        [one] en mälning när trumf är satt
       *[other] att sätta trumf
    } ger { $points }: { $score } + { $points } = { $total }

clause-holds-pair =
    { $Seat } { $taker-known ->
        [yes] tog sticket, har
       *[no] har
    } kung och dam i { $suit } och får { $meld-code ->
        [trump] sätta trumf: 2 poäng
       *[other] mäla ”{ $meld } i { $suit }”: 1 poäng
    }

why-tolva-meld-holds-pair = { clause-holds-pair }{ clause-open }
why-tolva-meld-trick-under-way = Man mäler innan man spelar ut, inte mitt i ett stick.
why-tolva-meld-no-trick-taken = { $Seat } har inte tagit något stick än: förhand får inte mäla före det första utspelet.
clause-pair-needed =
    { $seat-who ->
        [you] För att mäla { $suit } måste du ha både kung och dam
       *[other] För att mäla { $suit } krävs både kung och dam
    }
clause-pair-missing =
    { $cards-count ->
        [one] { $seat } saknar { $cards-rank-the }
       *[other] { $seat } saknar båda
    }

clause-forehand-waits =
    { $forehand-known ->
        [yes] . Dessutom får förhand inte mäla före det första utspelet.
       *[no] .
    }

why-tolva-meld-pair-not-held = { clause-pair-needed }, och { clause-pair-missing }{ clause-forehand-waits }
    .beside = { $Seat } saknar { $cards }.
why-tolva-meld-three-too-few-cards =
    { $count ->
        [one] { $Seat } har bara ett kort kvar. För att få mäla krävs minst tre.
       *[other] { $Seat } har bara två kort kvar. För att få mäla krävs minst tre.
    }
why-tolva-meld-one-one-an-occasion = { $Seat } har redan mält och måste ta ett stick till före nästa mälning: en mälning i taget.
why-tolva-meld-one-melded-before = Kung och dam i { $suit } är redan mälda, och ett par mäls bara en gång.
why-tolva-score-no-meld-out-sets-trump = { clause-meld-out }. Ingen får mäla sig ut, det vill säga nå 12 poäng genom att mäla.
why-tolva-score-no-meld-out-later-meld = { why-tolva-score-no-meld-out-sets-trump }

## Frågan till partnern

# Whoever speaks of your partner's partner speaks of you.
clause-partner-then =
    { $seat-partner-who ->
        [you] du
       *[other] partnern
    }
clause-partner-asked =
    { $seat-partner-who ->
        [you] dig
       *[other] { $seat-own } partner
    }

clause-may-ask = { $Seat } tog sticket och får fråga { clause-partner-asked } i stället för att själv mäla

why-tolva-ask-may-ask = { clause-may-ask }.
why-tolva-ask-may-decline = { $Asker } har frågat. { $Seat } får svara nej, även med ett par att mäla.
why-tolva-ask-must-decline = { $Asker } har frågat. { $Seat } har inget par att mäla och måste svara nej.
why-tolva-ask-asker-melds = { $Seat } har frågat { clause-partner-asked } och får inte själv mäla den här gången.
why-tolva-ask-gubbe-running = { $Announcer } har angivit gubbe. Då får ingen mäla, så det finns inget att fråga om.
why-tolva-ask-trick-under-way = Man frågar sin partner innan man spelar ut, inte mitt i ett stick.
why-tolva-ask-no-trick-taken = { $Seat } har inte tagit något stick än och får därför inte fråga { clause-partner-asked }.
why-tolva-ask-asked-before = { $Seat } har redan frågat { clause-partner-asked } och får inte fråga igen förrän { $seat-they } har tagit ett stick till.
why-tolva-ask-melded-already = { $Seat } har redan mält den här gången och får då inte fråga { clause-partner-asked }.
why-tolva-ask-too-few-cards =
    { $count ->
        [one] { $Seat } har bara ett kort kvar. För att få fråga { clause-partner-asked } krävs minst tre.
       *[other] { $Seat } har bara två kort kvar. För att få fråga { clause-partner-asked } krävs minst tre.
    }
why-tolva-ask-score-bars = { clause-meld-out }. Ingen får mäla sig ut, det vill säga nå 12 poäng genom att mäla, så det finns inget att fråga om.

## Gubbar

why-tolva-half-may-announce =
    { $Seat } ska spela ut för första gången i given. { $Party } har högst { $most } poäng, och trumf är inte satt. Då får { $seat } ange halv gubbe, för stick { $trick-known ->
        [yes] { $trick }–{ $last }: stick { $trick }, som { $seat-they } just tog, räknas med.
       *[no] 1–6.
    }
why-tolva-half-trick-under-way = Halv gubbe anges innan man spelar ut, inte mitt i ett stick.
why-tolva-half-been-in-before = En spelare får bara ange halv gubbe före sitt eget första utspel i given, och { $seat } har redan spelat ut.
why-tolva-half-too-few-tricks = Halv gubbe är sex stick i rad, men det är bara { $count-word } kvar, även om sticket som { $seat } just tog räknas med.
why-tolva-half-trumpless-trump-set = Trumf är redan satt, och halv gubbe spelas utan trumf.
why-tolva-half-trumpless-no-melds = { $Announcer } har angivit halv gubbe, och då får ingen mäla.
why-tolva-half-limit-score-too-high = { $Party } har { $score } poäng, och halv gubbe ger { $points }: { $score } + { $points } = { $total }. Ingen får gubba sig ut med halv gubbe, det vill säga nå 12 poäng på den. Därför får den bara anges med högst { $most } poäng.
why-tolva-whole-forehand-announces = { $Seat } är förhand och får ange hel gubbe före det första utspelet.
why-tolva-whole-may-announce = { $Seat } tog det första sticket, och trumf är inte satt. Då får { $seat-they } ange hel gubbe före utspelet till det andra.
why-tolva-whole-trick-under-way = Hel gubbe anges innan man spelar ut, inte mitt i ett stick.
why-tolva-whole-trump-set = Trumf är redan satt, och hel gubbe spelas utan trumf.
why-tolva-whole-was-forehand = { $Seat } var förhand, och förhand får bara ange hel gubbe före det första utspelet.
why-tolva-whole-too-late = Nu är det för sent: hel gubbe måste anges före utspelet till det andra sticket.
why-tolva-whole-no-melds = { $Announcer } har angivit hel gubbe, och då får ingen mäla.
why-tolva-gubbe-one-half-running = { $Announcer } har redan angivit halv gubbe, och det blir högst en gubbe per giv.
why-tolva-gubbe-one-whole-running = { $Announcer } har redan angivit hel gubbe, och det blir högst en gubbe per giv.

## Vems tur det är, och vad läget ger tillfälle till

why-turn-order-not-yours = Det är { $actors-whose } tur, inte { $seat-whose }.
why-turn-order-deal-over = Given är slut: det finns inget mer att göra.
why-turn-order-no-such-seat = Den platsen finns inte: de { $count } platserna numreras från 0.
why-turn-verb-another-game = Så kan man inte göra i det här spelet.
why-turn-verb-answer-due = { $Seat } måste först svara på frågan: mäla ett par eller säga nej.
why-turn-verb-nothing-asked = Ingen har frågat, så det finns inget att svara nej på.
why-card-not-held-not-in-hand = { $Seat } har inte { $card-the } på handen.
