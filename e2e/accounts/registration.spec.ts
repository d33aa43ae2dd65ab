import { expect, type Page, test } from "@playwright/test";
import { alive, open, speak, useSite } from "../site.ts";
import {
  confirmByLink,
  expectNewTitle,
  fillAccount,
  GOOD_PASSWORD,
  kept,
  NEWCOMER,
  nothingKept,
  openLogin,
  register,
  sayBirth,
  sendRegistration,
  settings,
} from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

test.describe("registration in English", () => {
  const words = accountWords.en;

  test.beforeEach(({ context }) => speak(context, site.url, "en"));

  test("leads from the form over the mail's link in, out, and to the login", async ({ page, browser }) => {
    const email = `by-link-en@example.com`;
    await open(page, `${site.url}/register`);
    await register(page, words, email);
    await expect(page.getByText(words.registered), "nobody can log in yet").toHaveCount(0);
    const letter = await site.nextMail(email);
    expect(letter.subject).toBe(words.mailSubject);

    const elsewhere = await (await browser.newContext()).newPage();
    await open(elsewhere, letter.link);
    await expect(elsewhere, "the token leaves the address bar").toHaveURL(`${site.url}/verify-email`);
    await elsewhere.getByRole("main").getByLabel(words.ownPassword, { exact: true }).fill("Not-this-1!");
    await elsewhere.getByRole("button", { name: words.confirmAddress }).click();
    await expect(elsewhere.getByText(words.ownPasswordWrong)).toBeVisible();
    await expect(elsewhere.getByRole("link", { name: words.registerAgain })).toBeVisible();
    await elsewhere.context().close();

    const waiting = page;
    page = await waiting.context().newPage();
    await open(page, letter.link);
    await confirmByLink(page, words);
    await expect(
      waiting.getByRole("heading", { name: words.welcome(NEWCOMER) }),
      "in the first tab, too",
    ).toBeVisible();
    await waiting.close();
    expect(await kept(page)).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), rememberMe: null });
    await page.getByRole("link", { name: words.toProblem }).click();
    await expect(page).toHaveURL(`${site.url}/weekly-problem`);
    await page.getByRole("button", { name: words.accountOf }).click();
    await page.getByRole("menuitem", { name: words.logOut }).click();
    await expect(page).toHaveURL(`${site.url}/`);

    const login = await openLogin(page, words);
    await login.email.fill(email.toUpperCase());
    await login.password.fill(GOOD_PASSWORD);
    await login.rememberMe.check();
    await login.password.press("Enter");
    await expect(page.getByText(words.loggedIn)).toBeVisible();
    await expect(login.dialog).toBeHidden();
    const session = await kept(page);
    expect(session.token).toMatch(/^[\w-]{43}$/);
    expect(session.rememberMe).toBe("true");
    expect(JSON.parse(session.user ?? "")).toMatchObject({ email, preferredLanguage: "en" });

    await page.getByRole("button", { name: words.accountOf }).click();
    await page.getByRole("menuitem", { name: words.logOut }).click();
    await expect(page.getByText(words.loggedOut)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await kept(page)).toEqual(nothingKept);
  });

  test("says of every field what is wrong with it, once it was left and while it is put right", async ({ page }) => {
    await open(page, `${site.url}/register`);
    const form = page.getByRole("main");
    await form.getByRole("button", { name: words.next, exact: true }).click();
    await expect(form.getByRole("alert")).toHaveText(words.birthRequired);
    await expect(form.locator("select").first()).toBeFocused();
    await form.getByLabel(words.month, { exact: true }).selectOption("5");
    await form.getByLabel(words.year, { exact: true }).selectOption("2015");
    await form.getByRole("button", { name: words.next, exact: true }).click();
    await expect(form.getByRole("heading", { name: words.bornAsked })).toBeFocused();
    await form.getByRole("button", { name: words.changeBirth }).click();
    await expect(form.getByLabel(words.month, { exact: true }), "a slip is put right").toHaveValue("5");
    await sayBirth(page, words);
    const name = form.getByLabel(words.name, { exact: true });
    const email = form.getByLabel(words.email, { exact: true });
    const password = form.getByLabel(words.password, { exact: true });
    const confirmation = form.getByLabel(words.confirmation, { exact: true });
    await expect(form.getByText(words.nameRequired)).toBeHidden();
    await form.getByRole("button", { name: words.register, exact: true }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(words.nameRequired));
    await expect(email).toHaveAccessibleDescription(new RegExp(words.emailRequired));
    await expect(password).toHaveAccessibleDescription(words.passwordRequired);
    await expect(form.getByText(words.notAgreed)).toBeVisible();

    await email.fill("nobody@nowhere");
    await expect(email).toHaveAccessibleDescription(new RegExp(words.emailInvalid));
    await password.fill("Ab1!");
    await expect(password).toHaveAccessibleDescription(words.passwordTooShort(8));
    await confirmation.fill("Ab1?");
    await confirmation.blur();
    await expect(confirmation).toHaveAccessibleDescription(words.passwordsDiffer);
    await password.fill("Password123!");
    await expect(password).toHaveAccessibleDescription(words.passwordTooCommon);
    await expect(form.getByText(words.passwordTooCommon), "it is said once").toHaveCount(1);

    await password.fill("abc");
    const [short, uppercase, number, special] = [
      "PASSWORD_TOO_SHORT",
      "PASSWORD_NEEDS_UPPERCASE",
      "PASSWORD_NEEDS_NUMBER",
      "PASSWORD_NEEDS_SPECIAL",
    ] as const;
    const missing = words.stillMissing(short, uppercase, number, special);
    await expect(password).toHaveAccessibleDescription(missing);
    await expect(form.getByText(missing)).toHaveCount(1);
    await expect(form.getByText(words.passwordTooShort(8)), "in the same line").toHaveCount(0);
    await password.fill("abcDEFGH1");
    await expect(password).toHaveAccessibleDescription(words.passwordNeedsSpecial);
    await expect(form.getByText(words.stillMissing(special)), "that would be the same").toHaveCount(0);
    await password.fill(GOOD_PASSWORD);
    await expect(form.getByText(words.nothingMissing)).toBeVisible();
    await expect(password).not.toHaveAttribute("aria-invalid", "true");
  });

  test("keeps the draft when the request fails, and tells the server's own objections", async ({ page }) => {
    const email = `draft-en@example.com`;
    await open(page, `${site.url}/register`);
    await sayBirth(page, words);
    await fillAccount(page, words, email);
    const send = page.getByRole("main").getByRole("button", { name: words.register, exact: true });
    await page.route("**/api/auth/register", (route) => route.abort());
    await send.click();
    await expect(page.getByRole("alert")).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/register");
    const refusal = {
      code: "INVALID_INPUT",
      message: "",
      fields: { name: { code: "NAME_REQUIRED" } },
      requestId: "1",
    };
    await page.route("**/api/auth/register", (route) => route.fulfill({ status: 400, json: refusal }));
    await send.click();
    const name = page.getByRole("main").getByLabel(words.name, { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(words.nameRequired));
    await page.unroute("**/api/auth/register");
    const unheardOf = { code: "UNHEARD_OF", message: "", requestId: "1" };
    await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, json: unheardOf }));
    await name.fill("Mei");
    await send.click();
    await expect(page.getByRole("alert")).toHaveText(words.registrationFailed);
    await page.unroute("**/api/auth/register");
    await send.click();
    await expect(page.getByRole("heading", { name: words.mailbox })).toBeVisible();
    expect((await site.nextMail(email)).code).toMatch(/^\d{6}$/);
  });
});

test.describe("registration in Chinese", () => {
  const words = accountWords.ch;

  test.beforeEach(({ context }) => speak(context, site.url, "ch"));

  test("takes the code in full-width digits, and a new one after five wrong ones", async ({ page }) => {
    await page.clock.install();
    const email = `by-code-ch@example.com`;
    await open(page, `${site.url}/register`);
    await register(page, words, email);
    const first = await site.nextMail(email);
    const code = page.getByLabel(words.code);
    const send = page.getByRole("button", { name: words.confirm, exact: true });
    await expect(page.getByRole("button", { name: words.resendWait })).toHaveAttribute("aria-disabled", "true");

    await code.fill("12 34");
    await send.click();
    await expect(page.getByText(words.codeShape)).toBeVisible();
    await expect(code).toBeFocused();
    const wrong = first.code === "000000" ? "000001" : "000000";
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse("**/api/auth/verify-email-code");
      await code.fill(wrong);
      await send.click();
      await answered;
      await expect(page.getByRole("alert")).toHaveText(words.wrongCode);
      await expect(send).toBeEnabled();
    }
    await code.fill(first.code);
    await send.click();
    await expect(page.getByRole("alert"), "the right code is dead by now").toHaveText(words.deadCode);

    await page.clock.fastForward(61_000);
    await page.getByRole("button", { name: words.resend }).click();
    await expect(page.getByText(words.resent)).toBeVisible();
    const second = await site.nextMail(email);
    await code.fill(second.code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))));
    await send.click();
    await expectNewTitle(page, words.welcome(NEWCOMER));
    await expect(page.getByText(words.in), "the page still knows the password").toBeVisible();
  });

  test("tells that the repeated password is another one once its field was left, and not sooner", async ({ page }) => {
    await open(page, `${site.url}/register`);
    await sayBirth(page, words);
    const password = page.getByRole("main").getByLabel(words.password, { exact: true });
    const confirmation = page.getByRole("main").getByLabel(words.confirmation, { exact: true });
    await password.fill(GOOD_PASSWORD);
    await confirmation.pressSequentially(GOOD_PASSWORD.slice(0, 5));
    await expect(confirmation).toHaveAccessibleDescription("");
    await confirmation.press("?");
    await expect(confirmation).toHaveAccessibleDescription("");
    await password.focus();
    await expect(confirmation).toHaveAccessibleDescription(words.passwordsDiffer);
    await confirmation.press("End");
    await confirmation.press("Backspace");
    await confirmation.pressSequentially(GOOD_PASSWORD.slice(5));
    await expect(confirmation).toHaveAccessibleDescription("");
    await password.press("End");
    await password.press("!");
    await expect(confirmation, "also when the password changes").toHaveAccessibleDescription(words.passwordsDiffer);
    await password.press("Backspace");
    await expect(confirmation).toHaveAccessibleDescription("");
  });

  test("loses nothing but the passwords when it is loaded anew, and goes on waiting for the code", async ({ page }) => {
    const email = `reloaded-ch@example.com`;
    const form = page.getByRole("main");
    const password = form.getByLabel(words.password, { exact: true });
    await open(page, `${site.url}/register`);
    await sayBirth(page, words);
    await fillAccount(page, words, `slip-${email}`);
    await page.reload();
    await alive(page);
    await expect(form.getByLabel(words.name, { exact: true })).toHaveValue("Mei 梅");
    await expect(form.getByLabel(words.email, { exact: true })).toHaveValue(`slip-${email}`);
    await expect(password).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      GOOD_PASSWORD,
    );

    await fillAccount(page, words, `slip-${email}`);
    await sendRegistration(page, words);
    await page.getByRole("button", { name: words.otherAddress }).click();
    await expect(password).toHaveValue("");
    await fillAccount(page, words, email);
    await sendRegistration(page, words);
    await page.reload();
    await alive(page);
    await expect(page.getByRole("heading", { name: words.mailbox })).toBeVisible();
    await expect(form).toContainText(email);
    await page.getByLabel(words.code).fill((await site.nextMail(email)).code);
    await form.getByLabel(words.ownPassword, { exact: true }).fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(page.getByText(words.in)).toBeVisible();
  });
});

for (const [locale, width] of settings) {
  test(`one step follows the other under its own title, in ${locale} at ${width} px`, async ({ page, context }) => {
    const words = accountWords[locale];
    const email = `steps-${locale}-${width}@example.com`;
    const fits = (tab: Page) => tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await speak(context, site.url, locale);
    await page.setViewportSize({ width, height: 740 });
    await open(page, `${site.url}/register`);
    await register(page, words, email);
    await expect(page.getByText(words.registered), "nobody can log in yet").toHaveCount(0);
    expect(await fits(page)).toBe(true);

    const tab = await context.newPage();
    await tab.setViewportSize({ width, height: 740 });
    await open(tab, (await site.nextMail(email)).link);
    await confirmByLink(tab, words);
    expect(await fits(tab)).toBe(true);
    await expect(page.getByRole("heading", { level: 1 }), "in the first tab, too").toHaveText(words.welcome(NEWCOMER));
  });
}

test("registering a known address looks the same, and its owner is told by mail", async ({ page }) => {
  const { user } = await site.signUp();
  await open(page, `${site.url}/register`);
  await register(page, accountWords.en, user.email);
  expect((await site.nextMail(user.email)).subject).toBe(accountWords.en.knownSubject);
});
