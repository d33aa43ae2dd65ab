import type { Retelling } from "../retellings/retelling.ts";
import { inChinese, isCount } from "./told-in-chinese.ts";

const quiz =
  "(?:[^\\d,]{0,10}?(?:竞赛|比赛|考试|抢答赛|测试|测验|答题|知识赛|抢答)(?:中|里|活动)?)?(?:1?共|一共|总共)?(?:有|出了?|设有?)?<n>(?:道|个)?(?:选择|判断|填空|试|抢答)?(?:题|题目),?";
const right = "(?:规定)?(?:每)?(?:答|做)对(?:1|每)?(?:道|个)?题?(?:得|加|给|记)<a>分,?";
const bothWrong =
  "(?:每)?(?:不答或答错|答错或不答|不做或做错|做错或不做|答错或者不答|不答或者答错|不答,?答错|答错,?不答)(?:都|1|每|的|道|个|题|均)*(?:倒?扣|减|反扣|要扣|都扣|失)(?:掉)?<b>分,?";
const wrong = "(?:每)?(?:答|做)错(?:1|每)?(?:道|个)?题?(?:都|的|均|要)*(?:倒?扣|减|反扣|失)(?:掉)?<b>分,?";
const allDone = "(?:(?:他|她|_)(?:答完了?|做完了?|做了|回答了?|全部?答了?|答了)(?:所有|全部|全)(?:的)?题(?:目)?,)?";
const who = "(?:[\\p{Script=Han}]{1,4}?)";
const scored = `${who}(?:1?共|最后|最终|在这次(?:竞赛|比赛)中|全部答完|答完全部题目|做完|做了全部题目|,)*(?:得|得了|考了|得到)(?:了)?<s>分,?`;
const askRight = "(?:他|她|_)?(?:1?共|一共)?(?:答|做)对(?:了)?(?:多少|几)(?:道|个)?题?";
const askWrong = "(?:他|她|_)?(?:1?共|一共)?(?:答|做)错(?:了)?(?:多少|几)(?:道|个)?题?";
const atLeast = `(?:如果|若|要使?|要想?|想使?|想)?${who}(?:的)?(?:如果|若|要使?|要想?|想使?|想让?|想|的|希望|最后)*(?:得分|总分|成绩|分数|得)?(?<w>不低于|不少于|超过|大于|至少(?:得到?|是)?|高于|达到|要超过|要不低于)<s>分(?:以上)?(?:,|那么|则|才能获奖|才能通过)*(?:他|她|_)?至少(?:要|得|应|需要?|应该|必须)?(?:答|做)对(?:了)?(?:多少|几)(?:道|个)?题?`;

const isStrict = (word: string) => /超过|大于|高于/.test(word);

const per = "(?:个|只|辆|张|支|本|块|根|枚|条|把|人|位|名|件|瓶|盒|袋|千克|双)?";

/** Two kinds by their number and what they make together, and answers that win or lose points. */
export const ofKinds: Retelling[] = [
  ...inChinese(
    [
      `${quiz}${right}${bothWrong}${scored}${askRight}`,
      `${quiz}${right}${wrong}${allDone}${scored}${allDone}${askRight}`,
    ],
    (told) => rightOnes(told),
  ),
  ...inChinese([`${quiz}${right}${bothWrong}${scored}${askWrong}`], ({ n, a, b, s }) => {
    const wrongOnes = (Number(n) * Number(a) - Number(s)) / (Number(a) + Number(b));
    return isCount(wrongOnes) && wrongOnes < Number(n) ? `what is (${n}*${a}-${s})/(${a}+${b})` : null;
  }),
  ...inChinese([`${quiz}${right}${bothWrong}${atLeast}`], ({ n, a, b, w = "", s }) => {
    const points = (Number(s) + Number(n) * Number(b)) / (Number(a) + Number(b));
    if (!(points > 0 && points < Number(n))) return null;
    return `find the smallest integer x such that ${a}x-${b}(${n}-x)${isStrict(w) ? ">" : ">="}${s}`;
  }),
  ...inChinese(
    [`${quiz}${right}(?:答错或不答|不答或答错|答错,?不答)(?:都)?(?:不得分|得0分|不扣分|0分),?${atLeast}`],
    ({ n, a, w = "", s }) =>
      Number(s) / Number(a) < Number(n)
        ? `find the smallest integer x such that ${a}x${isStrict(w) ? ">" : ">="}${s}`
        : null,
  ),
  ...inChinese(
    [
      `[^\\d,]{0,12}?(?<x>3轮车|摩托车|自行车|小汽车|汽车|轿车|[23]轮摩托车)(?:\\((?<p>\\d)个?轮子?\\))?(?:和|与)(?<y>3轮车|摩托车|自行车|小汽车|汽车|轿车|[23]轮摩托车|[23]轮车)(?:\\((?<q>\\d)个?轮子?\\))?(?:1?共|一共|总共|停了?|有|停着)*<n>辆,?(?:数了数|数1数)?,?(?:它们)?(?:1?共|一共|总共|有|总计)*<m>个轮子?,?(?<z>3轮车|摩托车|自行车|小汽车|汽车|轿车|[23]轮摩托车|[23]轮车)(?:1?共|一共)?(?:有)?(?:多少|几)辆`,
    ],
    ({ x = "", y = "", z, p, q, n, m }) => {
      const [one, other] = [p ? Number(p) : wheels(x), q ? Number(q) : wheels(y)];
      if (!one || !other || one === other || (z !== x && z !== y) || x === y) return null;
      const [own, rest] = z === x ? [one, other] : [other, one];
      const value = (Number(m) - rest * Number(n)) / (own - rest);
      if (!isCount(value) || value >= Number(n)) return null;
      return own > rest
        ? `what is (${m}-${rest}*${n})/(${own}-${rest})`
        : `what is (${rest}*${n}-${m})/(${rest}-${own})`;
    },
  ),
  ...inChinese(
    [
      `买<a>(?<u>千克|个|支|本|瓶|斤|件|张|盒)(?<x>[^\\d,和与]{1,4})(?:和|与|,)<b>(?<v>千克|个|支|本|瓶|斤|件|张|盒)(?<y>[^\\d,和与]{1,4}?)(?:1?共|一共)?(?:要|需要?|用|花了?|付|需付)*<c>元,?(?:如果)?买<d>\\k<u>\\k<x>(?:和|与|,)<e>\\k<v>\\k<y>(?:1?共|一共)?(?:要|需要?|用|花了?|付|需付)*<f>元,?(?:求)?(?:每(?:千克|个|支|本|瓶|斤|件|张|盒)(?<z>[^\\d,每]{1,4}?)|(?<z2>[^\\d,每]{1,4}?)(?:每|1)(?:千克|个|支|本|瓶|斤|件|张|盒)|1(?:千克|个|支|本|瓶|斤|件|张|盒)(?<z3>[^\\d,每]{1,4}?))(?:的?(?:价格|单价|价钱)(?:是|为)?)?(?:要)?(?:多少|几)(?:元|钱)`,
    ],
    ({ a, x, b, y, c, d, e, f, z, z2, z3 }) => {
      const asked = z ?? z2 ?? z3;
      const both = Number(a) * Number(e) - Number(b) * Number(d);
      if (both === 0 || x === y || (asked !== x && asked !== y)) return null;
      const value =
        asked === x
          ? (Number(c) * Number(e) - Number(b) * Number(f)) / both
          : (Number(a) * Number(f) - Number(c) * Number(d)) / both;
      if (!(value > 0)) return null;
      return `${a}x+${b}y=${c}, ${d}x+${e}y=${f}, find ${asked === x ? "x" : "y"}`;
    },
  ),
  ...inChinese(
    [
      `${who}(?:有|带了?)<n>元钱?,?(?:他|她)?(?:先)?(?:买|买了)<a>${per}(?<x>[^\\d,]{1,4}),?(?:每${per}|1${per}|单价)<p>元,?(?:剩下的?钱|余下的?钱|剩余的钱)?(?:全部|都|用来|用)?(?:买|可买)(?<y>[^\\d,]{1,4}),?每${per}<q>元,?(?:他|她)?(?:还)?最多(?:还)?(?:能|可以?)(?:再)?买(?:到)?(?:多少|几)${per}\\k<y>`,
    ],
    ({ n, a, p, q }) =>
      Number(n) - Number(a) * Number(p) >= Number(q)
        ? `find the largest integer x such that ${a}*${p}+${q}x<=${n}`
        : null,
  ),
];

function rightOnes({ n, a, b, s }: Record<string, string>): string | null {
  const value = (Number(s) + Number(n) * Number(b)) / (Number(a) + Number(b));
  return isCount(value) && value <= Number(n) ? `what is (${s}+${n}*${b})/(${a}+${b})` : null;
}

const wheels = (kind: string): number | null => {
  if (/3轮/.test(kind)) return 3;
  if (/自行车|摩托车/.test(kind)) return 2;
  return /^(?:小汽车|汽车|轿车)$/.test(kind) ? 4 : null;
};
