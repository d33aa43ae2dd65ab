import {
  type Answer,
  childrenOf,
  exactValue,
  isConstant,
  type Node,
  q,
  sameValue,
  withinBudget,
} from "@dripstone/checker/mathematics";
import { expressionFrom } from "../solver/algebra/relation.ts";
import type { Question } from "../solver/question.ts";
import type { Solution } from "../solver/solution.ts";
import { relationsIn, rootsOf } from "./follows.ts";
import { readLine } from "./read-line.ts";
import { partsOf } from "./slips.ts";

type Asked = { question: Question; solution: Solution };

/**
 * Whether nothing is said but a calculation or an equation, and its numbers are the problem's, those of its steps, or their squares or
 * reciprocals where such may come up; or a calculation comes to one of them. Whether it is right is another question.
 */
export function isOwnWork(message: string, problem: Asked): boolean {
  const line = workIn(message);
  if (!line) return false;
  return withinBudget(() => (isCalculation(line) ? isNear(line, problem) : isEquationOf(line, problem))) ?? false;
}

/** Whether such work is right so far: what it comes to comes up in the problem or its steps, or solves them. */
export function isRightWork(message: string, problem: Asked): boolean {
  if (isRightDivision(message, problem.solution)) return true;
  const line = isOwnWork(message, problem) ? workIn(message) : null;
  if (!line) return false;
  return withinBudget(() => (isCalculation(line) ? leadsOn(line, problem) : isSetUp(line, problem))) ?? false;
}

/** `256÷5=51余1`, which is true, and leaves what is asked for. */
function isRightDivision(message: string, { topic, problem, answer }: Solution): boolean {
  const found = division.exec(message.normalize("NFKC"))?.groups;
  if (topic !== "remainders" || !found) return false;
  const { whole = "", by = "", times, rest = "" } = found;
  const [all, divisor, left] = [BigInt(whole), BigInt(by), BigInt(rest)];
  if (divisor === 0n || all % divisor !== left || rest !== answer.key) return false;
  const isAsked = numbersWritten(problem.en).some((number) => q.same(number, { num: divisor, den: 1n }));
  return isAsked && (times === undefined || BigInt(times) === all / divisor);
}

const division =
  /^\s*(?:so |所以)?(?<whole>\d{1,15}) ?(?:[÷/]|除以|divided by) ?(?<by>\d{1,15})\s*(?:[=是得商]|等于|is)*\s*(?<times>\d{1,15})?[\s,.·]*(?:余数?[是为]?|r(?:emainder)?(?: is| of)?)\s*(?<rest>\d{1,15})[\s.。!]*$/i;

/** Whether a message is no more than what a calculation or an equation comes to. */
export function isResultOf(message: string, work: string): boolean {
  const [, written] = numberAlone.exec(message.normalize("NFKC")) ?? [];
  const [line, number] = [workIn(work), written === undefined ? null : expressionFrom(written)];
  if (!line || !number) return false;
  return withinBudget(() => resultsOf(line).some((result) => sameValue(result, number))) ?? false;
}

const numberAlone = /^\s*(?:[a-z]?\s*=)?\s*(-?\s*\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)[\s.!。！?？]*$/i;

/** A line that is worked with; null for a value alone, and for anything in words. */
function workIn(message: string): Answer | null {
  const text = inSigns(message).replace(/[\s?？.。!！]+$/, "");
  if (text.length > LENGTH_MAX || isInWords.test(text.replaceAll(functionNames, " "))) return null;
  const line = readLine(text)?.answer ?? null;
  if (line?.kind === "expression") return line.unit === null && isWorked(line.of) ? line : null;
  if (line?.kind !== "relation" || line.unit || line.signs.some((sign) => sign !== "=")) return null;
  const [left, right] = line.sides;
  const isValue = [left, right].some((side) => side?.kind === "letter") && line.sides.length === 2;
  return isValue ? null : line;
}

const LENGTH_MAX = 80;
const functionNames = /\\[a-z]+|sqrt/gi;
const isInWords = /[a-z]{3,}|\p{Script=Han}/iu;

/** A calculation, and not a number, which a fraction may be. */
const isWorked = (of: Node): boolean =>
  isConstant(of) &&
  (partsOf(of).some(({ kind }) => operations.has(kind)) || (of.kind === "divide" && exactValue(of)?.den === 1n));

const operations = new Set<Node["kind"]>(["add", "subtract", "multiply", "power"]);

/** "2的8次方是256" as `2^8=256`. */
const inSigns = (message: string): string =>
  signs.reduce((text, [said, sign]) => text.replaceAll(said, sign), message.normalize("NFKC").replaceAll("²", "^2"));

const signs: [said: RegExp, sign: string][] = [
  [/(?<=[\d)])\s*的?平方(?!根|米|厘|分)|(?<=[\d)]) squared\b/gi, "^2"],
  [/(?<=[\d)])\s*的?\s*(\d+)\s*次方|(?<=[\d)]) to the (?:power of )?(\d+)(?:th|nd|rd)?(?: power)?\b/gi, "^$1$2"],
  [/(?<=[\d)])\s*加上?\s*(?=[\d(])|(?<=[\d)]) plus (?=[\d(])/gi, "+"],
  [/(?<=[\d)])\s*减去?\s*(?=[\d(])|(?<=[\d)]) minus (?=[\d(])/gi, "-"],
  [/(?<=[\d)])\s*乘以?\s*(?=[\d(])|(?<=[\d)]) times (?=[\d(])/gi, "*"],
  [/(?<=[\d)])\s*除以\s*(?=[\d(])|(?<=[\d)]) divided by (?=[\d(])/gi, "/"],
  [/(?<=[\d)])\s*(?:等于|是|得)\s*(?=[\d(-])|(?<=[\d)]) (?:is|equals|makes) (?=[\d(-])/gi, "="],
];

const isCalculation = (line: Answer): boolean => sidesOf(line).every(isConstant);

const sidesOf = (line: Answer): readonly Node[] =>
  line.kind === "relation" ? line.sides : line.kind === "expression" ? [line.of] : [];

function isNear(line: Answer, problem: Asked): boolean {
  const [first] = sidesOf(line);
  const value = first && exactValue(first);
  if (!first || !value) return false;
  const known = numbersAround(problem);
  if (isOfNumbers(first, known)) return true;
  const isFromThere = partsOf(first).some((part) => part.kind === "number" && isAmong(part.value, known));
  return isAmong(value, known) && (!isSmall(value) || isFromThere);
}

/** So small a number comes up everywhere. */
const isSmall = ({ num, den }: q.Rational): boolean => den === 1n && num > -10n && num < 10n;

/** An equation that a story is put into: its own numbers, and an unknown that may be counted twice, or have one or two added. */
function isEquationOf(line: Answer, problem: Asked): boolean {
  const { original } = problem.question;
  if (/[=<>≤≥]/.test(original) && isLetter.test(original)) return false;
  const [told, known] = [numbersWritten(original), numbersAround(problem)];
  const said = sidesOf(line)
    .flatMap(partsOf)
    .flatMap((part) => (part.kind === "number" ? [part.value] : []));
  const isKnown = (value: q.Rational) => isAmong(value, known) || (isSmall(value) && value.num <= 2n);
  return said.some((value) => isAmong(value, told)) && said.every(isKnown);
}

const isLetter = /(?<![a-z])[a-z](?![a-z])(?<!\b[ai])/i;

/** Whether all numbers of a formula are among those; a fraction, and a power, may be one of them as a whole. */
function isOfNumbers(of: Node, known: readonly q.Rational[]): boolean {
  if (of.kind === "number") return isAmong(of.value, known);
  const value = of.kind === "divide" || of.kind === "power" ? exactValue(of) : null;
  if (value && isAmong(value, known)) return true;
  const [base, exponent] = childrenOf(of);
  if (of.kind === "power" && base && exponent?.kind === "number" && isSmall(exponent.value))
    return isOfNumbers(base, known);
  return childrenOf(of).every((part) => isOfNumbers(part, known));
}

const isAmong = (value: q.Rational, known: readonly q.Rational[]): boolean => known.some((one) => q.same(one, value));

/** The numbers of a problem and its steps; their squares where there are roots or squares, their reciprocals where there is a story. */
function numbersAround({ question, solution }: Asked): q.Rational[] {
  const { problem, steps, answer } = solution;
  const texts = [question.original, problem.en, answer.key, ...steps.flatMap(({ values }) => stringsOf(values))];
  const plain = texts.flatMap(numbersWritten);
  const hasSquares = withSquares.test(JSON.stringify([question.original, problem.en, steps]));
  const isStory = /[a-z]{3}.*[a-z]{3}.*[a-z]{3}|\p{Script=Han}{2}.*\p{Script=Han}{3}/iu.test(question.original);
  const squares = hasSquares ? plain.map((number) => q.multiply(number, number)) : [];
  const reciprocals = isStory ? plain.flatMap((number) => q.divide(q.ONE, number) ?? []) : [];
  return [...plain, ...squares, ...reciprocals];
}

const withSquares = /sqrt|√|root|squar|\^\{?2(?!\d)|平方|根/;

const stringsOf = (values: Solution["steps"][number]["values"]): string[] =>
  Object.values(values).filter((value) => typeof value === "string");

const numbersWritten = (text: string): q.Rational[] =>
  (text.replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, " $1/$2 ").match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).flatMap(
    (written) => {
      const node = expressionFrom(written);
      return (node && exactValue(node)) ?? [];
    },
  );

/** Every side is worth the same, and that comes up in a step, or is what a product in the problem's place is worth. */
function leadsOn(line: Answer, { solution }: Asked): boolean {
  const sides = sidesOf(line);
  const [first] = sides;
  if (!first || !sides.every((side) => sameValue(side, first))) return false;
  const formulas = formulasOf(solution);
  const isPart = formulas.some((of) => partsOf(of).some((part) => part.kind !== "number" && isSame(part, first)));
  if (isPart || valuesOf(solution).some((of) => isSame(of, first))) return true;
  if (addsRates(first) && isTimeFor(first, solution)) return true;
  return first.kind === "multiply" && formulas.some((of) => partsOf(of).some((part) => isSame(part, first)));
}

/** `1/6 + 1/3`: what each does in one hour. */
const addsRates = (of: Node): boolean =>
  of.kind === "add" ? addsRates(of.left) && addsRates(of.right) : of.kind === "divide" && isOne(of.left);

const isOne = (of: Node): boolean => of.kind === "number" && q.same(of.value, q.ONE);

/** Whether all of it takes as long as the answer tells. */
function isTimeFor(rate: Node, { answer }: Solution): boolean {
  const key = expressionFrom(answer.key);
  const [each, time] = [exactValue(rate), key && exactValue(key)];
  return each !== null && time !== null && q.same(q.multiply(each, time), q.ONE);
}

const isSame = (one: Node, other: Node): boolean => isConstant(one) && sameValue(one, other);

/** What solves it is found in a step, or is the answer. */
const isSetUp = (line: Answer, { solution }: Asked): boolean => {
  const results = resultsOf(line);
  const values = valuesOf(solution);
  return results.length > 0 && results.every((result) => values.some((value) => sameValue(value, result)));
};

function resultsOf(line: Answer): Node[] {
  if (isCalculation(line)) return [...sidesOf(line)].slice(0, 1);
  const relations = relationsIn(line);
  return (relations && rootsOf(relations)) ?? [];
}

/** The formulas of a problem, and those that its steps are filled with. */
const formulasOf = ({ problem, steps }: Solution): Node[] =>
  [
    ...[...problem.en.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula),
    ...steps.flatMap(({ values }) => stringsOf(values)),
  ].flatMap((text) => text.split("=").flatMap((side) => expressionFrom(side.trim()) ?? []));

/** What the steps find, and the answer, number by number. */
const valuesOf = ({ steps, answer }: Solution): Node[] =>
  [...steps.flatMap(({ values }) => stringsOf(values)), ...answer.key.split(/, | or |=/)].flatMap((text) => {
    const node = /^-?(?:\d+(?:\.\d+)?(?:\/\d+)?|\\frac\{\d+\}\{\d+\})$/.test(text.trim()) ? expressionFrom(text) : null;
    return node ? [node] : [];
  });
