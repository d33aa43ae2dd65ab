import { expect, test } from "@playwright/test";
import { confirmByLink, openedLogin, register, sendLogin } from "../accounts/screens.ts";
import { accountWords } from "../accounts/words.ts";
import { keepSession, open, openAnswered, speak, useSite } from "../site.ts";
import { endWeek, planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

test.describe("in Chinese", () => {
  const words = weeklyWords.ch;
  const account = accountWords.ch;

  test.beforeEach(({ context }) => speak(context, site.url, "ch"));

  test("a child registers, verifies, solves the week's problem in his own way, and sees it on progress", async ({
    page,
  }) => {
    const email = `solver-ch@example.com`;
    await open(page, `${site.url}/register`);
    await register(page, account, email);
    const letter = await site.nextMail(email);
    await open(page, letter.link);
    await confirmByLink(page, account);

    await page.getByRole("banner").locator('a[href="/weekly-problem"]:visible').first().click();
    const screen = weeklyScreen(page, words);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await screen.expectLeft(5);
    await screen.field.fill("１０÷１６");
    await expect(screen.main.getByText(words.read)).toBeVisible();
    await screen.main.getByText(words.explain).click();
    await screen.main.getByLabel(words.explanation, { exact: true }).fill("我画了图。I drew it.");
    await screen.send.click();

    await expect(screen.heading(words.solved)).toBeFocused();
    await expect(screen.main).toContainText(words.points);
    for (const badge of words.newBadges) await expect(screen.main.getByText(badge, { exact: true })).toBeVisible();
    await expect(screen.heading(words.solution)).toBeVisible();
    await expect(screen.field).toHaveCount(0);

    await screen.main.getByRole("link", { name: words.toProgress }).click();
    await expect(page).toHaveURL(`${site.url}/progress`);
    const total = page.getByRole("main").locator("dl > div").filter({ hasText: words.totalPoints, visible: true });
    await expect(total.locator("dd")).toHaveText("20");
    for (const badge of words.newBadges) {
      const place = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: badge }) });
      await expect(place.getByText(words.earnedOn)).toBeVisible();
    }
    await expect(page.getByRole("rowheader", { name: words.title })).toBeVisible();
    await page.goBack();
    await expect(screen.heading(words.solved)).toBeVisible();
    await expect(screen.main.getByText(words.newBadges[0], { exact: true }), "told once").toHaveCount(0);

    await page.getByRole("button", { name: account.accountOf }).click();
    await page.getByRole("menuitem", { name: account.logOut }).click();
    await expect(page.getByText(account.loggedOut)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test("wrong answers cost drops, open hints, and end with the solution", async ({ page, context }) => {
    await keepSession(context, await site.signUp({ preferredLanguage: "ch" }));
    await open(page, `${site.url}/weekly-problem`);
    const screen = weeklyScreen(page, words);
    await screen.handIn("1/7");
    await expect(screen.heading(words.notYet)).toBeVisible();
    await screen.expectLeft(4);
    await expect(screen.heading(words.hint)).toBeVisible();
    await expect(screen.main).toContainText(words.hintText);

    await screen.handIn("2/14 ");
    await expect(screen.main.getByText(words.repeated), "the same value").toBeVisible();
    await screen.expectLeft(4);
    await screen.handIn("2/7");
    await screen.expectLeft(3);
    await screen.handIn(" 1/7");
    await expect(screen.main.getByText(words.repeated)).toBeVisible();
    await screen.expectLeft(3);

    await screen.handIn("5/9");
    await expect(screen.heading(words.close)).toBeVisible();
    await screen.handIn("3");
    await screen.expectLeft(1);
    await expect(screen.heading(words.solution)).toHaveCount(0);
    await screen.handIn("4");
    await expect(screen.heading(words.out)).toBeFocused();
    await expect(screen.heading(words.solution)).toBeVisible();

    await page.reload();
    await expect(screen.heading(words.out)).toBeVisible();
    await expect(screen.main.getByRole("link", { name: words.warmUp }), "there is more to try").toBeVisible();
    await screen.main.getByRole("link", { name: words.readSolution }).click();
    await expect(screen.heading(words.solution)).toBeInViewport();
  });

  test("a visitor's second answer is still there after he has logged in", async ({ page }) => {
    const { user, password } = await site.signUp({ preferredLanguage: "ch" });
    await open(page, `${site.url}/weekly-problem`);
    const screen = weeklyScreen(page, words);
    await screen.handIn("5/9");
    await expect(screen.heading(words.close)).toBeVisible();
    await screen.handIn("0.625");
    const prompt = screen.main.getByRole("region", { name: words.loginFirst });
    await expect(prompt).toBeFocused();
    await prompt.getByRole("button", { name: account.logIn, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: account.logIn });
    await dialog.getByLabel(account.email, { exact: true }).fill(user.email);
    await dialog.getByLabel(account.password, { exact: true }).fill(password);
    await dialog.getByRole("button", { name: account.logIn, exact: true }).click();
    await expect(dialog).toBeHidden();
    await screen.expectLeft(5);
    await expect(screen.field).toHaveValue("0.625");
    await screen.send.click();
    await expect(screen.heading(words.solved)).toBeVisible();
  });
});

test("a session that ends in the middle of an answer takes nothing of it away", async ({ page, context }) => {
  const [words, account] = [weeklyWords.en, accountWords.en];
  await speak(context, site.url, "en");
  const { user, token, password } = await site.signUp({ preferredLanguage: "en" });
  await keepSession(context, { user, token, password });
  await openAnswered(page, `${site.url}/weekly-problem`, "/auth/profile", "/notices?*", "/notices/unread");
  const screen = weeklyScreen(page, words);
  await screen.expectLeft(5);
  await screen.main.getByText(words.explain).click();
  await screen.main.getByLabel(words.explanation, { exact: true }).fill("数出来的");
  await screen.field.fill("5/8");
  await site.db.deleteFrom("sessions").where("userId", "=", user.id).execute();
  await screen.send.click();
  await expect(page.getByText(account.sessionEndedWriting)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);

  // Who was writing is asked to log in, and comes back to it.
  const login = await openedLogin(page, account);
  await sendLogin(login, user.email, password);
  await expect(login.dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/weekly-problem`);
  await screen.expectLeft(5);
  await expect(screen.field).toHaveValue("5/8");
  await expect(screen.main.getByLabel(words.explanation, { exact: true })).toHaveValue("数出来的");
});

test("the page from the server holds no key, hint, solution or feedback, in either language", async () => {
  for (const locale of ["en", "ch"] as const) {
    const reply = await fetch(`${site.url}/weekly-problem?lang=${locale}`);
    const html = await reply.text();
    expect(html).toContain(weeklyWords[locale].title);
    const { hintText, solutionText } = weeklyWords[locale];
    for (const secret of [hintText, solutionText, "5/8", "5/9", "13/18"]) {
      expect(html, secret).not.toContain(secret);
    }
  }
});

test("a progress page without a drop shows the way to the first one", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(weeklyWords.en.empty);
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL(`${site.url}/weekly-problem`);
});

test("a page that fails says so, and a second try helps", async ({ page, context }) => {
  await keepSession(context, await site.signUp());
  await page.route("**/api/progress*", (route) => route.abort());
  await open(page, `${site.url}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(weeklyWords.en.progressFailed);
  await page.unroute("**/api/progress*");
  await page.getByRole("button", { name: accountWords.en.retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(weeklyWords.en.empty);
});

// The last one: it moves the server's clock.
test("a week that ends while somebody writes gives back what was written, and leads to the new problem", async ({
  page,
  context,
}) => {
  const words = weeklyWords.en;
  await keepSession(context, await site.signUp({ rememberMe: true }));
  await open(page, `${site.url}/weekly-problem`);
  const screen = weeklyScreen(page, words);
  await screen.expectLeft(5);
  await endWeek(site);
  await screen.handIn("5/8");
  const notice = screen.main.getByRole("alert").filter({ hasText: words.closed });
  await expect(notice).toContainText("5/8");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await notice.getByRole("button", { name: words.toNew }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.title);
  await screen.expectLeft(5);
  await expect(screen.field).toHaveValue("");
});
