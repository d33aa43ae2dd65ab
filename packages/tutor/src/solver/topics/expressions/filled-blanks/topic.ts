import { exactValue, lettersIn, type Node, numberNode, q, some, substitute } from "@dripstone/checker/mathematics";
import { latexPolynomial, minus, type Polynomial, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Blanks, blanksIn, filledWith } from "./blanks.ts";
import { type Filling, fillingsOf, knownTerms, termsTried } from "./fillings.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** `x²-6x+___=(x-3)²`: what makes both sides the same for all numbers. */
export const filledBlanks = defineTopic<Blanks, Code>({
  name: "filled-blanks",
  words,
  read: ({ text }) => {
    const found = blanksIn(text);
    return found && fillingIn(found) ? found : null;
  },
  work: workBlanks,
  // With numbers for all letters both sides come to the same.
  holds: ({ left, right, blanks }, { key }) => {
    const parts = key.split(", ").map(expressionFrom);
    const values = new Map(blanks.flatMap((blank, nth) => (parts[nth] ? [[blank, parts[nth]] as const] : [])));
    if (values.size !== blanks.length) return false;
    return [2n, 3n, -5n, 7n].every((place) => {
      const [a, b] = [left, right].map((side) => valueAt(filledWith(side, values), place));
      return !!a && !!b && q.same(a, b);
    });
  },
  similar: (problem) =>
    ["x^2-14x+___=(x-7)^2", "x^2-18x+___=(x-9)^2"]
      .flatMap((text) => blanksIn(text) ?? [])
      .find(({ shown }) => shown !== problem.shown) ?? problem,
});

const valueAt = (of: Node, place: bigint): q.Rational | null =>
  exactValue(
    [...lettersIn(of)]
      .sort()
      .reduce((node, letter, nth) => substitute(node, letter, numberNode(q.rational(place + BigInt(nth * 4)))), of),
  );

/** The one way to fill them; of several that differ by signs the one with none, as a sign stands before the blank. */
function fillingIn({ left, right, blanks }: Blanks): Polynomial[] | null {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  if (!one || !other) return null;
  const tried = termsTried([
    ...knownTerms(one, blanks),
    ...knownTerms(other, blanks),
    ...basesIn(left, blanks),
    ...basesIn(right, blanks),
  ]);
  const fillings = fillingsOf(minus(one, other), blanks, tried).map((filling) => listed(filling, blanks));
  // Of several blanks each holds one term, or anything could be shared out between them.
  const found = different(fillings.filter((all) => blanks.length === 1 || all.every((part) => part.length === 1)));
  if (found.length === 1) return found[0] ?? null;
  const positive = found.filter((all) => all.every(([first]) => first && first.by.num > 0n));
  if (blanks.length > 1 && positive.length === 1) return positive[0] ?? null;
  // (x+2)(x+3): which of them comes first makes no difference.
  const orders = new Set(found.map((all) => all.map(plainPolynomial).sort().join()));
  return found.length > 1 && orders.size === 1 ? (found[0] ?? null) : null;
}

const listed = (filling: Filling, blanks: readonly string[]) => blanks.map((blank) => filling.get(blank) ?? []);

const different = (all: Polynomial[][]) =>
  all.filter(
    (one, nth) => all.findIndex((other) => other.every((part, at) => minus(part, one[at] ?? []).length === 0)) === nth,
  );

/** The known terms of what is raised to a power. */
function basesIn(side: Node, blanks: readonly string[]) {
  const bases: Node[] = [];
  some(side, (node) => {
    if (node.kind === "power") bases.push(node.base);
    return false;
  });
  return bases.flatMap((base) => knownTerms(polynomialOf(base) ?? [], blanks));
}

function workBlanks(problem: Blanks): Working<Code> | null {
  const { left, right, blanks } = problem;
  const found = fillingIn(problem);
  if (!found) return null;
  const values = new Map(
    blanks.map(
      (blank, nth) => [blank, expressionFrom(plainPolynomial(found[nth] ?? [])) ?? numberNode(q.ZERO)] as const,
    ),
  );
  const whole = polynomialOf(filledWith(left, values));
  if (!whole) return null;
  const shown = blanks.reduce(
    (all, blank) =>
      all.replaceAll(new RegExp(`(?:\\\\left\\()?(?<![a-z\\\\])${blank}(?![a-z])(?:\\\\right\\))?`, "g"), "\\square "),
    `${latexNode(left)} = ${latexNode(right)}`,
  );
  const result = found.map(latexPolynomial);
  const key = found.map(plainPolynomial).join(", ");
  return {
    problem: { en: `fill in $${shown}$`, ch: `填空：$${shown}$` },
    steps: [
      { code: "compare", values: { shown, result: result.join(",\\ ") } },
      {
        code: "check",
        values: {
          left: latexNode(filledWith(left, values)),
          right: latexNode(filledWith(right, values)),
          both: latexPolynomial(whole),
        },
      },
    ],
    answer: {
      said: { en: result.map((one) => `$${one}$`).join(", "), ch: result.map((one) => `$${one}$`).join("，") },
      key,
    },
  };
}
