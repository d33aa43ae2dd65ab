import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { inTransaction } from "../../database/transaction.ts";
import { pageQuery } from "../../lists/page-of.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { filtered, onlyVisible, orderOf, type Posts } from "./posts/views.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let [mei, yu] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  await addCategory(t, { slug: "open-questions" });
});

const list = async (query: Record<string, string> = {}) => (await t.call("GET /forum/posts", { query })).data;
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

it("begins with what has no accepted answer, however many have replied, and there with the latest activity", async () => {
  const asked: string[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    t.clock.advance({ minutes: 1 });
    asked.push(await writePost(t, mei, { category: "open-questions" }));
  }
  const [talkedOf = "", answered = "", ...others] = asked;
  t.clock.advance({ minutes: 1 });
  const reply = await writeReply(t, yu, answered);
  const accepted = await t.call("PUT /forum/posts/{id}/accepted", {
    ...{ token: mei.token, params: { id: answered }, body: { reply } },
  });
  expect(accepted.status).toBe(200);
  for (const who of [yu, mei, yu]) {
    t.clock.advance({ minutes: 1 });
    await writeReply(t, who, talkedOf);
  }
  const open = [talkedOf, ...others.toReversed()];
  const view = { category: "open-questions", sort: "unanswered", size: "10" };
  const first = await list(view);
  expect(idsOf(first)).toEqual(open.slice(0, 10));
  expect(idsOf(await list({ ...view, after: first.next ?? "" }))).toEqual([...open.slice(10), answered]);
  expect(idsOf(await list({ ...view, answered: "yes" }))).toEqual([answered]);
  const unanswered = await list({ ...view, answered: "no", size: "50" });
  expect([idsOf(unanswered), unanswered.total]).toEqual([open, open.length]);
  const mine = await t.call("GET /forum/posts/mine", {
    ...{ token: mei.token, query: { language: "en", ...view, size: "50" } },
  });
  expect(idsOf(mine.data)).toEqual([...open, answered]);
  const whole = await list({ sort: "unanswered", size: "50" });
  const marks = whole.items.map(({ answered }) => answered);
  expect(marks.lastIndexOf(false), "all without an answer stand before all with one").toBeLessThan(marks.indexOf(true));
});

it("begins any of its pages at their place in an index, whatever is left out", async () => {
  await inTransaction(t.db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    for (const answered of [undefined, "yes", "no"] as const) {
      const all = transaction.selectFrom("forumPosts as post").select("post.id") as unknown as Posts;
      const view = { sort: "unanswered", answered } as const;
      const query = pageQuery(onlyVisible(filtered(all, view, t.clock.now())), orderOf(view), { ...view, size: 10 });
      const plan = JSON.stringify(await query.explain());
      expect(plan).toContain("forum_posts_unanswered");
      expect(plan).not.toContain("Sort");
    }
  });
});
