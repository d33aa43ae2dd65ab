import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { degree, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Kind = "direct" | "inverse" | "linear" | "quadratic";
/** y = (m - 2) x^(m^2 - 3), what kind of function it is, and the sign of the number before x where something tells it. */
type Asked = { before: string; power: string; letter: string; kind: Kind; sign: 1 | -1 | null };

const LENGTH_MAX = 160;
const part = "[-+*/^().\\d a-z|]";
const equation = new RegExp(
  `y ?= ?(?<before>\\((?:[-+*/^.\\d a-z|])+\\)|[a-z]|) ?\\*? ?x ?\\^ ?(?:\\((?<power>${part}+?)\\)|\\{(?<braced>${part}+?)\\}|(?<bars>\\|[-+\\d a-z]+\\|))(?=$|[ ,是为(]|\\p{Script=Han})(?! ?[-+*/^])`,
  "u",
);
const kinds: [RegExp, Kind][] = [
  [
    /(?:y是(?:关于)?x的)?正比例函数|(?:a )?(?:direct variation|direct proportion|(?:is )?directly proportional to x)/,
    "direct",
  ],
  [
    /(?:y是(?:关于)?x的)?反比例函数|(?:an )?(?:inverse variation|inverse proportion|(?:is )?inversely proportional to x)/,
    "inverse",
  ],
  [/(?:y是(?:关于)?x的)?[1一]次函数|(?:a )?linear function/, "linear"],
  [/(?:y是(?:关于)?x的)?[2二]次函数|(?:a )?quadratic function/, "quadratic"],
];
const signs: [RegExp, 1 | -1][] = [
  [/(?:且|并且)?(?:它的|其)?(?:图象|图像)(?:经过|在|位于|过)第?[1一][、,和]? ?第?[3三]象限/, 1],
  [/(?:且|并且)?(?:它的|其)?(?:图象|图像)(?:经过|在|位于|过)第?[2二][、,和]? ?第?[4四]象限/, -1],
];
const around =
  /^(?:(?:the|a|an|is|if|given|that|and|then|find|determine|what|what's|value|of|function|for|which|when|y|equation|represents|defines|must|be|does|makes|this|so|such|it)(?![a-z])|已知|若|如果|当|函数|关于x的|是|为|则|那么|求|的值|值|等于|多少|几|只能|应|取|何值|时|常数|[\s,:.?_=()（）])*$/u;
const powers: Record<Kind, bigint> = { direct: 1n, inverse: -1n, linear: 1n, quadratic: 2n };
const names: Record<Kind, { en: string; ch: string }> = {
  direct: { en: "a direct variation", ch: "正比例函数" },
  inverse: { en: "an inverse variation", ch: "反比例函数" },
  linear: { en: "a linear function", ch: "一次函数" },
  quadratic: { en: "a quadratic function", ch: "二次函数" },
};

/** The letter in the power of a function whose kind is told: y = (m - 2)x^(m^2 - 3) is a direct variation. */
export const powerFunctions = defineTopic<Asked, Code>({
  name: "power-functions",
  words,
  read: (question) => readAsked(plainOf(question)),
  work(asked) {
    const { letter, kind } = asked;
    const nodes = nodesOf(asked);
    const all = candidatesOf(asked);
    const found = all?.filter((value) => isMet(asked, value));
    if (!nodes || !all || !found || found.length === 0) return null;
    const shown = `y = ${latexNode(nodes.whole)}`;
    const list = (values: readonly q.Rational[]) =>
      values.map((value) => `${letter} = ${latexNumber(value)}`).join(",\\; ");
    const equal = `${latexNode(nodes.power)} = ${powers[kind]}`;
    const steps: Step<Code>[] = [
      { code: "power", values: { kind: names[kind], power: `${powers[kind]}`, equal, all: list(all) } },
      { code: "nonzero", values: { before: latexNode(nodes.before), found: list(found) } },
    ];
    return {
      problem: {
        en: `$${letter}$, if $${shown}$ is ${names[kind].en}`,
        ch: `$${shown}$ 是${names[kind].ch}，求 $${letter}$`,
      },
      steps,
      answer: {
        said: inBoth(list(found)),
        key: found.map((value) => `${letter} = ${plainNumber(value)}`).join(" or "),
      },
    };
  },
  // Each makes a function of this kind, as its values tell, and no number near does that is not said.
  holds(asked, { key }) {
    const said = key.split(" or ").map((one) => fractionIn(one.replace(/^[a-z] = /, "")));
    const near = Array.from({ length: 121 }, (_, nth) => q.rational(BigInt(nth - 60), 2n));
    return (
      said.every((value) => value && isMet(asked, value)) &&
      near.every((value) => isMet(asked, value) === said.some((one) => one && q.same(one, value)))
    );
  },
  similar: (asked) => ({
    ...asked,
    before: `(${asked.letter} - 1)`,
    power: `${asked.letter}^2 - ${1n - powers[asked.kind]}`,
    sign: null,
  }),
});

function readAsked(text: string): Asked | null {
  if (text.length > LENGTH_MAX) return null;
  const found = equation.exec(text);
  const { before = "", power, braced, bars } = found?.groups ?? {};
  const exponent = power ?? braced ?? bars;
  if (!found || !exponent) return null;
  const rest = text.replace(found[0], " ");
  const [kind, ...others] = kinds.filter(([form]) => form.test(rest));
  if (!kind || others.length > 0) return null;
  const [sign, ...opposite] = signs.filter(([form]) => form.test(rest));
  const isOfBranches = kind[1] === "inverse" || kind[1] === "direct";
  if (opposite.length > 0 || (sign && !isOfBranches)) return null;
  const of = expressionFrom(exponent);
  const [letter, ...more] = of ? [...lettersIn(of)] : [];
  if (!letter || letter === "x" || letter === "y" || more.length > 0) return null;
  const told = sign ? rest.replace(kind[0], " ").replace(sign[0], " ") : rest.replace(kind[0], " ");
  const named = new RegExp(`(?<![a-z])${letter}(?![a-z])`, "g");
  if (!named.test(told) || !around.test(told.replaceAll(named, " "))) return null;
  const asked = { before, power: exponent, letter, kind: kind[1], sign: sign?.[1] ?? null };
  const first = nodesOf(asked);
  if (!first || [...lettersIn(first.before)].some((each) => each !== letter)) return null;
  return candidatesOf(asked) ? asked : null;
}

function nodesOf({ before, power }: Asked): { before: Node; power: Node; whole: Node } | null {
  const [first, exponent] = [expressionFrom(before || "1"), expressionFrom(power)];
  const whole = expressionFrom(`${before}x^(${power})`);
  return first && exponent && whole ? { before: first, power: exponent, whole } : null;
}

/** Where the power is the right one: bars are read as what is between them, and as its opposite. */
function candidatesOf({ power, letter, kind }: Asked): q.Rational[] | null {
  const readings = power.includes("|")
    ? ["", "-"].map((sign) => power.replace(/\|([^|]+)\|/, `(${sign}($1))`))
    : [power];
  const target = q.rational(powers[kind]);
  const exponent = expressionFrom(power);
  const zeros = readings.map((reading) => {
    const of = expressionFrom(`${reading} - (${powers[kind]})`);
    const all = of && polynomialOf(of);
    return all && degree(all) > 0 && degree(all) < 3 ? rationalZeros(all) : null;
  });
  if (!exponent || zeros.includes(null)) return null;
  const right = zeros
    .flatMap((each) => each ?? [])
    .filter((value) => {
      const is = exactValue(substitute(exponent, letter, numberNode(value)));
      return !!is && q.same(is, target);
    });
  const inOrder = right.toSorted(q.compare);
  return inOrder.filter((value, nth) => nth === 0 || !q.same(value, inOrder[nth - 1] ?? value));
}

/** Whether y over the right power of x is the same number everywhere, not 0, and of the sign that is told. */
function isMet(asked: Asked, value: q.Rational): boolean {
  const nodes = nodesOf(asked);
  const whole = nodes && substitute(nodes.whole, asked.letter, numberNode(value));
  const quotients = [2n, 3n, -5n].map((number) => {
    const x = numberNode(q.rational(number));
    const y = whole && exactValue(substitute(whole, "x", x));
    const by = expressionFrom(`(${number})^(${powers[asked.kind]})`);
    const under = by && exactValue(by);
    return y && under ? q.divide(y, under) : null;
  });
  const [first] = quotients;
  if (!first || first.num === 0n || !quotients.every((each) => each && q.same(each, first))) return false;
  return asked.sign === null || first.num > 0n === asked.sign > 0;
}
