import { type Retelling, told } from "./retelling.ts";

const years: Record<string, number> = { two: 2, three: 3, 两: 2, 二: 2, 三: 3 };
const number = "\\d{1,8}(?:\\.\\d{1,4})?";
const unitZh = "(?:万|亿|千)?(?:元|人|吨|台|辆|件|册|公顷|平方米|千克|公斤|个)?";
const sameZh =
  "(?:若|如果|假设|设|且|已知)?(?:这[两二三23]年的?|每年的?|每年|各年的?)(?:的)?(?:平均)?(?:增长|上升)(?:率|的百分率)(?:都|均)?相同,?";
const askZh =
  "(?:则|求|问|那么)?(?:这[两二三23]年的?|该[厂校市店](?:的)?|其)?(?:产值|产量|利润|收入|销售额)?(?:的)?(?:年|每年的?)?平均(?:每年)?(?:的)?(?:年)?增长率(?:是|为)?(?:多少|百分之几|几)?";

/** The percentage by which something grows in each of some years. */
export const ofRates: Retelling[] = [
  ...told(
    [
      `1?[^\\d,]{1,24}?,?(?<t>[两二三23])年(?:内|间|里|来|后)?,?(?:由|从)(?<a>${number})(?<m>(?:\\*10+)?)${unitZh}(?:增长|增加|提高|上升)(?:到|至)(?:了)?(?<b>${number})\\k<m>${unitZh},?(?:${sameZh})?${askZh}`,
      `1?[^\\d,]{1,24}?(?:由|从)(?<a>${number})(?<m>(?:\\*10+)?)${unitZh}(?:增长|增加|提高|上升)(?:到|至)(?:了)?(?<b>${number})\\k<m>${unitZh},?(?:只?用了?|经过|历时)(?<t>[两二三23])年,?(?:${sameZh})?${askZh}`,
    ],
    growth,
  ),
  ...told(
    [
      `[a-z' ]{1,60} (?:grew|grows|increased|increases|rose|rises|went up) from \\$?(?<a>${number})(?: [a-z]+)? to \\$?(?<b>${number})(?: [a-z]+)? in (?<t>two|three|2|3) years,? (?:growing |increasing |rising )?by the same percent(?:age)? (?:each|every) year[.,]? ?(?:what (?:is|was) (?:the|that)|find (?:the|that)) (?:percent(?:age)?(?: increase| growth)?|(?:annual |yearly )?(?:growth )?rate)(?: (?:each|per|every) year)?`,
    ],
    growth,
  ),
];

function growth({ a, b, t = "" }: Record<string, string>): string | null {
  return Number(a) < Number(b) ? `What equal percent growth takes ${a} to ${b} in ${years[t] ?? t} rounds?` : null;
}
