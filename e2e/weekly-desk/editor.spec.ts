import { paths } from "@dripstone/contract/paths";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { expect, type Page, type Route, test } from "@playwright/test";
import { holdReplies } from "../hold-replies.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { deskOf, editorScreen } from "./screens.ts";

const site = useSite();
test.use(desk);

const t = textsIn("en");
/** The calls by which problems are written. */
const problems = /\/api\/weekly-problems(?:\/[0-9a-f-]{36})?(?:\?|$)/;

/** Does what the page asks for, and loses the reply, until it is taken back. */
async function loseReplies(page: Page): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    await route.abort();
  };
  await page.route(problems, lose);
  return () => page.unroute(problems, lose);
}

const languages = ["en", "ch"] as const;

const figure =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><circle class="pale" cx="50" cy="50" r="40"/></svg>';

test("a teacher writes a problem with a figure, tries answers, is told what is missing, and finishes it", async ({
  page,
  context,
}) => {
  test.setTimeout(4 * 60_000);
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await open(page, site.url + paths.adminWeeklyProblems);
  await page.getByRole("link", { name: t("weekly-desk:list.new") }).click();
  const editor = editorScreen(page, t);
  await editor.title("en").fill("Two Ponds");
  await editor.statement("en").fill("How much is $3 \\cdot 4$?");
  await expect(editor.main.locator(".katex").first(), "the preview").toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page).toHaveURL(/\/admin\/weekly-problems\/[0-9a-f-]{36}$/);
  await expect(editor.statement("en")).toBeFocused();

  await editor.finish.click();
  const missing = editor.main.getByRole("link", {
    name: t("weekly-desk:labelIn", { what: t("weekly-desk:text.solution"), language: t("weekly-desk:language.ch") }),
  });
  await missing.click();
  await expect(editor.solution("ch")).toBeFocused();

  await editor.title("ch").fill("两个池塘");
  await editor.statement("ch").fill("$3 \\cdot 4$ 等于多少？");
  for (const language of languages) {
    for (const number of [1, 2, 3]) await editor.hint(number, language).fill(`${number}`);
    await editor.solution(language).fill("$12$");
  }
  await editor.key.fill("12");
  await editor.trial.fill("12.0\n24/2\n11");
  await expect(editor.verdicts.getByRole("listitem")).toHaveText([
    new RegExp(`${t("weekly-desk:trial.equal")}$`),
    new RegExp(`${t("weekly-desk:trial.equal")}$`),
    new RegExp(`${t("weekly-desk:trial.different")}$`),
  ]);
  await editor.button("slip.add").click();
  await editor.main.getByLabel(t("weekly-desk:slip.nth", { number: 1 })).fill("12");
  await expect(editor.main.getByText(t("weekly-desk:fault.FORESEEN_IS_RIGHT")).first()).toBeVisible();
  await editor.main.getByLabel(t("weekly-desk:slip.nth", { number: 1 })).fill("7");
  for (const language of languages) await editor.feedback(language).fill("3 + 4");

  await editor.button("figure.add").first().click();
  const dialog = editor.dialog("figure.title");
  const source = dialog.getByLabel(t("weekly-desk:figure.paste"));
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: t("weekly-desk:figure.choose") }).click();
  const evil = figure.replace("<circle", "<script>alert(1)</script><circle");
  await (await chooser).setFiles({ name: "ponds.svg", mimeType: "image/svg+xml", buffer: Buffer.from(evil) });
  await expect(dialog.getByText(t("weekly-desk:figure.fault.script"))).toBeVisible();
  await source.fill("not a drawing");
  await expect(dialog.getByText(t("weekly-desk:figure.fault.no-svg"))).toBeVisible();
  await source.fill(figure);
  await dialog.getByRole("button", { name: t("weekly-desk:figure.send") }).click();
  await expect(dialog.getByText(t("fields:FIELD_REQUIRED"))).toHaveCount(2);
  await expectAccessible(page, "the dialog of a figure");
  for (const language of languages) {
    const what = t("weekly-desk:figure.shows");
    const label = t("weekly-desk:labelIn", { what, language: t(`weekly-desk:language.${language}`) });
    await dialog.getByLabel(label).fill({ en: "A round pond", ch: "一个圆池塘" }[language]);
  }
  await dialog.getByRole("button", { name: t("weekly-desk:figure.send") }).click();
  await expect(editor.main.getByRole("img", { name: "A round pond" })).toBeVisible();
  await expect(editor.main.getByRole("img", { name: "一个圆池塘" })).toBeVisible();

  await expect(editor.main.getByText(t("weekly-desk:fault.none"))).toBeVisible();
  await expectAccessible(page, "the editor");
  await editor.finish.click();
  await expect(page.getByText(t("weekly-desk:said.finished"))).toBeVisible();
  await expect(editor.main.getByText(t("weekly-desk:state.ready"), { exact: true })).toBeVisible();
  await expect(editor.solution("en"), "what was written is what was finished").toHaveValue("$12$");
});

test("what is typed while a new problem gets its address is kept, however slow the replies", async ({
  page,
  context,
}) => {
  const teacher = await site.signUp({ role: "teacher" });
  await keepSession(context, teacher);
  await open(page, site.url + paths.adminWeeklyProblem("new"));
  const editor = editorScreen(page, t);
  const begun = await holdReplies(page, problems, "POST");
  const read = await holdReplies(page, problems, "GET");
  await editor.title("en").fill("Slow pond");
  await editor.save.click();
  await begun.arrived;
  await page.keyboard.press("ControlOrMeta+s");
  await editor.statement("en").pressSequentially("How deep ");
  begun.release();
  await editor.statement("en").pressSequentially("is the ");
  await expect(page).toHaveURL(/\/admin\/weekly-problems\/[0-9a-f-]{36}$/);
  await page.keyboard.type("pond?");
  await expect(editor.statement("en")).toHaveValue("How deep is the pond?");
  await expect(editor.title("en")).toHaveValue("Slow pond");
  read.release();

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(editor.statement("en"), "it lies under the new address").toHaveValue("How deep is the pond?");
  await editor.save.click();
  await expect(editor.save).toBeDisabled();
  const found = (await deskOf(site, teacher).problems("origin=admin")).items.filter(
    ({ title }) => title === "Slow pond",
  );
  expect(found, "begun once").toHaveLength(1);
  const { problem } = await deskOf(site, teacher).problem(found[0]?.id ?? "");
  expect(problem.texts.en).toMatchObject({ title: "Slow pond", statement: "How deep is the pond?" });

  await open(page, site.url + paths.adminWeeklyProblem("new"));
  await expect(editor.title("en"), "a new one begins empty").toHaveValue("");
});

test("two who write at once lose nothing: theirs stands beside mine, and what is unsaved is not left by mistake", async ({
  page,
  context,
}) => {
  const [mine, theirs] = [
    await site.signUp({ role: "teacher" }),
    await site.signUp({ role: "admin", name: "Mr. Zhou" }),
  ];
  const other = deskOf(site, theirs);
  const [built] = (await other.problems("origin=content")).items;
  const copy = await other.copy(built?.id ?? "");
  await keepSession(context, mine);
  await open(page, site.url + paths.adminWeeklyProblem(copy.id));
  const editor = editorScreen(page, t);
  await editor.title("en").fill("My title");
  const { version, problem } = copy;
  const text = { ...problem.texts.en, title: "Their title", statement: "Their statement" };
  await other.save(copy.id, { version, problem: { ...problem, texts: { ...problem.texts, en: text } } });

  // The way back stands behind the menu of the office, in which the list is called the same.
  await editor.main
    .getByRole("link", { name: t("meta:adminWeeklyProblems.title") })
    .last()
    .click();
  const leaving = page.getByRole("dialog", { name: t("drafts:leaving.edited.title") });
  await leaving.getByRole("button", { name: t("drafts:leaving.edited.stay") }).click();
  await expect(editor.title("en")).toHaveValue("My title");

  await editor.save.click();
  const conflict = editor.dialog("conflict.title");
  await expect(conflict).toContainText("Mr. Zhou");
  for (const title of ["My title", "Their title"])
    await expect(conflict.getByText(title, { exact: true })).toBeVisible();
  await expectAccessible(page, "the choice between two versions");
  await conflict.getByRole("button", { name: t("weekly-desk:conflict.send") }).click();
  await expect(conflict).toBeHidden();
  await expect(editor.statement("en")).toHaveValue("Their statement");
  await expect
    .poll(async () => (await other.problem(copy.id)).problem.texts.en)
    .toMatchObject({ title: "My title", statement: "Their statement" });

  await editor.title("en").fill("Half a tit");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(editor.title("en"), "what was typed is still there").toHaveValue("Half a tit");

  await open(page, site.url + paths.adminWeeklyProblem(built?.id ?? ""));
  await expect(editor.title("en")).not.toBeEditable();
  await editor.button("do.copyToChange").click();
  await expect(editor.title("en")).toBeEditable();
});

test("what was saved while its reply was lost is one's own: saved again, written on, or begun, it is there once", async ({
  page,
  context,
}) => {
  const teacher = await site.signUp({ role: "teacher" });
  const api = deskOf(site, teacher);
  await keepSession(context, teacher);
  await open(page, site.url + paths.adminWeeklyProblem("new"));
  const editor = editorScreen(page, t);
  const unreached = editor.main.getByText(t("errors:NETWORK_ERROR"));
  const saved = editor.main.getByText(new RegExp(t("weekly-desk:saved.by", { day: ".+", name: ".+" })));

  let find = await loseReplies(page);
  await editor.title("en").fill("Begun");
  await editor.save.click();
  await expect(unreached).toBeVisible();
  await editor.title("en").fill("Begun and written on");
  await find();
  await editor.save.click();
  await expect(page).toHaveURL(/\/admin\/weekly-problems\/[0-9a-f-]{36}$/);
  await expect(saved).toBeVisible();
  const own = async () => (await api.problems("origin=admin")).items.map(({ title }) => title);
  expect((await own()).filter((title) => title.startsWith("Begun"))).toEqual(["Begun and written on"]);

  for (const goesOn of [false, true]) {
    find = await loseReplies(page);
    await editor.title("en").fill(`Lost ${goesOn}`);
    await editor.save.click();
    await expect(unreached).toBeVisible();
    if (goesOn) await editor.title("en").fill("Lost, and written on");
    await find();
    await editor.save.click();
    await expect(saved).toBeVisible();
    await expect(editor.dialog("conflict.title")).toBeHidden();
  }
  expect(await own()).toContain("Lost, and written on");
});

test("clumsy hands are told at the field what is wrong, and never something that is not so", async ({
  page,
  context,
}) => {
  const teacher = await site.signUp({ role: "teacher" });
  const api = deskOf(site, teacher);
  const [built] = (await api.problems("origin=content")).items;
  const copy = await api.copy(built?.id ?? "");
  await keepSession(context, teacher);
  await open(page, site.url + paths.adminWeeklyProblem(copy.id));
  const editor = editorScreen(page, t);
  // Each stands in the folded list of things to do, too.
  const shown = (text: string) => editor.main.getByText(text).filter({ visible: true });

  await editor.key.fill("((");
  await editor.trial.fill("4");
  await expect(shown(t("weekly-desk:trial.brokenKey"))).toBeVisible();
  await expect(editor.verdicts.getByRole("listitem"), "no verdict by a key that cannot be read").toHaveCount(0);
  const max = weeklyProblemLimits.PROBLEM_TITLE_MAX;
  await editor.title("en").fill("T".repeat(max + 1));
  await expect(shown(t("fields:FIELD_TOO_LONG", { max }))).toBeVisible();
  await editor.key.fill("4");
  await expect(editor.key, "what was said of the former key").not.toHaveAttribute("aria-invalid", "true");
  await editor.title("en").fill("Short");

  const count = weeklyProblemLimits.TRIED_MAX;
  await editor.trial.fill(Array.from({ length: count + 1 }, (_, index) => `${index}`).join("\n"));
  await expect(editor.main.getByText(t("weekly-desk:trial.tooMany", { count }))).toBeVisible();
  await expect(editor.verdicts.getByRole("listitem")).toHaveCount(count);

  const rules = editor.main.getByText(t("weekly-desk:rule.none"));
  if (await rules.isVisible()) await rules.click();
  await editor.main.getByLabel(t("weekly-desk:rule.base"), { exact: true }).fill("37");
  await expect(shown(t("weekly-desk:rule.baseBounds", { min: 2, max: 16 }))).toBeVisible();
  await editor.main.getByLabel(t("weekly-desk:rule.base"), { exact: true }).fill("");

  await editor.statement("en").fill("$\\frac{1}{2$");
  const formula = t("weekly-desk:fault.FORMULA_BROKEN", { formula: "\\frac{1}{2" });
  await expect(shown(formula)).toBeVisible();

  await deskOf(site, teacher).remove(copy.id, copy.version);
  await editor.save.click();
  await editor.button("gone.anew").click();
  await expect(page).not.toHaveURL(new RegExp(copy.id));
  await expect(editor.title("en")).toHaveValue("Short");
});
