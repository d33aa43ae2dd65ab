import { blogFaults } from "@dripstone/content";
import { blogSlug } from "@dripstone/contract/blog/slug";
import { sql } from "kysely";
import { instantOf } from "../../../calendar/wall-time.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { slugOf } from "../../../slug-of.ts";
import { indexPost } from "../found/index-posts.ts";
import { lockPost } from "./lock-post.ts";
import { type DeskPostRow, readDeskPost } from "./read-post.ts";
import { allSlugs, lockSlugs, takeSlug } from "./take-slug.ts";
import type { DeskDeps, Opened, Writer } from "./writing.ts";

/** Where an English title has no letters of which an address could be made. */
const NAMELESS = "post";

/**
 * Publishes a post at once, or at an instant by the school's clock, which may be moved as long as it has not come; what nobody has given an
 * address gets one of its English title.
 */
export function publishPost(
  { db, clock }: DeskDeps,
  { user, audit }: Writer,
  { id, version, at }: Opened & { at?: string | undefined },
): Promise<DeskPostRow> {
  return inTransaction(db, async (transaction) => {
    await lockSlugs(transaction);
    const now = clock();
    const { state, texts, author, tags, featured, slug: given } = await lockPost(transaction, { id, version }, now);
    if (state === "published") throw new ApiError("BLOG_POST_PUBLISHED");
    const slug = given ?? slugOf(texts.en.title, await allSlugs(transaction), NAMELESS);
    if (blogFaults({ slug, texts, author, tags, featured }).length > 0 || !blogSlug.test(slug)) {
      throw new ApiError("BLOG_POST_NOT_READY");
    }
    const publishAt = at === undefined ? now : await readInstant(transaction, at);
    // A slip in the date must not publish at once what was to come later.
    if (publishAt < now) throw new ApiError("INVALID_INPUT", { fields: { at: { code: "TIME_PAST" } } });
    await takeSlug(transaction, id, slug);
    await transaction
      .updateTable("blogPosts")
      .set({ slug, publishAt, takenOver: true, version: version + 1, editedAt: now, editedBy: user.id })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { title: texts.en.title, at: publishAt.toISOString() } });
    await indexPost(transaction, id, given);
    await announce(transaction, "blog");
    return readDeskPost(transaction, id);
  });
}

async function readInstant(db: Database, wallTime: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${instantOf(wallTime)} as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from has one row");
  return row.at;
}
