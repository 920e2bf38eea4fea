// Small things: what someone says is seen on a phone, a refusal stays in its frame, every link has a name, themes, sharing.
import { company } from "./company";
import { GAMES } from "./games";
import { create, PHONE, playOn, resize, seat, sit } from "./play";
import { expect, test } from "./server";

test("what someone says is a bubble by the speaker on a phone, and is marked until it is read", async ({ page, browser, baseURL }) => {
  const request = { game: "kuhlorado", options: { starter: 0, sheet: "K01" }, seats: ["link", "link"] };
  const { pages, close } = await company(page, browser, baseURL!, request);
  const phone = pages[1]!;
  await page.getByText("Say something").first().click();
  await page.getByRole("button", { name: "Hello!" }).click();
  const bubble = phone.locator("span.said");
  await expect(bubble).toContainText("Ada");
  await expect(bubble).toContainText("Hello!");
  await expect(bubble).toBeInViewport({ ratio: 1 });
  const chat = phone.getByRole("button", { name: /^Chat.*new message/ });
  await expect(chat).toBeVisible();
  await chat.click();
  await expect(phone.getByRole("listitem").filter({ hasText: "Hello!" })).toBeVisible();
  await phone.keyboard.press("Escape");
  await expect(phone.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
  await close();
});

test("a refusal stays inside the frame at every size", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".ask.mine")).toBeVisible();
  for (const size of [PHONE, { width: 740, height: 360 }, { width: 1024, height: 768 }, { width: 1280, height: 800 }]) {
    await resize(page, size);
    await page.locator('.sheet [aria-disabled="true"], .board [aria-disabled="true"]').first().click({ force: true });
    const refusal = page.locator(".ask .problem");
    await expect(refusal).toBeVisible();
    const [inner, table] = await Promise.all([refusal.boundingBox(), page.locator(".table").boundingBox()]);
    expect(inner!.x, JSON.stringify(size)).toBeGreaterThanOrEqual(table!.x - 1);
    expect(inner!.y).toBeGreaterThanOrEqual(table!.y - 1);
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(table!.x + table!.width + 1);
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(table!.y + table!.height + 1);
    await page.keyboard.press("Escape");
    await expect(refusal).toBeHidden();
  }
});

test("on a phone the log is a list to read, not two lines", async ({ page }) => {
  const { table, tokens } = await create(page, "mow", { seats: 4, "first-starter": 0 }, ["link", ...Array(3).fill({ bot: "random" })]);
  const own = await seat(page, table, tokens[0]!, "Ada");
  await playOn(page, table, own, 4);
  await page.goto(`/t/${table}#${own}`);
  const lines = page.locator(".sheet .log li");
  for (const [size, least] of [[PHONE, 8], [{ width: 740, height: 360 }, 4]] as const) {
    await resize(page, size);
    await page.getByRole("button", { name: "Log", exact: true }).click();
    const seen = () => lines.evaluateAll((all) => {
      const around = all[0]!.closest(".log")!.getBoundingClientRect();
      return all.filter((line) => line.getBoundingClientRect().top >= around.top && line.getBoundingClientRect().bottom <= around.bottom).length;
    });
    await expect.poll(seen, JSON.stringify(size)).toBeGreaterThanOrEqual(least);
    await page.locator(".sheet").getByRole("button", { name: "Close" }).click();
  }
});

test("on a phone nothing in the rows of the scores lies over the button that closes them", async ({ page }) => {
  const { table, tokens } = await create(page, "mow", { seats: 4, "first-starter": 0 }, ["link", ...Array(3).fill({ bot: "random" })]);
  const own = await seat(page, table, tokens[0]!, "Ada");
  await playOn(page, table, own, 1);
  await page.goto(`/t/${table}#${own}`);
  const rows = page.locator(".persons");
  const close = rows.getByRole("button", { name: "Close" });
  for (const size of [PHONE, { width: 390, height: 844 }]) {
    await resize(page, size);
    await page.getByRole("button", { name: "Scores", exact: true }).click();
    await expect(close).toBeVisible();
    // The rows go on below the button.
    expect(await rows.evaluate((it) => it.scrollHeight - it.clientHeight), JSON.stringify(size)).toBeGreaterThan(20);
    const isOnTop = await close.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === it;
    });
    expect(isOnTop, JSON.stringify(size)).toBe(true);
    await close.click();
    await expect(close).toBeHidden();
  }
});

test("the link to the front page has a name on a phone", async ({ page }) => {
  await resize(page, PHONE);
  await page.goto("/mine");
  await page.getByRole("banner").getByRole("link", { name: "Cowbell", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("day, evening and high contrast: by choice, and as the system says", async ({ page }) => {
  const html = page.locator("html");
  await page.goto("/settings");
  const theme = page.getByRole("combobox", { name: "Theme" });
  const colours = () => page.evaluate(() => ["--paper", "--ink"].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)).join());
  const seen = new Set<string>();
  for (const value of ["light", "dark", "contrast"]) {
    await theme.selectOption(value);
    await expect(html).toHaveAttribute("data-theme", value);
    seen.add(await colours());
  }
  expect(seen.size).toBe(3);
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await theme.selectOption("auto");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await page.emulateMedia({ contrast: "no-preference" });
  await expect(html).toHaveAttribute("data-theme", "light");
});

test("an invitation is shared with the system’s own sheet where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const sent: ShareData[] = [];
    Object.assign(window, { sent });
    Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void sent.push(data) });
  });
  await page.goto("/new/kuhlorado");
  await page.getByRole("button", { name: "Create the table" }).click();
  const link = await page.getByLabel("Link for seat 2").inputValue();
  await page.getByRole("button", { name: /Share/ }).first().click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { sent: ShareData[] }).sent.map(({ url }) => url))).toEqual([link]);
});

test("a new table shows a face for every player, and every preset and option is explained", async ({ page }) => {
  await page.goto("/new/mow");
  const faces = page.locator(".faces .face");
  await expect(faces).toHaveCount(2);
  for (const count of [3, 4, 5]) {
    await page.getByRole("button", { name: "One more player" }).click();
    await expect(faces).toHaveCount(count);
  }
  await page.getByRole("button", { name: "One fewer player" }).click();
  await expect(faces).toHaveCount(4);
  for (const { slug } of GAMES) {
    await page.goto(`/new/${slug}`);
    const presets = page.locator(".presets button");
    await expect(presets.first()).toBeVisible();
    expect(await presets.count(), slug).toBeGreaterThan(1);
    for (const preset of await presets.all()) await expect(preset.locator("span").first()).toHaveText(/\w{3}/);
    await page.getByText("Options", { exact: true }).click();
    for (const option of await page.locator(".options").first().locator("> div").all()) await expect(option.locator(".help"), slug).toHaveText(/\w{3}/);
  }
});
