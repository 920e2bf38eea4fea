//! The API described: as OpenAPI, and as one plain page without a script.

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use cowbell_protocol as protocol;
use serde_json::Value;
use utoipa::OpenApi;

use super::{coach, pages, person, preview, puzzles, records, scenes, tables};

#[derive(OpenApi)]
#[openapi(
    info(title = "Cowbell", version = "1", description = "Tables, moves and records. Bots are welcome."),
    paths(
        tables::games,
        tables::phrases,
        tables::create,
        tables::lobby,
        tables::seek,
        tables::show,
        tables::legal,
        tables::log,
        tables::join,
        tables::act,
        tables::hint,
        coach::consider,
        coach::line,
        records::export,
        records::import,
        scenes::history,
        scenes::moment,
        scenes::analysis,
        scenes::review,
        scenes::branch,
        scenes::proof,
        scenes::look,
        puzzles::list,
        puzzles::one,
        pages::message,
        person::show,
        person::keep,
        person::delete,
        preview::picture,
        pages::socket
    ),
    components(schemas(
        protocol::ClientMessage,
        protocol::ServerMessage,
        protocol::Phrase,
        protocol::Level
    ))
)]
struct Api;

pub(super) async fn openapi() -> Response {
    Json(Api::openapi()).into_response()
}

/// The page has its style inside and loads nothing.
pub(super) async fn page() -> Response {
    const POLICY: &str =
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
    ([(header::CONTENT_SECURITY_POLICY, POLICY)], Html(html())).into_response()
}

fn html() -> String {
    let api = serde_json::to_value(Api::openapi()).unwrap_or_default();
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Cowbell API</title><style>body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}\
         code,pre{{background:#8882;border-radius:4px;padding:.1em .3em}}pre{{padding:1em;overflow:auto}}</style>\
         <h1>Cowbell API</h1><p>Version 1, JSON over HTTP; live play over a WebSocket. The secret of a seat travels in the header \
         <code>Authorization: Bearer …</code> or in the socket’s first message. Machine-readable: \
         <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p><h2>Requests</h2>{}<h2>Data</h2>{}</html>",
        requests(&api["paths"]),
        schemas(&api["components"]["schemas"]),
    )
}

fn requests(paths: &Value) -> String {
    let mut out = String::new();
    for (path, methods) in paths.as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let method = method.to_uppercase();
            let about = escape(
                operation["summary"].as_str().or(operation["description"].as_str()).unwrap_or_default(),
            );
            out += &format!("<h3><code>{method} {}</code></h3><p>{about}</p>", escape(path));
            if let Some(body) = name(&operation["requestBody"]) {
                out += &format!("<p>Takes {}.</p>", link(&body));
            }
            let statuses = operation["responses"].as_object().into_iter().flatten();
            let answers: Vec<String> = statuses
                .map(|(status, answer)| {
                    format!("{status}: {}", name(answer).map_or("–".into(), |body| link(&body)))
                })
                .collect();
            out += &format!("<p>Answers {}.</p>", answers.join(", "));
        }
    }
    out
}

fn schemas(schemas: &Value) -> String {
    let pretty = |schema: &Value| escape(&serde_json::to_string_pretty(schema).unwrap_or_default());
    let schemas = schemas.as_object().into_iter().flatten();
    schemas
        .map(|(name, schema)| format!("<h3 id=\"{0}\">{0}</h3><pre>{1}</pre>", escape(name), pretty(schema)))
        .collect()
}

/// The schema that a body is made of.
fn name(body: &Value) -> Option<String> {
    let content = body["content"].as_object()?.values().next()?;
    let reference = content["schema"]["$ref"].as_str().or(content["schema"]["items"]["$ref"].as_str())?;
    Some(reference.rsplit('/').next()?.to_string())
}

fn link(name: &str) -> String {
    format!("<a href=\"#{0}\">{0}</a>", escape(name))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
