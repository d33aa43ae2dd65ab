import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { soundDraft } from "../../apps/server/src/features/blog/testing/drafts.ts";
import { holdReplies } from "../hold-replies.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
test.use(desk);

const t = textsIn("en");
const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: "title" | "summary" | "body" | "author", language: "en" | "ch") => {
  const what = t(`blog-desk:field.${name}`);
  const label = t("blog-desk:labelIn", { what, language: t(`blog-desk:language.${language}`) });
  return main(page).getByRole("textbox", { name: label, exact: true });
};

test("an admin writes a post, which is saved by itself, sees what is missing, and publishes it", async ({
  page,
  context,
}) => {
  const { texts, author } = soundDraft();
  await keepSession(context, await site.signUp({ role: "admin" }));
  await open(page, site.url + paths.adminBlog);
  await main(page)
    .getByRole("link", { name: t("blog-desk:list.new") })
    .click();
  await field(page, "title", "en").fill(texts.en.title);
  await expect(page, "saved by itself").toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await expect(main(page).getByText(t("blog-desk:fault.count", { count: 8 }))).toBeVisible();
  await expect(main(page).getByRole("button", { name: t("blog-desk:do.publish") })).toBeDisabled();
  await expectAccessible(page, paths.adminBlogPost("new"));

  for (const language of ["en", "ch"] as const) {
    await field(page, "title", language).fill(texts[language].title);
    await field(page, "summary", language).fill(texts[language].summary);
    await field(page, "body", language).fill(`${texts[language].body}\n\n## $n^2$`);
    await field(page, "author", language).fill(author[language]);
  }
  await main(page).getByText(t("blog:tag.math"), { exact: true }).click();
  await main(page).getByText(t("blog-desk:preview"), { exact: true }).first().click();
  await expect(
    main(page)
      .getByRole("region", { name: t("blog-desk:preview") })
      .locator(".katex"),
  ).toBeVisible();
  await main(page)
    .getByRole("button", { name: t("blog-desk:do.save"), exact: true })
    .click();
  await main(page)
    .getByRole("button", { name: t("blog-desk:do.publish") })
    .click();
  await main(page)
    .getByRole("link", { name: t("blog-desk:do.read") })
    .click();
  await expect(page).toHaveURL(site.url + paths.blogPost("a-drop-a-day"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.en.title);
});

test("what is typed while a new post gets its address is kept, however slow the replies", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ role: "admin" }));
  await open(page, site.url + paths.adminBlogPost("new"));
  const posts = /\/api\/admin\/blog-posts/;
  const begun = await holdReplies(page, posts, "POST");
  const read = await holdReplies(page, posts, "GET");
  await field(page, "title", "en").fill("Slow drops");
  await begun.arrived;
  await field(page, "body", "en").pressSequentially("One ");
  begun.release();
  await field(page, "body", "en").pressSequentially("by ");
  await expect(page, "saved by itself").toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await page.keyboard.type("one");
  await expect(field(page, "body", "en")).toHaveValue("One by one");
  read.release();
  await expect(main(page).getByRole("button", { name: t("blog-desk:do.save"), exact: true })).toBeDisabled();
  await page.reload();
  await expect(field(page, "title", "en")).toHaveValue("Slow drops");
  await expect(field(page, "body", "en")).toHaveValue("One by one");
});

test("of two who write at once, neither loses a word", async ({ page, context }) => {
  const admin = await site.signUp({ role: "admin" });
  await keepSession(context, admin);
  const call = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${admin.token}` },
      body: JSON.stringify(body),
    });
    return (await reply.json()).data;
  };
  const post = soundDraft();
  const { id } = await call("POST", "/admin/blog-posts", { post });
  await open(page, site.url + paths.adminBlogPost(id));
  await expect(field(page, "title", "en")).toHaveValue(post.texts.en.title);
  const theirs = { ...post.texts.ch, title: "另一个标题" };
  await call("PUT", `/admin/blog-posts/${id}`, { version: 1, post: { ...post, texts: { ...post.texts, ch: theirs } } });
  await field(page, "title", "en").fill("My title");
  await main(page)
    .getByRole("button", { name: t("blog-desk:do.save"), exact: true })
    .click();
  await expect(main(page).getByRole("alert", { name: t("drafts:met.title") })).toBeVisible();
  await expect(field(page, "title", "ch")).toHaveValue("另一个标题");
  await expect(field(page, "title", "en")).toHaveValue("My title");
});
