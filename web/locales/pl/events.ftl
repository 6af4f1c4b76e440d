# Całe zdanie. Przy tym, co robi zegar, zegara się nie wymienia.
event-sentence = { $by ->
    [clock] { $what }.
   *[other] { $who }: { $what }.
}
# Między tym, kto to zrobił, a tym, co zrobił.
event-joint = :
event-not-told = coś tylko dla sędziego
event-piece-named = { $what }, { $piece }
