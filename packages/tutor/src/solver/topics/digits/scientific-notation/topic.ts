import { exactValue, type Node, numberNode, q } from "@dripstone/checker/mathematics";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Scientific, scientificOf, writtenOut } from "./decimals.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "scientific" | "exponent" | "ordinary";
type Problem = { of: Node; wanted: Wanted };

const name = "科学(记|计)数法|科学记号";
const frames: Frames<Problem>[] = [
  [
    [
      "[put |convert |change |rewrite |the number ]{e:formula} (in|into|to|using|as) scientific (notation|form)",
      `[用|以](${name})(表示|写出|写成)[数]?{e:formula}`,
      `[把|将]?[数]?{e:formula}[用|以](${name})[来]?(表示|写出来|写成|表示为|写作|记作|记为|可表示为)[为|是]?`,
    ],
    (places) => problemOf(places, "scientific"),
  ],
  [
    [
      "{e:formula} is a ?\\* ?10\\^n in scientific notation, (what is |find )?n",
      "[the ]exponent of (10|ten) when {e:formula} is written in scientific notation",
      `[用|以](${name})表示{e:formula},?写成a\\*10\\^n,?n`,
    ],
    (places) => problemOf(places, "exponent"),
  ],
  [
    [
      "[put |convert |change |rewrite ]{e:formula} (in|into|to|as) [an? ]((ordinary|standard|normal|regular) (number|notation|decimal notation)|decimal form)",
      "[把|将]?{e:formula}(还原成|还原为|写成|化成)原数",
    ],
    (places) => problemOf(places, "ordinary"),
  ],
];

function problemOf({ e }: Places, wanted: Wanted): Problem | null {
  const answer = formulaAt(e);
  if (answer?.kind !== "expression" || answer.unit) return null;
  return { of: answer.of, wanted };
}

/** Numbers as a number from 1 to 10 times a power of ten, and back. */
export const scientificNotation = defineTopic<Problem, Code>({
  name: "scientific-notation",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workScientific,
  // What was written has the same value, and the right number of places before its point.
  holds: ({ of, wanted }, { key }) => {
    const value = exactValue(of);
    if (!value) return false;
    const [mantissa, power] = key.split("*10^");
    const said = expressionFrom(wanted === "exponent" ? `10^(${key})` : key);
    const same = said && exactValue(said);
    if (!same) return false;
    if (wanted === "ordinary") return q.same(same, value) && /^-?\d+(\.\d+)?$/.test(key);
    if (wanted === "scientific") return q.same(same, value) && power !== undefined && isMantissa(mantissa ?? "");
    const front = q.divide(q.absolute(value), same);
    return !!front && q.compare(front, q.ONE) >= 0 && q.compare(front, q.rational(10n)) < 0;
  },
  similar: ({ wanted }) => ({
    of: expressionFrom(wanted === "ordinary" ? "6.02*10^5" : "0.00083") ?? numberNode(q.rational(83n)),
    wanted,
  }),
});

const isMantissa = (text: string) => /^-?[1-9](\.\d+)?$/.test(text);

function workScientific({ of, wanted }: Problem): Working<Code> | null {
  const value = exactValue(of);
  const found = value && scientificOf(value);
  const out = value && writtenOut(value);
  if (!found || !out) return null;
  const shown = of.kind === "number" || of.kind === "negate" ? out : latexNode(of);
  const { mantissa, exponent } = found;
  const latex = `${mantissa} \\times 10^{${exponent}}`;
  if (wanted === "ordinary") {
    const parts = partsOf(of);
    if (!parts) return null;
    return {
      problem: { en: `$${shown}$ as an ordinary number`, ch: `把 $${shown}$ 写成原数` },
      steps: [shift(found, { shown, result: out }, exponent < 0 ? "left" : "right")],
      answer: { said: inBoth(out), key: out },
    };
  }
  const steps: Step<Code>[] = [
    ...(of.kind === "number" || of.kind === "negate" ? [] : multiplied(of, shown)),
    { code: "front", values: { number: out, mantissa } },
    {
      code: "count",
      values: { places: `${Math.abs(exponent)}`, mantissa, number: out, exponent: `${exponent}`, latex },
    },
  ];
  const isExponent = wanted === "exponent";
  return {
    problem: isExponent
      ? {
          en: `the power of ten when $${shown}$ is in scientific notation`,
          ch: `$${shown}$ 用科学记数法表示时 $10$ 的指数`,
        }
      : { en: `$${shown}$ in scientific notation`, ch: `用科学记数法表示 $${shown}$` },
    steps,
    answer: isExponent
      ? { said: inBoth(`${exponent}`), key: `${exponent}` }
      : { said: inBoth(latex), key: `${mantissa}*10^${exponent}` },
  };
}

const shift = (
  { exponent }: Scientific,
  values: { shown: string; result: string },
  code: "left" | "right",
): Step<Code> => ({ code, values: { ...values, places: `${Math.abs(exponent)}` } });

/** A product of numbers and powers of ten: the numbers together, the powers together. */
function multiplied(of: Node, shown: string): Step<Code>[] {
  const parts = partsOf(of);
  const value = exactValue(of);
  const written = value && writtenOut(value);
  if (!parts || !written) return written ? [{ code: "value", values: { shown, number: written } }] : [];
  const front = writtenOut(parts.front);
  return front === null
    ? [{ code: "value", values: { shown, number: written } }]
    : [{ code: "parts", values: { shown, front, power: `${parts.power}` } }];
}

function partsOf(of: Node): { front: q.Rational; power: bigint } | null {
  switch (of.kind) {
    case "multiply":
    case "divide": {
      const [one, other] = [partsOf(of.left), partsOf(of.right)];
      const front = one && other && (of.kind === "divide" ? q.divide : q.multiply)(one.front, other.front);
      return front ? { front, power: of.kind === "divide" ? one.power - other.power : one.power + other.power } : null;
    }
    case "power": {
      const [base, exponent] = [exactValue(of.base), exactValue(of.exponent)];
      if (base && exponent?.den === 1n && q.same(base, q.rational(10n))) return { front: q.ONE, power: exponent.num };
      const front = exactValue(of);
      return front && { front, power: 0n };
    }
    default: {
      const front = exactValue(of);
      return front && { front, power: 0n };
    }
  }
}
