import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, openAnswered, speak, useSite } from "../site.ts";
import { type Texts, textsIn } from "../texts.ts";
import { writePost } from "./forum-site.ts";

const site = useSite();
const t = textsIn("en");
const RULES = "- **Be kind**\n- Count $1 + 1$ first";

test.use(desk);

type Categories = ReplyOf<"GET /admin/forum-categories">;

/** The office's API, for what a journey is not about. */
async function office<Data>({ token }: SignedUp, method: string, path: string, body?: object): Promise<Data> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const reply = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: Data }).data;
}

const categoriesOf = (admin: SignedUp) => office<Categories>(admin, "GET", "/admin/forum-categories");

/** The pages of the categories, by what they say. */
function categoriesScreen(page: Page, text: Texts) {
  const main = page.getByRole("main");
  const rows = main.getByRole("list", { name: text("meta:adminCategories.title") }).getByRole("listitem");
  const field = (what: string, language: "en" | "ch") =>
    main.getByLabel(text("categories:labelIn", { what, language: text(`categories:language.${language}`) }), {
      exact: true,
    });
  return {
    main,
    rows,
    names: rows.getByRole("link"),
    grip: (name: string) =>
      main.getByRole("button", { name: text("categories:list.drag.label", { name }), exact: true }),
    async choose(name: string, item: "up" | "down" | "remove" | "edit") {
      await main.getByRole("button", { name: text("categories:list.more", { name }) }).click();
      await page.getByRole("menuitem", { name: text(`categories:list.${item}`), exact: true }).click();
    },
    name: (language: "en" | "ch") => field(text("categories:field.name"), language),
    description: (language: "en" | "ch") => field(text("categories:field.description"), language),
    rules: (language: "en" | "ch") => field(text("categories:field.rules"), language),
  };
}

test("an admin orders the categories by keys, by dragging and from their menus, and the forum follows", async ({
  page,
  context,
}) => {
  await keepSession(context, await site.signUp({ role: "admin" }));
  await openAnswered(page, site.url + paths.adminCategories, "/admin/forum-categories");
  const { rows, names, grip, choose } = categoriesScreen(page, t);
  await expect(rows.first()).toBeVisible();
  const before = await names.allTextContents();
  const [first = "", second = "", third = "", fourth = ""] = before;
  await expectAccessible(page, "the list of categories");

  await grip(first).focus();
  await page.keyboard.press("Space");
  const lifted = { name: first, number: 1, count: before.length };
  await expect(page.getByText(t("categories:list.drag.lifted", lifted))).toBeAttached();
  for (const row of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(row)).toHaveAttribute("data-over");
  }
  await page.keyboard.press("Space");
  const moved = { name: first, number: 3, count: before.length };
  await expect(page.getByText(t("categories:list.moved", moved))).toBeVisible();
  await expect(names).toHaveText([second, third, first, ...before.slice(3)]);

  await grip(second).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toHaveAttribute("data-over");
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("categories:list.drag.canceled"))).toBeAttached();

  const keptOnce = page.waitForResponse("**/api/forum/categories/order");
  await grip(fourth).dragTo(rows.first(), { steps: 10 });
  await keptOnce;
  await expect(names).toHaveText([fourth, second, third, first, ...before.slice(4)]);
  // What is said of it has been said before, and the list moves ahead of the server.
  const kept = page.waitForResponse("**/api/forum/categories/order");
  await choose(first, "up");
  await kept;
  const now = [fourth, second, first, third, ...before.slice(4)];
  await expect(page.getByText(t("categories:list.moved", moved))).toBeVisible();
  await expect(names).toHaveText(now);

  await open(page, site.url + paths.forum);
  const shown = page
    .getByRole("navigation", { name: t("forum-list:categories.label") })
    .locator("a[data-color] > span");
  expect((await shown.allTextContents()).filter((text) => now.includes(text))).toEqual(now);
});

test("an admin adds a category in both languages, is held before it is lost, and meets another admin's change", async ({
  page,
  context,
}) => {
  const [admin, other] = [await site.signUp({ role: "admin" }), await site.signUp({ role: "admin" })];
  await keepSession(context, admin);
  await open(page, site.url + paths.adminCategories);
  const { main, rows, name, description, rules } = categoriesScreen(page, t);
  await main.getByRole("link", { name: t("categories:list.add") }).click();
  await name("en").fill("Chess and riddles");
  await description("en").fill("Knights, kings, and things to puzzle over.");
  await page.getByRole("button", { name: t("categories:add"), exact: true }).click();
  await expect(name("ch"), "the first that lacks").toBeFocused();
  await expect(name("ch")).toHaveAccessibleDescription(t("fields:FIELD_REQUIRED"));
  await name("ch").fill("棋与谜");
  await description("ch").fill("马、王和各种谜题。");
  await rules("en").fill(RULES);
  await rules("ch").fill("- **友善**");
  await expect(
    main.getByRole("region", { name: t("categories:rules.preview", { language: t("categories:language.en") }) }),
  ).toContainText("Be kind");
  await main.getByRole("radio", { name: t("categories:color.violet") }).check();
  await main.getByRole("radio", { name: t("categories:icon.flask") }).check();
  await expectAccessible(page, "the editor of a category");

  await main.getByText(t("meta:adminCategories.title"), { exact: true }).last().click();
  const leaving = page.getByRole("dialog", { name: t("drafts:leaving.edited.title") });
  await leaving.getByRole("button", { name: t("drafts:leaving.edited.stay") }).click();
  await page.getByRole("button", { name: t("categories:add"), exact: true }).click();
  await expect(rows.last()).toContainText("Chess and riddles");

  await rows.last().getByRole("link").click();
  await name("en").fill("Chess and logic");
  const [added] = (await categoriesOf(admin)).slice(-1);
  if (!added) throw new Error("it was not added");
  const { id, slug: _, posts: __, otherPosts: ___, ...body } = added;
  const theirs = { ...body, name: { en: "Chess club", ch: "棋社" }, color: "rose" };
  await office(other, "PUT", `/forum/categories/${id}`, theirs);
  const save = page.getByRole("button", { name: t("categories:save"), exact: true });
  await save.click();
  const met = page.getByRole("alert", { name: t("drafts:met.title") });
  await expect(met).toContainText("Chess club");
  await expect(name("en"), "what was written stays").toHaveValue("Chess and logic");
  await expect(name("ch"), "what only the other has changed is there").toHaveValue("棋社");
  await expect(main.getByRole("radio", { name: t("categories:color.rose") })).toBeChecked();
  await save.click();
  await expect(page.getByText(t("categories:said.saved", { name: "Chess and logic" }))).toBeVisible();
  expect((await categoriesOf(admin)).at(-1)).toMatchObject({
    ...{ slug: "chess-and-riddles", color: "rose", icon: "flask", version: 3 },
    name: { en: "Chess and logic", ch: "棋社" },
  });
});

test("an admin deletes a category and chooses where its posts go, old links lead there, and whoever was writing keeps the draft", async ({
  page,
  context,
  browser,
}) => {
  const ch = textsIn("ch");
  const admin = await site.signUp({ role: "admin", preferredLanguage: "ch" });
  const student = await site.signUp({ preferredLanguage: "ch" });
  const words = { title: "机器人一直转圈", content: "我的机器人一通电就一直转圈，停不下来，请问电机是不是接反了？" };
  await writePost(site, admin.token, { ...words, category: "robotics" });

  const writing = await browser.newContext(desk);
  await speak(writing, site.url, "ch");
  await keepSession(writing, student);
  const draft = await writing.newPage();
  await open(draft, `${site.url}${paths.newPost}?category=robotics`);
  await draft.getByLabel(ch("forum-writing:compose.title")).fill("电机没有反应");
  await draft
    .getByLabel(ch("forum-writing:compose.content"))
    .fill("接上电源以后，电机一点反应也没有，我该先检查哪里？");

  await speak(context, site.url, "ch");
  await keepSession(context, admin);
  await open(page, site.url + paths.adminCategories);
  const { rows, choose } = categoriesScreen(page, ch);
  await choose("机器人", "remove");
  const dialog = page.getByRole("dialog", { name: ch("categories:remove.title", { name: "机器人" }) });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: ch("categories:list.more", { name: "机器人" }) })).toBeFocused();
  await choose("机器人", "remove");
  await expect(dialog).toContainText(ch("categories:remove.posts", { count: 1 }));
  await dialog.getByRole("button", { name: ch("categories:remove.send"), exact: true }).click();
  const to = dialog.getByLabel(ch("categories:remove.to"));
  await expect(to).toHaveAccessibleDescription(ch("fields:FIELD_REQUIRED"));
  await expectAccessible(page, "what is asked before a category is deleted");
  await to.selectOption({ label: "编程" });
  await dialog.getByRole("button", { name: ch("categories:remove.send"), exact: true }).click();
  await expect(rows.filter({ hasText: "机器人" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "编程" })).toContainText(ch("categories:list.posts", { count: 1 }));

  await open(page, `${site.url}${paths.forum}?category=robotics`);
  await expect(page.getByRole("region", { name: "编程" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText([
    words.title,
  ]);

  const send = draft.getByRole("button", { name: ch("forum-writing:compose.send"), exact: true });
  const category = draft.getByLabel(ch("forum-writing:compose.category"), { exact: true });
  await send.click();
  await expect(category).toHaveAccessibleDescription(ch("fields:CATEGORY_NOT_OPEN"));
  await category.selectOption("weekly-talk");
  await send.click();
  await expect(category, "which asks for reputation").toHaveAccessibleDescription(
    ch("forum-list:categories.reputation", { count: 10 }),
  );
  await draft.reload();
  await expect(draft.getByLabel(ch("forum-writing:compose.title"))).toHaveValue("电机没有反应");
  await expect(draft.getByLabel(ch("forum-writing:compose.content"))).toHaveValue(
    "接上电源以后，电机一点反应也没有，我该先检查哪里？",
  );
  await writing.close();
});

test("a teacher who comes to the categories is sent home and told why, a visitor is asked to log in", async ({
  page,
  browser,
}) => {
  await open(page, site.url + paths.adminCategories);
  await expect(page.getByRole("dialog", { name: t("accounts:login.title") })).toBeVisible();
  const context = await browser.newContext(desk);
  await keepSession(context, await site.signUp({ role: "teacher" }));
  const shut = await context.newPage();
  for (const path of [paths.adminCategories, paths.adminCategory("new")]) {
    await open(shut, site.url + path);
    await expect(shut.getByText(t("session.forAdmins"))).toBeVisible();
    await expect(shut).toHaveURL(`${site.url}/`);
  }
  await context.close();
});
