import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,6}(?:\\.\\d{1,3})?";
const chance = "(?:0?\\.\\d{1,4}|\\d{1,3}/\\d{1,3}|\\d{1,2}(?:\\.\\d)?%)";
const put = (written = "") => (written.endsWith("%") ? `${written.slice(0, -1)}/100` : written);
const met = (times = "") => {
  const root = Math.sqrt(1 + 8 * Number(times));
  return Number.isInteger(root) && Number(times) > 0 ? `what is (1+√${1 + 8 * Number(times)})/2` : null;
};
const suits: Record<string, number> = {
  heart: 13,
  spade: 13,
  club: 13,
  diamond: 13,
  king: 4,
  queen: 4,
  jack: 4,
  ace: 4,
};

/** People who meet, sit around a table, or belong to two groups; scores with one left out; and chances in other words. */
export const ofGatherings: Retelling[] = [
  ...told(
    [
      "(?:everyone|everybody|each person) at a (?:meeting|party) (?:shakes|shook) hands with (?:everyone|everybody)(?: else)?(?: once| exactly once)?,? there (?:are|were) (?<t>\\d{1,4}) handshakes(?: in all| in total| altogether)?,? how many people (?:are|were) (?:at|in) the (?:meeting|party)",
      "(?:会议|聚会|晚会)(?:上|中)每2个?人(?:都)?(?:互相)?握1次手,(?:1?共|一共|总共)握了?(?<t>\\d{1,4})次(?:手)?,(?:参加|出席)(?:会议|聚会|晚会)的(?:1?共)?有(?:多少|几)人",
    ],
    ({ t }) => met(t),
  ),
  ...told(
    [
      "(?<n>\\d{1,2}) (?:people|friends|children|students|guests|knights) are (?:to be )?seated (?:around|at) a (?:round|circular) table,? (?:in )?how many (?:different )?ways can (?:this|it) be done(?: if rotations are (?:considered )?the same)?",
      "(?<n>\\d{1,2})(?:个|名|位)(?:小朋友|人|同学|学生)围成1(?:圈|个圆圈)(?:而?坐|坐下)?,?(?:1?共|一共)?有(?:多少|几)种(?:不同的)?(?:坐法|排法|站法)",
    ],
    ({ n }) => (Number(n) > 1 && Number(n) <= 15 ? `what is (${n}-1)!` : null),
  ),
  ...told(
    ["(?:1(?:枚|个|颗))?骰子(?:连续?)?(?:掷|抛|投)(?<n>[23])次,?至少(?:出现|掷出|有)?1次(?:是|出现)?[1-6]点?的概率"],
    ({ n }) => `what is 1-(5/6)^${n}`,
  ),
  ...told(
    [
      "(?:the )?(?:chances?|probability) of (?:drawing|picking|getting) an? (?<w>heart|spade|club|diamond|king|queen|jack|ace) from a (?:standard |full |normal |regular )?(?:deck|pack)(?: of (?:52 )?(?:playing )?cards)?",
    ],
    ({ w = "" }) => `what is 1 - ${52 - (suits[w] ?? 0)}/52`,
  ),
  ...told(
    [
      `(?:the )?(?:chance|probability) of (?<e>winning|losing|rain|snow|success|failure) is (?<p>${chance}),? (?:what is |what's |find )?the (?:chance|probability) of (?:not \\k<e>|no \\k<e>)`,
    ],
    ({ p }) => `what is 1-${put(p)}`,
  ),
  ...told(
    [
      "(?<t>\\d{1,4})(?:个|名)?(?:孩子|学生|同学|人)(?:中|里),?(?:有)?(?<a>\\d{1,4})(?:个|名)?人有[^\\d,]{1,3},(?:有)?(?<b>\\d{1,4})(?:个|名)?人有[^\\d,]{1,3},(?:有)?(?<c>\\d{1,4})(?:个|名)?人2(?:样|种|者)都有,2(?:样|种|者)都没有的(?:有)?(?:多少|几)(?:个|名)?人",
    ],
    ({ t, a, b, c }) =>
      Number(c) <= Math.min(Number(a), Number(b)) && Number(a) + Number(b) - Number(c) <= Number(t)
        ? `what is ${t}-(${a}+${b}-${c})`
        : null,
  ),
  ...told(
    [
      "in a group,? (?:of people,? )?(?<a>\\d{1,4}) (?:people )?(?:speak|like|play|study) [a-z]+,? (?<b>\\d{1,4}) (?:speak|like|play|study) [a-z]+,? (?:and )?(?<c>\\d{1,4}) (?:speak|like|play|study) both,? how many people are in the group,? if (?:everyone|everybody|each person) (?:speaks|likes|plays|studies) at least (?:1|one)(?: of them)?",
      "1组人中(?:有)?(?<a>\\d{1,4})人会[^\\d,]{1,3},(?:有)?(?<b>\\d{1,4})人会[^\\d,]{1,3},(?:有)?(?<c>\\d{1,4})人2(?:种|样|者)都会,每人(?:都)?至少会(?:其中)?[1一](?:种|样),(?:这组|这1组)(?:1?共)?有(?:多少|几)人",
    ],
    ({ a, b, c }) => (Number(c) <= Math.min(Number(a), Number(b)) ? `what is ${a}+${b}-${c}` : null),
  ),
  ...told(
    [
      `(?:the )?(?:mean|average) of (?<n>\\d{1,2}) (?:test scores|scores|numbers|tests) is (?<m>${number}),? (?:if )?the (?:lowest|highest)(?: score| number)?,? (?:which is |of )?(?<k>${number}),? is (?:dropped|removed|left out|taken away),? (?:what is |what's |find )?the (?:mean|average) of the (?:rest|others|other scores|remaining scores|remaining numbers)`,
      `(?<n>\\d{1,2})次(?:成绩|考试|测验|得分)的?平均(?:分)?(?:是|为)?(?<m>${number})分?,(?:如果)?去掉最[低高]分(?<k>${number})分?后?,(?:其余|剩下|余下)的?(?:\\d{1,2}次)?(?:的)?平均(?:分)?(?:是)?(?:多少|几)分?`,
    ],
    ({ n, m, k }) => (Number(n) > 1 ? `what is (${n}*${m}-${k})/(${n}-1)` : null),
  ),
  ...told(
    [
      `(?:the )?(?:mean|average) of \\d{1,2} numbers is (?<m>${number}),? if (?<k>${number}) is (?<o>added to|subtracted from) (?:every|each)(?: number| one| 1| of them)?,? (?:what is |what's |find )?the (?:new )?(?:mean|average)(?: now)?`,
    ],
    ({ m, k, o = "" }) => `what is ${m}${o.startsWith("add") ? "+" : "-"}${k}`,
  ),
  ...told(
    [
      `[^\\d,]{1,4}3次(?:测验|考试)?(?:分别)?(?:得|考了?)(?<a>${number}),(?<b>${number}),(?<c>${number})分,第4次(?:测验|考试)?(?:要|应|至少要)?(?:得|考)(?:多少|几)分,?(?:4次的?)?平均分?(?:才|才能|就)(?:是|达到|为)(?<t>${number})(?:分)?`,
    ],
    ({ a, b, c, t }) => `what is 4*${t}-${a}-${b}-${c}`,
  ),
  ...told(
    [
      "(?<n>\\d{1,2})(?:个|名|位)?(?:人|同学|学生|小朋友)(?:站|排|坐)成?1(?:排|列|行),?(?:其中)?甲(?:不能?|不可以)(?:站|排|坐)?在?(?:2端|排头和排尾|排头或排尾|最边上),?(?:1?共|一共)?有(?:多少|几)种(?:不同的)?(?:站法|排法|坐法|方法)",
    ],
    ({ n }) => (Number(n) > 2 && Number(n) <= 15 ? `what is (${n}-2)*(${n}-1)!` : null),
  ),
  ...told(
    [
      `(?<n>\\d{1,3})个数的平均数(?:是|为)(?<m>${number}),(?:如果)?去掉(?:其中的?|1个数)?(?<k>${number})(?:之?后|以后),?(?:剩下的数的|其余数的|剩下的?|余下的?)?平均数(?:是|变成|为)?(?:多少|几)?`,
    ],
    ({ n, m, k }) => (Number(n) > 1 ? `what is (${n}*${m}-${k})/(${n}-1)` : null),
  ),
  ...told(
    [
      "(?<x>[^\\d,]{1,5}?)[和与](?<y>[^\\d,]{1,5}?)的?(?:数量|只数|人数|个数|本数|棵数)(?:之?比)是(?<a>\\d{1,3}),(?<b>\\d{1,3}),(?:1?共|一共|总共|合起来)(?:有|是)?(?<n>\\d{1,5})[只个人本棵名],(?<w>[^\\d,]{1,5}?)有(?:多少|几)[只个人本棵名]",
    ],
    ({ x, y, a, b, n, w }) => {
      const part = x !== y && w === x ? a : x !== y && w === y ? b : null;
      return part && Number(n) % (Number(a) + Number(b)) === 0 ? `what is ${n}*${part}/(${a}+${b})` : null;
    },
  ),
];
