import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Rule = { name: string; letter: string; of: string };
/** Rules of functions, and what is asked of their values: `f(4) - f(1)`, `f(g(3))`. */
type Asked = { rules: Rule[]; wanted: string };

const LENGTH_MAX = 200;
const CALLS_MAX = 6;

const rulePattern =
  /(?<![a-z])([fghpq])\(([a-z])\) ?= ?([-+*/^().|\da-z√ ]+?)(?=$|[,;:?!。，；]|\.(?!\d)| (?:and|what|find|then|so|evaluate|calculate|compute|for)(?![a-z])|\p{Script=Han})/giu;
const around =
  /^(?:(?=((?:given that|functions|calculate|determine|function|evaluate|suppose|defined|compute|what's|values|please|given|value|equal|where|then|what|find|when|does|with|work|have|know|that|let|the|are|and|out|you|if|is|as|by|of|so|we|s)(?![a-z])|等于多少|是多少|等于几|已知|如果|函数|一次|二次|定义|那么|计算|的值|是几|多少|等于|设|若|和|与|且|则|求|的|值|是|[\s,;:.?!=。，；？、]))\1)*$/u;
const plain = "(?:(?![fghpq]\\()[^()])*";
/** A call with none inside. */
const call = new RegExp(`(?<![a-z])([fghpq])\\((${plain}(?:\\(${plain}\\)${plain})*)\\)`);

/** Values of functions that are given by a rule. */
export const functions = defineTopic<Asked, Code>({
  name: "functions",
  words,
  read: readFunctions,
  work: workFunctions,
  holds: (asked, { key }) => {
    const said = expressionFrom(key);
    return [2n, 5n, -3n]
      .map((each) => q.rational(each))
      .every((at) => {
        const value = valueAt(asked, at);
        const other =
          said && exactValue([...lettersIn(said)].reduce((of, name) => substitute(of, name, numberNode(at)), said));
        return !!value && !!other && q.same(value, other);
      });
  },
  similar: ({ rules, wanted }) => ({ rules: rules.map((rule) => ({ ...rule, of: `${rule.of} + 1` })), wanted }),
});

function readFunctions({ text }: Question): Asked | null {
  if (text.length > LENGTH_MAX || !/[fghpq]\(/i.test(text)) return null;
  const story = plainFormulas(text)
    .toLowerCase()
    .replaceAll(/(?<=[fghpq]) (?=\()/g, "")
    // (f + g)(3), (f ∘ g)(3)
    .replaceAll(/\(([fghpq]) ?([-+*/]) ?([fghpq])\)\((-?[\da-z./]{1,12})\)/g, "($1($4)$2$3($4))")
    .replaceAll(/\(?([fghpq]) ?[∘◦] ?([fghpq])\)?\((-?[\da-z./]{1,12})\)/g, "$1($2($3))")
    .replaceAll(/\(([fghpq]) o ([fghpq])\) ?\((-?[\da-z./]{1,12})\)/g, "$1($2($3))");
  // P(not A) and P(A or B) are chances, and nothing is put in.
  if (/\([^()]*(?<![a-z])(?:not|and|or|given)(?![a-z])/.test(story)) return null;
  const rules = [...story.matchAll(rulePattern)].map(([, name = "", letter = "", of = ""]) => ({
    name,
    letter,
    of: of.trim(),
  }));
  const names = new Set(rules.map(({ name }) => name));
  const rest = story.replaceAll(rulePattern, " ");
  const asked = [...rest.matchAll(/(?:[-+*/^(]|\d|[fghpq]\()[-+*/^().\d a-z√]*\)(?:\^?\d+)?(?: ?[-+*/] ?\d+)?/g)].map(
    ([found]) => found.trim(),
  );
  const [wanted = "", ...more] = asked;
  if (rules.length === 0 || rules.length > 3 || names.size !== rules.length || more.length > 0) return null;
  if (
    !call.test(wanted) ||
    !around.test(rest.replace(wanted, " ")) ||
    [...wanted.matchAll(/[fghpq](?=\()/g)].some(([name]) => !names.has(name))
  )
    return null;
  const problem = { rules, wanted };
  // Of numbers the value of any rule can be found, of letters that of a polynomial.
  const isOfNumbers = !/[a-z]/.test(wanted.replaceAll(/[fghpq](?=\()/g, ""));
  return rules.every(({ of, letter }) => isRule(of, letter) || (isOfNumbers && isRuleOf(of, letter))) &&
    valueAt(problem, q.ONE)
    ? problem
    : null;
}

function isRule(of: string, letter: string): boolean {
  const polynomial = polynomialOf(expressionFrom(of) ?? numberNode(q.ZERO));
  return !!polynomial?.length && polynomial.every(({ powers }) => [...powers.keys()].every((name) => name === letter));
}

function isRuleOf(of: string, letter: string): boolean {
  const node = expressionFrom(of);
  return !!node && [...lettersIn(node)].join() === letter;
}

const ruleNode = (rules: Rule[], name: string) => {
  const rule = rules.find((each) => each.name === name);
  const node = rule && expressionFrom(rule.of);
  return rule && node ? { ...rule, node } : null;
};

/** With numbers in the place of any letter that is left: every call is worked out at once. */
function valueAt({ rules, wanted }: Asked, at: q.Rational): q.Rational | null {
  const number = (value: q.Rational) => `(${value.num}${value.den === 1n ? "" : `/${value.den}`})`;
  const lettered = (text: string) => {
    const node = expressionFrom(text);
    return node && exactValue([...lettersIn(node)].reduce((of, name) => substitute(of, name, numberNode(at)), node));
  };
  let text = wanted;
  for (let step = 0; step < CALLS_MAX; step++) {
    const found = call.exec(text);
    if (!found) return lettered(text);
    const rule = ruleNode(rules, found[1] ?? "");
    const inner = lettered(found[2] ?? "");
    const value = rule && inner && exactValue(substitute(rule.node, rule.letter, numberNode(inner)));
    if (!value) return null;
    text = text.replace(found[0], number(value));
  }
  return null;
}

function workFunctions({ rules, wanted }: Asked): Working<Code> | null {
  const steps: Step<Code>[] = [];
  let text = wanted;
  for (let step = 0; step < CALLS_MAX; step++) {
    const found = call.exec(text);
    if (!found) break;
    const [whole, name = "", inner = ""] = found;
    const rule = ruleNode(rules, name);
    const at = expressionFrom(inner);
    if (!rule || !at) return null;
    const put = substitute(rule.node, rule.letter, at);
    const value = exactValue(put);
    const polynomial = polynomialOf(put);
    if (!polynomial) return null;
    const result = value ? plainNumber(value) : plainPolynomial(polynomial);
    steps.push({
      code: "put",
      values: {
        call: `${name}(${latexNode(at)})`,
        letter: rule.letter,
        at: latexNode(at),
        rule: `${name}(${rule.letter}) = ${latexNode(rule.node)}`,
        filled: latexNode(put),
        result: latexPolynomial(polynomial),
      },
    });
    text = text.replace(
      whole,
      value && (value.num < 0n || value.den > 1n || /[\d)]$/.test(text.slice(0, found.index)))
        ? `(${result})`
        : value
          ? result
          : `(${result})`,
    );
  }
  const node: Node | null = expressionFrom(text);
  const all = node && polynomialOf(node);
  if (!all || !node) return null;
  const shown = latexPolynomial(all);
  if (polynomialOf(node)?.length !== 1 || latexNode(node) !== shown)
    if (/[-+*/^]/.test(text.replace(/^\(?-/, "")))
      steps.push({
        code: "together",
        values: { wanted: wanted.replaceAll("*", " \\cdot "), before: latexNode(node), result: shown },
      });
  const given = rules
    .map((rule) => `${rule.name}(${rule.letter}) = ${latexNode(expressionFrom(rule.of) ?? numberNode(q.ZERO))}`)
    .join(",\\ ");
  return {
    problem: { en: `$${wanted}$ for $${given}$`, ch: `已知 $${given}$，求 $${wanted}$` },
    steps,
    answer: { said: { en: `$${shown}$`, ch: `$${shown}$` }, key: plainPolynomial(all) },
  };
}
