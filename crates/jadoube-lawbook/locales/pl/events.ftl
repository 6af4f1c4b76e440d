# Co się stało, opowiedziane po tym, kto to zrobił: w zapisie i na głos.

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

# Przy szachownicy.
event-piece-touched = dotknięcie { $on }
event-piece-brushed = przypadkowe trącenie { $on }
event-piece-lifted = podniesienie bierki z { $from }
event-piece-released = postawienie na { $on }
event-piece-released-beside = postawienie na { $on } obok stojącej tam bierki
event-piece-released-between = postawienie między { $one } a { $other }
event-piece-taken-off = zdjęcie bierki z { $from }
event-piece-put = postawienie { piece-gen } na { $on }
event-piece-held = przytrzymanie { piece-gen } na { $on }
event-spare-touched = dotknięcie { piece-gen } obok szachownicy
event-piece-displaced = przewrócenie bierki na { $from }
event-piece-displaced-to = przesunięcie bierki z { $from } { $to }
place-on = na { $square }
place-lying = leżąco na { $square }
place-shifted = krzywo na { $square }
place-between = między { $one } a { $other }
place-in-hand = do ręki: { $who }
place-taken-off = poza szachownicę
place-beside = obok szachownicy
event-piece-put-back = odstawienie bierki z { $from } na { $on }
event-adjusting-announced = „poprawiam”
event-said = słowa „{ $text }”
event-move-announced = zapowiedź „{ $text }”
event-arrived = przyjście do szachownicy
event-left = odejście od szachownicy
event-take-back-agreed = zgoda na cofnięcie posunięcia { $number } { $side ->
    [white] białych
   *[black] czarnych
}
event-screen-pointed-at = wskazanie ekranu
event-asked = prośba do sędziego { $request ->
    [scoresheet] o blankiet
   *[record] o wgląd w zapis partii
}

# Zegar.
event-clock-pressed = przełączenie zegara
event-clock-stopped = zatrzymanie zegarów
event-clock-stopped-because = zatrzymanie zegarów: { $because }
event-clock-handled = { $how ->
    [hit] uderzenie w zegar
    [lifted] podniesienie zegara
    [knocked-over] przewrócenie zegara
    [finger] trzymanie palca na zegarze
   *[held] przytrzymanie zegara
}
event-clock-placed = postawienie zegara { $place ->
    [right] po prawej stronie czarnych
   *[left] po lewej stronie czarnych
}
event-flag-fell = { $side ->
    [white] Chorągiewka białych opadła
   *[black] Chorągiewka czarnych opadła
}
event-press-reported = zgłoszenie: { $side ->
    [white] białe przełączyły
   *[black] czarne przełączyły
} zegar { $ago } temu
event-act-reported = Urządzenie zgłasza z opóźnieniem: { $who }, { $ago } wcześniej: „{ $act }”
event-time-passed = Czas płynie

# Propozycje, reklamacje, wynik.
event-draw-offered = propozycja remisu
event-draw-offered-condition = propozycja remisu pod warunkiem: { $condition }
event-draw-accepted = przyjęcie remisu
event-draw-declined = odrzucenie propozycji remisu
event-resigned = poddanie partii
event-draw-claimed = reklamacja remisu: { $ground ->
    [threefold] pozycja wystąpiła trzy razy
   *[fifty-moves] pięćdziesiąt posunięć bez bicia i ruchu piona
}
event-draw-claimed-writing = zapis „{ $writing }” i reklamacja remisu: { $ground ->
    [threefold] pozycja wystąpi trzeci raz
   *[fifty-moves] pięćdziesiąt posunięć bez bicia i ruchu piona
}
event-claimed = reklamacja: { $claim ->
    [time] opadła chorągiewka przeciwnika
    [illegal-move] posunięcie przeciwnika było nieprawidłowe
    [touch-move] przeciwnik dotknął innej bierki
    [accident] dotknięcie było przypadkowe
    [initial-position] pozycja początkowa była niewłaściwa
    [piece-displaced] bierka nie stoi na właściwym polu
    [board-turned] szachownica jest ułożona odwrotnie
    [clock-setting] zegar jest źle ustawiony
   *[clock-defect] zegar nie działa
}
event-result-signed = podpis pod wynikiem { $score }
event-appealed = odwołanie
event-appealed-because = odwołanie: { $because }

# Zapisy partii.
event-sheet-written = zapis „{ $text }”
event-sheet-replaced = nowy blankiet dla { $side ->
    [white] białych
   *[black] czarnych
}
event-sheet-handed-in = oddanie { $sheet ->
    [original] zapisu partii
   *[copy] kopii zapisu partii
}
event-sheet-loan-asked = prośba o zapis przeciwnika
event-sheet-loan-returned = zwrot zapisu przeciwnika
event-sheet-reconstruction-ordered = zarządzenie odtworzenia partii
event-sheet-reconstruction-ended = koniec odtwarzania: nie wiadomo, ile posunięć wykonano
event-sheet-reconstruction-ended-moves = koniec odtwarzania: { $moves ->
    [one] { $moves } posunięcie
    [few] { $moves } posunięcia
   *[other] { $moves } posunięć
}
event-sheet-recorder-accepted = zgoda, by ktoś zapisywał za { $side ->
    [white] białe
   *[black] czarne
}
event-sheet-recorder-accepted-minus = zgoda, by ktoś zapisywał za { $side ->
    [white] białe
   *[black] czarne
}, które tracą za to { $minus }

# Partie odłożone.
event-move-sealed = zapieczętowanie posunięcia
event-envelope-opened = otwarcie koperty
event-envelope-opened-reading = otwarcie koperty, w której stoi „{ $reading }”
event-adjournment-ordered = odłożenie partii: następne posunięcie ma być zapieczętowane
event-adjournment-labelled = napis na kopercie: { $item }
envelope-item-names = nazwiska, { $text }
envelope-item-position = pozycja, { $text }
envelope-item-used = zużyty czas, białe { $white }, czarne { $black }
envelope-item-sealer = kto zapieczętował posunięcie, { side }
envelope-item-move-number = numer zapieczętowanego posunięcia, { $number }
envelope-item-draw-offer = propozycja remisu
envelope-item-resumption = kiedy i gdzie partia będzie wznowiona, { $text }
event-adjournment-checked = sprawdzenie napisów na kopercie
event-adjournment-set-up = ustawienie pozycji { $fen }
event-adjournment-stated = oświadczenie, że zapieczętowano „{ $text }”
event-adjournment-times-claimed = reklamacja: przy wznowieniu zegary wskazywały zły czas

# Szybki finisz.
event-quickplay-increment-requested = prośba o pięć sekund więcej na każde posunięcie
event-quickplay-claimed = reklamacja remisu: przeciwnik { $ground ->
    [no-normal-means] nie może wygrać normalnymi środkami
   *[no-effort] nie próbuje wygrać normalnymi środkami
}
event-quickplay-position-written = zapisanie pozycji { $fen }
event-quickplay-verified = potwierdzenie tego, co zapisał przeciwnik

# Zawodnicy niewidzący.
event-blind-two-boards-demanded = żądanie osobnej szachownicy dla każdego
event-blind-assistant-requested = prośba o asystenta
event-blind-assistant-requested-for = prośba o asystenta do zadań: { $duties }
event-blind-information-requested = pytanie o liczbę posunięć i o czas
duty-moves = posunięcia na szachownicach
duty-announcements = zapowiedzi
duty-score-and-clock = zapis i zegar
duty-information = liczba posunięć i czas
duty-claims = reklamacje
duty-adjournment = odłożenie partii

# Wokół szachownicy.
event-conduct-recorded = wpis: { $who } – { $what }
event-conduct-permitted = zezwolenie ({ $who }): { $what ->
    [leave-area] opuszczenie sali gry
    [leave-venue] opuszczenie strefy rozgrywek
    [enter-area] wejście do sali gry
    [device] posiadanie urządzenia elektronicznego
    [use-bag] korzystanie z torby z urządzeniem
   *[phone] korzystanie z telefonu
}
event-conduct-left-area = opuszczenie sali gry
event-conduct-left-venue = opuszczenie strefy rozgrywek
event-conduct-entered-area = wejście do sali gry
event-conduct-absence-reported = zgłoszenie sędziemu wyjścia z sali gry
event-conduct-asked = pytanie do sędziego: { $what }
inquiry-rule = co znaczy { $article }
inquiry-move = czy wolno { $text }
inquiry-move-count = ile posunięć wykonano
event-conduct-told-arbiter = powiedziane tylko sędziemu: { $text }
event-conduct-disturbed = wpis o zakłóceniu: { $text }
event-conduct-time-granted = przyznanie dodatkowego czasu: { $what }
event-conduct-assistant-appointed = wyznaczenie do tej partii: Sędzia { $arbiter }
event-conduct-expulsion-agreed = zgoda na usunięcie z zawodów { $side ->
    [white] białych
   *[black] czarnych
}

# Sędziowie i komisja odwoławcza.
event-announced = ogłoszenie: { $what }
announcement-round = runda
announcement-supervision = { $supervision ->
    [full] pełny nadzór
   *[limited] ograniczony nadzór
}
event-game-started = uruchomienie zegara
event-game-interrupted = przerwanie partii
event-game-resumed = wznowienie partii
event-arbiter-noticed = spostrzeżenie: { $what }
event-arbiter-decided = decyzja: { $what }
event-clock-set-by-arbiter = ustawienie zegarów: { $what }
event-time-of = { side } { $time }
event-clock-set-move = posunięcie { $number }
event-control-set-by-arbiter = ustawienie zegara na { $controls }
event-incident-recorded = wpis: { $text }
event-penalty-given = kara dla { $side ->
    [white] białych
   *[black] czarnych
}: { $what }
event-appeal-upheld = uznanie odwołania
event-appeal-upheld-score = uznanie odwołania: { $score }
event-appeal-rejected = odrzucenie odwołania
