import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { isZh, type Retelling, told } from "./retelling.ts";
import { valueAt } from "./school-values.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, put, so } from "./school-words.ts";

const wanted = `${so}(?:字母|常数|实数)?(?<k>[a-z])(?:的)?(?:取值范围|取值|范围)?${blank}`;
const child =
  "(?:我家?|俺家?)?(?:闺女|儿子|女儿|孩子|娃|宝贝|同桌|同学|弟弟|妹妹|哥哥|姐姐|有人|有同学|有个同学|小明|小红|小华|小刚|小丽|他|她)";

const PLACES = [0, 1, 2, 3];

/** What must be 0, that the formula does not change with the letter: the coefficients of its first and second power. */
function unchanging(of: string, x: string, sought: string[]): string[] | null {
  const others = [...lettersOf(of)].filter((one) => one !== x && !sought.includes(one));
  const coefficients = (at: Record<string, number>): q.Rational[] | null => {
    const values = [-1, 0, 1, 2].map((value) => valueAt(of, { ...at, [x]: value }));
    const [below, zero, one, two] = values;
    if (!below || !zero || !one || !two) return null;
    const half = q.rational(1n, 2n);
    const first = q.multiply(q.subtract(one, below), half);
    const second = q.subtract(q.multiply(q.add(one, below), half), zero);
    // Of no higher degree.
    const further = q.add(zero, q.add(q.multiply(first, q.rational(2n)), q.multiply(second, q.rational(4n))));
    return q.same(further, two) ? [first, second] : null;
  };
  const at = (values: number[], other: number) =>
    coefficients(
      Object.fromEntries([...sought.map((one, nth) => [one, values[nth] ?? 0]), ...others.map((one) => [one, other])]),
    );
  const start = at([], 0);
  if (!start) return null;
  const equations: string[] = [];
  for (const [power, constant] of start.entries()) {
    const slopes = sought.map((_, nth) => {
      const one = at(
        sought.map((_, place) => (place === nth ? 1 : 0)),
        0,
      )?.[power];
      return one && q.subtract(one, constant);
    });
    for (const place of PLACES) {
      const values = sought.map((_, nth) => place + nth);
      const told = at(values, place)?.[power];
      const meant = slopes.reduce<q.Rational | undefined>(
        (sum, slope, nth) => sum && slope && q.add(sum, q.multiply(slope, q.rational(BigInt(values[nth] ?? 0)))),
        constant,
      );
      if (!told || !meant || !q.same(told, meant)) return null;
    }
    const terms = slopes.flatMap((slope, nth) =>
      slope && slope.num !== 0n ? [`(${plainNumber(slope)})*${sought[nth]}`] : [],
    );
    if (terms.length === 0 && constant.num !== 0n) return null;
    if (terms.length > 0) equations.push(`${terms.join("+")}+(${plainNumber(constant)})=0`);
  }
  return equations.length === sought.length ? equations : null;
}

function withoutLetter({ a = "", b = "", e = "", x = "", k = "", l }: Record<string, string>): string | null {
  if (/[ab]/.test(a + b)) return null;
  const filled = a && b ? e.replaceAll("a", `(${plain(a)})`).replaceAll("b", `(${plain(b)})`) : plain(e);
  const sought = l ? [k, l] : [k];
  const equations = new Set([x, ...sought]).size > sought.length ? unchanging(filled, x, sought) : null;
  if (!equations) return null;
  return l ? `解方程组 ${equations.join("，")}` : `solve ${equations[0]}`;
}

const without =
  "(?:的)?(?:值|取值|结果)?(?:与|和|跟)(?:字母|x的取值|)?(?<x>[a-z])(?:的)?(?:取值|值|大小)?(?:无关|没有关系)";
const soughtOnes = `${so}(?:常数|字母|有理数)?(?<k>[a-z])(?:(?:,|和|与)(?<l>[a-z]))?(?:的值)?(?:各|分别)?${blank}`;

/** A sum taken for a difference. */
const misread = ({ o = "", p = "", e = "", f = "", w = "" }: Record<string, string>): string | null => {
  if (o === p || o === "" || p === "") return null;
  const [result, other] = [plain(e), plain(f)];
  // What was reckoned was A + B, or A - B; A is without it.
  const back = p === "+" ? "-" : "+";
  if (w === "a") return `simplify (${result})${back}(${other})`;
  return `simplify (${result})${back}2(${other})`;
};
const polynomial = "[-+*/^().a-z\\d²³ ]{3,40}?";
const seenAs = `(?:[^\\da-z+-]{0,16})(?:计算|算|求)(?:多项式)?a(?<o>[-+])b(?:的值)?时,?(?:不小心|粗心|误|错|把它|把|将){0,3}(?:a\\k<o>b)?(?:误|错)?(?:看成|看作|抄成|当成|算成|写成)(?:了)?a(?<p>[-+])b,?(?:结果|求|计算|算){0,3}(?:得到?|出)(?:的)?(?:结果|答案)?(?:是|为)?(?<e>${polynomial})`;

/** Of inequalities with a letter as a bound. */
function between({ s = "", t = "", e = "", f = "", h = "" }: Record<string, string>): string | null {
  const isBoth = /[=≤≥]/.test(s) && /[=≤≥]/.test(t);
  const [less, more] = s.startsWith("<") || s === "≤" ? [e, f] : [f, e];
  if ((/[<≤]/.test(s) ? 1 : 0) + (/[<≤]/.test(t) ? 1 : 0) !== 1) return null;
  const none = isBoth ? "<" : "≤";
  const some = isBoth ? "≥" : ">";
  return `solve ${plain(less)}${h === "有" ? some : none}${plain(more)}`;
}
const side = "[-+*/a-z\\d()]{1,12}?";

/** So many whole numbers from 1 on are less than a letter's part. */
function firstOnes({ c = "", x = "", k = "", s = "", l, n }: Record<string, string>): string | null {
  const listed = l?.split(",").map(Number);
  if (listed?.some((one, nth) => one !== nth + 1) || x === k) return null;
  const [last, by] = [listed?.length ?? Number(n), Number(c || 1)];
  if (!(last >= 1) || !(by >= 1)) return null;
  return s === "<"
    ? `解不等式组 ${k}/${by}>${last}, ${k}/${by}≤${last + 1}`
    : `解不等式组 ${k}/${by}≥${last}, ${k}/${by}<${last + 1}`;
}

/** What the coefficients of a parabola come to, of which the axis and a point on the x-axis are known. */
function onAxis({ h = "", p = "", w = "" }: Record<string, string>): string | null {
  const [axis, first] = [Number(h), Number(p)];
  if (!Number.isInteger(2 * axis) || !Number.isInteger(first) || axis === first) return null;
  return `已知 ${first ** 2}a+${first < 0 ? `(${first})` : first}b+c=0, ${2 * axis < 0 ? `(${2 * axis})` : 2 * axis}a+b=0, 求 ${plain(w)} 的值`;
}

/** A root is put into its equation. */
const putIn = ({ x = "", v = "", e = "", f = "", w = "" }: Record<string, string>): string | null => {
  const unknown = [...lettersOf(`${e} ${f}`)].filter((one) => one !== x);
  if (unknown.length < 2 || !lettersOf(e).has(x) || ![...lettersOf(w)].every((one) => unknown.includes(one)))
    return null;
  return lettersOf(w).size > 1
    ? `已知 ${put(e, x, v).replaceAll(/([a-z])\(/g, "$1*(")}=${put(f, x, v)}，求 ${plain(w)} 的值`
    : null;
};

/** What children got wrong, and what a letter has to be that something holds. */
export const ofSchoolMistakes: Retelling[] = [
  ...told(
    [
      `${child}(?:说|算|写|做|觉得|算的|得出|算出)(?:的)?(?:是)?(?<e>[-+*/^().\\d ]{3,40})(?:=|等于|得|是)(?<v>${number}),?(?:这样)?(?:对不对|对吗|对么|是对的吗|正确吗|算对了吗|做对了吗|有没有算对|是不是对的|对没对)(?:啊|呀|呢)?`,
    ],
    ({ e = "" }) => (/\d\)* ?[-+*/^] ?\(?-?\d/.test(e) ? `calculate ${e.trim()}` : null),
  ),
  ...told(
    [
      `${seenAs},(?:若|如果)?(?:已知|其中)?b=(?<f>${polynomial}),?(?:请你?)?(?:帮[^\\d,]{1,4})?(?:求|则|那么|求出)*(?:多项式)?(?<w>a)${blank}`,
      `${seenAs},(?:若|如果)?(?:已知|其中)?b=(?<f>${polynomial}),?(?:请你?)?(?:帮[^\\d,]{1,4})?(?:求|则|那么|求出)*(?:出)?(?:(?<w>a\\k<o>b)(?:的)?(?:正确)?(?:结果|答案)?|(?:原题的)?正确(?:的)?(?:结果|答案))${blank}`,
    ],
    misread,
  ),
  ...told(
    [
      `${if_}a=(?<a>${polynomial}),b=(?<b>${polynomial}),?(?:若|且|如果)?(?:代数式|多项式)?(?<e>-?\\d{0,2}a[-+]\\d{0,2}b|-?\\d{0,2}b[-+]\\d{0,2}a)${without}${soughtOnes}`,
      `${if_}(?:关于[a-z](?:,[a-z])?的)?(?:代数式|多项式)(?<e>${formula})${without}${soughtOnes}`,
    ],
    withoutLetter,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z]的)?(?:[一1]元[一1]次)?不等式组:?(?:\\{)?(?<x>[a-z])(?<s>[<>]=?|[≤≥])(?<e>${side}),\\k<x>(?<t>[<>]=?|[≤≥])(?<f>${side})(?<h>有|无|没有)解${wanted}`,
    ],
    ({ x = "", e = "", f = "", k = "", ...rest }) =>
      lettersOf(`${e} ${f}`).size === 1 && lettersOf(e).size + lettersOf(f).size === 2 && lettersOf(e).has(k) && x !== k
        ? between({ ...rest, e, f })
        : null,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z]的)?(?:[一1]元[一1]次)?不等式(?<c>\\d{0,2})(?<x>[a-z])(?:-(?<k>[a-z])(?<s><|<=|≤)0|(?<s2><|<=|≤)(?<k2>[a-z]))(?:的正整数解(?:只有|恰好是|恰好有|恰有|只能是|恰为|是|为|有|共有)(?:(?<l>1(?:,\\d)+)|(?<n>\\d)个)|(?:只有|恰好有|恰有|有且只有)(?<n2>\\d)个正整数解)${so}(?:字母|常数|实数)?(?:\\k<k>|\\k<k2>)(?:的)?(?:取值范围|范围)${blank}`,
    ],
    ({ c = "", x = "", k, k2, s, s2, l, n, n2 }) =>
      firstOnes({
        c,
        x,
        k: k ?? k2 ?? "",
        s: s ?? s2 ?? "",
        ...(l ? { l } : {}),
        ...((n ?? n2) ? { n: n ?? n2 ?? "" } : {}),
      }),
  ),
  ...told(
    [
      `${if_}(?:抛物线|[二2]次函数)y=ax\\^2\\+bx\\+c(?:\\(a≠0\\))?(?:的?图[象像])?的对称轴(?:是|为)(?:直线)?x=(?<h>-?\\d{1,2}),?(?:且|并且)?(?:图[象像])?(?:经过|过|与x轴的?1个交点(?:为|是)|与x轴交于)点?[a-z]?\\((?<p>-?\\d{1,2}),0\\)${so}(?<w>\\d{0,2}a[-+]\\d{0,2}b\\+c)${blank}`,
    ],
    onAxis,
  ),
  ...told(
    [
      `${if_}(?<x>[a-z])=(?<v>${number})${isZh}(?:关于[a-z]的)?(?:[一二12]元[一二12]次)?方程(?<e>[^,;_=一-龥]{3,40}?)=(?<f>[^,;_=一-龥]{1,20}?)的(?:1个|一个)?(?:根|解|实数根)${so}(?:代数式)?(?<w>[^,;_=一-龥]{1,20}?)${blank}`,
    ],
    putIn,
  ),
];
