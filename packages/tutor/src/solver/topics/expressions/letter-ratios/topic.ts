import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { letterRatio } from "../../../algebra/letter-ratio.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `left = right` in two letters and without constants, and the letters whose ratio is asked. */
type Asked = { left: Node; right: Node; one: string; other: string };

const frames: Frames<Asked>[] = [
  [
    [
      "[the ]ratio of {a:letter} to {b:letter} if {e:formula}",
      "if {e:formula},? ?(what is |find )?the ratio of {a:letter} to {b:letter}",
      "(若|已知|如果){e:formula},?(则|求|那么)?{a:letter}(与|和){b:letter}的比",
    ],
    ({ e, a = "", b = "" }) => {
      const answer = formulaAt(e);
      const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
      return left && right && more.length === 0 && a !== b ? { left, right, one: a, other: b } : null;
    },
  ],
];

/** The ratio of two letters, of which a multiple of one is a multiple of the other. */
export const letterRatios = defineTopic<Asked, Code>({
  name: "letter-ratios",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work(asked) {
    const { left, right, one, other } = asked;
    const found = letterRatio(left, right);
    const isOfThese = found && [found.one, found.other].sort().join() === [one, other].sort().join();
    const ratio = isOfThese ? (found.one === one ? found.ratio : q.divide(q.ONE, found.ratio)) : null;
    if (!ratio || ratio.num <= 0n) return null;
    const shown = `${latexNode(left)} = ${latexNode(right)}`;
    const result = `${ratio.num} : ${ratio.den}`;
    return {
      problem: { en: `$${one} : ${other}$ if $${shown}$`, ch: `已知 $${shown}$，求 $${one} : ${other}$` },
      steps: [{ code: "divide", values: { shown, one, other, num: `${ratio.num}`, den: `${ratio.den}`, result } }],
      answer: { said: { en: `$${result}$`, ch: `$${result}$` }, key: `${ratio.num}:${ratio.den}` },
    };
  },
  // Put in, the two numbers fit.
  holds({ left, right, one, other }, { key }) {
    const [x, y] = key.split(":").map((part) => numberNode(q.rational(BigInt(part))));
    if (!x || !y) return false;
    const [a, b] = [left, right].map((side) => exactValue(substitute(substitute(side, one, x), other, y)));
    return !!a && !!b && q.same(a, b);
  },
  similar: ({ left, right, one, other }) => ({
    left: { kind: "multiply", left: numberNode(q.rational(2n)), right: left } as Node,
    right,
    one,
    other,
  }),
});
