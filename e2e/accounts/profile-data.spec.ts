import { readFile } from "node:fs/promises";
import { DAY_MS } from "@dripstone/contract/durations";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { expect, type Locator, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { site as school } from "../../site.config.ts";
import { alive, open, useSite } from "../site.ts";
import { openProfile } from "./profile-screens.ts";
import { profileWords } from "./profile-words.ts";
import { kept, nothingKept, openedLogin, sendLogin } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

test.describe("one's own data in English", () => {
  const words = profileWords.en;

  let person: SignedUp;
  let main: Locator;

  test.beforeEach(async ({ page }) => {
    ({ person, main } = await openProfile(site, page, "en"));
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
});

test.describe("one's own data in Chinese", () => {
  const words = profileWords.ch;

  let person: SignedUp;
  let main: Locator;

  test.beforeEach(async ({ page }) => {
    ({ person, main } = await openProfile(site, page, "ch"));
  });

  test("deletes the account in some days, and keeps it after all", async ({ page }) => {
    await main.getByRole("button", { name: words.openDeletion }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(words.forumStays);
    const password = dialog.getByLabel(words.currentPassword, { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(main.getByRole("button", { name: words.openDeletion })).toBeFocused();
    await main.getByRole("button", { name: words.openDeletion }).click();
    await expect(password).toBeFocused();
    await password.fill("Wrong4ever!");
    await dialog.getByRole("button", { name: words.sendDeletion, exact: true }).click();
    await expect(password).toHaveAccessibleDescription(words.passwordWrong);
    await password.fill(person.password);
    await dialog.getByRole("button", { name: words.sendDeletion, exact: true }).click();
    const asked = page.getByRole("dialog", { name: words.deletionAsked });
    await expect(asked).toBeVisible();
    const lastDay = await lastDayOf(person.user.id, { isIn: 14, locale: "ch" });
    await expect(asked).toContainText(words.askedOn(lastDay));
    expect(await kept(page)).toEqual(nothingKept);
    await dialog.getByRole("button", { name: words.leave }).click();
    await expect(page).toHaveURL(`${site.url}/`);

    const { link } = await site.nextMail(person.user.email);
    await open(page, link);
    await expect(page, "the letter leads a visitor to the login first").toHaveURL(`${site.url}/`);
    await sendLogin(await openedLogin(page, accountWords.ch), person.user.email, person.password);
    await expect(page).toHaveURL(link);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.title);
    const banner = page.getByRole("complementary").filter({ hasText: words.banner(lastDay) });
    await expect(banner).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "English" }).click();
    const inEnglish = profileWords.en.banner(await lastDayOf(person.user.id, { isIn: 14, locale: "en" }));
    await expect(page.getByRole("complementary").filter({ hasText: inEnglish })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "中文" }).click();
    await banner.getByRole("button", { name: words.keepAccount }).click();
    await expect(page.getByText(words.accountKept)).toBeVisible();
    await expect(banner).toBeHidden();
    await page.reload();
    await alive(page);
    await expect(banner).toBeHidden();
  });
});

/** The day on which an account goes, which is so many days from now on. */
async function lastDayOf(userId: string, { isIn: days, locale }: { isIn: number; locale: Locale }): Promise<string> {
  const account = site.db.selectFrom("users").select("deletionDueAt").where("id", "=", userId);
  const day = (await account.executeTakeFirstOrThrow()).deletionDueAt?.getTime() ?? 0;
  expect(day).toBeGreaterThan(site.clock.now().getTime() + (days - 1) * DAY_MS);
  expect(day).toBeLessThanOrEqual(site.clock.now().getTime() + days * DAY_MS);
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: school.timeZone }).format(day);
}
