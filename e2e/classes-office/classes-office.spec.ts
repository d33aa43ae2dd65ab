import { readFile } from "node:fs/promises";
import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { type Texts, textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

/** The API, for what a journey is not about. */
async function call<Data>({ token }: SignedUp, method: string, path: string, body?: object): Promise<Data> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const reply = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: Data }).data;
}

const both = (en: string, ch: string) => ({ en, ch });
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A class of two places that is taught from tomorrow on, each week on the day that is today's. */
async function plantClass(admin: SignedUp, more: object = {}): Promise<ReplyOf<"POST /classes">> {
  const { programs } = await call<ReplyOf<"GET /admin/classes">>(admin, "GET", "/admin/classes");
  const semester = await call<ReplyOf<"POST /semesters">>(admin, "POST", "/semesters", {
    ...{ name: both("Journey term", "旅程学期"), startsOn: inDays(-3), endsOn: inDays(90) },
  });
  return call(admin, "POST", "/classes", {
    ...{ program: programs[0]?.id, semester: semester.id, weekday: 3, startsAt: "16:30", minutes: 90 },
    ...{ places: 1, priceCents: 48_000, state: "open", attendance: "in-person", ...more },
  });
}

/** A field of an editor, by what stands above it. */
const field = (page: Page, text: Texts, key: string, language?: "en" | "ch") => {
  const what = text(`classes-office:${key}`);
  const label = language ? text("office:labelIn", { what, language: text(`office:language.${language}`) }) : what;
  return page.getByRole("main").getByLabel(label, { exact: true });
};

test("the office adds a semester and a class, which families see, and moves its lessons knowing what that does", async ({
  page,
  context,
}) => {
  const admin = await site.signUp({ role: "admin", rememberMe: true });
  await keepSession(context, admin);
  await open(page, site.url + paths.adminSemester("new"));
  const main = page.getByRole("main");
  await field(page, t, "field.name", "en").fill("Fall of journeys");
  await field(page, t, "field.startsOn").fill(inDays(30));
  await field(page, t, "field.endsOn").fill(inDays(1));
  await main.getByRole("button", { name: t("office:add"), exact: true }).click();
  await expect(field(page, t, "field.name", "ch")).toBeFocused();
  await field(page, t, "field.name", "ch").fill("旅程秋季学期");
  await main.getByRole("button", { name: t("office:add"), exact: true }).click();
  await expect(main.getByText(t("fields:ENDS_BEFORE_IT_BEGINS"))).toBeVisible();
  await expectAccessible(page, "a semester with a fault");
  await field(page, t, "field.endsOn").fill(inDays(120));
  await main.getByRole("button", { name: t("office:add"), exact: true }).click();
  await expect(page).toHaveURL(site.url + paths.adminClasses);

  await main.getByRole("link", { name: t("classes-office:class.add") }).click();
  await field(page, t, "field.semester").selectOption({ label: "Fall of journeys" });
  await field(page, t, "field.program").selectOption({ label: "AMC 8" });
  await field(page, t, "field.state").selectOption({ label: t("classes-office:state.open") });
  await field(page, t, "field.weekday").selectOption("2");
  await field(page, t, "field.startsAt").fill("16:30");
  await field(page, t, "field.price").fill("480");
  await field(page, t, "field.ownName", "en").fill("AMC 8 by the river");
  await field(page, t, "field.ownName", "ch").fill("河边的 AMC 8");
  await main.getByRole("button", { name: t("office:add"), exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("AMC 8 by the river");
  const visitor = await context.browser()?.newPage();
  if (!visitor) throw new Error("no browser");
  await open(visitor, site.url + paths.classes);
  await expect(visitor.getByText("AMC 8 by the river").first()).toBeVisible();
  await visitor.close();

  await main.getByRole("link", { name: t("classes-office:class.edit"), exact: true }).click();
  await field(page, t, "field.weekday").selectOption("4");
  await main.getByRole("button", { name: t("office:save"), exact: true }).click();
  const plan = page.getByRole("dialog");
  await expect(plan.getByRole("listitem").first()).toContainText(t("classes-office:week", { week: 1 }));
  await plan.getByRole("button", { name: t("classes-office:plan.save") }).click();
  await expect(main.getByText(t("office:standing.saved"))).toBeVisible();
  await expectAccessible(page, "the settings of a class");
  await open(page, site.url + paths.adminClasses);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("classes-office:title"));
  await main
    .getByLabel(t("classes-office:field.semester"), { exact: true })
    .selectOption({ label: "Fall of journeys" });
  await expect(main.getByRole("row").filter({ hasText: "AMC 8 by the river" })).toContainText("Thursday");
  await expectAccessible(page, "the office's classes");
});

test("what two admins write at once is shown side by side, and nothing is lost", async ({ page, context }) => {
  const admin = await site.signUp({ role: "admin", rememberMe: true });
  const added = await plantClass(admin);
  await keepSession(context, admin);
  await open(page, site.url + paths.adminClassSettings(added.id));
  await field(page, t, "field.price").fill("500");
  const { id, teacher: _, taken: __, waiting: ___, lessons: ____, ...row } = added;
  const left = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  await call(admin, "PUT", `/classes/${id}`, { ...left, priceCents: 52_000, places: 9 });
  await page
    .getByRole("main")
    .getByRole("button", { name: t("office:save"), exact: true })
    .click();
  const met = page.getByRole("alert", { name: t("drafts:met.title") });
  await expect(met).toContainText("500");
  await expect(met).toContainText("520");
  await expect(field(page, t, "field.places")).toHaveValue("9");
  await expectAccessible(page, "a meeting of two");
  await met.getByRole("button").click();
  await expect(field(page, t, "field.price")).toHaveValue("520");
});

test("a teacher finds today's lesson, writes its homework in both languages, and enters no other class", async ({
  page,
  context,
}) => {
  const ch = textsIn("ch");
  const admin = await site.signUp({ role: "admin", rememberMe: true });
  const teacher = await site.signUp({ role: "teacher", rememberMe: true });
  const foreign = await plantClass(admin);
  const mine = await plantClass(admin, { teacher: teacher.user.id, weekday: 5 });
  await site.db
    .updateTable("lessons")
    .set({ startsAt: site.clock.now(), endsAt: new Date(site.clock.now().getTime() + 3_600_000) })
    .where("classId", "=", mine.id)
    .where("week", "=", 1)
    .execute();
  await keepSession(context, teacher);
  await speak(context, site.url, "ch");
  await open(page, site.url + paths.admin);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ch("classes-office:today.title"));
  const today = main.getByRole("region", { name: ch("classes-office:today.lessons") });
  await expect(today.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "a teacher's day");
  await today.getByRole("link", { name: "AMC 8 课程" }).click();
  await field(page, ch, "field.homework", "en").fill("Show that $1+1=2$.");
  await field(page, ch, "field.homework", "ch").fill("证明 $1+1=2$。");
  await field(page, ch, "lesson.dueAt").fill(`${inDays(2)}T20:00`);
  await field(page, ch, "lesson.solutionFrom").fill(`${inDays(3)}T20:00`);
  await expect(main.getByRole("region").locator(".katex").first()).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(main.getByText(ch("office:standing.saved"))).toBeVisible();
  await expectAccessible(page, "a lesson being written");
  await open(page, site.url + paths.adminClass(mine.id));
  await expect(main.getByRole("row").nth(1)).toContainText(ch("classes-office:field.homework"));
  await expectAccessible(page, "a class on its teacher's desk");
  for (const path of [
    paths.adminClass(foreign.id),
    paths.adminRoster(foreign.id),
    paths.adminLesson(foreign.id, "1"),
  ]) {
    await open(page, site.url + path);
    await expect(main.getByRole("heading", { level: 1 }), path).toHaveText(ch("notFound.title"));
  }
});

test("the office keeps a payment, lets somebody in out of turn with a reason only, and saves a table", async ({
  page,
  context,
}) => {
  const admin = await site.signUp({ role: "admin", rememberMe: true });
  const { id } = await plantClass(admin);
  for (const [name, studentName] of [
    ["First Family", "Ming First"],
    ["Second Family", "Lan Second"],
  ] as const) {
    await call(await site.signUp({ name }), "POST", `/classes/${id}/place`, {
      ...{
        studentName,
        age: 12,
        parentName: "陈慧",
        parentEmail: "hui@example.com",
        parentPhone: "+1 614 555 0182",
        note: "",
      },
    });
  }
  await keepSession(context, admin);
  await open(page, site.url + paths.adminRoster(id));
  const main = page.getByRole("main");
  const rowOf = (name: string) => main.getByRole("row").filter({ hasText: name });
  await expect(rowOf("Ming First")).toContainText(t("classes-office:payment.due"));
  await expectAccessible(page, "a roster");
  const change = (name: string) => main.getByRole("button", { name: t("classes-office:roster.changeName", { name }) });
  const dialog = page.getByRole("dialog");
  await change("Ming First").click();
  await dialog.getByLabel(t("classes-office:field.payment"), { exact: true }).selectOption("paid");
  await dialog.getByRole("button", { name: t("classes-office:roster.savePayment") }).click();
  await expect(rowOf("Ming First")).toContainText(t("classes-office:payment.paid"));
  await change("Lan Second").click();
  await dialog.getByRole("button", { name: t("classes-office:roster.give"), exact: true }).click();
  await expect(dialog.getByText(t("fields:REASON_NEEDED"))).toBeVisible();
  await dialog.getByLabel(t("classes-office:roster.reason"), { exact: true }).fill("Her sister is in the class");
  await dialog.getByRole("button", { name: t("classes-office:roster.give"), exact: true }).click();
  await expect(main.getByRole("region", { name: t("classes-office:roster.taken", { count: 2 }) })).toBeVisible();
  const saved = page.waitForEvent("download");
  await main.getByRole("button", { name: t("classes-office:roster.csv") }).click();
  const bytes = await readFile(await (await saved).path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain("Lan Second");
  expect(bytes.toString()).toContain("陈慧");
});
