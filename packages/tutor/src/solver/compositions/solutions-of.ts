import { exactValue, numericValue, q } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../algebra/numbers.ts";
import { inBoth, latexNode } from "../algebra/printing.ts";
import { expressionFrom } from "../algebra/relation.ts";
import type { Question } from "../question.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./solutions-of.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "sum" | "product" | "difference" | "count" | "larger" | "smaller" | "positive" | "negative" | "nonzero";

const TEXT_MAX = 200;
const all = "(?:all |the |its |both |real |two |2 |possible |distinct |different )*";
const solutions = "(?:solutions|roots|zeros|zeroes)";
const ask = "(?:what is|what's|find|calculate|compute|determine|then find|and find)";
const equation = "(?:the )?(?:quadratic )?(?:equation )?(?<e>[^,;?一-龥]*[=][^,;?一-龥]*?)";
const sums = "(?<what>sum|product|difference)";
const one =
  "(?<what>larger|greater|largest|greatest|bigger|biggest|smaller|smallest|lesser|least|positive|negative|nonzero|non-zero)";
const picked = `${one} (?:real )?(?:solution|root|zero|value of (?<y>[a-z]))`;
const hats = "(?<was>和|积|乘积)";
const ends = "[\\s.?!。]*$";

const sentences = [
  `^(?:${ask} )?(?:the )?${sums} (?:of|between) ${all}(?:${solutions}|values of (?<y>[a-z]))(?: (?:of|to|for|in|that satisfy|which satisfy|satisfying|such that|for which))* ${equation}${ends}`,
  `^(?:${ask} )?(?:the )?${picked}(?: (?:of|to|for|in|that satisfies|which satisfies|satisfying|such that|for which))* ${equation}${ends}`,
  `^(?:solve |if |given )?${equation}[,.;]? ?(?:then |and )?${ask} (?:the )?(?:${sums} (?:of|between) ${all}${solutions}|${picked})${ends}`,
  `^(?:求)?(?:方程)? ?${equation} ?的?(?:所有|全部|两个?|各)?的?(?:实数?)?[解根]的?之?${hats}(?:是|等于)?(?:多少|几)?${ends}`,
  `^(?:求)?(?:方程)? ?${equation} ?的?(?<pick>正|负|非零|非0|不为0的|不等于0的|不是0的|较大的?|较小的?|最大的?|最小的?)(?:那个|一个)?(?:实数?|数)?[解根](?:是|等于)?(?:多少|几)?${ends}`,
  `^(?<what>how many) ${all}(?:${solutions})(?: (?:does|do|are there (?:to|of|for)))* ${equation}(?: have)?${ends}`,
  `^(?:the )?${all}${solutions} of ${equation} (?<what>differ by) (?:how much|what)${ends}`,
  `^(?:方程)? ?${equation} ?(?<was>有几个|有多少个)(?:不同的)?(?:实数?)?[解根]${ends}`,
].map((sentence) => new RegExp(sentence, "iu"));

/** "n is a positive integer and …, find n"; "x > 0 and …, find x". */
const signed = [
  `^(?:if |suppose |given that )?(?<y>[a-z]) (?:is a )?(?<what>positive|negative)(?: (?:whole )?(?<sort>integer|number|real number|whole number))? (?:and|such that|with|where|satisfying|that satisfies) ${equation}[,.;]? ?(?:then )?(?:${ask}|what must be)? ?(?:the value of )?(?:\\k<y>)?${ends}`,
  `^(?:if |suppose |given that )?(?<y>[a-z]) ?(?<sign>[<>]) ?0 ?(?:and|,) ?${equation}[,.;]? ?(?:then )?${ask} ?(?:the value of )?\\k<y>${ends}`,
  `^(?:if |suppose |given that )?${equation} ?(?:and|,|where|with) ?(?<y>[a-z]) (?:is )?(?:a )?(?:(?<what>positive|negative)(?: (?<sort>integer|number|whole number))?|(?<sign>[<>]) ?0)[,.;]? ?(?:then )?${ask} ?(?:the value of )?\\k<y>${ends}`,
  `^(?:若|如果|已知|设)?(?<y>[a-z])(?:是|为)?(?:一个)?(?:(?<was>正|负)(?<sort>整数|数|实数)|(?<sign>[<>]) ?0),?(?:且|并且|满足)? ?${equation}[,，]?(?:则|求|那么)*\\k<y>(?:的值)?(?:是|等于|=)?(?:多少|几)?${ends}`,
].map((sentence) => new RegExp(sentence, "iu"));

/** "For what positive value of k does …" */
const forValue =
  /^(?<before>(?:for |find |what |which |the )*)(?<what>positive|negative) (?<rest>values? of [a-z] .+)$/i;

const meaning: Record<string, Wanted> = {
  sum: "sum",
  product: "product",
  difference: "difference",
  "differ by": "difference",
  "how many": "count",
  有几个: "count",
  有多少个: "count",
  和: "sum",
  积: "product",
  乘积: "product",
  larger: "larger",
  greater: "larger",
  largest: "larger",
  greatest: "larger",
  bigger: "larger",
  biggest: "larger",
  较大: "larger",
  最大: "larger",
  smaller: "smaller",
  smallest: "smaller",
  lesser: "smaller",
  least: "smaller",
  较小: "smaller",
  最小: "smaller",
  positive: "positive",
  negative: "negative",
  正: "positive",
  负: "negative",
  nonzero: "nonzero",
  "non-zero": "nonzero",
  非零: "nonzero",
  非0: "nonzero",
  不为0: "nonzero",
  不等于0: "nonzero",
  不是0: "nonzero",
  ">": "positive",
  "<": "negative",
};

/** What is made of all solutions of an equation, or which of them is meant. */
export const solutionsOf = defineComposition<Code>({ words, read: readSolutionsOf });

function readSolutionsOf({ text: typed }: Question): Composed<Code> | null {
  // Blanks beside Chinese are the writer's taste.
  const text = typed.replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
  if (
    text.length > TEXT_MAX ||
    !/sum|product|differ|how many|larg|great|bigg|small|less|least|posit|negat|non-?zero|> ?0|< ?0|[和积大小正负个非不]/i.test(
      text,
    )
  )
    return null;
  const sign = forValue.exec(text)?.groups;
  if (sign) return composed(`${sign.before}${sign.rest}`, sign.what);
  for (const sentence of [...sentences, ...signed]) {
    const found = sentence.exec(text)?.groups;
    const wanted = found?.what ?? found?.was ?? found?.pick?.replace("的", "") ?? found?.sign;
    const equal = found?.e?.trim() ?? "";
    if (!found || !wanted || (equal.match(/=/g) ?? []).length !== 1) continue;
    const letters = new Set(equal.replaceAll(/\\?(?:sqrt|frac|left|right|abs)/g, "").match(/[a-z]/gi) ?? []);
    if (letters.size !== 1 || (found.y && !letters.has(found.y))) continue;
    // Of a polynomial, some count solutions that are not real, or double ones twice.
    if (meaning[wanted.toLowerCase()] === "count" && !equal.includes("|")) continue;
    return composed(`solve ${equal}`, wanted, found.sort);
  }
  return null;
}

function composed(inner: string, what = "", sort?: string): Composed<Code> | null {
  const wanted = meaning[what.toLowerCase()];
  const isWhole = sort ? /integer|whole|整/.test(sort) : false;
  return wanted ? { inner, finish: (key) => finished(key, wanted, isWhole) } : null;
}

/** Null where the solutions are no two fractions, or none of them, or several, are meant. */
function finished(key: string, wanted: Wanted, isWhole: boolean): Finished<Code> | null {
  if (wanted === "count" && key === "no solution") return counted(0);
  const parts = key.split(" or ").map((part) => /^([a-z]) = (.+)$/i.exec(part));
  const letter = parts[0]?.[1] ?? "";
  const nodes = parts.map((part) => (part && part[1] === letter ? expressionFrom(part[2] ?? "") : null));
  const values = nodes.map((node) => node && exactValue(node));
  if (values.length === 0 || nodes.includes(null)) return null;
  if (values.includes(null)) return isWhole ? null : irrational(letter, parts, wanted);
  const found = values.flatMap((value) => value ?? []).sort(q.compare);
  if (wanted === "sum" || wanted === "product") {
    // Whether one double root counts twice, nobody knows.
    if (found.length < 2) return null;
    const value = found.reduce(wanted === "sum" ? q.add : q.multiply);
    const joined = found
      .map((each, index) => (index === 0 ? latexNumber(each) : latexOperand(each)))
      .join(wanted === "sum" ? " + " : " \\cdot ");
    return {
      asks: asks[wanted],
      steps: [{ code: codes[wanted], values: { equation: `${joined} = ${latexNumber(value)}` } }],
      answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
    };
  }
  if (wanted === "count") return counted(found.length);
  if (wanted === "difference") {
    const [small, large] = found;
    if (!small || !large || found.length !== 2) return null;
    const value = q.subtract(large, small);
    return {
      asks: asks.difference,
      steps: [
        {
          code: codes.difference,
          values: { equation: `${latexNumber(large)} - ${latexOperand(small)} = ${latexNumber(value)}` },
        },
      ],
      answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
    };
  }
  const meant = found.filter((value) =>
    wanted === "positive"
      ? value.num > 0n
      : wanted === "negative"
        ? value.num < 0n
        : wanted === "nonzero"
          ? value.num !== 0n
          : true,
  );
  const [first] = wanted === "larger" ? meant.slice(-1) : meant;
  if (!first || (isWhole && !q.isInteger(first))) return null;
  if (wanted === "larger" || wanted === "smaller" ? found.length < 2 : meant.length !== 1) return null;
  const shown = `${letter} = ${latexNumber(first)}`;
  return {
    asks: asks[wanted],
    steps: [{ code: codes[wanted], values: { shown } }],
    answer: { said: inBoth(shown), key: `${letter} = ${plainNumber(first)}` },
  };
}

/** So far apart are two values that surely differ. */
const APART = 1e-9;

/** Which of some solutions with roots in them is meant, by about how large they are. */
function irrational(letter: string, parts: readonly (RegExpExecArray | null)[], wanted: Wanted): Finished<Code> | null {
  if (wanted !== "larger" && wanted !== "smaller" && wanted !== "positive" && wanted !== "negative") return null;
  const found = parts
    .flatMap((part) => {
      const key = part?.[2] ?? "";
      const node = expressionFrom(key);
      return node ? [{ key, node, size: numericValue(node, new Map()) }] : [];
    })
    .sort((one, other) => one.size.re - other.size.re);
  const isReal = found.every(({ size }) => Math.abs(size.im) < APART && Math.abs(size.re) > APART);
  const areApart = found.every((one, at) => at === 0 || one.size.re - (found[at - 1]?.size.re ?? 0) > APART);
  if (found.length < 2 || !isReal || !areApart) return null;
  const meant =
    wanted === "positive" || wanted === "negative"
      ? found.filter(({ size }) => size.re > 0 === (wanted === "positive"))
      : [wanted === "larger" ? found.at(-1) : found[0]];
  const [only] = meant;
  if (!only || meant.length > 1) return null;
  const shown = `${letter} = ${latexNode(only.node)}`;
  return {
    asks: asks[wanted],
    steps: [{ code: codes[wanted], values: { shown } }],
    answer: { said: inBoth(shown), key: `${letter} = ${only.key}` },
  };
}

const counted = (count: number): Finished<Code> => ({
  asks: asks.count,
  steps: [{ code: codes.count, values: { count: `${count}` } }],
  answer: { said: inBoth(`${count}`), key: `${count}` },
});

const asks: Record<Wanted, { en: string; ch: string }> = {
  sum: { en: "the sum of the solutions", ch: "各个解的和" },
  product: { en: "the product of the solutions", ch: "各个解的积" },
  difference: { en: "the difference of the solutions", ch: "两个解的差" },
  count: { en: "how many solutions there are", ch: "有几个解" },
  larger: { en: "the largest solution", ch: "最大的解" },
  smaller: { en: "the smallest solution", ch: "最小的解" },
  positive: { en: "the positive solution", ch: "正的解" },
  negative: { en: "the negative solution", ch: "负的解" },
  nonzero: { en: "the solution that isn’t 0", ch: "不为 0 的解" },
};

const codes: Record<Wanted, Code> = {
  sum: "solutionsAdded",
  product: "solutionsMultiplied",
  difference: "solutionsSubtracted",
  count: "solutionsCounted",
  larger: "largestSolution",
  smaller: "smallestSolution",
  positive: "positiveSolution",
  negative: "negativeSolution",
  nonzero: "nonzeroSolution",
};
