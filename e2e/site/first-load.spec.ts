import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { alive, useSite } from "../site.ts";

const site = useSite();

const HOME_SCRIPT_MAX_KB = 190;

test("the home page loads at most 190 kB of compressed JavaScript", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto(site.url);
  await alive(page);
  // What it fetches as soon as it has nothing else to do counts, too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(HOME_SCRIPT_MAX_KB);
});
