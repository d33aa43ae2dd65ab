import { type InferResult, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import type { Caller } from "../../../http/caller.ts";
import { type SearchRow, searchRow } from "../../../search/search.ts";
import { mentionable, type Writer } from "../notices/mentions.ts";
import { type Judging, judge, passedOf, type Verdict } from "../review/judge.ts";
import { saidLatelyBy, waitingOf } from "../review/known.ts";
import { showsUnseenPicture } from "../review/unseen-picture.ts";
import { replyDocument } from "../state/index-thread.ts";
import { type Rendered, readWriting } from "./render-writing.ts";
import { sameReply } from "./same-reply.ts";

type Asked = { id: string; content: string; quoted?: string | undefined };

/** A reply as it will be kept, if nothing is in the way; where its post stands otherwise by then, it is prepared anew. */
export type PreparedReply = {
  grounds: ReplyGrounds;
  words: Rendered;
  found: SearchRow;
  verdict: Verdict;
  /** Who may be mentioned in it. */
  writers: Writer[];
};

/** Renders and judges a reply before anybody has to wait for it. It refuses nothing; undefined where there is no such post. */
export async function prepareReply(
  deps: Judging,
  user: Caller["user"],
  { id: postId, content, quoted = null }: Omit<Asked, "quoted"> & { quoted?: string | null | undefined },
): Promise<PreparedReply | undefined> {
  const { db, clock } = deps;
  const now = clock();
  const [grounds] = await groundsOf(db, { userId: user.id, postId, content, quoted, now });
  if (!grounds) return undefined;
  const writers = await mentionable(db, postId, content);
  const { words, text, formulas } = readWriting(content, [...new Set(writers.map(({ name }) => name))]);
  const document = replyDocument({
    ...{ id: grounds.replyId, postId, createdAt: now, text, formulas },
    ...{ categoryId: grounds.categoryId, askerId: grounds.askerId },
  });
  const { passed, waiting, lately } = grounds;
  const unseenPicture = await showsUnseenPicture(db, user.id, words.html);
  const under = `${grounds.title}\n\n${grounds.content}`;
  const said = { text: content, under, pieces: [...lately, content], unseenPicture };
  return {
    grounds,
    words,
    writers,
    found: searchRow(document),
    verdict: await judge({ ...deps, passed, waiting }, user, said),
  };
}

type Values = { userId: string; postId: string; content: string; quoted: string | null; now: Date };

/** What decides whether somebody may reply to a post, and what of them and of the post is judged, in one round trip; and the reply's id. */
const groundsQuery = (db: Database, { userId, postId, content, quoted, now }: Values) =>
  db
    .selectFrom("forumPosts as post")
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    // Whatever is quoted from elsewhere, or is there no more, is quoted without a link.
    .leftJoin("forumReplies as quoted", (join) =>
      join.onRef("quoted.postId", "=", "post.id").on("quoted.id", "=", quoted).on("quoted.state", "=", "visible"),
    )
    .where("post.id", "=", postId)
    .select(["post.state", "post.locked", "post.title", "post.content", "post.version", "post.categoryId"])
    .select(["post.authorId as askerId", "category.active", "category.minReputation"])
    .select(["quoted.id as quotedId", "quoted.authorId as quotedAuthorId"])
    .select(({ selectFrom }) => [
      selectFrom("users").where("id", "=", userId).select("joinedAt").as("joinedAt"),
      selectFrom("forumSilences")
        .where("userId", "=", userId)
        .where("until", ">", now)
        .select("until")
        .as("silencedUntil"),
      passedOf(userId).as("passed"),
      waitingOf(userId, now).as("waiting"),
      saidLatelyBy(userId, postId, now).as("lately"),
      sameReply({ userId, content, now }).as("same"),
      sql<string>`uuidv7()`.as("replyId"),
    ]);

const groundsOf = writtenOnce(groundsQuery);

type ReplyGrounds = InferResult<ReturnType<typeof groundsQuery>>[number];
