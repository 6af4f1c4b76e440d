# What officials do, and what they write into the record.

act-starts = Start the clock
act-interrupts = Interrupt the game
act-resumes = Resume the game
act-upholds-appeal = Uphold the appeal
act-upholds-appeal-with = Uphold the appeal: the result is { $score }
act-rejects-appeal = Reject the appeal

# What somebody did that the Laws of conduct speak of.
misconduct-disrepute = Brings chess into disrepute
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
misconduct-claims = Makes claims without reason
misconduct-offers = Offers draws without reason
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
act-reported-late = A device reported late: { side }, { $time } before, “{ $act }”. It was not taken into the game.
