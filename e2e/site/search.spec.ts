import { lessonPath } from "@dripstone/contract/lessons/paths";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { writePost } from "../forum/forum-site.ts";
import { COURSE, FIRST, plantLessons } from "../lessons/lessons-site.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { pattern, type Texts, textsIn } from "../texts.ts";

const site = useSite();
test.use(desk);

const PHONE = { width: 360, height: 740 };

test.beforeAll(async () => {
  await plantLessons(site);
  const { token } = await site.signUp({ role: "teacher" });
  const content = "How do stalagmites of lime grow, one drop after another?";
  await writePost(site, token, { title: "Lamps in the cave", content, category: "math-help" });
});

function boxOn(page: Page, t: Texts) {
  const box = page.getByRole("dialog", { name: t("search:title") });
  return {
    box,
    field: box.getByRole("combobox", { name: t("search:label") }),
    told: box.getByRole("status"),
    options: (kind: string) => box.getByRole("group", { name: t(`search:kinds.${kind}`) }).getByRole("option"),
  };
}

test("Ctrl+K finds lessons and posts while one types; the arrows choose, Enter opens, and the words stay", async ({
  page,
}) => {
  const t = textsIn("en");
  await open(page, site.url);
  await page.keyboard.press("ControlOrMeta+k");
  const { box, field, told, options } = boxOn(page, t);
  await expect(field).toBeFocused();
  await expect(box.getByText(t("search:lead"))).toBeVisible();
  await page.keyboard.type("stalagmites lamps");
  await expect(told).toHaveText(t("search:found", { count: 2 }));
  await expect(options("lesson")).toHaveText(/^Title of lamps.*Stalagmites of lamps/s);
  await expect(options("lesson").locator("mark").first()).toHaveText("lamps");
  await expect(options("post")).toHaveText(/^Lamps in the cave/);
  await expect(options("lesson")).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page, "what is found while one types");

  await page.keyboard.press("ArrowDown");
  await expect(options("post")).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options("post").getAttribute("id")) ?? "none");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site.url + lessonPath(COURSE, FIRST));
  await expect(box).toBeHidden();

  const link = page.getByRole("banner").getByRole("link", { name: t("list.search"), exact: true });
  await link.click();
  await expect(field).toHaveValue("stalagmites lamps");
  await expect(options("post")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(link).toBeFocused();
});

test("one Chinese character is found, but nothing is looked for while an input method composes it", async ({
  page,
  context,
}) => {
  const t = textsIn("ch");
  await speak(context, site.url, "ch");
  await open(page, site.url);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/search") asked.push(searchParams.get("q") ?? "");
  });
  await page.keyboard.press("ControlOrMeta+k");
  const { box, field, told, options } = boxOn(page, t);
  await expect(field).toBeFocused();
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "ke", selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue("ke");
  await input.send("Input.imeSetComposition", { text: "课", selectionStart: 1, selectionEnd: 1 });
  await input.send("Input.insertText", { text: "课" });
  await expect(told).toHaveText(pattern(t("search:foundMore", { count: 6 }).replace("6", "#"), /\d+/));
  await expect(options("lesson").first().locator("mark")).toHaveText("课");
  await expect(box.getByText(t("search:more")).first()).toBeVisible();
  expect(asked).toEqual(["课"]);
  await field.fill("犀牛骑扫帚");
  await expect(told).toHaveText(t("search:none", { words: "犀牛骑扫帚" }));
});

test("says when the line is down, and looks again when asked to", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url);
  await page.keyboard.press("ControlOrMeta+k");
  const { box, field, options } = boxOn(page, t);
  await page.route("**/api/search**", (route) => route.abort());
  await field.fill("stalagmites");
  await expect(box.getByRole("alert")).toContainText(t("errors:NETWORK_ERROR"));
  await page.unroute("**/api/search**");
  await box.getByRole("button", { name: t("list.retry") }).click();
  await expect(options("post")).toBeVisible();
});

test("in the editor, Ctrl+K makes a link and opens nothing", async ({ page, context }) => {
  const t = textsIn("en");
  await keepSession(context, await site.signUp());
  await open(page, site.url + paths.newPost);
  const editor = page.getByLabel(t("forum-writing:compose.content"));
  await editor.fill("drops");
  await editor.press("ControlOrMeta+a");
  await editor.press("ControlOrMeta+k");
  await expect(editor).toHaveValue(/\[drops\]\(/);
  await expect(boxOn(page, t).box).toBeHidden();
});

test("a phone's menu leads to the page of the search", async ({ page }) => {
  const t = textsIn("en");
  await page.setViewportSize(PHONE);
  await open(page, site.url);
  await page.getByRole("button", { name: t("nav.open") }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("list.search"), exact: true })
    .click();
  const field = page.getByRole("searchbox", { name: t("search:label") });
  await expect(field).toBeFocused();
  await field.fill("stalagmites");
  await field.press("Enter");
  await expect(page.getByRole("region", { name: t("search:kinds.post") }).getByRole("link")).toHaveText(
    "Lamps in the cave",
  );
  await expectAccessible(page, "the page of the search");
});

test("without JavaScript, the page tells what is found", async ({ browser }) => {
  const t = textsIn("en");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("list.search"), exact: true })
    .click();
  await page.getByRole("searchbox", { name: t("search:label") }).fill("stalagmites");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("search:title") })
    .click();
  await page.getByRole("link", { name: "Title of lamps" }).click();
  await expect(page).toHaveURL(site.url + lessonPath(COURSE, FIRST));
  await context.close();
});
