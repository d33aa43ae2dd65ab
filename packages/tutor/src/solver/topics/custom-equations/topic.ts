import {
  exactValue,
  foldCharacters,
  lettersIn,
  type Node,
  numberNode,
  q,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../algebra/numbers.ts";
import { coefficient, degree, lettersOf, polynomialOf } from "../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../algebra/printing.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import type { Question } from "../../question.ts";
import { plainFormulas } from "../../sentences/formulas.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An equation in x, as it comes from the rule of the made-up operation. */
type Problem = { rule: string; equation: string; left: Node; right: q.Rational };

const LENGTH_MAX = 200;
const signs = "◇◆◈※⊕⊗⊙⊖⊘△▲▽▼○●□■@#&∗";
const defined = new RegExp(
  `(?<![a-z\\d])([a-z]) ?([${signs}]) ?([a-z]) ?= ?([-+*/^().\\da-z√| ]+?)(?=$|[,;:?!]|\\.(?!\\d)| (?:and|what|find|then|for|so|if|solve)(?![a-z])|\\p{Script=Han})`,
  "iu",
);
const number = "-?\\d+(?:\\.\\d+|/\\d+)?|\\(-?\\d+(?:\\.\\d+|/\\d+)?\\)";
const around =
  /^(?:(?:if|given|given that|let|suppose|the|a|new|operation|symbol|is|defined|define|as|by|and|then|what|what's|whats|find|solve|determine|value|of|does|equal|please|so|that|for|all|any|real|numbers?|x|when)(?![a-z])|规定|定义|现|一种|1种|新|运算|对于|任意|有理数|实数|如果|若|已知|符号|用|表示|则|那么|求|的值|是多少|等于多少|是几|等于几|等于|多少|几|为|x|两个|2个|数|中|有|[\s,;:.?!=、“”"])*$/u;

/** An unknown number in an operation that was made up for the question: 3 ※ x = -6. */
export const customEquations = defineTopic<Problem, Code>({
  name: "custom-equations",
  words,
  read: readEquation,
  work: ({ rule, equation, left, right }) => {
    const value = solved(left, right);
    if (!value) return null;
    const plain = `${latexNode(left)} = ${latexNumber(right)}`;
    const steps: Step<Code>[] = [
      { code: "use", values: { rule, equation, plain } },
      { code: "solve", values: { plain, value: latexNumber(value) } },
    ];
    return {
      problem: { en: `solve $${equation}$ with $${rule}$`, ch: `规定 $${rule}$，解 $${equation}$` },
      steps,
      answer: { said: inBoth(`x = ${latexNumber(value)}`), key: `x = ${plainNumber(value)}` },
    };
  },
  // Put in.
  holds: ({ left, right }, { key }) => {
    const node = expressionFrom(key.replace("x = ", ""));
    const value = node && exactValue(node);
    const found = value && exactValue(substitute(left, "x", numberNode(value)));
    return !!found && q.same(found, right);
  },
  similar: (problem) => ({
    ...problem,
    right: q.add(problem.right, q.ONE),
    equation: problem.equation.replace(/=.*$/, `= ${latexNumber(q.add(problem.right, q.ONE))}`),
  }),
});

/** Null where there is not just one solution. */
function solved(left: Node, right: q.Rational): q.Rational | null {
  const of = polynomialOf(left);
  if (!of || degree(of) !== 1 || lettersOf(of).join() !== "x") return null;
  return q.divide(q.subtract(right, coefficient(of, 0)), coefficient(of, 1));
}

function readEquation({ original }: Question): Problem | null {
  if (original.length > LENGTH_MAX) return null;
  const story = plainFormulas(
    foldCharacters(original.replaceAll(/[★☆]/g, "◈")).text.replaceAll(/\s+/gu, " "),
  ).replaceAll("∗", "*");
  const found = defined.exec(story);
  if (!found) return null;
  const [all, first = "", sign = "", second = "", written = ""] = found;
  const rule = expressionFrom(written);
  if (!rule || first === second || ![...lettersIn(rule)].every((name) => name === first || name === second))
    return null;
  const rest = story.replace(all, " ");
  const side = `(x|${number})`;
  const asked = new RegExp(`(?<![\\w)])${side} ?${sign} ?${side} ?= ?(${number})(?![\\d${signs}+*/^])`).exec(rest);
  if (!asked) return null;
  const [equation, one = "", other = "", value = ""] = asked;
  const nodes = [one, other, value].map(expressionFrom);
  const [left, right, total] = nodes;
  const result = total && exactValue(total);
  if (!left || !right || !result || (one === "x") === (other === "x")) return null;
  const remains = rest.replace(equation, " ").replace(sign, " ");
  if (/[\d]/.test(remains.replaceAll("2个", "").replaceAll("1种", "")) || !around.test(remains.toLowerCase()))
    return null;
  const name = "\u0391";
  const apart = substitute(rule, second, { kind: "letter", name });
  return {
    rule: `${first} ${shown(sign)} ${second} = ${latexNode(rule)}`,
    equation: equation.replaceAll(sign, ` ${shown(sign)} `),
    left: substitute(substitute(apart, first, left), name, right),
    right: result,
  };
}

const shown = (sign: string) => latex[sign] ?? "\\ast";
const latex: Record<string, string> = {
  ...{ "◇": "\\diamond", "◆": "\\diamond", "◈": "\\star", "⊕": "\\oplus", "⊗": "\\otimes", "⊙": "\\odot" },
  ...{ "⊖": "\\ominus", "△": "\\triangle", "▲": "\\triangle", "#": "\\#", "&": "\\&", "@": "@" },
};
