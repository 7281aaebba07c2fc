//! The replies of `serve`, and who gets them.

use crate::{ninefold, stderr};
use snapbox::cmd::cargo_bin;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server of a folder, which ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn of(folder: &Path) -> Server {
        let mut child = Command::new(cargo_bin!("ninefold"))
            .args(["serve", "--port", "0", "--dir"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.strip_prefix("http://").and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("{line}")).to_owned();
        Server { child, address }
    }

    /// The reply to a request with this first line and these headers, as head and body.
    fn ask(&self, request: &str) -> (String, Vec<u8>) {
        self.ask_host(request, &self.address)
    }

    /// The same for a browser that uses this name of the server.
    fn ask_host(&self, request: &str, host: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "{request}\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).expect("a reply");
        let end = reply.windows(4).position(|part| part == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8_lossy(&reply[..end]).to_lowercase();
        (head, reply[end + 4..].to_vec())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn files_are_served_with_their_kinds() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("page");
    fs::create_dir_all(folder.join("assets")).unwrap();
    fs::write(around.path().join("secret.txt"), "secret").unwrap();
    fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
    fs::write(folder.join("assets/engine-1.wasm"), b"\0asm").unwrap();
    fs::write(folder.join("manifest.webmanifest"), "{}").unwrap();
    let server = Server::of(&folder);
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);

    let (head, body) = server.ask("GET / HTTP/1.1");
    assert!(head.starts_with("http/1.1 200") && body == b"<!doctype html>", "{head}");
    assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
    assert!(head.contains("cache-control: no-cache"), "{head}");
    let (head, body) = server.ask("GET /assets/engine-1.wasm?v=2 HTTP/1.1");
    assert!(head.contains("content-type: application/wasm") && body == b"\0asm", "{head}");
    assert!(head.contains("immutable"), "{head}");
    let (head, _) = server.ask("GET /manifest.webmanifest HTTP/1.1");
    assert!(head.contains("content-type: application/manifest+json"), "{head}");
    let (head, body) = server.ask("HEAD /index.html HTTP/1.1");
    assert!(head.contains("content-length: 15") && body.is_empty(), "{head}");

    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let known = format!("GET /index.html HTTP/1.1\r\nIf-None-Match: {tag}");
    let (head, body) = server.ask(&known);
    assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{head}");

    for name in ["/none", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//assets"] {
        let (head, body) = server.ask(&format!("GET {name} HTTP/1.1"));
        assert!(head.starts_with("http/1.1 404"), "{name}: {head}");
        assert!(!body.windows(6).any(|part| part == b"secret"), "{name}");
    }
    let (head, _) = server.ask("POST / HTTP/1.1\r\nContent-Length: 0");
    assert!(head.starts_with("http/1.1 405") && head.contains("allow: get, head"), "{head}");
}

#[test]
fn texts_are_packed_for_browsers_that_read_gzip() {
    let folder = tempfile::tempdir().unwrap();
    let (page, picture) = ("<p>Sudoku</p>".repeat(1000), vec![7; 1000]);
    fs::write(folder.path().join("index.html"), &page).unwrap();
    fs::write(folder.path().join("icon.png"), &picture).unwrap();
    let server = Server::of(folder.path());
    let tag_of = |head: &str| {
        let line = head.lines().find(|line| line.starts_with("etag")).expect("a tag");
        line["etag: ".len()..].to_owned()
    };

    let (head, body) = server.ask("GET / HTTP/1.1\r\nAccept-Encoding: br, gzip;q=0.8");
    assert!(head.contains("content-encoding: gzip") && body.len() < 500, "{head}");
    assert!(head.contains("vary: accept-encoding"), "{head}");
    let mut text = String::new();
    flate2::read::GzDecoder::new(&body[..]).read_to_string(&mut text).expect("gzip");
    assert_eq!(text, page);
    let tag = tag_of(&head);
    let known = format!("GET / HTTP/1.1\r\nAccept-Encoding: gzip\r\nIf-None-Match: {tag}");
    assert!(server.ask(&known).0.starts_with("http/1.1 304"));

    for refuses in ["GET / HTTP/1.1", "GET / HTTP/1.1\r\nAccept-Encoding: gzip;q=0, br"] {
        let (head, body) = server.ask(refuses);
        assert!(!head.contains("content-encoding") && body == page.as_bytes(), "{head}");
        assert_ne!(tag_of(&head), tag);
    }
    let (head, body) = server.ask("GET /icon.png HTTP/1.1\r\nAccept-Encoding: gzip");
    assert!(!head.contains("content-encoding") && body == picture, "{head}");
}

#[test]
fn the_policy_allows_what_the_page_asks_of_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "").unwrap();
    let (head, _) = Server::of(folder.path()).ask("GET / HTTP/1.1");
    let page = include_str!("../../../web/index.html");
    let own = page.split_once("content=\"default-src").and_then(|(_, rest)| rest.split_once('"'));
    let (own, _) = own.expect("a policy in the page");
    for part in own.split(';') {
        assert!(head.contains(part.trim()), "{part} of {head}");
    }
}

#[test]
fn what_cannot_be_served_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let serve = |args: &[&str]| {
        let assert = ninefold().arg("serve").arg("--dir").arg(folder.path()).args(args).assert();
        stderr(&assert.code(2))
    };
    assert!(serve(&[]).contains("there is no index.html"));
    fs::write(folder.path().join("index.html"), "").unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    assert!(serve(&["--port", &port]).contains(&format!("cannot listen on port {port}")));
}

#[test]
fn only_this_machine_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "page").unwrap();
    let server = Server::of(folder.path());
    let port = server.address.rsplit(':').next().unwrap();
    let forwarded = ["localhost:1", "localhost", "[::1]"].map(str::to_owned);
    let names = ["127.0.0.1", "localhost", "LocalHost", "[::1]"];
    for host in names.map(|name| format!("{name}:{port}")).into_iter().chain(forwarded) {
        let (head, body) = server.ask_host("GET / HTTP/1.1", &host);
        assert!(head.starts_with("http/1.1 200") && body == b"page", "{host}: {head}");
        assert!(head.contains("content-security-policy: default-src 'none'"), "{head}");
        assert!(head.contains("frame-ancestors 'none'"), "{head}");
    }
    for host in [
        format!("attacker.example:{port}"),
        format!("localhost.attacker.example:{port}"),
        String::new(),
    ] {
        let (head, body) = server.ask_host("GET / HTTP/1.1", &host);
        assert!(head.starts_with("http/1.1 403") && body != b"page", "{host}: {head}");
    }
}

#[test]
#[cfg(unix)]
fn nothing_outside_the_folder_and_nothing_hidden_is_served() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("page");
    fs::create_dir_all(folder.join(".git")).unwrap();
    fs::write(around.path().join("secret"), "secret").unwrap();
    for (name, text) in [("index.html", "page"), (".env", "secret"), (".git/config", "secret")] {
        fs::write(folder.join(name), text).unwrap();
    }
    std::os::unix::fs::symlink(around.path().join("secret"), folder.join("link")).unwrap();
    std::os::unix::fs::symlink(around.path(), folder.join("up")).unwrap();
    std::os::unix::fs::symlink(folder.join("index.html"), folder.join("start")).unwrap();
    // The folder itself may be named by a link.
    std::os::unix::fs::symlink(&folder, around.path().join("site")).unwrap();
    let server = Server::of(&around.path().join("site"));
    for name in ["/link", "/up/secret", "/.env", "/.git/config"] {
        let (head, body) = server.ask(&format!("GET {name} HTTP/1.1"));
        assert!(head.starts_with("http/1.1 404"), "{name}: {head}");
        assert!(!body.windows(6).any(|part| part == b"secret"), "{name}");
    }
    assert_eq!(server.ask("GET /start HTTP/1.1").1, b"page");
}

/// Browsers open connections in advance; however many say nothing, a page still loads.
#[test]
fn silent_connections_block_nobody() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "page").unwrap();
    let server = Server::of(folder.path());
    let silent: Vec<TcpStream> =
        (0..200).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
    // Those that had a reply and wait for the next request are silent too.
    let mut again = TcpStream::connect(&server.address).unwrap();
    write!(again, "GET / HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
    again.read_exact(&mut [0; 12]).unwrap();
    let more: Vec<TcpStream> =
        (0..200).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
    let mut stream = TcpStream::connect(&server.address).unwrap();
    // Less than the server waits for a request.
    stream.set_read_timeout(Some(Duration::from_secs(3))).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).expect("a reply in time");
    assert_eq!(&start, b"HTTP/1.1 200");
    drop((silent, more));
}

#[test]
#[cfg(target_os = "linux")]
fn slow_readers_cost_no_memory() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "page").unwrap();
    let large: Vec<u8> = (0..20 << 20).map(|i| (i % 251) as u8).collect();
    fs::write(folder.path().join("large"), &large).unwrap();
    let server = Server::of(folder.path());
    // They are answered, but take only the beginning.
    let slow: Vec<TcpStream> = (0..30)
        .map(|_| {
            let mut stream = TcpStream::connect(&server.address).unwrap();
            write!(stream, "GET /large HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
            let mut start = [0; 12];
            stream.read_exact(&mut start).unwrap();
            assert_eq!(&start, b"HTTP/1.1 200");
            stream
        })
        .collect();
    let peak = crate::output::peak_memory(server.child.id());
    assert!(peak < 100 << 10, "{peak} KiB");
    drop(slow);
    assert!(server.ask("GET /large HTTP/1.1").1 == large);
}
