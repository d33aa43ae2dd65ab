import type { PersonalData } from "../../personal-data.ts";

export const forumData: PersonalData = {
  tables: ["forumPosts", "forumReplies", "forumVotes", "forumEdits", "forumReads", "forumFlags", "forumSilences"],
  async collect({ db }, userId) {
    const posts = db
      .selectFrom("forumPosts")
      .innerJoin("forumCategories as category", "category.id", "forumPosts.categoryId")
      .where("authorId", "=", userId)
      .select(["forumPosts.id", "category.slug as category", "title", "content", "state", "stateReason"])
      .select(["createdAt", "editedAt", "replies", "views", "votes"])
      .orderBy("createdAt");
    const replies = db
      .selectFrom("forumReplies")
      .where("authorId", "=", userId)
      .select(["id", "postId", "content", "state", "stateReason", "createdAt", "editedAt", "votes"])
      .orderBy("createdAt");
    const votes = db
      .selectFrom("forumVotes")
      .where("voterId", "=", userId)
      .select(["postId", "replyId", "value", "at"])
      .orderBy("at");
    const edits = db
      .selectFrom("forumEdits")
      .where("editorId", "=", userId)
      .select(["postId", "replyId", "reason", "at"])
      .orderBy("at");
    const reads = db
      .selectFrom("forumReads")
      .where("userId", "=", userId)
      .select(["postId", "readAt"])
      .orderBy("readAt");
    const flags = db
      .selectFrom("forumFlags")
      .where("userId", "=", userId)
      .select(["postId", "replyId", "reason", "note", "at"])
      .orderBy("at");
    const silences = db
      .selectFrom("forumSilences")
      .where("userId", "=", userId)
      .select(["until", "reason", "at"])
      .orderBy("at");
    return {
      "forum/posts.json": await posts.execute(),
      "forum/replies.json": await replies.execute(),
      "forum/votes.json": await votes.execute(),
      "forum/edits.json": await edits.execute(),
      "forum/read.json": await reads.execute(),
      "forum/reports.json": await flags.execute(),
      "forum/silences.json": await silences.execute(),
    };
  },
};
