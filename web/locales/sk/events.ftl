# What happened, as the log of a game tells it after the name of who did it.

actor-white = Biely
actor-black = Čierny
actor-assistant = { $side ->
    [white] Asistent bieleho
   *[black] Asistent čierneho
}
actor-arbiter = Rozhodca
actor-arbiter-number = Rozhodca { $number }
actor-organiser = Organizátor
actor-appeals = Odvolacia komisia
actor-clock = Hodiny
actor-bystander = Divák

event-not-told = niečo len pre rozhodcu
event-piece-touched = dotyk { $squares }
event-piece-brushed = náhodný dotyk { $squares }
event-piece-lifted = zdvihnutie kameňa z { $from }
event-piece-released = položenie kameňa na { $on }
event-piece-taken-off = odobratie kameňa z { $from }
event-piece-put = postavenie { $kind ->
    [queen] dámy
    [rook] veže
    [bishop] strelca
    [knight] jazdca
    [king] kráľa
   *[pawn] pešiaka
} na { $on }
event-piece-held = pridržanie kameňa na { $on }
event-spare-touched = dotyk kameňa vedľa šachovnice
event-piece-displaced = zhodenie kameňa na { $from }
event-piece-put-back = vrátenie kameňa z { $from } na { $on }
event-adjusting-announced = „opravujem“
event-clock-pressed = stlačenie hodín
event-clock-stopped = zastavenie hodín
event-clock-stopped-because = zastavenie hodín: { $text }
event-clock-handled = nedovolené zaobchádzanie s hodinami
event-clock-placed = premiestnenie hodín
event-screen-pointed-at = ukázanie na obrazovku
event-asked = žiadosť rozhodcovi
event-announced = vyhlásenie
event-said = slová „{ $text }“
event-move-announced = ohlásenie „{ $text }“
event-sheet-written = zápis „{ $text }“
event-move-sealed = zapečatenie ťahu
event-envelope-opened = otvorenie obálky
event-draw-offered = ponuka remízy
event-draw-accepted = prijatie remízy
event-draw-declined = odmietnutie remízy
event-resigned = vzdanie partie
event-draw-claimed = reklamácia remízy: { $ground ->
    [threefold] pozícia sa vyskytla trikrát
   *[fifty-moves] päťdesiat ťahov bez brania a ťahu pešiakom
}
event-draw-claimed-writing = zápis „{ $text }“ a reklamácia remízy: { $ground ->
    [threefold] pozícia sa vyskytne tretíkrát
   *[fifty-moves] päťdesiat ťahov bez brania a ťahu pešiakom
}
event-claimed = reklamácia: { $claim ->
    [time] súperovi padla zástavka
    [illegal-move] súperov ťah bol nemožný
    [touch-move] súper sa dotkol iného kameňa
    [accident] dotyk bol náhodný
    [initial-position] základné postavenie bolo nesprávne
    [board-turned] šachovnica je otočená
    [clock-setting] hodiny sú zle nastavené
   *[clock-defect] hodiny nefungujú
}
event-take-back-agreed = súhlas s vrátením ťahu
event-arrived = príchod k šachovnici
event-left = odchod od šachovnice
event-left-area = odchod z hracej miestnosti
event-left-venue = odchod z hracieho priestoru
event-entered-area = vstup do hracej miestnosti
event-absence-reported = ohlásenie neprítomnosti
event-result-signed = podpis: { $score }
event-appealed = odvolanie
event-appealed-because = odvolanie: { $text }
event-arbiter-noticed = zistenie: { $what }
event-arbiter-decided = rozhodnutie: { $what }
event-clock-set-by-arbiter = nastavenie hodín: { $what }
event-clock-set-move = ťah { $number }
event-control-set-by-arbiter = nastavenie hodín na iné tempo hry
event-game-started = spustenie hodín
event-game-interrupted = prerušenie partie
event-game-resumed = pokračovanie partie
event-incident-recorded = záznam: { $text }
event-disturbed = záznam o vyrušení: { $text }
event-recorded = záznam: { $who } – { $what }
event-time-granted = pridelenie času navyše
event-penalty-given = trest pre { $side ->
    [white] bieleho
   *[black] čierneho
}: { $what }
event-appeal-upheld = vyhovenie odvolaniu
event-appeal-upheld-with = vyhovenie odvolaniu: { $score }
event-appeal-rejected = zamietnutie odvolania
event-flag-fell = pád zástavky { $side ->
    [white] bieleho
   *[black] čierneho
}
event-press-reported = ohlásenie staršieho stlačenia
event-time-passed = plynutie času
