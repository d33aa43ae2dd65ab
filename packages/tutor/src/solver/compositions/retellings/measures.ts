import { type Retelling, told } from "./retelling.ts";

/** What each unit is worth in the least one of its kind, in both languages. */
const kinds: Record<string, [worth: number, en: string, zh: string][]> = {
  time: [
    [1, "seconds?|secs?", "秒钟|秒"],
    [60, "minutes?|mins?", "分钟|分"],
    [3600, "hours?|hrs?", "个?小时|时"],
    [86_400, "days?", "天|日"],
    [604_800, "weeks?", "个?星期|周"],
  ],
  length: [
    [1, "millimeters?|millimetres?|mm", "毫米"],
    [10, "centimeters?|centimetres?|cm", "厘米"],
    [100, "decimeters?|dm", "分米"],
    [1000, "meters?|metres?|m", "米"],
    [1_000_000, "kilometers?|kilometres?|km", "千米|公里"],
  ],
  weight: [
    [1, "grams?|g", "克"],
    [1000, "kilograms?|kg", "千克|公斤"],
    [1_000_000, "tonnes?|metric tons?", "吨"],
  ],
  feet: [
    [1, "inches|inch|in", "英寸"],
    [12, "feet|foot|ft", "英尺"],
    [36, "yards?|yd", "码"],
  ],
  volume: [
    [1, "milliliters?|millilitres?|ml", "毫升"],
    [1000, "liters?|litres?|l", "升"],
  ],
  money: [
    [1, "cents?", "分钱"],
    [100, "dollars?", "元钱"],
  ],
  area: [
    [1, "square centimeters?|cm\\^\\{?2\\}?", "平方厘米"],
    [100, "square decimeters?|dm\\^\\{?2\\}?", "平方分米"],
    [10_000, "square meters?|m\\^\\{?2\\}?", "平方米"],
    [100_000_000, "hectares?", "公顷"],
    [10_000_000_000, "square kilometers?|km\\^\\{?2\\}?", "平方千米"],
  ],
};

const number = "\\d{1,7}(?:\\.\\d{1,4}|/\\d{1,3})?";
const amount = `(?:\\d{1,4} \\d{1,3}/\\d{1,3}|${number}|an?|one)`;

const worthOf = (unit = ""): [kind: string, worth: number] | null => {
  for (const [kind, units] of Object.entries(kinds))
    for (const [worth, en, zh] of units) if (new RegExp(`^(?:${en}|${zh})$`, "u").test(unit)) return [kind, worth];
  return null;
};

/** Of more than one kind, 分 would be a minute, a cent, or a tenth. */
function changed({ n = "", from, to }: Record<string, string>): string | null {
  const [one, other] = [worthOf(from), worthOf(to)];
  if (!one || !other || one[0] !== other[0] || one[1] === other[1]) return null;
  const many = /^(?:an?|one)$/.test(n) ? "1" : n.replace(" ", "+");
  return one[1] > other[1] ? `what is (${many})*${one[1] / other[1]}` : `what is (${many})/${other[1] / one[1]}`;
}

const namesEn = Object.values(kinds)
  .flatMap((units) => units.map(([, en]) => en))
  .join("|");
const namesZh = Object.values(kinds)
  .flatMap((units) => units.map(([, , zh]) => zh))
  .sort((one, other) => other.length - one.length)
  .join("|");

/** One unit in another, and speeds. */
export const ofMeasures: Retelling[] = [
  ...told(
    [
      `how many (?<to>${namesEn}) (?:are |is )?(?:there )?(?:in|equals?|make(?: up)?) (?<n>${amount}) (?<from>${namesEn})(?: equal)?`,
      `(?:convert|change) (?<n>${amount}) ?(?<from>${namesEn}) (?:to|into|in) (?<to>${namesEn})`,
      `(?<n>${amount}) ?(?<from>${namesEn}) (?:in|to|into|equals how many|is how many|= how many|=) (?<to>${namesEn})`,
      `(?:把)?(?<n>${number}) ?(?<from>${namesZh})(?:等于|是|有|=|合|换算成|化成|共有|一共有|里有)(?:多少|几)?个?(?<to>${namesZh})`,
    ],
    changed,
  ),
  ...told(
    [
      `(?:convert |change )?(?<n>${number}) ?(?:km/h|kmh|kph|km per hour|kilomet(?:er|re)s per hour) (?:to|into|in) (?:m/s|met(?:er|re)s per second)`,
      `(?<n>${number})(?:千米/小?时|公里/小?时|km/h)(?:等于|是|=|合|化成|换算成)(?:多少|几)?(?:米/秒|米每秒|m/s)`,
    ],
    ({ n }) => `what is ${n}*1000/3600`,
  ),
  ...told(
    [
      `(?:convert |change )?(?<n>${number}) ?(?:m/s|met(?:er|re)s per second) (?:to|into|in) (?:km/h|kmh|kph|kilomet(?:er|re)s per hour)`,
      `(?<n>${number})(?:米/秒|米每秒|m/s)(?:等于|是|=|合|化成|换算成)(?:多少|几)?(?:千米/小?时|公里/小?时|千米每小?时|km/h)`,
    ],
    ({ n }) => `what is ${n}*3600/1000`,
  ),
];
