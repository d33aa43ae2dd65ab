import { inBoth } from "../algebra/printing.ts";
import type { Question } from "../question.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./counted.json" with { type: "json" };

type Code = keyof typeof words.en;

const TEXT_MAX = 200;
const ofSystem = /^how many solutions does the system (?<e>[^?]*=[^?]*=[^?]*?) have[\s.?!]*$/i;
const kind =
  /^does (?<system>the system )?(?<e>[^?]*=[^?]*?) have no solution, one solution, or infinitely many solutions[\s.?!]*$/i;
const real = /^does (?<e>[^?,;]*=[^?,;]*?) have real solutions[\s.?!]*$/i;
const crosses = /^how many times does y ?= ?(?<e>[^?=,;]*x[^?=,;]*?) meet the x-axis[\s.?!]*$/i;
const ofEquation = /^how many real solutions does (?<e>[^?,;]*=[^?,;]*?) have[\s.?!]*$/i;

/** How many solutions an equation has, or equations that hold together, once they are known. */
export const counted = defineComposition<Code>({ words, read: readCounted });

function readCounted({ text }: Question): Composed<Code> | null {
  if (text.length > TEXT_MAX) return null;
  const curve = crosses.exec(text)?.groups?.e;
  if (curve)
    return {
      inner: `how many real solutions does ${curve} = 0 have`,
      finish: (key) => (/^\d$/.test(key) ? finishedWith(Number(key)) : null),
    };
  const doubted = real.exec(text)?.groups?.e;
  if (doubted) {
    const letters = new Set(doubted.match(/[a-z]/gi));
    const isQuadratic = /\^\{?2/.test(doubted) && !/\^\{?[3-9]|[|√/]|sqrt|frac/.test(doubted);
    return letters.size === 1 && isQuadratic
      ? {
          inner: `how many real solutions does ${doubted} have`,
          finish: (key) => (/^\d$/.test(key) ? yesOrNo(key !== "0") : null),
        }
      : null;
  }
  const asked = kind.exec(text)?.groups;
  if (asked)
    return {
      inner: `solve ${asked.system ?? ""}${asked.e}`,
      finish: (key) => (key === "no solution" ? none : finished(key)),
    };
  const system = ofSystem.exec(text)?.groups?.e;
  if (system) return { inner: `solve the system ${system}`, finish: finished };
  const equation = ofEquation.exec(text)?.groups?.e;
  const letters = new Set(equation?.replaceAll(/\\?(?:sqrt|frac|left|right|abs|log|ln)/g, "").match(/[a-z]/gi));
  return equation && letters.size === 1 ? { inner: `solve ${equation}`, finish: finished } : null;
}

function finished(key: string): Finished<Code> | null {
  if (key === "all real numbers" || key === "infinitely many solutions")
    return {
      asks,
      steps: [{ code: "noEnd", values: {} }],
      answer: { said: { en: "infinitely many", ch: "无数个" }, key: "infinitely many solutions" },
    };
  const count = key === "no solution" ? 0 : countOf(key);
  return count === null ? null : finishedWith(count);
}

const finishedWith = (count: number): Finished<Code> => ({
  asks,
  steps: [{ code: "countedOnes", values: { count: `${count}` } }],
  answer: { said: inBoth(`${count}`), key: `${count}` },
});

/** `x = 1 or x = 2`; `x = 1, y = 2`; `(1, 2), (3, 4)`. */
function countOf(key: string): number | null {
  if (/^[a-z] = [^<>≤≥]+$/i.test(key)) return key.split(" or ").length;
  return /^\(.*\)$/.test(key) ? key.split(/\), \((?=[^()]*(?:\([^()]*\)[^()]*)*\))/).length : null;
}

const yesOrNo = (isSo: boolean): Finished<Code> => ({
  asks: { en: "whether there are real solutions", ch: "有没有实数解" },
  steps: [],
  answer: {
    said: isSo ? { en: "yes, it has", ch: "有实数根" } : { en: "no, it has none", ch: "没有实数根" },
    key: isSo ? "yes" : "no",
  },
});

const none: Finished<Code> = {
  asks: { en: "whether there are solutions", ch: "有没有解" },
  steps: [{ code: "countedOnes", values: { count: "0" } }],
  answer: { said: { en: "no solution", ch: "无解" }, key: "no solution" },
};

const asks = { en: "how many solutions there are", ch: "有几个解" };
