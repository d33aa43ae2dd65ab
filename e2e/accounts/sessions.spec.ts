import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { alive, keepSession, open, openAnswered, speak, useSite } from "../site.ts";
import { profileWords } from "./profile-words.ts";
import { goOn, kept, logIn, nothingKept } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

for (const [what, stored] of [
  ["cannot be read", '{"id": 1, "role"'],
  ["lacks most of its fields", '{"id":"x","role":"student"}'],
] as const) {
  test(`a stored user that ${what} is removed, and the server's is taken`, async ({ page, context }) => {
    const { token, user } = await site.signUp();
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(error.message));
    await context.addInitScript(
      ([kept, damaged]) => {
        if (localStorage.getItem("token")) return;
        localStorage.setItem("token", kept);
        localStorage.setItem("user", damaged);
      },
      [token, stored] as const,
    );
    const letGo = await hold(page, "**/api/auth/profile");
    await open(page, site.url);
    await expect(page.getByRole("button", { name: accountWords.en.logIn, exact: true })).toHaveCount(0);
    await page.goto(`${site.url}/profile`);
    await alive(page);
    expect(await kept(page)).toEqual({ ...nothingKept, token });
    expect(broken).toEqual([]);
    letGo();
    await expect(page.getByRole("main")).toContainText(user.email);
    await open(page, `${site.url}/admin`);
    await expect(page).toHaveURL(`${site.url}/`);
  });
}

test("a token that the server has taken away ends the session at the next call", async ({ page, context }) => {
  await speak(context, site.url, "ch");
  const signedUp = await site.signUp({ preferredLanguage: "ch" });
  await keepSession(context, signedUp);
  await openAnswered(page, `${site.url}/profile`, "/auth/profile", "/auth/sessions", "/notices?*", "/notices/unread");
  await expect(page.getByRole("main")).toContainText(signedUp.user.email);
  await site.db.deleteFrom("sessions").where("userId", "=", signedUp.user.id).execute();
  await page.getByRole("main").locator('a[href="/progress"]').click();
  await expect(page.getByText(accountWords.ch.sessionEnded)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await kept(page)).toEqual(nothingKept);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("button", { name: accountWords.ch.logIn, exact: true })).toBeVisible();
  await goOn(page);
});

test("a page that the browser had put aside looks anew who is here", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("main").getByLabel(profileWords.en.school, { exact: true })).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).toHaveURL(`${site.url}/`);
  await goOn(page);
});

test("at start-up a token that is no good is forgotten", async ({ page, context }) => {
  const signedUp = await site.signUp();
  await keepSession(context, { ...signedUp, token: "A".repeat(43) });
  await open(page, `${site.url}/progress`);
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await kept(page)).toEqual(nothingKept);
});

test("logging out on a guarded page asks nobody to log in", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/progress`);
  await page.getByRole("button", { name: accountWords.en.accountOf }).click();
  await page.getByRole("menuitem", { name: accountWords.en.logOut }).click();
  await expect(page.getByText(accountWords.en.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await goOn(page);
});

test("logging out forgets the session even when the server cannot be reached", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/about`);
  await page.route("**/api/auth/logout", (route) => route.abort());
  await page.getByRole("button", { name: accountWords.en.accountOf }).click();
  await page.getByRole("menuitem", { name: accountWords.en.logOut }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await kept(page)).toEqual(nothingKept);
});

test("logging out waits for no server, and its late answer means nothing to the next session", async ({
  page,
  context,
}) => {
  const [first, second] = [await site.signUp({ name: "Mei" }), await site.signUp({ name: "Leo" })];
  await keepSession(context, first);
  await open(page, `${site.url}/profile`);
  const letGo = await hold(page, "**/api/auth/logout");
  await page.getByRole("button", { name: accountWords.en.accountOf }).click();
  await page.getByRole("menuitem", { name: accountWords.en.logOut }).click();
  await expect(page.getByText(accountWords.en.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await kept(page)).toEqual(nothingKept);
  const { dialog } = await logIn(page, accountWords.en, second.user.email, second.password);
  await expect(dialog).toBeHidden();
  await expect(page, "nobody wanted the page back").toHaveURL(`${site.url}/`);
  const answered = page.waitForResponse("**/api/auth/logout");
  letGo();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole("button", { name: `${accountWords.en.accountOf} Leo` })).toBeVisible();
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("main")).toContainText(second.user.email);
  const left = await site.db.selectFrom("sessions").select("userId").where("userId", "=", first.user.id).execute();
  expect(left, "the server has ended the old session").toEqual([]);
});

test("what was typed into the profile outlives a session that has ended", async ({ page, context }) => {
  const signedUp = await site.signUp();
  await keepSession(context, signedUp);
  await openAnswered(page, `${site.url}/profile`, "/auth/profile", "/auth/sessions", "/notices?*", "/notices/unread");
  const main = page.getByRole("main");
  const school = main.getByLabel(profileWords.en.school, { exact: true });
  await school.fill("Cave School");
  await endSessions(signedUp);
  await main.getByRole("button", { name: profileWords.en.save, exact: true }).click();
  const alert = main.getByRole("alert");
  await expect(alert).toContainText(accountWords.en.notSignedIn);
  await expect(school).toHaveValue("Cave School");
  await expect(page).toHaveURL(`${site.url}/profile`);
  await alert.getByRole("button", { name: accountWords.en.logIn, exact: true }).click();
  await logInAgain(page, signedUp);
  await expect(alert).toHaveCount(0);
  await expect(school).toHaveValue("Cave School");
  await main.getByRole("button", { name: profileWords.en.save, exact: true }).click();
  await expect(page.getByText(profileWords.en.saved)).toBeVisible();
});

test("what was typed into the profile outlives a session whose end the page finds out by itself", async ({
  page,
  context,
}) => {
  const signedUp = await site.signUp();
  await keepSession(context, signedUp);
  const letGo = await hold(page, "**/api/notices/unread");
  await openAnswered(page, `${site.url}/profile`, "/auth/profile", "/auth/sessions", "/notices?*");
  const main = page.getByRole("main");
  const school = main.getByLabel(profileWords.en.school, { exact: true });
  await school.fill("Cave School");
  await endSessions(signedUp);
  letGo();
  await logInAgain(page, signedUp);
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(school).toHaveValue("Cave School");
  await main.getByRole("button", { name: profileWords.en.save, exact: true }).click();
  await expect(page.getByText(profileWords.en.saved)).toBeVisible();
});

const endSessions = ({ user }: SignedUp) => site.db.deleteFrom("sessions").where("userId", "=", user.id).execute();

async function logInAgain(page: Page, { user, password }: SignedUp): Promise<void> {
  const dialog = page.getByRole("dialog", { name: accountWords.en.logIn });
  await dialog.getByLabel(accountWords.en.email, { exact: true }).fill(user.email);
  await dialog.getByLabel(accountWords.en.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: accountWords.en.logIn, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Holds every call of an address back until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}
