import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { deskOf, planScreen } from "./screens.ts";

const site = useSite();
test.use(desk);

const t = textsIn("en");

test("a teacher plans weeks by keyboard, by dragging and by choosing, and swaps where one is taken", async ({
  page,
  context,
}) => {
  const teacher = await site.signUp({ role: "teacher" });
  await keepSession(context, teacher);
  await open(page, site.url + paths.adminWeeklyPlan);
  const { week, shelf, grip } = planScreen(page, t);
  await shelf.getByRole("listitem").first().waitFor();
  const [first = "", second = ""] = await shelf.getByRole("listitem").getByRole("link").allTextContents();
  await expect(week(0)).toContainText(t("weekly-desk:plan.state.active"));

  await grip(first).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(t("weekly-desk:plan.drag.lifted", { title: first }))).toBeAttached();
  for (const index of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await expect(week(index)).toHaveAttribute("data-over");
  }
  await page.keyboard.press("Space");
  await expect(week(2)).toContainText(first);
  await expect(week(2)).toContainText(t("weekly-desk:plan.state.scheduled"));

  await expect(shelf.getByRole("link", { name: first }), "it has left the shelf").toHaveCount(0);
  await grip(first).focus();
  await page.keyboard.press("Space");
  await expect(week(2), "it is picked up where it is").toHaveAttribute("data-over");
  await page.keyboard.press("ArrowDown");
  await expect(week(3)).toHaveAttribute("data-over");
  await page.keyboard.press("Escape");
  await grip(second).dragTo(week(4), { steps: 10 });
  await expect(week(4)).toContainText(second);

  await week(2)
    .getByRole("button", { name: t("weekly-desk:plan.move.label", { title: first }) })
    .click();
  const move = page.getByRole("dialog", { name: t("weekly-desk:plan.move.title") });
  const taken = move.getByRole("option").filter({ hasText: second });
  await move.getByRole("combobox").selectOption({ label: (await taken.textContent()) ?? "" });
  await move.getByRole("button", { name: t("weekly-desk:plan.move.send") }).click();
  const swap = page.getByRole("dialog", { name: t("weekly-desk:plan.swap.title") });
  await expect(swap).toContainText(second);
  await swap.getByRole("button", { name: t("weekly-desk:plan.swap.send") }).click();
  await expect(week(4)).toContainText(first);
  await expect(week(2)).toContainText(second);
  expect(
    (await deskOf(site, teacher).plan()).map(({ problem, state }) => state === "scheduled" && problem?.title),
  ).toEqual(expect.arrayContaining([first, second]));

  await week(2)
    .getByRole("button", { name: t("weekly-desk:plan.free.label", { title: second }) })
    .click();
  await expect(week(2)).toContainText(t("weekly-desk:plan.state.by-itself"));
  await expectAccessible(page, "the plan");
});

test("an admin closes the week early and reads how it went, in Chinese", async ({ page, context }) => {
  const ch = textsIn("ch");
  await speak(context, site.url, "ch");
  const admin = await site.signUp({ role: "admin", preferredLanguage: "ch" });
  await keepSession(context, admin);
  await open(page, site.url + paths.adminWeeklyPlan);
  const { week } = planScreen(page, ch);
  await week(0)
    .getByRole("button", { name: ch("weekly-desk:plan.close.open") })
    .click();
  const dialog = page.getByRole("dialog", { name: ch("weekly-desk:plan.close.title") });
  await expect(dialog).toContainText(ch("weekly-desk:plan.close.published"));
  await dialog.getByRole("button", { name: ch("weekly-desk:cancel") }).click();
  await expect(week(0)).toContainText(ch("weekly-desk:plan.state.active"));
  await week(0)
    .getByRole("button", { name: ch("weekly-desk:plan.close.open") })
    .click();
  await dialog.getByRole("button", { name: ch("weekly-desk:plan.close.send") }).click();
  await expect(week(0)).toContainText(ch("weekly-desk:plan.state.closed"));
  await week(0)
    .getByRole("link", { name: ch("weekly-desk:plan.report") })
    .click();
  await expect(page.getByText(ch("weekly-desk:report.noAttempts"))).toBeVisible();
  await expectAccessible(page, "the report of a week");
});

test("a teacher finds the weekly problems behind his menu, a student is sent home from them", async ({
  page,
  browser,
}) => {
  const student = await browser.newContext();
  await keepSession(student, await site.signUp());
  const shut = await student.newPage();
  for (const path of [paths.adminWeeklyProblems, paths.adminWeeklyPlan, paths.adminWeeklyProblem("new")]) {
    await open(shut, site.url + path);
    await expect(shut, path).toHaveURL(`${site.url}/`);
  }
  await student.close();

  const teacher = await site.signUp({ role: "teacher", name: "Ms. Chen" });
  await keepSession(page.context(), teacher);
  await open(page, site.url + paths.home);
  await page.getByRole("button", { name: t("nav.account", { name: "Ms. Chen" }) }).click();
  await page.getByRole("menuitem", { name: t("account.teacher") }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("classes-office:today.title"));
  const ways = main.getByRole("navigation", { name: t("admin:screens") }).getByRole("link");
  const rooms = [
    "overview",
    "inbox",
    "classes",
    "homework",
    "problems",
    "plan",
    "explanations",
    "queue",
    "tutorFlags",
    "tutorReplies",
    "posts",
  ];
  await expect(ways).toHaveText(rooms.map((name) => t(`admin:nav.${name}`)));
  await ways.filter({ hasText: t("admin:nav.problems") }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("meta:adminWeeklyProblems.title"));
  await main.getByRole("combobox", { name: t("weekly-problem:topic.label") }).selectOption("logic");
  await expect(page).toHaveURL(`${site.url}${paths.adminWeeklyProblems}?topic=logic`);
  await expect(main.getByRole("row").nth(1)).toContainText(t("weekly-problem:topic.logic"));
  await open(page, site.url + paths.adminUsers);
  await expect(page, "what is for admins only").toHaveURL(`${site.url}/`);
});
