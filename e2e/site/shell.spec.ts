import { expect, test } from "@playwright/test";
import { site as brand } from "../../site.config.ts";
import { alive, keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

test("the language toggle changes texts, title and lang at once, and the server remembers it", async ({ page }) => {
  await open(page, `${site.url}/math`);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
  await expect(page).toHaveTitle("数学 · 滴石学堂");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await open(page, `${site.url}/about`);
  await expect(page).toHaveTitle("关于我们 · 滴石学堂");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveTitle("About us · Dripstone Academy");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a Chinese address chosen in a search engine stays Chinese on the next page", async ({ page }) => {
  await open(page, `${site.url}/math?lang=ch`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: ch("pages.about") })
    .click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await page.reload();
  await expect(page).toHaveTitle("关于我们 · 滴石学堂");
});

test("every navigation starts at the top, and back returns to where one was", async ({ page }) => {
  await open(page, `${site.url}/classes`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: en("pages.about"), exact: true })
    .click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/classes`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test("an unknown address inside the site leads to /404 without a new page", async ({ page }) => {
  await open(page, site.url);
  await page.evaluate(() => {
    window.history.pushState({}, "", "/nothing/here");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(`${site.url}/404?from=%2Fnothing%2Fhere`);
  await expect(page.getByText("/nothing/here")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("notFound.title"));
});

test("the first tab stops skip to content, navigation and footer", async ({ page }) => {
  await open(page, site.url);
  for (const [name, target] of [
    [en("skip.content"), "content"],
    [en("skip.navigation"), "navigation"],
    [en("skip.footer"), "footer"],
  ] as const) {
    await page.goto(site.url);
    await page.locator("html[data-alive]").waitFor();
    const link = page.getByRole("link", { name });
    await link.focus();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator(`#${target}`)).toBeFocused();
  }
});

test("on a desk the drawer lists the subjects; on a phone a burger opens it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site.url);
  const drawer = page.getByRole("complementary").getByRole("navigation", { name: en("nav.sections") });
  await drawer.getByRole("link", { name: en("pages.raspberryPi") }).click();
  await expect(page).toHaveURL(`${site.url}/robot/raspberry-pi`);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: en("nav.open") }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: en("pages.python") })
    .click();
  await expect(page).toHaveURL(`${site.url}/compute/python`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: en("nav.open") }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the bar stays one line with a member's bell and picture, at every width", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, site.url);
  await expect(page.getByRole("button", { name: en("notices:title") })).toBeVisible();
  for (const width of [1280, 1366, 1279, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await page.locator("#navigation").boundingBox();
    expect(bar?.height, `${width} px`).toBeLessThanOrEqual(72);
  }
});

test("a member's menu has room around its lines: the frame's own sheet comes once, before what a click loads", async ({
  page,
  context,
}) => {
  const member = await site.signUp();
  await keepSession(context, member);
  await open(page, site.url);
  await page.getByRole("button", { name: en("nav.account", { name: member.user.name }) }).click();
  const line = page.getByRole("menuitem", { name: en("account.profile") });
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(36);
  const sheets = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(sheets.filter((sheet) => sheet === sheets[0])).toHaveLength(1);
});

test("the footer names this year and leads back to the top", async ({ page }) => {
  await open(page, `${site.url}/math`);
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: brand.timeZone }).format(new Date());
  await expect(page.getByText(`© ${year} Dripstone Academy`)).toBeVisible();
  await page.getByRole("button", { name: en("footer.top") }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("an old browser that runs none of our scripts is told so, and shows the page; a new one is told nothing", async ({
  page,
  context,
}) => {
  await open(page, `${site.url}/register`);
  await expect(page.getByText(en("oldBrowser"))).toBeHidden();
  // What a browser does with a condition that it does not know.
  await context.route("**/*.css", async (route) => {
    const sheet = await route.fetch();
    await route.fulfill({
      response: sheet,
      body: (await sheet.text()).replaceAll(":popover-open", ":not-known-here"),
    });
  });
  await context.route("**/*.js", (route) => route.abort());
  for (const [lang, words] of Object.entries({ en: en("oldBrowser"), ch: ch("oldBrowser") })) {
    await page.goto(`${site.url}/register?lang=${lang}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a page whose scripts are gone, as after the site was replaced, says so and leads back to itself", async ({
  page,
  context,
}) => {
  await context.route("**/assets/manifest-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/about?lang=ch`);
  const note = page.getByRole("status").filter({ hasText: "网页有一部分没有传到" });
  await expect(note).toBeVisible();
  await context.unroute("**/assets/manifest-*.js");
  await note.getByRole("link", { name: "重新打开这一页" }).click();
  await alive(page);
  await expect(page).toHaveURL(`${site.url}/about?lang=ch`);
  await expect(note).toBeHidden();
});

test("dark and light are a choice that stays", async ({ page }) => {
  await open(page, site.url);
  await page.getByRole("button", { name: en("nav.dark") }).click();
  await page.reload();
  await alive(page);
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.getByRole("button", { name: en("nav.light") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
});
