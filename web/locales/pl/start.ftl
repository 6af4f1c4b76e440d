# Strona początkowa i linki.

start-title = Partia według Przepisów gry
start-lead = Utwórz partię, wyślij linki zawodnikom i sędziemu i grajcie jak przy szachownicy: bierek się dotyka, stawia się je i przełącza się zegar. O wszystkim rozstrzygają Przepisy, a każde orzeczenie podaje swój artykuł.
form-white = Nazwisko białych
form-black = Nazwisko czarnych
form-control = Tempo gry
form-no-clock = Bez zegara
form-own-control = Inne…
form-control-text = Tempo gry, na przykład 90m/40 + 30m, +30s
class-none = Bez zegara.
class-standard = Według tego tempa jest to partia klasyczna.
class-rapid = Według tego tempa są to szachy szybkie (Dodatek A).
class-blitz = Według tego tempa są to szachy błyskawiczne (Dodatek B).
form-more = Więcej ustawień
form-laws = Przepisy
form-edition = Wydanie
form-supervision = Przepisy turniejowe
supervision-full = obowiązują w całości
supervision-limited = ograniczony nadzór
form-observer = O nieprawidłowościach orzeka się
observer-engine = od razu, gdy zobaczy je program
observer-arbiter = gdy zauważy je sędzia lub zawodnik
form-offers = Propozycje remisu
offers-allowed = dozwolone
offers-from-move = dozwolone od pewnego posunięcia
offers-by-arbiter = tylko za zgodą sędziego
offers-never = niedozwolone
form-offers-from = Od posunięcia
form-play = Gra
form-start = Pozycja początkowa
start-standard = szachy
start-chess960 = szachy 960
form-number = Numer pozycji, od 0 do 959; bez numeru losowana
form-moving = Wykonywanie posunięć
moving-by-hand = krok po kroku, jak przy szachownicy
moving-joined = naraz, do gry towarzyskiej
form-recording = Zapis partii
recording-automatic = prowadzi szachownica
recording-players = prowadzą zawodnicy
form-language-white = Zapis białych
form-language-black = Zapis czarnych
form-create = Utwórz partię

held-title = Twoje partie
held-none = Jeszcze żadnej. Tu znajdą się partie, których linki otworzysz.

role-white = Białe
role-black = Czarne
role-white-assistant = Asystent białych
role-black-assistant = Asystent czarnych
role-arbiter = Sędzia { $number }
role-organiser = Organizator
role-appeals = Komisja odwoławcza
role-spectator = Widz

links-title = Partia jest gotowa
links-lead = Wyślij każdej osobie jej link albo pozwól jej zeskanować kod. Kto ma link, działa w jego roli, więc daj każdy link tylko jednej osobie. Gdy obaj zawodnicy są na miejscu, czarne uruchamiają zegar białych, przełączając go.
links-more = Linki dla innych
links-open = Otwórz
links-open-of = Otwórz link: { $role }
links-copy = Kopiuj
links-copy-of = Kopiuj link: { $role }
links-copied = Skopiowano: { $role }
links-qr = Kod linku: { $role }
links-gone = Linki tej partii pokazano w karcie, w której ją utworzono. Sędzia może utworzyć nowe.

# Klucz serwera, który pozwala tworzyć tylko tym, którzy go znają.
key-title = Ten serwer wymaga klucza
key-why = Partie i zawody mogą tu tworzyć tylko ci, którzy znają klucz serwera. Zapytaj o niego osobę, która prowadzi serwer. Jeśli serwer uruchomiono bez klucza, nikt nie może tu niczego tworzyć, dopóki nie zostanie uruchomiony z kluczem. Klucz jest przechowywany do zamknięcia tej karty.
key-label = Klucz serwera
key-wrong = To nie jest klucz tego serwera.
key-send = Utwórz z tym kluczem
