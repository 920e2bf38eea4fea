//! Connections that end without losing the last answer. A connection that is closed while something of the client is still unread is
//! reset, and a client that is reset throws away what it has not read yet: the very answer that says why. So the server stops
//! writing first, and throws away for a moment what the client still sends. What the answer is, is not decided here.

use core::pin::Pin;
use core::task::{Context, Poll};
use core::time::Duration;
use std::io;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// The client reads the answer and closes its side within this time.
const LINGER: Duration = Duration::from_secs(2);

/// A connection that lingers when it is dropped. What is `held` counts until it is gone for good.
pub(super) struct Lingering<H: Send + 'static>(Option<(TcpStream, H)>);

impl<H: Send + 'static> Lingering<H> {
    pub(super) fn new(stream: TcpStream, held: H) -> Lingering<H> {
        Lingering(Some((stream, held)))
    }

    fn stream(self: Pin<&mut Self>) -> Pin<&mut TcpStream>
    where
        H: Unpin,
    {
        let (stream, _) = self.get_mut().0.as_mut().expect("the stream is there until it is dropped");
        Pin::new(stream)
    }
}

impl<H: Send + 'static> Drop for Lingering<H> {
    fn drop(&mut self) {
        if let (Some((stream, held)), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(async move {
                linger(stream).await;
                drop(held);
            });
        }
    }
}

/// Says that nothing more comes, and waits until the client has closed its side.
async fn linger(mut stream: TcpStream) {
    let waiting = async {
        stream.shutdown().await?;
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        io::Result::Ok(())
    };
    let _ = timeout(LINGER, waiting).await;
}

impl<H: Send + Unpin + 'static> AsyncRead for Lingering<H> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_read(cx, buf)
    }
}

impl<H: Send + Unpin + 'static> AsyncWrite for Lingering<H> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.stream().poll_write(cx, buf)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream().poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(cx)
    }
}
