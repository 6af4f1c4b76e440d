use crate::block_line::{BlockLine, lines_of};
use crate::trouble::Place;
use crate::{Case, Trouble};

/// A page of Markdown with law cases.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its path, as it was given.
    pub path: String,
    /// All of its text.
    pub text: String,
    /// Its cases, in order.
    pub cases: Vec<Case>,
    /// The cases that cannot be read, in order.
    pub broken: Vec<Broken>,
}

/// A case that cannot be read.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Its heading.
    pub title: String,
    /// The line of the page with its heading, from 1.
    pub line: usize,
    /// What cannot be read, and where.
    pub trouble: Trouble,
}

impl Page {
    /// Reads a page; reports everything that is wrong with its cases at once.
    pub fn read(path: impl Into<String>, text: impl Into<String>) -> Result<Self, Vec<Trouble>> {
        let page = Self::of(path, text);
        match page.broken.is_empty() {
            true => Ok(page),
            false => Err(page.broken.into_iter().map(|broken| broken.trouble).collect()),
        }
    }

    /// Reads a page of which some cases may be broken: the others can be played nevertheless.
    pub fn of(path: impl Into<String>, text: impl Into<String>) -> Self {
        let (path, text) = (path.into(), text.into());
        let mut page = Self { path, text, cases: Vec::new(), broken: Vec::new() };
        let mut heading: Option<BlockLine> = None;
        let mut block: Option<(BlockLine, Vec<BlockLine>)> = None;
        let lines: Vec<BlockLine> = lines_of(&page.text).collect();
        for line in lines {
            let content = line.of(&page.text);
            let (is_heading, is_fence) =
                (content.starts_with("## "), content.trim_end() == "```case");
            let ends = content.trim_end() == "```";
            match &mut block {
                Some((_, lines)) if !(ends || is_heading || is_fence) => lines.push(line),
                Some(_) => {
                    let (fence, lines) = block.take().expect("a block is open");
                    // No line of a case begins like the next one, so this one has no end.
                    page.take(heading.take(), fence, ends.then_some(&lines));
                }
                None => {}
            }
            if is_heading {
                heading = Some(line);
            } else if is_fence {
                block = Some((line, Vec::new()));
            }
        }
        if let Some((fence, _)) = block {
            page.take(heading, fence, None);
        }
        page
    }

    /// Takes a case, or what is wrong with it; without lines it has no end.
    fn take(
        &mut self,
        heading: Option<BlockLine>,
        fence: BlockLine,
        lines: Option<&Vec<BlockLine>>,
    ) {
        let read = match lines {
            Some(lines) => Case::read(&self.path, &self.text, heading, fence, lines),
            None => {
                let place = fence.place(&self.path, &self.text);
                Err(Trouble::new(&place, "the case has no end", "no ``` closes this block"))
            }
        };
        match read {
            Ok(case) => self.cases.push(case),
            Err(trouble) => self.broken.push(Broken {
                title: heading
                    .map_or("a case without a heading", |it| title(it, &self.text))
                    .to_owned(),
                line: self.line_number(heading.unwrap_or(fence)),
                trouble,
            }),
        }
    }

    /// The number of a line, from 1.
    pub(crate) fn line_number(&self, line: BlockLine) -> usize {
        self.text[..line.offset].matches('\n').count() + 1
    }

    pub(crate) fn place(&self, line: BlockLine) -> Place<'_> {
        line.place(&self.path, &self.text)
    }
}

/// The title in a heading.
pub(crate) fn title(heading: BlockLine, text: &str) -> &str {
    heading.of(text).trim_start_matches("## ").trim()
}
