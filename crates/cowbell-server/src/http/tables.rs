//! Games and tables.

use core::time::Duration;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use cowbell_bots::Level as BotLevel;
use cowbell_catalog::{Visitor, visit_all};
use cowbell_protocol::{
    Action, Code, Created, Done, GameInfo, Hint, Join, Joined, Legal, Level, Lobby, Log, NewTable, Phase,
    Phrase, Problem, Saying, SeatKind, Seek, Show, Sought, Table,
};
use cowbell_rules::{Encode, Options, Seat, Viewer};
use cowbell_scene::{Language, Text, Voice};
use cowbell_table::TableId;
use serde::Deserialize;

use super::gate::{Bearer, Body, Caller, Reply};
use super::network::Network;
use crate::app::{App, Identity};
use crate::bots::Payer;
use crate::store::Filter;
use crate::tables::Owner;

/// Tables shown in the lobby.
const LOBBY: usize = 50;
/// How many are looked at: some cannot be read, or are left by those who waited there.
const LOBBY_CANDIDATES: u32 = 150;

/// The games and what their tables may choose.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    struct Describe;
    impl Visitor for Describe {
        type Out = GameInfo;
        fn visit<G: Encode>(&mut self) -> GameInfo {
            let plain = "options are plain data";
            GameInfo {
                slug: G::INFO.slug.into(),
                name: G::INFO.name.into(),
                seats: (G::INFO.seats.0 as u8, G::INFO.seats.1 as u8),
                has_secrets: G::INFO.has_secrets,
                rules: G::INFO.rules,
                options: serde_json::to_value(G::Options::LIST).expect(plain),
                defaults: serde_json::to_value(G::Options::default()).expect(plain),
                levels: BotLevel::ALL.into_iter().map(Level::new).collect(),
            }
        }
    }
    Json(visit_all(&mut Describe))
}

/// What can be said at a table, in every language.
#[utoipa::path(get, path = "/api/v1/phrases", responses((status = 200, body = Vec<Saying>)))]
pub(super) async fn phrases() -> Json<Vec<Saying>> {
    let voices = Language::ALL.map(|language| (language, Voice::new(language)));
    let say = |phrase: Phrase| {
        let text = Text::new(format!("web-phrase-{}", phrase.word()));
        let texts = voices.iter().map(|(language, voice)| (language.to_string(), voice.say(&text)));
        Saying { phrase, texts: texts.collect() }
    };
    Json(Phrase::ALL.into_iter().map(say).collect())
}

/// Creates a table. The answer holds the secret of every seat, once.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 200, body = Created), (status = 400, body = Problem)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Body(request): Body<NewTable>,
) -> Reply<Created> {
    let request = NewTable { delay: request.delay.or(Some(app.config.spectator_delay)), ..request };
    let owner = owner(&app, network, &request).await?;
    Ok(Json(finish(async move { app.tables.create_for(&request, None, Some(owner)).await }).await?))
}

/// Whom a new table is for, if they may have one more.
pub(super) async fn owner(app: &App, network: Network, request: &NewTable) -> Result<Owner, Problem> {
    let bots = request.seats.iter().filter(|seat| matches!(seat, SeatKind::Bot(_))).count();
    app.tables.owner(network, 1, bots as u32).await
}

/// The open tables, newest first.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(State(app): State<Arc<App>>) -> Reply<Lobby> {
    let ids = app.tables.store.list(Filter::Lobby, LOBBY_CANDIDATES).await.map_err(|_| Code::Storage)?;
    let mut tables = Vec::new();
    for id in ids {
        // A table that cannot be read is no reason to hide the others.
        let row = |table: &cowbell_table::Table| {
            Ok((id, table.is_seek(), table.seen_by(Viewer::Spectator).lobby_row()))
        };
        tables.extend(app.tables.look_in_passing(id, row).await);
    }
    let ids: Vec<TableId> = tables.iter().map(|(id, ..)| *id).collect();
    let attendances = app.tables.attendances(&ids).await;
    let attendance = |id: &TableId| attendances.get(id).copied().unwrap_or_default();
    // Nobody can play with strangers who have gone.
    tables.retain(|(id, is_seek, row)| !is_seek || row.phase != Phase::Waiting || attendance(id).0);
    tables.truncate(LOBBY);
    tables.iter_mut().for_each(|(id, _, row)| row.watching = attendance(id).1);
    Ok(Json(Lobby { tables: tables.into_iter().map(|(.., row)| row).collect() }))
}

/// Sits down to play with anyone: at a table where someone waits for the same, or at a new one. Ask again every few seconds
/// while nobody has come.
#[utoipa::path(post, path = "/api/v1/seeks", request_body = Seek,
    responses((status = 200, body = Sought), (status = 400, body = Problem)))]
pub(super) async fn seek(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Body(request): Body<Seek>,
) -> Reply<Sought> {
    let seeking = async move {
        let sought = app.tables.seek(&request, app.config.spectator_delay, network).await?;
        let has_moved = request.waiting.is_none_or(|waiting| waiting.table != sought.table);
        if let Some(id) = id(&sought.table).ok().filter(|_| has_moved) {
            app.note_joined(network, id, Seat(sought.seat));
        }
        Ok(sought)
    };
    Ok(Json(finish(seeking).await?))
}

/// Wait for news instead of asking again and again.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct After {
    /// Reply when the table is newer than this version.
    after: Option<u32>,
    /// Or after this many seconds, at most 30.
    #[serde(default)]
    wait: u64,
    /// How the match is to be shown.
    #[serde(default)]
    show: Show,
}

/// The table as the holder of the token may know it; without a token as a spectator.
#[utoipa::path(get, path = "/api/v1/tables/{table}", params(("table" = String, Path), After),
    responses((status = 200, body = Table), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(After { after, wait, show }): Query<After>,
    Bearer(token): Bearer,
) -> Reply<Table> {
    if let Some(after) = after {
        let (id, identity) = identity(&app, &table, token.clone()).await?;
        app.tables.wait(id, identity, after, Duration::from_secs(wait.min(30))).await?;
    }
    // Only now: meanwhile the seat may have got a new key.
    let (id, identity) = identity(&app, &table, token).await?;
    Ok(Json(app.tables.look_as(id, identity, show).await?))
}

/// The legal moves, for the seat to move; in a game without secrets for everyone.
#[utoipa::path(get, path = "/api/v1/tables/{table}/legal", params(("table" = String, Path)),
    responses((status = 200, body = Legal), (status = 403, body = Problem)))]
pub(super) async fn legal(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Bearer(token): Bearer,
) -> Reply<Legal> {
    let (id, identity) = identity(&app, &table, token).await?;
    let legal = |table: &cowbell_table::Table| {
        Ok(Legal { version: table.version(), moves: table.legal(identity.viewer()) })
    };
    Ok(Json(app.tables.look_for(id, identity, legal).await?))
}

/// The log as this viewer may read it now.
#[utoipa::path(get, path = "/api/v1/tables/{table}/log", params(("table" = String, Path)),
    responses((status = 200, body = Log), (status = 403, body = Problem)))]
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Bearer(token): Bearer,
) -> Reply<Log> {
    let (id, identity) = identity(&app, &table, token).await?;
    let log = |table: &cowbell_table::Table| {
        Ok(Log { version: table.version(), events: table.log(identity.viewer()) })
    };
    Ok(Json(app.tables.look_for(id, identity, log).await?))
}

/// Takes any open seat.
#[utoipa::path(post, path = "/api/v1/tables/{table}/join", params(("table" = String, Path)), request_body = Join,
    responses((status = 200, body = Joined), (status = 409, body = Problem)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Caller(network): Caller,
    Body(request): Body<Join>,
) -> Reply<Joined> {
    let id = id(&table)?;
    let joining = async move {
        let (joined, has_changed) = app.tables.join_by(id, &request).await?;
        if has_changed {
            app.note_joined(network, id, Seat(joined.seat));
        }
        Ok(joined)
    };
    Ok(Json(finish(joining).await?))
}

/// Does something with a seat. When it is answered, it is on disk.
#[utoipa::path(post, path = "/api/v1/tables/{table}/actions", params(("table" = String, Path)), request_body = Action,
    responses((status = 200, body = Done), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Caller(network): Caller,
    Bearer(token): Bearer,
    Body(action): Body<Action>,
) -> Reply<Done> {
    let (id, mut identity) = identity(&app, &table, token).await?;
    app.tables.owners.used(id, network);
    let acting = async move {
        let open = app.tables.open(id).await?;
        app.act(&open, (&mut identity, None), network, &action, 0).await
    };
    Ok(Json(Done { version: finish(acting).await? }))
}

/// How good the hint should be.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HintRequest {
    /// The level of the bot that is asked; without it the server chooses one that is strong and quick.
    level: Option<Level>,
}

/// What a bot would play now for this seat.
#[utoipa::path(post, path = "/api/v1/tables/{table}/hint", params(("table" = String, Path)), request_body = HintRequest,
    responses((status = 200, body = Hint), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Caller(network): Caller,
    Bearer(token): Bearer,
    Body(request): Body<HintRequest>,
) -> Reply<Hint> {
    let (id, identity) = identity(&app, &table, token).await?;
    Ok(Json(app.tables.hint(id, identity, request.level, Payer::Network(network)).await?))
}

/// A client that goes away takes its request with it. What has begun to change a table is finished all the same.
pub(super) async fn finish<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Code::Busy.into()))
}

pub(super) fn id(table: &str) -> Result<TableId, Code> {
    table.parse().map_err(|()| Code::NoSuchTable)
}

pub(super) async fn identity(
    app: &App,
    table: &str,
    token: Option<String>,
) -> Result<(TableId, Identity), Problem> {
    let id = id(table)?;
    Ok((id, app.identity(id, token.as_deref()).await?))
}
