import { q } from "@dripstone/checker/mathematics";
import { latexRelation } from "../../../algebra/printing.ts";
import { agreesWith, holdAt } from "../../../algebra/regions.ts";
import { type Relation, relationFrom } from "../../../algebra/relation.ts";
import { type Question, readQuestion } from "../../../question.ts";
import { type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { readInequality } from "../../equations/inequalities/topic.ts";
import inequalityWords from "../../equations/inequalities/words.json" with { type: "json" };
import { workInequality } from "../../equations/inequalities/work.ts";
import own from "./words.json" with { type: "json" };

type Code = keyof typeof own.en | keyof typeof inequalityWords.en;
type Sort = "all" | "positive" | "negative" | "natural";
type Wanted = "count" | "largest" | "smallest" | "list" | "sum";
type Problem = { relations: Relation[]; sort: Sort; wanted: Wanted };

/** So many are counted or written down at most. */
const FOUND_MAX = 200n;
const SHOWN_MAX = 12;

const sort = "[{sort:sort} ]";
const letter = "[ values of| value of][ {l:letter}]";
const makes =
  "[ that| if| when| for which| such that| so that| are there such that| are there for which| are there that| are there where| can you find that][ is| are| will| would]( satisfy| satisfies| satisfying| solve| solves| make| makes| making| solutions of| solutions to| in the solution set of| are solutions of| are solutions to| fit| work in|)[ the| this][ inequality| statement][ true][:]";
const end = "[ true| work| a true statement| is true][ are there]";
const [most, some] = ["{most:most} [possible ]", "[{sort:sortZh}]"];
const inequality = "[关于{l:letter}的][1元1次|一元一次][不等式][组]{e:relation}";

const frames = [
  `how many [different ]${sort}{kind:wholes}${letter}${makes} {e:relation}${end}`,
  `number of ${sort}{kind:wholes}${letter}${makes} {e:relation}${end}`,
  `how many ${sort}{kind:wholes} solutions (does|do|are there (to|for|of)|to|has)[ the][ inequality] {e:relation}[ have| has]`,
  `[the ]${most}${sort}{kind:wholes}${letter}${makes} {e:relation}${end}`,
  `[the ]${most}${sort}{kind:wholes} solution (of|to|for)[ the][ inequality] {e:relation}`,
  `[the ]sum of [all ][the ]${sort}{kind:wholes} solutions (of|to|for)[ the][ inequality] {e:relation}`,
  `[all ][the ]${sort}{kind:wholes} solutions (of|to|for)[ the][ inequality] {e:relation}`,
  `[all ][the ]${sort}{kind:wholes}${letter}${makes} {e:relation}`,
  `${inequality}的${some}{kind:wholesZh}解[的个数|的个数是|[一共|共|总共]有?{count:many}]`,
  `${inequality}[一共|共|总共]有?{count:many}${some}{kind:wholesZh}解`,
  `${inequality}的${some}{most:mostZh}的?[{sort2:sortZh}]{kind:wholesZh}解?`,
  `[能]?(满足|符合|使)[条件]${inequality}[成立]的${some}{kind:wholesZh}[{m:letter}][一共|共|总共]有?{count:many}`,
  `[能]?(满足|符合|使)[条件]${inequality}[成立]的[所有|全部]${some}{kind:wholesZh}[{m:letter}]`,
  `[能]?(满足|符合|使)[条件]${inequality}[成立]的{most:mostZh}的?${some}{kind:wholesZh}[{m:letter}]`,
  `有{count:many}${some}{kind:wholesZh}[{m:letter}](满足|符合)[不等式]${inequality}`,
];

/** The whole numbers that make an inequality true: how many there are, and which. */
export const integerSolutions = defineTopic<Problem, Code>({
  name: "integer-solutions",
  words: { en: { ...inequalityWords.en, ...own.en }, ch: { ...inequalityWords.ch, ...own.ch } },
  read: (question) => readFrames(plainOf(question), [[frames, (places) => problemOf(places, question)]]),
  work: workWhole,
  holds: (problem, { key }) => key === keyOf(problem, byTrying(problem)),
  similar: ({ relations, sort, wanted }) => {
    const x = relations[0]?.letter ?? "x";
    const signs = wanted === "smallest" ? [">", ">"] : ["<", "<"];
    const [first, second] = [relationFrom(`3${x} + 4 ${signs[0]} 20`), relationFrom(`4${x} - 3 ${signs[1]} 21`)];
    const isSame = JSON.stringify(latexRelation(first)) === JSON.stringify(relations[0] && latexRelation(relations[0]));
    const chosen = isSame ? second : first;
    // Only the positive ones of them come to an end.
    return { relations: [chosen], sort: wanted === "smallest" || wanted === "largest" ? sort : "positive", wanted };
  },
});

function problemOf(places: Places, { text }: Question): Problem | null {
  const { e = "", most = "", count } = places;
  const given = places.sort ?? places.sort2 ?? "";
  // |x| < 5 is -5 < x < 5.
  const between = e.replace(/^\|([^|]+)\| ?(<=?|≤) ?(\d[\d./]*)$/, "-$3 $2 $1 $2 $3");
  const inner = readQuestion(`${/\p{Script=Han}/u.test(text) ? "解不等式 " : "solve "}${between}`);
  const relations = inner && readInequality(inner);
  if (!relations || /\p{Script=Han}/u.test(e)) return null;
  const kind = places.kind ?? "";
  const isNatural = /^(?:whole|natural)/.test(kind) || /^(?:non|非负)/.test(given);
  const sort =
    given.startsWith("pos") || given === "正"
      ? "positive"
      : given.startsWith("neg") || given === "负"
        ? "negative"
        : isNatural
          ? "natural"
          : "all";
  if (/^natural/.test(kind)) return null;
  const isCount =
    /^how many|^(?:the )?number of/.test(plainStart(text)) || count !== undefined || /解的?个数/.test(text);
  const wanted: Wanted = /^(?:the )?sum of/.test(plainStart(text))
    ? "sum"
    : /^(?:larg|big|great|max|最大)/.test(most)
      ? "largest"
      : most
        ? "smallest"
        : isCount
          ? "count"
          : "list";
  return { relations, sort, wanted };
}

const plainStart = (text: string) =>
  text.toLowerCase().replace(/^(?:(?:so|please|hi|hello|ok|hey|and|find|what is|what's|tell me|the)[, ]+)+/, "");

type Range = { from: bigint | null; to: bigint | null };

/** The least and the greatest whole number of the only stretch that the work has found. */
function rangeOf(problem: Problem, key: string): Range | null {
  const number = "(-?\\d+)(?:/(\\d+))?";
  const between = new RegExp(`^${number} (<|≤) [a-z] (<|≤) ${number}$`).exec(key);
  const single = new RegExp(`^[a-z] (<|>|≤|≥) ${number}$`).exec(key);
  let range: Range | null = null;
  if (between) {
    const [, a = "0", b = "1", low, high, c = "0", d = "1"] = between;
    range = { from: above(BigInt(a), BigInt(b), low === "≤"), to: below(BigInt(c), BigInt(d), high === "≤") };
  } else if (single) {
    const [, sign = "", a = "0", b = "1"] = single;
    const closed = sign === "≤" || sign === "≥";
    range = /[<≤]/.test(sign)
      ? { from: null, to: below(BigInt(a), BigInt(b), closed) }
      : { from: above(BigInt(a), BigInt(b), closed), to: null };
  }
  if (!range) return null;
  const { sort } = problem;
  const least = sort === "positive" ? 1n : sort === "natural" ? 0n : null;
  const from = least !== null && (range.from === null || range.from < least) ? least : range.from;
  const to = sort === "negative" && (range.to === null || range.to > -1n) ? -1n : range.to;
  return { from, to };
}

const floor = (a: bigint, b: bigint) => (a >= 0n ? a / b : -((-a + b - 1n) / b));
const above = (a: bigint, b: bigint, closed: boolean) => (closed && a % b === 0n ? a / b : floor(a, b) + 1n);
const below = (a: bigint, b: bigint, closed: boolean) => (a % b === 0n ? a / b - (closed ? 0n : 1n) : floor(a, b));

function keyOf({ wanted }: Problem, range: Range | null): string | null {
  if (!range) return null;
  const { from, to } = range;
  if (wanted === "largest") return to === null || (from !== null && from > to) ? null : `${to}`;
  if (wanted === "smallest") return from === null || (to !== null && from > to) ? null : `${from}`;
  if (from === null || to === null || to - from > FOUND_MAX) return null;
  const count = to < from ? 0n : to - from + 1n;
  if (wanted === "count") return `${count}`;
  if (wanted === "sum") return count === 0n ? null : `${((from + to) * count) / 2n}`;
  return count === 0n || count > SHOWN_MAX ? null : all(from, to).join(", ");
}

const all = (from: bigint, to: bigint) =>
  Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index));

/** Each whole number near the bounds is put in. */
function byTrying(problem: Problem): Range | null {
  const fits: bigint[] = [];
  for (let tried = -FOUND_MAX * 2n; tried <= FOUND_MAX * 2n; tried++) {
    const { sort } = problem;
    const isOfSort =
      sort === "all" || (sort === "negative" ? tried < 0n : sort === "positive" ? tried > 0n : tried >= 0n);
    if (isOfSort && isTrue(problem.relations, tried)) fits.push(tried);
  }
  const [first, last] = [fits[0], fits.at(-1)];
  if (first === undefined || last === undefined) return { from: 1n, to: 0n };
  if (last - first + 1n !== BigInt(fits.length)) return null;
  return { from: first === -FOUND_MAX * 2n ? null : first, to: last === FOUND_MAX * 2n ? null : last };
}

const isTrue = (relations: Relation[], at: bigint) => holdAt(relations, q.rational(at));

function workWhole(problem: Problem): Working<Code> | null {
  const solved = workInequality(problem.relations);
  if (!solved || !agreesWith(problem.relations, solved.answer.key)) return null;
  const range = rangeOf(problem, solved.answer.key);
  const key = keyOf(problem, range);
  if (!range || key === null) return null;
  const { sort, wanted } = problem;
  const shown = problem.relations.map((relation) => latexRelation(relation)).join(",\\ ");
  const { from, to } = range;
  const steps: Step<Code>[] = [...solved.steps];
  const kind = kinds[sort];
  const values = { region: solved.answer.said, kind, key: key.replaceAll(", ", ",\\ ") };
  const few = from !== null && to !== null && to >= from && to - from < SHOWN_MAX;
  if (wanted === "count" && few) {
    steps.push({ code: "write", values: { ...values, list: all(from, to).join(",\\ ") } });
    steps.push({ code: "count", values });
  } else if (wanted === "count" && from !== null && to !== null && to >= from)
    steps.push({ code: "countFrom", values: { ...values, from: `${from}`, to: `${to}` } });
  else if (wanted === "count") steps.push({ code: "none", values });
  else if (wanted === "sum") {
    if (few) steps.push({ code: "write", values: { ...values, list: all(from, to).join(",\\ ") } });
    steps.push({ code: "add", values: { ...values, from: `${from}`, to: `${to}` } });
  } else if (wanted === "list")
    steps.push({ code: "write", values: { ...values, list: key.replaceAll(", ", ",\\ ") } });
  else steps.push({ code: wanted, values });
  return {
    problem: {
      en: `${asks[wanted].en} ${kind.en} with $${shown}$`,
      ch: `满足 $${shown}$ 的${kind.ch}${asks[wanted].ch}`,
    },
    steps,
    answer: { said: { en: `$${values.key}$`, ch: `$${values.key}$` }, key },
  };
}

const kinds: Record<Sort, { en: string; ch: string }> = {
  all: { en: "integers", ch: "整数" },
  positive: { en: "positive integers", ch: "正整数" },
  negative: { en: "negative integers", ch: "负整数" },
  natural: { en: "whole numbers from $0$ on", ch: "非负整数" },
};
const asks: Record<Wanted, { en: string; ch: string }> = {
  count: { en: "how many", ch: "有多少个" },
  largest: { en: "the largest of the", ch: "中最大的一个" },
  smallest: { en: "the smallest of the", ch: "中最小的一个" },
  list: { en: "all", ch: "有哪些" },
  sum: { en: "the sum of the", ch: "之和" },
};
