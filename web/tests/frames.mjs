// Records what a player sees while others move: `COWBELL=path/to/cowbell node tests/frames.mjs FOLDER` plays the first turns of
// every game against a bot at normal speed and writes a picture every 150 ms of one turn of the bot. For people to look at.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

const FOLDER = process.argv[2] ?? "test-results/frames";
const EVERY = 150;
const FRAMES = 30;
/** For each game: options with the bot second, and how many turns of the bot pass before one is recorded. */
const GAMES = {
  "tic-tac-moo": { options: {}, turns: 2 },
  kuhlorado: { options: { starter: 0, sheet: "K01" }, turns: 2 },
  "te-kuiti": { options: { "first-shepherd": 0 }, turns: 1 },
  "tic-tac-town": { options: { seats: 2, starter: 0 }, turns: 1 },
  mow: { options: { seats: 4 }, turns: 1 },
};

const data = mkdtempSync(join(tmpdir(), "cowbell-frames-"));
const server = spawn(process.env.COWBELL, ["serve", "--port", "0", "--data", data, "--rate", "0", "--log", "error"], { stdio: ["ignore", "pipe", "inherit"] });
const url = await new Promise((found) => {
  createInterface({ input: server.stdout }).on("line", (line) => {
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (address) found(address);
  });
});

async function ask(path, token, body) {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) };
  const answer = await fetch(`${url}/api/v1${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  return answer.json();
}

/** Moves until it is no longer this player's turn. */
async function move(table, token) {
  for (let moves = 0; moves < 40; moves++) {
    const { version, state, phase } = await ask(`/tables/${table}`, token);
    if (phase === "over" || state.turn?.seat !== 0) return;
    await ask(`/tables/${table}/actions`, token, { type: "play", version, move: state.legal[moves % state.legal.length] });
  }
}

/** Waits until it is this player's turn. */
async function wait(table, token) {
  for (;;) {
    const { state, phase } = await ask(`/tables/${table}`, token);
    if (phase === "over" || state?.turn?.seat === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [game, { options, turns }] of Object.entries(GAMES)) {
  const bots = Array((options.seats ?? 2) - 1).fill({ bot: "medium" });
  const { table, tokens } = await ask("/tables", null, { game, options, seats: ["link", ...bots], spectators: true });
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, baseURL: url, locale: "en-GB" });
  await page.addInitScript(() => localStorage.setItem("cowbell.settings", JSON.stringify({ pace: "normal", name: "Ada" })));
  await page.goto(`/t/${table}#${tokens[0]}`);
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator(".board [data-id]").first().waitFor();
  // The browser has replaced the link's secret by its own.
  const token = await page.evaluate((table) => JSON.parse(localStorage.getItem("cowbell.seat-keys")).find((one) => one.table === table).own, table);
  for (let turn = 0; turn < turns; turn++) {
    await wait(table, token);
    await move(table, token);
  }
  await wait(table, token);
  await page.waitForTimeout(4_000);
  mkdirSync(join(FOLDER, game), { recursive: true });
  void move(table, token);
  const start = Date.now();
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.screenshot({ path: join(FOLDER, game, `${String(Date.now() - start).padStart(5, "0")}.png`) });
    await page.waitForTimeout(Math.max(0, start + (frame + 1) * EVERY - Date.now()));
  }
  await page.close();
  console.log(game);
}
await browser.close();
server.kill("SIGKILL");
rmSync(data, { recursive: true, force: true });
