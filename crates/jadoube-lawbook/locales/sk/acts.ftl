# What officials do, and what they write into the record.

act-starts = Spustiť hodiny
act-interrupts = Zastaviť partiu
act-resumes = Pokračovať v partii
act-upholds-appeal = Vyhovieť protestu
act-upholds-appeal-with = Vyhovieť protestu: výsledok { $score }
act-rejects-appeal = Zamietnuť protest

# What else the arbiter may do: each is the name of the act in a list.
act-grants = Čas navyše pre jedného hráča
act-grants-both = Rovnaký čas navyše pre oboch hráčov
act-replaces-sheet = Nový partiár pre hráča
act-accepts-recorder = Dovoliť, aby niekto zapisoval za hráča
act-accepts-recorder-minus = Dovoliť, aby niekto zapisoval za hráča, ktorý za to stráca čas
act-reconstruction = Nariadiť rekonštrukciu partie
act-reconstruction-ends = Ukončiť rekonštrukciu: počet ťahov je známy
act-reconstruction-fails = Ukončiť rekonštrukciu: ťahy sa nedajú zistiť
act-announces-full = Vyhlásiť plný dohľad
act-announces-limited = Vyhlásiť obmedzený dohľad
act-announces-round = Vyhlásiť kolo
act-clock-right = Postaviť hodiny po pravici čierneho
act-clock-left = Postaviť hodiny po ľavici čierneho
act-permits-leave-area = Odísť z hracej miestnosti, keď je hráč na ťahu
act-permits-leave-venue = Odísť z hracieho priestoru
act-permits-enter-area = Vpustiť diváka do hracej miestnosti
act-permits-device = Mať elektronické zariadenie
act-permits-use-bag = Použiť tašku so zariadením
act-permits-phone = Použiť telefón
act-appoints = Určiť k tejto partii ďalšieho rozhodcu

# What somebody did that the Laws of conduct speak of.
misconduct-disrepute = Poškodzuje dobré meno šachu
misconduct-other = { $text }
misconduct-notes = Používa poznámky
misconduct-information = Používa zdroj informácií
misconduct-advice = Prijíma rady
misconduct-analysis = Analyzuje na inej šachovnici
misconduct-device-in-venue = Má v hracom priestore elektronické zariadenie
misconduct-device-off-in-bag = Má v taške vypnuté zariadenie
misconduct-device-on-in-bag = Má v taške zapnuté zariadenie
misconduct-bag-used = Používa tašku, v ktorej je zariadenie
misconduct-device-on-person = Má pri sebe elektronické zariadenie
misconduct-inspection-refused = Odmieta kontrolu
misconduct-smoking = Fajčí mimo vyhradeného miesta
misconduct-disturbing = Zdržiava sa v hracej miestnosti a ruší
misconduct-distraction = Vyrušuje alebo obťažuje súpera
misconduct-claims = Bezdôvodne reklamuje
misconduct-offers = Bezdôvodne ponúka remízu
misconduct-noise = Prináša zdroj hluku
misconduct-refusal = Odmieta dodržiavať pravidlá
misconduct-reconstruction-refused = Odmieta pomôcť pri rekonštrukcii partie
misconduct-check-refused = Odmieta overiť reklamáciu
misconduct-sheet-hidden = Zakrýva zápis pred rozhodcom
misconduct-pen-on-sheet = Kladie pero na zápis
misconduct-sheet-not-lent = Odmieta požičať zápis
misconduct-dawdling = Priveľmi dlho dopĺňa zápis
misconduct-interference = Zasahuje do partie
misconduct-phone = Používa telefón
misconduct-helped = Zdá sa, že niekto pomáha

# On the arbiter's desk: what a device sent too late.
act-reported-late = Zariadenie nahlásilo oneskorene: { side }, pred { $time }, „{ $act }“. Do partie sa to nezapočítalo.
act-dated-back = Zariadenie uvádza, že sa to stalo skôr, než to prišlo: { side }, pred { $time }, „{ $act }“. Započítalo sa to, keď to prišlo, a nikomu sa pre to nezmenili hodiny: opravte hodiny, ak to uznáte za správne.
