# Pages of officials and spectators.

page-competition = Súťaž
page-board = Šachovnica
page-watch = Partia
page-people = Odkazy a osoby
page-new-competition = Nová súťaž
page-add-boards = Pridať šachovnice

officials-loading = Načítava sa…
articles = Článok
minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}

short-standard = vážny šach
short-rapid = rapid šach
short-blitz = bleskový šach
short-full = plný (A.4, B.2)
short-limited = obmedzený (A.5, B.3)
short-engine = program rozhoduje ihneď
short-arbiter = program upozorní rozhodcu

# The grid of boards.
needed = { $count ->
    [0] nikto vás nepotrebuje
    [one] potrebuje vás { $count } šachovnica
    [few] potrebujú vás { $count } šachovnice
   *[other] potrebuje vás { $count } šachovníc
}
group-needed = Potrebujú vás
group-waiting = Čakajú
group-playing = Hrá sa
group-over = Skončené
need-decision = Rozhodnutie
need-call = Privolanie
need-notice = Nesprávnosť
need-paused = Hodiny stoja
need-time-trouble = Časová tieseň
need-not-started = Nezačatá
need-playing = Hrá sa
need-over = Skončená
need-appeal = Protest
board-number = Šachovnica { $number }
board-move = { $number }. ťah
boards-all = Všetky šachovnice
boards-add = Pridať šachovnice
boards-none = Zatiaľ tu nie je šachovnica. Pridajte ich zápisom, kto s kým hrá; každý hráč dostane odkaz.
boards-round = Kolo (ak ich je viac)
competition-menu = Súťaž
bell = Zvuk
games-pgn = Všetky partie ako PGN
tally-illegal = { $count ->
    [one] { $count } neprípustný ťah
    [few] { $count } neprípustné ťahy
   *[other] { $count } neprípustných ťahov
}
flag-first = prvá zástavka
flag-down = zástavka padla
call-by = { $side ->
    [white] Biely
   *[black] Čierny
} volá rozhodcu.
call-by-because = { $side ->
    [white] Biely
   *[black] Čierny
} volá rozhodcu: { $text }
appeal-by = { $side ->
    [white] Biely
   *[black] Čierny
} podal protest.

# A board.
decide-title = Potrebujú vás
fact-seen = Program vidí:
fact-notice = Konštatovať
appeal-waits = Rozhoduje odvolacia komisia.
expulsion-agree = Súhlasiť s vykázaním { $side ->
    [white] bieleho
   *[black] čierneho
}
facts-title = Toto vidia len rozhodcovia
facts-quiet = Bez brania a ťahu pešiakom
facts-quiet-count = po { $moves } ťahov ({ $plies } polťahov)
facts-repeated = Táto pozícia
facts-repeated-count = { $count ->
    [one] raz, po ťahu { $moves }
    [few] { $count } razy, po ťahoch { $moves }
   *[other] { $count }-krát, po ťahoch { $moves }
}
facts-start = začiatok
facts-illegal = Neprípustné ťahy
facts-warnings = Napomenutia
facts-offer = Ponuka remízy
facts-offer-by = otvorená, { $side ->
    [white] bieleho
   *[black] čierneho
}
facts-none = žiadna
facts-mate = { $side ->
    [white] Môže biely ešte dať mat?
   *[black] Môže čierny ešte dať mat?
}
facts-mate-yes = Áno, nejakým sledom prípustných ťahov.
facts-mate-no = Nie, žiadnym sledom prípustných ťahov.
facts-mate-unknown = Nerozhodnuté.
facts-mate-line = Ako, { $count } polťahov
log-title = Záznam
log-everything = Každý dotyk a stlačenie
log-empty = Ešte sa nič nestalo. Spustite hodiny, keď sú obaja hráči pripravení.
log-clocks = biely { $white }, čierny { $black }
moves-title = Ťahy
moves-none = Zatiaľ žiadny ťah.
move-wrong = neprípustný, zostáva
moves-number = Číslo
board-differs = Figúrky nestoja tam, kde by podľa pravidiel mali. Ukázať tú pozíciu
actions = Čo môže urobiť rozhodca
action-clock = Nastaviť hodiny
action-notice = Nesprávnosť
action-penalty = Trest
action-incident = Zapísať
action-other = Viac
file-case = Ako prípad
file-record = Záznam s odtlačkami
watch-note = Na tom, čo ukazuje obrazovka, nemožno zakladať reklamáciu.

# Setting the clocks.
clock-set-title = Nastaviť hodiny
clock-set-runs = Hodiny idú. Ak je čas, najprv prerušte partiu.
clock-set-move = Číslo nasledujúceho ťahu (len ak je počítadlo zlé)
clock-set-do = Nastaviť hodiny
clock-old = bolo { $time }
clock-new = bude { $time }
clock-same = bez zmeny
clock-hours = Hodiny
clock-minutes = Minúty
clock-seconds = Sekundy
clock-step = { $side ->
    [white] Biely
   *[black] Čierny
}: { $what }

# Penalties, incidents, irregularities.
penalty-title = Uložiť trest
penalty-whom = Komu
penalty-which = Aký trest
penalty-choose-side = Najprv určte hráča; potom sa ukážu tresty, ktoré pravidlá teraz dovoľujú.
penalty-time-opponent = Viac času pre súpera
penalty-time-less = Menej času pre hráča
penalty-how-long = Koľko
penalty-give = Uložiť trest
incident-title = Zapísať do záznamu
incident-what = Čo
incident-choose = Vyberte…
incident-note = Poznámka vlastnými slovami
incident-disturbance = Vyrušenie zvonka
incident-other = Iný priestupok, vlastnými slovami
incident-conduct = Správanie
incident-article = Pravidlá o tom hovoria v
incident-who = Kto
incident-words = Vlastnými slovami
incident-do = Zapísať
other-title = Čo ešte môže rozhodca urobiť
other-time = Čas
other-permission = Povolenia
other-sheet = Partiáre
other-start = Pred partiou
other-arbiters = Rozhodcovia
other-no-time = Čas navyše možno prideliť, keď je vyrušenie zaznamenané: pozri „Zapísať“.
other-which-arbiter = Ktorý rozhodca, číslo
other-how-many = Koľko ťahov
other-do = Vykonať
incident-then-time = Po zapísaní možno v časti „Viac“ prideliť čas navyše.
notice-title = Konštatovať nesprávnosť
notice-hint = Čo nasleduje, ak to teraz konštatujete.
notice-none = Program nevidí nič, čo by sa dalo konštatovať. Ak niečo vidíte sami, zapíšte to cez „Zapísať“.

# Links.
people = Odkazy a osoby
people-note = Kto má odkaz, koná v jeho úlohe. Stratený odkaz zrušte a vytvorte nový.
links-made = Nové odkazy
links-once = Tieto odkazy sa ukazujú len raz. Vytlačte ich alebo pošlite hneď.
links-print = Tlačiť
links-kept = Všetky odkazy
links-officials = Rozhodcovia a diváci
link-new = Nový odkaz
link-role = Pre koho
link-game = Šachovnica
link-all-games = Všetky šachovnice
link-name = Meno
link-make = Vytvoriť odkaz
link-copy = Kopírovať
link-copy-for = Kopírovať odkaz: { $whom }
link-copied = Skopírované
link-qr = QR kód: { $whom }
link-address = Odkaz: { $whom }
link-vouch = Zaručiť sa
link-vouch-for = Zaručiť sa: { $whom }
link-vouch-why = Tento odkaz vytvoril niekto iný. Podiel na zapečatenom ťahu dostane, až keď potvrdíte, že je pre osobu, ktorú uvádza.
link-revoke = Zrušiť
link-revoke-sure = Naozaj zrušiť
link-revoke-for = Zrušiť: { $whom }
link-revoke-sure-for = Naozaj zrušiť: { $whom }
link-revoked = zrušený { $time }

# A new competition.
several-title = Viac šachovníc?
start-several = S rozhodcami, divákmi a prehľadom všetkých šachovníc, v ktorom sú najprv tie, čo čakajú na rozhodnutie.
competition-name = Názov súťaže
competition-site = Miesto
competition-arbiters = Rozhodcovia, meno na riadok, hlavný rozhodca prvý
competition-boards = Šachovnice, jedna na riadok: biely – čierny
competition-boards-hint = Anna Nowak – Ján Kováč
competition-count = { $count ->
    [0] Zatiaľ žiadna šachovnica; dajú sa pridať aj neskôr.
    [one] { $count } šachovnica
    [few] { $count } šachovnice
   *[other] { $count } šachovníc
}
competition-delay = Oneskorenie pre divákov (minúty)
competition-create = Vytvoriť súťaž
competition-open = Otvoriť súťaž
regulations = Predpisy
regulations-control = Tempo hry
regulations-own-control = Iné tempo…
regulations-control-text = Tempo hry slovami
regulations-supervision = Dohľad
regulations-observer = Čo vidí program
