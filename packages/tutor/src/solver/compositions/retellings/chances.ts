import { type Retelling, told } from "./retelling.ts";

const colorsEn = "red|blue|green|yellow|white|black|orange|purple|pink|brown";
const thingsEn = "(?: (?:balls?|marbles?|chips?|candies|beads?|socks?|tiles?|counters?))?";
const some = `\\d{1,2} (?:${colorsEn})${thingsEn}`;
const listEn = `(?<l>${some}(?:,? (?:and )?${some}){1,4})`;
const bagEn = `(?:an? |the )?(?:bag|box|urn|jar|bowl) (?:has|contains|holds|with) ${listEn}`;
const chance = "(?:0?\\.\\d{1,4}|\\d{1,3}/\\d{1,3}|\\d{1,2}(?:\\.\\d)?%)";
const askEn = "(?:what is |what's |find )?(?:the )?(?:probability|chance)";
const put = (written = "") => (written.endsWith("%") ? `${written.slice(0, -1)}/100` : written);

/** How many there are of each color. */
function colors(list = ""): Map<string, number> | null {
  const found = [...list.matchAll(new RegExp(`(\\d{1,2}) (${colorsEn})`, "g"))];
  const counts = new Map(found.map(([, count, color = ""]): [string, number] => [color, Number(count)]));
  return counts.size === found.length && counts.size > 1 ? counts : null;
}
const all = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

const suits = new Map([
  ["k", 4],
  ["q", 4],
  ["j", 4],
  ["a", 4],
  ["红桃", 13],
  ["黑桃", 13],
  ["方块", 13],
  ["梅花", 13],
  ["红色", 26],
  ["黑色", 26],
]);

const verb = "(?:plays?|likes?|takes?|studies|study|has|have|owns?|speaks?|eats?|drinks?|can)?";
const groupEn = (name: string) =>
  `(?<${name}>\\d{1,4}) (?:students |people |kids |of them |children )?${verb} ?(?:[a-z]+(?: [a-z]+)?)`;
const bothEn = `(?<c>\\d{1,4}) (?:students |people |kids |of them |children )?${verb} ?(?:both|both of them)(?: [a-z]+)?`;
const fitting = (a: number, b: number, c: number) => c <= Math.min(a, b);

/** Chances, what is expected, and groups that overlap, told in short. */
export const ofChances: Retelling[] = [
  ...told(
    [
      "(?:what is |what's |find )?(?:the )?probability (?:of getting|of flipping|of tossing|of) (?<w>exactly|at least|at most|no more than|no fewer than)? ?(?<k>\\d) (?<f>heads|head|tails|tail) (?:in|with|from|when you make) (?<n>\\d{1,2}) (?:coin )?(?:flips|tosses)(?: of a (?:fair )?coin)?",
      "(?:what is |what's |find )?(?:the )?probability (?:of getting|of) (?<w>exactly|at least|at most)? ?(?<k>\\d) (?<f>heads|head|tails|tail) when (?:you flip|flipping|tossing|you toss|i flip|i toss) (?:a|1|one) (?:fair )?coin (?<n>\\d{1,2}) times",
    ],
    ({ w, k, f, n }) =>
      `A fair coin is flipped ${n} times. What is the probability of getting ${w ? `${w} ` : ""}${k} ${f}?`,
  ),
  ...told(
    [
      `${bagEn},? ${askEn} (?:of|that you are|for) (?:drawing|picking|getting|pulling(?: out)?|choosing|selecting) (?:an? |1 )?(?<n>not )?(?<w>${colorsEn})(?: or (?:an? )?(?<v>${colorsEn}))?(?: 1| one| ball| marble| chip| bead| candy)?(?: at random)?`,
      `${bagEn},? ${askEn} (?:that )?(?:a |1 |one )?(?:ball|marble|chip|bead)?(?: is)?(?: drawn| chosen| picked)(?: at random)? is (?<n>not )?(?<w>${colorsEn})(?: or (?<v>${colorsEn}))?`,
    ],
    ({ l, n, w = "", v = "" }) => {
      const counts = colors(l);
      const good = (counts?.get(w) ?? 0) + (v && v !== w ? (counts?.get(v) ?? 0) : 0);
      if (!counts || good === 0 || (v && !counts.has(v)) || (n && v)) return null;
      return `what is 1 - ${n ? good : all(counts) - good}/${all(counts)}`;
    },
  ),
  ...told(
    [
      `(?:2|two) (?:balls|marbles|chips|beads) are (?:drawn|picked|taken|chosen)(?: at random)? without replacement from (?:a (?:bag|box|urn|jar) (?:with|of|containing) )?${listEn},? ${askEn} (?:that )?(?:they are |of )?both(?: are| being)?(?: of them)? (?<w>${colorsEn})`,
      `${bagEn},? (?:2|two) (?:balls|marbles|chips|beads)? ?(?:are )?(?:drawn|picked|taken|chosen)(?: at random)? without replacement,? ${askEn} (?:that )?(?:they are |of )?both(?: are| being)?(?: of them)? (?<w>${colorsEn})`,
    ],
    ({ l, w = "" }) => {
      const counts = colors(l);
      const good = counts?.get(w) ?? 0;
      return counts && good > 1 ? `what is ${good}*${good - 1}/(${all(counts)}*${all(counts) - 1})` : null;
    },
  ),
  ...told(
    [
      `袋(?:子)?(?:里|中)?有?(?<a>\\d{1,2})个(?<x>[红白黑黄蓝绿])球[、和,]?(?<b>\\d{1,2})个(?<y>[红白黑黄蓝绿])球,?(?:不放回地?)(?:随机)?(?:连续|依次)?(?:摸|取|抽)(?:出)?2(?:个|次)(?:球)?,?(?:2个)?(?:都|全)是(?<w>[红白黑黄蓝绿])球的概率`,
    ],
    ({ a, x, b, y, w }) => {
      const [good, other] = w === x ? [Number(a), Number(b)] : w === y ? [Number(b), Number(a)] : [0, 0];
      return good > 1 && x !== y ? `what is ${good}*${good - 1}/(${good + other}*${good + other - 1})` : null;
    },
  ),
  ...told(
    [
      `(?:从)?(?:1副)?(?:去掉大小王的)?(?:1副)?(?:52张的?)(?:1副)?扑克牌?中?(?:里)?(?:任意|随机|任)?抽(?:取|出)?1张(?:牌)?,?(?:抽到|是|恰好是|恰好抽到|抽到的是)(?<w>[kqja]|红桃|黑桃|方块|梅花|红色|黑色)(?:牌)?的概率`,
    ],
    ({ w = "" }) => (suits.has(w) ? `what is ${suits.get(w)}/52` : null),
  ),
  ...told(
    [
      "(?:连续)?(?:掷|抛|投)(?:1(?:枚|个|颗))?(?:均匀的?)?(?:正方体)?骰子(?<n>[23])次,?至少(?:有)?1次(?:是|出现|掷出|掷得|点数(?:是|为))(?<k>[1-6])(?:点)?的概率",
      "(?:同时)?(?:掷|抛|投)(?<n>[23])(?:枚|个|颗)(?:均匀的?)?骰子,?至少(?:有)?1(?:枚|个|颗)(?:是|出现|点数(?:是|为))(?<k>[1-6])(?:点)?的概率",
    ],
    ({ n }) => `what is 1-(5/6)^${n}`,
  ),
  ...told(
    [
      `(?:the )?probability (?:of rain|that it (?:rains|will rain)|of snow|of winning|that (?:he|she|a team|the team) wins)(?: tomorrow| today)? is (?<p>${chance}),? ${askEn} (?:that )?(?:it |he |she |the team |of )?(?:does not|doesn't|will not|won't|does n't|not)(?: rain(?:ing)?| snow(?:ing)?| win(?:ning)?)(?: tomorrow| today)?`,
      `(?:明天|今天)?(?<e>下雨|下雪|获胜|中奖)的概率(?:是|为)(?<p>${chance}),?(?:那么|则)?(?:明天|今天)?(?:不|没有?|不会|未)\\k<e>的概率`,
    ],
    ({ p }) => `what is 1-${put(p)}`,
  ),
  ...told(
    [
      `(?:a|the) game pays (?<x>\\d{1,5})(?: dollars)? with probability (?<p>${chance}),? and (?<y>\\d{1,5})(?: dollars)? otherwise,? (?:what is |what's |find )?(?:the )?expected (?:value|payoff|payout|winnings?)(?: of the game)?`,
      `(?:1个|某个?)?游戏,?有(?<p>${chance})的概率(?:得|得到|赢|赢得)(?<x>\\d{1,5})元?,?(?:否则|其余情况|其他情况)(?:得|得到|赢|赢得)(?<y>\\d{1,5})元?,?(?:它的|所得的?|得钱的?)?(?:数学)?期望(?:值)?(?:是)?(?:多少元?|几元)?`,
    ],
    ({ x, p, y }) => `what is ${x}*(${put(p)})+${y}*(1-${put(p)})`,
  ),
  ...told(
    [
      `(?:in |of |out of |there are )?(?:a (?:class|group|school) of )?(?<t>\\d{1,4})(?: students| people| kids| children)?,? ${groupEn("a")},? (?:and )?${groupEn("b")},? (?:and )?${bothEn},? how many (?:students |people |kids |children |of them )?${verb} ?(?:do )?(?<w>neither|at least (?:1|one)|only (?:1|one)|exactly (?:1|one)|either)(?: of them| of these| sport| subject| game)?`,
      `(?<a>\\d{1,4}) (?:students|people|kids|children) ${verb} ?[a-z]+,? (?:and )?${groupEn("b")},? (?:and )?${bothEn},? how many (?:students |people |kids |children )?${verb} ?(?<w>at least (?:1|one)|only (?:1|one)|exactly (?:1|one))(?: of them| of these| fruit| sport| subject)?`,
    ],
    overlap,
  ),
  ...told(
    [
      "(?:全班|1个班|某班|班上|班里|全年级|1班)(?:1?共|有)*(?<t>\\d{1,4})(?:名|个)?(?:人|学生|同学),?(?:其中)?(?:有)?(?<a>\\d{1,4})(?:名|个)?(?:人|学生|同学)[^\\d,]{1,8},?(?:有)?(?<b>\\d{1,4})(?:名|个)?(?:人|学生|同学)[^\\d,]{1,8},?(?:有)?(?<c>\\d{1,4})(?:名|个)?(?:人|学生|同学)(?:[2两](?:样|项|种|者|门|科)都[^\\d,不没]{1,6}|既[^\\d,]{1,6}又[^\\d,]{1,6}),?(?<w>[2两](?:样|项|种|者|门|科)都(?:不|没)[^\\d,]{1,6}?|既不[^\\d,]{1,6}又不[^\\d,]{1,6}?)的?(?:有)?(?:多少|几)(?:名|个)?(?:人|学生|同学)",
      "喜欢[^\\d,]{1,4}的(?:有)?(?<a>\\d{1,4})人,喜欢[^\\d,]{1,4}的(?:有)?(?<b>\\d{1,4})人,[2两](?:样|种|者)都喜欢的(?:有)?(?<c>\\d{1,4})人,?(?<w>至少喜欢(?:其中)?[1一](?:样|种)|只喜欢(?:其中)?[1一](?:样|种))的?(?:1?共)?有?(?:多少|几)人",
    ],
    overlap,
  ),
];

/** Of two groups that share some: those in neither, in one at least, or in one only. */
function overlap({ t, a, b, c, w = "" }: Record<string, string>): string | null {
  const [one, other, both] = [Number(a), Number(b), Number(c)];
  if (!fitting(one, other, both) || (t !== undefined && one + other - both > Number(t))) return null;
  if (/only|exactly|只/.test(w)) return `what is ${a}+${b}-2*${c}`;
  if (/neither|不|没/.test(w)) return t === undefined ? null : `what is ${t}-(${a}+${b}-${c})`;
  return `what is ${a}+${b}-${c}`;
}
