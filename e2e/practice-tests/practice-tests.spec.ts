import { readdir, readFile } from "node:fs/promises";
import { readPracticeTests } from "@dripstone/content";
import { paths } from "@dripstone/contract/paths";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { alive, keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { begin, PAPER, sittingScreen } from "./screens.ts";

const site = useSite();
const t = textsIn("en");
const assets = new URL("../../apps/web/build/client/assets/", import.meta.url);
const papers = await readPracticeTests(new URL("../../content/", import.meta.url));
const questions = papers.find(({ slug }) => slug === PAPER)?.questions ?? [];

test.use(desk);

/** A browser that is logged in as somebody, and another one of theirs. */
async function devices(newContext: () => Promise<BrowserContext>, count: number): Promise<Page[]> {
  const somebody = await site.signUp();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const context = await newContext();
      await keepSession(context, somebody);
      return context.newPage();
    }),
  );
}

test("a test goes on through a lost network, a crash and another device, in both languages, and is judged once it is submitted", async ({
  browser,
}) => {
  const [page, other] = (await devices(() => browser.newContext(desk), 2)) as [Page, Page];
  const address = await begin(page, t, site.url);
  const screen = sittingScreen(page, t);

  await test.step("keys choose, flag and turn the page", async () => {
    await screen.heading(1).click();
    await page.keyboard.press(questions[0]?.key ?? "A");
    await screen.expectMarked(1, questions[0]?.key ?? "A");
    await page.keyboard.press("ArrowRight");
    await expect(screen.heading(2)).toBeVisible();
    await page.keyboard.press("f");
    await expect(screen.main.getByRole("button", { name: t("practice-tests:sitting.flagged") })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(screen.choice(questions[0]?.key ?? "A")).toBeChecked();
  });

  await test.step("what is chosen without a network is kept, and told as not saved", async () => {
    await screen.question(3).click();
    await page.context().setOffline(true);
    await page.keyboard.press("b");
    await expect(screen.main.getByText(t("practice-tests:sitting.unsaved", { count: 1 }))).toBeVisible();
    await screen.submit.click();
    await screen.confirm.click();
    await expect(screen.dialog.getByText(t("practice-tests:sitting.confirm.unsaved"))).toBeVisible();
    await page.keyboard.press("Escape");
    // The browser is gone before the network is back.
    await page.goto("about:blank");
    await page.context().setOffline(false);
    await page.goto(address);
    await screen.expectMarked(3, "B");
  });

  await test.step("another device shows it, in Chinese, and neither writes over the other", async () => {
    const ch = textsIn("ch");
    await speak(other.context(), site.url, "ch");
    // Where the tests are listed, the one that is running comes first.
    await open(other, site.url + paths.practiceTests);
    await other.getByRole("link", { name: ch("practice-tests:before.resume") }).click();
    const there = sittingScreen(other, ch);
    await there.expectMarked(3, "B");
    await there.question(4).click();
    await other.keyboard.press("c");
    await there.expectMarked(4, "C");
    await screen.question(4).click();
    await page.keyboard.press("d");
    const theirs = t("practice-tests:sitting.conflict.keep", { choice: "C" });
    await expect(screen.main.getByRole("alert")).toContainText("C");
    await screen.main.getByRole("button", { name: theirs }).click();
    await screen.expectMarked(4, "C");
  });

  await test.step("the language is switched in the middle, and the place is kept", async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("common:nav.language") })
      .click();
    const inChinese = sittingScreen(page, textsIn("ch"));
    await expect(inChinese.heading(4)).toBeVisible();
    await expect(inChinese.main).toContainText(questions[3]?.text.ch.statement.slice(0, 6) ?? "");
    await page
      .getByRole("banner")
      .getByRole("button", { name: textsIn("ch")("common:nav.language") })
      .click();
  });

  await test.step("blanks and flags are named before it is submitted; then there is the result", async () => {
    await screen.submit.click();
    const blanks = Array.from({ length: 25 }, (_, index) => index + 1).filter((number) => ![1, 3, 4].includes(number));
    const count = blanks.length;
    await expect(screen.dialog).toContainText(
      t("practice-tests:sitting.confirm.blanks", { count, numbers: blanks.join(", ") }),
    );
    await expect(screen.dialog).toContainText(t("practice-tests:sitting.confirm.flags", { count: 1, numbers: "2" }));
    await screen.confirm.click();
    await expect(screen.result).toBeFocused();
    const right = [questions[0], questions[2], questions[3]].filter(
      (question, index) => question?.key === [questions[0]?.key, "B", "C"][index],
    ).length;
    await expect(screen.main).toContainText(t("practice-tests:result.points", { points: right, max: 25 }));
    await expect(screen.main.getByText(t("practice-tests:result.solutions.key"))).toHaveCount(25);
    await expectAccessible(page, "the result");
  });

  await test.step("the other device, which goes on, is told why its choice does not count", async () => {
    const ch = textsIn("ch");
    const there = sittingScreen(other, ch);
    await there.question(5).click();
    await other.keyboard.press("a");
    await expect(there.result).toBeVisible();
    await expect(there.main).toContainText(ch("practice-tests:result.lost.student", { count: 1, numbers: "5" }));
  });
});

test("the server's clock ends a test, though the device's own says something else, and the page shows what came out", async ({
  browser,
}) => {
  const [page] = (await devices(() => browser.newContext(desk), 1)) as [Page];
  // Ten years back: the time that is left does not come of it.
  await page.clock.install({ time: new Date("2016-01-01T00:00:00Z") });
  await begin(page, t, site.url);
  const screen = sittingScreen(page, t);
  const timer = screen.main.getByRole("timer");
  await expect(timer).toHaveText(/^(40:00|39:\d\d)$/);
  await screen.heading(1).click();
  await page.keyboard.press("c");
  await screen.expectMarked(1, "C");
  await expectAccessible(page, "a sitting");
  site.clock.advanceHours(0.5);
  await page.reload();
  await alive(page);
  await expect(timer).toHaveText(/^(10:00|9:\d\d)$/);
  await expect(screen.main.getByText(t("practice-tests:sitting.warning", { count: 10 }))).toBeAttached();
  site.clock.advanceHours(0.5);
  // Too late: the answer is refused, and the result is there instead.
  await screen.question(2).click();
  await page.keyboard.press("d");
  await expect(screen.result).toBeVisible();
  await expect(screen.main).toContainText(t("practice-tests:result.lost.time", { count: 1, numbers: "2" }));
  await page.goto(site.url + paths.practiceTest(PAPER));
  await expect(page.getByRole("main").getByText(t("practice-tests:before.again"))).toBeVisible();
});

test("no page before the end and no file of the site holds a solution, and the printed paper has its answer sheet", async ({
  browser,
}) => {
  const [page] = (await devices(() => browser.newContext(desk), 1)) as [Page];
  const bodies: string[] = [];
  await page.context().route(`${site.url}/**`, async (route) => {
    if (/image|font/.test(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  await open(page, site.url + paths.practiceTests);
  await begin(page, t, site.url);
  await sittingScreen(page, t).question(25).click();
  await open(page, site.url + paths.printPracticeTest(PAPER));
  await expect(page.getByRole("heading", { name: t("practice-tests:printed.sheet") })).toBeVisible();
  await expectToFit(page, "the paper to be printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: t("practice-tests:printed.button") })).toBeHidden();
  // So wide is what a printer leaves of Letter and of A4.
  for (const width of [718, 680]) {
    await page.setViewportSize({ width, height: 1000 });
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(surplus).toBeLessThanOrEqual(0);
  }
  // What the page goes on to ask for is nobody's to answer once the test has ended.
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  const files = (await readdir(assets)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  const bundle = await Promise.all(files.map((name) => readFile(new URL(name, assets), "utf8")));
  const all = [...bodies, ...bundle].join("\n");
  expect(all, "the questions came").toContain(firstWords(questions[24]?.text.en.statement ?? ""));
  for (const paper of papers) {
    for (const { text } of paper.questions) {
      for (const words of [text.en.solution, text.ch.solution].map(firstWords)) expect(all).not.toContain(words);
    }
  }
  expect(bodies.join()).not.toMatch(/"solutionHtml\\?":\\?"|"key\\?":\\?"[A-E]\\?"/);
});

/** The longest run of words of a text that holds no formula, as it is found in HTML and in JSON alike. */
function firstWords(source: string): string {
  const runs = source.split(/\$[^$]*\$|[*\n"<>&]|!\[.*?\]\(.*?\)/).map((run) => run.trim());
  const longest = runs.toSorted((one, other) => other.length - one.length)[0] ?? "";
  return longest.slice(0, 40);
}
