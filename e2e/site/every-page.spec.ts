import { expect, type Page, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit, expectWellSet } from "../looks.ts";
import { adminRoutes, publicRoutes, userRoutes } from "../routes.ts";
import { alive, keepSession, speak, useSite } from "../site.ts";

const site = useSite();

// The longest of all files: its parts are looked at side by side.
test.describe.configure({ mode: "parallel" });
test.use(desk);

/** A busy machine takes its time for some thirty pages. */
const TIMEOUT_MS = 10 * 60_000;

test("axe finds nothing on any public page, none asks another host for anything, nor breaks its security policy", async ({
  page,
}) => {
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
    await openPage(page, route);
    await expectAccessible(page, route);
    expect(wrong, route).toEqual([]);
  }
});

test("axe finds nothing on the pages of a user and of an admin, and none breaks the security policy", async ({
  page,
  context,
}) => {
  test.setTimeout(TIMEOUT_MS);
  // What a library only tries, and does without when it is refused, is reported nowhere else.
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
      document.documentElement.dataset.broken = `${violatedDirective} by ${sourceFile}`;
    });
  });
  await keepSession(context, await site.signUp({ role: "admin" }));
  for (const route of [...userRoutes, ...adminRoutes]) {
    await openPage(page, route);
    await expectAccessible(page, route);
    expect(await page.evaluate(() => document.documentElement.dataset.broken), route).toBeUndefined();
  }
});

test("no page is wider than a screen in Chinese, and no heading is badly set", async ({ page, context }) => {
  test.setTimeout(TIMEOUT_MS);
  await speak(context, site.url, "ch");
  let opened = 0;
  for (const route of publicRoutes) {
    await openPage(page, route);
    await expectToFit(page, `${route} in Chinese`);
    opened += await expectWellSet(page, `${route} in Chinese`);
  }
  expect(opened, "headings that begin with a sign").toBeGreaterThan(0);
  await keepSession(context, await site.signUp({ role: "admin", preferredLanguage: "ch" }));
  for (const route of [...userRoutes, ...adminRoutes]) {
    await openPage(page, route);
    await expectToFit(page, `${route} in Chinese`);
    await expectWellSet(page, `${route} in Chinese`);
  }
});

/** Opens a page and waits until it shows what it fetches by itself. */
async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(site.url + route);
  await alive(page);
  await expect(page, `${route} stays`).toHaveURL(site.url + route);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  const waiting = page.locator(".mantine-Skeleton-root:visible");
  await expect(async () => {
    // Some of it is fetched when somebody comes near.
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(waiting, `${route} has loaded`).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
}
