import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { letterRatio } from "../../../algebra/letter-ratio.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Formula, Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** How many parts each letter has, in the order in which they are given, and the expression that is asked for. */
type Asked = { parts: [letter: string, part: q.Rational][]; wanted: Node };

const asks =
  /^(?:if )?#(?: and #)? (?:and )?(?:what|simplify|solve)(?: is)? #(?: what)?$|^(?:what|simplify)(?: is)? # (?:if|for) #(?: and #)?$/;
const writtenRatio = /^([a-z]) ?: ?([a-z])(?: ?: ?([a-z]))? ?= ?(\d{1,6}) ?: ?(\d{1,6})(?: ?: ?(\d{1,6}))?$/;

/** The value of an expression in letters of which only the ratio is known: (2x + y)/(3x - y) if x : y = 3 : 4. */
export const ratioValues = defineTopic<Asked, Code>({
  name: "ratio-values",
  words,
  read: readAsked,
  work(asked) {
    const { parts, wanted } = asked;
    const value = valueAt(asked, q.ONE);
    if (!value) return null;
    const k = parts.some(([letter]) => letter === "k") ? "t" : "k";
    const times = (part: q.Rational): Node =>
      q.same(part, q.ONE)
        ? { kind: "letter", name: k }
        : {
            kind: "multiply",
            left: numberNode(part),
            right: { kind: "letter", name: k },
            implicit: true,
          };
    const ratio = `${parts.map(([letter]) => letter).join(" : ")} = ${parts.map(([, part]) => latexNumber(part)).join(" : ")}`;
    const filled = parts.reduce((of, [letter, part]) => substitute(of, letter, times(part)), wanted);
    const shown = latexNode(wanted);
    const result = latexNumber(value);
    const letters = parts.map(([letter]) => `$${letter}$`);
    const steps: Step<Code>[] = [
      {
        code: "parts",
        values: {
          ratio,
          k,
          letters: { en: new Intl.ListFormat("en").format(letters), ch: letters.join("、") },
          parts: parts.map(([letter, part]) => `${letter} = ${latexNode(times(part))}`).join(",\\; "),
        },
      },
      { code: "fill", values: { shown, k, filled: latexNode(filled), value: result } },
    ];
    return {
      problem: { en: `the value of $${shown}$ if $${ratio}$`, ch: `已知 $${ratio}$，求 $${shown}$ 的值` },
      steps,
      answer: { said: inBoth(result), key: plainNumber(value) },
    };
  },
  // With the last letter as 1, the others are fractions of it.
  holds: (asked, { key }) => {
    const last = asked.parts.at(-1)?.[1];
    const [unit] = last ? [q.divide(q.ONE, last)] : [];
    const value = unit && valueAt(asked, unit);
    return !!value && plainNumber(value) === key;
  },
  // Of other ratios, one in which nothing below becomes 0.
  similar: ({ parts, wanted }) => {
    const others = [1n, 2n, 4n].map((more) => ({
      parts: parts.map(([letter, part], nth): Asked["parts"][number] => [
        letter,
        q.add(q.absolute(part), nth === 0 ? q.ONE : q.rational(more)),
      ]),
      wanted,
    }));
    return others.find((other) => valueAt(other, q.ONE)) ?? { parts, wanted };
  },
});

function readAsked({ shape, formulas }: Question): Asked | null {
  if (!shape || !asks.test(shape)) return null;
  const isFirst = shape.startsWith("if") || shape.startsWith("#");
  const target = isFirst ? formulas.at(-1) : formulas[0];
  const givens = formulas.filter((formula) => formula !== target);
  const [given, ...more] = givens.length > 1 || givens[0]?.text.includes(",") ? [] : givens;
  const parts = given && more.length === 0 ? (partsIn(given) ?? partsOfEquation(given)) : chainIn(givens);
  const wanted = target && wantedOf(target, givens);
  if (!parts || !wanted) return null;
  const letters = [...lettersIn(wanted)];
  // A letter alone, or a product of them, has no value that follows from a ratio.
  if (letters.length < 2 || !letters.every((letter) => parts.some(([known]) => known === letter))) return null;
  const asked = { parts, wanted };
  const [value, ...others] = [1n, 2n, 7n].map((times) => valueAt(asked, q.rational(times)));
  return value && others.every((other) => other && q.same(other, value)) ? asked : null;
}

/** An expression, or a ratio of two: `(x+y):y`. */
function wantedOf({ text, answer }: Formula, givens: readonly Formula[]): Node | null {
  if (answer?.kind === "expression") return answer.unit ? null : answer.of;
  // The ratio of two letters, or of three, that follows from ratios stays one.
  if (givens.some((given) => given.text.includes(":")) && /^[a-z](?: ?: ?[a-z])+$/.test(text.trim())) return null;
  const [left, right, ...more] = text.split(":").map((side) => expressionFrom(side.trim()));
  return left && right && more.length === 0 ? { kind: "divide", left, right } : null;
}

function valueAt({ parts, wanted }: Asked, times: q.Rational): q.Rational | null {
  return exactValue(
    parts.reduce((of, [letter, part]) => substitute(of, letter, numberNode(q.multiply(part, times))), wanted),
  );
}

/** `x:y = 3:4`, `x:y:z = 2:3:4`. */
function partsIn({ text }: Formula): Asked["parts"] | null {
  const found = writtenRatio.exec(text);
  if (!found) return null;
  const [, a = "", b = "", c = "", ...numbers] = found;
  const letters = [a, b, c].filter((letter) => letter !== "");
  const parts = numbers.filter((number) => number !== undefined).map((number) => q.rational(BigInt(number)));
  if (new Set(letters).size !== letters.length || parts.length !== letters.length) return null;
  return parts.some(({ num }) => num === 0n)
    ? null
    : letters.map((letter, nth) => [letter, parts[nth] ?? q.ONE] as [string, q.Rational]);
}

/** `a:b = 2:3, b:c = 4:5`: what is shared becomes the same in both. */
function chainIn(givens: readonly Formula[]): Asked["parts"] | null {
  const found = givens
    .flatMap((formula): Formula[] => {
      if (formula.text.includes(":"))
        return formula.text.split(/[,，;；]/).map((text) => ({ text: text.trim(), answer: null }));
      const { answer } = formula;
      return answer?.kind === "set" ? answer.parts.map((part) => ({ text: "", answer: part })) : [formula];
    })
    .map((formula) => partsIn(formula) ?? partsOfEquation(formula) ?? []);
  const [one, other, ...more] = found;
  if (one?.length !== 2 || other?.length !== 2 || more.length > 0) return null;
  const shared = one.find(([letter]) => other.some(([same]) => same === letter));
  const beside = other.find(([letter]) => letter === shared?.[0]);
  const last = other.find(([letter]) => letter !== shared?.[0]);
  if (!shared || !beside || !last || one.some(([letter]) => letter === last[0])) return null;
  const part = q.divide(q.multiply(last[1], shared[1]), beside[1]);
  return part ? [...one, [last[0], part]] : null;
}

/** `x/y = 3/4`, `3x = 4y`, `x/3 = y/4 = z/5`. */
function partsOfEquation({ answer }: Formula): Asked["parts"] | null {
  if (answer?.kind !== "relation" || answer.unit) return null;
  // x/3 = y/5 ≠ 0
  const last = answer.sides.at(-1);
  const isNonzero = answer.signs.at(-1) === "≠" && !!last && exactValue(last)?.num === 0n;
  if (answer.signs.slice(0, isNonzero ? -1 : undefined).some((sign) => sign !== "=")) return null;
  const sides = isNonzero ? answer.sides.slice(0, -1) : answer.sides;
  const [left, right, ...more] = sides;
  if (!left || !right) return null;
  if (more.length > 0 || (left.kind === "divide" && right.kind === "divide" && right.left.kind === "letter"))
    return partsOfEqualQuotients(sides);
  const ratio = left.kind === "divide" && left.left.kind === "letter" && left.right.kind === "letter" ? left : null;
  const value = ratio && exactValue(right);
  if (ratio?.left.kind === "letter" && ratio.right.kind === "letter" && value && value.num !== 0n) {
    return ratio.left.name === ratio.right.name ? null : partsOfRatio(ratio.left.name, ratio.right.name, value);
  }
  const found = letterRatio(left, right);
  return found && partsOfRatio(found.one, found.other, found.ratio);
}

const partsOfRatio = (one: string, other: string, { num, den }: q.Rational): Asked["parts"] => [
  [one, q.rational(num)],
  [other, q.rational(den)],
];

function partsOfEqualQuotients(sides: readonly Node[]): Asked["parts"] | null {
  const parts = sides.flatMap((side): Asked["parts"] => {
    if (side.kind !== "divide" || side.left.kind !== "letter") return [];
    const under = exactValue(side.right);
    return under && under.num !== 0n ? [[side.left.name, under]] : [];
  });
  return parts.length === sides.length && new Set(parts.map(([letter]) => letter)).size === parts.length ? parts : null;
}
