import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { missingScoresFrames } from "./frames.ts";

const total = line("all", "times", "k", "m", "what all must add up to", "总数");
const missing = line("answer", "minus", "all", "known", "the missing number", "所缺的数");

/** Several numbers of one sort. */
export const missingScores = defineStories({
  name: "missing-scores",
  words: lineWords,
  everyReading: true,
  about: "average|mean|平均",
  frames: missingScoresFrames,
  arrange: (facts, story) => (otherwise.test(story) ? null : asAverages(facts)),
  kinds: [
    {
      tells: ["missing"],
      numbers: ["known", "k", "m"],
      problem: ({ known, k, m }) => ({
        en: `one of $${k}$ numbers with an average of $${m}$, the others adding up to $${known}$`,
        ch: `$${k}$ 个数的平均数是 $${m}$，其余的和是 $${known}$，求这个数`,
      }),
      steps: [total, missing],
      answer: { name: "answer" },
      fits: ({ known, k, m, answer }) => same(over(sum(known, answer), k), m),
      doubled: ["known", "m"],
      whole: ["k"],
    },
    {
      tells: ["joined"],
      numbers: ["n", "mean", "k", "m"],
      problem: ({ n, mean, k, m }) => ({
        en: `$${n}$ numbers with an average of $${mean}$, and one more that makes it $${m}$ for $${k}$`,
        ch: `$${n}$ 个数平均 $${mean}$，加一个后 $${k}$ 个平均 $${m}$，求这个数`,
      }),
      steps: [total, line("known", "times", "n", "mean", "what the first add up to", "原来的总数"), missing],
      answer: { name: "answer" },
      fits: ({ n, mean, m, answer }) =>
        same(less(answer, m), times(n, less(m, mean))) || same(less(m, answer), times(n, less(mean, m))),
      doubled: ["mean", "m"],
      whole: ["n", "k"],
    },
    {
      tells: ["withOneMore"],
      numbers: ["n", "mean", "s", "k"],
      problem: ({ n, mean, s }) => ({
        en: `the average of $${n}$ numbers with an average of $${mean}$, and $${s}$`,
        ch: `$${n}$ 个数平均 $${mean}$，再加上 $${s}$，求平均数`,
      }),
      steps: [
        line("known", "times", "n", "mean", "what the first add up to", "原来的总数"),
        line("all", "plus", "known", "s", "what all add up to", "总数"),
        line("answer", "over", "all", "k", "the average", "平均数"),
      ],
      answer: { name: "answer" },
      fits: ({ n, mean, s, k, answer }) => same(less(times(answer, k), s), times(n, mean)),
      doubled: ["mean", "s"],
      whole: ["n", "k"],
    },
    {
      tells: ["average"],
      numbers: ["known", "k"],
      problem: ({ known, k }) => ({
        en: `the average of $${k}$ numbers that add up to $${known}$`,
        ch: `$${k}$ 个数的和是 $${known}$，求平均数`,
      }),
      steps: [line("answer", "over", "known", "k", "the average", "平均数")],
      answer: { name: "answer" },
      fits: ({ known, k, answer }) => same(times(answer, k), known),
      doubled: ["known"],
      whole: ["k"],
    },
  ] satisfies LineKind[],
});

const otherwise =
  /(?<![a-z])(?:median|mode|range|at least|more than|speed|weighted)(?![a-z])|中位数|众数|至少要?多少|速度/;

const ordinals = "first second third fourth fifth sixth seventh eighth".split(" ");

/** The place that a word gives: 4 for "fourth" and "4th", null for "next" and "last". */
function placeOf(word: string | undefined): bigint | null {
  const at = ordinals.indexOf(word ?? "");
  const digit = /^(\d)(?:nd|rd|th)$/.exec(word ?? "")?.[1];
  return digit ? BigInt(digit) : at >= 0 ? BigInt(at + 1) : null;
}

function asAverages(facts: Fact[]): Fact[] | null {
  const all = Object.assign({}, ...facts.map(({ numbers }) => numbers)) as Fact["numbers"];
  if (facts.flatMap(({ numbers }) => Object.keys(numbers)).length !== Object.keys(all).length) return null;
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const lists = facts.flatMap(({ words: { data } }) => (data ? [listIn(data)] : []));
  const [ask, list] = [asks[0], lists[0]];
  if (!ask || asks.length !== 1 || lists.length > 1 || (list && list.length > 8)) return null;
  const { n, mean, m, s, k, k2, j, j2 } = all;
  const place = facts.map(({ words: { nth } }) => placeOf(nth)).find((found) => found !== null);
  const counted = [k, k2].map((number) => number?.value.num);
  const known = list && quantity(list.reduce(q.add));
  const size = list && BigInt(list.length);
  const isMissing = ask.says === "askMissing";
  const at = place ?? j?.value.num;
  if (list && known && size !== undefined) {
    if (mean && n && isMissing && !m) {
      const fits = n.value.num === size + 1n && (!j2 || j2.value.num === size);
      return fits ? story("missing", { known, k: bare(n), m: bare(mean) }) : null;
    }
    if (n || mean || s) return null;
    if (isMissing && m) {
      const fits =
        (!at || at === size + 1n) &&
        counted.every((count) => count === undefined || count === size || count === size + 1n);
      return fits ? story("missing", { known, k: quantity(q.rational(size + 1n)), m: bare(m) }) : null;
    }
    const fits = !isMissing && !m && counted.every((count) => count === undefined || count === size);
    return fits ? story("average", { known, k: quantity(q.rational(size)) }) : null;
  }
  if (!n || !mean || !q.isInteger(n.value)) return null;
  const next = n.value.num + 1n;
  if ((at && at !== next) || counted.some((count) => count !== undefined && count !== next)) return null;
  const one = quantity(q.rational(next));
  if (isMissing && m && !s) return story("joined", { n: bare(n), mean: bare(mean), k: one, m: bare(m) });
  return !isMissing && s && !m ? story("withOneMore", { n: bare(n), mean: bare(mean), s: bare(s), k: one }) : null;
}

const story = (says: string, numbers: Fact["numbers"]): Fact[] => [{ says, numbers, words: {}, units: {} }];
const quantity = (value: q.Rational) => ({ value, unit: null, pi: false });
const bare = ({ value }: { value: q.Rational }) => quantity(value);

const listIn = (data: string): q.Rational[] =>
  (data.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => {
    const [whole = "", decimals = ""] = number.split(".");
    return q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  });
