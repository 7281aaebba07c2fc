//! The actions of the keys.

use super::{SPEEDS, Viewer};
use crate::console::exit::Exit;
use crate::console::language::words;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The keys and what they do, as the screen shows them.
pub(super) fn help() -> [(&'static str, String); 8] {
    [
        ("space", words!(en: "play, pause", ko: "재생, 멈춤")),
        ("→ ←", words!(en: "step, back", ko: "앞으로, 뒤로")),
        ("↑ ↓", words!(en: "faster, slower", ko: "빠르게, 느리게")),
        ("PgDn PgUp", words!(en: "100 steps", ko: "100단계")),
        ("b B", words!(en: "next, previous backtrack", ko: "다음, 이전 되돌아감")),
        ("l N Enter", words!(en: "next call at level N", ko: "레벨 N의 다음 호출")),
        ("s", words!(en: "solution", ko: "해")),
        ("Home End q", words!(en: "start, end, quit", ko: "처음, 끝, 나가기")),
    ]
}

impl Viewer {
    /// Performs a key's action.
    pub(super) fn press(&mut self, key: KeyEvent) {
        self.message.clear();
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.left = Some(Exit::Interrupted);
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
            KeyCode::Char('q') | KeyCode::Esc => self.left = Some(Exit::Done),
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
                self.unless(
                    found,
                    words!(en: "no backtrack ahead", ko: "이후에 되돌아감이 없습니다"),
                );
            }
            KeyCode::Char('B') => {
                let found = self.replay.previous_backtrack();
                self.unless(
                    found,
                    words!(en: "no backtrack behind", ko: "이전에 되돌아감이 없습니다"),
                );
            }
            KeyCode::Char('s') => {
                let found = self.replay.next_solution();
                self.unless(found, words!(en: "no solution ahead in this trace", ko: "이 기록에는 이후에 해가 없습니다"));
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
                    self.unless(found, words!(en: "no call at that level ahead", ko: "이후에 그 레벨의 호출이 없습니다"));
                }
            }
            KeyCode::Esc => self.level = None,
            _ => {}
        }
    }

    fn unless(&mut self, found: bool, message: String) {
        if !found {
            self.message = message;
        }
    }
}
