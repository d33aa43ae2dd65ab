import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { alive, useSite } from "../site.ts";

const site = useSite();

/** The scripts that a page has asked for. */
function asked(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test("a page asks for no script before it can be drawn, and comes alive then", async ({ page }) => {
  const scripts = asked(page);
  const sheets = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route("**/*.css", async (route) => {
    waiting += 1;
    await sheets.promise;
    await route.continue();
  });
  await page.goto(site.url + paths.forum, { waitUntil: "commit" });
  await expect.poll(() => waiting, "sheets that are asked for").toBeGreaterThan(0);
  await page.locator("main h1").waitFor({ state: "attached" });
  expect(scripts).toEqual([]);
  sheets.resolve();
  await alive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test("a page comes alive where nothing is drawn", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(site.url + paths.about, { waitUntil: "commit" });
  await alive(page);
});
