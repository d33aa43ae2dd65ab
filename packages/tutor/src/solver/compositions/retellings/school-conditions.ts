import { exactValue, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../algebra/relation.ts";
import { isZh, type Retelling, told } from "./retelling.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, put, so } from "./school-words.ts";

const wanted = `${so}(?:字母|常数|实数)?(?<k>[a-z])(?:的)?(?:取值范围|取值|范围)?${blank}`;
const equation = (name: string) => `(?<${name}>[^,;_=一-龥]{1,50}?=[^,;_=一-龥]{1,40}?)`;

/** What the exponent of the letter has to be: 1 of an equation of first degree. */
const degrees: [named: string, degree: number][] = [
  ["(?:关于[a-z](?:、?,?[a-z])?的)?(?:[一1]元[一1]次(?:方程|不等式)|[一1]次函数)", 1],
  [`(?:关于[a-z]的)?正比例函数`, 1],
  ["(?:关于[a-z]的)?(?:[一1]元[二2]次方程|[二2]次函数)", 2],
  ["(?:关于[a-z]的)?反比例函数", -1],
];

/** `(m-1)x^|m|+3 = 0` is of that degree: its exponent is, and its coefficient is not zero. */
const ofDegree =
  (degree: number, isAlone: boolean) =>
  ({ c = "", p = "", k = "", r = "" }: Record<string, string>) => {
    // Nothing is added to a multiple of the letter, or of its reciprocal.
    if (isAlone && r !== "") return null;
    const size = /^\|([^|]+)\|([-+]\d+)?$/.exec(p);
    const sought = degree - Number(size?.[2] ?? 0);
    const [wantedLetter] = [...lettersOf(c)];
    if (lettersOf(c).size !== 1 || !lettersOf(p).has(k) || wantedLetter !== k || lettersOf(p).size !== 1) return null;
    if (/x\^/.test(r) || (size && sought < 1) || (!size && /\|/.test(p))) return null;
    const zero = size ? `(${size[1]})^2-${sought ** 2}` : `${p}-(${degree})`;
    return `solve (${zero})/(${c})=0`;
  };

/** "A linear equation in x" and the like. */
const englishDegrees: [named: string, degree: number][] = [
  [
    "(?:linear|an equation of (?:the )?first degree|an? (?:linear|first[- ]degree) equation)(?: (?:in|with|for|of) (?:the |a |1 |single )*(?:variable |unknown )?[a-z]?)?(?: ?(?:1|a single) (?:variable|unknown))?",
    1,
  ],
  [
    "(?:quadratic|an equation of (?:the )?second degree|a (?:quadratic|second[- ]degree) equation)(?: (?:in|with|for|of) (?:the |a |1 |single )*(?:variable |unknown )?[a-z]?)?(?: ?(?:1|a single) (?:variable|unknown))?",
    2,
  ],
];

const quadrants: Record<string, [slope: string, start: string]> = {
  "1,2,3": [">", ">"],
  "1,3,4": [">", "<"],
  "1,2,4": ["<", ">"],
  "2,3,4": ["<", "<"],
};
const figures: Record<string, number> = { 一: 1, 二: 2, 三: 3, 四: 4 };

/** The signs of slope and intercept, by the quadrants that a line goes through. */
function inQuadrants({ m = "", b = "", s = "", k = "" }: Record<string, string>): string | null {
  const through = [...s].flatMap((sign) => (/[1-4]/.test(sign) ? [Number(sign)] : (figures[sign] ?? [])));
  const [slope, start] = quadrants[through.sort().join(",")] ?? [];
  const [first, second] = [
    m === "" || m === "-" ? `${m}1` : m.replace(/^\((.*)\)$/, "$1"),
    b.replace(/^\+/, "").replace(/^\((.*)\)$/, "$1"),
  ];
  if (!slope || !start || !lettersOf(`${first} ${second}`).has(k) || lettersOf(`${first} ${second}`).size !== 1)
    return null;
  const holds = [
    [first, slope],
    [second, start],
  ] as const;
  for (const [side, sign] of holds)
    if (lettersOf(side).size === 0 && (sign === ">" ? Number(side) <= 0 : Number(side) >= 0)) return null;
  const open = holds.filter(([side]) => lettersOf(side).size > 0).map(([side, sign]) => `${side}${sign}0`);
  return open.length === 2 ? `解不等式组 ${open.join(", ")}` : `solve 2(${open[0]?.slice(0, -2)})${open[0]?.slice(-2)}`;
}

/** Two quantities of which one grows with the other, or with its reciprocal, each with a number more or less. */
function proportional({ c = "", d = "", w = "", a, b, a2, b2, n = "" }: Record<string, string>): string | null {
  if (c === "" && d === "") return null;
  const [x, y] = [a ?? a2, b ?? b2];
  const [left, right] = w === "正" ? [`(y${c})/(${n}${d})`, `(${y}${c})/(${x}${d})`] : ["", ""];
  return w === "正" ? `solve ${left}=${right}` : `solve (y${c})*(${n}${d})=(${y}${c})*(${x}${d})`;
}

/** `a+b` of opposites is 0, `cd` of reciprocals 1. */
function opposites(groups: Record<string, string>): string | null {
  const { a = "", b = "", c = "", d = "", m = "", n = "", t = "", w = "" } = groups;
  const ends = "(?![\\^*/a-z(\\d])";
  const starts = "(?<![-*/^a-z)\\d])";
  const filled = plain(w)
    .replaceAll(/ /g, "")
    .replaceAll(new RegExp(`\\((?:${a}\\+${b}|${b}\\+${a})\\)`, "g"), "(0)")
    .replaceAll(new RegExp(`${starts}(?:${a}\\+${b}|${b}\\+${a})${ends}`, "g"), "0")
    .replaceAll(new RegExp(`(?<![/^a-z])(?:${a}/${b}|${b}/${a})(?![\\^a-z(\\d])`, "g"), "(-1)")
    .replaceAll(new RegExp(`\\((?:${c}${d}|${d}${c})\\)`, "g"), "(1)")
    .replaceAll(new RegExp(`(?<![/^a-z])(?:${c}\\*?${d}|${d}\\*?${c})(?![\\^a-z(])`, "g"), "(1)");
  if (new Set([a, b, c, d, m]).size !== 5 || [...lettersOf(filled)].some((one) => one !== m)) return null;
  const value = /平方/.test(t) ? Math.sqrt(Number(n)) : Number(n);
  const both = /绝对值|平方|距离/.test(t);
  const values = (both ? [value, -value] : [value]).map((one) => {
    const node = expressionFrom(put(filled, m, `${one}`));
    return node && exactValue(node);
  });
  const [one, other = one] = values;
  if (!one || !other || !q.same(one, other) || !Number.isInteger(value)) return null;
  return lettersOf(filled).has(m) ? `当 ${m}=${value} 时，求 ${filled} 的值` : `calculate ${filled}`;
}
const letters = (x: string, y: string, what: string) =>
  `(?<${x}>[a-z])(?:,|和|与)(?<${y}>[a-z])(?:这?2个?数)?(?:互为|是互为)${what}(?:数)?`;

/** A term whose coefficient comes to nothing: `-3xy` and `kxy`. */
function withoutTerm({ e = "", t = "", k = "" }: Record<string, string>): string | null {
  const written = plain(e).replaceAll(/ /g, "");
  if (/[()/|√]/.test(written) || [...lettersOf(t)].includes(k)) return null;
  const parts = (written.match(/[-+]?[^-+]+/g) ?? []).filter((part) => {
    const letters = [...part.replaceAll(/[-+\d.]/g, "").replaceAll(k, "")].sort().join("");
    return letters === [...t].sort().join("");
  });
  const sides = parts.map((part) => {
    const coefficient = part.replaceAll(new RegExp(`[${[...lettersOf(t)].join("")}]`, "g"), "");
    return /[a-z\d]$/.test(coefficient) ? coefficient : `${coefficient}1`;
  });
  return /\^/.test(t) || parts.length < 2 || !sides.some((side) => side.includes(k))
    ? null
    : `solve ${sides.join("")}=0`;
}

/** Whole numbers by their absolute values, added or multiplied. */
function wholeBySize({ r = "", n = "", n2, s = "", o = "" }: Record<string, string>): string | null {
  const isClosed = /不|至多|≤/.test(r);
  const [least, most] = n2 === undefined ? [0, Number(n) - (isClosed ? 0 : 1)] : [Number(n) + 1, Number(n2) - 1];
  if (most > 9 || most < least) return null;
  const sizes = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const all = [...new Set([...sizes.map((one) => -one), ...sizes].map((one) => one + 0))].sort((a, b) => a - b);
  const kept = all.filter((one) => (s === "负" ? one < 0 : s === "正" ? one > 0 : s === "非负" ? one >= 0 : true));
  return kept.length < 2 ? null : `calculate ${kept.map((one) => `(${one})`).join(o === "积" ? "*" : "+")}`;
}

/** Roots of a number and of its opposite: both are zero. */
function oppositeRoots({ e = "", v = "", w = "" }: Record<string, string>): string | null {
  const found = /^√\(([^()√]{1,12})\)\+√\(([^()√]{1,12})\)([+-][a-z])$/.exec(plain(e).replaceAll(" ", ""));
  const [, one = "", other = "", letter = ""] = found ?? [];
  const [a, b] = one.split("-");
  if (!found || !a || !b || other !== `${b}-${a}` || lettersOf(one).size !== 1) return null;
  return `已知 ${one}=0，${letter.replace("+", "")}=${v}，求 ${plain(w)} 的值`;
}

/** What must hold of a letter in equations, functions and expressions, as Chinese exercise books ask it. */
export const ofSchoolConditions: Retelling[] = [
  ...degrees.flatMap(([named, degree]) =>
    told(
      [
        `${if_}(?:关于[a-z](?:,[a-z])?的)?(?:函数|方程|不等式)?(?:y=)?\\((?<c>[^()=]{2,12})\\)[xy]\\^(?<p>\\|[^|=一-龥(){}]{1,8}\\||\\d?[a-z](?:\\^2)?)(?<r>(?:[-+][-+a-z\\d()^]{1,20})?(?:[=<>≤≥][-\\d]{1,4})?)是${named}${wanted}`,
        `${if_}(?:关于[a-z](?:,[a-z])?的)?(?:函数|方程|不等式)?(?:y=)?\\((?<c>[^()=]{2,12})\\)[xy]\\^[{(](?<p>[^=一-龥(){}]{1,12})[)}](?<r>(?:[-+][-+a-z\\d()^]{1,20})?(?:[=<>≤≥][-\\d]{1,4})?)是${named}${wanted}`,
      ],
      ofDegree(degree, named.includes("比例")),
    ),
  ),
  ...englishDegrees.flatMap(([named, degree]) =>
    told(
      [
        `(?:if |suppose |given(?: that)? |when )?(?:the )?(?:equation )?\\((?<c>[^()=]{2,12})\\) ?\\*?x\\^(?:[({](?<p>[^=()一-龥{}]{1,12}?)[)}]|(?<p2>\\|[a-z][-+\\d]{0,3}\\||[a-z]))(?<r> ?(?:[-+][-+a-z\\d()^ ]{1,20})?= ?[-\\d]{1,4}) is ${named},? (?:then )?(?:(?:what is|what's|find|determine|what must|what does) )?(?:the value of )?(?<k>[a-z])(?: (?:be|equal))?`,
        `(?:the )?values? of (?<k>[a-z]) (?:for which|such that|so that|if|that makes?) (?:the )?(?:equation )?\\((?<c>[^()=]{2,12})\\) ?\\*?x\\^(?:[({](?<p>[^=()一-龥{}]{1,12}?)[)}]|(?<p2>\\|[a-z][-+\\d]{0,3}\\||[a-z]))(?<r> ?(?:[-+][-+a-z\\d()^ ]{1,20})?= ?[-\\d]{1,4}) (?:is )?${named}`,
      ],
      (groups) =>
        ofDegree(
          degree,
          false,
        )({ ...groups, p: (groups.p ?? groups.p2 ?? "").replaceAll(" ", ""), c: (groups.c ?? "").replaceAll(" ", "") }),
    ),
  ),
  ...told(
    [
      `${if_}(?:[一1]次函数|直线)y=(?<m>-?(?:\\([^()]{2,10}\\)|\\d*[a-z]?))x(?<b>[-+](?:\\([^()]{2,10}\\)|[-+a-z\\d]{1,8}))(?:的)?(?:图[象像])?(?:经过|过|在)第?(?<s>[一二三四1-4](?:,?(?:第|和|与)*[一二三四1-4]){2})(?:三个|3个)?象限${wanted}`,
    ],
    inQuadrants,
  ),
  ...told(
    [
      `${if_}y(?<c>[-+]\\d+)?(?:与|和)x(?<d>[-+]\\d+)?成(?<w>正|反)比例,?(?:且|并且|已知)?,?(?:当x=(?<a>${number})时,?y=(?<b>${number})|x=(?<a2>${number})时,?y=(?<b2>${number}))${so}当?x=(?<n>${number})时,?y?${blank}`,
    ],
    proportional,
  ),
  ...told(
    [
      `${if_}y(?<c>[-+]\\d+)?(?:与|和)x(?<d>[-+]\\d+)?成(?<w>正|反)比例,?(?:且|并且|已知)?,?(?:当x=(?<a>${number})时,?y=(?<b>${number})|x=(?<a2>${number})时,?y=(?<b2>${number}))${so}(?:写出)?y(?:与|关于)x(?:之间)?的(?:函数)?(?:关系式|解析式|表达式|函数关系)${blank}`,
    ],
    (groups) => {
      const meant = proportional({ ...groups, n: "x" });
      return meant && `${meant} for y`;
    },
  ),
  ...told(
    [
      `${if_}${letters("a", "b", "相反")},(?:且)?${letters("c", "d", "倒")},(?:且)?(?<m>[a-z])(?<t>的绝对值|的平方)${isZh}(?<n>\\d{1,3})${so}(?:代数式|式子)?(?<w>${formula})${blank}`,
      `${if_}${letters("a", "b", "相反")},(?:且)?${letters("c", "d", "倒")},(?:且)?(?<t>\\|)(?<m>[a-z])\\|=(?<n>\\d{1,3})${so}(?:代数式|式子)?(?<w>${formula})${blank}`,
    ],
    (groups) => opposites({ ...groups, t: groups.t === "|" ? "绝对值" : (groups.t ?? "") }),
  ),
  ...told(
    [
      `${if_}(?:关于[a-z](?:,[a-z])?的)?(?:多项式|代数式|式子)?(?<e>${formula})(?:化简后|合并同类项后|合并后)?(?:中)?(?:不含有?|没有)(?<t>[a-z]{1,3})(?:的?项)${wanted}`,
    ],
    withoutTerm,
  ),
  ...told(
    [
      `绝对值(?<r>小于|不大于|不超过)(?<n>\\d)的?所有(?:的)?(?<s>非负|正|负)?整数的?(?<o>和|积|乘积)${blank}`,
      `绝对值大于(?<n>\\d)(?:且|而|并且|,)*小于(?<n2>\\d)的?所有(?:的)?(?<s>非负|正|负)?整数的?(?<o>和|积)${blank}`,
    ],
    wholeBySize,
  ),
  ...told(
    [`${if_}(?:实数)?(?:[a-z],[a-z]满足)?(?<e>√\\([^=]{5,40})=(?<v>${number})${so}(?<w>[^,;_=一-龥]{1,20}?)${blank}`],
    oppositeRoots,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z],[a-z]的)?(?:[二2]元[一1]次)?方程组${equation("e")},${equation("f")}的解的和(?:是|为|等于)(?<n>${number})${wanted}`,
    ],
    ({ e = "", f = "", n, k = "" }) => {
      const solved = [...lettersOf(`${e} ${f}`)].filter((one) => one !== k);
      return solved.length === 2 ? `已知 ${plain(e)}，${plain(f)}，${solved.join("+")}=${n}，求 ${k} 的值` : null;
    },
  ),
  ...told(
    [
      `(?:解)?方程组:?(?:\\{)?(?<x>[a-z])(?:/|:|∶)(?<y>[a-z])=(?<a>\\d+)(?:/|:|∶)(?<b>\\d+),(?<f>[^,;_=一-龥]{1,50}?=[^,;_=一-龥]{1,40}?)(?:的解)?${blank}`,
    ],
    ({ x, y, a, b, f = "" }) => `解方程组 ${x}=${a}${y}/${b}，${plain(f)}`,
  ),
];
