import { type Retelling, told } from "./retelling.ts";

const named: Record<string, string> = { binary: "2", octal: "8", hexadecimal: "16" };
const baseIn = (said = ""): string => named[said] ?? said.replace(/\D/g, "");
const nameEn = "(?<k>binary|octal|hexadecimal|base[- ]?\\d{1,2})";
const wantedEn =
  "(?:giving|give|write|express|leave|leaving|keep|keeping|state|answer)(?: (?:the|your))?(?: (?:answer|result|sum|difference|product|it))?(?: also)?(?: in| as)?";
const tenEn =
  "(?:a |an |our )?(?:ordinary |usual |regular |normal |standard |everyday )*(?:base[- ]?10|decimal|base ten)(?: number| numeral| notation| form| system)?";
const turnedZh =
  "(?:等于|化成|化为|转换为|转换成|转化为|转化成|转成|转为|写成|换算成|换算为|换成|改写成|改写为|是|表示成|对应|对应的|相当于|用|变成|化|转|,)+";
const lastZh = "(?:数|的|里|中|下|表示|表达|来|是|写|出来|为|得|后|应该|写作|结果|应|,|几|多少|_+|\\( *\\))*";
const numeral = (name: string) => `\\(?(?<${name}>[\\da-f]{1,20})\\)?`;

/** Both numerals in one base, and the answer in the same. */
const together = ({ a, b, k, m, m2, s, v }: Record<string, string>) => {
  const base = m ?? baseIn(k);
  const sign = { add: "+", sum: "+", subtract: "-", difference: "-", multiply: "*", product: "*" }[v ?? ""];
  const isSame = [m, m2, k && baseIn(k)].every((one) => !one || one === base);
  return isSame && base && (s ?? sign) && (!s || !sign || s === sign)
    ? `calculate ${a} ${s ?? sign} ${b} in base ${base}`
    : null;
};

/** Numerals of other bases, turned or added, as pupils say it. */
export const ofBasesTold: Retelling[] = [
  ...told(
    [
      `(?:in |for )?(?:what|which) (?:number )?base(?: [a-z])? (?:is it true that|does|do|is|will|would|must) (?:the )?(?:numeral |number )?${numeral("a")}(?: \\(?(?:in|written in|of) base [a-z]\\)?)? (?:equal|equals|is equal to|represents?|stands? for|means?|is worth|have the value|has the value|is the same as|the same as|=|is)(?: to)?(?: the)?(?: decimal)?(?: number)? (?<b>\\d{1,9})(?: \\(?(?:in )?(?:base[- ]?10|decimal)\\)?)?`,
      `(?:the )?(?:numeral|number) ${numeral("a")} (?:is )?(?:written )?in base (?<x>[a-z]) (?:equals?|is equal to|represents?|stands for|means|is worth|has the value|is the same as|is)(?: to)?(?: the)?(?: decimal)?(?: number)? (?<b>\\d{1,9})(?: \\(?(?:in )?(?:base[- ]?10|decimal)\\)?)?,? (?:what is|find|determine|give)?(?: the)?(?: value of)?(?: the)?(?: base)? ?\\k<x>?`,
      `(?:已知|如果|若|设)?(?:数)?${numeral("a")}(?:是|为)[a-z几某]进制(?:的)?数,?(?:它|并且|且|其值|化成|化为|转化为|换成)*(?:等于|是|为|表示)?(?:10进制)?(?:的|数|里的)*(?<b>\\d{1,9}),?(?:那么|则|求|问)*[a-z]?(?:的值)?(?:是|为|等于|=)?(?:多少|几)?(?:进制)?`,
      `[a-z]进制(?:数|的|里的|中的)*${numeral("a")}(?:化成|化为|转化为|换成|转换为|写成)10进制(?:数|后|的|得|等于|是|为|就)*(?<b>\\d{1,9}),?(?:那么|则|求|问)*[a-z]?(?:的值)?(?:是|为|等于|=)?(?:多少|几)?`,
    ],
    ({ a, b }) => `in which base is ${a} equal to ${b}`,
  ),
  ...told(
    [
      `(?:convert |write |express |change |rewrite |turn |translate )?(?:the )?${nameEn} (?:number|numeral) ${numeral("a")},? ?(?:in|as|into|to|when written in|when written as|converted to|converted into|equal to in|equals? in|worth in|(?:is )?equal to(?: what)?(?: number)? in|mean in|equal in|written in)? ?${tenEn}`,
      `what (?:number )?(?:does|is) (?:the )?${nameEn} (?:number|numeral) ${numeral("a")} (?:equal|stand for|represent|mean|worth)(?: in| as)? ?(?:${tenEn})?`,
      `what ${tenEn} (?:does|is) (?:the )?${nameEn} (?:number|numeral) ${numeral("a")} ?(?:equal|stand for|represent|mean|equal to|the same as)?(?: to)?`,
      `(?:把|将)?(?<k>\\d{1,2})进制(?:数|的|中的|里的|下的)*${numeral("a")}(?:_\\{?(?<m>\\d{1,2})\\}?)?${turnedZh}10进制${lastZh}`,
    ],
    ({ a, k, m }) => (m && m !== baseIn(k) ? null : `Convert ${a} from base ${baseIn(k)} to base 10`),
  ),
  ...told(
    [
      `(?:把|将)?10进制(?:数|的|中的|里的)*(?<n>\\d{1,12})${turnedZh}(?<k>\\d{1,2})进制${lastZh}`,
      `(?:在|用)?(?<k>\\d{1,2})进制(?:里|中|下|数|表示|来|写|记|出|,)+10进制(?:数|的|中的|里的)*(?<n>\\d{1,12})${lastZh}`,
    ],
    ({ n, k }) => (k === "10" ? null : `Convert ${n} from base 10 to base ${k}`),
  ),
  ...told(
    [
      `(?:(?<v>add|subtract|multiply) |compute |evaluate |calculate |work out |find )?${numeral("a")}_\\{?(?<m>\\d{1,2})\\}? ?(?<s>[-+*]) ?${numeral("b")}_\\{?\\k<m>\\}?,? ?(?:and )?(?:${wantedEn} |in )?(?<k>base[- ]?\\d{1,2}|binary)?(?: too| as well)?`,
      `(?:find )?(?:the )?(?<v>sum|product|difference) (?:of )?${numeral("a")}_\\{?(?<m>\\d{1,2})\\}? (?:and|times|with) ${numeral("b")}_\\{?\\k<m>\\}?,? ?(?:and )?(?:${wantedEn} |in )?(?<k>base[- ]?\\d{1,2}|binary)?(?: too| as well)?`,
      `(?<v>add|multiply) ${numeral("a")}_\\{?(?<m>\\d{1,2})\\}? (?:and|to|by) ${numeral("b")}_\\{?\\k<m>\\}?,? ?(?:and )?(?:${wantedEn} |in )?(?<k>base[- ]?\\d{1,2}|binary)?(?: too| as well)?`,
      `(?:(?<v>add|subtract|multiply)|compute|calculate|work out) (?:these|the|the following|this|both) (?:2 )?base[- ]?(?<m>\\d{1,2}) (?:numbers|numerals|sum|addition|subtraction)?,? ?(?:and )?(?:${wantedEn} base[- ]?(?<m2>\\d{1,2}))?,? ?${numeral("a")} ?(?<s>[-+*]) ?${numeral("b")}`,
      `(?:(?<v>add|subtract|multiply)|compute|calculate|work out) (?:these|the|the following|this|both) (?:2 )?base[- ]?(?<m>\\d{1,2}) (?:numbers|numerals|sum|addition|subtraction)?,? ?${numeral("a")} ?(?<s>[-+*]) ?${numeral("b")},? ?(?:and )?(?:${wantedEn} base[- ]?(?<m2>\\d{1,2}))?`,
    ],
    together,
  ),
  ...told(
    [
      `(?:计算|求|算1算|算出)?,?(?:(?:下面|这)?(?:2个)?(?<k>\\d{1,2})进制(?:数|的|加法|减法|乘法|算式|运算|计算|,)*)?${numeral("a")}_\\{?(?<m>\\d{1,2})\\}?(?<s>[-+*])${numeral("b")}_\\{?\\k<m>\\}?(?:=|等于|的结果|的和|的差|的值|,|是)*(?:多少|几)?,?\\(?(?:结果|答案|得数)?(?:仍|还是|也)?(?:用|写成|以|保留)*(?:(?<m2>\\d{1,2})进制)?(?:数|形式)?(?:表示|写|作答)?\\)?`,
    ],
    together,
  ),
];
