import { q } from "@dripstone/checker/mathematics";
import type { Locale } from "@dripstone/contract/locale";

/** A unit of a story: what it measures, how large it is in that dimension's smallest unit, and how it is said. */
export type Unit = {
  dimension: "length" | "time" | "money" | "mass" | "liquid" | "angle" | "speed";
  /** 2 for square, 3 for cubic units of length. */
  power: number;
  size: q.Rational;
  /** As the answer checker reads it. */
  key: string;
  /** After a number: `square centimeters`, 平方厘米. */
  said: Record<Locale, string>;
  /** After a 1: `square centimeter`. */
  one: string;
};

type Row = [key: string, size: [number, number?], one: string, more: string, english: string, chinese: string];

/** `english` and `chinese` are further spellings, as patterns. */
const rows: Record<Exclude<Unit["dimension"], "speed">, Row[]> = {
  length: [
    ["mm", [1], "millimeter", "millimeters", "mm", "毫米"],
    ["cm", [10], "centimeter", "centimeters", "cm", "厘米"],
    ["dm", [100], "decimeter", "decimeters", "dm", "分米"],
    ["m", [1000], "meter", "meters", "m|metres?", "米"],
    ["km", [1_000_000], "kilometer", "kilometers", "km|kms|kilometres?", "千米|公里"],
    ["in", [127, 5], "inch", "inches", "in(?=$|[2^3.,;?)]| (?:by|and|long|wide|tall|high|x)\\b)", "英寸"],
    ["ft", [1524, 5], "foot", "feet", "ft", "英尺"],
    ["yd", [4572, 5], "yard", "yards", "yd|yds", "码"],
    ["mi", [8_046_720, 5], "mile", "miles", "mi", "英里"],
  ],
  time: [
    ["seconds", [1], "second", "seconds", "s|secs?", "秒钟?"],
    ["minutes", [60], "minute", "minutes", "mins?", "分钟"],
    ["hours", [3600], "hour", "hours", "h|hrs?", "个?小时|时(?!间|候|刻)"],
    ["days", [86_400], "day", "days", "", "天"],
    ["weeks", [604_800], "week", "weeks", "", "个?星期|周"],
  ],
  money: [
    ["cents", [1], "cent", "cents", "¢", "美分"],
    ["dollars", [100], "dollar", "dollars", "bucks", "美元"],
    ["元", [10_000], "yuan", "yuan", "", "元|块钱"],
    ["角", [1000], "jiao", "jiao", "", "角(?![形和分度是为]|的(?!硬币|纸币|人民币|钞票|邮票))"],
  ],
  mass: [
    ["g", [1], "gram", "grams", "g", "克"],
    ["kg", [1000], "kilogram", "kilograms", "kg|kilos?", "千克|公斤"],
    ["吨", [1_000_000], "metric ton", "metric tons", "", "吨"],
    ["oz", [1_000_003], "ounce", "ounces", "oz", "盎司"],
    ["lb", [16_000_048], "pound", "pounds", "lbs?", "磅"],
  ],
  liquid: [
    ["mL", [1], "milliliter", "milliliters", "ml|millilitres?", "毫升"],
    ["L", [1000], "liter", "liters", "l|litres?", "升"],
    ["gallons", [1_000_003], "gallon", "gallons", "gal", "加仑"],
  ],
  angle: [["°", [1], "degree", "degrees", "°", "度"]],
};

const sizeOf = ([num, den = 1]: [number, number?]) => q.rational(BigInt(num), BigInt(den));

/** Longest first, so that 平方厘米 is not met as 米. */
const spellings: [pattern: string, unit: Unit][] = Object.entries(rows).flatMap(([dimension, ofDimension]) =>
  ofDimension.flatMap((row) => spellingsOf(dimension as keyof typeof rows, row)),
);

function spellingsOf(dimension: keyof typeof rows, row: Row): [string, Unit][] {
  const [key, size, one, more, english, chinese] = row;
  const ch = chinese.replace(/^个\?/, "").split("|")[0]?.replace("?", "") ?? "";
  const names = [one, more, english].filter(Boolean).join("|");
  const said = { en: more, ch: ch.replace(/\(.*/, "") };
  const plain: Unit = { dimension, power: 1, size: sizeOf(size), key, said, one };
  if (dimension !== "length") return [[`(?:${names})(?![a-z])|${chinese}`, plain]];
  const raised = (power: 2 | 3, word: string, zi: string): [string, Unit] => [
    `(?:${word}) (?:${names})(?![a-z])|(?:${names})\\^?(?:${power}|\\{${power}\\})(?!\\d)|${zi}(?:${chinese})`,
    {
      ...plain,
      power,
      size: q.power(plain.size, BigInt(power)) ?? q.ZERO,
      key: `${key}^${power}`,
      said: { en: `${word.split("|")[0]} ${more}`, ch: `${zi}${plain.said.ch}` },
      one: `${word.split("|")[0]} ${one}`,
    },
  ];
  return [
    raised(2, "square|sq\\.?", "平方"),
    raised(3, "cubic|cu\\.?", "立方"),
    [`(?:${names})(?![a-z0-9^])|${chinese}`, plain],
  ];
}

const speeds = spellings
  .filter(([, { dimension, power }]) => dimension === "length" && power === 1)
  .flatMap(([length, over]) =>
    spellings
      .filter(([, { key }]) => ["seconds", "minutes", "hours"].includes(key))
      .map(([time, under]): [string, Unit] => [
        `(?:${length})(?: ?/ ?| per | an | a | every | each |每)(?:${time}${under.key === "minutes" ? "|分" : ""})`,
        speedUnit(over, under),
      ]),
  );

/** The unit of a way in a time. */
export function speedUnit(length: Unit, time: Unit): Unit {
  const short = { seconds: "s", minutes: "min", hours: "h" }[time.key] ?? time.key;
  return {
    dimension: "speed",
    power: 1,
    size: q.divide(length.size, time.size) ?? q.ZERO,
    key: `${length.key}/${short}`,
    said: { en: `${length.said.en} per ${time.one}`, ch: `${length.said.ch}/${time.said.ch}` },
    one: `${length.one} per ${time.one}`,
  };
}

/** The unit's name as it stands after this number. */
export const unitAfter = ({ said, one }: Unit, number: string): Unit["said"] =>
  number === "1" ? { ...said, en: one } : said;

const unitOf = (key: string) => spellings.find(([, unit]) => unit.key === key)?.[1];
const [mile, hour] = [unitOf("mi"), unitOf("hours")];
const milesPerHour: [string, Unit][] = mile && hour ? [["mph(?![a-z])", speedUnit(mile, hour)]] : [];

const isRaised = ([, { power }]: [string, Unit]) => power > 1;
const all = [...milesPerHour, ...speeds, ...spellings.filter(isRaised), ...spellings.filter((one) => !isRaised(one))];

/** Any unit, as a pattern; a number stands before it. */
export const unitPattern = all.map(([pattern]) => `(?:${pattern})`).join("|");

const named = all.map(([pattern, unit]) => ({ unit, test: new RegExp(`^(?:${pattern})$`, "u") }));
const FIRST_SIGN = 0xe000;

/** A unit as one sign that nobody types, so that phrases have to be tried with one sign only. */
export const unitSign = (written: string): string =>
  String.fromCodePoint(FIRST_SIGN + named.findIndex(({ test }) => test.test(written)));

/** 四周 around a place is no four weeks. */
export const withAround = (story: string) =>
  story.replaceAll(`四${unitSign("周")}`, "四周").replaceAll(`4${unitSign("周")}`, "四周");

export const anyUnitSign = "[\\uE000-\\uE0FF]";

export const unitOfSign = (sign: string): Unit | null => named[(sign.codePointAt(0) ?? 0) - FIRST_SIGN]?.unit ?? null;

export const dollars = unitOf("dollars") ?? null;
export const hours = unitOf("hours") ?? null;
export const minutes = unitOf("minutes") ?? null;

/** The unit of area that belongs to a unit of length. */
export const squared = ({ key }: Unit): Unit | null => unitOf(`${key}^2`) ?? null;

/** The unit of length of this key. */
export const lengthNamed = (key: string): Unit | null =>
  spellings.find(([, unit]) => unit.dimension === "length" && unit.key === key)?.[1] ?? null;

/** The unit of time of this key: `hours`. */
export const timeNamed = (key: string): Unit | null =>
  spellings.find(([, unit]) => unit.dimension === "time" && unit.key === key)?.[1] ?? null;
