# The rule book.

page-laws = Przepisy gry
laws-own-words = Przepisy gry w szachy własnymi słowami. Tekst oficjalny należy do FIDE: fide.com.
laws-search = Szukaj
laws-search-hint = dotknięta bierka, 9.2, chorągiewka…
laws-edition = Wydanie
laws-chapters = Rozdziały
laws-loading = Pobieranie artykułu…
laws-all = Wszystkie artykuły
laws-found = { $count ->
    [one] Znaleziono { $count } artykuł.
    [few] Znaleziono { $count } artykuły.
   *[many] Znaleziono { $count } artykułów.
}
laws-found-none = Nic nie znaleziono dla „{ $words }”. Spróbuj innych słów, mniejszej ich liczby albo innego wydania.
laws-cases-hint = Przypadki są po angielsku, bo program rozgrywa je tak, jak są zapisane; zmienione rozstrzygnięcie zostałoby zauważone. Otwórz któryś, by go przeczytać.
laws-case-page = Ze strony { $page }
