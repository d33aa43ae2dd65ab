import { compare, divide, type Rational, rational } from "../arithmetic/rational.ts";

/** A unit as written, what it measures, and its size in that dimension's base unit. */
export type Unit = {
  text: string;
  dimension: string;
  size: Rational;
  /** Of `千克/袋`, which `每袋重3.5千克` says: the unit of what was counted for each. A sentence may say more than was asked. */
  each?: Unit;
};

/** The unit of this spelling, or null. Case counts only where it must (`m` and `M`). */
export function unitNamed(text: string): Unit | null {
  const entry = table.get(text) ?? (/^[CP]$/u.test(text) ? undefined : table.get(text.toLowerCase()));
  if (entry) return { text, ...entry };
  const [above, below, ...more] = text.split(/[/每]/u);
  if (above && below && more.length === 0) return quotient(text, unitNamed(above), unitNamed(below));
  return isCountWord(text) ? counted(text) : null;
}

/** The unit of things that are counted: `24 lanterns`. */
export const counted = (text: string): Unit => ({ text, dimension: "count", size: rational(1n) });

/** `km/h`, `元/千克`. */
function quotient(text: string, above: Unit | null, below: Unit | null): Unit | null {
  const size = above && below && divide(above.size, below.size);
  if (!size || !above || !below) return null;
  return {
    text,
    dimension: `${above.dimension}/${below.dimension}`,
    size,
    ...(below.dimension === "count" && { each: above }),
  };
}

/**
 * Two units of one dimension, with 分 as minutes beside hours, seconds and degrees, and as cents beside 元; null if they do not
 * fit.
 */
export function unitsThatFit(a: Unit, b: Unit): [Unit, Unit] | null {
  const [first, second] = [fenBeside(a, b), fenBeside(b, a)];
  return first.dimension === second.dimension ? [first, second] : null;
}

/** The units of `1小时30分`, the larger one first; null where the second is no part of the first. */
export function unitsInOne(large: Unit, small: Unit): [Unit, Unit] | null {
  const pair = unitsThatFit(large, small);
  return pair && compare(pair[0].size, pair[1].size) > 0 ? pair : null;
}

/** `-5 degrees` where the key says Celsius or Fahrenheit: the unit that is meant. */
export function degreesOf(key: Unit, given: Unit): Unit {
  const isHeat = key.dimension === "temperature" || key.dimension === "fahrenheit";
  return isHeat && given.dimension === "angle" && given.size.num === DEGREE ? { ...key, text: given.text } : given;
}

const DEGREE = 3600n;

function fenBeside(unit: Unit, other: Unit): Unit {
  // `4.50 pounds` are money beside £, `4 pounds` of flour beside ounces.
  if (/^pounds?$/u.test(unit.text) && other.dimension === "pounds")
    return { ...unit, dimension: "pounds", size: rational(100n) };
  // A ton of 1000 kg beside kilograms, of 2000 pounds beside pounds.
  if (/^tons?$/u.test(unit.text) && other.dimension === "mass")
    return { ...unit, dimension: "mass", size: rational(1_000_000_000n) };
  if (unit.text !== "分") return unit;
  if (other.dimension === "angle") return { ...unit, dimension: "angle", size: rational(60n) };
  if (other.dimension === "time") return { ...unit, dimension: "time", size: rational(60n) };
  return other.dimension === "yuan" ? { ...unit, dimension: "yuan", size: rational(1n) } : unit;
}

/** `12个苹果`: a measure word, and what is counted. */
function isCountWord(text: string): boolean {
  if (changing.test(text) || kindOfFormula.test(text)) return false;
  if (shape.test(text)) return isCountWord(text.replace(shape, "形"));
  return /^[个個只人名本支枝条张次种棵株头辆件页题道块颗朵杯瓶盒箱袋包双对层位倍步根排组套台座间匹桶筐粒片串把家艘架幅封句首场群面枚户班车盘碗盏声下回滴罐篮缸壶碟勺口门束堆捆卷册篇段节届期列行格级圈趟遍项类样笔票栋扇字词][^半零一二两三四五六七八九十百千万亿分之点和与或比又\P{Script=Han}]{0,10}$/u.test(
    text,
  );
}

/** `1次函数` is no time of anything. */
const kindOfFormula = /^次(?:函数|方程|不等式|多?项式|方|幂|根)/u;

/** `15个三角形`, `6个两位数`: the numeral belongs to the name. */
const shape = /(?<=^\p{Script=Han}{1,4})[一二两三四五六七八](?:角形|边形|位数|面体|棱[柱锥])$/u;

/** `24个左右`, `24个以上`, `24倍` are not 24. */
const changing =
  /左右|以上|以下|以内|以外|之间|不到|不足|多[个只人]|有余|上下|来[个只人]|[多少强弱]$|(?<!剩)余$|^倍|倍$|约/u;

const table = new Map<string, { dimension: string; size: Rational }>();

function define(dimension: string, sizes: Record<string, number | [number, number]>) {
  for (const [names, size] of Object.entries(sizes)) {
    const [num, den] = typeof size === "number" ? [size, 1] : size;
    for (const name of names.split(" ")) table.set(name, { dimension, size: rational(BigInt(num), BigInt(den)) });
  }
}

// Sizes in tenths of a millimetre, so that an inch is a whole number of them.
define("length", {
  "mm millimeter millimeters millimetre millimetres 毫米": 10,
  "cm centimeter centimeters centimetre centimetres 厘米 公分": 100,
  "dm decimeter decimeters decimetre decimetres 分米": 1000,
  "m meter meters metre metres 米 公尺": 10_000,
  寸: [1000, 3],
  尺: [10_000, 3],
  丈: [100_000, 3],
  "km kilometer kilometers kilometre kilometres 千米 公里": 10_000_000,
  "in inch inches 英寸": 254,
  "ft foot feet 英尺": 3048,
  "yd yard yards 码": 9144,
  "mi mile miles 英里": 16_093_440,
});
define("area", {
  "mm^2 平方毫米": 1,
  "cm^2 sqcm 平方厘米 平方公分": 100,
  "dm^2 平方分米": 10_000,
  "m^2 sqm 平方米 平方公尺 平米": 1_000_000,
  "ha hm^2 hectare hectares 公顷": 10_000_000_000,
  亩: [20_000_000_000, 3],
  "km^2 平方千米 平方公里": 1_000_000_000_000,
});
define("area-imperial", {
  "in^2 sqin": 1,
  "ft^2 sqft": 144,
  "yd^2 sqyd": 1296,
  "acre acres 英亩": 6_272_640,
  "mi^2 sqmi": 4_014_489_600,
});
define("volume-imperial", { "in^3": 1, "ft^3": 1728, "yd^3": 46_656 });
define("volume", {
  "mm^3 立方毫米": 1,
  "cm^3 cc 立方厘米 立方公分 ml milliliter milliliters millilitre millilitres 毫升": 1000,
  "dm^3 立方分米 l liter liters litre litres 升": 1_000_000,
  "m^3 立方米 立方公尺": 1_000_000_000,
});
define("volume-american", {
  "tsp teaspoon teaspoons": 1,
  "tbsp tablespoon tablespoons": 3,
  "cup cups": 48,
  "pint pints": 96,
  "qt qts quart quarts": 192,
  "gal gals gallon gallons 加仑": 768,
});
define("mass", {
  "mg milligram milligrams 毫克": 1,
  "g gram grams 克": 1000,
  "kg kgs kilogram kilograms 千克 公斤": 1_000_000,
  斤: 500_000,
  两: 50_000,
  "t tonne tonnes 吨": 1_000_000_000,
});
define("mass-imperial", { "oz ounce ounces": 1, "lb lbs pound pounds 磅": 16, stone: 224, "ton tons": 32_000 });
define("time", {
  ms: [1, 1000],
  "s sec secs second seconds 秒 秒钟": 1,
  "min mins minute minutes 分钟": 60,
  "h hr hrs hour hours 时 小时 个小时 钟头 个钟头": 3600,
  "day days 天 日": 86_400,
  "week weeks 周 星期 个星期 礼拜 个礼拜": 604_800,
  "fortnight fortnights": 1_209_600,
});
define("months", {
  "month months 月 个月": 1,
  "year years 年 岁": 12,
  "decade decades": 120,
  "century centuries 世纪 个世纪": 1200,
});
define("energy", { "J joule joules 焦耳": 1, "kJ kilojoule kilojoules 千焦": 1000 });
define("heat", { "cal calorie calories 卡路里": 1, "kcal kilocalorie kilocalories 千卡": 1000 });
define("power", { "W watt watts 瓦 瓦特": 1, "kW kilowatt kilowatts 千瓦": 1000 });
define("force", { "N newton newtons 牛顿": 1 });
define("voltage", { "V volt volts 伏 伏特": 1 });
define("current", { "amp amps ampere amperes 安培": 1 });
define("resistance", { "ohm ohms 欧姆": 1 });
define("frequency", { "Hz hertz 赫兹": 1 });
define("length/time", { "kph kmh kmph": [10_000_000, 3600], mph: [16_093_440, 3600] });
define("dollars", { "$ usd dollar dollars buck bucks 美元 美金": 100, "¢ c cent cents 美分": 1 });
define("yuan", { "¥ ￥ rmb yuan kuai 元 块 块钱 元钱 人民币": 100, "角 毛 jiao": 10, fen: 1 });
define("pounds", { "£ quid gbp 英镑": 100, "p pence 便士": 1 });
define("euros", { "€ euro euros eur 欧元": 1 });
define("rupees", { "₹ rupee rupees 卢比": 100, "paise paisa": 1 });
define("yen", { "yen jpy 日元 円": 1 });
define("Hong Kong dollars", { "hkd 港元 港币": 1 });
define("Taiwan dollars", { "ntd twd 台币 新台币": 1 });
define("Australian dollars", { "ad aud": 1 });
define("Canadian dollars", { "cd cad": 1 });
define("Singapore dollars", { "sd sgd 新元": 1 });
define("angle", { "° deg degs degree degrees 度 arcdeg": 3600, arcmin: 60, arcsec: 1 });
define("temperature", { "°c 摄氏度": 1 });
define("fahrenheit", { "°f 华氏度": 1 });
define("units", { "unit units 单位 个单位": 1 });
define("square units", { "unit^2 units^2 u^2 平方单位": 1 });
define("cubic units", { "unit^3 units^3 u^3 立方单位": 1 });
define("count", {
  "分 点 号 people persons person students student children boys girls ways way times pieces piece": 1,
  "apples apple books book coins coin points point units unit": 1,
});
