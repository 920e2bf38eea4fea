// One viewer's live connection to a table: it reconnects automatically, notices gaps, and matches answers to actions.
import { Refused } from "./api";
import { Countdown } from "./clock.svelte";
import { reveal, saltOf, seeNews, seeTable } from "./fairDice";
import { selfKey } from "./manners.svelte";
import { after, lineOf, newEntries } from "./news";
import { promiseOf } from "./proof";
import { keysOf, ownKey } from "./seatKeys";
import type { Action, Entry, Line, Live as State, News, Problem, Table, What } from "./types";

type Message =
  | ({ type: "table" } & Table)
  | ({ type: "news" } & News)
  | { type: "done"; id: number; version: number }
  | { type: "refused"; id: number; problem: Problem }
  | { type: "present"; seats: boolean[]; watching: number; waits: number | null }
  | { type: "pong" }
  | { type: "bye"; problem: Problem };

/** Problems after which retrying is pointless. */
const FINAL = ["NO_SUCH_TABLE", "NOT_YOURS", "LINK_USED", "NO_SPECTATORS", "CORRUPT", "UNKNOWN_RULES", "WRONG_VERSION"];
const SILENCE = 20_000;

export class Live {
  table = $state.raw<Table | null>(null);
  /** What has just happened, as entries of the log; empty after a fresh view. */
  news = $state.raw<Entry[]>([]);
  /** The last thing that happened at the table. */
  what = $state.raw<What | null>(null);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** When the others may decide about the player whom the match waits for, by this page's own clock. */
  waits = $state.raw<number | null>(null);
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  /** Why the connection ended for good. */
  problem = $state.raw<Problem | null>(null);
  /** The secret that opens the seat now. */
  token = $state.raw<string | null>(null);
  readonly clock = new Countdown();
  said = $state.raw<Line[]>([]);
  /** What was said just now. */
  line = $state.raw<Line | null>(null);

  /** Called with every new state, in order. */
  heard: ((beat: { state: State; entries: Entry[] }) => void) | null = null;

  #socket: WebSocket | null = null;
  #answers = new Map<number, { done: (version: number) => void; fail: (error: Refused) => void }>();
  #number = 0;
  #tries = 0;
  #timer = 0;
  #pulse = 0;
  #lastWord = 0;
  /** How long messages take to the server and back, in milliseconds, and when the last ping was sent. */
  #lag = 0;
  #pinged = 0;
  #closed = false;
  /** What may open the seat, the likeliest first. */
  #keys: string[];

  constructor(
    readonly id: string,
    link: string | null,
  ) {
    this.#keys = link ? keysOf(id, link) : [];
    this.token = this.#keys[0] ?? null;
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Performs an action; resolves when it is on the server's disk. */
  act(action: Action): Promise<number> {
    return new Promise((done, fail) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return fail(offline());
      const id = ++this.#number;
      this.#answers.set(id, { done, fail });
      this.#send({ type: "do", id, action, lag: this.#lag });
    });
  }

  /** Says that everything up to this version has been shown. */
  saw(version: number): void {
    this.#send({ type: "seen", version });
  }

  /** Takes the seat, or changes the name there. From now on only this browser's own secret opens it. */
  async sit(name: string): Promise<void> {
    const { token: link, table } = this;
    if (!link || table?.you == null) return;
    const own = ownKey(this.id, link);
    const promise = table.daily ? "" : await promiseOf(saltOf(this.id, table.you));
    this.#keys = [own, link];
    await this.act({ type: "sit", name, promise, token: own });
    this.token = own;
    // Among people: so that someone who does not want to meet this player again can say so.
    const isOther = (seat: Table["seats"][number], index: number) => index !== table.you && !(seat.player && "bot" in seat.player);
    if (table.seats.some(isOther)) await this.act({ type: "introduce", person: selfKey() });
  }

  /** Shows the promised salt, as soon as every seat is taken. */
  #reveal(): void {
    const table = this.table;
    if (table?.phase !== "waiting" || table.you == null || !table.seats.every((seat) => seat.player)) return;
    const salt = reveal(this.id, table.you, table.commitment, table.promises);
    // A refusal means that the match has started meanwhile.
    if (salt) void this.act({ type: "reveal", salt }).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const token = this.token ? { token: this.token } : {};
      this.#send({ type: "hello", protocol: 1, table: this.id, show: "scene", paced: true, ...token });
      clearInterval(this.#pulse);
      this.#lastWord = Date.now();
      this.#pulse = window.setInterval(() => this.#beat(), SILENCE / 2);
    };
    socket.onmessage = (event) => {
      this.#lastWord = Date.now();
      this.#read(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** A connection can die unnoticed: if the server is silent for too long, the socket is closed and reconnects. */
  #beat(): void {
    if (Date.now() - this.#lastWord > SILENCE) this.#socket?.close();
    else this.#ping();
  }

  /** Asks for an answer, which says how slow the network is. */
  #ping(): void {
    this.#pinged = performance.now();
    this.#send({ type: "ping" });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    clearInterval(this.#pulse);
    for (const { fail } of this.#answers.values()) fail(offline());
    this.#answers.clear();
    if (this.status === "gone") return;
    this.status = "lost";
    this.token = this.#keys[0] ?? null;
    const wait = Math.min(250 * 2 ** this.#tries++, 5_000) * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** The browser notices that it is offline long before the socket does. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.status !== "open") return;
    this.#lost(socket);
    socket.close();
  };

  #hurry = (): void => {
    if (this.status !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(message: Message): void {
    switch (message.type) {
      case "table":
        if (this.status !== "open") this.#ping();
        this.status = "open";
        this.#tries = 0;
        this.news = [];
        this.table = message;
        this.said = message.said;
        seeTable(this.id, message.version);
        this.#reveal();
        this.clock.hear(message.clocks, true);
        if (message.state) this.heard?.({ state: message.state, entries: [] });
        return;
      case "news":
        return this.#hear(message);
      case "done":
        return this.#settle(message.id, (answer) => answer.done(message.version));
      case "refused":
        return this.#settle(message.id, (answer) => answer.fail(new Refused(message.problem)));
      case "present":
        this.present = message.seats;
        this.watching = message.watching;
        this.waits = message.waits === null ? null : performance.now() + message.waits * 1000;
        return;
      case "pong":
        this.#lag = Math.min(5_000, Math.round(performance.now() - this.#pinged));
        return;
      case "bye":
        if (["NOT_YOURS", "LINK_USED"].includes(message.problem.code) && this.#keys.length > 1) this.#keys.shift();
        else if (FINAL.includes(message.problem.code)) {
          this.status = "gone";
          this.problem = message.problem;
        }
        return;
    }
  }

  #settle(id: number, how: (answer: { done: (version: number) => void; fail: (error: Refused) => void }) => void): void {
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (answer) how(answer);
  }

  #hear(news: News): void {
    const table = this.table;
    if (!table || news.version <= table.version) return;
    if (news.version > table.version + 1) return this.#send({ type: "sync" });
    const next = after(table, news);
    this.line = lineOf(news) ?? this.line;
    this.said = next.said;
    this.what = news.what ?? { type: "played" };
    const entries = newEntries(table, news);
    if (news.state) this.news = entries;
    this.table = next;
    seeNews(this.id, { version: news.version, steps: news.state?.step, entries });
    this.#reveal();
    this.clock.hear(next.clocks, false);
    if (news.state) this.heard?.({ state: next.state!, entries });
  }
}

function offline(): Refused {
  return new Refused({ code: "OFFLINE", message: "The server cannot be reached." });
}
