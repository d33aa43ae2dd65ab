import type { Locale } from "@dripstone/contract/locale";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { among, type Fact, placeSaid, related, sumIs } from "./facts.ts";
import { readDigitsByPlace, type Told, type Wanted } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

const SHOWN_MAX = 12;

/** A number of which is told what stands in which place. */
export const digitsByPlace = defineTopic<Told, Code>({
  name: "digits-by-place",
  words,
  read: (question) => readDigitsByPlace(plainOf(question)),
  work: (told) => {
    const { size, facts, wanted } = told;
    const fitting = numbersThat(
      size,
      facts.filter(({ kind }) => kind === "ofDigits"),
    );
    const found = numbersThat(size, facts);
    const key = keyOf(found, wanted);
    if (key === null) return null;
    const list = (locale: Locale, some: Fact[]) =>
      some.map(({ said }) => said[locale]).join(locale === "en" ? ", " : "，");
    const rest = facts.filter(({ kind }) => kind === "ofAll");
    const steps: Step<Code>[] = [
      {
        code: "fit",
        values: {
          size: `${size}`,
          facts: {
            en: list(
              "en",
              facts.filter(({ kind }) => kind === "ofDigits"),
            ),
            ch: list(
              "ch",
              facts.filter(({ kind }) => kind === "ofDigits"),
            ),
          },
          some: shown(fitting),
        },
      },
    ];
    if (rest.length > 0)
      steps.push({
        code: "rest",
        values: { rest: { en: list("en", rest), ch: list("ch", rest) }, some: shown(found) },
      });
    steps.push(lastStep(wanted, key));
    const asks = asked(wanted);
    return {
      problem: {
        en: `${asks.en} a $${size}$-digit number where ${list("en", facts)}`,
        ch: `一个 $${size}$ 位数，${list("ch", facts)}，求${asks.ch}`,
      },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // Digit by digit from the left, instead of number by number.
  holds: ({ size, facts, wanted }, { key }) => {
    const all = Array.from({ length: size }).reduce<number[][]>(
      (some, _, at) => some.flatMap((digits) => (at === 0 ? nonzero : everyDigit).map((digit) => [digit, ...digits])),
      [[]],
    );
    const found = all
      .map((digits) => ({ digits, number: digits.reduceRight((sum, digit) => sum * 10 + digit, 0) }))
      .filter(({ digits, number }) => facts.every((fact) => fact.holds(digits, number)))
      .map(({ number }) => number)
      .sort((one, other) => one - other);
    return keyOf(found, wanted) === key;
  },
  similar: ({ wanted }) => ({
    size: 3,
    facts: [related(2, 1, [2, 1, 0]), among(0, [5]), sumIs([], 14)],
    wanted: wanted === "many" || wanted === "all" ? "number" : wanted,
  }),
});

const everyDigit = Array.from({ length: 10 }, (_, digit) => digit);
const nonzero = everyDigit.slice(1);

const numbersThat = (size: number, facts: Fact[]): number[] =>
  Array.from({ length: 9 * 10 ** (size - 1) }, (_, at) => 10 ** (size - 1) + at).filter((number) => {
    const digits = [...`${number}`].reverse().map(Number);
    return facts.every((fact) => fact.holds(digits, number));
  });

const shown = (numbers: number[]): string =>
  `${numbers.slice(0, SHOWN_MAX).join(",\\ ")}${numbers.length > SHOWN_MAX ? ",\\ \\ldots" : ""}`;

/** Null where there is none, or more than one where one is asked for. */
function keyOf(found: number[], wanted: Wanted): string | null {
  if (found.length === 0) return null;
  if (wanted === "many") return `${found.length}`;
  if (wanted === "all") return found.length > SHOWN_MAX ? null : found.join(", ");
  if (wanted === "largest") return `${found.at(-1)}`;
  if (wanted === "smallest") return `${found[0]}`;
  if (wanted === "number") return found.length === 1 ? `${found[0]}` : null;
  const digits = new Set(found.map((number) => [...`${number}`].at(-1 - wanted.place) ?? ""));
  const ordered = [...digits].sort();
  if (wanted.most) return ordered.at(wanted.most === "largest" ? -1 : 0) ?? null;
  return ordered.length === 1 ? (ordered[0] ?? null) : null;
}

function lastStep(wanted: Wanted, answer: string): Step<Code> {
  if (typeof wanted === "object" && wanted.most)
    return {
      code: wanted.most === "largest" ? "largestDigit" : "smallestDigit",
      values: { place: placeSaid(wanted.place), answer },
    };
  if (typeof wanted === "object") return { code: "digit", values: { place: placeSaid(wanted.place), answer } };
  return { code: wanted, values: { answer } };
}

const asked = (wanted: Wanted): Record<Locale, string> =>
  typeof wanted === "object"
    ? {
        en: `the ${wanted.most ? `${wanted.most} possible ` : ""}${placeSaid(wanted.place).en} of`,
        ch: `${placeSaid(wanted.place).ch}${wanted.most ? (wanted.most === "largest" ? "的最大值" : "的最小值") : ""}`,
      }
    : {
        number: { en: "find", ch: "这个数" },
        largest: { en: "the largest choice for", ch: "最大的这样的数" },
        smallest: { en: "the smallest choice for", ch: "最小的这样的数" },
        all: { en: "every choice for", ch: "所有这样的数" },
        many: { en: "how many choices there are for", ch: "这样的数有几个" },
      }[wanted];
