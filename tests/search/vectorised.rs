//! The lanes stay vector code: this test reads its own program's disassembly, so that no new
//! compiler or harmless-looking change can make the search ten times slower unnoticed.

use ninefold::solve::{self, CpuLevel};
use ninefold::{Grid, Verdict};
use std::process::Command;

/// Parts of the functions' names, the registers of their level, and how many instructions must use them
/// in every search and in one of them. At the baseline the compiler takes apart much of the search
/// for one puzzle, whose lanes are half empty.
const WANTED: [(CpuLevel, &[&str], &str, usize, usize); 3] = [
    (CpuLevel::Avx512, &["run_avx512"], "%zmm", 1000, 2000),
    (CpuLevel::Avx2, &["run_avx2"], "%ymm", 2000, 4000),
    (CpuLevel::Baseline, &["CpuLevel3run", "SharedSearch2at"], "%xmm", 800, 4000),
];

/// Smaller functions are not a search.
const SEARCH: usize = 3000;

/// Parts of the names of functions that searches must not call: those that call the closures of
/// iterators and of `array::map`. As separate functions they are not compiled for the level.
const OUTSIDE: [&str; 3] = ["try_map", "call_mut", "call_once"];

/// The defects of the searches in a disassembly; `Err` also when there is none at a level.
fn judge(disassembly: &str) -> Result<(), String> {
    for (level, names, register, least, most) in WANTED {
        let (mut searches, mut best) = (0, 0);
        for function in disassembly.split("\n\n") {
            let mut lines = function.trim_start().lines();
            let is_one = |head: &str| names.iter().any(|name| head.contains(name));
            if !lines.next().is_some_and(is_one) {
                continue;
            }
            let (mut all, mut vector, mut outside) = (0, 0, None);
            for line in lines {
                all += 1;
                if line.contains("call") && OUTSIDE.iter().any(|name| line.contains(name)) {
                    outside = Some(line);
                }
                vector += usize::from(line.contains(register));
            }
            if all < SEARCH {
                continue;
            }
            searches += 1;
            best = best.max(vector);
            if let Some(call) = outside {
                return Err(format!("{level}: not inlined: {}", call.trim()));
            }
            if vector < least {
                return Err(format!("{level}: {vector} of {all} instructions use {register}"));
            }
        }
        if best < most {
            return Err(format!("{level}: {best} instructions of one search use {register}"));
        }
        if searches < 2 {
            return Err(format!(
                "{level}: found {searches} searches, not the batch and the single"
            ));
        }
    }
    Ok(())
}

#[test]
fn the_searches_are_vector_code() {
    // So that the searches are in this program.
    for &level in CpuLevel::ALL {
        assert_eq!(solve::batch([Grid::EMPTY]).cpu_level(level).counts(2), [2]);
        assert!(matches!(solve::check_at(level, Grid::EMPTY), Verdict::Several(_)));
    }
    let program = std::env::current_exe().expect("the path of this program");
    let output = Command::new("objdump").args(["-d", "--no-show-raw-insn"]).arg(program).output();
    let Ok(output) = output else {
        crate::common::not_run("there is no objdump");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    if let Err(wrong) = judge(&String::from_utf8_lossy(&output.stdout)) {
        panic!("{wrong}");
    }
}

#[test]
fn scalar_code_is_noticed() {
    let function = |name: &str, line: &str| format!("0 <{name}>:\n{}\n\n", line.repeat(5000));
    let disassembly = |register: &str| -> String {
        [
            function("x86::run_avx512::a", &format!(" vpandd {register}0\n")),
            function("x86::run_avx512::b", " vpandd %zmm0\n"),
            function("x86::run_avx2::a", " vpand %ymm0\n").repeat(2),
            function("_CpuLevel3run_a", " pand %xmm0\n").repeat(2),
        ]
        .concat()
    };
    assert_eq!(judge(&disassembly("%zmm")), Ok(()));
    assert!(judge(&disassembly("%e")).is_err_and(|wrong| wrong.starts_with("avx512: 0 of 5000")));
    let called =
        disassembly("%zmm") + &function("run_avx2", " vpand %ymm0\n call 0 <x::try_map>\n");
    assert!(judge(&called).is_err_and(|wrong| wrong.starts_with("avx2: not inlined: call 0 <x")));
    assert!(judge("").is_err());
}
