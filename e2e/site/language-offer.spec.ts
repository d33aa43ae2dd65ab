import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

const offer = (page: Page) => page.getByText(t("languageOffer.text"));
const about = () => site.url + paths.about;

test("everybody gets the same page at an address without a language, and none is led elsewhere", async ({
  request,
}) => {
  const [english, chinese] = await Promise.all(
    ["en-US", "zh-CN,zh;q=0.9"].map(async (languages) => {
      const reply = await request.get(about(), { headers: { "accept-language": languages }, maxRedirects: 0 });
      expect(reply.status()).toBe(200);
      expect(reply.headers().vary ?? "").not.toContain("accept-language");
      return reply.text();
    }),
  );
  expect(chinese).toBe(english);
});

test("whoever goes back after choosing another language comes to the page before at once, in that language", async ({
  page,
}) => {
  await open(page, about());
  await open(page, `${site.url}${paths.math}?lang=ch`);
  const entries = await page.evaluate(() => window.history.length);
  await page.getByRole("button", { name: textsIn("ch")("nav.language"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(site.url + paths.math);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(about());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => document.cookie)).toContain("lang=en");
});

test("a browser that speaks English is offered nothing", async ({ page }) => {
  await open(page, about());
  await expect(offer(page)).toBeHidden();
});

test.describe("a browser that speaks Chinese", () => {
  test.use({ locale: "zh-CN" });

  test("is offered Chinese in one line that moves nothing, and gets it on every page from then on", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = String(entry.startTime);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, about());
    await expect(offer(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
    await page.getByRole("link", { name: t("languageOffer.go") }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(offer(page)).toBeHidden();
    await open(page, site.url + paths.math);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  });

  test("is left alone once it has said no, and where the address names a language", async ({ page }) => {
    await open(page, `${about()}?lang=en`);
    await expect(offer(page)).toBeHidden();
    await page.context().clearCookies();
    await open(page, about());
    await page.getByRole("button", { name: t("languageOffer.close") }).click();
    await expect(offer(page)).toBeHidden();
    await open(page, site.url + paths.math);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(offer(page)).toBeHidden();
  });
});
