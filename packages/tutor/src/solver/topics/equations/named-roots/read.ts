import { lettersIn, type Node } from "@dripstone/checker/mathematics";
import { degree, lettersOf, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { inSigns, namedIn } from "./spoken.ts";

/** The two roots of a quadratic equation have names, and the value of something is wanted that both stand in alike. */
export type NamedRoots = { of: Node; letter: string; roots: [string, string]; wanted: Node };

const equation = "[the ][quadratic ][(equation|polynomial|function|quadratic) ]{e:formula}";
const root = "(roots|solutions|zeros|zeroes)";
const names = "{a:letter}( and |, ?| & ){b:letter}";
const asks =
  ",?[ then]( what is| what's| find| compute| calculate| evaluate| determine)?[ the value of| the exact value of]";
const sought = "{w:formula}";
const gleichung = "[关于{x:letter}的][1元2次|一元二次]方程{e:formula}";
const namesZh = "{a:letter}(,|、|和|与){b:letter}";
const asksZh = ",?(那么|则|求|试求|代数式|式子){0,3}";

const frames: Frames<NamedRoots>[] = [
  [
    [
      `(if |let |suppose |given that |given )?${names} (are|be) [the ](two |2 |real ){0,2}${root} (of|to) ${equation}${asks} ${sought}`,
      `(if |let |suppose |given that |given )?[the ](two |2 |real ){0,2}${root} (of|to) ${equation} (are|be) ${names}${asks} ${sought}`,
      `(if |let |suppose |given that |given )?${equation} has (two |2 |real )*${root},? ${names}${asks} ${sought}`,
      `${sought},? (if|where|when|given that) ${names} are [the ](two |2 |real ){0,2}${root} (of|to) ${equation}`,
      `(如果|设|已知|若)?${namesZh}(分别)?(是|为)${gleichung}的?(2|两)?个?(不相等的)?(实数)?(根|解)${asksZh}${sought}[的值][等于|是|为]`,
      `(如果|设|已知|若)?${gleichung}的?(2|两)?个?(实数)?(根|解)(分别)?(是|为|记为|记作)?${namesZh}${asksZh}${sought}[的值][等于|是|为]`,
      `(如果|设|已知|若)?${gleichung}有(2|两)个?(不相等的)?(实数)?根${namesZh}${asksZh}${sought}[的值][等于|是|为]`,
    ],
    namedRoots,
  ],
];

export function readNamedRoots(question: Question): NamedRoots | null {
  const text = plainOf(question);
  if (!/root|solution|zero|根/.test(text) || text.length > 200) return null;
  // x1 and x₂ are two letters where both are named; 3x1 would be none.
  const isNumbered = /x_?1\b|x_?1(?=\D)/.test(text) && /x_?2/.test(text);
  const numbered = isNumbered ? text.replaceAll(/x_?1(?!\d)/g, "p").replaceAll(/x_?2(?!\d)/g, "q") : text;
  const lettered = numbered.replaceAll(/\\?alpha|α/g, "p").replaceAll(/\\?beta|β/g, "q");
  const signed = inSigns(lettered.replaceAll(/= ?_+/g, ""))
    .replaceAll(/([a-z\d])分之([a-z\d])/g, "$2/$1")
    .replaceAll(/(?<=[a-z\d)])加(?=[a-z\d(])/g, "+");
  return readFrames(signed, frames) ?? readFrames(namedIn(lettered), frames);
}

function namedRoots({ e, a = "", b = "", w, x }: Places): NamedRoots | null {
  const of = zeroSideOf(e);
  const polynomial = of && polynomialOf(of);
  const [letter, ...more] = lettersOf(polynomial ?? []);
  const answer = formulaAt(w);
  if (!of || !polynomial || !letter || more.length > 0 || degree(polynomial) !== 2 || (x && x !== letter)) return null;
  if (answer?.kind !== "expression" || answer.unit || a === b || a === letter || b === letter) return null;
  const asked = [...lettersIn(answer.of)];
  return asked.length === 2 && asked.includes(a) && asked.includes(b)
    ? { of, letter, roots: [a, b], wanted: answer.of }
    : null;
}

function zeroSideOf(e?: string): Node | null {
  const answer = formulaAt(e);
  // The zeros of x^2 - 2x - 11.
  if (answer?.kind === "expression" && !answer.unit && answer.of.kind !== "letter") return answer.of;
  if (answer?.kind !== "relation" || answer.signs.join() !== "=" || answer.unit) return null;
  const [left, right] = answer.sides;
  if (!left || !right) return null;
  return right.kind === "number" && right.value.num === 0n ? left : { kind: "subtract", left, right };
}

/** A problem of the same kind. */
export const otherRoots = (problem: NamedRoots): NamedRoots => {
  const of = expressionFrom(`${problem.letter}^2 - 7${problem.letter} + 5`);
  return of ? { ...problem, of } : problem;
};
