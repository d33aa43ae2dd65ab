import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** How often a digit is written in the numbers from `low` to `high`, or in how many of them it is. */
type Appearances = { digit: number; low: number; high: number; wanted: "times" | "numbers" };

const HIGH_MAX = 100_000;
const digit = "(the )?(digit |number )?{d}";
const range =
  "(from |in the numbers from |in the whole numbers from |in |between |among the numbers from |(when )?(writing|you write|writing out) )?(all )?(the )?(whole |counting )?(numbers |integers )?(from )?{a} (to|through|and) {b}(,? inclusive)?";
const rangeZh = "[在|从]{a}(到|至|-|~){b}(这{n}个)?(的)?(自然数|整数|数|个数|页码)?(中|里面|里|当中)?,?";

const frames: Frames<Appearances>[] = [
  [
    [
      `how many times (does|do|is|will|would) ${digit} (appear|occur|show up|used|written|come up|be used|be written|be appear)( in)?( writing| listing)? ?${range}`,
      `how many ${"{d}"}s (are there|do you (write|need|use)|appear|are (written|used))( in| when you write| to write)? ?${range}`,
      `how many times (do|will|would) (you|i|we) (write|use) ${digit}( if (you|i|we) write| when (you|i|we) write| when writing| to write| in writing)? ?${range}`,
      `${rangeZh}(数字|数码)?{d}(这个数字)?(一?共|总共)?(一?共)?(出现|用|写|用到|用了|要写|要用)了?(过)?(多少|几)次`,
      `${rangeZh}(一?共|总共)?(出现|用|写|用到|用了|有|要写|要用)了?(过)?(多少|几)(次|个)(数字|数码)?{d}`,
      `${rangeZh}(一?共|总共)?有?(多少|几)个(数字|数码){d}`,
    ],
    (places) => appearances(places.d, places.a, places.b, "times"),
  ],
  [
    [
      `how many (of the )?(whole |counting )?(numbers|integers) (from |between )?{a} (to|through|and) {b}(,? inclusive)? (contain|have|include|use|with)( at least 1| the| a)* ?(digit )?{d}( as a digit| in them| in it)?`,
      `${rangeZh}(含有|含|带有|带)(数字|数码)?{d}的?(数|自然数|整数)?(一?共|总共)?有?(多少|几)个`,
      `${rangeZh}(一?共|总共)?有?(多少|几)个(数)?(含有|含|带有|带)(数字|数码)?{d}(的)?(数)?`,
    ],
    (places) => appearances(places.d, places.a, places.b, "numbers"),
  ],
];

function appearances(
  d: string | undefined,
  a: string | undefined,
  b: string | undefined,
  wanted: Appearances["wanted"],
): Appearances | null {
  const [which, low, high] = [d, a, b].map((place) => Number(wholeIn(place)));
  if (which === undefined || low === undefined || high === undefined || which > 9 || low >= high || high > HIGH_MAX)
    return null;
  return { digit: which, low, high, wanted };
}

/** A digit in the numbers of a range. */
export const digitAppearances = defineTopic<Appearances, Code>({
  name: "digit-appearances",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: (problem) => {
    const { digit: which, low, high, wanted } = problem;
    const steps: Step<Code>[] = [];
    let total = 0;
    for (let place = 1; place <= high; place *= 10) {
      const count = atPlace(which, place, high) - atPlace(which, place, low - 1);
      total += count;
      steps.push({
        code: "place",
        values: { digit: `${which}`, place: names(place), low: `${low}`, high: `${high}`, count: `${count}` },
      });
    }
    steps.push({ code: "add", values: { digit: `${which}`, total: `${total}` } });
    let answer = total;
    if (wanted === "numbers") {
      answer = 0;
      for (let number = low; number <= high; number++) if (`${number}`.includes(`${which}`)) answer++;
      steps.push({ code: "once", values: { digit: `${which}`, twice: `${total - answer}`, answer: `${answer}` } });
    }
    return {
      problem: {
        en: `${wanted === "times" ? "how often the digit" : "how many numbers with the digit"} $${which}$ ${wanted === "times" ? "is written" : "there are"} from $${low}$ to $${high}$`,
        ch: `从 $${low}$ 到 $${high}$，${wanted === "times" ? `数字 $${which}$ 出现多少次` : `含有数字 $${which}$ 的数有多少个`}`,
      },
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: `${answer}` },
    };
  },
  // All the numbers are written down.
  holds: ({ digit: which, low, high, wanted }, { key }) => {
    let [times, numbers] = [0, 0];
    for (let number = low; number <= high; number++) {
      const found = [...`${number}`].filter((sign) => sign === `${which}`).length;
      times += found;
      if (found > 0) numbers++;
    }
    return key === `${wanted === "times" ? times : numbers}`;
  },
  similar: ({ digit: which, low, high, wanted }) => ({ digit: which === 4 ? 6 : 4, low, high, wanted }),
});

/** How often the digit stands at this place in the numbers from 1 on. */
function atPlace(which: number, place: number, to: number): number {
  if (to < 1) return 0;
  const above = Math.floor(to / (place * 10));
  const here = Math.floor(to / place) % 10;
  const below = to % place;
  const full = which === 0 ? above - 1 : above;
  if (which === 0 && above === 0) return 0;
  return full * place + (here > which ? place : here === which ? below + 1 : 0);
}

const places = [
  { en: "ones", ch: "个位" },
  { en: "tens", ch: "十位" },
  { en: "hundreds", ch: "百位" },
  { en: "thousands", ch: "千位" },
  { en: "ten thousands", ch: "万位" },
  { en: "hundred thousands", ch: "十万位" },
];
const names = (place: number) => places[`${place}`.length - 1] ?? { en: "", ch: "" };
