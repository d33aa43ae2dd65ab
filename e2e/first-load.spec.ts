import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { publicRoutes } from "./routes.ts";
import { alive, open, useSite } from "./site.ts";

const site = useSite();

const HOME_SCRIPT_MAX_KB = 190;
const TIMEOUT_MS = 5 * 60_000;

test("the home page loads at most 190 kB of compressed JavaScript", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await open(page, site.url);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(HOME_SCRIPT_MAX_KB);
});

test("no page asks another host for anything, nor breaks its content security policy", async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const wrong: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== site.url) wrong.push(request.url());
  });
  page.on("console", (message) => {
    const expected = message.text().includes("404 (Not Found)");
    if (message.type() === "error" && !expected) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(error.message));
  for (const route of publicRoutes) {
    await page.goto(site.url + route);
    await alive(page);
    await page.waitForLoadState("networkidle");
    expect(wrong, route).toEqual([]);
  }
});
