import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { adminRoutes, userRoutes } from "../routes.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { profileWords } from "./profile-words.ts";
import { goOn, kept, openedLogin, openLogin, sendLogin } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

test("every guarded page sends a visitor home, to the login dialog", async ({ page }) => {
  for (const route of [...userRoutes, ...adminRoutes]) {
    await page.goto(site.url + route, { waitUntil: "commit" });
    await expect(page, route).toHaveURL(`${site.url}/`);
    await openedLogin(page, accountWords.en);
  }
});

test("a visitor logs in where a page is guarded, and is led on to it", async ({ page, context }) => {
  const words = accountWords.ch;
  await speak(context, site.url, "ch");
  const { user, password } = await site.signUp({ preferredLanguage: "ch" });
  await open(page, `${site.url}/progress?week=3#badges`);
  await expect(page).toHaveURL(`${site.url}/`);
  const login = await openedLogin(page, words);
  await expect(login.email).toBeFocused();
  await expect(login.dialog.getByText(words.leadsOn)).toBeVisible();
  await sendLogin(login, user.email, "Wrong4ever!");
  await expect(login.alert).toHaveText(words.wrongCredentials);
  await login.password.fill(password);
  await login.send.click();
  await expect(page.getByText(words.loggedIn)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/progress?week=3#badges`);
  await expect(login.dialog).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
});

test("the page that a visitor wanted speaks the language of whoever logs in", async ({ page }) => {
  const { user, password } = await site.signUp({ preferredLanguage: "ch" });
  await open(page, `${site.url}/profile`);
  await sendLogin(await openedLogin(page, accountWords.en), user.email, password);
  await expect(page.getByText(accountWords.ch.loggedIn)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(profileWords.ch.title);
});

test("whoever cancels the login that a guarded page asked for is led nowhere by the next one", async ({ page }) => {
  const { user, password } = await site.signUp();
  await open(page, `${site.url}/profile`);
  const asked = await openedLogin(page, accountWords.en);
  await asked.cancel.click();
  await expect(asked.dialog).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  const login = await openLogin(page, accountWords.en);
  await expect(login.dialog.getByText(accountWords.en.leadsOn)).toHaveCount(0);
  await sendLogin(login, user.email, password);
  await expect(page.getByText(accountWords.en.loggedIn)).toBeVisible();
  await expect(login.dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/`);
});

test("the login before the back office leads in whoever works there, and others home", async ({ page }) => {
  const [student, admin] = [await site.signUp(), await site.signUp({ role: "admin" })];
  const enter = async ({ user, password }: SignedUp) => {
    await open(page, `${site.url}/admin/users`);
    const login = await openedLogin(page, accountWords.en);
    await sendLogin(login, user.email, password);
    await expect(page.getByText(accountWords.en.loggedIn)).toBeVisible();
    await expect(login.dialog).toBeHidden();
  };
  await enter(student);
  await expect(page).toHaveURL(`${site.url}/`);
  await goOn(page);
  await page.evaluate(() => localStorage.clear());
  await enter(admin);
  await expect(page).toHaveURL(`${site.url}/admin/users`);
});

test("a student sees profile and progress, but is sent home from the back office", async ({ page, context }) => {
  const { user, ...session } = await site.signUp({ name: "Mei" });
  await keepSession(context, { user, ...session });
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(profileWords.en.title);
  await expect(page.getByRole("main")).toContainText(user.email);
  await page.getByRole("link", { name: profileWords.en.toProgress }).click();
  await expect(page).toHaveURL(`${site.url}/progress`);
  for (const route of ["/admin", "/admin/users"]) {
    await open(page, site.url + route);
    await expect(page, route).toHaveURL(`${site.url}/`);
    await goOn(page);
  }
});

test("a student who calls himself an admin in his own browser is shown out, too", async ({ page, context }) => {
  const { user, ...session } = await site.signUp();
  await keepSession(context, { user: { ...user, role: "admin" }, ...session });
  await open(page, `${site.url}/admin`);
  await expect(page).toHaveURL(`${site.url}/`);
  const { user: stored } = await kept(page);
  expect(JSON.parse(stored ?? "").role).toBe("student");
});

for (const [locale, route] of [
  ["en", paths.register],
  ["ch", paths.verifyEmail],
] as const) {
  test(`a member who opens ${route} is led home, and sees no form on the way`, async ({ page, context }) => {
    await speak(context, site.url, locale);
    await keepSession(context, await site.signUp({ preferredLanguage: locale }));
    let comeAlive = () => {};
    const waiting = new Promise<void>((resolve) => {
      comeAlive = resolve;
    });
    await page.route("**/assets/*.js", async (script) => {
      await waiting;
      await script.continue();
    });
    await page.goto(site.url + route, { waitUntil: "commit" });
    await page.locator("main form, main h1").first().waitFor({ state: "attached" });
    await expect(page.getByRole("main").locator("select, input").filter({ visible: true })).toHaveCount(0);
    comeAlive();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText(accountWords[locale].alreadyIn)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("whoever logs in at the registration is led home, and a new password can be asked for by a member, too", async ({
  page,
}) => {
  const { user, password } = await site.signUp();
  await open(page, `${site.url}/register`);
  await sendLogin(await openLogin(page, accountWords.en), user.email, password);
  await expect(page.getByText(accountWords.en.loggedIn)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await open(page, site.url + paths.forgotPassword);
  await expect(page.getByRole("main").getByLabel(accountWords.en.email, { exact: true })).toBeVisible();
});

test("an admin sees the back office, in Chinese too", async ({ page, context }) => {
  await speak(context, site.url, "ch");
  await keepSession(context, await site.signUp({ role: "admin" }));
  await open(page, `${site.url}/admin`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("ch")("account.admin"));
});
