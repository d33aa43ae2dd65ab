import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "largest" | "smallest" | "many" | "rounds" | "value" | "place" | "decimals" | "whole" | "digits" | "number";
type Wanted = "largest" | "smallest" | "both" | "many";
/** A number with so many places behind the point that is this much when it is rounded at a power of ten; of so many digits, if told. */
type Rounded = { value: string; power: number; places: number; size: number | null; wanted: Wanted };

const MANY_MAX = 1_000_000;
const POWER_MAX = 9;
const placeNames =
  "whole number|integer|unit|ones?|1|10+|tens?|hundreds?|thousands?|ten[- ]thousands?|hundred[- ]thousands?|millions?|tenths?|hundredths?|thousandths?|0\\.0{0,2}1";

const grammars = {
  en: grammar<Name>(
    [
      [
        "place",
        `(?:correct |accurate )?(?:to|at) (?:the |its )*(?:nearest )?(?<p>${placeNames})(?![a-z])(?:'?s)?(?: place)?(?! decimal)(?![\\d.])`,
      ],
      ["place", "(?:correct |accurate )?to (?<d>[1-3]) (?:decimal places?|d\\.?p)"],
      [
        "decimals",
        "(?:with|has|having|that has) (?:exactly )?(?<w>[1-4]) (?:decimal places?|digits after the decimal point|decimals)",
      ],
      ["decimals", "(?<w>[1-4])[- ](?:place|digit) decimal(?: number)?"],
      ["many", "how many(?: different)?(?: whole numbers| integers)"],
      ["largest", "(?:the |its )?(?:largest|greatest|biggest|highest|maximum|most)(?: possible)?(?: values?)?"],
      ["smallest", "(?:the |its )?(?:smallest|least|lowest|minimum)(?: possible)?(?: values?)?"],
      ["digits", "(?<s>[2-9])[- ]digit(?: whole)? number"],
      ["whole", "whole numbers?|integers?"],
      ["number", "numbers?"],
      [
        "value",
        "(?:to |as |is |gives |equals |becomes |you get |we get |result is |i get )+(?:about |approximately )?(?<v>\\d{1,12}(?:\\.\\d{1,3})?)",
      ],
      ["rounds", "(?:is |are |be |was |can be |being )?(?:rounded|rounds?|rounding)(?: off)?"],
    ],
    "a an the it its that which what is are was when if of can could be this and original possible value has after in would have then does do true will give you unrounded exact find",
  ),
  ch: grammar<Name>(
    [
      ["place", "省略(?<p>十|百|千|万|亿|\\d+)位(?:后面|以后|后)的?(?:尾数|数)?"],
      ["place", "(?:精确)?到(?<p>个|十分|百分|千分|10分|100分|1000分|十|百|千|万|十万|百万|亿|\\d+)位"],
      ["place", "保留(?<d>[1-3])位小数"],
      ["place", "保留(?<p>整数)"],
      ["decimals", "(?<w>[1-4])位小数"],
      ["many", "(?:有|一共有|共有)(?:多少|几)个"],
      ["largest", "最大"],
      ["smallest", "最小"],
      ["digits", "(?<s>[2-9])位(?:整)?数"],
      ["whole", "整数|自然数"],
      ["rounds", "(?:用|按|经|经过)?[4四]舍[5五]入(?:法)?(?:取近似数|求近似数|取近似值)?(?:之后|以后|后)?"],
      [
        "value",
        "(?:得到的?|所得的?|约|大约|近似|数|值|等于|是|为|得|写作|取)*(?<v>\\d{1,9}(?:\\.\\d{1,3})?(?:\\*10+)?)(?![位个舍])",
      ],
    ],
    "的 数 1个 个 有1个 是 为 则 那么 这个 这样的 原来 可能 可以 能 求 多少 几 约 得 得到 各 分别 和 与 它 要 应 后 一 取 近似 原数 值 如果 把 将 其中 什么 时 等于 若 小数 \\( \\)",
  ),
};

const powers: Record<string, number> = {
  ...{ "whole number": 0, integer: 0, unit: 0, one: 0, ten: 1, hundred: 2, thousand: 3, "ten thousand": 4 },
  ...{ "hundred thousand": 5, million: 6, tenth: -1, hundredth: -2, thousandth: -3 },
  ...{ 个: 0, 整数: 0, 十: 1, 百: 2, 千: 3, 万: 4, 十万: 5, 百万: 6, 亿: 8, 十分: -1, 百分: -2, 千分: -3 },
  ...{ "10分": -1, "100分": -2, "1000分": -3, "0.1": -1, "0.01": -2, "0.001": -3 },
};

function powerOf(place: string): number | null {
  const plain = place.replaceAll("-", " ");
  return powers[plain] ?? powers[plain.replace(/s$/, "")] ?? (/^10*$/.test(plain) ? plain.length - 1 : null);
}

function roundedIn(said: Said<Name>, isChinese: boolean): Rounded | null {
  const maybe: Name[] = ["largest", "smallest", "many", "rounds", "place", "decimals", "whole", "digits", "number"];
  if (!tellsOnly(said, ["value"], maybe) || !(said.rounds || said.place)) return null;
  const once: Name[] = ["largest", "smallest", "many", "place"];
  if (once.some((name) => (said[name]?.length ?? 0) > 1)) return null;
  if (new Set(said.decimals?.map(({ w }) => w)).size > 1 || new Set(said.digits?.map(({ s }) => s)).size > 1)
    return null;
  const wanted: Wanted | null = said.many
    ? said.largest || said.smallest
      ? null
      : "many"
    : said.largest && said.smallest
      ? "both"
      : said.largest
        ? "largest"
        : said.smallest
          ? "smallest"
          : null;
  const [number = "", unit] = said.value?.[0]?.v?.split("*") ?? [];
  const value = unit ? `${number}${unit.slice(1)}` : number;
  const { p, d } = said.place?.[0] ?? {};
  const places = Number(said.decimals?.[0]?.w ?? 0);
  const power = p ? powerOf(p) : d ? -Number(d) : places ? -decimalsOf(value) : unit ? unit.length - 1 : null;
  const size = said.digits?.[0]?.s ? Number(said.digits[0].s) : null;
  if (wanted === null || power === null || power > POWER_MAX || (unit && number.includes("."))) return null;
  if (places > 0 ? said.whole || size !== null : power < 1) return null;
  // In English “a number” need not be whole, and then there is no largest one.
  if (places === 0 && !isChinese && !said.whole && !said.many && size === null && wanted !== "smallest") return null;
  return power + places > 0 && power + places <= POWER_MAX ? { value, power, places, size, wanted } : null;
}

const decimalsOf = (number: string): number => number.split(".")[1]?.length ?? 0;

/** As a whole number of the last places that are told. */
function scaled(number: string, places: number): bigint | null {
  const [whole = "", below = ""] = number.split(".");
  const kept = below.padEnd(places, "0");
  return /^0*$/.test(kept.slice(places)) ? BigInt(whole + kept.slice(0, places)) : null;
}

function written(value: bigint, places: number): string {
  if (places === 0) return `${value}`;
  const all = `${value}`.padStart(places + 1, "0");
  return `${all.slice(0, -places)}.${all.slice(-places)}`;
}

const largestOf = (one: bigint, other: bigint) => (one > other ? one : other);

/** From the smallest to the largest number that becomes the value. */
function rangeOf({ value, power, places, size }: Rounded): [low: bigint, high: bigint] | null {
  const at = scaled(value, places);
  const step = 10n ** BigInt(power + places);
  if (at === null || at <= 0n || at % step !== 0n || decimalsOf(value) > Math.max(-power, 0)) return null;
  const [low, high] = [at - step / 2n, at + step / 2n - 1n];
  if (size === null) return [low, high];
  const [from, to] = [10n ** BigInt(size - 1), 10n ** BigInt(size) - 1n];
  const [first, last] = [largestOf(low, from), high < to ? high : to];
  return first <= last ? [first, last] : null;
}

/** What a number was, of which only its rounded value is known. */
export const roundedFrom = defineTopic<Rounded, Code>({
  name: "rounded-from",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/round|decimal|舍|省略|近似|保留|精确/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    const asked = said && roundedIn(said, question.locale === "ch");
    return asked && rangeOf(asked) ? asked : null;
  },
  work: (asked) => {
    const range = rangeOf(asked);
    if (!range) return null;
    const { value, power, places, size, wanted } = asked;
    const [low, high] = range.map((end) => written(end, places));
    const count = range[1] - range[0] + 1n;
    if (low === undefined || high === undefined) return null;
    const unit = power >= 0 ? `${10n ** BigInt(power)}` : written(1n, -power);
    const values = { value, low, high, unit, count: `${count}` };
    const key = { largest: high, smallest: low, both: `${high}, ${low}`, many: values.count }[wanted];
    const steps: Step<Code>[] = [];
    if (wanted !== "largest") steps.push({ code: "smallest", values });
    if (wanted !== "smallest") steps.push({ code: "largest", values });
    if (wanted === "many") steps.push({ code: "many", values });
    const asks = {
      largest: { en: "the largest", ch: "最大" },
      smallest: { en: "the smallest", ch: "最小" },
      both: { en: "the largest and the smallest", ch: "最大和最小" },
      many: { en: "how many there are of each", ch: "共有几个" },
    }[wanted];
    const kind =
      places > 0
        ? { en: `number with $${places}$ decimal places`, ch: `$${places}$ 位小数` }
        : size !== null
          ? { en: `$${size}$-digit number`, ch: `$${size}$ 位数` }
          : { en: "whole number", ch: "整数" };
    return {
      problem: {
        en: `${asks.en} ${kind.en} that is $${value}$ when rounded to the nearest $${unit}$`,
        ch: `一个${/^\$/.test(kind.ch) ? " " : ""}${kind.ch}四舍五入（单位 $${unit}$）后是 $${value}$，求${asks.ch}`,
      },
      steps,
      answer: { said: { en: `$${key.replace(", ", "$ and $")}$`, ch: `$${key.replace(", ", "$ 和 $")}$` }, key },
    };
  },
  // Rounded by its digits, the answer is the value, and the number one further on is not, or has other digits.
  holds: (asked, { key }) => {
    const { value, places, power, size, wanted } = asked;
    const target = scaled(value, places);
    const fits = (number: bigint) =>
      roundedAt(number, power + places) === target && (size === null || `${number}`.length === size);
    const ends = { largest: [1n], smallest: [-1n], both: [1n, -1n], many: [] }[wanted];
    if (wanted !== "many")
      return key.split(", ").every((one, at) => {
        const number = scaled(one, places);
        return number !== null && fits(number) && !fits(number + (ends[at] ?? 0n));
      });
    const around = 10n ** BigInt(power);
    if (target === null || around > MANY_MAX) return false;
    let count = 0;
    for (let number = target - around; number <= target + around; number++) if (number >= 0n && fits(number)) count++;
    return `${count}` === key;
  },
  similar: (asked) => ({
    ...asked,
    value: asked.places > 0 ? written(47n, -asked.power) : `${47n * 10n ** BigInt(asked.power)}`,
    size: null,
  }),
});

/** By the digit behind the place: 5 or more counts up. */
function roundedAt(number: bigint, power: number): bigint {
  const digits = `${number}`.padStart(power + 1, "0");
  const kept = BigInt(digits.slice(0, -power)) + (Number(digits.at(-power)) >= 5 ? 1n : 0n);
  return kept * 10n ** BigInt(power);
}
