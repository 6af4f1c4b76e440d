# Why an attempt is not a legal move.

illegality-game-over = partia jest zakończona: { $ending ->
    [checkmate] mat
   *[stalemate] pat
}
illegality-empty-square = na { $square } nie ma bierki
illegality-opponents-piece = { man } należy do przeciwnika
illegality-not-moved = { man-acc } odstawiono na to samo pole
illegality-king-taken = { man-gen } nie można zbić
illegality-own-piece = { man } to bierka własna
illegality-not-how-it-moves = { piece } nie chodzi z { $square } na { $to }
illegality-path-blocked = { man } stoi na drodze { kind-gen }
illegality-pawn-blocked = { man } stoi na drodze piona
illegality-double-step-blocked = { man } nie pozwala pionowi pójść o dwa pola
illegality-double-step-not-first = pion na { $square } nie stoi na polu początkowym i idzie tylko o jedno pole
illegality-nothing-to-capture = pion idzie na ukos tylko przy biciu, a na { $square } nie ma bierki
illegality-en-passant-not-possible = { man } nie poszedł w ostatnim posunięciu o dwa pola
illegality-promotion-missing = piona na { $square } trzeba zamienić na hetmana, wieżę, gońca lub skoczka
illegality-promotion-not-allowed = piona zamienia się na hetmana, wieżę, gońca lub skoczka, nie na { kind-acc }
illegality-promotion-not-due = żaden pion nie doszedł do ostatniego rzędu: na { $square } nie ma promocji
illegality-castling-right-lost = { castling } jest niedozwolona: z tą wieżą nie ma prawa do roszady
illegality-castling-out-of-check = { castling } jest niemożliwa: { man } daje szacha
illegality-castling-through-attack = { castling } jest niemożliwa: król przeszedłby przez { $on }, pole atakowane przez { man-acc }
illegality-castling-into-attack = { castling } jest niemożliwa: król stanąłby na { $on }, polu atakowanym przez { man-acc }
illegality-castling-blocked = { castling } jest niemożliwa: na drodze stoi { man }
illegality-king-left-in-check = król zostaje w szachu, który daje { man }
illegality-king-into-check = król stanąłby na { $on }, polu atakowanym przez { man-acc }
illegality-king-exposed = król zostałby odsłonięty na atak { man-gen }
