# What is said of a position.

position-legal = Nič nenasvedčuje tomu, že pozícia je neprípustná.
position-unreachable = Nevedie sem žiadna postupnosť prípustných ťahov (3.10.3):
position-irregular = Pozícia je neprípustná (3.10.3):
position-unplayable = Z takejto pozície nemožno hrať:
position-chess960 = Počiatočné postavenie { $number } v šachu960.
position-to-move = Na ťahu je { side }, číslo ťahu { $number }.
position-checkmated = { side } dostal mat; šach dáva { $pieces }.
position-stalemated = { side } je na ťahu a je v pate.
position-in-check = { side } je v šachu; dáva ho { $pieces }.
# One of those pieces, and what stands between two.
position-checker = { piece } na { $square }
position-and = a
position-castling = { side } má ešte právo na rošádu { $castling }.
position-en-passant = Na poli { $square } možno brať pešiaka mimochodom.
position-quiet = Polťahy od brania alebo ťahu pešiakom: { $count }.
position-dead = Pozícia je mŕtva: partia je nerozhodná (5.2.2).
position-legal-moves = Prípustné ťahy ({ $count }): { $moves }

# Why it is not a legal position.
flaw-no-king = { side } nemá kráľa
flaw-several-kings = { side } má kráľov na poliach { $squares }
flaw-castling-elsewhere = právo na rošádu s vežou na { $square }, čo nie je prvý rad žiadneho hráča
flaw-castling-without-king = { side } má právo na rošádu, ale nemá kráľa na prvom rade
flaw-castling-without-rook = { side } má právo na rošádu s vežou na { $square }, ktorá tam nestojí
flaw-castling-twice = { side } má viac než jedno právo na rošádu { castling }
flaw-en-passant-on-wrong-rank = žiadny pešiak nemohol práve prekročiť pole { $square } postupom o dve polia
flaw-en-passant-without-pawn = pešiak mal prekročiť pole { $square }, ale na { $to } nestojí
flaw-en-passant-blocked = pešiak mal prekročiť pole { $square }, ale pole { $on } nie je prázdne
flaw-opponent-in-check = na ťahu je { opponent } a kráľ { side-gen } je ohrozený z { $squares }
flaw-both-in-check = obaja králi sú v šachu
flaw-pawn-on-end-rank = na { $square } stojí pešiak
flaw-too-many-men = počet figúrok { side-gen }: { $count }
flaw-too-many-pawns = počet pešiakov { side-gen }: { $count }
flaw-too-many-promoted = figúry { side-gen } z premeny: { $promoted }, chýbajúci pešiaci: { $missing }
flaw-too-many-checkers = šach naraz z { $squares }
flaw-impossible-check = šach z { $squares } nemohol vzniknúť žiadnym ťahom
flaw-impossible-double-step = kráľ bol v šachu z { $squares } ešte predtým, než mal pešiak prekročiť pole { $square }

# Whether a side can still give mate.
mate-given = { side } dal mat.
mate-next-move = { side } môže dať mat ďalším ťahom: { $line }
mate-line = { side } ešte môže dať mat, napríklad za { $count ->
    [one] { $count } polťah
    [few] { $count } polťahy
   *[other] { $count } polťahov
}: { $line }
mate-none = { side } nemôže dať mat: { $reason }.
mate-undecided = Či { side } môže dať mat, sa nezistilo.
# Why a side cannot; stands after a colon.
mate-not-over = partia sa už skončila
mate-not-lone-king = osamotený kráľ mat nedá
mate-not-lone-knight = osamotený jazdec nedá mat, ak má súper len dámy
mate-not-bishops = strelci na poliach jednej farby nedajú proti týmto figúrkam mat
mate-not-walled-in = na poliach, na ktoré sa figúrky ešte môžu dostať, mat nevznikne
mate-not-exhausted = v žiadnej pozícii, ktorá ešte môže vzniknúť, nie je mat (preskúmaných: { $count })
