# What the Laws make of what happened.

# What belongs to every ordinary game.
ruling-touch-counted = Dotknięcie liczy się: { $squares }.
ruling-adjusting-allowed = { side } mogą teraz poprawiać bierki.
ruling-move-made = Posunięcie { $move } jest wykonane.
ruling-pieces-moved = Bierki przestawiono w sposób, który nie jest posunięciem.
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
ruling-must-move-play = { side } muszą wykonać zapisane posunięcie z { $square } na { $to }.
ruling-must-move-play-promoting = { side } muszą wykonać zapisane posunięcie z { $square } na { $to } z promocją piona na { piece-acc }.
ruling-must-restore = { side } muszą odstawić bierki na własnym czasie.
ruling-must-write-first = { side } muszą najpierw zapisać posunięcie.
ruling-must-update-sheet = { side } muszą uzupełnić zapis przed wykonaniem posunięcia.
ruling-need-not-record = { side } nie muszą zapisywać posunięć.
ruling-must-set-board = { side } muszą ustawić swoją szachownicę według zapisów.

ruling-must-seal = { side } muszą zapieczętować posunięcie.
ruling-must-seal-move = { side } wykonały na szachownicy posunięcie { $move } i muszą je zapieczętować.
ruling-must-state = { side } muszą podać, które posunięcie zapieczętowały.
ruling-must-write-position = { side } muszą zapisać pozycję końcową.
ruling-must-verify = { side } muszą potwierdzić to, co zapisano.
ruling-must-announce = { side } muszą ogłosić posunięcie.
ruling-must-repeat = { side } muszą powtórzyć ogłoszone posunięcie.
ruling-must-correct-entry = { side } muszą poprawić wpis { $number } w swoim zapisie.

# Adjourned games.
ruling-adjourned = Partia zostaje odłożona.
ruling-resumed = Partia zostaje wznowiona.
ruling-envelope-kept = Dane na kopercie są poprawne; przechowuje ją sędzia.
ruling-must-show = Na kopercie trzeba podać { $item ->
    [names] nazwiska zawodników
    [position] pozycję sprzed zapieczętowanego posunięcia
    [used] czas zużyty przez każdego zawodnika
    [sealer] nazwisko zawodnika, który zapieczętował posunięcie
    [number] numer zapieczętowanego posunięcia
    [offer] propozycję remisu, jeżeli jest nadal ważna
   *[resumption] termin i miejsce wznowienia
}.

# Quickplay finish.
ruling-increment-requested = { side } poprosiły o dodatek sekundowy i tym samym zaproponowały remis.
ruling-increment-introduced = Obaj zawodnicy otrzymują { $time } na każde posunięcie.
ruling-delay-introduced = Obaj zawodnicy otrzymują opóźnienie { $time } na każde posunięcie.
ruling-decision-put-off = Sędzia odracza decyzję w sprawie reklamacji.
ruling-order-unknown = Nie da się ustalić, która chorągiewka opadła pierwsza.
ruling-play-ends = Reklamacja kończy grę; wynik nie jest jeszcze znany.

# Games of visually disabled players.
ruling-two-boards = Każdy zawodnik ma własną szachownicę.
ruling-assistant-accepted = { side } mają asystenta.
ruling-assistant-accepted-for = { side } mają asystenta do zadań według { $articles }.
ruling-announced = { side } ogłosiły posunięcie { $move }.
ruling-announced-no-move = To, co ogłosiły { side }, nie jest prawidłowym posunięciem.
ruling-repeated = { side } powtórzyły ogłoszone posunięcie.
ruling-not-yet-made = Posunięcia { side-gen } nie uważa się jeszcze za wykonane.
ruling-told = { side } otrzymują informację: liczba zakończonych posunięć { $count }, Białe mają { $white }, Czarne { $black }.

# Notation.
ruling-no-evidence = Zapis { side-gen } nie jest prowadzony w notacji algebraicznej i nie może być dowodem.

# Touching and adjusting.
ruling-announcement-too-late = Zapowiedź padła po dotknięciu i się nie liczy.
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
ruling-period-begun = Zaczyna się następny etap { side-gen }.
ruling-flag-put-up = Chorągiewkę { side-gen } podniesiono.
ruling-clock-placed = Zegar stoi po { $place ->
    [right] prawej
   *[left] lewej
} ręce Czarnych.
ruling-clock-replaced = Zegar wymieniono.
ruling-control-set = Zegar ustawiono na { $control }.

# The beginning.
ruling-round-begun = Runda się rozpoczęła.
ruling-cannot-start = Partii nie można tak rozpocząć.
ruling-set-up = Bierki ustawiono tak, jak powinny stać.
ruling-supervision-chosen = { $supervision ->
    [full] Przepisy turniejowe obowiązują w całości.
   *[limited] Obowiązują przepisy przy ograniczonym nadzorze.
}

# Claims, offers, penalties.
ruling-no-penalty = Bez kary.
ruling-warned = { side } otrzymują ostrzeżenie.
ruling-claim-correct = Reklamacja jest zasadna.
ruling-claim-rejected = Reklamację odrzucono.
ruling-offer-no-longer-open = Propozycja remisu nie jest już ważna.
ruling-condition-void = Warunek dołączony do propozycji jest nieważny.
ruling-no-agreement = Remisu nie można tu uzgodnić.
ruling-sheet-given = { side } otrzymują blankiet.
ruling-sheet-shown = { side } mogą obejrzeć zapis sędziego.
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
    [clocks] co mają wskazywać zegary?
    [castling] czy ruch króla { side-gen } to niedokończona roszada?
    [press] czy { side } nacisnęły zegar przypadkowo?
    [touch] czy { side } chciały dotknąć bierki na { $square }?
    [report] czy liczy się naciśnięcie { side-gen }, które zegar zgłosił z opóźnieniem?
    [arrival] czy { side } przegrywają z powodu spóźnienia?
    [agreement] czy uzgodniono remis?
    [penalty] czy { side } otrzymują karę?
    [offence] jaką karę otrzymują za to { side }?
    [spectator] czy widz musi opuścić strefę rozgrywek?
    [refusal] czy { side } przegrywają za uporczywą odmowę przestrzegania przepisów?
    [both-refuse] czy obaj zawodnicy przegrywają za uporczywą odmowę przestrzegania przepisów?
    [time-penalty] czy odjąć tyle czasu, choć opadnie chorągiewka { side-gen }?
    [expelled] jaki jest wynik partii zawodnika usuniętego z zawodów ({ side })?
    [result] jaki jest wynik?
    [stop] czy { side } miały uzasadniony powód, by zatrzymać zegar?
    [setting] co mają wskazywać zegary po niewłaściwym ustawieniu?
    [deduction] czy { side } tracą czas, bo zegar naciska asystent?
    [defect] czy zegar działa?
    [both-flags] co wynika z opadnięcia obu chorągiewek?
    [meaning] czy da się ustalić, które posunięcie zapieczętowały { side }?
    [late] czy { side }, spóźnione na wznowienie, przegrywają?
    [times] czy poprawić czasy, które przy wznowieniu były błędne?
    [slip] co się liczy: posunięcie, które { side } wykonały, czy to, które ogłosiły?
    [increment] czy obaj zawodnicy otrzymują dodatek, o który poprosiły { side }?
    [quickplay-claim] czy reklamację { side-gen } uwzględnić, odroczyć czy odrzucić?
    [put-off-claim] czy odroczona reklamacja { side-gen } daje remis?
    [referred-claim] czy reklamacja { side-gen } daje remis?
   *[position] od której pozycji gra się dalej?
}

# What ended a game; stands after the result and a colon.
ending = { $ending ->
    [checkmate] mat
    [stalemate] pat
    [dead-position] żaden zawodnik nie może już dać mata
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
    [signature] podpisali go obaj zawodnicy
    [appeal] w wyniku odwołania
   *[arbiter] decyzja sędziego
}

# What the arbiter alone is told.
fact-move = Posunięcie { $number } { side-gen } jest nieprawidłowe.
fact-touch-move = Posunięcia { $number } { side-gen } nie wykonano dotkniętą bierką.
fact-flag = Opadła chorągiewka { side-gen }.
fact-position = Pozycja na szachownicy jest nieprawidłowa.
fact-piece = Bierka na { $square } jest przemieszczona.
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
fact-clock-hit = { side } uderzyły w zegar.
fact-clock-lifted = { side } podniosły zegar.
fact-clock-knocked-over = { side } przewróciły zegar.
fact-clock-finger = { side } trzymały palec na zegarze.
fact-clock-held = { side } przytrzymały zegar tak, że przeciwnik nie mógł go nacisnąć.
fact-counter-behind = Licznik wskazuje mniej posunięć, niż zakończono.
fact-order-unknown = Nie wiadomo, która chorągiewka opadła pierwsza.
fact-schedule-suffers = Cierpi na tym harmonogram zawodów.
fact-envelope-missing = Brakuje koperty z zapieczętowanym posunięciem.
fact-adjourned-position-unknown = Pozycji odłożonej partii nie da się już ustalić.
fact-came-late = { side } przybyły na wznowienie po upływie okresu spóźnienia.
fact-spoke-unasked = Asystent { side-gen } powiedział zawodnikowi coś bez pytania.
fact-absent = { side } są nieobecne.
fact-class = Według tempa gry jest to { $class ->
    [standard] partia standardowa
    [rapid] partia szybka
   *[blitz] partia błyskawiczna
}.
fact-times-differ = Zawodnicy mają różne czasy.
fact-too-many-games = Na jednego sędziego przypada więcej partii, niż dopuszcza pełny nadzór.
fact-not-recorded = Partia nie jest zapisywana tak, jak wymaga pełny nadzór.

# What the arbiter looked at, whether or not anything is wrong there.
noticed-move = posunięcie { $number } { side-gen }
noticed-flag = chorągiewka { side-gen }
noticed-position = pozycja na szachownicy
noticed-piece = bierka na { $square }
noticed-initial-position = pozycja początkowa
noticed-board = ułożenie szachownicy
noticed-colours = kolory zawodników
noticed-clock-setting = ustawienie zegara
noticed-sheet = zapis { side-gen }
noticed-move-counter = licznik posunięć zegara
noticed-class-of-game = rodzaj partii
noticed-times = czasy zawodników
noticed-games-of-arbiter = liczba partii przypadających na sędziego
noticed-recorder = kto zapisuje partię
noticed-time-left = czas { side-gen }
noticed-adjourned-position = pozycja odłożonej partii

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
choice-meaning-clear = Znaczenie jest jasne
choice-move-on-board = Posunięcie na szachownicy
choice-move-announced = Ogłoszone posunięcie
choice-increment = Pięć sekund więcej na każde posunięcie
choice-delay = Opóźnienie pięciu sekund na każde posunięcie
choice-no-increment = Bez dodatku sekundowego
choice-put-off = Odroczenie decyzji
choice-put-off-with-time = Odroczenie decyzji; dwie minuty dla przeciwnika
choice-reject-claim = Odrzucenie reklamacji
choice-take-report = To, co zgłosił zegar, się liczy
choice-ignore-report = To, co zgłosił zegar, się nie liczy
choice-reason-valid = Powód był uzasadniony
choice-clocks-by-setting = Zegary ustawia się tak, jak wskazywałyby przy właściwym ustawieniu
choice-ten-minutes-less = Dziesięć minut mniej
choice-clock-failed = Zegar nie działa
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

# Scoresheets.
ruling-must-use-algebraic = { side } muszą zapisywać w notacji algebraicznej.
ruling-must-mark-offer = { side } muszą zaznaczyć na zapisie propozycję remisu znakiem (=).
ruling-must-complete-sheet = { side } muszą uzupełnić cały zapis przed wykonaniem posunięcia.
ruling-sheet-replaced = Elektroniczny arkusz zapisu { side-gen } wymieniono wraz z całą treścią.
ruling-must-hand-in = { side } muszą oddać oryginał zapisu; należy on do organizatora.
ruling-must-lend-sheet = { side } muszą pożyczyć swój zapis przeciwnikowi.
ruling-must-give-back-sheet = { side } muszą oddać zapis przeciwnika przed wykonaniem posunięcia.
ruling-reconstruction = Partię odtwarza się na drugiej szachownicy; pozycję i czasy zanotowano.
ruling-next-move = Następne posunięcie ma numer { $number }.
ruling-recorder-accepted = Posunięcia za { side } zapisuje kto inny.

# Conduct, penalties, points and appeals.
ruling-points-scored = Za partię Białe otrzymują { $white }, a Czarne { $black }.
ruling-score-refused = Partia nie może mieć takiego wyniku.
ruling-penalty-refused = Przepisy nie pozwalają na tę karę: { $because ->
    [no-clock] nie ma zegara.
    [game-over] partia jest zakończona.
    [no-time] czas jest zerowy.
    [full-already] przeciwnik ma już pełny punkt.
    [nothing-left] winny nie ma punktów do stracenia.
    [not-lost] winny przez nią nie przegrywa.
    [opponent-loses] przez nią przegrywa przeciwnik.
    [not-a-score] partia nie może mieć takiego wyniku.
    [not-announced] kary pieniężnej nie zapowiedziano z góry.
    [no-round] liczba rund jest zerowa.
   *[no-consent] organizator nie wyraził zgody.
}
ruling-points-wait = O karze dla { side-gen } rozstrzygnie się, gdy partia będzie miała wynik.
ruling-fined = { side } otrzymują karę pieniężną.
ruling-excluded = { $count ->
    [one] { side } zostają wykluczone z { $count } rundy.
   *[many] { side } zostają wykluczone z { $count } rund.
}
ruling-expelled = { side } zostają usunięte z zawodów.
ruling-player-sent-out = { side } muszą opuścić strefę rozgrywek.
ruling-sent-out = Widz musi opuścić strefę rozgrywek.
ruling-result-waits = Z wynikiem czeka się, aż przybędą { side }.
ruling-explained = Wyjaśniono artykuł { $article }; o pozycji nic nie powiedziano.
ruling-moves-told = Zakończone posunięcia: Białe { $white }, Czarne { $black }.
ruling-appeal-taken = Odwołanie { side-gen } przyjęto; do rozstrzygnięcia decyzja obowiązuje.
ruling-appeal-too-late = Odwołanie złożono za późno.
ruling-withdrawn = { $what ->
    [warning] Ostrzeżenie dla { side-gen } cofnięto.
    [points] Karę punktową dla { side-gen } cofnięto.
    [fine] Karę pieniężną dla { side-gen } cofnięto.
    [exclusion] Wykluczenie { side-gen } z rund cofnięto.
   *[expulsion] Usunięcie { side-gen } z zawodów cofnięto.
}
ruling-game-goes-on = Partia toczy się dalej.
ruling-moves-reinstated = Skreślone posunięcia znów się liczą.
ruling-decision-unclear = Decyzja musi wskazywać, na które z otwartych pytań odpowiada.
fact-warned = Liczba ostrzeżeń { side-gen }: { $count }; trzeba uprzedzić, że następna będzie przegrana partii.
fact-time-trouble = { side } są w niedoczasie.
fact-many-offers = Liczba propozycji remisu { side-gen }: { $count }.
choice-score = { $score }
choice-result-stands = Wynik pozostaje w mocy
choice-send-out = Widz musi wyjść
choice-time-taken = Czas zostaje odjęty
penalty-opponent-full = Pełny punkt dla przeciwnika
penalty-lowered = Niższy wynik
