# What the Laws make of what happened.

# What belongs to every ordinary game.
ruling-touch-counted = The touch of { $squares } counts.
ruling-adjusting-allowed = { side } may adjust pieces now.
ruling-move-made = The move { $move } is made.
ruling-pieces-moved = The pieces were moved in a way that is not a move.
ruling-move-completed = { side }'s move is completed.
ruling-clock-goes-over = { opponent }'s clock runs.
ruling-clock-started = { side }'s clock is started.
ruling-clocks-stopped = The clocks are stopped.
ruling-illegal-moves-counted = { $count ->
    [one] { side } has made { $count } illegal move.
   *[other] { side } has made { $count } illegal moves.
}
ruling-offer-opened = { side } offers a draw.
ruling-offer-lapsed = The draw offer has lapsed.
ruling-take-back-agreed = { side } agrees that { $whose ->
    [white] White
   *[black] Black
}'s move { $number } is taken back.
ruling-turn-returned = No move was made; the same player has the move.
ruling-move-sealed = { side } has sealed a move.
ruling-counter-set = The move counter is set to { $white } for White and { $black } for Black.
ruling-decision-replaced = The decision of entry { $number } no longer counts.

# What a player must do.
ruling-must-move-free = { side } may make any legal move.
ruling-must-move-piece = { side } must move the { piece } on { $square }.
ruling-must-move-take = { side } must take the piece on { $square }.
ruling-must-move-take-with = { side } must take the piece on { $to } with the { piece } on { $square }.
ruling-must-move-castle = { side } must castle: { castling }.
ruling-must-move-promote = { side } must promote to a { piece } on { $square }.
ruling-must-move-finish = { side } must finish the move from { $square } to { $to }.
ruling-must-move-finish-promoting = { side } must finish the move from { $square } to { $to } by promoting to a { piece }.
ruling-must-move-play = { side } must play the move as written, from { $square } to { $to }.
ruling-must-move-play-promoting = { side } must play the move as written, from { $square } to { $to } with promotion to a { piece }.
ruling-must-restore = { side } must put the pieces back in { side }'s own time.
ruling-must-write-first = { side } must first write the move down.
ruling-must-update-sheet = { side } must bring the scoresheet up to date before moving.
ruling-need-not-record = { side } need not record the moves.
ruling-must-set-board = { side } must correct their own board by the scoresheets.

ruling-must-seal = { side } must seal the next move.
ruling-must-seal-move = { side } has made the move { $move } on the board and must seal that move.
ruling-must-state = { side } must say which move was sealed.
ruling-must-write-position = { side } must write down the final position.
ruling-must-verify = { side } must verify what was written down.
ruling-must-announce = { side } must announce the move.
ruling-must-repeat = { side } must repeat the announcement.
ruling-must-correct-entry = { side } must correct entry { $number } of their own scoresheet.

# Adjourned games.
ruling-adjourned = The game is adjourned.
ruling-resumed = The game is resumed.
ruling-envelope-kept = The envelope is in order; the arbiter keeps it.
ruling-must-show = The envelope must show { $item ->
    [names] the names of the players
    [position] the position before the sealed move
    [used] the time that each player has used
    [sealer] who sealed the move
    [number] the number of the sealed move
    [offer] whether a draw offer is open
   *[resumption] when and where play is resumed
}.

# Quickplay finish.
ruling-increment-requested = { side } has asked for an increment and so has offered a draw.
ruling-increment-introduced = Both players get { $time } more for each move.
ruling-delay-introduced = Both players get a delay of { $time } for each move.
ruling-decision-put-off = The arbiter decides on the claim later.
ruling-order-unknown = Nobody can say which flag fell first.
ruling-play-ends = The claim ends the play; the result is still open.

# Games of visually disabled players.
ruling-two-boards = Each player has their own board.
ruling-assistant-accepted = { side } has an assistant.
ruling-assistant-accepted-for = { side } has an assistant for the duties of { $articles }.
ruling-announced = { side } announced the move { $move }.
ruling-announced-no-move = { side }'s announcement is not a legal move.
ruling-repeated = { side } repeated the announcement.
ruling-not-yet-made = { side }'s move does not count as made yet.
ruling-told = { side } is told: { $count ->
    [one] { $count } move completed
   *[other] { $count } moves completed
}, White has { $white }, Black has { $black }.

# Notation.
ruling-no-evidence = { side }'s scoresheet is not in algebraic notation and cannot be used as evidence.

# Touching and adjusting.
ruling-announcement-too-late = The announcement came after the touch and does not count.
ruling-touch-annulled = The touch does not count.
ruling-may-not-adjust = { side } may not adjust pieces now.

# The board.
ruling-position-restored = The position before the irregularity is restored.
ruling-position-transferred = The position is transferred to a board that is placed correctly.
ruling-castling-lost = { side } may not castle { $wing ->
    [king-side] kingside
    [queen-side] queenside
   *[both] on either side
}.
ruling-move-stands = { side }'s move stands.
ruling-becomes-queen = The pawn on { $square } is replaced by a queen.
ruling-sealed-move-made = The sealed move { $move } is made.
ruling-started-anew = { $colours ->
    [exchanged] The game is void; a new game is played with colours exchanged.
   *[same] The game is void; a new game is played.
}

# The clock.
ruling-time-added = { side } gains { $time }.
ruling-time-taken = { side } loses { $time }.
ruling-clock-set = { side }'s clock is set from { $from } to { $to }.
ruling-clock-setting-stays = The setting of the clock stays as it is.
ruling-control-met = The moves of this period were made in time.
ruling-period-begun = { side }'s next period begins.
ruling-flag-put-up = { side }'s flag is put up again.
ruling-clock-placed = The clock stands on Black's { $place ->
    [right] right
   *[left] left
}.
ruling-clock-replaced = The clock is replaced.
ruling-control-set = The clock is set for { $control }.

# The beginning.
ruling-round-begun = The round has begun.
ruling-cannot-start = The game cannot start like this.
ruling-set-up = The pieces are set up correctly.
ruling-supervision-chosen = { $supervision ->
    [full] The competition rules apply in full.
   *[limited] The rules for limited supervision apply.
}

# Claims, offers, penalties.
ruling-no-penalty = There is no penalty.
ruling-warned = { side } is warned.
ruling-claim-correct = The claim is correct.
ruling-claim-rejected = The claim is rejected.
ruling-offer-no-longer-open = The draw offer is no longer open.
ruling-condition-void = The condition attached to the offer is void.
ruling-no-agreement = A draw cannot be agreed here.
ruling-sheet-given = { side } is given a scoresheet.
ruling-sheet-shown = { side } is shown the arbiter's record.
ruling-request-refused = The request is refused.

# The end and after.
ruling-game-won = { side } wins: { ending }.
ruling-game-won-by-forfeit = { side } wins by forfeit: { ending }.
ruling-game-drawn = The game is drawn: { ending }.
ruling-game-lost-by-both = Both players lose: { ending }.
ruling-game-ended = The game ends { $score }: { ending }.
ruling-result-stands = The result stands.
ruling-result-replaced = The result is { $now }; it was { $was }.
ruling-result-set = The result is { $now }.
ruling-decision-stands = The decision stands.
ruling-appeal-upheld = The appeal is upheld.
ruling-appeal-rejected = The appeal is rejected.

# The arbiter.
ruling-arbiter-waits = The arbiter waits until the next move is completed.
ruling-arbiter-must-decide = The arbiter must decide: { question }
ruling-no-effect = This has no effect.

# What the arbiter is asked; stands after "The arbiter must decide: ".
question = { $question ->
    [clocks] what should the clocks show?
    [castling] was { side }'s king move an unfinished castling?
    [press] did { side } press the clock by accident?
    [touch] did { side } mean to touch the piece on { $square }?
    [report] does { side }'s press, reported late by the clock, count?
    [arrival] does { side } lose by default?
    [agreement] is the draw agreed?
    [penalty] is { side } given a penalty?
    [offence] what does { side } get for it?
    [spectator] must the spectator leave the venue?
    [refusal] does { side } lose for refusing again and again to comply with the Laws?
    [both-refuse] do both lose for refusing again and again to comply with the Laws?
    [time-penalty] is that much time taken from { side }, although { side }'s flag then falls?
    [expelled] what is the score of the game of { side }, who is expelled?
    [result] what is the result?
    [stop] did { side } have a valid reason to stop the clock?
    [setting] what should the clocks show after the wrong setting?
    [deduction] does { side } lose time because an assistant presses the clock?
    [defect] does the clock work?
    [both-flags] what follows, now that both flags are down?
    [meaning] is it clear which move { side } sealed?
    [late] does { side }, who came late to the resumption, lose?
    [times] are the times, which were wrong at the resumption, corrected?
    [slip] which move counts, the one that { side } made or the one that was announced?
    [increment] do both players get the increment that { side } asked for?
    [quickplay-claim] is { side }'s claim accepted, postponed or rejected?
    [put-off-claim] is the game drawn by { side }'s claim, which was postponed?
    [referred-claim] is the game drawn by { side }'s claim?
   *[position] from which position does play continue?
}

# What ended a game; stands after the result and a colon.
ending = { $ending ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead-position] neither player can checkmate any more
    [resignation] resignation
    [agreement] by agreement
    [threefold] the position has occurred three times
    [fifty-moves] fifty moves without capture or pawn move
    [fivefold] the position has occurred five times
    [seventy-five-moves] seventy-five moves without capture or pawn move
    [time] time
    [illegal-moves] illegal moves
    [illegal-position] an illegal position
    [default] a player did not arrive in time
    [sealed-move] the sealed move
    [quickplay] the quickplay finish
    [penalty] a penalty
    [appeal] on appeal
    [signature] both players signed it
   *[arbiter] the arbiter's decision
}

# What the arbiter alone is told.
fact-move = { side }'s move { $number } is illegal.
fact-touch-move = { side }'s move { $number } was not made with the touched piece.
fact-flag = { side }'s flag has fallen.
fact-position = The position on the board is illegal.
fact-piece = The piece on { $square } is displaced.
fact-both-kings-in-check = Both kings are in check.
fact-pawn-not-promoted = The pawn on { $square } is not promoted.
fact-both-hands = { side } used both hands.
fact-pressed-without-move = { side } pressed the clock without making a move.
fact-initial-position = The initial position is wrong.
fact-board-turned = The board is the wrong way round.
fact-colours = The players have each other's colours.
fact-clock-setting = The clock is not set as the regulations say.
fact-clock-failed = The clock does not work.
fact-sheet = { side }'s scoresheet differs from the board.
fact-boards-differ = The two boards differ.
fact-occurred = { $count ->
    [one] The position has occurred once.
   *[other] The position has occurred { $count } times.
}
fact-quiet-moves = { $count ->
    [one] There was { $count } move by each player without capture or pawn move.
   *[other] There were { $count } moves by each player without capture or pawn move.
}
fact-adjusting-alone = { side } adjusts pieces while the opponent is away.
fact-offer-at-wrong-time = { side } offered a draw at the wrong time.
fact-offer-repeated = { side } offered a draw again without reason.
fact-other-hand = { side } pressed the clock with the other hand.
fact-clock-hit = { side } hit the clock.
fact-clock-lifted = { side } lifted the clock.
fact-clock-knocked-over = { side } knocked over the clock.
fact-clock-finger = { side } kept a finger on the clock.
fact-clock-held = { side } held the clock so that the opponent could not press.
fact-counter-behind = The move counter shows fewer moves than were completed.
fact-order-unknown = Nobody knows which flag fell first.
fact-schedule-suffers = The schedule suffers.
fact-envelope-missing = The envelope with the sealed move is missing.
fact-adjourned-position-unknown = The position of the adjourned game is no longer known.
fact-came-late = { side } came to the resumption after the default time.
fact-spoke-unasked = { side }'s assistant told the player something unasked.
fact-absent = { side } is absent.
fact-class = By its time control the game is { $class ->
    [standard] a standard game
    [rapid] a rapid game
   *[blitz] a blitz game
}.
fact-times-differ = The players have different times.
fact-too-many-games = One arbiter has more games than full supervision allows.
fact-not-recorded = The game is not recorded as full supervision requires.

# What the arbiter looked at, whether or not anything is wrong there.
noticed-move = { side }'s move { $number }
noticed-flag = { side }'s flag
noticed-position = the position on the board
noticed-piece = the piece on { $square }
noticed-initial-position = the initial position
noticed-board = how the board is placed
noticed-colours = who has which colour
noticed-clock-setting = the setting of the clock
noticed-sheet = { side }'s scoresheet
noticed-move-counter = the move counter of the clock
noticed-class-of-game = the class of the game
noticed-times = the players' times
noticed-games-of-arbiter = how many games an arbiter has
noticed-recorder = who records the game
noticed-time-left = { side }'s time
noticed-adjourned-position = the position of the adjourned game

# The decisions that the Laws leave to the arbiter.
choice-clocks-stay = Leave the clocks as they are
choice-clocks-as-they-were = Set the clocks as they were
choice-finish-castling = The castling is finished
choice-illegal-move = It is an illegal move
choice-accident = It was an accident
choice-touch-counts = The touch counts
choice-touch-does-not-count = The touch does not count
choice-play-on = Play goes on
choice-new-game = A new game is played
choice-restore = The position is restored
choice-win = { side } wins
choice-draw = The game is drawn
choice-no-penalty = No penalty
choice-warning = A warning
choice-meaning-clear = The meaning is clear
choice-move-on-board = The move on the board
choice-move-announced = The announced move
choice-increment = Five seconds more for each move
choice-delay = A delay of five seconds for each move
choice-no-increment = No increment
choice-put-off = Decide later
choice-put-off-with-time = Decide later; two more minutes for the opponent
choice-reject-claim = Reject the claim
choice-take-report = What the clock reported counts
choice-ignore-report = What the clock reported does not count
choice-reason-valid = There was a valid reason
choice-clocks-by-setting = Set the clocks as they would be with the correct setting
choice-ten-minutes-less = Ten minutes less
choice-clock-failed = The clock has failed
choice-position-after = Back to the position after { side }'s move { $number }

# The penalties of 12.9.
penalty-warning = A warning
penalty-opponent-gains = { $time } more for the opponent
penalty-loses = { $time } less
penalty-score = The result { $score }
penalty-loss = Loss of the game
penalty-fine = A fine
penalty-exclusion = { $count ->
    [one] Exclusion from { $count } round
   *[other] Exclusion from { $count } rounds
}
penalty-expulsion = Expulsion from the competition

# What is wrong with a move that was completed.
wrong-no-move = What was done with the pieces is not a move.
wrong-unpromoted = The pawn was left on the last rank.
wrong-touch-move = The move was not made with the touched piece.
wrong-both-hands = The move was made with two hands.
wrong-pass = The clock was pressed without making a move.

# Scoresheets.
ruling-must-use-algebraic = { side } must record in algebraic notation.
ruling-must-mark-offer = { side } must mark the draw offer on the scoresheet with (=).
ruling-must-complete-sheet = { side } must complete the scoresheet before moving.
ruling-sheet-replaced = { side }'s electronic scoresheet is replaced, with everything that was on it.
ruling-must-hand-in = { side } must hand in the original scoresheet; it belongs to the organiser.
ruling-must-lend-sheet = { side } must lend the scoresheet to the opponent.
ruling-must-give-back-sheet = { side } must give back the opponent's scoresheet before moving.
ruling-reconstruction = The game is reconstructed on a second board; the position and the times are written down.
ruling-next-move = The next move counts as move { $number }.
ruling-recorder-accepted = Somebody else records the moves for { side }.

# Conduct, penalties, points and appeals.
ruling-points-scored = White scores { $white } and Black { $black }.
ruling-score-refused = A game cannot have such a score.
ruling-penalty-refused = The Laws do not allow this penalty: { $because ->
    [no-clock] there is no clock.
    [game-over] the game is over.
    [no-time] the time is zero.
    [full-already] the opponent already has the full point.
    [nothing-left] the offender has no point to lose.
    [not-lost] the offender does not lose by it.
    [opponent-loses] the opponent loses by it.
    [not-a-score] a game cannot have such a score.
    [not-announced] no fine was announced beforehand.
    [no-round] the number of rounds is zero.
   *[no-consent] the organiser has not agreed.
}
ruling-points-wait = { side }'s penalty is settled when the game has a result.
ruling-fined = { side } is fined.
ruling-excluded = { $count ->
    [one] { side } is excluded from { $count } round.
   *[other] { side } is excluded from { $count } rounds.
}
ruling-expelled = { side } is expelled from the competition.
ruling-player-sent-out = { side } must leave the playing venue.
ruling-sent-out = The spectator must leave the playing venue.
ruling-result-waits = The result waits until { side } arrives.
ruling-explained = Article { $article } is explained; nothing is said about the position.
ruling-moves-told = White has completed { $white } moves, Black { $black }.
ruling-appeal-taken = { side }'s appeal is taken up; until it is decided, the decision stands.
ruling-appeal-too-late = The appeal comes too late.
ruling-withdrawn = { $what ->
    [warning] { side }'s warning is withdrawn.
    [points] { side }'s penalty in points is withdrawn.
    [fine] { side }'s fine is withdrawn.
    [exclusion] { side }'s exclusion is withdrawn.
   *[expulsion] { side }'s expulsion is withdrawn.
}
ruling-game-goes-on = The game goes on.
ruling-moves-reinstated = The moves that had been struck out count again.
ruling-decision-unclear = The decision must say which of the open questions it answers.
fact-warned = { side } has been warned { $count } times; tell the player that the next penalty is the loss of the game.
fact-time-trouble = { side } is in time trouble.
fact-many-offers = { side } has offered a draw { $count } times.
choice-score = { $score }
choice-result-stands = The result stands
choice-send-out = The spectator must leave
choice-time-taken = The time is taken
penalty-opponent-full = The full point to the opponent
penalty-lowered = A lower score
