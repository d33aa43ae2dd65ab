import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { expect, test } from "@playwright/test";
import { confirmByLink, register } from "../accounts/screens.ts";
import { accountWords } from "../accounts/words.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

const phone = { viewport: { width: 360, height: 740 } };
const laptop = { viewport: { width: 1366, height: 768 } };
const { POINTS_MEDIUM, POINTS_LOST_PER_ATTEMPT } = weeklyProblemLimits;

for (const [what, size, locale] of [
  ["a phone", phone, "en"],
  ["a laptop", laptop, "ch"],
  ["a phone", phone, "ch"],
  ["a laptop", laptop, "en"],
] as const) {
  test.describe(`on ${what}, in ${locale}`, () => {
    test.use(size);
    const words = weeklyWords[locale];
    const account = accountWords[locale];
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
      const box = async (of: typeof verdict) => (await of.boundingBox()) ?? { y: 0, height: 0 };
      const [written, said] = [await box(screen.field), await box(verdict)];
      expect(said.y - written.y - written.height, "beside the field").toBeLessThan(90);

      await screen.handIn("5/8");
      await expect(screen.heading(words.solved)).toBeFocused();
      await expect(screen.main.locator("svg[data-lively]"), "the falling drop").toBeInViewport({ ratio: 1 });
      await expect(screen.heading(words.solved)).toBeInViewport({ ratio: 1 });
    });

    const isRight = (size === phone) === (locale === "en");
    if (isRight) {
      test("a visitor's right answer waits for the account that is opened then", async ({ page }) => {
        await open(page, `${site.url}/weekly-problem`);
        const screen = weeklyScreen(page, words);
        await screen.handIn("10/16");
        await expect(screen.heading(words.solved)).toBeFocused();
        await expect(screen.main.locator("svg[data-lively]")).toBeInViewport({ ratio: 1 });
        await expect(screen.main).toContainText(words.waiting(POINTS_MEDIUM));
        await page.reload();
        await expect(screen.main).toContainText(words.waiting(POINTS_MEDIUM));

        const email = `visitor-${locale}@example.com`;
        await screen.main.getByRole("link", { name: words.register }).click();
        await register(page, account, email);
        await open(page, (await site.nextMail(email)).link);
        await confirmByLink(page, account);
        await open(page, `${site.url}/weekly-problem`);
        await expect(screen.main).toContainText(words.points);
        await expect(screen.heading(words.solution)).toBeVisible();
      });
    } else {
      test("a visitor's wrong answer is judged once, and the second one leads to an account", async ({ page }) => {
        await open(page, `${site.url}/weekly-problem`);
        const screen = weeklyScreen(page, words);
        await screen.handIn("5/(9");
        await expect(screen.main.getByText(words.free)).toBeVisible();
        await screen.handIn("5/9");
        const verdict = screen.main.getByRole("status").filter({ hasText: words.close });
        await expect(verdict).toBeInViewport({ ratio: 1 });
        await expect(verdict).toContainText(words.hintText);
        await expect(verdict).toContainText(words.more);
        await expect(verdict).toContainText(words.still(POINTS_MEDIUM - POINTS_LOST_PER_ATTEMPT));
        await page.reload();
        await expect(verdict, "it is there again").toContainText(words.hintText);
        await screen.handIn("5/8");
        await expect(screen.main.getByRole("region", { name: words.loginFirst })).toBeFocused();
        await expect(verdict, "the first one stays").toContainText(words.hintText);
        await expect(verdict).toBeInViewport();
        await expect(screen.field).toHaveValue("5/8");
      });
    }
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
  });
});

for (const [where, timezoneId, own] of [
  ["in the school's zone", "America/New_York", false],
  ["with the same clock under another name", "America/Toronto", false],
  ["in China", "Asia/Shanghai", true],
] as const) {
  test.describe(`a reader ${where}`, () => {
    test.use({ timezoneId });
    test(`is told the deadline in the school's zone, ${own ? "and in their own" : "which is their own"}`, async ({
      page,
      context,
    }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      for (const locale of ["en", "ch"] as const) {
        await speak(context, site.url, locale);
        await open(page, `${site.url}/weekly-problem`);
        const { zone, ownTime } = weeklyWords[locale];
        const main = page.getByRole("main");
        await expect(main.getByText(zone)).toBeVisible();
        await expect(main.getByText(ownTime)).toHaveCount(own ? 1 : 0);
      }
      expect(complaints).toEqual([]);
    });
  });
}
