import { expectAccessible } from "./accessible";
import { expect, test } from "./server";
import { PHONE, act, resize } from "./play";
import { expectWhole } from "./sight";

test("the match of the day is played without help, and its result stands beside those of others", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Match of the day" }).click();
  await page.getByRole("button", { name: "Play now: Te Kuiti" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await expect(page.getByText("Match of the day: this try counts.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);

  // It can be left and found again, and a second try is offered only where the first one is over.
  const [, table] = /\/t\/(\w+)$/.exec(page.url())!;
  await page.goto("/day");
  await page.getByRole("region", { name: "Te Kuiti" }).getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));

  // The test plays on with the browser's own secret; the page follows.
  const own = await page.evaluate((id) => (JSON.parse(localStorage.getItem("cowbell.seat-keys")!) as { table: string; own: string }[]).find((one) => one.table === id)!.own, table!);
  const headers = { Authorization: `Bearer ${own}` };
  for (;;) {
    const { version, moves } = (await (await page.request.get(`/api/v1/tables/${table}/legal`, { headers })).json()) as { version: number; moves: string[] };
    if (moves.length === 0) break;
    await act(page, table!, own, { type: "play", version, move: moves[version % moves.length] });
  }
  await page.getByRole("link", { name: "How others did" }).click();
  await expect(page).toHaveURL(/\/day\/\d{4}-\d{2}-\d{2}$/);
  const region = page.getByRole("region", { name: "Te Kuiti" });
  await expect(region.getByText(/^You scored /)).toBeVisible();
  await expect(region.getByText("One player has finished it.")).toBeVisible();
  await expect(region.getByRole("row", { name: /\(you\) 1/ })).toHaveCount(1);
  // What is shared leads to this day, also tomorrow.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await region.getByRole("button", { name: "Share my result" }).click();
  await expect(region.getByRole("button", { name: "Copied" })).toBeVisible();
  const [, date] = /\/day\/([\d-]+)$/.exec(page.url())!;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^Match of the day, .+\\. Te Kuiti: \\d+ http://[^ ]+/day/${date}$`));
  await expect(region.getByRole("link", { name: "Replay" })).toHaveAttribute("href", `/r/${table}`);
  await expectAccessible(page);
  await resize(page, PHONE);
  await expectWhole(page);

  await region.getByRole("button", { name: "Try again: Te Kuiti" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(page.getByText("Match of the day: this is another try and doesn’t count.")).toBeVisible();
});
