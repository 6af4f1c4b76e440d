# The words around the law book.

laws-article = Artykuł { $article }
laws-of = Przepisy gry z { $edition } r.
laws-heading = nagłówek
laws-kind-enforced = stosowany: rozstrzyga według niego program
laws-kind-procedure = procedura: co mają robić zawodnicy i sędzia
laws-kind-configured = do ustalenia: wybiera organizator
laws-kind-recorded = do odnotowania: ocenia człowiek
laws-kind-informative = objaśniający: wyjaśnia lub określa pojęcia
laws-not-in-edition = W przepisach z { $edition } r. nie ma takiego artykułu.
laws-stands-in = W przepisach z { $edition } r. mówi o tym { $number }.
laws-numbers = Numery
laws-changed = Co się zmieniło
laws-differences = Czym różnią się wydania
laws-notes = Podręcznik sędziego
laws-cases = Przypadki, które tego dowodzą (po angielsku)
laws-open-points = Czego przepisy nie rozstrzygają
laws-decision = Przyjęto tutaj:
laws-organiser = Organizator może ustawić { $setting }.
laws-misprints = Błędy druku
laws-penalties = Kary
laws-setting = Ustawienie
laws-words = Słowa
laws-parts = Części
laws-related = Zobacz też
laws-source-outside = spoza wyciągu
laws-source-later = z późniejszego wydania
laws-default = { $setting }, domyślnie { $default }
laws-contents = Przepisy gry w szachy, wydanie { $edition }
laws-contents-count = { $count ->
    [one] { $count } przepis
    [few] { $count } przepisy
   *[many] { $count } przepisów
}
laws-contents-hint = „jadoube laws --lang pl 9” wylicza przepisy artykułu, „jadoube laws --lang pl 9.2” podaje jeden przepis, „jadoube laws --lang pl dotknięta bierka” szuka według słów.
laws-older-wording = Inne brzmienie
laws-not-all-words = Żaden przepis nie zawiera wszystkich słów „{ $words }”; te zawierają niektóre.
laws-more-hits = { $count ->
    [one] i jeszcze jeden; więcej słów zawęzi wynik
    [few] i jeszcze { $count }; więcej słów zawęzi wynik
   *[many] i jeszcze { $count }; więcej słów zawęzi wynik
}

# What is not in the book.
laws-unknown-article = w przepisach z { $edition } r. nie ma artykułu { $number }
laws-did-you-mean = może chodziło o
laws-number-in = { $number } w { $edition } r.
laws-see-chapters = „jadoube laws --lang pl” wylicza rozdziały
laws-nothing-found = w przepisach z { $edition } r. nic nie pasuje do „{ $words }”
laws-other-words = pomogą inne słowa, mniej słów lub inne wydanie; „jadoube laws --lang pl” wylicza rozdziały
