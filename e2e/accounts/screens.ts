import { expect, type Locator, type Page } from "@playwright/test";
import type { AccountWords } from "./words.ts";

/** A password that keeps every rule for new ones. */
export const GOOD_PASSWORD = "Tropf5tein!hoehle";

/** What somebody who registers is called. */
export const NEWCOMER = "Mei 梅";

/** In which language, and how wide in px, a journey is made that has to hold for all. */
export const settings = [
  ["en", 360],
  ["ch", 360],
  ["en", 1366],
  ["ch", 1366],
] as const;

/** The login dialog, opened from the navigation bar unless told. */
export async function openLogin(
  page: Page,
  words: AccountWords,
  from: Locator = page.getByRole("banner"),
): Promise<LoginDialog> {
  await from.getByRole("button", { name: words.logIn, exact: true }).click();
  return openedLogin(page, words);
}

/** The login dialog that a guarded page has opened. */
export async function openedLogin(page: Page, words: AccountWords): Promise<LoginDialog> {
  const dialog = page.getByRole("dialog", { name: words.logIn });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    email: dialog.getByLabel(words.email, { exact: true }),
    password: dialog.getByLabel(words.password, { exact: true }),
    rememberMe: dialog.getByRole("checkbox", { name: words.rememberMe }),
    send: dialog.getByRole("button", { name: words.logIn, exact: true }),
    cancel: dialog.getByRole("button", { name: words.cancel }),
    alert: dialog.getByRole("alert"),
  };
}

type LoginDialog = Record<"dialog" | "email" | "password" | "rememberMe" | "send" | "cancel" | "alert", Locator>;

export async function logIn(page: Page, words: AccountWords, email: string, password: string): Promise<LoginDialog> {
  const login = await openLogin(page, words);
  await sendLogin(login, email, password);
  return login;
}

export async function sendLogin(login: LoginDialog, email: string, password: string): Promise<void> {
  await login.email.fill(email);
  await login.password.fill(password);
  await login.send.click();
}

/** Answers the first step of a registration: as an adult, unless told. */
export async function sayBirth(page: Page, words: AccountWords, { year = 1990, month = 3 } = {}): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel(words.month, { exact: true }).selectOption(String(month));
  await form.getByLabel(words.year, { exact: true }).selectOption(String(year));
  await form.getByRole("button", { name: words.next, exact: true }).click();
  await form.getByRole("button", { name: words.bornRight, exact: true }).click();
}

/** Fills the second step. */
export async function fillAccount(page: Page, words: AccountWords, email: string): Promise<void> {
  await page.getByRole("main").getByLabel(words.email, { exact: true }).fill(email);
  await fillPerson(page, words);
}

/** The second step but for its addresses. */
export async function fillPerson(page: Page, words: AccountWords): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel(words.name, { exact: true }).fill(NEWCOMER);
  await form.getByLabel(words.password, { exact: true }).fill(GOOD_PASSWORD);
  await form.getByLabel(words.confirmation, { exact: true }).fill(GOOD_PASSWORD);
  await form.getByRole("checkbox", { name: words.agree }).check();
}

/** Sends the filled form, and stays at the step that asks for the mailed code. */
export async function sendRegistration(page: Page, words: AccountWords): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: words.register, exact: true }).click();
  await expectNewTitle(page, words.mailbox);
}

/** A step has come with a title of its own: it is the page's only one, has the focus, and the bar hides nothing of it. */
export async function expectNewTitle(page: Page, title: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  const [bar, box] = [await page.getByRole("banner").boundingBox(), await heading.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

export async function register(page: Page, words: AccountWords, email: string): Promise<void> {
  await sayBirth(page, words);
  await fillAccount(page, words, email);
  await sendRegistration(page, words);
}

/** On the page of the mailed link: in the browser that has registered, a press lets its owner in. */
export async function confirmByLink(page: Page, words: AccountWords): Promise<void> {
  await expect(page.getByRole("button", { name: words.confirmAddress })).toBeVisible();
  await expect(page.getByRole("main").getByLabel(words.ownPassword, { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: words.confirmAddress }).click();
  await expectNewTitle(page, words.welcome(NEWCOMER));
  await expect(page.getByText(words.in)).toBeVisible();
}

/** The same in any other browser, which shows by the password that the account is one's own. */
export async function confirmElsewhere(page: Page, words: AccountWords, password = GOOD_PASSWORD): Promise<void> {
  await page.getByRole("main").getByLabel(words.ownPassword, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.confirmAddress }).click();
  await expect(page.getByText(words.in)).toBeVisible();
}

/** What the browser keeps of a session. */
export function kept(page: Page): Promise<{ token: string | null; user: string | null; rememberMe: string | null }> {
  return page.evaluate(() => ({
    token: localStorage.getItem("token"),
    user: localStorage.getItem("user"),
    rememberMe: localStorage.getItem("rememberMe"),
  }));
}

export const nothingKept = { token: null, user: null, rememberMe: null };

/** From home to another page, as can be done where no dialog lies over it. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole("contentinfo").locator('a[href="/about"]').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
