import { expect, test } from "@playwright/test";
import ch from "../../apps/web/app/locales/ch/weekly-problem.json" with { type: "json" };
import en from "../../apps/web/app/locales/en/weekly-problem.json" with { type: "json" };
import { confirmByLink, logIn, register } from "../accounts/screens.ts";
import { accountWords } from "../accounts/words.ts";
import { keepSession, open, openAnswered, speak, useSite } from "../site.ts";
import { endWeek, planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const [locale, text, words, inWords] of [
    ["ch", ch, weeklyWords.ch, "负八分之五"],
    ["en", en, weeklyWords.en, "negative five eighths"],
  ] as const) {
    test(`what is meant is asked, the same value costs once, and a child hears why, in ${locale}`, async ({
      page,
      context,
    }) => {
      await speak(context, site.url, locale);
      await keepSession(context, await site.signUp({ preferredLanguage: locale }));
      await open(page, `${site.url}/weekly-problem`);
      const screen = weeklyScreen(page, words);
      await screen.field.fill("3,5");
      await expect(screen.main.getByText(text.reading.or, { exact: true }), "both readings").toBeVisible();
      await screen.field.press("Enter");
      await expect(screen.heading(text.outcome.ambiguous.title)).toBeVisible();
      const readings = screen.main.getByRole("status").getByRole("listitem");
      await expect(readings.locator(".katex"), "both as formulas").toHaveCount(2);
      await expect(readings.last()).toContainText(text.reading.or);
      await screen.expectLeft(5);

      await screen.handIn("0.63");
      await expect(screen.main.getByText(text.form.exact).first()).toBeVisible();
      await screen.expectLeft(5);

      await screen.handIn("-5/8");
      await expect(screen.main.getByText(text.why["opposite-sign"]).first()).toBeVisible();
      await screen.expectLeft(4);
      for (const same of ["-0.625", "-62.5%", inWords]) {
        await screen.handIn(same);
        await expect(screen.main.getByText(words.repeated)).toBeVisible();
        await screen.expectLeft(4);
      }

      await screen.field.fill("2x");
      await expect(screen.main.getByText(text.unreadable["no-letters"]), "a problem without letters").toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});

test.describe("in English", () => {
  const words = weeklyWords.en;
  const account = accountWords.en;

  test.beforeEach(({ context }) => speak(context, site.url, "en"));

  test("an answer that cannot be read is explained and costs no attempt", async ({ page, context }) => {
    await keepSession(context, await site.signUp({ preferredLanguage: "en" }));
    await open(page, `${site.url}/weekly-problem`);
    const screen = weeklyScreen(page, words);
    await screen.field.fill("5/(8");
    await expect(screen.main.locator("mark"), "before it is handed in").toHaveText("(");
    await expect(screen.main.getByText(words.bracketOpen)).toBeVisible();
    await screen.field.press("Enter");
    await expect(screen.main.getByText(words.free)).toBeVisible();
    await screen.expectLeft(5);
    await expect(screen.field).toHaveValue("5/(8");
    await screen.field.fill("");
    await screen.send.click();
    await expect(screen.main.getByText(words.required)).toBeVisible();
    await expect(screen.field).toBeFocused();
  });

  test("a session that ends in the middle of an answer takes nothing of it away", async ({ page, context }) => {
    const { user, token, password } = await site.signUp({ preferredLanguage: "en" });
    await keepSession(context, { user, token, password });
    await openAnswered(page, `${site.url}/weekly-problem`, "/auth/profile");
    const screen = weeklyScreen(page, words);
    await screen.expectLeft(5);
    await screen.main.getByText(words.explain).click();
    await screen.main.getByLabel(words.explanation, { exact: true }).fill("数出来的");
    await screen.field.fill("5/8");
    await site.db.deleteFrom("sessions").where("userId", "=", user.id).execute();
    await screen.send.click();
    await expect(page.getByText(account.sessionEnded)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);

    const login = await logIn(page, account, user.email, password);
    await expect(login.dialog).toBeHidden();
    await page.getByRole("banner").locator('a[href="/weekly-problem"]:visible').first().click();
    await screen.expectLeft(5);
    await expect(screen.field).toHaveValue("5/8");
    await expect(screen.main.getByLabel(words.explanation, { exact: true })).toHaveValue("数出来的");
  });

  test("formulas can be written in the math editor, which asks no other host for anything", async ({
    page,
    context,
  }) => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await keepSession(context, await site.signUp({ preferredLanguage: "en" }));
    await open(page, `${site.url}/weekly-problem`);
    const screen = weeklyScreen(page, words);
    await screen.field.fill("1/2");
    await screen.main.getByRole("button", { name: words.toMath }).click();
    const editor = screen.main.locator("math-field");
    await expect(editor, "what was typed goes along").toHaveJSProperty("value", "\\frac{1}{2}");
    await expect(editor, "and so does the focus").toBeFocused();
    await expect(async () => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      await expect(editor).toHaveJSProperty("value", "");
    }).toPass();
    await page.keyboard.type("5/8", { delay: 80 });
    await expect(editor).toHaveJSProperty("value", "\\frac58");
    await screen.main.getByRole("button", { name: words.toText }).click();
    await expect(editor).toBeHidden();
    await expect(screen.field).toHaveValue("5/8");
    await expect(screen.field).toBeFocused();
    await screen.main.getByRole("button", { name: words.toMath }).click();
    await expect(editor).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(screen.heading(words.solved)).toBeVisible({ timeout: 10_000 });
    }).toPass();
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

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
    const total = page.getByRole("main").locator("dl > div").filter({ hasText: words.totalPoints });
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

test("without a connection the answer waits, and is handed in once afterwards", async ({ page, context }) => {
  const words = weeklyWords.en;
  const { user, ...session } = await site.signUp();
  await keepSession(context, { user, ...session });
  await open(page, `${site.url}/weekly-problem`);
  const screen = weeklyScreen(page, words);
  await screen.field.fill("5/9");
  await expect(screen.main.getByText(words.read)).toBeVisible();
  await context.setOffline(true);
  await expect(screen.main.getByText(words.offline)).toBeVisible();
  await screen.send.click();
  await expect(screen.main.getByText(accountWords.en.noConnection)).toBeVisible();
  await expect(screen.field).toHaveValue("5/9");

  await context.setOffline(false);
  // The reply gets lost on its way, and the child presses again.
  await page.route("**/api/weekly-problem/attempts*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent("requestfailed");
  await screen.send.click();
  await lost;
  await expect(screen.main.getByText(accountWords.en.noConnection)).toBeVisible();
  await page.unroute("**/api/weekly-problem/attempts*");
  await screen.send.click();
  await expect(screen.heading(words.close)).toBeVisible();
  await screen.expectLeft(4);
  const attempts = site.db.selectFrom("weeklyAttempts").where("userId", "=", user.id).selectAll().execute();
  expect(await attempts).toHaveLength(1);
});

test("Enter that takes over what an input method has composed hands nothing in", async ({ page, context }) => {
  const words = weeklyWords.ch;
  await speak(context, site.url, "ch");
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/weekly-problem`);
  const screen = weeklyScreen(page, words);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await screen.field.focus();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Input.imeSetComposition", { text: "ba fen", selectionStart: 6, selectionEnd: 6 });
  await page.keyboard.press("Enter");
  await cdp.send("Input.insertText", { text: "八分之五" });
  await expect(screen.field).toHaveValue(/八分之五/);
  expect(sent).toBe(0);
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
