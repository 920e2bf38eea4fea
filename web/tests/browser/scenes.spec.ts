// What a client puts together from the server's messages is what a new viewer is shown, whatever people do at the table:
// joining, leaving, moves, moves taken back, offers accepted and declined, bots that stand in, and pages loaded again. The
// terminal's client has the same test in crates/cowbell-terminal/src/tests/held.rs.
import { after } from "../../src/lib/news";
import type { News, Table } from "../../src/lib/types";
import { GAMES } from "./games";
import { create, dice, ownOf } from "./play";
import { expect, test } from "./server";

type Message = ({ type: "table" } & Table) | ({ type: "news" } & News) | { type: "done" | "present" };

/** What people do once everyone has a seat; moves most of all. */
const KINDS = ["undo", "ask", "allow", "allow", "offer", "withdraw", "decline", "say", "hand", "take", "take", "reload"];

// The page only lends its sockets; it has no icon.
test.use({ allowed: /404/ });

for (const [number, { slug, sizes }] of GAMES.entries()) {
  test(`${slug}: a client holds what a new viewer is shown`, async ({ page }) => {
    const { options, seats } = sizes.find(({ seats }) => seats === Math.min(3, sizes.at(-1)!.seats))!;
    const { table: id, tokens } = await create(page, slug, options, Array.from({ length: seats }, (_, seat) => (seat === 1 ? "open" : "link")));
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
          // The browser complains about a socket that is closed before it was open.
          return new Promise<void>((open) => socket.addEventListener("open", () => open()));
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
    // Everyone sits down; who has the open seat leaves it and takes it again.
    const opening = [...tokens.keys()].flatMap((seat) => (seat === 1 ? [["sit", 1], ["rise", 1], ["sit", 1]] : [["sit", seat]])) as [string, number][];
    for (let turn = 0; turn < 80; turn++) {
      const [kind, seat] = opening[turn] ?? [roll(3) > 0 ? "play" : KINDS[roll(KINDS.length)]!, roll(tokens.length)];
      const version = held[seat]?.version ?? 0;
      const choices = held[seat]?.state?.scene.choices ?? [];
      const move = choices[roll(choices.length || 1)]?.move ?? "nothing";
      if (kind === "reload") await connect(roll(viewers.length));
      else {
        const own = tokens[seat] && ownOf(tokens[seat]!);
        const what = roll(2) ? "end" : "takeback";
        const more: Record<string, object> = { sit: { name: `N${turn}`, token: own }, play: { version, move }, say: { phrase: "lucky" }, hand: { level: "easy" }, decline: { what } };
        await ask(seat, "/actions", { type: kind, ...(["undo", "ask", "allow"].includes(kind) ? { version } : more[kind]) });
        // From now on only the new secret opens the seat: a connection with the link has ended.
        if (kind === "sit" && viewers[seat] !== own) {
          viewers[seat] = own!;
          await connect(seat);
        }
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
