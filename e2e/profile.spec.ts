import { readFile } from "node:fs/promises";
import { languageTags } from "@dripstone/contract/locale";
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import type { SignedUp } from "../apps/server/src/testing/sign-up.ts";
import { GOOD_PASSWORD, kept, logIn, nothingKept } from "./account-screens.ts";
import { accountWords } from "./account-words.ts";
import { expectAccessible, views } from "./axe.ts";
import { profileWords } from "./profile-words.ts";
import { alive, keepSession, open, speak, useSite } from "./site.ts";

const site = useSite();

const others = { en: "ch", ch: "en" } as const;
const languageNames = { en: "English", ch: "中文" } as const;

for (const locale of ["en", "ch"] as const) {
  const words = profileWords[locale];

  test.describe(`the profile in ${locale}`, () => {
    let person: SignedUp;
    let main: Locator;

    test.beforeEach(async ({ page, context }) => {
      person = await site.signUp({ preferredLanguage: locale, name: "Mei 梅" });
      await speak(context, site.url, locale);
      await keepSession(context, person);
      await open(page, `${site.url}/profile`);
      main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.title);
    });

    test("keeps names, school and grade, and speaks the preferred language at once", async ({ page }) => {
      const name = main.getByLabel(words.name, { exact: true });
      const save = main.getByRole("button", { name: words.save, exact: true });
      await save.click();
      await expect(main.getByText(words.nothingToSave)).toBeVisible();
      await name.fill(" ");
      await save.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(new RegExp(words.nameRequired));

      await name.fill("Lin 林");
      await main.getByLabel(words.firstName, { exact: true }).fill("Mei");
      await main.getByLabel(words.lastName, { exact: true }).fill("Lin");
      await main.getByLabel(words.school, { exact: true }).fill("Riverside");
      await main.getByLabel(words.grade, { exact: true }).selectOption(words.grade7);
      await page.route("**/api/auth/profile", (route) => route.abort());
      await save.click();
      await expect(main.getByRole("alert")).toHaveText(words.noConnection);
      await page.unroute("**/api/auth/profile");
      await save.click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByRole("button", { name: "Lin 林" }), "the account corner follows").toBeVisible();

      const other = others[locale];
      const sent = page.waitForRequest((request) => request.method() === "PUT");
      await main.getByRole("radio", { name: languageNames[other] }).check();
      await save.click();
      expect((await sent).postDataJSON(), "only what has changed is sent").toEqual({ preferredLanguage: other });
      const otherWords = profileWords[other];
      await expect(page.getByText(otherWords.saved)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", languageTags[other]);
      await page.reload();
      await alive(page);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(otherWords.title);
      await expect(main.getByLabel(otherWords.name, { exact: true })).toHaveValue("Lin 林");
      await expect(main.getByLabel(otherWords.school, { exact: true })).toHaveValue("Riverside");
      await expect(main.getByLabel(otherWords.grade, { exact: true })).toHaveValue("7");
    });

    test("takes a picture of the gallery by mouse and by keyboard, and saves only where the keys come to rest", async ({
      page,
    }) => {
      const sent: unknown[] = [];
      page.on("request", (request) => request.method() === "PUT" && sent.push(request.postDataJSON()));
      const gallery = main.getByRole("group", { name: words.gallery });
      const pictures = gallery.getByRole("radio");
      await expect(pictures.first()).toBeChecked();
      await gallery.locator("label").nth(3).click();
      await expect(pictures.nth(3)).toBeChecked();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByRole("banner").locator('img[src="/avatars/owl.svg"]')).toBeVisible();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("banner").locator('img[src="/avatars/turtle.svg"]')).toBeVisible();
      expect(sent).toEqual([{ avatar: "owl" }, { avatar: "turtle" }]);
      await page.reload();
      await alive(page);
      await expect(pictures.nth(6)).toBeChecked();
    });

    test("takes a picture of one's own, and tells why another is refused", async ({ page }) => {
      const file = main.locator("input[type=file]");
      const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2cab88" } })
        .jpeg()
        .toBuffer();
      const refused = main.getByRole("alert");
      await file.setInputFiles({
        name: "big.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.alloc(11 * 1024 * 1024, photo),
      });
      await expect(refused).toHaveText(words.pictureTooLarge);
      await file.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
      await expect(refused, "the server looks at the bytes").toHaveText(words.pictureTypeUnknown);

      const chooser = page.waitForEvent("filechooser");
      await main.getByRole("button", { name: words.chooseFile }).click();
      await (await chooser).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(refused).toBeHidden();
      await expect(main.getByRole("radio", { name: words.ownPicture })).toBeChecked();
      const inBanner = page.getByRole("banner").locator('img[src^="/files/avatars/own-"]');
      await expect.poll(() => inBanner.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

      await main
        .locator("label")
        .filter({ has: page.getByRole("radio") })
        .nth(2)
        .click();
      await expect(main.getByRole("radio", { name: words.ownPicture }), "the own one goes").toBeHidden();
    });

    test("changes the password, and logs out the other browsers only", async ({ page, browser }) => {
      const elsewhere = await otherBrowser(browser, person);
      await main.getByRole("button", { name: words.changePassword }).click();
      const current = main.getByLabel(words.currentPassword, { exact: true });
      await expect(current).toBeFocused();
      await current.fill("Wrong4ever!");
      await main.getByLabel(words.newPassword, { exact: true }).fill(GOOD_PASSWORD);
      await main.getByLabel(words.confirmation, { exact: true }).fill(GOOD_PASSWORD);
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
      await page.getByRole("button", { name: words.confirmEmail }).click();
      await expect(page.getByRole("heading", { name: words.emailConfirmed })).toBeVisible();
      // The page asks who is logged in once more.
      await page.waitForLoadState("networkidle");
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

    test("hands out a zip of all that is kept, for the password", async ({ page }) => {
      await main.getByRole("button", { name: words.prepareData }).click();
      const password = main.getByLabel(words.currentPassword, { exact: true });
      await password.fill("Wrong4ever!");
      await password.press("Enter");
      await expect(password).toHaveAccessibleDescription(words.passwordWrong);
      await password.fill(person.password);
      const download = page.waitForEvent("download");
      await main.getByRole("button", { name: words.download }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^dripstone-\d{4}-\d\d-\d\d\.zip$/);
      await expect(main.getByText(words.downloadBegan)).toBeVisible();
      const entries = unzipSync(await readFile(await file.path()));
      const account = JSON.parse(strFromU8(entries["account/account.json"] ?? new Uint8Array()));
      expect(account).toMatchObject({ email: person.user.email, name: person.user.name });
    });

    test("deletes the account in some days, and keeps it after all", async ({ page }) => {
      await main.getByRole("button", { name: words.openDeletion }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(words.forumStays);
      await page.keyboard.press("Escape");
      await expect(main.getByRole("button", { name: words.openDeletion })).toBeFocused();
      await main.getByRole("button", { name: words.openDeletion }).click();
      const password = dialog.getByLabel(words.currentPassword, { exact: true });
      await expect(password).toBeFocused();
      await password.fill("Wrong4ever!");
      await dialog.getByRole("button", { name: words.sendDeletion, exact: true }).click();
      await expect(password).toHaveAccessibleDescription(words.passwordWrong);
      await password.fill(person.password);
      await dialog.getByRole("button", { name: words.sendDeletion, exact: true }).click();
      await expect(page.getByRole("dialog", { name: words.deletionAsked })).toContainText(dayIn(14, locale));
      expect(await kept(page)).toEqual(nothingKept);
      await dialog.getByRole("button", { name: words.leave }).click();
      await expect(page).toHaveURL(`${site.url}/`);

      await logIn(page, accountWords[locale], person.user.email, person.password);
      const banner = page.getByRole("complementary").filter({ hasText: words.banner });
      await expect(banner).toContainText(dayIn(14, locale));
      await banner.getByRole("button", { name: words.keepAccount }).click();
      await expect(page.getByText(words.accountKept)).toBeVisible();
      await expect(banner).toBeHidden();
      await page.reload();
      await alive(page);
      await expect(banner).toBeHidden();
    });

    test("lets a child wait in peace, and writes to the parent once more", async ({ page, context }) => {
      const birthMonth = `${new Date().getFullYear() - 10}-01-01`;
      const child = await site.signUp({ preferredLanguage: locale, birthMonth });
      await page.evaluate(() => localStorage.clear());
      await context.addInitScript(
        ([token, user]) => {
          localStorage.setItem("token", token);
          localStorage.setItem("user", user);
        },
        [child.token, JSON.stringify(child.user)] as const,
      );
      await open(page, `${site.url}/profile`);
      await expect(main.getByRole("heading", { name: words.waitingForParent })).toBeVisible();
      await expect(main.getByText(words.pictureWaits)).toBeVisible();
      await expect(main.getByRole("button", { name: words.chooseFile })).toBeHidden();
      const parent = `parent-of-${child.user.email}`;
      await main.getByLabel(words.parentEmail).fill(parent);
      await main.getByRole("button", { name: words.mailParent }).click();
      await expect(main.getByText(words.parentMailed(parent))).toBeVisible();
      expect((await site.nextMail(parent)).link).toContain("/parent-consent");
    });
  });
}

for (const { locale, colorScheme, width } of views) {
  const words = profileWords[locale];

  test.describe(`the profile in ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 780 }, reducedMotion: "reduce" });

    test("axe finds nothing in it, neither at rest nor with its forms open", async ({ page, context }) => {
      const birthMonth = `${new Date().getFullYear() - 10}-01-01`;
      await speak(context, site.url, locale);
      await keepSession(context, await site.signUp({ preferredLanguage: locale, birthMonth }));
      await open(page, `${site.url}/profile`);
      const main = page.getByRole("main");
      await expect(sessionsOf(main, words.sessions)).toHaveCount(1);
      await check(page, "a child's profile");
      for (const name of [words.changeEmail, words.changePassword, words.prepareData]) {
        await main.getByRole("button", { name }).click();
      }
      await main.getByRole("button", { name: words.sendPassword }).click();
      await main.getByRole("button", { name: words.sendEmail, exact: true }).click();
      await check(page, "forms with errors");
      await main.getByRole("button", { name: words.openDeletion }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(page, "the question before a deletion");
    });
  });
}

/** What the bar at the top half covers would count as too small a target. */
async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, what);
}

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

const sessionsOf = (main: Locator, label: string) => main.getByRole("list", { name: label }).getByRole("listitem");

async function countSessions(userId: string): Promise<number> {
  return (await site.db.selectFrom("sessions").select("id").where("userId", "=", userId).execute()).length;
}

function dayIn(days: number, locale: "en" | "ch"): string {
  const day = site.clock.now().getTime() + days * 86_400_000;
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long" }).format(day);
}
