import { expect, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { writePost, writeReply } from "./forum-site.ts";

const site = useSite();
const t = textsIn("en");
const squares = {
  title: "How many squares?",
  content: "How many squares are there on a chess board?",
  category: "math-help",
};

test("a student writes a post with a formula and is told that it waits; others find nothing there until a teacher has read it", async ({
  page,
  context,
  browser,
}) => {
  await keepSession(context, await site.signUp({ name: "Mia Chen" }));
  await open(page, `${site.url}/forum`);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("forum-list:list.new") })
    .first()
    .click();
  await page.getByLabel(t("forum-writing:compose.category")).selectOption("math-help");
  await page.getByLabel(t("forum-writing:compose.title")).fill("Half of a half");
  await page
    .getByLabel(t("forum-writing:compose.content"))
    .fill("Is $\\frac{1}{2}$ of $\\frac{1}{2}$ really a quarter?");
  const preview = page.getByRole("region", { name: t("editor:preview.title") });
  await expect(preview.locator(".katex")).toHaveCount(2);
  await page.getByRole("button", { name: t("forum-writing:compose.send"), exact: true }).dblclick();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Half of a half");
  await expect(page.getByText(t("forum-writing:standing.held.post"))).toBeVisible();
  await expect(page.getByRole("article").locator(".katex")).toHaveCount(2);
  const { count } = await site.db
    .selectFrom("forumPosts")
    .where("title", "=", "Half of a half")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);

  const visitor = await browser.newContext();
  const reply = await (await visitor.newPage()).goto(page.url());
  expect(reply?.status()).toBe(404);
  await visitor.close();
  await page.reload();
  await expect(page.getByText(t("forum-writing:standing.held.post"))).toBeVisible();
});

test("a vote is shown at once, taken back when pressed again, and when the server does not take it; who asked accepts an answer, which then comes first", async ({
  page,
  context,
}) => {
  const asking = await site.signUp({ role: "teacher", name: "James Okafor" });
  const answering = await site.signUp({ role: "teacher", name: "Elena Rivera" });
  const post = await writePost(site, asking.token, squares);
  await writeReply(site, answering.token, post, "There are 64 of them, I think.");
  await writeReply(site, answering.token, post, "No: count those of each size, $1+4+9+\\dots+64$.");
  await keepSession(context, asking);
  await open(page, `${site.url}/forum/posts/${post}`);
  const second = page.getByRole("article").filter({ hasText: "count those" });
  const up = second.getByRole("button", { name: t("forum:vote.up"), exact: true });
  const voted = page.waitForResponse("**/api/forum/replies/*/vote");
  await up.press("Enter");
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await expect(second.getByRole("group")).toContainText("1");
  // It is shown before the server has it, and a reload breaks off what is on its way.
  await voted;
  await page.reload();
  await expect(up).toHaveAttribute("aria-pressed", "true");

  await page.route("**/api/forum/replies/*/vote", (route) => route.abort());
  await up.click();
  await expect(page.getByText(t("errors:NETWORK_ERROR"))).toBeVisible();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await page.unroute("**/api/forum/replies/*/vote");
  await up.click();
  await expect(up).toHaveAttribute("aria-pressed", "false");
  await expect(second.getByRole("group")).toContainText("0");

  await second.getByRole("button", { name: t("forum:writing.accept") }).press("Enter");
  const first = page.getByRole("article").nth(1);
  await expect(first).toContainText("count those");
  await expect(first).toContainText(t("forum:writing.accepted"));
  await expect(page.getByRole("article")).toHaveCount(3);
  // Whoever goes by keys goes along, there and back.
  const taken = first.getByRole("button", { name: t("forum:writing.unaccept") });
  await expect(taken).toBeFocused();
  await taken.press("Enter");
  await expect(first).not.toContainText("count those");
  await expect(second.getByRole("button", { name: t("forum:writing.accept") })).toBeFocused();
});

test("nothing of a reply is lost that is typed while words of the page's frame are still on their way", async ({
  page,
  context,
}) => {
  const teacher = await site.signUp({ role: "teacher" });
  const post = await writePost(site, teacher.token, squares);
  await keepSession(context, teacher);
  const asked = Promise.withResolvers<void>();
  await page.route(/\/assets\/offline-(?!keeper)[\w-]+\.js$/, () => asked.resolve());
  await open(page, `${site.url}/forum/posts/${post}`);
  const box = page.getByLabel(t("forum-writing:reply.label"));
  await box.waitFor();
  // Whoever looks away gets at once what otherwise comes when the page has been at rest for a while.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked.promise;
  await box.pressSequentially("That has five squares.");
  await expect(box).toHaveValue("That has five squares.");
});

test("a reply outlives a reload, says what it answers, and is kept when the thread was locked meanwhile", async ({
  page,
  context,
}) => {
  const asking = await site.signUp({ role: "teacher" });
  const post = await writePost(site, asking.token, squares);
  await writeReply(site, asking.token, post, "A hint: begin with a board of two by two.");
  await keepSession(context, await site.signUp({ role: "teacher", name: "Elena Rivera" }));
  await open(page, `${site.url}/forum/posts/${post}`);
  await page
    .getByRole("article")
    .nth(1)
    .getByRole("button", { name: t("forum:writing.quote") })
    .click();
  const box = page.getByLabel(t("forum-writing:reply.label"));
  await expect(box).toHaveValue("> A hint: begin with a board of two by two.\n\n");
  await box.pressSequentially("That has five squares.");
  await page.reload();
  await expect(box).toHaveValue(/two by two\.\n\nThat has five squares\.$/);

  const lock = async (locked: boolean) => {
    const headers = { Authorization: `Bearer ${asking.token}`, "Content-Type": "application/json" };
    const call = { method: "PUT", headers, body: JSON.stringify({ locked }) };
    expect((await fetch(`${site.url}/api/forum/posts/${post}/locked`, call)).status).toBe(200);
  };
  await lock(true);
  await box.press("Control+Enter");
  await expect(box).toHaveAccessibleDescription(new RegExp(t("forum:noReply.locked")));
  await expect(box).toHaveValue(/That has five squares\.$/);
  await expect(page.getByText(t("forum:mark.locked"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("forum:noReply.locked")), "said once").toHaveCount(1);
  const send = page.getByRole("button", { name: t("forum-writing:reply.send") });
  await expect(send).toBeDisabled();
  await box.press("Control+End");
  await box.pressSequentially(" Right?");
  await expect(page.getByText(t("forum:noReply.locked")), "and still there").toHaveCount(1);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: t("forum-writing:reply.copy") }).click();
  await expect(page.getByText(t("forum-writing:reply.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await box.inputValue());

  await lock(false);
  await page.reload();
  await expect(box).toHaveValue(/five squares\. Right\?$/);
  await expect(send).toBeEnabled();
  await box.press("Control+Enter");
  const reply = page.getByRole("article").filter({ hasText: "That has five squares. Right?" });
  await expect(reply.locator("blockquote")).toContainText("begin with a board");
  await expect(box).toHaveValue("");
});

test("whoever replies is not told of it as if it were somebody else's, whichever answer comes first", async ({
  page,
  context,
}) => {
  const asking = await site.signUp({ role: "teacher" });
  const post = await writePost(site, asking.token, squares);
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await page.clock.install();
  await open(page, `${site.url}/forum/posts/${post}`);
  const box = page.getByLabel(t("forum-writing:reply.label"));
  await box.fill("That has five squares.");
  const later = Promise.withResolvers<void>();
  const number = new RegExp(`/api/forum/posts/${post}\\?`);
  await page.route(number, async (route) => {
    const answer = await route.fetch();
    await later.promise;
    await route.fulfill({ response: answer });
  });
  await box.press("Control+Enter");
  await expect(page.getByRole("article").filter({ hasText: "That has five squares." })).toBeVisible();
  const counted = page.waitForResponse(number);
  later.resolve();
  await counted;
  await page.unroute(number);
  const told = page.getByText(t("forum:replies.new", { count: 1 }), { exact: true });
  await expect(told).toHaveCount(0);

  await writeReply(site, asking.token, post, "And what of three by three?");
  await page.clock.fastForward("01:00");
  await expect(told).toBeVisible();
});

test("two who change a post at once see both versions side by side, and none is lost; who may not change it is told so", async ({
  page,
  context,
  browser,
}) => {
  const author = await site.signUp({ role: "teacher" });
  const post = await writePost(site, author.token, squares);
  await keepSession(context, author);
  await open(page, `${site.url}/forum/posts/${post}/edit`);
  const content = page.getByLabel(t("forum-writing:compose.content"));
  await content.fill("How many squares of any size are there on a chess board?");
  const elsewhere = { title: squares.title, content: "How many squares has a board of nine by nine?", version: 1 };
  await fetch(`${site.url}/api/forum/posts/${post}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${author.token}` },
    body: JSON.stringify(elsewhere),
  });
  await page.getByRole("button", { name: t("forum-writing:edit.save") }).click();
  const conflict = page.getByRole("alert", { name: t("forum-writing:conflict.title") });
  await expect(conflict).toContainText("a board of nine by nine");
  await expect(conflict).toContainText("of any size");
  await conflict.getByRole("button", { name: t("forum-writing:conflict.keepMine") }).click();
  await page.getByRole("button", { name: t("forum-writing:edit.save") }).click();
  await expect(page.getByRole("article").first()).toContainText("of any size");
  await page.getByRole("button", { name: t("forum:writing.edited") }).click();
  const history = page.getByRole("dialog");
  await expect(history.locator("ins").filter({ hasText: "of any size" })).toBeVisible();
  await history.getByText(t("forum-writing:history.whole"), { exact: true }).click();
  await expect(history).toContainText("a board of nine by nine");

  const other = await browser.newContext();
  await keepSession(other, await site.signUp());
  const stranger = await other.newPage();
  await open(stranger, `${site.url}/forum/posts/${post}/edit`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("You are not authorized to edit this post");
  await other.close();
});

test("what is too short, too long or missing is told at its field in Chinese, counted as people count, and nothing is lost", async ({
  page,
  context,
}) => {
  const ch = textsIn("ch");
  const asking = await site.signUp({ role: "teacher" });
  const post = await writePost(site, asking.token, squares);
  await speak(context, site.url, "ch");
  await keepSession(context, await site.signUp());
  await open(page, `${site.url}/forum/new`);
  const title = page.getByLabel(ch("forum-writing:compose.title"));
  await title.fill("四个字啊");
  await page.getByLabel(ch("forum-writing:compose.content")).fill("题".repeat(5001));
  await page.getByRole("button", { name: ch("forum-writing:compose.send"), exact: true }).click();
  await expect(page.getByText(ch("fields:FIELD_TOO_SHORT", { min: 5 }))).toBeVisible();
  await expect(page.getByText(ch("fields:FIELD_TOO_LONG", { max: 5000 }))).toBeVisible();
  await expect(page.getByText(ch("fields:FIELD_REQUIRED"))).toBeVisible();
  await expect(page.getByLabel(ch("forum-writing:compose.category"))).toBeFocused();
  await expect(title).toHaveValue("四个字啊");

  await open(page, `${site.url}/forum/posts/${post}`);
  const box = page.getByLabel(ch("forum-writing:reply.label"));
  await box.fill("😀".repeat(9));
  await box.press("Control+Enter");
  await expect(page.getByText(ch("fields:FIELD_TOO_SHORT", { min: 10 }))).toBeVisible();
  await box.fill("😀".repeat(10));
  await box.press("Control+Enter");
  await expect(page.getByText(ch("forum-writing:standing.held.reply"))).toBeVisible();
  await expect(page.getByRole("article").last()).toContainText("😀".repeat(10));
});
