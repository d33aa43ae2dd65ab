import { type Retelling, told } from "./retelling.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, so } from "./school-words.ts";

const sum = "(?<e>[^,=<>一-龥]*[a-z\\d)} ][-+][^,=<>一-龥]*?)";
const monomial = "-?[\\d/]*[a-z][a-z\\d^{}()+ -]{1,20}?";
const wantedOf = `${so}(?<w>[a-z](?:,|和|与)[a-z]|[-+*/^()\\da-z]{1,14}?)(?:的值)?(?:各|分别)?${blank}`;
const power = "(?:\\d{1,2}|[a-z]|\\d?[a-z]|\\([-+*\\da-z ]{1,9}\\))";
const wantedLetter = `,? ?(?:${so}|then |find |what is |solve for |(?:find )?the value of )*(?<w>[a-z])${blank}`;
const square = "(?<s>\\d{0,3}[a-z]\\^2 ?[-+] ?\\d{0,3}[a-z])";
const gap = "(?:▢|□|_+|\\( *\\))";
const side = "[^,;=一-龥]{1,20}?";
const noun = "(?:following |given )?(?:binomial|trinomial|polynomial|expression|quantity|sum|difference)?,? ?";
const manner = "(?:,? (?:and|then) (?:simplify|expand|combine like terms|multiply it out))?";
const isFormula = (e: string) => !/[a-z]{2,}/.test(e.replaceAll(/sqrt|cbrt/g, "")) && /[a-z]/.test(e);

const powered =
  (to: string): Retelling[1] =>
  ({ e = "" }) =>
    isFormula(e) ? `expand (${plain(e)})^${to}` : null;
const powers: [en: string, ordinal: string, to: string, zh: string][] = [
  ["square", "(?:2nd|second)", "2", "平方"],
  ["cube", "(?:3rd|third)", "3", "立方|3次方"],
  ["(?!.)", "(?:4th|fourth)", "4", "4次方"],
];

/** Exercises with expressions, in other words than their verb and their formula. */
export const ofExpressionsTold: Retelling[] = [
  ...powers.flatMap(([verb, ordinal, to, zh]) =>
    told(
      [
        `(?:expand )?${verb} (?:the |this )?${noun}${sum}${manner}`,
        `(?:the )?${verb} of (?:the |this )?(?:binomial|trinomial|polynomial|expression|quantity),? ?${sum}${manner}`,
        `(?:raise|take) (?:the |this )?${noun}${sum} to the ${ordinal}(?: power)?${manner}`,
        `(?:求|计算)?(?:2项式|多项式|式子|代数式)${sum}的(?:${zh})(?:展开式)?`,
      ],
      powered(to),
    ),
  ),
  // Spoken powers are signs already when a sentence is read.
  ...told(
    [
      `(?:raise|take) (?:the |this )?(?:binomial|quantity|expression) ${sum}\\^(?<n>[2-5])${manner}`,
      `2项式${sum}\\^(?<n>[23])`,
    ],
    ({ e = "", n = "" }) => powered(n)({ e }),
  ),
  ...told(
    [
      `${if_}(?:单项式|代数式)?(?<a>${monomial})(?:与|和|跟)(?:单项式|代数式)?(?<b>${monomial})(?:的和|的差|相加后?|相减后?)(?:仍然?|还|也)?(?:是|为)(?:1个)?单项式${wantedOf}`,
      `${if_}(?:单项式|代数式)?(?<a>${monomial})(?:与|和|跟)(?:单项式|代数式)?(?<b>${monomial})(?:可以|能够?)(?:合并(?:同类项|成1项|为1项)?|相加减合并)${wantedOf}`,
    ],
    ({ a = "", b = "", w = "" }) => `若${plain(a)}与${plain(b)}是同类项，求${plain(w)}的值`,
  ),
  ...told(
    [
      `(?:if )?the (?:sum|difference) of (?:the monomials )?(?<a>${monomial}) and (?<b>${monomial}) is (?:also )?a monomial,? (?:then )?(?:find|what is|what are|determine) (?:the values? of )?(?<w>[-+*/^()\\da-z ]{1,14}?)`,
      `(?:if )?(?<a>${monomial}) and (?<b>${monomial}) can be (?:combined|added)(?: into 1 term| as like terms)?,? (?:then )?(?:find|what is|what are|determine) (?:the values? of )?(?<w>[-+*/^()\\da-z ]{1,14}?)`,
    ],
    ({ a = "", b = "", w = "" }) => `If ${plain(a)} and ${plain(b)} are like terms, find ${w}`,
  ),
  ...told(
    [`(?:the )?(?:negative|opposite) reciprocal of (?<n>${number}|\\(${number}\\))`, `(?<n>${number})的负倒数`],
    ({ n = "" }) => (/[1-9]/.test(n) ? `what is -1/(${n})` : null),
  ),
  ...told(
    [
      `(?:如果|若|已知)?(?:代数式|式子)?(?<e>${formula})的相反数(?:是|等于|为)(?<v>${number})${so}(?<x>[a-z])${blank}`,
      `(?:if )?(?:the )?(?:opposite|additive inverse) of (?<e>${formula}) is (?<v>${number}),? (?:find|what is|solve for|then) ?(?<x>[a-z])`,
    ],
    ({ e = "", v = "", x = "" }) =>
      lettersOf(e).has(x) && lettersOf(e).size === 1 ? `solve -(${plain(e)})=${v}` : null,
  ),
  // Two expressions by their names, and what is made of them: plain words have small letters only.
  ...told(
    [
      `${if_}(?:多项式|代数式)?a=(?<a>${formula}),(?:多项式|代数式)?b=(?<b>${formula}),?(?:则|求|计算|化简|求出|那么|并化简)*(?<w>-?\\d*\\(?[ab][-+*\\dab()]{1,14}?)(?:的值|的结果|并化简)?(?:=|等于|是)?[_ ]*`,
      `(?:if |let |given )?(?:that )?a ?= ?(?<a>${formula})(?:,| and|, and) ?b ?= ?(?<b>${formula}),? (?:then )?(?:find|what is|simplify|calculate|compute) (?<w>-?\\d*\\(?[ab] ?[-+*\\dab() ]{1,14}?)`,
    ],
    ({ a = "", b = "", w = "" }) => {
      const own = new Set([...lettersOf(a), ...lettersOf(b)]);
      if (own.size === 0 || own.has("a") || own.has("b") || /[ab]{2}/.test(w)) return null;
      const whole = plain(w).replaceAll(/[ab]/g, (name) => `(${plain(name === "a" ? a : b)})`);
      return /=/.test(whole) ? null : `simplify ${whole}`;
    },
  ),
  ...told(
    [
      `a减(?:去)?(?<e>${formula})(?:得|等于|的差是|是|=)(?<f>${formula})${so}(?:多项式)?a${blank}`,
      `a-\\(?(?<e>${formula})\\)?(?:得|等于|的差是|是|=)(?<f>${formula})${so}(?:多项式)?a${blank}`,
    ],
    ({ e = "", f = "" }) =>
      lettersOf(`${e}${f}`).has("a") || lettersOf(`${e}${f}`).size === 0
        ? null
        : `simplify (${plain(e)})+(${plain(f)})`,
  ),
  ...told(
    [
      "(?:a |the )?(?:rectangle|长方形)(?: has| with)? (?:a )?length (?<a>[a-z])(?:,| and|, and) ?(?:a )?width (?<b>[a-z]),? (?:what is its |find its |find the |its |what is the )?perimeter",
      "(?:1个|某)?长方形的?长(?:是|为)?(?<a>[a-z])(?:米|厘米)?,?宽(?:是|为)?(?<b>[a-z])(?:米|厘米)?,?(?:则|求|那么)?(?:它|这个长方形)?的?周长(?:是|为|可表示为|用代数式表示为)?(?:多少)?[_ ]*",
    ],
    ({ a, b }) => (a === b ? null : `expand 2(${a}+${b})`),
  ),
  ...told(
    [
      "use (?:the )?distributive (?:property|law) to (?<verb>factor|expand|rewrite|simplify|multiply)(?: the expression)?,? ?(?<e>[^,=<>]{3,60})",
    ],
    ({ verb = "", e = "" }) =>
      isFormula(e) && verb !== "rewrite" ? `${verb === "factor" ? "factor" : "expand"} ${plain(e)}` : null,
  ),
  // Powers of one letter: the exponents are added, subtracted or multiplied.
  ...told(
    [
      `${if_}(?:if |given )?(?<b>[a-z])\\^(?<p>${power})[ *]+\\k<b>\\^(?<q>${power}) ?= ?\\k<b>\\^(?<r>${power})${wantedLetter}`,
      `${if_}(?:if |given )?(?<b>[a-z])\\^(?<p>${power}) ?(?<by>/) ?\\k<b>\\^(?<q>${power}) ?= ?\\k<b>\\^(?<r>${power})${wantedLetter}`,
      `${if_}(?:if |given )?\\((?<b>[a-z])\\^(?<p>${power})\\)(?<to>\\^)(?<q>${power}) ?= ?\\k<b>\\^(?<r>${power})${wantedLetter}`,
    ],
    ({ b = "", p = "", q = "", r = "", by, to, w = "" }) => {
      const own = lettersOf(`${p} ${q} ${r}`);
      const sign = to ? "*" : by ? "-" : "+";
      return own.size === 1 && own.has(w) && w !== b ? `solve (${p})${sign}(${q})=${r}` : null;
    },
  ),
  // Of a square only the last term is missing.
  ...told(
    [
      `(?:what (?:number|term|value)? ?)?(?:goes in the blank (?:so that|to make)|completes the square (?:of|for|in)?|must be added to complete the square (?:of|for|in)?),? ?${square}(?: ?\\+ ?${gap})?(?: is| into| to be)?(?: a perfect square(?: trinomial)?)?`,
      `(?:fill in the blank,? ?)?(?:if )?${square} ?\\+ ?${gap},? (?:is|to make|so that it is|to be|to get|makes) a perfect square(?: trinomial)?`,
      `(?:若|如果|填空,?)?${square}\\+${gap}(?:是|为|构成|成为)(?:1个|一个)?完全平方式?,?(?:则|那么)?(?:${gap}|括号|空格|方框)?(?:里|内|中)?(?:应|该|应该)?(?:填|的数)?(?:上)?(?:什么|几|多少|的数)?(?:是|为)?[_ ]*`,
    ],
    ({ s = "" }) => `For what values of k is ${plain(s)}+k a perfect square?`,
  ),
  ...told(
    [
      `(?:if )?(?:a |the )?(?:triangle has sides|sides of a triangle(?: are| have lengths?)?|triangle with sides)(?: of| of length| measuring)? (?<a>${side}), ?(?<b>${side}),? (?:and )?(?<c>${side}),? (?:what is|find|write|has a|what's)? ?(?:its|the|an expression for (?:its|the))? ?perimeter`,
      `(?:1个|某)?三角形(?:的)?(?:3|三)?(?:条)?边(?:的)?长?(?:分别)?(?:为|是)(?<a>${side}),(?<b>${side}),(?<c>${side}),?(?:则|求|那么)?(?:它|这个三角形)?的?周长(?:是|为)?(?:多少)?[_ ]*`,
    ],
    ({ a = "", b = "", c = "" }) =>
      lettersOf(`${a}${b}${c}`).size > 0 ? `simplify (${plain(a)})+(${plain(b)})+(${plain(c)})` : null,
  ),
  ...told(
    [
      "(?:利用|用|运用)(?:因式分解|乘法公式|平方差公式|完全平方公式|公式|简便方法|提公因式)(?:法|的方法)?(?:进行)?(?:简便)?(?:计算|求值|求)?,?(?<e>[-+*/^()\\d. ]{5,60})",
      "(?:use|using) (?:factoring|the difference of (?:2 )?squares|a special product|special products|a formula|an identity|the distributive property)(?: formula| pattern)? to (?:calculate|compute|evaluate|find|simplify|work out),? ?(?<e>[-+*/^()\\d. ]{5,60})",
      "(?:calculate|compute|evaluate)? ?(?<e>[-+*/^()\\d. ]{4,60}?) (?:by|using|with) (?:factoring|the difference of (?:2 )?squares|a special product|\\([a-z][+-][a-z]\\)\\^2|an identity)(?: formula| pattern)?",
    ],
    ({ e = "" }) => `calculate ${plain(e)}`,
  ),
  ...told(
    [
      `(?:if |given that |suppose )?(?:(?:the )?value of )?(?:the expression )?(?<e>[^,=<>]{3,40}?) is (?<v>${number}),? (?:then )?(?:find|what is|what's|evaluate) (?:the value of )?(?<w>[^,=<>]{3,40}?)`,
    ],
    ({ e = "", v = "", w = "" }) => (isFormula(e) && isFormula(w) ? `if ${plain(e)}=${v}, what is ${plain(w)}` : null),
  ),
  ...told(
    [
      `(?:plug|put|substitute) (?:in )?(?<x>[a-z]) ?= ?(?<v>${number}) (?:in|into|in for) (?:the )?(?:expression|polynomial|formula)? ?(?<e>[^,=<>]{3,50}?)(?:,? (?:and|then) (?:simplify|evaluate|calculate))?`,
      `(?:evaluate )?(?:the )?(?:expression|polynomial) (?:at|when|for) (?<x>[a-z]) ?= ?(?<v>${number}), ?(?<e>[^,=<>]{3,50}?)`,
      `[把将](?<x>[a-z])=(?<v>${number})代入(?:代数式|式子|多项式|到)?(?<e>[^,;=一-龥]{3,50}?)(?:中|里)?,?(?:得(?:到)?|求值|的值|计算|求|结果)*(?:是|为)?(?:多少)?`,
    ],
    ({ x = "", v = "", e = "" }) =>
      isFormula(e) && lettersOf(e).has(x) && lettersOf(e).size === 1 ? `evaluate ${plain(e)} when ${x}=${v}` : null,
  ),
];
