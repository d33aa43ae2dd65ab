import ch from "../../../../locales/ch/forum.json" with { type: "json" };
import en from "../../../../locales/en/forum.json" with { type: "json" };
import type { Database } from "../../../database/connect.ts";
import { givenIds } from "../../../database/given-ids.ts";
import type { About } from "../../../notices/about.ts";

/** `reply` is empty, or missing in what is older than this, where it is about the post itself. */
type OfThread = { title: string; post: string; reply?: string };

const NOT_PUBLIC = { en: en.notPublic, ch: ch.notPublic };

/**
 * Notices with the titles that their threads have now: what was hidden, held, deleted or changed is read in nobody's notices any more, either. Who is
 * told of what became of their own post knows its title.
 */
export async function titlesNow(abouts: readonly OfThread[], { db }: { db: Database }): Promise<About[]> {
  const asked = JSON.stringify([...new Set(abouts.map(({ post }) => post))]);
  const posts = await db
    .selectFrom("forumPosts")
    .where("state", "=", "visible")
    .where(({ eb, ref }) => eb(ref("id"), "=", eb.fn.any(givenIds(asked))))
    .select(["id", "title"])
    .execute();
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return abouts.map((about) => ({
    ...about,
    title: titles.get(about.post) ?? (about.reply ? NOT_PUBLIC : about.title),
  }));
}
