import { userStates } from "@dripstone/contract/accounts/office/list";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { sql } from "kysely";
import { largeSchool, plantLargeSchool } from "../../apps/server/src/testing/large-school.ts";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { desk } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];
let office: SignedUp;

test.use(desk);

test.beforeAll(async () => {
  office = await site.signUp({ name: "Front Desk", role: "admin" });
  await plantLargeSchool(site.db, { admin: office.user.id, now: site.clock.now() });
});

/** The admin whom the school's content brings, the office, and those who were planted. */
const everybody = async () =>
  Number((await sql<{ count: number }>`select count(*) from users`.execute(site.db)).rows[0]?.count);

/** What the office is told of those who are such. */
async function listed(query: string): Promise<{ total: number }> {
  const headers = { authorization: `Bearer ${office.token}` };
  const reply = await fetch(`${site.url}/api/users?${query}`, { headers });
  return ((await reply.json()) as { data: { total: number } }).data;
}

const rows = (page: Page) => page.getByRole("main").locator("tbody tr");
const names = async (page: Page) => page.getByRole("main").locator("tbody th").allInnerTexts();

test("an admin pages through 5,000 people without seeing anybody twice, jumps to the end and back, and finds one of them", async ({
  page,
  context,
}) => {
  const all = await everybody();
  expect(all).toBeGreaterThan(largeSchool.USERS);
  await keepSession(context, office);
  await open(page, `${site.url}${paths.adminUsers}?sort=name&size=100`);
  const count = (number: number) => page.getByText(en("users:list.count", { count: number }), { exact: true });
  await expect(count(all)).toBeVisible();
  await expect(rows(page)).toHaveCount(100);
  const first = await names(page);
  const pages = page.getByRole("navigation", { name: en("users:list.pages") });
  await pages.getByRole("link", { name: en("common:list.next") }).click();
  await expect(rows(page).first()).not.toContainText(first[0] ?? "");
  expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
  await pages.getByRole("link", { name: en("common:list.last") }).click();
  await expect(pages.getByRole("link", { name: en("common:list.next") })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(100);
  await pages.getByRole("link", { name: en("common:list.first") }).click();
  await expect(rows(page).first()).toContainText(first[0] ?? "");
  expect(await names(page)).toEqual(first);

  let sum = 0;
  for (const state of userStates) {
    await page.getByRole("combobox", { name: en("users:column.state") }).selectOption(state);
    await expect(page).toHaveURL((address) => address.searchParams.get("state") === state);
    const { total } = await listed(`state=${state}`);
    if (total > 0) await expect(count(total)).toBeVisible();
    else await expect(page.getByText(en("users:list.noneFits"))).toBeVisible();
    sum += total;
  }
  expect(sum).toBe(all);

  const search = page.getByRole("searchbox", { name: en("users:list.search") });
  await search.fill("4321@large");
  await search.press("Enter");
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("combobox", { name: en("users:column.state") }).selectOption("");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("person-4321@large.example.com");
});

test("an admin in Chinese looks for one entry among a year of them, and reads a year of numbers beside the year before", async ({
  page,
  context,
}) => {
  await keepSession(context, office);
  await speak(context, site.url, "ch");
  await open(page, site.url + paths.adminAudit);
  await expect(page.getByText(ch("audit:count", { count: largeSchool.AUDITED }), { exact: true })).toBeVisible();
  const search = page.getByRole("searchbox", { name: ch("audit:search") });
  await search.fill("ＰＥＲＳＯＮ-31234@");
  await search.press("Enter");
  await expect(page.getByText(ch("audit:count", { count: 1 }), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("person-31234@large.example.com");
  await expect(rows(page)).toContainText(ch("audit:value.deactivate"));

  await open(page, site.url + paths.adminAnalytics);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: ch("analytics:range.days.365") }).click();
  await expect(main.getByRole("heading", { name: ch("analytics:parts.visits") })).toBeVisible();
  await main.getByText(ch("common:chart.table")).first().click();
  // A year is told by its months, of which the first and the last may be one.
  await expect(main.getByRole("table").first().locator("tbody tr").nth(11)).toBeVisible();
  await expect(main.getByText(ch("analytics:pageNames.amc8Lesson"))).toBeVisible();
});

test("an admin opens the roster of a class of a hundred and fifty", async ({ page, context }) => {
  const { classId } = await site.db
    .selectFrom("classPlaces")
    .select("classId")
    .groupBy("classId")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  await keepSession(context, office);
  await open(page, `${site.url}${paths.adminClasses}/${classId}/students`);
  const taken = await site.db.selectFrom("classPlaces").where("classId", "=", classId).select("studentName").execute();
  expect(taken.length).toBeGreaterThan(100);
  for (const { studentName } of [taken[0], taken.at(-1)].flatMap((it) => it ?? [])) {
    await expect(page.getByText(studentName, { exact: true }).first()).toBeVisible();
  }
});

test("an admin with a phone sees where they are in the back office, and has the acts at hand far down the list", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await keepSession(context, office);
  await open(page, `${site.url}${paths.adminUsers}?size=50`);
  const ways = page.getByRole("navigation", { name: en("admin:screens") });
  const menu = ways.getByRole("button", { name: en("admin:menu", { page: en("admin:nav.users") }) });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(ways.getByRole("link")).toHaveCount(0);
  await menu.click();
  await expect(ways.getByRole("link", { name: en("admin:nav.users") })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(ways.getByRole("link")).toHaveCount(0);
  await expect(page.getByText(en("common:list.selectAll"))).toBeInViewport();

  const person = rows(page).nth(40);
  await person.getByRole("checkbox").check();
  await expect(person).toBeInViewport();
  await expect(page.getByRole("button", { name: en("users:act.deactivate"), exact: true })).toBeInViewport({
    ratio: 1,
  });
  await person.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // One person is below all of them.
  await expect(menu).toBeVisible();
});
