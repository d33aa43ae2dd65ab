import type { Retelling } from "../retellings/retelling.ts";
import { inChinese, isCount } from "./told-in-chinese.ts";

const person = (name: string) =>
  `(?<${name}>爸爸|妈妈|父亲|母亲|儿子|女儿|爷爷|奶奶|外公|外婆|老师|叔叔|哥哥|姐姐|弟弟|妹妹|孙子|孙女|我|他|她|[小大老]?[\\p{Script=Han}]{1,2}?|\\p{Script=Han}{2,3}老师)`;
const age = "(?:的)?(?:年龄)?(?:就|才|正好|刚好|恰好|将|会|便|却|,)*(?:是|为|等于|变成|成为)?";
const times = "倍(?:大)?";

/** The ages of two people now, in some years, and some years ago. */
export const ofAges: Retelling[] = [
  ...inChinese(
    [
      `${person("a")}对${person("b")}说,(?:当)?我(?:像|是|和|在)你(?:现在|今年)?(?:这么|这样|1样)?大(?:的?时候?|时|的年龄时|的岁数时),你(?:才|刚|只有|只|今年|还只有)*<m>岁,?\\k<b>(?:对\\k<a>)?(?:笑着|回答|则)*说,(?:等|当)?我(?:长|到|将来)*(?:到)?(?:像|是|和)?你(?:现在|今年)?(?:这么|这样|1样)?大(?:的?时候?|时|的年龄时|的岁数时)?,你(?:就|将|将是|已经?|要|都)*(?:是)?<n>岁了?,?(?:求)?(?<z>[^\\d,]{1,4}?)(?:今年|现在)(?:的年龄)?(?:是|有)?(?:多少|几)岁`,
    ],
    ({ a, b, m, n, z }) => {
      const apart = (Number(n) - Number(m)) / 3;
      if (!isCount(apart) || a === b || (z !== a && z !== b)) return null;
      return z === a ? `what is ${n}-(${n}-${m})/3` : `what is ${m}+(${n}-${m})/3`;
    },
  ),
  ...inChinese(
    [
      `(?:今年)?${person("a")}(?:今年|现在)?(?:的年龄是)?<m>岁,${person("b")}(?:今年|现在)?(?:的年龄是)?<n>岁,?(?<w>再过|过|经过)?(?:多少|几)年(?<v>以?前|以?后|之前|之后)?,?(?:时)?${person("c")}${age}${person("d")}(?:的)?(?:年龄)?(?:的)?<k>${times}`,
    ],
    ({ a, b, m, n, w, v, c, d, k }) => {
      if (a === b || c !== a || d !== b || (w && v?.includes("前")) || (!w && !v)) return null;
      const isAgo = !!v?.includes("前");
      const later = (Number(m) - Number(k) * Number(n)) / (Number(k) - 1);
      if (!isCount(isAgo ? -later : later) || (isAgo && -later >= Number(n))) return null;
      return isAgo ? `what is (${k}*${n}-${m})/(${k}-1)` : `what is (${m}-${k}*${n})/(${k}-1)`;
    },
  ),
  ...inChinese(
    [
      `(?:今年|现在)?,?${person("a")}(?:今年|现在)?(?:的)?(?:年龄)?是${person("b")}(?:的)?(?:年龄)?(?:的)?<k>${times},?(?:再过|过|经过)?<t>年(?<v>前|以前|之前|后|以后|之后)?,?${person("c")}${age}${person("d")}(?:的)?(?:年龄)?(?:的)?<l>${times},?(?:求)?(?:今年|现在)?${person("z")}(?:今年|现在)?(?:的年龄)?(?:是|有)?(?:多少|几)岁`,
    ],
    ({ a, b, k, t, v, c, d, l, z }) => {
      if (a === b || c !== a || d !== b || (z !== a && z !== b)) return null;
      const isAgo = !!v?.includes("前");
      const [now, then, gone] = [Number(k), Number(l), Number(t)];
      const young = isAgo ? (gone * (then - 1)) / (then - now) : (gone * (then - 1)) / (now - then);
      if (!isCount(young) || (isAgo && young <= gone)) return null;
      const own = isAgo ? `${t}*(${l}-1)/(${l}-${k})` : `${t}*(${l}-1)/(${k}-${l})`;
      return z === b ? `what is ${own}` : `what is ${k}*${own}`;
    },
  ),
  ...inChinese(
    [
      `(?:今年|现在)?,?${person("a")}(?:和|与|,)${person("b")}(?:今年|现在)?(?:2人)?(?:的)?年龄(?:之)?和(?:是|为)<s>岁?,?(?:再过|过|经过)?<t>年(?:后|以后|之后)?,?${person("c")}${age}${person("d")}(?:的)?(?:年龄)?(?:的)?<l>${times},?(?:求)?(?:今年|现在)?${person("z")}(?:今年|现在)?(?:的年龄)?(?:是|有)?(?:多少|几)岁`,
    ],
    ({ a, b, s, t, c, d, l, z }) => {
      if (a === b || !((c === a && d === b) || (c === b && d === a)) || (z !== a && z !== b)) return null;
      const young = (Number(s) + 2 * Number(t)) / (Number(l) + 1) - Number(t);
      if (!isCount(young)) return null;
      const own = `(${s}+2*${t})/(${l}+1)-${t}`;
      return z === d ? `what is ${own}` : `what is ${s}-(${own})`;
    },
  ),
];
