import { inBoth } from "../../algebra/printing.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** 12x^2y, by its number and how often each letter stands in it. */
type Monomial = { number: number; letters: Map<string, number> };
type Common = { wanted: "gcd" | "lcm"; of: Monomial[]; shown: string };

const TEXT_MAX = 120;
const COUNT_MAX = 4;
const NUMBER_MAX = 1_000_000;
const asked = /^the (gcd|lcm) of the values (.+)$/;
const shape = /^(\d*)((?:[a-z](?:\^\d{1,2})?)*)$/i;

/** The greatest common factor and the least common multiple of monomials. */
export const commonMonomials = defineTopic<Common, Code>({
  name: "common-monomials",
  words,
  read: ({ text }) => (text.length > TEXT_MAX ? null : commonOf(text)),
  work: (common) => {
    const { wanted, of, shown } = common;
    const numbers = of.map(({ number }) => number);
    const number = wanted === "gcd" ? numbers.reduce(gcd) : numbers.reduce((a, b) => (a / gcd(a, b)) * b);
    const letters = new Map(lettersOf(of).map((letter) => [letter, powerOf(common, letter)] as const));
    const answer = written({ number, letters });
    const some = [...letters].filter(([, power]) => power > 0).map(([letter, power]) => powered(letter, power));
    const steps: Step<Code>[] = [
      {
        code: wanted === "gcd" ? "numberGcd" : "numberLcm",
        values: { numbers: numbers.join(",\\ "), number: `${number}` },
      },
      { code: wanted === "gcd" ? "lettersGcd" : "lettersLcm", values: { shown, some: some.join(",\\ ") || "1" } },
      { code: "product", values: { answer } },
    ];
    return {
      problem:
        wanted === "gcd"
          ? { en: `the greatest common factor of $${shown}$`, ch: `$${shown}$ 的公因式` }
          : { en: `the least common multiple of $${shown}$`, ch: `$${shown}$ 的最小公倍式` },
      steps,
      answer: { said: inBoth(answer), key: answer.replaceAll(/[{}]/g, "") },
    };
  },
  // What is left of each has nothing in common any more.
  holds: ({ wanted, of }, { key }) => {
    const found = monomialOf(key);
    if (!found) return false;
    const rests = of.map((one) => (wanted === "gcd" ? quotient(one, found) : quotient(found, one)));
    const whole = rests.flatMap((one) => one ?? []);
    if (whole.length < rests.length) return false;
    const least = Math.min(...whole.map(({ number }) => number));
    for (let by = 2; by <= least; by++) if (whole.every(({ number }) => number % by === 0)) return false;
    return lettersOf(of).every((letter) => whole.some(({ letters }) => (letters.get(letter) ?? 0) === 0));
  },
  similar: ({ wanted }) => commonOf(`the ${wanted} of the values 12a^2b, 18ab^3`) as Common,
});

function commonOf(text: string): Common | null {
  const found = asked.exec(text.replaceAll(/[{} ]|\\cdot|\*/g, (sign) => (sign === " " ? " " : "")));
  const parts = found?.[2]?.split(/,\s*/) ?? [];
  const of = parts.flatMap((part) => monomialOf(part.trim()) ?? []);
  if (of.length < 2 || of.length < parts.length || of.length > COUNT_MAX || lettersOf(of).length === 0) return null;
  return { wanted: found?.[1] as "gcd" | "lcm", of, shown: of.map(written).join(",\\ ") };
}

function monomialOf(text: string): Monomial | null {
  const found = shape.exec(text);
  if (!found || text === "") return null;
  const number = Number(found[1] || 1);
  if (number < 1 || number > NUMBER_MAX) return null;
  const letters = new Map<string, number>();
  for (const [, letter = "", power] of (found[2] ?? "").matchAll(/([a-z])(?:\^(\d{1,2}))?/gi))
    letters.set(letter, (letters.get(letter) ?? 0) + Number(power ?? 1));
  return { number, letters };
}

const lettersOf = (of: readonly Monomial[]): string[] =>
  [...new Set(of.flatMap(({ letters }) => [...letters.keys()]))].sort();

function powerOf({ wanted, of }: Common, letter: string): number {
  const powers = of.map(({ letters }) => letters.get(letter) ?? 0);
  return wanted === "gcd" ? Math.min(...powers) : Math.max(...powers);
}

function quotient(whole: Monomial, by: Monomial): Monomial | null {
  const letters = new Map(
    lettersOf([whole, by]).map((one) => [one, (whole.letters.get(one) ?? 0) - (by.letters.get(one) ?? 0)] as const),
  );
  return whole.number % by.number === 0 && [...letters.values()].every((power) => power >= 0)
    ? { number: whole.number / by.number, letters }
    : null;
}

const powered = (letter: string, power: number): string => (power === 1 ? letter : `${letter}^{${power}}`);

function written({ number, letters }: Monomial): string {
  const said = [...letters].flatMap(([letter, power]) => (power > 0 ? [powered(letter, power)] : [])).join("");
  return number === 1 && said !== "" ? said : `${number}${said}`;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
