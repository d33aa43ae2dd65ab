import type { Database } from "../../../database/connect.ts";

type Target = { postId: string } | { replyId: string };

type Cast = { voterId: string; value: -1 | 0 | 1; at: Date };

/** What is voted on, and the votes on it. Only what everybody may read is. */
export function ballotOf(transaction: Database, target: Target) {
  const votes = () =>
    "postId" in target
      ? transaction.selectFrom("forumVotes").where("postId", "=", target.postId)
      : transaction.selectFrom("forumVotes").where("replyId", "=", target.replyId);
  return {
    kind: "postId" in target ? ("post" as const) : ("reply" as const),

    read: () => ("postId" in target ? post(transaction, target.postId) : reply(transaction, target.replyId)),

    /** The same, which nobody else changes until the transaction ends. */
    async lock() {
      await ("postId" in target
        ? transaction.selectFrom("forumPosts").where("id", "=", target.postId).forNoKeyUpdate().select("id").execute()
        : transaction
            .selectFrom("forumReplies")
            .where("id", "=", target.replyId)
            .forNoKeyUpdate()
            .select("id")
            .execute());
      return this.read();
    },

    voteOf: (voterId: string) => votes().where("voterId", "=", voterId).select(["id", "value"]).executeTakeFirst(),

    /** Keeps what somebody votes now, and gives the vote's id. */
    async keep({ voterId, value, at }: Cast): Promise<string> {
      if (value === 0) {
        const mine = votes().where("voterId", "=", voterId).select("id");
        const taken = transaction.deleteFrom("forumVotes").where("id", "in", mine).returning("id");
        return (await taken.executeTakeFirstOrThrow()).id;
      }
      const kept = await transaction
        .insertInto("forumVotes")
        .values({ ...target, voterId, value, at })
        .onConflict((conflict) =>
          conflict.columns(["postId" in target ? "postId" : "replyId", "voterId"]).doUpdateSet({ value, at }),
        )
        .returning("id")
        .executeTakeFirstOrThrow();
      return kept.id;
    },

    async add(change: number): Promise<void> {
      await ("postId" in target
        ? transaction
            .updateTable("forumPosts")
            .set(({ eb }) => ({ votes: eb("votes", "+", change) }))
            .where("id", "=", target.postId)
            .execute()
        : transaction
            .updateTable("forumReplies")
            .set(({ eb }) => ({ votes: eb("votes", "+", change) }))
            .where("id", "=", target.replyId)
            .execute());
    },
  };
}

export type Ballot = ReturnType<typeof ballotOf>;

function post(transaction: Database, id: string) {
  return transaction
    .selectFrom("forumPosts")
    .where("id", "=", id)
    .where("state", "=", "visible")
    .select(["authorId", "votes", "id as postId"])
    .executeTakeFirst();
}

function reply(transaction: Database, id: string) {
  return transaction
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .where("reply.id", "=", id)
    .where("reply.state", "=", "visible")
    .where("post.state", "in", ["visible", "deleted"])
    .select(["reply.authorId", "reply.votes", "reply.postId"])
    .executeTakeFirst();
}
