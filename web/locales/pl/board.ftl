# Szachownica i zegar.

side-white = Białe
side-black = Czarne
board-label = Szachownica
square-empty = { $square }, puste
square-man = { $square }, { $piece ->
    [rook] { $side ->
        [white] biała
       *[black] czarna
    } wieża
   *[other] { $side ->
        [white] biały
       *[black] czarny
    } { $piece ->
        [king] król
        [queen] hetman
        [bishop] goniec
        [knight] skoczek
       *[pawn] pion
    }
}
piece-name = { $piece ->
    [king] król
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
   *[pawn] pion
}

clock-of = { $side ->
    [white] Zegar białych
   *[black] Zegar czarnych
}
clock-runs = chodzi
clock-none = Bez zegara
clock-first-flag = opadła pierwsza
clock-period = Etap { $number } z { $of }
