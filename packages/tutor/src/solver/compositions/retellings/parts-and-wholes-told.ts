import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const number = "\\d{1,6}(?:\\.\\d{1,3})?";
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isPrime = (n: number) => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false;
  return n > 1;
};
const count = (said = "") => ({ 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8 })[said] ?? Number(said);
const kindZh = "(?:身高|体重|年龄|成绩|得分|分数|身长)?";
const unitZh = "(?:厘米|千克|岁|分|米)?";
const itsName = "(?:甲|乙|a|b)";
const commonZh = "最大公(?:因|约)数";
const multipleZh = "最小公倍数";
const boxesZh = "(?:\\( *\\)|_{2,}|▢|多少|几)?";

/** The one number of a pair, from the other and what they share. */
const otherOf = ({ x, y, n, g, g2, l, l2 }: Record<string, string>) => {
  const [common, multiple] = [g ?? g2, l ?? l2].map(Number);
  const other = ((common ?? 0) * (multiple ?? 0)) / Number(n);
  return x !== y && Number.isInteger(other) && gcd(other, Number(n)) === common
    ? `what is ${common}*${multiple}/${n}`
    : null;
};

/** Means of a few with one more, parts of differences, pairs by what they share, and months, years, and signs of the zodiac. */
export const ofPartsAndWholes: Retelling[] = [
  ...told(
    [
      `(?<x>${itsName})数?(?:是|为)(?<n>\\d{1,5}),(?:它们|${itsName},?(?:和|与)?${itsName}(?:2数|2个数)?)的(?:${multipleZh}(?:是|为)(?<l>\\d{1,6}),(?:它们的)?${commonZh}(?:是|为)(?<g>\\d{1,4})|${commonZh}(?:是|为)(?<g2>\\d{1,4}),(?:它们的)?${multipleZh}(?:是|为)(?<l2>\\d{1,6}))${thenZh}(?<y>${itsName})数?${whatZh}`,
      `(?:${itsName},?(?:和|与)?${itsName}(?:2数|2个数)?)的(?:${multipleZh}(?:是|为)(?<l>\\d{1,6}),(?:它们的)?${commonZh}(?:是|为)(?<g>\\d{1,4})|${commonZh}(?:是|为)(?<g2>\\d{1,4}),(?:它们的)?${multipleZh}(?:是|为)(?<l2>\\d{1,6})),(?:如果|已知|若|其中)?(?<x>${itsName})数?(?:是|为)(?<n>\\d{1,5})${thenZh}(?<y>${itsName})数?${whatZh}`,
    ],
    otherOf,
  ),
  ...told(
    [`2个质数的差(?:是|为|等于)(?<d>\\d*[13579])${thenZh}(?:这2个质数|它们|这2个数)?(?:分别)?${whatZh}`],
    ({ d }) => (isPrime(Number(d) + 2) ? `all whole numbers n among 2, ${Number(d) + 2} with n is prime` : null),
  ),
  ...told(
    [
      `(?:把|将)?(?<a>\\d{1,3})/(?<b>\\d{1,3})的(?<x>分子|分母)(?:加上?|增加)(?<c>\\d{1,4}),(?:要使?|为了?使?|若要|使|要想)?(?:得)?(?:分数的?)?(?:大小|值|分数值)?(?:大小)?不变,?(?:那么|则)?(?<y>分子|分母)(?:应该?|要|应当|必须|需要?)?(?:乘|乘以|扩大到原来的)(?:多少|几)?倍?`,
    ],
    ({ a, b, x, y, c }) => {
      const own = x === "分子" ? a : b;
      return x === y || !Number.isInteger(Number(c) / Number(own)) ? null : `what is (${own}+${c})/${own}`;
    },
  ),
  ...told(
    [
      `(?<a>\\d{1,4}(?:\\.\\d{1,3}|/\\d{1,3})?)的倒数(?<s>加上?|与|减去?|乘以?|除以)(?<b>\\d{1,4}(?:\\.\\d{1,3}|/\\d{1,3})?)的倒数(?:的(?<o>和|差|积|商))?(?:和|差|积|商)?${whatZh}`,
    ],
    ({ a, s = "", b, o = "" }) => {
      const sign = { 加: "+", 减: "-", 乘: "*", 除: "/", 和: "+", 差: "-", 积: "*", 商: "/" }[o || s.charAt(0)];
      return sign && Number(a) !== 0 ? `what is 1/(${a}) ${sign} 1/(${b})` : null;
    },
  ),
  ...told(
    [
      `(?<x>[a-z]|1个数|某数)的倒数(?:是|等于|为)(?<b>\\d{1,4}(?:\\.\\d{1,3}|/\\d{1,3})?)${thenZh}(?:\\k<x>|这个数)${whatZh}`,
    ],
    ({ b }) => `what is 1/(${b})`,
  ),
  ...told(
    [
      `(?<n>[3-8三四五六七])(?:位|个|名)(?:同学|人|小朋友|队员|学生)的?平均(?<k>身高|体重|年龄|成绩|得分)(?:是|为)(?<m>${number})${unitZh},(?:其中)?(?<j>[2-7二三四五六两])(?:位|个|名)?(?:同学|人|小朋友|队员|学生)?的?平均(?:\\k<k>)?(?:是|为)(?<q>${number})${unitZh},?${thenZh}(?:第[五四六三5463]|另外?(?:1|一)|剩下的?(?:1|一)?|还有(?:1|一))(?:位|个|名)?(?:同学|人|小朋友|队员|学生)?的?${kindZh}${whatZh}${unitZh}`,
    ],
    ({ n, j, m, q }) => (count(j) === count(n) - 1 ? `what is ${count(n)}*${m}-${count(j)}*${q}` : null),
  ),
  ...told(
    [
      `(?:在)?(?:1个|1道)?减法(?:算式|题)?(?:里|中)?,?被减数,减数(?:,|与|和)差(?:这3个数)?的?(?:总)?和(?:是|为|等于)(?<s>${number}),?${thenZh}被减数${whatZh}`,
      `(?:在)?(?:1个|1道)?减法(?:算式|题)?(?:里|中)?,?被减数加(?:上)?减数(?:再)?加(?:上)?差(?:的和)?(?:是|为|等于|得)(?<s>${number}),?${thenZh}被减数${whatZh}`,
    ],
    ({ s }) => `what is ${s}/2`,
  ),
  ...told(
    [
      `甲,?(?:和)?乙(?:2个?)?数?的?平均数?(?:是|为)(?<a>${number}),乙,?(?:和)?丙(?:2个?)?数?的?平均数?(?:是|为)(?<b>${number}),(?:甲,?(?:和)?丙|丙,?(?:和)?甲)(?:2个?)?数?的?平均数?(?:是|为)(?<c>${number}),?${thenZh}甲,?乙,?(?:和)?丙(?:3个?)?数?的?平均数?${whatZh}`,
    ],
    ({ a, b, c }) => `what is (${a}+${b}+${c})/3`,
  ),
  ...told(
    [
      `(?:任意|在|有)?(?<n>\\d{1,4})(?:个|名)?(?:人|同学|学生)(?:中|里)?,?(?:那么)?(?:至少|最少)有(?:多少|几)?(?:个|名)?(?:人|同学)?(?:的)?(?:属相|生肖)(?:是)?(?:相同|1样|一样)的?`,
    ],
    ({ n }) => (Number(n) > 12 ? `calculate ceil(${n}/12)` : null),
  ),
  ...told([`(?<y>\\d{4})年的?2月(?:份)?(?:[1一]?共)?有(?:多少|几)天`], ({ y }) => {
    const year = Number(y);
    return `what is 28+${(year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 1 : 0}`;
  }),
  ...told([`(?<y>\\d{4})年(?:全年)?(?:[1一]?共)?有(?:多少|几)天`], ({ y }) => {
    const year = Number(y);
    return `what is 365+${(year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 1 : 0}`;
  }),
  ...told(
    [
      `(?:某月|这个月|\\d{1,2}月)(?:的)?(?<a>\\d{1,2})(?:日|号)(?:是)(?:星期|周)(?<w>[1-6一二三四五六日天]),(?:那么)?(?:这个月|同月|本月|当月)(?:的)?(?<b>\\d{1,2})(?:日|号)(?:是)?(?:星期|周)几`,
    ],
    ({ a, w = "", b }) => {
      const day = ["日", "一", "二", "三", "四", "五", "六"][Number(w)] ?? w;
      const apart = Number(b) - Number(a);
      return apart > 0 && Number(b) <= 31 ? `今天是星期${day}，再过 ${apart} 天是星期几` : null;
    },
  ),
  ...told(
    [
      `(?:布袋|口袋|袋子?|盒子?|箱子?)(?:里|中)?(?:装)?有(?:形状)?(?:大小)?(?:同样大小|大小相同|相同大小|形状大小相同)的(?<l>(?:[红黄蓝绿白黑],?和?){2,6})(?:(?<c>[2-6二三四五])(?:种颜色的)?)?(?:色)?(?:的)?(?:小)?球各(?<n>\\d{1,3})个,[^\\d]{0,8}?(?:1次)?(?:至少|最少)(?:要)?(?:摸|取|拿)出?(?:多少|几)个(?:球)?,?(?:才能?)?(?:保证|确保)(?:其中|摸到|取到)?(?:1定|一定)?有(?<k>[2-9])个(?:球)?(?:是)?(?:颜色相同|同色|同颜色|颜色1样|相同颜色)的?(?:球)?`,
    ],
    ({ l = "", c, n, k }) => {
      const many = l.match(/[红黄蓝绿白黑]/g)?.length ?? 0;
      return many > 1 && (!c || count(c) === many) && Number(n) >= Number(k) ? `what is (${k}-1)*${many}+1` : null;
    },
  ),
  ...told(
    [
      `(?:[^2-9]{0,26},)?每辆(?:车)?坐(?<a>\\d{1,3})人,?(?:则|就|那么)?(?:有|还有|剩下?|多)(?<r>\\d{1,3})人(?:没有?座位|没有?座|没有?车坐|坐不下|没上车)?,(?:如果)?每辆(?:车)?坐(?<b>\\d{1,3})人,?(?:则|就|那么)?(?:正好|恰好|刚好)?(?:多出?|空出?|余|少用)(?<k>\\d)辆(?:车)?,?${thenZh}(?:[1一]?共)?(?:有|租了)?(?<w>(?:多少|几)?(?:个|名)?(?:同学|学生|人|师生)|(?:多少|几)?辆车?)(?:参加[^\\d,]{0,4})?`,
    ],
    ({ a, r, b, k, w = "" }) => {
      const apart = Number(b) - Number(a);
      const cars = (Number(r) + Number(b) * Number(k)) / apart;
      if (apart <= 0 || !Number.isInteger(cars)) return null;
      const shown = `(${r}+${b}*${k})/(${b}-${a})`;
      return /辆/.test(w) ? `what is ${shown}` : `what is ${a}*${shown}+${r}`;
    },
  ),
  ...told(
    [
      `(?:规定|如果|若)?(?<a>\\d)(?<o>[※△▽☆⊕◎*@#])(?<b>\\d)=(?<e>\\d{1,3}(?:\\+\\d{1,3}){1,7})(?:,(?<a2>\\d)\\k<o>(?<b2>\\d)=(?<e2>\\d{1,3}(?:\\+\\d{1,3}){1,7}))?,?(?:按这种规定|按此规定|按照这样的规定|照这样|按此规律|那么|则|求|按照?这种运算|计算)*,?(?<c>\\d)\\k<o>(?<d>\\d)${whatZh}${boxesZh}`,
    ],
    ({ a, b, e = "", a2, b2, e2, c, d }) => {
      const run = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at).join("+");
      const fits = run(Number(a), Number(b)) === e && (!e2 || run(Number(a2), Number(b2)) === e2);
      return fits && Number(b) > 2 && Number(d) > 0 ? `what is ${run(Number(c), Number(d))}` : null;
    },
  ),
];
