import { expect, test } from "@playwright/test";
import { tryAgain } from "../../src/lib/tryAgain";

const failing = (times: number) => {
  let calls = 0;
  const work = async () => {
    calls++;
    if (calls <= times) throw new Error(`lost ${calls}`);
    return calls;
  };
  return { work, calls: () => calls };
};
const noPause = async () => {};

test("a lost answer is asked for again, and not for ever", async () => {
  expect(await tryAgain(failing(3).work, () => true, noPause)).toBe(4);
  const dead = failing(100);
  await expect(tryAgain(dead.work, () => true, noPause)).rejects.toThrow("lost 5");
  expect(dead.calls()).toBe(5);
});

test("a refusal is final", async () => {
  const refused = failing(100);
  await expect(tryAgain(refused.work, () => false, noPause)).rejects.toThrow("lost 1");
  expect(refused.calls()).toBe(1);
});
