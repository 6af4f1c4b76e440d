# Parts of sentences. They read the arguments of the message that uses them.
# The cases: gen, dat, acc and ins; without any it is the nominative.

side = { $side ->
    [white] Biely
   *[black] Čierny
}
side-gen = { $side ->
    [white] Bieleho
   *[black] Čierneho
}
side-dat = { $side ->
    [white] Bielemu
   *[black] Čiernemu
}
opponent = { $side ->
    [white] Čierny
   *[black] Biely
}
opponent-gen = { $side ->
    [white] Čierneho
   *[black] Bieleho
}
piece = { $piece ->
    [king] kráľ
    [queen] dáma
    [rook] veža
    [bishop] strelec
    [knight] jazdec
   *[pawn] pešiak
}
piece-acc = { $piece ->
    [king] kráľa
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
   *[pawn] pešiaka
}
piece-ins = { $piece ->
    [king] kráľom
    [queen] dámou
    [rook] vežou
    [bishop] strelcom
    [knight] jazdcom
   *[pawn] pešiakom
}
piece-gen = { $piece ->
    [king] kráľa
    [queen] dámy
    [rook] veže
    [bishop] strelca
    [knight] jazdca
   *[pawn] pešiaka
}
kind-dat = { $kind ->
    [king] kráľovi
    [queen] dáme
    [rook] veži
    [bishop] strelcovi
    [knight] jazdcovi
   *[pawn] pešiakovi
}
kind-acc = { $kind ->
    [king] kráľa
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
   *[pawn] pešiaka
}
# A piece on the board: its colour, what it is and where it stands. Queen and rook are feminine.
man = { $piece ->
    [king] { colour-he } kráľ
    [queen] { colour-she } dáma
    [rook] { colour-she } veža
    [bishop] { colour-he } strelec
    [knight] { colour-he } jazdec
   *[pawn] { colour-he } pešiak
} na { $square }
man-acc = { $piece ->
    [king] { colour-he-acc } kráľa
    [queen] { colour-she-acc } dámu
    [rook] { colour-she-acc } vežu
    [bishop] { colour-he-acc } strelca
    [knight] { colour-he-acc } jazdca
   *[pawn] { colour-he-acc } pešiaka
} na { $square }
colour-he = { $side ->
    [white] biely
   *[black] čierny
}
colour-she = { $side ->
    [white] biela
   *[black] čierna
}
colour-he-acc = { $side ->
    [white] bieleho
   *[black] čierneho
}
colour-she-acc = { $side ->
    [white] bielu
   *[black] čiernu
}
castling = { $wing ->
    [king-side] 0-0
   *[queen-side] 0-0-0
}
