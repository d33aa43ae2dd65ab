import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/set-up/chromium.mjs";

const executablePath = findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results/journeys",
  // One database server for all files; each has its own database on it.
  globalSetup: "../apps/server/src/testing/database-setup.ts",
  // A file shares its site; files run side by side.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    browserName: "chromium",
    // A trace of every test would cost more than the tests; what failed leaves a picture and the state of its page.
    screenshot: "only-on-failure",
    locale: "en-US",
    // It would answer what journeys route; those about it let it in.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Where no language is set, a download with a Chinese name is called "download".
      env: { ...process.env, LANG: process.env.LANG || "C.UTF-8" } as Record<string, string>,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
