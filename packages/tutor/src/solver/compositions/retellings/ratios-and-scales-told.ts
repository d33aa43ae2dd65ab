import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { type Retelling, told } from "./retelling.ts";
import { valueAt } from "./school-values.ts";
import { lettersOf } from "./school-words.ts";

type Groups = Record<string, string>;

const number = "\\d{1,7}(?:\\.\\d{1,4})?(?:/\\d{1,4})?";
const so = "(?:,|那么|则|求|问|then|find|what is|what's|calculate|determine| )*";
const blank = "(?:的值)?(?:是|为|等于|=)?(?:多少|几)?[ _?()]*";
const and = "(?:,| and| with|且|,且| 且)+ ?";
const unit = "(?<u>千克|公斤|克|吨|千米|公里|分米|厘米|米|元|升|毫升|人|个|棵|本|页|台|只|辆|件|小时|分钟|天)";
const sizes: Groups = {
  ...{
    厘米: "1",
    cm: "1",
    centimeters: "1",
    centimeter: "1",
    米: "100",
    m: "100",
    meters: "100",
    毫米: "(1/10)",
    mm: "(1/10)",
  },
  ...{ 千米: "100000", 公里: "100000", km: "100000", kilometers: "100000" },
};
const length = (name: string) => `(?<${name}>厘米|毫米|千米|公里|米|cm|mm|km|m|centimeters?|meters|kilometers)`;

/** x : y = 3 : 4, and one of them, or their sum or difference. */
function ofRatio({ r = "", l = "", given = "", v = "", w = "" }: Groups): string | null {
  const [letters, parts] = [l, r].map((list) => list.split(/ ?[,:] ?/));
  if (!letters || !parts || letters.length !== parts.length || new Set(letters).size < letters.length) return null;
  const part = (letter: string) => `(${parts[letters.indexOf(letter)] ?? ""})`;
  const told = given.replaceAll(" ", "").split(/(?=[-+])/);
  if (!letters.includes(w) || told.some((one) => !letters.includes(one.replace(/^[-+]/, "")))) return null;
  const whole = told.map((one) => (/^[-+]/.test(one) ? `${one[0]}${part(one.slice(1))}` : part(one))).join("");
  return `calculate (${v})*${part(w)}/(${whole})`;
}
const letters = "(?<l>[a-z](?: ?[,:] ?[a-z]){1,3})";
const parts = `(?<r>${number}(?: ?[,:] ?${number}){1,3})`;

/** y = kxz, y = kx/z. */
function jointly({ a, b, v, c, d, how = "" }: Groups): string {
  return /inverse/.test(how)
    ? `calculate (${v})*((${b})/(${a}))*((${c})/(${d}))`
    : `calculate (${v})*(${c})*(${d})/((${a})*(${b}))`;
}

/** A point with a letter in its coordinates, in a quadrant. */
function inQuadrant({ e = "", f = "", n = "", k = "" }: Groups): string | null {
  const nth = { 1: 0, first: 0, i: 0, 2: 1, second: 1, ii: 1, 3: 2, third: 2, iii: 2, 4: 3, fourth: 3, iv: 3 }[n];
  const all = lettersOf(`${e} ${f}`);
  if (nth === undefined || all.size !== 1 || !all.has(k)) return null;
  const conditions = [
    [e, nth === 0 || nth === 3],
    [f, nth < 2],
  ].flatMap(([side, isAbove]) => (lettersOf(`${side}`).size > 0 ? [`${side}${isAbove ? ">" : "<"}0`] : []));
  const fixed = [
    [e, nth === 0 || nth === 3],
    [f, nth < 2],
  ].every(([side, isAbove]) => {
    const value = lettersOf(`${side}`).size > 0 ? null : valueAt(`${side}`, {});
    return !value || (value.num !== 0n && value.num > 0n === isAbove);
  });
  if (!fixed) return null;
  return conditions.length === 1 ? `solve ${conditions[0]}` : `解不等式组 ${conditions.join(", ")}`;
}
const coordinate = "[-+*/()\\da-z ]{1,14}?";

/** x and y by one more letter: two values of it give two points of a line. */
function withoutLetter({ e = "", f = "", t = "" }: Groups): string | null {
  if ([e, f].some((one) => [...lettersOf(one)].join() !== t)) return null;
  const points = [0, 1, 3].flatMap((value) => {
    const [x, y] = [valueAt(e, { [t]: value }), valueAt(f, { [t]: value })];
    return x && y ? [{ x, y }] : [];
  });
  const [zero, one, three] = points;
  if (!zero || !one || !three) return null;
  const isEven = (name: "x" | "y") =>
    q.same(q.subtract(three[name], zero[name]), q.multiply(q.rational(3n), q.subtract(one[name], zero[name])));
  const shown = [zero, one].map(({ x, y }) => `(${plainNumber(x)}, ${plainNumber(y)})`);
  return isEven("x") && isEven("y") && !q.same(zero.x, one.x)
    ? `Find the equation of the line through ${shown.join(" and ")}`
    : null;
}

/** Ratios with one number known, percents of amounts, scales of maps, and what varies with two things. */
export const ofRatiosAndScales: Retelling[] = [
  ...told(
    [
      `(?:if|given|given that|若|如果|已知|设)? ?${letters} ?= ?${parts}${and}(?<given>[a-z](?: ?[-+] ?[a-z]){0,3}) ?(?:=|is|是|为) ?(?<v>${number})${so}(?<w>[a-z])${blank}`,
      `(?:if|given|given that|若|如果|已知|设)? ?(?<given>[a-z](?: ?[-+] ?[a-z]){0,3}) ?= ?(?<v>${number})${and}${letters} ?= ?${parts}${so}(?<w>[a-z])${blank}`,
    ],
    ofRatio,
  ),
  ...told(
    [
      `(?:求)?(?:的)?比值,?(?<a>${number}) ?[,:] ?(?<b>${number})`,
      `(?<a>${number}) ?[,:] ?(?<b>${number})的比值${blank}`,
    ],
    ({ a, b }) => `calculate (${a})/(${b})`,
  ),
  ...told(
    [
      `(?<a>${number})${unit}(?:比|与)(?<b>${number})\\k<u>(?<o>多|少|重|轻|长|短|贵|便宜)(?:了)?(?<p>百分之(?:几|多少)|几分之几)`,
    ],
    ({ a, b, o = "", p }) => `${a}比${b}${"少轻短便宜".includes(o) ? "少" : "多"}${p}`,
  ),
  ...told(
    [`(?<a>${number})${unit}是(?<b>${number})\\k<u>的(?<p>百分之(?:几|多少)|几分之几)`],
    ({ a, b, p }) => `${a}是${b}的${p}`,
  ),
  ...told(
    [`(?<a>${number})${unit}?的(?<p>\\d{1,3}(?:\\.\\d{1,2})?)%(?:是|等于|=)(?:多少|几)?(?:\\k<u>)?[ _()]*(?:\\k<u>)?`],
    ({ a, p }) => `what is ${p}% of ${a}`,
  ),
  ...told(
    [
      `比(?<a>${number})${unit}(?<o>多|少|重|轻|长|短)(?<p>\\d{1,3}(?:\\.\\d{1,2})?)%(?:的)?(?:是)?(?:多少|几)?[ _()]*(?:\\k<u>)?`,
    ],
    ({ a, o = "", p }) => `what is ${a}*(1${"少轻短".includes(o) ? "-" : "+"}${p}%)`,
  ),
  ...told(
    [
      `(?:在?1?幅?地图上,?)?(?:图上)?(?:距离)?(?<a>${number}) ?${length("s")}(?:的距离|的线段)?(?:表示|代表|相当于)(?:地面|实际)*(?:距离)?(?:的)?(?<b>${number}) ?${length("t")}(?:的)?(?:实际距离|距离)?${so}(?:这幅|这张|该|此)?(?:地?图)?的?比例尺${blank}`,
      `(?:甲,?乙)?(?:2地)?(?:的)?实际距离(?:是|为)?(?<b>${number}) ?${length("t")},?(?:在|画在)?(?:1?幅?地?图上|图上)(?:的)?(?:距离)?(?:是|为|只有|长)?(?<a>${number}) ?${length("s")}${so}(?:这幅|这张|该|此)?(?:地?图)?的?比例尺${blank}`,
    ],
    ({ a, s = "", b, t = "" }) => `化简比 ${a}*${sizes[s]}:${b}*${sizes[t]}`,
  ),
  ...told(
    [
      `(?:在)?比例尺(?:是|为)?1 ?[,:] ?(?<r>\\d{2,9})(?:的)?(?:地图|图纸)?(?:上)?,?(?:甲,?乙)?(?:2地|两地)?(?:的|间的?)?(?:实际)(?:距离|长)?(?:是|为)?(?<a>${number}) ?${length("s")}(?:的2地)?${so}(?:在)?(?:这幅)?(?:地?图上)(?:的)?(?:距离)?(?:应|应该|要)?(?:画|是|为|长)?(?:多少|几) ?${length("t")}?`,
    ],
    ({ r, a, s = "", t }) => `calculate (${a})*${sizes[s]}/(${r}*${sizes[t ?? "厘米"]})`,
  ),
  ...told(
    [
      `(?<z>[a-z]) varies (?<how>jointly (?:as|with)|directly (?:as|with)) (?<x>[a-z]) and (?<how2>inversely (?:as|with) )?(?<y>[a-z]), ?(?:if |when )?\\k<z> ?(?:=|is) ?(?<v>${number}) when \\k<x> ?(?:=|is) ?(?<a>${number})(?:,? and|,) ?\\k<y> ?(?:=|is) ?(?<b>${number}), ?(?:find|what is) \\k<z> (?:when|if) \\k<x> ?(?:=|is) ?(?<c>${number})(?:,? and|,) ?\\k<y> ?(?:=|is) ?(?<d>${number})`,
    ],
    (groups) => {
      const isJoint = /jointly/.test(groups.how ?? "");
      return isJoint === (groups.how2 === undefined) ? jointly({ ...groups, how: groups.how2 ?? "" }) : null;
    },
  ),
  ...told(
    [
      `(?:find |what is )?(?:the )?constant of (?:proportionality|variation)(?: k)?,? ?(?:if|when|where|given(?: that)?)? ?(?<y>[a-z]) ?(?:=|is) ?(?<v>${number}) when (?<x>[a-z]) ?(?:=|is) ?(?<a>${number})`,
    ],
    ({ v, a }) => `calculate (${v})/(${a})`,
  ),
  ...told(
    [
      `(?:若|已知|如果)?点 ?[a-z]? ?\\((?<e>${coordinate}),(?<f>${coordinate})\\)(?:在|位于)第(?<n>[1-4])象限(?:内)?${so}(?:实数|字母)?(?<k>[a-z])的?(?:取值)?范围${blank}`,
      `(?:if |given that )?(?:the )?point (?:[a-z] ?)?\\((?<e>${coordinate}), ?(?<f>${coordinate})\\) (?:is|lies|is located) in (?:the )?(?:quadrant (?<n>1|2|3|4|i|ii|iii|iv)|(?<n2>first|second|third|fourth|1st|2nd|3rd|4th) quadrant),? ?(?:then )?(?:what are|find|what is|what values can|determine)? ?(?:the )?(?:possible )?(?:range of |values? (?:of|for) |range of values (?:of|for) )?(?<k>[a-z])(?: have| be)?`,
    ],
    ({ e, f, k, n, n2 }) =>
      inQuadrant({ e: e ?? "", f: f ?? "", k: k ?? "", n: n ?? (n2 ?? "").replace(/(?<=\d)(?:st|nd|rd|th)/, "") }),
  ),
  ...told(
    [
      `(?:if |given |given that )?x ?= ?(?<e>[-+*/()\\da-z ]{1,14}?)(?:, and|,| and) ?y ?= ?(?<f>[-+*/()\\da-z ]{1,14}?),? (?:express|write|find) y in terms of (?:only )?x(?<t>)`,
      `(?:已知|若|设)?x=(?<e>[-+*/()\\da-z ]{1,14}?),y=(?<f>[-+*/()\\da-z ]{1,14}?),(?:请|试)?用(?:含)?(?:有)?x的(?:式子|代数式)表示y(?:是|为)?[ _]*(?<t>)`,
    ],
    ({ e = "", f = "" }) => {
      const [t = "", ...more] = lettersOf(`${e} ${f}`);
      return more.length === 0 && t !== "x" && t !== "y" ? withoutLetter({ e, f, t }) : null;
    },
  ),
  ...told(
    [
      `(?:不等式(?:组)?)?(?<e>[^一-龥=]{1,20}[<>≤≥][^一-龥]{1,30}?)的(?:所有|全部)?(?:的)?(?<s>正|负|非负)?整数解(?:的|之)和${blank}`,
    ],
    ({ e, s }) =>
      `the sum of all the ${{ 正: "positive ", 负: "negative ", 非负: "non-negative " }[s ?? ""] ?? ""}integer solutions of ${e}`,
  ),
  ...told(
    [
      `(?<n>\\d{1,4}) less than (?<m>\\d{1,3}) times (?<x>[a-z]) is (?<v>\\d{1,5}),? ?(?:solve for|find|what is) (?:the value of )?\\k<x>`,
    ],
    ({ n, m, x, v }) => `solve ${m}${x}-${n}=${v}`,
  ),
];
