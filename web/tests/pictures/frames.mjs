// Records what a player sees while others move: `COWBELL=path/to/cowbell node tests/pictures/frames.mjs FOLDER` plays the first turns
// of every game against a bot at normal speed and writes a picture every 150 ms of one turn of the bot. For people to look at.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { open } from "./house.mjs";

const FOLDER = process.argv[2] ?? "test-results/frames";
const EVERY = 150;
const FRAMES = 30;
/** How many turns of the player pass before a turn of the bots is recorded. */
const TURNS = 2;

const house = await open();
for (const { game, options, seats } of await house.tables((seats) => seats === 2)) {
  const bots = Array(seats - 1).fill({ bot: "medium" });
  const { table, tokens } = await house.ask("/tables", null, { game, options, seats: ["link", ...bots], spectators: true });
  const page = await house.person({ width: 1024, height: 768 }, "en-GB", { pace: "normal", name: "Ada", offered: [game] });
  await page.goto(`/t/${table}#${tokens[0]}`);
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator(".board [data-id]").first().waitFor();
  const token = await house.secret(page, table);
  for (let turn = 0; turn < TURNS; turn++) {
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
