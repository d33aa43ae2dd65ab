import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { endWeek, planWeek } from "./screens.ts";
import { weeklyWords } from "./words.ts";

test.use(desk);

const site = useSite();
const t = textsIn("en");
const words = weeklyWords.en;

test("a closed problem is found in the archive by its kind, and practised without an account", async ({
  page,
  context,
}) => {
  await planWeek(site);
  await endWeek(site);
  await speak(context, site.url, "en");
  await open(page, site.url + paths.archive);
  const main = page.getByRole("main");
  await expectAccessible(page, "the list of closed problems");
  const problem = main.getByRole("link", { name: words.title });
  await expect(problem).toBeVisible();
  await main.getByRole("combobox", { name: t("weekly-problem:topic.label") }).selectOption("geometry");
  await expect(main.getByText(t("weekly-problem:archive.none.filtered"))).toBeVisible();
  expect(new URL(page.url()).search).toBe("?topic=geometry");
  const said = main.getByRole("status");
  await expect(said.filter({ hasText: t("weekly-problem:archive.none.filtered") }), "it is said, too").toBeVisible();
  await page.reload();
  await expect(main.getByText(t("weekly-problem:archive.none.filtered")), "a link shows the view again").toBeVisible();
  await main.getByRole("link", { name: t("weekly-problem:archive.none.all") }).click();
  await expect(problem).toBeVisible();
  await expect(said.filter({ hasText: t("weekly-problem:archive.count", { count: 1 }) })).toBeVisible();
  const size = main.getByRole("combobox", { name: t("weekly-problem:archive.size") });
  await expect(size, "one problem needs no pages").toHaveCount(0);

  const gone = Buffer.from(JSON.stringify(["newest", "2000-01-03"])).toString("base64url");
  await open(page, `${site.url}${paths.archive}?after=${gone}`);
  await expect(main.getByText(t("common:list.lost")), "a list that has become shorter").toBeVisible();
  await open(page, `${site.url}${paths.archive}?sort=oldest&after=nowhere`);
  await expect(main.getByText(t("common:list.lost"))).toBeVisible();
  await main.getByRole("link", { name: t("common:list.first") }).click();
  await expect(main.getByRole("columnheader", { name: t("weekly-problem:archive.week") })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  await problem.click();
  await expect(main.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  const field = main.getByRole("textbox", { name: words.answer, exact: true });
  await field.fill("5/9");
  await field.press("Enter");
  await expect(main.getByRole("heading", { name: words.close })).toBeVisible();
  await field.fill("((");
  await field.press("Enter");
  await expect(main.getByRole("heading", { name: t("weekly-problem:reading.unreadable") })).toBeVisible();
  await expect(main.getByText(words.free), "practice has no attempts").toHaveCount(0);
  await field.fill("5/8");
  await field.press("Enter");
  await expect(main.getByRole("heading", { name: t("weekly-problem:archive.practice.right") })).toBeVisible();
  await main.getByText(words.solution, { exact: true }).click();
  await expect(main.getByText(words.solutionText).first()).toBeVisible();
  await expect(main.getByText(t("weekly-problem:archive.answer"))).toBeVisible();
  await expectAccessible(page, "a closed problem");
});

test("a problem is shown in both languages, and easier ones beside it", async ({ page, context }) => {
  await planWeek(site, "crows-and-magpies");
  await speak(context, site.url, "en");
  await open(page, site.url + paths.weeklyProblem);
  const main = page.getByRole("main");
  const chinese = main.locator("[lang=zh-Hans]").filter({ hasText: "乌鸦" });
  await expect(chinese).toHaveCount(0);
  const both = main.getByRole("button", { name: t("weekly-problem:both") });
  await both.click();
  await expect(chinese.first()).toBeVisible();
  await expectAccessible(page, "a problem in both languages");
  await both.click();
  await expect(chinese).toHaveCount(0);

  const shelf = main.getByRole("region", { name: t("weekly-problem:warmUp.before") });
  await shelf.getByRole("link", { name: words.title }).click();
  await expect(main.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await main.getByRole("button", { name: t("weekly-problem:both") }).click();
  await main.getByText(words.solution, { exact: true }).click();
  await expect(main.locator("details [lang=zh-Hans]").getByText(weeklyWords.ch.solutionText).first()).toBeVisible();
  await expectAccessible(page, "a closed problem in both languages");
});

test("what the server has drawn stays readable for a member whom it does not answer", async ({ page, context }) => {
  await planWeek(site);
  const { week } = await endWeek(site);
  await keepSession(context, await site.signUp());
  await context.route("**/api/**", (route) => route.abort());
  const main = page.getByRole("main");
  await open(page, site.url + paths.archive);
  await expect(page.getByRole("button", { name: t("common:nav.login") }), "nobody is logged in now").toBeVisible();
  await expect(main.getByRole("link", { name: words.title }).first()).toBeVisible();
  await open(page, site.url + paths.archivedProblem(week));
  await expect(page.getByRole("button", { name: t("common:nav.login") })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
});
