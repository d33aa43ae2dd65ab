import { type InferResult, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import type { Caller } from "../../../http/caller.ts";
import type { RepeatableCall } from "../../../idempotency/once.ts";
import { type SearchRow, searchRow } from "../../../search/search.ts";
import { mentionable, type Writer } from "../notices/mentions.ts";
import { type Judging, judge, passedOf, type Verdict } from "../review/judge.ts";
import { saidLatelyBy, waitingOf } from "../review/known.ts";
import { showsUnseenPicture } from "../review/unseen-picture.ts";
import { replyDocument } from "../state/index-thread.ts";
import { type Rendered, readWriting } from "./render-writing.ts";
import { sameReply } from "./same-reply.ts";

type Asked = { id: string; content: string; quoted?: string | null | undefined };

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
  { id: postId, content, quoted = null }: Asked,
  call?: RepeatableCall,
): Promise<PreparedReply | undefined> {
  const { db, clock } = deps;
  const now = clock();
  const { endpoint = null, key = null } = call ?? {};
  const grounds = await groundsOf(db, { userId: user.id, postId, content, quoted, now, endpoint, key });
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

type Values = {
  userId: string;
  postId: string;
  content: string;
  quoted: string | null;
  now: Date;
  endpoint: string | null;
  key: string | null;
};

/**
 * What decides whether somebody may reply to a post, what of them and of the post is judged, and whether a call with this key has been answered, in one
 * round trip for all who reply now; and the reply's id.
 */
const groundsOf = together(async (db, asked: readonly Values[]) => {
  const values = asked.map((one, nth) => ({ nth, ...one }));
  const found = await groundsQuery(db, { asked: JSON.stringify(values) });
  const grounds: (ReplyGrounds | undefined)[] = asked.map(() => undefined);
  for (const row of found) grounds[row.nth] = row;
  return grounds;
});

const groundsQuery = writtenOnce((db, { asked }: { asked: string }) => groundsFor(db, asked));

const groundsFor = (db: Database, asked: string) =>
  db
    .with(
      "asked",
      () => sql<Values & { nth: number }>`(
      select nth, "userId" as user_id, "postId" as post_id, content, quoted, now, endpoint, key
      from json_to_recordset(${asked}::json)
        as reply (nth integer, "userId" uuid, "postId" uuid, content text, quoted uuid, now timestamptz, endpoint text, key text)
    )`,
    )
    .selectFrom("asked")
    // One by one, by their ids, since whoever plans this cannot know that they are few.
    .innerJoinLateral(
      ({ selectFrom, ref }) =>
        selectFrom("forumPosts").selectAll().where("id", "=", ref("asked.postId")).limit(sql.lit(1)).as("post"),
      (join) => join.onTrue(),
    )
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    // Whatever is quoted from elsewhere, or is there no more, is quoted without a link.
    .leftJoinLateral(
      ({ selectFrom, ref }) =>
        selectFrom("forumReplies")
          .select(["id", "authorId"])
          .where("id", "=", ref("asked.quoted"))
          .where("postId", "=", ref("asked.postId"))
          .where("state", "=", "visible")
          .limit(sql.lit(1))
          .as("quoted"),
      (join) => join.onTrue(),
    )
    .select(["asked.nth", "post.state", "post.locked", "post.title", "post.content", "post.version", "post.categoryId"])
    .select(["post.authorId as askerId", "category.active", "category.minReputation"])
    .select(["quoted.id as quotedId", "quoted.authorId as quotedAuthorId"])
    .select(({ selectFrom, ref }) => {
      const [userId, postId, now] = [ref("asked.userId"), ref("asked.postId"), ref("asked.now")];
      return [
        selectFrom("users").where("id", "=", userId).select("joinedAt").as("joinedAt"),
        selectFrom("forumSilences")
          .where("userId", "=", userId)
          .where("until", ">", now)
          .select("until")
          .as("silencedUntil"),
        passedOf(userId).as("passed"),
        waitingOf(userId, now).as("waiting"),
        saidLatelyBy(userId, postId, now).as("lately"),
        sameReply({ userId, content: ref("asked.content"), now }).as("same"),
        // As a value: of whether there is one, whoever plans this would look through all that anybody has called.
        selectFrom("idempotentReplies")
          .where("userId", "=", userId)
          .where("endpoint", "=", ref("asked.endpoint"))
          .where("key", "=", ref("asked.key"))
          .select("key")
          .as("answeredKey"),
        sql<string>`uuidv7()`.as("replyId"),
      ];
    });

type ReplyGrounds = InferResult<ReturnType<typeof groundsFor>>[number];
