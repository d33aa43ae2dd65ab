import { type Retelling, told } from "./retelling.ts";

const chance = "(?:0?\\.\\d{1,4}|\\d{1,3}/\\d{1,3}|\\d{1,2}(?:\\.\\d)?%)";
const put = (written = "") => (written.endsWith("%") ? `(${written.slice(0, -1)}/100)` : `(${written})`);

/** Doubles, runs of coins, spinners, what does not depend on each other, and what is expected. */
export const ofRolledAndDrawn: Retelling[] = [
  ...told(
    [
      "(?:同时)?(?:掷|抛|投)(?:出)?2(?:枚|个|颗)(?:质地)?(?:均匀的?)?(?:正方体)?骰子,?(?:朝上的?)?(?:2(?:枚|个|颗)?(?:骰子)?的?)?点数(?:相同|相等|1样)的概率",
    ],
    () => "what is 6/36",
  ),
  ...told(
    [
      "(?:连续)?(?:抛|掷|投)(?:1枚)?(?:质地)?(?:均匀的?)?硬币(?<n>\\d)次,?至少(?:有)?1次(?:是)?(?:正面|反面)(?:朝上|向上)?的概率",
    ],
    ({ n }) => (Number(n) > 0 ? `what is 1-(1/2)^${n}` : null),
  ),
  ...told(
    [
      "(?:1个)?(?:转盘|圆盘)(?:被|平均)*分成(?:相等的)?(?<n>\\d{1,2})(?:等份|份),?(?:分别)?(?:标有?|写有?|标着)1(?:到|至|-|~)(?<m>\\d{1,2})(?:这\\d{1,2}个数字?|的数字?)?,?(?:指针)?(?:转到|指向|转出|停在)(?<w>大于|小于)(?<k>\\d{1,2})的数(?:字)?的概率",
    ],
    ({ n, m, w, k }) => {
      const good = w === "大于" ? Number(n) - Number(k) : Number(k) - 1;
      return n === m && good > 0 && good < Number(n) ? `what is 1-${Number(n) - good}/${n}` : null;
    },
  ),
  ...told(
    [
      `p\\(a\\) ?= ?(?<p>${chance}),? (?:and )?p\\(b\\) ?= ?(?<q>${chance}),? (?:and |where |if )?(?:events )?a and b (?:are )?independent(?: events)?,? (?:find |what is )?p\\(a and b\\)`,
      `[甲][^\\d,]{0,6}命中率(?:是|为)?(?<p>${chance}),乙[^\\d,]{0,6}命中率(?:是|为)?(?<q>${chance}),(?:2人)?(?:各射击1次,?)?2人都(?:命中|射中|击中)(?:目标)?的概率`,
    ],
    ({ p, q }) => `what is ${put(p)}*${put(q)}`,
  ),
  ...told(
    [
      "expected number of (?:heads|tails) (?:in|when|if) (?:you (?:flip|toss) )?(?:a (?:fair )?coin )?(?<n>\\d{1,4}) (?:fair )?(?:coin (?:flips|tosses)|flips of a (?:fair )?coin|times)",
      "(?:抛|掷|投)(?:1枚)?(?:均匀的?)?硬币(?<n>\\d{1,4})次,?(?:正面|反面)(?:朝上|向上)?(?:的)?次数的(?:数学)?期望(?:值)?",
    ],
    ({ n }) => `what is ${n}*1/2`,
  ),
  ...told(
    [
      "expected (?:value|number) (?:of|on|for|when rolling) (?:a roll of |rolling )?(?:1|a|one) (?:fair )?(?:6-sided |standard )?(?:die|dice)(?: roll)?",
      "(?:掷|抛|投)1(?:枚|个|颗)(?:均匀的?)?骰子,?(?:所得)?点数的(?:数学)?期望(?:值)?",
    ],
    () => "what is (1+2+3+4+5+6)/6",
  ),
  ...told(
    [
      "an? (?:box|bag|lot) (?:has|contains|of) (?<a>\\d{1,2}) good(?: bulbs)? and (?<b>\\d{1,2}) (?:bad|defective|broken)(?: bulbs| ones)?,? (?:2|two)(?: bulbs)? are (?:taken|chosen|drawn|picked)(?: at random)?(?: without replacement)?,? (?:what is |what's |find )?(?:the )?(?:probability|chance) (?:that )?both (?:are |bulbs are )?(?<w>good|bad|defective|broken)",
      "盒(?:子)?(?:中|里)有(?<a>\\d{1,2})个(?:好|正)[^\\d,]{1,3}和(?<b>\\d{1,2})个(?:坏|次)[^\\d,]{1,3},(?:从中)?任取2个,?(?:2个)?(?:都|全)是(?<w>好|正|坏|次)(?:的|品)?[^\\d,]{0,3}?的?概率",
    ],
    ({ a, b, w = "" }) => {
      const [good, bad] = [Number(a), Number(b)];
      const wanted = /good|好|正/.test(w) ? good : bad;
      return wanted > 1 ? `what is ${wanted}*${wanted - 1}/(${good + bad}*${good + bad - 1})` : null;
    },
  ),
  ...told(
    [
      "从(?<l>\\d{1,2}(?:,\\d{1,2}){2,8})(?:这)?(?:\\d{1,2}个)?(?:数|数字)?中,?(?:任|任意|随机)(?:取|选|抽)(?:出)?2个(?:不同的)?(?:数)?,?(?:它们的?|2数的?|2个数的?)?(?<o>和|积)(?:是|为)(?<w>偶数|奇数)的概率",
    ],
    ({ l = "", o, w }) => {
      const all = l.split(",").map(Number);
      if (new Set(all).size !== all.length) return null;
      const pairs = all.flatMap((one, at) =>
        all.slice(at + 1).map((other) => (o === "和" ? one + other : one * other)),
      );
      const good = pairs.filter((value) => (value % 2 === 0) === (w === "偶数")).length;
      return good === 0 || good === pairs.length ? null : `what is 1-${pairs.length - good}/${pairs.length}`;
    },
  ),
  ...told(
    [
      `(?:of|in a (?:class|group) of|out of) (?<t>\\d{1,4})(?: students| people| kids)?,? (?<a>\\d{1,4}) (?:like|play|take|study) [a-z]+,? (?<b>\\d{1,4}) (?:like|play|take|study) [a-z]+,? and (?<n>\\d{1,4}) (?:like|play|take|study) neither(?: of them)?,? how many (?:students |people |kids )?(?:like|play|take|study) both`,
      "(?:全班|班上|1个班)?(?:有|共有?)?(?<t>\\d{1,4})(?:名|个)?(?:学生|同学|人)(?:中|里)?,?(?:有)?(?<a>\\d{1,4})(?:名|个)?人?喜欢[^\\d,]{1,4},(?:有)?(?<b>\\d{1,4})(?:名|个)?人?喜欢[^\\d,]{1,4},(?:有)?(?<n>\\d{1,4})(?:名|个)?人(?:2(?:样|科|项|种))?都不喜欢,(?:2(?:样|科|项|种))?都喜欢的(?:有)?(?:多少|几)(?:名|个)?人",
    ],
    ({ t, a, b, n }) => {
      const both = Number(a) + Number(b) + Number(n) - Number(t);
      return both >= 0 && both <= Math.min(Number(a), Number(b)) ? `what is ${a}+${b}+${n}-${t}` : null;
    },
  ),
];
