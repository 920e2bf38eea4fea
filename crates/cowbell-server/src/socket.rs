//! The live door. One task per socket: it reads, acts, and passes on what its room tells.

use core::net::IpAddr;
use core::time::Duration;
use std::sync::Arc;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use cowbell_protocol::{ClientMessage, Code, Problem, ServerMessage, VERSION};
use cowbell_rules::{Seat, Viewer};
use futures_util::SinkExt;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::entry::TableId;
use crate::limit::{Bucket, Rate};
use crate::room::{Room, Watch, text};
use crate::table::Who;
use crate::token::Token;

/// The largest message a client may send.
pub(crate) const MOST_BYTES: usize = 4096;
/// Messages of one socket.
const MESSAGES: Rate = Rate::new(60.0, 20.0);
/// So many refused in a row end the conversation.
const PATIENCE: u32 = 100;
/// A client says hello within this time.
const HELLO: Duration = Duration::from_secs(10);
/// A frame is taken off our hands within this time.
const WRITE: Duration = Duration::from_secs(10);
/// Silence is answered with a ping after one of these and with the end after two.
const TICK: Duration = Duration::from_secs(30);

/// Why a socket ends.
enum End {
    /// The client is gone.
    Gone,
    /// The server says goodbye.
    Bye(Problem),
}

impl From<Code> for End {
    fn from(code: Code) -> End {
        End::Bye(code.into())
    }
}

impl From<Problem> for End {
    fn from(problem: Problem) -> End {
        End::Bye(problem)
    }
}

impl From<axum::Error> for End {
    fn from(_: axum::Error) -> End {
        End::Gone
    }
}

/// Serves one socket until it ends.
pub(crate) async fn serve(app: Arc<App>, mut socket: WebSocket, _address: IpAddr) {
    app.hub.meters.sockets.add(1);
    let end = match hello(&app, &mut socket).await {
        Ok((viewer, room, watch)) => {
            let presence = matches!(viewer, Viewer::Seat(_)).then(|| app.hub.seats(&room));
            tell_presence(&room, presence).await;
            let number = watch.number;
            let end = talk(&app, &mut socket, viewer, &room, watch).await;
            room.leave(number);
            let presence = matches!(viewer, Viewer::Seat(_)).then(|| app.hub.seats(&room));
            tell_presence(&room, presence).await;
            end
        }
        Err(end) => Err(end),
    };
    if let Err(End::Bye(problem)) = end {
        let _ = timeout(WRITE, socket.send(Message::Text(text(&ServerMessage::Bye { problem })))).await;
    }
    let _ = timeout(WRITE, socket.close()).await;
    app.hub.meters.sockets.add(-1);
}
