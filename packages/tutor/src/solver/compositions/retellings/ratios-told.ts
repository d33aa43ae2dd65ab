import { type Retelling, told } from "./retelling.ts";

// A colon is a comma in plain words.
const ratio = (a: string, b: string) => `(?<${a}>\\d{1,4})(?:, ?| to )(?<${b}>\\d{1,4})`;
const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const fraction = "\\d{1,4}(?:\\.\\d{1,3}|/\\d{1,3})?%?";
const counter = "[只个人名本棵支枝颗块张朵元吨千克头辆]?";
const countZh = "(?:的)?(?:数量|只数|人数|个数|本数|棵数|钱数|质量|年龄|块数|张数|朵数)?(?:之?比)";
const put = (size = "") => (size.endsWith("%") ? `${size.slice(0, -1)}/100` : size);

/** What a ratio and one of its parts tell of the other. */
export const ofRatiosTold: Retelling[] = [
  ...told(
    [
      `(?<x>[^\\d,]{1,6}?)[和与跟](?<y>[^\\d,]{1,6}?)${countZh}(?:是|为)?${ratio("a", "b")},?(?:其中|已知|如果)?(?:有(?<n>${number})${counter}(?<t>[^\\d,]{1,6})|(?<s>[^\\d,]{1,6}?)有(?<m>${number})${counter}),?(?:那么|则)?(?<w>[^\\d,]{1,6}?)(?:有)?(?:多少|几)${counter}`,
    ],
    ({ x = "", y = "", a, b, n, t, s, m, w = "" }) => {
      const [known, many] = [t ?? s, n ?? m];
      const tail = (name = "") => name.replace(/^(?:1共)?有/, "");
      if (tail(known) === y && w === x) return `what is ${many}*${a}/${b}`;
      return tail(known) === x && w === y ? `what is ${many}*${b}/${a}` : null;
    },
  ),
  ...told(
    [
      `甲[、和与]?乙(?:2人)?${countZh}(?:是|为)?${ratio("a", "b")},?乙[、和与]?丙(?:2人)?${countZh}(?:是|为)?${ratio("c", "d")},?(?:如果|若|已知)?(?<k>[甲丙])(?:数)?(?:有|是|为)(?<n>${number})${counter},?(?<w>[甲丙])(?:数)?(?:有|是|为)?(?:多少|几)?${counter}`,
      `(?<k1>[a-z])'s (?:money|share|age|weight|number of [a-z]+) to (?<k2>[a-z])'s is ${ratio("a", "b")},? (?:and )?\\k<k2>'s to (?<k3>[a-z])'s is ${ratio("c", "d")},? if (?<k>[a-z]) (?:has|gets|is) (?<n>${number}),? how (?:much|many|old) (?:has|is|does) (?<w>[a-z])(?: get| have)?`,
    ],
    ({ a, b, c, d, k, n, w, k1, k3 }) => {
      const [first, last] = k1 ? [k1, k3] : ["甲", "丙"];
      if (k === last && w === first) return `what is ${n}*${a}*${c}/(${b}*${d})`;
      return k === first && w === last ? `what is ${n}*${b}*${d}/(${a}*${c})` : null;
    },
  ),
  ...told(
    [
      `(?:if )?(?<p>${fraction}) of (?:number )?(?<x>[a-z]) (?:equals|is equal to|is|=|is the same as) (?<r>${fraction}) of (?:number )?(?<y>[a-z]),? (?:find |what is |what's )?(?:the )?ratio (?:of )?(?:(?<x1>[a-z])(?:, | to )(?<y1>[a-z]))`,
      `(?<x>甲)数?的(?<p>${fraction})(?:等于|与|和|是|相当于)(?<y>乙)数?的(?<r>${fraction})(?:相等)?,?(?:那么|则)?(?<x1>[甲乙])数?[与和](?<y1>[甲乙])数?的比`,
    ],
    ({ p, x, r, y, x1, y1 }) => {
      if (x1 === x && y1 === y) return `simplify the ratio ${put(r)} : ${put(p)}`;
      return x1 === y && y1 === x ? `simplify the ratio ${put(p)} : ${put(r)}` : null;
    },
  ),
  ...told(
    [
      `on an? map (?:with|has|having)(?: an?)?(?: the)? scale (?:of )?1(?:,| to) ?(?<s>\\d{3,8}),? (?:the distance between )?(?:2|the 2|two) (?:[a-z]+) (?:are|is) (?<n>${number}) ?cm(?: apart)?,? (?:what is |how (?:far|many) )?(?:the )?(?:real|actual|true)(?: life)? distance(?: between them)? in (?<u>km|kilometers|m|meters)`,
    ],
    ({ s, n, u = "" }) => `what is ${n}*${s}/${u.startsWith("k") ? 100_000 : 100}`,
  ),
  ...told(
    [
      `(?:a|the|my) recipe (?:uses|needs|calls for|takes) (?<a>${number}) (?<f>cups?|grams?|g|eggs?|tablespoons?|teaspoons?|ounces?)(?: of)?(?: [a-z]+)? (?:for|to make) (?<n>${number}) (?<t>[a-z]+),? how (?:many|much) (?<f2>cups?|grams?|g|eggs?|tablespoons?|teaspoons?|ounces?)(?: of [a-z]+)?(?: (?:are|is|do you need|do i need|needed|are needed))? (?:for|to make) (?<m>${number}) \\k<t>`,
    ],
    ({ a, n, m, f, f2 }) => (f?.replace(/s$/, "") === f2?.replace(/s$/, "") ? `what is ${a}*${m}/${n}` : null),
  ),
  ...told(
    [
      `(?:a |the )?(?:class|club|school|group|team) (?:has|had|with) (?<x>[a-z]+) and (?<y>[a-z]+) in (?:the |a )?ratio (?:of )?${ratio("a", "b")},? (?:and |with )?(?:there (?:are|r|were) |of )?(?<n>\\d{1,5}) (?:kids|students|children|people|members|pupils)(?: in total| total| in all| altogether)?,? how many more (?<p>[a-z]+) than (?<q>[a-z]+)(?: are there)?`,
    ],
    ({ x, y, a, b, n, p, q }) => {
      const [one, other] = [Number(a), Number(b)];
      const more = p === x && q === y ? one - other : p === y && q === x ? other - one : 0;
      return more > 0 && Number(n) % (one + other) === 0 ? `what is ${n}*${more}/${one + other}` : null;
    },
  ),
];
