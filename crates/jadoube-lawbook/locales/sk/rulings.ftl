# What the Laws make of what happened.

# What belongs to every ordinary game.
ruling-touch-counted = Dotyk na { $squares } platí.
ruling-adjusting-allowed = { side } teraz smie opravovať figúrky.
ruling-move-made = Ťah { $move } je vykonaný.
ruling-men-moved = Figúrky boli premiestnené spôsobom, ktorý nie je ťahom.
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
ruling-must-restore = { side } musí vo svojom čase vrátiť figúrky na miesto.
ruling-must-write-first = { side } musí ťah najprv zapísať.
ruling-must-update-sheet = { side } si musí pred ťahom doplniť partiár.
ruling-need-not-record = { side } nemusí zaznamenávať ťahy.
ruling-must-set-board = { side } musí upraviť svoju šachovnicu podľa partiárov.

# Touching and adjusting.
ruling-announcement-too-late = Oznámenie prišlo až po dotyku a nič nemení.
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

# Claims, offers, penalties.
ruling-no-penalty = Trest sa neukladá.
ruling-warned = { side } dostáva napomenutie.
ruling-claim-correct = Reklamácia je správna.
ruling-claim-rejected = Reklamácia sa zamieta.
ruling-offer-no-longer-open = Ponuka remízy už neplatí.
ruling-condition-void = Podmienka spojená s ponukou je neplatná.
ruling-no-agreement = Na remíze sa tu nemožno dohodnúť.
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
   *[position] od ktorej pozície sa pokračuje?
}

# What ended a game; stands after the result and a colon.
ending = { $ending ->
    [checkmate] mat
    [stalemate] pat
    [dead-position] mat už nemožno dať
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
   *[arbiter] rozhodnutie rozhodcu
}

# What the arbiter alone is told.
fact-move = { $number }. ťah { side-gen } je neprípustný.
fact-touch-move = { $number }. ťah { side-gen } nebol vykonaný dotknutou figúrkou.
fact-flag = { side-dat } spadla zástavka.
fact-position = Pozícia na šachovnici je neprípustná.
fact-man = Figúrka na poli { $square } je posunutá.
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
choice-take-report = Čo hodiny ohlásili, platí
choice-ignore-report = Čo hodiny ohlásili, neplatí
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
