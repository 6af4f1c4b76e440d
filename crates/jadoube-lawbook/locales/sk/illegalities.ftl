# Why an attempt is not a legal move.

illegality-game-over = partia sa už skončila { $ending ->
    [checkmate] matom
   *[stalemate] patom
}
illegality-empty-square = na poli { $square } nestojí žiadna figúrka
illegality-opponents-piece = { man } patrí súperovi
illegality-not-moved = figúrka sa vrátila na svoje pole: { man }
illegality-king-taken = { man-acc } nemožno brať
illegality-own-piece = { man } je vlastná figúrka
illegality-not-how-it-moves = { piece-ins } nemožno ťahať z poľa { $square } na pole { $to }
illegality-path-blocked = { man } stojí v ceste { kind-dat }
illegality-pawn-blocked = { man } stojí v ceste pešiakovi
illegality-double-step-blocked = { man } bráni pešiakovi v postupe o dve polia
illegality-double-step-not-first = pešiak na poli { $square } už nestojí na počiatočnom poli a môže postúpiť len o jedno pole
illegality-nothing-to-capture = pešiak ťahá po uhlopriečke, len keď berie, a pole { $square } je prázdne
illegality-en-passant-not-possible = { man } nepostúpil v poslednom ťahu o dve polia
illegality-promotion-missing = pešiaka na poli { $square } treba premeniť na dámu, vežu, strelca alebo jazdca
illegality-promotion-not-allowed = pešiaka možno premeniť na dámu, vežu, strelca alebo jazdca, nie na { kind-acc }
illegality-promotion-not-due = žiadny pešiak neprišiel na posledný rad: na poli { $square } nejde o premenu
illegality-castling-right-lost = rošáda { castling } nie je dovolená: na rošádu s touto vežou niet práva
illegality-castling-out-of-check = rošádu { castling } teraz nemožno vykonať: { man } dáva šach
illegality-castling-through-attack = rošádu { castling } teraz nemožno vykonať: kráľ by prekročil pole { $on }, ktoré ohrozuje { man }
illegality-castling-into-attack = rošádu { castling } teraz nemožno vykonať: kráľ by prišiel na pole { $on }, ktoré ohrozuje { man }
illegality-castling-blocked = rošádu { castling } teraz nemožno vykonať: v ceste stojí { man }
illegality-king-left-in-check = kráľ by ostal v šachu, ktorý dáva { man }
illegality-king-into-check = kráľ by vstúpil na pole { $on }, ktoré ohrozuje { man }
illegality-king-exposed = kráľ by sa vystavil šachu, ktorý dáva { man }
