import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../../algebra/numbers.ts";
import { degree, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode, latexRelation } from "../../../algebra/printing.ts";
import { expressionFrom, type Relation } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { foldStory } from "../../../stories/fold.ts";
import { defineTopic } from "../../../topic.ts";
import linear from "../../equations/linear-equations/words.json" with { type: "json" };
import { workLinear } from "../../equations/linear-equations/work.ts";
import { readChinese } from "./chinese.ts";
import { readEnglish } from "./english.ts";
import own from "./words.json" with { type: "json" };

type Code = keyof typeof own.en | keyof typeof linear.en;
/** An equation that says what is known of a number; `wanted` is what is asked, where it is not the number itself. */
type Sentence = { relation: Relation; wanted: Node | null };

const LENGTH_MAX = 260;
const han = /\p{Script=Han}/u;
const letter = "x";

/** A number of which an equation is said in words. */
export const numberSentences = defineTopic<Sentence, Code>({
  name: "number-sentences",
  words: { en: { ...linear.en, ...own.en }, ch: { ...linear.ch, ...own.ch } },
  read: readSentence,
  work: workSentence,
  holds: ({ relation, wanted }, { key }) => {
    const value = zeroOf(relation);
    const found = value && (wanted ? exactValue(substitute(wanted, letter, numberNode(value))) : value);
    return !!found && key === plainNumber(found);
  },
  similar: ({ relation, wanted }) => ({
    wanted,
    relation: { ...relation, right: { kind: "add", left: relation.right, right: numberNode(q.rational(6n)) } },
  }),
});

function readSentence({ text }: Question): Sentence | null {
  if (text.length > LENGTH_MAX || !/\bnumber\b|[个某该此原]数|什么数/.test(text)) return null;
  const story = foldStory(text);
  const said = han.test(story) ? readChinese(story) : readEnglish(story);
  if (said?.rest !== "") return null;
  // "What number is 8 more than …" asks by its own first words.
  if (!said.asks && !/\b(?:what|which) number\b|什么数|哪个数/.test(story)) return null;
  const [left, right] = [said.left, said.right].map((side) => expressionFrom(side));
  const wanted = said.wanted === null ? null : expressionFrom(said.wanted);
  if (!left || !right || (said.wanted !== null && (!wanted || !said.wanted.includes(letter)))) return null;
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  if (!a || !b || degree(minus(a, b)) !== 1) return null;
  return { relation: { left, right, sign: "=", letter }, wanted };
}

/** By the difference of the sides at 0 and 1, and by putting it in. */
function zeroOf({ left, right }: Relation): q.Rational | null {
  const at = (value: q.Rational) => {
    const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(value))));
    return a && b ? q.subtract(a, b) : null;
  };
  const [zero, one] = [at(q.ZERO), at(q.ONE)];
  const value = zero && one && q.divide(zero, q.subtract(zero, one));
  return value && at(value)?.num === 0n ? value : null;
}

function workSentence({ relation, wanted }: Sentence): Working<Code> | null {
  const solved = workLinear(relation);
  const value = solved && zeroOf(relation);
  if (!solved || !value) return null;
  const equation = latexRelation(relation);
  const steps: Step<Code>[] = [
    { code: "letter", values: {} },
    { code: "equation", values: { equation } },
    ...solved.steps,
  ];
  const result = wanted ? exactValue(substitute(wanted, letter, numberNode(value))) : value;
  if (!result) return null;
  const shown = inBoth(plainNumber(result));
  if (wanted)
    steps.push({
      code: "wanted",
      values: { wanted: latexNode(wanted), value: plainNumber(value), result: plainNumber(result) },
    });
  return {
    problem: { en: `the number $x$ with $${equation}$`, ch: `一个数 $x$ 满足 $${equation}$，求这个数` },
    steps,
    answer: { said: shown, key: plainNumber(result) },
  };
}
