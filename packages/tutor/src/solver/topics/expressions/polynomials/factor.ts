import { q } from "@dripstone/checker/mathematics";
import {
  contentOf,
  dividedBy,
  latexPolynomial,
  type Polynomial,
  plainPolynomial,
  samePolynomial,
  type Term,
} from "../../../algebra/polynomial.ts";
import type { Step } from "../../../solution.ts";
import { isPrime, splitOf } from "./factoring.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** As far as it goes; null where nobody can say that it goes no further. */
export function factorSteps(of: Polynomial): { steps: Step<Code>[]; latex: string; key: string } | null {
  const steps: Step<Code>[] = [];
  const content = contentOf(of);
  const isPlain = q.same(content.by, q.ONE) && content.powers.size === 0;
  let parts: Polynomial[] = [dividedBy(of, content)];
  if (!isPlain)
    steps.push({
      code: "content",
      values: {
        content: latexPolynomial([content]),
        before: latexPolynomial(of),
        after: factored(content, parts, latexPolynomial),
      },
    });
  for (let round = 0; round < 12; round++) {
    const index = parts.findIndex((part) => splitOf(part) !== null);
    const part = parts[index];
    const split = part && splitOf(part);
    if (!split) break;
    parts = [...parts.slice(0, index), ...split.into, ...parts.slice(index + 1)];
    steps.push({
      code: split.code,
      values: {
        ...split.values,
        before: latexPolynomial(part),
        into: factored(nothing, split.into, latexPolynomial),
        after: factored(content, parts, latexPolynomial),
      },
    });
  }
  if (!parts.every(isPrime)) return null;
  if (steps.length === 0) steps.push({ code: "prime", values: { before: latexPolynomial(of) } });
  return { steps, latex: factored(content, parts, latexPolynomial), key: factored(content, parts, plainPolynomial) };
}

const nothing: Term = { by: q.ONE, powers: new Map() };

/** The factors side by side, equal ones as a power. */
function factored(content: Term, parts: Polynomial[], shown: (of: Polynomial) => string): string {
  const isPlain = q.same(q.absolute(content.by), q.ONE) && content.powers.size === 0;
  const front = isPlain ? (content.by.num < 0n ? "-" : "") : shown([content]);
  const different = parts.filter((part, index) => parts.findIndex((other) => samePolynomial(other, part)) === index);
  const [only] = different;
  if (front !== "" && front !== "-" && different.length === 1 && only && samePolynomial(only, [nothing])) return front;
  if (front === "" && parts.length === 1 && different[0]) return shown(different[0]);
  const isLatex = shown === latexPolynomial;
  const [open, close] = isLatex ? ["\\left(", "\\right)"] : ["(", ")"];
  const powers = different.map((part) => {
    const times = parts.filter((other) => samePolynomial(other, part)).length;
    return `${open}${shown(part)}${close}${times > 1 ? (isLatex ? `^{${times}}` : `^${times}`) : ""}`;
  });
  return front + powers.join("");
}
