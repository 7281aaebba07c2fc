//! The command `ninefold`.

fn main() {}
