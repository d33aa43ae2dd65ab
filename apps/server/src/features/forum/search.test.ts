import { beforeAll, describe, expect, it } from "vitest";
import { indexText } from "../../search/search.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, setPost, signUpKnown, writePost, writeReply } from "./testing/forum.ts";
import { renderAnew } from "./writing/render-anew.ts";

const t = useTestApp();
let mei: SignedUp;

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  await addCategory(t, { slug: "robots" });
  mei = await signUpKnown(t, { name: "Mei" });
});

const find = async (q: string, query: Record<string, string> = {}) =>
  (await t.call("GET /forum/posts", { query: { q, ...query } })).data;
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
const shown = (pieces: readonly { text: string; hit: boolean }[] | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

describe("words are looked for", () => {
  it("in titles and texts, and shown where they stand, without signs of Markdown and without what is hidden", async () => {
    const id = await writePost(t, mei, {
      title: "鸡兔同笼有没有别的方法？",
      content: "我用**假设法**做出来了，兔子有12只。\n\n:::spoiler\n谜底是乌龟\n:::",
    });
    const [item] = (await find("兔子")).items;
    expect([item?.id, shown(item?.found?.text), item?.found?.reply]).toEqual([
      id,
      "我用假设法做出来了，[兔子]有12只。",
      null,
    ]);
    expect(shown((await find("同笼")).items[0]?.found?.title)).toBe("鸡兔[同笼]有没有别的方法？");
    expect(idsOf(await find("乌龟"))).toEqual([]);
  });

  it("in formulas, as they are read and as they were typed", async () => {
    const content = "Why is $18 \\times 5 = 90$, and $\\frac{35}{70}$ a half of $2^{47}$?";
    const id = await writePost(t, mei, { title: "Two halves", content });
    const [item] = (await find("18 × 5")).items;
    expect([item?.id, shown(item?.found?.text)]).toEqual([id, "Why is [18] × [5] = 90, and 35/70 a half of 2⁴⁷?"]);
    expect(idsOf(await find("35/70"))).toEqual([id]);
    expect(idsOf(await find("\\frac{35}{70}"))).toEqual([id]);
    expect(idsOf(await find("18 \\times 5"))).toEqual([id]);
    expect(item?.excerpt).toBe("Why is 18 × 5 = 90, and 35/70 a half of 2⁴⁷?");
  });

  it("not by the commands of formulas, which nobody reads", async () => {
    const read = await writePost(t, mei, {
      title: "Cases",
      content: "How many times do we need $1.2 \\text{ cases}$?",
    });
    const formulas = "$$\\begin{cases} 2 \\times 3 \\\\ \\frac{1}{2} \\end{cases}$$ so $9 \\cdot \\text{ stalagmite}$";
    const typed = await writePost(t, mei, { title: "Two lines", content: `What is the next line?\n\n${formulas}` });
    await writeReply(t, mei, typed, { content: "It is $3 \\times 3 \\geq 9$, I think." });
    expect(idsOf(await find("times"))).toEqual([read]);
    expect(idsOf(await find("cases"))).toEqual([read]);
    for (const command of ["frac", "cdot", "geq", "begin"]) expect(idsOf(await find(command))).toEqual([]);
    expect(idsOf(await find("stalagmite"))).toEqual([typed]);
  });

  it("in what was kept in older words, once it is rendered anew", async () => {
    const id = await writePost(t, mei, { title: "An old post", content: "How is $9 \\div 3$ read by heptadactyls?" });
    const reply = await writeReply(t, mei, id, { content: "As $\\frac93$, say the octodactyls." });
    await t.db.updateTable("forumPosts").set({ htmlVersion: 0, excerpt: "old" }).where("id", "=", id).execute();
    await t.db.updateTable("forumReplies").set({ htmlVersion: 0 }).where("id", "=", reply).execute();
    await t.db.updateTable("searchDocuments").set({ body: "old" }).where("id", "in", [id, reply]).execute();
    await renderAnew(t);
    const [post] = (await find("heptadactyls")).items;
    expect([post?.excerpt, shown(post?.found?.text)]).toEqual([
      "How is 9 ÷ 3 read by heptadactyls?",
      "How is 9 ÷ 3 read by [heptadactyls]?",
    ]);
    expect(shown((await find("octodactyls")).items[0]?.found?.text)).toBe("As 9/3, say the [octodactyls].");
  });

  it("in replies, which lead to their post", async () => {
    const id = await writePost(t, mei, { title: "The area of a kite", content: "How do I begin with such a figure?" });
    const reply = await writeReply(t, mei, id, { content: "Draw both diagonals of the quadrilateral first." });
    const [item] = (await find("quadrilateral")).items;
    expect([item?.id, item?.found?.reply, shown(item?.found?.text)]).toEqual([
      id,
      reply,
      "Draw both diagonals of the [quadrilateral] first.",
    ]);
  });

  it("within a category, an author's posts, a time, and page by page in every order", async () => {
    const posts: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      t.clock.advance({ minutes: 1 });
      posts.push(await writePost(t, mei, { category: "robots", content: `The zigzag of motor ${index} is too wide.` }));
    }
    expect((await find("zigzag", { category: "math" })).total).toBe(0);
    expect((await find("zigzag", { category: "robots" })).total).toBe(12);
    expect((await find("zigzag", { author: mei.user.id })).total).toBe(12);
    const stranger = await t.signUp();
    expect((await find("zigzag", { author: stranger.user.id })).total).toBe(0);
    for (const sort of ["relevance", "newest", "active"]) {
      const first = await find("zigzag", { size: "10", sort });
      const second = await find("zigzag", { size: "10", sort, after: first.next ?? "" });
      expect([...idsOf(first), ...idsOf(second)].sort()).toEqual([...posts].sort());
      expect([second.next, idsOf(await find("zigzag", { size: "10", sort, before: second.previous ?? "" }))]).toEqual([
        null,
        idsOf(first),
      ]);
    }
    t.clock.advance({ days: 2 });
    expect((await find("zigzag", { since: "day" })).total).toBe(0);
    expect((await find("zigzag", { since: "week" })).total).toBe(12);
  });

  it("and not found where nobody but their author may read them", async () => {
    const newcomer = await t.signUp({ rememberMe: true });
    const held = await t.call("POST /forum/posts", {
      token: newcomer.token,
      body: { title: "My very first one", content: "What is a xylophonist good for?", category: "math" },
    });
    expect(held.data.state).toBe("held");
    expect((await find("xylophonist")).total).toBe(0);
  });
});

describe("of what stands in very many posts", () => {
  const FOUND_MAX = 200;
  const ids = Array.from(
    { length: FOUND_MAX + 30 },
    (_, nth) => `00000000-0000-4000-8000-${`${nth}`.padStart(12, "0")}`,
  );
  const newest = ids.toReversed().slice(0, FOUND_MAX);

  beforeAll(async () => {
    const { id: categoryId } = await t.db
      .selectFrom("forumCategories")
      .where("slug", "=", "math")
      .select("id")
      .executeTakeFirstOrThrow();
    const text = {
      title: "Ostriches",
      content: "An ostrich.",
      html: "",
      htmlVersion: 1,
      excerpt: "",
      lang: "en",
    } as const;
    // Three of them at a time are of one instant.
    const at = (nth: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(nth / 3)));
    await t.db
      .insertInto("forumPosts")
      .values(
        ids.map((id, nth) => {
          const createdAt = at(nth);
          return {
            ...text,
            id,
            categoryId,
            authorId: mei.user.id,
            state: "visible" as const,
            createdAt,
            lastActivityAt: createdAt,
          };
        }),
      )
      .execute();
    for (const [nth, id] of ids.entries()) {
      const named = { kind: "forum-post", id, page: id, ownerId: mei.user.id, marks: [] };
      await indexText(t.db, { ...named, title: text.title, body: text.content, at: at(nth) });
    }
  });

  it("the newest are found, each on one page", async () => {
    await t.deps.wordIndex.load();
    const found: string[] = [];
    for (let after = ""; ; ) {
      const page = await find("ostrich", { size: "50", ...(after && { after }) });
      expect(page.total).toBe(FOUND_MAX);
      found.push(...idsOf(page));
      if (page.next === null) break;
      after = page.next;
    }
    expect(found).toEqual(newest);
  });

  it("none is shown that nobody but its author may read now, whatever words are known of it", async () => {
    const [first = "", second = "", third = ""] = newest;
    await t.deps.wordIndex.load();
    await setPost(t, first, { state: "hidden" });
    await t.db.deleteFrom("searchDocuments").where("id", "=", second).execute();
    const page = await find("ostriches", { size: "10" });
    // The one that is known no more has left its place among them to an older one.
    expect([idsOf(page)[0], page.total]).toEqual([third, FOUND_MAX - 1]);
    const ofNone = await find("ostriches", { size: "10", sort: "newest" });
    expect(idsOf(ofNone)[0]).toBe(third);
  });
});

it.each([
  ["nothing but signs", "?!"],
  ["what would mean something to a database", "'; drop table users; --"],
  ["what would mean something to a search", "a & !b | <-> :*"],
])("finds nothing for %s, and says so", async (_, q) => {
  expect((await find(q)).items).toEqual([]);
});

it.each([
  ["blank", "   "],
  ["longer than a question", "x".repeat(101)],
])("refuses what is %s, at its field", async (_, q) => {
  const reply = await t.call("GET /forum/posts", { query: { q } });
  expect([reply.status, reply.error?.fields]).toEqual([400, { q: { code: "FIELD_INVALID" } }]);
});
