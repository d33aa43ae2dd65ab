import { lessonPath } from "@dripstone/contract/lessons/paths";
import { paths } from "@dripstone/contract/paths";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { logIn } from "../accounts/screens.ts";
import { accountWords } from "../accounts/words.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { type Texts, textsIn } from "../texts.ts";
import { COURSE, FIRST, numbers, plantLessons, SECOND } from "./lessons-site.ts";

const site = useSite();
test.beforeAll(() => plantLessons(site));
test.use(desk);

const PHONE = { width: 390, height: 800 };

function lessonOn(page: Page, t: Texts) {
  const exercise = (name: keyof typeof numbers): Locator =>
    page.getByRole("region", { name: t("lessons:exercise.title", { number: numbers[name] }), exact: true });
  return {
    exercise,
    button: (name: keyof typeof numbers, key: string, values?: Record<string, string | number>) =>
      exercise(name).getByRole("button", { name: t(`lessons:${key}`, values), exact: true }),
    check: (name: keyof typeof numbers) =>
      exercise(name)
        .getByRole("button", { name: t("lessons:exercise.check"), exact: true })
        .click(),
    right: (name: keyof typeof numbers) =>
      expect(exercise(name).getByText(t("lessons:verdict.right"))).toBeInViewport(),
  };
}

/** Puts the animals in the order of their size, one step at a time. */
async function lineUp(page: Page, t: Texts): Promise<void> {
  const { exercise, button } = lessonOn(page, t);
  const wanted = ["ant", "cat", "dog", "whale"];
  for (const [place, word] of wanted.entries()) {
    const items = await exercise("lineUp").getByRole("listitem").allInnerTexts();
    for (let from = items.findIndex((it) => it.includes(word)); from > place; from -= 1) {
      await button("lineUp", "order.up", { place: from + 1 }).click();
    }
  }
}

async function pairUp(page: Page, t: Texts): Promise<void> {
  const { exercise } = lessonOn(page, t);
  for (const partner of ["50%", "25%", "100%"]) {
    await exercise("pairs").getByRole("button", { name: partner }).click();
  }
}

test("a visitor does a lesson to its end on a phone, finds it again, and takes it along at the login", async ({
  page,
}) => {
  const t = textsIn("en");
  await page.setViewportSize(PHONE);
  await open(page, site.url + paths.amc8);
  await page.getByRole("link", { name: t("lessons:list.begin", { title: "Title of lamps" }) }).click();
  const { exercise, button, check, right } = lessonOn(page, t);

  const answer = exercise("gap").getByLabel(t("weekly-problem:answer.label"));
  await answer.fill("8641.25");
  await check("gap");
  await expect(exercise("gap").getByText(t("lessons:verdict.close"))).toBeInViewport();
  await button("gap", "hints.first").click();
  await expect(exercise("gap").getByText("Hint one gap", { exact: false })).toBeVisible();
  await answer.fill("8642.25");
  await check("gap");
  await right("gap");

  await exercise("pick").getByRole("radio", { name: "Green" }).check();
  await check("pick");
  await right("pick");
  await exercise("pickTwo").getByRole("checkbox", { name: "One" }).check();
  await exercise("pickTwo").getByRole("checkbox", { name: "Three" }).check();
  await check("pickTwo");
  await right("pickTwo");
  await lineUp(page, t);
  await check("lineUp");
  await right("lineUp");
  await pairUp(page, t);
  await check("pairs");
  await right("pairs");
  await exercise("prints").getByLabel(t("lessons:output.label")).fill("printed-in-the-cave");
  await check("prints");
  await right("prints");

  await button("yourTurn", "solution.show").click();
  await expect(exercise("yourTurn").getByText(t("lessons:solution.sure"))).toBeFocused();
  await button("yourTurn", "solution.yes").click();
  await expect(exercise("yourTurn").getByText("Solution your-turn", { exact: false })).toBeVisible();
  const end = page.getByRole("region", { name: t("lessons:end.done") });
  await expect(end.getByRole("link", { name: t("lessons:end.next", { title: "Title of drops" }) })).toBeVisible();

  await open(page, site.url + lessonPath(COURSE, FIRST));
  await expect(
    page.getByText(t("lessons:progress.done", { done: 7, count: 7 })).filter({ visible: true }),
  ).toBeVisible();
  await expect(exercise("gap").getByText(t("lessons:exercise.solved"))).toBeVisible();
  await expect(exercise("gap").getByText("Solution gap", { exact: false })).toBeHidden();

  const { user, password } = await site.signUp();
  const handedOver = page.waitForResponse("**/api/lessons/mine/take-along");
  await logIn(page, accountWords.en, user.email, password);
  expect((await handedOver).status()).toBe(200);
  await expect(end.getByText(t("lessons:end.score", { score: 83 }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("lessons"))).toBeNull();
});

test("a student goes on where the lesson was left on another device", async ({ browser }) => {
  const t = textsIn("ch");
  const student = await site.signUp();
  const visit = async () => {
    const context = await browser.newContext(desk);
    await speak(context, site.url, "ch");
    await keepSession(context, student);
    const page = await context.newPage();
    await open(page, site.url + lessonPath(COURSE, SECOND));
    return { context, page, ...lessonOn(page, t) };
  };
  const first = await visit();
  await first.exercise("pick").getByRole("radio", { name: "Red" }).check();
  await first.check("pick");
  await expect(first.exercise("pick").getByText(t("lessons:verdict.notYet"))).toBeInViewport();
  const noted = first.page.waitForResponse("**/place");
  await first.page.getByRole("heading", { name: t("lessons:part.summary") }).scrollIntoViewIfNeeded();
  expect((await noted).status()).toBe(200);
  await first.context.close();

  const second = await visit();
  await expect(second.exercise("pick").getByRole("radio", { name: "Red" })).toBeChecked();
  await expect(second.page.getByRole("link", { name: /接着学/ })).toBeVisible();
  await second.context.close();
});

test("a figure is moved by keys, and says what it shows", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + lessonPath(COURSE, FIRST));
  await page.getByRole("button", { name: t("figures:binaryWall.lamp", { worth: 16 }), exact: true }).press("Space");
  await page.getByRole("button", { name: t("figures:binaryWall.lamp", { worth: 4 }), exact: true }).press("Enter");
  await expect(page.getByText("16 + 4 = 20")).toBeVisible();
});

test("prints the answers that were seen on a sheet apart, and no others", async ({ page, context }) => {
  const t = textsIn("ch");
  await speak(context, site.url, "ch");
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
    };
  });
  await open(page, site.url + lessonPath(COURSE, FIRST));
  const { exercise, check, right } = lessonOn(page, t);
  const answer = exercise("gap").getByLabel(t("weekly-problem:answer.label"));
  await answer.fill("8642.25");
  await check("gap");
  await right("gap");
  // A visitor's browser keeps what was solved, and not the solution.
  await page.reload();
  await expect(exercise("gap").getByText(t("lessons:exercise.solved"))).toBeVisible();
  await page.getByRole("button", { name: t("lessons:printed.button"), exact: true }).click();
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("region", { name: t("lessons:printed.answers", { title: "lamps的Title" }) });
  await expect(sheet.getByText(/Solution gap/)).toBeVisible();
  await expect(sheet.getByText(/^其余的练习/)).toContainText(site.url + lessonPath(COURSE, FIRST));
  await expect(page.getByText(/Solution pick/)).toHaveCount(0);
  await expect(page.getByText(/Solution gap/).filter({ visible: true })).toHaveCount(1);
  // Nothing reaches over the edge of the paper.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toBeHidden();
});

test("says when nothing is kept, and the lesson works all the same", async ({ page }) => {
  const t = textsIn("en");
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, site.url + lessonPath(COURSE, FIRST));
  await expect(page.getByText(t("lessons:unkept"))).toBeVisible();
  const { exercise, check, right } = lessonOn(page, t);
  await exercise("gap").getByLabel(t("weekly-problem:answer.label")).fill("8642.25");
  await check("gap");
  await right("gap");
});

for (const locale of ["en", "ch"] as const) {
  test(`a lesson is accessible and fits every screen, in ${locale}`, async ({ page, context }) => {
    await speak(context, site.url, locale);
    await open(page, site.url + lessonPath(COURSE, FIRST));
    await expect(
      page.getByRole("group", { name: textsIn(locale)("figures:binaryWall.label", { count: 5 }) }),
    ).toBeVisible();
    await expectAccessible(page, `a lesson in ${locale}`);
  });
}
