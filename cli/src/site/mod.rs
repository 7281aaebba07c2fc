//! The page over HTTP, for this machine only.

mod files;
mod reply;

pub(crate) use files::Site;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{Request, Response, http};
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use std::{io, net};
use tokio::net::TcpListener;

/// A pause after the system has refused a connection, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// A server that listens but does not answer yet.
pub(crate) struct Server(net::TcpListener);

impl Server {
    /// Listens on this machine's own address, where no other machine can reach it; port 0 stands for
    /// any free one.
    ///
    /// # Errors
    /// When the port is taken or not allowed.
    pub(crate) fn listen(port: u16) -> io::Result<Server> {
        let listener = net::TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        Ok(Server(listener))
    }

    /// Where it listens.
    ///
    /// # Errors
    /// When the system does not tell.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// Answers until the program ends.
    ///
    /// # Errors
    /// When the system lacks what it takes.
    pub(crate) fn run(self, site: Site) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let site = Arc::new(site);
        runtime.block_on(async {
            let listener = TcpListener::from_std(self.0)?;
            loop {
                let Ok((stream, _)) = listener.accept().await else {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                };
                let site = Arc::clone(&site);
                tokio::spawn(async move {
                    let answer = service_fn(|request| answer(&site, request));
                    // A connection that breaks is the browser's affair.
                    let _ = hyper::server::conn::http1::Builder::new()
                        .timer(hyper_util::rt::TokioTimer::new())
                        .serve_connection(TokioIo::new(stream), answer)
                        .await;
                });
            }
        })
    }
}

async fn answer(
    site: &Site,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, _) = request.into_parts();
    Ok(reply::reply(site, &head).unwrap_or_else(|_: http::Error| Response::default()))
}
