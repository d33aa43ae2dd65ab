import { sql } from "kysely";
import { inTransaction } from "../../../database/transaction.ts";
import type { ChoreDeps } from "../../../feature.ts";
import { lockPost } from "../thread/standing.ts";
import { ANSWER, answeredPosts, indexAnswer } from "./index-answer.ts";

const AT_ONCE = 100;

/** Lets answers be found that were accepted before they could be. */
export async function indexMissingAnswers({ db }: Pick<ChoreDeps, "db">): Promise<void> {
  const missing = await answeredPosts(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("searchDocuments")
            .select("id")
            .where("kind", "=", ANSWER)
            .where("searchDocuments.id", "=", sql<string>`reply.id::text`),
        ),
      ),
    )
    .select("post.id")
    .limit(AT_ONCE)
    .execute();
  for (const { id } of missing) {
    await inTransaction(db, async (transaction) => {
      // As it stands now: nobody hides or changes it meanwhile.
      await lockPost(transaction, id);
      await indexAnswer(transaction, id);
    });
  }
  if (missing.length === AT_ONCE) await indexMissingAnswers({ db });
}
