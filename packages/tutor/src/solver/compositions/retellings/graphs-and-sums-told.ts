import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { type Retelling, told } from "./retelling.ts";
import { leftAndRight, solutionAt, valueAt } from "./school-values.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, put, so } from "./school-words.ts";

const spot = (x: string, y: string) => `[a-z]? ?\\((?<${x}>${number}), ?(?<${y}>${number})\\)`;
const find = "(?:then )?(?:(?:what is|what's|what are|find|determine|compute|give|state|calculate) )?";
const given = "(?:(?:given|if|suppose|let)(?: that)? )?";

/** The other end of a segment, or the other place where a parabola meets the x-axis: both lie as far from the middle. */
const mirrored = ({ p, r, a, b }: Record<string, string | undefined>) =>
  `What is the other endpoint of the segment with midpoint (${p}, ${r}) and endpoint (${a}, ${b})?`;

const segment = "(?:the )?(?:line )?(?:segment )?(?:ab|pq|cd|mn|xy|rs|st)";
const has = "(?: is| has coordinates| is at| is the point| at| =| has coordinate| lies at)?";
const end = "(?:the )?(?:coordinates of )?(?:the )?(?:point|endpoint|other end(?:point)?|end)?(?: ?[a-z])?";

/** A parabola whose two letters are not known, through two points, one of them on the x-axis. */
function otherCrossing({ e = "", a = "", b = "", c = "", d = "", w = "" }: Record<string, string>): string | null {
  const written = plain(e);
  const letters = [...lettersOf(written)].filter((one) => one !== "x" && one !== "y");
  const [one, other, ...more] = letters;
  if (!one || !other || more.length > 0 || !/x\^2/.test(written)) return null;
  const equations = [
    [a, b],
    [c, d],
  ].map(
    ([at = "", value = ""]) =>
      leftAndRight(`${put(written, "x", at).replaceAll(/([a-z])\(/g, "$1*(")}=${value}`) ?? "0",
  );
  const solution = solutionAt(equations, one, other, "_", 0) as Record<string, q.Rational> | null;
  const crossing = [
    [a, b],
    [c, d],
  ].filter(([, value]) => Number(value) === 0);
  if (!solution || crossing.length !== 1) return null;
  const at = (x: number) =>
    valueAt(written, { ...Object.fromEntries(letters.map((name) => [name, solution[name] ?? q.ZERO])), x });
  const [low, zero, high] = [at(-1), at(0), at(1)];
  if (!low || !zero || !high) return null;
  const [first, second] = [q.subtract(q.add(low, high), q.multiply(zero, q.rational(2n))), q.subtract(high, low)];
  const axis = q.divide(q.negate(second), q.multiply(first, q.rational(2n)));
  return axis && axisAnd(plainNumber(axis), crossing[0]?.[0] ?? "", w);
}

function axisAnd(axis: string, x: string, w: string): string | null {
  if (Number(axis) === Number(x)) return null;
  return /横坐标|x-coordinate/.test(w) ? `calculate 2*(${axis})-(${x})` : mirrored({ p: axis, r: "0", a: x, b: "0" });
}

/** Of a sum with dots: its first terms, what each of them adds, and the last. */
function dotted({ t = "", u = "", by, k }: Record<string, string | undefined>): string | null {
  const [first, last] = [t, u].map((part) =>
    (part ?? "")
      .replaceAll(/\s/g, "")
      .split("+")
      .filter((one) => one !== ""),
  );
  const numbers = [...(first ?? []), ...(last ?? [])].map(Number);
  const [start = 0, next = 0] = numbers;
  const step = next - start;
  const end = numbers.at(-1) ?? 0;
  if ((first?.length ?? 0) < 2 || (last?.length ?? 0) < 1 || step === 0 || numbers.some((one) => !Number.isFinite(one)))
    return null;
  const isEven = (list: number[]) => list.slice(1).every((one, nth) => Math.abs(one - (list[nth] ?? 0) - step) < 1e-9);
  if (!isEven((first ?? []).map(Number)) || !isEven((last ?? []).map(Number))) return null;
  const [told, many] = [by, k].map((one) => (one === undefined ? undefined : Number(one)));
  if (told !== undefined && told !== Math.abs(step)) return null;
  const steps = (end - start) / step;
  if (!Number.isInteger(Math.round(steps * 1e6) / 1e6) || steps < numbers.length - 1) return null;
  if (many !== undefined && many !== Math.round(steps) + 1) return null;
  if ((first?.length ?? 0) < 3 && (last?.length ?? 0) < 2 && told === undefined) return null;
  return `${start} + ${start + step} + ${start + 2 * step} + ... + ${end}`;
}

const terms = (name: string) => `(?<${name}>\\d+(?:\\.\\d+)?(?: ?\\+ ?\\d+(?:\\.\\d+)?)*)`;
const dots = " ?\\+? ?(?:…|\\.\\.\\.|\\\\c?dots)+ ?\\+? ?";
const sum = `${terms("t")}${dots}${terms("u")}`;
const steps =
  "(?:,? ?\\(?(?:(?:it|the (?:sum|series|sequence|numbers|terms?)|each (?:term|number|1)|which|they)? ?(?:goes?|increases?|going|rises?|steps?|count(?:s|ing)?) (?:up )?(?:in |by )(?<by>\\d+)(?:s|'s)?(?: (?:each|every) (?:time|term))?|(?:in )?steps of (?<by2>\\d+)|(?:the )?common difference (?:is |of |= ?)?(?<by3>\\d+)|each (?:term|number) is (?<by4>\\d+) more than the (?:1 before|last|previous 1|previous(?: term)?|term before)(?: it)?)\\)?)?";
const stepsZh =
  "(?:,?\\(?(?:每(?:次|项|个数|个|后1项)?(?:都)?(?:比前(?:1|面)(?:1)?个?(?:数|项)?)?(?:多|加|增加|大)(?<by>\\d+)|公差(?:是|为)(?<by2>\\d+))\\)?)?";
const summed = ({ by, by2, by3, by4, ...rest }: Record<string, string | undefined>) => {
  const step = by ?? by2 ?? by3 ?? by4;
  return dotted({ ...rest, ...(step === undefined ? {} : { by: step }) });
};

/** A polynomial as it stands in a sentence: with a letter, and no word. */
const poly = (name: string) => `(?<${name}>[-+*/^().\\da-z ]{1,60}?)`;
const isPolynomial = (text: string) =>
  /[a-z]/.test(text) && !/[a-z]{3}|(?<![a-z])(?:is|of|to|by|in|it|an?)(?![a-z\\d^])(?= )/.test(text);
const difference = ({ a = "", b = "" }: Record<string, string>) =>
  isPolynomial(a) && isPolynomial(b) ? `simplify (${plain(b)})-(${plain(a)})` : null;
const together = ({ a = "", b = "" }: Record<string, string>) =>
  isPolynomial(a) && isPolynomial(b) ? `simplify (${plain(b)})+(${plain(a)})` : null;
const kept =
  "(?:,? ?\\(?(?:so |that is |i mean |meaning )?(?:the )?(?:second|2nd|last)(?: 1| polynomial| expression)? (?:minus|take away) (?:the )?first(?: 1| polynomial| expression)?\\)?)?";
const polynomialZh = "(?:[1一]个)?(?:多项式|整式|代数式)";

/** Least and greatest values of a parabola from one number to another, added or taken from each other. */
function extremes({ l = "", h = "", e = "", o = "" }: Record<string, string>): string | null {
  const found = /^(-?\d*)x\^2([-+]\d*)x([-+]\d+)?$/.exec(plain(e).replaceAll(" ", ""));
  const [from, to] = [Number(l), Number(h)];
  if (!found || !(from < to)) return null;
  const [a, b] = [found[1], found[2]].map((one) => (/\d/.test(one ?? "") ? Number(one) : Number(`${one}1`)));
  if (!a || b === undefined) return null;
  const [top, c] = [-b / (2 * a), Number(found[3] ?? 0)];
  const ends = [from, to, ...(top > from && top < to ? [top] : [])].map((x) => ({ x, y: a * x * x + b * x + c }));
  ends.sort((one, other) => other.y - one.y);
  const [most, least] = [ends[0], ends.at(-1)].map((one) => `(${put(e, "x", `${one?.x}`)})`);
  return `calculate ${most}${o === "差" || o === "difference" ? "-" : o === "积" || o === "product" ? "*" : "+"}${least}`;
}
const inverse = ({ a, b, c }: Record<string, string>) =>
  `y is inversely proportional to x with x = ${a} and y = ${b}, find y when x = ${c}`;
const hyperbola = "(?:y ?= ?(?:k/x|\\\\[dt]?frac ?\\{?k\\}? ?\\{?x\\}?)|xy ?= ?k)(?: ?\\(k ?(?:≠|\\\\ne ?) ?0\\))?";

/** Lines and parabolas through points, sums with dots, and differences of polynomials. */
export const ofGraphsAndSums: Retelling[] = [
  ...told(
    [
      `${given}(?:the )?midpoint of ${segment}(?: is| =| has coordinates| at)? ${spot("p", "r")}(?:,? and|,| if|,? where)? (?:if )?(?:(?:the )?(?:point |endpoint |1 endpoint |1 end )?[a-z]?${has} ?)${spot("a", "b")},? ${find}${end}`,
      `${given}(?:the )?(?:point )?${spot("p", "r")} is the midpoint of ${segment}(?:,? and|,| if|,? where)? (?:if )?(?:(?:the )?(?:point |endpoint |1 endpoint )?[a-z]?${has} ?)${spot("a", "b")},? ${find}${end}`,
      `${given}(?:a |the )?(?:line )?segment (?:[a-z]{2} )?has (?:a )?midpoint(?: at)? ${spot("p", "r")} and (?:1 |an )?endpoint(?: [a-z])?(?: at)? ${spot("a", "b")},? ${find}${end}`,
      `${given}(?:a |the )?(?:line )?segment (?:[a-z]{2} )?has (?:1 |an )?endpoint(?: [a-z])?(?: at)? ${spot("a", "b")} and (?:its |a )?midpoint(?: at)? ${spot("p", "r")},? ${find}${end}`,
      `${given}(?:the )?(?:point |1 endpoint )?[a-z]${has} ${spot("a", "b")} and (?:the )?midpoint of ${segment}${has} ${spot("p", "r")},? ${find}${end}`,
      `${if_}(?:线段)?(?:ab|pq|cd|mn)的?中点(?:[a-z])?(?:的)?(?:坐标)?(?:是|为)?${spot("p", "r")},(?:且)?(?:端?点|其中1个端点|1个端点)?[a-z]?(?:点)?(?:的)?(?:坐标)?(?:是|为)?${spot("a", "b")}${so}(?:另1个?端?点|点)?[a-z]?(?:点)?(?:的)?(?:坐标)?${blank}`,
      `${if_}点?${spot("p", "r")}是线段(?:ab|pq|cd|mn)的中点,(?:且)?(?:端?点)?[a-z]?(?:点)?(?:的)?(?:坐标)?(?:是|为)?${spot("a", "b")}${so}(?:另1个?端?点|点)?[a-z]?(?:点)?(?:的)?(?:坐标)?${blank}`,
      `${if_}(?:线段ab的)?(?:端)?点a(?:的)?(?:坐标)?(?:是|为)?${spot("a", "b")},(?:线段)?ab的?中点[a-z]?(?:的)?(?:坐标)?(?:是|为)?${spot("p", "r")}${so}点?b(?:点)?(?:的)?(?:坐标)?${blank}`,
    ],
    mirrored,
  ),
  ...told(
    [
      `${if_}(?:抛物线|[二2]次函数)y=(?<e>[^,;_=一-龥]{4,30}?)(?:的?图[象像])?(?:经过|过|通过)(?:点)?${spot("a", "b")}(?:,|和|与)+(?:点)?${spot("c", "d")}(?:2点|两点)?${so}(?:它|抛物线|该抛物线|此抛物线|图[象像])?(?:与|和)x轴的?另(?:外)?(?:1|一)个?(?:交点|公共点)(?:的)?(?<w>横坐标|坐标)?${blank}`,
    ],
    otherCrossing,
  ),
  ...told(
    [
      `${if_}(?:抛物线|[二2]次函数)(?:y=[^,;_=一-龥]{4,30}?)?(?:的?图[象像])?的对称轴(?:是|为)(?:直线)?x=(?<h>${number}),(?:且|它)?(?:与x轴的?(?:其中)?(?:1|一)个?交点(?:的坐标)?(?:是|为)|与x轴交于|(?:经过|过)(?:x轴上的)?)(?:点)?[a-z]?\\((?<p>${number}),0\\)${so}(?:它|抛物线|该抛物线)?(?:与|和)?(?:x轴)?的?另(?:外)?(?:1|一)个?(?:交点|公共点)(?:的)?(?<w>横坐标|坐标)?${blank}`,
      `${given}(?:a|the) parabola (?:has|with) (?:(?:an |its )?axis of symmetry|line of symmetry|vertical axis of symmetry) (?:of |at )?x ?= ?(?<h>${number}),? (?:and |has |with )?(?:an |1 |1 of its )?x-intercepts? (?:is |at |of )?\\((?<p>${number}), ?0\\),? ${find}(?:the |its )?other x-intercept`,
    ],
    ({ h = "", p = "", w = "" }) => axisAnd(h, p, w),
  ),
  ...told(
    [
      `${if_}(?:抛物线|[二2]次函数)(?:y=ax\\^2\\+bx\\+c)?(?:\\(a≠0\\))?(?:的?图[象像])?(?:经过|过|上有)(?:点)?[a-z]?\\((?<a>${number}),(?<y>${number})\\)(?:,|和|与)+(?:点)?[a-z]?\\((?<b>${number}),\\k<y>\\)(?:2点|两点)?${so}(?:它|该?抛物线|此抛物线)?的?对称轴(?:是|为)?(?:哪(?:条|1条)?)?(?:直线)?${blank}`,
      `${given}(?:a|the) parabola (?:y = ax\\^2 \\+ bx \\+ c )?(?:passes|goes) through (?:the points )?\\((?<a>${number}), ?(?<y>${number})\\) and \\((?<b>${number}), ?\\k<y>\\),? ${find}(?:the equation of )?(?:its |the )?(?:axis|line) of symmetry`,
    ],
    ({ a, b, y }) =>
      Number(a) === Number(b) ? null : `What is the axis of symmetry of y=(x-(${a}))*(x-(${b}))+(${y})?`,
  ),
  ...told(
    [
      `(?:calculate|compute|evaluate|work out|add up|add|find|what is)? ?(?:the )?(?:value of )?(?:the )?(?:sum |total |sum of |series |arithmetic series |sum of the series |sum of the arithmetic series )?:? ?${sum}${steps}(?: ?=)?[ ?_]*${steps.replaceAll("by", "bz")}`,
      `(?:求和|计算|求)?[,:]?${sum}(?:的和|的值|的结果)?${stepsZh}(?:,?(?:一共|总共|结果|它)?(?:等于|是|得|为|=)?(?:多少|几)?)?[ _=]*`,
      `${sum}(?:这|共)?(?:串|列|些|几个)?数?(?:的)?(?:总)?和(?:等于|是|为)?(?:多少|几)?[ _=]*`,
    ],
    ({ bz, bz2, bz3, bz4, ...rest }) => {
      const step = bz ?? bz2 ?? bz3 ?? bz4;
      return summed({ ...rest, ...(step === undefined ? {} : { by: step }) });
    },
  ),
  ...told(
    [
      `(?:(?:please )?subtract|take(?: away)?) ${poly("a")} (?:away )?from ${poly("b")}${kept}`,
      `from ${poly("b")},? (?:subtract|take away|take) ${poly("a")}`,
      `(?:the )?(?:difference|result) (?:when|if) ${poly("a")} is (?:subtracted|taken away|taken) from ${poly("b")}`,
      `(?:if|when) ${poly("a")} is (?:subtracted|taken away) from ${poly("b")},? (?:what is|what's|find)(?: the)? ?(?:difference|result|left)?`,
      `(?:what (?:polynomial|expression) )?(?:must|should|needs to|has to|can) (?:be|you) add(?:ed)? to ${poly("a")} (?:to|in order to) (?:get|give|make|obtain) ${poly("b")}`,
      `what (?:must|should) be added to ${poly("a")} (?:to|so that it) (?:get|gives?|makes?|obtain|becomes?) ${poly("b")}`,
      `how much (?:greater|more|larger|bigger) is ${poly("b")} than ${poly("a")}`,
      `by how much does ${poly("b")} exceed ${poly("a")}`,
      `(?:the )?sum of (?:2 polynomials|a polynomial and another) is ${poly("b")},? (?:1|and 1) of them is ${poly("a")},? ${find}the other(?: 1| polynomial)?`,
      `(?:请)?(?:从|由|用)${poly("b")}(?:中|里)?(?:减去|减掉|减)${poly("a")}(?:的)?(?:差|得|结果)?${blank}`,
      `${polynomialZh}(?:加上|加|与|和)${poly("a")}(?:的和)?(?:得|等于|是|为)${poly("b")},?(?:则|那么|求|问)*(?:这个|该|此|原)?(?:多项式|整式|代数式)?${blank}`,
      `${poly("a")}(?:加上|加|与|和)${polynomialZh}(?:的和)?(?:得|等于|是|为)${poly("b")},?(?:则|那么|求|问)*(?:这个|该|此)?(?:多项式|整式|代数式)?${blank}`,
      `${poly("b")}比${poly("a")}(?:大|多)(?:多少)?${blank}`,
    ],
    difference,
  ),
  ...told(
    [
      `${polynomialZh}(?:减去|减)${poly("a")}(?:的差|后)?(?:得|等于|是|为)${poly("b")},?(?:则|那么|求|问)*(?:这个|该|此|原)?(?:多项式|整式|代数式)?${blank}`,
      `(?:if )?(?:when )?${poly("a")} is subtracted from a (?:certain )?polynomial,? the (?:result|difference) is ${poly("b")},? ${find}the (?:original )?polynomial`,
    ],
    together,
  ),
  ...told(
    [
      `${if_}(?:当)?(?:自变量x满足)?(?<l>${number})(?:≤|<=|\\\\le ?)x(?:≤|<=|\\\\le ?)(?<h>${number})时?,(?:[二2]次)?函数y=(?<e>${formula})的?(?:最大值|最小值)(?:与|和|,)(?:最小值|最大值)(?:之|的)(?<o>和|差|积)${blank}`,
      `${if_}(?:[二2]次)?函数y=(?<e>${formula})(?:,)?(?:当|在)(?<l>${number})(?:≤|<=|\\\\le ?)x(?:≤|<=|\\\\le ?)(?<h>${number})(?:时|的范围内|范围内|内|上)?,?的?(?:最大值|最小值)(?:与|和|,)(?:最小值|最大值)(?:之|的)(?<o>和|差|积)${blank}`,
      `(?:the )?(?<o>sum|difference|product) (?:of|between) the (?:maximum|greatest|largest|minimum|smallest|least)(?: value)? and (?:the )?(?:minimum|least|smallest|maximum|largest|greatest)(?: values?)? of y ?= ?(?<e>${formula}) (?:for|when|on|where) (?<l>${number}) ?(?:≤|<=) ?x ?(?:≤|<=) ?(?<h>${number})`,
    ],
    extremes,
  ),
  ...told(
    [
      `${if_}反比例函数${hyperbola}(?:的)?(?:图[象像])?(?:经过|过|通过)(?:点)?${spot("a", "b")},?(?:且|又|并且|而且|同时|也|还)*(?:经过|过|通过)(?:点)?[a-z]?\\((?<c>${number}),(?<m>[a-z])\\)${so}\\k<m>${blank}`,
      `${if_}点?${spot("a", "b")}(?:,|和|与)+(?:点)?[a-z]?\\((?<c>${number}),(?<m>[a-z])\\)(?:都|均|同时)?在(?:同1个?)?(?:反比例)?(?:函数|双曲线)?(?:${hyperbola})?(?:的)?(?:同1个?反比例函数的?)?(?:图[象像])?上${so}\\k<m>${blank}`,
      `${given}(?:the )?(?:graph|curve|hyperbola)(?: of)?(?: the inverse variation)? ${hyperbola} (?:passes|goes) through (?:the points? )?${spot("a", "b")} and (?:through )?[a-z]?\\((?<c>${number}), ?(?<m>[a-z])\\),? ${find}(?:the value of )?\\k<m>`,
      `${given}(?:the )?(?:points? )?${spot("a", "b")} and [a-z]?\\((?<c>${number}), ?(?<m>[a-z])\\) (?:are|lie|are both|both lie) on (?:the )?(?:same )?(?:graph|curve|hyperbola)?(?: of)? ?(?:${hyperbola}|an inverse variation),? ${find}(?:the value of )?\\k<m>`,
    ],
    (groups) => (Number(groups.a) === 0 || Number(groups.c) === 0 ? null : inverse(groups)),
  ),
  ...told(
    [
      `(?<p>.*\\bequation(?: of the (?:straight )?line)?),? (?:giving your answer |written |expressed |giving it |given )?in (?:the )?(?:form|slope-intercept form)(?: of)? \\(?y ?= ?[mkat]x ?\\+ ?[bcmn]\\)?,?(?<r> [^=]*\\b(?:through|slope|gradient|perpendicular|parallel|passes|passing)\\b.*)`,
    ],
    ({ p = "", r = "" }) => (p.length + r.length < 160 ? `${p}${r}` : null),
  ),
];
