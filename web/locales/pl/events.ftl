# What happened, as the log of a game tells it after the name of who did it.

actor-white = Białe
actor-black = Czarne
actor-assistant = { $side ->
    [white] Asystent białych
   *[black] Asystent czarnych
}
actor-arbiter = Sędzia
actor-arbiter-number = Sędzia { $number }
actor-organiser = Organizator
actor-appeals = Komisja odwoławcza
actor-clock = Zegar
actor-bystander = Widz

event-not-told = coś tylko dla sędziego
event-piece-touched = dotknięcie { $squares }
event-piece-brushed = przypadkowe trącenie { $squares }
event-piece-lifted = podniesienie bierki z { $from }
event-piece-released = postawienie bierki na { $on }
event-piece-taken-off = zdjęcie bierki z { $from }
event-piece-put = postawienie { $kind ->
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
    [king] króla
   *[pawn] piona
} na { $on }
event-piece-held = przytrzymanie bierki na { $on }
event-spare-touched = dotknięcie bierki obok szachownicy
event-piece-displaced = przewrócenie bierki na { $from }
event-piece-put-back = odstawienie bierki z { $from } na { $on }
event-adjusting-announced = „poprawiam”
event-clock-pressed = naciśnięcie zegara
event-clock-stopped = zatrzymanie zegarów
event-clock-stopped-because = zatrzymanie zegarów: { $text }
event-clock-handled = niedozwolone obchodzenie się z zegarem
event-clock-placed = przestawienie zegara
event-screen-pointed-at = wskazanie ekranu
event-asked = prośba do sędziego
event-announced = ogłoszenie
event-said = słowa „{ $text }”
event-move-announced = zapowiedź „{ $text }”
event-sheet-written = zapis „{ $text }”
event-move-sealed = zapieczętowanie posunięcia
event-envelope-opened = otwarcie koperty
event-draw-offered = propozycja remisu
event-draw-accepted = przyjęcie remisu
event-draw-declined = odrzucenie propozycji remisu
event-resigned = poddanie partii
event-draw-claimed = reklamacja remisu: { $ground ->
    [threefold] pozycja wystąpiła trzy razy
   *[fifty-moves] pięćdziesiąt posunięć bez bicia i ruchu piona
}
event-draw-claimed-writing = zapis „{ $text }” i reklamacja remisu: { $ground ->
    [threefold] pozycja wystąpi trzeci raz
   *[fifty-moves] pięćdziesiąt posunięć bez bicia i ruchu piona
}
event-claimed = reklamacja: { $claim ->
    [time] opadła chorągiewka przeciwnika
    [illegal-move] posunięcie przeciwnika było nieprawidłowe
    [touch-move] przeciwnik dotknął innej bierki
    [accident] dotknięcie było przypadkowe
    [initial-position] pozycja początkowa była niewłaściwa
    [board-turned] szachownica jest ułożona odwrotnie
    [clock-setting] zegar jest źle ustawiony
   *[clock-defect] zegar nie działa
}
event-take-back-agreed = zgoda na cofnięcie posunięcia
event-arrived = przyjście do szachownicy
event-left = odejście od szachownicy
event-left-area = opuszczenie sali gry
event-left-venue = opuszczenie miejsca rozgrywek
event-entered-area = wejście do sali gry
event-absence-reported = zgłoszenie nieobecności
event-result-signed = podpis: { $score }
event-appealed = odwołanie
event-appealed-because = odwołanie: { $text }
event-arbiter-noticed = spostrzeżenie: { $what }
event-arbiter-decided = decyzja: { $what }
event-clock-set-by-arbiter = ustawienie zegarów: { $what }
event-clock-set-move = posunięcie { $number }
event-control-set-by-arbiter = ustawienie zegara na inne tempo gry
event-game-started = uruchomienie zegara
event-game-interrupted = przerwanie partii
event-game-resumed = wznowienie partii
event-incident-recorded = wpis: { $text }
event-disturbed = wpis o zakłóceniu: { $text }
event-recorded = wpis: { $who } – { $what }
event-time-granted = przyznanie dodatkowego czasu
event-penalty-given = kara dla { $side ->
    [white] białych
   *[black] czarnych
}: { $what }
event-appeal-upheld = uznanie odwołania
event-appeal-upheld-with = uznanie odwołania: { $score }
event-appeal-rejected = odrzucenie odwołania
event-flag-fell = opadnięcie chorągiewki { $side ->
    [white] białych
   *[black] czarnych
}
event-press-reported = zgłoszenie naciśnięcia sprzed chwili
event-time-passed = upływ czasu
