import { exactValue, isConstant, type Node, numericValue, q, some } from "@dripstone/checker/mathematics";
import { lcm } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Bounds, boundsOf, floorOf } from "./bounds.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "between" | "whole-part" | "rest" | "nearest" | "larger" | "smaller" | "compare" | "up" | "down";
/** Numbers with roots, and what is asked of where they lie; `texts` as they were written. */
type Places = { all: Node[]; texts: string[]; wanted: Wanted };

const e = "{e:formula}";
const two = "{a:formula},? ?(and|or|和|与|跟|还是|,) ?{b:formula}";
const frames: Frames<Places>[] = [
  [
    [
      `[between ](which|what|the) (2 |two )?(consecutive |whole |successive )*(integers|numbers) (is|does|are) ${e}( lie| between)?`,
      `${e} (lies |is )?between (which|what) (2 |two )?(consecutive |whole |successive )*(integers|numbers)`,
      `${e}[的值]?在哪(两|2)个[连续|相邻]?的?(整数|自然数)之间`,
    ],
    (places) => placesOf([places.e], "between"),
  ],
  [
    [`[the ](integer|whole number|whole) part of ${e}`, `${e}的?整数部分`],
    (places) => placesOf([places.e], "whole-part"),
  ],
  [[`[the ](decimal|fractional|fraction) part of ${e}`, `${e}的?小数部分`], (places) => placesOf([places.e], "rest")],
  [
    [
      `${e} (to|rounded to) the nearest (integer|whole number|whole)`,
      `[the ](integer|whole number) (closest|nearest) to ${e}`,
      `(与|和|跟)?${e}最接近的整数`,
    ],
    (places) => placesOf([places.e], "nearest"),
  ],
  [
    [`which is (larger|bigger|greater|more),? ${two}`, `[比较]?${two}(,|中)?(哪个|谁|哪一个|哪个数)[更|比较]?大`],
    ({ a, b }) => placesOf([a, b], "larger"),
  ],
  [
    [`which is (smaller|less|lesser),? ${two}`, `[比较]?${two}(,|中)?(哪个|谁|哪一个|哪个数)[更|比较]?小`],
    ({ a, b }) => placesOf([a, b], "smaller"),
  ],
  [[`compare ${two}`, `比较${two}的?大小`], ({ a, b }) => placesOf([a, b], "compare")],
  [
    ["order from least to greatest, {l:relation}", "(把|将)?{l:relation}(按)?从小到大(的顺序)?(排列|排序)(起来)?"],
    ({ l }) => placesOf(listed(l), "up"),
  ],
  [
    ["order from greatest to least, {l:relation}", "(把|将)?{l:relation}(按)?从大到小(的顺序)?(排列|排序)(起来)?"],
    ({ l }) => placesOf(listed(l), "down"),
  ],
];

const listed = (text = "") => text.split(/ ?, ?(?:and )?| and |、|和/).filter((one) => one.trim() !== "");

const HEIGHT_MAX = 10n ** 3000n;

function placesOf(texts: (string | undefined)[], wanted: Wanted): Places | null {
  const answers = texts.map((text) => formulaAt(text));
  const all = answers.flatMap((answer) =>
    answer?.kind === "expression" && !answer.unit && isConstant(answer.of) ? [answer.of] : [],
  );
  if (all.length !== texts.length || all.length > 6) return null;
  const isPlain = (node: Node) => exactValue(node) !== null && !some(node, ({ kind }) => kind === "power");
  // Plain fractions are for others.
  if (all.length > 1 ? wanted !== "compare" && all.every(isPlain) : all.some((node) => exactValue(node) !== null))
    return null;
  return { all, texts: texts.map((text) => `${text}`.trim()), wanted };
}

/** Where irrational numbers lie among the whole ones, and which of two is larger. */
export const rootPlaces = defineTopic<Places, Code>({
  name: "root-places",
  words,
  read: (question: Question) => readFrames(plainOf(question), frames),
  work: workPlaces,
  // With floating point instead of fractions; of large powers, with logarithms.
  holds: ({ all, texts, wanted }, { key }) => {
    const values = all.map(logarithmic);
    if (values.includes(null)) return false;
    const sizes = values.flatMap((value) => value ?? []);
    const [first = 0, second = 0] = sizes;
    const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
    const isBig = all.some((node) => Math.abs(exactNumber(node)) > 1e15);
    const [whole, next] = [Math.floor(isBig ? Number.NaN : exactNumber(all[0])), key.split(", ")];
    switch (wanted) {
      case "between":
        return Number(next[0]) === whole && Number(next[1]) === whole + 1;
      case "whole-part":
        return Number(key) === whole;
      case "rest": {
        const said = expressionFrom(key);
        return !!said && near(exactNumber(said), exactNumber(all[0]) - whole);
      }
      case "nearest":
        return Number(key) === Math.round(exactNumber(all[0]));
      case "larger":
      case "smaller":
        return !near(first, second) && key === texts[first > second === (wanted === "larger") ? 0 : 1];
      case "compare":
        return key === `${texts[0]} ${near(first, second) ? "=" : first > second ? ">" : "<"} ${texts[1]}`;
      default: {
        const order = key.split(", ").map((one) => sizes[texts.indexOf(one)] ?? Number.NaN);
        const isSorted = order
          .slice(1)
          .every((size, nth) => (wanted === "up" ? size > (order[nth] ?? 0) : size < (order[nth] ?? 0)));
        return isSorted && order.length === all.length && new Set(key.split(", ")).size === all.length;
      }
    }
  },
  similar: ({ wanted, all }) => {
    const areFractions = all.length === 2 && all.every(({ kind }) => kind === "divide");
    const several = areFractions ? ["3/4", "5/7"] : ["3√(2)", "√(17)"];
    const texts = ["between", "whole-part", "rest", "nearest"].includes(wanted) ? ["√(30)"] : several;
    return { all: texts.flatMap((text) => expressionFrom(text) ?? []), texts, wanted };
  },
});

const exactNumber = (node: Node | undefined): number => (node ? numericValue(node, new Map()).re : Number.NaN);

/** What keeps the order of numbers, however large: they themselves up to 1e15, beyond it with their logarithm. */
function logarithmic(node: Node): number | null {
  const size = exactNumber(node);
  if (Number.isFinite(size) && Math.abs(size) < 1e15 && Math.abs(size) > 1e-12) return size;
  const power = node.kind === "power" ? [exactNumber(node.base), exactNumber(node.exponent)] : [];
  const [base, exponent] = power;
  const value = base !== undefined && exponent !== undefined && base > 0 ? exponent * Math.log(base) : null;
  return value !== null && value > Math.log(1e15) ? 1e15 + value * 1e6 : null;
}

function compared(a: Bounds, b: Bounds): number | null {
  if (q.compare(a.low, b.high) > 0) return 1;
  if (q.compare(a.high, b.low) < 0) return -1;
  return q.same(a.low, a.high) && q.same(b.low, b.high) ? 0 : null;
}

function workPlaces({ all, texts, wanted }: Places): Working<Code> | null {
  const bounds = all.map(boundsOf);
  const known = bounds.flatMap((one) => (one && one.high.num < HEIGHT_MAX ? [one] : []));
  const [first, second] = known;
  const [one, other] = all.map(latexNode);
  if (!first || known.length !== all.length) return null;
  if (all.length === 1) {
    const low = floorOf(first.low);
    if (floorOf(first.high) !== low || q.same(first.low, first.high)) return null;
    const next = low + 1n;
    const rest = `${texts[0]} - ${low < 0n ? `(${low})` : low}`;
    const half = q.rational(2n * low + 1n, 2n);
    const isUp = q.compare(first.low, half) > 0;
    if (wanted === "nearest" && !isUp && q.compare(first.high, half) >= 0) return null;
    const nearest = isUp ? next : low;
    const shown = `${one}`;
    const values = { shown, low: `${low}`, high: `${next}`, middle: `${low}.5` };
    const root = all[0]?.kind === "root" && !all[0].degree ? latexNode(all[0].of) : null;
    const start: Step<Code> =
      root && low >= 0n
        ? { code: "squares", values: { ...values, root, lowSquare: `${low * low}`, highSquare: `${next * next}` } }
        : { code: "between", values };
    const restLatex = `${shown} ${low < 0n ? "+" : "-"} ${low < 0n ? -low : low}`;
    switch (wanted) {
      case "between":
        return working(wanted, shown, [start], inBoth(`${low},\\ ${next}`), `${low}, ${next}`);
      case "whole-part":
        return working(wanted, shown, [start, { code: "whole-part", values }], inBoth(`${low}`), `${low}`);
      case "rest":
        return low === 0n
          ? null
          : working(
              wanted,
              shown,
              [start, { code: "rest", values: { ...values, rest: restLatex } }],
              inBoth(restLatex),
              rest,
            );
      default:
        return low < 0n
          ? null
          : working(
              wanted,
              shown,
              [start, { code: isUp ? "nearer-high" : "nearer-low", values }],
              inBoth(`${nearest}`),
              `${nearest}`,
            );
    }
  }
  if (wanted === "up" || wanted === "down") {
    const order = all.map((_, at) => at);
    let isKnown = true;
    order.sort((a, b) => {
      const [left, right] = [known[a], known[b]];
      const found = left && right ? compared(left, right) : null;
      isKnown &&= a === b || (found !== null && found !== 0);
      return wanted === "up" ? (found ?? 0) : -(found ?? 0);
    });
    if (!isKnown) return null;
    const sorted = order.map((at) => latexNode(all[at] as Node));
    const list = all.map(latexNode).join(",\\ ");
    const values = { list, order: sorted.join(wanted === "up" ? " < " : " > ") };
    return working(
      wanted,
      list,
      [{ code: "order", values }],
      inBoth(sorted.join(",\\ ")),
      order.map((at) => texts[at]).join(", "),
    );
  }
  const found = second && compared(first, second);
  if (found === null || found === undefined || !one || !other) return null;
  const sign = found > 0 ? ">" : found < 0 ? "<" : "=";
  const relation = `${one} ${sign} ${other}`;
  const steps = [
    fractionsStep(all, { one, other, relation }) ?? { code: "compare" as const, values: { one, other, relation } },
  ];
  const list = `${one},\\ ${other}`;
  if (wanted === "compare") return working(wanted, list, steps, inBoth(relation), `${texts[0]} ${sign} ${texts[1]}`);
  if (found === 0) return null;
  const at = found > 0 === (wanted === "larger") ? 0 : 1;
  return working(wanted, list, steps, inBoth(`${at === 0 ? one : other}`), `${texts[at]}`);
}

/** Of two fractions with different denominators, the one denominator that they can both have; null for other numbers. */
function fractionsStep([first, second]: Node[], values: Record<string, string>): Step<Code> | null {
  const isFraction = (node: Node | undefined) => node?.kind === "divide";
  const [one, other] = [first && exactValue(first), second && exactValue(second)];
  if (!isFraction(first) || !isFraction(second) || !one || !other || one.den === other.den) return null;
  const below = lcm(one.den, other.den);
  const over = ({ num, den }: q.Rational) => `\\frac{${(num * below) / den}}{${below}}`;
  return {
    code: "compareFractions",
    values: { ...values, below: `${below}`, widened: `${over(one)},\\ ${over(other)}` },
  };
}

const working = (
  wanted: Wanted,
  shown: string,
  steps: Step<Code>[],
  said: { en: string; ch: string },
  key: string,
): Working<Code> => ({
  problem: { en: `${asked[wanted].en} $${shown}$`, ch: `$${shown}$ ${asked[wanted].ch}` },
  steps,
  answer: { said, key },
});

const asked: Record<Wanted, { en: string; ch: string }> = {
  between: { en: "the whole numbers on both sides of", ch: "在哪两个整数之间" },
  "whole-part": { en: "the whole part of", ch: "的整数部分" },
  rest: { en: "the fractional part of", ch: "的小数部分" },
  nearest: { en: "the whole number nearest to", ch: "最接近的整数" },
  larger: { en: "the larger of", ch: "哪个大" },
  smaller: { en: "the smaller of", ch: "哪个小" },
  compare: { en: "compare", ch: "比较大小" },
  up: { en: "from least to greatest:", ch: "从小到大排列" },
  down: { en: "from greatest to least:", ch: "从大到小排列" },
};
