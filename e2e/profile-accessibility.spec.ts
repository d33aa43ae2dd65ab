import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, views } from "./axe.ts";
import { openProfile, sessionsOf, TEN_YEARS_OLD } from "./profile-screens.ts";
import { profileWords } from "./profile-words.ts";
import { useSite } from "./site.ts";

const site = useSite();

for (const { locale, colorScheme, width } of views) {
  const words = profileWords[locale];

  test.describe(`the profile in ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 780 }, reducedMotion: "reduce" });

    test("axe finds nothing in it, neither at rest nor with its forms open", async ({ page }) => {
      const { main } = await openProfile(site, page, locale, { birthMonth: TEN_YEARS_OLD });
      await expect(sessionsOf(main, words.sessions)).toHaveCount(1);
      await check(page, "a child's profile");
      for (const name of [words.changeEmail, words.changePassword, words.prepareData]) {
        await main.getByRole("button", { name }).click();
      }
      await main.getByRole("button", { name: words.sendPassword }).click();
      await main.getByRole("button", { name: words.sendEmail, exact: true }).click();
      await check(page, "forms with errors");
      await main.getByRole("button", { name: words.openDeletion }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(page, "the question before a deletion");
    });
  });
}

/** What the bar at the top half covers would count as too small a target. */
async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, what);
}
