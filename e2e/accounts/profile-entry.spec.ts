import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { alive, keepSession, open, useSite } from "../site.ts";
import { openProfile, sessionsOf } from "./profile-screens.ts";
import { profileWords } from "./profile-words.ts";
import { GOOD_PASSWORD, kept, nothingKept } from "./screens.ts";

const site = useSite();

test.describe("what lets one in in English", () => {
  const words = profileWords.en;

  let person: SignedUp;
  let main: Locator;

  test.beforeEach(async ({ page }) => {
    ({ person, main } = await openProfile(site, page, "en"));
  });

  test("changes the password, and logs out the other browsers only", async ({ page, browser }) => {
    const elsewhere = await otherBrowser(browser, person);
    await main.getByRole("button", { name: words.changePassword }).click();
    const current = main.getByLabel(words.currentPassword, { exact: true });
    await expect(current).toBeFocused();
    await current.fill("Wrong4ever!");
    await main.getByLabel(words.newPassword, { exact: true }).fill(GOOD_PASSWORD);
    const confirmation = main.getByLabel(words.confirmation, { exact: true });
    await confirmation.fill(`${GOOD_PASSWORD}?`);
    await expect(confirmation, "nothing is said while it is typed").toHaveAccessibleDescription("");
    await confirmation.blur();
    await expect(confirmation).toHaveAccessibleDescription(words.passwordsDiffer);
    await confirmation.fill(GOOD_PASSWORD);
    await expect(confirmation).toHaveAccessibleDescription("");
    const send = main.getByRole("button", { name: words.sendPassword });
    await send.click();
    await expect(current).toHaveAccessibleDescription(words.passwordWrong);
    await expect(current).toBeFocused();
    await current.fill(person.password);
    await send.click();
    await expect(page.getByText(words.passwordSaved)).toBeVisible();
    await expect(main.getByText(words.othersLoggedOut)).toBeVisible();
    await expect(main.getByRole("button", { name: words.changePassword })).toBeFocused();
    await expect(sessionsOf(main, words.sessions)).toHaveCount(1);
    await page.reload();
    await alive(page);
    await expect(main, "this browser stays").toContainText(person.user.email);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(`${site.url}/`);
    await elsewhere.context().close();
  });
});

test.describe("what lets one in in Chinese", () => {
  const words = profileWords.ch;

  let person: SignedUp;
  let main: Locator;

  test.beforeEach(async ({ page }) => {
    ({ person, main } = await openProfile(site, page, "ch"));
  });

  test("changes the address by the mailed link, or keeps it after all", async ({ page }) => {
    const { email } = person.user;
    const wanted = `new-${email}`;
    const ask = async (address: string, password: string) => {
      await main.getByLabel(words.newEmail).fill(address);
      await main.getByLabel(words.currentPassword, { exact: true }).fill(password);
      await main.getByRole("button", { name: words.sendEmail, exact: true }).click();
    };
    await main.getByRole("button", { name: words.changeEmail }).click();
    await ask(wanted, "Wrong4ever!");
    await expect(main.getByLabel(words.currentPassword, { exact: true })).toHaveAccessibleDescription(
      words.passwordWrong,
    );
    await ask(wanted, person.password);
    await expect(main.getByText(words.emailWaits(wanted))).toBeVisible();
    await site.nextMail(wanted);
    await main.getByRole("button", { name: words.keepEmail }).click();
    await expect(page.getByText(words.emailKept(email))).toBeVisible();

    await main.getByRole("button", { name: words.changeEmail }).click();
    await ask(wanted, person.password);
    await expect(main.getByText(words.emailWaits(wanted))).toBeVisible();
    const { link } = await site.nextMail(wanted);
    await open(page, link);
    const askedOnceMore = page.waitForResponse("**/api/auth/profile");
    await page.getByRole("button", { name: words.confirmEmail }).click();
    await expect(page.getByRole("heading", { name: words.emailConfirmed })).toBeVisible();
    await askedOnceMore;
    await open(page, `${site.url}/profile`);
    await expect(main.getByText(wanted, { exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: words.changeEmail })).toBeVisible();
  });

  test("lists the sessions, ends one of them, and then all", async ({ page, browser }) => {
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    const elsewhere = await otherBrowser(browser, person, phone);
    await page.reload();
    await alive(page);
    const sessions = sessionsOf(main, words.sessions);
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: words.thisBrowser })).toHaveCount(1);
    await main.getByRole("button", { name: words.endSession("Safari · iOS") }).click();
    await expect(sessions).toHaveCount(1);
    await expect(sessions).toContainText(words.thisBrowser);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(`${site.url}/`);
    await elsewhere.context().close();

    await main.getByRole("button", { name: words.logOutEverywhere }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: words.cancel }).click();
    await expect(main.getByRole("button", { name: words.logOutEverywhere })).toBeFocused();
    await main.getByRole("button", { name: words.logOutEverywhere }).click();
    await dialog.getByRole("button", { name: words.logOutEverywhere }).click();
    await expect(page.getByText(words.loggedOutEverywhere)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await kept(page)).toEqual(nothingKept);
    expect(await countSessions(person.user.id)).toBe(0);
  });
});

/** The same person in another browser, at the profile page. */
async function otherBrowser(browser: Browser, { user, password }: SignedUp, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({ ...(userAgent && { userAgent }) });
  const reply = await context.request.post(`${site.url}/api/auth/login`, {
    data: { email: user.email, password },
    headers: { ...(userAgent && { "user-agent": userAgent }) },
  });
  const { data } = await reply.json();
  await keepSession(context, { ...data, password });
  const page = await context.newPage();
  await open(page, `${site.url}/profile`);
  await expect(page.getByRole("main")).toContainText(user.email);
  return page;
}

async function countSessions(userId: string): Promise<number> {
  return (await site.db.selectFrom("sessions").select("id").where("userId", "=", userId).execute()).length;
}
