import { paths } from "@dripstone/contract/paths";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, openAnswered, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

test.use(desk);

/** A student who hands in a wrong answer with an explanation, through the API. */
async function explains(name: string, explanation: string) {
  const student = await site.signUp({ name });
  const headers = { authorization: `Bearer ${student.token}`, "content-type": "application/json" };
  const { data } = await (await fetch(`${site.url}/api/weekly-problem`)).json();
  const body = JSON.stringify({ week: data.week, answer: "1234567", explanation });
  const reply = await fetch(`${site.url}/api/weekly-problem/attempts`, { method: "POST", headers, body });
  expect(reply.status).toBe(200);
  return student;
}

test("a teacher works through the explanations by keyboard alone, and a student is told what came of it", async ({
  browser,
}) => {
  const t = textsIn("en");
  await explains("Anna", "I counted them all.");
  const ben = await explains("Ben", "Half of them: $\\frac{1}{2}$");
  await explains("Cleo", "I guessed.");
  const context = await browser.newContext(desk);
  await keepSession(context, await site.signUp({ role: "teacher", name: "Ms. Lin" }));
  const page = await context.newPage();
  await openAnswered(page, site.url + paths.adminExplanations, "/weekly-problem-explanations?**");
  const reading = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} `) });
  await reading("Anna").focus();
  await page.keyboard.press("j");
  await expect(reading("Ben")).toBeFocused();
  await expect(reading("Ben").locator("article .katex").first()).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: t("explanations:excellent") })).toBeChecked();
  await page.keyboard.press("c");
  await page.keyboard.type("So clear! $x^2$");
  const preview = page.getByRole("region", { name: t("explanations:preview") });
  await expect(preview.locator(".katex")).toBeVisible();
  await expectAccessible(page, "the explanations' desk");
  await page.getByRole("textbox", { name: t("explanations:comment") }).focus();
  await page.keyboard.press("Control+Enter");
  await expect(reading("Cleo")).toBeFocused();
  await expect(page.getByText(t("explanations:unread", { count: 2 }))).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(reading("Anna")).toBeFocused();
  await page.keyboard.press("k");
  await expect(reading("Anna")).toBeVisible();
  await context.close();

  const home = await browser.newContext(desk);
  await keepSession(home, ben);
  const own = await home.newPage();
  await openAnswered(own, site.url, "/notices?**");
  await own.getByRole("button", { name: t("notices:bellUnread", { count: 1 }) }).press("Enter");
  const bell = own.getByRole("dialog", { name: t("notices:title") });
  await expect(bell).toBeVisible();
  await expectAccessible(own, "the notices");
  await bell.getByRole("link").press("Enter");
  await expect(own).toHaveURL(site.url + paths.weeklyProblem);
  await expect(own.getByText(t("weekly-problem:attempts.excellent"))).toBeVisible();
  await expect(own.getByText("So clear!")).toBeVisible();
  await expect(own.getByRole("button", { name: t("notices:title"), exact: true })).toBeVisible();
  await expectAccessible(own, "a student's explanation with a teacher's word");
  await home.close();
});

test("two teachers who read the same explanation do not overwrite each other", async ({ browser }) => {
  const t = textsIn("ch");
  const student = await explains("Dora", "two teachers");
  const pages = [];
  for (const name of ["Lin", "Wang"]) {
    const context = await browser.newContext(desk);
    await speak(context, site.url, "ch");
    await keepSession(context, await site.signUp({ role: "teacher", name }));
    const page = await context.newPage();
    await open(page, `${site.url}${paths.adminExplanations}?sort=newest`);
    await page.getByRole("button", { name: student.user.name }).click();
    await page.getByRole("textbox", { name: t("explanations:comment") }).fill(`of ${name}`);
    pages.push(page);
  }
  const [first, second] = pages;
  if (!first || !second) throw new Error("two pages");
  await first.getByRole("button", { name: t("explanations:save") }).click();
  await expect(first.getByText(t("explanations:saved", { name: "Dora" }))).toBeVisible();
  await second.getByRole("button", { name: t("explanations:save") }).click();
  await expect(second.getByText(t("refusals:EDITED_MEANWHILE"))).toBeVisible();
  await second.getByRole("button", { name: t("explanations:showOther") }).click();
  await expect(second.getByText("of Lin")).toBeVisible();
  await expect(second.getByRole("textbox", { name: t("explanations:comment") })).toHaveValue("of Wang");
  await second.getByRole("button", { name: t("explanations:save") }).click();
  await expect(second.getByText(t("explanations:saved", { name: "Dora" }))).toBeVisible();
  for (const page of pages) await page.context().close();
});

test("too long a word is refused at its field, and no sign of it is cut off", async ({ page, context }) => {
  const t = textsIn("en");
  const student = await explains("Emil", "too long");
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await open(page, `${site.url}${paths.adminExplanations}?sort=newest`);
  await page.getByRole("button", { name: student.user.name }).click();
  const max = weeklyProblemLimits.REVIEW_COMMENT_MAX;
  const comment = page.getByRole("textbox", { name: t("explanations:comment") });
  await comment.fill(`${"x".repeat(max)}, and the end of it`);
  const refused = page.getByText(t("fields:FIELD_TOO_LONG", { max }));
  await expect(refused, "told while it is written").toBeVisible();
  await page.getByRole("button", { name: t("explanations:save") }).click();
  await expect(refused).toBeVisible();
  await expect(comment).toHaveValue(/the end of it$/);
  await comment.fill("Short");
  await page.getByRole("button", { name: t("explanations:save") }).click();
  await expect(page.getByText(t("explanations:saved", { name: student.user.name }))).toBeVisible();
});

test("students and visitors who ask for the explanations are sent home", async ({ browser }) => {
  for (const role of [null, "student"] as const) {
    const context = await browser.newContext(desk);
    if (role) await keepSession(context, await site.signUp({ role }));
    const page = await context.newPage();
    await open(page, site.url + paths.adminExplanations);
    await expect(page).toHaveURL(site.url + paths.home);
    await context.close();
  }
});
