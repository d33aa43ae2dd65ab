import { HOUR_MS } from "@dripstone/contract/durations";
import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { plantPost } from "../../apps/server/src/features/blog/testing/posts.ts";
import { site as brand } from "../../site.config.ts";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const gnomon = "odd-numbers-add-up-to-squares";
const NUMBERED = 14;

test.beforeAll(async () => {
  const ago = (hours: number) => new Date(site.clock.now().getTime() - hours * HOUR_MS);
  for (let hours = 1; hours <= NUMBERED; hours += 1) await plantPost(site, { slug: `stone-${hours}`, at: ago(hours) });
  const renamed = await plantPost(site, { slug: "a-new-name", at: ago(20), tags: ["college"] });
  await site.db.insertInto("blogFormerSlugs").values({ slug: "an-old-name", postId: renamed }).execute();
  await plantPost(site, { slug: "not-yet", at: ago(-2), tags: ["college"] });
});

test("a reader loads more posts, reads one by its sections, and goes on to another", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + paths.blog);
  const main = page.getByRole("main");
  const recent = main.getByRole("heading", { level: 3 });
  await expect(main.getByRole("region", { name: t("blog:list.featured") })).toContainText("Why odd numbers");
  await expect(recent.filter({ hasText: "Title of stone-" })).toHaveCount(12);
  await main.getByRole("link", { name: t("blog:list.more") }).click();
  await expect(recent.filter({ hasText: "Title of stone-" })).toHaveCount(NUMBERED);
  await expect(page).toHaveURL(site.url + paths.blog);
  await expect(main.getByRole("region", { name: t("blog:list.recent") }).last()).toBeFocused();

  await main.getByRole("link", { name: "Why odd numbers add up to squares" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why odd numbers add up to squares");
  const { elena } = brand.teachers;
  await expect(main.getByRole("link", { name: elena.en })).toHaveAttribute("href", `${paths.about}#elena`);
  await main.getByRole("button", { name: t("footer.share"), exact: true }).click();
  await expect(main.getByRole("button", { name: t("share:copy") })).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("navigation", { name: t("blog:post.contents") })
    .getByRole("link", { name: "How a drop falls" })
    .click();
  await expect(page).toHaveURL(`${site.url}${paths.blogPost(gnomon)}#part-how-a-drop-falls`);
  await expect(main.getByRole("heading", { name: "How a drop falls" })).toBeInViewport();
  const related = main
    .getByRole("region", { name: t("blog:post.related") })
    .getByRole("link")
    .first();
  const title = (await related.textContent()) ?? "";
  await related.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("without scripts the list has pages, in Chinese, and a post its whole text and its way to the feeds", async ({
  browser,
}) => {
  const t = textsIn("ch");
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies([{ name: "lang", value: "ch", url: site.url }]);
  const page = await plain.newPage();
  await page.goto(site.url + paths.blog);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t("blog:list.more") }).click();
  await expect(main.getByRole("heading", { name: `stone-${NUMBERED}的标题` })).toBeVisible();
  await expect(main.getByRole("heading", { name: "stone-1的标题", exact: true })).toHaveCount(0);
  await main.getByRole("link", { name: t("blog:list.first") }).click();
  await main
    .getByRole("link", { name: t("blog:tag.college"), exact: true })
    .first()
    .click();
  await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText("a-new-name的标题");

  await page.goto(site.url + paths.blogPost(gnomon));
  await expect(main.getByRole("heading", { name: "水滴怎样下落" })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute("href", "/feeds/blog/ch.atom");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((it) => JSON.parse(it)["@type"])).toContain("BlogPosting");
  expect(JSON.parse(data.find((it) => it.includes("BlogPosting")) ?? "{}")).toMatchObject({
    author: { "@type": "Person", name: brand.teachers.elena.ch, url: `${site.url}${paths.about}?lang=ch#elena` },
    headline: "奇数相加，为什么得平方数",
    datePublished: "2026-03-14T12:00:00.000Z",
    inLanguage: "zh-Hans",
  });
  await plain.close();
});

test("an old address leads to the new one, and a post to come is there when its hour has struck", async ({ page }) => {
  const moved = await fetch(`${site.url}${paths.blogPost("an-old-name")}?lang=ch`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/a-new-name?lang=ch"]);
  await page.goto(site.url + paths.blogPost("an-old-name"));
  await expect(page).toHaveURL(site.url + paths.blogPost("a-new-name"));

  const statusOf = async () => (await fetch(site.url + paths.blogPost("not-yet"))).status;
  const isListed = async () => (await (await fetch(`${site.url}/blog?tag=college`)).text()).includes("/blog/not-yet");
  expect([await statusOf(), await isListed()]).toEqual([404, false]);
  site.clock.advanceHours(2);
  expect([await statusOf(), await isListed()]).toEqual([200, true]);
  await page.goto(site.url + paths.blogPost("no-such-post"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("en")("common:notFound.title"));
});
