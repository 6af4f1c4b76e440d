//! The Laws, one folder or file for each article: to find a rule, look for its article here.
//!
//! An article reads the game and rules; it changes nothing. The order in which articles are asked
//! does not belong here: `judge` decides it.

pub(crate) mod appendix_a;
pub(crate) mod appendix_c;
pub(crate) mod appendix_d;
pub(crate) mod art01_03;
pub(crate) mod art02;
pub(crate) mod art04;
pub(crate) mod art05;
pub(crate) mod art06;
pub(crate) mod art07;
pub(crate) mod art08;
pub(crate) mod art09;
pub(crate) mod art10;
pub(crate) mod art11;
pub(crate) mod art12;
pub(crate) mod guideline_1;
pub(crate) mod guideline_2;
pub(crate) mod guideline_3;
