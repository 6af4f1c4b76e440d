# The words around the law book.

laws-article = Článok { $article }
laws-of = Pravidlá z roku { $edition }
laws-heading = nadpis
laws-kind-enforced = vykonávané: program podľa neho rozhoduje
laws-kind-procedure = postup: čo majú urobiť hráči a rozhodca
laws-kind-configured = voliteľné: určí organizátor
laws-kind-recorded = zaznamenávané: posúdi človek
laws-kind-informative = informatívne: vysvetľuje alebo vymedzuje
laws-not-in-edition = Pravidlá z roku { $edition } taký článok nemajú.
laws-stands-in = V Pravidlách z roku { $edition } je to článok { $number }.
laws-numbers = Čísla
laws-changed = Čo sa zmenilo
laws-differences = V čom sa vydania líšia
laws-notes = Manuál rozhodcov
laws-cases = Prípady, ktoré to dokazujú (po anglicky)
laws-open-points = Čo Pravidlá nechávajú otvorené
laws-decision = Tu platí:
laws-organiser = Organizátor môže nastaviť { $setting }.
laws-misprints = Tlačové chyby
laws-penalties = Tresty
laws-setting = Nastavenie
laws-words = Výrazy
laws-parts = Časti
laws-related = Pozri aj
laws-source-outside = z prameňa mimo výňatku
laws-source-later = prevzaté z neskoršieho vydania
laws-default = { $setting }, predvolená hodnota { $default }
laws-contents = Pravidlá šachu, vydanie { $edition }
laws-contents-count = { $count ->
    [one] { $count } ustanovenie
    [few] { $count } ustanovenia
   *[other] { $count } ustanovení
}
laws-contents-hint = „jadoube laws --lang sk 9“ vypíše článok, „jadoube laws --lang sk 9.2“ vysvetlí ustanovenie, „jadoube laws --lang sk dotknutá figúrka“ hľadá podľa slov.
laws-older-wording = Iné znenie
laws-not-all-words = Žiadne ustanovenie neobsahuje všetky slová „{ $words }“; tieto obsahujú niektoré z nich.
laws-more-hits = { $count ->
    [one] a ešte jedno; ďalšie slová výber zúžia
    [few] a ešte { $count } ďalšie; ďalšie slová výber zúžia
   *[other] a ešte { $count } ďalších; ďalšie slová výber zúžia
}

# What is not in the book.
laws-unknown-article = v Pravidlách z roku { $edition } nie je článok { $number }
laws-did-you-mean = možno ste mysleli
laws-number-in = { $number } v roku { $edition }
laws-see-chapters = kapitoly vypíše „jadoube laws --lang sk“
laws-nothing-found = v Pravidlách z roku { $edition } sa na „{ $words }“ nič nenašlo
laws-other-words = skúste iné slová, menej slov alebo iné vydanie; kapitoly vypíše „jadoube laws --lang sk“
