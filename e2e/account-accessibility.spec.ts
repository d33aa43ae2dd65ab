import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { logIn, openLogin, register } from "./account-screens.ts";
import { accountWords } from "./account-words.ts";
import { open, speak, useSite } from "./site.ts";

const site = useSite();

const views = [
  { locale: "en", colorScheme: "light", width: 1440 },
  { locale: "en", colorScheme: "dark", width: 360 },
  { locale: "ch", colorScheme: "light", width: 360 },
  { locale: "ch", colorScheme: "dark", width: 1440 },
] as const;

for (const { locale, colorScheme, width } of views) {
  const words = accountWords[locale];

  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 780 }, reducedMotion: "reduce" });

    test("axe finds nothing in what account forms say after an error", async ({ page, context }) => {
      test.slow();
      await speak(context, site.url, locale);
      await open(page, `${site.url}/register`);
      await page.getByRole("main").getByRole("button", { name: words.register, exact: true }).click();
      await page.getByRole("main").locator("summary").click();
      await check(page, "a registration with errors");
      await register(page, words, `axe-${locale}-${width}@example.com`);
      await page.getByLabel(words.code).fill("000000");
      await page.getByRole("button", { name: words.confirm, exact: true }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await check(page, "a wrong code");

      await open(page, site.url);
      const login = await openLogin(page, words);
      await check(page, "the login dialog");
      await login.cancel.click();
      const { user, password } = await site.signUp({ verified: false });
      await logIn(page, words, user.email, password);
      await expect(login.alert).toBeVisible();
      await check(page, "the login dialog with an error");

      await open(page, `${site.url}/verify-email?token=${"A".repeat(43)}&email=mei@example.com`);
      await expect(page.getByRole("alert")).toBeVisible();
      await check(page, "a link that does not work");
    });
  });
}

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
  expect(found, what).toEqual([]);
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}
