import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { alive, openWithoutScripts, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

const language = (page: Page, t = en) => page.getByRole("button", { name: t("nav.language"), exact: true });
const menu = (page: Page) => page.getByRole("dialog", { name: en("nav.label") });

test("a press before the scripts are there is felt at once, and does once what it was meant to do", async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, site.url + paths.about);
  await language(page).click();
  await language(page).click();
  await expect(language(page)).toHaveAttribute("aria-busy", "true");
  letGo();
  await alive(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(language(page, ch)).not.toHaveAttribute("aria-busy");
  await expect(language(page, ch)).not.toHaveAttribute("data-held");
});

test("of two presses the last counts, by the keyboard, too", async ({ page }) => {
  const letGo = await openWithoutScripts(page, site.url + paths.about);
  await language(page).click();
  await page.getByRole("button", { name: en("nav.dark") }).focus();
  await page.keyboard.press("Enter");
  await expect(language(page)).not.toHaveAttribute("aria-busy");
  letGo();
  await alive(page);
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the menu of a phone opens and closes before the scripts are there, and stays as it was left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await openWithoutScripts(page, site.url + paths.about);
  const burger = page.getByRole("button", { name: en("nav.open") });
  const close = menu(page).getByRole("button", { name: en("nav.close") });
  await burger.click();
  await expect(menu(page)).toBeVisible();
  await close.click();
  await expect(menu(page)).toBeHidden();
  await burger.click();
  letGo();
  await alive(page);
  await expect(burger).not.toHaveAttribute("aria-busy");
  await close.click();
  await expect(menu(page)).toBeHidden();
  await burger.click();
  await expect(menu(page)).toBeVisible();
});

test("the menu opens once where the browser itself cannot open it", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["command", "commandForElement"]) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    window.addEventListener("command", (event) => event.preventDefault(), true);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await openWithoutScripts(page, site.url + paths.about);
  await page.getByRole("button", { name: en("nav.open") }).click();
  await expect(menu(page)).toBeHidden();
  letGo();
  await expect(menu(page)).toBeVisible();
});

test("a press is forgotten when something else is touched, and when the page takes too long", async ({ page }) => {
  await page.clock.install();
  const letGo = await openWithoutScripts(page, site.url + paths.about);
  await language(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(language(page)).not.toHaveAttribute("aria-busy");
  await language(page).click();
  await expect(language(page)).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(10_000);
  await expect(language(page)).not.toHaveAttribute("aria-busy");
  letGo();
  await alive(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("sharing that was opened before the scripts are there is filled when they are", async ({ page }) => {
  const letGo = await openWithoutScripts(page, site.url + paths.forgotPassword);
  const share = page.getByRole("button", { name: en("footer.share"), exact: true });
  await share.click();
  const choices = page.getByRole("navigation", { name: en("footer.shareLabel") });
  await expect(choices).toBeVisible();
  await expect(share).not.toHaveAttribute("aria-busy");
  letGo();
  await expect(choices.getByRole("button", { name: en("share:copy") })).toBeVisible();
  await expect(page).toHaveURL(site.url + paths.forgotPassword);
});
