import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useTestApp } from "../testing/use-test-app.ts";
import { openWordIndex } from "./in-memory/word-index.ts";
import {
  type Asked,
  excerptsFor,
  findHits,
  forgetText,
  indexText,
  type Library,
  readShown,
  type SearchDocument,
} from "./search.ts";

const t = useTestApp();

/** Documents of a kind of their own; tells which of them are found, the best first. */
async function library(...documents: (Partial<SearchDocument> & Pick<SearchDocument, "id">)[]) {
  const kind = `test-${randomUUID()}`;
  for (const document of documents) {
    await indexText(t.db, { ...plain, page: document.id, ...document, kind });
  }
  const asked = (text: string, rest: Partial<Asked> = {}): Asked => ({ text, kinds: [kind], ...rest });
  return {
    kind,
    find: async (text: string, rest?: Partial<Asked>) => {
      const inMemory = pagesOf(await findHits(await remembering(), asked(text, rest)));
      expect(pagesOf(await findHits(forgetful(), asked(text, rest))), "as the database alone does").toEqual(inMemory);
      return inMemory;
    },
    excerpt: async (text: string, id: string) => {
      const shown = (await readShown(forgetful(), [{ kind, id }]))({ kind, id });
      return shown && excerptsFor(text)(shown);
    },
  };
}
const pagesOf = (hits: readonly { page: string }[]) => hits.map(({ page }) => page);

/** With all words in memory, and with none. */
async function remembering(): Promise<Library> {
  await t.deps.wordIndex.load();
  return t.deps;
}
const forgetful = (): Library => ({ db: t.db, wordIndex: openWordIndex(t.db, { documentsMax: 0 }) });

const plain = { ownerId: null, title: "", body: "", marks: [], at: new Date(0) };
const shown = (pieces: { text: string; hit: boolean }[] | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

describe("a document is found", () => {
  const texts = {
    heads: "鸡兔同笼：一共35个头，94只脚，兔子有几只？",
    ball: "把一个小球放进盒子里，体积是多少",
    mixed: "用Python画正六边形时，turtle转120度不对",
    rabbits: "The rabbit's burrow: how many rabbits live in 12 burrows?",
    cafe: "Café prices rose by ２０％; it’s a percent problem",
    area: "求阴影部分的面积",
    taipei: "雞兔問題：籠子裡有幾隻兔子？",
  };
  const all = () => library(...Object.entries(texts).map(([id, body]) => ({ id, body })));

  it.each([
    ["a Chinese word of two characters", "一共", ["heads"]],
    ["one of one character", "脚", ["heads"]],
    ["traditional characters, what is written in simplified ones", "陰影", ["area"]],
    ["a question in them", "怎麼求面積呢？", ["area"]],
    ["simplified characters, what is written in traditional ones", "笼子", ["taipei"]],
    ["a character that is one for both", "问题", ["taipei"]],
    ["a part of a longer word", "同笼", ["heads"]],
    ["a whole idiom", "鸡兔同笼", ["heads"]],
    ["a word that the dictionary may cut in two", "小球", ["ball"]],
    ["two characters across the dictionary's cut", "影部", ["area"]],
    ["a question in Chinese, whose particles say nothing", "怎么求面积呢？", ["area"]],
    ["both languages in one question", "turtle 六边形", ["mixed"]],
    ["English within Chinese without a space", "python", ["mixed"]],
    ["another case", "PYTHON", ["mixed"]],
    ["one of many of a word", "rabbits", ["rabbits"]],
    ["many of a word, by one", "rabbit", ["rabbits"]],
    ["the beginning of a word, as it is typed", "burr", ["rabbits"]],
    ["a word without its accent", "cafe", ["cafe"]],
    ["full-width signs", "ｃａｆé", ["cafe"]],
    ["a number", "94", ["heads"]],
    ["a number in full width", "20", ["cafe"]],
    ["words out of order", "burrows many", ["rabbits"]],
  ])("by %s", async (_, question, found) => {
    expect(await (await all()).find(question)).toEqual(found);
  });

  it.each([
    ["a word that it has not", "hexagon"],
    ["one that it has beside one that it has not", "rabbit hexagon"],
    ["the middle of a word", "abbit"],
    ["a short word's beginning", "hex"],
    ["nothing", ""],
    ["signs", "?! 。 & | <-> :* ' \\"],
  ])("not by %s", async (_, question) => {
    expect(await (await all()).find(question)).toEqual([]);
  });

  it("by any two characters that stand together in it, whatever they are", async () => {
    const characters =
      "的一是了我不在人有他这中大来上个国们到说时要就出会可也你对生能而子那得于着下自之年过发后作里鸡兔同笼面积";
    const text = fc.array(fc.constantFrom(...characters), { minLength: 2, maxLength: 40 }).map((it) => it.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), async (body, seed) => {
        const { find } = await library({ id: "it", body });
        const from = seed % (body.length - 1);
        expect(await find(body.slice(from, from + 2))).toEqual(["it"]);
      }),
      { numRuns: 60 },
    );
  });

  it("by what it does not show, after those that show it", async () => {
    const { find, excerpt } = await library(
      { id: "typed", body: "x² = 3¹⁰", unseen: "x^2 = 3^{10} \\\\frac" },
      { id: "shown", body: "what frac means" },
    );
    expect(await find("frac")).toEqual(["shown", "typed"]);
    expect(await find("3^10")).toEqual(["typed"]);
    expect(await find("3¹⁰")).toEqual(["typed"]);
    expect(shown((await excerpt("frac", "typed"))?.body)).toBe("x² = 3¹⁰");
  });

  it("never, and without a fault, by what could mean something to the database", async () => {
    const { find } = await library({ id: "it", body: "a plain text", marks: ["category:robotics"] });
    for (const question of [
      "=category:robotics",
      "'",
      "a' & '=category:robotics",
      "\\",
      "!text",
      "text:*A",
      "\u0000x",
      "\ud800",
    ])
      expect(await find(question)).toEqual(question.includes("text") ? ["it"] : []);
  });
});

describe("what stands side by side", () => {
  it.each([
    ["错题", ["book"]],
    ["错题本", ["book"]],
    ["题错", ["wrong"]],
    ["“错题”", ["book"]],
    ["“题错了”", ["wrong"]],
    ["「目错」", []],
    ["蓝书包", ["blue"]],
    ["书包蓝", []],
    ["书包在桌上", ["blue", "red"]],
    ["题", ["book", "wrong"]],
  ])("is found in Chinese by %s", async (question, found) => {
    const { find } = await library(
      { id: "book", body: "抄在错题本里" },
      { id: "wrong", body: "这道题错了，题目难" },
      { id: "blue", body: "桌上有一个蓝书包" },
      { id: "red", body: "桌上的红书包，天是蓝的" },
    );
    expect((await find(question)).toSorted()).toEqual(found);
  });

  it("lets words of a sentence stand apart", async () => {
    const { find } = await library(
      { id: "it", body: "公式：三角形和长方形，面积怎么算" },
      { id: "other", body: "三角形的公式" },
    );
    expect(await find("三角形的面积公式是什么")).toEqual(["it"]);
  });

  it.each([
    ['"red kite"', ["phrase"]],
    ["“Red Kite”", ["phrase"]],
    ["「kite red」", []],
    ["red kite", ["apart", "phrase"]],
    ['"red kite" 面积', []],
    ['"red 风筝"', ["mixed"]],
    ['"red', ["apart", "mixed", "phrase"]],
    ['5" red 6"', []],
  ])("is found by what is in quotes: %s", async (question, found) => {
    const { find } = await library(
      { id: "phrase", body: "It is a red kite." },
      { id: "apart", body: "The kite is a bit red, the red one." },
      { id: "mixed", body: "a red 风筝" },
    );
    expect((await find(question)).toSorted()).toEqual(found);
  });

  it.each([
    ["AMC8", ["as-one", "hyphen", "space"]],
    ["AMC 8", ["apart", "as-one", "hyphen", "space"]],
    ["amc-8", ["apart", "as-one", "hyphen", "space"]],
    ["AMC80", []],
    ["5年级", ["grade"]],
    ["x2", ["x"]],
    ["3D", ["three"]],
  ])("is found of letters and digits by %s", async (question, found) => {
    const { find } = await library(
      { id: "space", body: "for AMC 8 in fall" },
      { id: "hyphen", body: "for AMC-8 in fall" },
      { id: "as-one", body: "for AMC8 in fall" },
      { id: "apart", body: "8 weeks of AMC" },
      { id: "grade", body: "小学5年级" },
      { id: "other", body: "5 个人，3 年，x 和 d，2 只" },
      { id: "x", body: "x2 = 7" },
      { id: "three", body: "a 3-D print" },
    );
    expect((await find(question)).toSorted()).toEqual(found);
  });
});

describe("the better fits come first", () => {
  it("a word in a title before one in a text, and never its characters apart, however often they stand there", async () => {
    const { find } = await library(
      {
        id: "apart",
        title: "报错问题",
        body: "程序没有报错，是不是题目的问题？错在哪里，这道题错了吗？题目错了，错、错、错，题、题、题",
      },
      { id: "together", body: `很长的一段话，${"说的是别的事情。".repeat(60)}我抄了一本错题，还是同样的错` },
      { id: "title", title: "错题本", body: "每道都抄下来" },
    );
    expect(await find("错题")).toEqual(["title", "together"]);
    expect(await find("错题 抄")).toEqual(["title", "together"]);
  });

  it("a title before a text, and nothing whose characters stand apart", async () => {
    const { find } = await library(
      { id: "apart", body: "小朋友们拿到一个很大的球，球是红的" },
      { id: "together", body: "桌上有一个小球，红的" },
      { id: "title", title: "小球的体积", body: "一共有多少" },
    );
    expect(await find("小球")).toEqual(["title", "together"]);
    expect(await find("小朋友 红的 球")).toEqual(["apart"]);
  });

  it("one page counts once, by its best, which is what is shown of it", async () => {
    const { kind } = await library(
      { id: "post", page: "thread", title: "Area of a kite", body: "Half the product" },
      {
        id: "reply",
        page: "thread",
        title: "",
        body: "A kite. The kite's area is half the product of the kite's diagonals",
      },
    );
    for (const library of [await remembering(), forgetful()]) {
      const hits = await findHits(library, { text: "kite diagonals", kinds: [kind] });
      const best = { page: "thread", kind, hit: "reply", rank: expect.any(Number), at: plain.at.getTime() };
      expect(hits).toEqual([best]);
    }
  });
});

describe("looking for something", () => {
  it("may be bounded by marks, by whose it is, by time, and by kind", async () => {
    const { user } = await t.signUp();
    const day = new Date("2026-03-02T00:00:00Z");
    const { find } = await library(
      { id: "robot", body: "kite", marks: ["category:robotics"] },
      { id: "own", body: "kite", ownerId: user.id },
      { id: "new", body: "kite", at: day },
    );
    expect(await find("kite", { marks: ["category:robotics"] })).toEqual(["robot"]);
    expect(await find("kite", { ownerId: user.id })).toEqual(["own"]);
    expect(await find("kite", { since: day })).toEqual(["new"]);
    expect(await find("kite", { since: new Date(day.getTime() + 1) })).toEqual([]);
    expect(await find("kite", { kinds: ["another"] })).toEqual([]);
  });

  it("finds what was written last, and nothing of what was before or is forgotten", async () => {
    const { kind, find } = await library({ id: "it", body: "kite" });
    await indexText(t.db, { ...plain, kind, id: "it", page: "it", body: "rhombus" });
    expect([await find("kite"), await find("rhombus")]).toEqual([[], ["it"]]);
    await forgetText(t.db, { kind, id: "it" });
    expect(await find("rhombus")).toEqual([]);
  });

  it("keeps no name of who has deleted his account, and still finds the text", async () => {
    const { user } = await t.signUp();
    const { find } = await library({ id: "it", body: "kite", ownerId: user.id });
    await t.db.deleteFrom("users").where("id", "=", user.id).execute();
    expect([await find("kite"), await find("kite", { ownerId: user.id })]).toEqual([["it"], []]);
  });

  it("takes the longest text and the longest question", async () => {
    const { find } = await library({
      id: "it",
      title: "题".repeat(100),
      body: `${"很长的文章 word ".repeat(20_000)}最后`,
    });
    expect(await find(`最后 ${"文章 ".repeat(500)}`)).toEqual(["it"]);
    expect(await find("x".repeat(5_000))).toEqual([]);
  });
});

describe("an excerpt", () => {
  it.each([
    ["marks what was looked for", "rabbit", "Two rabbits and a RABBIT’s ear", "Two [rabbits] and a [RABBIT’s] ear"],
    ["marks what is written in other characters", "鸡兔", "𠮷：雞兔同籠，鸡兔", "𠮷：[雞兔]同籠，[鸡兔]"],
    ["marks Chinese words", "面积", "求阴影部分的面积，面积公式", "求阴影部分的[面积]，[面积]公式"],
    ["marks a phrase, and not its parts elsewhere", "错题", "问题：错题本", "问题：[错题]本"],
    ["marks no stray characters of a word", "错题", "这题错了，题目", "这题错了，题目"],
    ["marks words apart", "面积公式", "公式里的面积", "[公式]里的[面积]"],
    ["marks what is in quotes whole", '"red kite"', "A red kite, and a kite", "A [red kite], and a kite"],
    ["marks a name with its number", "AMC8", "AMC 8, AMC-8, AMC8, AMC 10", "[AMC 8], [AMC-8], [AMC8], AMC 10"],
    ["marks it written as one", "AMC 8", "AMC8 and AMC80", "[AMC8] and AMC80"],
    ["marks what stands in full width", "20", "涨了２０％", "涨了[２０]％"],
    ["marks no part of a word", "ear", "The year of the ear", "The year of the [ear]"],
    ["shows the beginning when the title alone fits", "kite", "Half the product", "Half the product"],
    ["marks a price, and no other number", "$5", "It costs $5, or 5 times $50", "It costs [$5], or 5 times $50"],
    ["marks no number where the price is not", "$5", "5 apples for 10 dollars", "5 apples for 10 dollars"],
    ["marks a part of a hundred", "20%", "20 of 100 are ２０％", "20 of 100 are [２０％]"],
    ["leaves what looks like a tag as it is", "tag", "a <b>tag</b> & more", "a <b>[tag]</b> & more"],
  ])("%s", async (_, question, body, expected) => {
    const { excerpt } = await library({ id: "it", body });
    expect(shown((await excerpt(question, "it"))?.body)).toBe(expected);
  });

  it("is the part of a long text that shows most of it, and breaks no word and no character", async () => {
    const filler = "nothing of note happens here, ".repeat(20);
    const { excerpt } = await library({ id: "it", body: `one kite ${filler}the kite has two diagonals 😀 ${filler}` });
    const text = shown((await excerpt("kite diagonals", "it"))?.body) ?? "";
    expect(text).toMatch(/^….*\[kite\] has two \[diagonals\].*…$/u);
    expect(text.length).toBeLessThan(200);
    expect(text.isWellFormed()).toBe(true);
  });
});
