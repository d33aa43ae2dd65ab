import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const half = (name: string) => `\\(?(?<${name}>\\d{1,3}/\\d{1,3}|\\d{1,3}%)\\)?`;
const put = (written = "") => (written.endsWith("%") ? `(${written.slice(0, -1)}/100)` : `(${written})`);
const signs: Record<string, string> = { plus: "+", minus: "-", 加上: "+", 加: "+", 减去: "-", 减: "-" };
const kinds: Record<string, string> = { girl: "boy", boy: "girl" };

/** Parts and percents of numbers, of groups, and of what was there before. */
export const ofPartsAndPercents: Retelling[] = [
  ...told(
    [
      `${half("a")} of (?<x>${number}(?:/\\d{1,3})?) (?<s>plus|minus) ${half("b")} of (?<y>${number}(?:/\\d{1,3})?)`,
      `(?<x>${number}(?:/\\d{1,3})?)的${half("a")}(?<s>加上|减去|加|减)(?<y>${number}(?:/\\d{1,3})?)的${half("b")}`,
    ],
    ({ a, x, s = "", b, y }) => `what is ${put(a)}*(${x}) ${signs[s]} ${put(b)}*(${y})`,
  ),
  ...told(
    [`(?:if )?${percent("p")} of (?<x>[a-z]) is (?<n>${number}),? (?:find |what is |what's )?(?<y>[a-z])`],
    ({ p, x, n, y }) => (x === y ? `what is ${n}*100/${p}` : null),
  ),
  ...told(
    [
      `by what percent(?:age)? is (?<a>${number}) (?<w>less|smaller|lower|more|greater|higher|larger|bigger) than (?<b>${number})`,
    ],
    ({ a, w = "", b }) => {
      const isLess = /less|smaller|lower/.test(w);
      if (isLess !== Number(a) < Number(b) || a === b) return null;
      return `${a}比${b}${isLess ? "少" : "多"}百分之几`;
    },
  ),
  ...told(
    [
      `(?:the )?(?:number|price|population|enrollment|amount|attendance|membership|cost|value|rent) ?(?:of [a-z]+)? (?:of a town |of the town )?(?<w>rose|increased|grew|went up|fell|dropped|decreased|went down) (?:by )?${percent("p")} to (?<n>${number}),? (?:how many(?: [a-z]+)? (?:were|was) there|what was (?:it|the (?:price|population|number|amount))|how much was it) (?:before|originally|at first)(?: the (?:increase|decrease|rise|drop))?`,
      `[^\\d,]{2,8}(?<w>增加|减少|增长|降低|提高|上涨|下降)了?${percent("p")}(?:之?后|以后)?,?(?:现在)?(?:是|为|变成|达到)(?<n>${number})(?:人|元|吨|个|千克|本)?,?(?:请问|问|求)?原来(?:有|是|的[^\\d,]{1,4}是)?(?:多少|几)(?:人|元|吨|个|千克|本)?`,
    ],
    ({ w = "", p, n }) => `what is ${n}*100/(100${/rose|incr|grew|up|增|提|上/.test(w) ? "+" : "-"}${p})`,
  ),
  ...told(
    [
      `(?:out of|of|in a (?:class|group) of) (?<n>\\d{1,5}) (?:kids|students|children|people|pupils|members),? ${percent("p")} (?:of them )?are (?<x>girl|boy)s,? how many (?<y>girl|boy)s are (?:there|in (?:the|this) (?:class|group))`,
    ],
    ({ n, p, x = "", y }) => (kinds[x] === y ? `what is ${n}*(100-${p})/100` : `what is ${n}*${p}/100`),
  ),
  ...told(
    [
      `(?:全班|1个班有?|班里有?|共有?)?(?<n>\\d{1,5})(?:个|名)?(?:孩子|学生|同学|小朋友|人)(?:中|里),?${percent("p")}是(?<x>[男女])(?:孩|生|同学),?(?<y>[男女])(?:孩|生|同学)有?(?:几|多少)(?:个|名)?(?:人)?`,
    ],
    ({ n, p, x, y }) => `what is ${n}*${x === y ? p : `(100-${p})`}/100`,
  ),
  ...told(
    [
      `(?:a |the )?(?:store|shop|shopkeeper|man|merchant|dealer|woman) (?:buys|bought) an? [a-z]+ for (?<c>${number})(?: dollars)?,? and (?:sells|sold) it for (?<s>${number})(?: dollars)?,? (?:what is |what's |find )?(?:the |his |her )?(?<w>profit|loss|gain) percent(?:age)?`,
      `进价(?:是|为)?(?<c>${number})元的?[^\\d,]{0,6},?(?:售价|以|按|卖|卖了)(?:是|为)?(?<s>${number})元(?:卖出|出售)?,?(?<w>利润率)(?:是)?(?:多少|百分之几)?`,
    ],
    ({ c, s, w = "" }) => {
      const isLoss = w === "loss";
      const [cost, price] = [Number(c), Number(s)];
      if (cost === price || isLoss === price > cost) return null;
      return isLoss ? `${s}比${c}少百分之几` : `${s}比${c}多百分之几`;
    },
  ),
  ...told(
    [
      `(?:an? |the )?(?:shirt|jacket|toy|book|bike|coat|dress|game|hat|pair of shoes|phone|bag|item|lamp|sweater) (?:marked|priced|that costs|costing|listed|regularly priced)(?: at)? (?<n>${number})(?: dollars)? (?:is|was) (?:sold|on sale|offered)?(?: at| for)? ?${percent("p")} off,? (?:what is |what's |find )?(?:the |its )?(?:sale|selling|new|final) price`,
      `(?:标价|原价|定价)(?:是|为)?(?<n>${number})元的?[^\\d,]{0,6},?(?:打|按)?(?<k>\\d{1,2}(?:\\.\\d)?)%(?:出售)?,?(?:现在)?(?:卖|售价|现价)(?:是)?(?:多少元?|几元)?`,
    ],
    ({ n, p, k }) => `what is ${n}*${k ?? `(100-${p})`}/100`,
  ),
  ...told(
    [
      `(?<n>\\d{1,5})(?:粒|颗)[^\\d,]{0,4}种子(?:中)?,?(?:有)?(?<k>\\d{1,5})(?:粒|颗)(?:种子)?发芽,?发芽率(?:是)?(?:多少|百分之几)?`,
      `(?<k>\\d{1,5}) (?:out )?of (?:the )?(?<n>\\d{1,5}) seeds (?:sprouted|germinated|grew),? (?:what is |what's |find )?the (?:germination|sprouting) rate(?: as a percent)?`,
    ],
    ({ n, k }) => (Number(k) <= Number(n) ? `${k} is what percent of ${n}` : null),
  ),
  ...told(
    [
      `(?:the )?length of a rectangle (?:is )?(?:increases|increased)(?: by)? ${percent("a")},? (?:and )?(?:the |its )?width (?:is )?(?:decreases|decreased)(?: by)? ${percent("b")},? (?:by )?what percent (?:does|is) (?:the|its) area (?<w>decrease|increase)d?(?: by)?`,
      `(?:1个)?长方形的?长增加${percent("a")},宽减少${percent("b")},(?:那么)?面积(?<w>减少|增加)了?百分之几`,
    ],
    ({ a, b, w = "" }) => {
      const change = (100 + Number(a)) * (100 - Number(b)) - 10_000;
      return change !== 0 && /inc|增/.test(w) === change > 0 ? `write ${Math.abs(change)}/10000 as a percent` : null;
    },
  ),
  ...told(
    [
      `(?:what is )?(?<a>\\d{1,3} \\d{1,3}/\\d{1,3}|\\d{1,3}/\\d{1,3}) ?(?<s>[-+]) ?(?<b>\\d{1,3} \\d{1,3}/\\d{1,3}|\\d{1,3}/\\d{1,3}) ?=?,? as an? (?:mixed number|fraction|mixed number or fraction|improper fraction)`,
      "(?:把)(?<a>\\d{1,3} \\d{1,3}/\\d{1,3})化(?:成|为)假分数",
    ],
    ({ a = "", s = "+", b = "0" }) => `what is (${a.replace(" ", "+")})${s}(${b.replace(" ", "+")})`,
  ),
];
