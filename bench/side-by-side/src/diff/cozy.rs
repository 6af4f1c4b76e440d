//! cozy-chess's answers.

use cozy_chess::{Board, Color, FenParseError, File, Move, Piece, Rank, Square, get_king_moves};

use super::answers::Program;
use super::known;

pub(super) struct Cozy(Board);

impl Cozy {
    /// Reads Shredder-FEN.
    pub(super) fn read(fen: &str) -> Result<Cozy, FenParseError> {
        Board::from_fen(fen, true).map(Cozy)
    }

    /// The starting position of that number.
    pub(super) fn chess960_start(number: u32) -> Cozy {
        Cozy(Board::chess960_startpos(number))
    }

    /// A starting position with a number for each side.
    pub(super) fn double_chess960_start(white: u32, black: u32) -> Cozy {
        Cozy(Board::double_chess960_startpos(white, black))
    }

    pub(super) fn shredder_fen(&self) -> String {
        format!("{:#}", self.0)
    }

    fn castling_text(&self) -> String {
        let mut text = String::new();
        for color in [Color::White, Color::Black] {
            let rights = self.0.castle_rights(color);
            for (rook, wing) in [(rights.short, 'k'), (rights.long, 'q')] {
                let Some(rook) = rook else { continue };
                let letter = if self.is_outermost(color, rook) { wing } else { rook.into() };
                text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }

    /// X-FEN says K and Q of the rook farthest from the king, and names the file of any other.
    fn is_outermost(&self, color: Color, rook: File) -> bool {
        let rank = Rank::First.relative_to(color);
        let king = self.0.king(color).file();
        let farther = |file: File| {
            if rook > king { file > rook } else { file < rook }
        };
        let rooks = self.0.colored_pieces(color, Piece::Rook);
        !File::ALL.into_iter().any(|file| farther(file) && rooks.has(Square::new(file, rank)))
    }

    pub(super) fn kings_touch(&self) -> bool {
        let [white, black] = [Color::White, Color::Black].map(|color| self.0.king(color));
        get_king_moves(white).has(black)
    }

    pub(super) fn has_legal_en_passant(&self, square: Square) -> bool {
        let pawns = self.0.colored_pieces(self.0.side_to_move(), Piece::Pawn);
        let mut found = false;
        self.0.generate_moves_for(pawns, |moves| {
            found |= moves.to.has(square);
            found
        });
        found
    }

    pub(super) fn en_passant_square(&self) -> Option<Square> {
        let rank = Rank::Third.relative_to(!self.0.side_to_move());
        self.0.en_passant().map(|file| Square::new(file, rank))
    }
}

impl Program for Cozy {
    const NAME: &'static str = "cozy-chess";

    type Move = Move;

    fn moves(&self) -> Vec<(String, Move)> {
        let mut moves = Vec::new();
        self.0.generate_moves(|set| {
            moves.extend(set.into_iter().map(|mv| (mv.to_string(), mv)));
            false
        });
        moves
    }

    fn play(&self, mv: Move) -> Cozy {
        let mut board = self.0.clone();
        board.play_unchecked(mv);
        Cozy(board)
    }

    fn checkers(&self) -> u64 {
        self.0.checkers().0
    }

    fn fen(&self) -> String {
        let fen = self.0.to_string();
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        fields[2] = self.castling_text();
        fields[3] = known::cozy_keeps_every_double_step(self);
        fields.join(" ")
    }
}
