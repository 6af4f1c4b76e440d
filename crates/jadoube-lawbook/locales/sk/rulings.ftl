# What the Laws make of what happened.

# What belongs to every ordinary game.
ruling-touch-counted = Dotyk na { $squares } platí.
ruling-adjusting-allowed = { side } teraz smie opravovať figúrky.
ruling-move-made = Ťah { $move } je vykonaný.
ruling-pieces-moved = Figúrky boli premiestnené spôsobom, ktorý nie je ťahom.
ruling-move-completed = Ťah { side-gen } je ukončený.
ruling-clock-goes-over = Bežia hodiny { opponent-gen }.
ruling-clock-started = Hodiny { side-gen } sú spustené.
ruling-clocks-stopped = Šachové hodiny sú zastavené.
ruling-illegal-moves-counted = { $count ->
    [one] { side } má { $count } neprípustný ťah.
    [few] { side } má { $count } neprípustné ťahy.
   *[other] { side } má { $count } neprípustných ťahov.
}
ruling-offer-opened = { side } ponúka remízu.
ruling-offer-lapsed = Ponuka remízy zanikla.
ruling-take-back-agreed = { side } súhlasí, aby sa { $number }. ťah { $whose ->
    [white] Bieleho
   *[black] Čierneho
} vzal späť.
ruling-turn-returned = Žiadny ťah sa nevykonal; na ťahu je ten istý hráč.
ruling-move-sealed = { side } zapečatil ťah.
ruling-counter-set = Počítadlo ťahov sa nastavuje na { $white } pre Bieleho a { $black } pre Čierneho.
ruling-decision-replaced = Rozhodnutie zo záznamu { $number } už neplatí.

# What a player must do.
ruling-must-move-free = { side } môže vykonať akýkoľvek prípustný ťah.
ruling-must-move-piece = { side } musí ťahať { piece-ins } z poľa { $square }.
ruling-must-move-take = { side } musí brať figúrku na poli { $square }.
ruling-must-move-take-with = { side } musí { piece-ins } z poľa { $square } brať figúrku na poli { $to }.
ruling-must-move-castle = { side } musí vykonať rošádu { castling }.
ruling-must-move-promote = { side } musí na poli { $square } premeniť pešiaka na { piece-acc }.
ruling-must-move-finish = { side } musí dokončiť ťah z poľa { $square } na pole { $to }.
ruling-must-move-finish-promoting = { side } musí dokončiť ťah z poľa { $square } na pole { $to } premenou na { piece-acc }.
ruling-must-move-play = { side } musí vykonať zapísaný ťah z poľa { $square } na pole { $to }.
ruling-must-move-play-promoting = { side } musí vykonať zapísaný ťah z poľa { $square } na pole { $to } s premenou na { piece-acc }.
ruling-must-restore = { side } musí vo svojom čase vrátiť figúrky na miesto.
ruling-must-write-first = { side } musí ťah najprv zapísať.
ruling-must-update-sheet = { side } si musí pred ťahom doplniť partiár.
ruling-need-not-record = { side } nemusí zaznamenávať ťahy.
ruling-must-set-board = { side } musí upraviť svoju šachovnicu podľa partiárov.

ruling-must-seal = { side } musí svoj ťah zapečatiť.
ruling-must-seal-move = { side } vykonal na šachovnici ťah { $move } a musí zapečatiť práve ten.
ruling-must-state = { side } musí povedať, ktorý ťah zapečatil.
ruling-must-write-position = { side } musí zapísať konečnú pozíciu.
ruling-must-verify = { side } musí overiť, čo sa zapísalo.
ruling-must-announce = { side } musí svoj ťah oznámiť.
ruling-must-repeat = { side } musí zopakovať oznámený ťah.
ruling-must-correct-entry = { side } musí opraviť { $number }. zápis vo svojom partiári.

# Adjourned games.
ruling-adjourned = Partia sa prerušuje.
ruling-resumed = V partii sa pokračuje.
ruling-envelope-kept = Obálka je v poriadku; uschová ju rozhodca.
ruling-must-show = Na obálke musí byť uvedené: { $item ->
    [names] mená hráčov
    [position] pozícia pred pečateným ťahom
    [used] čas spotrebovaný každým hráčom
    [sealer] kto ťah pečatil
    [number] číslo pečateného ťahu
    [offer] či platí ponuka remízy
   *[resumption] kedy a kde sa bude pokračovať
}.

# Quickplay finish.
ruling-increment-requested = { side } požiadal o prídavok, a tým ponúkol remízu.
ruling-increment-introduced = Obaja hráči dostávajú { $time } navyše na každý ťah.
ruling-delay-introduced = Obaja hráči dostávajú na každý ťah oneskorenie { $time }.
ruling-decision-put-off = Rozhodca rozhodne o reklamácii neskôr.
ruling-order-unknown = Nedá sa určiť, ktorá zástavka spadla prvá.
ruling-play-ends = Reklamáciou sa hra končí; výsledok je ešte otvorený.

# Games of visually disabled players.
ruling-two-boards = Každý hráč má vlastnú šachovnicu.
ruling-assistant-accepted = { side } má pomocníka.
ruling-assistant-accepted-for = { side } má pomocníka na úlohy podľa { $articles }.
ruling-announced = { side } oznámil ťah { $move }.
ruling-announced-no-move = Čo { side } oznámil, nie je prípustný ťah.
ruling-repeated = { side } zopakoval oznámený ťah.
ruling-not-yet-made = Ťah { side-gen } sa ešte nepokladá za vykonaný.
ruling-told = { side-dat } sa oznamuje: { $count ->
    [one] { $count } ukončený ťah
    [few] { $count } ukončené ťahy
   *[other] { $count } ukončených ťahov
}, Biely má { $white }, Čierny má { $black }.

# Notation.
ruling-no-evidence = Partiár { side-gen } nie je v algebraickej notácii a nemôže byť dôkazom.

# Touching and adjusting.
ruling-announcement-too-late = Oznámenie prišlo až po dotyku a neplatí.
ruling-touch-annulled = Dotyk neplatí.
ruling-may-not-adjust = { side } teraz nesmie opravovať figúrky.

# The board.
ruling-position-restored = Obnovuje sa pozícia pred porušením pravidiel.
ruling-position-transferred = Pozícia sa prenáša na správne umiestnenú šachovnicu.
ruling-castling-lost = { side } nesmie vykonať rošádu { $wing ->
    [king-side] na stranu kráľa
    [queen-side] na stranu dámy
   *[both] na žiadnu stranu
}.
ruling-move-stands = Ťah { side-gen } platí.
ruling-becomes-queen = Pešiak na poli { $square } sa nahrádza dámou.
ruling-sealed-move-made = Pečatený ťah { $move } je vykonaný.
ruling-started-anew = { $colours ->
    [exchanged] Partia sa ruší; odohrá sa nová s vymenenými farbami.
   *[same] Partia sa ruší; odohrá sa nová.
}

# The clock.
ruling-time-added = { side-dat } sa pridáva { $time }.
ruling-time-taken = { side-dat } sa uberá { $time }.
ruling-clock-set = Hodiny { side-gen } sa nastavujú z { $from } na { $to }.
ruling-clock-setting-stays = Nastavenie hodín sa nemení.
ruling-control-met = Ťahy predpísané pre túto časovú periódu boli ukončené včas.
ruling-period-begun = { side-dat } sa začína ďalšia časová perióda.
ruling-flag-put-up = Zástavka { side-gen } sa opäť zdvíha.
ruling-clock-placed = Hodiny stoja po { $place ->
    [right] pravej
   *[left] ľavej
} ruke Čierneho.
ruling-clock-replaced = Hodiny sa vymieňajú.
ruling-control-set = Hodiny sa nastavujú na { $control }.

# The beginning.
ruling-round-begun = Kolo sa začalo.
ruling-cannot-start = Takto sa partia nemôže začať.
ruling-set-up = Figúrky sa postavia tak, ako majú stáť.
ruling-supervision-chosen = { $supervision ->
    [full] Pravidlá pre turnaje platia v plnom rozsahu.
   *[limited] Platia pravidlá pre obmedzený dohľad.
}

# Claims, offers, penalties.
ruling-no-penalty = Trest sa neukladá.
ruling-warned = { side } dostáva napomenutie.
ruling-claim-correct = Reklamácia je správna.
ruling-claim-rejected = Reklamácia sa zamieta.
ruling-offer-no-longer-open = Ponuka remízy už neplatí.
ruling-condition-void = Podmienka spojená s ponukou je neplatná.
ruling-no-agreement = Na remíze sa tu nemožno dohodnúť.
ruling-sheet-given = { side } dostáva partiár.
ruling-sheet-shown = { side-dat } sa ukazuje záznam rozhodcu.
ruling-request-refused = Žiadosť sa zamieta.

# The end and after.
ruling-game-won = { side } vyhráva: { ending }.
ruling-game-won-by-forfeit = { side } vyhráva kontumačne: { ending }.
ruling-game-drawn = Partia je nerozhodná: { ending }.
ruling-game-lost-by-both = Prehrávajú obaja hráči: { ending }.
ruling-game-ended = Partia sa končí výsledkom { $score }: { ending }.
ruling-result-stands = Výsledok platí.
ruling-result-replaced = Výsledok je { $now }; predtým bol { $was }.
ruling-result-set = Výsledok je { $now }.
ruling-decision-stands = Rozhodnutie platí.
ruling-appeal-upheld = Protestu sa vyhovuje.
ruling-appeal-rejected = Protest sa zamieta.

# The arbiter.
ruling-arbiter-waits = Rozhodca čaká do ukončenia nasledujúceho ťahu.
ruling-arbiter-must-decide = Rozhodca musí rozhodnúť: { question }
ruling-no-effect = Nemá to žiadny účinok.

# What the arbiter is asked; stands after "Rozhodca musí rozhodnúť: ".
question = { $question ->
    [clocks] čo majú ukazovať hodiny?
    [castling] bol ťah kráľom { side-gen } nedokončenou rošádou?
    [press] stlačil { side } hodiny nedopatrením?
    [touch] chcel sa { side } dotknúť figúrky na poli { $square }?
    [report] platí stlačenie { side-gen }, ktoré hodiny ohlásili neskoro?
    [arrival] prehráva { side } kontumačne?
    [agreement] je remíza dohodnutá?
    [penalty] má byť { side } potrestaný?
    [stop] mal { side } oprávnený dôvod zastaviť hodiny?
    [setting] čo majú ukazovať hodiny po nesprávnom nastavení?
    [deduction] uberie sa { side-dat } čas, pretože hodiny stláča pomocník?
    [defect] fungujú hodiny?
    [both-flags] čo nasleduje, ak sú spadnuté obe zástavky?
    [meaning] možno zistiť, ktorý ťah { side } zapečatil?
    [late] prehráva { side }, ktorý prišiel na dohrávku neskoro?
    [times] opravia sa časy, ktoré boli pri dohrávke nesprávne?
    [increment] dostanú obaja hráči prídavok, o ktorý { side } požiadal?
    [quickplay-claim] vyhovie sa reklamácii { side-gen }, odloží sa, alebo sa zamietne?
    [put-off-claim] je partia podľa odloženej reklamácie { side-gen } nerozhodná?
    [referred-claim] je partia podľa reklamácie { side-gen } nerozhodná?
    [offence] aký trest za to dostane { side }?
    [spectator] musí divák opustiť hrací priestor?
    [refusal] prehráva { side }, pretože trvale odmieta dodržiavať Pravidlá?
    [both-refuse] prehrávajú obaja, pretože trvale odmietajú dodržiavať Pravidlá?
    [time-penalty] uberie sa { side-dat } toľko času, hoci mu tým spadne zástavka?
    [expelled] aký je výsledok partie, keď je { side } vykázaný?
    [result] aký je výsledok?
    [slip] čo platí: ťah, ktorý { side } vykonal, alebo ten, ktorý oznámil?
   *[position] od ktorej pozície sa pokračuje?
}

# What ended a game; stands after the result and a colon.
ending = { $ending ->
    [checkmate] mat
    [stalemate] pat
    [dead-position] ani jeden z hráčov už nemôže dať mat
    [resignation] vzdanie sa
    [agreement] dohoda hráčov
    [threefold] pozícia sa vyskytla trikrát
    [fifty-moves] päťdesiat ťahov bez brania a bez ťahu pešiakom
    [fivefold] pozícia sa vyskytla päťkrát
    [seventy-five-moves] sedemdesiatpäť ťahov bez brania a bez ťahu pešiakom
    [time] prekročenie času
    [illegal-moves] neprípustné ťahy
    [illegal-position] neprípustná pozícia
    [default] hráč neprišiel včas
    [sealed-move] pečatený ťah
    [quickplay] ukončenie rýchlej hry
    [penalty] trest
    [appeal] rozhodnutie o proteste
    [signature] podpísali ho obaja hráči
   *[arbiter] rozhodnutie rozhodcu
}

# What the arbiter alone is told.
fact-move = { $number }. ťah { side-gen } je neprípustný.
fact-touch-move = { $number }. ťah { side-gen } nebol vykonaný dotknutou figúrkou.
fact-flag = { side-dat } spadla zástavka.
fact-position = Pozícia na šachovnici je neprípustná.
fact-piece = Figúrka na poli { $square } je posunutá.
fact-both-kings-in-check = Obaja králi sú v šachu.
fact-pawn-not-promoted = Pešiak na poli { $square } nie je premenený.
fact-both-hands = { side } použil obe ruky.
fact-pressed-without-move = { side } stlačil hodiny bez vykonania ťahu.
fact-initial-position = Počiatočné postavenie je nesprávne.
fact-board-turned = Šachovnica je nesprávne otočená.
fact-colours = Hráči majú zamenené farby.
fact-clock-setting = Hodiny nie sú nastavené podľa propozícií.
fact-clock-failed = Hodiny majú poruchu.
fact-sheet = Partiár { side-gen } nesúhlasí so šachovnicou.
fact-boards-differ = Postavenia na oboch šachovniciach sa líšia.
fact-occurred = { $count ->
    [one] Pozícia sa vyskytla raz.
   *[other] Pozícia sa vyskytla { $count }-krát.
}
fact-quiet-moves = { $count ->
    [one] Každý z hráčov vykonal { $count } ťah bez brania a bez ťahu pešiakom.
    [few] Každý z hráčov vykonal { $count } ťahy bez brania a bez ťahu pešiakom.
   *[other] Každý z hráčov vykonal { $count } ťahov bez brania a bez ťahu pešiakom.
}
fact-adjusting-alone = { side } opravuje figúrky v neprítomnosti súpera.
fact-offer-at-wrong-time = { side } ponúkol remízu v nesprávnom čase.
fact-offer-repeated = { side } bezdôvodne zopakoval ponuku remízy.
fact-other-hand = { side } stlačil hodiny druhou rukou.
fact-clock-hit = { side } udrel do hodín.
fact-clock-lifted = { side } zdvihol hodiny.
fact-clock-knocked-over = { side } prevrátil hodiny.
fact-clock-finger = { side } držal prst na hodinách.
fact-clock-held = { side } držal hodiny tak, že ich súper nemohol stlačiť.
fact-counter-behind = Počítadlo ukazuje menej ťahov, než sa ukončilo.
fact-order-unknown = Nevie sa, ktorá zástavka spadla prvá.
fact-schedule-suffers = Časový plán je ohrozený.
fact-envelope-missing = Obálka s pečateným ťahom chýba.
fact-adjourned-position-unknown = Pozícia prerušenej partie už nie je známa.
fact-came-late = { side } prišiel na dohrávku po čakacej dobe.
fact-spoke-unasked = Pomocník { side-gen } povedal hráčovi niečo bez požiadania.
fact-absent = { side } nie je prítomný.
fact-class = Podľa časovej kontroly je to partia { $class ->
    [standard] vážneho šachu
    [rapid] rýchleho šachu
   *[blitz] bleskového šachu
}.
fact-times-differ = Hráči majú rôzny čas.
fact-too-many-games = Na jedného rozhodcu pripadá viac partií, než dovoľuje plný dohľad.
fact-not-recorded = Partia sa nezaznamenáva tak, ako vyžaduje plný dohľad.

# What the arbiter looked at, whether or not anything is wrong there.
noticed-move = { $number }. ťah { side-gen }
noticed-flag = zástavka { side-gen }
noticed-position = pozícia na šachovnici
noticed-piece = figúrka na poli { $square }
noticed-initial-position = počiatočné postavenie
noticed-board = otočenie šachovnice
noticed-colours = farby hráčov
noticed-clock-setting = nastavenie hodín
noticed-sheet = partiár { side-gen }
noticed-move-counter = počítadlo ťahov na hodinách
noticed-class-of-game = druh partie
noticed-times = časy hráčov
noticed-games-of-arbiter = počet partií na jedného rozhodcu
noticed-recorder = kto zaznamenáva partiu
noticed-time-left = čas { side-gen }
noticed-adjourned-position = pozícia prerušenej partie

# The decisions that the Laws leave to the arbiter.
choice-clocks-stay = Ponechať hodiny, ako sú
choice-clocks-as-they-were = Vrátiť hodinám predchádzajúce časy
choice-finish-castling = Rošáda sa dokončí
choice-illegal-move = Je to neprípustný ťah
choice-accident = Stalo sa to nedopatrením
choice-touch-counts = Dotyk platí
choice-touch-does-not-count = Dotyk neplatí
choice-play-on = Partia pokračuje
choice-new-game = Odohrá sa nová partia
choice-restore = Pozícia sa obnoví
choice-win = { side } vyhráva
choice-draw = Partia je nerozhodná
choice-no-penalty = Bez trestu
choice-warning = Napomenutie
choice-meaning-clear = Význam je jasný
choice-move-on-board = Ťah na šachovnici
choice-move-announced = Oznámený ťah
choice-increment = Päť sekúnd navyše na každý ťah
choice-delay = Oneskorenie päť sekúnd na každý ťah
choice-no-increment = Bez prídavku
choice-put-off = Rozhodnúť neskôr
choice-put-off-with-time = Rozhodnúť neskôr; dve minúty súperovi
choice-reject-claim = Zamietnuť reklamáciu
choice-take-report = Čo hodiny ohlásili, platí
choice-ignore-report = Čo hodiny ohlásili, neplatí
choice-reason-valid = Dôvod bol oprávnený
choice-clocks-by-setting = Nastaviť časy, aké by boli pri správnom nastavení
choice-ten-minutes-less = O desať minút menej
choice-clock-failed = Hodiny majú poruchu
choice-position-after = Späť do pozície po { $number }. ťahu { side-gen }

# The penalties of 12.9.
penalty-warning = Napomenutie
penalty-opponent-gains = Súperovi sa pridá { $time }
penalty-loses = Hráčovi sa uberie { $time }
penalty-score = Výsledok { $score }
penalty-loss = Prehra partie
penalty-fine = Pokuta
penalty-exclusion = { $count ->
    [one] Vylúčenie z { $count } kola
   *[other] Vylúčenie z { $count } kôl
}
penalty-expulsion = Vykázanie zo súťaže

# What is wrong with a move that was completed.
wrong-no-move = To, čo sa urobilo s figúrkami, nie je ťah.
wrong-unpromoted = Pešiak ostal na poslednom rade nepremenený.
wrong-touch-move = Ťah sa nevykonal dotknutou figúrkou.
wrong-both-hands = Ťah sa vykonal dvoma rukami.
wrong-pass = Hodiny boli stlačené bez vykonania ťahu.

# Scoresheets.
ruling-must-use-algebraic = { side } musí zaznamenávať algebraickou notáciou.
ruling-must-mark-offer = { side } musí ponuku remízy vyznačiť vo svojom partiári znakom (=).
ruling-must-complete-sheet = { side } si musí pred ťahom úplne doplniť partiár.
ruling-sheet-replaced = Elektronický partiár { side-gen } sa vymieňa so všetkým, čo v ňom bolo.
ruling-must-hand-in = { side } musí odovzdať originál partiára; patrí organizátorovi.
ruling-must-lend-sheet = { side } musí požičať svoj partiár súperovi.
ruling-must-give-back-sheet = { side } musí pred ťahom vrátiť súperov partiár.
ruling-reconstruction = Partia sa rekonštruuje na druhej šachovnici; pozícia a časy sa zapíšu.
ruling-next-move = Nasledujúci ťah sa počíta ako { $number }. ťah.
ruling-recorder-accepted = Ťahy zaznamenáva za { side-gen } niekto iný.

# Conduct, penalties, points and appeals.
ruling-points-scored = Zisk z partie: Biely { $white }, Čierny { $black }.
ruling-score-refused = Taký výsledok partia nemôže mať.
ruling-penalty-refused = Pravidlá tento trest nedovoľujú: { $because ->
    [no-clock] hrá sa bez hodín.
    [game-over] partia sa už skončila.
    [no-time] čas je nulový.
    [full-already] súper už má plný bod.
    [nothing-left] vinník už nemá čo stratiť.
    [not-lost] vinník by ním neprehral.
    [opponent-loses] prehral by ním súper.
    [not-a-score] taký výsledok partia nemôže mať.
    [not-announced] pokuta nebola vopred ohlásená.
    [no-round] počet kôl je nulový.
   *[no-consent] organizátor nesúhlasil.
}
ruling-points-wait = O treste { side-gen } sa rozhodne, keď bude známy výsledok partie.
ruling-fined = { side } dostáva pokutu.
ruling-excluded = { $count ->
    [one] { side } je vylúčený z { $count } kola.
   *[other] { side } je vylúčený z { $count } kôl.
}
ruling-expelled = { side } je vykázaný zo súťaže.
ruling-player-sent-out = { side } musí opustiť hrací priestor.
ruling-sent-out = Divák musí opustiť hrací priestor.
ruling-result-waits = Výsledok sa určí, až keď príde { side }.
ruling-explained = Vysvetľuje sa článok { $article }; o pozícii sa nehovorí nič.
ruling-moves-told = Ukončené ťahy: Biely { $white }, Čierny { $black }.
ruling-appeal-taken = Protest { side-gen } sa prijíma; kým sa o ňom nerozhodne, rozhodnutie platí.
ruling-appeal-too-late = Protest prišiel neskoro.
ruling-withdrawn = { $what ->
    [warning] Napomenutie { side-gen } sa ruší.
    [points] Bodový trest { side-gen } sa ruší.
    [fine] Pokuta { side-gen } sa ruší.
    [exclusion] Vylúčenie { side-gen } z kôl sa ruší.
   *[expulsion] Vykázanie { side-gen } zo súťaže sa ruší.
}
ruling-game-goes-on = Partia pokračuje.
ruling-moves-reinstated = Vyškrtnuté ťahy opäť platia.
ruling-decision-unclear = Rozhodnutie musí povedať, na ktorú z otvorených otázok odpovedá.
fact-warned = { side } bol napomenutý { $count }-krát; treba ho upozorniť, že nabudúce partiu prehrá.
fact-time-trouble = { side } je v časovej tiesni.
fact-many-offers = { side } ponúkol remízu { $count }-krát.
choice-score = { $score }
choice-result-stands = Výsledok platí
choice-send-out = Divák musí odísť
choice-time-taken = Čas sa uberie
penalty-opponent-full = Plný bod súperovi
penalty-lowered = Nižší zisk bodov
