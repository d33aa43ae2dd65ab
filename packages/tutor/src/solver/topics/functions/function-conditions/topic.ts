import { exactValue, lettersIn, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../../algebra/numbers.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { defineTopic } from "../../../topic.ts";
import { type Conditions, readConditions } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Code, equationsOf, filled, solvedFor, workConditions } from "./work.ts";

/** Functions of which a value is told: "f(x) = 4x + c and f(2) = 3", and f(5), or c; "f(x) = 4x - 5 and f(a) = 19", and a. */
export const functionConditions = defineTopic<Conditions, Code>({
  name: "function-conditions",
  words,
  read: readConditions,
  work: workConditions,
  holds,
  similar: (conditions) => ({ ...conditions, rule: `${conditions.rule} + 1` }),
});

/** What was found is put into the rule, and each value that was told comes out; no other number near does the same. */
function holds(conditions: Conditions, { key }: { key: string }): boolean {
  const { letter, rule, wanted } = conditions;
  const of = expressionFrom(rule);
  const equations = equationsOf(conditions);
  if (!of || !equations) return false;
  const isMet = (values: ReadonlyMap<string, q.Rational>) =>
    equations.every(({ left, right }) => {
      const [one, other] = [left, right].map((side) => exactValue(filled(side, values)));
      return !!one && !!other && q.same(one, other);
    });
  if ("letter" in wanted) {
    const numbers = key.split(" or ").map((part) => fractionIn(part.replace(/^[a-z] = /, "")));
    const all = numbers.filter((number) => number !== null);
    const others = [-50n, -7n, -1n, 0n, 1n, 3n, 8n, 60n].map((each) => q.rational(each));
    return (
      all.length === numbers.length &&
      all.every((value) => isMet(new Map([[wanted.letter, value]]))) &&
      others.every((value) => all.some((one) => q.same(one, value)) || !isMet(new Map([[wanted.letter, value]])))
    );
  }
  const parameters = [...lettersIn(of)].filter((each) => each !== letter).sort();
  const values = solvedFor(parameters, equations);
  const at = expressionFrom(wanted.at);
  const place = at && exactValue(at);
  const value = values && place && exactValue(substitute(filled(of, values), letter, numberNode(place)));
  return !!values && isMet(values) && !!value && plainNumber(value) === key;
}
