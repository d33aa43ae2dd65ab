import { type Retelling, told } from "./retelling.ts";

const number = "-?\\d{1,6}(?:\\.\\d{1,3}|/\\d{1,3})?";
const positive = "\\d{1,6}(?:\\.\\d{1,3})?";
const term = `(?:[a-z]|${number})`;
const letterTerm = "(?:\\d{0,2}[a-z](?: ?[-+] ?\\d{1,3})?)";
const three = `(?<a>${term}),? ?(?:and )?(?<b>${term}),? (?:and )?(?<c>${term})`;
const threeZh = `(?<a>${term}),(?<b>${term}),(?<c>${term})`;
const chance = "(?:0?\\.\\d{1,4}|\\d{1,3}/\\d{1,3}|\\d{1,2}(?:\\.\\d)?%)";
const sought = (groups: Record<string, string>) => {
  const all = [groups.a, groups.b, groups.c];
  return all.filter((one) => /^[a-z]$/.test(one ?? "")).join("") === groups.x
    ? (all as [string, string, string])
    : null;
};
const equalSteps = (groups: Record<string, string>) => {
  const [a, b, c] = sought(groups) ?? [];
  return b === undefined ? null : `solve 2*(${b}) = (${a})+(${c})`;
};
/** The one in the middle may have two signs. */
const equalRatios = (groups: Record<string, string>) => {
  const [a, b, c] = sought(groups) ?? [];
  if (a === undefined || b === undefined || c === undefined) return null;
  if (b !== groups.x) return `solve (${b})*(${b}) = (${a})*(${c})`;
  return groups.p && Number(a) > 0 && Number(c) > 0 ? `what is √(${a}*${c})` : null;
};
const solves: Record<string, string> = { sum: "+", difference: "-", 和: "+", 差: "-" };

/** A letter in a list with equal steps, ratios, or a mean; and what else is found by one equation. */
export const ofSoughtInLists: Retelling[] = [
  ...told(
    [
      `(?<x>[a-z]) if ${three} (?:are in (?:an )?(?:arithmetic progression|arithmetic sequence|a\\.?p\\.?)|(?:is|form|make|are) an arithmetic (?:sequence|progression))`,
      `(?:if )?${three} (?:are in (?:an )?(?:arithmetic progression|arithmetic sequence)|(?:is|form|make|are) (?:an )?arithmetic(?: sequence| progression)?),? (?:then )?(?:find |what is )?(?<x>[a-z])`,
      `(?:若|已知)?${threeZh}(?:3个数)?成等差数列,?(?:则|求|那么)?(?<x>[a-z])(?:的值)?`,
    ],
    equalSteps,
  ),
  ...told(
    [
      `(?:if )?${three} (?:are in (?:a )?(?:geometric progression|geometric sequence)|(?:is|form|make|are) (?:a )?geometric(?: sequence| progression)?)(?<p>,? (?:with|and) (?:all )?(?:positive terms|(?:[a-z]|the terms) (?:is|are) positive|[a-z] ?> ?0))?,? (?:then )?(?:find |what is )?(?<x>[a-z])`,
      `(?:若|已知)?${threeZh}(?:3个数)?成等比数列(?<p>,?且?[a-z](?:为正数?|是正数|>0|为正))?,?(?:则|求|那么)?(?<x>[a-z])(?:的值)?`,
    ],
    equalRatios,
  ),
  ...told(
    [
      `(?:the )?sum of the first (?<x>[a-z]) odd (?:numbers|positive integers|natural numbers) is (?<s>\\d{1,6}),? (?:find |what is )?(?<y>[a-z])`,
      `前(?<x>[a-z])个(?:正)?奇数的和(?:是|为|等于)(?<s>\\d{1,6}),?(?:则|求|那么)?(?<y>[a-z])(?:的值)?`,
    ],
    ({ x, s, y }) => (x === y && Number.isInteger(Math.sqrt(Number(s))) ? `what is √${s}` : null),
  ),
  ...told(
    [
      `(?:the )?(?:mean|average) of (?<l>${letterTerm}(?:,? (?:and )?${letterTerm}){1,4}) is (?<m>${positive}),? (?:find |what is )?(?<x>[a-z])`,
      `(?<l>${letterTerm}(?:,${letterTerm}){1,4})的平均数(?:是|为)(?<m>${positive}),?(?:则|求|那么)?(?<x>[a-z])(?:的值)?`,
    ],
    ({ l = "", m, x = "" }) => {
      const all = l.split(/,(?: and)? ?| and /).filter((one) => one !== "");
      return all.length > 1 && new Set(l.match(/(?<![a-z])[a-z](?![a-z])/g)).size === 1 && l.includes(x)
        ? `solve (${all.join("+")})/${all.length} = ${m}`
        : null;
    },
  ),
  ...told(
    [
      `(?<n>\\d{1,2}) numbers have (?:an? )?(?:mean|average) (?:of )?(?<m>${positive}),? (?:and )?(?<k>\\d{1,2}) of them (?:sum|add up|add) to (?<s>${positive}),? (?:what is |find )?(?:the )?(?:fifth|fourth|third|sixth|last|other|remaining)(?: number| one)?`,
      `(?<n>\\d{1,2})个数的平均数(?:是|为)(?<m>${positive}),(?:前|其中)(?<k>\\d{1,2})个数的和(?:是|为)(?<s>${positive}),(?:则|那么)?(?:第\\d{1,2}|最后1|另1|另外1|剩下的1)个(?:数)?`,
    ],
    ({ n, m, k, s }) => (Number(k) === Number(n) - 1 ? `what is ${n}*${m}-${s}` : null),
  ),
  ...told(
    [
      `2 numbers (?:have an average of|average) (?<m>${positive}),? (?:1|one)(?: of them)? is (?<s>${positive}),? (?:what is |find )?(?:the )?other(?: one| number| 1)?`,
    ],
    ({ m, s }) => `what is 2*${m}-${s}`,
  ),
  ...told(
    [`(?:同时)?(?:掷|抛|投)2(?:枚|个|颗)(?:均匀的?)?骰子,?(?:点数)?(?:之)?和(?:是|为|等于)(?<s>\\d{1,2})的概率`],
    ({ s }) => `掷两枚骰子，点数和是${s}的概率`,
  ),
  ...told(
    [
      "(?:连续)?(?:抛|掷|投)(?:1枚)?(?:均匀的?)?硬币(?<n>[2-9])次,?(?:全|都|全部)(?:部)?是?(?:正面|反面)(?:朝上|向上)?的概率",
    ],
    ({ n }) => `what is (1/2)^${n}`,
  ),
  ...told(
    [
      `(?:if )?p\\(a\\) ?= ?(?<p>${chance}),? (?:then )?(?:what is |what's |find )?p\\((?:not a|a complement)\\)`,
      `(?:若|已知)?p\\(a\\) ?= ?(?<p>${chance}),(?:则|那么)?(?:事件)?a不发生的概率`,
    ],
    ({ p = "" }) => `what is 1-${p.endsWith("%") ? `${p.slice(0, -1)}/100` : p}`,
  ),
  ...told(["(?:从)?(?<a>\\d{1,4})(?:1直)?加到(?<b>\\d{1,5})的和"], ({ a, b }) =>
    Number(a) < Number(b) ? `what is (${a}+${b})*(${b}-${a}+1)/2` : null,
  ),
  ...told(
    [
      `(?:if )?(?<e>[a-z] ?[-+] ?[a-z] ?= ?-?\\d{1,4}),? (?:and )?(?<g>[a-z] ?\\*? ?[a-z] ?= ?-?\\d{1,4}),? (?:what is |find )?the square of (?:the|their) (?<o>sum|difference),? (?<w>\\([a-z] ?(?<s>[-+]) ?[a-z]\\)\\^\\{?2\\}?)`,
      `(?:若|已知)?(?<e>[a-z] ?[-+] ?[a-z] ?= ?-?\\d{1,4}),(?<g>[a-z] ?\\*? ?[a-z] ?= ?-?\\d{1,4}),(?:则|求|那么)?(?<o>和|差)的平方(?<w>\\([a-z] ?(?<s>[-+]) ?[a-z]\\)\\^\\{?2\\}?)`,
    ],
    ({ e, g, o = "", w, s }) => (solves[o] === s ? `If ${e} and ${g}, find ${w}` : null),
  ),
  ...told(
    [
      "(?<a>[a-z]) is (?<k>twice|double|\\d{1,2} times) (?<b>[a-z]),? and (?<c>[a-z]) is (?<m>twice|double|\\d{1,2} times) (?<d>[a-z]),? (?:what is |find )?(?:the ratio )?(?<l>[a-z], [a-z], [a-z])",
      "(?<a>甲)数?是(?<b>乙)数?的(?<k>\\d{1,2})倍,(?<c>乙)数?是(?<d>丙)数?的(?<m>\\d{1,2})倍,(?:则|那么)?(?<l>甲,乙,丙)(?:的比)?",
    ],
    ({ a, k, b, c, m, d, l = "" }) => {
      const times = (said = "") => (/^\d+/.test(said) ? Number.parseInt(said, 10) : 2);
      return b === c && l.replaceAll(" ", "") === `${a},${b},${d}`
        ? `simplify the ratio ${times(k) * times(m)} : ${times(m)} : 1`
        : null;
    },
  ),
  ...told(
    ["divide (?<a>\\d{1,3}/\\d{1,3}|\\d{1,4}) by (?<b>\\d{1,3} \\d{1,3}/\\d{1,3})"],
    ({ a, b = "" }) => `what is (${a})/(${b.replace(" ", "+")})`,
  ),
  ...told(["how many minutes (?:is|are|in) (?<p>\\d{1,3}/\\d{1,3}) of an hour"], ({ p }) => `what is ${p}*60`),
  ...told(
    [
      `(?:a |the |my )?(?:restaurant |dinner |lunch )?bill is (?<n>${positive})(?: dollars)?,? (?:you |i |we |they )?(?:leave|add|give|left) an? (?<p>\\d{1,2})% tip,? (?:what is |find )?(?:the )?total(?: cost| bill)?`,
      `sales tax (?:of|is) (?<p>\\d{1,2}(?:\\.\\d)?)% on an? (?<n>${positive}) dollar purchase,? (?:what is |find )?(?:the )?total(?: cost)?`,
      `账单(?:是)?(?<n>${positive})元,(?:另给|另付|再给|加)(?<p>\\d{1,2})%(?:的)?小费,?(?:1?共|一共|总共)(?:要)?付(?:多少元?|几元)`,
      `(?<n>${positive})元的(?:商品|东西|物品),?(?:要)?(?:加收|另加|加)(?<p>\\d{1,2})%的税,?总价(?:是)?(?:多少元?)?`,
    ],
    ({ n, p }) => `what is ${n}*(100+${p})/100`,
  ),
  ...told(
    [
      "in how many ways can (?:the )?(?:first, second,? and third|gold, silver,? and bronze)(?: prizes?| places?| medals?)? be (?:awarded|given|decided)(?: to| among| in a race of| in a race with) (?<n>\\d{1,2}) (?:runners|people|students|swimmers|racers|contestants|players)",
      "(?<n>\\d{1,2})(?:个|名)?(?:人|选手|同学|运动员)(?:参加)?(?:赛跑|比赛|跑步比赛),?前3名(?:的?(?:名次|排名|结果))?(?:1?共)?有(?:多少|几)种(?:不同的)?(?:可能|情况|结果)",
    ],
    ({ n }) => (Number(n) >= 3 ? `what is ${n}*(${n}-1)*(${n}-2)` : null),
  ),
];
