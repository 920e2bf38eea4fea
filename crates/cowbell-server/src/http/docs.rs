//! The API described: as OpenAPI, and as one plain page without a script.

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use cowbell_protocol as protocol;
use serde_json::Value;
use utoipa::OpenApi;

use super::{coach, daily, manners, pages, person, preview, push, puzzles, records, scenes, tables};

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
        daily::show,
        daily::play,
        daily::puzzle,
        daily::answer,
        pages::message,
        person::show,
        person::keep,
        person::delete,
        manners::blocks,
        manners::block,
        manners::adopt_blocks,
        manners::unblock,
        manners::report,
        push::key,
        push::add,
        push::remove,
        push::follow,
        preview::picture,
        preview::picture_of_day,
        preview::picture_of_puzzle,
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The routes of the API as `mod.rs` writes them: `GET /tables`.
    fn routes() -> BTreeSet<String> {
        let source = include_str!("mod.rs");
        let source = source.split_once("let api = Router::new()").expect("the routes of the API").1;
        let source = source.split_once(";\n").expect("their end").0;
        let mut found = BTreeSet::new();
        for route in source.split(".route(").skip(1) {
            let path = route.split('"').nth(1).expect("a path");
            for method in ["get", "post", "put", "delete"] {
                // `get(` and `.delete(`, but not `budget(`.
                let is_start = |at: usize| !route[..at].ends_with(|before: char| before.is_alphanumeric());
                if route.match_indices(&format!("{method}(")).any(|(at, _)| is_start(at)) {
                    found.insert(format!("{} {path}", method.to_uppercase()));
                }
            }
        }
        found.remove("GET /openapi.json");
        found
    }

    #[test]
    fn every_route_is_in_the_document_and_nothing_else() {
        let api = serde_json::to_value(Api::openapi()).unwrap();
        let mut documented = BTreeSet::new();
        for (path, methods) in api["paths"].as_object().unwrap() {
            let path = path.strip_prefix("/api/v1").expect("a path of the API");
            documented.extend(
                methods.as_object().unwrap().keys().map(|method| format!("{} {path}", method.to_uppercase())),
            );
        }
        assert!(documented.len() > 30, "{documented:?}");
        assert_eq!(routes(), documented);
    }

    #[test]
    fn every_parameter_is_where_it_belongs() {
        let api = serde_json::to_value(Api::openapi()).unwrap();
        for (path, methods) in api["paths"].as_object().unwrap() {
            for operation in methods.as_object().expect("methods").values() {
                for parameter in operation["parameters"].as_array().into_iter().flatten() {
                    let name = parameter["name"].as_str().expect("a name");
                    let place = if path.contains(&format!("{{{name}}}")) { "path" } else { "query" };
                    assert_eq!(parameter["in"], place, "{name} of {path}");
                }
            }
        }
    }
}
