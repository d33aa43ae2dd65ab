import { exactValue, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../solver/algebra/relation.ts";
import type { Solution } from "../solver/solution.ts";

/** Whether a message names the numbers of a problem in another form: 10/15 and 3/15, where 2/3 and 1/5 are to be added or compared. */
export function isOfProblemsNumbers(message: string, { problem }: Solution): boolean {
  const written = valuesIn(message);
  const given = numbersOf(problem.en);
  if (!written || written.length !== given.length || given.length < 2) return false;
  const values = written.map(({ value }) => value);
  const isSame = given.every(({ value }, place) => q.same(value, values[place] ?? q.ZERO));
  return isSame && written.some(({ text }, place) => text !== given[place]?.text);
}

type Written = { text: string; value: q.Rational };

/** Whether nothing but several values is said, one after the other. */
export const isListOfValues = (message: string): boolean => valuesIn(message) !== null;

const value = String.raw`-?\d+(?:\.\d+)?(?: ?/ ?\d+)?%?`;
const list = new RegExp(
  `^\\s*${value}(?:\\s*(?:,? and |,? or |[,，、;；]|和|与|跟|或|vs\\.?|&|[<>=])\\s*${value})+\\s*[.。!！]?\\s*$`,
  "i",
);

/** The values of a message that says nothing else; null for any other. Fractions alone may be joined by a sign. */
function valuesIn(message: string): Written[] | null {
  const text = message.normalize("NFKC").replaceAll("⁄", "/");
  if (!list.test(text)) return null;
  const found = (text.match(new RegExp(value, "g")) ?? []).flatMap(writtenAs);
  return found.length > 1 ? found : null;
}

/** The fractions and numbers in the formulas of a problem. */
const numbersOf = (problem: string): Written[] =>
  (problem.replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, " $1/$2 ").match(/\d+(?:\.\d+)?(?:\/\d+)?%?/g) ?? []).flatMap(
    writtenAs,
  );

function writtenAs(text: string): Written[] {
  const node = expressionFrom(text);
  const found = node && exactValue(node);
  return found ? [{ text: text.replaceAll(" ", ""), value: found }] : [];
}
