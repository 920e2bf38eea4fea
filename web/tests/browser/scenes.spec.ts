// What a client puts together from the server's messages is what a new viewer is shown, whatever people do at the table:
// sitting down, leaving, moves, moves taken back, offers, bots that stand in, and a client that reconnects.
import { GAMES } from "../../src/generated/games";
import { after } from "../../src/lib/news";
import type { News, Table } from "../../src/lib/types";
import { create } from "./play";
import { expect, test } from "./server";

type Message = ({ type: "table" } & Table) | ({ type: "news" } & News) | { type: "done" | "present" };

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

for (const [number, { slug, seats }] of GAMES.entries()) {
  test(`${slug}: a client holds what a new viewer is shown`, async ({ page }) => {
    const kinds = Array.from({ length: Math.max(seats[0], 2) }, () => "link" as const).slice(0, seats[1]);
    const { table: id, tokens } = await create(page, slug, {}, kinds);
    const viewers: (string | null)[] = [...tokens, null];
    const held: (Table | null)[] = viewers.map(() => null);
    await page.goto("/api/v1/games");
    await page.exposeFunction("hear", (viewer: number, text: string) => {
      const message = JSON.parse(text) as Message;
      if (message.type === "table") held[viewer] = message;
      else if (message.type === "news") {
        expect(message.version).toBe(held[viewer]!.version + 1);
        held[viewer] = after(held[viewer]!, message);
      }
    });
    const connect = (viewer: number) =>
      page.evaluate(
        ([viewer, table, token]) => {
          const socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
          const { hear } = window as unknown as { hear: (viewer: number, text: string) => void };
          socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table, show: "scene", ...(token ? { token } : {}) }));
          socket.onmessage = (event) => hear(viewer, event.data as string);
          const sockets = ((window as unknown as { sockets: Record<number, WebSocket> }).sockets ??= {});
          if (sockets[viewer]) sockets[viewer].onmessage = null;
          sockets[viewer]?.close();
          sockets[viewer] = socket;
        },
        [viewer, id, viewers[viewer]] as const,
      );
    for (const viewer of viewers.keys()) await connect(viewer);

    const ask = async (viewer: number, path = "?show=scene", data?: object) => {
      const headers: Record<string, string> = viewers[viewer] ? { Authorization: `Bearer ${viewers[viewer]}` } : {};
      const url = `/api/v1/tables/${id}${path}`;
      const answer = await (data ? page.request.post(url, { headers, data }) : page.request.get(url, { headers }));
      return (await answer.json()) as Table;
    };
    const roll = dice(number + 1);
    for (let turn = 0; turn < 90; turn++) {
      const seat = roll(tokens.length);
      const version = held[seat]?.version ?? 0;
      const choices = held[seat]?.state?.scene.choices ?? [];
      const kind = turn < tokens.length ? "sit" : ["play", "play", "play", "play", "play", "undo", "offer", "withdraw", "say", "hand", "take", "rise", "reconnect"][roll(13)]!;
      const move = choices[roll(choices.length || 1)]?.move ?? "nothing";
      if (kind === "reconnect") await connect(roll(viewers.length));
      else {
        const more = { sit: { name: `N${turn}`, token: tokens[turn] }, play: { version, move }, undo: { version }, say: { phrase: "lucky" }, hand: { level: "easy" } }[kind] ?? {};
        await ask(turn < tokens.length ? turn : seat, "/actions", { type: kind, ...more });
      }
      // A bot that stands in may move meanwhile: compare when both are at the same version.
      for (const viewer of viewers.keys()) {
        await expect(async () => {
          const fresh = await ask(viewer);
          expect(held[viewer]?.version).toBe(fresh.version);
          expect({ ...held[viewer], type: undefined }).toEqual(fresh);
        }).toPass({ timeout: 15_000 });
      }
    }
    expect(held[0]!.state!.step).toBeGreaterThan(5);
  });
}
