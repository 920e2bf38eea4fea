// Who takes a herd in MOW, with how many flies, is seen before the next cow is laid and before a card covers the end of the round.
import { stopTime } from "./play";
import { byRequest } from "./request";
import { expect, test } from "./server";

test.use({ pace: "normal" });

test("who takes the herd is told and counted, in the middle of a round and at its end", async ({ page }) => {
  const { play } = await byRequest(page, "mow", 5, { seats: 5, "first-starter": 1 });
  await stopTime(page);
  const [took, lines] = [page.locator(".herd .took"), page.getByRole("region", { name: "Log" }).getByRole("listitem")];
  const cows = page.locator(".herd [data-piece]");
  /** Makes a move and waits until it is told. */
  const move = async (isPreferred: (move: string) => boolean) => {
    const before = await lines.count();
    await play(isPreferred);
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  };
  const isCow = (move: string) => !/take|flip/.test(move);
  await move(isCow);
  await page.clock.runFor(2_000);
  // The next farmer takes it and lays a cow at once; on the screen the cow waits.
  await move((one) => one === "take");
  const score = page.locator('.person[data-seat="2"] .score');
  await play(isCow);
  await expect(took).toHaveText(/^\+\d+Bo \d takes the herd: 1 card/);
  await expect(took).toHaveAttribute("data-seat", "2");
  await expect(cows).toHaveCount(0);
  // What it brings is counted when it has left.
  await page.clock.runFor(700);
  await expect(score).toHaveText("0");
  await page.clock.runFor(1_500);
  await expect(took).toBeVisible();
  await expect(score).toHaveText(new RegExp(`^${/\d+/.exec(await took.innerText())![0]}\\b`));
  await page.clock.runFor(300);
  await expect(took).toHaveCount(0);
  await expect(cows).toHaveCount(1);
  await page.clock.runFor(3_000);

  const card = page.getByRole("region", { name: "Pause in the match" });
  const isRoundOver = async () => /The round is over\./.test(await lines.last().innerText());
  for (let moves = 0; moves < 60 && !(await isRoundOver()); moves++) {
    await page.clock.runFor(3_000);
    await move(isCow);
  }
  await expect(took).toHaveText(/^\+\d+(Bo \d takes|You take) the herd: /);
  await expect(cows).toHaveCount(0);
  await page.clock.runFor(2_200);
  await expect(card).toBeHidden();
  await page.clock.runFor(300);
  await expect(card).toBeVisible();
  // It stays in sight beside the card, which tells everyone's flies.
  await expect(took).toBeVisible();
  await expect(card.getByRole("row")).toHaveCount(6);
  await card.getByRole("button", { name: "Continue" }).click();
  await expect(took).toHaveCount(0);
});
