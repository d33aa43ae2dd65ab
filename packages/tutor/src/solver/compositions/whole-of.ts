import { q } from "@dripstone/checker/mathematics";
import { inBoth } from "../algebra/printing.ts";
import type { Question } from "../question.ts";
import { fractionIn } from "../sentences/fractions.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./whole-of.json" with { type: "json" };

type Code = keyof typeof words.en;

const TEXT_MAX = 200;
const asked =
  /^(?:what is )?the (?<most>largest|smallest) integer (?<k>[a-z]) for which (?<e>[^?,;]*=[^?,;]*?) has (?<roots>real roots|two different real solutions|no real solutions)[\s.?!]*$/i;

/** "The largest integer m for which x^2 - 4x + m = 0 has real roots". */
export const wholeOf = defineComposition<Code>({ words, read: readWholeOf });

function readWholeOf({ text }: Question): Composed<Code> | null {
  if (text.length > TEXT_MAX) return null;
  const { most = "", k = "", e, roots } = asked.exec(text)?.groups ?? {};
  if (!e) return null;
  return {
    inner: `For what values of ${k} does ${e} have ${roots}?`,
    finish: (key) => finished(key, most.toLowerCase() === "largest"),
  };
}

/** Of `m ≤ 4`, `k < 1 and k ≠ 0`; null for what has no such end. */
function finished(key: string, isLargest: boolean): Finished<Code> | null {
  const [, letter = "", sign = "", end, without] =
    /^([a-z]) (<|>|≤|≥|<=|>=) (-?\d+(?:\/\d+)?)(?: and [a-z] ≠ (-?\d+(?:\/\d+)?))?$/i.exec(key) ?? [];
  const [at, gap] = [fractionIn(end), fractionIn(without)];
  if (!at || sign.startsWith("<") !== isLargest) return null;
  const isClosed = sign.length > 1 || /[≤≥]/.test(sign);
  const down = at.num >= 0n ? at.num / at.den : -((-at.num + at.den - 1n) / at.den);
  const up = at.den === 1n ? at.num : down + 1n;
  const first = isLargest ? (at.den === 1n && !isClosed ? down - 1n : down) : at.den === 1n && !isClosed ? up + 1n : up;
  const found = gap && q.same(gap, q.rational(first)) ? first + (isLargest ? -1n : 1n) : first;
  return {
    asks: isLargest
      ? { en: "the largest integer", ch: "最大的整数" }
      : { en: "the smallest integer", ch: "最小的整数" },
    steps: [{ code: isLargest ? "largestWhole" : "smallestWhole", values: { shown: `${letter} = ${found}` } }],
    answer: { said: inBoth(`${letter} = ${found}`), key: `${letter} = ${found}` },
  };
}
