import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Person } from "@dripstone/contract/people";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { personOf } from "../../../people/person-of.ts";
import { isPublic } from "../policy.ts";
import { standing } from "./standing.ts";

/** Whoever has written in a thread that somebody may read, and no one else: there is no list of children to be had here. */
export async function peopleToMention(
  db: Database,
  { id: userId }: Caller["user"],
  { id, q }: { id: string; q: string },
): Promise<Person[]> {
  const post = await standing(db, id);
  if (!post || !isPublic(post)) throw new ApiError("NOT_FOUND");
  const rows = await writersIn(db, id)
    .where("writer.id", "!=", userId)
    .where(sql<boolean>`starts_with(lower(writer.name), lower(${q}))`)
    .select(sql<Person>`${personOf("writer")}`.as("person"))
    .orderBy("writer.name")
    .orderBy("writer.id")
    .limit(forumLimits.MENTIONS_OFFERED)
    .execute();
  return rows.map(({ person }) => person);
}

/** Who has written what everybody may read in a thread. */
export const writersIn = (db: Database, postId: string) =>
  db
    .selectFrom("users as writer")
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("forumPosts as post")
            .whereRef("post.authorId", "=", "writer.id")
            .where("post.id", "=", postId)
            .where("post.state", "=", "visible")
            .select("post.id"),
        ),
        exists(
          selectFrom("forumReplies as reply")
            .whereRef("reply.authorId", "=", "writer.id")
            .where("reply.postId", "=", postId)
            .where("reply.state", "=", "visible")
            .select("reply.id"),
        ),
      ]),
    );
