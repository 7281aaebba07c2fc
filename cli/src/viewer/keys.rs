//! What the keys do.

use super::{SPEEDS, Viewer};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The keys and what they do, as the screen tells them.
pub(super) const HELP: [(&str, &str); 8] = [
    ("space", "play, pause"),
    ("→ ←", "step, back"),
    ("↑ ↓", "faster, slower"),
    ("PgDn PgUp", "100 steps"),
    ("b B", "next, previous backtrack"),
    ("l N Enter", "next call at level N"),
    ("s", "solution"),
    ("Home End q", "start, end, quit"),
];

impl Viewer {
    /// Does what a key asks for.
    pub(super) fn press(&mut self, key: KeyEvent) {
        self.message.clear();
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.done = true;
            return;
        }
        if self.level.is_some() {
            self.type_level(key.code);
            return;
        }
        let at = self.replay.position();
        let pause =
            !matches!(key.code, KeyCode::Char(' ' | '+' | '-') | KeyCode::Up | KeyCode::Down);
        self.playing = self.playing && !pause;
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => self.done = true,
            KeyCode::Char(' ') => self.playing = !self.playing,
            KeyCode::Right | KeyCode::Char('n' | '.') => _ = self.replay.step(),
            KeyCode::Left | KeyCode::Char('p' | ',') => _ = self.replay.step_back(),
            KeyCode::PageDown => self.replay.seek(at + 100),
            KeyCode::PageUp => self.replay.seek(at.saturating_sub(100)),
            KeyCode::Home | KeyCode::Char('g') => self.replay.seek(0),
            KeyCode::End | KeyCode::Char('G') => self.replay.seek(usize::MAX),
            KeyCode::Up | KeyCode::Char('+') => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            KeyCode::Down | KeyCode::Char('-') => self.speed = self.speed.saturating_sub(1),
            KeyCode::Char('b') => {
                let found = self.replay.next_backtrack();
                self.unless(found, "no backtrack ahead");
            }
            KeyCode::Char('B') => {
                let found = self.replay.previous_backtrack();
                self.unless(found, "no backtrack behind");
            }
            KeyCode::Char('s') => {
                let found = self.replay.next_solution();
                self.unless(found, "no solution ahead in this trace");
            }
            KeyCode::Char('l' | 'd') => self.level = Some(String::new()),
            _ => {}
        }
    }

    /// A level is typed digit by digit; Enter goes there.
    fn type_level(&mut self, key: KeyCode) {
        let Some(typed) = &mut self.level else { return };
        match key {
            KeyCode::Char(digit @ '0'..='9') if typed.len() < 2 => typed.push(digit),
            KeyCode::Backspace => _ = typed.pop(),
            KeyCode::Enter => {
                let level = typed.parse::<usize>();
                self.level = None;
                if let Ok(level) = level {
                    let found = self.replay.next_call_at(level);
                    self.unless(found, "no call at that level ahead");
                }
            }
            KeyCode::Esc => self.level = None,
            _ => {}
        }
    }

    fn unless(&mut self, found: bool, message: &str) {
        if !found {
            message.clone_into(&mut self.message);
        }
    }
}
