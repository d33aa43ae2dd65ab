import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber, plainNumber } from "../../algebra/numbers.ts";
import {
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
  type Term,
} from "../../algebra/polynomial.ts";
import { inBoth } from "../../algebra/printing.ts";
import type { Question } from "../../question.ts";
import { formulaAt } from "../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../sentences/frames.ts";
import { plainOf } from "../../sentences/plain.ts";
import type { Step, Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted =
  | { kind: "degree" | "leading" | "constant" | "count" | "sum" }
  | { kind: "coefficient"; powers: ReadonlyMap<string, number> }
  | { kind: "power"; power: number };
type Problem = { of: Node; wanted: Wanted };

const of = "[of |in ][the ][(expansion|expanded form|polynomial|expression|product|monomial|term)( of)? ]{e:formula}";
const poly = "[多项式|单项式|代数式|整式|式子]?{e:formula}[的展开式|展开后|展开式|的?乘积]?(中|里|的){0,2}";
const powers: [string, string, number][] = [
  ["linear", "(一|1)", 1],
  ["quadratic", "(二|2)", 2],
  ["cubic", "(三|3)", 3],
];

const frames: Frames<Problem>[] = [
  [
    [`[the ]coefficient (of|for|on) [the ]{t:formula}[ term]? (in|of) ${of}`, `${poly},?{t:formula}[项]?的?系数`],
    ({ e, t }) => {
      const [term, ...more] = polynomialIn(t) ?? [];
      return term && more.length === 0 && term.powers.size > 0 && q.same(term.by, q.ONE)
        ? problemOf(e, { kind: "coefficient", powers: term.powers })
        : null;
    },
  ],
  ...powers.map(
    ([en, ch, power]): Frames<Problem> => [
      [`[the ]coefficient (of|for) the ${en} term ${of}`, `${poly}${ch}次项的?系数`],
      ({ e }) => problemOf(e, { kind: "power", power }),
    ],
  ),
  [[`[the ]degree ${of}`, `${poly}次数`], ({ e }) => problemOf(e, { kind: "degree" })],
  [
    [`[the ](leading coefficient|coefficient) ${of}`, `${poly}(最高次项的?系数|首项系数)`, "单项式{e:formula}的系数"],
    ({ e }) => problemOf(e, { kind: "leading" }),
  ],
  [[`[the ]constant[ term]? ${of}`, `${poly}常数项`], ({ e }) => problemOf(e, { kind: "constant" })],
  [
    [`[the ]number of terms ${of}`, `how many terms (are (there )?|does )?${of}( have)?`, `${poly}项数`],
    ({ e }) => problemOf(e, { kind: "count" }),
  ],
  [
    [`[the ]sum of (all |the ){0,2}coefficients ${of}`, `${poly}(各项|所有|各项的)系数(的|之)?和`],
    ({ e }) => problemOf(e, { kind: "sum" }),
  ],
];

const polynomialIn = (text?: string): Polynomial | null => {
  const answer = formulaAt(text);
  return answer?.kind === "expression" && !answer.unit ? polynomialOf(answer.of) : null;
};

function problemOf(text: string | undefined, wanted: Wanted): Problem | null {
  const answer = formulaAt(text);
  if (answer?.kind !== "expression" || answer.unit) return null;
  const polynomial = polynomialOf(answer.of);
  return polynomial && lettersOf(polynomial).length > 0 ? { of: answer.of, wanted } : null;
}

/** What is asked of the terms of a polynomial: coefficients, the degree, how many there are. */
export const polynomialTerms = defineTopic<Problem, Code>({
  name: "polynomial-terms",
  words,
  read: (question: Question) => readFrames(plainOf(question), frames),
  work: workTerms,
  // The terms are read off as digits: of the value where each letter is a far larger power of ten than any coefficient.
  holds: ({ of: node, wanted }, { key }) => {
    const terms = termsByDigits(node);
    const found = terms && askedOf(terms, wanted);
    return !!found && plainNumber(found) === key;
  },
  similar: ({ of: node, wanted }) => ({
    of: formulaNode("5x^4 - 3x^3 + 2x^2 + x - 6") ?? node,
    wanted: wanted.kind === "coefficient" ? { kind: "power", power: 2 } : wanted,
  }),
});

function formulaNode(text: string): Node | null {
  const answer = formulaAt(text);
  return answer?.kind === "expression" ? answer.of : null;
}

const termDegree = ({ powers: all }: Term) => [...all.values()].reduce((sum, one) => sum + one, 0);

/** Null where it is not one number, or none that anyone can be sure is meant. */
function askedOf(terms: Polynomial, wanted: Wanted): q.Rational | null {
  const letters = lettersOf(terms);
  const top = degree(terms);
  if (terms.length === 0) return null;
  switch (wanted.kind) {
    case "degree":
      return q.rational(BigInt(top));
    case "count":
      return q.rational(BigInt(terms.length));
    case "constant":
      return terms.find((term) => termDegree(term) === 0)?.by ?? q.ZERO;
    case "sum":
      return terms.reduce((all, { by }) => q.add(all, by), q.ZERO);
    case "leading": {
      const highest = terms.filter((term) => termDegree(term) === top);
      return highest.length === 1 ? (highest[0]?.by ?? null) : null;
    }
    case "power":
      return letters.length === 1 ? (terms.find((term) => termDegree(term) === wanted.power)?.by ?? q.ZERO) : null;
    case "coefficient": {
      const asked = [...wanted.powers];
      const alike = terms.filter(({ powers: own }) =>
        asked.every(([letter, power]) => (own.get(letter) ?? 0) === power),
      );
      const exact = alike.filter((term) => termDegree(term) === asked.reduce((sum, [, power]) => sum + power, 0));
      if (alike.length !== exact.length || asked.some(([letter]) => !letters.includes(letter))) return null;
      return exact[0]?.by ?? q.ZERO;
    }
  }
}

const DIGITS = 14;

/** Null where the coefficients are too large to be kept apart. */
function termsByDigits(node: Node): Polynomial | null {
  const expected = polynomialOf(node);
  if (!expected) return null;
  const letters = [...lettersIn(node)].sort();
  const below = commonDenominator(expected.map(({ by }) => by));
  const base = 10n ** BigInt(DIGITS);
  const span = BigInt(degree(expected) + 1);
  if (span ** BigInt(letters.length) > 700n) return null;
  const filled = letters.reduce(
    (of, letter, nth) => substitute(of, letter, numberNode(q.rational(base ** (span ** BigInt(nth))))),
    node,
  );
  const value = exactValue(filled);
  if (!value || (value.num * below) % value.den !== 0n) return null;
  let rest = (value.num * below) / value.den;
  const terms: Term[] = [];
  for (let place = 0n; rest !== 0n && place < 700n; place++) {
    const digit = ((rest % base) + base) % base;
    const by = digit > base / 2n ? digit - base : digit;
    rest = (rest - by) / base;
    if (by === 0n) continue;
    const own = letters.map((letter, nth): [string, number] => [letter, Number((place / span ** BigInt(nth)) % span)]);
    terms.push({ by: q.rational(by, below), powers: new Map(own.filter(([, power]) => power > 0)) });
  }
  return rest === 0n ? terms : null;
}

function workTerms({ of: node, wanted }: Problem): Working<Code> | null {
  const terms = polynomialOf(node);
  const found = terms && askedOf(terms, wanted);
  if (!terms || !found) return null;
  const polynomial = latexPolynomial(terms);
  const result = latexNumber(found);
  const term =
    wanted.kind === "coefficient"
      ? latexPolynomial([{ by: q.ONE, powers: wanted.powers }])
      : wanted.kind === "power"
        ? latexPolynomial([{ by: q.ONE, powers: new Map([[lettersOf(terms)[0] ?? "x", wanted.power]]) }])
        : "";
  const code: Code = wanted.kind === "power" ? "coefficient" : wanted.kind;
  const steps: Step<Code>[] = [
    { code: "standard", values: { polynomial } },
    { code, values: { polynomial, term, result } },
  ];
  const said = names[code];
  return {
    problem: {
      en: `${said.en.replace("{term}", `$${term}$`)} $${polynomial}$`,
      ch: `$${polynomial}$ ${said.ch.replace("{term}", `$${term}$`)}`,
    },
    steps,
    answer: { said: inBoth(result), key: plainNumber(found) },
  };
}

const names: Record<Exclude<Code, "standard">, { en: string; ch: string }> = {
  coefficient: { en: "the coefficient of {term} in", ch: "中 {term} 的系数" },
  degree: { en: "the degree of", ch: "的次数" },
  leading: { en: "the leading coefficient of", ch: "的最高次项的系数" },
  constant: { en: "the constant term of", ch: "的常数项" },
  count: { en: "the number of terms of", ch: "的项数" },
  sum: { en: "the sum of the coefficients of", ch: "的各项系数之和" },
};
