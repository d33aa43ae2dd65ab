import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../algebra/numbers.ts";
import { coefficient, degree, latexPolynomial, lettersOf, polynomialOf } from "../algebra/polynomial.ts";
import { inBoth, latexNode } from "../algebra/printing.ts";
import type { Question } from "../question.ts";
import { formulaAt } from "../sentences/formula-at.ts";
import { fractionIn } from "../sentences/fractions.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./same-solution.json" with { type: "json" };

type Code = keyof typeof words.en;

const TEXT_MAX = 200;
const asked =
  /^if (?<e>[^?,;]*=[^?,;]*?) and (?<f>[^?,;]*=[^?,;]*?) have the same solution, what is (?<k>[a-z])[\s.?!]*$/i;

/** "If 2x + 3 = 7 and ax - 1 = 5 have the same solution, what is a?" */
export const sameSolution = defineComposition<Code>({ words, read: readSame });

function readSame({ text }: Question): Composed<Code> | null {
  if (text.length > TEXT_MAX) return null;
  const { e, f, k = "" } = asked.exec(text)?.groups ?? {};
  const answer = formulaAt(f);
  const [left, right] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (!e || !left || !right) return null;
  const difference: Node = { kind: "subtract", left, right };
  const [letter, ...more] = lettersOf(polynomialOf(difference) ?? []).filter((one) => one !== k);
  if (letter === undefined || more.length > 0) return null;
  const shown = `${latexNode(left)} = ${latexNode(right)}`;
  return { inner: `solve ${e}`, finish: (key) => finished(key, difference, shown, letter, k) };
}

function finished(key: string, difference: Node, shown: string, letter: string, k: string): Finished<Code> | null {
  const [, name, text] = /^([a-z]) = (\S+)$/i.exec(key) ?? [];
  const at = fractionIn(text);
  if (!at || name !== letter) return null;
  const put = substitute(difference, letter, numberNode(at));
  const all = polynomialOf(put);
  if (!all || degree(all) !== 1 || lettersOf(all).join() !== k) return null;
  const value = q.divide(q.negate(coefficient(all, 0)), coefficient(all, 1));
  // Put in, both letters make it true.
  if (!value || exactValue(substitute(put, k, numberNode(value)))?.num !== 0n) return null;
  const latex = `${k} = ${latexNumber(value)}`;
  return {
    asks: { en: `$${shown}$ has the same solution`, ch: `$${shown}$ 的解与它相同` },
    steps: [
      {
        code: "sameOne",
        values: { shown, known: `${letter} = ${latexNumber(at)}`, k, left: `${latexPolynomial(all)} = 0`, latex },
      },
    ],
    answer: { said: inBoth(latex), key: `${k} = ${plainNumber(value)}` },
  };
}
