import { createHash } from "node:crypto";
import { type ForumSource, readForum } from "@dripstone/content";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { site } from "../../../../../../site.config.ts";
import { keepReputation } from "../../../achievements/reputation.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Seeding } from "../../../feature.ts";
import { indexThread } from "../state/index-thread.ts";
import { excerptOf, renderWriting } from "../writing/render-writing.ts";
import { contentFolder } from "./content-folder.ts";

type Thread = ForumSource["threads"][number];

/** Ids of the people who write, by their keys in the content. */
type Ids = ReadonlyMap<string, string>;

/** Fills a demo's forum in which nobody has written yet with the content's threads. */
export async function seedDemoThreads({ db, now, demo }: Seeding): Promise<void> {
  if (!demo) return;
  const some = await db.selectFrom("forumPosts").select("id").limit(1).executeTakeFirst();
  if (some) return;
  const { people, threads } = await readForum(contentFolder);
  const ids = await findPeople(db, people);
  const categories = await db.selectFrom("forumCategories").select(["id", "slug"]).execute();
  for (const thread of threads) {
    const category = categories.find(({ slug }) => slug === thread.category);
    if (category) await plant(db, thread, { ids, categoryId: category.id, now });
  }
  for (const id of ids.values()) await keepReputation(db, id);
  await announce(db, "forum");
}

/** An id that a thread, or a part of it, has in every demo, so that links to it stay good. */
function idOf(...names: (string | number)[]): string {
  const hash = createHash("sha256").update(names.join("/")).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Those who write in the content, by their demo addresses. */
async function findPeople(db: Database, people: ForumSource["people"]): Promise<Ids> {
  const domain = site.email.split("@")[1];
  const addresses = new Map(Object.keys(people).map((key) => [emailKey(`${key}@${domain}`), key]));
  const rows = await db
    .selectFrom("users")
    .select(["id", "emailKey"])
    .where("emailKey", "in", [...addresses.keys()])
    .execute();
  return new Map(rows.map((row) => [addresses.get(row.emailKey) ?? "", row.id]));
}

type Around = { ids: Ids; categoryId: string; now: Date };

async function plant(db: Database, thread: Thread, { ids, categoryId, now }: Around): Promise<void> {
  const { slug, title, content, views, votes, pinned, locked, replies } = thread;
  const id = idOf(slug);
  const createdAt = new Date(now.getTime() - thread.daysAgo * DAY_MS);
  const atHours = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS);
  const authorOf = (key: string) => ids.get(key) ?? null;
  await db
    .insertInto("forumPosts")
    .values({
      ...{ id, categoryId, title, content, views, votes, pinned, locked, createdAt },
      ...renderWriting(content),
      authorId: authorOf(thread.author),
      excerpt: excerptOf(content),
      state: "visible",
      replies: replies.length,
      lastActivityAt: atHours(replies.at(-1)?.hours ?? 0),
    })
    .execute();
  const rows = replies.map((reply, index) => ({
    ...{ id: idOf(slug, index + 1), postId: id, content: reply.content, votes: reply.votes },
    ...renderWriting(reply.content),
    authorId: authorOf(reply.author),
    state: "visible" as const,
    createdAt: atHours(reply.hours),
  }));
  if (rows.length > 0) await db.insertInto("forumReplies").values(rows).execute();
  await vote(db, { postId: id }, { author: thread.author, votes, at: createdAt, ids });
  for (const [index, reply] of replies.entries()) {
    const at = atHours(reply.hours);
    await vote(db, { replyId: idOf(slug, index + 1) }, { author: reply.author, votes: reply.votes, at, ids });
  }
  const answer = replies[(thread.accepted ?? 0) - 1];
  if (answer && thread.accepted !== null)
    await accept(db, { id, replyId: idOf(slug, thread.accepted), answer, ids, now });
  await indexThread(db, id);
}

type Voting = { author: string; votes: number; at: Date; ids: Ids };

/** Lets so many others vote, in a turn that begins with another of them each time. */
async function vote(
  db: Database,
  target: { postId: string } | { replyId: string },
  { author, votes, at, ids }: Voting,
) {
  const authorId = ids.get(author);
  const others = [...ids.values()].filter((id) => id !== authorId);
  const start = Number.parseInt(Object.values(target).join().slice(0, 4), 16) % others.length;
  const voters = [...others.slice(start), ...others.slice(0, start)].slice(0, Math.abs(votes));
  if (voters.length === 0 || authorId === undefined) return;
  const value = votes > 0 ? (1 as const) : (-1 as const);
  const cast = await db
    .insertInto("forumVotes")
    .values(voters.map((voterId) => ({ ...target, voterId, value, at })))
    .returning("id")
    .execute();
  const { POST_UPVOTE_REPUTATION, REPLY_UPVOTE_REPUTATION, DOWNVOTE_REPUTATION } = forumLimits;
  const worth = "postId" in target ? POST_UPVOTE_REPUTATION : REPLY_UPVOTE_REPUTATION;
  const facts = JSON.stringify({ reputation: votes > 0 ? worth : DOWNVOTE_REPUTATION });
  const deed = { userId: authorId, deed: "forum-vote", difficulty: null, points: 0, facts, earnedAt: at } as const;
  await db
    .insertInto("achievements")
    .values(cast.map(({ id: source }) => ({ ...deed, source })))
    .execute();
}

type Accepting = { id: string; replyId: string; answer: Thread["replies"][number]; ids: Ids; now: Date };

async function accept(db: Database, { id, replyId, answer, ids, now }: Accepting): Promise<void> {
  // The school's teachers have written these threads.
  const accepted = { acceptedReplyId: replyId, acceptedByTeacher: true };
  await db.updateTable("forumPosts").set(accepted).where("id", "=", id).execute();
  const userId = ids.get(answer.author);
  if (userId === undefined) return;
  const facts = JSON.stringify({ reputation: forumLimits.ACCEPTED_REPLY_REPUTATION });
  const deed = {
    userId,
    deed: "forum-answer",
    source: replyId,
    difficulty: null,
    points: 0,
    facts,
    earnedAt: now,
  } as const;
  await db.insertInto("achievements").values(deed).execute();
}
