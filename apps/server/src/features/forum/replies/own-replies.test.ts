import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, setPost, setReply, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

const t = useTestApp();
let [mei, yu] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t), await signUpKnown(t)];
});

const ownOf = async ({ token }: SignedUp, query = {}) =>
  (await t.call("GET /forum/replies/mine", { token, query })).data;

it("shows somebody all that they replied, held and hidden too, and why, and nothing of anybody else's", async () => {
  const id = await writePost(t, yu);
  const seen = await writeReply(t, mei, id, { content: "Count them: **one** and $\\frac12$ is enough." });
  t.clock.advance({ seconds: 1 });
  const held = await writeReply(t, mei, id, { content: "Write me: mei@school.example please." });
  t.clock.advance({ seconds: 1 });
  const hidden = await writeReply(t, mei, id, { content: "Something that was hidden later." });
  await setReply(t, hidden, { state: "hidden", stateReason: "It was unkind." });
  t.clock.advance({ seconds: 1 });
  const gone = await writeReply(t, mei, id, { content: "Something that I took away again." });
  await t.call("DELETE /forum/replies/{id}", { token: mei.token, params: { id: gone } });
  await writeReply(t, yu, id);
  const { items, total } = await ownOf(mei, { language: "ch" });
  expect([items.map((reply) => reply.id), total]).toEqual([[hidden, held, seen], 3]);
  expect(items[0]).toMatchObject({ state: "hidden", stateReason: "It was unkind." });
  expect(items[1]).toMatchObject({
    state: "held",
    heldFor: "contact",
    excerpt: "Write me: mei@school.example please.",
  });
  const post = { id, title: "How many squares?", category: { slug: "math", name: "中文的math" } };
  expect(items[2]).toMatchObject({ state: "visible", post, excerpt: expect.stringContaining("Count them: one and") });
  expect(await ownOf(await signUpKnown(t))).toMatchObject({ items: [], total: 0 });
  expect((await t.call("GET /forum/replies/mine")).status).toBe(401);
});

it("tells nothing of a post that its author or a teacher took away, and leads to what is still there of one", async () => {
  const [lily, ids] = [await signUpKnown(t), [await writePost(t, yu), await writePost(t, yu), await writePost(t, yu)]];
  for (const id of ids) {
    await writeReply(t, lily, id);
    t.clock.advance({ seconds: 1 });
  }
  const [hidden = "", deleted = "", accepted = ""] = ids;
  await setPost(t, hidden, { state: "hidden" });
  await t.call("DELETE /forum/posts/{id}", { token: yu.token, params: { id: deleted } });
  const [newest] = (await ownOf(lily)).items;
  const body = { reply: newest?.id };
  await t.call("PUT /forum/posts/{id}/accepted", { token: yu.token, params: { id: accepted }, body });
  const { items } = await ownOf(lily, { sort: "oldest" });
  expect(items.map(({ post }) => post && { id: post.id, title: post.title })).toEqual([
    null,
    { id: deleted, title: "" },
    { id: accepted, title: "How many squares?" },
  ]);
  expect(items.map((reply) => reply.accepted)).toEqual([false, false, true]);
  const pages = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: Awaited<ReturnType<typeof ownOf>> = await ownOf(lily, { size: "10", ...(after && { after }) });
    pages.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  expect(pages).toHaveLength(3);
});
