import { type Mapped, rewrite } from "./mapped.ts";

const digits = "零一二三四五六七八九";
const powersOfTen: Record<string, number> = { 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000 };
const numeral = "零〇一二两三四五六七八九十百千万亿点";
/** A sign of a numeral, but for the first one of 千克. */
const sign = `(?:(?!千[克米瓦卡帕])[${numeral}])`;
/** `三个半`, `半小时`, `两小时半`. */
const halfOf =
  /(?:(\d+|[零一二两三四五六七八九十百千万]+)个半|(?<!一)半(?=小时|[个天年米元])|(\d+|[零一二两三四五六七八九十百千万]+)(小时|天|年|分钟|千米|米|元|斤|度)半)/gu;
/** `三角形`, `两位数`: what a thing is called is no number. */
const named = "(?!角形|边形|位数|面体|棱[柱锥]|次函数|次方程|元[一二]次|次[多单二三]项式|元方程)";
const number = `(?:\\d+(?:\\.\\d+)?|${sign}+)`;

/** `三十六` is 36, `二分之一` and `2分之1` are ½, `百分之五十` is 50%, `负三` is −3, `一又二分之一` is 1½. */
export function readChineseNumerals(source: Mapped): Mapped {
  if (!/\p{Script=Han}|〇/u.test(source.text)) return source;
  const below = rewrite(source, /零下(?=[\d一二三四五六七八九十])/gu, () => "负");
  const reduced = rewrite(
    below,
    /(?:打)?(?<![一二三四五六七八九十])([一二三四五六七八九])([一二三四五六七八九])?折/gu,
    ([, ten = "", one = "零"]) => {
      return `${digits.indexOf(ten)}${digits.indexOf(one)}%`;
    },
  );
  const halves = rewrite(reduced, halfOf, ([, few, many, unit = ""]) => {
    const count = few ?? many;
    const value = count === undefined ? "0" : digitsOf(count);
    return value === null || value.includes(".") ? "\ufffd" : `${value}.5${unit}`;
  });
  const percents = rewrite(
    rewrite(halves, /一半/gu, () => "\\frac{1}{2}"),
    new RegExp(`百分之(${number})`, "gu"),
    ([whole, part = ""]) => {
      const value = digitsOf(part);
      return value === null ? whole : `${value}%`;
    },
  );
  const fractions = rewrite(
    percents,
    new RegExp(`(${number})\\s*分之\\s*(${number})`, "gu"),
    ([whole, den = "", num = ""]) => {
      const [top, bottom] = [digitsOf(num), digitsOf(den)];
      return top === null || bottom === null ? whole : `\\frac{${top}}{${bottom}}`;
    },
  );
  const large = rewrite(fractions, /(?<=\d)(百|千|万|亿)(?![米克瓦])/gu, ([word]) => `×${powersOfTen[word] ?? 1}`);
  const wholes = rewrite(
    large,
    new RegExp(`(负?)(?<!\\d)(${sign}+)${named}(?!${sign})`, "gu"),
    ([whole, minus = "", part = ""]) => {
      const value = digitsOf(part);
      return value === null ? whole : `${minus && "-"}${value}`;
    },
  );
  const signed = rewrite(wholes, /(?<=^|[,和或与]\s*)正(?=\d+(?:$|\s*[,和或与]))/gu, () => "");
  // `六成` is 60%.
  const tenths = rewrite(
    signed,
    /(?<![\d.])(?:(?:增产|减产|增加|减少|提高|降低|上涨|下降|涨价|降价)了?)?(\d)成(\d)?(?!\p{Script=Han}|\d)/gu,
    ([, tens, ones = "0"]) => `${tens}${ones}%`,
  );
  return rewrite(tenths, /负(?=\d|\\frac)|(?<=\d)\s*又\s*(?=\d|\\frac)/gu, ([word]) => (word === "负" ? "-" : " "));
}

/** Digits of a numeral below 10^16, or null if the signs do not make a number. */
function digitsOf(text: string): string | null {
  if (/^\d/u.test(text)) return text;
  const [whole = "", decimals, more] = text.replaceAll("〇", "零").split("点");
  if (more !== undefined || whole === "") return null;
  const value = /[十百千万亿]/u.test(whole)
    ? grouped(whole.replaceAll("两", "二"))
    : plain(whole.replaceAll("两", "二"));
  if (value === null || decimals === undefined) return value;
  const after = [...decimals].map((one) => digits.indexOf(one));
  return decimals === "" || after.includes(-1) ? null : `${value}.${after.join("")}`;
}

/** `二零二四` is read digit by digit. */
function plain(text: string): string | null {
  const values = [...text].map((sign) => digits.indexOf(sign));
  // Two numerals such as 二四 are no number: it may be 2 and 4.
  if (values.length === 2 && !values.includes(0)) return null;
  return values.length === 0 || values.includes(-1) ? null : values.join("");
}

function grouped(text: string): string | null {
  const hundredMillions = text.split("亿");
  if (hundredMillions.length > 2) return null;
  const [low = "", high] = hundredMillions.reverse();
  const below = tenThousands(low);
  const above = high === undefined ? 0 : tenThousands(high);
  return below === null || above === null || (high !== undefined && above === 0) ? null : String(above * 1e8 + below);
}

function tenThousands(text: string): number | null {
  const parts = text.split("万");
  if (parts.length > 2) return null;
  const [low = "", high] = parts.reverse();
  const below = thousands(low);
  const above = high === undefined ? 0 : thousands(high);
  return below === null || above === null || (high !== undefined && above === 0) ? null : above * 1e4 + below;
}

function thousands(text: string): number | null {
  const value = (sign: string | undefined) => (sign ? digits.indexOf(sign) : 0);
  // `一百五` is 150, `三千二` is 3200: only after 零 is the last digit a one.
  const short = /^(.*([百千]))([一二三四五六七八九])$/u.exec(text);
  if (short) {
    const whole = thousands(short[1] ?? "");
    return whole === null ? null : whole + value(short[3]) * (short[2] === "百" ? 10 : 100);
  }
  const match =
    /^(?:([一二三四五六七八九])千)?零?(?:([一二三四五六七八九])百)?零?(?:([一二三四五六七八九])?(十))?零?([一二三四五六七八九])?$/u.exec(
      text,
    );
  if (!match) return null;
  const [, thousand, hundred, ten, tens, one] = match;
  return value(thousand) * 1000 + value(hundred) * 100 + (tens ? value(ten) || 1 : 0) * 10 + value(one);
}
