import { checkAnswer } from "@dripstone/checker";
import { exactValue, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../solver/algebra/relation.ts";
import { candidatesIn } from "../candidates.ts";
import { isDenial, isTwofold, numberMeant, numbersSaid, operationsSaid, truthSaid } from "./said.ts";
import type { Sought } from "./sought.ts";

/** How a value misses the one that is asked for, where that is sure. */
export type Miss = "sign" | "upside-down" | "not-least" | "not-common" | "no-divisor" | "one" | "operation" | "across";

/**
 * What a message is to the question that was asked: the answer, some of it, another value (`off`), or an idea that nobody here can judge.
 */
export type Heard = { kind: "answers" | "part" | "idea" } | { kind: "off"; miss: Miss | null };

/** `asked` are the words of the question: its own numbers are no answers where others are said. */
export function hear(said: string, sought: Sought, asked: string): Heard {
  const [before = ""] = said.split(reason);
  const message = /\d/.test(before) ? before : said;
  if (sought === null || (takesSeveral(sought) ? isDenial(message) : isTwofold(message))) return { kind: "idea" };
  if (typeof sought === "object" && !Array.isArray(sought)) {
    if ("truth" in sought) return truthHeard(message, sought);
    if ("flips" in sought) return flipHeard(message);
    if ("sides" in sought)
      return allHeard(
        withBothSigns(message),
        sought.sides.map((side) => side.split("=").at(-1)?.trim() ?? side),
      );
    if ("do" in sought) return operationHeard(message, sought);
    if ("pair" in sought) return pairHeard(message, sought.pair, asked);
    if ("primes" in sought) return primesHeard(message, sought.primes);
    if ("formula" in sought) return formulaHeard(message, sought.formula);
    if ("square" in sought) return valueHeard(message, largestSquare(sought.square), asked);
    if ("divides" in sought) return divisorHeard(numberMeant(message, asked), sought.divides);
    if ("multiple" in sought) return multipleHeard(numberMeant(message, asked), sought.multiple, false);
    if ("least" in sought) return multipleHeard(numberMeant(message, asked), sought.least, true);
    return valueHeard(message, sought.any.flatMap(keysOf), asked);
  }
  return Array.isArray(sought) ? allHeard(message, sought) : valueHeard(message, keysOf(sought), asked);
}

/** `6 or -6` names both. */
const takesSeveral = (sought: NonNullable<Sought>): boolean =>
  typeof sought === "object" && ("sides" in sought || "pair" in sought);

const withBothSigns = (message: string): string =>
  message.replaceAll(
    /(?:±|\+\/-|\bplus or minus|\bpositive or negative|\bpositive and negative|正负) ?(\d+)/gi,
    "$1, -$1",
  );

/** After it comes why, and not what. */
const reason = /\b(?:because|since|as)\b|因为/i;

/** Whether something that was said is a value, and may so answer a question although it was not asked. */
export const isValue = (message: string, sought: Sought): boolean =>
  typeof sought === "string" && !isTwofold(message) && isOneOf(candidatesIn(message).slice(-1), keysOf(sought));

/** Of `2 \cdot 3 = 6` every part but the first is the value; an equation in a letter is whole, or the number that it ends with. */
function keysOf(value: string): string[] {
  const sides = value.split("=").map((side) => side.trim());
  const last = sides.at(-1) ?? "";
  if (sides.length < 2) return value ? [value] : [];
  return /[a-z]/i.test((sides[0] ?? "").replaceAll(/\\[a-z]+/gi, ""))
    ? [value, ...(/^-?(?:\d+(?:\.\d+)?|\\frac\{-?\d+\}\{\d+\})$/.test(last) ? [last] : [])]
    : sides.slice(1);
}

const isSame = (written: string, key: string): boolean => {
  const found = checkAnswer(written, { keys: [key] });
  return (
    found.verdict === "equal" || (found.verdict === "wrong-form" && found.form !== "exact" && found.form !== "solved")
  );
};

const isOneOf = (written: string[], keys: string[]) => written.some((one) => keys.some((key) => isSame(one, key)));

function valueHeard(message: string, keys: string[], asked: string): Heard {
  const candidates = candidatesIn(message);
  // Of an equation that is asked for, the number that it ends with says nothing.
  const isOfEquation = keys.some((key) => isRelationSign.test(key));
  if (isOfEquation && !/[=<>≤≥]/.test(message) && operationsSaid(message).length > 0) return { kind: "idea" };
  const isRelation = isOfEquation && isRelationSign.test(message);
  const sides = isRelation ? [] : candidates.flatMap((one) => one.split("=").slice(-1));
  const number = isRelation ? null : numberMeant(message, asked);
  const letters = keys.some((key) => /^[a-z ^{}\d]+$/.test(key)) ? [message.trim()] : [];
  const written = [...letters, ...candidates.slice(-1), ...sides.slice(-1), ...(number === null ? [] : [number])];
  if (isOneOf(written, keys) || isSplit(message, keys) || isPowerTold(message, asked)) return { kind: "answers" };
  if (number === null && !written.some((one) => checkAnswer(one, { keys }).verdict === "different"))
    return { kind: "idea" };
  return { kind: "off", miss: number === null ? null : missOf(number, keys) };
}

const isRelationSign = /[=<>≤≥]|\\[lg]eq?(?![a-z])/;

/** What the exponent of `5^{3}` says to do: "5 times itself 3 times", "multiply 5 three times", 3 个 5 相乘. */
function isPowerTold(message: string, asked: string): boolean {
  const [, base, times] = /exponent.*?(?<![\d.])(\d+)\^\{(\d+)\}/.exec(asked) ?? [];
  if (base === undefined || times === undefined) return false;
  const told = often.reduce(
    (text, words, count) => text.replace(words, ` ${count} `),
    message.normalize("NFKC").toLowerCase(),
  );
  const areTheirs = (told.match(/\d+/g) ?? []).every((number) => number === base || number === times);
  const isProduct = /multipl|itself|相乘|连乘|自乘|乘/.test(told);
  const isOften = new RegExp(`(?<!\\d)${times} *(?:times|of|copies|个|次|遍)|(?<!\\d)${times} ${base}s`).test(told);
  const isSquared = times === "2" && /itself|自己|本身|自乘/.test(told);
  return areTheirs && isProduct && (isOften || isSquared);
}

/** Small numbers in words, by what they are. */
const often = [
  /$^/,
  /$^/,
  /\b(?:two|twice)\b|[两二](?=[个次遍])/,
  /\bthree\b|三(?=[个次遍])/,
  /\bfour\b|四(?=[个次遍])/,
  /\bfive\b|五(?=[个次遍])/,
  /\bsix\b|六(?=[个次遍])/,
];

function rationalIn(written: string): q.Rational | null {
  const node = expressionFrom(written);
  return node && exactValue(node);
}

function missOf(number: string, keys: string[]): Miss | null {
  const value = rationalIn(number);
  if (!value || value.num === 0n) return null;
  const values = keys.flatMap((key) => rationalIn(key) ?? []);
  if (values.some((key) => q.same(key, q.negate(value)))) return "sign";
  const turned = q.divide(q.ONE, value);
  return turned && values.some((key) => q.same(key, turned)) ? "upside-down" : null;
}

/** More than these are no answer to a question. */
const NUMBERS_MAX = 12;

/** `42 = 2 · 21` names the 2 that was asked for, if it is true. */
function isSplit(message: string, keys: string[]): boolean {
  const [left, right, ...others] = message.split("=").map((side) => rationalIn(side.trim()));
  const isTrue = left && right && others.length === 0 && q.same(left, right);
  return (
    isTrue === true &&
    numbersSaid(message)
      .slice(0, NUMBERS_MAX)
      .some((number) => isOneOf([number], keys))
  );
}

function largestSquare(under: string): string[] {
  const number = Number(/\\sqrt\{(\d{1,7})\}/.exec(under)?.[1] ?? 0);
  for (let root = Math.floor(Math.sqrt(number)); root > 1; root--)
    if (number % root ** 2 === 0) return [`${root ** 2}`];
  return [];
}

/** Several values, in any order. */
function formulaHeard(message: string, formula: string): Heard {
  const [, right = ""] = formula.split(/=(.*)/s);
  const written = message.normalize("NFKC").split("=").at(-1)?.trim() ?? "";
  return /[a-z]/i.test(written) && isSame(written, right) ? { kind: "answers" } : { kind: "idea" };
}

function allHeard(message: string, wanted: string[]): Heard {
  const said = numbersSaid(message);
  if (said.length === 0 || said.length > NUMBERS_MAX) return { kind: "idea" };
  const found = wanted.filter((key) => said.some((one) => isSame(one, key)));
  if (found.length === wanted.length) return { kind: "answers" };
  return found.length > 0 && said.length < wanted.length ? { kind: "part" } : { kind: "off", miss: null };
}

function wholeIn(written: string | null): bigint | null {
  const value = written === null ? null : rationalIn(written);
  return value?.den === 1n ? value.num : null;
}

function multipleHeard(number: string | null, key: string, isLeast: boolean): Heard {
  const [said, least] = [wholeIn(number), wholeIn(key)];
  if (number === null || least === null) return { kind: "idea" };
  // Who says a fraction means the answer, and no denominator.
  if (said === null) return { kind: "off", miss: null };
  if (said <= 0n || said % least !== 0n) return { kind: "off", miss: "not-common" };
  return isLeast && said !== least ? { kind: "off", miss: "not-least" } : { kind: "answers" };
}

function divisorHeard(number: string | null, key: string): Heard {
  const [said, largest] = [wholeIn(number), wholeIn(key)];
  if (number === null || largest === null) return { kind: "idea" };
  if (said === 1n) return { kind: "off", miss: "one" };
  return said !== null && said > 1n && largest % said === 0n
    ? { kind: "answers" }
    : { kind: "off", miss: "no-divisor" };
}

function pairHeard(message: string, { sum, product }: { sum: string; product: string }, asked: string): Heard {
  const said = numbersSaid(message)
    .slice(-2)
    .map(rationalIn)
    .filter((value) => value !== null);
  const [one, other] = said;
  const [total, times] = [rationalIn(sum), rationalIn(product)];
  if (!one || !total || !times) return { kind: "idea" };
  if (!other)
    return oneOfPair(
      one,
      total,
      times,
      numbersSaid(asked).flatMap((number) => rationalIn(number) ?? []),
    );
  const isRight = q.same(q.add(one, other), total) && q.same(q.multiply(one, other), times);
  return isRight
    ? { kind: "answers" }
    : { kind: "off", miss: q.same(q.add(one, other), q.negate(total)) ? "sign" : null };
}

/** One number of the two; what stands in the question itself says nothing. */
function oneOfPair(one: q.Rational, total: q.Rational, times: q.Rational, asked: q.Rational[]): Heard {
  const isOf = (number: q.Rational) => q.same(q.multiply(number, q.subtract(total, number)), times);
  if (isOf(one)) return { kind: "part" };
  if (asked.some((number) => q.same(number, one))) return { kind: "idea" };
  return { kind: "off", miss: isOf(q.negate(one)) ? "sign" : null };
}

/** `2 · 2 · 3`, `2^2 * 3`, and "2 and 3" tell which primes make 12. */
function primesHeard(message: string, key: string): Heard {
  const said = numbersSaid(message.replaceAll(/\^ ?\{?\d+\}?|[²³⁴⁵⁶⁷⁸⁹]/g, " "))
    .map(wholeIn)
    .filter((value) => value !== null && value.toString() !== key);
  let rest = wholeIn(key);
  if (said.length === 0 || rest === null) return { kind: "idea" };
  const whole = rest;
  for (const prime of said) {
    if (prime === null || prime < 2n || whole % prime !== 0n) return { kind: "off", miss: null };
    while (rest % prime === 0n) rest /= prime;
  }
  const areFound = said.every((prime) => prime !== null && isPrime(prime));
  return areFound && rest === 1n ? { kind: "answers" } : { kind: "part" };
}

function isPrime(number: bigint): boolean {
  for (let by = 2n; by * by <= number && by < 10_000n; by++) if (number % by === 0n) return false;
  return number > 1n;
}

function truthHeard(message: string, { truth, divides }: Extract<Sought, { truth: unknown }>): Heard {
  const said = truthSaid(message);
  const [number, of] = [
    wholeIn(divides === undefined ? null : numberMeant(message, divides)),
    wholeIn(divides ?? null),
  ];
  // Who names a divisor says yes.
  if (said !== false && number !== null && of !== null && !message.includes("="))
    return number > 1n && number < of && of % number === 0n ? { kind: "answers" } : { kind: "off", miss: null };
  if (said === null) return { kind: "idea" };
  return said === truth ? { kind: "answers" } : { kind: "off", miss: null };
}

function flipHeard(message: string): Heard {
  const text = message.toLowerCase();
  if (/\b(?:same|stays?|nothing|doesn['’]?t|not)\b|不变|不改/.test(text)) return { kind: "off", miss: null };
  return /\b(?:flip|revers|chang|switch|turn|swap|opposite|other way|becomes?)|变|反|改变|调转|掉头/.test(text)
    ? { kind: "answers" }
    : { kind: "idea" };
}

/** "Subtract 5", 两边减 5, and "minus 5" undo an addition; the number alone is half of it. */
function operationHeard(message: string, { do: wanted, by }: Extract<Sought, { do: unknown }>): Heard {
  // Who writes what the unknown is means the answer.
  if (isRelationSign.test(message)) return { kind: "idea" };
  const operations = operationsSaid(message);
  const said = numbersSaid(message.replaceAll(/^[-+*/×÷−] ?(?=\d)/g, ""));
  if (said.length > NUMBERS_MAX) return { kind: "idea" };
  const size = by.replace(/^-/, "");
  const isBy =
    said.length === 0 ||
    said.some((number) => number.replace(/^-/, "") === size.replaceAll(/[a-z]/gi, "") || isSame(number, by));
  const isSaid = operations.includes(wanted);
  if (isSaid && isBy) return { kind: "answers" };
  if (operations.length === 0) return said.length > 0 && isBy && said.length < 2 ? { kind: "part" } : { kind: "idea" };
  // To multiply by a third is to divide by 3.
  if (wanted === "divide" && operations.includes("multiply") && /1 ?\/ ?\d|reciprocal|倒数|分之/.test(message))
    return { kind: "answers" };
  return { kind: "off", miss: isSaid ? null : "operation" };
}
