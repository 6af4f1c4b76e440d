# A player's page.

play-opening = Opening the game…
play-title = { $white } – { $black }
press-clock = Press the clock
live-label = What happens at the board
cancel = Cancel
close = Close

record-broken = The record of this game was altered or is damaged, so nothing more is written to it. Please call the arbiter.
record-broken-why = The record of this game does not verify, so nothing more is written to it ({ $why }). Stop the game, keep the file as it is, and compare it with a backup; “jadoube verify” says more.
connection-lost = Connection lost. Reconnecting; what you do is kept.
connection-waiting = { $count ->
    [one] { $count } act waits to be sent.
   *[other] { $count } acts wait to be sent.
}

turn-own = Your move.
turn-other = Your opponent's move.
turn-stopped = The clocks are stopped; the arbiter restarts them.
turn-start-own = The clock is not running yet. Press it when both players are ready: that starts White's clock.
turn-start-other = The clock is not running yet. Black starts it by pressing.

acts-label = Your acts
act-adjust = J'adoube
act-offer = Offer a draw
act-claim = Claim…
act-stop = Call the arbiter…
act-resign = Resign
act-resign-sure = Tap again to resign
take-off = Take the piece on { $square } off the board

offer-made = Your opponent offers a draw
offer-accept = Accept
offer-decline = Decline
offer-touch = Touching a piece declines it too.

castling-label = Castling
promotion-label = The pawn on { $square } becomes

claim-title = Make a claim
claim-what = What you claim
claim-threefold = A draw: the same position for the third time
claim-fifty-moves = A draw: fifty moves without capture or pawn move
claim-time = The opponent's flag has fallen
claim-illegal-move = The opponent's last move is illegal
claim-touch-move = The opponent must move the touched piece
claim-when = When
claim-now = Now, on the board
claim-next = After my next move, which I write down and do not play yet
claim-written = Your move, in your notation
claim-cost-draw = A claim cannot be taken back. If it is wrong, your opponent is given more time, and a move that you wrote must be played.
claim-cost-other = The clocks are stopped while the claim is checked. You can be penalised for a claim without reason.
claim-send = Claim

stop-title = Stop the clocks and call the arbiter
stop-reason = Why
stop-cost = Both clocks stop. Without a good reason the arbiter can penalise you.
stop-send = Stop the clocks

typed-label = Move or question
typed-send = Enter
typed-hint = In your own notation, or e2e4. Leave it empty to press the clock.
typed-unclear = It is not clear which piece goes where in “{ $text }”. Write both squares, as in g1f3.
answer-nothing-yet = Nothing has happened yet.
clock-running-side = { $side ->
    [white] White's clock runs.
   *[black] Black's clock runs.
}
clock-stopped = The clocks are stopped.

help-open = Help
help-title = How to play here
help-by-hand = Point at a piece to touch it, then at a square to put it down, or drag it. A touched piece must be moved, and a move counts when you press the clock. Castle with the king first, then the rook. Exchange a pawn on the last rank for a new piece before you press. When you capture en passant, take the captured pawn off the board yourself.
help-joined = Point at a piece and then at its square, or drag it; the program presses the clock for you.
help-keys = Keys
key-arrows = Arrows
key-arrows-does = go from square to square
key-enter = Enter
key-enter-does = touch the piece there, or put down the one that was touched
key-delete = Delete
key-delete-does = take the piece there off the board
key-space = Space
key-space-does = press the clock
key-j = J
key-j-does = say “j'adoube”
key-m = M
key-m-does = go to the field for typed moves; B goes back to the board
key-question = ?
key-question-does = show this
help-low-sound = Play a sound when you have little time left
help-typed = Typed
typed-move = Nf3
typed-move-does = a move in your notation
typed-empty = Enter
typed-empty-does = with nothing typed: press the clock
typed-clock = c
typed-clock-does = the clocks
typed-last = l
typed-last-does = what happened last
typed-square = s e4
typed-square-does = what stands on e4
typed-pieces = p
typed-pieces-does = where all pieces stand

rulings-title = Rulings
rulings-none = Nothing has been ruled yet.

result-title = Result
sign-done = signed
sign-open = not yet signed
sign-act = Sign { $score }

sheet-title = Scoresheet
sheet-empty = No move has been completed yet.
sheet-moves = Moves
sheet-number = Move
sheet-white = White
sheet-black = Black
sheet-round = Round
sheet-date = Date
sheet-result = Result
sheet-write = Write on your sheet
sheet-write-send = Write
sheet-print = Print the scoresheet
sheet-sign-white = White's signature
sheet-sign-black = Black's signature
sheet-sign-arbiter = Arbiter's signature

# The links for a player's side.
side-links-title = Links for your side
side-links-only = Only the link that you hold lets anybody in as { $role }.
side-links-second-later-used = A second link for { $role } was made by { $by } at { $made } and used at { $used }.
side-links-second-later-unused = A second link for { $role } was made by { $by } at { $made }. Nobody has used it yet.
side-links-second-first-used = Another link for { $role } was made at { $made }, with the game, and used at { $used }.
side-links-second-first-unused = Another link for { $role } was made at { $made }, with the game. Nobody has used it yet.
side-links-assistant-later-used = A link for { $role } was made by { $by } at { $made } and used at { $used }.
side-links-assistant-later-unused = A link for { $role } was made by { $by } at { $made }. Nobody has used it yet.
side-links-assistant-first-used = The link for { $role } was made with the game and used at { $used }.
side-links-assistant-first-unused = The link for { $role } was made with the game. Nobody has used it yet.
side-links-revoked = It was revoked by { $by } at { $time }.
side-links-gone = It was revoked at { $time }.
side-links-untrusted = It holds no share of a sealed move until you say that it is yours, or a second official vouches for it. If you do not know of it, call the arbiter.
side-links-mine = It is mine
