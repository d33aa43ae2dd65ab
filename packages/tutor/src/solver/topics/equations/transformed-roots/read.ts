import { exactValue, q } from "@dripstone/checker/mathematics";
import { coefficient, degree, lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";

/** What becomes of each root: `by` times it and `more`, its reciprocal, or its square. */
export type Change = { kind: "linear"; by: q.Rational; more: q.Rational } | { kind: "reciprocal" } | { kind: "square" };

/** A quadratic equation `of = 0`; another one is asked for, with its roots changed. */
export type Transformed = { of: Polynomial; letter: string; change: Change };

const LENGTH_MAX = 240;
const equation = "[the |this ][quadratic ][equation ]{e:formula}";
const root = "(roots|solutions|zeros|zeroes)";
const each = "[each ][all ][exactly ]";
const anEquation = "(a |an |the |another |1 )?(new )?(monic )?(quadratic )?equation[ in {y:letter}]";
const whose = `(whose ${root} are|with ${root}|that has ${root}|having ${root}|with ${root} that are) ${each}`;
const ofThem = `[(than|of) ][the |those ][${root} ](of|to) ${equation}`;
const names = "{a:letter} and {b:letter}";
const areRoots = [
  `(if |let |suppose |given that |given )?${names} (are|be) [the ](two |2 |real ){0,2}${root} (of|to) ${equation}`,
  `(if |let |suppose |given that |given )?[the ](two |2 |real ){0,2}${root} (of|to) ${equation} (are|be) ${names}`,
  `(if |suppose |given that |given )?${equation} has (two |2 |real )*${root},? ${names}`,
];
const gleichung = "[1元2次|一元二次]?方程{e:formula}";
const oneZh = "[写出|求作|作]?(1个|一个)?[新的]?[1元2次|一元二次]?方程";
const rootZh = "(2|两)?个?(实数)?根";
const namesZh = "{a:letter}(,|、|和|与){b:letter}";
const newZh = "{u:formula}(,|、|和|与){v:formula}";
const areZh = [
  `(如果|设|已知|若)?${namesZh}(分别)?(是|为)${gleichung}的?${rootZh}`,
  `(如果|设|已知|若)?${gleichung}的?${rootZh}(分别)?(是|为)?${namesZh}`,
];

const frames: Frames<Transformed>[] = [
  [
    [
      `${anEquation} ${whose}{k:fraction} (more|greater|larger|bigger) than ${ofThem}`,
      `${gleichung},?(求|写出)?${oneZh},?(使)?(它的|其)?(2|两)?个?根(分别|都)?比(原方程|已知方程|它|这个方程)的?(2|两)?个?根(各|都)?(大|多){k:fraction}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?比${gleichung}的?(2|两)?个?根(各|都)?(大|多){k:fraction}`,
    ],
    ({ e, k, y }) => of(e, y, shift(k, 1n)),
  ],
  [
    [
      `${anEquation} ${whose}{k:fraction} (less|smaller|fewer) than ${ofThem}`,
      `${gleichung},?(求|写出)?${oneZh},?(使)?(它的|其)?(2|两)?个?根(分别|都)?比(原方程|已知方程|它|这个方程)的?(2|两)?个?根(各|都)?(小|少){k:fraction}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?比${gleichung}的?(2|两)?个?根(各|都)?(小|少){k:fraction}`,
    ],
    ({ e, k, y }) => of(e, y, shift(k, -1n)),
  ],
  [
    [
      `${anEquation} ${whose}(twice|double|2 ?\\*|2 times) ${ofThem}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?(是|为)${gleichung}的?(2|两)?个?(各)?根的2倍`,
      `以${gleichung}的?(2|两)?个?根的2倍为(2|两)?个?根的${oneZh}(是|为)?`,
    ],
    ({ e, y }) => of(e, y, times("2")),
  ],
  [
    [
      `${anEquation} ${whose}{k:fraction} ?(times|\\*) ${ofThem}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?(是|为)${gleichung}的?(2|两)?个?(各)?根的{k:fraction}倍`,
    ],
    ({ e, k, y }) => of(e, y, times(k)),
  ],
  [
    [
      `${anEquation} ${whose}[the ](reciprocals|multiplicative inverses) ${ofThem}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?(是|为)${gleichung}的?(2|两)?个?(各)?根的倒数`,
      `以${gleichung}的?(2|两)?个?根的倒数为(2|两)?个?根的${oneZh}(是|为)?`,
    ],
    ({ e, y }) => of(e, y, { kind: "reciprocal" }),
  ],
  [
    [
      `${anEquation} ${whose}[the ](opposites|negatives|additive inverses) ${ofThem}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?(是|为)${gleichung}的?(2|两)?个?(各)?根的相反数`,
      `以${gleichung}的?(2|两)?个?根的相反数为(2|两)?个?根的${oneZh}(是|为)?`,
    ],
    ({ e, y }) => of(e, y, times("-1")),
  ],
  [
    [
      `${anEquation} ${whose}[the ]squares ${ofThem}`,
      `${oneZh},?(使)?(它的|其)(2|两)?个?根(分别|都)?(是|为)${gleichung}的?(2|两)?个?(各)?根的平方`,
      `以${gleichung}的?(2|两)?个?根的平方为(2|两)?个?根的${oneZh}(是|为)?`,
    ],
    ({ e, y }) => of(e, y, { kind: "square" }),
  ],
  [
    [
      ...areRoots.map(
        (given) =>
          `${given},?( find| write| give| what is| determine| form)? ${anEquation} (whose ${root} are|with( the)? ${root}|that has( the)? ${root}) {u:formula} and {v:formula}`,
      ),
      ...areZh.map((given) => `${given},?(求|写出|试求|求作)?以${newZh}为(2|两)?个?根的${oneZh}(是|为)?`),
    ],
    named,
  ],
];

export function readTransformed(question: Question): Transformed | null {
  const text = plainOf(question);
  if (text.length > LENGTH_MAX || !/equation|方程/.test(text) || !/root|solution|zero|根/.test(text)) return null;
  return readFrames(text.replaceAll(/\\?alpha|α/g, "p").replaceAll(/\\?beta|β/g, "q"), frames);
}

const shift = (k: string | undefined, sign: bigint): Change | null => {
  const more = fractionIn(k);
  return more ? { kind: "linear", by: q.ONE, more: q.multiply(more, q.rational(sign)) } : null;
};
const times = (k: string | undefined): Change | null => {
  const by = fractionIn(k);
  return by && by.num !== 0n ? { kind: "linear", by, more: q.ZERO } : null;
};

function of(e: string | undefined, own: string | undefined, change: Change | null): Transformed | null {
  const answer = formulaAt(e);
  if (!change || answer?.kind !== "relation" || answer.signs.join() !== "=" || answer.unit) return null;
  const [left, right] = answer.sides;
  const polynomial = left && right ? polynomialOf({ kind: "subtract", left, right }) : null;
  const [letter, ...more] = lettersOf(polynomial ?? []);
  if (!polynomial || letter === undefined || more.length > 0 || degree(polynomial) !== 2) return null;
  const [two, one, zero] = [2, 1, 0].map((power) => coefficient(polynomial, power));
  if (!two || !one || !zero) return null;
  // Of roots that are no numbers of school, nobody asks.
  const inside = q.subtract(q.multiply(one, one), q.multiply(q.rational(4n), q.multiply(two, zero)));
  if (inside.num < 0n || (change.kind === "reciprocal" && zero.num === 0n)) return null;
  return { of: polynomial, letter: own ?? letter, change };
}

/** p + 1 and q + 1 are changed alike. */
function named({ e, a = "", b = "", u, v, y }: Places): Transformed | null {
  const [one, other] = [changeOf(u, a), changeOf(v, b)];
  return a !== b && one && other && JSON.stringify(one, asText) === JSON.stringify(other, asText)
    ? of(e, y, one)
    : null;
}

const asText = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value);

function changeOf(text: string | undefined, letter: string): Change | null {
  const node = expressionFrom(text?.trim() ?? "");
  if (!node) return null;
  if (node.kind === "divide" && node.right.kind === "letter" && node.right.name === letter)
    return exactValue(node.left)?.num === 1n && exactValue(node.left)?.den === 1n ? { kind: "reciprocal" } : null;
  const polynomial = polynomialOf(node);
  if (!polynomial || lettersOf(polynomial).join() !== letter) return null;
  const [two, by, more] = [2, 1, 0].map((power) => coefficient(polynomial, power));
  if (!two || !by || !more) return null;
  if (degree(polynomial) === 1) return { kind: "linear", by, more };
  return degree(polynomial) === 2 && q.same(two, q.ONE) && by.num === 0n && more.num === 0n ? { kind: "square" } : null;
}
