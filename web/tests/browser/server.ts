// A real server with the real client embedded, one per worker, on a free port with an empty data folder.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test as base, type BrowserContext } from "@playwright/test";
import { GAMES } from "../../src/generated/games";

const BINARY = process.env.COWBELL ?? fileURLToPath(new URL("../../../target/debug/cowbell", import.meta.url));

export class Server {
  private constructor(
    private child: ChildProcess,
    readonly url: string,
    readonly data: string,
  ) {}

  /** Starts a server, on the port and folder of an earlier one if given. */
  static async start(before?: Server): Promise<Server> {
    const data = before?.data ?? mkdtempSync(join(tmpdir(), "cowbell-web-"));
    const port = before ? new URL(before.url).port : "0";
    const child = spawn(BINARY, ["serve", "--port", port, "--data", data, "--rate", "0", "--push", "anywhere", "--log", "error"], { stdio: ["ignore", "pipe", "inherit"] });
    const url = await new Promise<string>((found, failed) => {
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`${BINARY} ended with ${code}; build it with \`cargo build\``)));
      createInterface({ input: child.stdout! }).on("line", (line) => {
        const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
        if (address) found(address);
      });
    });
    return new Server(child, url, data);
  }

  /** Kills it without a clean shutdown. */
  async kill(): Promise<void> {
    const gone = new Promise((done) => this.child.once("exit", done));
    this.child.kill("SIGKILL");
    await gone;
  }

  async clear(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

type Own = {
  baseURL: string;
  /** Console messages that are allowed, for tests that provoke them. */
  allowed: RegExp;
  /** How fast other players' moves are shown; by default at once, because most tests are about something else. */
  pace: "slow" | "normal" | "fast" | "off";
  /** Whether lessons are offered, as on a first visit. */
  isNew: boolean;
  quiet: void;
};

/** What a browser remembers from earlier visits: how fast moves are shown, and whether lessons were offered. */
export async function visit(context: BrowserContext, pace: Own["pace"] = "off", isNew = false): Promise<void> {
  await context.addInitScript(({ pace, offered }) => {
    // An empty page has no storage.
    if (!location.protocol.startsWith("http")) return;
    localStorage.getItem("cowbell.settings") ?? localStorage.setItem("cowbell.settings", JSON.stringify({ pace, offered }));
  }, { pace, offered: isNew ? [] : GAMES.map(({ slug }) => slug) });
}

export const test = base.extend<Own, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.clear();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allowed: [/^$/, { option: true }],
  pace: ["off", { option: true }],
  isNew: [false, { option: true }],
  // Every test fails on a warning or error in the console, and on a request to another machine.
  quiet: [
    async ({ context, allowed, pace, isNew }, use) => {
      await visit(context, pace, isNew);
      const said: string[] = [];
      const hear = (text: string) => void (allowed.test(text) || said.push(text));
      context.on("console", (message) => /error|warning/.test(message.type()) && hear(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => hear(error.error().message));
      context.on("request", (request) => /^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url()) || hear(`leaves the origin: ${request.url()}`));
      await use();
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
