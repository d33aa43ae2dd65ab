import { type Retelling, told, whatZh } from "./retelling.ts";

const numeral = (name: string) => `\\(?(?<${name}>[\\da-f]{1,20})\\)?`;
const signs: Record<string, string> = {
  add: "+",
  sum: "+",
  加: "+",
  和: "+",
  subtract: "-",
  difference: "-",
  减: "-",
  差: "-",
  multiply: "*",
  product: "*",
  乘: "*",
  积: "*",
};
const named: Record<string, string> = { binary: "2", octal: "8", hexadecimal: "16", hex: "16" };
const name = "(?<k>binary|octal|hexadecimal|hex|base[- ]?\\d{1,2})";
const baseIn = (said = ""): string => named[said] ?? said.replace(/\D/g, "");
/** "…, and give the answer in binary". */
const answerIn = (base: string) =>
  `(?:,? ?(?:and )?(?:giving|give|gives?|with|write|writing|express|leave|leaving) (?:the |your )?(?:sum|answer|result|product|difference|it)(?: also)? (?:in|as) (?:a )?${base}(?: number)?(?: as well| too)?|,? (?:in|as) (?:a )?${base}(?: number)?)?`;
const alreadyIn = (base: string) =>
  `(?: \\((?:both |the )?(?:numbers? )?(?:are )?(?:both )?(?:already |also )?(?:written )?(?:in )?${base}(?: already)?\\))?`;
const inBase = ({ a, s = "+", b, k }: Record<string, string>) =>
  `calculate ${a} ${signs[s] ?? s} ${b} in base ${baseIn(k)}`;

const ten =
  ",? ?(?:and )?(?:giving|give|write|express|in|as|with)(?: (?:the |your )?(?:sum|answer|result|product) (?:in|as))? ?(?:a )?(?:decimal|base[- ]?10)(?: number)?";
const tenZh = ",?\\(?(?:结果|答案)?(?:用|写成)?10进制(?:数)?(?:表示)?\\)?";
const basedZh = "(?<k>\\d{1,2})进制";

/** The same with what the numerals stand for, where the answer is wanted in base ten. */
function inTen({ a = "", s = "+", b = "", k = "" }: Record<string, string>): string | null {
  const base = Number(baseIn(k));
  const [one, other] = [a, b].map((written) => {
    const digits = [...written].map((digit) => Number.parseInt(digit, 16));
    return base >= 2 && digits.every((digit) => digit < base)
      ? digits.reduce((all, digit) => all * base + digit, 0)
      : null;
  });
  return one == null || other == null ? null : `calculate ${one} ${signs[s] ?? s} ${other}`;
}

/** Calculating in a base, the base that is asked for, and the ends of what has so many digits. */
export const ofBases: Retelling[] = [
  ...told(
    [
      "in (?:what|which) (?:number )?base is (?:the (?:decimal )?number )?(?<b>\\d{1,9}) (?:written|expressed|represented)(?: as)? (?<a>[\\da-f]{1,12})",
    ],
    ({ a, b }) => `in which base is ${a} equal to ${b}`,
  ),
  ...told(
    [
      `${numeral("a")}\\(${basedZh}\\) ?(?<s>[-+*]) ?${numeral("b")}\\(\\k<k>进制\\)(?: ?=)?(?:\\?|,|多少|几)?(?:\\(\\k<k>进制\\))?`,
    ],
    inBase,
  ),
  ...told(
    [
      `(?:把|将)?\\(?(?<a>[\\da-f]{1,20})\\)?_(?<k>\\d{1,2}) ?(?:等于|是|=|化成|化为|转换成|转换为|转化为|换成|换算成|用)+10进制(?:数|的数|的|表示)*(?:是)?(?:几|多少)?`,
    ],
    ({ a, k }) => `Convert ${a} from base ${k} to base 10`,
  ),
  ...told(
    [
      `(?<s>add|multiply)(?: together)? (?:the )?(?:2 )?${name} numbers ${numeral("a")} and ${numeral("b")}${ten}`,
      `(?<s>add|multiply) ${numeral("a")} (?:and|to|by) ${numeral("b")} in ${name}${ten}`,
      `(?:the )?(?<s>sum|product|difference) of (?:the )?(?:2 )?${name} numbers ${numeral("a")} and ${numeral("b")}${ten}`,
      `${basedZh}(?:数|的|下|中|里|,)*${numeral("a")}(?<s>[加减乘+*-])(?:上|去|以)?(?:\\k<k>进制)?(?:数)?${numeral("b")}(?:等于|是|=|得)?(?:多少|几)?${tenZh}`,
    ],
    inTen,
  ),
  ...told(
    [
      `(?:compute |add |work out )?${numeral("a")} ?(?<s>[-+*]) ?${numeral("b")} in (?<k>base \\d{1,2})${answerIn("\\k<k>")}${alreadyIn("\\k<k>")}`,
      `(?<s>add|multiply)(?: together)? (?:the )?(?:2 )?${name} numbers ${numeral("a")} and ${numeral("b")}${answerIn("\\k<k>")}`,
      `(?:the )?(?<s>sum|product|difference) of (?:the )?(?:2 )?${name} numbers ${numeral("a")} and ${numeral("b")}${answerIn("\\k<k>")}`,
      `(?<s>add|multiply) ${numeral("a")} (?:and|to|by) ${numeral("b")} in ${name}${answerIn("\\k<k>")}`,
    ],
    inBase,
  ),
  ...told(
    [
      `(?:in|using) (?<k>base \\d{1,2}|binary),? (?:what is|find|calculate|compute|work out)? ?${numeral("a")} ?(?<s>[-+*]) ?${numeral("b")}`,
    ],
    inBase,
  ),
  ...told(
    [
      `(?<s>subtract) (?:the )?${name} numbers? ${numeral("b")} from (?:the )?(?:\\k<k> )?(?:number )?${numeral("a")}${answerIn("\\k<k>")}`,
      `(?<s>subtract) ${numeral("b")} from ${numeral("a")} in ${name}${answerIn("\\k<k>")}`,
    ],
    inBase,
  ),
  ...told(
    [
      `(?:${basedZh}(?:的)?(?:加法|减法|乘法|计算|运算|算式)?[,]?)?${numeral("a")}_(?<m>\\d{1,2}) ?(?<s>[-+*]) ?${numeral("b")}_\\k<m>(?: ?=)?(?: ?\\( ?_* ?\\)| ?_+| ?\\?| ?[□▢])?(?: ?_\\k<m>)?`,
    ],
    ({ k, m = "", ...rest }) => (k && k !== m ? null : inBase({ ...rest, k: m })),
  ),
  ...told(
    [
      `${basedZh}(?:数|的|下|中|里|,)*${numeral("a")}(?<s>[加减乘+*-])(?:上|去|以)?(?:\\k<k>进制)?(?:数)?${numeral("b")}(?:等于|是|=|得)?(?:多少|几)?(?:,?\\(?(?:结果|答案)?(?:用|写成)?\\k<k>进制(?:数)?(?:表示)?\\)?)?`,
      `${basedZh}(?:数|的|下|中|里|,)*${numeral("a")}(?:和|与|跟|,)${numeral("b")}(?:相|的)(?<s>加|减|乘|和|差|积)(?:等于|是|得|结果)*(?:多少|几)?(?:,?\\(?(?:结果|答案)?(?:用|写成)?\\k<k>进制(?:数)?(?:表示)?\\)?)?`,
    ],
    inBase,
  ),
  ...told(
    [
      `(?:in |for )?(?:what|which) (?:number )?base(?: [a-z])? (?:is|does) (?:the number )?${numeral("a")} ?(?:\\(base [a-z]\\)|base [a-z]|_[a-z])? ?(?:is )?(?:the same as|equal to|equals?|=|worth|mean)(?: to)? (?:the )?(?:(?:decimal|base[- ]10) (?:number )?)?(?<b>\\d{1,9})(?: ?\\(?(?:in |as )?(?:base[- ]?10|decimal)\\)?)?`,
      `${numeral("a")} (?:in|written in) base [a-z] ?(?:is|equals?|=|is equal to|means) (?<b>\\d{1,9})(?: in)?(?: ?\\(?(?:base[- ]?10|decimal)\\)?)?(?:,? (?:what is|find)(?: the value of)? [a-z]| for (?:what|which) [a-z])?`,
      `(?:the )?base (?<x>[a-z]) (?:such that|so that|for which|in which|if|where) (?:the (?:number|numeral) )?${numeral("a")} in base \\k<x> ?(?:is|equals?|=|is equal to|means) (?<b>\\d{1,9})(?: in)?(?: ?\\(?(?:base[- ]?10|decimal)\\)?)?`,
      `(?:在)?[a-z]进制(?:数)?(?:里|中|下)?(?:的)?,?(?:数)?${numeral("a")}(?:所?表示的?(?:数)?|的值|写的数|就)?(?:等于|是|=|相当于|表示)(?:10进制)?(?:里|中)?(?:的|数|的数)?(?<b>\\d{1,9})(?:\\(10进制\\))?(?:,|那么|则|求|问)*[a-z]?(?:的值)?${whatZh}`,
      `(?:在)?(?:几|多少)进制(?:里|中|下)?(?:,)?(?:数)?${numeral("a")}(?:所?表示的?(?:数)?|的值|就)?(?:等于|是|=|相当于)(?:10进制)?(?:里|中)?(?:的|数|的数)*(?<b>\\d{1,9})`,
    ],
    ({ a, b }) => `in which base is ${a} equal to ${b}`,
  ),
  ...told(
    [
      `(?:the )?(?<w>largest|biggest|greatest|smallest|least) (?:number|value|integer) (?:that |which )?(?:you |we |1 )?(?:can )?(?:be )?(?:written |represented |expressed |write |made |make )?(?:with|using|in) (?<n>\\d{1,2}) (?<k>binary) (?:digits|bits)(?:,? ?(?:in|as|written in|expressed in|written as|give (?:your answer|it) in) (?:a )?(?:decimal|base[- ]?10)(?: number)?)?`,
      `(?:the )?(?:decimal |base[- ]?10 )?(?:value of )?(?:the )?(?<w>largest|biggest|greatest|smallest|least) (?<n>\\d{1,2})[- ](?:digit|bit) ${name} number,? ?(?:in|as|written in|expressed in|written as|equal to in|equal in|give (?:your answer|it) in|worth in|converted to) (?:a )?(?:decimal|base[- ]?10)(?: number)?`,
      `(?:decimal|base[- ]?10) value of (?:the )?(?<w>largest|biggest|greatest|smallest|least) (?<n>\\d{1,2})[- ](?:digit|bit) ${name} number`,
      `${basedZh}(?:里|中|数中|数里|的)?(?:,)?最(?<w>大|小)的(?<n>\\d{1,2})位数,?(?:化成|写成|转换成|换算成|化为|用|转化为|转成|等于|是)+10进制(?:数|的|表示)*`,
      `最(?<w>大|小)的(?<n>\\d{1,2})位${basedZh}数,?(?:化成|写成|转换成|换算成|化为|用|转化为|转成|等于|是)+10进制(?:数|的|表示)*`,
    ],
    ({ w = "", n, k }) =>
      Number(n) < 1 || Number(n) > 20 || Number(baseIn(k)) < 2
        ? null
        : /smallest|least|小/.test(w)
          ? `calculate ${baseIn(k)}^(${n}-1)`
          : `calculate ${baseIn(k)}^${n}-1`,
  ),
];
