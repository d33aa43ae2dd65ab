import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

/** What is offered to whoever shares a page comes when it is asked for. */
const PART = "**/assets/share-choices-*.js";
const TIMEOUT_MS = 120_000;

const missing = (page: Page, t = en) => page.getByRole("alert").filter({ hasText: t("error.offline") });
const share = (page: Page, t = en) => page.getByRole("button", { name: t("footer.share"), exact: true });

test("a part that does not come says so in its place, and comes when it is asked for again", async ({ page }) => {
  await page.route(PART, (route) => route.abort());
  await open(page, `${site.url}${paths.about}?lang=ch`);
  await share(page, ch).click();
  await expect(missing(page, ch)).toBeVisible();
  await page.unroute(PART);
  await missing(page, ch).getByRole("button").click();
  await expect(page.getByRole("button", { name: ch("share:copy") })).toBeVisible();
  await expect(missing(page, ch)).toHaveCount(0);
});

test("texts that do not come are said to be missing, none of their keys is shown, and they come when asked for again", async ({
  page,
}) => {
  const texts = /\/assets\/share-(?!choices)[\w-]+\.js$/;
  await page.route(texts, (route) => route.abort());
  await open(page, site.url + paths.about);
  await share(page).click();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByText(/^copy$|share:/)).toHaveCount(0);
  await page.unroute(texts);
  await missing(page).getByRole("button").click();
  await expect(missing(page)).toHaveCount(0);
  // What opens over a page closes when something else is clicked.
  await share(page).click();
  await expect(page.getByRole("button", { name: en("share:copy") })).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
});

test("a part on a slow line is waited for, for two minutes", async ({ page }) => {
  await page.clock.install();
  const asked = Promise.withResolvers<void>();
  await page.route(PART, () => asked.resolve());
  await open(page, site.url + paths.about);
  await share(page).click();
  await asked.promise;
  await page.clock.fastForward(TIMEOUT_MS - 30_000);
  await expect(missing(page)).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(missing(page)).toBeVisible();
});

test.describe("when a newer version of the site has taken the old files away", () => {
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
  const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window).catch(() => true);

  test.beforeEach(async ({ page }) => {
    for (const gone of [PART, "**/assets/manifest-*.js"]) {
      await page.route(gone, (route) =>
        route.request().method() === "HEAD" || gone === PART ? route.fulfill({ status: 404 }) : route.continue(),
      );
    }
  });

  test("the page loads anew, once", async ({ page }) => {
    await open(page, site.url + paths.about);
    await mark(page);
    await share(page).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await open(page, page.url());
    await mark(page);
    await share(page).click();
    await expect(missing(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("the page stays under the hands of somebody who is writing", async ({ page }) => {
    await open(page, site.url + paths.about);
    await mark(page);
    await page.getByRole("main").locator("textarea").first().fill("Do you teach on Saturdays?");
    await share(page).click();
    await expect(missing(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByRole("main").locator("textarea").first()).toHaveValue("Do you teach on Saturdays?");
  });
});
