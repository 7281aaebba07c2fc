//! The page over HTTP, for this machine only.

mod body;
mod files;
mod reply;

pub(crate) use files::Site;

use body::Reply;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Request, Response, http};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use std::{io, mem, net};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// A pause after the system has refused a connection, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// The number of connections at a time. For another one, those that ask for nothing are closed;
/// where all are being answered, it waits.
const CONNECTIONS: usize = 128;

/// A request must come within this time after the connection or the previous reply.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection is closed after this time, even if the browser is still reading.
const LONGEST: Duration = Duration::from_secs(300);

/// A server that listens but does not answer yet.
pub(crate) struct Server(net::TcpListener);

impl Server {
    /// Listens on this machine's own address, where no other machine can reach it; port 0 means any
    /// free one.
    ///
    /// # Errors
    /// When the port is taken or not allowed.
    pub(crate) fn listen(port: u16) -> io::Result<Server> {
        let listener = net::TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        Ok(Server(listener))
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// When the system does not report it.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// Answers until the program ends.
    ///
    /// # Errors
    /// When the system lacks resources.
    pub(crate) fn run(self, site: Site) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let site = Arc::new(site);
        let room = Arc::new(Semaphore::new(CONNECTIONS));
        runtime.block_on(async {
            let listener = TcpListener::from_std(self.0)?;
            let mut guests = GracefulShutdown::new();
            loop {
                let accepted = listener.accept().await;
                if accepted.is_err() || room.available_permits() == 0 {
                    // Ends those that wait for a request at once, and others after their reply.
                    tokio::spawn(mem::take(&mut guests).shutdown());
                }
                let Ok((stream, _)) = accepted else {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                };
                let Ok(place) = Arc::clone(&room).acquire_owned().await else { return Ok(()) };
                let (site, guest) = (Arc::clone(&site), guests.watcher());
                tokio::spawn(async move {
                    let _place = place;
                    let answer = service_fn(|request| answer(&site, request));
                    let mut http = hyper::server::conn::http1::Builder::new();
                    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
                    let connection = http.serve_connection(TokioIo::new(stream), answer);
                    let connection = guest.watch(connection);
                    // A broken connection is the browser's concern.
                    let _ = tokio::time::timeout(LONGEST, connection).await;
                });
            }
        })
    }
}

async fn answer(site: &Site, request: Request<Incoming>) -> Result<Response<Reply>, Infallible> {
    let (head, _) = request.into_parts();
    let failed = |_: http::Error| Response::new(Reply::empty());
    Ok(reply::reply(site, &head).unwrap_or_else(failed))
}
