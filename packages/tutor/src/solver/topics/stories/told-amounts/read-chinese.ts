import { q } from "@dripstone/checker/mathematics";
import { type Clause, clauseBy, equation, first, type Groups, number, other, type Pattern, part } from "./told.ts";

const n = "\\d+(?:\\.\\d+)?";
const name = (place: string) =>
  `(?:(?:[^\\d\\s,.;:?!是比有和与跟的]{1,4}[里内中上])?(?:(?:学校|妈妈|爸爸|老师|食堂|水果店|商店|超市|公园|体育室)?(?:买来?了?|购买了?|购进了?|运来了?|养了?|有)(?=.{0,12}[和与、]))?(?:买|购买)?(?:[一1每][支本个只张条件双台辆瓶盒把块棵筐袋箱副顶])?)(?<${place}>(?!每|平均|其中|另|两|他们|她们|它们|他俩|她俩|一共|总共|共|多少|几|各|现在|今年|一[支本个])[^\\d\\s,.;:?!是比有和与跟的、年月日前后多少倍共每各几给拿又还剩半]{1,5}?)`;
const time = (place: string) =>
  `(?:(?<now${place}>今年|现在|今天)|(?<ago${place}>\\d+)年(?:以|之)?前|(?<later${place}>\\d+)年(?:以|之)?后)`;
const age = "(?:的?(?:年龄|岁数|年纪))?";
const count =
  "(?:岁|元|个|只|支|本|张|枚|颗|块|条|棵|朵|人|名|位|袋|盒|页|道|题|件|套|分|吨|千克|厘米|米)?(?:图书|书|邮票|糖果?|苹果|铅笔|卡片|贴纸|玻璃球|弹珠|花|钱|树|气球|粮食?|大米|画片)?";
const is = "(?:正好|刚好|恰好)?(?:就|已经)?(?:是|有|为|等于)";
const get = "(?:是|有|为|等于|分到|分得|得到|分|得|种了?|买了?|做了?|看了?|采了?|收了?|捐了?)";
const they =
  "(?:(?:他们|她们|它们)(?:[两2二3三][人个]|俩)?|(?:他|她)俩|[两2二3三]人|俩人|(?:父子|母子|母女|父女|兄弟|姐妹|姐弟|兄妹|祖孙|爷孙)(?:俩|[两2二]人)?)";
const sum = "(?:的|之)?(?:年龄)?(?:和|一?共|总共|之和|总和|加起来|合起来|加在一起|合计)(?:今年|现在)?(?:的和)?";
const amount =
  "(?:的?(?:年龄|岁数|棵数|本数|张数|只数|个数|人数|数量|重量|价钱|单价|价格|存款|图书|邮票|书|钱|糖|粮食?|卡片))?";

const patterns: Pattern[] = (
  [
    [time(""), (g) => ({ says: "time", shift: shiftOf(g, "") ?? q.ZERO })],
    [
      `${time("")}?,?${name("a")}${time("1")}?${amount}${is}${name("b")}${time("2")}?${amount}的(?:(?<t>${n})倍|(?<f>\\d{1,2}/\\d{1,2})|(?<half>一半))(?:(?<more>多|少|还多|还少|大|小|还大|还小)(?<d>${n})${count})?`,
      scaled,
    ],
    [
      `(?:正好|刚好|恰好|又|也)?(?:是|等于)${name("b")}${time("2")}?${amount}的(?:(?<t>${n})倍|(?<f>\\d{1,2}/\\d{1,2})|(?<half>一半))(?:(?<more>多|少|还多|还少|大|小|还大|还小)(?<d>${n})${count})?`,
      (g) => scaled({ ...g, a: first }),
    ],
    [
      `(?:${they}|两人|年龄)?(?:的|之)?(?:年龄)?(?:相差|差是|差为|之差是)(?<d>${n})岁`,
      (g) => equation([part(first)], [part(other)], number(g.d)),
    ],
    [
      `(?:正好|刚好|恰好|又|也)?比${name("b")}${amount}的(?<t>${n})倍(?<more>多|少|还多|还少|大|小|还大|还小)(?<d>${n})${count}`,
      (g) => scaled({ ...g, a: first }),
    ],
    [
      `(?:正好|刚好|恰好|又|也)?比${name("b")}${amount}(?<more>多|大|高|贵|重|长|少|小|矮|便宜|轻|短)了?(?<d>${n})${count}`,
      (g) => compared({ ...g, a: first }),
    ],
    [
      `${time("")}?,?${name("a")}${time("1")}?${amount}比${name("b")}${time("2")}?${amount}的(?<t>${n})倍(?<more>多|少|还多|还少|大|小|还大|还小)(?<d>${n})${count}`,
      scaled,
    ],
    [
      `${time("")}?,?${name("a")}${time("1")}?${amount}比${name("b")}${amount}(?<more>多|大|高|贵|重|长|少|小|矮|便宜|轻|短)了?(?<d>${n})${count}`,
      compared,
    ],
    [
      `${time("")}?,?${name("a")}(?:、|和|与|跟|,|(?<=[甲乙丙丁])(?=[甲乙丙丁]))${name("b")}(?:(?:、|和|与|,|(?<=[甲乙丙丁])(?=[甲乙丙丁]))${name("c")})?(?:[两2三3]个?(?:数|人|班|仓|筐|堆|种)|俩)?${time("1")}?${amount}(?:${sum}${get}?|分|平?分(?=.*(?:多|少|倍)))(?<s>${n})${count}`,
      added,
    ],
    [
      `(?:他们|她们|它们|[两2三3]人|[三3]个?数|[三3]班|${they})${time("")}?${amount}${sum}${get}?(?<s>${n})${count}`,
      (g) => equation("they", [], number(g.s), shiftOf(g, "")),
    ],
    [
      `${time("")}?,?(?:他们|她们|[两2三3]人)${amount}(?:的|之)?(?:和|一共|总共|共|总和)${is}?(?<s>${n})${count}`,
      (g) => equation("they", [], number(g.s), shiftOf(g, "")),
    ],
    [`(?:求|问|那么)?${time("")}?,?${name("a")}${time("1")}?${age}${get}?(?:多少|几|多大)${count}`, one],
    [
      `(?:求|问|那么)?${name("a")}(?:和|与|、)?${name("b")}(?:(?:和|与|、)${name("c")})?${time("")}?各${is}?(?:多少|几)${count}`,
      () => ({ says: "ask", of: { kind: "each" } }),
    ],
    [
      `(?:求|问|那么)?${name("a")}比${name("b")}(?:多|大|高|贵|重)(?:多少|几)${count}`,
      (g) => ({ says: "ask", of: { kind: "more", name: g.a ?? "", than: g.b ?? "" } }),
    ],
    [`${time("")}?,?${name("a")}${time("1")}?${age}(?:${is})?(?<d>${n})${count}`, plainly],
  ] as [string, Pattern[1]][]
).map(([source, make]) => [new RegExp(`^(?:${source})$`, "u"), make]);

function shiftOf(g: Groups, place: string): q.Rational | null {
  const [now, ago, later] = [g[`now${place}`], g[`ago${place}`], g[`later${place}`]];
  if (ago) return q.negate(number(ago));
  return now ? q.ZERO : later ? number(later) : null;
}

const sign = (more = "") => (/[多大高贵重长]/.test(more) ? q.ONE : q.rational(-1n));

function scaled(g: Groups): Clause | null {
  const [a = "", b = ""] = [g.a, g.b];
  const own = shiftOf(g, "2");
  if (a === b && !own) return null;
  const shift = shiftOf(g, "") ?? shiftOf(g, "1");
  const [above = "1", below = "2"] = g.f?.split("/") ?? [];
  const by = g.t ? number(g.t) : q.divide(number(above), number(below));
  if (!by) return null;
  return equation([part(a)], [part(b, by, own)], g.d ? q.multiply(sign(g.more), number(g.d)) : q.ZERO, shift);
}

function compared(g: Groups): Clause | null {
  const [a = "", b = ""] = [g.a, g.b];
  return a === b
    ? null
    : equation([part(a)], [part(b)], q.multiply(sign(g.more), number(g.d)), shiftOf(g, "") ?? shiftOf(g, "1"));
}

function added(g: Groups): Clause | null {
  const names = [g.a, g.b, g.c].flatMap((each) => each ?? []);
  if (new Set(names).size !== names.length) return null;
  return equation(
    names.map((each) => part(each)),
    [],
    number(g.s),
    shiftOf(g, "") ?? shiftOf(g, "1"),
  );
}

function one(g: Groups): Clause {
  return { says: "ask", of: { kind: "one", name: g.a ?? "", shift: shiftOf(g, "") ?? shiftOf(g, "1") } };
}

function plainly(g: Groups): Clause {
  return equation([part(g.a ?? "")], [], number(g.d), shiftOf(g, "") ?? shiftOf(g, "1"));
}

const digits = "零一二三四五六七八九十";
/** 三年前 is 3年前. */
const inDigits = (clause: string) =>
  clause.replaceAll(/(?<![十百千])[两二三四五六七八九十](?=年[以之]?[前后]|岁|倍(?!数))/g, (sign) =>
    sign === "两" ? "2" : `${digits.indexOf(sign)}`,
  );

export const clauseInChinese = (clause: string): Clause | null => clauseBy(patterns, inDigits(clause));
