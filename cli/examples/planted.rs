//! Programs for Baekjoon 2239, one right and the others wrong in the ways that students know, for the
//! tests of `ninefold stress`. Usage: `planted WAY < input`.

use std::io::{self, Read};
use std::thread::sleep;
use std::time::Duration;

fn main() {
    let way = std::env::args().nth(1).unwrap_or_default();
    let mut text = String::new();
    if io::stdin().read_to_string(&mut text).is_err() {
        return;
    }
    if way == "file" {
        text = std::fs::read_to_string("input.txt").unwrap_or_default();
    }
    let mut grid: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect();
    match &*way {
        "garbage" => return println!("the answer is 42"),
        "flood" => loop {
            println!("{}", "9".repeat(1000));
        },
        "crash" => std::process::abort(),
        "slow" => sleep(Duration::from_secs(3600)),
        "family" => {
            // Starts a program that would outlive it, and says which.
            let child = std::process::Command::new("sleep").arg("3600").spawn();
            eprintln!("child {}", child.map_or(0, |child| child.id()));
            sleep(Duration::from_secs(3600));
        }
        #[cfg(unix)]
        "daemon" => {
            // Leaves a program behind in a session of its own that keeps the output open.
            let daemon = std::process::Command::new("setsid").args(["sleep", "600"]).spawn();
            if let (Ok(daemon), Ok(path)) = (daemon, std::env::var("DAEMON")) {
                let _ = std::fs::write(path, daemon.id().to_string());
            }
        }
        _ => {}
    }
    let from = grid.iter().position(|&digit| digit == 0);
    if way == "no-base-case" {
        // This program does not consider a grid without a blank.
        solve_from(&mut grid, from.expect("a blank"), &way);
    } else if from.is_some() {
        solve_from(&mut grid, 0, &way);
    }
    for row in grid.chunks(9) {
        println!("{}", row.iter().map(ToString::to_string).collect::<String>());
    }
}

fn solve_from(grid: &mut [u8], k: usize, way: &str) -> bool {
    let Some(k) = (k..81).find(|&k| grid[k] == 0) else { return true };
    let mut digits: Vec<u8> = (1..=9).collect();
    if way == "wrong-order" {
        digits.reverse();
    }
    for digit in digits {
        if fits(grid, k, digit) {
            grid[k] = digit;
            if solve_from(grid, k + 1, way) {
                return true;
            }
            if way != "no-undo" {
                grid[k] = 0;
            }
        }
    }
    false
}

fn fits(grid: &[u8], k: usize, digit: u8) -> bool {
    (0..81).all(|i| {
        let sees = i / 9 == k / 9 || i % 9 == k % 9 || (i / 27, i % 9 / 3) == (k / 27, k % 9 / 3);
        grid[i] != digit || !sees
    })
}
