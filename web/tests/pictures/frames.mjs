// Records what a player sees while others move: `COWBELL=path/to/cowbell node tests/pictures/frames.mjs FOLDER` plays the first turns
// of every game against a bot at normal speed and writes a picture every 150 ms of one turn of the bot. For people to look at.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { open } from "./house.mjs";

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

const house = await open();
for (const [game, { options, turns }] of Object.entries(GAMES)) {
  const bots = Array((options.seats ?? 2) - 1).fill({ bot: "medium" });
  const { table, tokens } = await house.ask("/tables", null, { game, options, seats: ["link", ...bots], spectators: true });
  const page = await house.person({ width: 1024, height: 768 }, "en-GB", { pace: "normal", name: "Ada", offered: [game] });
  await page.goto(`/t/${table}#${tokens[0]}`);
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator(".board [data-id]").first().waitFor();
  const token = await house.secret(page, table);
  for (let turn = 0; turn < turns; turn++) {
    await house.wait(table, token);
    await house.move(table, token);
  }
  await house.wait(table, token);
  await page.waitForTimeout(4_000);
  mkdirSync(join(FOLDER, game), { recursive: true });
  void house.move(table, token);
  const start = Date.now();
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.screenshot({ path: join(FOLDER, game, `${String(Date.now() - start).padStart(5, "0")}.png`) });
    await page.waitForTimeout(Math.max(0, start + (frame + 1) * EVERY - Date.now()));
  }
  await page.close();
  console.log(game);
}
await house.close();
