# What officials do, and what they write into the record.

act-starts = Uruchom zegar
act-interrupts = Przerwij partię
act-resumes = Wznów partię
act-upholds-appeal = Uznaj odwołanie
act-upholds-appeal-with = Uznaj odwołanie: wynik { $score }
act-rejects-appeal = Odrzuć odwołanie

# What else the arbiter may do: each is the name of the act in a list.
act-grants = Dodatkowy czas dla jednego zawodnika
act-grants-both = Tyle samo dodatkowego czasu dla obu zawodników
act-replaces-sheet = Nowy blankiet dla zawodnika
act-accepts-recorder = Zgoda, by ktoś zapisywał za zawodnika
act-accepts-recorder-minus = Zgoda, by ktoś zapisywał za zawodnika, który traci za to czas
act-reconstruction = Zarządź odtworzenie partii
act-reconstruction-ends = Zakończ odtwarzanie: liczba posunięć jest znana
act-reconstruction-fails = Zakończ odtwarzanie: posunięć nie da się ustalić
act-announces-full = Ogłoś pełny nadzór
act-announces-limited = Ogłoś ograniczony nadzór
act-announces-round = Ogłoś rundę
act-clock-right = Postaw zegar po prawej stronie czarnych
act-clock-left = Postaw zegar po lewej stronie czarnych
act-permits-leave-area = Opuszczenie sali gry, gdy zawodnik jest na posunięciu
act-permits-leave-venue = Opuszczenie strefy rozgrywek
act-permits-enter-area = Wejście widza do sali gry
act-permits-device = Posiadanie urządzenia elektronicznego
act-permits-use-bag = Korzystanie z torby z urządzeniem
act-permits-phone = Korzystanie z telefonu
act-appoints = Wyznacz do tej partii innego sędziego

# What somebody did that the Laws of conduct speak of.
misconduct-disrepute = Naraża dobre imię szachów
misconduct-other = { $text }
misconduct-notes = Korzysta z notatek
misconduct-information = Korzysta ze źródła informacji
misconduct-advice = Korzysta z podpowiedzi
misconduct-analysis = Analizuje na innej szachownicy
misconduct-device-in-venue = Ma urządzenie elektroniczne w miejscu rozgrywek
misconduct-device-off-in-bag = Ma w torbie wyłączone urządzenie
misconduct-device-on-in-bag = Ma w torbie włączone urządzenie
misconduct-bag-used = Korzysta z torby, w której jest urządzenie
misconduct-device-on-person = Ma przy sobie urządzenie elektroniczne
misconduct-inspection-refused = Odmawia poddania się kontroli
misconduct-smoking = Pali poza miejscem do palenia
misconduct-disturbing = Pozostaje w sali gry i przeszkadza
misconduct-distraction = Rozprasza lub niepokoi przeciwnika
misconduct-claims = Zgłasza bezzasadne reklamacje
misconduct-offers = Bezzasadnie proponuje remis
misconduct-noise = Wnosi źródło hałasu
misconduct-refusal = Odmawia przestrzegania Przepisów Gry
misconduct-reconstruction-refused = Odmawia pomocy w odtworzeniu partii
misconduct-check-refused = Odmawia sprawdzenia reklamacji
misconduct-sheet-hidden = Zasłania zapis przed sędzią
misconduct-pen-on-sheet = Kładzie długopis na zapisie
misconduct-sheet-not-lent = Odmawia pożyczenia zapisu
misconduct-dawdling = Zbyt długo uzupełnia zapis
misconduct-interference = Wtrąca się do partii
misconduct-phone = Używa telefonu
misconduct-helped = Wydaje się, że ktoś pomaga

# On the arbiter's desk: what a device sent too late.
act-reported-late = Urządzenie zgłosiło z opóźnieniem: { side }, { $time } wcześniej, „{ $act }”. Nie uwzględniono tego w partii.
act-dated-back = Urządzenie podaje, że wykonano to wcześniej, niż dotarło: { side }, { $time } wcześniej, „{ $act }”. Uznano to w chwili nadejścia i nie zmieniono z tego powodu niczyjego zegara: popraw zegary, jeśli uznasz to za słuszne.
