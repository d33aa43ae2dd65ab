import { expect, type Page, test } from "@playwright/test";
import { alive, open, speak, useSite } from "../site.ts";
import { kept, logIn, nothingKept, openLogin, sayBirth } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

test.describe("the login dialog in English", () => {
  const words = accountWords.en;

  test.beforeEach(async ({ page, context }) => {
    await speak(context, site.url, "en");
    await open(page, `${site.url}/about`);
  });

  test("checks its fields, and sends nothing while one is empty", async ({ page }) => {
    const login = await openLogin(page, words);
    await expect(login.email).toBeFocused();
    await expect(login.send).toBeDisabled();
    await login.email.fill("mei");
    await expect(login.send).toBeDisabled();
    await login.password.fill("12345");
    await expect(login.send).toBeEnabled();
    await expect(login.email).toHaveAccessibleDescription(words.emailInvalidAtLogin);
    await login.send.click();
    await expect(login.email).toBeFocused();
    await expect(login.password).toHaveAccessibleDescription(words.passwordTooShort(6));
    await login.email.fill("");
    await login.password.fill("");
    await expect(login.email).toHaveAccessibleDescription(words.emailRequired);
    await expect(login.password).toHaveAccessibleDescription(words.passwordRequired);
    await expect(login.send).toBeDisabled();
  });

  test("says what the server says, and stays open", async ({ page }) => {
    const { user, password } = await site.signUp();
    const login = await logIn(page, words, user.email, "wrong-password");
    await expect(login.alert).toHaveText(words.wrongCredentials);
    await expect(login.password).toBeFocused();
    await login.email.fill(`nobody-en@example.com`);
    await login.send.click();
    await expect(login.send).toBeEnabled();
    await expect(login.alert, "an unknown address is answered alike").toHaveText(words.wrongCredentials);

    const deactivated = await site.signUp({ active: false });
    await login.email.fill(deactivated.user.email);
    await login.password.fill(deactivated.password);
    await login.send.click();
    await expect(login.alert).toHaveText(words.deactivated);

    await page.route("**/api/auth/login", (route) => route.abort());
    await login.send.click();
    await expect(login.alert).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/login");
    await answerLogin(page, 500, { code: "UNHEARD_OF", message: "", requestId: "1" });
    await login.send.click();
    await expect(login.alert).toHaveText(words.loginFailed);
    await page.unroute("**/api/auth/login");
    await answerLogin(page, 502, "<h1>Bad gateway</h1>");
    await login.send.click();
    await expect(login.alert).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/login");
    await answerLogin(page, 200, {});
    await login.send.click();
    await expect(login.alert, "a success that cannot be used").toHaveText(words.loginFailed);
    await page.unroute("**/api/auth/login");

    await login.email.fill(user.email);
    await login.password.fill(password);
    await login.send.click();
    await expect(login.dialog).toBeHidden();
    await expect(page.getByText(words.loggedIn)).toBeVisible();
    await expect(page.locator("main"), "the login button is gone").toBeFocused();
    await expect(page, "one stays where one was").toHaveURL(`${site.url}/about`);
    expect((await kept(page)).rememberMe).toBeNull();
  });
});

test.describe("the login dialog in Chinese", () => {
  const words = accountWords.ch;

  test.beforeEach(async ({ page, context }) => {
    await speak(context, site.url, "ch");
    await open(page, `${site.url}/about`);
  });

  test("has the verification sent again to who forgot it", async ({ page }) => {
    const { user, password } = await site.signUp({ verified: false, preferredLanguage: "ch" });
    const login = await logIn(page, words, user.email, password);
    await expect(login.alert).toContainText(words.notVerified);
    await expect(login.alert).toContainText(words.notVerifiedHint);
    await expect(login.alert).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(login.dialog.getByRole("button", { name: words.resend })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(login.dialog.getByText(words.resent)).toBeVisible();
    const again = login.dialog.getByRole("button", { name: words.resendWait });
    await expect(again).toHaveAttribute("aria-disabled", "true");
    expect((await site.nextMail(user.email)).subject).toBe(words.mailSubject);
  });

  test("stays until it is cancelled, and forgets what was typed", async ({ page }) => {
    const login = await openLogin(page, words);
    await login.email.fill("mei@example.com");
    await login.password.fill("secret-1");
    await login.rememberMe.check();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(login.dialog).toBeVisible();
    await expect(login.email).toHaveValue("mei@example.com");
    await login.cancel.click();
    await expect(login.dialog).toBeHidden();
    await openLogin(page, words);
    await expect(login.email).toHaveValue("");
    await expect(login.password).toHaveValue("");
    await expect(login.rememberMe).not.toBeChecked();
    await login.dialog.getByRole("link", { name: words.toRegister }).click();
    await expect(login.dialog).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/register`);
  });

  test("is out of use while it asks, except for the way out", async ({ page }) => {
    const { user, password } = await site.signUp();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/auth/login", async (route) => {
      await asked;
      await route.continue().catch(() => {});
    });
    const login = await logIn(page, words, user.email, password);
    for (const part of [login.email, login.password, login.rememberMe, login.send]) await expect(part).toBeDisabled();
    const over = ["requestfinished", "requestfailed"].map((event) =>
      page.waitForEvent(event as "requestfinished", (request) => request.url().endsWith("/api/auth/login")),
    );
    await login.cancel.click();
    await expect(login.dialog).toBeHidden();
    answer();
    await Promise.any(over);
    // Whatever the page makes of the answer, it has done it when it draws again.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await kept(page), "a cancelled login logs nobody in").toEqual(nothingKept);
  });
});

test("the site speaks the language of whoever logs in, unless one was chosen in this browser", async ({ page }) => {
  const { user, password } = await site.signUp({ preferredLanguage: "ch" });
  await open(page, `${site.url}/about`);
  await logIn(page, accountWords.en, user.email, password);
  await expect(page.getByText(accountWords.ch.loggedIn)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.reload();
  await alive(page);
  await expect(page.locator("html"), "the next page, too").toHaveAttribute("lang", "zh-Hans");

  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => localStorage.clear());
  await open(page, `${site.url}/about`);
  await logIn(page, accountWords.en, user.email, password);
  await expect(page.getByText(accountWords.en.loggedIn)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the password can be looked at, by the keyboard too", async ({ page }) => {
  await open(page, site.url);
  const login = await openLogin(page, accountWords.en);
  await login.password.fill("secret-1");
  await expect(login.password).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(login.password).toHaveAttribute("type", "text");
  await expect(login.dialog.getByRole("button", { name: accountWords.en.showPassword })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the Enter that ends a pinyin composition sends nothing", async ({ page, context }) => {
  await open(page, `${site.url}/register`);
  await sayBirth(page, accountWords.en);
  const name = page.getByRole("main").getByLabel(accountWords.en.name, { exact: true });
  await name.focus();
  const input = await context.newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "mei", selectionStart: 3, selectionEnd: 3 });
  await page.keyboard.press("Enter");
  await expect(page.getByText(accountWords.en.emailRequired)).toBeHidden();
  await input.send("Input.insertText", { text: "梅" });
  await expect(name).toHaveValue("梅");
  await page.keyboard.press("Enter");
  await expect(page.getByText(accountWords.en.emailRequired)).toBeVisible();
});

// Last, because the address of these tests is shut out afterwards.
test("too many attempts are answered with patience", async ({ page, request }) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await request.post(`${site.url}/api/auth/login`, { data: { email: "mei@example.com", password: "wrong-1" } });
  }
  await open(page, site.url);
  const login = await logIn(page, accountWords.en, "mei@example.com", "wrong-password");
  await expect(login.alert).toHaveText(accountWords.en.tooMany);
});

async function answerLogin(page: Page, status: number, body: object | string): Promise<void> {
  await page.route("**/api/auth/login", (route) =>
    route.fulfill(typeof body === "string" ? { status, body, contentType: "text/html" } : { status, json: body }),
  );
}
