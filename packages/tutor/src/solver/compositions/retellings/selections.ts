import { type Retelling, told } from "./retelling.ts";

const people = "(?:people|friends|children|kids|students|boys|girls|persons|books|men|women|adults)";
const howEn = "(?:in )?how many (?:different )?ways";
const manyZh = "(?:共|一共|总共)?有?(?:多少|几)种(?:不同的)?";

/** n choose k, in factorials. */
const choose = (n: number, k: number) => (k > n ? "0" : `${n}!/(${k}!*${n - k}!)`);
const isSmall = (...sizes: number[]) => sizes.every((size) => size > 0 && size <= 20);

/** How many people there are if each two of them met once; null where no whole number fits. */
function meeting(times = ""): string | null {
  const n = Math.round((1 + Math.sqrt(1 + 8 * Number(times))) / 2);
  return n > 1 && (n * (n - 1)) / 2 === Number(times) ? `what is (1+√${1 + 8 * Number(times)})/2` : null;
}

/** Choosing `k` of two groups with at least one of one of them: all, without those of the other alone. */
function withOne({ a, b, x, y, k, w }: Record<string, string>): string | null {
  const [one, other, of] = [Number(a), Number(b), Number(k)];
  const single = (name = "") => name.replace(/men$/, "man").replace(/(?<!s)s$/, "");
  const others = single(w) === single(x) ? other : single(w) === single(y) ? one : 0;
  if (!isSmall(one, other, of) || others === 0 || of > one + other) return null;
  return `what is ${choose(one + other, of)} - ${choose(others, of)}`;
}

/** Orders and choices that come down to factorials and powers. */
export const ofSelections: Retelling[] = [
  ...told(
    [
      `(?:at a party,? |there were |at a meeting,? )*(?<t>\\d{1,4}) handshakes (?:were made |took place |happened )?(?:at a (?:party|meeting) )?(?:where |in which |when |if |and |, )?(?:everyone|everybody|each person|every person) (?:shook|shakes) hands (?:exactly )?(?:once )?with (?:everyone|everybody|every|each)(?: other)?(?: else| person)?(?: exactly)?(?: once)?,? how many (?:people|guests|persons)(?: were there| were at the party| attended| were present| are there| came)?`,
      `(?:at a (?:party|meeting),? )?(?:everyone|everybody|each person|every person) (?:shook|shakes) hands (?:exactly )?(?:once )?with (?:everyone|everybody|every|each)(?: other)?(?: else| person)?(?: exactly)?(?: once)?,? (?:and )?(?:there were |a total of |if there were )*(?<t>\\d{1,4}) handshakes(?: in all| in total| altogether| were made)?,? how many (?:people|guests|persons)(?: were there| were at the party| attended| were present| are there| came)?`,
      `(?:在?(?:1次)?(?:聚会|会议|晚会|会)(?:上|中)?,?)?(?:参加的?人?)?每(?:2|两)(?:个)?人(?:之间)?(?:都)?(?:恰好|只)?(?:互相|相互)?握(?:了)?(?:1次手|手1次),?(?:所有人)?(?:1?共|一共|总共)握(?:了)?(?:手)?(?<t>\\d{1,4})次(?:手)?,?(?:请问|问|那么|则)?(?:有|共有|一共有|参加聚会的有|参加的有|到会的有)(?:多少|几)个?人(?:参加|到会)?(?:聚会|会议)?`,
    ],
    ({ t }) => meeting(t),
  ),
  ...told(
    [
      `(?:in a (?:league|tournament),? )?(?:each|every) team (?:plays|played) (?:each|every) other team (?:exactly )?once,? (?:and )?(?:there (?:are|were) )?(?<t>\\d{1,4}) (?:games|matches)(?: are played| were played)?(?: in all| in total| altogether)?,? how many teams(?: are there| were there| are in the league)?`,
      `(?:若干|几)?(?:个|支)?(?:球)?队?(?:进行|参加)?单循环(?:比赛|赛),?(?:每2(?:个|支)?队(?:之间)?(?:都)?(?:只)?(?:比)?赛1场,?)?(?:1?共|一共|总共)(?:比)?赛了?(?<t>\\d{1,4})场,?(?:有|共有|一共有|参赛的有)(?:多少|几)(?:个|支)(?:球)?队(?:参加|参赛)?`,
    ],
    ({ t }) => meeting(t),
  ),
  ...told(
    [`(?:1个)?(?:有|含有?)?(?<n>\\d{1,2})个元素的集合(?:1?共)?有(?:多少|几)个(?<p>真子集|非空子集|子集|非空真子集)`],
    ({ n, p = "" }) => `what is 2^${n} - ${(p.includes("真") ? 1 : 0) + (p.includes("空") ? 1 : 0)}`,
  ),
  ...told(
    [
      `(?<n>\\d{1,2})(?:个|名|位)?(?:人|同学|学生|小朋友|朋友)围(?:着|成)?(?:1张|1个)?圆(?:桌|圈)(?:而?坐|坐下|坐成1圈)?,?${manyZh}(?:坐法|方法|排法)`,
    ],
    ({ n }) => (isSmall(Number(n)) ? `what is (${n}-1)!` : null),
  ),
  ...told(
    [
      `(?<n>\\d{1,2}) ${people} (?:stand|sit|are standing|line up|are arranged|are lined up) in a (?:row|line),? (?:if )?(?:2|a certain 2|2 certain|two) of them (?:must|have to|want to|need to|insist on) (?:be |stand |sit |standing |sitting )?(?:next to each other|together|side by side),? ${howEn}(?: are there| can (?:this|it) be done| can they (?:stand|sit|line up))?`,
      `(?<n>\\d{1,2})(?:个|名|位)?(?:人|同学|学生|小朋友|朋友)(?:站|排|坐)成?(?:1排|1列|1行),?(?:其中)?甲[、和,]?乙(?:2|两)?人?(?:必须|要|一定要|需要?)(?:相邻|站在一起|挨着),?${manyZh}(?:站法|排法|方法|坐法)`,
    ],
    ({ n }) => (isSmall(Number(n) - 1) ? `what is 2*(${n}-1)!` : null),
  ),
  ...told(
    [
      `(?<n>\\d{1,2}) ${people} (?:stand|sit|are standing|line up|are arranged|are lined up) in a (?:row|line),? (?:if )?(?:2|a certain 2|2 certain|two) of them (?:must not|cannot|can't|can not|refuse to|may not) (?:be |stand |sit )?(?:next to each other|together|side by side),? ${howEn}(?: are there| can (?:this|it) be done| can they (?:stand|sit|line up))?`,
      `(?<n>\\d{1,2})(?:个|名|位)?(?:人|同学|学生|小朋友|朋友)(?:站|排|坐)成?(?:1排|1列|1行),?(?:其中)?甲[、和,]?乙(?:2|两)?人?(?:不相邻|不能相邻|不能站在一起|不能挨着|不站在一起),?${manyZh}(?:站法|排法|方法|坐法)`,
    ],
    ({ n }) => (isSmall(Number(n) - 1) ? `what is ${n}! - 2*(${n}-1)!` : null),
  ),
  ...told(
    [
      `${howEn} (?:can|could|are there to) (?:you|i|he|she|a person|tom|someone|we)? ?(?:climb|go up|walk up) (?:a )?(?:flight of |staircase of |staircase with )?(?<n>\\d{1,2}) (?:stairs|steps)(?:,? (?:by )?(?:taking|if (?:you|he|she|i) (?:can )?takes?|going)) (?:either )?1 or 2 (?:steps|stairs)(?: at a time| each time)?(?: are there)?`,
      `(?:上|登上?|走|爬)(?:1个|1段|1座)?(?:有)?(?<n>\\d{1,2})(?:级|阶|个)(?:的)?(?:楼梯|台阶),?(?:每次|每步|1次|一步)(?:只能|可以|能|可)?(?:走|上|登|跨|迈)(?:上)?1(?:级|阶|步|个)?或2(?:级|阶|步|个)(?:台阶|楼梯)?,?${manyZh}(?:走法|方法|上法|方式)`,
    ],
    ({ n }) => (Number(n) > 0 ? `the ${ordinal(Number(n) + 1)} fibonacci number` : null),
  ),
  ...told(
    [
      "(?:the )?magic (?:sum|number|constant) (?:of|for|in) an? (?<k>[345])x[345] magic square(?: (?:with|of|using|made of|filled with) (?:the )?numbers (?:from )?1 to (?<m>\\d{1,2}))?",
      "(?:用|把)1(?:到|至|~|-)(?<m>\\d{1,2})(?:这\\d{1,2}个数)?填(?:入|成)?(?<k>[345])阶幻方,?(?:每(?:1?行|行、每列)|幻和)(?:的(?:数字?|3个数)?(?:之)?和)?",
    ],
    ({ k, m }) => (m === undefined || Number(m) === Number(k) ** 2 ? `what is ${k}*(${k}^2+1)/2` : null),
  ),
  ...told(
    [
      `(?:用)?(?:字母|单词|英文单词|英语单词)(?<w>[a-z]{2,11})(?:的)?(?:所有|全部)?(?:字母|各字母)?(?:重新|可以|能|全部)*(?:有|排列有|排列,?有|排列,?可以有|排成1排,?有|重新排列,?有)(?:多少|几)种(?:不同的)?(?:排列|排法|排列方法|排列方式)?`,
    ],
    ({ w }) => `How many ways can the letters of ${w?.toUpperCase()} be arranged?`,
  ),
  ...told(
    [
      `(?:how many|find the number of) (?:different )?shortest (?:paths|routes|ways)(?: on a grid)? (?:go |are there |lead )?(?:from (?:the |one |1 )?(?:corner|point|place|home) to (?:the |an? )?(?:opposite corner|other corner|another|other|school))?,? ?(?:going |that is |which is |if (?:it|you) (?:is|goes?|must go) )?(?<a>\\d{1,2}) (?:blocks|steps|units|squares) (?:east|west|right|left) and (?<b>\\d{1,2}) (?:blocks|steps|units|squares) (?:north|south|up|down)`,
      `从[^\\d]{0,3}1?[^\\d,]{1,6}到[^\\d]{0,3}1?[^\\d,]{1,6},?(?:要|需要?|必须|得)?(?:往|向)[东西]走(?<a>\\d{1,2})[格段个条](?:街区)?,?(?:再)?(?:往|向)[南北]走(?<b>\\d{1,2})[格段个条](?:街区)?,?(?:走)?(?:最短的?)(?:路线|路径|走法)(?:1?共)?有(?:多少|几)[条种](?:不同的)?(?:走法|路线)?`,
    ],
    ({ a, b }) => (isSmall(Number(a), Number(b)) ? `what is (${a}+${b})!/(${a}!*${b}!)` : null),
  ),
  ...told(
    [
      `(?:1份|这份)?(?:菜单|套餐|快餐店|餐厅|食堂)(?:上|里)?(?:有|提供)(?<a>\\d{1,2})种[^\\d,]{1,4},(?<b>\\d{1,2})种[^\\d,]{1,4}(?:,|和|及)(?<c>\\d{1,2})种[^\\d,]{1,4},(?:每种|各|每类)(?:任?选|点|要)1[种个份],?${manyZh}(?:搭配|选法|方法|配法)(?:方法)?`,
    ],
    ({ a, b, c }) => `what is ${a}*${b}*${c}`,
  ),
  ...told(
    [
      `from (?<a>\\d{1,2}) (?<x>[a-z]+) and (?<b>\\d{1,2}) (?<y>[a-z]+),? (?:choose|select|pick|we choose) (?:a (?:team|committee|group) of )?(?<k>\\d{1,2})(?: people| members| persons| students)?,? (?:with|including|containing) at least (?:1|one) (?<w>[a-z]+),? ?(?:${howEn}(?: are there)?)?`,
      `(?:从)?(?<a>\\d{1,2})(?:名|个)?(?<x>男|女)(?:生|同学)?[、和,]?(?<b>\\d{1,2})(?:名|个)?(?<y>男|女)(?:生|同学)?(?:中|里)?,?(?:任)?选(?:出)?(?<k>\\d{1,2})(?:名|个)?人?,?(?:其中)?(?:要求)?至少(?:有|要有)?1(?:名|个)(?<w>男|女)(?:生|同学),?${manyZh}(?:选法|方法)`,
    ],
    (groups) => (groups.x === groups.y ? null : withOne(groups)),
  ),
  ...told(
    [
      `how many (?<k>[2345])-digit (?<e>even |odd )?(?:numbers|integers) (?:can be|are) (?:formed|made) (?:with|from|using)(?: the digits)? (?<d>\\d(?:, ?\\d){2,8}(?:,? and \\d)?),? (?:if |with )?(?:no (?:repeated|repeating) digits?|no digits? (?:is |are |can be )?repeated|without repeat(?:ing|ed)?(?: any)?(?: digits?)?|no repeats?)`,
    ],
    ({ k, e = "", d = "" }) =>
      `用${d.replaceAll(/,? and |, ?/g, ",")}可以组成多少个没有重复数字的${"零一二三四五"[Number(k)]}位${{ even: "偶数", odd: "奇数" }[e.trim()] ?? "数"}`,
  ),
];

function ordinal(n: number): string {
  const last = n % 100 > 10 && n % 100 < 20 ? 0 : n % 10;
  return `${n}${["th", "st", "nd", "rd"][last] ?? "th"}`;
}
