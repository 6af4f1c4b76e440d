# Čo obklopuje každú stránku.

shell-skip = Prejsť na obsah
shell-pages = Stránky
shell-laws = Pravidlá
shell-language = Jazyk
shell-theme = Motív
theme-auto = Auto
theme-light = Svetlý
theme-dark = Tmavý
theme-daylight = Denné svetlo

page-start = Nová partia
page-join = Otváranie odkazu
page-links = Odkazy
page-play = Partia
page-not-found = Taká stránka nie je

not-found-text = Na tejto adrese nie je žiadna stránka.
not-found-home = Prejsť na úvodnú stránku

join-opening = Odkaz sa otvára…
join-no-token = Táto adresa nie je úplná. Otvorte celý odkaz, ktorý ste dostali.
join-failed = Odkaz nefunguje: { $reason }

# Čo sa nepodarilo a čo robiť.
problem-unreachable = Server nie je dostupný. Skontrolujte pripojenie; nič z toho, čo ste urobili, sa nestratilo.
problem-no-valid-link = Tento odkaz nie je známy alebo už neplatí. Požiadajte rozhodcu o nový.
problem-not-your-role = Vaša úloha to nedovoľuje: { $detail }
problem-needs-create-key = Ak tu chcete niečo vytvoriť, potrebujete kľúč tohto servera: { $detail }
problem-not-found = Taká partia alebo stránka nie je.
problem-too-many = Bolo to priveľa požiadaviek naraz. Chvíľu počkajte a skúste to znova.
problem-store-unavailable = Server teraz nemôže písať záznam. O chvíľu to skúsi znova.
problem-game-moved = Partiu prevzal iný server. Táto stránka to o chvíľu skúsi znova.
problem-too-late = Toto sa stalo pred niečím, čo už je v zázname. Povedzte to rozhodcovi.
problem-id-used = Pod tým istým identifikátorom už bolo odoslané niečo iné. Urobte to znova.
problem-record-broken = Záznam tejto partie bol zmenený alebo je poškodený, preto sa doň už nič nezapisuje. Povedzte to rozhodcovi.
problem-unknown-act = To sa tu nedá urobiť: { $detail }
problem-bad-request = Server to nedokázal prečítať: { $detail }
problem-store-failed = Záznam sa nedal prečítať ani zapísať. Povedzte to rozhodcovi.
