// Plays a game in a real browser to its end, by clicking whatever can be chosen: `COWBELL=path/to/cowbell node tests/newGame.mjs SLUG
// [PICTURE]`. The test of the generator runs it with a game that it has just written, which has only the general board.
import assert from "node:assert/strict";
import { open } from "./pictures/house.mjs";

const [slug, picture] = process.argv.slice(2);
const house = await open();
try {
  const { name } = (await house.ask("/games")).find((game) => game.slug === slug);
  const page = await house.person({ width: 1024, height: 768 }, "en-GB", { pace: "off", motion: "none", name: "Ada", offered: [slug] });
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));

  await page.goto("/");
  await page.getByText(name, { exact: true }).first().waitFor();
  await page.goto(`/learn/${slug}`);
  await page.getByRole("heading", { name, level: 1 }).waitFor();

  const { table, tokens } = await house.ask("/tables", null, { game: slug, seats: ["link", { bot: "easy" }], spectators: true });
  await page.goto(`/t/${table}#${tokens[0]}`);
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator(".board [data-id]").first().waitFor();
  const token = await house.secret(page, table);
  let clicks = 0;
  while (await house.wait(table, token)) {
    const before = (await house.ask(`/tables/${table}`, token)).version;
    await page.locator(".board [data-id]:not([aria-disabled])").last().click();
    clicks++;
    while ((await house.ask(`/tables/${table}`, token)).version === before) await page.waitForTimeout(20);
    if (clicks === 3 && picture) await page.screenshot({ path: picture });
  }
  const { state } = await house.ask(`/tables/${table}`, token);
  const winner = state.over.standing.places.indexOf(1) === 0 ? "You win" : "wins";
  await page.getByText(winner).first().waitFor();
  assert(clicks > 0, "the player has moved");
  assert.deepEqual(errors, []);
  console.log(`${slug}: ${clicks} clicks, ${winner}`);
} finally {
  await house.close();
}
