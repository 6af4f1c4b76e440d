# Úvodná stránka a odkazy.

start-title = Partia podľa Pravidiel šachu
start-lead = Vytvorte partiu, pošlite odkazy hráčom a rozhodcovi a hrajte ako pri šachovnici: figúrok sa dotýkate, kladiete ich a stláčate hodiny. O všetkom rozhodujú Pravidlá a každé rozhodnutie uvádza svoj článok.
form-white = Meno bieleho
form-black = Meno čierneho
form-control = Časová kontrola
form-no-clock = Bez hodín
form-own-control = Iná…
form-control-text = Časová kontrola, napríklad 90m/40 + 30m, +30s
class-none = Bez hodín.
class-standard = Podľa tejto časovej kontroly je to štandardná partia.
class-rapid = Podľa tejto časovej kontroly je to rapid šach (Príloha A).
class-blitz = Podľa tejto časovej kontroly je to bleskový šach (Príloha B).
form-more = Ďalšie nastavenia
form-laws = Pravidlá
form-edition = Vydanie
form-supervision = Súťažné pravidlá
supervision-full = platia v plnom rozsahu
supervision-limited = obmedzený dohľad
form-observer = O nesprávnostiach sa rozhoduje
observer-engine = hneď, keď ich zistí program
observer-arbiter = keď si ich všimne rozhodca alebo hráč
form-offers = Ponuky remízy
offers-allowed = dovolené
offers-from-move = dovolené od určitého ťahu
offers-by-arbiter = len so súhlasom rozhodcu
offers-never = nedovolené
form-offers-from = Od ťahu
form-play = Hra
form-start = Počiatočné postavenie
start-standard = šach
start-chess960 = Chess960
form-number = Číslo pozície, 0 až 959; bez čísla sa vyžrebuje
form-moving = Ťahanie
moving-by-hand = krok za krokom, ako pri šachovnici
moving-joined = naraz, na priateľskú hru
form-recording = Zápis partie
recording-automatic = vedie šachovnica
recording-players = píšu hráči
form-language-white = Zápis bieleho
form-language-black = Zápis čierneho
form-create = Vytvoriť partiu

held-title = Vaše partie
held-none = Zatiaľ žiadne. Tu budú partie, ktorých odkazy otvoríte.

role-white = Biely
role-black = Čierny
role-white-assistant = Pomocník bieleho
role-black-assistant = Pomocník čierneho
role-arbiter = Rozhodca { $number }
role-organiser = Organizátor
role-appeals = Odvolacia komisia
role-spectator = Divák

links-title = Partia je pripravená
links-lead = Pošlite každej osobe jej odkaz alebo jej dajte nasnímať kód. Kto má odkaz, koná v jeho úlohe, preto každý odkaz dajte len jednej osobe. Keď sú obaja hráči na mieste, čierny stlačením spustí hodiny bieleho.
links-more = Odkazy pre ostatných
links-open = Otvoriť
links-open-of = Otvoriť odkaz: { $role }
links-copy = Kopírovať
links-copy-of = Kopírovať odkaz: { $role }
links-copied = Skopírované: { $role }
links-qr = Kód odkazu: { $role }
links-gone = Odkazy tejto partie boli zobrazené na karte, na ktorej bola vytvorená. Rozhodca môže vytvoriť nové.

# Kľúč servera, ktorý dovoľuje tvoriť len tým, čo ho poznajú.
key-title = Tento server žiada kľúč
key-why = Partie a súťaže tu môžu vytvárať len tí, ktorí poznajú kľúč servera. Vypýtajte si ho od toho, kto server prevádzkuje. Ak bol server spustený bez kľúča, nikto tu nemôže nič vytvoriť, kým sa nespustí s kľúčom. Kľúč sa uchová, kým túto kartu nezavriete.
key-label = Kľúč servera
key-wrong = Toto nie je kľúč tohto servera.
key-send = Vytvoriť s týmto kľúčom
