import type { Written } from "@dripstone/contract/forum/writing-payloads";
import type { Database } from "../../../database/connect.ts";
import { earliestOfTheSame } from "./same-reply.ts";

type Words = { authorId: string; title: string; content: string; now: Date };

/** The post of the same title and words that its author has just begun a thread with, wherever: nobody means to ask twice. */
export async function samePost(
  transaction: Database,
  { authorId, title, content, now }: Words,
): Promise<Written | undefined> {
  const said = await transaction
    .selectFrom("forumPosts")
    .where("authorId", "=", authorId)
    .where("createdAt", ">", earliestOfTheSame(now))
    .where("state", "in", ["held", "visible"])
    .where("title", "=", title)
    .where("content", "=", content)
    .orderBy("createdAt", "desc")
    .select(["id", "state", "heldFor"])
    .executeTakeFirst();
  return said && { ...said, state: said.state as Written["state"] };
}
