import type { Aside } from "./aside.ts";

/** The units that an answer may be asked for in, as the answer checker writes them. */
const units: [key: string, english: string, chinese: string][] = [
  ["cm", "cm|centimet(?:er|re)s?", "厘米"],
  ["mm", "mm|millimet(?:er|re)s?", "毫米"],
  ["dm", "dm|decimet(?:er|re)s?", "分米"],
  ["m", "m|met(?:er|re)s?", "米"],
  ["km", "km|kilomet(?:er|re)s?", "千米|公里"],
  ["in", "inch(?:es)?", "英寸"],
  ["ft", "ft|feet", "英尺"],
  ["yd", "yards?|yds?", "码"],
  ["mi", "miles?", "英里"],
  ["cm^2", "(?:sq\\.?|square) ?(?:cm|centimet(?:er|re)s?)|cm(?:²|\\^2)", "平方厘米"],
  ["m^2", "(?:sq\\.?|square) ?(?:m|met(?:er|re)s?)|m(?:²|\\^2)", "平方米"],
  ["ft^2", "(?:sq\\.?|square) ?(?:ft|feet)|ft(?:²|\\^2)", "平方英尺"],
  ["in^2", "(?:sq\\.?|square) ?(?:in|inches)", "平方英寸"],
  ["seconds", "seconds?|secs?", "秒"],
  ["minutes", "minutes?|mins?", "分钟?"],
  ["hours", "hours?|hrs?", "小时"],
  ["days", "days?", "天"],
  ["dollars", "dollars?|usd|\\$", "美元"],
  ["cents", "cents?", "美分"],
  ["元", "yuan", "元"],
  ["kg", "kg|kilograms?|kilos?", "千克|公斤"],
  ["g", "grams?", "克"],
  ["lb", "pounds?|lbs?", "磅"],
  ["km/h", "km\\/h|kmh|kph|kilomet(?:er|re)s? per hour", "千米[/每]小?时"],
  ["mi/h", "mph|miles? per hour|mi\\/h", "英里[/每]小时"],
  ["m/s", "m\\/s|met(?:er|re)s? per second", "米[/每]秒"],
];

const keyOf = (written: string, which: 1 | 2) =>
  units.find((row) => new RegExp(`^(?:${row[which]})$`, "i").test(written))?.[0];

const held =
  (which: 1 | 2): Aside["held"] =>
  ({ unit }) => {
    const key = keyOf(unit?.trim() ?? "", which);
    return key === undefined ? null : { kind: "unit", key };
  };

/** "in cm", "(in dollars)": the answer has this unit. */
export const inUnit: Aside = {
  form: `(?:(?:give|write|express|state|put) )?(?:(?:your |the )?(?:final )?answer )?in (?<unit>${units.map((row) => row[1]).join("|")})`,
  held: held(1),
};

/** 单位：厘米 */
export const inUnitSaid: Aside = {
  form: `(?:答案)?(?:的)?单位(?:用|是|为)?[:：]?(?<unit>${units.map((row) => row[2]).join("|")})`,
  held: held(2),
};
