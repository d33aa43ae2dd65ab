import { type Rational, rational } from "./rational.ts";

/** A unit as written, what it measures, and its size in that dimension's base unit. */
export type Unit = { text: string; dimension: string; size: Rational };

/** The unit of this spelling, or null. Case counts only where it must (`m` and `M`). */
export function unitNamed(text: string): Unit | null {
  const entry = table.get(text) ?? table.get(text.toLowerCase());
  if (entry) return { text, ...entry };
  return isCountWord(text) ? { text, dimension: "count", size: rational(1n) } : null;
}

/** Counting something says nothing about the number, so it goes with any unit the key may have but a measure. */
export function unitsFit(a: Unit, b: Unit): boolean {
  return a.dimension === b.dimension;
}

/** `12个苹果`: a measure word, and what is counted. */
function isCountWord(text: string): boolean {
  return /^[个個只人名本支枝条张次种棵株头辆件页题道块颗朵杯瓶盒箱袋包双对层位遍倍步根排组套台座间匹桶筐粒片串把家艘架幅封句首场组群面枚户班车盘碗盏][\p{Script=Han}]{0,6}$/u.test(
    text,
  );
}

const table = new Map<string, { dimension: string; size: Rational }>();

function define(dimension: string, sizes: Record<string, number | [number, number]>) {
  for (const [names, size] of Object.entries(sizes)) {
    const [num, den] = typeof size === "number" ? [size, 1] : size;
    for (const name of names.split(" ")) table.set(name, { dimension, size: rational(BigInt(num), BigInt(den)) });
  }
}

// In tenths of a millimetre, so that the inch is whole too.
define("length", {
  "mm millimeter millimeters millimetre millimetres 毫米": 10,
  "cm centimeter centimeters centimetre centimetres 厘米 公分": 100,
  "dm decimeter decimeters decimetre decimetres 分米": 1000,
  "m meter meters metre metres 米": 10_000,
  "km kilometer kilometers kilometre kilometres 千米 公里": 10_000_000,
  "in inch inches 英寸": 254,
  "ft foot feet 英尺": 3048,
  "yd yard yards 码": 9144,
  "mi mile miles 英里": 16_093_440,
});
define("area", {
  "mm^2 平方毫米": 1,
  "cm^2 sqcm 平方厘米": 100,
  "dm^2 平方分米": 10_000,
  "m^2 sqm 平方米": 1_000_000,
  "ha hectare hectares 公顷": 10_000_000_000,
  "km^2 平方千米 平方公里": 1_000_000_000_000,
});
define("area-imperial", { "in^2 sqin": 1, "ft^2 sqft": 144, "yd^2 sqyd": 1296 });
define("volume", {
  "mm^3 立方毫米": 1,
  "cm^3 立方厘米 ml milliliter milliliters millilitre millilitres 毫升": 1000,
  "dm^3 立方分米 l liter liters litre litres 升": 1_000_000,
  "m^3 立方米": 1_000_000_000,
});
define("mass", {
  "mg milligram milligrams 毫克": 1,
  "g gram grams 克": 1000,
  "kg kilogram kilograms 千克 公斤": 1_000_000,
  "t tonne tonnes 吨": 1_000_000_000,
});
define("mass-imperial", { "oz ounce ounces": 1, "lb lbs pound pounds 磅": 16 });
define("time", {
  ms: [1, 1000],
  "s sec secs second seconds 秒 秒钟": 1,
  "min mins minute minutes 分钟": 60,
  "h hr hrs hour hours 时 小时": 3600,
  "day days 天 日": 86_400,
  "week weeks 周 星期": 604_800,
});
define("months", { "month months 月 个月": 1, "year years 年 岁": 12 });
define("speed", { "m/s 米/秒 米每秒": 1, "km/h kph 千米/时 千米/小时 公里/时 公里/小时 千米每小时": [5, 18] });
define("speed-imperial", { "mph mi/h": 1 });
define("dollars", { "$ usd dollar dollars 美元": 100, "¢ cent cents 美分": 1 });
define("yuan", { "¥ ￥ rmb 元 块 块钱 元钱 人民币": 10, "角 毛": 1 });
define("pounds", { "£": 1 });
define("euros", { "€ euro euros 欧元": 1 });
define("angle", { "° deg degs degree degrees 度": 1 });
define("temperature", { "°c ℃ 摄氏度": 1 });
define("count", {
  "分 点 号 people persons person students student children boys girls ways way times pieces piece": 1,
  "apples apple books book coins coin points point units unit": 1,
});
