//! A case as it was played.

use std::fmt::Write;

use jadoube_laws::{BySide, Edition, write_time};

use crate::expected::line_of;
use crate::{Case, Page, Played};

impl Case {
    /// The case as it runs, with every ruling given, including routine ones, and the state of the
    /// game at the end; editions in which it runs the same way are shown together.
    ///
    /// Rulings that a case must show begin with `=>`, routine ones with `..`.
    pub fn show(&self, page: &Page) -> String {
        let mut found: Vec<(Vec<Edition>, String)> = Vec::new();
        for played in self.play_all(page) {
            let text = self.show_played(&played);
            match found.iter_mut().find(|(_, other)| *other == text) {
                Some((editions, _)) => editions.push(played.edition),
                None => found.push((vec![played.edition], text)),
            }
        }
        let mut shown = format!("{}:{}: {}\n", page.path, self.line, self.title);
        for (editions, text) in found {
            let years: Vec<String> = editions.iter().map(ToString::to_string).collect();
            let _ = write!(shown, "  Laws of {}\n{text}", years.join(", "));
        }
        shown
    }

    fn show_played(&self, played: &Played) -> String {
        let mut text = String::new();
        for (step, result) in self.steps.iter().zip(&played.steps) {
            let delay = step.delay_ms.and_then(|ms| i64::try_from(ms).ok());
            let delay = delay.map_or(String::new(), |ms| format!("+{} ", write_time(ms)));
            let _ = writeln!(text, "    {delay}{}", step.text);
            let all = result.entries.iter().flat_map(|entry| &entry.rulings);
            // Duties within the move, which a case leaves out of `plays` and `completes`, are left
            // out here too.
            for ruling in
                all.filter(|ruling| ruling.effect.is_routine() || result.rulings.contains(ruling))
            {
                let line = line_of(ruling);
                match ruling.effect.is_routine() {
                    true => writeln!(text, "      .. {}", line.trim_start_matches("=> ")),
                    false => writeln!(text, "      {line}"),
                }
                .expect("writing to a text");
            }
        }
        if let Some(step) = self.steps.get(played.steps.len()) {
            let _ = writeln!(text, "    {}\n      cannot be played", step.text);
        }
        if let Some(game) = &played.game {
            let _ = writeln!(text, "      == position {}", game.standing());
            if game.clock().is_some() {
                let BySide { white, black } = game.clocks_ms(game.at()).map(write_time);
                let _ = writeln!(text, "      == clock White {white}, Black {black}");
            }
            let end = game
                .outcome()
                .map_or("not over".to_owned(), |outcome| format!("result {}", outcome.score));
            let _ = writeln!(text, "      == {end}");
        }
        text
    }
}
