import type { Written } from "@dripstone/contract/forum/writing-payloads";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { picturesIn } from "../../../files/pictures/pictures-in.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { refuseSilenced } from "../moderation/silence.ts";
import { hasReputationFor } from "../policy.ts";
import { refuseTooMany } from "../review/allowance.ts";
import { type Judging, judge } from "../review/judge.ts";
import { showsUnseenPicture } from "../review/unseen-picture.ts";
import { indexPost } from "../state/index-thread.ts";
import { settlePictures } from "../state/settle-pictures.ts";
import { prepareWords } from "./prepare-words.ts";
import { excerptOf } from "./render-writing.ts";
import { samePost } from "./same-post.ts";

type NewPost = { title: string; content: string; category: string };

/** Begins a thread. It may have to wait for a moderator: nobody else sees it until then. */
export function writePost(
  deps: Omit<Judging, "db">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  { title, content, category: slug }: NewPost,
): Promise<Written> {
  return once(async (transaction) => {
    // Calls of one author wait for each other here: of the same post twice at once, the second finds the first.
    await lockUser(transaction, user.id);
    const now = deps.clock();
    const same = await samePost(transaction, { authorId: user.id, title, content, now });
    if (same) return same;
    await refuseSilenced({ ...deps, db: transaction }, user);
    const category = await openCategory(transaction, slug);
    if (!hasReputationFor(user, category)) throw tooLittleReputation("category", category.minReputation);
    await refuseTooMany({ ...deps, db: transaction }, user, "posts");
    const words = await prepareWords(transaction, content, null);
    const unseenPicture = await showsUnseenPicture(transaction, user.id, words.html);
    const said = { text: `${title}\n\n${content}`, pieces: [title, content], unseenPicture };
    const verdict = await judge({ ...deps, db: transaction }, user, said);
    const { id } = await transaction
      .insertInto("forumPosts")
      .values({
        ...{ title, content, ...words, ...verdict },
        categoryId: category.id,
        authorId: user.id,
        excerpt: excerptOf(content),
        createdAt: now,
        lastActivityAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await settlePictures({ ...deps, db: transaction }, picturesIn(words.html));
    if (verdict.state === "visible") {
      await indexPost(transaction, id);
      await announce(transaction, "forum");
    }
    return { id, ...verdict };
  });
}

/** The category stays as it is until the transaction ends. */
export async function openCategory(transaction: Database, slug: string) {
  const category = await transaction
    .selectFrom("forumCategories")
    .where("slug", "=", slug)
    .select(["id", "name", "active", "minReputation"])
    .forShare()
    .executeTakeFirst();
  if (category?.active) return category;
  throw categoryNotOpen("category");
}

/** Says at which field of the caller's it is in the way. */
export const categoryNotOpen = (field: string) =>
  new ApiError("CATEGORY_NOT_OPEN", { fields: { [field]: { code: "CATEGORY_NOT_OPEN" } } });

/** Says how much it takes, at the field that is in the way. */
export const tooLittleReputation = (field: string, min: number) =>
  new ApiError("REPUTATION_TOO_LOW", { fields: { [field]: { code: "REPUTATION_NEEDED", min } } });
