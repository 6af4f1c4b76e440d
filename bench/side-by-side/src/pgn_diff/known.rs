//! The games of the annotated sample that pgn-reader reads differently, and why; see
//! `docs/decisions/pgn-differences.md`.

/// A reason, and parts of the titles of the games that it explains.
pub(super) const REASONS: &[(&str, &[&str])] = &[
    (
        "quotation marks in a tag end the tags for the peer, and the moves have the rest of them",
        &[
            "Tartakower,S/Maroczy,G/",
            "Tartakower,S/Janowski,D/",
            "113/",
            "63/",
            "Mikenas, Vladas/Petrov, L./",
            "006.Torneo ",
            "Grimmer, A W./Stewart, D J./",
            "PCC ",
        ],
    ),
    (
        "a capture without its sign is illegal for the peer",
        &[
            "/W34/B34/",
            "/W52/B52/",
            "/Kosteniuk/Karpov/",
            "/Milov/Malakhatko/",
            "/Gallagher/Fm Klauser/",
            "/Almasi/Shirov/",
            "/Panno/Ivkov/",
            "/Campora/Rustemov/",
            "/I.Sokolov Ned/Dizdarevic Bih/",
            "/Djuric/Sadeghi/",
            "/Tkachiev, Vladislav/Marek, Yves/",
            "/Boidman/Kuemin/",
            "/Lasker/Janowski/",
            "/Reti/Alekhine/",
            "/Alekhine/Marshall, F.J./",
            "/Averbakh, Y/Tal, M/",
            "/Tarrasch, S/Von Scheve, T/",
            "/Lehman/Smyslov/",
            "/Morphy/Duke of Brunswick/",
            "/ Marache / Morphy /",
            "/Akesson, Ralf/Ivanov, Sergey/",
            "/Ivanov, Sergey/Solovjov, Sergey/",
            "/Ivanov, Sergey/Vaulin, Alexander/",
            "/Ivanov, Sergey/Westerinen, Heikki M J/",
        ],
    ),
    (
        "the peer leaves out a move to which the result clings",
        &[
            "/Ledger, Stephen/Shaw, John K/",
            "/Ledger, Dave J/Wells, Peter/",
            "/Lappage, Jonathan/McDonnell, James J/",
            "/Snape, Ian L/Lappage, Jonathan/",
            "/Blackburn, Jonathan LB/Ledger, Dave J/",
            "/Walker, Martin G/Rowson, Jonathan/",
            "/Broomfield, Matthew/Rudd, Jack/",
            "/Rudd, Jack/Lappage, Jonathan/",
        ],
    ),
    (
        "the peer leaves out a move to which a comma clings",
        &[
            "/McDonnell/La Bourdonnais/",
            "World Championship (1)/New York/1907/",
            "/Alekseev, Evgeny/Ivanov, Sergey/",
        ],
    ),
    (
        "a blank line among the moves ends the game for the peer",
        &["/W40/B40/", "/W42/B42/", "/Kramnik, V./DEEP FRITZ/"],
    ),
    (
        "the peer leaves out a promotion without the sign of equality",
        &[
            "/Charousek/Wolner/",
            "/Schiller, Eric/Paolozzi, Marcos/",
            "/Schiller, Eric/Schwartzman, Gabriel/",
            "/Schiller, Eric/Gurevich, Dmitry/",
        ],
    ),
    (
        "both squares without a letter are a pawn's move for the peer",
        &["/W30/B30/", "/W32/B32/", "/W45/B45/"],
    ),
    (
        "a comment that is not closed swallows two games for the peer",
        &["/Pelletier, Y./Stangl/", "/Tal, M./Agopian/", "/Webmueller/Becher/"],
    ),
    (
        "a closing bracket too many ends a variation for the peer",
        &["/Evans, Larry GM/Pilnick, Carl/", "/Bell, I W./Watson, J./"],
    ),
    (
        "the peer leaves out a tag that does not begin its line",
        &["Lodz/1929.??.??/?/Najdorf/Shapiro/"],
    ),
    ("the peer leaves out a move with `++`", &["/Gallagher/Turpanov/"]),
];
