import type { Fact } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { rectangleFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;
type Wanted = "length" | "width" | "area" | "both";

const [one, two] = [count(1), count(2)];

const bothSides = [
  { name: "length", en: "length", ch: "长" },
  { name: "width", en: "width", ch: "宽" },
];

const wants: Record<Wanted, [en: string, ch: string]> = {
  length: ["the length", "长"],
  width: ["the width", "宽"],
  area: ["the area", "面积"],
  both: ["the length and the width", "长和宽"],
};

/** What stands at the end of the way: the width is found first. */
const endings: Record<Wanted, (length: Kind["steps"][number]) => Kind["steps"]> = {
  width: () => [],
  length: (length) => [length],
  both: (length) => [length],
  area: (length) => [length, ["area", "area", (n) => times(n.length, n.width)]],
};

/** The length is `k` times the width. */
const multiple = (wanted: Wanted): Kind => ({
  tells: ["rectangle?", "perimeter", "times", wanted],
  numbers: [["p"], "k"],
  problem: ({ p, k }) => ({
    en: `${wants[wanted][0]} of a rectangle with perimeter $${p}$ that is $${k}$ times as long as wide`,
    ch: `长方形的周长是 $${p}$，长是宽的 $${k}$ 倍，求${wants[wanted][1]}`,
  }),
  steps: [
    ["half", "half", ({ p }) => over(p, two)],
    ["parts", "width", ({ half, k }) => over(half, sum(k, one))],
    ...endings[wanted](["lengthTimes", "length", ({ width, k }) => times(width, k)]),
  ],
  answer: { name: wanted === "both" ? "length" : wanted, unit: "p", squared: wanted === "area" },
  ...(wanted === "both" ? { each: bothSides } : {}),
  fits: (n) => {
    const width = wanted === "width" ? n.width : over(over(n.p, two), sum(n.k, one));
    const length = times(width, n.k);
    return (
      same(sum(length, width, length, width), n.p) &&
      (wanted === "area" ? same(n.area, times(length, width)) : wanted === "width" || same(n.length, length))
    );
  },
  doubled: ["p"],
});

/** The length is to the width as `x` to `y`. */
const proportional = (wanted: Wanted): Kind => ({
  tells: ["rectangle?", "perimeter", "ratio", wanted],
  numbers: [["p"], "x", "y"],
  problem: ({ p, x, y }) => ({
    en: `${wants[wanted][0]} of a rectangle with perimeter $${p}$ whose sides are in the ratio $${x} : ${y}$`,
    ch: `长方形的周长是 $${p}$，长和宽的比是 $${x} : ${y}$，求${wants[wanted][1]}`,
  }),
  steps: [
    ["half", "half", ({ p }) => over(p, two)],
    ["partsRatio", "part", ({ half, x, y }) => over(half, sum(x, y))],
    ["widthRatio", "width", ({ part, y }) => times(part, y)],
    ...endings[wanted](["lengthRatio", "length", ({ part, x }) => times(part, x)]),
  ],
  answer: { name: wanted === "both" ? "length" : wanted, unit: "p", squared: wanted === "area" },
  ...(wanted === "both" ? { each: bothSides } : {}),
  fits: ({ p, x, y, ...n }) => {
    const width = n.width ?? over(times(over(p, two), y), sum(x, y));
    const length = n.length ?? over(times(width, x), y);
    const isWhole = same(sum(length, width, length, width), p);
    return isWhole && (wanted !== "area" || same(n.area, times(length, width)));
  },
  doubled: ["p"],
});

/** The sides of a ratio are numbers of the story. */
function sides(facts: Fact[]): Fact[] {
  return facts.map((fact) => {
    const [x, y, ...more] = fact.words.r?.split(/ ?: ?| to /) ?? [];
    if (fact.says !== "ratio" || !x || !y || more.length > 0) return fact;
    const plain = (value: string) => ({ value: count(Number(value)), unit: null, pi: false });
    return { ...fact, words: {}, numbers: { x: plain(x), y: plain(y) } };
  });
}

/** The length is `d` more than the width. */
const longer = (wanted: Wanted): Kind => ({
  tells: ["rectangle?", "perimeter", "more", wanted],
  numbers: [["p", "d"]],
  problem: ({ p, d }) => ({
    en: `${wants[wanted][0]} of a rectangle with perimeter $${p}$ whose length is $${d}$ more than its width`,
    ch: `长方形的周长是 $${p}$，长比宽多 $${d}$，求${wants[wanted][1]}`,
  }),
  steps: [
    ["half", "half", ({ p }) => over(p, two)],
    ["even", "width", ({ half, d }) => over(less(half, d), two)],
    ...endings[wanted](["lengthMore", "length", ({ width, d }) => sum(width, d)]),
  ],
  answer: { name: wanted === "both" ? "length" : wanted, unit: "p", squared: wanted === "area" },
  ...(wanted === "both" ? { each: bothSides } : {}),
  fits: (n) => {
    const width =
      wanted === "width" ? n.width : wanted === "length" ? less(n.length, n.d) : over(less(over(n.p, two), n.d), two);
    const length = sum(width, n.d);
    return same(sum(length, width, length, width), n.p) && (wanted !== "area" || same(n.area, times(length, width)));
  },
  doubled: ["p", "d"],
});

/** Rectangles of a known perimeter. */
export const rectangles = defineStories({
  name: "rectangles",
  words,
  about: "perimeter|周长|围",
  frames: rectangleFrames,
  arrange: sides,
  kinds: (["length", "width", "area", "both"] as const).flatMap((wanted) => [
    multiple(wanted),
    longer(wanted),
    proportional(wanted),
  ]),
});
