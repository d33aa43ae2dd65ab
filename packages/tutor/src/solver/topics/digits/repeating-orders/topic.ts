import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { foldStory } from "../../../stories/fold.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Things that come again and again in one order; which stands at a place is asked. A decimal has `before` digits ahead of those. */
type Order = { cycle: string[]; place: number; before: string[]; of: string | null };

const LENGTH_MAX = 260;
const PLACE_MAX = 1_000_000;
const PERIOD_MAX = 60;

const word = "(?!(?:and|then|again|over|the|in|order)(?![a-z]))[a-z]+";
const list = `(?<list>${word}(?:, (?:and |then )?${word}| and ${word}| then ${word}){1,7})`;
const over =
  "(?:over and over(?: again)?|again and again|and so on|in a repeating pattern|in this order|repeatedly|which repeats|that repeats|and repeats|repeating|and then (?:it )?repeats|and (?:this|the pattern) repeats(?: itself)?|forever|then repeats)";
const things =
  "(?:beads?|flags?|lights?|tiles?|marbles?|balloons?|cars?|cards?|shapes?|letters?|blocks?|ones?|flowers?|lanterns?|stickers?|squares?|term|item)";
const english = [
  new RegExp(
    `^(?:a |the |this )?(?:color )?pattern(?: of [a-z]+)? ${list} repeats(?: over and over| again and again)?[,. ]+(?:what|which) (?:colou?r|letter|shape|one) (?:is|will|comes|would)(?: be)? (?:the )?(?<n>\\d+)(?:st|nd|rd|th)(?: ${things})?(?: be)?[?. ]*$`,
  ),
  new RegExp(
    `^[^.?]*?(?:in the order|in this order:?|in the pattern|pattern(?: is| goes)?:?|order(?: is)?:?|repeats?:?) ${list},? ?(?:${over})?[,. ]+(?:what|which) (?:colou?r|letter|shape|one) (?:is|will|comes|would)(?: be)? (?:the )?(?<n>\\d+)(?:st|nd|rd|th)(?: ${things})?(?: be)?[?. ]*$`,
  ),
  new RegExp(
    `^[^.?]*?${list},? ?${over}[,. ]+(?:what|which) (?:colou?r|letter|shape|one) (?:is|will|comes|would)(?: be)? (?:the )?(?<n>\\d+)(?:st|nd|rd|th)(?: ${things})?(?: be)?[?. ]*$`,
  ),
];
const zh = "[红黄蓝绿白黑紫橙粉青灰棕金银]";
const counted = `(?<counts>(?:\\d+(?:[个颗盏面盆朵只块粒])?${zh}色?的?(?:[,、和再]|然后|接着)*){2,6})`;
const chinese = [
  new RegExp(
    `^[^.?]*?按(?:照)?(?:着)?${counted}的?(?:顺序|规律|次序)[^\\d.?]{0,24}[,.]第(?<n>\\d+)(?:个|颗|盏|面|盆|朵|只|块|粒)?(?:珠子|彩灯|灯|彩旗|旗|花|气球|灯笼|小旗)?(?:是|应是|应该是)?(?:什么|哪种|哪1种|哪一种)?(?:颜色)?的?[?. ]*$`,
  ),
  new RegExp(
    `^[^.?]*?按(?:照)?(?:着)?(?<names>${zh}(?:[,、和]?${zh}){1,6})(?:色)?的?(?:顺序|规律|次序)[^\\d.?]{0,24}[,.]第(?<n>\\d+)(?:个|颗|盏|面|盆|朵|只|块|粒)?(?:珠子|彩灯|灯|彩旗|旗|花|气球|灯笼|小旗)?(?:是|应是|应该是)?(?:什么|哪种|哪1种|哪一种)?(?:颜色)?的?[?. ]*$`,
  ),
];
const decimal = [
  /^(?:what is |what's |find |which digit is )?(?:the )?(?<n>\d+)(?:st|nd|rd|th) digit (?:after|to the right of|past|behind) the decimal point (?:of|in|for)(?: the)?(?: decimal)?(?: expansion| form| representation)?(?: of)? (?<a>\d+)\/(?<b>\d+)(?: as a decimal| written as a decimal)?$/,
  /^(?:when |if )?(?<a>\d+)\/(?<b>\d+) is (?:written|expressed) as a decimal,? ?(?:what is |what's |find |which digit is )?(?:the )?(?<n>\d+)(?:st|nd|rd|th) digit (?:after|to the right of|past) the decimal point$/,
  /^(?:把)?(?<a>\d+) ?(?:÷|\/|除以) ?(?<b>\d+)(?:化成小数)?(?:的|,)?(?:商的?|结果的?|商是循环小数,?)?小数点?(?:后面?|部分)的?第(?<n>\d+)(?:位|个)(?:上的)?(?:数字|数)?(?:是|为)?(?:几|多少)?$/,
];

/** What stands at a place in an order that repeats. */
export const repeatingOrders = defineTopic<Order, Code>({
  name: "repeating-orders",
  words,
  read: (question) => readOrder(question),
  work: workOrder,
  // It is counted on, one after the other.
  holds: ({ cycle, place, before }, { key }) => {
    let at = 0;
    for (let counted = 1; counted < place - before.length; counted++) at = at + 1 === cycle.length ? 0 : at + 1;
    return key === (place <= before.length ? before[place - 1] : cycle[at]);
  },
  similar: (order) => ({ ...order, place: order.place + order.cycle.length + 1 }),
});

function readOrder({ text }: Question): Order | null {
  if (text.length > LENGTH_MAX) return null;
  const story = foldStory(text).replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
  const found = english.map((pattern) => pattern.exec(story)?.groups).find((groups) => groups !== undefined);
  if (found) return orderOf((found.list ?? "").split(/, (?:and |then )?| and | then /), found.n);
  const told = chinese.map((pattern) => pattern.exec(story)?.groups).find((groups) => groups !== undefined);
  if (told?.names)
    return orderOf(
      [...told.names.replaceAll(/[,、和]/g, "")].map((name) => name),
      told.n,
    );
  if (told?.counts)
    return orderOf(
      [...told.counts.matchAll(new RegExp(`(\\d+)[^\\d]?(${zh})`, "g"))].flatMap(([, count, name = ""]) =>
        Number(count) <= PERIOD_MAX ? Array.from({ length: Number(count) }, () => name) : [],
      ),
      told.n,
    );
  const asked = text
    .toLowerCase()
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}|\$/g, (_, a, b) => (a ? `${a}/${b}` : ""))
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
    .replace(/[?. ]+$/, "");
  const digits = decimal.map((pattern) => pattern.exec(asked)?.groups).find((groups) => groups !== undefined);
  return digits ? decimalOrder(Number(digits.a), Number(digits.b), Number(digits.n)) : null;
}

function orderOf(cycle: string[], n?: string): Order | null {
  const place = Number(n);
  return cycle.length >= 2 && cycle.length <= PERIOD_MAX && place >= 1 && place <= PLACE_MAX
    ? { cycle, place, before: [], of: null }
    : null;
}

/** By long division: where a remainder comes again, the digits do. */
function decimalOrder(a: number, b: number, place: number): Order | null {
  if (b < 2 || b > 1000 || a > 100_000 || place < 1 || place > PLACE_MAX) return null;
  const [digits, seen]: [string[], Map<number, number>] = [[], new Map()];
  let rest = a % b;
  while (rest > 0 && !seen.has(rest)) {
    seen.set(rest, digits.length);
    digits.push(`${Math.floor((rest * 10) / b)}`);
    rest = (rest * 10) % b;
  }
  const from = seen.get(rest);
  const cycle = from === undefined ? [] : digits.slice(from);
  return rest > 0 && cycle.length <= PERIOD_MAX && cycle.length > 0
    ? { cycle, place, before: digits.slice(0, from), of: `${a} \\div ${b}` }
    : null;
}

function workOrder({ cycle, place, before, of }: Order): Working<Code> {
  const length = cycle.length;
  const inCycle = place - before.length;
  const rest = inCycle % length;
  const found = inCycle <= 0 ? (before[place - 1] ?? "") : (cycle[(inCycle - 1) % length] ?? "");
  const list = of ? `$${cycle.join("")}$` : { en: cycle.join(", "), ch: cycle.join("、") };
  const shared = {
    list,
    length: `${length}`,
    place: `${inCycle}`,
    quotient: `${Math.floor(inCycle / length)}`,
    rest: `${rest}`,
    found,
  };
  const steps: Step<Code>[] = [];
  if (of)
    steps.push({
      code: "divide",
      values: { of, digits: `0.${before.join("")}\\overline{${cycle.join("")}}`, length: `${length}` },
    });
  else steps.push({ code: "cycle", values: shared });
  if (before.length > 0)
    steps.push({ code: "before", values: { before: `${before.length}`, place: `${place}`, rest: `${inCycle}` } });
  if (inCycle > 0)
    steps.push({ code: "rounds", values: shared }, { code: rest === 0 ? "lastOne" : "count", values: shared });
  return {
    problem: of
      ? {
          en: `digit number $${place}$ after the decimal point of $${of}$`,
          ch: `$${of}$ 的小数点后第 $${place}$ 位数字`,
        }
      : {
          en: `number $${place}$ in the order ${cycle.join(", ")}, over and over`,
          ch: `按${cycle.join("、")}的顺序重复，第 $${place}$ 个是什么`,
        },
    steps,
    answer: { said: of ? { en: `$${found}$`, ch: `$${found}$` } : { en: found, ch: found }, key: found },
  };
}
