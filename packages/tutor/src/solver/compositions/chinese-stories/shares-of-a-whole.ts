import type { Retelling } from "../retellings/retelling.ts";
import { inChinese, isCount } from "./told-in-chinese.ts";

const whole = "(?:有)?1(?:本|根|条|堆|桶|批|块|袋|卷|筐|车|段|箱)[^\\d,]{1,6},?";
const first =
  "(?:[^\\d,]{0,4}?)第1[天次周](?:[^\\d,余剩下]{0,4}?)(?:了)?(?:全书|全长|总数|全部|总量|这本书|全程|总页数|它|总长)?的?<p/>,?";
const second =
  "(?:[^\\d,]{0,4}?)第2[天次周](?:[^\\d,余剩下]{0,4}?)(?:了)?(?:余下|剩下|剩余)(?:部分|页数|的?总数|的?长度|的米数)?的?<q/>,?";
const unit = "(?:页|米|吨|千克|升|个|厘米|棵|箱|元|桶|斤)";
const things = "(?:[^\\d,每]{0,5}?)";

const pays =
  "(?:,?(?:几|1些|若干|有些|全体|某班|1群)?个?[\\p{Script=Han}]{1,6}?(?:合|1起|凑钱|共同)*(?:买|购买|集资买|订购)(?<i>1[个件本份台][^\\d,每]{1,6}|礼物|[^\\d,每]{1,6}),?)";
const each = (name: string) =>
  `(?:如果|若|假如)?每(?:个?人|位同学|家|户)(?:出|付|交|拿|凑|出钱)<${name}>(?:元|钱|文),?`;
const over = (name: string) =>
  `(?:那么|则)?(?:就)?(?:会|还|正好)?(?:多|多出|余|盈|剩|剩余|剩下|多余)(?:了)?<${name}>(?:元|钱|文),?`;
const short = (name: string) =>
  `(?:那么|则)?(?:就)?(?:会|还|又)?(?:差|少|不足|缺|缺少|不够)(?:了)?<${name}>(?:元|钱|文),?`;
const askPrice =
  "(?:求)?(?:这[个件本份台]?)?(?<j>[^\\d,多几]{1,7}?)(?:的)?(?:价格|价钱|售价)?(?:是|为)?(?:多少|几)(?:元|钱|文)";
const askPeople = "(?:求)?(?:1?共|一共)?(?:有)?(?:多少|几)(?:个?)(?:人|名?同学|位同学|名学生)(?:[^\\d,多几]{0,6})";

const workers =
  "(?:[^\\d,]{0,6}?(?:车间|工厂|厂|车间里)?(?:1?共|一共)?有?(?:工人)?<n>(?:名|个|位)?(?:工人|人|生产工人)?,?)";
const perDay =
  "(?:1个工人|每名工人|每个工人|每人|平均每人|每位工人|1名工人)?(?:平均)?(?:每(?:人)?(?:每)?(?:天|小时|日))?(?:平均)?(?:每(?:人|名工人))?(?:可以?|能)?(?:生产|加工|做|制作|制)";
const part = (name: string) => `(?<${name}>螺栓|螺钉|螺母|螺帽|螺丝|桌面|桌腿|盒身|盒底|[^\\d,个只张块条套或]{1,4}?)`;
const piece = "(?:个|只|张|块|条|根|片)";

/** What a part of the rest leaves, who pays how much together, and parts that are made to fit. */
export const ofShares: Retelling[] = [
  ...inChinese(
    [
      `${whole}${first}${second}(?:这时|最后)?(?:还)?(?:剩|剩下|余|余下|有)(?:了)?<r>(?<u>${unit})(?:没看|没有看|未看|没用|没修|没运)?,?(?:求)?(?:这[本根条堆桶批块袋卷筐车段箱])?${things}(?:原来|原有|原)?(?:1?共|一共|总共|全?长|共有|重|有|是)*(?:多少|几)\\k<u>`,
    ],
    ({ p, q, r }) => `what is ${r}/((1-${p})*(1-${q}))`,
  ),
  ...inChinese([`${pays}${each("a")}${over("x")}${each("b")}${short("y")}${askPrice}`], ({ i, j, a, x, b, y }) =>
    priceOf({ i, j, a, b, x, y: `-${y}` }),
  ),
  ...inChinese([`${pays}${each("a")}${short("x")}${each("b")}${over("y")}${askPrice}`], ({ i, j, a, x, b, y }) =>
    priceOf({ i, j, a, b, x: `-${x}`, y }),
  ),
  ...inChinese([`${pays}${each("a")}${over("x")}${each("b")}${short("y")}${askPeople}`], ({ a, x, b, y }) =>
    payers(a, x, b, `-${y}`),
  ),
  ...inChinese([`${pays}${each("a")}${short("x")}${each("b")}${over("y")}${askPeople}`], ({ a, x, b, y }) =>
    payers(a, `-${x}`, b, y),
  ),
  ...inChinese(
    [
      `${workers}${perDay}(?:${part("x")}<a>${piece}或${part("y")}<b>${piece}|<a2>${piece}?${part("x2")}或(?:者)?(?:生产|加工|做)?<b2>${piece}?${part("y2")}),?(?:已知)?<j>${piece}${part("u")}(?:要|需要?|刚好|正好|可以?|和|与|应)*(?:配|配套|搭配)?(?:上)?<k>${piece}${part("v")}(?:刚好|正好|恰好)?(?:配成1套|配套|配1套|成为1套)?,?(?:为|要|若要?|如果|现|现在)*(?:了)?(?:使|让)?(?:每天|每小时|1天)?(?:的)?(?:生产|加工)?(?:的)?(?:产品|[^\\d,]{1,6}和[^\\d,]{1,6}|它们|这2种零件|这2种产品|2种产品|两种0件)?(?:正好|刚好|恰好)?(?:配套)?,?(?:那么|则)?(?:应|应该|需要?|要|可)?(?:安排|分配|分)?(?:多少|几)(?:名|个|位)?(?:工人|人)?(?:去)?(?:生产|加工|做|制作)(?<z>[^\\d,]{1,4})`,
    ],
    ({ n, x, x2, a, a2, y, y2, b, b2, j, k, u, v, z }) => {
      const [one, other] = [x ?? x2, y ?? y2];
      const [own, rest] = [Number(a ?? a2), Number(b ?? b2)];
      if (!one || !other || one === other || (z !== one && z !== other)) return null;
      const [forOne, forOther] = u === one && v === other ? [j, k] : u === other && v === one ? [k, j] : [];
      if (!forOne || !forOther) return null;
      // The two numbers of workers are as the parts wanted over what one makes.
      const [ownShare, otherShare] = [Number(forOne) * rest, Number(forOther) * own];
      const share = z === one ? ownShare : otherShare;
      return isCount((Number(n) * share) / (ownShare + otherShare))
        ? `what is ${n}*${z === one ? `${forOne}*${rest}` : `${forOther}*${own}`}/(${forOne}*${rest}+${forOther}*${own})`
        : null;
    },
  ),
  ...inChinese(
    [
      `(?:用|把)?(?:1根|1条|1段)(?:长)?<l>(?<u>厘米|米|分米)长?的(?:铁丝|绳子|篱笆|线|铜丝)(?:正好|刚好)?(?:围成|做成|折成|弯成)(?:了)?1个长方形,?(?:这个长方形的?)?(?:长(?:与|和|,)?宽|长,宽)(?:的)?(?:比|之比)(?:是|为)<p>[,:]<q>,?(?:求)?(?:这个|围成的)?长方形的?面积(?:是|为)?(?:(?:多少|几)(?:平方(?<v>厘米|米|分米))?)?`,
    ],
    ({ l, u, p, q, v }) =>
      v === undefined || v === u ? `what is ${l}/2*${p}/(${p}+${q})*${l}/2*${q}/(${p}+${q})` : null,
  ),
  ...inChinese(
    [
      `(?:有)?2(?<c>筐|袋|桶|堆|箱|个书架|层书架|包)(?:[^\\d,]{1,4}?)(?:1?共|一共)?(?:有|重|共)*<s>(?:千克|本|个|吨|升|斤),?(?:如果)?从(?:第1|甲)(?:筐|袋|桶|堆|箱|个书架|层|包)(?:里|中)?(?:拿出?|取出?|倒出?|搬|运)(?:出)?<m>(?:千克|本|个|吨|升|斤)(?:[^\\d,]{0,3}?)(?:放|倒|给|搬)?(?:入|到|进)?(?:第2|乙)(?:筐|袋|桶|堆|箱|个书架|层|包)(?:里|中)?(?:后)?,?(?:这时)?(?:2[筐袋桶堆箱层包]|2个书架)?(?:[^\\d,]{0,3})?(?:的)?(?:重量|质量|本数)?(?:就|正好|恰好|刚好)?(?:同样重|1样重|同样多|1样多|相等|重量相等),?(?:求)?(?:原来)?(?<z>第1|第2|甲|乙)(?:筐|袋|桶|堆|箱|个书架|层|包)(?:[^\\d,]{0,3}?)(?:原来|原有|原)(?:[^\\d,]{0,3}?)(?:有|重)?(?:多少|几)(?:千克|本|个|吨|升|斤)`,
    ],
    ({ s, m, z = "" }) => (Number(s) > 2 * Number(m) ? `what is ${s}/2${/第1|甲/.test(z) ? "+" : "-"}${m}` : null),
  ),
  ...inChinese(
    [
      `(?:有)?(?:1批|加工)?[^\\d,]{0,4}?,?(?<x>甲|师傅)每(?<t>小时|天|分)(?:能|可以?)?(?:做|加工|生产|打|织)<a>个(?:[^\\d,]{0,2}),(?<y>乙|徒弟)每\\k<t>(?:能|可以?)?(?:做|加工|生产|打|织)<b>个(?:[^\\d,]{0,2}),(?:当)?(?:几\\k<t>后)?\\k<x>比\\k<y>多(?:做|加工|生产)?了?<d>个(?:[^\\d,]{0,2}?)(?:时)?,?(?:2人|他们|甲,?乙2?人?)?(?:各|都|同时|1?共)?(?:做|工作|加工|生产)了(?:多少|几)(?:个)?\\k<t>`,
    ],
    ({ a, b, d }) => (Number(a) > Number(b) ? `what is ${d}/(${a}-${b})` : null),
  ),
];

type Paid = Record<"i" | "j" | "a" | "b" | "x" | "y", string | undefined>;

function priceOf({ i, j, a, b, x, y }: Paid): string | null {
  const isIt =
    !!i &&
    !!j &&
    i
      .replace(/^1[个件本份台]/, "")
      .endsWith(j.replace(/^(?:1|这)?[个件本份台]/, "").replace(/(?:的)?(?:价格|价钱)$/, ""));
  const count = payers(a, x, b, y);
  return isIt && count ? `${count}*${a}-(${x})` : null;
}

function payers(a = "", x = "", b = "", y = ""): string | null {
  const people = (Number(x) - Number(y)) / (Number(a) - Number(b));
  return isCount(people) ? `what is (${x}-(${y}))/(${a}-${b})` : null;
}
