#![doc = include_str!("../README.md")]

mod answer;
mod ask;
mod checks;
mod closed_list;
mod closure;
mod dead;
mod dive;
mod forced;
mod guide;
mod irregular;
mod material;
mod men;
mod move_queue;
mod pattern;
mod picture;
mod plan;
mod queue;
mod reach;
mod seen;
mod split;
mod steps;
mod stuck;
mod view;
mod watcher;
mod ways;
mod weights;

pub use answer::{Answer, Limit, Proof};
pub use ask::{can_mate, quick};
pub use closed_list::{closed_list_draw, has_lone_king};
pub use dead::{Dead, is_dead_position};
pub use irregular::can_mate_irregular;
pub use material::{MaterialRule, lacks_mating_material};
pub use watcher::Watcher;
