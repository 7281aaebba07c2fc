//! What is replied to a request.

use super::Site;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ALLOW, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::http::request::Parts;
use hyper::{Method, Response, StatusCode, http};

/// Names of files in this folder change with what is in them, so they may be kept for ever.
const NAMED_BY_CONTENT: &str = "assets/";

/// The reply to a request with this head.
pub(super) fn reply(site: &Site, head: &Parts) -> http::Result<Response<Full<Bytes>>> {
    if !matches!(head.method, Method::GET | Method::HEAD) {
        let refused = Response::builder().header(ALLOW, "GET, HEAD");
        return refused.status(StatusCode::METHOD_NOT_ALLOWED).body(Full::default());
    }
    let name = head.uri.path().trim_start_matches('/');
    let file = match site.file(name) {
        Ok(Some(file)) => file,
        Ok(None) => return words(StatusCode::NOT_FOUND, "There is nothing of this name here.\n"),
        Err(_) => return words(StatusCode::INTERNAL_SERVER_ERROR, "The file cannot be read.\n"),
    };
    let tag = format!("\"{}\"", file.tag);
    let keep = if name.starts_with(NAMED_BY_CONTENT) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let response = Response::builder()
        .header(ETAG, &tag)
        .header(CACHE_CONTROL, keep)
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff");
    if is_known(&head.headers, &tag) {
        return response.status(StatusCode::NOT_MODIFIED).body(Full::default());
    }
    let kind = mime_guess::from_path(if name.is_empty() { "index.html" } else { name });
    let mut kind = kind.first_or_octet_stream().to_string();
    if kind.starts_with("text/") {
        kind.push_str("; charset=utf-8");
    }
    let length = file.bytes.len();
    let body = match head.method {
        Method::HEAD => Full::default(),
        _ => Full::new(Bytes::from(file.bytes.into_owned())),
    };
    response.header(CONTENT_TYPE, kind).header(CONTENT_LENGTH, length).body(body)
}

/// Whether the browser has the bytes with this tag already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|tags| tags.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
}

fn words(status: StatusCode, text: &'static str) -> http::Result<Response<Full<Bytes>>> {
    let response = Response::builder().header(CONTENT_TYPE, "text/plain; charset=utf-8");
    response.status(status).body(Full::new(Bytes::from_static(text.as_bytes())))
}
