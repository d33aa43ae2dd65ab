import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../apps/server/src/testing/sign-up.ts";
import { kept, logIn, nothingKept, openedLogin, openLogin, sendLogin } from "./account-screens.ts";
import { accountWords } from "./account-words.ts";
import { alive, keepSession, open, speak, useSite } from "./site.ts";

const site = useSite();
const guarded = ["/profile", "/progress", "/forum/new", "/admin", "/admin/users"];

test("a visitor is sent home from every guarded page", async ({ page }) => {
  for (const route of guarded) {
    await open(page, site.url + route);
    await expect(page, route).toHaveURL(`${site.url}/`);
  }
});

for (const locale of ["en", "ch"] as const) {
  const words = accountWords[locale];

  test(`a visitor logs in where a page is guarded, and is led on to it, in ${locale}`, async ({ page, context }) => {
    await speak(context, site.url, locale);
    const { user, password } = await site.signUp({ preferredLanguage: locale });
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
}

test("the page that a visitor wanted speaks the language of whoever logs in", async ({ page }) => {
  const { user, password } = await site.signUp({ preferredLanguage: "ch" });
  await open(page, `${site.url}/profile`);
  await sendLogin(await openedLogin(page, accountWords.en), user.email, password);
  await expect(page.getByText(accountWords.ch.loggedIn)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("个人资料");
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  await expect(page.getByRole("main")).toContainText(user.email);
  await page.getByRole("link", { name: "See my progress" }).click();
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

test("an admin reaches the back office", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ role: "admin" }));
  await open(page, `${site.url}/admin`);
  await expect(page).toHaveURL(`${site.url}/admin`);
});

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

for (const locale of ["en", "ch"] as const) {
  test(`a token that the server has taken away ends the session at the next call, in ${locale}`, async ({
    page,
    context,
  }) => {
    await speak(context, site.url, locale);
    const signedUp = await site.signUp({ preferredLanguage: locale });
    await keepSession(context, signedUp);
    await open(page, `${site.url}/profile`);
    await expect(page.getByRole("main")).toContainText(signedUp.user.email);
    await site.db.deleteFrom("sessions").where("userId", "=", signedUp.user.id).execute();
    await page.getByRole("main").locator('a[href="/progress"]').click();
    await expect(page.getByText(accountWords[locale].sessionEnded)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await kept(page)).toEqual(nothingKept);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: accountWords[locale].logIn, exact: true })).toBeVisible();
    await goOn(page);
  });
}

test("a page that the browser had put aside looks anew who is here", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("main").getByLabel("School", { exact: true })).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).toHaveURL(`${site.url}/`);
  await goOn(page);
});

test("what is changed in one tab is seen in the other", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ name: "Mei" }));
  await open(page, `${site.url}/profile`);
  const other = await context.newPage();
  await open(other, `${site.url}/about`);
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Mei Lin");
  await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("banner").getByRole("button", { name: "Mei Lin" })).toBeVisible();
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
  await expect(page.getByRole("button", { name: "Account of Leo" })).toBeVisible();
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("main")).toContainText(second.user.email);
  const left = await site.db.selectFrom("sessions").select("userId").where("userId", "=", first.user.id).execute();
  expect(left, "the server has ended the old session").toEqual([]);
});

test("what was typed into the profile outlives a session that has ended", async ({ page, context }) => {
  const signedUp = await site.signUp();
  await keepSession(context, signedUp);
  await open(page, `${site.url}/profile`);
  const main = page.getByRole("main");
  const school = main.getByLabel("School", { exact: true });
  await school.fill("Cave School");
  await site.db.deleteFrom("sessions").where("userId", "=", signedUp.user.id).execute();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  const alert = main.getByRole("alert");
  await expect(alert).toContainText("Please log in to go on.");
  await expect(school).toHaveValue("Cave School");
  await expect(page).toHaveURL(`${site.url}/profile`);
  await alert.getByRole("button", { name: accountWords.en.logIn, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: accountWords.en.logIn });
  await dialog.getByLabel(accountWords.en.email, { exact: true }).fill(signedUp.user.email);
  await dialog.getByLabel(accountWords.en.password, { exact: true }).fill(signedUp.password);
  await dialog.getByRole("button", { name: accountWords.en.logIn, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(alert).toHaveCount(0);
  await expect(school).toHaveValue("Cave School");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
});

test("logging out in one tab logs out the others", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/profile`);
  const other = await context.newPage();
  await open(other, `${site.url}/about`);
  await other.getByRole("button", { name: accountWords.en.accountOf }).click();
  await other.getByRole("menuitem", { name: accountWords.en.logOut }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await goOn(page);
});

test("what one person has written is not there for the next one at the same computer", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ name: "Mei" }));
  await open(page, `${site.url}/weekly-problem`);
  const field = page.getByRole("main").getByRole("textbox", { name: "Answer", exact: true });
  await field.fill("17/4");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("17/4");
  await page.getByRole("button", { name: "Account of Mei" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("17/4");
  await open(page, `${site.url}/weekly-problem`);
  await expect(field).toHaveValue("");
});

test("what one person is writing is gone when another tab puts somebody else's session in place", async ({
  page,
  context,
}) => {
  const [first, second] = [await site.signUp({ name: "Mei" }), await site.signUp({ name: "Leo" })];
  await keepSession(context, first);
  await open(page, `${site.url}/weekly-problem`);
  const field = page.getByRole("main").getByRole("textbox", { name: "Answer", exact: true });
  await field.fill("17/4");
  const other = await context.newPage();
  await open(other, site.url);
  await putInPlace(other, second);
  await expect(page.getByRole("button", { name: "Account of Leo" })).toBeVisible();
  await expect(field).toHaveValue("");
});

test("a session that another tab has put in place shows nothing of the one before", async ({ page, context }) => {
  const [first, second] = [await site.signUp({ name: "Mei" }), await site.signUp({ name: "Leo" })];
  await keepSession(context, first);
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("main")).toContainText(first.user.email);
  const other = await context.newPage();
  await open(other, site.url);
  await putInPlace(other, second);
  await expect(page.getByRole("main")).toContainText(second.user.email);
  await expect(page.getByRole("button", { name: "Account of Leo" })).toBeVisible();
});

/** From home to another page, as can be done where no dialog lies over it. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole("contentinfo").locator('a[href="/about"]').click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The token comes before its user, as a login writes them. */
const putInPlace = (page: Page, { token, user }: SignedUp) =>
  page.evaluate(
    ([token, user]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("user", user);
    },
    [token, JSON.stringify(user)] as const,
  );

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
