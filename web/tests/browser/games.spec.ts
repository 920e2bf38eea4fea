import { expect, test } from "./server";
import { GAMES } from "./games";
import { create, finish, sit } from "./play";

// Every variant, played to the end with the mouse against bots; keyboard.spec.ts plays every game with default options.
for (const { slug, variant } of GAMES) {
  const { options, seats } = variant ?? { options: {}, seats: 2 };
  test(`${slug} ${JSON.stringify(options)} is played to the end`, async ({ page }) => {
    const { table, tokens } = await create(page, slug, options, ["link", ...Array(seats - 1).fill({ bot: "random" })]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await finish(page);
    await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
  });
}
