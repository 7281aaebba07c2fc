//! The reply to a request.

use super::Site;
use super::body::Reply;
use super::files::kind;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HOST, HeaderMap, IF_NONE_MATCH, REFERRER_POLICY,
    VARY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::http::request::Parts;
use hyper::{Method, Response, StatusCode, http};

/// Names of files in this folder change with their content, so they may be cached for ever.
const NAMED_BY_CONTENT: &str = "assets/";

/// What the page may do: as its own `meta` element says. In addition no other page may show it in a
/// frame, which only a header can say.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The largest file that is packed, which is done in memory; a page has none that is larger.
const MOST_PACKED: u64 = 1 << 22;

/// The reply to a request with this head.
pub(super) fn reply(site: &Site, head: &Parts) -> http::Result<Response<Reply>> {
    if !is_addressed_to_us(head) {
        return words(StatusCode::FORBIDDEN, "This server answers to localhost only.\n");
    }
    if !matches!(head.method, Method::GET | Method::HEAD) {
        let refused = Response::builder().header(ALLOW, "GET, HEAD");
        return refused.status(StatusCode::METHOD_NOT_ALLOWED).body(Reply::empty());
    }
    let name = head.uri.path().trim_start_matches('/');
    let file = match site.file(name) {
        Ok(Some(file)) => file,
        Ok(None) => return words(StatusCode::NOT_FOUND, "There is nothing of this name here.\n"),
        Err(_) => return words(StatusCode::INTERNAL_SERVER_ERROR, "The file cannot be read.\n"),
    };
    let kind = kind(if name.is_empty() { "index.html" } else { name });
    let packs = is_packable(kind) && file.length <= MOST_PACKED && takes_gzip(&head.headers);
    let tag = format!("\"{}{}\"", file.tag, if packs { "-gzip" } else { "" });
    let keep = if name.starts_with(NAMED_BY_CONTENT) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let response = Response::builder()
        .header(ETAG, &tag)
        .header(CACHE_CONTROL, keep)
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(REFERRER_POLICY, "no-referrer")
        .header(VARY, "Accept-Encoding")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff");
    if is_known(&head.headers, &tag) {
        return response.status(StatusCode::NOT_MODIFIED).body(Reply::empty());
    }
    let response = response.header(CONTENT_TYPE, kind);
    let body = if packs {
        file.content.packed().map(Reply::Bytes)
    } else {
        Reply::of(file.content, file.length)
    };
    let Ok(body) = body else {
        return words(StatusCode::INTERNAL_SERVER_ERROR, "The file cannot be read.\n");
    };
    let response = if packs { response.header(CONTENT_ENCODING, "gzip") } else { response };
    let response = response.header(CONTENT_LENGTH, body.length());
    response.body(if head.method == Method::HEAD { Reply::empty() } else { body })
}

/// Whether files of a kind become smaller: pictures and type are packed already.
fn is_packable(kind: &str) -> bool {
    kind.starts_with("text/")
        || kind.ends_with("json")
        || matches!(kind, "application/wasm" | "image/svg+xml")
}

/// Whether the browser reads gzip, as it says in a list such as `gzip, br;q=0.5`.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let takes = |one: &str| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|n| n.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|n| n > 0.0)
    };
    let listed = headers.get_all(ACCEPT_ENCODING).iter();
    listed.filter_map(|value| value.to_str().ok()).any(|list| list.split(',').any(takes))
}

/// Whether the request names this server by one of its own names. A foreign page whose name points
/// here (DNS rebinding) does not, and gets nothing. The port is another one where it is forwarded.
fn is_addressed_to_us(head: &Parts) -> bool {
    let host = head.headers.get(HOST).and_then(|host| host.to_str().ok());
    let Some(host) = host.or(head.uri.host()) else { return false };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// Whether the browser has the bytes with this tag already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|tags| tags.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
}

fn words(status: StatusCode, text: &'static str) -> http::Result<Response<Reply>> {
    let response = Response::builder().header(CONTENT_TYPE, "text/plain; charset=utf-8");
    response.status(status).body(Reply::Bytes(Bytes::from_static(text.as_bytes())))
}
