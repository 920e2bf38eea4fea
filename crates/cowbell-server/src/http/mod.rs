//! HTTP: routes, what stands before them, and the files of the web client. Each route says here how large and how frequent
//! its requests may be.

pub(crate) mod assets;
mod coach;
pub(crate) mod connections;
mod daily;
mod docs;
pub(crate) mod gate;
pub(crate) mod limits;
mod linger;
mod manners;
pub(crate) mod network;
mod pages;
mod person;
mod preview;
mod push;
mod puzzles;
pub(crate) mod quotas;
mod records;
mod scenes;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::http::{Extensions, HeaderMap};
use axum::routing::{any, delete, get, post, put};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

use crate::app::App;
use gate::{Gate, gated};
use limits::Kind;

/// Fonts and pictures are compressed already.
const PACKED: NotForContentType = NotForContentType::const_new("font/");
const DRAWN: NotForContentType = NotForContentType::const_new("image/png");
/// Lines that must arrive as they are written are not held back to be compressed.
const LINES: NotForContentType = NotForContentType::const_new(scenes::LINES);
/// The largest record that can be brought in.
const RECORD: usize = 256 * 1024;

/// Shorter answers are not worth compressing. The secrets of seats travel in answers shorter than this.
const PLAIN: u64 = 1024;

/// All routes, each with the permits it takes and the largest body. How many permits there are is in `limits`.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let gate = |kind, bytes| Gate { kind, bytes };
    let (look, act) = (gate(Kind::Look, 0), gate(Kind::Act, 4096));
    let (create, import) = (gate(Kind::Create, 4096), gate(Kind::Import, RECORD));
    let (think, prove) = (gate(Kind::Think, 256), gate(Kind::Think, 0));
    let (judge, sketch) = (gate(Kind::Judge, 0), gate(Kind::Sketch, 4096));
    let review = gate(Kind::Review, 0);
    let (connect, page, paint) = (gate(Kind::Connect, 0), gate(Kind::Page, 0), gate(Kind::Paint, 0));
    let api = Router::new()
        .route("/games", gated(app, look, get(tables::games)))
        .route("/phrases", gated(app, look, get(tables::phrases)))
        .route(
            "/tables",
            gated(app, look, get(tables::lobby)).merge(gated(app, create, post(tables::create))),
        )
        .route("/seeks", gated(app, act, post(tables::seek)))
        .route("/tables/{table}", gated(app, look, get(tables::show)))
        .route("/tables/{table}/legal", gated(app, look, get(tables::legal)))
        .route("/tables/{table}/log", gated(app, look, get(tables::log)))
        .route("/tables/{table}/history", gated(app, look, get(scenes::history)))
        .route("/tables/{table}/scenes/{step}", gated(app, look, get(scenes::moment)))
        .route("/tables/{table}/analysis/{step}", gated(app, judge, get(scenes::analysis)))
        .route("/tables/{table}/review", gated(app, review, get(scenes::review)))
        .route("/tables/{table}/branch", gated(app, create, post(scenes::branch)))
        .route("/tables/{table}/proof", gated(app, prove, get(scenes::proof)))
        .route("/tables/{table}/picture.png", gated(app, paint, get(preview::picture)))
        .route("/puzzles", gated(app, look, get(puzzles::list)))
        .route("/puzzles/{game}/{number}", gated(app, look, get(puzzles::one)))
        .route("/days/{day}", gated(app, look, get(daily::show)))
        .route(
            "/days/{day}/puzzle",
            gated(app, look, get(daily::puzzle)).merge(gated(app, create, post(daily::answer))),
        )
        .route("/days/{day}/{game}", gated(app, create, post(daily::play)))
        .route("/days/{day}/{game}/picture.png", gated(app, paint, get(preview::picture_of_day)))
        .route("/puzzles/{game}/{number}/picture.png", gated(app, paint, get(preview::picture_of_puzzle)))
        .route("/look", gated(app, sketch, post(scenes::look)))
        .route("/tables/{table}/record", gated(app, look, get(records::export)))
        .route("/tables/{table}/join", gated(app, act, post(tables::join)))
        .route("/tables/{table}/actions", gated(app, act, post(tables::act)))
        .route("/tables/{table}/reports", gated(app, gate(Kind::Report, 4096), post(manners::report)))
        .route("/tables/{table}/hint", gated(app, think, post(tables::hint)))
        .route("/tables/{table}/consider", gated(app, think, post(coach::consider)))
        .route("/tables/{table}/line", gated(app, think, post(coach::line)))
        .route("/records", gated(app, import, post(records::import)))
        .route("/socket", gated(app, connect, get(pages::socket)))
        .route("/message", gated(app, look, get(pages::message)))
        .route(
            "/me",
            gated(app, look, get(person::show).delete(person::delete)).merge(gated(
                app,
                gate(Kind::Act, person::MOST_BYTES),
                put(person::keep),
            )),
        )
        .route(
            "/me/blocks",
            gated(app, look, get(manners::blocks)).merge(gated(
                app,
                act,
                post(manners::block).put(manners::adopt_blocks),
            )),
        )
        .route("/me/blocks/{id}", gated(app, act, delete(manners::unblock)))
        .route("/push", gated(app, look, get(push::key)))
        .route("/me/push", gated(app, act, put(push::add).delete(push::remove)))
        .route("/tables/{table}/push", gated(app, act, put(push::follow)))
        .route("/openapi.json", gated(app, look, get(docs::openapi)));
    let is_made_now = |_, _, _: &HeaderMap, marks: &Extensions| marks.get::<pages::AsBuilt>().is_none();
    let worthwhile = SizeAbove::new(PLAIN).and(PACKED).and(DRAWN).and(LINES).and(is_made_now);
    Router::new()
        .nest("/api/v1", api)
        .route("/api/docs", gated(app, look, get(docs::page)))
        .route("/.well-known/cowbell-key", gated(app, look, get(pages::key)))
        .route("/healthz", gated(app, look, get(pages::health)))
        .fallback_service(gated(app, page, any(pages::asset)).with_state(app.clone()))
        .layer(CompressionLayer::new().compress_when(worthwhile))
        .layer(axum::middleware::from_fn(gate::harden))
        .layer(axum::middleware::from_fn(crate::telemetry::requests::log))
        .with_state(app.clone())
}

/// What operators look at, on an address of its own.
pub(crate) fn metrics_router(app: &Arc<App>) -> Router {
    Router::new().route("/metrics", get(pages::metrics)).with_state(app.clone())
}
