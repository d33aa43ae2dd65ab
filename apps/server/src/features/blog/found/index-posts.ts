import { atHeadings } from "@dripstone/content";
import type { BlogText } from "@dripstone/contract/blog/draft";
import { locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Found } from "../../../search/found.ts";
import { indexText } from "../../../search/search.ts";
import type { Source } from "../../../search/source.ts";
import { spokenWords } from "../../../search/spoken-words.ts";
import { nextPublished, publishedPosts } from "../posts/published.ts";

/** A post in one language, found by whoever looks through the site. */
export const BLOG_POST = "blog-post";

/** The tutor leans on a section of a post: of a whole one, nearly every question has some words. */
const SECTION = "blog-section";

const kinds = [BLOG_POST, SECTION];

/**
 * Posts by what stands in them; their pages are named by their slugs. What is scheduled is known already, and found from the instant on at
 * which it is published.
 */
export const blogSource = ({
  db: home,
  clock,
}: Pick<Deps, "db" | "clock">): Source & Required<Pick<Found, "openUntil">> => ({
  kind: SECTION,
  link: (page) => paths.blogPost(page),
  async areOpen(db, pages) {
    const open = await publishedPosts(db, clock()).where("post.slug", "in", pages).select("post.slug").execute();
    return open.map(({ slug }) => slug);
  },
  openUntil: () => nextPublished(home, clock()),
});

/** Lets a post be found as it stands now, by this slug and by no other, once it is published; a draft is not. */
export async function indexPost(transaction: Database, id: string, formerSlug: string | null): Promise<void> {
  const post = await transaction
    .selectFrom("blogPosts")
    .where("id", "=", id)
    .select(["slug", "texts", "author", "publishAt"])
    .executeTakeFirst();
  const slugs = [formerSlug, post?.slug].filter((slug) => slug != null);
  if (slugs.length > 0) {
    const documents = transaction.deleteFrom("searchDocuments").where("kind", "in", kinds);
    await documents.where("page", "in", slugs).execute();
  }
  if (!post?.slug || !post.publishAt) return;
  const { slug, texts, author, publishAt: at } = post;
  for (const locale of locales) {
    const found = { page: slug, ownerId: null, title: texts[locale].title, marks: [], at };
    const sections = sectionsOf(texts[locale]).map(spokenWords);
    await indexText(transaction, {
      ...{ kind: BLOG_POST, id: `${slug}/${locale}`, ...found },
      body: [texts[locale].summary, ...sections.map(({ text }) => text)].join("\n"),
      unseen: [author[locale], ...sections.map(({ formulas }) => formulas)].join("\n"),
    });
    for (const [place, { text: body, formulas: unseen }] of sections.entries()) {
      await indexText(transaction, { kind: SECTION, id: `${slug}/${place}/${locale}`, ...found, body, unseen });
    }
  }
}

function sectionsOf({ body }: BlogText): string[] {
  const { before, sections } = atHeadings(body, 2);
  return [before, ...sections.map(({ heading, body }) => `${heading}\n\n${body}`)].filter((part) => part.trim() !== "");
}
