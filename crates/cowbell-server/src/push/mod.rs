//! Reminders by Web Push: a browser whose page is closed is told that it is the player's turn. The node that stored what happened
//! sends the reminder, so exactly one node does. The message is in the browser's language, says nothing that a spectator might not know
//! and opens no seat; the push service carries it encrypted. What a reminder is about is decided in `tables/remind.rs`.

mod devices;
mod encrypt;
mod endpoint;
mod vapid;

use core::time::Duration;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine as _};
use cowbell_protocol::{Code, Device, Problem};
use cowbell_scene::{Language, Text, Voice};
use cowbell_table::{Key, TableId};
use lru::LruCache;
use rustls::crypto::ring::default_provider;
use ureq::Agent;
use ureq::tls::{RootCerts, TlsConfig};
use ureq::unversioned::transport::DefaultConnector;

use crate::bots::{Advisers, Payer, Room};
use crate::config::{Config, PublicUrl, PushSetting};
use crate::http::limits::Rate;
use crate::store::StoreError;
use crate::tables::Tables;
use encrypt::Receiver;
use vapid::Vapid;

/// How often a seat is reminded, whatever happens there, and how often one push service is asked for anything.
const SEAT: Rate = Rate { burst: 3.0, per_second: 1.0 / 60.0 };
const SERVICE: Rate = Rate { burst: 100.0, per_second: 10.0 };
/// Seats and services remembered for that.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1 << 12).unwrap();
/// Requests to push services at once, and those that wait for their turn. A service that is slow keeps only itself waiting: next is
/// always the one that has taken the least time.
const ROOM: Room = Room { threads: 4, running_of_one: 2, waiting: 1000, waiting_of_one: 500 };
/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a push service keeps a message for a browser that is off, in seconds.
const KEPT: u32 = 24 * 60 * 60;
/// Whom push services can write to if the server does not know its own address.
const PROJECT: &str = env!("CARGO_PKG_REPOSITORY");

/// Everything that reminders need.
pub(crate) struct Push {
    pub(crate) tables: Weak<Tables>,
    vapid: Vapid,
    anywhere: bool,
    factor: f64,
    began: Instant,
    agent: Agent,
    refilled: Mutex<LruCache<String, f64>>,
    threads: Advisers,
}

/// What a browser is told.
#[derive(Clone)]
pub(crate) struct Notice {
    pub(crate) table: TableId,
    /// What opens the seat.
    pub(crate) seat: Key,
    pub(crate) title: Text,
    pub(crate) body: Option<Text>,
}

impl Push {
    /// Reminders as the settings want them.
    pub(crate) async fn open(tables: &Arc<Tables>, config: &Config) -> Result<Option<Arc<Push>>, StoreError> {
        let anywhere = match config.push {
            PushSetting::Off => return Ok(None),
            PushSetting::On => false,
            PushSetting::Anywhere => true,
        };
        let contact = match &config.public_url {
            PublicUrl::Host(host) => format!("https://{host}"),
            PublicUrl::Any => PROJECT.into(),
        };
        Ok(Some(Arc::new(Push {
            tables: Arc::downgrade(tables),
            vapid: Vapid::of(&*tables.store, contact).await?,
            anywhere,
            factor: config.rate.into(),
            began: Instant::now(),
            agent: agent(anywhere),
            refilled: Mutex::new(LruCache::new(REMEMBERED)),
            threads: Advisers::start("push", ROOM),
        })))
    }

    /// The public key, which browsers ask for.
    pub(crate) fn public_key(&self) -> String {
        self.vapid.public()
    }

    /// Reminds a device of the matches of a person; says how many devices the person has.
    pub(crate) async fn add_device(&self, person: Key, device: &Device) -> Result<u32, Problem> {
        if endpoint::parse(&device.endpoint, self.anywhere).is_none() {
            return Err(Code::BadRequest.because("The endpoint is not the address of a push service."));
        }
        if receiver(device).is_none() {
            return Err(Code::BadRequest.because("The keys are not those of a push subscription."));
        }
        Ok(devices::add(&*self.tables()?.store, &person.text(), device).await?)
    }

    /// Reminds a device no longer; says how many are left.
    pub(crate) async fn remove_device(&self, person: Key, endpoint: &str) -> Result<u32, Problem> {
        Ok(devices::remove(&*self.tables()?.store, &person.text(), endpoint).await?)
    }

    /// Reminds a person of a seat; says how many devices the person has.
    pub(crate) async fn follow(&self, seat: Key, person: Key) -> Result<u32, Problem> {
        let tables = self.tables()?;
        devices::follow(&*tables.store, &seat.text(), &person.text()).await?;
        Ok(devices::of_person(&*tables.store, &person.text()).await?.len() as u32)
    }

    /// Whether anyone wants to be reminded of a seat.
    pub(crate) async fn is_followed(&self, seat: Key) -> bool {
        let Ok(tables) = self.tables() else { return false };
        devices::of_seat(&*tables.store, &seat.text()).await.is_ok_and(|devices| !devices.is_empty())
    }

    /// Sends a notice to every device that wants it, unless the seat was reminded just now.
    pub(crate) async fn tell(self: &Arc<Push>, notice: Notice) {
        let Ok(tables) = self.tables() else { return };
        let devices = match devices::of_seat(&*tables.store, &notice.seat.text()).await {
            Ok(devices) if !devices.is_empty() => devices,
            Ok(_) => return,
            Err(code) => return tracing::warn!(code = code.text(), "nobody can be reminded"),
        };
        if !self.allows(SEAT, notice.seat.text()) {
            return;
        }
        for (person, device) in devices {
            let (push, notice) = (self.clone(), notice.clone());
            tokio::spawn(async move { push.send(person, device, notice).await });
        }
    }

    async fn send(self: Arc<Push>, person: String, device: Device, notice: Notice) {
        let Ok(tables) = self.tables() else { return };
        let endpoint = device.endpoint.clone();
        let (push, service) = (self.clone(), Payer::Service(endpoint::service(&endpoint)));
        let status = self.threads.ask(service, move || push.post(&device, &notice)).await.ok().flatten();
        match status {
            Some(200..300) => tables.metrics.pushed.add(1),
            // The browser has unsubscribed, or is no more.
            Some(404 | 410) => drop(devices::remove(&*tables.store, &person, &endpoint).await),
            other => {
                tables.metrics.push_failed.add(1);
                tracing::debug!(status = other, "a push service did not take a reminder");
            }
        }
    }

    /// Sends it; the status that the push service answers with.
    fn post(&self, device: &Device, notice: &Notice) -> Option<u16> {
        let uri = endpoint::parse(&device.endpoint, self.anywhere)?;
        if !self.allows(SERVICE, endpoint::origin(&uri)) {
            return None;
        }
        let body = encrypt::encrypt(&receiver(device)?, notice.text(&device.language).as_bytes()).ok()?;
        let request = self
            .agent
            .post(&uri)
            .header("Authorization", self.vapid.authorization(&endpoint::origin(&uri))?)
            .header("Content-Type", "application/octet-stream")
            .header("Content-Encoding", "aes128gcm")
            .header("TTL", KEPT.to_string())
            .header("Urgency", "high")
            // A newer message about the same seat replaces one that has not arrived.
            .header("Topic", &notice.seat.text()[..32]);
        request.send(&body[..]).ok().map(|answer| answer.status().as_u16())
    }

    fn allows(&self, rate: Rate, what: String) -> bool {
        let mut refilled = self.refilled.lock().unwrap_or_else(PoisonError::into_inner);
        let refilled = refilled.get_or_insert_mut(what, || 0.0);
        self.factor == 0.0 || rate.take(refilled, 1, self.factor, self.began.elapsed().as_secs_f64())
    }

    fn tables(&self) -> Result<Arc<Tables>, Code> {
        self.tables.upgrade().ok_or(Code::Busy)
    }
}

impl Notice {
    /// As JSON for the service worker, in a language.
    fn text(&self, language: &str) -> String {
        let voice = Voice::new(Language::from_env(language));
        let say = |text: &Text| voice.say(text);
        serde_json::json!({
            "title": say(&self.title),
            "body": self.body.as_ref().map(say).unwrap_or_default(),
            "lang": Language::from_env(language).code(),
            "url": format!("/t/{}", self.table),
            "tag": format!("cowbell-{}", self.table),
        })
        .to_string()
    }
}

/// Asks push services, and nothing else unless they may be anywhere. Reads the certificates that this machine trusts when it first
/// needs them.
fn agent(anywhere: bool) -> Agent {
    let tls = TlsConfig::builder()
        .root_certs(RootCerts::PlatformVerifier)
        .unversioned_rustls_crypto_provider(Arc::new(default_provider()))
        .build();
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .https_only(!anywhere)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .timeout_global(Some(PATIENCE))
        .proxy(None)
        .tls_config(tls)
        .build();
    Agent::with_parts(config, DefaultConnector::default(), endpoint::PublicOnly { anywhere })
}

/// The keys of a browser, if they have the right form.
fn receiver(device: &Device) -> Option<Receiver> {
    let (key, auth) = (BASE64.decode(&device.p256dh).ok()?, BASE64.decode(&device.auth).ok()?);
    (key.len() == 65 && key[0] == 4 && auth.len() == 16).then_some(Receiver { key, auth })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use axum::Router;
    use axum::http::StatusCode;
    use cowbell_table::Token;

    use super::*;
    use crate::RandomBrain;
    use crate::cluster::bus::Local;
    use crate::store::Memory;

    /// A browser's keys, from RFC 8291.
    const P256DH: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    #[test]
    fn a_seat_is_reminded_three_times_at_once_and_then_once_a_minute() {
        let mut refilled = 0.0;
        let mut is_sent = |now: f64| SEAT.take(&mut refilled, 1, 1.0, now);
        assert_eq!([0.0; 5].map(&mut is_sent), [true, true, true, false, false]);
        assert_eq!([59.0, 61.0, 62.0].map(&mut is_sent), [false, true, false]);
        let hour = (0..3600).filter(|second| is_sent(1000.0 + f64::from(*second))).count();
        assert!((60..=63).contains(&hour), "{hour} in an hour of a move every second");
    }

    /// Whatever happens at a table, its push service is spared; other seats are reminded all the same.
    #[tokio::test]
    async fn reminders_of_a_seat_are_limited() {
        let count = Arc::new(AtomicU32::new(0));
        let counted = count.clone();
        let service = Router::new().fallback(move || async move {
            counted.fetch_add(1, Relaxed);
            StatusCode::CREATED
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}/phone", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, service).await });
        let (_tables, push) = open().await;
        let keys = [1, 2, 3].map(|byte| Token::new([byte; 20]).key());
        let [person, seat, other] = keys;
        let (p256dh, auth, language) = (P256DH.into(), AUTH.into(), "en".into());
        push.add_device(person, &Device { endpoint, p256dh, auth, language }).await.unwrap();
        let tell = async |seat: Key| {
            push.follow(seat, person).await.unwrap();
            push.tell(Notice { table: TableId(1), seat, title: Text::new("web-push-turn"), body: None })
                .await;
        };
        for _ in 0..10 {
            tell(seat).await;
        }
        let until = async |wanted: u32| {
            while count.load(Relaxed) < wanted {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        until(3).await;
        tell(other).await;
        until(4).await;
        assert_eq!(count.load(Relaxed), 4, "three of ten, and one");
    }

    /// One push service takes every connection and never answers: it keeps only two of the threads, and others are reminded.
    #[tokio::test]
    async fn a_service_that_never_answers_keeps_nobody_else_waiting() {
        let listen = async |host: &str| {
            let listener = tokio::net::TcpListener::bind((host, 0)).await.unwrap();
            (format!("http://{}", listener.local_addr().unwrap()), listener)
        };
        let (tarpit, listener) = listen("127.0.0.1").await;
        let (taken, counted) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let count = counted.clone();
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok(connection) = listener.accept().await {
                held.push(connection);
                count.fetch_add(1, Relaxed);
            }
        });
        let (honest, listener) = listen("127.0.0.2").await;
        let told = taken.clone();
        let service = Router::new().fallback(move || async move {
            told.fetch_add(1, Relaxed);
            StatusCode::CREATED
        });
        tokio::spawn(async move { axum::serve(listener, service).await });
        let (tables, push) = open().await;
        let until = async |count: &AtomicU32, wanted: u32| {
            while count.load(Relaxed) < wanted {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        for number in 0..8 {
            remind(&push, [100 + number, number], &format!("{tarpit}/{number}")).await;
        }
        until(&counted, 2).await;
        remind(&push, [50, 51], &format!("{honest}/phone")).await;
        until(&taken, 1).await;
        assert_eq!(counted.load(Relaxed), 2, "of eight that wait");
        drop(tables);
    }

    /// A server that sends reminders anywhere.
    async fn open() -> (Arc<Tables>, Arc<Push>) {
        let store = Arc::new(Memory::default());
        let tables = Tables::new(store, Arc::new(Local::default().join()), Arc::new(RandomBrain), 1);
        let config = Config { push: PushSetting::Anywhere, rate: 1.0, ..Config::default() };
        let push = Push::open(&tables, &config).await.unwrap().expect("it is on");
        (tables, push)
    }

    /// Reminds a person with one browser of a seat.
    async fn remind(push: &Arc<Push>, [person, seat]: [u8; 2], endpoint: &str) {
        let [person, seat] = [person, seat].map(|byte| Token::new([byte; 20]).key());
        let (p256dh, auth, language) = (P256DH.into(), AUTH.into(), "en".into());
        push.add_device(person, &Device { endpoint: endpoint.into(), p256dh, auth, language }).await.unwrap();
        push.follow(seat, person).await.unwrap();
        push.tell(Notice { table: TableId(1), seat, title: Text::new("web-push-turn"), body: None }).await;
    }
}
