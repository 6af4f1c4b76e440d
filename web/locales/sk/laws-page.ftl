# The rule book.

page-laws = Pravidlá šachu
laws-own-words = Pravidlá šachu vlastnými slovami. Oficiálny text patrí FIDE: fide.com.
laws-search = Hľadať
laws-search-hint = dotknutá figúrka, 9.2, zástavka…
laws-edition = Vydanie
laws-chapters = Kapitoly
laws-loading = Článok sa načítava…
laws-all = Všetky články
laws-found = { $count ->
    [one] Našiel sa { $count } článok.
    [few] Našli sa { $count } články.
   *[other] Našlo sa { $count } článkov.
}
laws-found-none = Podľa „{ $words }“ sa nič nenašlo. Skúste iné slová, menej slov alebo iné vydanie.
laws-cases-hint = Prípady sú po anglicky, lebo program ich prehráva tak, ako sú napísané; zmenené rozhodnutie by sa zistilo. Otvorte niektorý a prečítajte si ho.
laws-case-page = Zo stránky { $page }
