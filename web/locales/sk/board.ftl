# Šachovnica a hodiny.

side-white = Biely
side-black = Čierny
board-label = Šachovnica
square-empty = { $square }, prázdne
square-man = { $square }, { $piece ->
    [rook] { $side ->
        [white] biela
       *[black] čierna
    } veža
    [queen] { $side ->
        [white] biela
       *[black] čierna
    } dáma
   *[other] { $side ->
        [white] biely
       *[black] čierny
    } { $piece ->
        [king] kráľ
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    }
}
piece-name = { $piece ->
    [king] kráľ
    [queen] dáma
    [rook] veža
    [bishop] strelec
    [knight] jazdec
   *[pawn] pešiak
}

clock-of = { $side ->
    [white] Hodiny bieleho
   *[black] Hodiny čierneho
}
clock-runs = bežia
clock-none = Bez hodín
clock-first-flag = spadla prvá
clock-period = Perióda { $number } z { $of }
