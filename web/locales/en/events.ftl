# A whole sentence of it. What the clock does is told without naming it.
event-sentence = { $by ->
    [clock] { $what }.
   *[other] { $who } { $what }.
}
# Stands between who did it and what was done.
event-joint = { "" }
event-not-told = something for the arbiter alone
event-piece-named = { $what }, { $piece }
