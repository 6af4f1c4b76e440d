# Celá veta. Pri tom, čo robia hodiny, sa hodiny nemenujú.
event-sentence = { $by ->
    [clock] { $what }.
   *[other] { $who }: { $what }.
}
# Medzi tým, kto to urobil, a tým, čo urobil.
event-joint = :
event-not-told = niečo len pre rozhodcu
event-piece-named = { $what }, { $piece }
