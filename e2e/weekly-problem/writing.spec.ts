import { expect, test } from "@playwright/test";
import ch from "../../apps/web/app/locales/ch/weekly-problem.json" with { type: "json" };
import en from "../../apps/web/app/locales/en/weekly-problem.json" with { type: "json" };
import { accountWords } from "../accounts/words.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
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
