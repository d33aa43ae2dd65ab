import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { oneLessFrames } from "./frames.ts";

const first = line("all", "times", "n", "mean", "what they add up to at first", "原来的总和");
const then = line("then", "times", "k", "m", "what they add up to then", "后来的总和");

const kind = (way: "gone" | "joined"): LineKind => ({
  tells: [way],
  numbers: ["n", "mean", "k", "m"],
  problem: ({ n, mean, k, m }) => ({
    en: `$${n}$ numbers have an average of $${mean}$; with one ${way === "gone" ? "removed" : "added"}, the $${k}$ have an average of $${m}$; find that number`,
    ch: `$${n}$ 个数的平均数是 $${mean}$，${way === "gone" ? "去掉" : "加上"}一个数后 $${k}$ 个数的平均数是 $${m}$，求这个数`,
  }),
  steps: [
    first,
    then,
    way === "gone"
      ? line("answer", "minus", "all", "then", "the number that was removed", "去掉的数")
      : line("answer", "minus", "then", "all", "the number that was added", "加上的数"),
  ],
  answer: { name: "answer" },
  fits: ({ n, mean, k, m, answer }) =>
    way === "gone" ? same(over(less(times(n, mean), answer), k), m) : same(over(sum(times(n, mean), answer), k), m),
  doubled: ["mean", "m"],
  whole: ["n", "k"],
});

/** What one number is, that is removed from several or added to them, by the averages. */
export const averagesWithOneLess = defineStories({
  name: "averages-with-one-less",
  words: lineWords,
  everyReading: true,
  about: "average|mean|平均",
  frames: oneLessFrames,
  arrange,
  kinds: [kind("gone"), kind("joined")],
});

function arrange(facts: Fact[]): Fact[] | null {
  const one = (says: string) => {
    const [fact, ...more] = facts.filter((each) => each.says === says);
    return more.length === 0 ? fact : undefined;
  };
  const other = one("askOther");
  const way = one("gone") || (other && !one("joined")) ? "gone" : "joined";
  const asked = other ?? one(way === "gone" ? "askGone" : "askJoined");
  const { n, mean } = one("average")?.numbers ?? {};
  const { m, k } = one("newAverage")?.numbers ?? {};
  if (!asked || !n || !mean || !m || facts.length !== (other && way === "gone" ? 3 : 4)) return null;
  if (other ? !isLast(other, n.value, way, !!k) : !one(way)) return null;
  const unit = asked.units.asked?.key;
  if ((unit && unit !== mean.unit?.key) || mean.unit?.key !== m.unit?.key) return null;
  const left = q.add(n.value, q.rational(way === "gone" ? -1n : 1n));
  if (k && !q.same(k.value, left)) return null;
  const plain = (value: q.Rational) => ({ value, unit: null, pi: false });
  const numbers = { n: plain(n.value), mean: plain(mean.value), k: plain(left), m: plain(m.value) };
  return [{ says: way, numbers, words: {}, units: {} }];
}

const ordinals = "first second third fourth fifth sixth seventh eighth".split(" ");

/** The third of three numbers, or the fifth one that joins four; "the other one" of those whose average is told. */
function isLast({ words: { nth = "" } }: Fact, n: q.Rational, way: "gone" | "joined", isCounted: boolean): boolean {
  const digit = /\d/.exec(nth)?.[0] ?? /第([一二三四五六七八])/.exec(nth)?.[1];
  const place = digit ? "一二三四五六七八".indexOf(digit) + 1 || Number(digit) : ordinals.indexOf(nth) + 1;
  if (place === 0) return way === "gone" && isCounted;
  return q.same(q.rational(BigInt(place)), way === "gone" ? n : q.add(n, q.ONE)) && (way === "joined" || isCounted);
}
