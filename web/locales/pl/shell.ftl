# Co otacza każdą stronę.

shell-skip = Przejdź do treści
shell-pages = Strony
shell-laws = Przepisy
shell-language = Język
shell-theme = Motyw
theme-auto = Auto
theme-light = Jasny
theme-dark = Ciemny
theme-daylight = Światło dzienne

page-start = Nowa partia
page-join = Otwieranie linku
page-links = Linki
page-play = Partia
page-not-found = Nie ma takiej strony

not-found-text = Pod tym adresem nie ma żadnej strony.
not-found-home = Przejdź na stronę początkową

join-opening = Otwieranie linku…
join-no-token = Ten adres nie jest pełny. Otwórz cały otrzymany link.
join-failed = Link nie działa: { $reason }

# Co poszło źle z żądaniem i co zrobić.
problem-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie; nic z tego, co robisz, nie przepadło.
problem-no-valid-link = Ten link jest nieznany lub już nieważny. Poproś sędziego o nowy.
problem-not-your-role = Twoja rola na to nie pozwala: { $detail }
problem-needs-create-key = Aby coś tu utworzyć, potrzebujesz klucza tego serwera: { $detail }
problem-not-found = Nie ma takiej partii ani strony.
problem-too-many = Za dużo żądań naraz. Odczekaj chwilę i spróbuj ponownie.
problem-store-unavailable = Serwer nie może teraz pisać zapisu. Za chwilę spróbuje ponownie.
problem-game-moved = Partię przejął inny serwer. Za chwilę ta strona spróbuje ponownie.
problem-too-late = Zrobiono to przed czymś, co jest już w zapisie. Powiedz o tym sędziemu.
problem-id-used = Pod tym samym identyfikatorem wysłano już coś innego. Zrób to jeszcze raz.
problem-record-broken = Zapis tej partii został zmieniony albo jest uszkodzony, dlatego nic więcej nie jest w nim zapisywane. Powiadom sędziego.
problem-unknown-act = Tego nie można tu zrobić: { $detail }
problem-bad-request = Serwer nie mógł tego odczytać: { $detail }
problem-store-failed = Zapisu nie udało się odczytać ani zapisać. Powiedz o tym sędziemu.
