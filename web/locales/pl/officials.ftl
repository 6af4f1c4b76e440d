# Pages of officials and spectators.

page-competition = Zawody
page-board = Szachownica
page-watch = Partia
page-people = Linki i osoby
page-new-competition = Nowe zawody
page-add-boards = Dodaj szachownice

officials-loading = Wczytywanie…
articles = Artykuł
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}

short-standard = standardowe
short-rapid = szybkie
short-blitz = błyskawiczne
short-full = pełny (A.4, B.2)
short-limited = ograniczony (A.5, B.3)
short-engine = program rozstrzyga od razu
short-arbiter = program powiadamia sędziego

# The grid of boards.
needed = { $count ->
    [0] nikt Cię nie potrzebuje
    [one] { $count } szachownica czeka na Ciebie
    [few] { $count } szachownice czekają na Ciebie
   *[many] { $count } szachownic czeka na Ciebie
}
group-needed = Czeka na Ciebie
group-waiting = Wstrzymane
group-playing = W grze
group-over = Zakończone
need-decision = Decyzja
need-call = Wezwanie
need-notice = Nieprawidłowość
need-paused = Zegary stoją
need-time-trouble = Niedoczas
need-not-started = Nierozpoczęta
need-playing = W grze
need-over = Zakończona
need-appeal = Odwołanie
board-number = Szachownica { $number }
board-move = Posunięcie { $number }
boards-all = Wszystkie szachownice
boards-add = Dodaj szachownice
boards-none = Nie ma jeszcze szachownic. Dodaj je, wpisując, kto z kim gra; każdy zawodnik dostanie link.
boards-round = Runda (jeśli jest ich kilka)
competition-menu = Zawody
bell = Dźwięk
games-pgn = Wszystkie partie jako PGN
tally-illegal = { $count ->
    [one] { $count } nieprawidłowe posunięcie
    [few] { $count } nieprawidłowe posunięcia
   *[many] { $count } nieprawidłowych posunięć
}
flag-first = pierwsza chorągiewka
flag-down = chorągiewka opadła
call-by = { $side ->
    [white] Białe
   *[black] Czarne
} wzywają sędziego.
call-by-because = { $side ->
    [white] Białe
   *[black] Czarne
} wzywają sędziego: { $text }
appeal-by = { $side ->
    [white] Białe
   *[black] Czarne
} złożyły odwołanie.

# A board.
decide-title = Potrzebna Twoja decyzja
fact-seen = Program widzi:
fact-notice = Stwierdź to
appeal-waits = Rozstrzyga komisja odwoławcza.
expulsion-agree = Zgódź się na usunięcie { $side ->
    [white] białych
   *[black] czarnych
}
facts-title = To widzą tylko sędziowie
facts-quiet = Bez bicia i ruchu piona
facts-quiet-count = po { $moves } posunięć ({ $plies } półruchów)
facts-repeated = Ta pozycja
facts-repeated-count = { $count ->
    [one] jeden raz, po posunięciu { $moves }
    [few] { $count } razy, po posunięciach { $moves }
   *[many] { $count } razy, po posunięciach { $moves }
}
facts-start = początek
facts-illegal = Nieprawidłowe posunięcia
facts-warnings = Ostrzeżenia
facts-offer = Propozycja remisu
facts-offer-by = otwarta, { $side ->
    [white] białych
   *[black] czarnych
}
facts-none = brak
facts-mate = { $side ->
    [white] Czy białe mogą jeszcze zamatować?
   *[black] Czy czarne mogą jeszcze zamatować?
}
facts-mate-yes = Tak, jakąś serią prawidłowych posunięć.
facts-mate-no = Nie, żadną serią prawidłowych posunięć.
facts-mate-unknown = Nie ustalono.
facts-mate-line = Jak, w { $count } półruchach
log-title = Protokół
log-everything = Każde dotknięcie i naciśnięcie
log-empty = Nic się jeszcze nie wydarzyło. Uruchom zegar, gdy obaj zawodnicy są gotowi.
log-clocks = białe { $white }, czarne { $black }
moves-title = Posunięcia
moves-none = Nie ma jeszcze posunięć.
move-wrong = nieprawidłowe, pozostaje
moves-number = Numer
board-differs = Bierki nie stoją tam, gdzie powinny według Przepisów. Pokaż tamtą pozycję
actions = Co może zrobić sędzia
action-clock = Ustaw zegary
action-notice = Nieprawidłowość
action-penalty = Kara
action-incident = Wpis
action-other = Więcej
file-case = Jako przypadek
file-record = Protokół ze skrótami
watch-note = Na tym, co pokazuje ekran, nie można opierać reklamacji.

# Setting the clocks.
clock-set-title = Ustaw zegary
clock-set-runs = Zegar idzie. Jeśli jest czas, najpierw przerwij partię.
clock-set-move = Numer następnego posunięcia (tylko gdy licznik jest błędny)
clock-set-do = Ustaw zegary
clock-old = było { $time }
clock-new = będzie { $time }
clock-same = bez zmian
clock-hours = Godziny
clock-minutes = Minuty
clock-seconds = Sekundy
clock-step = { $side ->
    [white] Białe
   *[black] Czarne
}: { $what }

# Penalties, incidents, irregularities.
penalty-title = Nałóż karę
penalty-whom = Na kogo
penalty-which = Jaka kara
penalty-choose-side = Wskaż najpierw zawodnika; potem pojawią się kary, na które Przepisy teraz pozwalają.
penalty-time-opponent = Więcej czasu dla przeciwnika
penalty-time-less = Mniej czasu dla zawodnika
penalty-how-long = Ile
penalty-give = Nałóż karę
incident-title = Wpis do protokołu
incident-what = Co
incident-choose = Wybierz…
incident-note = Notatka własnymi słowami
incident-disturbance = Zakłócenie z zewnątrz
incident-other = Inne przewinienie, własnymi słowami
incident-conduct = Zachowanie
incident-article = Przepisy mówią o tym w
incident-who = Kto
incident-words = Własnymi słowami
incident-do = Wpisz
other-title = Co jeszcze może zrobić sędzia
other-time = Czas
other-permission = Zezwolenia
other-sheet = Zapisy partii
other-start = Przed partią
other-arbiters = Sędziowie
other-no-time = Dodatkowy czas można przyznać, gdy zakłócenie jest wpisane: zob. „Wpis”.
other-which-arbiter = Który sędzia, numer
other-how-many = Ile posunięć
other-do = Zrób to
incident-then-time = Po wpisaniu można przyznać dodatkowy czas w „Więcej”.
notice-title = Stwierdź nieprawidłowość
notice-hint = Co nastąpi, jeśli to teraz stwierdzisz.
notice-none = Program nie widzi niczego do stwierdzenia. Jeśli widzisz coś, czego on nie widzi, zapisz to pod „Wpis”.

# Links.
people = Linki i osoby
people-note = Kto ma link, działa w jego roli. Zgubiony link unieważnij i utwórz nowy.
links-made = Nowe linki
links-once = Te linki są pokazywane tylko raz. Wydrukuj je albo wyślij teraz.
links-print = Drukuj
links-kept = Wszystkie linki
links-officials = Sędziowie i widzowie
link-new = Nowy link
link-role = Dla kogo
link-game = Szachownica
link-all-games = Wszystkie szachownice
link-name = Nazwisko
link-make = Utwórz link
link-copy = Kopiuj
link-copy-for = Kopiuj link: { $whom }
link-copied = Skopiowano
link-qr = Kod QR: { $whom }
link-address = Link: { $whom }
link-vouch = Poręcz
link-vouch-for = Poręcz: { $whom }
link-vouch-why = Ten link utworzył ktoś inny. Otrzyma udział w zapieczętowanym posunięciu dopiero, gdy potwierdzisz, że jest dla osoby, którą wymienia.
link-revoke = Unieważnij
link-revoke-sure = Na pewno unieważnij
link-revoke-for = Unieważnij: { $whom }
link-revoke-sure-for = Na pewno unieważnij: { $whom }
link-revoked = unieważniono { $time }

# A new competition.
several-title = Więcej szachownic?
start-several = Z sędziami, widzami i przeglądem wszystkich szachownic, w którym na początku stoją te, które czekają na decyzję.
competition-name = Nazwa zawodów
competition-site = Miejsce
competition-arbiters = Sędziowie, po jednym w wierszu, sędzia główny pierwszy
competition-boards = Szachownice, po jednej w wierszu: białe – czarne
competition-boards-hint = Anna Nowak – Ján Kováč
competition-count = { $count ->
    [0] Nie ma jeszcze szachownic; można je dodać także później.
    [one] { $count } szachownica
    [few] { $count } szachownice
   *[many] { $count } szachownic
}
competition-delay = Opóźnienie dla widzów (minuty)
competition-create = Utwórz zawody
competition-open = Otwórz zawody
regulations = Regulamin
regulations-control = Tempo gry
regulations-own-control = Inne tempo…
regulations-control-text = Tempo gry słowami
regulations-supervision = Nadzór
regulations-observer = Co widzi program
