import { randomUUID } from "node:crypto";
import { searchLimits } from "@dripstone/contract/search/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../testing/use-test-app.ts";
import { indexText, type SearchDocument } from "./search.ts";

const t = useTestApp();
const post = randomUUID();
const reply = randomUUID();

const document = (changes: Partial<SearchDocument> & Pick<SearchDocument, "kind" | "id" | "page">) =>
  indexText(t.db, { ownerId: null, title: "", body: "", marks: [], at: new Date(0), ...changes });

beforeAll(async () => {
  const lesson = { kind: "lesson", page: "python/lamps" };
  await document({
    ...lesson,
    id: "python/lamps/en",
    title: "The Wall of Lamps",
    body: "Five lamps say zebra in Python.",
  });
  await document({ ...lesson, id: "python/lamps/ch", title: "一墙的灯", body: "五盏灯，鸡兔同笼，用 Python 说。" });
  await document({ kind: "forum-post", id: post, page: post, title: "Which lamp?", body: "A zebra asks." });
  await document({ kind: "forum-reply", id: reply, page: post, body: "The reply has a quagga." });
  await document({ kind: "closed-problem", id: "1999-01-04/en", page: "1999-01-04", title: "A zebra crossing" });
  await document({ kind: "practice-test", id: "amc8-first/en", page: "amc8-first", title: "Zebra paper" });
});

const search = async (q: string, query: Record<string, string> = {}) =>
  t.call("GET /search", { query: { q, ...query } });
const shown = async (q: string, query?: Record<string, string>) =>
  (await search(q, query)).data.groups.flatMap(({ kind, hits }) =>
    hits.map(({ title, text, path }) => [kind, path, [title, text].map(marked).join(" / ")]),
  );
const marked = (pieces: { text: string; hit: boolean }[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

describe("the search over the whole site", () => {
  it("tells by kind what is found, where it stands, and what of it was looked for", async () => {
    expect(await shown("zebra")).toEqual([
      ["lesson", "/compute/python/lamps", "The Wall of Lamps / Five lamps say [zebra] in Python."],
      ["practice-test", "/practice-tests/amc8-first", "[Zebra] paper / "],
      ["post", `/forum/posts/${post}`, "Which lamp? / A [zebra] asks."],
    ]);
  });

  it("leads to the reply that fits", async () => {
    expect(await shown("quagga")).toEqual([
      ["post", `/forum/posts/${post}?reply=${reply}#reply-${reply}`, "Which lamp? / The reply has a [quagga]."],
    ]);
  });

  it.each([
    ["one character", "灯", "一墙的[灯] / 五盏[灯]，鸡兔同笼，用 Python 说。"],
    ["two characters", "同笼", "一墙的灯 / 五盏灯，鸡兔[同笼]，用 Python 说。"],
  ])("finds %s of Chinese", async (_, q, text) => {
    expect(await shown(q, { language: "ch" })).toEqual([["lesson", "/compute/python/lamps", text]]);
    const [, body] = text.split(" / ");
    const inEnglish = ["lesson", "/compute/python/lamps", `The Wall of Lamps / ${body}`];
    expect(await shown(q), "under the title that its reader knows").toEqual([inEnglish]);
  });

  it("shows what stands in both languages in the reader's own", async () => {
    const [en] = await shown("python", { kinds: "lesson" });
    const [ch] = await shown("python", { kinds: "lesson", language: "ch" });
    expect([en?.[2], ch?.[2]]).toEqual([
      "The Wall of Lamps / Five lamps say zebra in [Python].",
      "一墙的灯 / 五盏灯，鸡兔同笼，用 [Python] 说。",
    ]);
  });

  it("may be bounded by kinds, and refuses what is none", async () => {
    expect((await search("zebra", { kinds: "post,practice-test" })).data.groups.map(({ kind }) => kind)).toEqual([
      ...["practice-test", "post"],
    ]);
    expect((await search("zebra", { kinds: "people" })).status).toBe(400);
  });

  it("finds nothing of a weekly problem that is not over, though it is indexed", async () => {
    expect((await search("crossing")).data.groups).toEqual([]);
  });

  it("tells only so many, and that there are more", async () => {
    for (let count = 0; count <= searchLimits.SEARCH_HITS_MAX; count += 1) {
      const id = randomUUID();
      await document({ kind: "forum-post", id, page: id, title: "Many okapis" });
    }
    const [group] = (await search("okapi")).data.groups;
    expect([group?.hits.length, group?.more]).toEqual([searchLimits.SEARCH_HITS_MAX, true]);
  });

  it.each(["", "   ", "x".repeat(101)])("asks for words: %j", async (q) => {
    expect((await search(q)).status).toBe(400);
  });

  it.each(["?!", "' & | <->", "不存在的词语"])("finds nothing by %j, without a fault", async (q) => {
    expect(await search(q)).toMatchObject({ status: 200, data: { groups: [] } });
  });
});
