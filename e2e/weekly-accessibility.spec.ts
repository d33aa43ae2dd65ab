import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "./site.ts";
import { planWeek, weeklyScreen } from "./weekly-screens.ts";
import { weeklyWords } from "./weekly-words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

const views = [
  { locale: "en", colorScheme: "light", width: 1440 },
  { locale: "en", colorScheme: "dark", width: 360 },
  { locale: "ch", colorScheme: "light", width: 360 },
  { locale: "ch", colorScheme: "dark", width: 1440 },
] as const;

for (const { locale, colorScheme, width } of views) {
  const words = weeklyWords[locale];

  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 780 }, reducedMotion: "reduce" });

    test("axe finds nothing while a problem is answered, solved, and on the progress page", async ({
      page,
      context,
    }) => {
      test.slow();
      await speak(context, site.url, locale);
      await keepSession(context, await site.signUp({ preferredLanguage: locale }));
      await open(page, `${site.url}/weekly-problem`);
      const screen = weeklyScreen(page, words);
      await screen.handIn("5/(9");
      await expect(screen.main.getByText(words.free)).toBeVisible();
      await check(page, "an answer that cannot be read");
      await screen.handIn("5/9");
      await expect(screen.heading(words.close)).toBeVisible();
      await screen.main.getByText(words.explain).click();
      await check(page, "a wrong answer");
      await screen.main.getByRole("button", { name: words.toMath }).click();
      await expect(screen.main.locator("math-field")).toBeVisible();
      await check(page, "the math editor");
      await screen.main.getByRole("button", { name: words.toText }).click();
      await screen.handIn("5/8");
      await expect(screen.heading(words.solved)).toBeFocused();
      await check(page, "a solved problem");
      await screen.main.getByRole("link", { name: words.toProgress }).click();
      await expect(page.getByRole("rowheader", { name: words.title })).toBeVisible();
      await check(page, "progress");
    });
  });
}

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
  expect.soft(found, what).toEqual([]);
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(surplus, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}
