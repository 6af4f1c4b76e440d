use crate::block_line::{BlockLine, lines_of};
use crate::trouble::Place;
use crate::{Case, Trouble};

/// A page of Markdown with law cases.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where it lies, as it was named.
    pub path: String,
    /// All of its text.
    pub text: String,
    /// Its cases, in order.
    pub cases: Vec<Case>,
}

impl Page {
    /// Reads a page; all that is wrong with it is told at once.
    pub fn read(path: impl Into<String>, text: impl Into<String>) -> Result<Self, Vec<Trouble>> {
        let (path, text) = (path.into(), text.into());
        let (mut cases, mut troubles) = (Vec::new(), Vec::new());
        let mut heading: Option<BlockLine> = None;
        let mut block: Option<(BlockLine, Vec<BlockLine>)> = None;
        for line in lines_of(&text) {
            let content = line.of(&text);
            match &mut block {
                Some(_) if content.trim_end() == "```" => {
                    let (fence, lines) = block.take().expect("a block is open");
                    match Case::read(&path, &text, heading, fence, &lines) {
                        Ok(case) => cases.push(case),
                        Err(trouble) => troubles.push(trouble),
                    }
                    heading = None;
                }
                Some((_, lines)) => lines.push(line),
                None if content.starts_with("## ") => heading = Some(line),
                None if content.trim_end() == "```case" => block = Some((line, Vec::new())),
                None => {}
            }
        }
        if let Some((fence, _)) = block {
            let place = fence.place(&path, &text);
            troubles.push(Trouble::new(&place, "the case has no end", "no ``` closes this block"));
        }
        match troubles.is_empty() {
            true => Ok(Self { path, text, cases }),
            false => Err(troubles),
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
