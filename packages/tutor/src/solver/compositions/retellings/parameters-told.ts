import { plainPolynomial, polynomialOf } from "../../algebra/polynomial.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import { type Retelling, told } from "./retelling.ts";
import { leftAndRight } from "./school-values.ts";
import { blank, if_, lettersOf, inPlainSigns as plain, so } from "./school-words.ts";

const equation =
  "(?:the )?(?:linear |following |fractional |rational )?(?:equation )?(?:in [a-z],? )?(?<e>[^,;=一-龥]{1,60}=[^,;=一-龥]{1,50}?)";
const letter = "(?:the )?(?:constant |parameter |number |real number |coefficient |letter )?(?<k>[a-z])";
const has = "(?:has|have|to have|having|will have|would have)";
const values = "(?:what |which )?(?:the )?(?:values? of )?(?:the )?";
const none =
  "(?<n>no (?:real )?(?:solutions?|roots?)(?: at all)?|infinitely many solutions|an infinite number of solutions|infinite solutions)(?: (?:in|for) (?:x|[a-z]))?(?: at all)?";
const that =
  "(?:for which|so that|such that|that makes?|which makes?|that would make|if|when|given that|makes?|will make|would make|that gives?|that causes?|for)";
const extraneous = "(?:an? )?(?:extraneous|false) (?:root|solution)s?";

/** How many solutions an equation is to have. */
const haveSolutions = ({ k = "", e = "", n = "" }: Record<string, string>): string | null => {
  const letters = lettersOf(plain(e));
  if (letters.size !== 2 || !letters.has(k)) return null;
  return `For what values of ${k} does ${plain(e).replaceAll("\\", "")} have ${/^no/.test(n) ? "no solution" : "infinitely many solutions"}?`;
};
const haveExtraneous = ({ k = "", e = "" }: Record<string, string>): string | null => {
  const letters = lettersOf(plain(e));
  return letters.size === 2 && letters.has(k) ? `which ${k} gives an extraneous root of ${plain(e)}` : null;
};
/** The forms of an English question for which letter something holds of an equation. */
const forWhich = (held: string): string[] => [
  `${values}${letter},? (?:does|do|will|would) ${equation},? have ${held}`,
  `${values}${letter},? ${that} ${equation},? (?:${has} )?${held}`,
  `(?:if |suppose(?: that)? |given(?: that)? |when )?${equation},? ${has} ${held},? (?:then )?(?:(?:what is|what's|what must|find|determine|what does|what should|what) )?(?:the )?(?:value of )?(?:the )?(?:constant |number )?(?<k>[a-z])(?: (?:be|equal|must be|has to be|is))?`,
  `${equation},? ${has} ${held} (?:when|if|for|exactly when|only when|only if) (?<k>[a-z]) ?(?:=|is|equals?|is equal to)?(?: what(?: value)?)?[ _]*`,
];

const equationZh = "(?<e>[^,;_=一-龥]{1,60}=[^,;_=一-龥]{1,50}?)";
const namedZh = "(?:关于[a-z]的)?(?:[一1]元[一1]次|分式)?方程:?";
const whichZh =
  "(?:当|若)?(?:字母|常数|实数)?(?<k>[a-z])(?:的值)?(?:为何值|取何值|为多少|取什么值|是多少|等于几|等于多少|为什么值|是几|取多少|是什么数|取什么数|取几|为几)时?,";
const wantedZh = `${so}(?:字母|常数|实数|参数)?(?<k>[a-z])${blank}`;
const noneZh =
  "(?:会|将|一定)?(?<n>无解|没有解|没有实数解|有无数个解|有无数多个解|有无穷多个?解|有无限多个?解|的解有无数个)";
const forWhichZh = (held: string): string[] => [
  `${if_}${namedZh}${equationZh},?${held}${wantedZh}`,
  `${if_}${equationZh}(?:这个|是)?(?:关于[a-z]的)?(?:分式)?方程,?${held}${wantedZh}`,
  `${whichZh}${namedZh}${equationZh},?${held}`,
  `(?:要)?使(?:得)?${namedZh}${equationZh},?${held}(?:的|,)(?:字母|常数)?(?<k>[a-z])(?:应|应该)?(?:的)?(?:值)?${blank}`,
];
const haveSolutionsZh = ({ n = "", ...rest }: Record<string, string>) =>
  haveSolutions({ ...rest, n: /^(?:无解|没有)/.test(n) ? "no" : "infinitely" });

/** `ax - 4 = 2x + b` holds whatever x is: its coefficients are the same on both sides. */
function always({ e = "", w = "" }: Record<string, string>): string | null {
  const zero = leftAndRight(plain(e));
  const terms = zero ? polynomialOf(expressionFrom(zero) ?? { kind: "letter", name: "" }) : null;
  const [one, other] = [...lettersOf(w)];
  const x = [...lettersOf(e)].filter((name) => name !== one && name !== other);
  if (!terms || !one || !other || x.length !== 1 || lettersOf(w).size !== 2 || lettersOf(e).size !== 3) return null;
  const sides = [0, 1, 2].map((power) => coefficientOf(terms, x[0] ?? "", power));
  if (sides[2] !== "0" || sides.slice(0, 2).includes("0")) return null;
  return `已知 ${sides[1]}=0，${sides[0]}=0，求 ${plain(w)} 的值`;
}

/** What stands before a power of the letter. */
function coefficientOf(terms: NonNullable<ReturnType<typeof polynomialOf>>, x: string, power: number): string {
  const parts = terms
    .filter(({ powers }) => (powers.get(x) ?? 0) === power)
    .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== x)) }));
  return parts.length > 0 ? plainPolynomial(parts) : "0";
}

const term = (name: string) => `(?:the )?(?<${name}>[a-z](?:\\^\\{?\\d\\}?)?)(?:[ -]?terms?)?`;
const termZh = (name: string) =>
  `(?:含)?(?:有)?(?:关于)?(?:字母)?(?<${name}>[a-z](?:\\^\\{?\\d\\}?)?|[一二三123]次项)(?:的)?(?:[一二三123]次)?项?(?:,?(?<=次项,?)[a-z](?:\\^\\d)?)?`;
const named: Record<string, string> = { "1": "x", 一: "x", "2": "x^2", 二: "x^2", "3": "x^3", 三: "x^3" };
const termOf = (said: string): string => (/次/.test(said) ? (named[said.slice(0, 1)] ?? "") : said);

/** No term of these powers of a letter stands in the product. */
function withoutTerms({ e = "", t: first = "", t2: second, w = "" }: Record<string, string>): string | null {
  const [t, t2] = [termOf(first), second && termOf(second)];
  const terms = polynomialOf(expressionFrom(plain(e)) ?? { kind: "letter", name: "" });
  const x = t.slice(0, 1);
  const asked = [...lettersOf(w)];
  const others = [...lettersOf(plain(e))].filter((name) => name !== x);
  if (!terms || !lettersOf(e).has(x) || asked.length === 0 || !asked.every((name) => others.includes(name)))
    return null;
  if (t2 && t2.slice(0, 1) !== x) return null;
  const powers = [t, ...(t2 ? [t2] : [])].map((one) => Number(/\d/.exec(one)?.[0] ?? 1));
  const sides = powers.map((power) => coefficientOf(terms, x, power));
  if (sides.some((side) => lettersOf(side).size === 0) || sides.length !== others.length) return null;
  if (sides.length === 1) return w === others[0] ? `solve ${sides[0]}=0` : null;
  const isPair = /^[a-z](?:,|和|与| and )[a-z]$/.test(w);
  const equations = sides.map((side) => `${side}=0`).join("，");
  return isPair || w === "" ? `解方程组 ${equations}` : `已知 ${equations}，求 ${plain(w)} 的值`;
}

const product = "(?<e>\\(?[-+*^().a-z\\d{} ]{3,60}?)";
const without =
  "(?:does not|doesn't|do not|don't|has|have|contains?|will|must|should|to|not| ){1,8}(?:contain|have|include|involve|no|any|an?){0,3}(?: any| an?| no)?";

/** Letters of equations and products, for which they have no solution, infinitely many, an extraneous root, or no term of some power. */
export const ofParameters: Retelling[] = [
  ...told(forWhich(none), haveSolutions),
  ...told(forWhich(extraneous), haveExtraneous),
  ...told(forWhichZh(noneZh), haveSolutionsZh),
  ...told(
    forWhichZh(
      "(?:在)?(?:求解|解的?)?(?:时|过程中)?,?(?:会|可能|将|一定|必)?(?:有|产生|出现|存在)(?:了)?增根(?:[a-z]=-?\\d+)?",
    ),
    haveExtraneous,
  ),
  ...told(
    [
      `${if_}(?:在)?解${namedZh}${equationZh}(?:时|的过程中|过程中)?,?(?:会|可能|将)?(?:有|产生|出现|存在)(?:了)?增根${wantedZh}`,
    ],
    haveExtraneous,
  ),
  ...told(
    [
      `${if_}(?:无论|不论)[a-z](?:取)?(?:为)?(?:何值|什么值|任何值|任何数|什么数),?(?:等式|方程)?${equationZh}(?:都|总|恒|永远)*成立${so}(?<w>[^,;_=一-龥]{1,20}?)${blank}`,
      `${if_}${namedZh}${equationZh},?(?:的)?(?:会|有)?(?:无数个?|无数多个?|无穷多个?|无限多个?)解(?:有无数个)?${so}(?<w>[^,;_=一-龥]{2,20}?)${blank}`,
      `(?:if |suppose |given(?: that)? )?${equation},? (?:has (?:infinitely many solutions|an infinite number of solutions|infinite solutions)|is true for (?:all|every)(?: real)?(?: values?)?(?: of)? [a-z]|holds for (?:all|every) [a-z]|is an identity)(?: in [a-z]| for [a-z])?,? (?:then )?(?:(?:what is|what's|find|determine) )?(?:the )?(?:value of )?(?<w>[a-z][-+*/a-z\\d^ ]{1,14})`,
    ],
    always,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z](?:,[a-z])?的)?(?:多项式|代数式|整式)?${product}(?:的)?(?:展开式|展开后|积|乘积|结果|展开|化简结果|计算结果|运算结果|展开的结果|展开后的结果)?(?:的结果)?(?:中|里)?,?(?:都|既)?(?:不含|不含有|没有|不出现|缺少)${termZh("t")}(?:(?:和|与|及|,|也不含|,?又不含|,?且不含|也没有)+${termZh("t2")})?${so}(?:常数|字母|有理数)?(?<w>[a-z](?:(?:,|和|与)[a-z]|[-+*/^a-z\\d]{0,12}?))(?:的值)?(?:各|分别)?${blank}`,
    ],
    withoutTerms,
  ),
  ...told(
    [
      `(?:if |suppose |given(?: that)? |when )?(?:the )?(?:expansion|product|expanded form)(?: of)? ${product},? (?:is expanded(?: and simplified)?,? )?(?:the result |the expansion |it )?${without} ?${term("t")}(?:,? (?:and|or|nor)(?: no| an?| the)? ${term("t2")})?,? (?:then )?(?:(?:what is|what's|what are|find|determine) )?(?:the )?(?:values? of )?(?:the )?(?:constants? )?(?<w>[a-z](?: and [a-z]| ?[-+*/^] ?[a-z\\d]{1,4}|[a-z])?)`,
      `(?:if |when )${product} is (?:expanded|multiplied out)(?: and simplified)?,? (?:the (?:result|expansion|product|answer) |it |there is )${without} ?${term("t")}(?:,? (?:and|or|nor)(?: no| an?| the)? ${term("t2")})?,? (?:then )?(?:(?:what is|what's|what are|find|determine) )?(?:the )?(?:values? of )?(?:the )?(?:constants? )?(?<w>[a-z](?: and [a-z]| ?[-+*/^] ?[a-z\\d]{1,4}|[a-z])?)`,
      `(?:the )?(?:value of )?(?:the )?(?:constant |number )?(?<w>[a-z]) (?:so that|such that|if|for which|when) (?:the )?(?:expansion|product|expanded form)(?: of)? ${product},? ${without} ?${term("t")}`,
    ],
    withoutTerms,
  ),
];
