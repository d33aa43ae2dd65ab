import { defineConfig } from "vitest/config";

const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    allowOnly: !process.env.CI,
    maxWorkers: "100%",
    projects: [
      { test: { name: "packages", include: ["packages/**/*.test.ts"], testTimeout: MINUTE_MS } },
      { test: { name: "web", include: ["apps/web/**/*.test.{ts,tsx}"], testTimeout: MINUTE_MS } },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: "apps/server/src/testing/database-setup.ts",
          testTimeout: MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
      {
        // The commands themselves: they install, build, start and stop the product as a newcomer would, and take a core
        // each for it. So they come last, as others measure time.
        test: {
          name: "commands",
          include: ["scripts/**/*.test.ts"],
          sequence: { groupOrder: 1 },
          testTimeout: 10 * MINUTE_MS,
          hookTimeout: 5 * MINUTE_MS,
        },
      },
    ],
  },
});
