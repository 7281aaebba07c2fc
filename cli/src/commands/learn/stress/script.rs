//! What to type for a file that the system does not run by itself.

use std::io;
use std::path::Path;

/// The programs that run scripts, by the ends of the scripts' names.
const RUNNERS: [(&str, &str); 9] = [
    ("py", "python3"),
    ("js", "node"),
    ("rb", "ruby"),
    ("pl", "perl"),
    ("lua", "lua"),
    ("php", "php"),
    ("sh", "sh"),
    ("java", "java"),
    ("jar", "java -jar"),
];

/// The command that runs a file which could not be started; `None` if it is not there, or if something
/// else was wrong.
pub(super) fn way_to_run(program: &Path, error: &io::Error) -> Option<String> {
    let name = program.display();
    if !program.is_file() {
        return None;
    }
    let end = program.extension().unwrap_or_default();
    match RUNNERS.iter().find(|(of, _)| end == *of) {
        Some((_, runner)) => Some(format!("`{runner} {name}`")),
        None if error.kind() == io::ErrorKind::PermissionDenied => {
            Some(format!("`chmod +x {name}`"))
        }
        None => None,
    }
}
