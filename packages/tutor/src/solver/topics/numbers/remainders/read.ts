import type { Question } from "../../../question.ts";
import { type Frames, type Places, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { sumIn } from "./sum.ts";
import type { Remainder, Wanted } from "./work.ts";

/** The cycle of the powers is looked for as far as this. */
const MODULUS_MAX = 100_000n;

const frames: Frames<Remainder>[] = [
  asks("rest", [
    "[the |its ]remainder (when|if|of|for) {e:sum}(is divided by|divided by|÷|/) ?{m}",
    "[the ]remainder (on|upon|after|when|from) dividing {e:sum}by {m}",
    "(when|if) {e:sum}is divided by {m},? [what is |what's |find |then ][the |its ]remainder[ is what| is]",
    "{e:sum}(divided by|/|÷) ?{m},? [what is |what's |find |and what is ][the |its ]remainder",
    "[the ](left over|leftover|remainder|rest) (when|if) (you|i|we) divide {e:sum}by {m}",
    "[the ]left over (when|if) {e:sum}is divided by {m}",
    "{e:sum}(mod|modulo|%) ?{m}",
    "{e:sum}\\( ?mod {m} ?\\)",
    "[当]{e:sum}(除以|被){m}(除时|除|),?[得到的|所得的|所得|的](余数|余(多少|几|数))",
    "{e:sum}(除以|/|÷){m}[,|,?它][所得的|得到的|的]?(余(数是|数为|数等于|数)?(多少|几|▢|_+|\\( ?_* ?\\)|)|的余数)(这么大的数(咋|怎么|怎样|该怎么|要怎么)(算|求))?",
    "{m}除{e:sum}(的余数|余(多少|几))",
    "{e:sum}(模|对){m}(的余数|取模|取余|)",
  ]),
  asks("both", [
    "{e:sum}(divided by|/) ?{m} (with|with a) remainder",
    "[the ]quotient and [the ]remainder (when|of|if) {e:sum}(is divided by|divided by|/) ?{m}",
    "{e:sum}(除以|/){m}的商和余数",
    "{e:sum}(除以|/){m}[,]商和余数",
  ]),
  asks("digit", [
    "[the ](last|units|unit|unit's|ones|one's|1's|1s|final) digit (of|in) {e:sum}",
    "{e:sum}的(个位数字|个位数|末位数字|末位数|末尾数字|个位上的数字|最后1位数字|最后1位数|个位)",
  ]),
  asks("digits", [
    "[the ](last|final) 2 digits of {e:sum}",
    "{e:sum}的(末2位数字|末2位数|最后2位数字|最后2位数|末尾2位数字|末2位)",
  ]),
];

export const readRemainder = (question: Question): Remainder | null => readFrames(plainOf(question), frames);

function asks(wanted: Wanted, sentences: string[]): Frames<Remainder> {
  return [sentences, (places) => remainder(wanted, places)];
}

function remainder(wanted: Wanted, { e, m }: Places): Remainder | null {
  const modulus = wanted === "digit" ? 10n : wanted === "digits" ? 100n : wholeIn(m);
  const sum = sumIn(e ?? "");
  return sum && modulus > 1n && modulus <= MODULUS_MAX ? { wanted, modulus, sum } : null;
}
