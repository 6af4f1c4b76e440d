# What officials do, and what they write into the record.

act-starts = Start the clock
act-interrupts = Interrupt the game
act-resumes = Resume the game
act-upholds-appeal = Uphold the appeal
act-upholds-appeal-with = Uphold the appeal: the result is { $score }
act-rejects-appeal = Reject the appeal

# What else the arbiter may do: each is the name of the act in a list.
act-grants = Extra time for one player
act-grants-both = The same extra time for both players
act-replaces-sheet = Another scoresheet for a player
act-accepts-recorder = Let somebody record for a player
act-accepts-recorder-minus = Let somebody record for a player, who loses time for it
act-reconstruction = Have the game reconstructed
act-reconstruction-ends = End the reconstruction: the number of moves is known
act-reconstruction-fails = End the reconstruction: the moves cannot be established
act-announces-full = Announce full supervision
act-announces-limited = Announce limited supervision
act-announces-round = Announce the round
act-clock-right = Put the clock on Black's right
act-clock-left = Put the clock on Black's left
act-permits-leave-area = Leave the playing area while having the move
act-permits-leave-venue = Leave the playing venue
act-permits-enter-area = Let a spectator into the playing area
act-permits-device = Have an electronic device
act-permits-use-bag = Use the bag that holds a device
act-permits-phone = Use a phone
act-appoints = Appoint another arbiter for this game

# What somebody did that the Laws of conduct speak of.
misconduct-disrepute = Brings chess into disrepute
misconduct-other = { $text }
misconduct-notes = Uses notes
misconduct-information = Uses a source of information
misconduct-advice = Takes advice
misconduct-analysis = Analyses on another board
misconduct-device-in-venue = Has an electronic device in the venue
misconduct-device-off-in-bag = Has a device switched off in the bag
misconduct-device-on-in-bag = Has a device switched on in the bag
misconduct-bag-used = Uses the bag that holds a device
misconduct-device-on-person = Carries an electronic device
misconduct-inspection-refused = Refuses an inspection
misconduct-smoking = Smokes outside the smoking area
misconduct-disturbing = Stays in the playing area and disturbs
misconduct-distraction = Distracts or annoys the opponent
misconduct-claims = Makes unreasonable claims
misconduct-offers = Makes unreasonable draw offers
misconduct-noise = Brings a source of noise
misconduct-refusal = Refuses to comply with the Laws
misconduct-reconstruction-refused = Refuses to help with the reconstruction
misconduct-check-refused = Refuses to check the claim
misconduct-sheet-hidden = Hides the scoresheet from the arbiter
misconduct-pen-on-sheet = Lays the pen on the scoresheet
misconduct-sheet-not-lent = Refuses to lend the scoresheet
misconduct-dawdling = Takes too long over the scoresheet
misconduct-interference = Interferes in the game
misconduct-phone = Uses a phone
misconduct-helped = Seems to be helped

# On the arbiter's desk: what a device sent too late.
act-reported-late = A device reported late: { side }, { $time } earlier, “{ $act }”. It was not taken into the game.
act-dated-back = A device says that this was done before it arrived: { side }, { $time } earlier, “{ $act }”. It was taken as done on arrival, and nobody's clock was changed for it: correct the clocks if you think that right.
