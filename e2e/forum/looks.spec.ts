import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { writePost, writeReply } from "./forum-site.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

test("list, thread and editor are accessible and fit small screens, for a visitor and for whoever writes", async ({
  page,
  browser,
}) => {
  const asking = await site.signUp({ role: "teacher", name: "Elena Rivera" });
  const content =
    "| side | squares |\n| --- | --- |\n| 2 | $1+4$ |\n\n:::spoiler\nIt is **two hundred and four**.\n:::\n\nSo `n` of them?";
  const post = await writePost(site, asking.token, { title: "How many squares?", content, category: "math-help" });
  const first = await writeReply(site, asking.token, post, "A hint: begin with a board of two by two.");
  await writeReply(site, asking.token, post, "Then go on with three by three.");
  await site.db.updateTable("forumPosts").set({ acceptedReplyId: first }).where("id", "=", post).execute();
  await open(page, `${site.url}/forum?category=math-help`);
  await expectAccessible(page, "the list");
  await open(page, `${site.url}/forum/posts/${post}`);
  await expectAccessible(page, "a thread");
  const described = JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? "");
  expect(described).toMatchObject({
    "@type": "QAPage",
    mainEntity: { name: "How many squares?", acceptedAnswer: { text: "A hint: begin with a board of two by two." } },
  });
  expect(JSON.stringify(described)).not.toContain("two hundred and four");

  const context = await browser.newContext(desk);
  await keepSession(context, asking);
  const own = await context.newPage();
  await open(own, `${site.url}/forum/posts/${post}`);
  await own.getByLabel(t("forum-writing:reply.label")).fill("Is it $n^2$?");
  await expectAccessible(own, "a thread with a reply begun");
  await own
    .getByRole("button", { name: t("forum:writing.more") })
    .first()
    .click();
  await own.getByRole("menuitem", { name: t("forum:writing.delete") }).click();
  await expect(own.getByRole("dialog")).toBeVisible();
  await expectAccessible(own, "what is asked before a post is deleted");
  await open(own, `${site.url}/forum/new?category=math-help`);
  await own.getByRole("button", { name: t("forum-writing:compose.send"), exact: true }).click();
  await expectAccessible(own, "a new post with what is wrong with it");
  await context.close();
});
