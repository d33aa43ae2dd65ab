import { expect, type Page, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { passwordWords } from "./password-words.ts";
import {
  confirmByLink,
  expectNewTitle,
  GOOD_PASSWORD,
  kept,
  logIn,
  nothingKept,
  openLogin,
  register,
  sayBirth,
} from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

/** Compressed or not, no other script is as large as the dictionaries. */
const DICTIONARIES_MIN_BYTES = 1_000_000;

test.describe("a forgotten password in English", () => {
  const words = { ...accountWords.en, ...passwordWords.en };

  test.beforeEach(({ context }) => speak(context, site.url, "en"));

  test("has links that work once, for an hour, and only where there is one", async ({ page }) => {
    const { user } = await site.signUp({ preferredLanguage: "en" });
    await open(page, `${site.url}/forgot-password`);
    await page.getByRole("main").getByLabel(words.email, { exact: true }).fill(user.email);
    await askForLink(page, words.send);
    const first = await site.nextMail(user.email);
    await open(page, first.link);
    // Somebody else is faster: the link is used up while its page is open.
    const { searchParams } = new URL(first.link);
    const { token, email } = Object.fromEntries(searchParams);
    const body = { token, email, password: GOOD_PASSWORD };
    expect((await page.request.post(`${site.url}/api/auth/reset-password`, { data: body })).ok()).toBe(true);
    await page.getByLabel(words.newPassword, { exact: true }).fill(GOOD_PASSWORD);
    await page.getByLabel(words.confirmation, { exact: true }).fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("alert")).toHaveText(words.usedLink);
    await expect(page.getByRole("alert")).toBeFocused();
    await open(page, first.link);
    await expect(page.getByRole("alert")).toHaveText(words.usedLink);
    await site.nextMail(user.email);

    await page.getByRole("link", { name: words.again }).click();
    await expect(page.getByRole("main").getByLabel(words.email, { exact: true })).toHaveValue(user.email);
    await askForLink(page, words.send);
    const second = await site.nextMail(user.email);
    site.clock.advanceHours(1.1);
    await open(page, second.link);
    await expect(page.getByRole("alert")).toHaveText(words.expiredLink);

    await open(page, `${site.url}/reset-password`);
    await expect(page.getByText(words.missing)).toBeVisible();
  });
});

test.describe("a forgotten password in Chinese", () => {
  const words = { ...accountWords.ch, ...passwordWords.ch };

  test.beforeEach(({ context }) => speak(context, site.url, "ch"));

  test("is replaced by mail, from the login dialog to the new login", async ({ page, context, request }) => {
    const { user, password, token } = await site.signUp({ preferredLanguage: "ch" });
    await open(page, site.url);
    const dialog = await openLogin(page, words);
    await dialog.email.fill(user.email);
    await dialog.dialog.getByRole("link", { name: words.forgot }).click();
    await expect(dialog.dialog).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/forgot-password`);
    await expect(page.getByRole("main").getByLabel(words.email, { exact: true })).toHaveValue(user.email);
    await askForLink(page, words.send);
    await expectNewTitle(page, words.mailbox);
    await expect(page.getByRole("button", { name: words.resendWait })).toHaveAttribute("aria-disabled", "true");

    const { link } = await site.nextMail(user.email);
    await keepSession(context, { user, password, token });
    await open(page, link);
    await expect(page, "the token leaves the address bar").toHaveURL(`${site.url}/reset-password`);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    const field = page.getByLabel(words.newPassword, { exact: true });
    await field.fill("Sunshine1!");
    await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", words.weak);
    const confirmation = page.getByLabel(words.confirmation, { exact: true });
    await confirmation.fill("Sunshime");
    await confirmation.blur();
    await expect(confirmation).toHaveAccessibleDescription(words.passwordsDiffer);
    await confirmation.fill("Sunshine1!");
    await expect(confirmation).toHaveAccessibleDescription("");
    await page.getByRole("button", { name: words.save }).click();
    await expect(field).toHaveAccessibleDescription(words.passwordTooCommon);
    await field.fill(GOOD_PASSWORD);
    await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", words.veryStrong);
    await expect(confirmation, "it was changed afterwards").toHaveAccessibleDescription(words.passwordsDiffer);
    await confirmation.fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: words.save }).click();
    await expectNewTitle(page, words.changed);

    const headers = { authorization: `Bearer ${token}` };
    expect((await request.get(`${site.url}/api/auth/profile`, { headers })).status(), "every session ends").toBe(401);
    await expect.poll(() => kept(page), "also the one of this browser").toEqual(nothingKept);
    await site.nextMail(user.email);
    const old = await logIn(page, words, user.email, password);
    await expect(old.alert).toHaveText(words.wrongCredentials);
    await old.password.fill(GOOD_PASSWORD);
    await old.send.click();
    await expect(page.getByText(words.loggedIn)).toBeVisible();
  });

  test("is asked for again after a lost connection", async ({ page }) => {
    const { user } = await site.signUp({ preferredLanguage: "ch" });
    await open(page, `${site.url}/forgot-password`);
    await page.route("**/api/auth/forgot-password", (route) => route.abort());
    const email = page.getByRole("main").getByLabel(words.email, { exact: true });
    await page.getByRole("button", { name: words.send }).click();
    await expect(email).toBeFocused();
    await email.fill(user.email);
    await askForLink(page, words.send);
    await expect(page.getByRole("alert")).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/forgot-password");
    await page.route("**/api/auth/reset-password?*", (route) => route.abort());
    await askForLink(page, words.send);
    const { link } = await site.nextMail(user.email);
    await open(page, link);
    await expect(page.getByRole("alert")).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/reset-password?*");
    await page.getByRole("button", { name: words.retry }).click();
    await expect(page.getByLabel(words.newPassword, { exact: true })).toBeVisible();
  });
});

test("an address without an account is answered the same", async ({ page }) => {
  await open(page, `${site.url}/forgot-password`);
  await page.getByRole("main").getByLabel(accountWords.en.email, { exact: true }).fill("nobody@example.com");
  await askForLink(page, passwordWords.en.send);
  await expectNewTitle(page, passwordWords.en.mailbox);
});

test("a stranger's registration of one's address gives way to one's own", async ({ page }) => {
  const words = accountWords.en;
  const { user } = await site.signUp({ verified: false, name: "Stranger" });
  await page.request.post(`${site.url}/api/auth/resend-verification`, { data: { email: user.email } });
  await open(page, (await site.nextMail(user.email)).link);
  await page.getByLabel(words.ownPassword, { exact: true }).fill("Not-this-1!");
  await page.getByRole("button", { name: words.confirmAddress }).click();
  await expect(page.getByLabel(words.ownPassword, { exact: true })).toBeFocused();
  await page.getByRole("link", { name: words.registerAgain }).click();
  await register(page, words, user.email);
  await open(page, (await site.nextMail(user.email)).link);
  await confirmByLink(page, words);
  expect(JSON.parse((await kept(page)).user ?? "{}")).toMatchObject({ email: user.email, name: "Mei 梅" });
});

test("the dictionaries are fetched by who makes a password, and by nobody else", async ({ page }) => {
  const words = accountWords.en;
  const asked: string[] = [];
  const answered: Promise<{ url: string; length: number }>[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    answered.push(response.body().then(({ length }) => ({ url: response.url(), length })));
  });
  const dictionaries = async () => {
    const scripts = await Promise.all(answered);
    return scripts.filter(({ length }) => length > DICTIONARIES_MIN_BYTES).map(({ url }) => url);
  };
  await open(page, `${site.url}/register`);
  const login = await openLogin(page, words);
  await login.password.fill("secret-1");
  await login.cancel.click();
  await sayBirth(page, words);
  await page.getByRole("main").getByLabel(words.name, { exact: true }).fill("Mei");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const askedWithoutPassword = new Set(asked);
  await page.getByRole("main").getByLabel(words.password, { exact: true }).focus();
  await expect.poll(async () => (await dictionaries()).length).toBe(1);
  expect((await dictionaries()).filter((url) => askedWithoutPassword.has(url))).toEqual([]);
});

test("without the dictionaries the server judges a new password", async ({ page }) => {
  const words = { ...accountWords.en, ...passwordWords.en };
  const { user } = await site.signUp();
  await page.request.post(`${site.url}/api/auth/forgot-password`, { data: { email: user.email } });
  await open(page, (await site.nextMail(user.email)).link);
  await page.getByLabel(words.newPassword, { exact: true }).waitFor();
  await page.route("**/assets/*.js", (route) => route.abort());
  const field = page.getByLabel(words.newPassword, { exact: true });
  await field.fill("Password123!");
  await page.getByLabel(words.confirmation, { exact: true }).fill("Password123!");
  await expect(page.getByRole("meter")).toHaveCount(0);
  await page.getByRole("button", { name: words.save }).click();
  await expect(field).toHaveAccessibleDescription(words.passwordTooCommon);
  await expect(field).toBeFocused();
});

async function askForLink(page: Page, send: string): Promise<void> {
  await page.getByRole("button", { name: send }).click();
}
