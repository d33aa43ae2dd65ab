import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { deskOf } from "./screens.ts";

const site = useSite();
test.use(desk);
const t = textsIn("en");

test("several problems are marked as ready at once, and each that can’t be is told with its reason", async ({
  page,
  context,
}) => {
  const teacher = await site.signUp({ role: "teacher" });
  const { problems, copy, save } = deskOf(site, teacher);
  const [one, two] = (await problems("origin=content")).items;
  const whole = await copy(one?.id ?? "");
  const { id, version, problem } = await copy(two?.id ?? "");
  const en = { ...problem.texts.en, title: "Without an end", solution: "" };
  await save(id, { version, problem: { ...problem, texts: { ...problem.texts, en } } });

  await keepSession(context, teacher);
  await open(page, `${site.url}${paths.adminWeeklyProblems}?origin=admin`);
  const main = page.getByRole("main");
  const all = main.getByRole("checkbox", { name: t("common:list.selectAll") });
  await main.getByRole("checkbox", { name: t("common:list.select", { name: "Without an end" }) }).check();
  await expect(main.getByText(t("common:list.selected", { count: 1 }))).toBeVisible();
  await all.check();
  await expect(main.getByText(t("common:list.selected", { count: 2 }))).toBeVisible();
  await expectAccessible(page, "a table with chosen rows");
  await main.getByRole("button", { name: t("weekly-desk:do.finish") }).click();

  await expect(main.getByText(t("common:list.done", { done: 1, count: 2 }))).toBeVisible();
  const why = t("refusals:PROBLEM_NOT_READY");
  await expect(main.getByText(t("common:list.notDone", { name: "Without an end", why }))).toBeVisible();
  await expect(main.getByRole("row", { name: whole.title })).toContainText(t("weekly-desk:state.ready"));
  await expect(all).not.toBeChecked();
});
