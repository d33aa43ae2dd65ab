import { q } from "@dripstone/checker/mathematics";
import { decimalOf, plainNumber } from "../../../algebra/numbers.ts";
import { fractionIn, fractionSign, whole as wholeOf } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import type { Averages, Group } from "./group.ts";
import { readAverages } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Means of groups: of two together, of what is left of one, with one number more, or with each of them changed. */
export const groupAverages = defineTopic<Averages, Code>({
  name: "group-averages",
  words,
  read: readAverages,
  work: workAverages,
  holds,
  similar: otherNumbers,
});

const totalOf = ({ count, mean }: Group): q.Rational => q.multiply(q.rational(count), mean);
const said = (value: q.Rational): string => decimalOf(value) ?? fractionSign(value);
const factorsOf = ({ count, mean }: Group): string => `${count} \\times ${said(mean)}`;

function workAverages(problem: Averages): Working<Code> | null {
  if (problem.wanted === "changed") {
    const { whole, by, more } = problem;
    const value = q.add(q.multiply(whole.mean, by), more);
    const equation = q.same(by, q.ONE)
      ? `${said(whole.mean)} ${more.num < 0n ? "-" : "+"} ${said(q.absolute(more))} = ${said(value)}`
      : `${said(whole.mean)} \\times ${said(by)} = ${said(value)}`;
    return working(problem, [{ code: "changed", values: { equation } }], value);
  }
  if (problem.wanted === "listed") return workListed(problem);
  const [one, other] = partsOf(problem);
  const [first, second] = [one, other].map(totalOf);
  if (!first || !second) return null;
  const isLess = problem.wanted === "removed" || problem.wanted === "others";
  const sum = isLess ? q.subtract(first, second) : q.add(first, second);
  const count = isLess ? one.count - other.count : one.count + other.count;
  const value = q.divide(sum, wholeOf(count));
  if (!value) return null;
  const steps: Step<Code>[] = [
    { code: "first", values: { equation: `${factorsOf(one)} = ${said(first)}` } },
    ...(other.count > 1n
      ? [{ code: "second" as const, values: { equation: `${factorsOf(other)} = ${said(second)}` } }]
      : []),
    {
      code: isLess ? "less" : "sum",
      values: { equation: `${said(first)} ${isLess ? "-" : "+"} ${said(second)} = ${said(sum)}` },
    },
    ...(count > 1n
      ? [{ code: "share" as const, values: { equation: `${said(sum)} \\div ${count} = ${said(value)}` } }]
      : []),
  ];
  return working(problem, steps, value);
}

const addedUp = (values: readonly q.Rational[]): q.Rational => values.reduce((all, each) => q.add(all, each), q.ZERO);

type Listed = Extract<Averages, { wanted: "listed" }>;

function workListed(problem: Listed): Working<Code> {
  const { known, mean } = problem;
  const whole: Group = { count: BigInt(known.length + 1), mean };
  const [total, rest] = [totalOf(whole), addedUp(known)];
  const value = q.subtract(total, rest);
  const terms = known.map((each) => (each.num < 0n ? `(${said(each)})` : said(each))).join(" + ");
  const steps: Step<Code>[] = [
    { code: "first", values: { equation: `${factorsOf(whole)} = ${said(total)}` } },
    { code: "second", values: { equation: `${terms} = ${said(rest)}` } },
    {
      code: "less",
      values: { equation: `${said(total)} - ${rest.num < 0n ? `(${said(rest)})` : said(rest)} = ${said(value)}` },
    },
  ];
  return working(problem, steps, value);
}

/** The two groups that a total is made of. */
function partsOf(problem: Exclude<Averages, { wanted: "changed" | "listed" }>): [Group, Group] {
  switch (problem.wanted) {
    case "together":
      return problem.groups;
    case "removed":
      return [problem.whole, problem.left];
    case "others":
      return [problem.whole, problem.part];
    case "joined":
      return [problem.whole, { count: 1n, mean: problem.more }];
  }
}

function working(problem: Averages, steps: Step<Code>[], value: q.Rational): Working<Code> {
  const result = said(value);
  return {
    problem: problemOf(problem),
    steps,
    answer: { said: { en: `$${result}$`, ch: `$${result}$` }, key: plainNumber(value) },
  };
}

function problemOf(problem: Averages): Record<"en" | "ch", string> {
  const group = ({ count, mean }: Group) => ({
    en: `$${count}$ numbers with the mean $${said(mean)}$`,
    ch: `$${count}$ 个数的平均数是 $${said(mean)}$`,
  });
  if (problem.wanted === "changed") {
    const [of, { by, more }] = [group(problem.whole), problem];
    const become = q.same(by, q.ONE)
      ? { en: `$${said(more)}$ added to each`, ch: `每个数都加 $${said(more)}$` }
      : { en: `each times $${said(by)}$`, ch: `每个数都乘 $${said(by)}$` };
    return { en: `the mean of ${of.en}, with ${become.en}`, ch: `${of.ch}，${become.ch}，求新的平均数` };
  }
  if (problem.wanted === "listed") {
    const shown = [...problem.known.map(said), problem.letter].join(", ");
    return {
      en: `$${problem.letter}$, if the mean of $${shown}$ is $${said(problem.mean)}$`,
      ch: `已知 $${shown}$ 的平均数是 $${said(problem.mean)}$，求 $${problem.letter}$`,
    };
  }
  const [one, other] = partsOf(problem);
  const [first, second] = [group(one), group(other)];
  if (problem.wanted === "together")
    return { en: `the mean of ${first.en} and ${second.en}`, ch: `${first.ch}，另外 ${second.ch}，求全部的平均数` };
  if (problem.wanted === "joined")
    return {
      en: `the mean of ${first.en} and of $${said(other.mean)}$`,
      ch: `${first.ch}，再加上 $${said(other.mean)}$，求平均数`,
    };
  if (problem.wanted === "removed")
    return {
      en: `the number with which ${second.en} become ${first.en}`,
      ch: `${second.ch}，加上这个数后 ${first.ch}，求这个数`,
    };
  return {
    en: `the mean of the others of ${first.en}, if a part is ${second.en}`,
    ch: `${first.ch}，其中 ${second.ch}，求其余的平均数`,
  };
}

/** By what each number lies above or below the mean: these differences balance. */
function holds(problem: Averages, { key }: { key: string }): boolean {
  const value = fractionIn(key);
  if (!value) return false;
  const above = ({ count, mean }: Group, middle: q.Rational) => q.multiply(q.rational(count), q.subtract(mean, middle));
  const balance = (groups: Group[], middle: q.Rational) =>
    groups.reduce((all, group) => q.add(all, above(group, middle)), q.ZERO).num === 0n;
  switch (problem.wanted) {
    case "together":
      return balance(problem.groups, value);
    case "joined":
      return balance([problem.whole, { count: 1n, mean: problem.more }], value);
    case "removed":
      return balance([problem.left, { count: 1n, mean: value }], problem.whole.mean);
    case "others":
      return balance(
        [problem.part, { count: problem.whole.count - problem.part.count, mean: value }],
        problem.whole.mean,
      );
    case "listed":
      return balance(
        [...problem.known, value].map((each) => ({ count: 1n, mean: each })),
        problem.mean,
      );
    case "changed": {
      const total = q.add(
        q.multiply(totalOf(problem.whole), problem.by),
        q.multiply(q.rational(problem.whole.count), problem.more),
      );
      return q.same(q.multiply(value, q.rational(problem.whole.count)), total);
    }
  }
}

/** With means that are greater by 2. */
function otherNumbers(problem: Averages): Averages {
  const greater = ({ count, mean }: Group): Group => ({ count, mean: q.add(mean, q.rational(2n)) });
  if (problem.wanted === "together")
    return { ...problem, groups: [greater(problem.groups[0]), greater(problem.groups[1])] };
  if (problem.wanted === "listed") return { ...problem, mean: q.add(problem.mean, q.rational(2n)) };
  return { ...problem, whole: greater(problem.whole) };
}
