import { type Retelling, told } from "./retelling.ts";

const number = "-?\\d{1,6}(?:\\.\\d{1,4}|/\\d{1,4})?";
const kind = "(?<o>product|sum|difference|quotient)";
const signs: Record<string, string> = {
  product: "*",
  sum: "+",
  difference: "-",
  quotient: "/",
  积: "*",
  和: "+",
  差: "-",
  商: "/",
};
const whole = "\\d{1,3}(?:,(?: and)? ?\\d{1,3})*(?:,? and \\d{1,3})";
const powers: Record<string, number> = { square: 2, cube: 3, 平方: 2, 立方: 3 };
const inBrackets = (o = "", a = "", b = "") => `(${a}${signs[o]}(${b}))`;
const lastOf: Record<string, string> = { 加: "和", 减: "差", 乘: "积" };
const spoken: Record<string, string> = { 加: "+", 加上: "+", 减: "-", 减去: "-", 乘: "*", 乘以: "*" };

/** One reckoning with the result of another, powers of sums, sums to n, and the whole part of a number. */
export const ofNumbersSaid: Retelling[] = [
  ...told(
    [
      `(?:[1一]?个|某)?(?:有理|实)?数的平方(?:是|等于|为)(?<n>${number}),?(?:那么|则|求)?(?:这个|该|此)数(?:是|为|等于)?(?:多少|几)?`,
      `平方(?:是|等于|为)(?<n>${number})的(?:有理|实)?数(?:是|有)?(?:多少|几|哪些)?`,
    ],
    ({ n }) => `solve x^2=${n}`,
  ),
  ...told(
    [`(?<n>${number}) (?<w>more|less|greater) than (?:the )?${kind} of (?<a>${number}) and (?<b>${number})`],
    ({ n, w, o, a, b }) => `what is ${inBrackets(o, a, b)}${w === "less" ? "-" : "+"}${n}`,
  ),
  ...told(
    [
      `(?:the )?(?<p>quotient|product|difference) of (?<n>${number}) and (?:the )?${kind} of (?<a>${number}) and (?<b>${number})`,
    ],
    ({ p = "", n, o, a, b }) => `what is ${n}${signs[p]}${inBrackets(o, a, b)}`,
  ),
  ...told(
    [
      `(?<a>${number})[与和](?<b>${number})的(?<o>[和差积商])(?:再)?(?<s>加上?|减去?|乘以?)(?<n>${number}),?(?:得|[和差积]是?|结果是?)?(?:多少|几)?`,
    ],
    ({ a, b, o, s = "", n }) => {
      const sign = spoken[s];
      return sign && lastOf[s.charAt(0)] ? `what is ${inBrackets(o, a, b)}${sign}${n}` : null;
    },
  ),
  ...told(
    [`(?<n>${number})除以(?<a>${number})[与和](?<b>${number})的(?<o>[和差积]),?商(?:是)?(?:多少|几)?`],
    ({ n, a, b, o }) => `what is ${n}/${inBrackets(o, a, b)}`,
  ),
  ...told(
    [
      `(?:the )?(?<p>square|cube) of (?:the )?(?<o>sum|difference) of (?<a>${number}) and (?<b>${number})`,
      `(?<a>${number})[与和](?<b>${number})的(?<o>[和差])的(?<p>平方|立方)`,
    ],
    ({ p = "", o, a, b }) => `what is ${inBrackets(o, a, b)}^${powers[p]}`,
  ),
  ...told(
    [`(?:the )?sum of (?:the )?(?<p>square|cube)s of (?<l>${whole})`],
    ({ p = "", l = "" }) => `what is ${(l.match(/\d+/g) ?? []).map((one) => `${one}^${powers[p]}`).join("+")}`,
  ),
  ...told(
    ["(?:the sum )?2 ?\\+ ?4 ?\\+ ?6 ?\\+ ?(?:8 ?\\+ ?)?…+ ?\\+ ?2(?<n>[nkm])(?:,? in terms of \\k<n>)?"],
    ({ n }) => `simplify ${n}*(${n}+1)`,
  ),
  ...told(
    ["(?:the sum )?1 ?\\+ ?3 ?\\+ ?5 ?\\+ ?(?:7 ?\\+ ?)?…+ ?\\+ ?\\(2(?<n>[nkm]) ?- ?1\\)(?:,? in terms of \\k<n>)?"],
    ({ n }) => `simplify ${n}*${n}`,
  ),
  ...told(
    [
      `(?:a|an|each|1|one) [a-z]+ costs? (?<x>[a-z]) (?:cents|dollars|yuan),? (?:what is |find |how much (?:is|are|do) )?(?:the )?(?:(?:cost|price) of )?(?<n>\\d{1,3}) [a-z]+(?: cost)?`,
      `(?:每|1)[支个本件张把][^\\d,]{1,4}(?:是|要|价格是?)?(?<x>[a-z])元,?(?:买)?(?<n>\\d{1,3})[支个本件张把](?:这样的)?[^\\d,]{0,4}?(?:共|一共)?(?:要|需要?)?(?:多少|几)元`,
    ],
    ({ x, n }) => `simplify ${n}*${x}`,
  ),
  ...told(
    [
      `(?:if )?\\[x\\] (?:is|denotes|means|stands for) the (?:greatest|largest) integer (?:not (?:more|greater|larger) than|less than or equal to|≤|not exceeding) x,? (?:find |what is )?\\[(?<a>-?\\d{1,4}\\.\\d{1,3})\\] ?(?<s>[-+]) ?\\[(?<b>-?\\d{1,4}\\.\\d{1,3})\\]`,
      `(?:规定|设|若|用)?\\[x\\](?:表示)?(?:不超过|不大于|小于等于)x的最大整数,?(?:则|那么|求)?\\[(?<a>-?\\d{1,4}\\.\\d{1,3})\\] ?(?<s>[-+]) ?\\[(?<b>-?\\d{1,4}\\.\\d{1,3})\\]`,
    ],
    ({ a, s, b }) => `what is ${Math.floor(Number(a))} ${s} (${Math.floor(Number(b))})`,
  ),
  ...told(
    [
      `(?:the )?temperature was (?<a>-?\\d{1,3})(?: degrees| °c|°c)?,? (?:and |then |it )*(?<w>rose|went up|increased|fell|dropped|went down) (?:by )?(?<b>\\d{1,3})(?: degrees| °c|°c)?,? what is (?:it|the temperature|the new temperature)(?: now)?`,
      "(?:气温|温度)(?:从|由)(?<a>-?\\d{1,3})(?:度|°c|℃)?(?<w>上升|升高|下降|降低)了?(?<b>\\d{1,3})(?:度|°c|℃)?,?(?:现在|这时)?(?:的?(?:气温|温度))?(?:是)?(?:多少度?|几度)?",
    ],
    ({ a, w = "", b }) => `what is ${a}${/rose|up|incr|升/.test(w) ? "+" : "-"}${b}`,
  ),
];
