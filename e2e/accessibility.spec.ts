import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, views } from "./axe.ts";
import { adminRoutes, publicRoutes, userRoutes } from "./routes.ts";
import { alive, keepSession, speak, useSite } from "./site.ts";

const site = useSite();

// The longest of all files: its views are looked at side by side.
test.describe.configure({ mode: "parallel" });

/** A busy machine takes its time for some thirty pages. */
const TIMEOUT_MS = 10 * 60_000;

for (const { locale, colorScheme, width } of views) {
  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test("axe finds nothing on any public page, and none is wider than the screen", async ({ page, context }) => {
      test.setTimeout(TIMEOUT_MS);
      await speak(context, site.url, locale);
      for (const route of publicRoutes) await check(page, route);
    });

    test("axe finds nothing on the pages of a user and of an admin", async ({ page, context }) => {
      test.setTimeout(TIMEOUT_MS);
      await speak(context, site.url, locale);
      await keepSession(context, await site.signUp({ role: "admin" }));
      for (const route of [...userRoutes, ...adminRoutes]) await check(page, route);
    });
  });
}

async function check(page: Page, route: string): Promise<void> {
  await page.goto(site.url + route);
  await alive(page);
  await page.waitForLoadState("networkidle");
  await expect(page, `${route} stays`).toHaveURL(site.url + route);
  // On a busy machine the network may be idle before what the page asks for is on its way.
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(page, route);
}
