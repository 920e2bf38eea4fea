// The fonts that layouts are tested with: our own, and one as wide as people choose for themselves. Both come with the
// packages of this folder, so that no test depends on what is installed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

export const OWN = "Nunito Variable";
/** Every letter is about a quarter wider than ours. */
export const WIDE = "DejaVu Sans Test";

const find = createRequire(import.meta.url);
const faces = [400, 700].map((weight) => ({
  weight: weight === 400 ? "1 599" : "600 1000",
  data: readFileSync(find.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`)).toString("base64"),
}));

/** Sets the whole page in a font, and waits until it is. */
export async function useFont(page: Page, family: typeof OWN | typeof WIDE): Promise<void> {
  const ready = await page.evaluate(
    async ({ family, faces }) => {
      for (const { weight, data } of faces) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(family, bytes, { weight }).load());
      }
      document.documentElement.style.setProperty("--font", `"${family}"`);
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.fonts.check(`1rem "${family}"`, "0");
    },
    { family, faces: family === WIDE ? faces : [] },
  );
  expect(ready, `${family} is loaded`).toBe(true);
}
