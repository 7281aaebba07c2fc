//! Korean letters in a PDF.
//!
//! They are not in the document: as with Helvetica, it names a font, here one of the standard
//! collection Adobe-Korea1, and whoever shows or prints the document takes that or another Korean font
//! of the system. A font with all 11,172 syllables takes some megabytes.

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo};
use pdf_writer::{Name, Pdf, Rect, Ref, Str};

/// A gothic font, without serifs as Helvetica.
const FONT: Name<'static> = Name(b"HYGoThic-Medium");

/// Whether it is a Korean letter.
pub(super) fn is_korean(c: char) -> bool {
    matches!(c, '가'..='힣' | 'ㄱ'..='ㆎ')
}

/// The letters as the font's encoding has them: UTF-16.
pub(super) fn encoded(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_be_bytes).collect()
}

/// Adds the font to a document under these references.
pub(super) fn add(document: &mut Pdf, [font, letters, about]: [Ref; 3]) {
    document
        .type0_font(font)
        .base_font(FONT)
        .encoding_predefined(Name(b"UniKS-UTF16-H"))
        .descendant_font(letters);
    document
        .cid_font(letters)
        .subtype(CidFontType::Type0)
        .base_font(FONT)
        .system_info(SystemInfo {
            registry: Str(b"Adobe"),
            ordering: Str(b"Korea1"),
            supplement: 2,
        })
        .font_descriptor(about)
        .default_width(1000.0);
    document
        .font_descriptor(about)
        .name(FONT)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(-6.0, -145.0, 1003.0, 880.0))
        .italic_angle(0.0)
        .ascent(880.0)
        .descent(-120.0)
        .cap_height(720.0)
        .stem_v(90.0);
}
