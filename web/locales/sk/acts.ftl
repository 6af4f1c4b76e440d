# Čo ľudia robia pri šachovnici, povedané tým, ktorí to smú vedieť.

who-arbiter = Rozhodca
who-clock = Hodiny
who-organiser = Organizátor
who-appeals = Odvolacia komisia

act-piece-touched = { $who } sa dotkol { $on }{ $piece ->
    [none] .
   *[other] , { $piece }.
}
act-piece-lifted = { $who } zdvihol kameň z { $from }.
act-piece-released = { $who } ho položil na { $on }.
act-piece-taken-off = { $who } odstránil kameň z { $from }.
act-piece-put = { $who } postavil na { $on }: { $kind }.
act-piece-displaced = { $who } prevrátil kameň na { $from }.
act-adjusting-announced = { $who } hovorí „opravujem“.
act-clock-pressed = { $who } stlačil hodiny.
act-clock-stopped = { $who } zastavil hodiny{ $text ->
    [none] .
   *[other] : { $text }.
}
act-said = { $who } hovorí „{ $text }“.
act-sheet-written = { $who } zapísal { $text }.
act-draw-offered = { $who } ponúka remízu.
act-draw-accepted = { $who } prijal remízu.
act-draw-declined = { $who } odmietol remízu.
act-resigned = { $who } sa vzdal.
act-draw-claimed = { $who } žiada remízu: { $ground ->
    [threefold] pozícia vzniká tretíkrát
   *[other] päťdesiat ťahov bez brania a bez ťahu pešiakom
}{ $text ->
    [none] .
   *[other] , so zapísaným ťahom { $text }.
}
act-claimed = { $who } reklamuje: { $claim ->
    [time] zástavka súpera spadla.
    [illegal_move] ťah súpera je nesprávny.
    [touch_move] súper musí ťahať kameňom, ktorého sa dotkol.
   *[other] pri šachovnici niečo nie je v poriadku.
}
act-arrived = { $who } prišiel k šachovnici.
act-left = { $who } odišiel od šachovnice.
act-result-signed = { $who } podpísal { $text }.
act-clock-set-by-arbiter = { $who } nastavil hodiny.
act-game-started = { $who } začal partiu.
act-game-interrupted = Hodiny sú zatiaľ zastavené.
act-game-resumed = { $who } znova spustil hodiny.
act-flag-fell = { $side ->
    [white] Zástavka bieleho spadla.
   *[other] Zástavka čierneho spadla.
}
act-announced = Kolo sa začína.
act-time-passed = Čas uplynul.
