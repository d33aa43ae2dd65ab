import type { Locale } from "@dripstone/contract/locale";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { open, speak, useSite } from "../site.ts";
import { familyWords } from "./family-words.ts";
import {
  NEWCOMER as CHILD,
  expectNewTitle,
  fillAccount,
  fillPerson,
  GOOD_PASSWORD,
  kept,
  logIn,
  openLogin,
  sayBirth,
  sendLogin,
  sendRegistration,
  settings,
} from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

const PARENT_LINK_HOURS = 30 * 24;

test.describe("a child in English", () => {
  const words = { ...accountWords.en, ...familyWords.en };

  test.beforeEach(({ context }) => speak(context, site.url, "en"));

  test("names a parent, learns at once, and may do everything after the parent's yes", async ({ page, browser }) => {
    const { email, parentEmail } = addresses(`yes-en`);
    await registerChild(page, "en", email, parentEmail);
    await expect(page.getByText(words.parentAsked)).toBeVisible();
    expect(await consent(page)).toBe("waiting");
    await open(page, `${site.url}/profile`);
    await expect(page.getByText(words.until), "until when is told").toBeVisible();

    const { link } = await site.nextMail(parentEmail);
    const parent = await parentsPage(browser);
    await open(parent, link);
    await expect(parent, "the token leaves the address bar").toHaveURL(`${site.url}/parent-consent`);
    await expect(parent.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expect(parent.getByRole("heading", { name: words.asks(CHILD) })).toBeVisible();
    await expect(parent.getByRole("main")).toContainText(email);
    expect(await consent(page), "looking answers nothing").toBe("waiting");
    await parent.getByRole("button", { name: words.yes }).click();
    await expectNewTitle(parent, words.agreed);
    expect(await consent(page)).toBe("given");
    expect((await site.nextMail(parentEmail)).link).toContain("/parent-consent");

    await open(parent, link);
    await expect(parent.getByRole("heading", { name: words.agreed }), "the answer is still there").toBeVisible();
    await parent.context().close();
  });

  test("has a parent who is told when a link does not work", async ({ page }) => {
    await open(page, `${site.url}/parent-consent?token=${"A".repeat(43)}`);
    await expect(page.getByRole("alert")).toHaveText(words.deadLink);
    await open(page, `${site.url}/parent-consent`);
    await expect(page.getByText(words.missing)).toBeVisible();

    const { email, parentEmail } = addresses(`late-en`);
    await registerChild(page, "en", email, parentEmail);
    const { link } = await site.nextMail(parentEmail);
    site.clock.advanceHours(PARENT_LINK_HOURS + 1);
    await open(page, link);
    await expect(page.getByRole("alert")).toHaveText(words.expiredLink);
  });
});

test.describe("a child in Chinese", () => {
  const words = { ...accountWords.ch, ...familyWords.ch };

  test.beforeEach(({ context }) => speak(context, site.url, "ch"));

  test("is out after the parent's no, and in again when the parent changes their mind", async ({ page, browser }) => {
    const { email, parentEmail } = addresses(`no-ch`);
    await registerChild(page, "ch", email, parentEmail);
    const { link } = await site.nextMail(parentEmail);
    const parent = await parentsPage(browser);
    await open(parent, link);
    await parent.getByRole("button", { name: words.no, exact: true }).click();
    await expectNewTitle(parent, words.sure(CHILD));
    await parent.getByRole("button", { name: words.back, exact: true }).click();
    await expect(parent.getByRole("heading", { name: words.asks(CHILD) })).toBeFocused();
    await parent.getByRole("button", { name: words.no, exact: true }).click();
    await parent.getByRole("button", { name: words.close }).click();
    await expectNewTitle(parent, words.refused);
    await expect(parent.getByText(words.saidNo)).toBeVisible();

    await open(page, site.url);
    await expect(page.getByRole("banner").getByRole("button", { name: words.logIn, exact: true })).toBeVisible();
    const login = await logIn(page, words, email, GOOD_PASSWORD);
    await expect(login.alert).toHaveText(words.refusedAtLogin);

    await open(parent, link);
    await parent.getByRole("button", { name: words.agreeAfterAll }).click();
    await parent.getByRole("button", { name: words.yes }).click();
    await expectNewTitle(parent, words.agreed);
    await login.send.click();
    await expect(page.getByText(words.loggedIn)).toBeVisible();

    await parent.getByRole("button", { name: words.withdraw }).click();
    await parent.getByRole("button", { name: words.close }).click();
    await expectNewTitle(parent, words.refused);
    await parent.context().close();
  });

  test("needs a parent's own address, and is not asked for the age twice", async ({ page }) => {
    const { email } = addresses(`form-ch`);
    await open(page, `${site.url}/register`);
    await sayBirth(page, words, { year: childsYear() });
    const parentEmail = page.getByLabel(words.parentEmail, { exact: true });
    await page.getByRole("main").getByRole("button", { name: words.register, exact: true }).click();
    await expect(page.getByText(words.mailboxRequired)).toBeVisible();
    await page.getByRole("radio", { name: words.ownMailbox }).check();
    await expect(parentEmail).toHaveAccessibleDescription(new RegExp(words.parentEmailRequired));
    await fillAccount(page, words, email);
    await parentEmail.fill(` ${email.toUpperCase().replace("@", "＠")}`);
    await expect(parentEmail).toHaveAccessibleDescription(new RegExp(words.parentEmailSame));

    await page.reload();
    await expect(parentEmail).toBeVisible();
    await expect(page.getByLabel(words.year, { exact: true })).toHaveCount(0);
    await expect(page.getByText(words.born)).toBeVisible();
    const other = await page.context().newPage();
    await open(other, `${site.url}/register`);
    await sayBirth(other, words);
    await expect(other.getByRole("heading", { name: words.isThatYou }), "nor in another tab").toBeFocused();
    await other.getByRole("button", { name: words.thatWasMe, exact: true }).click();
    await expect(other.getByText(words.born)).toBeVisible();
    await other.close();
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
    expect(stored, "no password is kept").not.toContain(GOOD_PASSWORD);
  });
});

for (const [locale, width] of settings) {
  test(`a child without a mailbox comes in by a parent's one letter, in ${locale} at ${width} px`, async ({
    page,
    context,
    browser,
  }) => {
    const words = { ...accountWords[locale], ...familyWords[locale] };
    const parentEmail = `shared-${locale}-${width}@example.com`;
    await speak(context, site.url, locale);
    await page.setViewportSize({ width, height: 768 });
    await open(page, `${site.url}/register`);
    await sayBirth(page, words, { year: childsYear() });
    await page.getByRole("radio", { name: words.parentsMailbox }).check();
    const form = page.getByRole("main");
    await expect(form.getByLabel(words.email, { exact: true })).toHaveCount(0);
    await form.getByLabel(words.parentEmail, { exact: true }).fill(parentEmail);
    await fillPerson(page, words);
    await form.getByRole("button", { name: words.register, exact: true }).click();
    await expectNewTitle(page, words.askParent);
    await expect(page.getByLabel(words.code), "there is no code").toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: words.askParent })).toBeVisible();

    const letter = await site.nextMail(parentEmail);
    expect(letter.subject).toContain(CHILD);
    const parent = await parentsPage(browser);
    await parent.setViewportSize({ width, height: 768 });
    await open(parent, letter.link);
    await expect(parent.getByText(words.shared(CHILD))).toBeVisible();
    await parent.getByRole("button", { name: words.yes }).click();
    await expectNewTitle(parent, words.agreed);
    await expect(parent.getByText(words.logsIn(CHILD, parentEmail))).toBeVisible();
    await expect(parent.getByText(words.registered), "that is for the child").toHaveCount(0);
    expect(await parent.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNewTitle(parent, words.agreed);
    await parent.context().close();

    const login = await openLogin(form.page(), words, form);
    await sendLogin(login, parentEmail, GOOD_PASSWORD);
    await expect(page.getByText(words.loggedIn)).toBeVisible();
    await expect(page.getByRole("heading", { name: words.welcome(CHILD) })).toBeVisible();
    expect(await consent(page)).toBe("given");
  });
}

test("whoever is old enough is asked for no parent, and the next one at the tab for the age again", async ({
  page,
}) => {
  const words = { ...accountWords.en, ...familyWords.en };
  await open(page, `${site.url}/register`);
  await sayBirth(page, words);
  await expect(page.getByLabel(words.parentEmail, { exact: true })).toHaveCount(0);
  await fillAccount(page, words, "grown-up@example.com");
  await sendRegistration(page, words);
  // From somewhere else: loaded again at this place, the page would go on waiting for the code.
  await open(page, site.url);
  await open(page, `${site.url}/register`);
  await expect(page.getByLabel(words.year, { exact: true })).toBeVisible();
});

test("a brother or sister of fourteen registers on the same tablet, and the child stays a child", async ({
  page,
  context,
}) => {
  const words = { ...accountWords.ch, ...familyWords.ch };
  await speak(context, site.url, "ch");
  await open(page, `${site.url}/register`);
  await sayBirth(page, words, { year: childsYear() });
  await expect(page.getByText(words.born)).toBeVisible();

  const older = await context.newPage();
  await open(older, `${site.url}/register`);
  await sayBirth(older, words, { year: childsYear() - 4 });
  await older.getByRole("button", { name: words.someoneElse, exact: true }).click();
  await expect(older.getByRole("radio", { name: words.ownMailbox })).toHaveCount(0);
  await fillAccount(older, words, "older-sister@example.com");
  await sendRegistration(older, words);

  const younger = await context.newPage();
  await open(younger, `${site.url}/register`);
  await sayBirth(younger, words, { year: childsYear() + 2 });
  await expect(
    younger.getByRole("radio", { name: words.ownMailbox }),
    "whoever is younger is not doubted",
  ).toBeVisible();

  await page.reload();
  await expect(page.getByText(words.born), "the tab that was asked for a parent stays so").toBeVisible();
});

test("a slip in the birth that asks for no parent is put right in the form, and nothing is lost", async ({ page }) => {
  const words = { ...accountWords.en, ...familyWords.en };
  await open(page, `${site.url}/register`);
  await sayBirth(page, words);
  await page.getByRole("main").getByLabel(words.name, { exact: true }).fill(CHILD);
  await page.getByRole("button", { name: words.changeBirth }).click();
  await sayBirth(page, words, { year: childsYear() });
  await expect(page.getByText(words.born), "a parent was asked for by nobody before").toBeVisible();
  await expect(page.getByRole("main").getByLabel(words.name, { exact: true })).toHaveValue(CHILD);
});

/** From the form over the mailed code into the account. */
async function registerChild(page: Page, locale: Locale, email: string, parentEmail: string): Promise<void> {
  const words = { ...accountWords[locale], ...familyWords[locale] };
  await open(page, `${site.url}/register`);
  await sayBirth(page, words, { year: childsYear() });
  await page.getByRole("radio", { name: words.ownMailbox }).check();
  await fillAccount(page, words, email);
  await page.getByLabel(words.parentEmail, { exact: true }).fill(parentEmail);
  await sendRegistration(page, words);
  const { code } = await site.nextMail(email);
  await page.getByLabel(words.code).fill(code);
  await page.getByRole("button", { name: words.confirm, exact: true }).click();
  await expect(page.getByText(words.in)).toBeVisible();
}

/** Ten years ago, on every day of this year, by the server's clock as by the browser's. */
const childsYear = () => new Date().getFullYear() - 10;

const addresses = (who: string) => ({ email: `${who}@example.com`, parentEmail: `parent-of-${who}@example.com` });

/** A parent's browser has never been here: the letter's link says which language its reader speaks. */
async function parentsPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** What the server says of the child whose session the browser keeps. */
async function consent(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${(await kept(page)).token}` };
  const reply = await page.request.get(`${site.url}/api/auth/profile`, { headers });
  return (await reply.json()).data.parentConsent;
}
