# Strona zawodnika.

play-opening = Otwieranie partii…
play-title = { $white } – { $black }
press-clock = Przełącz zegar
live-label = Co się dzieje przy szachownicy
cancel = Anuluj
close = Zamknij

record-broken = Zapis tej partii został zmieniony albo jest uszkodzony, dlatego nic więcej nie jest w nim zapisywane. Proszę wezwać sędziego.
record-broken-why = Zapis tej partii nie przechodzi weryfikacji, dlatego nic więcej nie jest w nim zapisywane ({ $why }). Wstrzymaj partię, zachowaj plik bez zmian i porównaj go z kopią zapasową; więcej powie „jadoube verify”.
connection-lost = Utracono połączenie. Trwa ponowne łączenie; to, co robisz, zostaje zachowane.
connection-waiting = { $count ->
    [one] { $count } czynność czeka na wysłanie.
    [few] { $count } czynności czekają na wysłanie.
   *[other] { $count } czynności czeka na wysłanie.
}

turn-own = Twój ruch.
turn-other = Ruch przeciwnika.
turn-stopped = Zegary stoją; sędzia uruchomi je ponownie.
turn-start-own = Zegar jeszcze nie chodzi. Przełącz go, gdy obaj będziecie gotowi: to uruchomi zegar białych.
turn-start-other = Zegar jeszcze nie chodzi. Uruchomią go czarne, przełączając.

acts-label = Twoje czynności
act-adjust = Poprawiam
act-offer = Zaproponuj remis
act-claim = Reklamuj…
act-stop = Wezwij sędziego…
act-resign = Poddaj partię
act-resign-sure = Dotknij jeszcze raz, by poddać
take-off = Zdejmij bierkę z { $square }

offer-made = Przeciwnik proponuje remis
offer-accept = Przyjmij
offer-decline = Odrzuć
offer-touch = Dotknięcie bierki też go odrzuca.

castling-label = Roszada
promotion-label = Pion na { $square } staje się

claim-title = Zgłoś reklamację
claim-what = Co reklamujesz
claim-threefold = Remis: ta sama pozycja po raz trzeci
claim-fifty-moves = Remis: pięćdziesiąt posunięć bez bicia i ruchu pionem
claim-time = Chorągiewka przeciwnika opadła
claim-illegal-move = Ostatnie posunięcie przeciwnika jest nieprawidłowe
claim-touch-move = Przeciwnik musi zagrać dotkniętą bierką
claim-when = Kiedy
claim-now = Teraz, na szachownicy
claim-next = Po moim następnym posunięciu, które zapisuję i jeszcze nie gram
claim-written = Twoje posunięcie, w twoim zapisie
claim-cost-draw = Reklamacji nie można cofnąć. Jeśli jest błędna, przeciwnik dostaje więcej czasu, a zapisane posunięcie musi zostać zagrane.
claim-cost-other = Zegary stoją, dopóki reklamacja jest sprawdzana. Za reklamację bez powodu grozi ci kara.
claim-send = Reklamuj

stop-title = Zatrzymaj zegary i wezwij sędziego
stop-reason = Dlaczego
stop-cost = Oba zegary staną. Bez dobrego powodu sędzia może cię ukarać.
stop-send = Zatrzymaj zegary

typed-label = Posunięcie lub pytanie
typed-send = Dalej
typed-hint = W twoim zapisie albo e2e4. Puste pole przełącza zegar.
typed-unclear = Nie wiadomo, która bierka dokąd idzie w „{ $text }”. Napisz oba pola, na przykład g1f3.
answer-nothing-yet = Nic się jeszcze nie stało.
clock-running-side = { $side ->
    [white] Chodzi zegar białych.
   *[black] Chodzi zegar czarnych.
}
clock-stopped = Zegary stoją.

help-open = Pomoc
help-title = Jak się tu gra
help-by-hand = Wskaż bierkę, aby jej dotknąć, potem pole, aby ją postawić, albo ją przeciągnij. Dotkniętą bierką trzeba zagrać, a posunięcie liczy się po przełączeniu zegara. Roszadę zacznij od króla, potem wieża. Piona w ostatnim rzędzie wymień na figurę przed przełączeniem zegara. Po biciu w przelocie zdejmij zbitego piona z szachownicy.
help-joined = Wskaż bierkę, a potem pole, albo ją przeciągnij; zegar przełącza program.
help-keys = Klawisze
key-arrows = Strzałki
key-arrows-does = przechodzą z pola na pole
key-enter = Enter
key-enter-does = dotyka bierki na tym polu albo stawia tę, której dotknięto
key-delete = Delete
key-delete-does = zdejmuje bierkę z szachownicy
key-space = Spacja
key-space-does = przełącza zegar
key-j = J
key-j-does = mówi „poprawiam”
key-m = M
key-m-does = przechodzi do pola na posunięcia; B wraca na szachownicę
key-question = ?
key-question-does = pokazuje tę stronę
help-low-sound = Odtwórz dźwięk, gdy zostaje ci mało czasu
help-typed = Wpisywane
typed-move = Sf3
typed-move-does = posunięcie w twoim zapisie
typed-empty = Enter
typed-empty-does = bez tekstu: przełącza zegar
typed-clock = c
typed-clock-does = zegary
typed-last = l
typed-last-does = co stało się ostatnio
typed-square = s e4
typed-square-does = co stoi na e4
typed-pieces = p
typed-pieces-does = gdzie stoją wszystkie bierki

rulings-title = Orzeczenia
rulings-none = Nic jeszcze nie orzeczono.

result-title = Wynik
sign-done = podpisano
sign-open = jeszcze nie podpisano
sign-act = Podpisz { $score }

sheet-title = Zapis partii
sheet-empty = Nie wykonano jeszcze żadnego posunięcia.
sheet-moves = Posunięcia
sheet-number = Posunięcie
sheet-white = Białe
sheet-black = Czarne
sheet-round = Runda
sheet-date = Data
sheet-result = Wynik
sheet-write = Zapisz w swoim zapisie
sheet-write-send = Zapisz
sheet-print = Drukuj zapis partii
sheet-sign-white = Podpis białych
sheet-sign-black = Podpis czarnych
sheet-sign-arbiter = Podpis sędziego

# Linki strony gracza.
side-links-title = Linki twojej strony
side-links-only = Tylko link, który masz, wpuszcza kogokolwiek w tej roli: { $role }.
side-links-second-later-used = Drugi link ({ $role }): utworzył { $by } o { $made }, użyto go o { $used }.
side-links-second-later-unused = Drugi link ({ $role }): utworzył { $by } o { $made }. Nikt go jeszcze nie użył.
side-links-second-first-used = Inny link ({ $role }) utworzono o { $made } razem z partią, użyto go o { $used }.
side-links-second-first-unused = Inny link ({ $role }) utworzono o { $made } razem z partią. Nikt go jeszcze nie użył.
side-links-assistant-later-used = Link ({ $role }): utworzył { $by } o { $made }, użyto go o { $used }.
side-links-assistant-later-unused = Link ({ $role }): utworzył { $by } o { $made }. Nikt go jeszcze nie użył.
side-links-assistant-first-used = Link ({ $role }) utworzono razem z partią, użyto go o { $used }.
side-links-assistant-first-unused = Link ({ $role }) utworzono razem z partią. Nikt go jeszcze nie użył.
side-links-revoked = Unieważnił go { $by } o { $time }.
side-links-gone = Unieważniono go o { $time }.
side-links-untrusted = Nie otwiera zapieczętowanego posunięcia, dopóki nie powiesz, że jest twój, albo nie poręczy za niego drugi oficjel. Jeśli nic o nim nie wiesz, wezwij sędziego.
side-links-mine = Jest mój
