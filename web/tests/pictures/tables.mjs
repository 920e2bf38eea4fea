// Pictures of every game's table at every size, at the start, in the middle and at the end, in three themes, for people to look at:
// `COWBELL=path/to/cowbell node tests/pictures/tables.mjs FOLDER [GAME…]`, where a game may be followed by its seats: `mow-10`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { open } from "./house.mjs";

const [FOLDER, ...ONLY] = process.argv.slice(2);
const DAY = [[360, 740], [740, 360], [768, 1024], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440]];
const OTHERS = [[360, 740], [740, 360], [1280, 800]];
/** For each table: its game, options and seats, and the own moves before the middle. */
const TABLES = {
  "tic-tac-moo": { options: {}, seats: 2, moves: 12 },
  kuhlorado: { options: {}, seats: 2, moves: 18 },
  "te-kuiti": { options: { "first-shepherd": 0 }, seats: 2, moves: 12 },
  "te-kuiti-1": { options: { mode: "solo" }, seats: 1, moves: 9 },
  "tic-tac-town-2": { options: { seats: 2 }, seats: 2, moves: 8 },
  "tic-tac-town-4": { options: { seats: 4 }, seats: 4, moves: 5 },
  "mow-2": { options: { seats: 2, target: 40 }, seats: 2, moves: 8 },
  "mow-4": { options: { seats: 4, target: 40 }, seats: 4, moves: 5 },
  "mow-10": { options: { seats: 10, target: 40 }, seats: 10, moves: 4 },
};

const house = await open();
for (const [name, { options, seats, moves }] of Object.entries(TABLES)) {
  if (ONLY.length > 0 && !ONLY.includes(name)) continue;
  const game = name.replace(/-\d+$/, "");
  const bots = Array(seats - 1).fill({ bot: "random" });
  const { table, tokens } = await house.ask("/tables", null, { game, options, seats: ["link", ...bots], spectators: true, hints: true });
  const page = await house.person({ width: 1280, height: 800 }, "en-GB", { pace: "off", motion: "none", name: "Ada", offered: [game] });
  await page.goto(`/t/${table}#${tokens[0]}`);
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator(".board [data-id]").first().waitFor();
  const token = await house.secret(page, table);
  mkdirSync(join(FOLDER, name), { recursive: true });

  async function look(moment) {
    await page.waitForTimeout(400);
    for (const [theme, sizes] of [["light", DAY], ["dark", OTHERS], ["contrast", OTHERS]]) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        // A layout that follows from its own size needs some frames to settle.
        await page.evaluate(async () => {
          const size = () => JSON.stringify([...document.querySelectorAll(".framed > *, .fit")].map((it) => it.getBoundingClientRect()));
          for (let before = "", same = 0; same < 4; ) {
            await new Promise((done) => requestAnimationFrame(done));
            same = size() === before ? same + 1 : 0;
            before = size();
          }
        });
        await page.screenshot({ path: join(FOLDER, name, `${moment}-${theme}-${width}x${height}.png`) });
      }
    }
  }

  for (let made = 0; await house.wait(table, token); made++) {
    if (made === 0) await look("1-start");
    if (made === moves) await look("2-middle");
    await house.move(table, token, 0, 1);
  }
  await page.locator(".over").waitFor();
  await look("3-end");
  await page.context().close();
  console.log(name);
}
await house.close();
