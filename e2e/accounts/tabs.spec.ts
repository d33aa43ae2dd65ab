import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { keepSession, open, useSite } from "../site.ts";
import { weeklyWords } from "../weekly-problem/words.ts";
import { profileWords } from "./profile-words.ts";
import { goOn } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

test("what is changed in one tab is seen in the other", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ name: "Mei" }));
  await open(page, `${site.url}/profile`);
  const other = await context.newPage();
  await open(other, `${site.url}/about`);
  await page.getByRole("main").getByLabel(accountWords.en.name, { exact: true }).fill("Mei Lin");
  await page.getByRole("main").getByRole("button", { name: profileWords.en.save, exact: true }).click();
  await expect(other.getByRole("banner").getByRole("button", { name: "Mei Lin" })).toBeVisible();
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
  const field = page.getByRole("main").getByRole("textbox", { name: weeklyWords.en.answer, exact: true });
  await field.fill("17/4");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("17/4");
  await page.getByRole("button", { name: `${accountWords.en.accountOf} Mei` }).click();
  await page.getByRole("menuitem", { name: accountWords.en.logOut }).click();
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
  const field = page.getByRole("main").getByRole("textbox", { name: weeklyWords.en.answer, exact: true });
  await field.fill("17/4");
  const other = await context.newPage();
  await open(other, site.url);
  await putInPlace(other, second);
  await expect(page.getByRole("button", { name: `${accountWords.en.accountOf} Leo` })).toBeVisible();
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
  await expect(page.getByRole("button", { name: `${accountWords.en.accountOf} Leo` })).toBeVisible();
});

/** The token comes before its user, as a login writes them. */
const putInPlace = (page: Page, { token, user }: SignedUp) =>
  page.evaluate(
    ([token, user]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("user", user);
    },
    [token, JSON.stringify(user)] as const,
  );
