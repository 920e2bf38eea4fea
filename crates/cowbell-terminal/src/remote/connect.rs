//! Opening a socket to a server, encrypted or not, and what it means if that fails.

use std::io::ErrorKind;
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use cowbell_protocol::Problem;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Connector, Error, HandshakeError, WebSocket, client_tls_with_config};

use super::http::{foreign, offline, trust};
use super::link::Link;

/// Timeout for connecting and for the first response.
pub(super) const CALL: Duration = Duration::from_secs(8);
/// How long to wait for input before checking for something to send.
const LISTEN: Duration = Duration::from_millis(15);

/// An open socket.
pub(super) type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Opens the socket.
pub(super) fn connect(link: &Link) -> Result<Socket, Problem> {
    let request = link.socket().into_client_request().map_err(|_| foreign())?;
    let uri = request.uri();
    let port = uri.port_u16().unwrap_or(if link.scheme == "https" { 443 } else { 80 });
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let addresses = (host, port).to_socket_addrs().map_err(|_| offline())?;
    let mut tcp = None;
    for address in addresses {
        tcp = TcpStream::connect_timeout(&address, CALL).ok();
        if tcp.is_some() {
            break;
        }
    }
    let tcp = tcp.ok_or_else(offline)?;
    let patient = |time| tcp.set_read_timeout(Some(time)).and_then(|()| tcp.set_write_timeout(Some(CALL)));
    patient(CALL).and_then(|()| tcp.set_nodelay(true)).map_err(|_| offline())?;
    let connector = (link.scheme == "https").then(|| Connector::Rustls(trust()));
    let stream = tcp.try_clone().map_err(|_| offline())?;
    let (socket, _) =
        client_tls_with_config(request, stream, None, connector).map_err(|error| match error {
            HandshakeError::Failure(Error::Http(answer)) => {
                let text = answer.body().as_deref().unwrap_or_default();
                // A busy Cowbell server refuses with a problem of its own as JSON.
                serde_json::from_slice::<Problem>(text).map_or_else(|_| foreign(), |_| offline())
            }
            HandshakeError::Failure(Error::Tls(why)) => Problem { message: why.to_string(), ..distrusted() },
            HandshakeError::Failure(Error::Protocol(_) | Error::HttpFormat(_)) => foreign(),
            HandshakeError::Failure(Error::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                distrusted()
            }
            _ => offline(),
        })?;
    patient(LISTEN).map_err(|_| offline())?;
    Ok(socket)
}

/// The server's certificate is not trusted.
fn distrusted() -> Problem {
    Problem::new("NO_TRUST", "The server's certificate is not trusted by this machine.")
}
