# What the Laws make of what happened.

# What belongs to every ordinary game.
ruling-touch-counted = Dotknięcie liczy się: { $squares }.
ruling-adjusting-allowed = { side } mogą teraz poprawiać bierki.
ruling-move-made = Posunięcie { $move } jest wykonane.
ruling-men-moved = Bierki przestawiono w sposób, który nie jest posunięciem.
ruling-move-completed = Posunięcie { side-gen } jest zakończone.
ruling-clock-goes-over = Chodzi zegar { opponent-gen }.
ruling-clock-started = Zegar { side-gen } uruchomiono.
ruling-clocks-stopped = Zegary zatrzymano.
ruling-illegal-moves-counted = { $count ->
    [one] { side } wykonały { $count } nieprawidłowe posunięcie.
    [few] { side } wykonały { $count } nieprawidłowe posunięcia.
   *[many] { side } wykonały { $count } nieprawidłowych posunięć.
}
ruling-offer-opened = { side } proponują remis.
ruling-offer-lapsed = Propozycja remisu wygasła.
ruling-take-back-agreed = { side } zgadzają się na cofnięcie posunięcia { $number } { $whose ->
    [white] Białych
   *[black] Czarnych
}.
ruling-turn-returned = Nie wykonano posunięcia; na posunięciu jest ten sam zawodnik.
ruling-move-sealed = { side } zapieczętowały posunięcie.
ruling-counter-set = Licznik posunięć ustawiono na { $white } u Białych i { $black } u Czarnych.
ruling-decision-replaced = Decyzja z wpisu { $number } już się nie liczy.

# What a player must do.
ruling-must-move-free = { side } mogą wykonać dowolne prawidłowe posunięcie.
ruling-must-move-piece = { side } muszą wykonać posunięcie { piece-ins } z { $square }.
ruling-must-move-take = { side } muszą zbić bierkę na { $square }.
ruling-must-move-take-with = { side } muszą zbić bierkę na { $to } { piece-ins } z { $square }.
ruling-must-move-castle = { side } muszą roszować: { castling-sign }.
ruling-must-move-promote = { side } muszą wypromować piona na { piece-acc } na { $square }.
ruling-must-move-finish = { side } muszą dokończyć posunięcie z { $square } na { $to }.
ruling-must-move-finish-promoting = { side } muszą dokończyć posunięcie z { $square } na { $to } promocją piona na { piece-acc }.
ruling-must-restore = { side } muszą odstawić bierki na własnym czasie.
ruling-must-write-first = { side } muszą najpierw zapisać posunięcie.
ruling-must-update-sheet = { side } muszą uzupełnić zapis przed wykonaniem posunięcia.
ruling-need-not-record = { side } nie muszą zapisywać posunięć.
ruling-must-set-board = { side } muszą ustawić swoją szachownicę według zapisów.

# Touching and adjusting.
ruling-announcement-too-late = Zapowiedź padła po dotknięciu i nic nie zmienia.
ruling-touch-annulled = Dotknięcie się nie liczy.
ruling-may-not-adjust = { side } nie mogą teraz poprawiać bierek.

# The board.
ruling-position-restored = Przywrócono pozycję sprzed nieprawidłowości.
ruling-position-transferred = Pozycję przeniesiono na prawidłowo ułożoną szachownicę.
ruling-castling-lost = { side } nie mogą roszować { $wing ->
    [king-side] na skrzydle królewskim
    [queen-side] na skrzydle hetmańskim
   *[both] w żadną stronę
}.
ruling-move-stands = Posunięcie { side-gen } pozostaje w mocy.
ruling-becomes-queen = Piona na { $square } zamienia się na hetmana.
ruling-sealed-move-made = Zapieczętowane posunięcie { $move } jest wykonane.
ruling-started-anew = { $colours ->
    [exchanged] Partia jest nieważna; rozgrywa się nową z zamianą kolorów.
   *[same] Partia jest nieważna; rozgrywa się nową.
}

# The clock.
ruling-time-added = { side } otrzymują { $time }.
ruling-time-taken = { side } tracą { $time }.
ruling-clock-set = Zegar { side-gen } przestawiono z { $from } na { $to }.
ruling-clock-setting-stays = Ustawienie zegara pozostaje bez zmian.
ruling-control-met = Posunięcia tego etapu wykonano w czasie.

# Claims, offers, penalties.
ruling-no-penalty = Bez kary.
ruling-warned = { side } otrzymują ostrzeżenie.
ruling-claim-correct = Reklamacja jest zasadna.
ruling-claim-rejected = Reklamację odrzucono.
ruling-offer-no-longer-open = Propozycja remisu nie jest już ważna.
ruling-condition-void = Warunek dołączony do propozycji jest nieważny.
ruling-no-agreement = Remisu nie można tu uzgodnić.
ruling-request-refused = Prośbę odrzucono.

# The end and after.
ruling-game-won = { side } wygrywają: { ending }.
ruling-game-won-by-forfeit = { side } wygrywają walkowerem: { ending }.
ruling-game-drawn = Partia kończy się remisem: { ending }.
ruling-game-lost-by-both = Obaj zawodnicy przegrywają: { ending }.
ruling-game-ended = Partia kończy się wynikiem { $score }: { ending }.
ruling-result-stands = Wynik pozostaje w mocy.
ruling-result-replaced = Wynik to { $now }; poprzednio { $was }.
ruling-result-set = Wynik to { $now }.
ruling-decision-stands = Decyzja pozostaje w mocy.
ruling-appeal-upheld = Odwołanie uwzględniono.
ruling-appeal-rejected = Odwołanie odrzucono.

# The arbiter.
ruling-arbiter-waits = Sędzia czeka do zakończenia następnego posunięcia.
ruling-arbiter-must-decide = Rozstrzyga sędzia: { question }
ruling-no-effect = Nie ma to skutku.

# What the arbiter is asked; stands after "Rozstrzyga sędzia: ".
question = { $question ->
    [clocks] co wskazują zegary?
    [castling] czy ruch króla { side-gen } to niedokończona roszada?
    [press] czy { side } nacisnęły zegar przypadkowo?
    [touch] czy { side } chciały dotknąć bierki na { $square }?
    [report] czy liczy się naciśnięcie { side-gen }, które zegar zgłosił z opóźnieniem?
    [arrival] czy { side } przegrywają z powodu spóźnienia?
    [agreement] czy uzgodniono remis?
    [penalty] czy { side } otrzymują karę?
   *[position] od której pozycji gra się dalej?
}

# What ended a game; stands after the result and a colon.
ending = { $ending ->
    [checkmate] mat
    [stalemate] pat
    [dead-position] mata nie można już dać
    [resignation] poddanie partii
    [agreement] za zgodą zawodników
    [threefold] trzykrotne powtórzenie pozycji
    [fifty-moves] pięćdziesiąt posunięć bez bicia i ruchu piona
    [fivefold] pięciokrotne powtórzenie pozycji
    [seventy-five-moves] siedemdziesiąt pięć posunięć bez bicia i ruchu piona
    [time] przekroczenie czasu
    [illegal-moves] nieprawidłowe posunięcia
    [illegal-position] nieprawidłowa pozycja
    [default] zawodnik nie przybył na czas
    [sealed-move] zapieczętowane posunięcie
    [quickplay] szybki finisz
    [penalty] kara
    [appeal] w wyniku odwołania
   *[arbiter] decyzja sędziego
}

# What the arbiter alone is told.
fact-move = Posunięcie { $number } { side-gen } jest nieprawidłowe.
fact-touch-move = Posunięcia { $number } { side-gen } nie wykonano dotkniętą bierką.
fact-flag = Opadła chorągiewka { side-gen }.
fact-position = Pozycja na szachownicy jest nieprawidłowa.
fact-man = Bierka na { $square } jest przemieszczona.
fact-both-kings-in-check = Oba króle są w szachu.
fact-pawn-not-promoted = Pion na { $square } nie został zamieniony na figurę.
fact-both-hands = { side } użyły obu rąk.
fact-pressed-without-move = { side } nacisnęły zegar bez wykonania posunięcia.
fact-initial-position = Pozycja początkowa jest niewłaściwa.
fact-board-turned = Szachownica jest ułożona odwrotnie.
fact-colours = Zawodnicy grają zamienionymi kolorami.
fact-clock-setting = Zegar nie jest ustawiony zgodnie z regulaminem.
fact-clock-failed = Zegar nie działa.
fact-sheet = Zapis { side-gen } nie zgadza się z szachownicą.
fact-boards-differ = Pozycje na obu szachownicach się różnią.
fact-occurred = { $count ->
    [one] Pozycja wystąpiła jeden raz.
    [few] Pozycja wystąpiła { $count } razy.
   *[many] Pozycja wystąpiła { $count } razy.
}
fact-quiet-moves = { $count ->
    [one] Każdy zawodnik wykonał { $count } posunięcie bez bicia i ruchu piona.
    [few] Każdy zawodnik wykonał { $count } posunięcia bez bicia i ruchu piona.
   *[many] Każdy zawodnik wykonał { $count } posunięć bez bicia i ruchu piona.
}
fact-adjusting-alone = { side } poprawiają bierki pod nieobecność przeciwnika.
fact-offer-at-wrong-time = { side } zaproponowały remis w niewłaściwej chwili.
fact-offer-repeated = { side } bez powodu ponowiły propozycję remisu.
fact-other-hand = { side } nacisnęły zegar drugą ręką.

# The decisions that the Laws leave to the arbiter.
choice-clocks-stay = Zegary pozostają bez zmian
choice-clocks-as-they-were = Zegary ustawia się jak poprzednio
choice-finish-castling = Roszadę się kończy
choice-illegal-move = Jest to nieprawidłowe posunięcie
choice-accident = Był to przypadek
choice-touch-counts = Dotknięcie się liczy
choice-touch-does-not-count = Dotknięcie się nie liczy
choice-play-on = Gra toczy się dalej
choice-new-game = Rozgrywa się nową partię
choice-restore = Pozycję się przywraca
choice-win = { side } wygrywają
choice-draw = Partia kończy się remisem
choice-no-penalty = Bez kary
choice-warning = Ostrzeżenie
choice-take-report = To, co zgłosił zegar, się liczy
choice-ignore-report = To, co zgłosił zegar, się nie liczy
choice-position-after = Powrót do pozycji po posunięciu { $number } { side-gen }

# The penalties of 12.9.
penalty-warning = Ostrzeżenie
penalty-opponent-gains = { $time } więcej dla przeciwnika
penalty-loses = { $time } mniej
penalty-score = Wynik { $score }
penalty-loss = Przegrana partii
penalty-fine = Kara pieniężna
penalty-exclusion = { $count ->
    [one] Wykluczenie z { $count } rundy
   *[many] Wykluczenie z { $count } rund
}
penalty-expulsion = Usunięcie z zawodów

# What is wrong with a move that was completed.
wrong-no-move = To, co zrobiono z bierkami, nie jest posunięciem.
wrong-unpromoted = Piona zostawiono w ostatnim rzędzie.
wrong-touch-move = Posunięcia nie wykonano dotkniętą bierką.
wrong-both-hands = Posunięcie wykonano obiema rękami.
wrong-pass = Zegar naciśnięto bez wykonania posunięcia.
