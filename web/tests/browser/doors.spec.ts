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
  await expect(page.getByRole("region", { name: "Finished" }).getByText(/^2nd place, \d+ – \d+ · .+ resigned\.$/)).toBeVisible();
});

test("“Quick” is offered only where it makes a match shorter", async ({ page }) => {
  const quick = page.getByRole("button", { name: /^Quick/ });
  const printed = page.getByRole("button", { name: /^As printed/ });
  await page.goto("/new/tic-tac-moo");
  await expect(printed).toBeVisible();
  await expect(quick).toHaveCount(0);
  // Solo has one round anyway: what was chosen for two is not kept.
  await page.goto("/new/te-kuiti");
  await quick.click();
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "One fewer player" }).click();
  await expect(quick).toHaveCount(0);
  await expect(printed).toHaveAttribute("aria-pressed", "true");
});

test("a new table: as many players as wanted, the rest bots, ready-made rules", async ({ page }) => {
  await page.goto("/new/mow");
  const players = page.getByRole("group", { name: "Players" });
  await expect(players.getByText("2 players")).toBeVisible();
  await expect(players.getByRole("button", { name: "One fewer player" })).toBeDisabled();
  for (let more = 0; more < 3; more++) await players.getByRole("button", { name: "One more player" }).click();
  await expect(page.getByRole("combobox", { name: /^Seat \d/ })).toHaveCount(5);
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await expect(page.getByRole("combobox", { name: "Seat 5" })).toHaveValue("easy");
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

test("an invitation names the game, the host, the rules and how long it takes, and offers the lesson", async ({ page }) => {
  const { table, tokens } = await create(page, "te-kuiti", {}, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await page.goto(`/t/${table}#${tokens[0]}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bo invites you to play Te Kuiti");
  await expect(page.getByText(/^2 players · about \d+ minutes$/)).toBeVisible();
  await expect(page.getByText("As printed · The same rules as in the box.")).toBeVisible();
  await expect(page.getByRole("link", { name: "First lesson" })).toHaveAttribute("href", "/learn/te-kuiti/lesson");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.locator(".sentence")).toBeVisible();
});

test("an invitation calls options of the table by their names", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", { sheet: "seed:7", starter: 0 }, ["link", "link"]);
  await page.goto(`/t/${table}#${tokens[0]}`);
  await expect(page.getByText("Sheet: generated sheet, number 7 · Who goes first: Seat 1")).toBeVisible();
});

test("while waiting: the link to send is the main thing, and bots can play instead of friends", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/new/mow");
  await page.getByRole("button", { name: /^Quick.*about 10 minutes$/ }).click();
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.getByText("Send this link to your friend.")).toBeVisible();
  await expect(page.getByText("2 players · about 10 minutes")).toBeVisible();
  await expect(page.getByText(/^Quick · The match ends at 40 flies/)).toBeVisible();
  const link = await page.getByLabel("Link for seat 2").inputValue();
  await page.getByRole("button", { name: "Copy the link" }).first().click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const before = page.url();
  await page.getByRole("button", { name: "Play against a bot instead" }).click();
  await expect(page.getByText("40 flies end the match")).toBeVisible();
  expect(page.url()).not.toBe(before);
});

test("a sheet of Kuhlorado can be made from a number that the player types", async ({ page }) => {
  await page.goto("/new/kuhlorado");
  await page.getByText("Options", { exact: true }).click();
  await page.getByRole("combobox", { name: "Sheet", exact: true }).selectOption({ label: "generated sheet, number …" });
  await page.getByRole("spinbutton", { name: "Number", exact: true }).fill("42");
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === "POST" && one.url().endsWith("/api/v1/tables")), page.getByRole("button", { name: "Create the table" }).click()]);
  expect((request.postDataJSON() as { options: { sheet: string } }).options.sheet).toBe("seed:42");
  await expect(page.getByLabel("Link for seat 2")).toBeVisible();
});
