//! What `halfpoint check` makes of the paths it is given: one broken file never stops the rest, and nothing waits for
//! what never ends.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

use serde_json::Value;

const GOOD: &str = "title: Two\ntournament:\n  system: swiss\n  players:\n    - {no: 1, name: Ann, games: [2w1]}\n    - {no: 2, name: Ben, games: [1b0]}\ntie-breaks: [PTS]\nexpect:\n  Ann: {PTS: 1}\n";

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("paths").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn halfpoint(arguments: &[&str], input: Stdio) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_halfpoint"));
    command.args(arguments).stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().expect("the program can be started");
    // A program that waits for ever must not hold the tests up.
    let (send, receive) = channel();
    std::thread::spawn(move || send.send(child.wait_with_output()));
    let done = receive.recv_timeout(Duration::from_secs(120)).unwrap_or_else(|_| panic!("{arguments:?} does not end"));
    done.expect("the output can be read")
}

/// The results of a check by the names of the files: `pass`, `fail` or `fault`.
fn check(folder: &Path) -> (Option<i32>, Vec<(String, String)>) {
    let output = halfpoint(&["check", "--format", "json", &folder.display().to_string()], Stdio::null());
    let text = String::from_utf8(output.stdout).expect("it is text");
    let json: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let results = json["files"].as_array().unwrap_or_else(|| panic!("{json:#}")).iter();
    let found = results.map(|result| {
        let path = result["path"].as_str().expect("a path");
        let name = Path::new(path).strip_prefix(folder).expect("it is in the folder").display().to_string();
        (name, result["status"].as_str().expect("a status").to_owned())
    });
    (output.status.code(), found.collect())
}

fn of(names: &[(&str, &str)]) -> Vec<(String, String)> {
    names.iter().map(|&(name, status)| (name.to_owned(), status.to_owned())).collect()
}

#[test]
fn one_broken_file_never_stops_the_rest() {
    let folder = folder("broken");
    let put = |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).expect("the file can be written");
    put("a.yaml", GOOD.as_bytes());
    let noise: Vec<u8> = (0..5_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    put("b-binary.yaml", &noise);
    put("c-binary.trf", &noise);
    put("d-large.yaml", &b"# words\n".repeat(5 * 1024 * 1024));
    put("e-large.trf", &b"001 words\n".repeat(4 * 1024 * 1024));
    let mut bomb = String::from("title: &a [x, x, x, x, x, x, x, x, x]\n");
    for letter in b'b'..=b'j' {
        let (own, before) = (char::from(letter), char::from(letter - 1));
        bomb += &format!("{own}: &{own} [{}]\n", vec![format!("*{before}"); 9].join(", "));
    }
    put("f-bomb.yaml", bomb.as_bytes());
    put("g-empty.yaml", b"");
    // Text that holds no tournament is passed over, whatever its size.
    put("h-notes.txt", &b"nothing of ours\n".repeat(3 * 1024 * 1024));
    std::fs::create_dir(folder.join("i.trf")).expect("the folder can be made");
    put("i.trf/inside.yaml", GOOD.as_bytes());
    put("z.yaml", GOOD.as_bytes());
    let broken = ["b-binary.yaml", "c-binary.trf", "d-large.yaml", "e-large.trf", "f-bomb.yaml", "g-empty.yaml"];
    let mut expected = vec![("a.yaml", "pass")];
    expected.extend(broken.map(|name| (name, "fault")));
    expected.extend([("i.trf/inside.yaml", "pass"), ("z.yaml", "pass")]);
    assert_eq!(check(&folder), (Some(1), of(&expected)));
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_checked() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("unreadable");
    std::fs::write(folder.join("a.yaml"), GOOD).expect("the file can be written");
    std::fs::write(folder.join("b.yaml"), GOOD).expect("the file can be written");
    std::fs::create_dir(folder.join("c")).expect("the folder can be made");
    for locked in ["b.yaml", "c"] {
        std::fs::set_permissions(folder.join(locked), std::fs::Permissions::from_mode(0o000)).expect("the mode can be changed");
    }
    // Links inside a folder are not followed: they may lead in a circle or out of the folder.
    symlink(&folder, folder.join("circle")).expect("links can be made");
    symlink(folder.join("nowhere.yaml"), folder.join("dangling.yaml")).expect("links can be made");
    std::fs::write(folder.join("z.yaml"), GOOD).expect("the file can be written");
    let (code, results) = check(&folder);
    // The superuser may read everything.
    let expected = if std::fs::read(folder.join("b.yaml")).is_ok() {
        (Some(0), of(&[("a.yaml", "pass"), ("b.yaml", "pass"), ("z.yaml", "pass")]))
    } else {
        (Some(1), of(&[("a.yaml", "pass"), ("b.yaml", "fault"), ("c", "fault"), ("z.yaml", "pass")]))
    };
    assert_eq!((code, results), expected);
    std::fs::set_permissions(folder.join("c"), std::fs::Permissions::from_mode(0o700)).expect("the mode can be changed");
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[cfg(unix)]
#[test]
fn nothing_waits_for_what_never_ends() {
    let folder = folder("endless");
    let pipe = folder.join("pipe.trf").display().to_string();
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo exists").success());
    let place = folder.display().to_string();
    for path in [pipe.as_str(), "/dev/zero", "/dev/null"] {
        let checked = halfpoint(&["check", path], Stdio::null());
        assert_eq!(checked.status.code(), Some(1), "{path}");
        let text = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(text.contains("cannot be read: it is no file"), "{path}: {text}");
        for command in ["import", "standings", "explain", "compare"] {
            let output = halfpoint(&[command, path], Stdio::null());
            assert_eq!(output.status.code(), Some(2), "{command} {path}");
            let text = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(text.contains("cannot be read: it is no file"), "{command} {path}: {text}");
        }
    }
    let output = halfpoint(&["explain", &place], Stdio::null());
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be read: it is a folder"));
    // In a folder a pipe is not looked into.
    assert_eq!(halfpoint(&["check", &place], Stdio::null()).status.code(), Some(3));
    // Standard input that does not end is cut off.
    let zeros = std::fs::File::open("/dev/zero").expect("it exists");
    let output = halfpoint(&["check", "-"], zeros.into());
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("larger than 32 MB"));
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

/// Progress is for people who look at a terminal.
#[test]
fn a_pipe_gets_no_progress() {
    let folder = folder("progress");
    for at in 0..300 {
        std::fs::write(folder.join(format!("{at}.yaml")), GOOD).expect("the file can be written");
    }
    let output = halfpoint(&["check", "--format", "junit", &folder.display().to_string()], Stdio::null());
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
