//! Tables of figures on the terminal.

use std::fmt;

/// Rows of figures under headings; a figure that was not taken shows as a dash.
pub(crate) struct Table {
    title: String,
    headings: Vec<String>,
    rows: Vec<(String, Vec<Option<f64>>)>,
    decimals: usize,
}

impl Table {
    pub(crate) fn new(title: &str, headings: Vec<String>, decimals: usize) -> Table {
        Table { title: title.to_owned(), headings, rows: Vec::new(), decimals }
    }

    pub(crate) fn row(&mut self, name: &str, figures: Vec<Option<f64>>) {
        self.rows.push((name.to_owned(), figures));
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.rows.iter().map(|(name, _)| name);
        let first = names.chain([&self.title]).map(|name| name.chars().count());
        let first = first.max().unwrap_or_default();
        write!(f, "{:first$}", self.title)?;
        for heading in &self.headings {
            write!(f, "  {heading:>7}")?;
        }
        writeln!(f)?;
        for (name, figures) in &self.rows {
            write!(f, "{name:first$}")?;
            for (heading, figure) in self.headings.iter().zip(figures) {
                let width = heading.chars().count().max(7);
                match figure {
                    Some(figure) => write!(f, "  {figure:>width$.*}", self.decimals)?,
                    None => write!(f, "  {:>width$}", "-")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The geometric mean: the one mean under which ratios of figures make sense.
pub(crate) fn geometric_mean(figures: impl IntoIterator<Item = Option<f64>>) -> Option<f64> {
    let logarithms: Option<Vec<f64>> =
        figures.into_iter().map(|figure| figure.map(f64::ln)).collect();
    let logarithms = logarithms.filter(|logarithms| !logarithms.is_empty())?;
    Some((logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp())
}

/// A figure for a line that a program may read.
pub(crate) fn plain(figure: Option<f64>) -> String {
    figure.map_or_else(|| "-".to_owned(), |figure| format!("{figure:.3}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_under_their_headings() {
        let mut table =
            Table::new("Mnodes/s", vec!["ours".to_owned(), "a long name".to_owned()], 1);
        table.row("start", vec![Some(123.45), None]);
        assert_eq!(
            table.to_string(),
            "Mnodes/s     ours  a long name\nstart       123.5            -\n"
        );
    }

    #[test]
    fn a_mean_needs_every_figure() {
        assert_eq!(plain(geometric_mean([Some(2.0), Some(8.0)])), "4.000");
        assert_eq!(geometric_mean([Some(2.0), None]), None);
        assert_eq!(geometric_mean([]), None);
    }
}
