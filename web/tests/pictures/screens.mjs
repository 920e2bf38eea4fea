// Pictures of every page in one language, for people who read the texts where they stand:
// `COWBELL=path/to/cowbell node tests/pictures/screens.mjs FOLDER LANGUAGE [WIDTH HEIGHT]`. `screens.txt` has the words of each picture.
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { open } from "./house.mjs";

const [FOLDER, LANGUAGE = "en", WIDTH = "1280", HEIGHT = "800"] = process.argv.slice(2);
const SIZE = { width: Number(WIDTH), height: Number(HEIGHT) };

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const house = await open();
/** Every game, with the seats of the table that is shown. */
const GAMES = Object.fromEntries((await house.ask("/games")).map(({ slug, seats: [, most] }) => [slug, Math.min(most, 4)]));
const settings = { language: LANGUAGE, pace: "off", motion: "none", name: "Ada", offered: Object.keys(GAMES) };
const ada = await house.person(SIZE, LANGUAGE, settings);
const bo = await house.person(SIZE, LANGUAGE, { ...settings, name: "Bo" });

let count = 0;
/** Takes a picture once nothing moves any more, by default of the whole page. */
async function shoot(name, page = ada, fullPage = true) {
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => {});
  await page.waitForTimeout(300);
  const file = `${String(++count).padStart(2, "0")}-${name}`;
  await page.screenshot({ path: join(FOLDER, `${file}.png`), fullPage });
  const words = await page.locator("body").innerText();
  appendFileSync(join(FOLDER, "screens.txt"), `\n\n##### ${file}\n${words.replace(/\n{2,}/g, "\n")}`);
}

async function visit(path, name, page = ada) {
  await page.goto(path);
  await page.locator("main h1, main h2, main .board").first().waitFor();
  await shoot(name, page);
}

const sitDown = (page) => page.locator("form button.main, form button[type=submit]").first().click();

await visit("/", "front");
for (const game of Object.keys(GAMES)) {
  await visit(`/learn/${game}`, `rules-${game}`);
  await visit(`/learn/${game}/exact`, `exact-${game}`);
  await visit(`/learn/${game}/lesson`, `lesson-${game}`);
  await visit(`/new/${game}`, `new-${game}`);
}
for (const [game, seats] of Object.entries(GAMES)) {
  const bots = Array(seats - 1).fill({ bot: "easy" });
  const options = seats > 2 ? { seats } : {};
  const { table, tokens } = await house.ask("/tables", null, { game, options, seats: ["link", ...bots], spectators: true, hints: true });
  await visit(`/t/${table}#${tokens[0]}`, `invitation-${game}`);
  await sitDown(ada);
  await ada.locator(".board [data-id]").first().waitFor();
  await shoot(`start-${game}`, ada, false);
  const token = await house.secret(ada, table);
  for (let turn = 0; await house.wait(table, token); turn++) {
    if (turn === 4) {
      await shoot(`middle-${game}`, ada, false);
      await ada.keyboard.press("?");
      await shoot(`keys-${game}`, ada, false);
      await ada.keyboard.press("Escape");
    }
    await house.move(table, token);
  }
  await ada.waitForTimeout(500);
  await shoot(`end-${game}`);
  await visit(`/r/${table}`, `replay-${game}`);
}

// Two people: a table with a clock that waits, a takeback, an offer, an open table in the lobby.
const clock = { pace: { live: { time: 300, increment: 5 } } };
const duel = await house.ask("/tables", null, { game: "kuhlorado", options: { starter: 0, sheet: "K01" }, seats: ["link", "link"], spectators: true, clock });
await ada.goto(`/t/${duel.table}#${duel.tokens[0]}`);
await sitDown(ada);
await shoot("waiting", ada);
await visit(`/t/${duel.table}#${duel.tokens[1]}`, "guest", bo);
await sitDown(bo);
await ada.locator(".board [data-id]").first().waitFor();
await shoot("clock", ada, false);
await house.ask("/tables", null, { game: "mow", options: { seats: 4 }, seats: ["open", "open", "open", "open"], lobby: true, spectators: true });
for (const page of ["lobby", "anyone", "mine", "me", "settings", "puzzles"]) await visit(`/${page}`, page);
await visit("/t/nonsense", "no-such-table");
await visit("/nonsense", "no-such-page");
await house.close();
