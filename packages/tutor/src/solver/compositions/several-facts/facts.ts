import type { Locale } from "@dripstone/contract/locale";
import type { Solution } from "../../solution.ts";

type Said = Record<Locale, string>;
type Answer = Solution["answer"];

/** One thing that is asked of a curve, an equation, two points or a sequence beside another. */
export type Fact = {
  /** As it is named in plain words of each language. */
  named: Record<Locale, string>;
  /** Questions that the topics may know, with the thing put in; the first that is claimed counts. */
  asks: (thing: string, named: string) => string[];
  label: (named: string) => Said;
  /** Where the answer of the question is not yet what was asked. */
  turned?: (answer: Answer) => Answer | null;
};

const word = (key: string, en: string, ch: string): Answer => ({ said: { en, ch }, key });

/** A parabola that opens up has a lowest point. */
const ends: Record<string, Answer> = {
  up: word("minimum", "a minimum", "最小值"),
  down: word("maximum", "a maximum", "最大值"),
};

const of = (name: string) => (thing: string) => [`What is the ${name} of ${thing}?`];
/** Of a line as it is told, or of the one through two points. */
const ofLine = (name: string) => (thing: string) => [
  `What is the ${name} of ${thing}?`,
  `What is the ${name} of the line through ${thing}?`,
];
/** Of a curve between two ends: 当 -1≤x≤2 时, "on [-1, 2]". */
function onStretch(name: string, thing: string): string[] {
  const { c, e } =
    /^当?(?<c>[^,一-龥]{3,24}[<≤]=?[^,一-龥]{1,12})时?,(?:求)?(?:[12一二]次函数|函数|抛物线)?(?<e>[yf](?:\(x\))?=.+)$/u.exec(
      thing,
    )?.groups ??
    /^(?<e>[yf](?:\(x\))? ?=[^,一-龥]+?),?(?:在|当)(?<c>[^,一-龥]{3,24}[<≤]=?[^,一-龥]{1,12})(?:时|上|内|范围内|的范围内)?$/u.exec(
      thing,
    )?.groups ??
    /^(?<e>[yf](?:\(x\))? ?=[^,一-龥]+?) (?:for|when|where|with) (?<c>\S.{0,24}[<≤].{0,24})$/u.exec(thing)?.groups ??
    {};
  const { f, a, b } =
    /^(?<f>[yf](?:\(x\))? ?=[^,一-龥]+?) (?:on|over|in)(?: the)?(?: closed)?(?: interval)? \[(?<a>-?[\d./]+), ?(?<b>-?[\d./]+)\]$/u.exec(
      thing,
    )?.groups ?? {};
  if (e && c) return [`the ${name} value of ${e} for ${c}`];
  return f ? [`the ${name} value of ${f} for ${a}≤x≤${b}`] : [];
}

/** Whether it is the lowest or the highest, the curve tells. */
const ofExtreme = (thing: string) => [
  `What is the minimum value of ${thing}?`,
  `What is the maximum value of ${thing}?`,
];
const roots = "(?:the |its |all |both |2 |of |real )*(?:roots|solutions|zeros|zeroes)";
const rootsZh = "(?:它|其)?的?(?:2个?|各)?(?:实数?)?(?:根|解)的?之?";

const fact = (
  named: [en: string, ch: string],
  label: [en: string, ch: string],
  asks: Fact["asks"],
  turned?: Fact["turned"],
): Fact => ({
  named: { en: named[0], ch: named[1] },
  label: (written) => {
    const [count = ""] = /\d+/.exec(written) ?? [];
    return { en: label[0].replace("#", count), ch: label[1].replace("#", count) };
  },
  asks,
  ...(turned ? { turned } : {}),
});

/** What may be asked in a row, the longer names first. */
export const facts: Fact[] = [
  fact(
    [
      `sum(?! of (?:the )?(?:first|terms))(?: of (?=(?:the |its |all |both |2 |real )*(?:roots|solutions|zero))${roots})?`,
      `${rootsZh}和`,
    ],
    ["sum of the roots", "两根之和"],
    of("sum of the roots"),
  ),
  fact(
    [`product(?: of (?=(?:the |its |all |both |2 |real )*(?:roots|solutions|zero))${roots})?`, `${rootsZh}乘?积`],
    ["product of the roots", "两根之积"],
    of("product of the roots"),
  ),
  fact(["discriminant", "(?:根的)?判别式(?:的值)?"], ["discriminant", "判别式"], of("discriminant")),
  fact(
    [
      "(?:coordinates of (?:the |its )?)?(?:vertex|turning point)(?: point)?(?! form)(?: coordinates)?",
      "顶点(?:的?坐标)?",
    ],
    ["vertex", "顶点"],
    of("vertex"),
  ),
  fact(
    ["(?:equation of (?:the |its )?)?(?:axis|line) of symmetry", "对称轴(?:方程)?"],
    ["axis of symmetry", "对称轴"],
    of("axis of symmetry"),
  ),
  fact(["vertex form", "顶点式"], ["vertex form", "顶点式"], of("vertex form")),
  fact(
    [
      "direction (?:of opening|(?:that )?it opens|it opens in)|opening direction|(?:which (?:way|direction) (?:does )?it opens?|which way (?:does )?the (?:parabola|graph) opens?|does it open up(?:wards?)? or down(?:wards?)?|whether it opens up(?:wards?)? or down(?:wards?)?)",
      "开口(?:的?方向)?",
    ],
    ["it opens", "开口"],
    (thing) => [`Which way does ${thing} open?`],
  ),
  fact(
    [
      "(?:tell |say |state )?(?:is it|whether it is|whether it's|is that|is this|is the vertex|whether the vertex is) (?:a |the )?(?:max(?:imum)?|min(?:imum)?)(?: (?:point|value))? or (?:a |the )?(?:max(?:imum)?|min(?:imum)?)(?: (?:point|value))?",
      "(?:是)?最(?:大值还是最小值|小值还是最大值)",
    ],
    ["it is", "是"],
    (thing) => [`Which way does ${thing} open?`],
    ({ key }) => ends[key] ?? null,
  ),
  fact(
    ["(?:minimum|min|least|smallest|lowest)(?: possible)?(?: value| y-value| y value)?", "(?:y|函数)?的?最小值"],
    ["minimum", "最小值"],
    (thing) => [`What is the minimum value of ${thing}?`, ...onStretch("minimum", thing)],
  ),
  fact(
    ["(?:maximum|max|greatest|largest|highest)(?: possible)?(?: value| y-value| y value)?", "(?:y|函数)?的?最大值"],
    ["maximum", "最大值"],
    (thing) => [`What is the maximum value of ${thing}?`, ...onStretch("maximum", thing)],
  ),
  fact(
    [
      "(?:extreme|optimal) value|(?:max(?:imum)?|min(?:imum)?)(?: or |/)(?:max(?:imum)?|min(?:imum)?)(?: value)?",
      "(?:y|函数)?的?最值",
    ],
    ["extreme value", "最值"],
    ofExtreme,
  ),
  fact(
    [
      "(?:the )?(?:value of x|x[- ]value|x[- ]coordinate|x)(?: for| at| where| when| of| that gives| that makes)*(?: which)?(?: (?:it|this|that|the (?:min|max)(?:imum)?(?: value)?))?(?: (?:occurs|happens|is reached|is attained|is achieved))?|(?:at|for) (?:what|which) (?:value of )?x(?:[- ]value)?(?: (?:does|is) (?:it|this|that)(?: (?:occur|happen|reached|attained|achieved))?| (?:it|this|that) (?:occurs|happens))?|(?:tell |say |state )?(?:where|when) (?:does )?(?:it|this|that|the (?:min|max)(?:imum)?(?: value)?) (?:occurs?|happens?)|where (?:it|that) is",
      "(?:(?:和|与)?(?:此时|这时|取得?最[大小]值时|取最值时|相应|对应))的?(?:自变量)?(?:的)?x?的?(?:取)?值?|自变量x的?(?:取)?值",
    ],
    ["where", "此时"],
    of("axis of symmetry"),
  ),
  fact(["range", "值域"], ["range", "值域"], of("range")),
  fact(["domain", "定义域"], ["domain", "定义域"], of("domain")),
  fact(["(?:slope|gradient)", "斜率"], ["slope", "斜率"], ofLine("slope")),
  fact(
    [
      "(?:line(?:'s)? )?equation(?: of (?:the|this|that) line| in slope[- ]intercept form)?",
      "(?:(?:直线|函数)的?)?(?:解析式|表达式|方程)",
    ],
    ["equation", "解析式"],
    (thing) => [`What is the equation of the line through ${thing}?`, `What is the equation of ${thing}?`],
  ),
  fact(
    ["y[- ]intercepts?|where (?:does )?it cross(?:es)? the y[- ]axis", "(?:在)?y轴(?:上)?的?截距"],
    ["$y$-intercept", "在 $y$ 轴上的截距"],
    ofLine("y-intercept"),
  ),
  fact(
    [
      "x[- ]intercepts?(?: or intercepts)?|(?:zeros|zeroes)|where (?:does )?it cross(?:es)? the x[- ]axis",
      "(?:在)?x轴(?:上)?的?截距",
    ],
    ["$x$-intercepts", "在 $x$ 轴上的截距"],
    (thing) => [`What are the x-intercepts of ${thing}?`, ...ofLine("x-intercept")(thing)],
  ),
  fact(
    ["(?:the )?points? where it (?:crosses|meets) the x[- ]axis", "(?:它)?(?:与|和)?x轴的?交点(?:的?坐标)?"],
    ["meets the $x$-axis at", "与 $x$ 轴的交点"],
    (thing) => [`Where does ${thing} cross the x-axis?`, `${thing}与x轴的交点坐标`],
  ),
  fact(
    ["(?:the )?points? where it (?:crosses|meets) the y[- ]axis", "(?:它)?(?:与|和)?y轴的?交点(?:的?坐标)?"],
    ["meets the $y$-axis at", "与 $y$ 轴的交点"],
    (thing) => [`Where does ${thing} cross the y-axis?`, `${thing}与y轴的交点坐标`],
  ),
  fact(
    ["(?:coordinates of (?:the |its )?)?(?:midpoint|mid point|middle point)(?: coordinates)?", "中点(?:的?坐标)?"],
    ["midpoint", "中点"],
    of("midpoint"),
  ),
  fact(["(?:distance|length)", "(?:长度?|距离)"], ["length", "长度"], (thing) => [
    `What is the distance between ${thing}?`,
  ]),
  fact(["common difference", "公差d?"], ["common difference", "公差"], (thing) => [
    `What is the common difference of ${thing}?`,
    `What is the common difference of the arithmetic sequence ${thing}?`,
  ]),
  fact(["common ratio", "公比q?"], ["common ratio", "公比"], (thing) => [
    `What is the common ratio of ${thing}?`,
    `What is the common ratio of the geometric sequence ${thing}?`,
  ]),
  fact(
    ["(?:nth|n-th|general) term(?: formula| rule)?|(?:formula|rule) for (?:the )?nth term", "通项(?:公式)?|第n项"],
    ["$n$th term", "第 $n$ 项"],
    of("nth term"),
  ),
  fact(["\\d{1,4}(?:st|nd|rd|th) term", "第\\d{1,4}项"], ["term $#$", "第 $#$ 项"], (thing, named) => {
    const [nth = ""] = /\d+/.exec(named) ?? [];
    return [`What is the ${nth}th term of ${thing}?`, `${thing}的第${nth}项是多少`];
  }),
  fact(
    ["sum of (?:the )?(?:first )?\\d{1,4} terms|sum of (?:the )?first \\d{1,4}", "前\\d{1,4}项的?(?:之)?和"],
    ["sum of the first $#$ terms", "前 $#$ 项的和"],
    (thing, named) => {
      const [many = ""] = /\d+/.exec(named) ?? [];
      return [`What is the sum of the first ${many} terms of ${thing}?`, `${thing}的前${many}项和是多少`];
    },
  ),
];
