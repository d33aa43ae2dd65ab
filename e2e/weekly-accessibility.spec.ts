import { expect, test } from "@playwright/test";
import { expectAccessible, views } from "./axe.ts";
import { keepSession, open, speak, useSite } from "./site.ts";
import { planWeek, weeklyScreen } from "./weekly-screens.ts";
import { weeklyWords } from "./weekly-words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

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
      await expectAccessible(page, "an answer that cannot be read");
      await screen.handIn("5/9");
      await expect(screen.heading(words.close)).toBeVisible();
      await screen.main.getByText(words.explain).click();
      await expectAccessible(page, "a wrong answer");
      await screen.main.getByRole("button", { name: words.toMath }).click();
      await expect(screen.main.locator("math-field")).toBeVisible();
      await expectAccessible(page, "the math editor");
      await screen.main.getByRole("button", { name: words.toText }).click();
      await screen.handIn("5/8");
      await expect(screen.heading(words.solved)).toBeFocused();
      await expectAccessible(page, "a solved problem");
      await screen.main.getByRole("link", { name: words.toProgress }).click();
      await expect(page.getByRole("rowheader", { name: words.title })).toBeVisible();
      await expectAccessible(page, "progress");
    });
  });
}
