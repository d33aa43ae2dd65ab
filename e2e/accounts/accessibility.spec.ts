import type { Locale } from "@dripstone/contract/locale";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { open, speak, useSite } from "../site.ts";
import { familyWords } from "./family-words.ts";
import { openProfile, sessionsOf, TEN_YEARS_OLD } from "./profile-screens.ts";
import { profileWords } from "./profile-words.ts";
import { fillAccount, logIn, openedLogin, sayBirth, sendRegistration } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();
test.use(desk);

/** How a screen is looked at: whole in one language, and in both for what is too wide. */
type Look = (page: Page, what: string) => Promise<void>;

for (const [what, locale, look] of [
  ["axe finds nothing", "en", expectAccessible],
  ["nothing is wider than a screen", "ch", expectToFit],
] as const) {
  test(`${what} in what account forms say after an error, in ${locale}`, async ({ page, context }) => {
    test.slow();
    await walkThroughForms(page, context, locale, look);
  });

  test(`${what} in the profile, neither at rest nor with its forms open, in ${locale}`, async ({ page }) => {
    test.slow();
    await walkThroughProfile(page, locale, look);
  });
}

async function walkThroughForms(page: Page, context: BrowserContext, locale: Locale, look: Look): Promise<void> {
  const words = { ...accountWords[locale], ...familyWords[locale] };
  await speak(context, site.url, locale);
  await open(page, `${site.url}/register`);
  await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
  await look(page, "the question for the age, unanswered");
  // As a child: the form is longest then.
  await sayBirth(page, words, { year: new Date().getFullYear() - 10 });
  await page.getByRole("main").getByLabel(words.password, { exact: true }).fill("Password123!");
  await expect(page.getByRole("meter")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: words.register, exact: true }).click();
  await look(page, "a registration with errors");
  await fillAccount(page, words, `look-${locale}@example.com`);
  await page.getByRole("radio", { name: words.ownMailbox }).check();
  await page.getByLabel(words.parentEmail, { exact: true }).fill(`parent-${locale}@example.com`);
  await sendRegistration(page, words);
  await page.getByLabel(words.code).fill("000000");
  await page.getByRole("button", { name: words.confirm, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "a wrong code");

  await open(page, `${site.url}/profile`);
  const login = await openedLogin(page, words);
  await look(page, "the login dialog");
  await login.cancel.click();
  const { user, password } = await site.signUp({ verified: false });
  await logIn(page, words, user.email, password);
  await expect(login.alert).toBeVisible();
  await look(page, "the login dialog with an error");

  await open(page, `${site.url}/verify-email?token=${"A".repeat(43)}&email=mei@example.com`);
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "a link that does not work");

  await open(page, `${site.url}/reset-password?token=${"A".repeat(43)}&email=mei@example.com`);
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "a dead link for a new password");

  const request = { name: "Mei 梅", email: "mei@example.com", joinDate: new Date().toISOString() };
  const unanswered = { ...request, answer: null, answeredAt: null, deletionDate: null };
  await page.route("**/api/auth/parent-consent*", (route) => route.fulfill({ json: { data: unanswered } }));
  await open(page, `${site.url}/parent-consent?token=${"A".repeat(43)}`);
  await page.getByRole("button", { name: words.no, exact: true }).click();
  await look(page, "a parent who is asked once more");
  await page.getByRole("button", { name: words.back, exact: true }).click();
  await look(page, "what a parent is asked");
}

async function walkThroughProfile(page: Page, locale: Locale, look: Look): Promise<void> {
  const words = profileWords[locale];
  const { main } = await openProfile(site, page, locale, { birthMonth: TEN_YEARS_OLD });
  /** What the bar at the top half covers would count as too small a target. */
  const lookFromTheTop = async (what: string) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await look(page, what);
  };
  await expect(sessionsOf(main, words.sessions)).toHaveCount(1);
  await lookFromTheTop("a child's profile");
  for (const name of [words.changeEmail, words.changePassword, words.prepareData]) {
    await main.getByRole("button", { name }).click();
  }
  await main.getByRole("button", { name: words.sendPassword }).click();
  await main.getByRole("button", { name: words.sendEmail, exact: true }).click();
  await lookFromTheTop("forms with errors");
  await main.getByRole("button", { name: words.openDeletion }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await lookFromTheTop("the question before a deletion");
}
