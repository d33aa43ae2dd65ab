import type { BlogTag } from "@dripstone/contract/blog/blog-tags";
import type { Database } from "../../../database/connect.ts";
import { indexPost } from "../found/index-posts.ts";
import { minutesOf } from "../posts/minutes.ts";

type Planted = { slug: string; at: Date | null; tags?: BlogTag[]; featured?: boolean; body?: string; title?: string };

const SUMMARY = {
  en: "What a drop does to a stone, told in a sentence.",
  ch: "一滴水怎样对付一块石头，用一句话说清楚，这里是摘要。",
};

/** Writes a post as the office would have, published at an instant or not at all. */
export async function plantPost(
  t: { db: Database; clock: { now(): Date } },
  { slug, at, tags = ["math"], featured = false, ...told }: Planted,
) {
  const { title = `Title of ${slug}`, body = `${"A drop falls on a stone. ".repeat(5)}\n\n## A section\n\nMore.` } =
    told;
  const texts = {
    en: { title, summary: SUMMARY.en, body },
    ch: { title: `${slug}的标题`, summary: SUMMARY.ch, body: `${"水滴落在石头上。".repeat(15)}\n\n## 一节\n\n还有。` },
  };
  const { id } = await t.db
    .insertInto("blogPosts")
    .values({
      ...{ slug, tags, featured, publishAt: at, createdAt: t.clock.now() },
      texts: JSON.stringify(texts),
      author: JSON.stringify({ en: "A teacher", ch: "一位老师" }),
      minutes: JSON.stringify(minutesOf(texts)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await indexPost(t.db, id, null);
  return id;
}
