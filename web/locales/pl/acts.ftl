# Co ludzie robią przy szachownicy, powiedziane tym, którym wolno o tym wiedzieć.

who-arbiter = Sędzia
who-clock = Zegar
who-organiser = Organizator
who-appeals = Komisja odwoławcza

act-piece-touched = { $who }: dotknięcie { $on }{ $piece ->
    [none] .
   *[other] , { $piece }.
}
act-piece-lifted = { $who }: bierka podniesiona z { $from }.
act-piece-released = { $who }: postawienie na { $on }.
act-piece-taken-off = { $who }: bierka z { $from } zdjęta z szachownicy.
act-piece-put = { $who }: { $kind } postawiony na { $on }.
act-piece-displaced = { $who }: bierka z { $from } przewrócona.
act-adjusting-announced = { $who }: „poprawiam”.
act-clock-pressed = { $who }: zegar przełączony.
act-clock-stopped = { $who }: zegary zatrzymane{ $text ->
    [none] .
   *[other] : { $text }.
}
act-said = { $who }: „{ $text }”.
act-sheet-written = { $who }: zapis { $text }.
act-draw-offered = { $who }: propozycja remisu.
act-draw-accepted = { $who }: remis przyjęty.
act-draw-declined = { $who }: remis odrzucony.
act-resigned = { $who }: poddanie partii.
act-draw-claimed = { $who }: reklamacja remisu: { $ground ->
    [threefold] pozycja występuje po raz trzeci
   *[other] pięćdziesiąt posunięć bez bicia i ruchu pionem
}{ $text ->
    [none] .
   *[other] , z zapisanym posunięciem { $text }.
}
act-claimed = { $who }: reklamacja: { $claim ->
    [time] chorągiewka przeciwnika opadła.
    [illegal_move] posunięcie przeciwnika jest nieprawidłowe.
    [touch_move] przeciwnik musi zagrać dotkniętą bierką.
   *[other] przy szachownicy coś się nie zgadza.
}
act-arrived = { $who }: przybycie do szachownicy.
act-left = { $who }: odejście od szachownicy.
act-result-signed = { $who }: podpis pod wynikiem { $text }.
act-clock-set-by-arbiter = { $who }: zegary ustawione.
act-game-started = { $who }: partia rozpoczęta.
act-game-interrupted = Zegary są na razie zatrzymane.
act-game-resumed = { $who }: zegar znów uruchomiony.
act-flag-fell = { $side ->
    [white] Chorągiewka białych opadła.
   *[other] Chorągiewka czarnych opadła.
}
act-announced = Runda się zaczyna.
act-time-passed = Czas minął.
