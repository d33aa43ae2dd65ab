import { readdir, readFile } from "node:fs/promises";
import { plainText } from "../../packages/markdown/src/index.ts";

/** The same numbers in every run. */
export function numbers(seed = 1): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** What people write in the forum's stead: the sentences of the school's own content, in both languages. */
export async function sentences(): Promise<string[]> {
  const folder = new URL("../../content/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".md")).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return texts
    .flatMap((text) => plainText(text.replace(/^---[\s\S]*?\n---\n/, "")).split(/(?<=[.?!。？！])\s*|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 12 && sentence.length <= 300);
}

/** Texts of a few sentences each, no two of them alike. */
export function writer(from: readonly string[], next: (below: number) => number): (count: number) => string {
  return (count) => Array.from({ length: count }, () => from[next(from.length)]).join(" ");
}

/**
 * Replies as children, parents and teachers write them, in one of both languages, no two alike: a sentence or three, every third with a number, every
 * sixth with a formula. Few of them talk of what the open week's problem is about.
 */
export function replier(next: (below: number) => number): () => string {
  const one = (from: readonly string[]) => from[next(from.length)] as string;
  const known = new Set<string>();
  const reply = (nth: number) => {
    const isEnglish = next(5) < 3;
    const { begin, say, mean, count, show, end, hues, things } = isEnglish ? inEnglish : inChinese;
    const about = nth % 6 === 0 ? show : nth % 3 === 0 ? count : say;
    const parts = [begin, about, ...(next(2) === 0 ? [say] : [mean]), ...(next(3) === 0 ? [end] : [])];
    const text = parts.map(one).join(isEnglish ? " " : "");
    return text
      .replaceAll("#", `${2 + next(60)}`)
      .replace("@", one(hues))
      .replace("%", one(things));
  };
  return () => {
    for (let text = reply(known.size); ; text = reply(known.size)) {
      if (known.has(text)) continue;
      known.add(text);
      return text;
    }
  };
}

type Said = Record<"begin" | "say" | "mean" | "count" | "show" | "end" | "hues" | "things", readonly string[]>;

const inEnglish: Said = {
  hues: "green yellow small heavy last wooden broken other lucky purple quiet tall empty odd".split(" "),
  things:
    "ladder bus cake bridge lantern garden train kite puppet drum basket staircase bookshelf turtle clock pencil boat candle".split(
      " ",
    ),
  mean: [
    "I mean the part with the @ %.",
    "My little brother built one with a @ %.",
    "Think of a @ % instead.",
    "What about the @ %?",
  ],
  begin: [
    ...[
      "I think so, too.",
      "Thanks, that helped a lot!",
      "Wait, I am not sure about that.",
      "Nice idea, Leo.",
      "Good question.",
    ],
    ...[
      "Hmm, let me try.",
      "I did it another way.",
      "My teacher showed us this last week.",
      "Oh, now I see it.",
      "You are almost there.",
    ],
  ],
  say: [
    ...["Try it with smaller ones first and look for a pattern.", "Drawing a picture made it much easier for me."],
    ...["You counted the corner pieces twice, I believe.", "Maybe start from the end and go backwards."],
    ...["Why does the order not matter here?", "I always mix up rows and columns in a table like that."],
    ...[
      "The hint in the lesson says nearly the same thing.",
      "My robot turned the wrong way because a wire was loose.",
    ],
    ...["Can you explain the second step again, please?", "We talked about this book in class and I loved the ending."],
  ],
  count: [
    ...[
      "I tried all the cases and found #, but I may have missed some.",
      "It took me # minutes, and then it was easy.",
    ],
    ...[
      "There were # of them in my drawing.",
      "If you have # friends, nobody is left over.",
      "Look at page # of the workbook.",
    ],
  ],
  show: [
    ...[
      "If you write $n^2 + #$ for it, the next one is easy.",
      "Because $\\frac{1}{2} \\cdot # = x$, you can leave out the rest.",
    ],
    ...["So $a + b = #$, and both of them are even.", "I got $2^{#} - 1$ with the pattern."],
  ],
  end: [
    ...[
      "Hope that helps!",
      "Does that make sense?",
      "Good luck at the contest!",
      "Thank you, everybody.",
      "Tell us how it went.",
    ],
  ],
};

const inChinese: Said = {
  hues: "绿色 黄色 小小 最后 木头 坏掉 另外 紫色 安静 高高 空空 奇怪".split(" "),
  things: "梯子 公交车 蛋糕 小桥 灯笼 花园 火车 风筝 木偶 篮子 楼梯 书架 乌龟 时钟 铅笔 小船".split(" "),
  mean: ["我说的是有@的%的那一段。", "我弟弟用@的%搭过一个。", "换成@的%想一想。", "那个@的%怎么办？"],
  begin: [
    ...[
      "我也是这么想的。",
      "谢谢，一下子就懂了！",
      "等一下，我觉得不太对。",
      "好问题。",
      "这个办法真好。",
      "我用的是另一种方法。",
    ],
    ...["老师上周讲过类似的。", "原来是这样。", "你快做出来了。", "我来试试看。"],
  ],
  say: [
    ...[
      "先从小一点的情况试起，看看有什么规律。",
      "画个图就清楚多了。",
      "角上的那几块你好像数了两遍。",
      "可以倒着往前推。",
    ],
    ...[
      "为什么顺序没有关系呢？",
      "我总是把行和列弄混。",
      "课里的提示说的差不多。",
      "我的小车老是往左拐，后来发现是线松了。",
    ],
    ...["能再讲一下第二步吗？", "这个成语的故事我很喜欢。"],
  ],
  count: [
    "我把所有情况都试了，找到 # 种，不知道漏了没有。",
    "我花了 # 分钟才想通。",
    "我画的图里有 # 个。",
    "练习册第 # 页有一样的。",
  ],
  show: ["设它为 $n^2 + #$，下一个就好办了。", "因为 $a + b = #$，所以两个都是偶数。", "按规律是 $2^{#} - 1$。"],
  end: ["希望有帮助！", "这样讲明白吗？", "比赛加油！", "谢谢大家。", "做出来了告诉我们一声。"],
};
