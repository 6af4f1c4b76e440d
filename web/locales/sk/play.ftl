# Stránka hráča.

play-opening = Partia sa otvára…
play-title = { $white } – { $black }
press-clock = Stlačiť hodiny
live-label = Čo sa deje pri šachovnici
cancel = Zrušiť
close = Zavrieť

record-broken = Záznam tejto partie bol zmenený alebo je poškodený, preto sa doň už nič nezapisuje. Zavolajte rozhodcu.
record-broken-why = Záznam tejto partie neprešiel overením, preto sa doň už nič nezapisuje ({ $why }). Zastavte partiu, súbor ponechajte tak, ako je, a porovnajte ho so zálohou; viac povie „jadoube verify“.
connection-lost = Spojenie sa stratilo. Pripája sa znova; čo robíte, zostáva zachované.
connection-waiting = { $count ->
    [one] { $count } úkon čaká na odoslanie.
    [few] { $count } úkony čakajú na odoslanie.
   *[other] { $count } úkonov čaká na odoslanie.
}

turn-own = Ste na ťahu.
turn-other = Na ťahu je súper.
turn-stopped = Hodiny stoja; rozhodca ich znova spustí.
turn-start-own = Hodiny ešte nebežia. Stlačte ich, keď ste obaja pripravení: tým sa spustia hodiny bieleho.
turn-start-other = Hodiny ešte nebežia. Stlačením ich spustí čierny.

acts-label = Vaše úkony
act-adjust = Opravujem
act-offer = Ponúknuť remízu
act-claim = Reklamovať…
act-stop = Zavolať rozhodcu…
act-resign = Vzdať sa
act-resign-sure = Ťuknite znova a vzdáte sa
take-off = Odobrať figúrku z { $square }

offer-made = Súper ponúka remízu
offer-accept = Prijať
offer-decline = Odmietnuť
offer-touch = Dotykom figúrky ju tiež odmietnete.

castling-label = Rošáda
promotion-label = Pešiak na { $square } sa mení na

claim-title = Reklamácia
claim-what = Čo reklamujete
claim-threefold = Remíza: tá istá pozícia tretíkrát
claim-fifty-moves = Remíza: päťdesiat ťahov bez brania a bez ťahu pešiakom
claim-time = Zástavka súpera spadla
claim-illegal-move = Posledný ťah súpera je neprípustný
claim-touch-move = Súper musí ťahať dotknutou figúrkou
claim-when = Kedy
claim-now = Teraz, na šachovnici
claim-next = Po mojom ďalšom ťahu, ktorý zapíšem a ešte nezahrám
claim-written = Váš ťah vo vašom zápise
claim-cost-draw = Reklamácia sa nedá vziať späť. Ak je nesprávna, súper dostane čas navyše a zapísaný ťah sa musí zahrať.
claim-cost-other = Hodiny stoja, kým sa reklamácia preveruje. Za reklamáciu bez dôvodu vás možno potrestať.
claim-send = Reklamovať

stop-title = Zastaviť hodiny a zavolať rozhodcu
stop-reason = Prečo
stop-cost = Oboje hodiny sa zastavia. Bez dobrého dôvodu vás rozhodca môže potrestať.
stop-send = Zastaviť hodiny

typed-label = Ťah alebo otázka
typed-send = Zadať
typed-hint = Vo vašom zápise alebo e2e4. Prázdne pole stlačí hodiny.
typed-unclear = Nie je jasné, ktorá figúrka kam ide v „{ $text }“. Napíšte obe polia, napríklad g1f3.
answer-nothing-yet = Ešte sa nič nestalo.
clock-running-side = { $side ->
    [white] Bežia hodiny bieleho.
   *[black] Bežia hodiny čierneho.
}
clock-stopped = Hodiny stoja.

help-open = Pomoc
help-title = Ako sa tu hrá
help-by-hand = Ukážte na figúrku a dotknete sa jej, potom na pole a položíte ju, alebo ju potiahnite. Figúrkou, ktorej ste sa dotkli, musíte ťahať a ťah platí po stlačení hodín. Pri rošáde ide najprv kráľ, potom veža. Pešiaka na poslednom rade vymeňte za figúru pred stlačením hodín. Pri braní mimochodom odoberte braného pešiaka zo šachovnice sami.
help-joined = Ukážte na figúrku a potom na pole, alebo ju potiahnite; hodiny stlačí program.
help-keys = Klávesy
key-arrows = Šípky
key-arrows-does = prechádzajú z poľa na pole
key-enter = Enter
key-enter-does = dotkne sa figúrky na poli alebo položí tú, ktorej ste sa dotkli
key-delete = Delete
key-delete-does = odoberie figúrku zo šachovnice
key-space = Medzerník
key-space-does = stlačí hodiny
key-j = J
key-j-does = povie „opravujem“
key-m = M
key-m-does = prejde na pole pre písané ťahy; B sa vráti na šachovnicu
key-question = ?
key-question-does = ukáže toto
help-low-sound = Prehrať zvuk, keď vám zostáva málo času
help-typed = Písané
typed-move = Jf3
typed-move-does = ťah vo vašom zápise
typed-empty = Enter
typed-empty-does = bez textu: stlačí hodiny
typed-clock = c
typed-clock-does = hodiny
typed-last = l
typed-last-does = čo sa stalo naposledy
typed-square = s e4
typed-square-does = čo stojí na e4
typed-pieces = p
typed-pieces-does = kde stoja všetky figúrky

rulings-title = Rozhodnutia
rulings-none = Zatiaľ sa o ničom nerozhodlo.

result-title = Výsledok
sign-done = podpísané
sign-open = zatiaľ nepodpísané
sign-act = Podpísať { $score }

sheet-title = Zápis partie
sheet-empty = Zatiaľ nebol vykonaný žiadny ťah.
sheet-moves = Ťahy
sheet-number = Ťah
sheet-white = Biely
sheet-black = Čierny
sheet-round = Kolo
sheet-date = Dátum
sheet-result = Výsledok
sheet-write = Zapísať do svojho zápisu
sheet-write-send = Zapísať
sheet-print = Vytlačiť zápis
sheet-sign-white = Podpis bieleho
sheet-sign-black = Podpis čierneho
sheet-sign-arbiter = Podpis rozhodcu

# Odkazy pre stranu hráča.
side-links-title = Odkazy pre vašu stranu
side-links-only = Iba odkaz, ktorý máte, niekoho pustí v tejto úlohe: { $role }.
side-links-second-later-used = Druhý odkaz ({ $role }): vytvoril ho { $by } o { $made }, použitý bol o { $used }.
side-links-second-later-unused = Druhý odkaz ({ $role }): vytvoril ho { $by } o { $made }. Zatiaľ ho nikto nepoužil.
side-links-second-first-used = Ďalší odkaz ({ $role }) vznikol o { $made } spolu s partiou, použitý bol o { $used }.
side-links-second-first-unused = Ďalší odkaz ({ $role }) vznikol o { $made } spolu s partiou. Zatiaľ ho nikto nepoužil.
side-links-assistant-later-used = Odkaz ({ $role }): vytvoril ho { $by } o { $made }, použitý bol o { $used }.
side-links-assistant-later-unused = Odkaz ({ $role }): vytvoril ho { $by } o { $made }. Zatiaľ ho nikto nepoužil.
side-links-assistant-first-used = Odkaz ({ $role }) vznikol spolu s partiou, použitý bol o { $used }.
side-links-assistant-first-unused = Odkaz ({ $role }) vznikol spolu s partiou. Zatiaľ ho nikto nepoužil.
side-links-revoked = Zrušil ho { $by } o { $time }.
side-links-gone = Zrušený bol o { $time }.
side-links-untrusted = Neotvára zapečatený ťah, kým nepoviete, že je váš, alebo kým sa zaň nezaručí druhý funkcionár. Ak o ňom neviete, zavolajte rozhodcu.
side-links-mine = Je môj
