// Pictures of everything that people do together, in every language, on a phone and on a desk:
// `COWBELL=path/to/cowbell node tests/pictures/people.mjs FOLDER [LANGUAGE…]`.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { open } from "./house.mjs";

const [FOLDER, ...SOME] = process.argv.slice(2);
const LANGUAGES = SOME.length > 0 ? SOME : readdirSync(new URL("../../../crates/cowbell-scene/locales", import.meta.url));
const SIZES = [{ width: 360, height: 740 }, { width: 1280, height: 800 }];
const CLOCK = { pace: { live: { time: 300, increment: 5 } } };

/** A secret of one's own: a seat cannot be taken with its link alone. */
const ownOf = (link) => link.slice(1) + link[0];
const TALK = {
  en: ["Good luck! I’ll be back at eight.", "See you then. Don’t let the cows out."],
  de: ["Viel Glück! Um acht bin ich wieder da.", "Bis dann. Lass die Kühe nicht raus."],
  fr: ["Bonne chance\u202f! Je reviens à huit heures.", "À tout à l’heure. Ne laisse pas sortir les vaches."],
  nl: ["Succes! Om acht uur ben ik terug.", "Tot dan. Laat de koeien niet buiten."],
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const house = await open();
/** Every game, with the seats of its largest table. */
const GAMES = Object.fromEntries((await house.ask("/games")).map(({ slug, seats: [, most] }) => [slug, most]));
try {
  for (const language of LANGUAGES) await Promise.all(SIZES.map((size) => take(language, size)));
} finally {
  await house.close();
}

async function take(language, size) {
  const settings = { language, pace: "off", motion: "none", name: "Ada", offered: Object.keys(GAMES) };
  const ada = await house.person(size, language, settings);
  const bo = await house.person(size, language, { ...settings, name: "Bo" });
  await ada.context().grantPermissions(["notifications"]);
  await ada.context().addInitScript(() => {
    // Chromium's own push service may be out of reach.
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    PushManager.prototype.subscribe = async () => ({ endpoint: "https://push.example.org/a", toJSON: () => ({ endpoint: "https://push.example.org/a", keys }) });
  });

  async function shoot(name, page = ada, fullPage = false) {
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(FOLDER, `${name}-${language}-${size.width}.png`), fullPage });
  }

  async function visit(path, name, page = ada) {
    await page.goto(path);
    await page.locator("main h1, main h2, main .board").first().waitFor();
    await shoot(name, page, true);
  }

  /** Sits down at a table by the link of a seat. */
  async function sit(page, table, token) {
    await page.goto(`/t/${table}#${token}`);
    await page.locator("form button.main, form button[type=submit]").first().click();
  }

  /** Ada and Bo at a table where Ada begins; the secrets of their seats. */
  async function duel(more = {}) {
    const request = { game: "kuhlorado", options: { starter: 0, sheet: "K01" }, seats: ["link", "link"], spectators: true, clock: CLOCK, ...more };
    const { table, tokens } = await house.ask("/tables", null, request);
    await sit(ada, table, tokens[0]);
    await sit(bo, table, tokens[1]);
    await ada.locator(".board [data-id]").first().waitFor();
    return { table, own: await house.secret(ada, table), theirs: await house.secret(bo, table) };
  }

  const act = (table, token, action) => house.ask(`/tables/${table}/actions`, token, action);
  const version = async (table, token) => (await house.ask(`/tables/${table}`, token)).version;

  for (const [game, seats] of Object.entries(GAMES)) {
    const bots = Array(seats - 1).fill({ bot: "random" });
    const { table, tokens } = await house.ask("/tables", null, { game, options: seats > 2 ? { seats } : {}, seats: ["link", ...bots], spectators: true, clock: CLOCK });
    await sit(ada, table, tokens[0]);
    await ada.locator(".board [data-id]").first().waitFor();
    await shoot(`clock-${game}`);
  }

  const { table, own, theirs } = await duel();
  await house.move(table, own, 0);
  await act(table, own, { type: "ask", version: await version(table, own) });
  await shoot("takeback-asking");
  await shoot("takeback-asked", bo);
  await act(table, theirs, { type: "decline", what: "takeback" });
  await shoot("takeback-declined");
  await act(table, own, { type: "offer" });
  await shoot("offer-asked", bo);
  await shoot("offer-own");

  // Ten people with a clock each.
  const ten = await house.ask("/tables", null, { game: "mow", options: { seats: 10, "first-starter": 0 }, seats: Array(10).fill("link"), spectators: true, clock: CLOCK });
  const NAMES = ["Ada", "Bo", "Christopher", "Di", "Elisabeth", "Fi", "Gustav", "Hal", "Ida", "Jo"];
  for (const [seat, token] of ten.tokens.entries()) if (seat > 0) await act(ten.table, token, { type: "sit", name: NAMES[seat], token: ownOf(token) });
  await sit(ada, ten.table, ten.tokens[0]);
  await ada.locator(".board [data-id]").first().waitFor();
  await shoot("clock-ten");

  // Days for each move.
  const slow = await duel({ clock: { pace: { days: 3 } } });
  await shoot("correspondence");
  await house.move(slow.table, slow.own, 0);
  await shoot("correspondence-waiting");

  // A clock that has almost run out, and then has. First moves have half a minute more.
  const fast = await duel({ clock: { pace: { live: { time: 9 } } } });
  await house.move(fast.table, fast.own, 0);
  await house.move(fast.table, fast.theirs, 1);
  await shoot("clock-low");
  await ada.locator("section.over").waitFor({ timeout: 30_000 });
  await shoot("time-up");

  // Free text, what can be done about someone, and whom one has blocked.
  const chat = await duel({ chat: "players" });
  await act(chat.table, chat.theirs, { type: "write", text: TALK[language]?.[0] ?? TALK.en[0] });
  await act(chat.table, chat.own, { type: "write", text: TALK[language]?.[1] ?? TALK.en[1] });
  await shoot("chat-unread", bo);
  const talk = ada.locator("button.folded").last();
  if (await talk.isVisible()) await talk.click();
  else await ada.locator("details summary").last().click();
  await ada.locator(".write input").waitFor();
  await shoot("chat");
  await ada.locator("button.about").click();
  await ada.locator("dialog").waitFor();
  await shoot("manners");
  await ada.locator("dialog .stack > button").nth(1).click();
  await ada.locator("dialog .stack > button[disabled]").waitFor();
  await shoot("manners-blocked");
  await visit("/me", "blocked");

  // A spectator of secret cards who is some moves behind.
  const late = await duel({ game: "mow", options: { seats: 2, "first-starter": 0 }, delay: 2, clock: null });
  for (let round = 0; round < 3; round++) for (const [seat, token] of [late.own, late.theirs].entries()) await house.move(late.table, token, seat, 1);
  const watcher = await house.person(size, language, { ...settings, name: "Cy" });
  await watcher.goto(`/t/${late.table}`);
  await watcher.locator(".board").waitFor();
  await shoot("spectator-late", watcher);
  await watcher.context().close();

  // The choices for a new table, and a record of some matches.
  await ada.goto("/new/mow");
  await ada.locator("main details").last().waitFor();
  await ada.locator("main details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
  await ada.locator("main details").last().locator("select").first().selectOption({ index: 2 });
  await shoot("table-options", ada, true);
  await ada.evaluate(() => {
    const played = (game, against, count, won) => Array.from({ length: count }, (_, index) => ({ table: `${game}-${against}-${index}`, game, against, won: index < won }));
    localStorage.setItem("cowbell.results", JSON.stringify([...played("kuhlorado", "people", 12, 7), ...played("kuhlorado", "medium", 30, 11), ...played("mow", "people", 3, 1), ...played("mow", "easy", 6, 6)]));
  });
  await visit("/mine", "record");
  await ada.evaluate(() => localStorage.removeItem("cowbell.results"));

  // Bo leaves, and Ada may decide after ten seconds.
  const left = await duel({ clock: null, patience: 10 });
  await house.move(left.table, left.own, 0);
  await bo.context().close();
  const since = Date.now();
  const waiting = await ada.context().newPage();

  await visit("/anyone", "anyone", waiting);
  await waiting.locator("main button.main").first().click();
  await waiting.locator(".board, main h1, main h2").first().waitFor();
  await shoot("anyone-waiting", waiting, true);
  await house.ask("/tables", null, { game: "mow", options: { seats: 4 }, seats: ["open", "open", "open", "open"], lobby: true, spectators: true, clock: CLOCK });
  await house.ask("/tables", null, { game: "kuhlorado", seats: ["link", "open"], lobby: true, spectators: true, clock: { pace: { days: 3 } } });
  const watched = await house.ask("/tables", null, { game: "kuhlorado", seats: ["link", { bot: "easy" }], lobby: true, spectators: true });
  await act(watched.table, watched.tokens[0], { type: "sit", name: "Cy", token: ownOf(watched.tokens[0]) });
  const others = await ada.context().newPage();
  await visit("/lobby", "lobby", others);
  await visit("/mine", "mine", others);
  await others.locator("main input[type=checkbox]").first().check();
  await shoot("reminders", others, true);
  await visit("/settings", "settings", others);
  await visit("/me", "devices", others);
  await others.locator("main section button.main").first().click();
  await others.locator(".invite button[aria-expanded]").click();
  await others.locator(".invite img").waitFor();
  await shoot("devices-key", others, true);

  await ada.bringToFront();
  await ada.waitForTimeout(Math.max(0, 15_000 - (Date.now() - since)));
  await shoot("leaver");
  await ada.context().close();
}
