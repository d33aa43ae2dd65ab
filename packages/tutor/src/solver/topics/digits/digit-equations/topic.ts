import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Digits, filledIn, isTrue, isTrueByHand } from "./equation.ts";
import { type DigitEquations, readDigitEquations } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Sums and products with digits that are boxes or letters. */
export const digitEquations = defineTopic<DigitEquations, Code>({
  name: "digit-equations",
  words,
  read: readDigitEquations,
  work: (problem) => {
    const { shown, unknowns, wanted } = problem;
    const found = fillings(problem, isTrue);
    const key = keyOf(problem, found);
    const [first] = found;
    if (key === null || !first) return null;
    const list = { en: shown.map(formula).join(", "), ch: shown.map(formula).join("，") };
    const signs = unknowns.join(",\\ ").replaceAll("□", "\\square ");
    const true_ = shown.map((one) => `$${latexOf(filledIn(one, first))}$`);
    const steps: Step<Code>[] = [
      { code: "ones", values: { list, signs } },
      { code: "found", values: { filled: { en: true_.join(", "), ch: true_.join("，") } } },
    ];
    if (wanted.is === "value") steps.push({ code: "value", values: { of: latexOf(wanted.of), answer: key } });
    return {
      problem: { en: `the digits that make ${list.en} true`, ch: `使 ${list.ch} 成立的数字` },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // By hand, digit by digit.
  holds: (problem, { key }) => keyOf(problem, fillings(problem, isTrueByHand)) === key,
  similar: () => ({
    shown: ["2□6 + 157 = 423"],
    equations: [
      {
        left: [
          { sign: 1, factors: ["2□6"] },
          { sign: 1, factors: ["157"] },
        ],
        right: [{ sign: 1, factors: ["423"] }],
      },
    ],
    unknowns: ["□"],
    areDifferent: false,
    areNotZero: false,
    wanted: { is: "each", of: ["□"] },
  }),
});

function fillings({ equations, unknowns, areDifferent, areNotZero }: DigitEquations, test: typeof isTrue): Digits[] {
  const found: Digits[] = [];
  for (let n = 0; n < 10 ** unknowns.length; n++) {
    const digits = [...`${n}`.padStart(unknowns.length, "0")].map(Number);
    if (areDifferent && new Set(digits).size < digits.length) continue;
    if (areNotZero && digits.includes(0)) continue;
    const put = new Map(unknowns.map((sign, at) => [sign, digits[at] ?? 0]));
    if (equations.every((equation) => test(equation, put))) found.push(put);
  }
  return found;
}

/** What is asked, where all fillings agree on it. */
function keyOf({ wanted }: DigitEquations, found: Digits[]): string | null {
  const keys = new Set(
    found.map((digits) => (wanted.is === "each" ? listed(wanted.of, digits) : `${worthOf(wanted.of, digits)}`)),
  );
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}

const listed = (signs: string[], digits: Digits): string =>
  signs.every((sign) => /[A-L]/.test(sign))
    ? signs.map((sign) => `${sign} = ${digits.get(sign)}`).join(", ")
    : signs.map((sign) => digits.get(sign)).join(", ");

/** Of `A+B`, `A*B`, or a number such as `AB`. */
function worthOf(asked: string, digits: Digits): number {
  return filledIn(asked, digits)
    .split("+")
    .map((part) =>
      part
        .split("-")
        .map((factors) => factors.split("*").reduce((product, one) => product * Number(one), 1))
        .reduce((rest, one) => rest - one),
    )
    .reduce((sum, one) => sum + one, 0);
}

const latexOf = (written: string): string =>
  written
    .replaceAll("*", " \\times ")
    .replaceAll("□", "\\square ")
    .replaceAll("△", "\\triangle ")
    .replaceAll("○", "\\bigcirc ")
    .replaceAll("☆", "\\star ")
    .replaceAll("◇", "\\diamond ");
const formula = (written: string): string => `$${latexOf(written)}$`;
