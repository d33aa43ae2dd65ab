import { checkAnswer } from "@dripstone/checker";
import { q } from "@dripstone/checker/mathematics";
import { type Fraction, fractionIn, fractionKey, whole } from "../../../sentences/fractions.ts";
import { defineTopic } from "../../../topic.ts";
import { readSequence } from "./read.ts";
import { nextTerm } from "./rules.ts";
import words from "./words.json" with { type: "json" };
import { type Sequence, workSequence } from "./work.ts";

/** How many terms stand before any is found from them. */
const startOf = { sums: 2, quadratic: 3, growing: 3, cubes: 0, turns: 1, woven: 2 };

/** Sequences: the next term, any term, sums, and the rule, where it is sure how they go on. */
export const sequences = defineTopic({
  name: "sequences",
  words,
  read: readSequence,
  work: workSequence,
  // Term by term, without a formula.
  holds: ({ rule, shown, wanted, known }, { key }) => {
    const start = "step" in rule ? [rule.first] : rule.terms.slice(0, startOf[rule.kind]);
    const go = (count: number) => {
      const terms = start.slice(0, count);
      while (terms.length < count) terms.push(nextTerm(rule, terms));
      return terms;
    };
    const fits = (terms: Fraction[], n: number, value: Fraction) => q.same(terms[n - 1] ?? q.ZERO, value);
    if (!shown.every((term, index) => fits(go(shown.length), index + 1, term))) return false;
    if (known && !(fits(go(known.i), known.i, known.x) && fits(go(known.j), known.j, known.y))) return false;
    if (wanted.what === "next") {
      const many = wanted.many ?? 1;
      return (
        key ===
        go(wanted.after + many)
          .slice(-many)
          .map(fractionKey)
          .join(", ")
      );
    }
    if (wanted.what === "both")
      return (
        "step" in rule &&
        key.endsWith(` = ${fractionKey(rule.step)}`) &&
        key.startsWith(`a_1 = ${fractionKey(go(1)[0] ?? q.ZERO)},`)
      );
    if (wanted.what === "place") return /^\d+$/.test(key) && fits(go(Number(key)), Number(key), wanted.value);
    if (wanted.what === "term") return key === fractionKey(go(wanted.n).at(-1) ?? q.ZERO);
    if (wanted.what === "sum") return key === fractionKey(go(wanted.n).reduce(q.add, q.ZERO));
    if (wanted.what === "recursive") {
      const [, first, by, sign, more] =
        /^a_1 = (\S+), a_n = (?:\(?(-?[\d/]+)\)?)?a_\{n-1\}(?: ([-+]) (\S+))?$/.exec(key) ?? [];
      const [a, factor, added] = [first, by ?? "1", more ?? "0"].map(fractionIn);
      const after = (term: Fraction) =>
        factor && added && q.add(q.multiply(factor, term), sign === "-" ? q.negate(added) : added);
      return go(6).every((term, index, all) => {
        const next = index === 0 ? a : after(all[index - 1] ?? term);
        return !!next && q.same(next, term);
      });
    }
    if (wanted.what === "step") return "step" in rule && key === fractionKey(rule.step);
    return go(5).every((term, index) => {
      const placed = key.replaceAll("n", `(${index + 1})`);
      return checkAnswer(placed, { keys: [fractionKey(term)] }).verdict === "equal";
    });
  },
  similar: ({ rule, wanted, shown }): Sequence => {
    const kind = rule.kind === "geometric" ? "geometric" : "arithmetic";
    const first = shown[0]?.num === 5n ? whole(2) : whole(5);
    const next = (term: Fraction) => (kind === "arithmetic" ? q.add(term, whole(3)) : q.multiply(term, whole(3)));
    const terms = [first, next(first), next(next(first)), next(next(next(first)))];
    const other = "n" in wanted ? { what: wanted.what, n: kind === "arithmetic" ? 12 : 6 } : wanted;
    if (other.what === "place")
      return {
        rule: { kind, first, step: whole(3) },
        shown: terms,
        wanted: { ...other, value: next(terms[3] ?? first) },
      };
    const asked = other.what === "next" ? { what: other.what, after: terms.length } : other;
    return { rule: { kind, first, step: whole(3) }, shown: terms, wanted: asked };
  },
});
