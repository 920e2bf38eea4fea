// The ways to a table: running matches on the front page, a new table, an invitation.
import { expect, test } from "./server";
import { create, seat, sit } from "./play";

test("running matches are on the front page and in my matches, with whose turn it is; finished ones with their result", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0 }, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".sentence")).toBeVisible();
  await page.goto("/");
  const running = page.getByRole("region", { name: "In progress" });
  await expect(running.getByText("Your turn")).toBeVisible();
  await running.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(table));
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await page.getByRole("region", { name: "Result" }).waitFor();
  await page.goto("/mine");
  await expect(page.getByRole("region", { name: "Finished" }).getByText(/^2nd place, \d+ : \d+$/)).toBeVisible();
});

test("a new table: as many players as wanted, the rest bots, ready-made rules", async ({ page }) => {
  await page.goto("/new/mow");
  const players = page.getByRole("group", { name: "Players" });
  await expect(players.getByText("2 players")).toBeVisible();
  await expect(players.getByRole("button", { name: "One fewer player" })).toBeDisabled();
  for (let more = 0; more < 3; more++) await players.getByRole("button", { name: "One more player" }).click();
  await expect(page.getByRole("combobox", { name: /^Seat \d/ })).toHaveCount(5);
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await expect(page.getByRole("combobox", { name: "Seat 5" })).toHaveValue("medium");
  await expect(page.getByRole("button", { name: /^As printed/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^Quick/ }).click();
  await expect(page.getByRole("button", { name: /^As printed/ })).toHaveAttribute("aria-pressed", "false");
  await page.getByText("Options", { exact: true }).click();
  await expect(page.getByLabel("Flies that end the match")).toHaveValue("40");
  await expect(page.getByText("If someone has this many flies")).toBeVisible();
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.locator(".person[data-seat]")).toHaveCount(5);
  await expect(page.getByText("40 flies end the match")).toBeVisible();
});

test("an invitation names the game, the host and how long it takes, and offers to learn meanwhile", async ({ page }) => {
  const { table, tokens } = await create(page, "te-kuiti", {}, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await page.goto(`/t/${table}#${tokens[0]}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bo invites you to play Te Kuiti");
  await expect(page.getByText(/^2 players · about \d+ minutes$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn the game while you wait" })).toHaveAttribute("href", "/learn/te-kuiti/lesson");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.locator(".sentence")).toBeVisible();
});
