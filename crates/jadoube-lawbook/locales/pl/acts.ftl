# What officials do, and what they write into the record.

act-starts = Uruchom zegar
act-interrupts = Przerwij partię
act-resumes = Wznów partię
act-upholds-appeal = Uznaj odwołanie
act-upholds-appeal-with = Uznaj odwołanie: wynik { $score }
act-rejects-appeal = Odrzuć odwołanie

# What somebody did that the Laws of conduct speak of.
misconduct-disrepute = Naraża dobre imię szachów
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
misconduct-claims = Reklamuje bez powodu
misconduct-offers = Proponuje remis bez powodu
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
misconduct-helped = Sprawia wrażenie, że ktoś mu pomaga

# On the arbiter's desk: what a device sent too late.
act-reported-late = Urządzenie zgłosiło z opóźnieniem: { side }, { $time } wcześniej, „{ $act }”. Nie uwzględniono tego w partii.
