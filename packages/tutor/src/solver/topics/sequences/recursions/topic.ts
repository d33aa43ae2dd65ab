import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionKey, fractionSign, whole } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Recursion, readRecursion } from "./read.ts";
import { spokenRecursion } from "./spoken.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Sequences whose terms follow from the one or two before, and from their place: a_(n+1) = a_n + 2n. */
export const recursions = defineTopic<Recursion, Code>({
  name: "recursions",
  words,
  read: (question) => readRecursion(plainOf(question)) ?? spokenRecursion(plainOf(question)),
  work: workRecursion,
  // With the rule written out for each term.
  holds: (of, { key }) => {
    const terms = new Map([...of.given].map(([at, value]) => [at, fractionKey(value)]));
    const last = lastOf(of);
    for (let at = startOf(of); at <= last; at++) {
      const written = [...of.rule]
        .map((sign) => {
          if (sign === "n") return `(${at - of.ahead})`;
          return sign === "t" || sign === "s" ? `(${terms.get(at - (sign === "t" ? 1 : 2))})` : sign;
        })
        .join("");
      const node = terms.has(at) ? null : expressionFrom(written);
      const value = node && exactValue(node);
      if (!terms.has(at) && !value) return false;
      if (value) terms.set(at, fractionKey(value));
    }
    const all = [...terms].filter(([at]) => at <= last).map(([, value]) => value);
    if (of.wanted === "term") return key === terms.get(of.n);
    if (of.wanted === "first") return key === all.join(", ");
    const parts = all.map((value) => value.split("/").map(BigInt));
    const below = parts.reduce((product, [, den = 1n]) => product * den, 1n);
    const above = parts.reduce((sum, [num = 0n, den = 1n]) => sum + (num * below) / den, 0n);
    return key === fractionKey(q.rational(above, below));
  },
  similar: (of) => ({ ...of, given: new Map([...of.given].map(([at, value]) => [at, q.add(value, q.ONE)])) }),
});

const startOf = ({ given }: Recursion) => Math.min(...given.keys());
const lastOf = (of: Recursion) => (of.wanted === "term" ? of.n : startOf(of) + of.n - 1);
/** Longer numbers are no school problem. */
const SIZE_MAX = 10n ** 24n;
const SHOWN_MAX = 9;

function termsOf(of: Recursion): q.Rational[] | null {
  const rule = expressionFrom(of.rule);
  if (!rule) return null;
  const terms = new Map(of.given);
  const fill = (node: Node, letter: string, value: q.Rational | undefined) =>
    value ? substitute(node, letter, numberNode(value)) : node;
  for (let at = startOf(of); at <= lastOf(of); at++) {
    if (terms.has(at)) continue;
    const value = exactValue(
      fill(fill(fill(rule, "n", whole(at - of.ahead)), "t", terms.get(at - 1)), "s", terms.get(at - 2)),
    );
    if (!value || q.absolute(value).num > SIZE_MAX || value.den > SIZE_MAX) return null;
    terms.set(at, value);
  }
  return [...terms]
    .filter(([at]) => at <= lastOf(of))
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}

function workRecursion(of: Recursion): Working<Code> | null {
  const terms = termsOf(of);
  const last = terms?.at(-1);
  if (!terms || !last) return null;
  const signs = terms.map(fractionSign);
  const shown = signs.length > SHOWN_MAX + 2 ? [...signs.slice(0, SHOWN_MAX), "\\dots", signs.at(-1) ?? ""] : signs;
  const listed = shown.join(", ");
  const total = terms.reduce((sum, term) => q.add(sum, term), q.ZERO);
  const given = [...of.given].map(([at, value]) => `a_{${at}} = ${fractionSign(value)}`).join(",\\ ");
  const steps: Step<Code>[] = [
    { code: "follow", values: { rule: of.said, given, terms: listed } },
    ...(of.wanted === "sum" ? [{ code: "add" as const, values: { terms: listed, total: fractionSign(total) } }] : []),
  ];
  const asked = { term: `a_{${of.n}}`, first: `a_{${startOf(of)}}, \\dots, a_{${lastOf(of)}}`, sum: `S_{${of.n}}` };
  const result = {
    term: { said: fractionSign(last), key: fractionKey(last) },
    first: { said: signs.join(", "), key: terms.map(fractionKey).join(", ") },
    sum: { said: fractionSign(total), key: fractionKey(total) },
  }[of.wanted];
  return {
    problem: {
      en: `$${asked[of.wanted]}$, if $${given}$ and $${of.said}$`,
      ch: `已知 $${given}$，$${of.said}$，求 $${asked[of.wanted]}$`,
    },
    steps,
    answer: { said: inBoth(result.said), key: result.key },
  };
}
