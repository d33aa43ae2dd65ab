import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type After, readAfter } from "./after.ts";
import { hasFunction, type Part, readPart } from "./read.ts";
import { toldCalculation } from "./told.ts";
import { type Functions, partValue, takesFraction, tried, worked } from "./values.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** What is to be calculated, and the time or date that as many minutes or days are added to. */
type Calculation = { part: Part; shown: string; after: After | null };

const LENGTH_MAX = 120;
const STEPS_MAX = 6;
const lone = /^(?:gcd|lcm)\([\d, and]*\)$/;

/** Calculations with the greatest common divisor, the least common multiple, remainders, and digits. */
export const numberFunctions = defineTopic<Calculation, Code>({
  name: "number-functions",
  words,
  read: readCalculation,
  work: (calculation) => {
    const { part, shown, after } = calculation;
    const steps: Step<Code>[] = [];
    const value = wholeOf(part, worked, (name, of, exact, result) => {
      const first = takesFraction.has(name) ? [`\\frac{${exact.above}}{${exact.below}}`] : [];
      const values = { of: [...first, ...of.slice(first.length)].join(",\\ "), result: `${result}` };
      steps.push({ code: name, values });
    });
    if (value === null || value < 0n) return null;
    // Of a long row of terms only the end is told.
    if (steps.length > STEPS_MAX) steps.splice(0, steps.length - 1);
    const key = after ? after.later(value) : `${value}`;
    if (key === null) return null;
    if (after) steps.push({ code: after.code, values: { more: `${value}`, answer: after.said(key) } });
    else steps.push({ code: "result", values: { shown: latexOf(shown), answer: key } });
    const problem = latexOf(shown);
    return {
      problem: after ? after.problem(problem) : { en: `calculate $${problem}$`, ch: `计算 $${problem}$` },
      steps,
      answer: { said: after ? after.said(key) : { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  holds: ({ part, after }, { key }) => {
    const value = wholeOf(part, tried);
    return value !== null && (after ? after.laterAgain(value) : `${value}`) === key;
  },
  similar: () => ({ part: readPart("lcm(6, 15) / 6") as Part, shown: "lcm(6, 15) / 6", after: null }),
});

function wholeOf(part: Part, functions: Functions, met?: Parameters<typeof partValue>[2]): bigint | null {
  const value = partValue(part, functions, met);
  return value?.below === 1n ? value.above : null;
}

const latexOf = (shown: string): string =>
  shown
    .replaceAll("*", " \\cdot ")
    .replaceAll(/…|\.{3}/g, "\\dots")
    .replaceAll(/\b(gcd|lcm|mod|floor|ceil)\b/g, "\\operatorname{$1}")
    .replaceAll("digitcount", "\\operatorname{digits}")
    .replaceAll(
      /repeatedfactorsum|factorialroot|digittotal|decimaldigitsum|consecutiveways|divisorproduct|distinctprimes|primefactorsum|plainfactorsum|squaredivisors|basedigitcount|smallestprime|writtendigits|rowdigit|divisorcount|largestprime|digitproduct|decimaldigit|basedigitsum|unreachable|divisorsum|nthdivisor|primecount|zerodigits|sumsquares|tensdigit|wholeroot|digitsum|nthprime|primesum|coprimes|exponent|reversed|sumcubes|repetend|maxdigit|payways|repeat|period|fewest|lcmto|abs|max|min/g,
      (name) => `\\operatorname{${name}}`,
    )
    .replaceAll(" and ", ", ");

/** A division with a gap, and a remainder of a quotient that is written out, as the calculation that answers them. */
const divisions: [RegExp, (parts: string[]) => string][] = [
  [/^the largest dividend in [□_] ?\/ ?(\d+) ?= ?(\d+)$/, ([by, times]) => `${by}*${times} + mod(${by}-1, ${by})`],
  [
    /^the dividend in [□_] ?\/ ?(\d+) ?= ?(\d+) with remainder (\d+)$/,
    ([by, times, rest]) => `${by}*${times} + mod(${rest}, ${by})`,
  ],
  [
    /^the divisor in (\d+) ?\/ ?[□_] ?= ?(\d+) with remainder (\d+)$/,
    ([whole, times, rest]) => `floor((${whole}-${rest})/${times})`,
  ],
  [/^the exponent of \(?(\d+)\)?\^\{?[a-z]\}? in (.{1,40})$/, ([base, whole]) => `exponent(${base}, ${whole})`],
  [
    /^the (gcd|lcm|product of gcd and lcm) of the values (.{1,80})$/,
    ([name = "", values = ""]) => {
      const of = values.replaceAll(/[a-z]=/g, "");
      return name === "gcd" || name === "lcm" ? `${name}(${of})+0` : `gcd(${of})*lcm(${of})`;
    },
  ],
  [
    /^(?:let |if |given |suppose |for )?([a-z]) ?= ?(.{1,30}?),? and ([a-z]) ?= ?(.{1,30}?)[.,;] ?(?:what is|find|compute|calculate) (?:the )?(lcm|gcd|gcf)\(\1, ?\3\)(?: as an? (?:ordinary|normal|regular|single|plain) number)?$/,
    ([, one, , other, name]) => `${name === "lcm" ? "lcm" : "gcd"}(${one}, ${other})+0`,
  ],
  [/^the sum of the primes of (\d+) if each divides once$/, ([whole]) => `plainfactorsum(${whole})`],
  [/^the remainder when (.{1,60}) is divided by (\d+)$/, ([whole, by]) => `mod(${whole}, ${by})`],
  [/^the last digit of (.{1,60})$/, ([whole = ""]) => `mod(${whole.includes("-") ? `abs(${whole})` : whole}, 10)`],
  [/^1\^2 ?\+ ?2\^2 ?\+(?: ?3\^2 ?\+)?(?: ?4\^2 ?\+)? ?(?:…+|\.{2,}|⋯) ?\+ ?(\d+)\^2$/, ([n]) => `sumsquares(${n})`],
  [/^1\^3 ?\+ ?2\^3 ?\+(?: ?3\^3 ?\+)?(?: ?4\^3 ?\+)? ?(?:…+|\.{2,}|⋯) ?\+ ?(\d+)\^3$/, ([n]) => `sumcubes(${n})`],
  [
    /^(?:if )?([a-z])([a-z]) ?\+ ?\2\1 ?= ?(\d{1,3})[.,;] ?what is \1 ?\+ ?\2$/,
    ([a, b, sum]) => (a === b ? "" : `${sum}/11 + mod(0, 1)`),
  ],
  [
    /^(?:if )?([a-z])([a-z]) ?- ?\2\1 ?= ?(\d{1,2})[.,;] ?what is \1 ?- ?\2$/,
    ([a, b, difference]) => (a === b ? "" : `${difference}/9 + mod(0, 1)`),
  ],
  // On both sides of 0, or above it only.
  [
    /^how many (positive )?integers satisfy ([1-9]\d{0,6}) ?(<|<=|≤) ?[a-z]\^2 ?(<|<=|≤) ?(\d{1,7})$/,
    ([only, low, from, to, high]) =>
      `${only ? 1 : 2}*(wholeroot(${high}${to === "<" ? "-1" : ""}) - wholeroot(${low}${from === "<" ? "" : "-1"}))`,
  ],
  // AB + BA is 11(A + B), and AB - BA is 9(A - B).
  [
    /^the digit sum in ([a-z])([a-z]) ?\+ ?\2\1 ?= ?(\d{1,3})$/,
    ([a, b, sum]) => (a === b ? "" : `${sum}/11 + mod(0, 1)`),
  ],
  [
    /^the digit difference in ([a-z])([a-z]) ?- ?\2\1 ?= ?(\d{1,2})$/,
    ([a, b, difference]) => (a === b ? "" : `${difference}/9 + mod(0, 1)`),
  ],
  [
    /^how many whole numbers are not (\d+) ?\*?([a-z]) ?\+ ?(\d+) ?\*?([a-z]) with whole numbers$/,
    ([a, x, b, y]) => (x === y ? "" : `unreachable(${a}, ${b})`),
  ],
  [/^the remainder of \(?(.{1,60}?)\)? ?(?:\/|\(?mod(?:ulo)?) ?(\d+)\)?$/, ([whole, by]) => `mod(${whole}, ${by})`],
  [/^\(?(.{1,60}?)\)? (?:\(mod |mod(?:ulo)? )(\d+)\)?$/, ([whole, by]) => `mod(${whole}, ${by})`],
];

/** The calculation that a division asks for; the text itself where it is none. */
function calculationOf(text: string): string {
  if (/\^[({]?-/.test(text)) return text;
  for (const [shell, make] of divisions) {
    const found = shell.exec(text);
    if (found) return make(found.slice(1));
  }
  return text;
}

function readCalculation(question: Question): Calculation | null {
  const { text } = question;
  if (text.length > LENGTH_MAX) return null;
  const told = calculationIn(text);
  const said = told ? null : toldCalculation(question);
  return told ?? (said === null ? null : calculationIn(said));
}

function calculationIn(text: string): Calculation | null {
  const asked = calculationOf(
    text
      .toLowerCase()
      .replaceAll("÷", "/")
      .replace(/^(?:calculate|compute|what is|find) /, "")
      .replace(/\s*=?\s*[?._]*\s*$/, "")
      .trim(),
  );
  const timed = readAfter(asked);
  const shown = timed?.of ?? asked;
  if (!timed && lone.test(shown)) return null;
  const part = readPart(shown);
  return part && hasFunction(part) ? { part, shown, after: timed?.after ?? null } : null;
}
