import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, openAnswered, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { writePost, writeReply } from "./forum-site.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

const squares = { title: "How many squares?", content: "How many squares has a chess board?", category: "math-help" };
const articles = (page: Page) => page.getByRole("article");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
/** Chooses something in the moderators' menu of a post or a reply, by keys. */
async function moderate(page: Page, article: number, item: string): Promise<void> {
  await articles(page)
    .nth(article)
    .getByRole("button", { name: t("moderation:deeds.label") })
    .press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}
/** Whoever goes by keys is at the menu's button again. */
const expectToStay = (page: Page, article: number) =>
  expect(
    articles(page)
      .nth(article)
      .getByRole("button", { name: t("moderation:deeds.label") }),
  ).toBeFocused();
const sayWhy = async (page: Page, send: string) => {
  await page.getByRole("textbox", { name: t("moderation:why") }).fill("Please write it in other words.");
  await page.getByRole("dialog").getByRole("button", { name: send, exact: true }).click();
};

test("a teacher hides a reply in its place and shows it again, and its author and others see what they are to see", async ({
  page,
  context,
  browser,
}) => {
  const writer = await site.signUp({ role: "teacher", name: "Mr. Chen" });
  const post = await writePost(site, writer.token, squares);
  for (const words of ["The first of three replies.", "The second of three replies.", "The third of three replies."])
    await writeReply(site, writer.token, post, words);
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await openAnswered(page, `${site.url}/forum/posts/${post}`, "/forum/posts/*/mine?**");
  await moderate(page, 2, t("moderation:hide.open"));
  await sayWhy(page, t("moderation:hide.send"));
  await expect(toast(page, t("moderation:deeds.hidden.reply"))).toBeInViewport();
  await expect(articles(page)).toHaveCount(4);
  await expect(articles(page).nth(2)).toContainText("The second");
  const marked = page.getByRole("listitem").filter({ hasText: t("forum-writing:standing.others.hidden.reply") });
  await expect(marked).toContainText("Please write it in other words.");
  await expectAccessible(page, "a thread with a hidden reply, as moderators see it");

  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, `${site.url}/forum/posts/${post}`);
  await expect(articles(visitor)).toHaveCount(3);
  await expect(visitor.getByText("The second of three")).toHaveCount(0);
  await visitor.context().close();
  const own = await browser.newContext();
  await keepSession(own, writer);
  const ofAuthor = await own.newPage();
  await open(ofAuthor, `${site.url}/forum/posts/${post}`);
  await expect(ofAuthor.getByText(t("forum-writing:standing.hidden.reply"))).toBeVisible();
  await own.close();

  await marked.getByRole("button", { name: t("moderation:deeds.show") }).click();
  await expect(toast(page, t("moderation:deeds.visible.reply"))).toBeInViewport();
  await expect(marked).toHaveCount(0);
  await expect(articles(page).nth(2)).toContainText("The second");
});

test("a teacher locks, pins, moves and hides a post, and silences who wrote it, without leaving it", async ({
  page,
  context,
}) => {
  const student = await site.signUp({ name: "Ada" });
  const post = await writePost(site, student.token, squares);
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await openAnswered(page, `${site.url}/forum/posts/${post}`, "/forum/posts/*/mine?**");
  await expect(page.getByText(t("forum-writing:standing.others.held.post"))).toBeVisible();
  await page.getByRole("button", { name: t("moderation:approve.held"), exact: true }).click();
  await expect(toast(page, t("moderation:deeds.visible.post"))).toBeVisible();

  await moderate(page, 0, t("moderation:deeds.lock"));
  await expect(page.getByText(t("forum:mark.locked"), { exact: true })).toBeVisible();
  await expectToStay(page, 0);
  await moderate(page, 0, t("moderation:deeds.unlock"));
  await expect(page.getByText(t("forum:mark.locked"), { exact: true })).toHaveCount(0);
  await expectToStay(page, 0);
  await moderate(page, 0, t("moderation:deeds.pin"));
  await expect(page.getByText(t("forum:mark.pinned"), { exact: true })).toBeVisible();
  await expectToStay(page, 0);

  await moderate(page, 0, t("moderation:move.open"));
  const where = page.getByLabel(t("moderation:move.to"));
  await expectAccessible(page, "what is asked before a post is moved");
  await page.keyboard.press("Escape");
  await expectToStay(page, 0);
  await moderate(page, 0, t("moderation:move.open"));
  const name = (await where.locator("option").nth(2).textContent()) ?? "";
  await where.selectOption(name);
  await page.getByRole("button", { name: t("moderation:move.send"), exact: true }).click();
  await expect(toast(page, t("moderation:move.done", { category: name }))).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("banner").or(page.locator("header")).getByText(name).first(),
  ).toBeVisible();

  await moderate(page, 0, t("moderation:silence.open"));
  await sayWhy(page, t("moderation:silence.send"));
  await expect(toast(page, t("moderation:silence.done", { name: "Ada" }))).toBeVisible();
  await expectToStay(page, 0);

  await moderate(page, 0, t("moderation:hide.open"));
  await sayWhy(page, t("moderation:hide.send"));
  await expect(page.getByText(t("forum-writing:standing.others.hidden.post"))).toBeVisible();
  await expectToStay(page, 0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(squares.title);
  await expectToFit(page, "a hidden post as moderators see it");
  await moderate(page, 0, t("moderation:deeds.show"));
  await expect(page.getByText(t("forum-writing:standing.others.hidden.post"))).toHaveCount(0);
});

test("a teacher changes a reply out of the queue, says why, and keeps its earlier version from others", async ({
  page,
  context,
}) => {
  const newcomer = await site.signUp({ name: "Ada" });
  const post = await writePost(site, (await site.signUp({ role: "teacher" })).token, squares);
  const reply = await writeReply(site, newcomer.token, post, "Two hundred and four, says my sister.");
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await openAnswered(page, `${site.url}${paths.adminForum}?reason=first-posts&sort=newest`, "/forum/queue?**");
  const reading = page.getByRole("region", { name: t("moderation:reading", { title: squares.title }) });
  await expect(reading).toContainText("says my sister");
  await page.keyboard.press("e");
  await expect(page.getByLabel(t("forum-writing:edit.othersReply"))).toBeFocused();
  await page.getByLabel(t("forum-writing:edit.othersReply")).fill("Two hundred and four, says somebody I know.");
  await page.getByRole("button", { name: t("forum-writing:edit.save") }).click();
  const why = page.getByRole("textbox", { name: t("forum-writing:edit.reason") });
  await expect(why).toHaveAccessibleDescription(new RegExp(t("fields:FIELD_REQUIRED")));
  await why.fill("Nobody needs to know of your family.");
  await page.getByRole("button", { name: t("forum-writing:edit.save") }).click();
  await expect(page).toHaveURL(/\/admin\/forum\?reason=first-posts&sort=newest$/);
  await expect(reading).toContainText("somebody I know");
  await page.keyboard.press("a");
  await expect(page.getByText(t("moderation:done.visible", { title: squares.title }))).toBeVisible();

  await open(page, `${site.url}/forum/posts/${post}?reply=${reply}`);
  await page.getByRole("button", { name: t("forum:writing.edited") }).click();
  const history = page.getByRole("dialog");
  await expect(history.locator("del")).toContainText("my sister");
  await expect(history.locator("ins")).toContainText("somebody I know");
  await history.getByText(t("forum-writing:history.whole"), { exact: true }).click();
  await expect(history).toContainText("says my sister");
  await expect(history).toContainText(t("forum-writing:history.onlyTeachers"));
  await history.getByRole("button", { name: t("moderation:versions.show") }).click();
  await expect(history.getByRole("button", { name: t("moderation:versions.withhold") })).toBeVisible();
  await expectAccessible(page, "the earlier versions, as moderators see them");
  await history.getByRole("button", { name: t("moderation:versions.withhold") }).click();
  await expect(history).toContainText(t("forum-writing:history.onlyTeachers"));
});
