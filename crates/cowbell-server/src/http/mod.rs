//! HTTP: routes, what stands before them, and the files of the web client. Each route says here how large and how frequent
//! its requests may be.

pub(crate) mod assets;
mod docs;
mod gate;
pub(crate) mod limits;
mod pages;
mod puzzles;
mod records;
mod scenes;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

use crate::app::App;
use gate::{Gate, gated};
use limits::Rate;

/// Fonts are compressed already.
const PACKED: NotForContentType = NotForContentType::const_new("font/");
/// Lines that must arrive as they are written are not held back to be compressed.
const LINES: NotForContentType = NotForContentType::const_new(scenes::LINES);
/// The largest record that can be brought in.
const RECORD: usize = 256 * 1024;

/// Shorter answers are not worth compressing. The secrets of seats travel in answers shorter than this.
const PLAIN: u64 = 1024;

/// All routes. A gate is: bytes of a body at most; requests of one address at once, and in a second.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let look = Gate { name: 1, bytes: 0, rate: Rate::new(200.0, 50.0) };
    let act = Gate { name: 2, bytes: 4096, rate: Rate::new(100.0, 20.0) };
    let lay = Gate { name: 3, bytes: 4096, rate: Rate::new(30.0, 0.5) };
    let think = Gate { name: 4, bytes: 256, rate: Rate::new(10.0, 0.5) };
    let bring = Gate { name: 5, bytes: RECORD, rate: Rate::new(10.0, 0.2) };
    let connect = Gate { name: 6, bytes: 0, rate: Rate::new(100.0, 5.0) };
    let judge = Gate { name: 7, bytes: 0, rate: Rate::new(300.0, 10.0) };
    let draw = Gate { name: 8, bytes: 4096, rate: Rate::new(100.0, 10.0) };
    let review = Gate { name: 9, bytes: 0, rate: Rate::new(10.0, 0.2) };
    let api = Router::new()
        .route("/games", gated(app, look, get(tables::games)))
        .route("/phrases", gated(app, look, get(tables::phrases)))
        .route("/tables", gated(app, look, get(tables::lobby)).merge(gated(app, lay, post(tables::create))))
        .route("/tables/{table}", gated(app, look, get(tables::show)))
        .route("/tables/{table}/legal", gated(app, look, get(tables::legal)))
        .route("/tables/{table}/log", gated(app, look, get(tables::log)))
        .route("/tables/{table}/history", gated(app, look, get(scenes::history)))
        .route("/tables/{table}/scenes/{step}", gated(app, look, get(scenes::moment)))
        .route("/tables/{table}/analysis/{step}", gated(app, judge, get(scenes::analysis)))
        .route("/tables/{table}/review", gated(app, review, get(scenes::review)))
        .route("/tables/{table}/branch", gated(app, lay, post(scenes::branch)))
        .route("/tables/{table}/proof", gated(app, think, get(scenes::proof)))
        .route("/puzzles", gated(app, look, get(puzzles::list)))
        .route("/puzzles/{game}/{number}", gated(app, look, get(puzzles::one)))
        .route("/look", gated(app, draw, post(scenes::look)))
        .route("/tables/{table}/record", gated(app, look, get(records::export)))
        .route("/tables/{table}/join", gated(app, act, post(tables::join)))
        .route("/tables/{table}/actions", gated(app, act, post(tables::act)))
        .route("/tables/{table}/hint", gated(app, think, post(tables::hint)))
        .route("/records", gated(app, bring, post(records::import)))
        .route("/socket", gated(app, connect, get(pages::socket)))
        .route("/openapi.json", gated(app, look, get(docs::openapi)));
    Router::new()
        .nest("/api/v1", api)
        .route("/api/docs", gated(app, look, get(docs::page)))
        .route("/healthz", get(pages::health))
        .route("/metrics", get(pages::metrics))
        .fallback(pages::asset)
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(PLAIN).and(PACKED).and(LINES)))
        .layer(axum::middleware::from_fn(gate::harden))
        .with_state(app.clone())
}
