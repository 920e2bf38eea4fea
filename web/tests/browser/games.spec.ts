import { expect, test } from "./server";
import { expectNoOverflow, finish, lay, sit, tapOnce } from "./play";

// Every game and every variant's set-up, played to the end in the browser against bots.
const TABLES: [game: string, options: Record<string, unknown>, seats: number][] = [
  ["tic-tac-moo", {}, 2],
  ["tic-tac-moo", { fields: "adjacent", "win-time": "immediate", "win-check": "both", "supply-end": "first" }, 2],
  ["kuhlorado", {}, 2],
  ["kuhlorado", { pro: true, sheet: "seed:7" }, 2],
  ["te-kuiti", { rounds: 1 }, 2],
  ["te-kuiti", { mode: "solo", daisies: "gentle", "memory-aid": "all" }, 1],
  ["tic-tac-town", {}, 2],
  ["tic-tac-town", { seats: 4, equations: false }, 4],
  ["mow", { target: 20 }, 2],
  ["mow", { seats: 10, target: 10 }, 10],
];

for (const [game, options, count] of TABLES) {
  test(`${game} ${JSON.stringify(options)} is played to the end`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const { table, tokens } = await lay(page, game, options, ["link", ...Array(count - 1).fill({ bot: "random" })]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    for (let taps = 0; taps < 24; taps++) if (!(await tapOnce(page))) await page.waitForTimeout(30);
    const name = `${game}-${count}-${Object.keys(options).join("-") || "plain"}`;
    for (const [size, viewport] of [["wide", { width: 1280, height: 800 }], ["phone", { width: 360, height: 740 }]] as const) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(350);
      await expectNoOverflow(page);
      await page.screenshot({ path: `test-results/shots/${name}-${size}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await finish(page);
    await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
