//! Other programs that solve variants: what they are given, and the times they tell.

use anyhow::{Context, Result, bail, ensure};
use ninefold_variants::format::{Format, read};
use std::fs;
use std::process::Command;
use std::str::FromStr;
use std::time::Duration;

/// A program that solves puzzles and tells how long each took.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) name: String,
    command: String,
}

impl FromStr for Peer {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Peer> {
        let (name, command) = text.split_once('=').context("expected NAME=COMMAND")?;
        ensure!(!name.is_empty() && !command.is_empty(), "expected NAME=COMMAND");
        Ok(Peer { name: name.to_owned(), command: command.to_owned() })
    }
}

impl Peer {
    /// The time for each puzzle; none for one that the program did not solve.
    ///
    /// The command is run by the shell with the name of a file behind it. The file has a puzzle a line, as a
    /// constraint string if nothing is lost. The command prints a line for each: the seconds first, or anything
    /// else.
    pub(crate) fn times(&self, puzzles: &[String]) -> Result<Vec<Option<Duration>>> {
        let file = std::env::temp_dir().join(format!("ninefold-peer-{}", std::process::id()));
        let lines: Vec<String> = puzzles.iter().map(|text| given(text)).collect();
        fs::write(&file, lines.join("\n") + "\n")?;
        let shell = format!("{} \"$1\"", self.command);
        let run = Command::new("sh").args(["-c", &shell, "sh"]).arg(&file).output();
        fs::remove_file(&file)?;
        let run = run.with_context(|| self.command.clone())?;
        if !run.status.success() {
            bail!("{}: {}\n{}", self.command, run.status, String::from_utf8_lossy(&run.stderr));
        }
        let times: Vec<_> = String::from_utf8_lossy(&run.stdout).lines().map(seconds).collect();
        let (told, asked) = (times.len(), puzzles.len());
        ensure!(told == asked, "{} told {told} times for {asked} puzzles", self.name);
        Ok(times)
    }
}

/// The puzzle on a line.
fn given(text: &str) -> String {
    let written = read(text).ok().and_then(|draft| Format::named("iss")?.write(&draft).ok());
    let whole = written
        .filter(|it| !it.losses.iter().any(ninefold_variants::format::Loss::changes_the_puzzle));
    let text = whole.map_or_else(|| text.to_owned(), |it| it.text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn seconds(line: &str) -> Option<Duration> {
    let seconds = line.split_whitespace().next()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_peer_tells_a_time_for_each_puzzle() {
        let puzzles = [".~R1C1_1".to_owned(), ".Cage~3~R1C1~R1C2\n~R1C3".to_owned()];
        let peer: Peer =
            "wc=awk 'NR == 1 { print 0.5, $0 } NR > 1 { print \"unsolved\" }'".parse().unwrap();
        let times = peer.times(&puzzles).unwrap();
        assert_eq!(times, [Some(Duration::from_millis(500)), None]);
        let few: Peer = "few=head -n 1".parse().unwrap();
        assert!(few.times(&puzzles).unwrap_err().to_string().contains("told 1 times for 2"));
        let failing: Peer = "none=false".parse().unwrap();
        assert!(failing.times(&puzzles).is_err());
        assert!("name".parse::<Peer>().is_err());
    }
}
