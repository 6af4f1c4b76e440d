# Čo sa stalo, povedané po tom, kto to urobil: v zázname aj nahlas.

actor-white = Biely
actor-black = Čierny
actor-assistant = { $side ->
    [white] Pomocník bieleho
   *[black] Pomocník čierneho
}
actor-arbiter = Rozhodca
actor-arbiter-number = Rozhodca { $number }
actor-organiser = Organizátor
actor-appeals = Odvolacia komisia
actor-clock = Hodiny
actor-bystander = Divák

# Pri šachovnici.
event-piece-touched = dotyk { $on }
event-piece-brushed = náhodný dotyk { $on }
event-piece-lifted = zdvihnutie figúrky z { $from }
event-piece-released = položenie na { $on }
event-piece-released-beside = položenie na { $on } vedľa figúrky, ktorá tam stojí
event-piece-released-between = položenie medzi { $one } a { $other }
event-piece-taken-off = odobratie figúrky z { $from }
event-piece-put = postavenie { piece-gen } na { $on }
event-piece-held = pridržanie { piece-gen } na { $on }
event-spare-touched = dotyk { piece-gen } vedľa šachovnice
event-piece-displaced = zhodenie figúrky na { $from }
event-piece-displaced-to = posunutie figúrky z { $from } { $to }
place-on = na { $square }
place-lying = ležmo na { $square }
place-shifted = nakrivo na { $square }
place-between = medzi { $one } a { $other }
place-in-hand = do ruky: { $who }
place-taken-off = mimo šachovnice
place-beside = vedľa šachovnice
event-piece-put-back = vrátenie figúrky z { $from } na { $on }
event-adjusting-announced = „opravujem“
event-said = slová „{ $text }“
event-move-announced = ohlásenie „{ $text }“
event-arrived = príchod k šachovnici
event-left = odchod od šachovnice
event-take-back-agreed = súhlas s vrátením ťahu { $number } { $side ->
    [white] bieleho
   *[black] čierneho
}
event-screen-pointed-at = ukázanie na obrazovku
event-asked = žiadosť rozhodcovi: { $request ->
    [scoresheet] partiár
   *[record] nahliadnuť do zápisu partie
}

# Hodiny.
event-clock-pressed = stlačenie hodín
event-clock-stopped = zastavenie hodín
event-clock-stopped-because = zastavenie hodín: { $because }
event-clock-handled = { $how ->
    [hit] úder do hodín
    [lifted] zdvihnutie hodín
    [knocked-over] zhodenie hodín
    [finger] prst na hodinách
   *[held] pridržanie hodín
}
event-clock-placed = postavenie hodín { $place ->
    [right] po pravici čierneho
   *[left] po ľavici čierneho
}
event-flag-fell = { $side ->
    [white] Zástavka bieleho spadla
   *[black] Zástavka čierneho spadla
}
event-press-reported = ohlásenie: { $side ->
    [white] biely stlačil
   *[black] čierny stlačil
} hodiny pred { $ago }
event-act-reported = Zariadenie hlási oneskorene: { $who }, pred { $ago }: „{ $act }“
event-time-passed = Čas plynie

# Ponuky, reklamácie, výsledok.
event-draw-offered = ponuka remízy
event-draw-offered-condition = ponuka remízy s podmienkou: { $condition }
event-draw-accepted = prijatie remízy
event-draw-declined = odmietnutie remízy
event-resigned = vzdanie partie
event-draw-claimed = reklamácia remízy: { $ground ->
    [threefold] pozícia sa vyskytla trikrát
   *[fifty-moves] päťdesiat ťahov bez brania a ťahu pešiakom
}
event-draw-claimed-writing = zápis „{ $writing }“ a reklamácia remízy: { $ground ->
    [threefold] pozícia sa vyskytne tretíkrát
   *[fifty-moves] päťdesiat ťahov bez brania a ťahu pešiakom
}
event-claimed = reklamácia: { $claim ->
    [time] súperovi padla zástavka
    [illegal-move] súperov ťah bol neprípustný
    [touch-move] súper sa dotkol inej figúrky
    [accident] dotyk bol náhodný
    [initial-position] počiatočné postavenie bolo nesprávne
    [piece-displaced] figúrka nestojí na správnom poli
    [board-turned] šachovnica je nesprávne otočená
    [clock-setting] hodiny sú zle nastavené
   *[clock-defect] hodiny nefungujú
}
event-result-signed = podpis pod výsledkom { $score }
event-appealed = protest
event-appealed-because = protest: { $because }

# Partiáre.
event-sheet-written = zápis „{ $text }“
event-sheet-replaced = nový partiár pre { $side ->
    [white] bieleho
   *[black] čierneho
}
event-sheet-handed-in = odovzdanie { $sheet ->
    [original] partiára
   *[copy] kópie partiára
}
event-sheet-loan-asked = žiadosť o súperov partiár
event-sheet-loan-returned = vrátenie súperovho partiára
event-sheet-reconstruction-ordered = nariadenie rekonštrukcie partie
event-sheet-reconstruction-ended = koniec rekonštrukcie: nevie sa, koľko ťahov sa vykonalo
event-sheet-reconstruction-ended-moves = koniec rekonštrukcie: { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}
event-sheet-recorder-accepted = súhlas, aby niekto zapisoval za { $side ->
    [white] bieleho
   *[black] čierneho
}
event-sheet-recorder-accepted-minus = súhlas, aby niekto zapisoval za { $side ->
    [white] bieleho
   *[black] čierneho
}, ktorý za to stráca { $minus }

# Prerušené partie.
event-move-sealed = zapečatenie ťahu
event-envelope-opened = otvorenie obálky
event-envelope-opened-reading = otvorenie obálky, v ktorej stojí „{ $reading }“
event-adjournment-ordered = prerušenie partie: nasledujúci ťah treba zapečatiť
event-adjournment-labelled = nápis na obálke: { $item }
envelope-item-names = mená, { $text }
envelope-item-position = pozícia, { $text }
envelope-item-used = spotrebovaný čas, biely { $white }, čierny { $black }
envelope-item-sealer = kto zapečatil ťah, { side }
envelope-item-move-number = číslo pečateného ťahu, { $number }
envelope-item-draw-offer = ponuka remízy
envelope-item-resumption = kedy a kde sa bude pokračovať, { $text }
event-adjournment-checked = kontrola nápisov na obálke
event-adjournment-set-up = postavenie pozície { $fen }
event-adjournment-stated = vyhlásenie, že zapečatený bol ťah „{ $text }“
event-adjournment-times-claimed = reklamácia: pri pokračovaní ukazovali hodiny nesprávny čas

# Ukončenie rýchlej hry.
event-quickplay-increment-requested = žiadosť o päť sekúnd navyše na každý ťah
event-quickplay-claimed = reklamácia remízy: súper { $ground ->
    [no-normal-means] nemôže vyhrať normálnymi prostriedkami
   *[no-effort] sa nesnaží vyhrať normálnymi prostriedkami
}
event-quickplay-position-written = zapísanie pozície { $fen }
event-quickplay-verified = potvrdenie toho, čo zapísal súper

# Nevidiaci hráči.
event-blind-two-boards-demanded = žiadosť o šachovnicu pre každého
event-blind-assistant-requested = žiadosť o pomocníka
event-blind-assistant-requested-for = žiadosť o pomocníka na úlohy: { $duties }
event-blind-information-requested = otázka na počet ťahov a čas
duty-moves = ťahy na šachovniciach
duty-announcements = ohlasovanie
duty-score-and-clock = zápis a hodiny
duty-information = počet ťahov a čas
duty-claims = reklamácie
duty-adjournment = prerušenie partie

# Okolo šachovnice.
event-conduct-recorded = záznam: { $who } – { $what }
event-conduct-permitted = povolenie ({ $who }): { $what ->
    [leave-area] odchod z hracej miestnosti
    [leave-venue] odchod z hracieho priestoru
    [enter-area] vstup do hracej miestnosti
    [device] mať elektronické zariadenie
    [use-bag] použiť tašku so zariadením
   *[phone] použiť telefón
}
event-conduct-left-area = odchod z hracej miestnosti
event-conduct-left-venue = odchod z hracieho priestoru
event-conduct-entered-area = vstup do hracej miestnosti
event-conduct-absence-reported = ohlásenie odchodu z hracej miestnosti rozhodcovi
event-conduct-asked = otázka rozhodcovi: { $what }
inquiry-rule = čo znamená { $article }
inquiry-move = či je dovolené { $text }
inquiry-move-count = koľko ťahov sa vykonalo
event-conduct-told-arbiter = povedané len rozhodcovi: { $text }
event-conduct-disturbed = záznam o vyrušení: { $text }
event-conduct-time-granted = pridelenie času navyše: { $what }
event-conduct-assistant-appointed = určenie k tejto partii: Rozhodca { $arbiter }
event-conduct-expulsion-agreed = súhlas s vykázaním zo súťaže { $side ->
    [white] bieleho
   *[black] čierneho
}

# Rozhodcovia a odvolacia komisia.
event-announced = vyhlásenie: { $what }
announcement-round = kolo
announcement-supervision = { $supervision ->
    [full] plný dohľad
   *[limited] obmedzený dohľad
}
event-game-started = spustenie hodín
event-game-interrupted = zastavenie partie
event-game-resumed = pokračovanie partie
event-arbiter-noticed = zistenie: { $what }
event-arbiter-decided = rozhodnutie: { $what }
event-clock-set-by-arbiter = nastavenie hodín: { $what }
event-time-of = { side } { $time }
event-clock-set-move = ťah { $number }
event-control-set-by-arbiter = nastavenie hodín na { $controls }
event-incident-recorded = záznam: { $text }
event-penalty-given = trest pre { $side ->
    [white] bieleho
   *[black] čierneho
}: { $what }
event-appeal-upheld = vyhovenie protestu
event-appeal-upheld-score = vyhovenie protestu: { $score }
event-appeal-rejected = zamietnutie protestu
