import type { Fact } from "../../../stories/frames.ts";
import { defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { purchaseFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;

const kind = (wanted: "x" | "y"): Kind => ({
  tells: ["first", "second", `ask ${wanted}`],
  numbers: ["a", "b", ["c", "f"], "d", "e"],
  problem: ({ a, b, c, d, e, f }) => ({
    en: `two prices, if $${a}$ and $${b}$ of the two cost $${c}$, and $${d}$ and $${e}$ cost $${f}$`,
    ch: `两种东西买 $${a}$ 份和 $${b}$ 份要 $${c}$，买 $${d}$ 份和 $${e}$ 份要 $${f}$，求单价`,
  }),
  steps: [
    ["first", "left", ({ a, b, d, e }) => less(times(a, e), times(b, d))],
    ["second", "right", ({ b, c, e, f }) => less(times(c, e), times(b, f))],
    ["eliminate", "x", ({ left, right }) => over(right, left)],
    ["x", "first", ({ x }) => x],
    ...(wanted === "y" ? ([["y", "y", ({ a, b, c, x }) => over(less(c, times(a, x)), b)]] as Kind["steps"]) : []),
  ],
  answer: { name: wanted, unit: "c" },
  fits: ({ a, b, c, d, e, f, ...found }) => {
    const x = found.x ?? over(less(c, times(b, found.y)), a);
    const y = found.y ?? over(less(c, times(a, x)), b);
    const isPrice = !!x && !!y && x.num > 0n && y.num > 0n;
    return isPrice && same(sum(times(a, x), times(b, y)), c) && same(sum(times(d, x), times(e, y)), f);
  },
  doubled: ["c", "f"],
});

/** Two kinds of things bought twice: what one of them costs. */
export const twoPurchases = defineStories({
  name: "two-purchases",
  words,
  about: "cost|paid|pays?|spen|bought|buy|price|多少|几",
  frames: purchaseFrames,
  arrange,
  kinds: [kind("x"), kind("y")],
});

const rootOf = (thing = "") =>
  thing
    .replace(/^(?:an?|the) |(?<=\p{Script=Han})(?:一|一?共?用去|花去|共)$/gu, "")
    .replace(/(?:(?<=ch|sh|x|ss)es|s)$/, "");

/** The same two things each time; the first purchase is the one that has more of the first of them. */
function arrange(facts: Fact[]): Fact[] | null {
  const [one, other, ...more] = facts.filter(({ says }) => says === "lot");
  const [ask, ...asks] = facts.filter(({ says }) => says === "askX");
  if (!one || !other || !ask || more.length + asks.length > 0 || facts.length !== 3) return null;
  const names = [rootOf(one.words.x), rootOf(one.words.y)];
  const others = [rootOf(other.words.x), rootOf(other.words.y)];
  const isTurned = names[0] === others[1] && names[1] === others[0];
  if ((!isTurned && names.join() !== others.join()) || names[0] === names[1]) return null;
  const lots = [one, isTurned ? turned(other) : other];
  const share = ({ numbers: { a, b } }: Fact) => (a && b ? Number(a.value.num) / Number(b.value.num) : 0);
  const [first, second] = lots.toSorted((a, b) => share(b) - share(a));
  const asked = names.indexOf(rootOf(ask.words.z));
  const { a, b, c } = second?.numbers ?? {};
  if (!first || !a || !b || !c || asked < 0) return null;
  return [
    { ...first, says: "first", words: {} },
    { ...first, says: "second", words: {}, numbers: { d: a, e: b, f: c } },
    { ...ask, says: asked === 0 ? "ask x" : "ask y", words: {} },
  ];
}

const turned = (fact: Fact): Fact => {
  const { a, b, ...rest } = fact.numbers;
  return { ...fact, numbers: { ...rest, ...(b && { a: b }), ...(a && { b: a }) } };
};
