import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { type ToldAlong, tell, untell, untellAll } from "../../../notices/tell.ts";
import { knownNames } from "../../../people/known-name.ts";
import { moderationNotices } from "../moderation/notices.ts";
import { type AboutWriter, forumAccepted, forumMention, forumNotices, forumReply, forumReplyMention } from "./kinds.ts";
import { mentionable, mentionedBy, type Writer } from "./mentions.ts";

/** What it takes to tell somebody something, with the verb's transaction for `db`. */
export type Telling = Pick<Deps, "db" | "clock" | "mail">;

/** Tells whom a reply answers or mentions that it is there to be read. */
export async function tellOfReply(telling: Telling, id: string): Promise<void> {
  const reply = await writtenReply(telling.db, id);
  const who = reply && nameOf(reply);
  if (!who) return;
  const { title, postId: post, content } = reply;
  const about = { who, title, post, reply: id };
  for (const { userId, kind } of readersOf(reply, await mentionable(telling.db, post, content)))
    await tell(telling, kind, { userId, subject: id, about });
}

type Reply = { id: string; who: Pick<Caller["user"], "name" | "role">; title: string; postId: string };

/** What its readers are told of a new reply by the statement that writes it. */
export function toldOfNewReply(
  { id, who, title, postId }: Reply,
  answer: Answer,
  writers: readonly Writer[],
): ToldAlong {
  const about: AboutWriter = { who: knownNames(who), title, post: postId, reply: id };
  const told = readersOf(answer, writers);
  return { readers: told.map(({ userId }) => userId), kinds: told.map(({ kind }) => kind.name), about };
}

type Answer = { content: string; authorId: string | null; askerId: string | null; quotedAuthorId: string | null };

/** Whom a reply answers or mentions, all in one order: nobody waits for whoever waits for them. */
function readersOf({ content, authorId, askerId, quotedAuthorId }: Answer, writers: readonly Writer[]) {
  const answered = people([askerId, quotedAuthorId], authorId);
  const mentioned = mentionedBy(content, writers);
  return people([...answered, ...mentioned], authorId).map((userId) => ({
    userId,
    kind: !answered.includes(userId) ? forumMention : mentioned.includes(userId) ? forumReplyMention : forumReply,
  }));
}

type Changed = { postId: string; replyId: string | null; before: string };

/** Tells whom a text mentions that has not mentioned them before it was changed; whoever was told that it answers them has one notice of both. */
export async function tellMentioned(telling: Telling, { postId, replyId, before }: Changed): Promise<void> {
  const reply = replyId === null ? undefined : await writtenReply(telling.db, replyId);
  const now = reply ?? (replyId === null ? await writtenPost(telling.db, postId) : undefined);
  const who = now && nameOf(now);
  if (!who) return;
  const { title, content } = now;
  const writers = await mentionable(telling.db, postId, content);
  const known = new Set(mentionedBy(before, writers));
  const about = { who, title, post: postId, reply: replyId ?? "" };
  const subject = replyId ?? postId;
  for (const userId of people(mentionedBy(content, writers), now.authorId)) {
    if (known.has(userId)) continue;
    const isAnswered = userId === reply?.askerId || userId === reply?.quotedAuthorId;
    if (isAnswered) await untell(telling.db, forumReply, { userId, subject });
    await tell(telling, isAnswered ? forumReplyMention : forumMention, { userId, subject, about });
  }
}

/** Tells somebody that their reply was accepted. */
export async function tellOfAccepted(telling: Telling, userId: string, replyId: string): Promise<void> {
  const reply = await writtenReply(telling.db, replyId);
  if (!reply) return;
  const about = { title: reply.title, post: reply.postId, reply: replyId };
  await tell(telling, forumAccepted, { userId, subject: replyId, about });
}

/** Takes back whatever anybody was told of something that they could not read any more. */
export const untellOf = (transaction: Database, id: string) => untellAll(transaction, forumNotices, id);

/** The same of something that is about to be gone, and of what moderators did with it. */
export const untellAllOf = (transaction: Database, id: string) =>
  untellAll(transaction, [...forumNotices, ...moderationNotices], id);

/** Who wrote it, in every language; null for whoever has left. */
const nameOf = ({ name, role }: { name: string | null; role: string | null }) =>
  name === null || role === null ? null : knownNames({ name, role });

/** Nobody is told of what they do themselves, nor twice. */
const people = (ids: readonly (string | null)[], but: string | null): string[] =>
  [...new Set(ids.filter((id) => id !== null && id !== but) as string[])].sort();

const writtenReply = (db: Database, id: string) =>
  db
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .leftJoin("users as author", "author.id", "reply.authorId")
    .leftJoin("forumReplies as quoted", "quoted.id", "reply.quotedId")
    .where("reply.id", "=", id)
    .select(["reply.content", "reply.authorId", "author.name", "author.role", "post.title", "post.id as postId"])
    .select(["post.authorId as askerId", "quoted.authorId as quotedAuthorId"])
    .executeTakeFirst();

const writtenPost = (db: Database, id: string) =>
  db
    .selectFrom("forumPosts as post")
    .leftJoin("users as author", "author.id", "post.authorId")
    .where("post.id", "=", id)
    .select(["post.content", "post.authorId", "author.name", "author.role", "post.title"])
    .executeTakeFirst();
