import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,5}(?:\\.\\d{1,2})?";
const lengthZh = "(?:千米|公里|米)";
const timeZh = "(?:小时|分钟?|秒钟?|天)";
const whoZh = "[^\\d,]{0,8}";
const share = "\\(?(?<p>\\d{1,2})/(?<q>\\d{1,2})\\)?";
const angle = "\\d{0,2}x(?: ?[+-] ?\\d{1,2})?°?";
const angles = `(?<l>${angle}(?:,| and|, and) ?${angle}(?:,| and|, and) ?${angle})`;
const thing = "[a-z]+(?: [a-z]+)?";

/** A minute is the same whether 分 or 分钟 is written. */
const isSameTime = (one = "", other = "") => one.replace("钟", "") === other.replace("钟", "");

/** What is left of a whole number of things, where the part that is given away is a whole number, too. */
const leftOf = ({ n, p, q }: Record<string, string>): string | null =>
  Number(p) < Number(q) && (Number(n) * Number(p)) % Number(q) === 0 ? `what is ${n}-${n}*(${p}/${q})` : null;

/** The angles in a letter, as number and constant; null where they make no triangle. */
function anglesIn(list = ""): { times: number[]; equation: string; hasConstants: boolean } | null {
  const found = [...list.matchAll(/(\d*)x(?: ?([+-]) ?(\d+))?/g)];
  const times = found.map(([, by]) => Number(by || 1));
  const constants = found.map(([, , sign, by]) => Number(by ?? 0) * (sign === "-" ? -1 : 1));
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const x = (180 - sum(constants)) / sum(times);
  if (times.includes(0) || times.some((by, place) => by * x + (constants[place] ?? 0) <= 0)) return null;
  const equation = `solve ${found.map(([text]) => text).join(" + ")} = 180`;
  return { times, equation, hasConstants: constants.some((constant) => constant !== 0) };
}

/** Of two figures with this ratio of their sides: a length of one from that of the other. */
function scaled({ a, b, n, w = "", v = "" }: Record<string, string>): string | null {
  const [small, large] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
  const isUp = /small|short/.test(w);
  if (small < 1 || small === large || (v !== "other" && isUp === /small|short/.test(v))) return null;
  return isUp ? `what is ${n}*${large}/${small}` : `what is ${n}*${small}/${large}`;
}

/** Plain homework of one step or two, as a worksheet or a workbook asks it. */
export const ofHomeworkTold: Retelling[] = [
  ...told(["(?<p>\\d{1,3}(?:\\.\\d{1,2})?)%的(?<n>\\d{1,6}(?:\\.\\d{1,2})?)"], ({ p, n }) => `what is ${p}% of ${n}`),
  ...told(
    [
      `(?:[甲ab],?乙?b?)?(?:2地|${whoZh}(?:到|至|距离?|离)${whoZh})(?:之间)?(?:相距|的?(?:距离|路程|全程)(?:是|为)?|有)?(?<n>${number})(?<u>${lengthZh}),?(?:1(?:辆|列|艘|架)?)?${whoZh}?(?:用了?)?(?<t>${number})个?(?<h>${timeZh})(?:行完|走完|跑完|骑完|开完|到达|行驶完|驶完)(?:了|全程|全部路程)*,?${whoZh}?(?:平均)?每(?<h2>${timeZh})(?:行驶?|走|跑|骑|开|飞行?)?(?:多少|几)(?<u2>${lengthZh})`,
    ],
    ({ n, u, t, h, h2, u2 }) => (u === u2 && isSameTime(h, h2) ? `what is ${n}/${t}` : null),
  ),
  ...told(
    [
      `${whoZh}(?:有|买了?)?(?<n>\\d{1,4})(?<u>[颗个支本张块只粒枚朵条])[^\\d,]{1,4},?(?:他|她)?(?:分给?|送给?|给|吃了?|用了?|用去|拿走)了?[^\\d,每比剩]{0,6}?${share},?(?:[^\\d,]{0,4})?(?:还|还要)?(?:剩下?|剩余|余下?)(?:多少|几)(?:[颗个支本张块只粒枚朵条][^\\d,]{0,4})?`,
    ],
    leftOf,
  ),
  ...told(
    [
      `${whoZh}每(?<h>${timeZh})(?:走|行|跑|骑)(?:行)?(?<n>${number})(?<u>${lengthZh}),?(?:走了?|跑了?|骑了?|行了?|用了?|经过|从家出发)?(?<t>${number})(?<h2>${timeZh})(?:能|可以?|就|后)?(?:走|跑|骑|行)?到(?:达|了)?(?<g>学校|公园|图书馆|家|车站|少年宫|超市),?(?:那么)?[^\\d,]{0,4}?(?:家|学校)(?:离|到|距离?)\\k<g>?(?:学校|家)?(?:有|是)?(?:多远|多少${lengthZh}|几${lengthZh})`,
    ],
    ({ h, h2, n, t }) => (isSameTime(h, h2) ? `what is ${n}*${t}` : null),
  ),
  ...told(
    [
      "(?<x>[a-z]) is (?<k>\\d{1,2}|twice|three|four|five|six)(?: times)?(?: as (?:much|large|big|many) as)? (?<y>[a-z]),? (?:and )?(?:\\k<x> ?\\+ ?\\k<y>|\\k<y> ?\\+ ?\\k<x>) ?= ?(?<s>\\d{1,6}),?(?: (?:find|what are|solve for) (?:\\k<x>,? and \\k<y>|both|them|the numbers))?",
    ],
    ({ x = "", y = "", k = "", s }) => {
      const words: Record<string, string> = { twice: "2", three: "3", four: "4", five: "5", six: "6" };
      // Letters of numbers that are told in words are written large.
      const [one, other] = [x, y].map((letter) => (/[ab]/.test(letter) ? letter.toUpperCase() : letter));
      return x !== y ? `${one} = ${words[k] ?? k}${other}, ${one} + ${other} = ${s}` : null;
    },
  ),
  ...told(
    [
      `(?:an? |the )?(?<w>pizza|cake|pie|chocolate bar|loaf|sandwich|pan of brownies) (?:has|with|is (?:cut|divided|sliced) into|cut into) (?<n>\\d{1,2}) (?:equal )?(?:slices|pieces|parts|squares),? (?:and |if )?(?:(?:you|i|we|he|she|they|[a-z]+) (?:eat|eats|ate|take|takes|took) (?<a>\\d{1,2})|(?<b>\\d{1,2})(?: of them| slices| pieces)? (?:are|were|get) (?:eaten|taken|gone))(?: of them| slices| pieces)?,? what fraction(?: of (?:the |it)(?:\\k<w>)?)? (?:is|are) (?:left|remaining|not eaten|left over)`,
    ],
    ({ n, a, b }) => {
      const eaten = Number(a ?? b);
      return eaten > 0 && eaten < Number(n) ? `what is 1-${eaten}/${n}` : null;
    },
  ),
  ...told(
    [
      `(?:(?:the )?(?:3 |measures of the |interior )*angles of a triangle (?:are|measure)|(?:in )?a triangle(?:,? (?:has|with) angles|,? the (?:3 )?angles are)(?: of)?) ${angles}(?:,? (?<e>(?:find|what is|what's|solve for|what are) (?:the value of )?(?:x|(?:each|all|the|all 3|the 3)(?: of the)? angles?)))?`,
      `(?:1个)?三角形的(?:3个)?(?:内角|角)(?:的?度数)?(?:分别)?(?:是|为)${angles},?(?<e>(?:求)?(?:x的值|x|(?:各|每个|3个|这3个)?(?:内角|角)(?:的度数)?(?:各?是多少度?)?))?`,
    ],
    ({ l, e = "x" }) => {
      const found = anglesIn(l);
      if (!found) return null;
      if (/x/.test(e.replace("value", ""))) return found.equation;
      return found.hasConstants ? null : `Divide 180 in the ratio ${found.times.join(":")}.`;
    },
  ),
  ...told(
    [
      `(?:the )?2 similar (?:triangles|figures|rectangles|polygons) (?:have|with|are in)(?: (?:sides|corresponding sides|side lengths) in)?(?: a| the)?(?: (?:side|similarity|scale))?(?: ratio| ratio of| scale factor)(?: of)? (?<a>\\d{1,2})(?:,|:| to) ?(?<b>\\d{1,2}),? (?:if )?(?:the |a |1 )?(?<k>side|perimeter|height|base) of the (?<w>small|smaller|large|larger|big|bigger|short|shorter)(?: 1| triangle| figure)? is (?<n>${number})(?: ?(?:cm|m|in|ft|inches|feet))?,? (?:find|what is|what's) the (?:matching |corresponding |same )?\\k<k> of the (?<v>small|smaller|large|larger|big|bigger|other|short|shorter)(?: 1| triangle| figure)?`,
    ],
    scaled,
  ),
  ...told(
    [
      "(?:the )?2 similar (?:triangles|figures|rectangles|polygons) (?:have|with)(?: (?:sides|corresponding sides|side lengths) in)?(?: a| the)?(?: (?:side|similarity|scale))? ratio(?: of)? (?<a>\\d{1,2})(?:,|:| to) ?(?<b>\\d{1,2}),? (?:what is|find) the ratio of (?:their|the) (?<w>area|perimeter)s",
      "2个相似(?:三角形|多边形)的?(?:相似比|边长比|对应边的?比)(?:是|为)(?<a>\\d{1,2})(?:,|:)(?<b>\\d{1,2}),?(?:则|那么)?(?:它们的?)?(?<w>面积|周长)(?:的|之)?比",
    ],
    ({ a, b, w = "" }) => {
      const [one, other] = [a, b].map((side) => Number(side) ** (/area|面积/.test(w) ? 2 : 1));
      return `simplify the ratio ${one}:${other}`;
    },
  ),
  ...told(
    [
      `(?:${thing} (?:are|cost|sell at|sell for) )?(?<n>\\d{1,3}) for (?<c>${number})(?: dollars)?,? (?:how much|what) (?:for|do|would|will|is the (?:cost|price) (?:of|for)) (?<m>\\d{1,4})(?: cost)?`,
    ],
    ({ n, c, m }) => (Number(n) > 0 && Number(m) % Number(n) === 0 ? `what is ${c}*${m}/${n}` : null),
  ),
  ...told(
    [
      `(?:1个)?(?:游泳池|水池|水箱|蓄水池),?(?:如果)?单独?(?:开|打开)甲(?:管|水管),?(?<a>\\d{1,3})(?<h2>小时|分钟)(?:可以?|能)?(?:注满|灌满|放满)(?:水|水池)?,(?:如果)?单独?(?:开|打开)乙(?:管|水管),?(?<b>\\d{1,3})(?<h>小时|分钟)(?:可以?|能)?(?:注满|灌满|放满)(?:水|水池)?,(?:如果)?(?:同时(?:打开|开)|2管(?:同时|1起)?(?:打开|开))(?:甲,?乙)?(?:2管|2根水管)?,?(?:需要?)?(?:几|多少)(?<h3>小时|分钟)(?:可以?|能)?(?:注满|灌满|放满)(?:水|水池)?`,
    ],
    ({ a, b, h, h2, h3 }) => {
      const unit = h === "小时" ? "hours" : "minutes";
      return h === h2 && h === h3
        ? `Pipe A fills a pool in ${a} ${unit} and pipe B fills it in ${b} ${unit}. How long do they take together?`
        : null;
    },
  ),
];
