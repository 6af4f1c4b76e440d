# What is said of a position.

position-legal = Nic nie wskazuje, że pozycja jest nieprawidłowa.
position-unreachable = Nie prowadzi tu żadna seria prawidłowych posunięć (3.10.3):
position-irregular = Pozycja jest nieprawidłowa (3.10.3):
position-unplayable = Z tego ustawienia nie można grać:
position-chess960 = Pozycja początkowa { $number } szachów960.
position-to-move = { side } są na posunięciu, numer { $number }.
position-checkmated = { side } są zamatowane przez { $pieces }.
position-stalemated = { side } są na posunięciu i mają pata.
position-in-check = { side } są szachowane przez { $pieces }.
# One of those pieces, and what stands between two.
position-checker = { piece-acc } na { $square }
position-and = i
position-castling = { side } zachowują prawo do roszady { $castling }.
position-en-passant = Piona można zbić w przelocie na { $square }.
position-quiet = Półposunięcia od bicia lub ruchu piona: { $count }.
position-dead = Pozycja jest martwa: partia kończy się remisem (5.2.2).
position-legal-moves = Prawidłowe posunięcia ({ $count }): { $moves }

# Why it is not a legal position.
flaw-no-king = { side } nie mają króla
flaw-several-kings = { side } mają króle na { $squares }
flaw-castling-elsewhere = prawo do roszady z wieżą na { $square }, polu, które nie leży w pierwszym rzędzie żadnego zawodnika
flaw-castling-without-king = { side } mają prawo do roszady, ale nie mają króla w pierwszym rzędzie
flaw-castling-without-rook = { side } mają prawo do roszady z wieżą na { $square }, której tam nie ma
flaw-castling-twice = { side } mają więcej niż jedno prawo do roszady { castling-sign }
flaw-en-passant-on-wrong-rank = żaden pion nie mógł właśnie przejść przez { $square } ruchem o dwa pola
flaw-en-passant-without-pawn = pion miał przejść przez { $square }, a na { $to } go nie ma
flaw-en-passant-blocked = pion miał przejść przez { $square }, a { $on } nie jest wolne
flaw-opponent-in-check = na posunięciu są { opponent }, a król { side-gen } jest atakowany z { $squares }
flaw-both-in-check = oba króle są w szachu
flaw-pawn-on-end-rank = na { $square } stoi pion
flaw-too-many-men = liczba bierek { side-gen }: { $count }
flaw-too-many-pawns = liczba pionów { side-gen }: { $count }
flaw-too-many-promoted = figury { side-gen } z promocji: { $promoted }, brakujące piony: { $missing }
flaw-too-many-checkers = szach naraz z { $squares }
flaw-impossible-check = żadne posunięcie nie mogło dać szacha z { $squares }
flaw-impossible-double-step = król był w szachu z { $squares }, zanim pion miał przejść przez { $square }

# Whether a side can still give mate.
mate-given = { side } dały mata.
mate-next-move = { side } mogą dać mata następnym posunięciem: { $line }
mate-line = { side } mogą jeszcze dać mata, na przykład w { $count } półposunięciach: { $line }
mate-none = { side } nie mogą dać mata: { $reason }.
mate-undecided = Nie rozstrzygnięto, czy { side } mogą dać mata.
# Why a side cannot; stands after a colon.
mate-not-over = partia jest zakończona
mate-not-lone-king = sam król nie da mata
mate-not-lone-knight = sam skoczek nie da mata, gdy przeciwnik poza królem ma najwyżej hetmany
mate-not-bishops = gońce na polach jednego koloru nie dadzą mata przeciw tym bierkom
mate-not-walled-in = na polach, na które bierki mogą jeszcze przejść, nie powstanie mat
mate-not-exhausted = w żadnej pozycji, która może jeszcze powstać, nie ma mata (zbadano { $count })
