import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { expect, type Page, test } from "@playwright/test";
import { familyWords } from "../accounts/family-words.ts";
import { confirmByLink, fillPerson, GOOD_PASSWORD, logIn, register, sayBirth } from "../accounts/screens.ts";
import { accountWords } from "../accounts/words.ts";
import { open, speak, useSite } from "../site.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

const phone = { viewport: { width: 360, height: 740 } };
const laptop = { viewport: { width: 1366, height: 768 } };
const { POINTS_MEDIUM, POINTS_LOST_PER_ATTEMPT } = weeklyProblemLimits;

for (const [size, locale] of [
  [phone, "en"],
  [laptop, "ch"],
] as const) {
  test.describe(`${size.viewport.width} px wide, in ${locale}`, () => {
    test.use(size);
    const words = weeklyWords[locale];
    const account = accountWords[locale];
    test.beforeEach(({ context }) => speak(context, site.url, locale));

    test("a visitor's right answer waits for the account that is opened then, which is told once of its points", async ({
      page,
    }) => {
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
      await open(page, `${site.url}/weekly-problem`);
      await expect(screen.main.getByText(words.finish("own"))).toBeVisible();
      await expect(screen.main.getByRole("link", { name: words.enterCode })).toBeVisible();
      await expect(screen.main.getByRole("link", { name: words.register, exact: true })).toHaveCount(0);

      await open(page, (await site.nextMail(email)).link);
      await confirmByLink(page, account);
      await expect(page.getByText(words.arrived(POINTS_MEDIUM))).toBeInViewport({ ratio: 1 });
      await open(page, `${site.url}/weekly-problem`);
      await expect(screen.main).toContainText(words.points);
      await expect(screen.heading(words.solution)).toBeVisible();
      await expect(page.getByText(words.arrived(POINTS_MEDIUM))).toHaveCount(0);

      await page.getByRole("button", { name: account.accountOf }).click();
      await page.getByRole("menuitem", { name: account.logOut }).click();
      await expect(page.getByText(account.loggedOut)).toBeVisible();
      await open(page, `${site.url}/weekly-problem`);
      await expect(screen.heading(words.takenOver), "nothing can be submitted twice").toBeVisible();
      await expect(screen.send).toHaveCount(0);
      await logIn(page, account, email, GOOD_PASSWORD);
      await expect(screen.main).toContainText(words.points);
      await expect(page.getByText(words.arrived(POINTS_MEDIUM))).toHaveCount(0);
    });
  });
}

for (const [size, locale] of [
  [phone, "ch"],
  [laptop, "en"],
] as const) {
  test.describe(`${size.viewport.width} px wide, in ${locale}`, () => {
    test.use(size);
    const words = weeklyWords[locale];
    const account = accountWords[locale];
    test.beforeEach(({ context }) => speak(context, site.url, locale));

    test("a visitor's wrong answer is the only one that is judged, and the way on is an account", async ({ page }) => {
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
      const toRegister = screen.main.getByRole("link", { name: words.register, exact: true });
      await expect(toRegister).toBeInViewport({ ratio: 1 });
      await expect(screen.main.getByText(words.visitorUsed)).toBeVisible();
      await expect(screen.send, "nothing more can be submitted").toHaveCount(0);
      await page.reload();
      await expect(verdict, "it is there again").toContainText(words.hintText);
      await expect(screen.send).toHaveCount(0);
      await screen.handIn("5/8");
      await expect(screen.main.getByRole("region", { name: words.loginFirst })).toBeFocused();
      await expect(verdict, "the first one stays").toContainText(words.hintText);
      await expect(verdict).toBeInViewport();
      await expect(screen.field).toHaveValue("5/8");

      await toRegister.click();
      await registerWithParentsMailbox(page, { ...account, ...familyWords[locale] }, `parent-${locale}@example.com`);
      await open(page, `${site.url}/weekly-problem`);
      await expect(screen.main.getByRole("region", { name: words.kept })).toBeVisible();
      await expect(screen.main.getByText(words.finish("parent"))).toBeVisible();
      await expect(toRegister, "who has registered is not told to").toHaveCount(0);
      await expect(screen.main.getByRole("link", { name: words.enterCode }), "there is no code").toHaveCount(0);
    });
  });
}

type FamilyAccountWords = (typeof accountWords)["en"] & (typeof familyWords)["en"];

async function registerWithParentsMailbox(page: Page, words: FamilyAccountWords, email: string): Promise<void> {
  await sayBirth(page, words, { year: new Date().getFullYear() - 10 });
  await page.getByRole("radio", { name: words.parentsMailbox }).check();
  const form = page.getByRole("main");
  await form.getByLabel(words.parentEmail, { exact: true }).fill(email);
  await fillPerson(page, words);
  await form.getByRole("button", { name: words.register, exact: true }).click();
  await expect(page.getByRole("heading", { name: words.askParent })).toBeFocused();
}
