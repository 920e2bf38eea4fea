// What the scripts of this folder share: a server of their own, a browser, and a player without one.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

/** Starts a server with an empty data folder: its address, and how to end it. */
async function start() {
  const data = mkdtempSync(join(tmpdir(), "cowbell-pictures-"));
  const server = spawn(process.env.COWBELL, ["serve", "--port", "0", "--data", data, "--rate", "0", "--log", "error"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((found) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (address) found(address);
    });
  });
  const end = () => {
    server.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  };
  return { url, end };
}

/** A server and a browser. `COWBELL` names the program, or the address of a server that is running already, such as Vite's. */
export async function open() {
  const { url, end } = process.env.COWBELL?.startsWith("http") ? { url: process.env.COWBELL, end: () => {} } : await start();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

  async function ask(path, token, body) {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) };
    const answer = await fetch(`${url}/api/v1${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
    return answer.json();
  }

  return {
    url,
    browser,
    ask,

    /** A browser window of a person with these settings. */
    async person(size, locale, settings) {
      const context = await browser.newContext({ viewport: size, baseURL: url, locale });
      await context.addInitScript((settings) => localStorage.getItem("cowbell.settings") ?? localStorage.setItem("cowbell.settings", JSON.stringify(settings)), settings);
      return context.newPage();
    },

    /** The secret of the seat that this window has taken: the browser replaces the one of the link by its own. */
    secret: (page, table) => page.evaluate((table) => JSON.parse(localStorage.getItem("cowbell.seat-keys")).find((one) => one.table === table).own, table),

    /** Moves until it is no longer this seat's turn; against fast bots until `most` moves are made. */
    async move(table, token, seat = 0, most = 40) {
      for (let moves = 0; moves < most; moves++) {
        const { version, state, phase } = await ask(`/tables/${table}`, token);
        if (phase === "over" || state?.turn?.seat !== seat) return;
        await ask(`/tables/${table}/actions`, token, { type: "play", version, move: state.legal[moves % state.legal.length] });
      }
    },

    /** Waits until it is this seat's turn, and says whether the match goes on. */
    async wait(table, token, seat = 0) {
      for (;;) {
        const { state, phase } = await ask(`/tables/${table}`, token);
        if (phase === "over") return false;
        if (state?.turn?.seat === seat) return true;
        await new Promise((done) => setTimeout(done, 50));
      }
    },

    /** Every game at the numbers of seats that `wanted` chooses, with its options: those of the game's tables.json, or just `seats`. */
    async tables(wanted) {
      const all = (await ask("/games")).map(({ slug: game, seats: [least, most] }) => {
        const file = new URL(`../../../crates/cowbell-${game}/testdata/tables.json`, import.meta.url);
        const own = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).seats : undefined;
        const sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more).filter((seats) => wanted(seats, least, most));
        return sizes.map((seats) => ({ game, seats, options: own?.[seats] ?? (least === most ? {} : { seats }) }));
      });
      return all.flat();
    },

    async close() {
      await browser.close();
      end();
    },
  };
}
