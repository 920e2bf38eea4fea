import { expect, test } from "./server";
import { finish, lay, sit } from "./play";

// Every variant's set-up, played to the end with the mouse against bots; keyboard.spec.ts plays every game as it is.
const TABLES: [game: string, options: Record<string, unknown>, seats: number][] = [
  ["tic-tac-moo", { fields: "adjacent", "win-time": "immediate", "win-check": "both", "supply-end": "first" }, 2],
  ["kuhlorado", { pro: true, sheet: "seed:7" }, 2],
  ["te-kuiti", { mode: "solo", daisies: "gentle", "memory-aid": "all" }, 1],
  ["tic-tac-town", { seats: 4, equations: false }, 4],
  ["mow", { seats: 10, target: 10 }, 10],
];

for (const [game, options, count] of TABLES) {
  test(`${game} ${JSON.stringify(options)} is played to the end`, async ({ page }) => {
    const { table, tokens } = await lay(page, game, options, ["link", ...Array(count - 1).fill({ bot: "random" })]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await finish(page);
    await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
  });
}
