import { q } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../algebra/numbers.ts";
import { inBoth } from "../algebra/printing.ts";
import type { Question } from "../question.ts";
import { type Fraction, fractionIn, whole } from "../sentences/fractions.ts";
import words from "./changed-after.json" with { type: "json" };
import { type Composed, defineComposition, type Finished } from "./composition.ts";

type Code = keyof typeof words.en;
type Change = { times: Fraction } | "square" | "reciprocal" | "opposite";

const TEXT_MAX = 200;
const ask = "(?:what is|what's|whats|find|calculate|compute|determine|give|work out) ?";
const english =
  /^(?<change>twice|double|triple|3 times|2 times|half(?: of)?|the square of|the reciprocal of|the opposite of) (?<inner>(?:the |gcd|lcm|gcf|hcf).*\d.*?)$/i;
const englishBehind = /^(?<inner>.*\d.*?), (?:and then |then )?(?<change>doubled|tripled|halved|squared)$/i;
/** Whether "minus 2" is of the number or of what is made of it, nobody knows. */
const goesOn =
  /\b(?:plus|minus|times|then|multiplied|increased|decreased|subtract|add|more than)\b|[,;]|\d ?[-+*×÷] ?\d+$/i;
const noun =
  "(?:公因数|公约数|公倍数|[之的]?[和差积]|余数|[根解]|斜率|截距|判别式|个数|质因数|质数|因数|公差|公比|最[大小]值|距离|第\\d+项)";
const chinese = new RegExp(
  `^(?:求|计算|问)?(?<inner>.*\\d.*?${noun})的(?<change>平方(?![根和差])|一半|倒数|相反数|(?:\\d{1,3}|[二两三四五六七八九十])倍)(?:是|等于|为)?(?:多少|几|什么)?$`,
  "u",
);
const goesOnZh = /[加减乘,，;；+×÷*]|除以(?!.*余)|-\d/u;

/** One thing more that is done with a number: "twice the greatest common divisor of 36 and 84", 解的相反数. */
export const changedAfter = defineComposition<Code>({ words, read: readChangedAfter });

/** What is done with the number in the end, as it is said. */
export const changeSaid = (question: Question): { en: string; ch: string } | null => {
  const found = partsOf(question);
  return found && saidOf(found.change);
};

function readChangedAfter(question: Question): Composed<Code> | null {
  const found = partsOf(question);
  return found && { inner: found.inner, finish: (key) => finished(key, found.change) };
}

function partsOf({ text, locale }: Question): { inner: string; change: Change } | null {
  if (text.length > TEXT_MAX) return null;
  const bare = text.replaceAll(/[\s?!.。]+$/g, "");
  if (locale === "ch") {
    const groups = chinese.exec(bare.replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, ""))?.groups;
    const { inner = "", change = "" } = groups ?? {};
    const meant = changeOf(change);
    return meant && (inner.includes("=") || !goesOnZh.test(inner)) ? { inner: `求${inner}`, change: meant } : null;
  }
  const asked = bare.replace(new RegExp(`^${ask}`, "i"), "");
  const [before, behind] = [english.exec(asked)?.groups, englishBehind.exec(bare)?.groups];
  const { inner = "", change = "" } = before ?? behind ?? {};
  const meant = changeOf(change.toLowerCase());
  const isWhole = !goesOn.test(inner.includes("=") ? inner.replace(/\S*[-+*]\S*/g, "") : inner);
  return meant && isWhole ? { inner: before ? `what is ${inner}` : inner, change: meant } : null;
}

function changeOf(said: string): Change | null {
  const times = /^(?<n>\d{1,3}|[二两三四五六七八九十])倍$/u.exec(said)?.groups?.n;
  if (times)
    return {
      times: whole(/\d/.test(times) ? Number(times) : "零一二三四五六七八九十".indexOf(times.replace("两", "二"))),
    };
  return changes[said.replace(/ of$/, "")] ?? null;
}

const changes: Record<string, Change> = {
  twice: { times: whole(2) },
  double: { times: whole(2) },
  doubled: { times: whole(2) },
  "2 times": { times: whole(2) },
  triple: { times: whole(3) },
  tripled: { times: whole(3) },
  "3 times": { times: whole(3) },
  half: { times: q.rational(1n, 2n) },
  halved: { times: q.rational(1n, 2n) },
  一半: { times: q.rational(1n, 2n) },
  "the square": "square",
  squared: "square",
  平方: "square",
  "the reciprocal": "reciprocal",
  倒数: "reciprocal",
  "the opposite": "opposite",
  相反数: "opposite",
};

/** Null where the answer is no single number. */
function finished(key: string, change: Change): Finished<Code> | null {
  const value = fractionIn(key.replace(/^[a-z] = /, ""));
  if (!value || (change === "reciprocal" && value.num === 0n)) return null;
  const [shown, apart] = [latexNumber(value), latexOperand(value)];
  const [left, result] =
    change === "square"
      ? [`${apart}^2`, q.multiply(value, value)]
      : change === "reciprocal"
        ? [`1 \\div ${apart}`, q.rational(value.den, value.num)]
        : change === "opposite"
          ? [`-${apart}`, q.negate(value)]
          : [`${latexNumber(change.times)} \\cdot ${apart}`, q.multiply(change.times, value)];
  return {
    asks: saidOf(change),
    steps: [
      {
        code: "changedAfter",
        values: {
          number: shown,
          equation: `${change === "square" && value.den > 1n ? `(${shown})^2` : left} = ${latexNumber(result)}`,
        },
      },
    ],
    answer: { said: inBoth(latexNumber(result)), key: plainNumber(result) },
  };
}

const saidOf = (change: Change): { en: string; ch: string } =>
  change === "square"
    ? { en: "its square", ch: "它的平方" }
    : change === "reciprocal"
      ? { en: "its reciprocal", ch: "它的倒数" }
      : change === "opposite"
        ? { en: "its opposite", ch: "它的相反数" }
        : q.isInteger(change.times)
          ? { en: `$${latexNumber(change.times)}$ times that`, ch: `它的 $${latexNumber(change.times)}$ 倍` }
          : { en: "half of that", ch: "它的一半" };
