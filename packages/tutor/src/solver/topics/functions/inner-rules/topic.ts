import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** f(inner) = rule, and what is asked for is f(at): "f(x + 1) = 3x + 5, f(x)". */
type Asked = { name: string; letter: string; inner: Node; rule: Node; at: Node };

const LENGTH_MAX = 200;
const DEGREE_MAX = 3;
const asked =
  /^(?:if |given that |given |let |suppose )?(?<name>[fgh])\((?<inner>[^()=,]{2,20})\) ?= ?(?<rule>[-+*/^().\da-z ]{1,60}?)(?: for (?:all|every) (?:real )?(?:numbers? )?[a-z])?,? ?(?:what is |what's |find |then |求|则)?\k<name>\((?<at>[^()=,]{1,20})\)(?:的解析式|的表达式|的值)?$/;

/** A function by its value at another place than its letter. */
export const innerRules = defineTopic<Asked, Code>({
  name: "inner-rules",
  words,
  read: (question) => readInner(plainOf(question)),
  work: workInner,
  holds,
  similar: ({ rule, ...rest }) => ({ ...rest, rule: { kind: "add", left: rule, right: numberNode(q.ONE) } }),
});

function readInner(text: string): Asked | null {
  if (text.length > LENGTH_MAX) return null;
  const { name = "", ...parts } = asked.exec(text)?.groups ?? {};
  const [inner, rule, at] = [parts.inner, parts.rule, parts.at].map((part) => (part ? expressionFrom(part) : null));
  if (!inner || !rule || !at) return null;
  const [linear, of, place] = [inner, rule, at].map(polynomialOf);
  const [letter, ...more] = lettersOf(linear ?? []);
  if (!linear || !of || !place || letter === undefined || more.length > 0 || lettersOf(place).length > 1) return null;
  if (degree(linear) !== 1 || (linear.length === 1 && coefficient(linear, 1).num === coefficient(linear, 1).den))
    return null;
  if (degree(of) > DEGREE_MAX || lettersOf(of).some((one) => one !== letter)) return null;
  return { name, letter, inner, rule, at };
}

/** The inner letter as the place needs it: x + 1 = t gives x = t - 1. */
function backwards(linear: Polynomial, at: Node): Node {
  const [by, alone] = [coefficient(linear, 1), coefficient(linear, 0)];
  const left: Node = { kind: "subtract", left: at, right: numberNode(alone) };
  return { kind: "multiply", left: numberNode(q.divide(q.ONE, by) ?? q.ZERO), right: left, implicit: false };
}

function workInner({ name, letter, inner, rule, at }: Asked): Working<Code> | null {
  const linear = polynomialOf(inner);
  const place = polynomialOf(at);
  if (!linear || !place) return null;
  const back = polynomialOf(backwards(linear, { kind: "letter", name: "t" }));
  const put = polynomialOf(backwards(linear, at));
  const result = polynomialOf(substitute(rule, letter, backwards(linear, at)));
  if (!back || !put || !result) return null;
  const call = `${name}(${latexNode(at)})`;
  const shown = `${name}(${latexNode(inner)}) = ${latexNode(rule)}`;
  const found = latexPolynomial(result);
  const values = {
    shown,
    call,
    letter,
    inner: latexNode(inner),
    back: `${letter} = ${latexPolynomial(back)}`,
    place: latexPolynomial(place),
    put: latexPolynomial(put),
    rule: latexNode(rule),
    found,
  };
  return {
    problem: { en: `$${call}$ for $${shown}$`, ch: `已知 $${shown}$，求 $${call}$` },
    steps: [
      { code: "back", values },
      { code: "put", values },
    ],
    answer: { said: inBoth(found), key: plainPolynomial(result) },
  };
}

/** By the curve through as many points as the rule needs: at inner(0), inner(1), … the function has the rule's values. */
function holds({ letter, inner, rule, at }: Asked, { key }: { key: string }): boolean {
  const said = expressionFrom(key);
  const valueAt = (of: Node, name: string, value: q.Rational) => exactValue(substitute(of, name, numberNode(value)));
  const points = [0n, 1n, 2n, 3n].map((each) => q.rational(each));
  const known = points.map((each) => ({ x: valueAt(inner, letter, each), y: valueAt(rule, letter, each) }));
  const [own = letter] = lettersOf(polynomialOf(at) ?? []);
  return [-3n, 0n, 2n, 7n].every((each) => {
    const place = valueAt(at, own, q.rational(each));
    const found = said && valueAt(said, own, q.rational(each));
    let total: q.Rational = q.ZERO;
    for (const [nth, { x, y }] of known.entries()) {
      if (!x || !y || !place) return false;
      let term: q.Rational = y;
      for (const [other, { x: beside }] of known.entries()) {
        if (other === nth || !beside) continue;
        term = q.multiply(term, q.divide(q.subtract(place, beside), q.subtract(x, beside)) ?? q.ZERO);
      }
      total = q.add(total, term);
    }
    return !!found && q.same(found, total);
  });
}
