import { paths } from "@dripstone/contract/paths";
import { sql } from "kysely";
import type { Source } from "../../../search/source.ts";
import { ANSWER, answeredPosts } from "./index-answer.ts";

/** Answers that a teacher stands for. */
export const answerSource: Source = {
  kind: ANSWER,
  link: (page) => paths.forumPost(page),
  async areOpen(db, pages) {
    const open = await answeredPosts(db)
      .where(sql<boolean>`post.id = any(${pages}::uuid[])`)
      .select("post.id")
      .execute();
    return open.map(({ id }) => id);
  },
};
