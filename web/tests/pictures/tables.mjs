// Pictures of every game's table at every size, at the start, in the middle and at the end, in three themes, for people to look at:
// `COWBELL=path/to/cowbell node tests/pictures/tables.mjs FOLDER [GAME…]`, where a game may be followed by its seats: `mow-10`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { open } from "./house.mjs";

const [FOLDER, ...ONLY] = process.argv.slice(2);
const DAY = [[360, 740], [740, 360], [768, 1024], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440]];
const OTHERS = [[360, 740], [740, 360], [1280, 800]];

const house = await open();
// With as few and as many players as the game allows, and with two and four.
for (const { game, options, seats } of await house.tables((seats, least, most) => [least, 2, 4, most].includes(seats))) {
  const name = `${game}-${seats}`;
  if (ONLY.length > 0 && !ONLY.includes(name) && !ONLY.includes(game)) continue;
  /** The player's moves before the middle: fewer where others move more. */
  const moves = Math.ceil(24 / (seats + 1));
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
  await page.getByRole("region", { name: "Result" }).waitFor();
  await look("3-end");
  await page.context().close();
  console.log(name);
}
await house.close();
