import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { toldGap } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A number with one digit missing (`_`), and what it is divisible by. */
type Missing = { shown: string; divisor: number; wanted: "all" | "largest" | "smallest" };

const LENGTH_MAX = 200;
const DIVISOR_MAX = 99;
const gap = "(?<shown>(?=[\\d_]{2,12}(?![\\d_]))\\d*_\\d*)";
const divisor = "(?<divisor>\\d{1,2})";
const digit = "(?:the )?(?:missing )?(?:digit|number)";
const shells = [
  `^(?:if |the )?(?:the |a )?(?:\\w+[- ]digit )?(?:number |integer )?${gap},? (?:is|must be|has to be|should be) (?:divisible by|a multiple of) ${divisor}[,.;]? (?:then )?what is the missing digit$`,
  `^(?:if |the )?(?:the )?(?:\\d+[- ]digit )?(?:number )?${gap},? (?:is|must be|has to be|should be) (?:divisible by|a multiple of) ${divisor}[,.;]? (?:then )?(?:what|which|find|what's)(?: is| are| can be| could be)?(?: all)? ?(?:the )?(?<most>largest|greatest|biggest|smallest|least)?(?: possible)?(?: missing)? ?(?:digits?|number|value)(?: is| are| could be| can be)?(?: missing)?(?: (?:goes|go|fits?|can go|must go|should go) in the (?:blank|gap|box|space))?(?: of the missing digit| be| of the blank)?$`,
  `^(?:what|which) (?<most>largest |greatest |smallest )?digit (?:makes|will make|would make|can make|should replace the blank to make|must go in the (?:blank|box) to make) (?:the number )?${gap} (?:be )?(?:divisible by|a multiple of) ${divisor}$`,
  `^(?:what|which) (?:${digit}|digits?) (?:can|could|must|should|will) (?:replace|fill|go in|be in|stand in) (?:the )?(?:blank|box|gap|space)(?: so that| such that| to make|,? if) (?:the number )?${gap} (?:is |be )?(?:divisible by|a multiple of) ${divisor}$`,
  `^(?:find )${digit} (?:so that|such that|that makes|if) (?:the number )?${gap} (?:is )?(?:divisible by|a multiple of) ${divisor}$`,
  `^(?:如果|若|已知)?(?:一个)?(?:[两二三四五六七八]位数|\\d位数|数)?${gap}(?:能|可以|正好能)?(?:被${divisor}整除|是(?<divisor2>\\d{1,2})的倍数),?(?:那么)?(?:_|方框|空格|括号)?(?:里|中|内|处)?(?:的数字|的数|数字)?(?:应|可以|应该|能|里?最(?<most>大|小))?(?:能|可|可以)?(?:填|是|为|填上)(?:的数字|的数|数字|的)?(?:是|有)?(?:几|多少|什么|哪些|哪些数字|几呢)?$`,
  `^(?:在)?${gap}的?(?:_|方框|空格|括号)?(?:里|中|内)?(?:填|填上|填入)(?:几|什么数字|一个数字|哪个数字|多少)?,?(?:才能|能|使它|使这个数|就能){0,2}(?:被${divisor}整除|是(?<divisor2>\\d{1,2})的倍数)$`,
].map((shell) => new RegExp(shell));

/** The digit that is missing from a number with a known divisor. */
export const missingDigits = defineTopic({
  name: "missing-digits",
  words,
  read: readMissing,
  work: (missing: Missing) => {
    const { shown, divisor } = missing;
    const fitting = fittingIn(missing);
    if (fitting.length === 0) return null;
    const sum = [...shown].reduce((total, sign) => total + (Number(sign) || 0), 0);
    const written = shown.replace("_", "\\square ");
    const answer = fitting.join(", ");
    const first: Step<Code> =
      divisor === 3 || divisor === 9
        ? { code: "digits", values: { shown: written, sum: `${sum}`, divisor: `${divisor}` } }
        : { code: "rule", values: { shown: written, divisor: `${divisor}` } };
    return {
      problem: {
        en: `the missing digit of $${written}$, which is divisible by $${divisor}$`,
        ch: `$${written}$ 能被 $${divisor}$ 整除，求所缺的数字`,
      },
      steps: [first, { code: "found", values: { answer } }],
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: answer },
    };
  },
  // By long division, digit by digit.
  holds: ({ shown, divisor }, { key }) =>
    key
      .split(", ")
      .every(
        (digit) => [...shown.replace("_", digit)].reduce((rest, sign) => (rest * 10 + Number(sign)) % divisor, 0) === 0,
      ),
  similar: ({ divisor, wanted }) => ({
    shown: `4_${divisor % 2 === 0 || divisor % 5 === 0 ? "0" : "5"}`,
    divisor,
    wanted,
  }),
});

function fittingIn({ shown, divisor, wanted }: Missing): number[] {
  const first = shown.startsWith("_") ? 1 : 0;
  const all = Array.from({ length: 10 - first }, (_, index) => index + first);
  const fitting = all.filter((digit) => Number(shown.replace("_", `${digit}`)) % divisor === 0);
  if (wanted === "all") return fitting;
  return wanted === "largest" ? fitting.slice(-1) : fitting.slice(0, 1);
}

/** 47A32, of which the digit A is asked: `47_32`. Small letters are multiplied: `3x`. */
function withGap(text: string): string {
  const [written, letter] =
    /(?<![A-Za-z\d])\d*([A-Z])\d+(?![A-Za-z\d])|(?<![A-Za-z\d])\d+([A-Z])(?![A-Za-z\d])/.exec(text)?.filter(Boolean) ??
    [];
  if (!written || !letter) return text;
  const gap = written.replace(letter, "_");
  const rest = text.replace(written, gap);
  return rest
    .replace(
      new RegExp(
        `,? ?(?:where|and|in which) (?:the letter )?${letter} (?:is|stands for|represents) (?:a|one|some) (?:single )?digit,?`,
        "i",
      ),
      "",
    )
    .replace(
      new RegExp(
        `(?:what|which) digit (?:does|must|should|can|could|is|will) (?:the letter )?${letter}(?: (?:stand for|be|equal|represent))?|(?:what is|find)(?: the (?:value of(?: the digit)?|digit))? ${letter}|what (?:must|should|does) ${letter} (?:be|equal|stand for)`,
        "i",
      ),
      "what is the missing digit",
    )
    .replace(
      new RegExp(
        `(?:求|则|那么)*(?:数字|字母)? ?${letter} ?(?:代表|表示|是|应该是|等于|为)(?:的数字是)?(?:几|多少|什么数字|哪个数字)|求(?:数字)? ?${letter} ?(?:的值)?`,
        "iu",
      ),
      "方框里的数字是几",
    );
}

const soundGap = (gap: Missing | null): Missing | null =>
  gap && gap.divisor > 1 && gap.divisor <= DIVISOR_MAX && gap.shown.length <= 12 ? gap : null;

function readMissing({ text }: Question): Missing | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = withGap(text)
    .toLowerCase()
    .replaceAll(/[?!。.]+\s*$/g, "")
    .replace(
      /^(.*?)(?<![a-z])replace ([a-z])(?= (?:so|to|such|in)(?![a-z]))(.*)$/,
      (_, a, x, b) => `${a}replace the blank${b.replace(new RegExp(`(?<=\\d)${x}|${x}(?=\\d)`), "_")}`,
    )
    .replaceAll(/□|▢|☐|_+|(?<=\d)\( ?\)(?=\d|\s|$)|\(_\)/g, "_")
    .replaceAll(/(?<=\p{Script=Han}|,|_) (?=\p{Script=Han}|\d|_)|(?<=\d|_) (?=\p{Script=Han})/gu, "")
    .trim();
  const found = shells.map((shell) => shell.exec(asked)?.groups).find((groups) => groups !== undefined);
  if (!found) return soundGap(toldGap(text));
  const divisor = Number(found?.divisor ?? found?.divisor2);
  if (!found?.shown || !(divisor > 1 && divisor <= DIVISOR_MAX)) return null;
  const most = found.most?.trim();
  const wanted = most ? (/large|great|big|大/.test(most) ? "largest" : "smallest") : "all";
  return { shown: found.shown, divisor, wanted };
}
