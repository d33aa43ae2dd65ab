import { languageTags } from "@dripstone/contract/locale";
import { expect, test } from "@playwright/test";
import { open, speak, useSite } from "../site.ts";
import {
  confirmByLink,
  confirmElsewhere,
  expectNewTitle,
  fillAccount,
  NEWCOMER,
  register,
  sayBirth,
  sendRegistration,
} from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

test.describe("a mailed verification in English", () => {
  const words = accountWords.en;

  test.beforeEach(({ context }) => speak(context, site.url, "en"));

  test("tells an expired link, a used one and a lost connection apart", async ({ page }) => {
    const email = `links-en@example.com`;
    await open(page, `${site.url}/register`);
    await register(page, words, email);
    const { link } = await site.nextMail(email);
    site.clock.advanceHours(25);
    await open(page, link);
    await expect(page.getByRole("alert")).toHaveText(words.expiredLink);
    await expect(page.getByRole("main").getByLabel(words.email, { exact: true })).toHaveValue(email);
    await page.getByRole("button", { name: words.resend }).click();
    const newer = await site.nextMail(email);

    await page.route("**/api/auth/verify-email*", (route) => route.abort());
    await open(page, newer.link);
    await expect(page.getByRole("alert")).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/verify-email*");
    await page.getByRole("button", { name: words.retry }).click();
    await confirmByLink(page, words);

    await open(page, newer.link);
    await expect(page.getByRole("alert")).toHaveText(words.usedLink);
  });
});

test.describe("a mailed verification in Chinese", () => {
  const words = accountWords.ch;

  test.beforeEach(({ context }) => speak(context, site.url, "ch"));

  test("keeps the address of a link that has lost its token", async ({ page, request }) => {
    const { user, password } = await site.signUp({ verified: false, preferredLanguage: "ch" });
    await request.post(`${site.url}/api/auth/resend-verification`, { data: { email: user.email } });
    const { code } = await site.nextMail(user.email);
    await open(page, `${site.url}/verify-email?email=${encodeURIComponent(user.email)}`);
    await expect(page).toHaveURL(`${site.url}/verify-email`);
    const form = page.getByRole("main");
    await expect(form.getByLabel(words.email, { exact: true })).toHaveValue(user.email);
    await form.getByLabel(words.code).fill(code);
    await form.getByLabel(words.ownPassword, { exact: true }).fill(password);
    await form.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(page.getByText(words.loggedIn)).toBeVisible();
    await expect(page.getByText(words.in)).toBeVisible();
  });
});

for (const [when, siteLanguage, chosen] of [
  ["speaks the language that was chosen at registration", "ch", false],
  ["keeps the language that was chosen in this browser", "en", true],
] as const) {
  test(`the site ${when}, as soon as the address is confirmed`, async ({ page, context }) => {
    if (chosen) await speak(context, site.url, siteLanguage);
    const email = `prefers-chinese-${chosen}@example.com`;
    await open(page, `${site.url}/register`);
    await sayBirth(page, accountWords.en);
    await fillAccount(page, accountWords.en, email);
    await page.getByRole("main").getByRole("radio", { name: "中文" }).check();
    await sendRegistration(page, accountWords.en);
    await page.getByLabel(accountWords.en.code).fill((await site.nextMail(email)).code);
    await page.getByRole("button", { name: accountWords.en.confirm, exact: true }).click();
    const words = accountWords[siteLanguage];
    await expect(page.getByText(words.loggedIn)).toBeVisible();
    await expectNewTitle(page, words.welcome(NEWCOMER));
    await expect(page.getByText(words.in)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", languageTags[siteLanguage]);
  });
}

test("a link that is only opened confirms nothing, and its page sends no referrer", async ({ page, request }) => {
  const { user, password } = await site.signUp({ verified: false });
  await request.post(`${site.url}/api/auth/resend-verification`, { data: { email: user.email } });
  const { link } = await site.nextMail(user.email);
  for (let scan = 0; scan < 3; scan += 1) await request.get(link);
  await open(page, link);
  await expect(page.getByRole("button", { name: accountWords.en.confirmAddress })).toBeVisible();
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  const before = await site.db
    .selectFrom("users")
    .select("emailVerifiedAt")
    .where("id", "=", user.id)
    .executeTakeFirst();
  expect(before?.emailVerifiedAt).toBeNull();
  await confirmElsewhere(page, accountWords.en, password);
});
