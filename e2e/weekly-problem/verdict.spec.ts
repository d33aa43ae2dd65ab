import { expect, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

const phone = { viewport: { width: 360, height: 740 } };
const laptop = { viewport: { width: 1366, height: 768 } };

for (const [what, size, locale] of [
  ["a phone", phone, "en"],
  ["a laptop", laptop, "ch"],
  ["a phone", phone, "ch"],
  ["a laptop", laptop, "en"],
] as const) {
  test.describe(`on ${what}, in ${locale}`, () => {
    test.use(size);
    const words = weeklyWords[locale];
    test.beforeEach(({ context }) => speak(context, site.url, locale));

    test("a verdict comes to the eye, hint and all, and so does the drop after a right answer", async ({
      page,
      context,
    }) => {
      await keepSession(context, await site.signUp({ preferredLanguage: locale }));
      await open(page, `${site.url}/weekly-problem`);
      const screen = weeklyScreen(page, words);
      await screen.expectLeft(5);
      if (size === laptop) await expect(screen.send, "above the fold").toBeInViewport({ ratio: 1 });
      await screen.field.fill("1/7");
      await screen.send.click();
      const verdict = screen.main.getByRole("status").filter({ hasText: words.notYet });
      await expect(verdict).toContainText(words.hintText);
      await expect(verdict).toBeInViewport({ ratio: 1 });
      await expect(screen.send, "and so does the way to the next attempt").toBeInViewport({ ratio: 1 });
      await expect(screen.main.getByText(words.hintText), "the hint stands in one place").toHaveCount(1);
      await expect(screen.main.getByText(words.beside)).toBeVisible();
      const box = async (of: typeof verdict) => (await of.boundingBox()) ?? { y: 0, height: 0 };
      const [written, said] = [await box(screen.field), await box(verdict)];
      await expect(screen.field, "and so does what was written").toBeInViewport({ ratio: 1 });
      // On a narrow phone the button stands below the words, and both between the field and the verdict.
      expect(said.y - written.y - written.height, "beside the field").toBeLessThan(size === laptop ? 90 : 140);

      await screen.handIn("5/8");
      await expect(screen.heading(words.solved)).toBeFocused();
      await expect(screen.main.locator("svg[data-lively]"), "the falling drop").toBeInViewport({ ratio: 1 });
      await expect(screen.heading(words.solved)).toBeInViewport({ ratio: 1 });
      await expect(screen.main.getByRole("status").filter({ hasText: words.correct }), "it is said, too").toHaveCount(
        1,
      );
    });
  });
}

test.describe("where nothing should move", () => {
  test.use({ ...phone, reducedMotion: "reduce" });
  test("a verdict is there at once, in view, without moving", async ({ page, context }) => {
    await keepSession(context, await site.signUp());
    await open(page, `${site.url}/weekly-problem`);
    const screen = weeklyScreen(page, weeklyWords.en);
    await screen.handIn("1/7");
    const verdict = screen.main.getByRole("status").filter({ hasText: weeklyWords.en.notYet });
    await expect(verdict).toBeInViewport({ ratio: 1 });
    const moving = await verdict.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await screen.handIn("5/8");
    await expect(screen.heading(weeklyWords.en.solved)).toBeFocused();
    expect(await page.evaluate(() => document.getAnimations().length), "nor does the drop fall").toBe(0);
  });
});
