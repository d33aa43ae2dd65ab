import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const isUp = (way = "") => /up|incr|rose|rais|涨|提|增|升/.test(way);
const after = (way: string | undefined, size: string | undefined) =>
  isUp(way) ? 100 + Number(size) : 100 - Number(size);
const thingEn = "(?:an?|the) [a-z]+(?: of [a-z]+)?";
const wayEn = (name: string) =>
  `(?<${name}>went up|went down|goes up|goes down|increased|decreased|rose|fell|was raised|was lowered)`;
const kinds: Record<string, string> = { boys: "girls", girls: "boys", 男: "女", 女: "男" };

/** What two changes make of a price, what was there before a loss, and how many there are if some percent are known. */
export const ofDiscountsAndLosses: Retelling[] = [
  ...told(
    [
      `(?:the )?price of [a-z]+ ${wayEn("w")} (?:by )?${percent("a")},? (?:and|but) then (?:it )?${wayEn("v")} (?:by )?${percent("b")},? (?:what is |what's |find )?the (?:overall|total|net) percent(?:age)? (?:change|decrease|increase)(?: \\((?<c>decrease|increase)\\))?`,
    ],
    ({ w, a, v, b, c }) => {
      const change = after(w, a) * after(v, b) - 10_000;
      return change !== 0 && c !== undefined && (c === "increase") === change > 0
        ? `write ${Math.abs(change)}/10000 as a percent`
        : null;
    },
  ),
  ...told(
    [
      `${thingEn} costs? (?<n>${number})(?: dollars)?,? (?:it is|and is|it's) discounted (?:by )?${percent("a")} and then (?:by )?another ${percent("b")}(?: off)?,? (?:what is |what's |find )?(?:the |its )?(?:final|new|sale|last) price`,
      `1[件条台双个部][^\\d,]{1,5}(?:原价|标价)?(?<n>${number})元,?先降价${percent("a")},?(?:后来|然后)?(?:再|又)降价${percent("b")},?(?:现价|现在卖|现在的?售价)(?:是)?(?:多少元?|几元)?`,
    ],
    ({ n, a, b }) => `what is ${n}*(100-${a})/100*(100-${b})/100`,
  ),
  ...told(
    [
      `(?:if )?(?:the )?(?:radius|side|diameter)(?: length)? of an? (?<f>circle|square) (?:increases|is increased|grows) (?:by )?${percent("a")},? by what percent(?:age)? (?:does|will|is) (?:the|its) area (?:increased?|grow)`,
    ],
    ({ a }) => {
      const change = (100 + Number(a)) ** 2 - 10_000;
      return Number.isInteger(change) ? `write ${change}/10000 as a percent` : null;
    },
  ),
  ...told(
    [
      `after (?<w>losing|gaining) ${percent("a")} of its (?:original )?value,? an? [a-z]+ is (?:now )?worth (?<n>${number})(?: dollars)?,? what was it worth (?:before|originally|at first)`,
      `1[辆台件部][^\\d,]{1,5}(?<w>降价|贬值|涨价|升值)了?${percent("a")}(?:之?后|以后)(?:的价格)?(?:是|卖|为|值)(?<n>${number})元,?(?:请问|问|求)?原价(?:是)?(?:多少元?|几元)?`,
    ],
    ({ w = "", a, n }) => `what is ${n}*100/(100${/gain|涨|升/.test(w) ? "+" : "-"}${a})`,
  ),
  ...told(
    [
      `${percent("p")} of the (?:students|children|kids|members|people) in an? (?:class|school|club|group) are (?<x>boys|girls),? and there are (?<n>\\d{1,5}) (?<y>boys|girls)(?: in the class)?,? how many (?:students|children|kids|members|people) are (?:there )?(?:in the (?:class|school|club|group))?(?: in all| altogether)?`,
      `(?:全班|1个班)(?:学生|同学)?(?:中|里|的)?(?:有)?${percent("p")}是(?<x>[男女])(?:生|同学),?(?<y>[男女])(?:生|同学)有(?<n>\\d{1,5})(?:人|名|个),?全班(?:1?共)?有(?:多少|几)(?:人|名学生|名|个同学)`,
    ],
    ({ p, x = "", n, y }) => `what is ${n}*100/${x === y ? p : `(100-${p})`}`,
  ),
  ...told(
    [
      `(?:the )?ratio of (?<x>[a-z]+) to (?<y>[a-z]+) (?:[a-z]+ )?is (?<a>\\d{1,3})(?:, | to )(?<b>\\d{1,3}),? (?:and )?(?:if )?there are (?<n>\\d{1,5}) (?<k>[a-z]+)(?: [a-z]+)?,? how many (?<w>[a-z]+)(?: [a-z]+)?(?: are there)?`,
    ],
    ({ x, y, a, b, n, k, w }) => {
      if (x === y) return null;
      if (k === y && w === x) return `what is ${n}*${a}/${b}`;
      return k === x && w === y ? `what is ${n}*${b}/${a}` : null;
    },
  ),
  ...told(
    [
      "(?<x>[男女])生(?:人数)?[与和](?<y>[男女])生(?:的)?人数(?:的)?比是(?<a>\\d{1,3}),(?<b>\\d{1,3}),(?<p>[男女])生比(?<q>[男女])生(?<w>[多少])(?<n>\\d{1,4})人,(?:全班)?(?:1?共|一共|总共)有?(?:多少|几)人",
      "(?:the )?ratio of (?<x>boys|girls) to (?<y>boys|girls) (?:in a class )?is (?<a>\\d{1,3})(?:, | to )(?<b>\\d{1,3}),? (?:and )?there are (?<n>\\d{1,4}) (?<w>more|fewer) (?<p>boys|girls) than (?<q>boys|girls),? how many (?:students|children|kids) are there(?: in all| in the class| altogether)?",
    ],
    ({ x = "", y, a, b, p, q, w = "", n }) => {
      if (kinds[x] !== y || kinds[p ?? ""] !== q) return null;
      const isMore = /多|more/.test(w) === (p === x);
      const apart = (isMore ? 1 : -1) * (Number(a) - Number(b));
      return apart > 0 && Number(n) % apart === 0 ? `what is ${n}*(${a}+${b})/${apart}` : null;
    },
  ),
  ...told(
    [
      `scale 1, (?<s>\\d{2,7}),? (?:the |a )?(?:plan|map|drawing) shows an? [a-z]+ (?<n>${number}) cm (?:long|wide|apart),? how (?:long|wide|far) is it (?:really|in reality)(?: in)? ?(?<u>meters|m|km|kilometers)`,
    ],
    ({ s, n, u = "" }) => `what is ${n}*${s}/${u.startsWith("k") ? 100_000 : 100}`,
  ),
  ...told(
    [
      `(?:if )?(?<p>\\d{1,2}/\\d{1,2}) of (?<x>[a-z]) equals (?<r>\\d{1,2}/\\d{1,2}) of (?<y>[a-z]),? (?:then )?(?:what is )?(?<x1>[a-z]), ?(?<y1>[a-z])`,
      `(?<x>[a-z])的(?<p>\\d{1,2}/\\d{1,2})等于(?<y>[a-z])的(?<r>\\d{1,2}/\\d{1,2}),(?:则|那么)?(?<x1>[a-z]),(?<y1>[a-z])`,
    ],
    ({ p, x, r, y, x1, y1 }) => (x1 === x && y1 === y && x !== y ? `simplify the ratio ${r} : ${p}` : null),
  ),
];
