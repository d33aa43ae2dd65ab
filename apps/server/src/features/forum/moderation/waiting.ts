import type { HoldReason, WritingState } from "@dripstone/contract/forum/payloads";
import type { FlagReason } from "@dripstone/contract/forum/writing-payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Person } from "@dripstone/contract/people";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { personAsTheyAre, personOf } from "../../../people/person-of.ts";

type Waits = {
  id: string;
  postId: string;
  replyId: string | null;
  authorId: string | null;
  content: string;
  html: string;
  lang: Locale;
  state: WritingState;
  heldFor: HoldReason | null;
  stateReason: string | null;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
  since: Date;
  /** When it was first reported. */
  reportedAt: Date | null;
  flags: { reason: FlagReason; note: string; at: string; by: Person | null; email: string | null }[];
};

/** What is held, and what is reported and nobody has decided on: found by their indexes, however much there is beside. */
const waiting = sql<Waits>`(
  select written.*, coalesce(flags.list, '[]') as flags, flags.reasons, flags.since as reported_at,
    least(case when written.state = 'held' then coalesce(written.edited_at, written.created_at) end, flags.since) as since
  from (
    select ${columns()}, id as post_id, null::uuid as reply_id from forum_posts where id in (
      select id from forum_posts where state = 'held' union select post_id from forum_flags where settled_at is null
    )
    union all
    select ${columns()}, post_id, id from forum_replies where id in (
      select id from forum_replies where state = 'held' union select reply_id from forum_flags where settled_at is null
    )
  ) as written
  cross join lateral (
    select min(flag.at) as since, array_agg(flag.reason) as reasons, json_agg(json_build_object(
      'reason', flag.reason, 'note', flag.note, 'at', flag.at, 'by', ${personOf("by")}, 'email', flag.email
    ) order by flag.at) as list
    from forum_flags as flag left join users as by on by.id = flag.user_id
    where flag.settled_at is null and (flag.post_id = written.id or flag.reply_id = written.id)
  ) as flags
  where written.state in ('held', 'visible')
)`;

function columns() {
  return sql`id, author_id, content, html, lang, state, held_for, state_reason, version, created_at, edited_at`;
}

/** With what a moderator has to know of each: what it stands in, who wrote it, and what it said before. */
export function withDetails(asked: ReturnType<typeof anyWaiting>, now: Date) {
  return asked
    .innerJoin("forumPosts as post", "post.id", "waiting.postId")
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .leftJoin("users as author", "author.id", "waiting.authorId")
    .leftJoin("forumSilences as silence", (join) =>
      join.onRef("silence.userId", "=", "author.id").on("silence.until", ">", now),
    )
    .select(["waiting.id", "waiting.postId", "waiting.replyId", "waiting.authorId", "waiting.html", "waiting.lang"])
    .select("waiting.content")
    .select(["waiting.state", "waiting.heldFor", "waiting.stateReason", "waiting.version", "waiting.createdAt"])
    .select(["waiting.editedAt", "waiting.since", "waiting.flags", "post.title", "post.locked", "post.pinned"])
    .select(["post.content as postContent"])
    .select(saidBefore.as("before"))
    .select(["category.slug", "category.name", "category.color", "category.icon"])
    .select(["author.role as authorRole", "silence.until as silencedUntil", personAsTheyAre("author").as("author")]);
}

/** What it said when it was reported, or, if nobody has, before its last change; null where it still says that. */
const saidBefore = sql<string | null>`(
  select concat_ws(E'\\n\\n', edit.title, edit.content) from forum_edits as edit
  where case when waiting.reply_id is null then edit.post_id = waiting.post_id else edit.reply_id = waiting.reply_id end
    and edit.at >= coalesce(waiting.reported_at, edit.at)
  order by case when waiting.reported_at is null then edit.at end desc, edit.at, edit.id
  limit 1
)`;

/** All of it, to be narrowed. */
export const anyWaiting = (db: Database) => db.selectFrom(waiting.as("waiting"));

export type WaitingRow = Awaited<ReturnType<ReturnType<typeof withDetails>["execute"]>>[number];
