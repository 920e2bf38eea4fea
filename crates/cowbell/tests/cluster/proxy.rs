//! The network between a node and a server, which can be cut or can hold back everything.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the network does with bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Net {
    /// Forwards them.
    Well,
    /// Holds them back until it works again, without telling anyone.
    Silent,
    /// Closes every connection, old and new.
    Cut,
}

/// A proxy to a server.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    net: Arc<watch::Sender<Net>>,
}

impl Proxy {
    pub(crate) async fn start(to: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let net = Arc::new(watch::channel(Net::Well).0);
        let state = net.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let state = state.subscribe();
                tokio::spawn(async move {
                    if *state.borrow() == Net::Cut {
                        return;
                    }
                    let Ok(far) = TcpStream::connect(to).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    // When one direction ends, the other ends too.
                    tokio::select! {
                        () = carry(near_in, far_out, state.clone()) => {}
                        () = carry(far_in, near_out, state) => {}
                    }
                });
            }
        });
        Proxy { address, net }
    }

    pub(crate) fn set(&self, net: Net) {
        self.net.send_replace(net);
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut net: watch::Receiver<Net>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read,
            cut = net.wait_for(|net| *net == Net::Cut) => {
                drop(cut);
                return;
            }
        };
        let Ok(length @ 1..) = read else { return };
        if net.wait_for(|net| *net != Net::Silent).await.is_ok_and(|net| *net == Net::Cut) {
            return;
        }
        if to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}
