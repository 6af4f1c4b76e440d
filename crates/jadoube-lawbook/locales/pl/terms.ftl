# Części zdań. Czytają argumenty komunikatu, który ich używa.
# Przypadki: -gen dopełniacz, -acc biernik, -ins narzędnik; bez dopisku mianownik.

side = { $side ->
    [white] Białe
   *[black] Czarne
}
side-gen = { $side ->
    [white] Białych
   *[black] Czarnych
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
# Kolor zgodny z rodzajem: wieża jest rodzaju żeńskiego, pozostałe bierki męskiego.
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
# Bierka na szachownicy: jej kolor, rodzaj i pole.
man = { colour } { piece } na { $square }
man-gen = { colour-gen } { piece-gen } na { $square }
man-acc = { colour-acc } { piece-acc } na { $square }
castling-sign = { $wing ->
    [king-side] 0-0
   *[queen-side] 0-0-0
}
castling = roszada { castling-sign }
