//! A search watched in the terminal: a recorded trace, played in both directions.

mod draw;
mod keys;
mod screen;
#[cfg(test)]
mod tests;

use crate::console::exit::Exit;
use crossterm::event::{self, Event, KeyEventKind};
use ninefold::learn::{Replay, Rung, Trace};
use screen::Screen;
use std::io;
use std::time::{Duration, Instant};

/// The speeds of the player in events per second; at high speeds the screen is drawn less often.
const SPEEDS: [u32; 8] = [1, 2, 5, 20, 100, 1_000, 10_000, 100_000];

/// The screen is drawn at most once in this time.
const FRAME: Duration = Duration::from_millis(33);

/// The state of the viewer.
pub(crate) struct Viewer {
    rung: Rung,
    replay: Replay,
    playing: bool,
    speed: usize,
    /// The digits of a level that is being typed.
    level: Option<String>,
    message: String,
    /// How the person left, once that has happened.
    left: Option<Exit>,
}

impl Viewer {
    /// A viewer before the first event, not playing.
    pub(crate) fn new(rung: Rung, trace: Trace) -> Viewer {
        Viewer {
            rung,
            replay: Replay::new(trace),
            playing: false,
            speed: 2,
            level: None,
            message: String::new(),
            left: None,
        }
    }

    /// Takes over the terminal until the person leaves; returns the exit status for the way in which
    /// they do.
    ///
    /// # Errors
    /// When the terminal cannot be read or written.
    pub(crate) fn run(mut self) -> io::Result<Exit> {
        let screen = Screen::open()?;
        self.watch(&screen)
    }

    fn watch(&mut self, screen: &Screen) -> io::Result<Exit> {
        let mut played = Instant::now();
        loop {
            if let Some(exit) = self.left {
                return Ok(exit);
            }
            screen.show(|columns, rows| draw::draw(self, columns, rows))?;
            let wait = if self.playing { self.pause() } else { Duration::from_secs(3600) };
            if event::poll(wait.saturating_sub(played.elapsed()))? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
                    _ => {}
                }
                if !self.playing {
                    played = Instant::now();
                }
            }
            if self.playing && played.elapsed() >= self.pause() {
                self.play(played.elapsed());
                played = Instant::now();
            }
        }
    }

    /// The time from one drawn step to the next.
    fn pause(&self) -> Duration {
        (Duration::from_secs(1) / SPEEDS[self.speed]).max(FRAME)
    }

    /// Plays the events due after this time.
    fn play(&mut self, elapsed: Duration) {
        let due = (elapsed.as_secs_f64() * f64::from(SPEEDS[self.speed])).round().max(1.0) as usize;
        let before = self.replay.position();
        // Long jumps use the checkpoints.
        if due > 1_000 {
            self.replay.seek(before + due);
        } else {
            (0..due).for_each(|_| _ = self.replay.step());
        }
        if self.replay.position() == before {
            self.playing = false;
        }
    }
}
