import { exactValue, type Node } from "@dripstone/checker/mathematics";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import type { Step, Working } from "../../../solution.ts";
import { latexMonomial, monomialOf, plainMonomial } from "./monomials.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export function workExponents(of: Node): Working<Code> | null {
  const term = monomialOf(of);
  if (!term) return null;
  const steps: Step<Code>[] = [];
  collect(of, steps);
  const [given, result] = [latexNode(of), latexMonomial(term)];
  if (steps.length === 0) return null;
  if ([...term.powers.values()].some((power) => power < 0n)) steps.push({ code: "negative", values: { result } });
  const problem = { en: `simplify $${given}$`, ch: `化简 $${given}$` };
  return { problem, steps, answer: { said: inBoth(result), key: plainMonomial(term) } };
}

/** From the inside out: each power of a power, product, and quotient that holds a letter. */
function collect(of: Node, steps: Step<Code>[]): void {
  if (exactValue(of)) return;
  const said = (code: Code) => {
    const term = monomialOf(of);
    if (term) steps.push({ code, values: { before: latexNode(of), after: latexMonomial(term) } });
  };
  if (of.kind === "negate") collect(of.of, steps);
  else if (of.kind === "power") {
    collect(of.base, steps);
    const exponent = exactValue(of.exponent);
    if (exponent?.num === 0n) said("zero");
    else if (of.base.kind !== "letter") said("power");
  } else if (of.kind === "multiply" || of.kind === "divide") {
    collect(of.left, steps);
    collect(of.right, steps);
    const isPlain =
      of.kind === "multiply" && of.implicit && (exactValue(of.left) !== null || of.right.kind === "letter");
    if (!isPlain) said(of.kind === "multiply" ? "product" : "quotient");
  }
}
