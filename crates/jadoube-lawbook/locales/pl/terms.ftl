# Parts of sentences. They read the arguments of the message that uses them.
# The cases: gen, acc and ins; without any it is the nominative.

side = { $side ->
    [white] Białe
   *[black] Czarne
}
side-gen = { $side ->
    [white] Białych
   *[black] Czarnych
}
opponent = { $side ->
    [white] Czarne
   *[black] Białe
}
opponent-gen = { $side ->
    [white] Czarnych
   *[black] Białych
}
piece = { $piece ->
    [king] król
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
   *[pawn] pion
}
piece-gen = { $piece ->
    [king] króla
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
piece-acc = { $piece ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
piece-ins = { $piece ->
    [king] królem
    [queen] hetmanem
    [rook] wieżą
    [bishop] gońcem
    [knight] skoczkiem
   *[pawn] pionem
}
kind-gen = { $kind ->
    [king] króla
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
kind-acc = { $kind ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
# The rook is feminine, all others are masculine.
colour = { $side ->
    [white] { $piece ->
        [rook] biała
       *[other] biały
    }
   *[black] { $piece ->
        [rook] czarna
       *[other] czarny
    }
}
colour-gen = { $side ->
    [white] { $piece ->
        [rook] białej
       *[other] białego
    }
   *[black] { $piece ->
        [rook] czarnej
       *[other] czarnego
    }
}
colour-acc = { $side ->
    [white] { $piece ->
        [rook] białą
       *[other] białego
    }
   *[black] { $piece ->
        [rook] czarną
       *[other] czarnego
    }
}
# A piece on the board: its colour, what it is and where it stands.
man = { colour } { piece } na { $square }
man-gen = { colour-gen } { piece-gen } na { $square }
man-acc = { colour-acc } { piece-acc } na { $square }
castling-sign = { $wing ->
    [king-side] 0-0
   *[queen-side] 0-0-0
}
castling = roszada { castling-sign }
