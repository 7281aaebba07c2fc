//! The colours of the page's light theme. Colour-blind people can distinguish them (after Okabe and
//! Ito, 2008).

use crate::technique::Role;

pub(super) const GROUND: &str = "#ffffff";
pub(super) const THIN: &str = "#b9bcc4";
pub(super) const THICK: &str = "#2b2e36";
pub(super) const INK: &str = "#1b1d22";
pub(super) const SOFT: &str = "#585c66";
pub(super) const GIVEN: &str = "#16181d";
pub(super) const WRITTEN: &str = "#1f4fa3";
pub(super) const GONE: &str = "#c8340c";
pub(super) const PLACED: &str = "#7fd3b4";
pub(super) const GOOD: &str = "#0c6b45";
pub(super) const CHAIN: &str = "#b4237a";
const BODY: &str = "#9ecbee";
const FIN: &str = "#f6c069";
const COLOURS: [&str; 4] = ["#8fc4f0", "#f5d36a", "#e3b0cf", "#b6d9a4"];

/// How a part of a pattern looks.
pub(super) struct Look {
    pub(super) fill: &'static str,
    /// Further attributes.
    pub(super) more: &'static str,
}

/// How a role looks. Roles differ in form as well as in colour.
pub(super) fn look(role: Role) -> Look {
    let (fill, more) = match role {
        Role::Body | Role::Base => (BODY, ""),
        Role::Cover | Role::Fin => (FIN, ""),
        Role::EndoFin => (FIN, " stroke=\"#2b2e36\" stroke-width=\"3\" stroke-dasharray=\"6 4\""),
        Role::Missing => {
            ("none", " stroke=\"#585c66\" stroke-width=\"3\" stroke-dasharray=\"5 5\"")
        }
        Role::Wing | Role::ColourA | Role::True => (COLOURS[0], ""),
        Role::Hinge | Role::ColourB | Role::False => (COLOURS[1], ""),
        Role::ColourC | Role::Link => (COLOURS[2], ""),
        Role::ColourD => (COLOURS[3], ""),
        Role::Set(n) => (COLOURS.get(usize::from(n)).copied().unwrap_or(FIN), ""),
    };
    Look { fill, more }
}
