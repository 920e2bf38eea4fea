import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./server";

const THEMES = [["light", "light", "no-preference"], ["dark", "dark", "no-preference"], ["contrast", "light", "more"]] as const;

/** Checks that axe finds no problem by day, and none of colour in the evening and in high contrast: themes differ in nothing but colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [theme, colorScheme, contrast] of THEMES) {
    await page.emulateMedia({ colorScheme, contrast });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    // Colours in transition between two themes must not be checked.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity));
    // The client has no frames, so axe need not open a page of its own to put their results together: that takes longer than all its checks.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (theme === "light" ? axe : axe.withRules("color-contrast")).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`), `${page.url()} ${theme}`).toEqual([]);
  }
}
