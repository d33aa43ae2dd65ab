import { exactValue, lettersIn, type Node, numberNode, q, type Sign, substitute } from "@dripstone/checker/mathematics";
import { boundedPattern } from "../../../../bounded-pattern.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode, latexSign } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Size = { letter: string; size: q.Rational };
type Condition = { left: Node; right: Node; sign: Sign };
/** Two numbers of which only the sizes are known, what else is known of them, and what is asked for. */
type Asked = { sizes: [Size, Size]; condition: Condition | null; wanted: Node };

const LENGTH_MAX = 140;
const given = "(?:\\|([a-z])\\| ?= ?(\\d[\\d./]{0,6})|([a-z])\\^2 ?= ?(\\d[\\d./]{0,6}))";
const and = "(?:,|、|且|并且|and|with|where|而|又| )*";
const same = "(?:are of |are |have |has |of )*(?:the )?same signs?|同号|符号相同";
const opposite = "(?:are of |are |have |has |of )*(?:opposite|different) signs?|异号|符号(?:相反|不同)";
const sentence = boundedPattern(
  `^(?:if|given that|given|suppose|known|设|若|如果|已知|因为)? ?${given} ?${and} ?${given} ?${and} ?(?<c>[^,一-龥]{0,24}?[<>≤≥=][^,一-龥]{1,24}?|[a-z] ?(?:,|and|与|和|、| )+[a-z] ?(?:${same}|${opposite}))? ?(?:,|\\.| )*(?:then|则|那么|求|what is|what's|find|the value of|what are the possible values of|all possible values of|what are| )* ?(?<w>[-+*/^()\\da-z| ]{2,24}?)(?:的值|的所有可能值|的可能值)?(?:是|为|等于|=)?$`,
  "iu",
);

/** What two numbers of known sizes add up to, where it may be told which signs they have: |x| = 3, |y| = 5, xy < 0. */
export const signedSizes = defineTopic<Asked, Code>({
  name: "signed-sizes",
  words,
  read: (question) => askedIn(plainOf(question)),
  work: workSizes,
  // By the squares: each value that is said comes from a pair with these squares, and each such pair has its value said.
  holds: (asked, { key }) => {
    const said = key.split(" or ").map(fractionIn);
    const [one, other] = asked.sizes;
    const whole = [one, other].map(({ size }) => q.multiply(size, size));
    const tried = [one.size, q.negate(one.size)].flatMap((x) =>
      [other.size, q.negate(other.size)].map((y): [q.Rational, q.Rational] => [x, y]),
    );
    const meant = tried.filter(
      ([x, y]) =>
        q.same(q.multiply(x, x), whole[0] ?? q.ZERO) &&
        q.same(q.multiply(y, y), whole[1] ?? q.ZERO) &&
        isTrue(asked, [x, y]),
    );
    const values = meant.map((pair) => valueAt(asked.wanted, asked, pair));
    return (
      values.every((value) => !!value && said.some((each) => !!each && q.same(each, value))) &&
      said.every((each) => values.some((value) => !!value && !!each && q.same(each, value)))
    );
  },
  similar: (asked) => {
    const [one, other] = asked.sizes;
    const more = (from: Size): Size => ({ ...from, size: q.add(from.size, q.ONE) });
    return { ...asked, sizes: [more(one), more(other)] };
  },
});

function askedIn(text: string): Asked | null {
  if (text.length > LENGTH_MAX) return null;
  const found = sentence.exec(text);
  if (!found) return null;
  const sizes = [0, 4].flatMap((from): Size[] => {
    const [letter, written, squared, square] = found.slice(from + 1, from + 5);
    const value = fractionIn(written ?? square);
    const size = value && (square === undefined ? value : q.root(value, 2n));
    return size && size.num > 0n ? [{ letter: letter ?? squared ?? "", size }] : [];
  });
  const [one, other] = sizes;
  const wanted = expressionFrom(found.groups?.w?.trim() ?? "");
  if (!one || !other || one.letter === other.letter || !wanted) return null;
  const letters = [one.letter, other.letter];
  const isOf = (node: Node) => [...lettersIn(node)].every((letter) => letters.includes(letter));
  // A letter alone has two values, which nobody asks for so.
  if (!isOf(wanted) || lettersIn(wanted).size !== 2) return null;
  const told = found.groups?.c?.trim();
  const condition = told === undefined ? null : conditionOf(told, letters);
  if (told !== undefined && (!condition || !isOf(condition.left) || !isOf(condition.right))) return null;
  return { sizes: [one, other], condition, wanted };
}

function conditionOf(told: string, [x = "", y = ""]: string[]): Condition | null {
  const product: Node = {
    kind: "multiply",
    left: { kind: "letter", name: x },
    right: { kind: "letter", name: y },
    implicit: true,
  };
  if (boundedPattern(same, "iu").test(told)) return { left: product, right: numberNode(q.ZERO), sign: ">" };
  if (boundedPattern(opposite, "iu").test(told)) return { left: product, right: numberNode(q.ZERO), sign: "<" };
  const answer = formulaAt(told);
  const [left, right, ...more] = answer?.kind === "relation" && !answer.unit ? answer.sides : [];
  const [sign] = answer?.kind === "relation" ? answer.signs : [];
  if (!left || !right || more.length > 0 || !sign || sign === "≠") return null;
  return lettersIn(right, lettersIn(left)).size > 0 ? { left, right, sign } : null;
}

const valueAt = (of: Node, { sizes: [one, other] }: Asked, [x, y]: [q.Rational, q.Rational]) =>
  exactValue(substitute(substitute(of, one.letter, numberNode(x)), other.letter, numberNode(y)));

function isTrue(asked: Asked, pair: [q.Rational, q.Rational]): boolean {
  if (!asked.condition) return true;
  const { left, right, sign } = asked.condition;
  const [a, b] = [left, right].map((side) => valueAt(side, asked, pair));
  if (!a || !b) return false;
  const order = q.compare(a, b);
  if (order === 0) return sign === "=" || sign === "≤" || sign === "≥";
  return order < 0 ? sign === "<" || sign === "≤" : sign === ">" || sign === "≥";
}

function workSizes(asked: Asked): Working<Code> | null {
  const { sizes, condition, wanted } = asked;
  const [one, other] = sizes;
  const pairs = [one.size, q.negate(one.size)].flatMap((x) =>
    [other.size, q.negate(other.size)].map((y): [q.Rational, q.Rational] => [x, y]),
  );
  const meant = pairs.filter((pair) => isTrue(asked, pair));
  const values: q.Rational[] = [];
  for (const pair of meant) {
    const value = valueAt(wanted, asked, pair);
    if (!value) return null;
    if (!values.some((known) => q.same(known, value))) values.push(value);
  }
  if (values.length === 0) return null;
  values.sort(q.compare);
  const shown = latexNode(wanted);
  const told = sizes.map(({ letter, size }) => `|${letter}| = ${latexNumber(size)}`).join(",\\; ");
  const which = condition
    ? `${latexNode(condition.left)} ${latexSign(condition.sign)} ${latexNode(condition.right)}`
    : null;
  const listed = (some: typeof pairs) =>
    some.map(([x, y]) => `${one.letter} = ${latexNumber(x)},\\ ${other.letter} = ${latexNumber(y)}`).join(";\\quad ");
  const latex = values.map(latexNumber);
  const said = {
    en: latex.map((value) => `$${value}$`).join(" or "),
    ch: latex.map((value) => `$${value}$`).join(" 或 "),
  };
  const steps: Step<Code>[] = [
    {
      code: "signs",
      values: {
        told,
        both: sizes.map(({ letter, size }) => `${letter} = \\pm ${latexNumber(size)}`).join(",\\; "),
      },
    },
    ...(which ? [{ code: "kept" as const, values: { which, pairs: listed(meant) } }] : []),
    { code: "values", values: { shown, result: said } },
  ];
  const all = which ? `${told},\\; ${which}` : told;
  return {
    problem: { en: `$${shown}$ if $${all}$`, ch: `已知 $${all}$，求 $${shown}$` },
    steps,
    answer: { said: values.length === 1 ? inBoth(latex[0] ?? "") : said, key: values.map(plainNumber).join(" or ") },
  };
}
