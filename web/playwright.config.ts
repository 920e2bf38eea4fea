import { defineConfig } from "@playwright/test";

// The browser tests start the real server with the real client in it: `COWBELL` names the binary (see tests/browser/server.ts).

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  // A loaded machine may miss a deadline once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [["list"], ["html", { open: "never" }]] : "list",
  snapshotPathTemplate: "{testDir}/golden/{arg}{ext}",
  use: {
    locale: "en-GB",
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Debian's own browser: a test tool downloads none.
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  projects: [
    { name: "unit", testMatch: "unit/*.spec.ts" },
    { name: "browser", testMatch: "browser/*.spec.ts" },
  ],
});
