import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { textLimits } from "./apps/web/text-limits.ts";

const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    allowOnly: !process.env.CI,
    // Many server tests wait for a clock or for another process; meanwhile others work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { test: { name: "packages", include: ["packages/**/*.test.ts"], isolate: false, testTimeout: MINUTE_MS } },
      {
        plugins: [textLimits()],
        test: { name: "web", include: ["apps/web/**/*.test.{ts,tsx}"], testTimeout: MINUTE_MS },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: "apps/server/src/testing/database-setup.ts",
          // Loading the server anew for each file would take as long as its tests. Each has a database of its own all the same.
          isolate: false,
          testTimeout: MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
      {
        // The commands themselves: they install, build, start and stop the product as a newcomer would, and take a core for it. So
        // they come one after another, and after the others, of which some measure time.
        test: {
          name: "commands",
          include: ["scripts/**/*.test.ts"],
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          testTimeout: 10 * MINUTE_MS,
          hookTimeout: 5 * MINUTE_MS,
        },
      },
    ],
  },
});
