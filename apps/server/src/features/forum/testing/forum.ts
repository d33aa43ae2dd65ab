import type { Updateable } from "kysely";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { TestApp } from "../../../testing/app.ts";
import type { SignedUp, SignUpOptions } from "../../../testing/sign-up.ts";
import { untilShown } from "../../../testing/until-shown.ts";

type Category = { slug: string; minReputation?: number; active?: boolean; sortOrder?: number };

/** Changes what is stored behind the feature's back, and lets everybody know. */
async function behindTheBack(t: TestApp, change: (transaction: Database) => Promise<unknown>): Promise<void> {
  await untilShown(t, () =>
    inTransaction(t.db, async (transaction) => {
      await change(transaction);
      await announce(transaction, "forum");
    }),
  );
}

/** Lets a post stand otherwise, as a verb would that is not what the test is about. */
export const setPost = (t: TestApp, id: string, values: Updateable<DB["forumPosts"]>) =>
  behindTheBack(t, async (transaction) => {
    await transaction.updateTable("forumPosts").set(values).where("id", "=", id).execute();
    await announce(transaction, `forum-post/${id}`);
  });

/** The same of a reply. */
export const setReply = (t: TestApp, id: string, values: Updateable<DB["forumReplies"]>) =>
  behindTheBack(t, async (transaction) => {
    const changed = transaction.updateTable("forumReplies").set(values).where("id", "=", id).returning("postId");
    await announce(transaction, `forum-post/${(await changed.executeTakeFirstOrThrow()).postId}`);
  });

/** Adds a category; one that takes everything from everybody unless told. */
export async function addCategory(t: TestApp, { slug, ...rest }: Category): Promise<void> {
  const texts = (text: string) => JSON.stringify({ en: `${text} in English`, ch: `中文的${text}` });
  const category = {
    ...{ slug, sortOrder: 0, ...rest },
    name: texts(slug),
    description: texts(`About ${slug}`),
    rules: texts(`**Rules** of ${slug}`),
    ...({ color: "indigo", icon: "math" } as const),
  };
  await behindTheBack(t, (transaction) => transaction.insertInto("forumCategories").values(category).execute());
}

/** A forum with one category that takes everything, and no posts but those with which known people come. */
export async function clearForum(t: TestApp): Promise<void> {
  await behindTheBack(t, async (transaction) => {
    const old = transaction.selectFrom("forumCategories").where("slug", "=", OLD_TIMES).select("id");
    await transaction.deleteFrom("forumPosts").where("categoryId", "not in", old).execute();
    await transaction.deleteFrom("forumCategories").where("id", "not in", old).execute();
  });
  await addCategory(t, { slug: "commons", sortOrder: 1 });
}

const OLD_TIMES = "old-times";

/** A student who has been here for long, and whose first posts have passed: two are there already, in a category of their own that is not open. */
export async function signUpKnown(t: TestApp, options: SignUpOptions = {}): Promise<SignedUp> {
  const known = await t.signUp({ rememberMe: true, ...options });
  const find = () => t.db.selectFrom("forumCategories").where("slug", "=", OLD_TIMES).select("id").executeTakeFirst();
  if (!(await find())) await addCategory(t, { slug: OLD_TIMES, active: false });
  const categoryId = (await find())?.id ?? "";
  const at = new Date("2025-09-01T12:00:00Z");
  const words = { title: "An old question", content: "It was asked long ago, and answered.", html: "", excerpt: "" };
  const old = { categoryId, authorId: known.user.id, ...words, htmlVersion: 1, createdAt: at, lastActivityAt: at };
  const rows = [old, old].map((row) => ({ ...row, lang: "en" as const, state: "visible" as const }));
  await t.db.updateTable("users").set({ joinedAt: at }).where("id", "=", known.user.id).execute();
  await behindTheBack(t, (transaction) => transaction.insertInto("forumPosts").values(rows).execute());
  return known;
}

export const newPost = (more: Record<string, unknown> = {}) => ({
  title: "How many squares?",
  content: "How many squares are there on a chess board? I count **64**, but my sister says 204.",
  category: "math",
  ...more,
});

export const REPLY = "Count those of each size: $1^2 + 2^2 + \\dots + 8^2 = 204$.";

/** Each says something else: the same words twice are one post, and so are those of replies. */
let [posts, replies] = [0, 0];

/** Writes a post, and gives its id. */
export async function writePost(t: TestApp, { token }: SignedUp, more: Record<string, unknown> = {}): Promise<string> {
  const words = newPost();
  const content = `${words.content} We counted ${++posts} times.`;
  const { status, data } = await t.call("POST /forum/posts", { token, body: { ...words, content, ...more } });
  if (status !== 201) throw new Error(`the post was refused with ${status}`);
  return data.id;
}

export async function writeReply(
  t: TestApp,
  { token }: SignedUp,
  id: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { status, data } = await t.call("POST /forum/posts/{id}/replies", {
    token,
    params: { id },
    body: { content: `${REPLY} I tried it ${++replies} times.`, ...more },
  });
  if (status !== 201) throw new Error(`the reply was refused with ${status}`);
  return data.id;
}
